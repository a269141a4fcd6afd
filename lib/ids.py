"""TypeIDs: a prefix that says what an id names, and the base32 of a UUIDv7 (jetify-com/typeid, ADR 0004).

Stored as native uuid; written with its prefix wherever a person or a machine sees it.
"""

import re
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from typing import TypeVar
from uuid import UUID

from typeid.codecs.base32 import decode as _decode, encode as _encode
from uuid_utils.compat import uuid7

_SUFFIX = re.compile(r"[0-7][0-9a-hjkmnp-tv-z]{25}", re.ASCII)
_LOOKALIKES = str.maketrans({"o": "0", "i": "1", "l": "1"})
_DIGITS = 18  # that every bigint has room for
_NOISE = re.compile(r"[\s\-_.]+")
FIELD_PREFIXES: dict[str, str] = {}  # of a field such as `program_id`
PrefixesT = TypeVar("PrefixesT", bound=type[StrEnum])


def register_prefixes(prefixes: PrefixesT) -> PrefixesT:
    """Class decorator: `lib.structs` writes a field `program_id` with the prefix PROGRAM of this class."""
    FIELD_PREFIXES.update({f"{prefix.name.lower()}_id": prefix for prefix in prefixes})
    return prefixes


def new() -> UUID:
    """A fresh UUIDv7: made in this process, ordered by time."""
    return uuid7()


def lower_bound(moment: datetime, *, slack: timedelta = timedelta()) -> UUID:
    """The lowest id of this millisecond: older ids are below, all others above.

    `slack` moves it, also beyond the first and last `datetime` that there is.
    """
    milliseconds = int((moment.timestamp() + slack.total_seconds()) * 1000)
    return UUID(int=max(0, milliseconds) << 80)


def slot(value: UUID) -> int:
    """The quarter of a second that an id was made in: its first five bytes."""
    return value.int >> 88


def created_at_of(value: UUID) -> datetime:
    """The millisecond in which an id was made."""
    return datetime.fromtimestamp((value.int >> 80) / 1000, UTC)


def encode(prefix: str, value: UUID) -> str:
    """The public form of an id: `cert_01h455vb4pex5vsknk084sn02q`."""
    return f"{prefix}_{_encode(value.bytes)}"


def encode_or_none(prefix: str, value: UUID | None) -> str | None:
    """Encode an id; None for None."""
    return None if value is None else encode(prefix, value)


def parse(prefix: str, text: str) -> UUID | None:
    """The uuid behind a public id, or None if the text is not exactly such an id."""
    head, _, suffix = text.rpartition("_")
    if head != prefix or not _SUFFIX.fullmatch(suffix):
        return None
    return UUID(bytes=bytes(_decode(suffix)))


def parse_number(text: str) -> int | None:
    """An identifier that is a plain number, such as `typeId`; None where no column could hold it."""
    fits = text.isascii() and text.isdigit() and len(text) <= _DIGITS
    return int(text) if fits else None


def parse_lenient(prefix: str, text: str) -> UUID | None:
    """Parse an id that a person typed: any case, spaces, no prefix, O for 0, I or L for 1."""
    bare = _NOISE.sub("", text[:200].lower())
    suffix = bare.removeprefix(prefix).translate(_LOOKALIKES)
    return parse(prefix, f"{prefix}_{suffix}")
