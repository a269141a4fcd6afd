"""The content of a verify page: a verification as texts, dates and rows, in the active language.

Pure: no database, no request. The certificate's own text keeps its language and is marked with it.
"""

from collections.abc import Iterator, Mapping, Sequence
from operator import attrgetter
from typing import Any, NamedTuple
from urllib.parse import quote

from django.template.defaultfilters import filesizeformat
from django.urls import reverse
from django.utils.translation import get_language, gettext, gettext_noop, ngettext

from accounts.domains.rules import displayed
from certificates.lifecycle import Action, Reason, State, Status
from certificates.types.limits import VALUE, rows_outside
from certificates.types.models import FieldKind

from . import sharing
from .operations import Verification
from .shown import LinkedCertificate, PublicField, RelatedCertificates, StatusChange
from .texts import (
    DISTRUST,
    ITEM_LABELS,
    Tone,
    clock,
    date_rows,
    field_rows,
    field_text,
    item_rows,
    name_rows,
    old_records,
    outside_count,
    outside_word,
    product_rows,
    status_banner,
    was_valid,
    written_in,
)

ISSUED = gettext_noop("Issued")
HELD_BACK = gettext_noop("Issued, but not released yet")
FURTHER = gettext_noop("Suspended for one more reason")
PARTLY_LIFTED = gettext_noop(
    "One reason for the suspension ended; the certificate stayed suspended"
)
CHANGES = {
    Action.RELEASE: gettext_noop("Released: in force from then on"),
    Action.REJECT: gettext_noop("Not released, and withdrawn for good"),
    Action.SUSPEND: gettext_noop("Suspended for the time being"),
    Action.REINSTATE: gettext_noop("Suspension lifted: in force again"),
    Action.REVOKE: gettext_noop("Withdrawn for good"),
    Action.SUPERSEDE: gettext_noop("Replaced by a newer certificate"),
}
_MARKED_ON_GOODS = ("heatNumber", "batch")
_OF_THE_ORDER = frozenset({"orderNo", "plant", "line"})  # searchable, and marked on no goods
_MOST_MARKS = 2
_OF_AN_ITEM = frozenset({"productId", "serialNumber", "batch", "quantity"})
HASH_GROUP = 8  # digits, for the eye; copied, the checksum is one word
# What the page takes over: its first fields, in their order.
_TAKEN_OVER = attrgetter(
    *("id type_name number issuer_name issuer_flagged superseded_by contact test erased".split()),
    *("trustworthy printable name_check_offered by_test_clock brand.logo brand.color".split()),
    *("brand.address", "brand.website"),
)


class Row(NamedTuple):
    """One line of a definition list; `lang` where the text is the certificate's own."""

    label: str
    value: str
    lang: str = ""
    instant: str = ""  # machine-readable, where the value is a date


class ChangeRow(NamedTuple):
    """One change of the status."""

    at: str
    instant: str
    what: str
    reason: str
    note: str


class Cell(NamedTuple):
    """One cell of a table. It carries its column's label, for narrow screens."""

    label: str
    value: str
    warning: str = ""  # that the value is outside of its limits
    place: str = ""  # the id of such a value


class Table(NamedTuple):
    """A table and the id of its heading."""

    heading: str
    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    measured: bool = False


class FileRow(NamedTuple):
    """One attachment."""

    name: str
    description: str
    address: str  # empty where only the checksum is known
    checksum: tuple[str, ...]


class CertificateRow(NamedTuple):
    """Another certificate, with its status."""

    id: str
    names: str
    issuer: str  # where it is not the same
    tone: str
    word: str
    depth: int = 0  # of a part


