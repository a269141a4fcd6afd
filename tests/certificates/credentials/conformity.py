"""A certificate with results, to compose Digital Conformity Credentials of."""

from typing import Any

from certificates.credentials.composing import CertificateSnapshot
from certificates.models import TypeVersion
from certificates.types.presets import RESULT_ROLES, RESULTS, field

from .snapshots import PRODUCT_DOCUMENT, product_snapshot

FIELDS = [
    field("product", "Erzeugnis", "Product", "Produit", "Produkti"),
    field("lot", "Charge", "Batch", "Lot", "Partia"),
    field("customer", "Besteller", "Purchaser", "Acheteur", "Blerësi"),
    field("norm", "Norm", "Standard", "Norme", "Standardi"),
    field("tests", "Prüfungen", "Tests", "Essais", "Provat", columns=RESULTS, roles=RESULT_ROLES),
]
CREDENTIAL = {
    "profile": "untp-dcc",
    "standard": "EN 10204 3.1",
    "map": {
        "product": "product.name",
        "lot": "product.batchNumber",
        "customer": "issuedTo",
        "norm": "referenceStandard",
        "tests": "results",
    },
}
ROWS = [
    ["Rp0,2", "≥ 355", "412", "MPa"],
    ["C", "≤ 0.08", "0,081", "%"],
    ["Rm", "470 – 630", "540.5", "N/mm2"],
    ["Härte", "max. 250", "231", "HBW"],
    ["Oberfläche", "nach Vereinbarung", "entspricht", ""],
    ["KV", "> 27", "27", "J"],
]
DOCUMENT: dict[str, Any] = PRODUCT_DOCUMENT | {
    "productId": "Flachstab 40 × 10",
    "serialNumber": "SN-7",
    "metadata": {
        "product": "Flachstab 40 × 10",
        "lot": "B/42",
        "customer": "Maschinenbau Muster AG",
        "norm": "EN 10025-2:2019",
        "tests": ROWS,
    },
}


def version(**columns: Any) -> TypeVersion:
    """The version of a type whose certificates become conformity credentials."""
    stated = {
        "kind": "product",
        "fields": FIELDS,
        "credential": CREDENTIAL,
        "digital_link": {"batch": "lot"},
        "description_de": "Mit Ergebnissen spezifischer Prüfung.",
    }
    return TypeVersion(**(stated | columns))


def conformity_snapshot(
    document: dict[str, Any] | None = None, **changed: Any
) -> CertificateSnapshot:
    """The certificate with results, or another one."""
    return product_snapshot(document or DOCUMENT, **({"version": version()} | changed))
