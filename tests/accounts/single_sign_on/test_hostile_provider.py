"""Answers of a provider, or of somebody who stands in for one, that must sign nobody in."""

import hashlib
import hmac
import json
import time
from collections.abc import Callable
from typing import Any

import jwt
import pytest
from cryptography.hazmat.primitives.asymmetric import rsa
from django.test import Client

from accounts.models import (
    AuditEntry,
    ExternalIdentity,
    IdentityProvider,
    Issuer,
    Membership,
    Session,
    User,
)
from accounts.single_sign_on.flow import cookie_name
from accounts.single_sign_on.rules import Refusal
from lib.base_encodings import base64url_encode
from lib.net import guarded_http
from tests.support.identity_provider import (
    CLIENT_SECRET,
    KID,
    Provider,
    answer_of,
    local,
    public_pem,
)

from .conftest import connect, make_provider, sign_in, start_of

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def _connected(row: IdentityProvider, operator: User) -> None:
    """The person whom a lie could sign in."""
    connect(operator, row)


def refused(answer: Any, reason: Refusal, *, noted: bool = True) -> None:
    """A clear text with a 4xx; nothing written but an entry of the audit, and nobody signed in."""
    assert answer.status_code == 403
    assert str(reason.label) in answer.text
    entries = AuditEntry.objects.filter(action__startswith="sign_on.")
    assert [entry.changes["reason"]["after"] for entry in entries] == [reason.value] * noted
    assert not Session.objects.filter(user__isnull=False).exists()
    assert "_auth_user_id" not in answer.wsgi_request.session
    assert ExternalIdentity.objects.count() == 1


def unsigned(claims: dict[str, Any]) -> str:
    return jwt.encode(claims, None, "none", headers={"kid": KID})


def hmac_signed(secret: bytes) -> Callable[[dict[str, Any]], str]:
    """By hand: the library refuses to sign so, too."""

    def sign(claims: dict[str, Any]) -> str:
        parts = [{"alg": "HS256", "kid": KID, "typ": "JWT"}, claims]
        text = ".".join(base64url_encode(json.dumps(part).encode()) for part in parts)
        return f"{text}.{base64url_encode(hmac.digest(secret, text.encode(), hashlib.sha256))}"

    return sign


def by_another_key(claims: dict[str, Any]) -> str:
    stranger = rsa.generate_private_key(65537, 2048)
    return jwt.encode(claims, stranger, "RS256", headers={"kid": KID})


def by_its_own_key(claims: dict[str, Any]) -> str:
    """The header brings the key (`jwk`) and says where it is published (`jku`)."""
    stranger = rsa.generate_private_key(65537, 2048)
    jwk = json.loads(jwt.algorithms.RSAAlgorithm.to_jwk(stranger.public_key()))
    brought = {"kid": KID, "jwk": jwk, "jku": "https://evil.example/keys"}
    return jwt.encode(claims, stranger, "RS256", headers=brought)


def in_header(provider: Provider, **changes: str) -> Callable[[dict[str, Any]], str]:
    """Signed as ever, with another header."""

    def sign(claims: dict[str, Any]) -> str:
        _head, body, signature = provider.signed(claims).split(".")
        head = base64url_encode(json.dumps({"alg": "RS256", "kid": KID, **changes}).encode())
        return f"{head}.{body}.{signature}"

    return sign


def altered(sign: Callable[[dict[str, Any]], str]) -> Callable[[dict[str, Any]], str]:
    """Signed for one person; the claims in it are another's."""

    def forge(claims: dict[str, Any]) -> str:
        head, _body, signature = sign({**claims, "sub": "nobody"}).split(".")
        return f"{head}.{base64url_encode(json.dumps(claims).encode())}.{signature}"

    return forge