class LinkRow(NamedTuple):
    """A link to a certificate, or to an address of others, which is never fetched."""

    relation: str
    label: str
    certificate: CertificateRow | None
    url: str
    sha256: str


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
    address: str | None  # the issuer's
    website: str | None
    tone: Tone
    word: str  # the status
    meaning: str
    advice: str
    is_old: bool  # the records are of an earlier moment
    checked: str
    checked_at: str  # the same for machines
    old_records: str  # that they are not those of now, where the banner does not say so
    change: tuple[Row, ...]
    history: tuple[ChangeRow, ...]
    compared: tuple[Row, ...]  # with the goods: product, serial number, heat, batch, quantity
    subject: tuple[Row, ...]
    dates: tuple[Row, ...]
    items: Table | None
    facts: tuple[Row, ...]
    tables: tuple[Table, ...]
    outside: str  # how many measured values are outside of their limits, or nothing
    first_outside: str  # the id of the first one
    attachments: tuple[FileRow, ...]
    signatories: tuple[tuple[str, str], ...]  # name and role
    checksum: tuple[str, ...]
    recorded: str  # since when and where the transparency log holds it, or nothing
    log_key: str  # that log's own
    notices: tuple[str, ...]  # warnings about the parts
    parts: tuple[CertificateRow, ...]
    more_parts: str  # how many more there are
    report: str  # where to report a problem: a URL, or nothing
    links: tuple[LinkRow, ...]
    domains: tuple[str, ...]  # that the issuer has proved
    ends: str  # that it ends soon, or nothing
    reminded: bool  # there is a reminder for calendars
    watched: bool  # an address may ask to be told of its changes
    profile: str  # the address that adds it to a profile, or nothing
    lang: str  # of the certificate's own text, where it is not the page's
    written_in: str  # the same as a sentence


def verify_page_content(verification: Verification) -> VerifyPageContent:
    """The verify page of one certificate, in the active language."""
    lang = verification.locale if verification.locale != get_language() else ""
    related = verification.related or RelatedCertificates()
    banner = status_banner(verification)
    at, zone = verification.as_of, verification.time_zone
    was_valid_then = was_valid(at, zone) if at else ""
    return VerifyPageContent(
        **dict(zip(VerifyPageContent._fields, _TAKEN_OVER(verification), strict=False)),
        **banner._asdict(),
        is_old=at is not None,
        checked=clock(verification.checked_at, zone),
        checked_at=verification.checked_at.isoformat(timespec="seconds"),
        old_records="" if banner.tone is Tone.UNCONFIRMED else old_records(at, zone),
        change=tuple(_change(verification, lang)),
        history=tuple(_history(verification)),
        compared=tuple(_compared(verification, lang)),
        subject=tuple(_subject(verification, lang)),
        dates=tuple(_dates(verification)),
        items=_items(verification.items),
        facts=tuple(_facts(verification, lang)),
        **_tables_with_outside(verification),
        attachments=tuple(_files(verification)),
        signatories=tuple((one["name"], one.get("role", "")) for one in verification.signatories),
        checksum=_checksum(verification.data_hash),
        **_recorded(verification),
        notices=tuple(_notices(related)),
        parts=tuple(_parts(related, was_valid_then)),
        more_parts=_more_parts(related),
        report=_report(verification),
        links=tuple(_links(related, was_valid_then)),
        domains=tuple(map(displayed, verification.brand.domains)),
        ends=sharing.ends_soon(verification),
        reminded=sharing.can_be_reminded(verification),
        watched=sharing.can_be_watched(verification),
        profile=sharing.profile_link(verification),
        lang=lang,
        written_in=written_in(lang) if lang and not verification.erased else "",
    )


def _recorded(verification: Verification) -> Mapping[str, Any]:
    """Since when and where the transparency log holds it, and that log's own key; or nothing."""
    if verification.recorded is None:
        return {"recorded": "", "log_key": ""}
    said = gettext("%(time)s, as entry %(number)s") % {
        "time": clock(verification.recorded.at, verification.time_zone),
        "number": verification.recorded.index,
    }
    return {"recorded": said, "log_key": verification.recorded.verifier_key}


def _change(verification: Verification, lang: str) -> Iterator[Row]:
    """Why and since when the status has changed."""
    if verification.reason:
        yield Row(gettext("Reason"), str(Reason(verification.reason).label))
    if verification.public_note:
        yield Row(gettext("Note by the issuer"), verification.public_note, lang)
    if verification.status_changed_at and (verification.reason or verification.public_note):
        at = verification.status_changed_at
        instant = at.isoformat(timespec="seconds")
        yield Row(gettext("Since"), clock(at, verification.time_zone), instant=instant)


