"""The bulk work of accounts: everything that an issuer owns, as one archive.

Higher apps add their own sections from their own `jobs` modules.
"""

from base64 import b64encode
from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any

from django.db.models import Q, QuerySet
from django.utils.translation import gettext_lazy as _, ngettext_lazy

from accounts.jobs.exports import plan_sections, write_next_files
from accounts.jobs.models import Job
from accounts.jobs.registry import (
    OWNERS_DOWNLOAD,
    ExportRows,
    ExportScope,
    ExportSection,
    FileTexts,
    JobCursor,
    JobKind,
    JobPlan,
    NextStepNeeds,
    ResultFormat,
    StepProgress,
    register_export_section,
    register_exported_rows,
    register_job_kind,
)
from accounts.models import (
    ApiKey,
    AuditEntry,
    Branding,
    ConsentAction,
    ExternalIdentity,
    IdentityProvider,
    Invitation,
    Issuer,
    IssuerDomain,
    Membership,
    PdfSigningKey,
    UsageDay,
)
from accounts.scopes import AccountsPrefix, Mode, Scope
from accounts.settings.rules import SETTINGS
from lib import ids
from lib.structs import to_dict
from lib.text import camel_case

EXPORT = "account.export"


def export_plan(job: Job, now: datetime) -> JobPlan:
    """The rows that exist when the export begins; later ones belong to the next export."""
    return plan_sections(job, ExportScope.ACCOUNT)


def export_step(job: Job, cursor: JobCursor, limit: int, now: datetime) -> StepProgress:
    """The next files of the account."""
    return write_next_files(job, cursor, limit, ExportScope.ACCOUNT, now)


class AccountExportTexts(FileTexts):
    """The sentences about the export of the account."""

    suffix = "zip"
    done = ngettext_lazy(
        "Everything that the account owns is ready as an archive: %(count)s entry.",
        "Everything that the account owns is ready as an archive: %(count)s entries.",
        "number",
    )

    does = _("Export everything that the account owns")
    again = (_("Start another export"), "accounts_issuer_settings", NextStepNeeds.DOWNLOAD)


# --- the sections of accounts ---------------------------------------------------------------------


def read_account(job: Job, after: Any, limit: int) -> ExportRows:
    """The issuer itself: one line."""
    if after is not None:
        return []
    issuer = Issuer.objects.select_related("plan").get(pk=job.issuer_id)
    row = to_dict(
        issuer,
        f"id name slug plan standing {_settings(of_branding=False)} issuingBlockedFrom branding createdAt",
        plan=issuer.plan.code,
        branding=_branding(issuer),
    )
    return [(issuer.public_id, row)]


def _branding(issuer: Issuer) -> Mapping[str, object]:
    style = Branding.objects.filter(issuer=issuer).first() or Branding()
    return to_dict(
        style,
        f"{_settings(of_branding=True)} logoPng signaturePng",
        logoPng=_base64(style.logo),
        signaturePng=_base64(style.signature),
    )


def _settings(*, of_branding: bool) -> str:
    """The names of the settings of this kind, as they are exported."""
    rows = (setting for setting in SETTINGS.values() if setting.of_branding == of_branding)
    return " ".join(camel_case(setting.name) for setting in rows)


def _base64(image: bytes | memoryview | None) -> str | None:
    return b64encode(bytes(image or b"")).decode() or None


def before_export(model: Any) -> Callable[[Job], QuerySet[Any]]:
    """The issuer's rows that are older than the export."""
    return lambda job: model.objects.for_issuer(job.issuer_id).filter(pk__lt=job.pk)


def of_mode_before_export(model: Any) -> Callable[[Job], QuerySet[Any]]:
    """The same of the export's mode."""
    return lambda job: model.objects.for_issuer(job.issuer_id, Mode(job.mode)).filter(pk__lt=job.pk)


