"""Time zones are named by a city of the reader's language, with the offset at that moment."""

from datetime import UTC, datetime
from zoneinfo import available_timezones

import pytest

from lib.dates import offset_from_utc, time_zone_choices, time_zone_name

WINTER = datetime(2026, 1, 15, 12, tzinfo=UTC)
SUMMER = datetime(2026, 7, 15, 12, tzinfo=UTC)


@pytest.mark.parametrize(
    ("language", "name"),
    [
        ("en", "Vienna, UTC+1"),
        ("de", "Wien, UTC+1"),
        ("fr", "Vienne, UTC+1"),
        ("sq", "Vjenë, UTC+1"),
    ],
)
def test_a_city_has_its_name_in_each_language(language: str, name: str):
    assert time_zone_name("Europe/Vienna", WINTER, language) == name


@pytest.mark.parametrize(
    ("zone", "at", "offset"),
    [
        ("Europe/Vienna", SUMMER, "UTC+2"),
        ("Europe/London", WINTER, "UTC"),
        ("Asia/Kathmandu", WINTER, "UTC+5:45"),
        ("America/St_Johns", WINTER, "UTC\N{MINUS SIGN}3:30"),
        ("America/New_York", SUMMER, "UTC\N{MINUS SIGN}4"),
    ],
)
def test_the_offset_is_the_one_at_that_moment(zone: str, at: datetime, offset: str):
    assert offset_from_utc(zone, at) == offset


def test_utc_is_named_once():
    assert time_zone_name("UTC", WINTER, "de") == "UTC"


def test_every_zone_that_is_offered_is_known_and_has_a_name_of_its_own():
    for language in ("en", "de", "fr", "sq"):
        choices = dict(time_zone_choices(language, WINTER))
        assert choices.keys() <= available_timezones()
        assert len(choices) > 400
        assert len(set(choices.values())) == len(choices)


def test_the_stored_zone_is_offered_though_the_list_has_it_under_another_name():
    assert "Asia/Calcutta" not in dict(time_zone_choices("en", WINTER))
    assert dict(time_zone_choices("en", WINTER, "Asia/Calcutta"))["Asia/Calcutta"]
