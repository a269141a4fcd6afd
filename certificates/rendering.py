"""What a visitor reads on a verify page: a verification put into words, dates and rows.

Pure: no database, no request. Everything is said in the active language; what the certificate
itself says keeps its own language and is marked with it.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from typing import NamedTuple
from zoneinfo import ZoneInfo

from django.utils import dateformat
from django.utils.translation import get_language, gettext, gettext_noop

from certificates.lifecycle import Reason, Status
from certificates.verification import Verification

LONG_DATES = {"de": "j. F Y", "en": "j F Y", "fr": "j F Y", "sq": "j F Y"}
LONG_DATE_PREMIER = r"j\e\r F Y"  # French counts the first of a month, and only the first

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
COMPARE = gettext_noop("Compare the details below with what you have in front of you.")
LEAVE_PRODUCT = gettext_noop("Do not use the product. Ask the issuer.")
LEAVE_CERTIFICATE = gettext_noop("Do not rely on this certificate. Ask the issuer.")
ADVICE = {
    Status.ACTIVE: COMPARE,
    Status.SUPERSEDED: gettext_noop("Do not rely on this one. Check the newer certificate."),
    Status.EXPIRED: gettext_noop("Ask the issuer for a current certificate."),
    Status.NOT_YET_VALID: gettext_noop("Do not rely on it before that day."),
}
DISTRUST = gettext_noop("Not trustworthy")
DISTRUST_MEANING = gettext_noop(
    "The operator of this service has blocked the issuer of this certificate because of fraud."
)
TEST_MEANING = gettext_noop("This is how a valid certificate is shown. It certifies nothing.")

ITEM_LABELS = {
    "position": gettext_noop("Position"),
    "productId": gettext_noop("Product"),
    "serialNumber": gettext_noop("Serial number"),
    "batch": gettext_noop("Batch"),
    "quantity": gettext_noop("Quantity"),
    "orderNo": gettext_noop("Order number"),
    "orderItem": gettext_noop("Order item"),
}


class Row(NamedTuple):
    """One line of a definition list; `lang` where the words are the certificate's own."""

    label: str
    value: str
    lang: str = ""
    instant: str = ""  # machine-readable, where the value is a date


class Cell(NamedTuple):
    """One cell of the table of items; its label stands beside it on a narrow screen."""

    label: str
    value: str


class Band(NamedTuple):
    """The answer: how it looks, the word, what the word means, and what to do."""

    tone: str
    word: str
    meaning: str
    advice: str

    @property
    def icon(self) -> str:
        """The template of the icon that belongs to the tone."""
        return f"certificates/icons/{self.tone}.svg"


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """A verify page, ready to be poured into its template."""

    band: Band
    checked_at: str
    subject: Sequence[Row]
    dates: Sequence[Row]
    change: Sequence[Row]
    item_labels: Sequence[str]
    items: Sequence[Sequence[Cell]]
    facts: Sequence[Row]
    signatories: Sequence[tuple[str, str]]
    hash_groups: Sequence[str]
    lang: str


def sheet(found: Verification) -> Sheet:
    """The page of one certificate, in the active language."""
    lang = found.locale if found.locale != get_language() else ""
    columns = _columns(found.items)
    return Sheet(
        band=_band(found),
        checked_at=_clock(found.checked_at, found.time_zone),
        subject=list(_subject(found, lang)),
        dates=list(_dates(found)),
        change=list(_change(found, lang)),
        item_labels=list(columns.values()),
        items=[_cells(item, columns) for item in found.items],
        facts=[Row(fact.label, _measure(fact.value, fact.unit), lang) for fact in found.facts],
        signatories=[(one["name"], one.get("role", "")) for one in found.signatories],
        hash_groups=[found.data_hash[at : at + 8] for at in range(0, len(found.data_hash), 8)],
        lang=lang,
    )


def long_date(day: date) -> str:
    """`21 November 2026`, as the active language writes it out."""
    language = get_language() or "en"
    if language == "fr" and day.day == 1:
        return dateformat.format(day, LONG_DATE_PREMIER)
    text = dateformat.format(day, LONG_DATES.get(language, "j F Y"))
    return text.lower() if language == "sq" else text  # Django capitalises Albanian months


