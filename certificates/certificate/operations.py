"""Read one certificate for its issuer, the statuses of many, and check a copy of a document."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from typing import Annotated, Any, TypeVar
from uuid import UUID

import orjson
import rfc8785
from django.db.models import QuerySet
from msgspec import Meta, Struct, structs

from accounts.actors import RequestContext, allows_type
from accounts.keys import authentication
from accounts.scopes import Mode
from certificates.addresses import CertificatesPrefix
from certificates.errors import CertificateErased, CertificateNotFound
from certificates.lifecycle import State, Status, shown_status
from certificates.models import Certificate
from lib import ids, sql

from . import document
from .models import CertificateQuerySet


class CertificateSummary(Struct, frozen=True):
    """A certificate's columns without its document, in the order of the query."""

    id: Annotated[UUID, Meta(description="Id: `cert_…`")]
    number: str | None
    type_id: int
    type_code: str
    external_ref: str | None
    product_id: str | None
    gtin: str | None
    serial_number: str | None
    holder_name: str | None
    holder_email: str | None
    locale: Annotated[str, Meta(description="Language of the certificate’s page and document")]
    issued_at: datetime
    issued_on: date
    valid_from: date | None
    valid_until: date | None
    starts_at: datetime
    ends_at: datetime | None
    data_hash: bytes
    state: str
    reason: str | None
    state_changed_at: datetime
    supersedes_id: UUID | None
    superseded_by_id: UUID | None
    mode: str

    @property
    def certificate_id(self) -> UUID:
        """The id, by its name in the table of search keys."""
        return self.id

    @property
    def slot(self) -> int:
        """The first part of the order of search keys."""
        return ids.slot(self.id)

    @property
    def public_id(self) -> str:
        """`cert_...`"""
        return ids.encode(CertificatesPrefix.CERTIFICATE, self.id)

    def status(self, now: datetime) -> Status:
        """The status shown at `now`."""
        return shown_status(
            State(self.state), starts_at=self.starts_at, ends_at=self.ends_at, now=now
        )


class CertificateRecord(CertificateSummary, frozen=True):
    """A certificate's columns with its document, in the order of the query."""

    document: bytes | None

    def content(self) -> dict[str, Any]:
        """The document as an object; empty once erased."""
        return orjson.loads(self.document) if self.document else {}

    def canonical(self) -> bytes:
        """The canonical bytes as they were issued. Raises CertificateErased."""
        if self.document is None:
            raise CertificateErased
        return self.document


T = TypeVar("T", bound=CertificateSummary)


def _read_from(column: str) -> str:
    return "t.code" if column == "type_code" else f"c.{column}"


_FIND = f"""
SELECT {", ".join(map(_read_from, CertificateRecord.__struct_fields__))}
  FROM certificates_certificate c
  JOIN certificates_certificatetype t ON t.id = c.type_id
 WHERE c.id = %(id)s AND c.issuer_id = %(issuer_id)s AND c.mode = %(mode)s
"""
_FIND_GUARDED = f"{_FIND} AND EXISTS ({authentication.GUARD})"


def find(
    *,
    issuer_id: UUID,
    mode: Mode,
    certificate_id: UUID | None,
    types: frozenset[int] = frozenset(),
    guard: Mapping[str, Any] | None = None,
) -> CertificateRecord:
    """The issuer's certificate in this mode, of one of these types (empty: of any).

    Its predecessor and successor are left out if they are of other types. Raises
    CertificateNotFound for any other certificate; with `guard`, the parameters of a cached caller's,
    also if that caller has changed since.
    """
    if certificate_id is None:
        raise CertificateNotFound
    params = {"id": certificate_id, "issuer_id": issuer_id, "mode": mode.value, **(guard or {})}
    row = sql.fetch_one(_FIND_GUARDED if guard else _FIND, params)
    record = CertificateRecord(*row) if row else None
    if record is None or not allows_type(types, record.type_id):
        raise CertificateNotFound
    return as_seen([record], types)[0]


