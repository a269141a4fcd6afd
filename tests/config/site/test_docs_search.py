"""Search in the documentation: guides, error codes, operations; in each language, without a script."""

import pytest
from django.test import Client

from config.docs.search import search
from tests.support.pages import read


@pytest.mark.parametrize(
    ("locale", "query", "place"),
    [
        ("en", "rotate secret", "/en/docs/webhooks#secret"),
        ("en", "duplicate_certificate", "/en/docs/errors#duplicate_certificate"),
        ("en", "issueCertificate", "/en/docs/reference/issuing#issueCertificate"),
        ("en", "serialNumber", "/en/docs/reference/issuing#issueCertificate"),
        ("de", "SIGNATUR PRÜF", "/de/docs/webhooks#verify"),
        ("de", "signatur prufen", "/de/docs/webhooks#verify"),
        ("sq", "nenshkrim", "/sq/docs/webhooks#verify"),
        ("en", "gzip", "/en/docs/idempotency#rules"),
        ("en", "sandbox", "/en/docs/start#key"),
        ("en", "firewall", "/en/docs/webhooks#addresses"),
        ("de", "führende Nullen", "/de/docs/bulk#imports"),
        ("de", "Dezimalkomma", "/de/docs/bulk#imports"),
        ("fr", "virgule décimale", "/fr/docs/bulk#imports"),
        ("sq", "BOM", "/sq/docs/bulk#imports"),
    ],
)
def test_guides_errors_and_operations_are_found(locale: str, query: str, place: str):
    assert place in [found.page.address for found in search(locale, query)][:10]


def test_a_word_in_a_title_counts_more_than_one_in_a_text():
    assert search("en", "idempotency")[0].page.title == "Idempotency and errors"


def test_only_pages_with_every_word_of_the_query_are_found():
    assert search("en", "idempotency xylophone") == []
    assert search("en", "  ") == []


def test_the_place_in_the_text_is_shown_and_marked():
    first = search("de", "signatur prüfen")[0]
    assert "<mark>" in first.excerpt


def test_the_page_says_what_was_sought_and_runs_none_of_it(client: Client):
    page = read(client.get("/en/docs/search", {"q": '<script>alert("x")</script>' * 9}))
    assert "<script>alert" not in page.html
    assert page.fields["q"].startswith("<script>alert")
    assert read(client.get("/en/docs/search")).headline == "Search"
