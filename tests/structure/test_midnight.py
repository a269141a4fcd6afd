"""Tests wait for the next day, of UTC and of the issuers, instead of running into it."""

from datetime import UTC, datetime, timedelta

import pytest

from tests.support.suite.midnight import pause


@pytest.mark.parametrize(
    ("clock", "seconds"),
    [
        ("2026-12-31T23:58:59", 0),
        ("2026-12-31T23:59:30", 30),
        ("2027-01-01T00:00:00", 0),
        ("2026-12-31T22:59:50", 10),  # midnight in Berlin
        ("2026-07-01T21:59:50", 10),  # in summer
        ("2026-07-01T22:59:50", 0),
    ],
)
def test_a_test_begins_on_the_day_on_which_it_ends(clock: str, seconds: int):
    now = datetime.fromisoformat(clock).replace(tzinfo=UTC)
    assert pause(now) == timedelta(seconds=seconds)
