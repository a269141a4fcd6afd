"""Texts of pages and PDFs in the active language: dates, values and rows; what each status means, and what to do.

The issuer's own text is never changed: 1.4301 is a material.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date, datetime
from enum import StrEnum
from functools import cache
from typing import Any, NamedTuple, Protocol
from zoneinfo import ZoneInfo

from django.utils.dates import MONTHS
from django.utils.translation import get_language, gettext, gettext_noop, ngettext

from accounts.scopes import Locale
from certificates.lifecycle import Status
from certificates.types.models import FieldKind
from lib.dates import time_zone_name

from .operations import BulkVerification, Verification
from .shown import PublicField


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


def measure(value: str, unit: str) -> str:
    """A value and its unit, with a no-break space between."""
    return f"{value}\N{NO-BREAK SPACE}{unit}" if value and unit else value


def field_text(field: PublicField, *, of_person: bool) -> str:
    """A metadata value with its unit; dates, decimals and grades in the active language."""
    is_grade = of_person and field.key in GRADES
    text = graded(field.value) if is_grade else written(field.value, field.kind)
    return measure(text, field.unit)


def field_rows(field: PublicField, *, of_person: bool) -> list[list[str]]:
    """The rows of a metadata table; credits and grades of a transcript in the active language."""
    places = number_columns(field.key, len(field.columns)) if of_person else frozenset()
    return [
        [graded(cell) if place in places else cell for place, cell in enumerate(row)]
        for row in field.rows
    ]


ITEM_LABELS = {
    "position": gettext_noop("Position"),
    "productId": gettext_noop("Product"),
    "serialNumber": gettext_noop("Serial number"),
    "batch": gettext_noop("Batch"),
    "quantity": gettext_noop("Quantity"),
    "orderNo": gettext_noop("Order number"),
    "orderItem": gettext_noop("Order item"),
}


def item_rows(items: Sequence[Mapping[str, Any]]) -> tuple[list[str], list[list[str]]]:
    """The names of ITEM_LABELS that at least one item states, and a row of each item; quantities with their unit."""
    names = [name for name in ITEM_LABELS if any(name in item for item in items)]
    rows = []
    for item in items:
        quantity = measure(decimal(item.get("quantity", "")), item.get("unit", ""))
        line = {**item, "quantity": quantity}
        rows.append([str(line.get(name, "")) for name in names])
    return names, rows


def outside_word() -> str:
    """What stands beside a measured value that is outside of its limits."""
    return gettext("outside the limits")


def outside_count(count: int) -> str:
    """How many measured values are outside of their limits, for the head of the page; empty for none."""
    text = ngettext(
        "%(count)s measured value is outside the limits.",
        "%(count)s measured values are outside the limits.",
        count,
    )
    return text % {"count": count} if count else ""


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
    yield from name_rows(certificate, holder=holder)
    yield from product_rows(certificate)


def name_rows(certificate: Identified, *, holder: str | None) -> Iterator[SubjectRow]:
    """The number, and the holder if it may be shown."""
    if certificate.number:
        yield SubjectRow(gettext("Certificate number"), certificate.number)
    if holder:
        yield SubjectRow(gettext("Holder"), holder, words=True)


def product_rows(certificate: Identified) -> Iterator[SubjectRow]:
    """The product, its serial number and its GTIN."""
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


class Tone(StrEnum):
    """How a status looks: a colour, a shape, an icon."""

    ACTIVE = "active"
    PENDING = "pending"
    SUSPENDED = "suspended"
    REVOKED = "revoked"
    SUPERSEDED = "superseded"
    EXPIRED = "expired"
    NOT_YET_VALID = "not_yet_valid"
    DISTRUST = "distrust"
    TEST = "test"
    UNCONFIRMED = "unconfirmed"
    NOT_FOUND = "not_found"
    UNAVAILABLE = "unavailable"

    @property
    def icon(self) -> str:
        """The template of its icon."""
        return f"certificates/verification/icons/{self.value}.svg"


MEANINGS = {
    Status.ACTIVE: gettext_noop(
        "This certificate is in force. The issuer has neither suspended nor withdrawn it."
    ),
    Status.PENDING: gettext_noop("The issuer has not released this certificate yet."),
    Status.SUSPENDED: gettext_noop("The issuer has suspended this certificate for the time being."),
    Status.REVOKED: gettext_noop("The issuer has withdrawn this certificate for good."),
    Status.SUPERSEDED: gettext_noop("The issuer has replaced this certificate by a newer one."),
    Status.EXPIRED: gettext_noop("This certificate was valid until %(until)s."),
    Status.NOT_YET_VALID: gettext_noop("This certificate will be valid from %(start)s."),
}
ADVICE = {
    Status.ACTIVE: gettext_noop("Compare the details below with what you have in front of you."),
    Status.SUPERSEDED: gettext_noop("Do not rely on this one. Check the newer certificate."),
    Status.EXPIRED: gettext_noop("Ask the issuer for a current certificate."),
    Status.NOT_YET_VALID: gettext_noop("Do not rely on it before that day."),
}
LEAVE_PRODUCT = gettext_noop("Do not use the product. Ask the issuer.")
LEAVE_CERTIFICATE = gettext_noop("Do not rely on this certificate. Ask the issuer.")
# For an issuer that is blocked for fraud: visitors are not sent to it.
DISTRUST_PRODUCT = gettext_noop("Do not use the product. Turn to whoever supplied it.")
DISTRUST_CERTIFICATE = gettext_noop(
    "Do not rely on this certificate. Turn to whoever gave it to you."
)
DISTRUST = gettext_noop("Not trustworthy")
DISTRUST_MEANING = gettext_noop(
    "The operator of this service has blocked the issuer of this certificate because of fraud."
)
UNCONFIRMED = gettext_noop("Was valid at %(time)s")
UNCONFIRMED_MEANING = gettext_noop(
    "The newest records of this service cannot be reached at the moment. This is what they said on %(moment)s. Whether the issuer has withdrawn the certificate since is not known."
)
UNCONFIRMED_ADVICE = gettext_noop("Check again in a moment before you rely on it.")
OLD_RECORDS = gettext_noop(
    "The newest records of this service cannot be reached at the moment. This is what they said on %(moment)s."
)
TEST_MEANING = gettext_noop("This is how a valid certificate is shown. It certifies nothing.")

# For the legend, which explains every status of the page: without a day, and those of no certificate.
ON_ANY_DAY = {
    Status.EXPIRED: gettext_noop("The last day of its validity has passed."),
    Status.NOT_YET_VALID: gettext_noop("The first day of its validity is still to come."),
}
UNCONFIRMED_AT_ANY_TIME = gettext_noop(
    "The newest records of this service cannot be reached at the moment. The certificate was valid at the time that is shown. Whether the issuer has withdrawn it since is not known."
)
NO_STATUS = (
    (Tone.DISTRUST, DISTRUST, DISTRUST_MEANING),
    (
        Tone.NOT_FOUND,
        gettext_noop("Not found here"),
        gettext_noop("There is no certificate with this identifier in this service."),
    ),
    (
        Tone.UNAVAILABLE,
        gettext_noop("Cannot be checked right now"),
        gettext_noop(
            "The records of this service cannot be reached at the moment. This says nothing about the certificate, neither good nor bad."
        ),
    ),
)


class StatusBanner(NamedTuple):
    """The status on a verify page: its look, its name, what it means, and what to do."""

    tone: Tone
    word: str
    meaning: str
    advice: str


def status_banner(verification: Verification) -> StatusBanner:
    """The banner of a verification. Green only if it is trustworthy; fraud is shown before test."""
    if verification.status is Status.ACTIVE and verification.issuer_flagged:
        return StatusBanner(
            Tone.DISTRUST, gettext(DISTRUST), gettext(DISTRUST_MEANING), _refusal(verification)
        )
    word = str(verification.status.label)
    if verification.status is Status.ACTIVE and verification.test:
        return StatusBanner(Tone.TEST, word, gettext(TEST_MEANING), "")
    if verification.status is Status.ACTIVE and verification.as_of:
        said = {"moment": clock(verification.as_of, verification.time_zone)}
        return StatusBanner(
            Tone.UNCONFIRMED,
            was_valid(verification.as_of, verification.time_zone),
            gettext(UNCONFIRMED_MEANING) % said,
            gettext(UNCONFIRMED_ADVICE),
        )
    advice = None if verification.issuer_flagged else ADVICE.get(verification.status)
    return StatusBanner(
        Tone(verification.status.value),
        word,
        meaning(
            verification.status,
            issued_on=verification.issued_on,
            valid_from=verification.valid_from,
            valid_until=verification.valid_until,
        ),
        gettext(advice) if advice else _refusal(verification),
    )


def was_valid(as_of: datetime, zone: str = "") -> str:
    """The word for a certificate that was valid when its records could last be read; in UTC without a zone."""
    time = f"{as_of.astimezone(ZoneInfo(zone or 'UTC')):%H:%M:%S}{'' if zone else ' UTC'}"
    return gettext(UNCONFIRMED) % {"time": time}


def old_records(as_of: datetime | None, zone: str = "UTC") -> str:
    """The sentence that the records are as of then; empty for those of now."""
    return gettext(OLD_RECORDS) % {"moment": clock(as_of, zone)} if as_of else ""


def meaning(
    status: Status, *, issued_on: date, valid_from: date | None, valid_until: date | None
) -> str:
    """What the status means, as a sentence."""
    sentence = gettext(MEANINGS[status])
    if status is Status.EXPIRED and valid_until:
        return sentence % {"until": long_date(valid_until)}
    if status is Status.NOT_YET_VALID:
        return sentence % {"start": long_date(valid_from or issued_on)}
    return sentence


def _refusal(verification: Verification) -> str:
    """The advice not to use a product, or not to rely on a certificate about anything else."""
    if verification.issuer_flagged:
        return gettext(
            DISTRUST_PRODUCT
            if verification.product_id or verification.items
            else DISTRUST_CERTIFICATE
        )
    return gettext(
        LEAVE_PRODUCT if verification.product_id or verification.items else LEAVE_CERTIFICATE
    )


_WRITTEN_IN = {
    Locale.DE: gettext_noop("The issuer has written this certificate in German."),
    Locale.EN: gettext_noop("The issuer has written this certificate in English."),
    Locale.FR: gettext_noop("The issuer has written this certificate in French."),
    Locale.SQ: gettext_noop("The issuer has written this certificate in Albanian."),
}


def written_in(locale: str) -> str:
    """In which language the certificate's own text is, for readers of another."""
    return gettext(_WRITTEN_IN[Locale(locale)])


