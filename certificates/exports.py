"""Certificates and what belongs to them as lines of exports: of the whole account, and of one person.

`document` is the canonical document as text: `dataHash` is the SHA-256 of its UTF-8 bytes.
"""

from base64 import b64encode
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from typing import Any
from uuid import UUID

import orjson
from django.db.models import Q, QuerySet
from django.db.models.functions import Length

from accounts.jobs.models import Job
from accounts.jobs.registry import (
    ExportRows,
    ExportSection,
    register_export_section,
    register_exported_rows,
)
from accounts.models import OutgoingMail
from accounts.scopes import Locale, Mode
from certificates.addresses import CertificatesPrefix
from certificates.holders.operations import all_mails_about
from certificates.models import (
    AttachmentFile,
    Certificate,
    CertificateHistory,
    CertificateLink,
    CertificateType,
    CompanyPrefix,
    Hold,
    NumberCounter,
    TypeVersion,
)
from certificates.proof_files.operations import read_each
from lib import ids
from lib.structs import to_dict

FILES = 1  # files in one step: each has up to 10 MiB
PROOFS_BYTES = 2 * 2**20  # of proof files in one step, about; the last one may go beyond
# Of a proof file, beside the document, which a product's has twice; and of each change.
_FRAME_BYTES, _CHANGE_BYTES = 6000, 1300
HAS_PROOF_FILE = Q(document__isnull=False, signed_credential__signed_at__isnull=False)


def certificates(rows: QuerySet[Certificate], after: Any, limit: int) -> ExportRows:
    """The next of these certificates after the id `after`, each with its history, holds, links and mails."""
    found = Certificate.objects.filter(pk__in=_next_keys(rows, after, limit))
    page = list(found.select_related("type", "version", "contact", "erasure").order_by("pk"))
    history = _by_certificate(CertificateHistory.objects.order_by("sequence"), page)
    holds = _by_certificate(Hold.objects.order_by("pk"), page)
    links = _by_certificate(CertificateLink.objects.order_by("pk"), page)
    mails: dict[UUID, list[OutgoingMail]] = defaultdict(list)
    for mail in all_mails_about([row.pk for row in page]).order_by("pk"):
        mails[mail.subject].append(mail)
    return [
        (
            str(row.pk),
            {
                **_certificate(row),
                "history": [_change(change) for change in history[row.pk]],
                "holds": [_hold(hold) for hold in holds[row.pk]],
                "links": [_link(link) for link in links[row.pk]],
                "mails": [to_dict(mail, "createdAt sentAt droppedAt") for mail in mails[row.pk]],
            },
        )
        for row in page
    ]


def attachments(rows: QuerySet[AttachmentFile], after: Any, limit: int) -> ExportRows:
    """The next files after the key `after`, in the order of their certificates, as base64."""
    if after is not None:
        certificate, number = after
        same = Q(certificate=certificate, number__gt=number)
        rows = rows.filter(same | Q(certificate__gt=certificate), certificate__gte=certificate)
    page = rows.select_related("certificate").order_by("certificate_id", "number")
    return [([str(row.certificate_id), row.number], _attachment(row)) for row in page[:limit]]


def proof_files(rows: QuerySet[Certificate], after: Any, limit: int) -> ExportRows:
    """The next proof files after the key `after`, by the certificates' ids, as text.

    Fewer than `limit` where they are long, or some certificates have none: the last ones are followed
    by none.
    """
    page: list[UUID] = []
    while not page:
        keys = _next_keys(rows, after, limit)
        if not keys:
            break
        page, after = _first_proofs(keys), keys[-1]
    files = read_each(page)
    return [(str(pk), _proof_file(pk, file)) for pk, file in zip(page, files, strict=True)]


def _next_keys(rows: QuerySet[Certificate], after: Any, limit: int) -> list[UUID]:
    """The ids of a page, read of one table: of a join, the planner may read all that follows them."""
    rows = rows if after is None else rows.filter(pk__gt=after)
    return list(rows.order_by("pk").values_list("pk", flat=True)[:limit])


def _first_proofs(keys: Collection[UUID]) -> list[UUID]:
    """The first of these certificates that have proof files, as many as go into one step."""
    sizes = Certificate.objects.filter(HAS_PROOF_FILE, pk__in=keys).order_by("pk")
    page, expected = [], 0
    for pk, document, changes in sizes.values_list("pk", Length("document"), "sequence"):
        page.append(pk)
        expected += _FRAME_BYTES + 2 * document + _CHANGE_BYTES * changes
        if expected > PROOFS_BYTES:
            break
    return page


def _proof_file(pk: UUID, file: object) -> Mapping[str, object]:
    """One file; without content if its credential is being signed anew, or does not fit its signature."""
    certificate_id = ids.encode(CertificatesPrefix.CERTIFICATE, pk)
    return {
        "certificateId": certificate_id,
        "content": file.decode() if isinstance(file, bytes) else None,
    }


def _attachment(row: AttachmentFile) -> Mapping[str, object]:
    """One file with what the certificate registered of it; without content if the file is lost."""
    document = orjson.loads(bytes(row.certificate.document or b"{}"))
    registered = document.get("attachments", [])[row.number - 1 : row.number]
    try:
        with row.open() as file:
            content = b64encode(file.read()).decode()
    except FileNotFoundError:
        content = None
    return {
        **to_dict(row, "certificateId number"),
        **(registered[0] if registered else {}),
        **to_dict(row, "uploadedAt content", content=content),
    }


