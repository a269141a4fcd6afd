"""Look for the proof of a domain: in its TXT record, and in a file on its web server.

Loads an HTTP client, so only workers import it.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from ipaddress import ip_network

from django.conf import settings

from accounts.models import IssuerDomain, ProofMethod, RecordFault, WebsiteFault
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
