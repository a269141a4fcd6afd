"""Claim, prove and remove an issuer's domains; look again whether they are still proved, and tell owners."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from ipaddress import ip_network
from uuid import UUID

from django.conf import settings
from django.db import transaction
from django.urls import reverse

from accounts.actors import ActionContext, Actor, ActorKind, RequestContext
from accounts.audit import rules as audit
from accounts.audit.operations import record
from accounts.domains import rules as domain_names
from accounts.errors import DomainNotFound, FieldError, ValidationFailed
from accounts.limits.issuer_lock import locked_issuer
from accounts.mail.outbox import MailContent, MailKind, enqueue_for_members, register_mail_kind
from accounts.models import IssuerDomain, OutgoingMail, ProofMethod, RecordFault, WebsiteFault
from accounts.people.operations import require_owner
from accounts.scopes import Mode, Role
from lib.database.tenancy import acting_for, as_worker
from lib.net import txt_records
from lib.net.destinations import Destinations
from lib.net.guarded_http import Failure, GuardedClient, Reply

USER_AGENT = "Certificate-Issuing-Service-Domain-Check/1"
FOUND = 200
REDIRECTS = range(300, 400)
_FAULTS = {Failure.BLOCKED: WebsiteFault.BLOCKED, Failure.TLS: WebsiteFault.TLS}


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """How a domain is proved; without a method, why neither the record nor the file proves it."""

    method: ProofMethod | None = None
    dns_fault: RecordFault | None = None
    file_fault: WebsiteFault | None = None


def probe(domains: Sequence[IssuerDomain]) -> list[Finding]:
    """The findings of these domains, which are looked at together."""
    return asyncio.run(_probe(domains))


async def _probe(domains: Sequence[IssuerDomain]) -> list[Finding]:
    async with http_client() as client:
        return await asyncio.gather(*(_look(domain, client) for domain in domains))


async def _look(domain: IssuerDomain, client: GuardedClient) -> Finding:
    """The record first; the file only where the record proves nothing."""
    dns_fault = await _dns_fault(domain)
    if dns_fault is None:
        return Finding(method=ProofMethod.DNS)
    file_fault = _file_fault(await client.get(domain.file_url), domain)
    method = ProofMethod.FILE if file_fault is None else None
    return Finding(method=method, dns_fault=dns_fault, file_fault=file_fault)


async def _dns_fault(domain: IssuerDomain) -> RecordFault | None:
    try:
        texts = await txt_records.txt_records(domain.record_name)
    except txt_records.NoAnswer:
        return RecordFault.SILENT
    if domain.proof in {text.strip() for text in texts}:
        return None
    return RecordFault.OTHER if texts else RecordFault.MISSING


def _file_fault(reply: Reply, domain: IssuerDomain) -> WebsiteFault | None:
    if reply.failure is not None:
        return _FAULTS.get(reply.failure, WebsiteFault.SILENT)
    if reply.status in REDIRECTS:
        return WebsiteFault.REDIRECT
    if reply.status != FOUND:
        return WebsiteFault.MISSING
    lines = {line.strip() for line in reply.body.splitlines()}
    return None if domain.proof in lines else WebsiteFault.OTHER


def http_client() -> GuardedClient:
    """The HTTP client: https, and the public internet or the networks that the operator allows."""
    return GuardedClient(
        Destinations(
            ports=(443,),
            networks=tuple(ip_network(text) for text in settings.WEBHOOK_ALLOWED_NETWORKS),
        ),
        purpose="domain checks",
        user_agent=USER_AGENT,
        proxy=settings.WEBHOOK_PROXY,
        ca_bundle=settings.WEBHOOK_CA_BUNDLE,
    )


MAX_DOMAINS = 20  # of one issuer
FIRST_CHECK = timedelta(hours=1)
PAUSE = timedelta(seconds=10)  # between two checks of one domain


def verified_domains(issuer_id: UUID) -> list[str]:
    """The domains that the issuer has proved, in their ASCII form, the longest proved first."""
    rows = IssuerDomain.objects.for_issuer(issuer_id).verified()
    return list(rows.order_by("verified_at", "pk").values_list("name", flat=True))


@transaction.atomic
def add_domain(*, context: RequestContext, name: str) -> IssuerDomain:
    """Add a domain (`domain_names.normalize`), to be proved. Adding it twice gives the first one.

    Raises OwnerRequired; ValidationFailed beyond MAX_DOMAINS.
    """
    issuer_id = context.issuer.id
    locked_issuer(issuer_id)
    require_owner(context)
    rows = IssuerDomain.objects.for_issuer(issuer_id)
    if known := rows.filter(name=name).first():
        return known
    if rows.count() >= MAX_DOMAINS:
        raise ValidationFailed([FieldError("/name", "too_many", {"limit": MAX_DOMAINS})])
    domain = IssuerDomain.objects.create(
        issuer_id=issuer_id,
        name=name,
        token=domain_names.new_token(),
        created_at=context.now,
        due_at=context.now + FIRST_CHECK,
    )
    changes = audit.initial_values({"name": name})
    record(context, "domain.added", domain.public_id, changes, mode=Mode.LIVE)
    return domain


@transaction.atomic
def check_domain_soon(*, context: RequestContext, domain_id: UUID) -> IssuerDomain:
    """Have a domain checked by a worker within seconds. Raises DomainNotFound."""
    domain = _locked(context, domain_id)
    domain.due_at = context.now
    if domain.checked_at is not None:
        domain.due_at = max(context.now, domain.checked_at + PAUSE)
    domain.save(update_fields=["due_at"])
    return domain


@transaction.atomic
def remove_domain(*, context: RequestContext, domain_id: UUID) -> IssuerDomain:
    """Remove a domain; pages no longer show it. Raises OwnerRequired, DomainNotFound."""
    locked_issuer(context.issuer.id)
    require_owner(context)
    domain = _locked(context, domain_id)
    target = domain.public_id
    changes = audit.diff({"name": domain.name, "verified_at": domain.verified_at}, {})
    IssuerDomain.objects.for_issuer(context.issuer.id).filter(pk=domain_id).delete()
    record(context, "domain.removed", target, changes, mode=Mode.LIVE)
    return domain


def _locked(context: RequestContext, domain_id: UUID) -> IssuerDomain:
    rows = IssuerDomain.objects.for_issuer(context.issuer.id).filter(pk=domain_id)
    domain = rows.select_for_update(no_key=True).first()
    if domain is None:
        raise DomainNotFound
    return domain


FAILING, LOST = "domain_failing", "domain_lost"
LOST_AFTER = timedelta(days=7)  # of failed checks


def mail_owners(kind: str, domain: IssuerDomain, now: datetime, *, once: datetime) -> None:
    """One mail to each owner; no second one with the same `once`."""
    enqueue_for_members(
        kind,
        issuer_id=domain.issuer_id,
        roles={Role.OWNER},
        subject=domain.pk,
        now=now,
        once=once.isoformat(),
    )


def compose_failing(mail: OutgoingMail, now: datetime) -> MailContent | None:
    """Compose the warning; None once the proof is there again, or the mark is lost."""
    domain = IssuerDomain.objects.filter(pk=mail.subject, failing_since__isnull=False).first()
    if domain is None or domain.failing_since is None:
        return None
    return MailContent(context={**_context(domain), "lost_at": domain.failing_since + LOST_AFTER})


def compose_lost(mail: OutgoingMail, now: datetime) -> MailContent | None:
    """Compose the mail; None once the domain is proved again or removed."""
    domain = IssuerDomain.objects.filter(pk=mail.subject, lost_at__isnull=False).first()
    return MailContent(context=_context(domain)) if domain else None


def _context(domain: IssuerDomain) -> dict[str, object]:
    url = settings.BASE_URL + reverse("admin:accounts_issuer_domains")
    return {"domain": str(domain), "url": url}


register_mail_kind(MailKind(name=FAILING, compose=compose_failing))
register_mail_kind(MailKind(name=LOST, compose=compose_lost))


BATCH = 20
LEASE = timedelta(minutes=5)  # longer than any look at a batch takes
DAILY, HOURLY = timedelta(days=1), timedelta(hours=1)
WARN_AFTER = timedelta(days=1)  # of failed checks
GIVE_UP_AFTER = timedelta(days=3)  # of hourly checks of a domain that is not proved
_ACTOR = Actor(kind=ActorKind.SYSTEM, id="check_domains")
Probe = Callable[[Sequence[IssuerDomain]], list[Finding]]


def check_due_domains(*, now: datetime, look: Probe = probe) -> int:
    """Check the domains that are due: a batch; how many."""
    domains = _claim(now)
    if domains:
        for domain, finding in zip(domains, look(domains), strict=True):
            with acting_for(domain.issuer_id):
                _settle(domain.pk, finding, now)
    return len(domains)


@as_worker("domains of any issuer may be due")
@transaction.atomic
def _claim(now: datetime) -> list[IssuerDomain]:
    """The next domains, kept from other workers for the time of a lease."""
    rows = IssuerDomain.objects.due(now).order_by("due_at")
    domains = list(rows.select_for_update(no_key=True, skip_locked=True)[:BATCH])
    IssuerDomain.objects.filter(pk__in=[domain.pk for domain in domains]).update(due_at=now + LEASE)
    return domains


@transaction.atomic
def _settle(domain_id: UUID, finding: Finding, now: datetime) -> None:
    """Store a finding. Does nothing if the domain was removed meanwhile."""
    rows = IssuerDomain.objects.select_for_update(no_key=True)
    domain = rows.filter(pk=domain_id).first()
    if domain is None:
        return
    before = domain.verified_at
    domain.checked_at = now
    domain.dns_fault = finding.dns_fault or ""
    domain.file_fault = finding.file_fault or ""
    if finding.method is not None:
        _prove(domain, finding.method, now)
    else:
        _fail(domain, now)
    domain.due_at = _next_check(domain, now)
    domain.save()
    if (before is None) != (domain.verified_at is None):
        _record(domain, before, now)


def _prove(domain: IssuerDomain, method: str, now: datetime) -> None:
    domain.method = method
    domain.verified_at = domain.verified_at or now
    domain.failing_since = domain.lost_at = None


def _fail(domain: IssuerDomain, now: datetime) -> None:
    """Note a failed check: owners are warned after a day, and the mark is lost after a week."""
    if domain.verified_at is None:
        return
    domain.failing_since = domain.failing_since or now
    if now - domain.failing_since >= LOST_AFTER:
        domain.verified_at = domain.failing_since = None
        domain.lost_at = now
        mail_owners(LOST, domain, now, once=now)
    elif now - domain.failing_since >= WARN_AFTER:
        mail_owners(FAILING, domain, now, once=domain.failing_since)


def _next_check(domain: IssuerDomain, now: datetime) -> datetime | None:
    if domain.verified_at is not None:
        return now + (HOURLY if domain.failing_since else DAILY)
    began = domain.lost_at or domain.created_at
    return now + HOURLY if now - began < GIVE_UP_AFTER else None


def _record(domain: IssuerDomain, before: datetime | None, now: datetime) -> None:
    action = "domain.verified" if domain.verified_at else "domain.lost"
    changes = {
        **audit.initial_values({"name": domain.name}),
        **audit.diff({"verified_at": before}, {"verified_at": domain.verified_at}),
    }
    context = ActionContext(actor=_ACTOR, now=now)
    target, issuer_id = domain.public_id, domain.issuer_id
    record(context, action, target, changes, issuer_id=issuer_id, mode=Mode.LIVE)