class Verdict(NamedTuple):
    """The status of one certificate in a list: its look and its name."""

    tone: Tone
    word: str


def verdict(
    result: BulkVerification | None, *, readable: bool = True, held_up: bool = False
) -> Verdict:
    """The verdict on one of many; without a result, why there is none."""
    if result is None:
        if not readable:
            return Verdict(Tone.NOT_FOUND, gettext("Not an identifier"))
        if held_up:
            return Verdict(Tone.UNAVAILABLE, gettext("Not checked"))
        return Verdict(Tone.NOT_FOUND, gettext("Not found here"))
    if result.issuer_flagged:
        return Verdict(Tone.DISTRUST, gettext(DISTRUST))
    word = str(result.status.label)
    if result.test:
        return Verdict(Tone.TEST, f"TEST – {word}")
    if result.as_of and result.status is Status.ACTIVE:
        return Verdict(Tone.UNCONFIRMED, was_valid(result.as_of))
    return Verdict(Tone(result.status.value), word)


# Of many certificates the bad ones stand first.
_WORST_FIRST = (
    *(Tone.DISTRUST, Tone.REVOKED, Tone.NOT_FOUND, Tone.SUSPENDED, Tone.SUPERSEDED, Tone.EXPIRED),
    *(Tone.PENDING, Tone.NOT_YET_VALID, Tone.UNAVAILABLE, Tone.UNCONFIRMED, Tone.TEST, Tone.ACTIVE),
)


