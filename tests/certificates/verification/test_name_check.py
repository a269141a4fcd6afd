"""A certificate that hides the name: visitors may check a name, and learn no more."""

from typing import Any

import pytest
import redis
from django.conf import settings
from django.test import Client

from accounts.limits import throttling
from accounts.models import Issuer
from certificates.models import Certificate
from certificates.types.presets import PRESETS
from tests.factories import issue_one, make_type
from tests.support.pages import LOCALES, UNKNOWN, foreign_words, look, read

HOLDER = "Zoë Çela-Großmann"


@pytest.fixture(autouse=True)
def fresh() -> None:
    """Nobody has asked yet."""
    with redis.Redis.from_url(settings.REDIS_URL) as client:
        for name in client.scan_iter("rate:flood:*"):
            client.delete(name)


@pytest.fixture
def visitor() -> Client:
    """Somebody with a phone, whose browser would notice a missing token."""
    return Client(enforce_csrf_checks=True)


@pytest.fixture
def certificate(issuer: Issuer) -> Certificate:
    certificate_type = make_type(issuer, **PRESETS["training"] | {"show_holder": "check"})
    return issue_one(certificate_type, holder_name=HOLDER)


def ask(visitor: Client, certificate: Certificate, name: str, locale: str = "en", **meta: str):
    address = f"/{locale}/verify/{certificate.public_id}"
    return visitor.post(address, {"name": name}, **meta)


@pytest.mark.parametrize(
    "name",
    [HOLDER, "zoe cela grossmann", "ÇELA-GROSSMANN, Zoë", " Zoe\u0308  C\u0327ela Großmann "],
)
def test_the_name_is_recognised_however_it_is_written(
    visitor: Client, certificate: Certificate, name: str
):
    response = ask(visitor, certificate, name)
    assert "Yes: this certificate was issued to" in response.text
    assert read(response).band == "active"


@pytest.mark.parametrize(
    "name", ["", "-", "Zoë", "Zoë Çela", "Ana Çela-Großmann", "<b>x</b>", "\0"]
)
def test_anything_else_is_not_and_the_name_is_not_told(
    visitor: Client, certificate: Certificate, name: str
):
    response = ask(visitor, certificate, name)
    assert response.status_code == 200
    assert "Yes: this certificate" not in response.text
    assert HOLDER not in response.text
    assert "<b>x" not in response.text


@pytest.mark.parametrize("locale", LOCALES)
def test_the_page_asks_in_its_language_and_leaves_nothing_behind(
    visitor: Client, certificate: Certificate, locale: str
):
    assert HOLDER not in look(visitor, certificate, locale).html
    response = ask(visitor, certificate, "Ana", locale)
    assert not response.cookies
    assert response["Cache-Control"] == "no-store"
    assert foreign_words(read(response)) == set()


def test_asking_costs_one_query_more(
    visitor: Client, certificate: Certificate, django_assert_num_queries: Any
):
    with django_assert_num_queries(2):
        ask(visitor, certificate, HOLDER)


@pytest.mark.parametrize("show", ["never", "name"])
def test_where_the_type_does_not_let_ask_nothing_is_answered(
    visitor: Client, issuer: Issuer, show: str
):
    certificate_type = make_type(issuer, **PRESETS["training"] | {"show_holder": show})
    certificate = issue_one(certificate_type, holder_name=HOLDER)
    response = ask(visitor, certificate, HOLDER)
    assert response.status_code == 405
    assert "POST" not in response["Allow"]
    assert "name" not in look(visitor, certificate).fields


def test_who_guesses_is_held_up_also_where_the_guess_is_right(
    visitor: Client, certificate: Certificate
):
    burst, own = throttling.NAME_GUESSES.burst, {"REMOTE_ADDR": "203.0.113.8"}
    guesses = [ask(visitor, certificate, "Ana", **own) for _ in range(burst)]
    assert {response.status_code for response in guesses} == {200}
    held_up = ask(visitor, certificate, HOLDER, **own)
    assert held_up.status_code == 429
    assert int(held_up["Retry-After"]) > 0
    assert "Too many names" in held_up.text
    assert look(visitor, certificate).band == "active"  # looking goes on
    elsewhere = ask(visitor, certificate, HOLDER, REMOTE_ADDR="203.0.113.9")
    assert "Yes: this certificate" in elsewhere.text


def test_of_an_unknown_certificate_nothing_is_asked(db: None, visitor: Client):
    assert visitor.post(f"/en/verify/{UNKNOWN}", {"name": "Ana"}).status_code == 404
    assert visitor.post("/en/verify/nonsense", {"name": "Ana"}).status_code == 404
