"""Time zones as people name them: by a city in the reader's language, with the offset from UTC.

The cities are those of Unicode's CLDR 48 (`exemplarCity` of each locale), kept as a file, as the names of
countries are: a package that has them weighs thirty megabytes.
"""

import json
from collections.abc import Mapping
from datetime import datetime, timedelta
from functools import cache
from pathlib import Path
from zoneinfo import ZoneInfo

from lib.text import alphabetical_key
from lib.zones import is_time_zone

CITIES = Path(__file__).with_name("zone_cities.json")
ENGLISH = "en"  # has every zone; the others have what differs


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
def _zone(name: str) -> ZoneInfo:
    """Kept, a MiB for all: Python keeps eight, and would read the files of 400 for each form."""
    return ZoneInfo(name)


@cache
def _cities() -> Mapping[str, Mapping[str, str]]:
    cities: dict[str, dict[str, str]] = json.loads(CITIES.read_text("utf-8"))
    return cities
