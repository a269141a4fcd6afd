"""Verifying many certificates at once, as in goods receipt."""

import csv
from typing import Any

import pytest
from django.test import Client
from django.utils import timezone

from accounts.models import Issuer
from accounts.scopes import Mode, Standing
from certificates.lifecycle import State
from certificates.models import Certificate, CertificateType
from certificates.verification.operations import find_many
from tests.factories import issue_one, make_issuer, make_type, set_state
from tests.support.pages import LOCALES, UNKNOWN, ReadPage, foreign_words, read


@pytest.fixture
def visitor() -> Client:
    """Somebody at the ramp: no account, no cookie."""
    return Client(enforce_csrf_checks=True)


def scan(visitor: Client, *typed: str, locale: str = "en", status: int = 200) -> ReadPage:
    response = visitor.post(f"/{locale}/verify/many", {"ids": "\r\n".join(typed)})
    assert response.status_code == status
    assert not response.cookies
    assert "no-store" in response["Cache-Control"]
    return read(response)


def answers(page: ReadPage) -> list[str]:
    """The words of the list, each with its line's text."""
    lines = page.html.split('<ol class="answers">')[1].split("</ol>")[0].split("<li ")[1:]
    return [line.split('">')[0].removeprefix('class="answer-') for line in lines]


@pytest.mark.django_db
@pytest.mark.parametrize("name", ['Über "},"name":"Other GmbH', "漢" * 200, '\\\\"}'])
def test_the_issuer_is_named_as_when_it_certified(name: str):
    issuer = make_issuer(name)
    metadata = {"issuer": '{"name":"Other"}', "},": '"issuer":{"name":"Other"},"'}
    certificate = issue_one(make_type(issuer, fields=[], required=[]), metadata=metadata)
    Issuer.objects.filter(pk=issuer.pk).update(name="Renamed")
    (line,) = find_many([certificate.public_id], locale="en", now=timezone.now()).values()
    assert line.issuer_name == name


@pytest.mark.parametrize("locale", LOCALES)
def test_one_list_answers_and_the_bad_ones_stand_first(
    visitor: Client, certificate_type: CertificateType, locale: str
):
    good = issue_one(certificate_type, serial_number="SN-1")
    bad = set_state(issue_one(certificate_type), State.REVOKED)
    other = issue_one(make_type(make_issuer("Shkolla Shembull")), mode=Mode.TEST)
    page = scan(
        visitor,
        f"https://elsewhere.example/de/verify/{good.public_id}?utm=1",
        bad.public_id.upper(),
        UNKNOWN,
        "4006381333931",
        other.public_id,
        locale=locale,
    )

    assert answers(page) == ["revoked", "not_found", "not_found", "test", "active"]
    assert "<h1>4 " in page.html  # a barcode of the goods is no certificate
    assert f"/{locale}/verify/{bad.public_id}" in page.links
    for text in ("SN-1", "Shkolla Shembull"):
        assert text in page.html
    for text in (UNKNOWN, "4006381333931"):
        assert f"<code>{text}</code>" in page.html
    assert foreign_words(page) == set()


def test_the_list_is_saved_as_csv(visitor: Client, certificate_type: CertificateType):
    good = issue_one(certificate_type, serial_number="=SN+1")
    page = scan(visitor, good.public_id, good.public_id, "@x", locale="de")
    response = visitor.post("/de/verify/many", {"ids": page.fields["ids"], "as": "csv"})
    head, bad, line = csv.reader(response.content.decode().splitlines())

    assert response.headers["Content-Type"] == "text/csv; charset=utf-8"
    assert (head[0], head[4]) == ("Status", "Seriennummer")
    assert bad[:2] == ["Keine Kennung", "'@x"]  # no spreadsheet executes it
    assert (line[0], line[1], line[4], line[-1]) == ("Gültig", good.public_id, "'=SN+1", "2")


def test_fraud_is_never_green(visitor: Client, certificate: Certificate):
    Issuer.objects.update(standing=Standing.FRAUD)

    assert answers(scan(visitor, certificate.public_id)) == ["distrust"]


def test_certificate_scanned_twice_is_one_line(visitor: Client, certificate: Certificate):
    page = scan(visitor, certificate.public_id, certificate.public_id.upper(), "x", "x")

    assert answers(page) == ["not_found", "active"]
    assert page.texts.count("scanned 2 times") == 2


def test_one_line_may_hold_several(visitor: Client, certificate_type: CertificateType):
    one, two = issue_one(certificate_type), issue_one(certificate_type)
    bare = one.public_id.removeprefix("cert_")
    page = scan(visitor, f"{one.public_id}, {two.public_id};", f"CERT {bare[:9]} {bare[9:]}")

    assert answers(page) == ["active", "active"]
    assert page.texts.count("scanned 2 times") == 1


def test_however_many_they_cost_one_query(
    visitor: Client, certificate_type: CertificateType, django_assert_num_queries: Any
):
    typed = [issue_one(certificate_type).public_id for _each in range(3)]
    for count in (1, 3):
        with django_assert_num_queries(1):
            scan(visitor, *typed[:count])


def test_too_many_or_none_lose_nothing(visitor: Client, db: None):
    typed = [f"line-{number}" for number in range(101)]
    page = scan(visitor, *typed, status=400)

    assert "line-100" in page.html
    assert "101 identifiers" in page.text
    assert "at least one" in scan(visitor, " ", status=400).text


def test_scan_of_too_many_identifiers_is_refused(visitor: Client, db: None):
    page = scan(visitor, *["x"] * 30_000, status=413)
    assert "These are 30000 identifiers" in page.html


def test_good_certificate_is_answered_despite_a_flood_of_unknown(
    visitor: Client, certificate: Certificate, small_flood: None
):
    page = scan(visitor, certificate.public_id, UNKNOWN, "cert_01h455vb4pex5vsknk084sn03q")
    again = scan(visitor, certificate.public_id, UNKNOWN)

    assert answers(page) == ["not_found", "not_found", "active"]
    assert answers(again) == ["unavailable", "active"]
    assert "Try again in a minute" in again.text


@pytest.fixture
def small_flood(settings: Any, visitor: Client) -> None:
    """Two unknown ones, and no more, from a network of its own: tests share the counts of the others."""
    settings.FLOOD_BURST, settings.FLOOD_PER_MINUTE = 2, 1
    visitor.defaults["REMOTE_ADDR"] = "203.0.113.7"


@pytest.mark.parametrize("page", ["many", "about"])
@pytest.mark.parametrize("locale", LOCALES)
def test_the_pages_need_no_database(visitor: Client, page: str, locale: str):
    response = visitor.get(f"/{locale}/verify/{page}")

    assert response.status_code == 200
    assert not response.cookies
    assert foreign_words(read(response)) == set()
    sent = visitor.get(f"/verify/{page}", headers={"Accept-Language": locale})
    assert sent.headers["Location"] == f"/{locale}/verify/{page}"
