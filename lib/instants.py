"""Format instants in one way for answers, events, exports and documents."""

from datetime import UTC, date, datetime
from typing import Annotated, overload

import orjson
from msgspec import Meta

Instant = Annotated[str, Meta(extra_json_schema={"format": "date-time"})]  # as `instant` spells it
_SPELT = "%04d-%02d-%02dT%02d:%02d:%02d.%03dZ"


@overload
def format_instant(moment: datetime) -> str: ...
@overload
def format_instant(moment: None) -> None: ...
@overload
def format_instant(moment: datetime | None) -> str | None: ...
def format_instant(moment: datetime | None) -> str | None:
    """RFC 3339 in UTC, with a Z and milliseconds (cut off, not rounded); None stays None."""
    if moment is None:
        return None
    at = moment.astimezone(UTC)
    parts = (at.year, at.month, at.day, at.hour, at.minute, at.second, at.microsecond // 1000)
    return (
        _SPELT % parts
    )  # a list of 200 certificates has a thousand of them: isoformat takes longer


def dumps(document: object) -> bytes:
    """Encode as JSON, with instants in this format. Raises TypeError for other types."""
    return orjson.dumps(document, default=_plain, option=orjson.OPT_PASSTHROUGH_DATETIME)


def _plain(value: object) -> str:
    if isinstance(value, datetime):
        return format_instant(value)
    if isinstance(value, date):
        return value.isoformat()
    raise TypeError(f"{type(value).__name__} is not for JSON")
