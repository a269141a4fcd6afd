"""Ready-made types of inspection documents (EN 10204), with the contents that EN 10168 lists.

The helpers come first, which the other ready-made types use too. The texts are data of a type, in the
terms of its trade and in four languages, and are stored with it.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from .credential_setting import UNTP_DCC, CredentialSetting, ProfileName, to_column
from .models import PrintLayout, RequirableField, ShowHolder, SubjectKind, UniqueBy

Texts = tuple[str, str, str, str]  # German, English, French, Albanian
LANGUAGES = ("de", "en", "fr", "sq")
NO_ROLES: Mapping[int, str] = {}


def named(name: Texts, description: Texts) -> dict[str, str]:
    """A type's name and description, as columns of its version."""
    return {
        **{f"name_{code}": text for code, text in zip(LANGUAGES, name, strict=True)},
        **{f"description_{code}": text for code, text in zip(LANGUAGES, description, strict=True)},
    }


def credential(profile: ProfileName, **members: Any) -> dict[str, Any]:
    """How certificates become credentials: each key where it usually goes, whatever fields a type has later."""
    return to_column(CredentialSetting(profile=profile, **members))


def field(
    key: str,
    *label: str,
    kind: str = "text",
    unit: str = "",
    required: bool = False,
    public: bool = True,
    searchable: bool = False,
    choices: Sequence[str] = (),
    columns: Iterable[Texts] = (),
    roles: Mapping[int, str] = NO_ROLES,
) -> dict[str, Any]:
    """A metadata field, as a version stores it; `label` in the order of LANGUAGES.

    `roles` are those of columns, by their place.
    """
    return {
        "key": key,
        "label": _labels(label),
        "kind": "table" if columns else kind,
        "unit": unit,
        "required": required,
        "public": public,
        "searchable": searchable,
        "maxLength": 1000,
        "choices": list(choices),
        "columns": [
            {"label": _labels(texts)} | ({"role": roles[place]} if place in roles else {})
            for place, texts in enumerate(columns)
        ],
    }


def _labels(texts: Sequence[str]) -> dict[str, str]:
    return dict(zip(LANGUAGES, texts, strict=True))


RESULTS: tuple[Texts, ...] = (
    ("Prüfmerkmal", "Characteristic", "Caractéristique", "Karakteristika"),
    ("Soll", "Required", "Valeur exigée", "Vlera e kërkuar"),
    ("Ist", "Actual", "Valeur obtenue", "Vlera e matur"),
    ("Einheit", "Unit", "Unité", "Njësia"),
)
RESULT_ROLES = {1: "limits", 2: "value", 3: "unit"}


