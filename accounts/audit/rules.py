"""Contents and seals of audit entries: pure functions, no database.

An entry's seal is HMAC(AUDIT_KEY, seal before ‖ entry), so that none can be altered, removed or put
in between unnoticed. A chain's head (how many, the last seal) is sealed too, so that none is cut off.
"""

import hashlib
import hmac
import json
from collections.abc import Collection, Iterable, Mapping
from datetime import date, datetime
from enum import Enum
from typing import Any
from uuid import UUID

from django.conf import settings

from lib.dates import format_instant

Changes = Mapping[str, Mapping[str, Any]]

GENESIS = bytes(32)  # the hash before the first entry of a chain
PLATFORM = "platform"  # the chain of entries that are of no issuer
TOTAL = "total"  # the head over all chains: notices when one is gone with its head
PERSONAL = "personal"
_MAX_INTEGER = 2**53 - 1


def diff(
    before: Mapping[str, object], after: Mapping[str, object], *, personal: Collection[str] = ()
) -> Changes:
    """The fields that differ, each with its value before and after; of personal fields only the name."""
    return {
        name: {PERSONAL: True}
        if name in personal
        else {"before": to_json_value(before.get(name)), "after": to_json_value(after.get(name))}
        for name in {**before, **after}
        if to_json_value(before.get(name)) != to_json_value(after.get(name))
    }


def initial_values(values: Mapping[str, object], *, personal: Collection[str] = ()) -> Changes:
    """The fields of a new row; empty ones are left out."""
    return diff({}, values, personal=personal)


def to_json_value(value: object) -> Any:
    """The value as JSON that reads back the same: no floats, no large integers, no odd text."""
    match value:
        case Enum():
            return to_json_value(value.value)
        case Mapping():
            return {_text(name): to_json_value(item) for name, item in value.items()}
        case set() | frozenset():
            return sorted(_text(item) for item in value)
        case Iterable() if not isinstance(value, str | bytes):
            return [to_json_value(item) for item in value]
        case None | bool():
            return value
        case int() if abs(value) <= _MAX_INTEGER:
            return value
    return _text(value)


def chain_name(issuer_id: UUID | None) -> str:
    """The name of the chain that an issuer's entries are in."""
    return str(issuer_id) if issuer_id else PLATFORM


def issuer_of_chain(chain: str) -> UUID | None:
    """The issuer whose entries a chain holds. Raises ValueError if there is no such chain."""
    return None if chain == PLATFORM else UUID(chain)


def entry_message(previous: bytes, content: Mapping[str, object]) -> bytes:
    """What the seal of an entry covers: the seal of the one before, and the content."""
    return b"entry\0" + previous + _canonical(content)


def head_message(chain: str, count: int, last: bytes) -> bytes:
    """What the seal of a chain's head covers."""
    return b"head\0" + _canonical({"chain": chain, "count": count, "last": last.hex()})


def seal_of(message: bytes, key: str | None = None) -> bytes:
    """The seal under AUDIT_KEY, unless under another key."""
    return hmac.digest((key or settings.AUDIT_KEY).encode(), message, hashlib.sha256)


def is_seal_of(seal: bytes, message: bytes) -> bool:
    """Whether AUDIT_KEY, or one of its fallbacks, made this seal."""
    keys = (settings.AUDIT_KEY, *settings.AUDIT_KEY_FALLBACKS)
    return any(hmac.compare_digest(seal, seal_of(message, key)) for key in keys)


def _text(value: object) -> str:
    if isinstance(value, datetime):
        return format_instant(value)
    if isinstance(value, date):
        return value.isoformat()
    text = str(value.value if isinstance(value, Enum) else value)
    return text.encode("utf-8", "replace").decode().replace("\0", "")


def _canonical(content: Mapping[str, object]) -> bytes:
    """The canonical bytes of any JSON: a forged entry must not stop the check."""
    return json.dumps(content, sort_keys=True, separators=(",", ":")).encode()
