"""The verify pages as pages: headers, search engines, failures."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from django.db import connection
from django.test import Client

from certificates.lifecycle import Reason, State
from certificates.models import Certificate
from tests.factories import issue_one, set_state
from tests.support.pages import LOCALES, UNKNOWN, foreign_words, look, read


@pytest.fixture
def visitor() -> Client:
    """Somebody with a phone: no account, no key."""
    return Client()


def test_a_page_leaves_nothing_behind_and_asks_nobody_else(
    visitor: Client, certificate: Certificate
):
    response = visitor.get(f"/de/verify/{certificate.public_id}")
    policy = response["Content-Security-Policy"]

    assert not response.cookies
    assert response["Cache-Control"] == "no-store"
    assert "noindex" in response["X-Robots-Tag"]
    assert response["Referrer-Policy"] == "no-referrer"
    assert response["Content-Language"] == "de"
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    page = read(response)
    assert not re.search(r"<script(?! src=\"/static/)|<style|style=|\son\w+=", page.html)
    assert all(address.startswith(("/", "#")) for address in page.links)


def test_the_page_is_light(visitor: Client, certificate: Certificate):
    page = look(visitor, certificate)

    assert len(page.files) == 4  # the icon, the typeface, the style sheet, the script
    assert page.weight(visitor) < 50_000


def test_verification_page_costs_one_query(
    visitor: Client, certificate: Certificate, django_assert_num_queries: Any
):
    with django_assert_num_queries(1):
        look(visitor, certificate)


def test_each_page_links_to_itself_in_the_other_languages(
    visitor: Client, certificate: Certificate
):
    page = look(visitor, certificate, "sq")

    for locale in ("de", "en", "fr"):
        assert f"/{locale}/verify/{certificate.public_id}" in page.links
    assert f"/sq/verify/{certificate.public_id}" not in page.links


def test_the_printed_sheet_carries_its_address(visitor: Client, certificate: Certificate):
    address = f"https://certificates.example/en/verify/{certificate.public_id}"

    assert look(visitor, certificate).row("Address of this page") == address


def test_the_printed_sheet_carries_the_address_of_the_newer_certificate(
    visitor: Client, certificate: Certificate
):
    newer = issue_one(certificate.type)
    set_state(certificate, State.SUPERSEDED, reason=Reason.REPLACED, successor=newer)
    address = f"https://certificates.example/en/verify/{newer.public_id}"

    assert address in look(visitor, certificate).html


def test_head_is_answered_and_writing_is_not(visitor: Client, certificate: Certificate):
    address = f"/en/verify/{certificate.public_id}"

    assert visitor.head(address).status_code == 200
    assert visitor.post(address).status_code == 405


# --- finding it ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("text", [UNKNOWN, "nonsense", "cert_", "SN-88 40217", "ø" * 300])
def test_the_unknown_is_not_found_and_can_be_entered_again(
    visitor: Client, db: None, text: str, locale: str
):
    response = visitor.get(f"/{locale}/verify/{text}")
    page = read(response)

    assert response.status_code == 404
    assert page.band == "not_found"
    assert page.fields["id"] == text[:200]
    assert foreign_words(page) == set()
    assert not response.cookies
    assert "no-store" in response["Cache-Control"]


def test_the_text_of_a_qr_code_leads_to_what_it_names(visitor: Client, certificate: Certificate):
    right = f"/en/verify/{certificate.public_id}"
    for text in (f"https://certificates.example{right}", f"Zertifikat: {certificate.public_id}."):
        assert visitor.get("/en/verify/", {"id": text}).headers["Location"] == right
    link = "https://id.example/01/04012345000009/21/SN-1"
    answer = visitor.get("/en/verify/", {"id": f"{link}?linkType=gs1:pip"})
    assert answer.headers["Location"] == "/01/04012345000009/21/SN-1"


def test_typed_identifier_leads_to_the_certificates_address(
    visitor: Client, certificate: Certificate
):
    right = f"/en/verify/{certificate.public_id}"
    bare = certificate.public_id.removeprefix("cert_")
    for typed in (
        certificate.public_id.upper(),
        bare,
        f"CERT {bare[:8]} {bare[8:16]} {bare[16:]}",
        bare.replace("0", "O").replace("1", "l"),
    ):
        assert visitor.get(f"/en/verify/{typed}").headers["Location"] == right
        assert visitor.get("/en/verify/", {"id": f" {typed} "}).headers["Location"] == right


def test_a_spoilt_address_leads_on(visitor: Client, certificate: Certificate):
    right = f"/en/verify/{certificate.public_id}"
    ends = [
        "/",
        "//",
        ")",
        ",",
        ";",
        ">",
        '"',
        "'",
        "”",
        "».",
        "）",
        "。",
        "%20/",
        ")/",
        "&gt;",
        "…",
    ]
    for end in ends:
        for address in (right, f"{right}/pdf", f"{right}/qr.svg"):
            response = visitor.get(f"{address}{end}?lang=x")
            expected = (302, f"{address}?lang=x")
            assert (response.status_code, response.headers.get("Location")) == expected, end
            assert visitor.get(address).status_code < 400
    wide = certificate.public_id.translate({ord(sign): ord(sign) + 0xFEE0 for sign in "cert_01"})
    for typed in (
        f"/EN/verify/{certificate.public_id}",
        f"/en-GB/Verify/({certificate.public_id})",
        f"/en/verify/{wide}",
    ):
        assert visitor.get(typed).headers["Location"] == right
    assert visitor.get("/EN/verify/").headers["Location"] == "/en/verify/"
    for nothing in ("/en/verify/four)", "/en/nothing/", f"/en/verify/{UNKNOWN}/nothing)"):
        assert visitor.get(nothing).status_code == 404


def test_a_pasted_address_is_understood(visitor: Client, certificate: Certificate):
    pasted = f"https://elsewhere.example/de/verify/{certificate.public_id}/"
    response = visitor.get("/fr/verify/", {"id": pasted})

    assert response.headers["Location"] == f"/fr/verify/{certificate.public_id}"


@pytest.mark.parametrize("typed", ["four", "3.1-2026-000001", "cert_"])
def test_text_that_is_no_identifier_raises_no_warning(visitor: Client, typed: str):
    """Neither in the form nor in an address: the number that is printed on a good one is none."""
    for response in (
        visitor.get("/en/verify/", {"id": typed}),
        visitor.get(f"/en/verify/{typed}"),
        visitor.post(f"/en/verify/{typed}/file"),
    ):
        page = read(response)
        assert response.status_code == 404
        assert page.headline == "Not an identifier"
        assert "begins with cert_" in page.text
        assert "do not rely" not in page.text


def test_an_identifier_that_is_unknown_is_not_to_be_relied_on(visitor: Client, db: None):
    page = read(visitor.get(f"/en/verify/{UNKNOWN}"))
    assert page.headline == "Not found here"
    assert "do not rely on the certificate" in page.text


@pytest.mark.parametrize("locale", LOCALES)
def test_the_form_sets_no_cookie(visitor: Client, locale: str):
    response = visitor.get(f"/{locale}/verify/")

    assert response.status_code == 200
    assert not response.cookies
    assert foreign_words(read(response)) == set()


@pytest.mark.parametrize(
    ("wanted", "locale"),
    [("de-AT,de;q=0.9", "de"), ("sq", "sq"), ("ja, fr;q=0.5", "fr"), ("ja", "en"), ("", "en")],
)
def test_who_names_no_language_gets_their_own(visitor: Client, wanted: str, locale: str):
    headers = {"Accept-Language": wanted}
    shown = visitor.get(f"/verify/{UNKNOWN.upper()}", headers=headers)
    start = visitor.get("/", headers=headers)

    assert (shown.status_code, start.status_code) == (302, 302)
    assert shown.headers["Location"] == f"/{locale}/verify/{UNKNOWN}"
    assert start.headers["Location"] == f"/{locale}/"
    assert "Accept-Language" in shown.headers["Vary"]
    assert not shown.cookies


def test_there_are_four_languages_and_no_fifth(visitor: Client):
    assert visitor.get(f"/it/verify/{UNKNOWN}").status_code == 404


# --- failing safely -----------------------------------------------------------------------------------


@pytest.fixture
def database_away(transactional_db: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every new connection is refused: nothing listens on port 1."""
    connection.close()
    with monkeypatch.context() as patch:
        patch.setitem(connection.settings_dict, "HOST", "127.0.0.1")
        patch.setitem(connection.settings_dict, "PORT", "1")
        yield
    connection.close()


@pytest.mark.parametrize("locale", LOCALES)
def test_page_is_not_green_without_the_database(visitor: Client, database_away: None, locale: str):
    response = visitor.get(f"/{locale}/verify/{UNKNOWN}")
    page = read(response)

    assert response.status_code == 503
    assert int(response["Retry-After"]) > 0
    assert response["Cache-Control"] == "no-store"
    assert page.band == "unavailable"
    assert page.lang == locale
    assert foreign_words(page) == set()
    assert "band-active" not in page.html


def test_entering_an_identifier_needs_no_database(visitor: Client, database_away: None):
    assert visitor.get("/en/verify/").status_code == 200
    assert visitor.get("/en/verify/", {"id": UNKNOWN}).status_code == 302
