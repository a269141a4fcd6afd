"""Check domains that are due, and take the mark from those whose proof is gone for days.

The proof is looked for in the TXT record, and in a file on the domain's web server. A proved domain is
checked daily; hourly while its proof is missing, so that it is soon sound again. One that is not proved
is checked hourly for three days, and then only when a person asks.

Loads an HTTP client, so only workers import it.
"""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from ipaddress import ip_network
from itertools import islice
from uuid import UUID

import dns.asyncresolver
import dns.exception
import dns.resolver
from django.conf import settings
from django.db import transaction

from accounts.actors import ActionContext, Actor, ActorKind
from accounts.audit import rules as audit
from accounts.audit.operations import record
from accounts.models import IssuerDomain, ProofMethod, RecordFault, WebsiteFault
from accounts.scopes import Mode
from lib.database.tenancy import acting_for, as_worker
from lib.net.destinations import Destinations
from lib.net.guarded_http import Failure, GuardedClient, Reply

from .operations import FAILING, LOST, mail_owners
from .rules import DAILY, GIVE_UP_AFTER, HOURLY, LOST_AFTER, WARN_AFTER

USER_AGENT = "Certificate-Issuing-Service-Domain-Check/1"
FOUND = 200
REDIRECTS = range(300, 400)
DNS_DEADLINE = 5.0  # seconds, over all name servers and repetitions
MAX_RECORDS = 100
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
        texts = await txt_records(domain.record_name)
    except (dns.exception.DNSException, OSError):  # not in time, or with an error
        return RecordFault.SILENT
    if domain.proof in {text.strip() for text in texts}:
        return None
    return RecordFault.OTHER if texts else RecordFault.MISSING


def resolver() -> dns.asyncresolver.Resolver:
    """The machine's own resolver, as /etc/resolv.conf says."""
    return dns.asyncresolver.Resolver()


async def txt_records(name: str) -> list[str]:
    """The texts of a name's TXT records; empty if it has none. Raises DNSException, OSError."""
    try:
        answer = await resolver().resolve(name, "TXT", lifetime=DNS_DEADLINE, search=False)
    except (dns.resolver.NXDOMAIN, dns.resolver.NoAnswer):
        return []
    texts = (b"".join(record.strings) for record in islice(answer, MAX_RECORDS))
    return [text.decode(errors="replace") for text in texts]


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


BATCH = 20
LEASE = timedelta(minutes=5)  # longer than any look at a batch takes
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
