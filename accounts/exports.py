"""The bulk work of accounts: everything that an issuer owns, as one archive.

Higher apps add their own sections from their own `jobs` modules.
"""

from base64 import b64encode
from collections.abc import Mapping
from datetime import datetime
from typing import Any

from django.db.models import Q, QuerySet
from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext_lazy

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
from accounts.prefixes import AccountsPrefix
from accounts.scopes import Mode, Scope
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


def _members(job: Job) -> QuerySet[Membership]:
    return Membership.objects.for_issuer(job.issuer_id).select_related("user")


def _member(row: Membership) -> Mapping[str, object]:
    """A person who works for the issuer; nothing of how they log in."""
    return {"email": row.user.email, "name": row.user.name, "role": row.role}


def _invitations(job: Job) -> QuerySet[Invitation]:
    return Invitation.objects.for_issuer(job.issuer_id).filter(pk__lt=job.pk)


def _invitation(row: Invitation) -> Mapping[str, object]:
    """An invitation, without its token."""
    return to_dict(row, "id email role locale createdAt expiresAt acceptedAt revokedAt")


def _domains(job: Job) -> QuerySet[IssuerDomain]:
    return IssuerDomain.objects.for_issuer(job.issuer_id).filter(pk__lt=job.pk)


def _domain(row: IssuerDomain) -> Mapping[str, object]:
    """A domain, proved while `verifiedAt` is set."""
    return to_dict(row, "id name method createdAt verifiedAt checkedAt lostAt")


def _providers(job: Job) -> QuerySet[IdentityProvider]:
    return IdentityProvider.objects.for_issuer(job.issuer_id).filter(pk__lt=job.pk)


def _provider(row: IdentityProvider) -> Mapping[str, object]:
    """The provider of single sign-on, without what opens anything."""
    names = "discoveryUrl iss clientId domains newcomerRole createdAt testedAt enabledAt"
    return to_dict(row, names)


def _identities(job: Job) -> QuerySet[ExternalIdentity]:
    rows = ExternalIdentity.objects.for_issuer(job.issuer_id).filter(pk__lt=job.pk)
    return rows.select_related("membership__user")


def _identity(row: ExternalIdentity) -> Mapping[str, object]:
    """A member as the provider knows them."""
    email = row.membership.user.email
    return to_dict(row, "email iss sub connectedAt lastUsedAt", email=email)


def _pdf_keys(job: Job) -> QuerySet[PdfSigningKey]:
    return PdfSigningKey.objects.for_issuer(job.issuer_id, Mode(job.mode)).filter(pk__lt=job.pk)


def _pdf_key(row: PdfSigningKey) -> Mapping[str, object]:
    """A key for PDFs with its certificates; the private key stays here."""
    return to_dict(row, "state organization country certificates validUntil requestedAt")


def _consents(job: Job) -> QuerySet[ConsentAction]:
    return ConsentAction.objects.for_issuer(job.issuer_id).select_related("document")


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


def _keys(job: Job) -> QuerySet[ApiKey]:
    rows = ApiKey.objects.for_issuer(job.issuer_id).filter(mode=job.mode, pk__lt=job.pk)
    return rows.select_related("use")


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


def _jobs(job: Job) -> QuerySet[Job]:
    """The jobs before this export."""
    return Job.objects.for_issuer(job.issuer_id, Mode(job.mode)).filter(pk__lt=job.pk)


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
register_exported_rows("member", _members, _member, order=20)
register_exported_rows("invitation", _invitations, _invitation, order=21)
register_exported_rows("domain", _domains, _domain, order=22)
register_exported_rows("identityProvider", _providers, _provider, order=26)
register_exported_rows("externalIdentity", _identities, _identity, order=27)
register_exported_rows("pdfSigningKey", _pdf_keys, _pdf_key, order=23)
register_exported_rows("consent", _consents, _consent, order=25)
register_exported_rows("apiKey", _keys, _key, order=30)
register_exported_rows("job", _jobs, _job, order=40)
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
