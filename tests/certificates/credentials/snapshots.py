"""A certificate to compose credentials of, and a key, that are the same in every run."""

from datetime import UTC, datetime
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from accounts.scopes import Mode
from accounts.signing_keys import identity
from certificates.certificate.document import canonical_bytes, data_hash
from certificates.credentials.composing import CertificateSnapshot
from certificates.models import TypeVersion
from certificates.types.presets import PRESETS
from tests.paths import ROOT

GOLDEN = ROOT / "tests" / "certificates" / "credentials" / "golden"
BASE = "https://certificates.example"
DID = "did:web:certificates.example:issuers:iss_01m8c0000000000000000000jt"
PRIVATE_KEY = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))
PUBLIC_KEY = PRIVATE_KEY.public_key().public_bytes_raw()
METHOD = identity.verification_method(DID, identity.thumbprint(PUBLIC_KEY))
JWK_METHOD = identity.jwk_method(DID, identity.thumbprint(PUBLIC_KEY))
CREATED = "2026-11-22T00:28:40Z"

PRODUCT_DOCUMENT: dict[str, Any] = {
    "gtin": "09520123456788",
    "id": "cert_01m8c0000000000000000000dy",
    "issuedAt": "2026-11-22T00:28:37.778Z",
    "issuedOn": "2026-11-22",
    "issuer": {"id": "iss_01m8c0000000000000000000jt", "name": "Stahlwerk Beispiel GmbH"},
    "locale": "de",
    # What would mean something in JSON-LD, or sorts otherwise in UTF-16, is text like any other here.
    "metadata": {"@id": "Ä/ö", "id": "7", "type": "1.4301", "\ue000": "a", "\U0001f600": "b"},
    "nonce": "0123456789abcdef0123456789abcdef",
    "number": "2026-000777",
    "timeZone": "Europe/Berlin",
    "type": {"code": "en10204-3-1", "id": 7, "name": "Abnahmeprüfzeugnis 3.1", "version": 2},
    "validUntil": "2031-11-21",
    "version": 1,
}


def status_entries(*purposes: str) -> list[dict[str, str]]:
    """Entries of a status list, as operations.status_lists gives them."""
    address = f"{BASE}/issuers/iss_01m8c0000000000000000000jt/status/1"
    return [
        {
            "id": f"{address}/{purpose}#94567",
            "type": "BitstringStatusListEntry",
            "statusPurpose": purpose,
            "statusListIndex": "94567",
            "statusListCredential": f"{address}/{purpose}",
        }
        for purpose in purposes
    ]


def product_snapshot(document: dict[str, Any] | None = None, **changed: Any) -> CertificateSnapshot:
    """The certificate of a product, or another one."""
    document = document or PRODUCT_DOCUMENT
    columns = {
        "document": document,
        "data_hash": data_hash(canonical_bytes(document)),
        "mode": Mode.LIVE,
        "did": DID,
        "base_url": BASE,
        "issued_at": datetime(2026, 11, 22, 0, 28, 37, 778000, UTC),
        "starts_at": datetime(2026, 11, 21, 23, tzinfo=UTC),
        "ends_at": datetime(2031, 11, 21, 23, tzinfo=UTC),
        "version": TypeVersion(kind="product", digital_link={"batch": "type"}),
        "status": status_entries("revocation", "suspension"),
    }
    return CertificateSnapshot(**(columns | changed))


DIPLOMA_DOCUMENT: dict[str, Any] = {
    "holder": {
        "email": "sha256:b5b0c6b3d5f2c1e7a1c1f3a3c1b5f6e4d2a0987654321fedcba9876543210abc",
        "name": "Arta Krasniqi",
    },
    "id": "cert_01m8c0000000000000000000dz",
    "issuedAt": "2026-11-22T00:28:37.778Z",
    "issuedOn": "2026-11-22",
    "issuer": {"id": "iss_01m8c0000000000000000000jt", "name": "Universiteti Shembull"},
    "locale": "sq",
    "metadata": {
        "completedOn": "2026-06-30",
        "credits": "180.00",
        "dateOfBirth": "2003-05-17",
        "eqfLevel": "6",
        "grade": "9,4",
        "hours": "5400",
        "programme": "Shkenca kompjuterike",
        "programmeCode": "cs-bsc",
        "qualification": "Bachelor i Shkencave",
        "studentNo": "S-2023-0042",
        "thesis": "Regjistra publikë",
        "transcript": [["M101 Analiza", "7.5", "9"], ["Seminari", "", ""]],
    },
    "nonce": "0123456789abcdef0123456789abcdef",
    "number": "DIP-2026-00042",
    "timeZone": "Europe/Belgrade",
    "type": {"code": "diploma", "id": 8, "name": "Diplomë", "version": 1},
    "version": 1,
}


def diploma_version(**changed: Any) -> TypeVersion:
    """The ready-made type of diplomas, as a version stores it."""
    columns = {name: value for name, value in PRESETS["diploma"].items() if name != "code"}
    return TypeVersion(**(columns | changed))


def diploma_snapshot(document: dict[str, Any] | None = None, **changed: Any) -> CertificateSnapshot:
    """The diploma of a person, or another one."""
    [revocation] = status_entries("revocation")
    diploma = {"version": diploma_version(), "status": revocation, "ends_at": None}
    return product_snapshot(document or DIPLOMA_DOCUMENT, **(diploma | changed))