def _history(verification: Verification) -> Iterator[ChangeRow]:
    """The changes of the status, newest first."""
    for change in verification.history:
        yield ChangeRow(
            clock(change.at, verification.time_zone),
            change.at.isoformat(timespec="seconds"),
            gettext(_what(change)),
            str(change.reason.label) if change.reason else "",
            change.public_note or "",
        )


def _what(change: StatusChange) -> str:
    if change.action is None:
        return HELD_BACK if change.to is State.PENDING else ISSUED
    if change.action is Action.SUSPEND and change.further:
        return FURTHER
    if change.action is Action.REINSTATE and change.to is State.SUSPENDED:
        return PARTLY_LIFTED
    return CHANGES[change.action]


def _compared(verification: Verification, lang: str) -> Iterator[Row]:
    """What an inspector compares with the goods: the product, its serial number, heat, batch and quantity."""
    if verification.of_person:
        return
    stated = [*product_rows(verification)]
    for row in stated:
        yield Row(row.label, row.value, lang if row.words else "")
    for field in _compared_fields(verification):
        yield _fact(field, lang, field_text(field, of_person=False))
    if len(verification.items) == 1:
        labels = {row.label for row in stated}
        names, (cells,) = item_rows(verification.items)
        for name, value in zip(names, cells, strict=True):
            label = gettext(ITEM_LABELS[name])
            if name in _OF_AN_ITEM and label not in labels:
                yield Row(label, value)


def _compared_fields(verification: Verification) -> list[PublicField]:
    """Heat and batch, or what the type makes searchable in their place; and the quantity."""
    fields = [] if verification.of_person else [one for one in verification.facts if one.value]
    marks = [one for one in fields if one.key in _MARKED_ON_GOODS] or [
        one for one in fields if one.searchable and one.key not in _OF_THE_ORDER
    ]
    return marks[:_MOST_MARKS] + [one for one in fields if one.key == "quantity"]


def _subject(verification: Verification, lang: str) -> Iterator[Row]:
    """The number and the holder; of a person's certificate also the product, which no goods stand beside."""
    for row in name_rows(verification, holder=verification.holder_name):
        yield Row(row.label, row.value, lang if row.words else "")
    for row in product_rows(verification) if verification.of_person else ():
        yield Row(row.label, row.value, lang if row.words else "")


def _dates(verification: Verification) -> Iterator[Row]:
    """The day of issue and the validity; both ends are included."""
    for row in date_rows(verification):
        yield Row(row.label, row.value, instant=row.day.isoformat() if row.day else "")


def _facts(verification: Verification, lang: str) -> Iterator[Row]:
    """The public metadata fields that are no tables, but those to compare with the goods."""
    compared = _compared_fields(verification)
    for field in verification.facts:
        if not field.columns and field not in compared:
            yield _fact(field, lang, field_text(field, of_person=verification.of_person))


def _fact(field: PublicField, lang: str, value: str) -> Row:
    """One metadata field; a text is marked with its language."""
    label = _field_label(field)
    if field.kind == FieldKind.DATE:
        return Row(label, value, instant=field.value)
    return Row(label, value, "" if field.kind == FieldKind.DECIMAL else lang)


def _field_label(field: PublicField) -> str:
    """The label; on the issuer's page with a mark where the public does not see the field."""
    if field.public:
        return field.label
    return gettext("%(label)s (not public)") % {"label": field.label}


def _tables(verification: Verification) -> Iterator[Table]:
    """The public metadata fields that are tables."""
    for number, field in enumerate(verification.facts):
        if not field.columns:
            continue
        outside = rows_outside(field.rows, field.roles)
        measured = field.roles.index(VALUE) if VALUE in field.roles else -1
        rows = []
        for at, row in enumerate(field_rows(field, of_person=verification.of_person)):
            texts = [*row, *[""] * (len(field.columns) - len(row))]
            cells = [Cell(*each) for each in zip(field.columns, texts, strict=False)]
            if at in outside:
                mark = {"warning": outside_word(), "place": f"outside-{number}-{at}"}
                cells[measured] = cells[measured]._replace(**mark)
            rows.append(tuple(cells))
        title, columns = _field_label(field), tuple(field.columns)
        yield Table(f"table-{number}", title, columns, tuple(rows), measured=measured >= 0)


