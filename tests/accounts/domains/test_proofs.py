"""The proofs of domains, over real DNS and HTTP on the loopback interface; hostile ones too."""

from collections.abc import Iterator
from ipaddress import ip_network
from typing import Any

import aiohttp
import pytest
from aiohttp import web

from accounts.domains import check
from accounts.domains.rules import new_token
from accounts.models import IssuerDomain
from lib.net import guarded_http
from lib.net.destinations import Destinations
from lib.net.guarded_http import GuardedClient
from tests.lib.test_guarded_http import resolve_to
from tests.support import name_server
from tests.support.name_server import NameServer
from tests.webhooks.receiver import Receiver, running as receiving


def domain_named(name: str) -> IssuerDomain:
    """A domain that is not stored."""
    return IssuerDomain(name=name, token=new_token())


@pytest.fixture
def names() -> Iterator[NameServer]:
    with name_server.running() as server:
        yield server


@pytest.fixture
def domain() -> IssuerDomain:
    return domain_named("example.com")


@pytest.fixture
def site(names: NameServer, monkeypatch: pytest.MonkeyPatch) -> Iterator[Receiver]:
    """The web server of every domain: plain HTTP on the loopback interface, for these tests only."""

    def client() -> GuardedClient:
        allowed = Destinations(allow_http=True, networks=(ip_network("127.0.0.0/8"),))
        return GuardedClient(allowed, purpose="domain checks", user_agent="tests")

    with receiving() as server:
        address = property(lambda _domain: server.url("/.well-known/certificate-issuer.txt"))
        monkeypatch.setattr(IssuerDomain, "file_url", address)
        monkeypatch.setattr(check, "http_client", client)
        yield server


def found(domain: IssuerDomain) -> tuple[str | None, ...]:
    (finding,) = check.probe([domain])
    return finding.method, finding.dns_fault, finding.file_fault


def test_a_record_proves_it(names: NameServer, domain: IssuerDomain):
    names.records["_certificate-issuer.example.com"] = ["v=spf1 -all", domain.proof]
    assert found(domain) == ("dns", None, None)


def test_a_record_of_another_issuer_does_not(
    names: NameServer, site: Receiver, domain: IssuerDomain
):
    other = domain_named(domain.name)
    names.records["_certificate-issuer.example.com"] = [other.proof]
    names.records["example.com"] = [domain.proof]  # the right text in the wrong place
    site.answers(404)
    assert found(domain) == (None, "other", "missing")


def test_a_file_proves_it(site: Receiver, domain: IssuerDomain):
    site.answers(200, f"# our issuers\r\n  {domain.proof}  \r\n")
    assert found(domain) == ("file", "missing", None)
    (call,) = site.calls
    assert call.path == "/.well-known/certificate-issuer.txt"
    assert call.body == b""


def test_a_page_that_answers_to_everything_proves_nothing(site: Receiver, domain: IssuerDomain):
    site.answers(200, "<h1>Welcome</h1> " + domain.proof[:-1])
    assert found(domain) == (None, "missing", "other")


def test_a_redirect_is_not_followed(site: Receiver, domain: IssuerDomain):
    site.answers(302, domain.proof, Location=site.url("/elsewhere"))
    assert found(domain) == (None, "missing", "redirect")
    assert not site.at("/elsewhere")


def test_no_address_inside_is_asked(
    names: NameServer, domain: IssuerDomain, monkeypatch: pytest.MonkeyPatch, settings: Any
):
    settings.WEBHOOK_ALLOWED_NETWORKS = []  # as in production
    for address in ("127.0.0.1", "169.254.169.254", "::1", "10.0.0.7"):
        resolve_to(monkeypatch, address)
        assert found(domain) == (None, "missing", "blocked")


def test_a_huge_answer_is_not_read_to_its_end(site: Receiver, domain: IssuerDomain):
    site.answers(200, "x" * 20_000 + "\n" + domain.proof)
    assert found(domain) == (None, "missing", "other")


def test_a_compressed_answer_is_not_unpacked(site: Receiver, domain: IssuerDomain):
    async def bomb(request: web.Request) -> web.Response:
        response = web.Response(text=domain.proof)
        response.enable_compression(web.ContentCoding.gzip)
        return response

    site.behave = bomb
    assert found(domain) == (None, "missing", "other")


def test_slow_servers_are_given_up(
    names: NameServer, site: Receiver, domain: IssuerDomain, monkeypatch: pytest.MonkeyPatch
):
    """Both, and a domain that is looked at together with them gets its answer."""

    async def drip(request: web.Request) -> web.StreamResponse:
        response = web.StreamResponse()
        await response.prepare(request)
        await request.content.wait_eof()
        while True:
            await response.write(b"x")

    monkeypatch.setattr(check, "DNS_DEADLINE", 0.2)
    monkeypatch.setattr(guarded_http, "TIMEOUT", aiohttp.ClientTimeout(total=0.2))
    names.silent.add("_certificate-issuer.example.com")
    prompt = domain_named("prompt.example.com")
    names.records["_certificate-issuer.prompt.example.com"] = [prompt.proof]
    site.behave = drip
    slow, quick = check.probe([domain, prompt])
    assert (slow.method, slow.dns_fault) == (None, "silent")
    assert quick.method == "dns"


def test_many_are_looked_at_together(names: NameServer):
    domains = [domain_named(f"n{number}.example.com") for number in range(20)]
    for domain in domains:
        names.records[domain.record_name] = [domain.proof]
    assert {finding.method for finding in check.probe(domains)} == {"dns"}
