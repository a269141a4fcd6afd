"""Ready-made certificate types that a new issuer can start with."""

from typing import Any

from certificates.models.type import Kind, RequirableField, ShowHolder


def _field(key: str, de: str, en: str, fr: str, sq: str) -> dict[str, Any]:
    label = {"de": de, "en": en, "fr": fr, "sq": sq}
    return {"key": key, "label": label, "unit": "", "public": True}


INSPECTION_CERTIFICATE: dict[str, Any] = {
    "code": "en10204-3-1",
    "kind": Kind.PRODUCT,
    "name_de": "Abnahmeprüfzeugnis 3.1",
    "name_en": "Inspection certificate 3.1",
    "name_fr": "Certificat de réception 3.1",
    "name_sq": "Certifikatë inspektimi 3.1",
    "required": [RequirableField.PRODUCT_ID, RequirableField.SERIAL_NUMBER],
    "show_holder": ShowHolder.NEVER,
    "fields": [
        _field("batch", "Charge", "Batch", "Lot", "Partia"),
        _field("plant", "Werk", "Plant", "Usine", "Fabrika"),
        _field("line", "Linie", "Line", "Ligne", "Linja"),
        _field("orderNo", "Auftragsnummer", "Order number", "N° de commande", "Numri i porosisë"),
    ],
}

TRAINING_CERTIFICATE: dict[str, Any] = {
    "code": "training",
    "kind": Kind.PERSON,
    "name_de": "Schulungsnachweis",
    "name_en": "Training certificate",
    "name_fr": "Attestation de formation",
    "name_sq": "Certifikatë trajnimi",
    "required": [RequirableField.HOLDER_NAME],
    "show_holder": ShowHolder.NAME,
    "validity_months": 24,
    "fields": [
        _field("course", "Kurs", "Course", "Cours", "Kursi"),
        _field("hours", "Stunden", "Hours", "Heures", "Orët"),
    ],
}
