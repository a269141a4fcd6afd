"""Dates and times, spelt out in the active language."""

from datetime import date, datetime
from functools import cache
from zoneinfo import ZoneInfo

from django.utils.dates import MONTHS
from django.utils.translation import get_language

from lib.dates import time_zone_name


def long_date(day: date) -> str:
    """`21 November 2026`, `21. November 2026`, `1er novembre 2026`, `21 nëntor 2026`."""
    return _spelt(day, get_language() or "en")


def clock(instant: datetime, zone: str) -> str:
    """`21 November 2026, 14:03:12 (Berlin, UTC+1)`: the time where the issuer is."""
    local = instant.astimezone(ZoneInfo(zone))
    language = get_language() or "en"
    name = time_zone_name(zone, instant, language)
    return f"{_spelt(local, language)}, {local:%H:%M:%S} ({name})"


def _spelt(day: date, language: str) -> str:
    return f"{_day(day.day, language)} {_months(language)[day.month - 1]} {day.year}"


def _day(number: int, language: str) -> str:
    if language == "de":
        return f"{number}."
    if language == "fr" and number == 1:
        return "1er"  # French counts the first of a month, and only the first
    return str(number)


@cache
def _months(language: str) -> tuple[str, ...]:
    """The names of the months in this language, which must be the active one."""
    names = tuple(str(MONTHS[number]) for number in range(1, 13))
    # Django capitalises Albanian months; Albanian does not.
    return tuple(name.lower() for name in names) if language == "sq" else names
