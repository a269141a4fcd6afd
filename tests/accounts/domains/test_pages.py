"""Domains in the back office: owners add, check and remove them; others see or see nothing."""

from datetime import timedelta
from typing import Any

import pytest
import time_machine
from django.test import Client
from django.urls import reverse
from django.utils import timezone

from accounts.domains.operations import MAX_DOMAINS
from accounts.keys.operations import NewKey
from accounts.models import AuditEntry, Issuer, IssuerDomain, User
from accounts.scopes import Role
from tests.accounts.sign_in.test_reauthentication_of_changes import prove as prove_person
from tests.factories import make_member
from tests.support.back_office import client_of, impersonating_client, page_text, with_issuer
from tests.support.sign_in import signed_in

from .helpers import make_domain, prove

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("fresh_limits")]
DOMAINS = reverse("admin:accounts_issuer_domains")


def page_of(domain: IssuerDomain) -> str:
    return reverse("admin:accounts_issuer_domain", args=[domain.pk])


@pytest.fixture
def browser(owner: User) -> Client:
    return signed_in(owner)


def add(browser: Client, issuer: Issuer, name: str) -> Any:
    return browser.post(DOMAINS, with_issuer(issuer, name=name))


def test_an_owner_adds_one_and_reads_what_to_do(browser: Client, issuer: Issuer):
    response = add(browser, issuer, "https://Müller.de/impressum")
    domain = IssuerDomain.objects.for_issuer(issuer.pk).get()
    assert response["Location"] == f"{DOMAINS}#{domain.public_id}"
    text = page_text(browser, DOMAINS)
    assert "müller.de (xn--mller-kva.de)" in text
    assert 'value="_certificate-issuer.xn--mller-kva.de"' in text
    assert 'value="https://xn--mller-kva.de/.well-known/certificate-issuer.txt"' in text
    assert text.count(f'value="certificate-issuer={domain.token}"') == 2
    assert AuditEntry.objects.for_issuer(issuer.pk).filter(action="domain.added").count() == 1


def test_adding_it_twice_keeps_its_token(browser: Client, issuer: Issuer):
    add(browser, issuer, "example.com")
    add(browser, issuer, "EXAMPLE.com")
    assert IssuerDomain.objects.for_issuer(issuer.pk).count() == 1


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("", "This field is required"),
        ("localhost", "only you can reach it"),
        ("127.0.0.1", "An IP address cannot be verified"),
        ("co.uk", "Anybody can register a name below this one"),
        ("a b", "Not a domain name"),
        ("x\0y.com", "Null characters are not allowed"),
    ],
)
def test_unprovable_domain_is_refused_with_the_reason(
    browser: Client, issuer: Issuer, name: str, words: str
):
    response = add(browser, issuer, name)
    assert response.status_code == 200
    assert words in response.text
    assert not IssuerDomain.objects.exists()


def test_there_is_an_end_to_how_many(browser: Client, issuer: Issuer):
    for number in range(MAX_DOMAINS):
        make_domain(issuer, f"n{number}.example.com")
    assert "At most 20 entries" in add(browser, issuer, "example.com").text


def test_a_check_is_asked_for_and_waited_for(browser: Client, issuer: Issuer):
    domain = make_domain(issuer)
    card = browser.get(page_of(domain)).text
    assert "hx-get" not in card
    assert browser.post(page_of(domain), with_issuer(issuer)).status_code == 302
    domain.refresh_from_db()
    assert domain.due_at is not None
    assert domain.due_at <= timezone.now()
    assert f'hx-get="{page_of(domain)}"' in browser.get(page_of(domain)).text


def test_impatience_costs_nothing(browser: Client, issuer: Issuer):
    checked_at = timezone.now()
    domain = make_domain(issuer, checked_at=checked_at)
    browser.post(page_of(domain), with_issuer(issuer))
    domain.refresh_from_db()
    assert domain.due_at == checked_at + timedelta(seconds=10)


def test_an_owner_removes_one(browser: Client, issuer: Issuer):
    domain = prove(issuer)
    page = browser.post(page_of(domain), with_issuer(issuer, remove="yes"), follow=True)
    assert "example.com was removed" in page.text
    assert not IssuerDomain.objects.exists()
    assert AuditEntry.objects.for_issuer(issuer.pk).filter(action="domain.removed").count() == 1


def test_adding_and_removing_need_a_recent_sign_in(owner: User, issuer: Issuer):
    domain = prove(issuer)
    with time_machine.travel(timezone.now(), tick=False) as clock:
        browser = signed_in(owner)
        clock.shift(timedelta(minutes=5))
        asked = add(browser, issuer, "example.org")
        assert IssuerDomain.objects.count() == 1
        prove_person(browser, asked, DOMAINS)
        assert IssuerDomain.objects.count() == 2
        clock.shift(timedelta(minutes=5))
        browser.post(page_of(domain), with_issuer(issuer, remove="yes"))
        assert IssuerDomain.objects.count() == 2


@pytest.mark.parametrize("role", [Role.ADMIN, Role.OPERATOR, Role.AUDITOR])
def test_others_of_the_issuer_only_read(issuer: Issuer, role: Role):
    domain = prove(issuer)
    client = client_of(make_member(issuer, role))
    text = page_text(client, DOMAINS)
    assert "example.com" in text
    assert "Remove the domain" not in text
    assert add(client, issuer, "example.org").status_code == 403
    for fields in ({}, {"remove": "yes"}):
        assert client.post(page_of(domain), with_issuer(issuer, **fields)).status_code == 403
    assert IssuerDomain.objects.count() == 1


def test_an_impersonating_operator_changes_nothing(issuer: Issuer, owner: User):
    domain = prove(issuer)
    client = impersonating_client(issuer)
    assert "example.com" in page_text(client, DOMAINS)
    add(client, issuer, "example.org")
    client.post(page_of(domain), with_issuer(issuer, remove="yes"))
    assert IssuerDomain.objects.count() == 1


def test_a_stranger_finds_nothing(issuer: Issuer, outsider: User):
    domain = prove(issuer, "works.example.org")
    client = client_of(outsider)
    other = outsider.membership_set.get().issuer
    assert "works.example.org" not in page_text(client, DOMAINS)
    assert client.get(page_of(domain)).status_code == 404
    for fields in ({}, {"remove": "yes"}):
        assert client.post(page_of(domain), with_issuer(other, **fields)).status_code == 404
    assert IssuerDomain.objects.count() == 1


def test_the_api_names_those_that_are_proved(client: Client, issuer: Issuer, key: NewKey):
    make_domain(issuer, "waiting.example.com")
    prove(issuer)
    answer = client.get("/api/external/account", headers={"x-api-key": key.token.reveal()})
    assert answer.json()["issuer"]["verifiedDomains"] == ["example.com"]
