"""Verification: whether certificates are good now, and what the public may see of them.

One query, for one certificate or for many; two more for one that has links. Whoever has a file or knows a
name can check it against a certificate that does not show them.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, replace
from datetime import date, datetime
from enum import StrEnum
from typing import Any
from uuid import UUID
from zoneinfo import ZoneInfo

import orjson

from accounts.scopes import Mode, Standing
from accounts.usage import recording
from certificates.addresses import CertificatesPrefix
from certificates.errors import CertificateNotFound
from certificates.lifecycle import Status
from certificates.models import Certificate
from certificates.search.keys import words_of
from certificates.types.models import ShowHolder, SubjectKind
from lib import ids, sql
from lib.database import replicas, tenancy
from lib.database.replicas import MissingOnReplicaError, Reading

from . import shown
from .shown import (
    NO_BRAND,
    Brand,
    PublicAttachment,
    PublicField,
    RelatedCertificates,
    StatusChange,
    brand_of,
    changes,
    columns_in_lists,
    find_related,
    key_of,
    rows,
    status_of,
    time_of,
    type_name,
    within_issuer_of,
)

# Columns that are shown as they are stored.
_AS_STORED = (
    "locale number product_id gtin serial_number issued_on valid_from valid_until reason "
    "public_note erased time_zone"
).split()
# Columns that an erasure empties.
_ERASABLE = ("product_id", "serial_number", "holder_name", "public_note")


@dataclass(frozen=True, slots=True)
class LogRecord:
    """Where the transparency log holds a certificate's first entry, since when, and its verifier key."""

    index: int
    at: datetime
    verifier_key: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Verification:
    """Everything that the verify page says about a certificate."""

    id: str
    issuer_id: UUID
    status: Status
    trustworthy: bool  # the only case that may look green
    issuer_name: str
    issuer_flagged: bool  # suspended for fraud: shown, and never green
    contact: str | None  # where to report a problem: an e-mail address, or an https address
    brand: Brand
    of_person: bool
    type_name: str
    locale: str  # the language of the certificate's own text
    number: str | None
    product_id: str | None
    gtin: str | None
    serial_number: str | None
    items: Sequence[Mapping[str, Any]]
    holder_name: str | None
    name_check_offered: bool  # not shown, but visitors may check a name
    issued_on: date
    valid_from: date | None
    valid_until: date | None
    reason: str | None
    public_note: str | None
    status_changed_at: datetime | None
    history: Sequence[StatusChange]  # newest first; empty where there was one change at most
    superseded_by: str | None
    facts: Sequence[PublicField]
    signatories: Sequence[Mapping[str, str]]
    attachments: Sequence[PublicAttachment]
    printable: bool  # whether everybody may have it as a PDF
    data_hash: str
    test: bool
    erased: bool  # or about to be
    recorded: LogRecord | None  # None: it is on its way
    checked_at: datetime  # in `time_zone`; the records of then are what is shown
    as_of: datetime | None = None  # set while the primary database does not answer: never green
    by_test_clock: bool  # that one, which is ahead of the real time
    time_zone: str  # the issuer's when it was issued: its last day ends there
    related: RelatedCertificates | None  # None: no links from or to it


def find(raw_id: str, *, locale: str, now: datetime) -> Verification:
    """Verify the certificate of this id at `now`, in this language. Counts as one verification.

    Raises CertificateNotFound; a database that cannot answer raises Django's OperationalError, and
    the caller must say that nothing could be checked.
    """
    row, verification = _find(raw_id, locale, now)
    recording.count(row["issuer_id"], row["mode"], recording.UsageKind.VERIFICATIONS, of=row["id"])
    return verification


def find_uncounted(raw_id: str, *, locale: str, now: datetime) -> Verification:
    """Verify without counting a verification: for what belongs to a page, such as a download."""
    return _find(raw_id, locale, now)[1]


