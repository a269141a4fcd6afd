"""What credentials are composed of."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from accounts.scopes import Mode
from certificates.models import TypeVersion
from lib.base_encodings import multibase_encode
from lib.dates import format_instant

_SHA256 = b"\x12\x20"  # multihash: SHA-256, 32 bytes
# A certificate may have fifty tables of 500 rows, and every row makes several objects in a credential. One
# with thousands of them would keep the credentials of all other issuers waiting.
MOST_RESULTS = 500
CREDENTIALS_CONTEXT = "https://www.w3.org/ns/credentials/v2"


@dataclass(frozen=True, slots=True, kw_only=True)
class CertificateFacts:
    """A certificate and its issuer, as far as no later change of either can alter them."""

    document: dict[str, Any]  # the canonical document
    data_hash: bytes
    mode: Mode
    did: str
    base_url: str  # of the DID: BASE_URL as it was when the issuer got its first key
    issued_at: datetime
    starts_at: datetime
    ends_at: datetime | None
    version: TypeVersion
    status: Any  # the credential's `credentialStatus`

    @property
    def address(self) -> str:
        """The credential's id: the certificate's verify page, in whatever language it is opened."""
        return f"{self.base_url}/verify/{self.document['id']}"

    @property
    def canonical_address(self) -> str:
        """Where the issuer gets the canonical document, byte for byte."""
        return f"{self.base_url}/api/external/certificates/{self.document['id']}/canonical"

    @property
    def digest(self) -> str:
        """The canonical document's hash, as a multihash in base58."""
        return multibase_encode(_SHA256 + self.data_hash)

    @property
    def related_resource(self) -> list[dict[str, str]]:
        """The canonical document, by its hash."""
        return [
            {
                "id": self.canonical_address,
                "mediaType": "application/json",
                "digestMultibase": self.digest,
            }
        ]

    @property
    def name(self) -> str:
        """The name of the type, as the document has it; that of a test certificate says so."""
        name: str = self.document["type"]["name"]
        return name if self.mode == Mode.LIVE else f"TEST: {name}"

    @property
    def validity(self) -> dict[str, str]:
        """From when until when: the same instants that the verify page goes by."""
        until = {"validUntil": format_instant(self.ends_at)} if self.ends_at else {}
        return {"validFrom": format_instant(self.starts_at), **until}