def members(names: str) -> Callable[[Any], Mapping[str, object]]:
    """A line with these members of a row. Nothing that opens anything is among them."""
    return lambda row: to_dict(row, names)


def _consent(row: ConsentAction) -> Mapping[str, object]:
    """An accepted or withdrawn document: actor, time and hash of the text."""
    return to_dict(
        row,
        "documentId kind version action hash at via actorKind actor requestId",
        documentId=row.document.public_id,
        kind=row.document.kind,
        version=row.document.version,
        action=row.verb,
        hash=row.sha256,
        actor=row.actor_id,
    )


def _key(row: ApiKey) -> Mapping[str, object]:
    """An API key with its restrictions, without what opens anything: neither secret nor digest."""
    return to_dict(
        row,
        "id name mode lastFour scopes typeIds allowedNetworks createdAt expiresAt revokedAt"
        " rotatedInto lastUsedAt",
        rotatedInto=ids.encode_or_none(AccountsPrefix.API_KEY, row.successor_id),
    )


def read_usage(job: Job, after: Any, limit: int) -> ExportRows:
    """Daily usage, in UTC."""
    rows = _usage(job)
    if after is not None:
        day, kind = after
        rows = rows.filter(Q(day__gt=day) | Q(day=day, kind__gt=kind), day__gte=day)
    return [
        ([row.day.isoformat(), row.kind], to_dict(row, "day kind amount", day=row.day.isoformat()))
        for row in rows.order_by("day", "kind")[:limit]
    ]


def _usage(job: Job) -> QuerySet[UsageDay]:
    return UsageDay.objects.filter(issuer=job.issuer_id, mode=job.mode)


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


register_export_section(
    ExportSection(name="account", order=10, count=lambda _job: 1, read=read_account)
)
register_exported_rows(
    "member",
    lambda job: Membership.objects.for_issuer(job.issuer_id).select_related("user"),
    lambda row: {"email": row.user.email, "name": row.user.name, "role": row.role},
    order=20,
)
register_exported_rows(
    "invitation",
    before_export(Invitation),
    members("id email role locale createdAt expiresAt acceptedAt revokedAt"),
    order=21,
)
register_exported_rows(
    "domain",
    before_export(IssuerDomain),
    members("id name method createdAt verifiedAt checkedAt lostAt"),
    order=22,
)
register_exported_rows(
    "pdfSigningKey",
    of_mode_before_export(PdfSigningKey),
    members("state organization country certificates validUntil requestedAt"),
    order=23,
)
register_exported_rows(
    "consent",
    lambda job: ConsentAction.objects.for_issuer(job.issuer_id).select_related("document"),
    _consent,
    order=25,
)
register_exported_rows(
    "identityProvider",
    before_export(IdentityProvider),
    members("discoveryUrl iss clientId domains newcomerRole createdAt testedAt enabledAt"),
    order=26,
)
register_exported_rows(
    "externalIdentity",
    lambda job: before_export(ExternalIdentity)(job).select_related("membership__user"),
    lambda row: to_dict(
        row, "email iss sub connectedAt lastUsedAt", email=row.membership.user.email
    ),
    order=27,
)
register_exported_rows(
    "apiKey", lambda job: of_mode_before_export(ApiKey)(job).select_related("use"), _key, order=30
)
register_exported_rows("job", of_mode_before_export(Job), _job, order=40)
register_export_section(
    ExportSection(name="usageDay", order=45, count=lambda job: _usage(job).count(), read=read_usage)
)
register_export_section(
    ExportSection(
        name="auditEntry", order=80, count=lambda job: _audit(job).count(), read=read_audit
    )
)
register_job_kind(
    JobKind(
        name=EXPORT,
        title=_("Export of the account"),
        texts=AccountExportTexts(),
        scope=Scope.ACCOUNT_MANAGE,
        plan=export_plan,
        step=export_step,
        format=ResultFormat.ZIP,
        office=OWNERS_DOWNLOAD,
    )
)
