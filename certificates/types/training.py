"""Proof that a person took part in a training."""

from typing import Any

from .credential_profiles import OPEN_BADGES
from .presets_en10204_fields import credential, field, named
from .type import PrintLayout, RequirableField, ShowHolder, SubjectKind, UniqueBy

_FIELDS = [
    field("course", "Kurs", "Course", "Cours", "Kursi", searchable=True),
    field("programmeCode", "Kurskennung", "Course code", "Code du cours", "Kodi i kursit"),
    field("content", "Inhalte", "Contents", "Contenus", "Përmbajtja"),
    field("startsOn", "Beginn", "Starts on", "Début", "Fillimi", kind="date"),
    field("endsOn", "Ende", "Ends on", "Fin", "Mbarimi", kind="date"),
    field("hours", "Stunden", "Hours", "Heures", "Orët", kind="decimal"),
    field("credits", "ECTS-Punkte", "ECTS credits", "Crédits ECTS", "Kredite ECTS", kind="decimal"),
    field("place", "Ort", "Place", "Lieu", "Vendi"),
    field("instructor", "Leitung", "Instructor", "Formateur", "Trajneri"),
    field("legalBasis", "Rechtsgrundlage", "Legal basis", "Base légale", "Baza ligjore"),
    field("result", "Ergebnis", "Result", "Résultat", "Rezultati"),
    field(
        "completedOn",
        *("Abschlussdatum", "Date of completion", "Date de fin", "Data e përfundimit"),
        kind="date",
    ),
]

TRAINING_CERTIFICATE: dict[str, Any] = {
    "code": "training",
    "kind": SubjectKind.PERSON.value,
    "required": [RequirableField.HOLDER_NAME.value],
    "show_holder": ShowHolder.NAME.value,
    "validity_months": 24,
    "unique_by": UniqueBy.EXTERNAL_REF.value,
    "print_layout": PrintLayout.TRAINING.value,
    "number_pattern": "TR-{year}-{seq:5}",
    **named(
        (
            "Schulungsnachweis",
            "Training certificate",
            "Attestation de formation",
            "Certifikatë trajnimi",
        ),
        (
            "Bestätigt die Teilnahme einer Person an einer Schulung und ihr Ergebnis.",
            "Confirms that a person took part in a training, and with which result.",
            "Confirme la participation d’une personne à une formation, et son résultat.",
            "Vërteton pjesëmarrjen e një personi në një trajnim dhe rezultatin.",
        ),
    ),
    "fields": _FIELDS,
    "credential": credential(OPEN_BADGES, achievement_type="CertificateOfCompletion"),
}