LIES: dict[str, tuple[dict[str, Any], Refusal]] = {
    "iss of another": ({"iss": "https://accounts.example.org"}, Refusal.ISSUER),
    "iss with a slash more": ({"iss": "{url}/"}, Refusal.ISSUER),
    "aud of another": ({"aud": "another-application"}, Refusal.AUDIENCE),
    "for two, and not made for us": (
        {"aud": ["certificates", "another"], "azp": "another"},
        Refusal.AUDIENCE,
    ),
    "nonce of another sign-in": ({"nonce": "replayed"}, Refusal.NONCE),
    "no nonce": ({"nonce": None}, Refusal.NONCE),
    "nonce is a list": ({"nonce": ["x"]}, Refusal.NONCE),
    "expired an hour ago": ({"exp": -3600, "iat": -3900}, Refusal.CLOCK),
    "from the future": ({"iat": 3600, "exp": 3900}, Refusal.CLOCK),
    "no end": ({"exp": None}, Refusal.TOKEN),
    "an end that is none": ({"exp": "tomorrow"}, Refusal.TOKEN),
    "an end without end": ({"exp": float("inf")}, Refusal.TOKEN),
    "for two, and nobody named": ({"aud": ["certificates", "another"]}, Refusal.AUDIENCE),
    "no sub": ({"sub": None}, Refusal.TOKEN),
    "sub is a number": ({"sub": 1}, Refusal.TOKEN),
    "sub with a NUL": ({"sub": "person-1\0"}, Refusal.TOKEN),
    "sub too long": ({"sub": "x" * 256}, Refusal.TOKEN),
}


@pytest.mark.parametrize("lie", LIES)
def test_claims_that_are_wrong(row: IdentityProvider, provider: Provider, lie: str):
    changes, reason = LIES[lie]

    def lying(honest: dict[str, Any]) -> dict[str, Any]:
        told = {**honest}
        for name, value in changes.items():
            told[name] = value
            if isinstance(value, str):
                told[name] = value.replace("{url}", provider.url)
            if name in {"exp", "iat"} and type(value) is int:
                told[name] = int(time.time()) + value
        return {name: value for name, value in told.items() if value is not None}

    provider.claims = lying
    refused(sign_in(row, provider), reason)


@pytest.mark.parametrize(
    ("signature", "reason"),
    [
        ("none", Refusal.ALGORITHM),
        ("HS256 with the public key", Refusal.ALGORITHM),
        ("HS256 with the client secret", Refusal.ALGORITHM),
        ("another key", Refusal.SIGNATURE),
        ("of other claims", Refusal.SIGNATURE),
        ("unknown kid", Refusal.KEY),
        ("an algorithm of other keys", Refusal.KEY),
        ("by the key that it brings", Refusal.SIGNATURE),
        ("terms that we do not know", Refusal.TOKEN),
        ("no token", Refusal.TOKEN),
    ],
)
def test_signatures_that_are_wrong(
    row: IdentityProvider, provider: Provider, signature: str, reason: Refusal
):
    provider.sign = {
        "none": unsigned,
        "HS256 with the public key": hmac_signed(public_pem()),
        "HS256 with the client secret": hmac_signed(CLIENT_SECRET.encode()),
        "another key": by_another_key,
        "of other claims": altered(provider.signed),
        "unknown kid": lambda claims: provider.signed(claims, kid="key-2"),
        "an algorithm of other keys": in_header(provider, alg="ES256"),
        "by the key that it brings": by_its_own_key,
        "terms that we do not know": lambda claims: provider.signed(claims, crit=["x"], x=1),
        "no token": lambda _claims: "not.a.token",
    }[signature]
    refused(sign_in(row, provider), reason)


@pytest.mark.parametrize(
    ("path", "answer", "reason"),
    [
        ("/token", (400, {}, b'{"error": "invalid_client"}'), Refusal.CODE),
        ("/token", (200, {}, b"[]"), Refusal.CODE),
        ("/token", (200, {}, b"{" * 5000), Refusal.CODE),
        ("/token", (200, {}, b"{}"), Refusal.TOKEN),
        ("/token", (302, {"Location": "/other"}, b""), Refusal.CODE),
        ("/token", (200, {}, b" " * 10_000_000), Refusal.CODE),
        ("/keys", (500, {}, b""), Refusal.KEY),
        ("/keys", (200, {}, b'{"keys": 7}'), Refusal.KEY),
        ("/keys", (200, {}, b'{"keys": [{"kid": "key-1", "kty": "RSA", "n": "?"}]}'), Refusal.KEY),
        ("/keys", (200, {}, b'{"keys": [{"kid": "key-1", "kty": "oct", "k": "YQ"}]}'), Refusal.KEY),
    ],
)
def test_answers_that_are_none(
    row: IdentityProvider, provider: Provider, path: str, answer: Any, reason: Refusal
):
    provider.answers[path] = answer
    refused(sign_in(row, provider), reason)


