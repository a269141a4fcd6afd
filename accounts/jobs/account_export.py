"""The bulk work of accounts: everything that an issuer owns, as one file (JSON lines).

Higher apps add their own sections from their own `jobs` modules.
"""

from base64 import b64encode
from collections.abc import Mapping
from datetime import datetime
from typing import Any

from django.db.models import Q, QuerySet
from django.utils.translation import gettext_lazy as _

from accounts.domain.prefixes import AccountsPrefix
from accounts.jobs.models import Job
from accounts.models import (
    ApiKey,
    AuditEntry,
    Branding,
    ConsentAction,
    Invitation,
    Issuer,
    Membership,
)
from accounts.scopes import Mode, Scope
from lib import ids
from lib.mapping import to_dict

from .export_sections import plan_sections, write_next_lines
from .registry import (
    OWNERS_DOWNLOAD,
    ExportRows,
    ExportScope,
    ExportSection,
    JobCursor,
    JobKind,
    JobPlan,
    ResultFormat,
    StepProgress,
    register_export_section,
    register_job_kind,
)

EXPORT = "account.export"


def export_plan(job: Job, now: datetime) -> JobPlan:
    """The rows that exist when the export begins; later ones belong to the next export."""
    return plan_sections(job, ExportScope.ACCOUNT)


def export_step(job: Job, cursor: JobCursor, limit: int, now: datetime) -> StepProgress:
    """The next lines of the account."""
    return write_next_lines(job, cursor, limit, ExportScope.ACCOUNT)


# --- the sections of accounts ---------------------------------------------------------------------


def read_account(job: Job, after: Any, limit: int) -> ExportRows:
    """The issuer itself: one line."""
    if after is not None:
        return []
    issuer = Issuer.objects.select_related("plan").get(pk=job.issuer_id)
    row = to_dict(
        issuer,
        "id name slug defaultLocale timeZone plan standing dataHashEnabled expiryWarningDays"
        " notifyHolder trustedNetworks secondFactorForAll branding createdAt",
        plan=issuer.plan.code,
        branding=_branding(issuer),
    )
    return [(issuer.public_id, row)]


def _branding(issuer: Issuer) -> Mapping[str, object]:
    style = Branding.objects.filter(issuer=issuer).first() or Branding()
    logo = b64encode(style.logo or b"").decode() or None
    return to_dict(style, "color address website contact logoPng", logoPng=logo)


def read_members(job: Job, after: Any, limit: int) -> ExportRows:
    """The people who work for the issuer; nothing of how they log in."""
    rows = Membership.objects.for_issuer(job.issuer_id).filter(pk__gt=after or 0)
    return [
        (member.pk, {"email": member.user.email, "name": member.user.name, "role": member.role})
        for member in rows.select_related("user").order_by("pk")[:limit]
    ]


def read_invitations(job: Job, after: Any, limit: int) -> ExportRows:
    """Invitations of the issuer, without their tokens."""
    rows = Invitation.objects.for_issuer(job.issuer_id).filter(pk__lt=job.pk)
    rows = rows if after is None else rows.filter(pk__gt=after)
    names = "id email role locale createdAt expiresAt acceptedAt revokedAt"
    return [(str(row.pk), to_dict(row, names)) for row in rows.order_by("pk")[:limit]]


def read_consents(job: Job, after: Any, limit: int) -> ExportRows:
    """Accepted and withdrawn documents: actor, time and hash of the text."""
    rows = ConsentAction.objects.for_issuer(job.issuer_id).filter(pk__gt=after or 0)
    return [
        (
            action.pk,
            to_dict(
                action,
                "documentId kind version action hash at via actorKind actor requestId",
                documentId=action.document.public_id,
                kind=action.document.kind,
                version=action.document.version,
                action=action.verb,
                hash=action.sha256,
                actor=action.actor_id,
            ),
        )
        for action in rows.select_related("document").order_by("pk")[:limit]
    ]


