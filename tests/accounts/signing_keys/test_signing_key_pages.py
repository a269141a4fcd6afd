"""The back office's page of keys and identity: by role, mode and issuer; a stolen key's way out."""

from datetime import timedelta
from typing import Any

import pytest
import time_machine
from django.test import Client
from django.urls import reverse
from django.utils import timezone

from accounts.models import Issuer, SigningKey, SigningKeyState, User
from accounts.scopes import Mode, Role, Standing
from accounts.signing_keys import operations as signing_keys
from accounts.tasks import make_signing_keys
from tests.accounts.domains.helpers import prove
from tests.accounts.sign_in.test_reauthentication_of_changes import prove as prove_person
from tests.factories import make_member
from tests.support.back_office import client_of, impersonating_client, page_text, with_issuer
from tests.support.sign_in import signed_in

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("fresh_limits")]
PAGE = reverse("admin:accounts_issuer_signing_keys")


@pytest.fixture
def key(issuer: Issuer) -> SigningKey:
    make_signing_keys()
    return signing_keys.active_key(issuer.pk, Mode.LIVE)


@pytest.fixture
def browser(owner: User) -> Client:
    return signed_in(owner)


def panel(mode: str) -> str:
    return reverse("admin:accounts_issuer_signing_keys_of", args=[mode])


def file(mode: str = "live") -> str:
    return reverse("admin:accounts_issuer_did_document", args=[mode])


def declaration(key: SigningKey) -> str:
    return reverse("admin:accounts_issuer_signing_key_compromised", args=[key.pk])


def rotate(client: Client, issuer: Issuer) -> Any:
    return client.post(panel("live"), with_issuer(issuer))


def declare(client: Client, key: SigningKey, issuer: Issuer) -> Any:
    return client.post(declaration(key), with_issuer(issuer, confirmed="yes"))


def state_of(key: SigningKey) -> str:
    key.refresh_from_db()
    return key.state


def test_page_of_signing_keys_waits_for_the_first_keys(browser: Client, issuer: Issuer):
    assert "The first key is being made" in page_text(browser, PAGE)
    assert f'hx-get="{panel("test")}"' in browser.get(panel("test")).text
    make_signing_keys()
    issuer.refresh_from_db()
    text = page_text(browser, PAGE)
    assert f'value="{issuer.did}"' in text
    assert f'value="{issuer.did}:test"' in text
    assert "hx-get" not in browser.get(panel("test")).text
    assert browser.get("/admin/accounts/issuer/signing-keys/other/").status_code == 404


def test_with_many_keys_it_says_that_none_is_made(
    browser: Client, issuer: Issuer, key: SigningKey, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(signing_keys, "MANY_KEYS", 1)
    rotate(browser, issuer)
    assert "No new key is made" in page_text(browser, PAGE)
    assert state_of(key) == SigningKeyState.ACTIVE


def test_rotation_waits_for_the_new_key(browser: Client, issuer: Issuer, key: SigningKey):
    assert rotate(browser, issuer)["Location"] == f"{PAGE}#live"
    text = browser.get(panel("live")).text
    assert "New key" in text
    assert "hx-get" in text
    make_signing_keys()
    assert state_of(key) == SigningKeyState.RETIRED
    assert str(key.kid) in browser.get(panel("live")).text


def test_the_file_is_that_of_the_service_or_for_a_domain(
    browser: Client, issuer: Issuer, key: SigningKey
):
    prove(issuer, "example.com")
    assert "https://example.com/.well-known/did.json" in page_text(browser, PAGE)
    published = Client().get(f"/issuers/{issuer.public_id}/did.json")
    answer = browser.get(file())
    assert answer["Content-Disposition"] == 'attachment; filename="did.json"'
    assert answer.content == published.content
    own = browser.get(file(), {"domain": "example.com"}).json()
    assert (own["id"], own["alsoKnownAs"]) == ("did:web:example.com", [key.did])
    assert own["assertionMethod"][0] == f"did:web:example.com#{key.kid}"
    assert browser.get(file(), {"domain": "example.org"}).status_code == 404


def test_a_stolen_key_is_declared_after_a_recent_proof(
    owner: User, issuer: Issuer, key: SigningKey
):
    with time_machine.travel(timezone.now(), tick=False) as clock:
        browser = signed_in(owner)
        page = browser.get(declaration(key)).text
        assert str(key.kid) in page
        assert "It cannot be undone" in page
        clock.shift(timedelta(minutes=5))
        asked = declare(browser, key, issuer)
        assert state_of(key) == SigningKeyState.ACTIVE
        prove_person(browser, asked, declaration(key))
    assert state_of(key) == SigningKeyState.COMPROMISED
    assert browser.get(declaration(key)).status_code == 404


def test_an_owner_of_a_suspended_account_may_declare_and_not_rotate(
    browser: Client, issuer: Issuer, key: SigningKey
):
    Issuer.objects.filter(pk=issuer.pk).update(standing=Standing.SUSPENDED)
    assert rotate(browser, issuer).status_code == 403
    declare(browser, key, issuer)
    assert state_of(key) == SigningKeyState.COMPROMISED


@pytest.mark.parametrize("role", [Role.ADMIN, Role.OPERATOR, Role.AUDITOR])
def test_others_of_the_issuer_read(issuer: Issuer, key: SigningKey, role: Role):
    client = client_of(make_member(issuer, role))
    text = page_text(client, PAGE)
    assert str(key.kid) in text
    assert "Declare compromised" not in text
    assert ("Make a new key" in text) == (role == Role.ADMIN)
    assert declare(client, key, issuer).status_code == 403
    assert rotate(client, issuer).status_code == (302 if role == Role.ADMIN else 403)
    assert state_of(key) == SigningKeyState.ACTIVE


def test_an_impersonating_operator_declares_nothing(issuer: Issuer, owner: User, key: SigningKey):
    client = impersonating_client(issuer)
    assert str(key.kid) in page_text(client, PAGE)
    assert declare(client, key, issuer).status_code == 403
    assert state_of(key) == SigningKeyState.ACTIVE


def test_a_stranger_finds_nothing(issuer: Issuer, outsider: User, key: SigningKey):
    client = signed_in(outsider)
    other = outsider.membership_set.get().issuer
    assert str(key.kid) not in page_text(client, PAGE)
    assert str(key.kid) not in client.get(file()).text
    assert client.get(declaration(key)).status_code == 404
    assert declare(client, key, other).status_code == 404
    assert state_of(key) == SigningKeyState.ACTIVE
