"""The supplier's declaration of conformity, with the contents of EN ISO/IEC 17050-1."""

from typing import Any

from .credential_profiles import UNTP_DCC
from .presets_en10204_fields import credential, field, named
from .type import PrintLayout, RequirableField, ShowHolder, SubjectKind, UniqueBy

_FIELDS = [
    field(
        "supplierAddress",
        *("Anschrift des Ausstellers", "Address of the issuer"),
        *("Adresse de l’émetteur", "Adresa e lëshuesit"),
    ),
    field(
        "object",
        *("Gegenstand der Erklärung", "Object of the declaration"),
        *("Objet de la déclaration", "Objekti i deklaratës"),
    ),
    field(
        "model", "Typ, Modell", "Type, model", "Type, modèle", "Tipi, modeli", searchable=True
    ),
    field(
        "legislation",
        *("Einschlägige Rechtsvorschriften", "Relevant legislation"),
        *("Législation applicable", "Legjislacioni përkatës"),
    ),
    field(
        "standards",
        *("Angewandte Normen und Spezifikationen", "Standards and specifications applied"),
        *("Normes et spécifications appliquées", "Standardet dhe specifikimet e zbatuara"),
        columns=(
            ("Dokument-Nr.", "Document no.", "N° de document", "Nr. i dokumentit"),
            ("Titel", "Title", "Titre", "Titulli"),
            ("Ausgabe", "Edition", "Édition", "Botimi"),
        ),
    ),
    field(
        "notifiedBody",
        *("Notifizierte Stelle", "Notified body", "Organisme notifié", "Organi i njoftuar"),
    ),
    field(
        "notifiedBodyCertificate",
        *("Bescheinigung der notifizierten Stelle", "Certificate of the notified body"),
        *("Attestation de l’organisme notifié", "Certifikata e organit të njoftuar"),
    ),
    field(
        "technicalDocumentation",
        *("Technische Unterlagen", "Technical documentation"),
        *("Documentation technique", "Dokumentacioni teknik"),
    ),
    field(
        "placeOfIssue",
        *("Ort der Ausstellung", "Place of issue", "Lieu d’émission", "Vendi i lëshimit"),
    ),
    field(
        "additionalInformation",
        *("Zusätzliche Angaben", "Additional information"),
        *("Informations complémentaires", "Informacion shtesë"),
    ),
]  # fmt: skip

DECLARATION_OF_CONFORMITY: dict[str, Any] = {
    "code": "declaration-of-conformity",
    "kind": SubjectKind.PRODUCT.value,
    "required": [RequirableField.PRODUCT_ID.value],
    "show_holder": ShowHolder.NEVER.value,
    "unique_by": UniqueBy.EXTERNAL_REF.value,
    "print_layout": PrintLayout.REPORT.value,
    "pdf_public": True,
    "number_pattern": "DOC-{year}-{seq:5}",
    **named(
        (
            "Konformitätserklärung des Anbieters",
            "Supplier’s declaration of conformity",
            "Déclaration de conformité du fournisseur",
            "Deklaratë konformiteti e furnizuesit",
        ),
        (
            "Der Anbieter erklärt in alleiniger Verantwortung, dass der Gegenstand die genannten Anforderungen erfüllt (EN ISO/IEC 17050-1).",
            "The supplier declares under its sole responsibility that the object meets the stated requirements (EN ISO/IEC 17050-1).",
            "Le fournisseur déclare, sous sa seule responsabilité, que l’objet satisfait aux exigences énoncées (EN ISO/IEC 17050-1).",
            "Furnizuesi deklaron, nën përgjegjësinë e tij të vetme, se objekti i plotëson kërkesat e përmendura (EN ISO/IEC 17050-1).",
        ),
    ),
    "fields": _FIELDS,
    "credential": credential(
        UNTP_DCC,
        attestation_type="declaration",
        assessor_level="self",
        standard="EN ISO/IEC 17050-1",
    ),
}
