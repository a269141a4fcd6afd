"""The calibration certificate, with the contents of ISO/IEC 17025, 7.8.

It names no date of the next calibration: that is for the customer to set (7.8.4.3).
"""

from typing import Any

from .credential_profiles import UNTP_DCC
from .presets_en10204_fields import credential, field, named
from .type import PrintLayout, RequirableField, ShowHolder, SubjectKind, UniqueBy

_FIELDS = [
    field("customer", "Auftraggeber", "Customer", "Client", "Klienti", public=False),
    field(
        "instrument",
        *("Kalibriergegenstand", "Item calibrated", "Objet étalonné", "Objekti i kalibruar"),
    ),
    field("manufacturer", "Hersteller", "Manufacturer", "Fabricant", "Prodhuesi"),
    field("model", "Typ", "Model", "Modèle", "Modeli"),
    field(
        "equipmentNo",
        *("Prüfmittelnummer", "Equipment number", "N° d’équipement", "Numri i pajisjes"),
        searchable=True,
    ),
    field("range", "Messbereich", "Measuring range", "Étendue de mesure", "Diapazoni i matjes"),
    field("resolution", "Auflösung", "Resolution", "Résolution", "Rezolucioni"),
    field(
        "receivedOn",
        *("Eingangsdatum", "Date of receipt", "Date de réception", "Data e pranimit"),
        kind="date",
    ),
    field(
        "calibratedOn",
        *("Datum der Kalibrierung", "Date of calibration"),
        *("Date d’étalonnage", "Data e kalibrimit"),
        kind="date",
    ),
    field(
        "place",
        *("Ort der Kalibrierung", "Place of calibration"),
        *("Lieu d’étalonnage", "Vendi i kalibrimit"),
    ),
    field(
        "procedure",
        *("Kalibrierverfahren", "Calibration procedure"),
        *("Procédure d’étalonnage", "Procedura e kalibrimit"),
    ),
    field(
        "referenceStandards",
        *("Verwendete Normale", "Reference standards used"),
        *("Étalons de référence utilisés", "Etalonët e referencës të përdorur"),
        columns=(
            ("Bezeichnung", "Designation", "Désignation", "Emërtimi"),
            ("Kalibrierzeichen", "Calibration mark", "Repère d’étalonnage", "Shenja e kalibrimit"),
            ("Gültig bis", "Valid until", "Valable jusqu’au", "E vlefshme deri më"),
        ),
    ),
    field(
        "traceability",
        *("Metrologische Rückführung", "Metrological traceability"),
        *("Traçabilité métrologique", "Gjurmueshmëria metrologjike"),
    ),
    field(
        "temperature",
        *("Umgebungstemperatur", "Ambient temperature"),
        *("Température ambiante", "Temperatura e mjedisit"),
        unit="°C",
    ),
    field(
        "humidity",
        *("Relative Luftfeuchte", "Relative humidity"),
        *("Humidité relative", "Lagështia relative"),
        unit="%",
    ),
    field(
        "results",
        *("Messergebnisse", "Measurement results", "Résultats de mesure"),
        "Rezultatet e matjes",
        columns=(
            ("Referenzwert", "Reference value", "Valeur de référence", "Vlera e referencës"),
            ("Anzeige", "Indication", "Indication", "Treguesi"),
            ("Messabweichung", "Error of indication", "Erreur d’indication", "Gabimi i treguesit"),
            ("Messunsicherheit U", "Uncertainty U", "Incertitude U", "Pasiguria U"),
            ("Einheit", "Unit", "Unité", "Njësia"),
            ("Grenzabweichung", "Permissible error", "Erreur maximale tolérée", "Gabimi i lejuar"),
        ),
        roles={2: "value", 4: "unit", 5: "limits"},
    ),
    field(
        "uncertainty",
        *("Erweiterte Messunsicherheit", "Expanded measurement uncertainty"),
        *("Incertitude de mesure élargie", "Pasiguria e zgjeruar e matjes"),
    ),
    field(
        "coverageFactor",
        *("Erweiterungsfaktor k", "Coverage factor k", "Facteur d’élargissement k"),
        "Faktori i mbulimit k",
        kind="decimal",
    ),
    field(
        "conformity",
        *("Konformitätsaussage", "Statement of conformity"),
        *("Déclaration de conformité", "Deklarata e konformitetit"),
    ),
    field(
        "decisionRule",
        *("Entscheidungsregel", "Decision rule", "Règle de décision", "Rregulli i vendimit"),
    ),
    field(
        "accreditation",
        *("Akkreditierungsnummer", "Accreditation number"),
        *("N° d’accréditation", "Numri i akreditimit"),
    ),
]  # fmt: skip

CALIBRATION_CERTIFICATE: dict[str, Any] = {
    "code": "calibration",
    "kind": SubjectKind.PRODUCT.value,
    "required": [RequirableField.PRODUCT_ID.value, RequirableField.SERIAL_NUMBER.value],
    "show_holder": ShowHolder.NEVER.value,
    "unique_by": UniqueBy.PRODUCT_AND_SERIAL.value,
    "print_layout": PrintLayout.CALIBRATION.value,
    "pdf_public": True,
    "number_pattern": "CAL-{year}-{seq:6}",
    **named(
        (
            "Kalibrierschein",
            "Calibration certificate",
            "Certificat d’étalonnage",
            "Certifikatë kalibrimi",
        ),
        (
            "Ergebnisse der Kalibrierung eines Messmittels mit Messunsicherheit und metrologischer Rückführung (ISO/IEC 17025).",
            "Results of calibrating a measuring instrument, with measurement uncertainty and metrological traceability (ISO/IEC 17025).",
            "Résultats de l’étalonnage d’un instrument de mesure, avec incertitude de mesure et traçabilité métrologique (ISO/IEC 17025).",
            "Rezultatet e kalibrimit të një instrumenti matës, me pasiguri matjeje dhe gjurmueshmëri metrologjike (ISO/IEC 17025).",
        ),
    ),
    "fields": _FIELDS,
    "credential": credential(UNTP_DCC, standard="ISO/IEC 17025", attestation_type="calibration", assessor_level="3rdParty"),
}  # fmt: skip
