"""What certificates adds to the export of an issuer: types with their versions, and certificates.

`document` is the canonical document as text: its UTF-8 bytes are the very bytes that `dataHash` is
the SHA-256 of.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Any
from uuid import UUID

from django.db.models import QuerySet

from accounts import ids
from accounts.catalog import Lines, Section, register_section
from accounts.models import Job
from accounts.scopes import Locale, Mode
from certificates.models import Certificate, CertificateHistory, CertificateType, Hold, TypeVersion

from . import listing as listing  # registers its kind of job
from . import printing as printing  # the same


def read_types(job: Job, after: Any, limit: int) -> Lines:
    """Types, each with all its versions: both modes share them."""
    rows = CertificateType.objects.for_issuer(job.issuer_id).filter(pk__gt=after or 0)
    return [
        (kind.pk, _type(kind)) for kind in rows.prefetch_related("versions").order_by("pk")[:limit]
    ]


def read_certificates(job: Job, after: Any, limit: int) -> Lines:
    """Certificates made before the job, each with its document, its history and its holds."""
    rows = _certificates(job).select_related("type", "version", "contact").order_by("pk")
    found = list((rows if after is None else rows.filter(pk__gt=after))[:limit])
    history = _by_certificate(CertificateHistory.objects.order_by("sequence"), found)
    holds = _by_certificate(Hold.objects.order_by("pk"), found)
    return [
        (
            str(row.pk),
            {
                **_certificate(row),
                "history": [_change(change) for change in history[row.pk]],
                "holds": [_hold(hold) for hold in holds[row.pk]],
            },
        )
        for row in found
    ]


def _certificates(job: Job) -> QuerySet[Certificate]:
    """Ids are ordered by time: the job's own id is where the export ends."""
    return Certificate.objects.for_issuer(job.issuer_id, Mode(job.mode)).filter(pk__lt=job.pk)


def _by_certificate(rows: QuerySet[Any], found: Iterable[Certificate]) -> dict[UUID, list[Any]]:
    groups: dict[UUID, list[Any]] = defaultdict(list)
    for row in rows.filter(certificate_id__in=[each.pk for each in found]):
        groups[row.certificate_id].append(row)
    return groups


def _certificate(row: Certificate) -> dict[str, object]:
    return {
        "id": row.public_id,
        "certificateNumber": row.number,
        "externalRef": row.external_ref,
        "typeId": row.type_id,
        "typeCode": row.type.code,
        "typeVersion": row.version.number,
        "productId": row.product_id,
        "gtin": row.gtin,
        "serialNumber": row.serial_number,
        "holderName": row.holder_name,
        "holderEmail": row.holder_email,
        "contactEmail": row.contact.email if hasattr(row, "contact") else None,
        "locale": row.locale,
        "issuedAt": row.issued_at,
        "issuedOn": row.issued_on,
        "validFrom": row.valid_from,
        "validUntil": row.valid_until,
        "startsAt": row.starts_at,
        "expiresAt": row.ends_at,
        "state": row.state,
        "reason": row.reason,
        "publicNote": row.public_note,
        "stateChangedAt": row.state_changed_at,
        "supersedes": _id(row.supersedes_id),
        "supersededBy": _id(row.superseded_by_id),
        "erasedAt": row.erased_at,
        "dataHash": bytes(row.data_hash).hex(),
        "document": None if row.document is None else bytes(row.document).decode(),
    }


def _change(row: CertificateHistory) -> Mapping[str, object]:
    return {
        "sequence": row.sequence,
        "action": row.action,
        "from": row.from_state,
        "to": row.to_state,
        "reason": row.reason,
        "note": row.note,
        "publicNote": row.public_note,
        "at": row.at,
        "actorKind": row.actor_kind,
        "actor": row.actor_id,
        "requestId": row.request_id,
    }


def _hold(row: Hold) -> Mapping[str, object]:
    return {
        "id": row.public_id,
        "reason": row.reason,
        "publicNote": row.public_note,
        "actorKind": row.actor_kind,
        "actor": row.actor_id,
        "placedAt": row.placed_at,
        "liftedAt": row.lifted_at,
    }


def _type(row: CertificateType) -> Mapping[str, object]:
    versions = sorted(row.versions.all(), key=lambda version: version.number)
    return {
        "typeId": row.pk,
        "code": row.code,
        "createdAt": row.created_at,
        "archivedAt": row.archived_at,
        "versions": [_version(version) for version in versions],
    }


def _version(row: TypeVersion) -> Mapping[str, object]:
    return {
        "number": row.number,
        "kind": row.kind,
        "name": {locale: row.name_in(locale) for locale in Locale.values},
        "description": {locale: row.description_in(locale) for locale in Locale.values},
        "required": row.required,
        "validityMonths": row.validity_months,
        "showHolder": row.show_holder,
        "defaultLocale": row.default_locale or None,
        "fields": row.fields,
        "strict": row.strict,
        "numberPattern": row.number_pattern or None,
        "signatories": row.signatories,
        "uniqueBy": row.unique_by,
        "releaseRequired": row.release_required,
        "attachmentsPublic": row.attachments_public,
        "printLayout": row.print_layout or None,
        "pdfPublic": row.pdf_public,
        "createdAt": row.created_at,
    }


def _id(certificate_id: UUID | None) -> str | None:
    return ids.encode(ids.Prefix.CERTIFICATE, certificate_id) if certificate_id else None


register_section(
    Section(
        name="certificateType",
        order=50,
        count=lambda job: CertificateType.objects.for_issuer(job.issuer_id).count(),
        read=read_types,
    )
)
register_section(
    Section(
        name="certificate",
        order=60,
        count=lambda job: _certificates(job).count(),
        read=read_certificates,
    )
)
