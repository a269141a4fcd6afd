"""The content of a verify page: a verification as texts, dates and rows, in the active language.

Pure: no database, no request. The certificate's own text keeps its language and is marked with it.
"""

from collections.abc import Iterator, Mapping, Sequence
from operator import attrgetter
from typing import NamedTuple
from urllib.parse import quote

from django.template.defaultfilters import filesizeformat
from django.urls import reverse
from django.utils.safestring import SafeString
from django.utils.translation import get_language, gettext, gettext_noop

from certificates.domain.lifecycle import Reason
from certificates.domain.limits import VALUE, rows_outside
from certificates.domain.transcripts import GRADES, number_columns
from certificates.models.type import FieldKind
from certificates.verification import Verification
from certificates.verification.content import PublicField
from certificates.verification.related import RelatedCertificates

from . import history, links, markup, validity
from .dates import clock
from .issuer_block import issuer_block
from .markup import HtmlRow
from .status_texts import Tone, old_records, status_banner, was_valid
from .subject import date_rows, subject_rows
from .values import decimal, graded, graded_cells, measure, outside_word, written

ITEM_LABELS = {
    "position": gettext_noop("Position"),
    "productId": gettext_noop("Product"),
    "serialNumber": gettext_noop("Serial number"),
    "batch": gettext_noop("Batch"),
    "quantity": gettext_noop("Quantity"),
    "orderNo": gettext_noop("Order number"),
    "orderItem": gettext_noop("Order item"),
}


# What the page takes over: its first fields, in their order.
_TAKEN_OVER = attrgetter(
    *("id type_name number issuer_name issuer_flagged superseded_by contact test erased".split()),
    *("trustworthy printable name_check_offered by_test_clock brand.logo brand.color".split()),
)


class VerifyPageContent(NamedTuple):
    """The content of a verify page, ready for its template, which leaves empty parts out."""

    id: str
    type_name: str
    number: str | None
    issuer_name: str
    issuer_flagged: bool
    superseded_by: str | None
    contact: str | None
    test: bool
    erased: bool
    trustworthy: bool
    printable: bool
    name_check_offered: bool
    by_test_clock: bool
    logo: str | None
    color: str | None
    tone: Tone
    word: str  # the status
    meaning: str
    advice: str
    is_old: bool  # the records are of an earlier moment
    checked: str
    checked_at: str  # the same for machines
    old_records: str  # that they are not those of now, where the banner does not say so
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
    recorded: str  # since when and where the transparency log holds it, or nothing
    log_key: str  # that log's own
    notices: SafeString  # warnings about the parts
    parts: SafeString
    report: str  # where to report a problem: a URL, or nothing
    links: SafeString
    issuer: SafeString
    ends: str  # that it ends soon, or nothing
    reminded: bool  # there is a reminder for calendars
    profile: str  # the address that adds it to a profile, or nothing
    lang: str  # of the certificate's own text, where it is not the page's


def verify_page_content(verification: Verification) -> VerifyPageContent:
    """The verify page of one certificate, in the active language."""
    locale = get_language() or "en"
    lang = verification.locale if verification.locale != locale else ""
    related = verification.related or RelatedCertificates()
    banner = status_banner(verification)
    at = verification.as_of
    was_valid_then = was_valid(at, verification.time_zone) if at else ""
    return VerifyPageContent(
        **dict(zip(VerifyPageContent._fields, _TAKEN_OVER(verification), strict=False)),
        **banner._asdict(),
        is_old=at is not None,
        checked=clock(verification.checked_at, verification.time_zone),
        checked_at=verification.checked_at.isoformat(timespec="seconds"),
        old_records=_old_records(verification, banner.tone),
        change=markup.definitions(_change(verification, lang)),
        history=history.lines(verification.history, zone=verification.time_zone, lang=lang),
        subject=markup.definitions(_subject(verification, lang)),
        dates=markup.definitions(_dates(verification)),
        items=_items(verification.items, locale, lang),
        facts=markup.definitions(_facts(verification, lang)),
        tables=_tables(verification, locale, lang),
        attachments=markup.files(_files(verification, locale), lang=lang),
        signatories=markup.names(verification.signatories, lang=lang),
        checksum=markup.checksum(verification.data_hash),
        recorded=_recorded(verification),
        log_key=verification.recorded.verifier_key if verification.recorded else "",
        notices=markup.notices(links.notices(related)),
        parts=links.parts(related, locale=locale, was_valid=was_valid_then),
        report=_report(verification),
        links=links.links(related.links, locale=locale, lang=lang, was_valid=was_valid_then),
        issuer=issuer_block(verification.brand),
        ends=validity.ends_soon(verification),
        reminded=validity.can_be_reminded(verification),
        profile=validity.profile_link(verification),
        lang=lang,
    )


