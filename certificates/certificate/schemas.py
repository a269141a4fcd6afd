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
from accounts.api.responses import Answer, LocaleWord
from accounts.api.schema import FieldProblem
from accounts.scopes import Mode
from certificates.addresses import CertificatesPrefix, verify_url
from certificates.certificate.document import Sha256, Text200
from certificates.certificate.operations import CertificateSummary, StatusSince
from certificates.lifecycle import Reason, Relation, Status
from lib import ids
from lib.dates import Instant, format_instant
from lib.structs import RequestStruct, to_struct

StatusWord = Annotated[str, Meta(extra_json_schema={"enum": Status.values})]
RelationWord = Annotated[str, Meta(extra_json_schema={"enum": Relation.values})]
ReasonWord = Annotated[str, Meta(extra_json_schema={"enum": Reason.values})]


class IssuedCertificateAnswer(Answer, frozen=True, kw_only=True):
    """The issued certificate (specification, 2.2).

    `dataHash` is given if the account's settings and plan include it; `digitalLink`, the GS1 Digital Link
    URI, if the type has such links and the GTIN lies in a confirmed company prefix; `warnings`, if some
    text cannot be shown in PDFs as it is.
    """

    id: str
    verify_url: str
    data_hash: str | msgspec.UnsetType = msgspec.UNSET
    digital_link: str | msgspec.UnsetType = msgspec.UNSET
    warnings: list[FieldProblem] | msgspec.UnsetType = msgspec.UNSET