def _tables_with_outside(verification: Verification) -> Mapping[str, Any]:
    """The tables, how many of their values are outside of their limits, and the id of the first one."""
    tables = tuple(_tables(verification))
    places = [cell.place for table in tables for row in table.rows for cell in row if cell.place]
    first = places[0] if places else ""
    return {"tables": tables, "outside": outside_count(len(places)), "first_outside": first}


def _files(verification: Verification) -> Iterator[FileRow]:
    """The attachments, where the type shows them."""
    locale = get_language() or "en"
    for file in verification.attachments:
        place = {"locale": locale, "raw_id": verification.id, "number": file.number}
        address = reverse("verify-attachment", kwargs=place) if file.downloadable else ""
        description = f"{file.media_type}, {filesizeformat(file.size)}"
        yield FileRow(file.name, description, address, _checksum(file.sha256))


def _checksum(digits: str) -> tuple[str, ...]:
    return tuple(digits[at : at + HASH_GROUP] for at in range(0, len(digits), HASH_GROUP))


def _items(items: Sequence[Mapping[str, str]]) -> Table | None:
    """The table of items, with the columns that at least one item fills."""
    names, rows = item_rows(items)
    if not names:
        return None
    columns = tuple(gettext(ITEM_LABELS[name]) for name in names)
    cells = tuple(tuple(map(Cell, columns, row)) for row in rows)
    return Table("items", gettext("Items"), columns, cells)


def _notices(related: RelatedCertificates) -> Iterator[str]:
    """Warnings about the parts: how many are revoked or suspended, or were not looked at."""
    if related.revoked:
        yield ngettext(
            "%(count)s of %(total)s parts is revoked.",
            "%(count)s of %(total)s parts are revoked.",
            related.revoked,
        ) % {"count": related.revoked, "total": related.total}
    if related.suspended:
        yield ngettext(
            "%(count)s of %(total)s parts is suspended.",
            "%(count)s of %(total)s parts are suspended.",
            related.suspended,
        ) % {"count": related.suspended, "total": related.total}
    if not related.complete:
        yield gettext("There are more parts than this page has looked at: check them one by one.")


def _parts(related: RelatedCertificates, was_valid_then: str) -> Iterator[CertificateRow]:
    for one in related.parts:
        yield _certificate(one.certificate, was_valid_then, one.depth)


def _more_parts(related: RelatedCertificates) -> str:
    more = related.total - len({part.certificate.id for part in related.parts})
    text = ngettext("and %(count)s more", "and %(count)s more", more)
    return text % {"count": more} if more > 0 else ""


def _links(related: RelatedCertificates, was_valid_then: str) -> Iterator[LinkRow]:
    """The links, each with its relation."""
    for link in related.links:
        other = link.certificate
        yield LinkRow(
            str(link.rel.label),
            link.label or "",
            _certificate(other, was_valid_then) if other else None,
            link.url or "",
            link.sha256 or "",
        )


def _certificate(other: LinkedCertificate, was_valid_then: str, depth: int = 0) -> CertificateRow:
    """Another certificate; `was_valid_then` stands for "Valid" where that cannot be confirmed."""
    names = (other.type_name, other.number, other.product_id, other.serial_number)
    tone, word = other.status.value, str(other.status.label)
    if other.issuer_flagged:
        tone, word = "revoked", gettext(DISTRUST)
    elif was_valid_then and other.status is Status.ACTIVE:
        tone, word = "unconfirmed", was_valid_then
    return CertificateRow(
        other.id, ", ".join(filter(None, names)), other.issuer_name or "", tone, word, depth
    )


def _report(verification: Verification) -> str:
    """The contact as a URL; a mail gets the certificate's id as its subject."""
    if not verification.contact or "@" not in verification.contact:
        return verification.contact or ""
    return f"mailto:{quote(verification.contact, safe='@')}?subject={quote(verification.id)}"