def test_a_provider_that_never_answers(
    row: IdentityProvider, provider: Provider, monkeypatch: pytest.MonkeyPatch
):
    def late(claims: dict[str, Any]) -> str:
        time.sleep(1)
        return provider.signed(claims)

    provider.sign = late
    browser = Client()
    answer = answer_of(browser, provider, start_of(row))
    monkeypatch.setattr(guarded_http, "BLOCKING_DEADLINE", 0.2)
    refused(browser.get(answer), Refusal.UNREACHABLE)


def test_addresses_that_are_not_public(row: IdentityProvider, provider: Provider, settings):
    """As in production, where nothing but the public internet is allowed."""
    browser = Client()
    answer = answer_of(browser, provider, start_of(row))
    settings.WEBHOOK_ALLOWED_NETWORKS = []
    refused(browser.get(answer), Refusal.ADDRESS)


def test_the_sub_of_another_issuers_person_opens_nothing_here(
    row: IdentityProvider, provider: Provider, other_issuer: Issuer, outsider: User
):
    """Each issuer has identities of its own, also where both use one provider."""
    foreign = make_provider(other_issuer, provider)
    connect(outsider, foreign, "their-owner")
    provider.person = {"sub": "their-owner", "email": outsider.email, "email_verified": True}
    answer = sign_in(row, provider)
    assert answer.status_code == 403
    assert str(Refusal.UNKNOWN.label) in answer.text
    assert not Session.objects.filter(user__isnull=False).exists()
    assert not Membership.objects.filter(issuer=row.issuer, user=outsider).exists()


def test_an_answer_in_another_browser(row: IdentityProvider, provider: Provider):
    answer = answer_of(Client(), provider, start_of(row))
    refused(Client().get(answer), Refusal.NOT_BEGUN, noted=False)
    begun_too = Client()
    begun_too.get(start_of(row))
    refused(begun_too.get(answer), Refusal.NOT_BEGUN, noted=False)
    assert "/token" not in provider.requests


def test_an_answer_that_was_not_asked_for(row: IdentityProvider):
    for query in ("", "?code=x", "?code=x&state=", "?state=%00&code=%00", "?error=access_denied"):
        address = f"/admin/access/sign-on/callback/{row.issuer_id}/{query}"
        assert 400 <= Client().get(address).status_code < 404, query


def test_an_answer_for_another_issuer(
    row: IdentityProvider, provider: Provider, other_issuer: Issuer
):
    """Mixed up: what was begun with one provider is answered at the address of another."""
    make_provider(other_issuer, provider)
    browser = Client()
    answer = answer_of(browser, provider, start_of(row))
    mixed = answer.replace(str(row.issuer_id), str(other_issuer.pk))
    refused(browser.get(mixed), Refusal.NOT_BEGUN, noted=False)


def test_an_answer_that_names_another_provider(row: IdentityProvider, provider: Provider):
    """RFC 9207."""
    browser = Client()
    answer = answer_of(browser, provider, start_of(row))
    refused(browser.get(f"{answer}&iss=https%3A%2F%2Fevil.example"), Refusal.ISSUER)
    assert "/token" not in provider.requests


def test_the_same_answer_twice(row: IdentityProvider, provider: Provider):
    browser = Client()
    answer = answer_of(browser, provider, start_of(row))
    thief = Client()
    thief.cookies[cookie_name()] = browser.cookies[cookie_name()].value
    assert browser.get(answer).status_code == 302
    assert browser.get(answer).status_code == 403
    assert str(Refusal.CODE.label) in thief.get(answer).text  # the code is good once
    assert "_auth_user_id" not in thief.session


def test_cancelled_at_the_provider(row: IdentityProvider, provider: Provider):
    browser = Client()
    begun = browser.get(start_of(row))
    back = local(provider.authorize(begun["Location"]))
    state = back.partition("state=")[2]
    path = back.partition("?")[0]
    answer = browser.get(f"{path}?error=access_denied&state={state}")
    refused(answer, Refusal.CANCELLED)
