"""Examples of certificate types for the OpenAPI document; a test sends them."""

from typing import Any

from drf_spectacular.utils import OpenApiExample

TYPE_REQUEST: dict[str, Any] = {
    "code": "en10204-3-1-coil",
    "kind": "product",
    "name": {
        "de": "Abnahmeprüfzeugnis 3.1 (Coil)",
        "en": "Inspection certificate 3.1 (coil)",
        "fr": "Certificat de réception 3.1 (bobine)",
        "sq": "Certifikatë inspektimi 3.1 (rulon)",
    },
    "required": ["productId", "serialNumber"],
    "fields": [
        {
            "key": "heatNumber",
            "label": {"de": "Schmelze", "en": "Heat number", "fr": "N° de coulée"},
            "required": True,
            "public": True,
            "searchable": True,
        },
        {
            "key": "tensileTest",
            "label": {"de": "Zugversuch", "en": "Tensile test", "fr": "Essai de traction"},
            "kind": "table",
            "public": True,
            "columns": [
                {"label": {"de": "Prüfgröße", "en": "Property", "fr": "Caractéristique"}},
                {"label": {"de": "Soll", "en": "Required", "fr": "Exigé"}},
                {"label": {"de": "Ist", "en": "Actual", "fr": "Obtenu"}},
                {"label": {"de": "Einheit", "en": "Unit", "fr": "Unité"}},
            ],
        },
    ],
    "numberPattern": "{code}-{year}-{seq:6}",
    "uniqueBy": "product_and_serial",
}

TYPE_EXAMPLES = [OpenApiExample("Inspection certificate", value=TYPE_REQUEST, request_only=True)]