def _old_records(verification: Verification, tone: Tone) -> str:
    if tone is Tone.UNCONFIRMED:
        return ""
    return old_records(verification.as_of, verification.time_zone)


def _recorded(verification: Verification) -> str:
    if verification.recorded is None:
        return ""
    return gettext("%(time)s, as entry %(number)s") % {
        "time": clock(verification.recorded.at, verification.time_zone),
        "number": verification.recorded.index,
    }


def _change(verification: Verification, lang: str) -> Iterator[HtmlRow]:
    """Why and since when the status has changed."""
    if verification.reason:
        yield HtmlRow(gettext("Reason"), str(Reason(verification.reason).label))
    if verification.public_note:
        yield HtmlRow(gettext("Note by the issuer"), verification.public_note, lang)
    if verification.status_changed_at and (verification.reason or verification.public_note):
        at = verification.status_changed_at
        instant = at.isoformat(timespec="seconds")
        yield HtmlRow(gettext("Since"), clock(at, verification.time_zone), instant=instant)


def _subject(verification: Verification, lang: str) -> Iterator[HtmlRow]:
    """The subject: number, holder, product."""
    for row in subject_rows(verification, holder=verification.holder_name):
        yield HtmlRow(row.label, row.value, lang if row.words else "")


def _dates(verification: Verification) -> Iterator[HtmlRow]:
    """The day of issue and the validity; both ends are included."""
    for row in date_rows(verification):
        yield HtmlRow(row.label, row.value, instant=row.day.isoformat() if row.day else "")


def _facts(verification: Verification, lang: str) -> Iterator[HtmlRow]:
    """The public metadata fields that are no tables."""
    for field in verification.facts:
        if not field.columns:
            yield _fact(field, lang, is_grade=verification.of_person and field.key in GRADES)


def _fact(field: PublicField, lang: str, *, is_grade: bool) -> HtmlRow:
    """One metadata field. Dates and decimals are formatted in the page's language; text stays as it is."""
    text = graded(field.value) if is_grade else written(field.value, field.kind)
    value, label = measure(text, field.unit), _field_label(field)
    if field.kind == FieldKind.DATE:
        return HtmlRow(label, value, instant=field.value)
    return HtmlRow(label, value, "" if field.kind == FieldKind.DECIMAL else lang)


def _field_label(field: PublicField) -> str:
    """The label; on the issuer's page with a mark where the public does not see the field."""
    if field.public:
        return field.label
    return gettext("%(label)s (not public)") % {"label": field.label}


def _tables(verification: Verification, locale: str, lang: str) -> SafeString:
    """The public metadata fields that are tables, each with a heading."""
    return markup.join(
        markup.section(
            f"table-{number}",
            _field_label(field),
            _table(field, f"table-{number}", locale, lang, of_person=verification.of_person),
        )
        for number, field in enumerate(verification.facts)
        if field.columns
    )


def _table(
    field: PublicField, heading: str, locale: str, lang: str, *, of_person: bool
) -> SafeString:
    columns = {str(place): label for place, label in enumerate(field.columns)}
    numbers = number_columns(field.key, len(columns)) if of_person else frozenset()
    rows = [dict(zip(columns, graded_cells(row, numbers), strict=False)) for row in field.rows]
    outside = rows_outside(field.rows, field.roles)
    measured = str(field.roles.index(VALUE)) if VALUE in field.roles else ""
    return markup.table(
        columns,
        rows,
        locale=locale,
        lang=lang,
        heading=heading,
        measured=markup.Measured(measured, outside, outside_word()) if measured else None,
    )


def _files(verification: Verification, locale: str) -> Iterator[markup.HtmlFile]:
    """The attachments, where the type shows them."""
    for file in verification.attachments:
        place = {"locale": locale, "raw_id": verification.id, "number": file.number}
        address = reverse("verify-attachment", kwargs=place) if file.downloadable else ""
        description = f"{file.media_type}, {filesizeformat(file.size)}"
        yield markup.HtmlFile(file.name, description, address, file.sha256)


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


def _report(verification: Verification) -> str:
    """The contact as a URL; a mail gets the certificate's id as its subject."""
    if not verification.contact or "@" not in verification.contact:
        return verification.contact or ""
    return f"mailto:{quote(verification.contact, safe='@')}?subject={quote(verification.id)}"
