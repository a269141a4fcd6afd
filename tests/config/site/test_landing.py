"""The landing page, robots.txt and security.txt."""

from datetime import datetime, timedelta

import pytest
from django.conf import settings
from django.test import Client
from django.utils import timezone, translation
from django.utils.translation import gettext

from certificates.lifecycle import Status
from certificates.types.presets import INSPECTION_CERTIFICATE
from tests.support.pages import LOCALES, foreign_words, read

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("locale", LOCALES)
def test_the_front_door_leads_everybody_on(locale: str):
    visitor = Client()
    response = visitor.get(f"/{locale}/")
    page = read(response)

    assert page.lang == locale
    assert foreign_words(page) == set()
    assert not response.cookies
    assert f'property="og:url" content="{settings.BASE_URL}/{locale}/"' in page.html
    for address in page.links:
        if not address.startswith(("/static", "/admin", "#")):
            assert visitor.get(address).status_code == 200, address


@pytest.mark.parametrize("locale", LOCALES)
def test_a_sample_shows_what_a_check_looks_like_and_is_marked(client: Client, locale: str):
    page = read(client.get(f"/{locale}/"))
    with translation.override(locale):
        mark, word = gettext("SAMPLE"), str(Status.ACTIVE.label)

    assert mark in page.texts
    assert word in page.texts
    assert INSPECTION_CERTIFICATE[f"name_{locale}"] in page.texts
    assert "cert_01" not in page.html  # nothing that could be looked up
    assert page.html.count("<h1") == 1


def test_the_landing_page_says_who_runs_the_service(client: Client, settings):
    assert 'id="operator"' not in client.get("/en/").content.decode()
    settings.OPERATOR_NAME = "Register & Partner"
    assert "Register &amp; Partner keeps the records" in client.get("/en/").content.decode()


def test_the_front_door_leads_to_the_visitors_language():
    response = Client().get("/", headers={"Accept-Language": "sq-XK"})

    assert response["Location"] == "/sq/"
    assert "Accept-Language" in response["Vary"]


def test_certificates_are_never_introduced_to_strangers(client: Client, certificate):
    response = client.get(f"/en/verify/{certificate.public_id}")

    assert "og:" not in response.content.decode()
    assert "noindex" in response["X-Robots-Tag"]


def test_robots_may_read_what_is_meant_for_them():
    lines = Client().get("/robots.txt").content.decode().splitlines()

    assert "Disallow: /admin/" in lines
    assert not [line for line in lines if "verify" in line]  # else nobody would see its noindex


def test_a_weakness_can_be_reported(settings):
    assert Client().get("/.well-known/security.txt").status_code == 404
    settings.SECURITY_CONTACT = "mailto:security@example.com"
    text = Client().get("/.well-known/security.txt").content.decode()
    fields = dict(line.split(": ", 1) for line in text.splitlines())

    assert fields["Contact"] == "mailto:security@example.com"
    expires = datetime.fromisoformat(fields["Expires"])
    assert timedelta(days=30) < expires - timezone.now() < timedelta(days=365)


def test_a_browser_finds_an_icon():
    assert Client().get("/favicon.ico")["Location"].startswith("/static/")
