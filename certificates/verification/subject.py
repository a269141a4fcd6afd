"""The rows that page and paper begin with, in one order: what a certificate is about, and its dates."""

from collections.abc import Iterator
from datetime import date
from typing import NamedTuple, Protocol

from django.utils.translation import gettext

from .dates import long_date


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
    yield _day(gettext("Issued on"), certificate.issued_on)
    if certificate.valid_from and certificate.valid_from != certificate.issued_on:
        yield _day(gettext("Valid from"), certificate.valid_from)
    if certificate.valid_until and certificate.valid_until != date.max:
        yield _day(gettext("Valid until and including"), certificate.valid_until)
    else:
        yield SubjectRow(gettext("Valid until"), gettext("no end date"))


def _day(label: str, day: date) -> SubjectRow:
    return SubjectRow(label, long_date(day), day=day)
