"""Query parameters of lists: a text, a choice, days in the issuer's time zone."""

from collections.abc import Collection, Mapping
from datetime import UTC, date, datetime

from rest_framework.request import Request

from accounts.errors import FieldError, ValidationFailed
from lib.dates import end_of_day, start_of_day
from lib.text import clean_text, is_no_text


def text_filter(query: Mapping[str, str], name: str, *, longest: int) -> str | None:
    """The value of a text filter, in the form in which texts are stored; None without the parameter.

    Raises ValidationFailed if it is too long, or holds what no text ever held.
    """
    whole = clean_text(query.get(name, ""))
    text = whole or ""
    if len(text) > longest:
        raise ValidationFailed([FieldError("", "too_long", {"limit": longest}, parameter=name)])
    if whole is None or any(is_no_text(char) and char not in "\t\n" for char in text):
        raise ValidationFailed([FieldError("", "invalid_characters", parameter=name)])
    return text or None


def choice_filter(request: Request, name: str, known: Collection[str]) -> str | None:
    """The value of a filter with fixed choices; None without the parameter. Raises ValidationFailed."""
    value = request.GET.get(name)
    if value is not None and value not in known:
        expected = {"expected": ", ".join(sorted(known))}
        raise ValidationFailed([FieldError("", "invalid_choice", expected, parameter=name)])
    return value


def days_filter(
    query: Mapping[str, str], first: str, last: str, *, zone: str
) -> tuple[datetime | None, datetime | None]:
    """The instants from the beginning of the day in `first` to the end of the one in `last`.

    They are [start, end); None where the parameter is missing, or the day is at the end of time.
    """
    begin, end = parse_day(query, first), parse_day(query, last)
    if begin and end and end < begin:
        fault = FieldError("", "date_order", {"other": first}, parameter=last)
        raise ValidationFailed([fault])
    return (start_of_day(begin, zone) if begin else None, end_of_day(end, zone) if end else None)


def times_filter(
    query: Mapping[str, str], first: str, last: str, *, zone: str
) -> tuple[datetime | None, datetime | None]:
    """[start, end) of two parameters that are instants, or days as in `days_filter`."""
    times = []
    for name in (first, last):
        text = query.get(name)
        times.append(moment(text, zone, end=name == last) if text else None)
        if text and times[-1] is None and text != date.max.isoformat():  # the end of time
            raise ValidationFailed([FieldError("", "invalid_date", parameter=name)])
    start, end = times
    if start and end and end <= start:
        raise ValidationFailed([FieldError("", "date_order", {"other": first}, parameter=last)])
    return start, end


def moment(text: str, zone: str, *, end: bool = False) -> datetime | None:
    """An instant (RFC 3339), or the beginning or end of a day in the account's time zone."""
    try:
        if len(text) == len("2026-06-15"):
            day = date.fromisoformat(text)
            if day.isoformat() != text:  # a day of a week
                return None
            return end_of_day(day, zone) if end else start_of_day(day, zone)
        instant = datetime.fromisoformat(text)
        return instant.astimezone(UTC) if instant.tzinfo else None
    except (ValueError, OverflowError):
        return None


def parse_day(query: Mapping[str, str], name: str) -> date | None:
    """The calendar day in this parameter; None without it. Raises ValidationFailed."""
    text = query.get(name)
    if not text:
        return None
    try:
        day = date.fromisoformat(text)
    except ValueError:
        day = None
    if day is None or day.isoformat() != text:  # fromisoformat reads more than YYYY-MM-DD
        raise ValidationFailed([FieldError("", "invalid_date", parameter=name)])
    return day
