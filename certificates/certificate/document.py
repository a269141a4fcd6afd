"""The canonical document and its hash: made once at issue, never rebuilt (ADR 0005).

The document is the RFC 8785 (JCS) serialisation of what was certified. `dataHash` is the lowercase
hexadecimal SHA-256 of exactly these bytes.
"""

import hashlib
import secrets
from collections.abc import Mapping
from typing import Any

import orjson
import rfc8785

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