_ORDER = [
    field(
        "orderNo",
        *("Auftragsnummer", "Order number", "N° de commande", "Numri i porosisë"),
        searchable=True,
    ),
    field(
        "orderItem", "Auftragsposition", "Order item", "Poste de commande", "Pozicioni i porosisë"
    ),
    field("purchaser", "Besteller", "Purchaser", "Acheteur", "Blerësi", public=False),
    field(
        "purchaserAddress",
        *("Anschrift des Bestellers", "Purchaser’s address", "Adresse de l’acheteur"),
        "Adresa e blerësit",
        public=False,
    ),
    field(
        "deliveryNote",
        *("Lieferscheinnummer", "Delivery note number", "N° de bon de livraison"),
        "Numri i fletëdorëzimit",
    ),
]
_PRODUCT = [
    field(
        "description",
        *("Erzeugnis", "Product description", "Désignation du produit", "Përshkrimi i produktit"),
    ),
    field("grade", "Werkstoff", "Material grade", "Nuance", "Marka e materialit", searchable=True),
    field(
        "standard",
        *("Norm oder Spezifikation", "Standard or specification", "Norme ou spécification"),
        "Standardi ose specifikimi",
    ),
    field("dimensions", "Abmessungen", "Dimensions", "Dimensions", "Përmasat"),
    field("deliveryCondition", "Lieferzustand", "Delivery condition", "État de livraison", "Gjendja e dorëzimit"),
    field("pieces", "Stückzahl", "Number of pieces", "Nombre de pièces", "Numri i copëve", kind="decimal"),
    field("mass", "Masse", "Mass", "Masse", "Masa", kind="decimal", unit="kg"),
]  # fmt: skip
_ORIGIN = [
    field("batch", "Charge", "Batch", "Lot", "Partia", searchable=True),
    field("heatNumber", "Schmelzennummer", "Heat number", "N° de coulée", "Numri i shkrirjes", searchable=True),
    field("plant", "Werk", "Plant", "Usine", "Fabrika", searchable=True),
    field("line", "Linie", "Line", "Ligne", "Linja", searchable=True),
]  # fmt: skip
_PROCESS = [
    field("meltingProcess", "Erschmelzungsverfahren", "Melting process", "Mode d’élaboration", "Procesi i shkrirjes"),
    field("heatTreatment", "Wärmebehandlung", "Heat treatment", "Traitement thermique", "Trajtimi termik"),
    field("marking", "Kennzeichnung", "Marking", "Marquage", "Shënjimi"),
]  # fmt: skip
_TESTS = [
    field(
        "chemicalComposition",
        *("Chemische Zusammensetzung (Schmelzenanalyse)", "Chemical composition (heat analysis)"),
        *("Composition chimique (analyse de coulée)", "Përbërja kimike (analiza e shkrirjes)"),
        columns=RESULTS,
        roles=RESULT_ROLES,
    ),
    field(
        "mechanicalProperties",
        *("Mechanische Eigenschaften", "Mechanical properties"),
        *("Caractéristiques mécaniques", "Vetitë mekanike"),
        columns=RESULTS,
        roles=RESULT_ROLES,
    ),
    field(
        "testResults",
        *("Prüfergebnisse", "Test results", "Résultats d’essais", "Rezultatet e provave"),
        columns=RESULTS,
        roles=RESULT_ROLES,
    ),
    field(
        "nonDestructiveTests",
        *("Zerstörungsfreie Prüfung", "Non-destructive testing"),
        *("Essais non destructifs", "Kontrolli pa shkatërrim"),
    ),
]
_REMARKS = [field("remarks", "Bemerkungen", "Remarks", "Remarques", "Vërejtje")]


def _document(
    code: str,
    fields: list[dict[str, Any]],
    *,
    attestation: str = "inspection",
    assessor: str = "self",
    **columns: Any,
) -> dict[str, Any]:
    number = code.replace("-", ".")
    return {
        "code": f"en10204-{code}",
        "kind": SubjectKind.PRODUCT.value,
        "required": [RequirableField.PRODUCT_ID.value, RequirableField.SERIAL_NUMBER.value],
        "show_holder": ShowHolder.NEVER.value,
        "unique_by": UniqueBy.PRODUCT_AND_SERIAL.value,
        "print_layout": PrintLayout.REPORT.value,
        "pdf_public": True,
        "number_pattern": f"{number}-{{year}}-{{seq:6}}",
        "fields": fields,
        "credential": credential(
            UNTP_DCC,
            standard=f"EN 10204 {number}",
            attestation_type=attestation,
            assessor_level=assessor,
        ),
        **columns,
    }


DECLARATION_OF_COMPLIANCE = _document(
    "2-1",
    [*_ORDER, *_PRODUCT, *_ORIGIN, *_REMARKS],
    attestation="declaration",
    **named(
        (
            "Werksbescheinigung 2.1",
            "Declaration of compliance with the order 2.1",
            "Attestation de conformité à la commande 2.1",
            "Deklaratë e përputhshmërisë me porosinë 2.1",
        ),
        (
            "Der Hersteller bestätigt, dass die Erzeugnisse der Bestellung entsprechen, ohne Angabe von Prüfergebnissen (EN 10204, 2.1).",
            "The manufacturer declares that the products comply with the order, without stating test results (EN 10204, 2.1).",
            "Le producteur déclare que les produits sont conformes à la commande, sans mention de résultats d’essais (EN 10204, 2.1).",
            "Prodhuesi deklaron se produktet përputhen me porosinë, pa rezultate provash (EN 10204, 2.1).",
        ),
    ),
)

