"""Dates, values and rows as pages and PDFs write them, in the active language.

Text is never changed: 1.4301 is a material.
"""

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from datetime import date, datetime
from functools import cache
from typing import NamedTuple, Protocol
from zoneinfo import ZoneInfo

from django.utils.dates import MONTHS
from django.utils.translation import get_language, gettext

from certificates.types.models import FieldKind
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
    return f"{_day_of_month(day.day, language)} {_months(language)[day.month - 1]} {day.year}"


def _day_of_month(number: int, language: str) -> str:
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


_COLUMNS: Mapping[int, tuple[str, ...]] = {
    1: ("title",),
    2: ("title", "grade"),
    3: ("title", "credits", "grade"),
}
# What programs state of a person in one notation, 1.7, whatever the certificate's language.
GRADES = frozenset({"grade", "result"})
TRANSCRIPT = "transcript"
_NUMBERS = frozenset({"credits", "grade"})
_ALL_COLUMNS = ("code", "title", "credits", "grade")


def columns_of(count: int) -> tuple[str, ...]:
    """What each column holds: of code, title, credits and grade. Further columns are free."""
    return _COLUMNS.get(count, _ALL_COLUMNS)


def number_columns(key: str, count: int) -> frozenset[int]:
    """The places of the columns with credits and grades, where the table of this key is a transcript."""
    columns = columns_of(count) if key == TRANSCRIPT else ()
    return frozenset(place for place, name in enumerate(columns) if name in _NUMBERS)


def read_transcript_row(row: Sequence[str]) -> dict[str, str]:
    """A line of a transcript by what its columns hold; a code stands before the title."""
    cells = dict(zip(columns_of(len(row)), row, strict=False))
    title = f"{cells.pop('code', '')} {cells.get('title', '')}".strip()
    return {**cells, "title": title}


_GRADE = re.compile(r"-?[0-9]{1,5}[.,][0-9]{1,2}")


def written(value: str, kind: str) -> str:
    """A value of this kind of field, formatted in the active language."""
    if kind == FieldKind.DATE:
        return long_date(date.fromisoformat(value))
    return decimal(value) if kind == FieldKind.DECIMAL else value


def decimal(value: str) -> str:
    """A decimal with the decimal mark of the active language; all digits stay, without grouping."""
    return value if get_language() == "en" else value.replace(".", ",")


def graded(value: str) -> str:
    """A grade or points of a diploma, if they are a number, with the decimal mark of the active language."""
    return decimal(value.replace(",", ".")) if _GRADE.fullmatch(value) else value


def graded_cells(row: Sequence[str], columns: Collection[int]) -> list[str]:
    """A row of a transcript, with these columns of it as `graded` writes them."""
    return [graded(cell) if place in columns else cell for place, cell in enumerate(row)]


def measure(value: str, unit: str) -> str:
    """A value and its unit, with a no-break space between."""
    return f"{value}\N{NO-BREAK SPACE}{unit}" if value and unit else value


def outside_word() -> str:
    """What stands beside a measured value that is outside of its limits."""
    return gettext("outside the limits")


class Dated(Protocol):
    """What has the dates of a certificate."""

    @property
    def issued_on(self) -> date: ...
    @property
    def valid_from(self) -> date | None: ...
    @property
    def valid_until(self) -> date | None: ...


class Identified(Protocol):
    """What names the subject of a certificate."""

    @property
    def number(self) -> str | None: ...
    @property
    def product_id(self) -> str | None: ...
    @property
    def serial_number(self) -> str | None: ...
    @property
    def gtin(self) -> str | None: ...


class SubjectRow(NamedTuple):
    """A label and its value; `words` where the value is in the certificate's language."""

    label: str
    value: str
    words: bool = False
    day: date | None = None


def subject_rows(certificate: Identified, *, holder: str | None) -> Iterator[SubjectRow]:
    """The number, the holder if it may be shown, the product."""
    if certificate.number:
        yield SubjectRow(gettext("Certificate number"), certificate.number)
    if holder:
        yield SubjectRow(gettext("Holder"), holder, words=True)
    if certificate.product_id:
        yield SubjectRow(gettext("Product"), certificate.product_id, words=True)
    if certificate.serial_number:
        yield SubjectRow(gettext("Serial number"), certificate.serial_number)
    if certificate.gtin:
        yield SubjectRow(gettext("GTIN"), certificate.gtin)


def date_rows(certificate: Dated) -> Iterator[SubjectRow]:
    """The day of issue and the validity; both ends are included."""
    yield _dated_row(gettext("Issued on"), certificate.issued_on)
    if certificate.valid_from and certificate.valid_from != certificate.issued_on:
        yield _dated_row(gettext("Valid from"), certificate.valid_from)
    if certificate.valid_until and certificate.valid_until != date.max:
        yield _dated_row(gettext("Valid until and including"), certificate.valid_until)
    else:
        yield SubjectRow(gettext("Valid until"), gettext("no end date"))


def _dated_row(label: str, day: date) -> SubjectRow:
    return SubjectRow(label, long_date(day), day=day)
