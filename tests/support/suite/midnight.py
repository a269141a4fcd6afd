"""A pytest plugin (`-p tests.support.suite.midnight`): no test begins in the last minute of a day.

Many ask what was done today, and would begin on one day and ask on the next.
"""

import time
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

ZONES = (UTC, ZoneInfo("Europe/Berlin"))  # the service's own, and that of the issuers
LAST = timedelta(minutes=1)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup() -> None:
    """Before the test's fixtures, which may stop or move the clock."""
    time.sleep(pause(datetime.now(UTC)).total_seconds())


def pause(now: datetime) -> timedelta:
    """How long until each of the zones has the day that the test is to run on."""
    return max(now_or_next_day(now.astimezone(zone)) for zone in ZONES) - now


def now_or_next_day(local: datetime) -> datetime:
    """This moment, or the beginning of the day that is about to begin."""
    later = local + LAST
    return (
        local
        if later.date() == local.date()
        else later.replace(hour=0, minute=0, second=0, microsecond=0)
    )
