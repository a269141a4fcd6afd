"""Dates and numbers in the back office and in mails, as each of the four languages writes them."""

from datetime import UTC, datetime

import pytest
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
def test_dates(language: str, moment: str, day: str, short: str):
    with translation.override(language):
        assert date_format(MOMENT, "DATETIME_FORMAT") == moment
        assert date_format(MOMENT, "DATE_FORMAT") == day
        assert date_format(MOMENT, "SHORT_DATE_FORMAT") == short


@pytest.mark.parametrize(
    ("language", "number"),
    [("de", "1.234.567,5"), ("en", "1,234,567.5"), ("fr", "1 234 567,5"), ("sq", "1.234.567,5")],
)
def test_numbers(language: str, number: str):
    with translation.override(language):
        written = number_format(1234567.5, 1, force_grouping=True)
    assert " ".join(written.split()) == number  # French groups by a blank that no line break parts