TEST_REPORT = _document(
    "2-2",
    [*_ORDER, *_PRODUCT, *_ORIGIN, *_PROCESS, *_TESTS, *_REMARKS],
    attestation="testing",
    **named(
        ("Werkszeugnis 2.2", "Test report 2.2", "Relevé de contrôle 2.2", "Raport prove 2.2"),
        (
            "Der Hersteller bestätigt die Übereinstimmung mit der Bestellung, mit Ergebnissen nichtspezifischer Prüfung (EN 10204, 2.2).",
            "The manufacturer declares compliance with the order, with results of non-specific inspection (EN 10204, 2.2).",
            "Le producteur déclare la conformité à la commande, avec les résultats d’un contrôle non spécifique (EN 10204, 2.2).",
            "Prodhuesi deklaron përputhjen me porosinë, me rezultate të kontrollit jospecifik (EN 10204, 2.2).",
        ),
    ),
)

INSPECTION_CERTIFICATE = _document(
    "3-1",
    [*_ORDER, *_PRODUCT, *_ORIGIN, *_PROCESS, *_TESTS, *_REMARKS],
    **named(
        (
            "Abnahmeprüfzeugnis 3.1",
            "Inspection certificate 3.1",
            "Certificat de réception 3.1",
            "Certifikatë inspektimi 3.1",
        ),
        (
            "Mit Ergebnissen spezifischer Prüfung, bestätigt vom Abnahmebeauftragten des Herstellers, der von der Fertigung unabhängig ist (EN 10204, 3.1).",
            "With results of specific inspection, validated by the manufacturer’s inspection representative, who is independent of manufacturing (EN 10204, 3.1).",
            "Avec les résultats d’un contrôle spécifique, validé par le représentant du producteur chargé du contrôle, hiérarchiquement indépendant de la fabrication (EN 10204, 3.1).",
            "Me rezultate të kontrollit specifik, të vërtetuara nga përfaqësuesi i autorizuar i prodhuesit, i pavarur nga prodhimi (EN 10204, 3.1).",
        ),
    ),
)

INSPECTION_CERTIFICATE_3_2 = _document(
    "3-2",
    [
        *_ORDER,
        *_PRODUCT,
        *_ORIGIN,
        *_PROCESS,
        *_TESTS,
        field(
            "inspectionBody",
            *("Prüforganisation", "Inspection body", "Organisme de contrôle"),
            "Organi i inspektimit",
        ),
        field(
            "inspector",
            *("Abnahmebeauftragter", "Inspector", "Inspecteur", "Inspektori"),
        ),
        field(
            "inspectionReport",
            *("Nummer des Prüfberichts", "Inspection report number"),
            *("N° de rapport d’inspection", "Numri i raportit të inspektimit"),
        ),
        *_REMARKS,
    ],
    **named(
        (
            "Abnahmeprüfzeugnis 3.2",
            "Inspection certificate 3.2",
            "Certificat de réception 3.2",
            "Certifikatë inspektimi 3.2",
        ),
        (
            "Wie 3.1, bestätigt auch vom Abnahmebeauftragten des Bestellers oder dem in amtlichen Vorschriften genannten (EN 10204, 3.2).",
            "As 3.1, validated also by the purchaser’s inspection representative or the inspector designated by official regulations (EN 10204, 3.2).",
            "Comme 3.1, validé aussi par le représentant de l’acheteur ou l’inspecteur désigné par les règlements officiels (EN 10204, 3.2).",
            "Si 3.1, e vërtetuar edhe nga përfaqësuesi i blerësit ose inspektori i caktuar nga rregulloret zyrtare (EN 10204, 3.2).",
        ),
    ),
    assessor="hybrid",
    release_required=True,
)
