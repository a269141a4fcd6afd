"""Calendar days in a time zone."""

from datetime import UTC, date, datetime, time, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo, available_timezones


@lru_cache(maxsize=1)
def _names() -> frozenset[str]:
    return frozenset(available_timezones())


def is_time_zone(name: str) -> bool:
    """Whether the IANA time zone database knows this name."""
    return name in _names()


def today(now: datetime, zone: str) -> date:
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