def summaries(rows: QuerySet[Any, Any]) -> list[CertificateSummary]:
    """Read the rows of `ListQuery.summaries`."""
    return [CertificateSummary(*row) for row in sql.fetch_values(rows)]


def metadata_of(rows: Iterable[CertificateSummary]) -> dict[UUID, dict[str, Any]]:
    """The metadata of these certificates; empty once erased."""
    documents = Certificate.objects.filter(pk__in=[row.id for row in rows])
    return {
        pk: orjson.loads(document).get("metadata", {}) if document else {}
        for pk, document in documents.values_list("pk", "document")
    }


def as_seen(rows: Sequence[T], types: frozenset[int]) -> Sequence[T]:
    """The rows without predecessors and successors that a key limited to these types may not see
    (empty: it may see all)."""
    if not types:
        return rows
    named = (key for row in rows for key in (row.supersedes_id, row.superseded_by_id))
    hidden = hidden_from_types(named, types)
    return [_without(row, hidden) for row in rows]


def _without(row: T, hidden: frozenset[UUID]) -> T:
    before, after = row.supersedes_id, row.superseded_by_id
    return structs.replace(
        row,
        supersedes_id=None if before in hidden else before,
        superseded_by_id=None if after in hidden else after,
    )


def visible_ids(
    certificate_ids: Iterable[UUID | None], types: frozenset[int]
) -> dict[UUID | None, str]:
    """The public ids of those of these certificates that a key limited to `types` may see."""
    candidates = {pk for pk in certificate_ids if pk}
    visible = candidates - hidden_from_types(candidates, types)
    return {pk: ids.encode(CertificatesPrefix.CERTIFICATE, pk) for pk in visible}


def hidden_from_types(
    certificate_ids: Iterable[UUID | None], types: frozenset[int]
) -> frozenset[UUID]:
    """Those of these certificates that a key limited to `types` may not see."""
    candidates = {pk for pk in certificate_ids if types and pk}
    if not candidates:
        return frozenset()
    rows = Certificate.objects.filter(pk__in=candidates).exclude(type__in=types)
    return frozenset(rows.values_list("pk", flat=True))


@dataclass(frozen=True, slots=True)
class StatusSince:
    """A certificate's status, and since when it has it."""

    status: Status
    since: datetime


def hash_of(offered: Mapping[str, Any] | str) -> str | None:
    """The dataHash of a document: of its canonical text, or of an object written as RFC 8785 says.

    None if it cannot be written so, and hence was never issued.
    """
    if isinstance(offered, str):
        return document.data_hash(offered.encode()).hex()
    try:
        return document.data_hash(document.canonical_bytes(offered)).hex()
    except (rfc8785.CanonicalizationError, orjson.JSONEncodeError, ValueError):
        return None


def statuses(
    *, context: RequestContext, certificate_ids: Collection[UUID]
) -> dict[UUID, StatusSince]:
    """The status of these certificates, by one query; those of other issuers are left out."""
    rows = Certificate.objects.for_issuer(context.issuer.id, context.mode, context.types)
    rows = rows.filter(pk__in=certificate_ids)
    columns = rows.values_list("pk", "state", "starts_at", "ends_at", "state_changed_at")
    return {
        certificate_id: StatusSince(
            shown_status(
                State(state), starts_at=starts_at, ends_at=ends_at, now=context.certificate_time
            ),
            since,
        )
        for certificate_id, state, starts_at, ends_at, since in columns
    }


def lock_certificate(context: RequestContext, certificate_id: UUID | None) -> Certificate:
    """The certificate, its row locked. Raises CertificateNotFound or IssuerSuspended."""
    context.issuer.refuse_writing()
    return lockable(context).get_or_raise(CertificateNotFound, pk=certificate_id)


def lockable(context: RequestContext) -> CertificateQuerySet:
    """The caller's certificates, to be locked, without the columns that no change of them reads."""
    rows = Certificate.objects.for_issuer(context.issuer.id, context.mode, context.types)
    return rows.defer("document", "data_hash").select_for_update(no_key=True)
