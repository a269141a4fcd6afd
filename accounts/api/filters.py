"""What several lists are asked for: days in the issuer's time zone."""

from datetime import date, datetime

from rest_framework.request import Request

from accounts.errors import FieldError, ValidationFailed
from accounts.zones import day_begins, day_ends


def days(
    request: Request, first: str, last: str, *, zone: str
) -> tuple[datetime | None, datetime | None]:
    """From the beginning of the day in `first` to the end of the one in `last`, both included.

    The instants are [start, end); None where the parameter, or an end of time, is missing.
    """
    begin, end = _day(request, first), _day(request, last)
    if begin and end and end < begin:
        fault = FieldError("", "date_order", {"other": first}, parameter=last)
        raise ValidationFailed([fault])
    try:
        return (
            day_begins(begin, zone) if begin else None,
            day_ends(end, zone) if end else None,
        )
    except OverflowError as error:  # year 1 or 9999, in a zone where it is another year in UTC
        fault = FieldError("", "invalid_date", parameter=first if begin else last)
        raise ValidationFailed([fault]) from error


def _day(request: Request, name: str) -> date | None:
    text = request.GET.get(name)
    if not text:
        return None
    try:
        day = date.fromisoformat(text)
    except ValueError:
        day = None
    if day is None or day.isoformat() != text:  # fromisoformat reads more than YYYY-MM-DD
        raise ValidationFailed([FieldError("", "invalid_date", parameter=name)])
    return day