def for_issuer(certificate_id: UUID, *, locale: str, now: datetime) -> Verification:
    """The same for the certificate's own issuer: with all that was certified, public or not.

    Until it is erased, also while the erasure can be undone. Not counted. Raises CertificateNotFound.
    """
    return _compose(_found(shown.stored(certificate_id)), locale, now, whole=True)


def preview(
    certificate: Mapping[str, Any], *, now: datetime, version: Mapping[str, Any] | None = None
) -> Verification:
    """Verify a certificate that is not stored, from its columns, in its own language.

    With `version`, also the version of its type comes from columns.
    """
    return _compose(shown.foreseen(certificate, version), certificate["locale"], now)


def identify(raw_id: str) -> tuple[UUID, str]:
    """The certificate's key and mode. Raises CertificateNotFound."""
    key = key_of(raw_id)
    return key, _found(shown.published(key))["mode"]


def _find(raw_id: str, locale: str, now: datetime) -> tuple[Mapping[str, Any], Verification]:
    """The row and its verification, from a replica where one may answer."""
    key = key_of(raw_id)

    def look_up(reading: Reading) -> tuple[Mapping[str, Any], Verification]:
        row = _found(shown.published(key))
        # What is linked is looked up as its issuer; without links there is nothing to look up.
        with tenancy.acting_for(row["issuer_id"]) if row["has_links"] else nullcontext():
            verification = _compose(row, locale, now)
        return row, _as_of(verification, reading, now) if reading.at else verification

    return replicas.read(look_up, missing=CertificateNotFound)


def _as_of(verification: Verification, reading: Reading, now: datetime) -> Verification:
    """What a replica tells at `now` holds as of the moment that it was brought up to date."""
    return replace(
        verification,
        trustworthy=verification.trustworthy and reading.is_confirmed,
        checked_at=verification.checked_at + ((reading.at or now) - now),
        as_of=reading.as_of,
    )


def _found(row: Mapping[str, Any] | None) -> Mapping[str, Any]:
    if row is None:
        raise CertificateNotFound
    return row


def _compose(
    row: Mapping[str, Any], locale: str, now: datetime, *, whole: bool = False
) -> Verification:
    """The verification of a row; `whole` is for its issuer, from whom nothing is kept."""
    status = status_of(row, now)
    flagged = row["standing"] == Standing.FRAUD.value
    test = row["mode"] == Mode.TEST.value
    row, document = _visible(row, whole=whole, flagged=flagged)
    metadata = document.get("metadata", {})
    hidden = not whole and (flagged or _is_hidden(row))
    return Verification(
        id=ids.encode(CertificatesPrefix.CERTIFICATE, row["id"]),
        issuer_id=row["issuer_id"],
        status=status,
        trustworthy=status is Status.ACTIVE and not flagged and not test,
        issuer_name=_issuer_name(row, document),
        issuer_flagged=flagged,
        contact=None if flagged else row["contact"] or row["website"],
        brand=NO_BRAND if flagged else brand_of(row),
        of_person=row["kind"] == SubjectKind.PERSON.value,
        type_name=type_name(row, locale),
        **{name: row[name] for name in _AS_STORED},
        items=document.get("items", ()),
        holder_name=shown.holder_name(row, whole=whole),
        name_check_offered=row["show_holder"] == ShowHolder.CHECK
        and row["holder_name"] is not None,
        status_changed_at=_changed_at(row),
        history=changes(row["history"], row["time_zone"], hidden=hidden),
        superseded_by=ids.encode_or_none(CertificatesPrefix.CERTIFICATE, row["superseded_by_id"]),
        facts=tuple(shown.facts(row["fields"], metadata, locale, whole=whole)),
        signatories=document.get("signatories", ()),
        attachments=tuple(shown.attachments(row, document, flagged=flagged, whole=whole)),
        printable=_is_printable(row, status, flagged=flagged),
        data_hash=row["data_hash"].hex(),
        test=test,
        recorded=_recorded(row),
        checked_at=time_of(row, now).astimezone(ZoneInfo(row["time_zone"])),
        by_test_clock=time_of(row, now) > now,
        related=_related(row, locale, now, flagged=flagged) if row["has_links"] else None,
    )