class AttachmentItem(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """A file that was registered at issue; `number` counts from 1.

    `uploadedAt` is null until the file is uploaded.
    """

    number: Annotated[int, Meta(ge=1)]
    name: str
    media_type: str
    size: int
    sha256: str
    uploaded_at: Instant | None


class CertificateAnswer(Answer, frozen=True, kw_only=True):
    """The whole certificate, as its issuer sees it."""

    id: str
    certificate_number: str | None
    type_id: int
    type_code: str
    product_id: str | None
    gtin: str | None
    serial_number: str | None
    items: list[dict[str, Any]]
    holder_name: str | None
    holder_email: str | None
    issued_at: Instant
    issued_on: date
    valid_from: date | None
    valid_until: date | None
    starts_at: Instant
    expires_at: Instant | None
    metadata: dict[str, str | list[list[str]]]
    signatories: list[dict[str, str]]
    attachments: list[AttachmentItem]
    external_ref: str | None
    locale: LocaleWord
    status: StatusWord
    status_reason: ReasonWord | None
    status_changed_at: Instant
    verify_url: str
    data_hash: str | msgspec.UnsetType = msgspec.UNSET
    digital_link: str | msgspec.UnsetType = msgspec.UNSET
    supersedes: str | None
    superseded_by: str | None
    test: bool


class FactTableAnswer(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """A public entry of the metadata that is a table."""

    columns: list[str]
    rows: list[list[str]]


class FactAnswer(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """One public entry of the metadata: `value`, or `table`."""

    label: str
    value: str | None
    unit: str
    table: FactTableAnswer | None


class PublicAttachmentAnswer(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """A public attachment; `url` is null if only its hash was registered."""

    name: str
    media_type: str
    size: int
    sha256: str
    url: str | None


class RelatedCertificateAnswer(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """Another certificate, as its own page shows it. `issuerName` is null if it is the same issuer's."""

    id: str
    status: StatusWord
    type_name: str
    certificate_number: str | None
    product_id: str | None
    serial_number: str | None
    issuer_name: str | None
    issuer_flagged: bool


class PartAnswer(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """A part of the certificate; `depth` counts from 1."""

    depth: int
    certificate: RelatedCertificateAnswer


class PartsAnswer(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """How many parts there are (`complete` is false if not all were counted), and the first ones."""

    total: int
    revoked: int
    suspended: int
    complete: bool
    data: list[PartAnswer]


class PublicLinkAnswer(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """A reference to another certificate or to a URL."""

    rel: RelationWord
    certificate: RelatedCertificateAnswer | None
    url: str | None
    label: str | None
    sha256: str | None


class PublicCertificateAnswer(Answer, frozen=True, kw_only=True):
    """What the verify page shows. `trustworthy` is true if the page is green.

    `asOf` is set while the newest records of the service cannot be reached: the answer is what they said
    then, and `trustworthy` is false. The header `Age` says how many seconds ago that was.
    """

    id: str
    status: StatusWord
    trustworthy: bool
    issuer_name: str
    issuer_flagged: bool
    type_name: str
    locale: LocaleWord
    certificate_number: str | None
    product_id: str | None
    gtin: str | None
    serial_number: str | None
    items: list[dict[str, Any]]
    holder_name: str | None
    issued_on: date
    valid_from: date | None
    valid_until: date | None
    status_reason: ReasonWord | None
    public_note: str | None
    status_changed_at: Instant | None
    superseded_by: str | None
    facts: list[FactAnswer]
    signatories: list[dict[str, str]]
    attachments: list[PublicAttachmentAnswer]
    pdf_url: str | None
    parts: PartsAnswer | None
    links: list[PublicLinkAnswer]
    data_hash: str
    test: bool
    erased: bool
    checked_at: Instant
    as_of: Instant | None
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
    holder_name: str | None
    holder_email: str | None
    issued_at: Instant
    issued_on: date
    valid_from: date | None
    valid_until: date | None
    starts_at: Instant
    expires_at: Instant | None
    external_ref: str | None
    locale: LocaleWord
    status: StatusWord
    status_reason: ReasonWord | None
    status_changed_at: Instant
    verify_url: str
    data_hash: str | msgspec.UnsetType = msgspec.UNSET
    supersedes: str | None
    superseded_by: str | None
    test: bool
    metadata: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET


class CertificateListAnswer(Answer, frozen=True, kw_only=True):
    """A page of certificates."""

    data: list[CertificateSummaryItem]
    next_cursor: str | None


class CertificateSearch(RequestStruct, frozen=True, kw_only=True):
    """Exactly one of the two: a whole e-mail address, or the beginnings of a name's words."""

    selects: ClassVar = frozenset({"holderEmail", "holderName"})
    holder_email: Annotated[str, Meta(max_length=254)] | None = None
    holder_name: Text200 | None = None
    limit: Annotated[int, Meta(ge=1, le=MAX_LIMIT)] = DEFAULT_LIMIT
    cursor: Annotated[str, Meta(max_length=2000)] | None = None


class StatusRequest(RequestStruct, frozen=True, kw_only=True):
    """Certificates by their ids."""

    ids: Annotated[
        list[Annotated[str, Meta(max_length=100)]], Meta(min_length=1, max_length=MAX_STATUS_IDS)
    ]


class StatusResult(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """The status of one certificate, or `code` not_found."""

    id: str
    status: StatusWord | msgspec.UnsetType = msgspec.UNSET
    status_changed_at: Instant | msgspec.UnsetType = msgspec.UNSET
    code: str | msgspec.UnsetType = msgspec.UNSET


class StatusListAnswer(Answer, frozen=True, kw_only=True):
    """One entry for each id of the request, in the same order."""

    data: list[StatusResult]


class CheckRequest(RequestStruct, frozen=True, kw_only=True):
    """Exactly one of the two. `document` is the canonical text, or the same as an object."""

    data_hash: Sha256 | None = None
    document: dict[str, Any] | str | None = None


class CheckResult(Answer, frozen=True, kw_only=True):
    """Whether the copy matches what was issued, and the certificate's status."""

    match: bool
    status: StatusWord
    status_changed_at: Instant


def status_item(public_id: str, status: StatusSince | None) -> StatusResult:
    """The status of one id, or that it was not found."""
    if status is None:
        return StatusResult(id=public_id, code="not_found")
    return StatusResult(
        id=public_id, status=status.status.value, status_changed_at=format_instant(status.since)
    )


def members_of(row: CertificateSummary, issuer: IssuerFacts, now: datetime) -> dict[str, Any]:
    """The fields of a response about a certificate that are no plain column of it."""
    return {
        "certificate_number": row.number,
        "expires_at": format_instant(row.ends_at),
        "status": row.status(issuer.certificate_time(row.mode, now)).value,
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