def read_keys(job: Job, after: Any, limit: int) -> ExportRows:
    """API keys without what opens anything: neither secret nor digest."""
    rows = ApiKey.objects.for_issuer(job.issuer_id).filter(mode=job.mode, pk__lt=job.pk)
    rows = rows if after is None else rows.filter(pk__gt=after)
    names = "id name mode lastFour scopes createdAt expiresAt revokedAt lastUsedAt"
    return [
        (str(key.pk), to_dict(key, names))
        for key in rows.select_related("use").order_by("pk")[:limit]
    ]


def read_jobs(job: Job, after: Any, limit: int) -> ExportRows:
    """The bulk work before this export."""
    rows = Job.objects.for_issuer(job.issuer_id, Mode(job.mode)).filter(pk__lt=job.pk)
    rows = rows if after is None else rows.filter(pk__gt=after)
    return [(str(row.pk), _job(row)) for row in rows.order_by("pk")[:limit]]


def _job(row: Job) -> Mapping[str, object]:
    return to_dict(
        row,
        "id kind state dryRun undoOf parameters total counts createdBy createdAt startedAt finishedAt",
        undoOf=ids.encode_or_none(AccountsPrefix.JOB, row.undo_of_id),
        counts=to_dict(row, "ok failed skipped"),
        createdBy=row.actor_id,
    )


def read_audit(job: Job, after: Any, limit: int) -> ExportRows:
    """Audit entries with their seals, so that they can be compared later."""
    rows = _audit(job)
    if after is not None:
        at, last = after
        rows = rows.filter(Q(at__gt=at) | Q(at=at, pk__gt=last), at__gte=at)
    return [
        ([row.at.isoformat(), str(row.pk)], _entry(row))
        for row in rows.order_by("at", "pk")[:limit]
    ]


def _audit(job: Job) -> QuerySet[AuditEntry]:
    return AuditEntry.objects.for_issuer(job.issuer_id, Mode(job.mode)).filter(pk__lt=job.pk)


def _entry(row: AuditEntry) -> Mapping[str, object]:
    return to_dict(
        row,
        "id at actorKind actor action target changes requestId network position seal",
        actor=row.actor_id,
        network=row.ip,
        seal=bytes(row.seal).hex() if row.seal else None,
    )


def _count_jobs(job: Job) -> int:
    return Job.objects.for_issuer(job.issuer_id, Mode(job.mode)).filter(pk__lt=job.pk).count()


def _count_invitations(job: Job) -> int:
    return Invitation.objects.for_issuer(job.issuer_id).filter(pk__lt=job.pk).count()


def _count_keys(job: Job) -> int:
    return ApiKey.objects.for_issuer(job.issuer_id).filter(mode=job.mode, pk__lt=job.pk).count()


register_export_section(
    ExportSection(name="account", order=10, count=lambda _job: 1, read=read_account)
)
register_export_section(
    ExportSection(
        name="member",
        order=20,
        count=lambda job: Membership.objects.for_issuer(job.issuer_id).count(),
        read=read_members,
    )
)
register_export_section(
    ExportSection(
        name="consent",
        order=25,
        count=lambda job: ConsentAction.objects.for_issuer(job.issuer_id).count(),
        read=read_consents,
    )
)
register_export_section(
    ExportSection(name="invitation", order=21, count=_count_invitations, read=read_invitations)
)
register_export_section(ExportSection(name="apiKey", order=30, count=_count_keys, read=read_keys))
register_export_section(ExportSection(name="job", order=40, count=_count_jobs, read=read_jobs))
register_export_section(
    ExportSection(
        name="auditEntry", order=80, count=lambda job: _audit(job).count(), read=read_audit
    )
)
register_job_kind(
    JobKind(
        name=EXPORT,
        title=_("Export of the account"),
        scope=Scope.ACCOUNT_MANAGE,
        plan=export_plan,
        step=export_step,
        format=ResultFormat.LINES,
        office=OWNERS_DOWNLOAD,
    )
)
