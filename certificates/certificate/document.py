"""What is certified: the issue request (`Draft`), and the canonical document that it becomes, with its hash.

The document is the RFC 8785 (JCS) serialisation of what was certified, made once at issue and never rebuilt
(ADR 0005). `dataHash` is the lowercase hexadecimal SHA-256 of exactly these bytes. The rules of a type are
checked later (`issuing.rules`).
"""

import hashlib
import secrets
from collections.abc import Mapping
from datetime import date
from typing import Annotated, Any

import msgspec
import orjson
import rfc8785
from msgspec import UNSET, Meta, UnsetType

from accounts.scopes import Locale
from certificates.types.fields import LONGEST_VALUE, MAX_COLUMNS, MAX_FIELDS, MAX_ROWS
from lib.structs import RequestStruct
from lib.text import canonical_email

MAX_ITEMS = 500
MAX_ATTACHMENTS = 20
LARGEST_ATTACHMENT = 10_485_760  # bytes
LONGEST_TEXT = 200
LONGEST_NAME = 64
LONGEST_EMAIL = 254

Text200 = Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]
Text64 = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Gtin = Annotated[str, Meta(pattern=r"^([0-9]{8}|[0-9]{12,14})$")]
Quantity = Annotated[str, Meta(pattern=r"^-?[0-9]{1,15}(\.[0-9]{1,10})?$")]
Sha256 = Annotated[str, Meta(pattern=r"^[0-9A-Fa-f]{64}$")]  # Windows writes capitals
Value = Annotated[str, Meta(max_length=LONGEST_VALUE)]
Table = Annotated[
    list[Annotated[list[Value], Meta(max_length=MAX_COLUMNS)]], Meta(max_length=MAX_ROWS)
]
Metadata = Annotated[dict[Text64, Value | Table], Meta(max_length=MAX_FIELDS)]


# fmt: off
class Item(RequestStruct, frozen=True, kw_only=True):
    """One line of a certificate that covers several products."""

    position: Annotated[int, Meta(ge=1, le=1_000_000, description="Number of the line, unique within the certificate; left out: in the order of the list")] | UnsetType = UNSET
    product_id: Text200 | UnsetType = UNSET
    serial_number: Text200 | UnsetType = UNSET
    batch: Annotated[Text200 | UnsetType, Meta(description="Batch or lot of this line: `B-42`")] = UNSET
    quantity: Annotated[Quantity | UnsetType, Meta(description="Decimal as text, which keeps its precision: `12.480`")] = UNSET
    unit: Annotated[str, Meta(min_length=1, max_length=20, description="Unit of the value: `kg`")] | UnsetType = UNSET
    order_no: Annotated[Text200 | UnsetType, Meta(description="Number of the order: `4500012345`")] = UNSET
    order_item: Annotated[Text64 | UnsetType, Meta(description="Item of the order: `10`")] = UNSET


class Signatory(RequestStruct, frozen=True, kw_only=True):
    """A person who signs for the content, and the role."""

    name: Annotated[Text200, Meta(description="Name of the person: `Karin Öztürk`")]
    role: Annotated[Text200 | UnsetType, Meta(description="Function of the person: `Works inspector`")] = UNSET


class Attachment(RequestStruct, frozen=True, kw_only=True):
    """A file of the issuer, registered by its hash."""

    name: Annotated[Text200, Meta(description="File name: `inspection-3041.pdf`")]
    media_type: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_.+-]{1,60}/[A-Za-z0-9_.+-]{1,60}$")]
    size: Annotated[int, Meta(ge=0, le=LARGEST_ATTACHMENT, description="Size of the file in bytes")]
    sha256: Annotated[Sha256, Meta(description="SHA-256 of the file, 64 hexadecimal digits")]

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "sha256", self.sha256.lower())


