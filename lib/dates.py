"""Instants, calendar days and time zones: how they are written, and when a day begins where.

People see a time zone by a city in their language, with the offset from UTC. The cities are those of Unicode's
CLDR 48 (`exemplarCity` of each locale), kept as a file: a package that has them weighs thirty megabytes.
"""

import json
from collections.abc import Mapping
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from pathlib import Path
from typing import Annotated, overload
from zoneinfo import ZoneInfo, available_timezones

import orjson
from msgspec import Meta

from lib.text import alphabetical_key

# As `format_instant` spells it.
Instant = Annotated[str, Meta(extra_json_schema={"format": "date-time"})]
_SPELT = "%04d-%02d-%02dT%02d:%02d:%02d.%03dZ"
CITIES = Path(__file__).with_name("zone_cities.json")
ENGLISH = "en"  # has every zone; the others have what differs


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
    return _SPELT % parts  # isoformat takes longer, and a list of 200 certificates has a thousand


def dump_json(document: object) -> bytes:
    """Encode as JSON, with instants in this format. Raises TypeError for other types."""
    return orjson.dumps(document, default=_plain, option=orjson.OPT_PASSTHROUGH_DATETIME)


def _plain(value: object) -> str:
    if isinstance(value, datetime):
        return format_instant(value)
    if isinstance(value, date):
        return value.isoformat()
    raise TypeError(f"{type(value).__name__} is not for JSON")


def is_time_zone(name: str) -> bool:
    """Whether the IANA time zone database knows this name."""
    return name in _names()


def local_date(now: datetime, zone: str) -> date:
    """The calendar date at the instant `now`, in this zone."""
    return now.astimezone(ZoneInfo(zone)).date()


def start_of_day(day: date, zone: str) -> datetime:
    """The first instant, in UTC, of this day in this zone."""
    try:
        return datetime.combine(day, time.min, tzinfo=ZoneInfo(zone)).astimezone(UTC)
    except OverflowError:  # 0001-01-01, east of Greenwich
        return datetime.min.replace(tzinfo=UTC)


def end_of_day(day: date, zone: str) -> datetime | None:
    """The first instant after this day; None for 9999-12-31, by which SAP systems mean no end."""
    if day == date.max:
        return None
    return start_of_day(day + timedelta(days=1), zone)


def time_zone_name(zone: str, at: datetime, language: str) -> str:
    """`Vienna, UTC+1`, `Wien, UTC+2` in summer; `UTC` alone."""
    city, offset = city_of(zone, language), offset_from_utc(zone, at)
    return offset if city == offset else f"{city}, {offset}"


def time_zone_choices(language: str, at: datetime, *kept: str) -> list[tuple[str, str]]:
    """The zones with their names, in the order of the cities; also those in `kept`, which are stored."""
    zones = {"UTC", *filter(is_time_zone, _cities()[ENGLISH]), *kept}
    named = [(zone, time_zone_name(zone, at, language)) for zone in zones]
    return sorted(named, key=lambda choice: (alphabetical_key(choice[1]), choice[0]))


def city_of(zone: str, language: str) -> str:
    """The city in this language, else in English, else as the database of time zones writes it."""
    cities = _cities()
    own = cities.get(language[:2], cities[ENGLISH]).get(zone)
    return own or cities[ENGLISH].get(zone) or zone.rsplit("/", 1)[-1].replace("_", " ")


def offset_from_utc(zone: str, at: datetime) -> str:
    """`UTC+1`, `UTC−3:30`, and `UTC` where there is none."""
    offset = at.astimezone(_zone(zone)).utcoffset() or timedelta()
    hours, minutes = divmod(round(abs(offset).total_seconds() / 60), 60)
    if not hours and not minutes:
        return "UTC"
    sign = "+" if offset > timedelta() else "\N{MINUS SIGN}"
    return f"UTC{sign}{hours}" + (f":{minutes:02}" if minutes else "")


@cache
def _names() -> frozenset[str]:
    return frozenset(available_timezones())


@cache
def _zone(name: str) -> ZoneInfo:
    """Kept, a MiB for all: Python keeps eight, and would read the files of 400 for each form."""
    return ZoneInfo(name)


@cache
def _cities() -> Mapping[str, Mapping[str, str]]:
    cities: dict[str, dict[str, str]] = json.loads(CITIES.read_text("utf-8"))
    return cities
