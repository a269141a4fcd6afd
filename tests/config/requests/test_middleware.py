"""What callers notice of the middlewares: methods, cookies, languages, headers of security."""

from typing import Any

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from accounts.models import User
from tests.support.problems import assert_problem


def test_the_interface_document_can_only_be_read(db: None):
    """It is no view of REST framework, and no form's secret is asked for under /api/."""
    response = Client().post("/api/external/openapi.json")
    assert (response.status_code, response["Allow"]) == (405, "GET, HEAD")
    assert response.json()["code"] == "method_not_allowed"


FILES = [
    *("log/checkpoint", "log/tile/0/000", "log/timestamps/latest", "log/keys.json", "contexts/v1"),
    *("issuers/iss_0/did.json", "issuers/iss_0/test/did.json", "branding/iss_0/0.png"),
    *("issuers/iss_0/status/list_0/revocation", "issuers/iss_0/test/status/list_0/withdrawn"),
    *("verifier/verify_certificate.py", ".well-known/gs1resolver", ".well-known/security.txt"),
    *("robots.txt", "llms.txt", "favicon.ico", "metrics", "healthz", "readyz"),
]
PAGES = [
    *("", "en/", "en/docs/", "en/docs/start", "en/docs/start.md", "en/docs/changes.atom"),
    *("en/docs/reference", "en/verify/about", "en/verify/cert_0/pdf", "verify/"),
    *("en/verify/cert_0/qr.svg", "en/verify/cert_0/reminder.ics", "seal/cert_0.svg", "docs/"),
    *("01/09520123456788", "en/products/01/09520123456788"),
]


def test_a_page_that_can_only_be_read_refuses_other_methods(db: None):
    """And does not ask for the secret of a form; machines get a problem document."""
    client = Client(enforce_csrf_checks=True)
    for path in (*FILES, *PAGES):
        for method in ("POST", "PUT", "DELETE"):
            response = client.generic(method, f"/{path}")
            assert response.status_code == 405, (method, path)
            assert "GET" in response["Allow"], (method, path)
            if path in FILES:
                assert_problem(response, 405, "method_not_allowed")


def test_files_are_the_same_in_every_language(db: None):
    for path in FILES:
        response = Client().get(f"/{path}", headers={"accept-language": "sq"})
        assert "Accept-Language" not in response.get("Vary", ""), path
        assert "Cookie" not in response.get("Vary", ""), path
        assert not response.cookies, path


@pytest.mark.parametrize("path", ["/api/external/nothing", "/en/verify/cert_0", "/robots.txt"])
@pytest.mark.parametrize("session", ["of a signed-in person", "x"])
def test_cookies_of_the_back_office_are_neither_read_nor_set(
    path: str, session: str, owner: User, client: Client
):
    client.force_login(owner)
    client.cookies["csrftoken"] = "of-no-form-that-is-known"
    if session == "x":
        client.cookies["sessionid"] = session
    with CaptureQueriesContext(connection) as queries:
        response = client.get(path)
    assert not [query for query in queries if "django_session" in query["sql"]]
    assert "Cookie" not in response.get("Vary", "")
    assert not response.cookies


def test_every_answer_has_the_headers_of_security(settings: Any, db: None):
    settings.SECURE_SSL_REDIRECT, settings.SECURE_HSTS_SECONDS = True, 60
    for path in ("/api/external/nothing", "/en/verify/cert_0", "/en/", "/robots.txt", "/admin/"):
        assert Client().get(path).status_code == 301, path
        response = Client().get(path, secure=True)
        assert response["Strict-Transport-Security"].startswith("max-age=60"), path
        assert "frame-ancestors 'none'" in response["Content-Security-Policy"], path
        assert response["X-Content-Type-Options"] == "nosniff", path
        assert response["X-Frame-Options"] == "DENY", path


def test_each_request_has_its_own_language_in_the_same_thread(db: None):
    client = Client()
    languages = [
        client.get("/api/external/nothing", headers=headers)["Content-Language"]
        for headers in ({"accept-language": "sq"}, {}, {"accept-language": "fr"}, {})
    ]
    assert languages == ["sq", "en", "fr", "en"]