class Draft(RequestStruct, frozen=True, kw_only=True):
    """The issue request."""

    type_id: Annotated[int, Meta(ge=1, description="Number of the certificate type; or send `typeCode`")] | None = None
    type_code: Annotated[str, Meta(min_length=1, max_length=60)] | None = None
    product_id: Text200 | None = None
    serial_number: Text200 | None = None
    holder_email: Annotated[str, Meta(max_length=LONGEST_EMAIL, description="E-mail address of the holder")] | None = None
    holder_name: Annotated[Text200 | None, Meta(description="Name of the holder, as the certificate shows it")] = None
    valid_until: Annotated[date | None, Meta(description="Last day, included; left out: as the type says, or no end")] = None
    metadata: Metadata = {}
    certificate_number: Annotated[Text64 | None, Meta(description="Number of your own; left out: allotted by the type’s pattern")] = None
    issued_on: date | None = None
    valid_from: date | None = None
    gtin: Gtin | None = None
    items: Annotated[list[Item], Meta(max_length=MAX_ITEMS)] = []
    signatories: Annotated[list[Signatory], Meta(max_length=20, description="Who signs for the content: `name` and `role`")] = []
    attachments: Annotated[list[Attachment], Meta(max_length=MAX_ATTACHMENTS, description="Files to register by their hash; the files are uploaded afterwards")] = []
    external_ref: Text200 | None = None
    supersedes: Text64 | None = None
    notify_holder: Annotated[bool | None, Meta(description="Whether the holder gets a mail; left out: as the account’s settings say")] = None
    locale: Annotated[Locale | None, Meta(description="Language of page and document; left out: the type’s, or the issuer’s")] = None

    def __post_init__(self) -> None:
        """One form of the holder's address, however it came."""
        if self.holder_email is not None:
            msgspec.structs.force_setattr(self, "holder_email", canonical_email(self.holder_email))

    def document_members(self) -> dict[str, Any]:
        """The members that go into the document as they are, by the document's names."""
        return {
            "number": self.certificate_number,
            "productId": self.product_id,
            "gtin": self.gtin,
            "serialNumber": self.serial_number,
            "items": msgspec.to_builtins(self.items) if self.items else None,
            "signatories": msgspec.to_builtins(self.signatories) if self.signatories else None,
            "attachments": msgspec.to_builtins(self.attachments) if self.attachments else None,
            "metadata": self.metadata,
        }
# fmt: on


VERSION = 1


def new_nonce() -> str:
    """128 random bits in hex. They keep anybody from guessing the content from its public hash."""
    return secrets.token_hex(16)


def email_digest(nonce: str, email: str) -> str:
    """The holder's e-mail address as a salted hash, as the document holds it.

    The salt comes last, as in the hashes of Open Badges.
    """
    return "sha256:" + hashlib.sha256((email.lower() + nonce).encode()).hexdigest()


def compose(
    *,
    certificate_id: str,
    issuer: Mapping[str, str],
    certificate_type: Mapping[str, object],
    locale: str,
    time_zone: str,
    issued_at: str,
    stated: Mapping[str, Any],
    holder_name: str | None,
    holder_email: str | None,
    nonce: str,
) -> dict[str, Any]:
    """The document as an object; `stated` holds what the issuer stated, under the document's names.

    Members that are absent, and empty collections, are left out.
    """
    email = email_digest(nonce, holder_email) if holder_email else None
    holder = {"name": holder_name, "email": email}
    members = {
        **stated,
        "version": VERSION,
        "id": certificate_id,
        "issuer": issuer,
        "type": certificate_type,
        "locale": locale,
        "timeZone": time_zone,
        "issuedAt": issued_at,
        "holder": {name: value for name, value in holder.items() if value},
        "nonce": nonce,
    }
    return {name: value for name, value in members.items() if value not in (None, {}, [], ())}


def canonical_bytes(document: Mapping[str, Any]) -> bytes:
    """RFC 8785. The fast path serves ASCII names and no floats; the library serves the rest.

    With ASCII names, sorting by code point is sorting by UTF-16 unit; without floats, every value
    is written alike by both (a property test holds them equal).
    """
    if _is_simple(document):
        return orjson.dumps(document, option=orjson.OPT_SORT_KEYS)
    return rfc8785.dumps(dict(document))


def data_hash(canonical: bytes) -> bytes:
    """SHA-256 of the canonical bytes (32 bytes; shown as lowercase hex)."""
    return hashlib.sha256(canonical).digest()


def _is_simple(value: object) -> bool:
    if isinstance(value, str):
        return True
    if isinstance(value, Mapping):
        return all(name.isascii() and _is_simple(item) for name, item in value.items())
    if isinstance(value, list):
        return all(map(_is_simple, value))
    return value is None or isinstance(value, int)
