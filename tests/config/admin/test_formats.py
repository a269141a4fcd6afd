"""Dates and numbers in the back office and in mails, in four languages."""

from datetime import UTC, date, datetime

import pytest
from django.forms import DateField
from django.utils import translation
from django.utils.formats import date_format, number_format

MOMENT = datetime(2026, 3, 1, 14, 3, tzinfo=UTC)


@pytest.mark.parametrize(
    ("language", "moment", "day", "short"),
    [
        ("de", "1. März 2026 14:03", "1. März 2026", "01.03.2026"),
        ("en", "1 March 2026, 14:03", "1 March 2026", "1 Mar 2026"),
        ("fr", "1 mars 2026 14:03", "1 mars 2026", "01/03/2026"),
        ("sq", "01.03.2026, 14:03", "01.03.2026", "01.03.2026"),
    ],
)
def test_dates_are_written_as_the_language_does(language: str, moment: str, day: str, short: str):
    with translation.override(language):
        assert date_format(MOMENT, "DATETIME_FORMAT") == moment
        assert date_format(MOMENT, "DATE_FORMAT") == day
        assert date_format(MOMENT, "SHORT_DATE_FORMAT") == short


@pytest.mark.parametrize(
    ("language", "day"),
    [("de", "23. Okt."), ("en", "23 Oct"), ("fr", "23 oct."), ("sq", "23.10.")],
)
def test_days_on_charts_are_written_as_the_language_does(language: str, day: str):
    with translation.override(language):
        assert date_format(datetime(2026, 10, 23, tzinfo=UTC), "MONTH_DAY_FORMAT") == day


def test_albanian_days_are_typed_as_they_are_shown():
    with translation.override("sq"):
        field = DateField(localize=True)
        assert field.clean("23.10.2026") == field.clean("2026-10-23") == date(2026, 10, 23)
        assert field.widget.format_value(date(2026, 10, 23)) == "23.10.2026"


@pytest.mark.parametrize(
    ("language", "number"),
    [("de", "1.234.567,5"), ("en", "1,234,567.5"), ("fr", "1 234 567,5"), ("sq", "1.234.567,5")],
)
def test_numbers_are_written_as_the_language_does(language: str, number: str):
    with translation.override(language):
        written = number_format(1234567.5, 1, force_grouping=True)
    assert " ".join(written.split()) == number  # French groups by a blank that no line break parts