def badness(verdict: Verdict) -> int:
    """The place of this verdict in a list: the bad ones first, the good ones last."""
    return _WORST_FIRST.index(verdict.tone)


def summary(verdicts: Iterable[Verdict]) -> list[tuple[Verdict, int]]:
    """How many there are of each verdict; the bad ones first."""
    return sorted(Counter(verdicts).items(), key=lambda one: badness(one[0]))


def list_head() -> tuple[str, ...]:
    """What `list_cells` states."""
    return (
        *(gettext("Identifier"), gettext("Certificate number"), gettext("Product")),
        *(gettext("Serial number"), gettext("Certificate type"), gettext("Issuer")),
    )


def list_cells(result: BulkVerification | None, typed: str) -> tuple[str | None, ...]:
    """A certificate in a table of many; without a result, what was typed."""
    if result is None:
        return (typed, *[None] * (len(list_head()) - 1))
    return (
        *(result.id, result.number, result.product_id),
        *(result.serial_number, result.type_name, result.issuer_name),
    )


def legend() -> list[tuple[Verdict, str]]:
    """Every verdict that a page may show, and what it means."""
    statuses = [
        (Verdict(Tone(status.value), str(status.label)), gettext(meaning_text))
        for status, meaning_text in (MEANINGS | ON_ANY_DAY).items()
    ]
    others = [
        (Verdict(tone, gettext(word)), gettext(meaning_text))
        for tone, word, meaning_text in NO_STATUS
    ]
    word = gettext(UNCONFIRMED) % {"time": "12:00:00"}
    unconfirmed = (Verdict(Tone.UNCONFIRMED, word), gettext(UNCONFIRMED_AT_ANY_TIME))
    return [*statuses, unconfirmed, *others]
