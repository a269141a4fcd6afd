"""What several lists are asked for: a text, one of some words, days in the issuer's time zone."""

from collections.abc import Collection, Mapping
from datetime import date, datetime

from rest_framework.request import Request

from accounts.errors import FieldError, ValidationFailed
from lib.text import compose_text
from lib.zones import end_of_day, start_of_day


def text_filter(query: Mapping[str, str], name: str, *, longest: int) -> str | None:
    """A filter's value, cleaned as bodies are: trimmed, and in composed form. None without it.

    Raises ValidationFailed for one that is longer, or holds what no text of ours holds.
    """
    whole = compose_text(query.get(name, ""))
    text = (whole or "").strip()
    if len(text) > longest:
        raise ValidationFailed([FieldError("", "too_long", {"limit": longest}, parameter=name)])
    if whole is None or not all(char.isprintable() or char in "\t\n" for char in text):
        raise ValidationFailed([FieldError("", "invalid_characters", parameter=name)])
    return text or None


def choice_filter(request: Request, name: str, known: Collection[str]) -> str | None:
    """A filter's value, or None without the filter."""
    value = request.GET.get(name)
    if value is not None and value not in known:
        expected = {"expected": ", ".join(sorted(known))}
        raise ValidationFailed([FieldError("", "invalid_choice", expected, parameter=name)])
    return value


def days_filter(
    query: Mapping[str, str], first: str, last: str, *, zone: str
) -> tuple[datetime | None, datetime | None]:
    """From the beginning of the day in `first` to the end of the one in `last`, both included.

    The instants are [start, end); None where the parameter, or an end of time, is missing.
    """
    begin, end = parse_day(query, first), parse_day(query, last)
    if begin and end and end < begin:
        fault = FieldError("", "date_order", {"other": first}, parameter=last)
        raise ValidationFailed([fault])
    return (start_of_day(begin, zone) if begin else None, end_of_day(end, zone) if end else None)


def parse_day(query: Mapping[str, str], name: str) -> date | None:
    """The calendar day in this parameter, if it is there. Raises ValidationFailed, which names it."""
    text = query.get(name)
    if not text:
        return None
    try:
        found = date.fromisoformat(text)
    except ValueError:
        found = None
    if found is None or found.isoformat() != text:  # fromisoformat reads more than YYYY-MM-DD
        raise ValidationFailed([FieldError("", "invalid_date", parameter=name)])
    return found