def _visible(
    row: Mapping[str, Any], *, whole: bool, flagged: bool
) -> tuple[Mapping[str, Any], Mapping[str, Any]]:
    """The row and its document; while an erasure is pending, without all content but the issuer.

    After the erasure the row is empty by itself, and its notes were made since, of a recall for
    example. Times are shown in the time zone that it was issued in, as long as that is known.
    """
    document = orjson.loads(row["document"]) if row["document"] else {}
    row = {**row, "time_zone": document.get("timeZone", row["time_zone"])}
    if flagged and not whole:
        row["public_note"] = None  # nor do its notes lead to a fraud
    if whole or not _is_hidden(row):
        return row, document
    return {**row, **dict.fromkeys(_ERASABLE)}, {"issuer": document["issuer"]}


def _is_hidden(row: Mapping[str, Any]) -> bool:
    return bool(row["erased"] and row["document"])


def _related(
    row: Mapping[str, Any], locale: str, now: datetime, *, flagged: bool
) -> RelatedCertificates:
    """Parts and links. Of an erased certificate, and of an issuer blocked for fraud, only links to
    certificates: addresses may name a person, or lead people to the fraud.
    """
    related = find_related(row["id"], locale=locale, now=now)
    if row["erased"] or flagged:
        inward = [link for link in related.links if link.certificate]
        related = replace(related, links=[replace(link, label=None) for link in inward])
    return related


def _is_printable(row: Mapping[str, Any], status: Status, *, flagged: bool) -> bool:
    """Whether everybody may download a PDF: the type says so, it is released, not erased, and no fraud."""
    has_content = row["document"] is not None and not row["erased"] and status is not Status.PENDING
    return bool(row["pdf_public"]) and has_content and not flagged


def _issuer_name(row: Mapping[str, Any], document: Mapping[str, Any]) -> str:
    """The issuer's name as it was certified: renaming an issuer changes no old certificate."""
    return str(document.get("issuer", {}).get("name", row["issuer_name"]))


def _recorded(row: Mapping[str, Any]) -> LogRecord | None:
    if row["log_at"] is None:
        return None
    at = row["log_at"].astimezone(ZoneInfo(row["time_zone"]))
    return LogRecord(row["log_index"], at, row["log_key"])


def _changed_at(row: Mapping[str, Any]) -> datetime | None:
    """When the state last changed, in the certificate's time zone; None if it never did."""
    if row["reason"] is None:
        return None
    changed: datetime = row["state_changed_at"]
    return changed.astimezone(ZoneInfo(row["time_zone"]))


_FIND = "SELECT * FROM certificates_shown(%(ids)s)"  # of all issuers: what everybody may see


@dataclass(frozen=True, slots=True, kw_only=True)
class BulkVerification:
    """The result of one certificate in a list; its own page shows the rest."""

    id: str
    status: Status
    issuer_name: str
    issuer_flagged: bool  # suspended for fraud: never green
    test: bool
    type_name: str
    number: str | None
    product_id: str | None
    serial_number: str | None
    checked_at: datetime
    as_of: datetime | None  # set while the primary database does not answer: never green


def find_many(
    raw_ids: Iterable[str], *, locale: str, now: datetime, counted: bool = True
) -> Mapping[str, BulkVerification]:
    """Results by identifier; unknown ones are left out. Each counts as one verification (`counted`)."""
    parsed = (ids.parse(CertificatesPrefix.CERTIFICATE, raw_id) for raw_id in raw_ids)
    certificate_ids = {certificate_id for certificate_id in parsed if certificate_id is not None}

    def look_up(reading: Reading) -> list[dict[str, Any]]:
        found = rows(_FIND, {"ids": list(certificate_ids)})
        if reading.is_replica and len(found) < len(certificate_ids):
            raise MissingOnReplicaError
        return [{**row, "reading": reading} for row in found]

    results = {}
    for row in replicas.read(look_up) if certificate_ids else ():
        result = _answer(row, locale, now)
        results[result.id] = result
        if counted:
            kind = recording.UsageKind.VERIFICATIONS
            recording.count(row["issuer_id"], row["mode"], kind, of=row["id"])
    return results


