"""Certificates in the API: what is said of one, and about those that are listed, searched and checked.

The request to issue one is `Draft` in `document`.
"""

from collections.abc import Mapping
from datetime import date, datetime
from typing import Annotated, Any, ClassVar
from uuid import UUID

import msgspec
from msgspec import Meta

from accounts.actors import IssuerFacts
from accounts.api.lists import DEFAULT_LIMIT, MAX_LIMIT
from accounts.api.responses import Answer, Entries
from accounts.api.schema import FieldProblem
from accounts.scopes import Locale, Mode
from certificates.addresses import CertificatesPrefix, verify_url
from certificates.lifecycle import CurrentStatus, Reason, Relation, Status
from lib import ids
from lib.dates import Instant, format_instant
from lib.structs import RequestStruct, to_struct

from .document import Sha256, Text200
from .operations import CertificateSummary, StatusSince


# fmt: off
class IssuedCertificateAnswer(Answer, frozen=True, kw_only=True):
    """The issued certificate.

    `dataHash` is given if the account's settings and plan include it; `digitalLink`, the GS1 Digital Link
    URI, if the type has such links and the GTIN lies in a confirmed company prefix; `warnings`, if a
    measured value is outside of its limits, or some text cannot be shown in PDFs as it is.
    """

    id: Annotated[str, Meta(description="Id: `cert_…`")]
    verify_url: Annotated[str, Meta(description="Address of the public verify page")]
    data_hash: Annotated[str | msgspec.UnsetType, Meta(description="SHA-256 of the canonical document, 64 hexadecimal digits")] = msgspec.UNSET
    digital_link: Annotated[str | msgspec.UnsetType, Meta(description="GS1 Digital Link URI of the product; missing unless the type has such links")] = msgspec.UNSET
    warnings: Annotated[list[FieldProblem] | msgspec.UnsetType, Meta(description="What was issued all the same: values outside of their limits (`outside_limits`), and texts that cannot be printed as they are (`not_printable`); missing if there are none")] = msgspec.UNSET


