"""Job kinds of certificates, and its sections of the account export: types and certificates."""

from collections.abc import Mapping
from typing import Any

from django.db.models import QuerySet

from accounts.jobs.models import Job
from accounts.jobs.registry import (
    ExportRows,
    ExportSection,
    register_export_section,
    register_exported_rows,
)
from accounts.scopes import Locale, Mode
from certificates import exports as export_lines
from certificates.erasure import person_export  # noqa: F401  (these register their kinds of job)
from certificates.imports import certificates as imports  # noqa: F401
from certificates.models import (
    AttachmentFile,
    Certificate,
    CertificateType,
    CompanyPrefix,
    NumberCounter,
    TypeVersion,
)
from certificates.printing import jobs as printing  # noqa: F401
from certificates.proof_files import jobs as proof_files  # noqa: F401
from certificates.search import jobs as list_export  # noqa: F401
from certificates.transitions import jobs_bulk_transitions, jobs_notices  # noqa: F401
from lib.structs import to_dict


def _types(job: Job) -> QuerySet[CertificateType]:
    """Certificate types, each with all its versions; both modes share them."""
    return CertificateType.objects.for_issuer(job.issuer_id).prefetch_related("versions")


def read_certificates(job: Job, after: Any, limit: int) -> ExportRows:
    """Certificates issued before the job, each with its document, history and holds."""
    rows = _certificates(job)
    return export_lines.certificates(rows if after is None else rows.filter(pk__gt=after), limit)


def read_attachments(job: Job, after: Any, limit: int) -> ExportRows:
    """Files that were attached to these certificates before the job began."""
    return export_lines.attachments(_attachments(job), after, limit)


def read_proof_files(job: Job, after: Any, limit: int) -> ExportRows:
    """The proof files of these certificates, of those that have one."""
    return export_lines.proof_files(_certificates(job), after, limit)


def _attachments(job: Job) -> QuerySet[AttachmentFile]:
    uploaded = AttachmentFile.objects.filter(uploaded_at__lte=job.created_at)
    return uploaded.filter(certificate__in=_certificates(job))


def _certificates(job: Job) -> QuerySet[Certificate]:
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


def _counters(job: Job) -> QuerySet[NumberCounter]:
    """Where each series of certificate numbers goes on."""
    return NumberCounter.objects.filter(issuer=job.issuer_id, mode=job.mode)


def _counter(row: NumberCounter) -> Mapping[str, object]:
    return to_dict(row, "series next")


def _prefixes(job: Job) -> QuerySet[CompanyPrefix]:
    return CompanyPrefix.objects.filter(issuer=job.issuer_id)


def _prefix(row: CompanyPrefix) -> Mapping[str, object]:
    """A GS1 Company Prefix that the issuer has claimed; the operator's note stays with the operator."""
    return to_dict(row, "prefix state claimedAt decidedAt")


def _version(row: TypeVersion) -> Mapping[str, object]:
    return to_dict(
        row,
        "number kind name description required validityMonths showHolder defaultLocale fields strict"
        " numberPattern numbering signatories uniqueBy releaseRequired attachmentsPublic retentionYears"
        " printLayout pdfPublic createdAt",
        name={locale: getattr(row, f"name_{locale}") for locale in Locale.values},
        description={locale: getattr(row, f"description_{locale}") for locale in Locale.values},
        defaultLocale=row.default_locale or None,
        numberPattern=row.number_pattern or None,
        printLayout=row.print_layout or None,
    )


register_exported_rows("certificateType", _types, _type, order=50)
register_exported_rows("numberCounter", _counters, _counter, order=51)
register_exported_rows("companyPrefix", _prefixes, _prefix, order=52)
register_export_section(
    ExportSection(
        name="certificate",
        order=60,
        count=lambda job: _certificates(job).count(),
        read=read_certificates,
    )
)
register_export_section(
    ExportSection(
        name="proofFile",
        order=62,
        count=lambda job: _certificates(job).filter(export_lines.HAS_PROOF_FILE).count(),
        read=read_proof_files,
        by_bytes=True,
    )
)
register_export_section(
    ExportSection(
        name="attachment",
        order=61,
        count=lambda job: _attachments(job).count(),
        read=read_attachments,
        most=export_lines.FILES,
        attached="content",
    )
)
