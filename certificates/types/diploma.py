"""A qualification that an educational institution awards."""

from typing import Any

from .credential_profiles import OPEN_BADGES
from .presets_en10204_fields import credential, field, named
from .type import PrintLayout, RequirableField, ShowHolder, SubjectKind, UniqueBy

_FIELDS = [
    field("dateOfBirth", "Geburtsdatum", "Date of birth", "Date de naissance", "Data e lindjes", kind="date", public=False),
    field("placeOfBirth", "Geburtsort", "Place of birth", "Lieu de naissance", "Vendi i lindjes", public=False),
    field("studentNo", "Matrikelnummer", "Student number", "N° d’étudiant", "Numri i studentit", public=False, searchable=True),
    field("programme", "Studiengang", "Programme of study", "Filière d’études", "Programi i studimit", searchable=True),
    field("programmeCode", "Kennung des Studiengangs", "Programme code", "Code de la filière", "Kodi i programit"),
    field("qualification", "Verliehene Qualifikation", "Qualification awarded", "Titre décerné", "Kualifikimi i fituar"),
    field("eqfLevel", "EQR-Niveau", "EQF level", "Niveau CEC", "Niveli KEK", kind="choice", choices=[str(level) for level in range(1, 9)]),
    field("credits", "ECTS-Punkte", "ECTS credits", "Crédits ECTS", "Kredite ECTS", kind="decimal"),
    field("hours", "Stunden", "Hours", "Heures", "Orët", kind="decimal"),
    field("grade", "Gesamtnote", "Overall grade", "Note finale", "Nota përfundimtare", public=False),
    field("thesis", "Thema der Abschlussarbeit", "Title of the thesis", "Sujet du mémoire", "Tema e punimit të diplomës"),
    field("languageOfInstruction", "Unterrichtssprache", "Language of instruction", "Langue d’enseignement", "Gjuha e mësimit"),
    field("completedOn", "Abschlussdatum", "Date of completion", "Date d’obtention", "Data e përfundimit", kind="date"),
    field(
        "transcript",
        *("Leistungsübersicht", "Transcript of records", "Relevé de notes", "Transkripta e notave"),
        public=False,
        columns=(
            ("Modul", "Module", "Module", "Moduli"),
            ("Punkte", "Credits", "Crédits", "Kreditet"),
            ("Note", "Grade", "Note", "Nota"),
        ),
    ),
]  # fmt: skip

DIPLOMA: dict[str, Any] = {
    "code": "diploma",
    "kind": SubjectKind.PERSON.value,
    "required": [RequirableField.HOLDER_NAME.value],
    "show_holder": ShowHolder.NAME.value,
    "unique_by": UniqueBy.EXTERNAL_REF.value,
    "print_layout": PrintLayout.DIPLOMA.value,
    "number_pattern": "DIP-{year}-{seq:5}",
    **named(
        ("Diplom", "Diploma", "Diplôme", "Diplomë"),
        (
            "Verleiht nach bestandenem Studium oder bestandener Ausbildung eine Qualifikation.",
            "Awards a qualification after a programme of study or training was passed.",
            "Décerne un titre à l’issue d’études ou d’une formation réussies.",
            "Jep një kualifikim pas përfundimit me sukses të studimeve ose të shkollimit.",
        ),
    ),
    "fields": _FIELDS,
    "credential": credential(OPEN_BADGES, achievement_type="Diploma"),
}
