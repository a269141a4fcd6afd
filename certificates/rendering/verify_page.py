"""The content of a verify page: a verification as texts, dates and rows, in the active language.

Pure: no database, no request. The certificate's own text keeps its language and is marked with it.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from urllib.parse import quote

from django.template.defaultfilters import filesizeformat
from django.urls import reverse
from django.utils.safestring import SafeString
from django.utils.translation import get_language, gettext, gettext_noop

from certificates.lifecycle import Reason
from certificates.models.type import FieldKind
from certificates.verification import PublicField, Verification
from certificates.verification.related import RelatedCertificates

from . import history, links, markup
from .dates import clock, long_date
from .markup import HtmlRow
from .status_texts import StatusBanner, status_banner
from .values import decimal, measure, written

ITEM_LABELS = {
    "position": gettext_noop("Position"),
    "productId": gettext_noop("Product"),
    "serialNumber": gettext_noop("Serial number"),
    "batch": gettext_noop("Batch"),
    "quantity": gettext_noop("Quantity"),
    "orderNo": gettext_noop("Order number"),
    "orderItem": gettext_noop("Order item"),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class VerifyPageContent:
    """The content of a verify page, ready for its template, which leaves empty parts out."""

    band: StatusBanner
    checked: str
    checked_at: str  # the same for machines
    change: SafeString
    history: SafeString
    subject: SafeString
    dates: SafeString
    items: SafeString
    facts: SafeString
    tables: SafeString
    attachments: SafeString
    signatories: SafeString
    checksum: SafeString
    notices: Sequence[str]  # warnings about the parts
    parts: SafeString
    report: str  # where to report a problem: a URL, or nothing
    links: SafeString
    lang: str  # of the certificate's own text, where it is not the page's


def verify_page_content(found: Verification) -> VerifyPageContent:
    """The verify page of one certificate, in the active language."""
    locale = get_language() or "en"
    lang = found.locale if found.locale != locale else ""
    around = found.around or RelatedCertificates()
    return VerifyPageContent(
        band=status_banner(found),
        checked=clock(found.checked_at, found.time_zone),
        checked_at=found.checked_at.isoformat(timespec="seconds"),
        change=markup.definitions(_change(found, lang)),
        history=history.lines(found.history, zone=found.time_zone, lang=lang),
        subject=markup.definitions(_subject(found, lang)),
        dates=markup.definitions(_dates(found)),
        items=_items(found.items, locale, lang),
        facts=markup.definitions(_facts(found, lang)),
        tables=_tables(found, locale, lang),
        attachments=markup.files(_files(found, locale), lang=lang),
        signatories=markup.names(found.signatories, lang=lang),
        checksum=markup.checksum(found.data_hash),
        notices=links.notices(around),
        parts=links.parts(around, locale=locale),
        report=_report(found),
        links=links.links(around.links, locale=locale, lang=lang),
        lang=lang,
    )


def _change(found: Verification, lang: str) -> Iterator[HtmlRow]:
    """Why and since when the status has changed."""
    if found.reason:
        yield HtmlRow(gettext("Reason"), str(Reason(found.reason).label))
    if found.public_note:
        yield HtmlRow(gettext("Note by the issuer"), found.public_note, lang)
    if found.status_changed_at and (found.reason or found.public_note):
        at = found.status_changed_at
        instant = at.isoformat(timespec="seconds")
        yield HtmlRow(gettext("Since"), clock(at, found.time_zone), instant=instant)


def _subject(found: Verification, lang: str) -> Iterator[HtmlRow]:
    """The subject: number, holder, product."""
    if found.number:
        yield HtmlRow(gettext("Certificate number"), found.number)
    if found.holder_name:
        yield HtmlRow(gettext("Holder"), found.holder_name, lang)
    if found.product_id:
        yield HtmlRow(gettext("Product"), found.product_id, lang)
    if found.serial_number:
        yield HtmlRow(gettext("Serial number"), found.serial_number)
    if found.gtin:
        yield HtmlRow(gettext("GTIN"), found.gtin)


def _dates(found: Verification) -> Iterator[HtmlRow]:
    """The day of issue and the validity; both ends are included."""
    yield _day(gettext("Issued on"), found.issued_on)
    if found.valid_from and found.valid_from != found.issued_on:
        yield _day(gettext("Valid from"), found.valid_from)
    if found.valid_until and found.valid_until != date.max:
        yield _day(gettext("Valid until and including"), found.valid_until)
    else:
        yield HtmlRow(gettext("Valid until"), gettext("no end date"))


def _facts(found: Verification, lang: str) -> Iterator[HtmlRow]:
    """The public metadata fields that are no tables."""
    for fact in found.facts:
        if not fact.columns:
            yield _fact(fact, lang)


def _fact(fact: PublicField, lang: str) -> HtmlRow:
    """One metadata field. Dates and decimals are formatted in the page's language; text stays as it is."""
    value = measure(written(fact.value, fact.kind), fact.unit)
    if fact.kind == FieldKind.DATE:
        return HtmlRow(fact.label, value, instant=fact.value)
    return HtmlRow(fact.label, value, "" if fact.kind == FieldKind.DECIMAL else lang)


def _tables(found: Verification, locale: str, lang: str) -> SafeString:
    """The public metadata fields that are tables, each with a heading."""
    return markup.join(
        markup.section(f"table-{number}", fact.label, _table(fact, f"table-{number}", locale, lang))
        for number, fact in enumerate(found.facts)
        if fact.columns
    )


def _table(fact: PublicField, heading: str, locale: str, lang: str) -> SafeString:
    columns = {str(place): label for place, label in enumerate(fact.columns)}
    rows = [dict(zip(columns, row, strict=False)) for row in fact.rows]
    return markup.table(columns, rows, locale=locale, lang=lang, heading=heading)


def _files(found: Verification, locale: str) -> Iterator[markup.HtmlFile]:
    """The attachments, where the type shows them."""
    for file in found.attachments:
        place = {"locale": locale, "raw_id": found.id, "number": file.number}
        address = reverse("verify-attachment", kwargs=place) if file.there else ""
        about = f"{file.media_type}, {filesizeformat(file.size)}"
        yield markup.HtmlFile(file.name, about, address, file.sha256)


def _items(items: Sequence[Mapping[str, str]], locale: str, lang: str) -> SafeString:
    """The table of items, with the columns that at least one item fills."""
    if not any(name in item for item in items for name in ITEM_LABELS):
        return SafeString("")
    filled = {name for item in items for name in item}
    columns = {name: gettext(label) for name, label in ITEM_LABELS.items() if name in filled}
    lines = [
        {**item, "quantity": measure(decimal(item.get("quantity", "")), item.get("unit", ""))}
        for item in items
    ]
    return markup.table(columns, lines, locale=locale, lang=lang)


def _report(found: Verification) -> str:
    """The contact as a URL; a mail gets the certificate's id as its subject."""
    if not found.contact or "@" not in found.contact:
        return found.contact or ""
    return f"mailto:{quote(found.contact, safe='@')}?subject={quote(found.id)}"


def _day(label: str, day: date) -> HtmlRow:
    return HtmlRow(label, long_date(day), instant=day.isoformat())