def _by_certificate(rows: QuerySet[Any], page: Iterable[Certificate]) -> dict[UUID, list[Any]]:
    groups: dict[UUID, list[Any]] = defaultdict(list)
    for row in rows.filter(certificate_id__in=[row.pk for row in page]):
        groups[row.certificate_id].append(row)
    return groups


def _certificate(row: Certificate) -> dict[str, object]:
    return to_dict(
        row,
        "id certificateNumber externalRef typeId typeCode typeVersion productId gtin serialNumber"
        " holderName holderEmail contactEmail locale issuedAt issuedOn validFrom validUntil startsAt"
        " expiresAt state reason publicNote stateChangedAt supersedes supersededBy erasesAt erasedAt"
        " dataHash document",
        certificateNumber=row.number,
        typeCode=row.type.code,
        typeVersion=row.version.number,
        contactEmail=row.contact.email or None if hasattr(row, "contact") else None,
        expiresAt=row.ends_at,
        supersedes=ids.encode_or_none(CertificatesPrefix.CERTIFICATE, row.supersedes_id),
        supersededBy=ids.encode_or_none(CertificatesPrefix.CERTIFICATE, row.superseded_by_id),
        dataHash=bytes(row.data_hash).hex(),
        document=None if row.document is None else bytes(row.document).decode(),
    )


def _change(row: CertificateHistory) -> Mapping[str, object]:
    return to_dict(
        row,
        "sequence action from to reason note publicNote at actorKind actor requestId",
        **{"from": row.from_state},
        to=row.to_state,
        actor=row.actor_id,
    )


def _hold(row: Hold) -> Mapping[str, object]:
    names = "id reason publicNote actorKind actor placedAt liftedAt"
    return to_dict(row, names, actor=row.actor_id)


def _link(row: CertificateLink) -> Mapping[str, object]:
    return to_dict(
        row,
        "id rel target label sha256 createdAt",
        target=ids.encode_or_none(CertificatesPrefix.CERTIFICATE, row.target_id) or row.url,
        sha256=bytes(row.sha256).hex() if row.sha256 else None,
    )


def _types(job: Job) -> QuerySet[CertificateType]:
    """Certificate types, each with all its versions; both modes share them."""
    return CertificateType.objects.for_issuer(job.issuer_id).prefetch_related("versions")


def attachments_before(job: Job, rows: QuerySet[Certificate]) -> QuerySet[AttachmentFile]:
    """Files that were attached to these certificates before the job began."""
    uploaded = AttachmentFile.objects.filter(uploaded_at__lte=job.created_at)
    return uploaded.filter(certificate__in=rows)


def certificates_before(job: Job) -> QuerySet[Certificate]:
    """Certificates issued before the job: ids are ordered by time."""
    return Certificate.objects.for_issuer(job.issuer_id, Mode(job.mode)).filter(pk__lt=job.pk)


def _type(row: CertificateType) -> Mapping[str, object]:
    versions = sorted(row.versions.all(), key=lambda version: version.number)
    return to_dict(
        row,
        "typeId code createdAt archivedAt versions",
        typeId=row.pk,
        versions=[_version(version) for version in versions],
    )


def _version(row: TypeVersion) -> Mapping[str, object]:
    return to_dict(
        row,
        "number kind name description required validityMonths showHolder defaultLocale fields strict"
        " enforceLimits numberPattern numbering signatories uniqueBy releaseRequired attachmentsPublic retentionYears"
        " printLayout pdfPublic createdAt",
        name={locale: getattr(row, f"name_{locale}") for locale in Locale.values},
        description={locale: getattr(row, f"description_{locale}") for locale in Locale.values},
        defaultLocale=row.default_locale or None,
        numberPattern=row.number_pattern or None,
        printLayout=row.print_layout or None,
    )


register_exported_rows("certificateType", _types, _type, order=50)
register_exported_rows(  # where each series of certificate numbers goes on
    "numberCounter",
    lambda job: NumberCounter.objects.filter(issuer=job.issuer_id, mode=job.mode),
    lambda row: to_dict(row, "series next"),
    order=51,
)
register_exported_rows(  # the note on the decision stays with platform admins
    "companyPrefix",
    lambda job: CompanyPrefix.objects.for_issuer(job.issuer_id),
    lambda row: to_dict(row, "prefix state claimedAt decidedAt"),
    order=52,
)
register_export_section(
    ExportSection(
        name="certificate",
        order=60,
        count=lambda job: certificates_before(job).count(),
        read=lambda job, after, limit: certificates(certificates_before(job), after, limit),
    )
)
register_export_section(
    ExportSection(
        name="proofFile",
        order=62,
        count=lambda job: certificates_before(job).filter(HAS_PROOF_FILE).count(),
        read=lambda job, after, limit: proof_files(certificates_before(job), after, limit),
        by_bytes=True,
    )
)
register_export_section(
    ExportSection(
        name="attachment",
        order=61,
        count=lambda job: attachments_before(job, certificates_before(job)).count(),
        read=lambda job, after, limit: attachments(
            attachments_before(job, certificates_before(job)), after, limit
        ),
        most=FILES,
        attached="content",
    )
)