def _answer(row: Mapping[str, Any], locale: str, now: datetime) -> BulkVerification:
    reading: Reading = row["reading"]
    return BulkVerification(
        **columns_in_lists(row, locale, now),
        issuer_name=row["issuer_name"],
        test=row["mode"] == Mode.TEST.value,
        checked_at=time_of(row, reading.at or now),
        as_of=reading.as_of,
    )


class KnownFile(StrEnum):
    """Kinds of files that are recognised."""

    DOCUMENT = "document"  # the canonical document, whose hash is dataHash
    ATTACHMENT = "attachment"  # registered by the issuer at issue
    PRINTOUT = "printout"  # a PDF that was handed out
    OTHER = "other"  # the document of another certificate, or a PDF of it


_FILE = "SELECT id, locale FROM certificates_of_file(%(sha256)s, %(named)s::uuid[])"


@dataclass(frozen=True, slots=True, kw_only=True)
class FileMatch:
    """A recognised file: the `number` of an attachment (from 1), the `locale` of a printout, or the
    `certificate_id` of the other certificate that it belongs to.
    """

    what: KnownFile
    number: int | None = None
    locale: str | None = None
    certificate_id: UUID | None = None


def recognise(
    *, certificate_id: UUID, sha256: bytes, named: Collection[UUID] = ()
) -> FileMatch | None:
    """What the file with this SHA-256 (32 bytes) is to the certificate; None if it is unknown.

    None does not mean that the file is forged. The document is recognised after erasure, too. Files of
    other certificates are recognised only if they name theirs: PDFs, and documents by the identifiers
    in the file (`named`). Raises CertificateNotFound.
    """
    with within_issuer_of(certificate_id):
        own = _own_match(certificate_id, sha256)
    if own is not None:
        return own
    found = certificates_of_file(sha256, named)
    if locale := found.pop(certificate_id, None):
        return FileMatch(what=KnownFile.PRINTOUT, locale=locale)
    return FileMatch(what=KnownFile.OTHER, certificate_id=next(iter(found))) if found else None


def certificates_of_file(sha256: bytes, named: Collection[UUID]) -> dict[UUID, str | None]:
    """The certificates whose document or PDF has this SHA-256, each with the language of its PDF.

    A document is found by the identifiers in it (`named`).
    """
    return dict(sql.fetch_all(_FILE, {"sha256": sha256, "named": [*named]}))


def _own_match(certificate_id: UUID, sha256: bytes) -> FileMatch | None:
    """The certificate's document or one of its attachments."""
    row = Certificate.objects.filter(pk=certificate_id).values_list("data_hash", "document").first()
    if row is None:
        raise CertificateNotFound
    data_hash, document = row
    if bytes(data_hash) == sha256:
        return FileMatch(what=KnownFile.DOCUMENT)
    registered = orjson.loads(bytes(document)).get("attachments", ()) if document else ()
    for number, attachment in enumerate(registered, start=1):
        if attachment["sha256"] == sha256.hex():
            return FileMatch(what=KnownFile.ATTACHMENT, number=number)
    return None


def is_holder(*, public_id: str, name: str) -> bool:
    """Whether the holder has exactly these names, in any order; case and accents do not matter.

    Raises CertificateNotFound where there is no such certificate, or its type does not allow the
    check. Callers limit how often it may be used.
    """
    certificate_id = key_of(public_id)
    rows = Certificate.objects.filter(
        pk=certificate_id,
        version__show_holder=ShowHolder.CHECK,
        holder_name__isnull=False,
    )
    with within_issuer_of(certificate_id):
        holder = rows.values_list("holder_name", flat=True).first()
    if holder is None:
        raise CertificateNotFound
    words = sorted(words_of(name))
    return bool(words) and words == sorted(words_of(holder))