# --- the answer -----------------------------------------------------------------------------------


def _band(found: Verification) -> Band:
    """Green only where the certificate is trustworthy and no test; an issuer's fraud weighs more."""
    if found.status is Status.ACTIVE and not found.trustworthy:
        return Band("distrust", gettext(DISTRUST), gettext(DISTRUST_MEANING), _refusal(found))
    word = str(found.status.label)
    if found.status is Status.ACTIVE and found.test:
        return Band("test", word, gettext(TEST_MEANING), "")
    advice = ADVICE.get(found.status)
    return Band(
        found.status.value,
        word,
        _meaning(found),
        gettext(advice) if advice else _refusal(found),
    )


def _meaning(found: Verification) -> str:
    sentence = gettext(MEANINGS[found.status])
    if found.status is Status.EXPIRED and found.valid_until:
        return sentence % {"until": long_date(found.valid_until)}
    if found.status is Status.NOT_YET_VALID:
        return sentence % {"start": long_date(found.valid_from or found.issued_on)}
    return sentence


def _refusal(found: Verification) -> str:
    """Goods are to be left alone; a diploma is not to be relied on."""
    return gettext(LEAVE_PRODUCT if found.product_id or found.items else LEAVE_CERTIFICATE)


# --- the rows -------------------------------------------------------------------------------------


def _subject(found: Verification, lang: str) -> Iterator[Row]:
    """What the certificate speaks of."""
    if found.number:
        yield Row(gettext("Certificate number"), found.number)
    if found.holder_name:
        yield Row(gettext("Holder"), found.holder_name, lang)
    if found.product_id:
        yield Row(gettext("Product"), found.product_id, lang)
    if found.serial_number:
        yield Row(gettext("Serial number"), found.serial_number)
    if found.gtin:
        yield Row(gettext("GTIN"), found.gtin)


def _dates(found: Verification) -> Iterator[Row]:
    """From when until when; both days are included."""
    yield _day(gettext("Issued on"), found.issued_on)
    if found.valid_from and found.valid_from != found.issued_on:
        yield _day(gettext("Valid from"), found.valid_from)
    if found.valid_until:
        yield _day(gettext("Valid until and including"), found.valid_until)
    else:
        yield Row(gettext("Valid until"), gettext("no end date"))


def _change(found: Verification, lang: str) -> Iterator[Row]:
    """Why and since when the certificate is not what it was when it was issued."""
    if found.reason:
        yield Row(gettext("Reason"), str(Reason(found.reason).label))
    if found.public_note:
        yield Row(gettext("Note by the issuer"), found.public_note, lang)
    if found.status_changed_at and (found.reason or found.public_note):
        yield Row(
            gettext("Since"),
            _clock(found.status_changed_at, found.time_zone),
            instant=found.status_changed_at.isoformat(timespec="seconds"),
        )


def _columns(items: Sequence[Mapping[str, str]]) -> dict[str, str]:
    """The columns that at least one item fills, in the order of the labels."""
    filled = {name for item in items for name in item}
    return {name: gettext(label) for name, label in ITEM_LABELS.items() if name in filled}


def _cells(item: Mapping[str, str], columns: Mapping[str, str]) -> list[Cell]:
    values = {**item, "quantity": _measure(item.get("quantity", ""), item.get("unit", ""))}
    return [Cell(label, str(values.get(name, ""))) for name, label in columns.items()]


def _measure(value: str, unit: str) -> str:
    """A value and its unit, which no line break may part."""
    return f"{value}\N{NO-BREAK SPACE}{unit}" if value and unit else value


def _day(label: str, day: date) -> Row:
    return Row(label, long_date(day), instant=day.isoformat())


def _clock(instant: datetime, zone: str) -> str:
    """`21 November 2026, 14:03:12 (Europe/Berlin)`: the time where the issuer is."""
    local = instant.astimezone(ZoneInfo(zone))
    return f"{long_date(local)}, {local:%H:%M:%S} ({zone})"