class AttachmentItem(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """A file that was registered at issue; `number` counts from 1.

    `uploadedAt` is null until the file is uploaded.
    """

    number: Annotated[int, Meta(ge=1, description="Which attachment, counted from 1 in the order of issue")]
    name: Annotated[str, Meta(description="File name")]
    media_type: Annotated[str, Meta(description="Media type of the file: `application/pdf`")]
    size: Annotated[int, Meta(description="Size of the file in bytes")]
    sha256: Annotated[str, Meta(description="SHA-256 of the file, 64 hexadecimal digits")]
    uploaded_at: Annotated[Instant | None, Meta(description="When the file was uploaded; null: only its hash is registered")]


class CertificateAnswer(Answer, frozen=True, kw_only=True):
    """The whole certificate, as its issuer sees it."""

    id: str
    certificate_number: Annotated[str | None, Meta(description="Number of the certificate, unique per issuer and mode: `2026-000017`")]
    type_id: Annotated[int, Meta(description="Number of the certificate type")]
    type_code: Annotated[str, Meta(description="Code of the certificate type: `en10204-3-1`")]
    product_id: Annotated[str | None, Meta(description="Article number of the product: `ART-100`")]
    gtin: Annotated[str | None, Meta(description="GTIN of the product, 8, 12, 13 or 14 digits with a valid check digit")]
    serial_number: Annotated[str | None, Meta(description="Serial number of the product: `SN-2026-0001`")]
    items: Annotated[list[dict[str, Any]], Meta(description="Lines of a certificate that covers several products; their texts together are limited (`itemsBytes` of the account’s limits)")]
    holder_name: Annotated[str | None, Meta(description="Name of the holder, as the certificate shows it")]
    holder_email: Annotated[str | None, Meta(description="E-mail address of the holder")]
    issued_at: Annotated[Instant, Meta(description="When it was issued")]
    issued_on: Annotated[date, Meta(description="Day of issue in the issuer’s time zone; left out: today")]
    valid_from: Annotated[date | None, Meta(description="First day of the validity; null or left out: the day of issue")]
    valid_until: Annotated[date | None, Meta(description="Last day of the validity, included; null: no end")]
    starts_at: Annotated[Instant, Meta(description="Begin of the validity, from `validFrom` or the day of issue")]
    expires_at: Annotated[Instant | None, Meta(description="End of the validity, exclusive; null: no end")]
    metadata: Annotated[dict[str, str | list[list[str]]], Meta(description="Further values by key: text, or a table as a list of rows of text; all tables together have limited cells (`tableCells` of the account’s limits)")]
    signatories: Annotated[list[dict[str, str]], Meta(description="Who signs for the content: `name` and `role`")]
    attachments: Annotated[list[AttachmentItem], Meta(description="Files that belong to the certificate")]
    external_ref: Annotated[str | None, Meta(description="Your own reference, such as the number of a delivery; never shown to the public")]
    locale: Annotated[Locale, Meta(description="Language of the certificate’s page and document")]
    status: CurrentStatus
    status_reason: Annotated[Reason | None, Meta(description="Reason of the last change of status; null: none was stated")]
    status_changed_at: Annotated[Instant, Meta(description="When the status last changed by an action")]
    verify_url: str
    data_hash: str | msgspec.UnsetType = msgspec.UNSET
    digital_link: str | msgspec.UnsetType = msgspec.UNSET
    supersedes: Annotated[str | None, Meta(description="Id of the predecessor that it replaces: `cert_…`")]
    superseded_by: Annotated[str | None, Meta(description="Id of the successor: `cert_…`; null: none")]
    test: Annotated[bool, Meta(description="Whether it belongs to the test mode")]


class FactTableAnswer(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """A public entry of the metadata that is a table."""

    columns: Annotated[list[str], Meta(description="Headings of the columns")]
    rows: Annotated[list[list[str]], Meta(description="Cells of the table, row by row")]


class FactAnswer(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """One public entry of the metadata: `value`, or `table`."""

    label: Annotated[str, Meta(description="Name of the field in the language of the certificate")]
    value: Annotated[str | None, Meta(description="The value as text; null: it is a table")]
    unit: Annotated[str, Meta(description="Unit of the value; empty: none")]
    table: Annotated[FactTableAnswer | None, Meta(description="The value of a metadata field of the kind `table`; null for any other")]


class PublicAttachmentAnswer(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """A public attachment; `url` is null if only its hash was registered."""

    name: str
    media_type: str
    size: int
    sha256: str
    url: Annotated[str | None, Meta(description="Where to get the file; null: only its hash is registered")]


class RelatedCertificateAnswer(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """Another certificate, as its own page shows it. `issuerName` is null if it is the same issuer's."""

    id: str
    status: CurrentStatus
    type_name: Annotated[str, Meta(description="Name of the certificate type")]
    certificate_number: str | None
    product_id: str | None
    serial_number: str | None
    issuer_name: Annotated[str | None, Meta(description="Name of the issuer; null: the same issuer")]
    issuer_flagged: Annotated[bool, Meta(description="Whether the service warns of this issuer, which is suspended for fraud")]


class PartAnswer(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """A part of the certificate; `depth` counts from 1."""

    depth: Annotated[int, Meta(description="How many steps lie between the certificate and this part; 1: a part of its own")]
    certificate: Annotated[RelatedCertificateAnswer, Meta(description="The part’s certificate")]


class PartsAnswer(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """How many parts there are (`complete` is false if not all were counted), and the first ones."""

    total: Annotated[int, Meta(description="How many parts were counted")]
    revoked: Annotated[int, Meta(description="How many parts are revoked")]
    suspended: Annotated[int, Meta(description="How many parts are suspended")]
    complete: Annotated[bool, Meta(description="Whether all parts were counted")]
    data: Annotated[list[PartAnswer], Meta(description="The first parts")]


class PublicLinkAnswer(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """A reference to another certificate or to a URL."""

    rel: Annotated[Relation, Meta(description="How it is related to the target")]
    certificate: Annotated[RelatedCertificateAnswer | None, Meta(description="The other certificate; null: the link leads to the web")]
    url: Annotated[str | None, Meta(description="Where the link leads; null: to a certificate")]
    label: Annotated[str | None, Meta(description="Text of the link; null: none")]
    sha256: str | None


class PublicCertificateAnswer(Answer, frozen=True, kw_only=True):
    """What the verify page shows. `trustworthy` is true if the page is green.

    `asOf` is set while the newest records of the service cannot be reached: the answer is what they said
    then, and `trustworthy` is false. The header `Age` says how many seconds ago that was.
    """

    id: str
    status: CurrentStatus
    trustworthy: Annotated[bool, Meta(description="Whether the certificate can be relied on: its page is green")]
    issuer_name: Annotated[str, Meta(description="Name of the issuer, as it was at issue")]
    issuer_flagged: bool
    type_name: str
    locale: Annotated[Locale, Meta(description="Language of the texts of this answer")]
    certificate_number: str | None
    product_id: str | None
    gtin: str | None
    serial_number: str | None
    items: list[dict[str, Any]]
    holder_name: Annotated[str | None, Meta(description="Name of the holder, as the certificate shows it")]
    issued_on: date
    valid_from: date | None
    valid_until: date | None
    status_reason: Reason | None
    public_note: Annotated[str | None, Meta(description="Shown on the verify page, in the words given")]
    status_changed_at: Annotated[Instant | None, Meta(description="When the status last changed; null: never since issue")]
    superseded_by: str | None
    facts: Annotated[list[FactAnswer], Meta(description="The public metadata, in the order of the type’s fields")]
    signatories: list[dict[str, str]]
    attachments: list[PublicAttachmentAnswer]
    pdf_url: Annotated[str | None, Meta(description="Where to get the printed document; null: it is not public")]
    parts: Annotated[PartsAnswer | None, Meta(description="What it consists of; null: nothing")]
    links: Annotated[list[PublicLinkAnswer], Meta(description="References to other certificates and documents")]
    data_hash: str
    test: bool
    erased: Annotated[bool, Meta(description="Whether the holder’s data were erased")]
    checked_at: Annotated[Instant, Meta(description="As of when the status is told; it may change later")]
    as_of: Annotated[Instant | None, Meta(description="When the records were current that this answer is made from, while newer ones cannot be reached; otherwise null")]
    time_zone: str


MAX_STATUS_IDS = 1000


class CertificateSummaryItem(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """A certificate in a list: without items, signatories and attachments; metadata if asked for."""

    id: str
    certificate_number: str | None
    type_id: int
    type_code: str
    product_id: str | None
    gtin: str | None
    serial_number: str | None
    holder_name: Annotated[str | None, Meta(description="Name of the holder, as the certificate shows it")]
    holder_email: Annotated[str | None, Meta(description="E-mail address of the holder")]
    issued_at: Instant
    issued_on: date
    valid_from: date | None
    valid_until: date | None
    starts_at: Instant
    expires_at: Instant | None
    external_ref: str | None
    locale: Annotated[Locale, Meta(description="Language of the certificate’s page and document")]
    status: CurrentStatus
    status_reason: Reason | None
    status_changed_at: Annotated[Instant, Meta(description="When the status last changed by an action")]
    verify_url: str
    data_hash: str | msgspec.UnsetType = msgspec.UNSET
    supersedes: str | None
    superseded_by: str | None
    test: bool
    metadata: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET


class CertificateListAnswer(Answer, frozen=True, kw_only=True):
    """A page of certificates."""

    data: Entries[CertificateSummaryItem]
    next_cursor: str | None


class CertificateSearch(RequestStruct, frozen=True, kw_only=True):
    """Exactly one of the two: a whole e-mail address, or the beginnings of a name's words."""

    selects: ClassVar = frozenset({"holderEmail", "holderName"})
    holder_email: Annotated[str, Meta(max_length=254, description="Whole e-mail address, in any case")] | None = None
    holder_name: Annotated[Text200 | None, Meta(description="Beginnings of words of the name, in any order: `zoe cel`")] = None
    limit: Annotated[int, Meta(ge=1, le=MAX_LIMIT, description="How many entries a page has")] = DEFAULT_LIMIT
    cursor: Annotated[str, Meta(max_length=2000, description="`nextCursor` of the page before; left out: the first page")] | None = None


class StatusRequest(RequestStruct, frozen=True, kw_only=True):
    """Certificates by their ids."""

    ids: Annotated[list[Annotated[str, Meta(max_length=100)]], Meta(min_length=1, max_length=MAX_STATUS_IDS, description="Ids of certificates: `cert_…`")]


class StatusResult(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """The status of one certificate, or `code` not_found."""

    id: str
    status: Annotated[Status | msgspec.UnsetType, Meta(description="Status at this moment; missing if it was not found")] = msgspec.UNSET
    status_changed_at: Annotated[Instant | msgspec.UnsetType, Meta(description="When it last changed; missing if it was not found")] = msgspec.UNSET
    code: Annotated[str | msgspec.UnsetType, Meta(description="`not_found`, if there is no such certificate; otherwise missing")] = msgspec.UNSET


class StatusListAnswer(Answer, frozen=True, kw_only=True):
    """One entry for each id of the request, in the same order."""

    data: Entries[StatusResult]


class CheckRequest(RequestStruct, frozen=True, kw_only=True):
    """Exactly one of the two. `document` is the canonical text, or the same as an object."""

    data_hash: Sha256 | None = None
    document: Annotated[dict[str, Any] | str | None, Meta(description="The canonical document: its text, or the same as an object")] = None


class CheckResult(Answer, frozen=True, kw_only=True):
    """Whether the copy matches what was issued, and the certificate's status."""

    match: Annotated[bool, Meta(description="Whether the copy is what was issued")]
    status: CurrentStatus
    status_changed_at: Annotated[Instant, Meta(description="When the status last changed by an action")]
# fmt: on


def status_item(public_id: str, status: StatusSince | None) -> StatusResult:
    """The status of one id, or that it was not found."""
    if status is None:
        return StatusResult(id=public_id, code="not_found")
    return StatusResult(
        id=public_id, status=status.status, status_changed_at=format_instant(status.since)
    )


def members_of(row: CertificateSummary, issuer: IssuerFacts, now: datetime) -> dict[str, Any]:
    """The fields of a response about a certificate that are no plain column of it."""
    return {
        "certificate_number": row.number,
        "expires_at": format_instant(row.ends_at),
        "status": row.status(issuer.certificate_time(row.mode, now)),
        "status_reason": row.reason,
        "status_changed_at": format_instant(row.state_changed_at),
        "verify_url": verify_url(row.id, row.locale),
        "data_hash": bytes(row.data_hash).hex() if issuer.returns_data_hash else msgspec.UNSET,
        "supersedes": ids.encode_or_none(CertificatesPrefix.CERTIFICATE, row.supersedes_id),
        "superseded_by": ids.encode_or_none(CertificatesPrefix.CERTIFICATE, row.superseded_by_id),
        "test": row.mode == Mode.TEST.value,
    }


def certificate_item(
    row: CertificateSummary,
    issuer: IssuerFacts,
    now: datetime,
    *,
    metadata: Mapping[UUID, Any] | None = None,
) -> CertificateSummaryItem:
    """A certificate in a list; with its metadata, where those of the page are given."""
    own = msgspec.UNSET if metadata is None else metadata[row.id]
    return to_struct(row, CertificateSummaryItem, metadata=own, **members_of(row, issuer, now))
