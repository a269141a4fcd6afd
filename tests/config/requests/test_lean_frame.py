"""The short chain of middlewares answers as the whole chain does, and reads no session."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import pytest
from django.db import OperationalError
from django.http import HttpResponse
from django.test import Client
from django.urls import Resolver404, resolve
from django.utils.module_loading import import_string

from accounts.models import User
from accounts.operations.keys.manage import NewKey
from certificates.domain.prefixes import CertificatesPrefix
from certificates.models import Certificate, CertificateType
from config.web import lean_frame
from lib import ids
from tests.conftest import Api
from tests.support.problems import assert_problem

LEAN = "config.web.lean_frame.LeanFrameMiddleware"
OF_THE_WHOLE = {
    "config.web.middleware.LeanLocaleMiddleware": "django.middleware.locale.LocaleMiddleware"
}
ISSUE = "/api/external/certificates/issue"
JSON = "application/json"
KEY, TYPE, CERTIFICATE = "%KEY%", "%TYPE%", "%CERTIFICATE%"
HOOKS = ("process_view", "process_template_response", "process_exception")
BODY = f'{{"typeId": {TYPE}, "productId": "A-1", "serialNumber": "S-%d"}}'
# What differs between two answers to the same request.
_OWN = re.compile(r'cert_[0-9a-z]{26}|[0-9a-f]{64}|;r=\d+;t=\d+|"checkedAt":"[^"]*"')
_SHOWN_TIME = re.compile(r"<time datetime=.*?</time>")


@dataclass(frozen=True)
class Case:
    """One request."""

    path: str
    method: str = "GET"
    headers: Mapping[str, str] = field(default_factory=dict)
    body: str = ""
    content_type: str = JSON
    settings: Mapping[str, Any] = field(default_factory=dict)
    raises: Exception | None = None


AUTHENTICATED = {"x-api-key": KEY}
PRODUCTION = {
    "SECURE_SSL_REDIRECT": True,
    "SECURE_HSTS_SECONDS": 31_536_000,
    "SECURE_PROXY_SSL_HEADER": ("HTTP_X_FORWARDED_PROTO", "https"),
}
CASES = {
    "issue": Case(ISSUE, "POST", AUTHENTICATED, BODY),
    "faults in sq": Case(
        ISSUE, "POST", {**AUTHENTICATED, "accept-language": "sq"}, '{"typeId": 1, "no": 2}'
    ),
    "no JSON": Case(ISSUE, "POST", AUTHENTICATED, "{"),
    "form": Case(ISSUE, "POST", AUTHENTICATED, "a=1", "application/x-www-form-urlencoded"),
    "no key": Case(ISSUE, "POST", {"accept-language": "de-AT, fr;q=0.5"}, BODY),
    "wrong key": Case(ISSUE, "POST", {"x-api-key": "cis_live_0"}, BODY),
    "large": Case(ISSUE, "POST", AUTHENTICATED, " " * (256 * 1024 + 1)),
    "get": Case(f"/api/external/certificates/{CERTIFICATE}", headers=AUTHENTICATED),
    "head": Case(f"/api/external/certificates/{CERTIFICATE}", "HEAD", AUTHENTICATED),
    "options": Case(f"/api/external/certificates/{CERTIFICATE}", "OPTIONS", AUTHENTICATED),
    "delete": Case(f"/api/external/certificates/{CERTIFICATE}", "DELETE", AUTHENTICATED),
    "method that is none": Case(ISSUE, "BREW", AUTHENTICATED),
    "unknown parameter": Case("/api/external/certificates?lmit=3", headers=AUTHENTICATED),
    "list": Case("/api/external/certificates?limit=3", headers=AUTHENTICATED),
    "unknown certificate": Case("/api/external/certificates/cert_0", headers=AUTHENTICATED),
    "svg": Case(f"/api/external/certificates/{CERTIFICATE}/qr.svg", headers=AUTHENTICATED),
    "no route": Case("/api/external/nothing", headers={"accept-language": "sq"}),
    "slash": Case(f"/api/external/certificates/{CERTIFICATE}/", headers=AUTHENTICATED),
    "api alone": Case("/api/"),
    "NUL": Case("/api/external/certificates/%00", headers=AUTHENTICATED),
    "unknown host": Case(
        "/api/external/account",
        headers={**AUTHENTICATED, "host": "evil.example", "accept-language": "de"},
    ),
    "language cookie": Case("/api/external/nothing", headers={"cookie": "django_language=fr"}),
    "conditional": Case("/api/external/account", headers={**AUTHENTICATED, "if-none-match": "*"}),
    "origin": Case(
        "/api/external/account", headers={**AUTHENTICATED, "origin": "https://a.example"}
    ),
    "document": Case("/api/external/openapi.json?lang=xx"),
    "redirect to https": Case("/api/external/account", headers=AUTHENTICATED, settings=PRODUCTION),
    "https": Case(
        "/api/external/account",
        headers={**AUTHENTICATED, "x-forwarded-proto": "https"},
        settings=PRODUCTION,
    ),
    "failure": Case("/api/external/account", headers=AUTHENTICATED, raises=RuntimeError("broken")),
    "no database": Case(
        "/api/external/account", headers=AUTHENTICATED, raises=OperationalError("away")
    ),
    "public": Case(f"/api/public/certificates/{CERTIFICATE}", headers={"accept-language": "de"}),
    "verify page": Case(f"/fr/verify/{CERTIFICATE}", headers={"accept-language": "de"}),
    "verify page, head": Case(f"/sq/verify/{CERTIFICATE}", "HEAD"),
    "verify page, post": Case(f"/sq/verify/{CERTIFICATE}", "POST", content_type="text/plain"),
    "verify page, slash": Case(f"/en/verify/{CERTIFICATE}/"),
    "verify page, NUL": Case("/en/verify/%00"),
    "verify page, unknown": Case("/de/verify/cert_0"),
    "verify page, no database": Case(f"/de/verify/{CERTIFICATE}", raises=OperationalError("away")),
    "verify page, failure": Case(f"/de/verify/{CERTIFICATE}", raises=RuntimeError("broken")),
    "verify page, unknown host": Case(
        f"/sq/verify/{CERTIFICATE}", headers={"host": "evil.example"}
    ),
    "enter": Case("/en/verify/?id=%20"),
    "enter without slash": Case("/en/verify"),
    "no such language": Case(f"/it/verify/{CERTIFICATE}"),
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES.keys())
def test_both_chains_give_the_same_answer(
    case: Case,
    key: NewKey,
    certificate: Certificate,
    certificate_type: CertificateType,
    settings: Any,
    monkeypatch: pytest.MonkeyPatch,
):
    known = {
        KEY: key.token.reveal(),
        TYPE: str(certificate_type.pk),
        CERTIFICATE: ids.encode(CertificatesPrefix.CERTIFICATE, certificate.pk),
    }
    if case.raises is not None:
        monkeypatch.setattr("lib.sql.fetch_one", _raising(case.raises))
    for name, value in case.settings.items():
        setattr(settings, name, value)
    lean = _answer(case, known, number=1)
    settings.MIDDLEWARE = [each for each in settings.MIDDLEWARE if each != LEAN]
    whole = _answer(case, known, number=2)
    assert lean == whole


def _answer(
    case: Case, known: Mapping[str, str], *, number: int
) -> tuple[int, dict[str, str], str]:
    """Status, headers and body of the response, without what each response has of its own."""
    fill = re.compile("|".join(known))
    path, body = (fill.sub(lambda name: known[name[0]], text) for text in (case.path, case.body))
    headers = {name: known.get(value, value) for name, value in case.headers.items()}
    response = Client(raise_request_exception=False).generic(
        case.method,
        path,
        body.replace("%d", str(number)).encode(),
        case.content_type,
        headers={"x-request-id": "the-same", **headers},
    )
    assert response["X-Request-Id"] == "the-same"
    return (
        response.status_code,
        {name: _OWN.sub("…", value) for name, value in response.headers.items()},
        _SHOWN_TIME.sub("…", _OWN.sub("…", response.content.decode())),
    )


def _raising(error: Exception) -> Any:
    def fail(*_: object, **__: object) -> None:
        raise error

    return fail


def test_the_short_chain_takes_its_middlewares_from_the_whole_one_in_order(settings):
    rest = iter(settings.MIDDLEWARE)
    assert all(OF_THE_WHOLE.get(path, path) in rest for path in settings.LEAN_MIDDLEWARE)


def test_no_middleware_of_the_short_chain_has_a_hook_that_is_not_called(settings):
    for path in settings.LEAN_MIDDLEWARE:
        middleware = import_string(path)(lambda _request: HttpResponse())
        assert not [hook for hook in HOOKS if hasattr(middleware, hook)], path


@pytest.mark.parametrize("path", ["/api/external/account", "/en/verify/cert_0"])
def test_a_request_of_the_short_chain_has_no_session_and_no_user(
    path: str, owner: User, client: Client
):
    client.force_login(owner)
    request = client.get(path).wsgi_request
    assert not [name for name in ("session", "user", "_messages") if hasattr(request, name)]


@pytest.mark.parametrize(
    "path",
    [
        "/api/external/certificates/%s",
        "/api/external/certificates/%s/history",
        "/api/external/certificates/%s/attachments/2",
        "/api/public/certificates/%s",
        "/de/verify/%s",
        "/sq/verify/%s/pdf",
        "/api/external/%s/none",
    ],
)
def test_an_address_with_an_id_leads_where_django_resolves_it(path: str):
    """Also while the view of another id at the same place is remembered."""
    for certificate_id in (ids.new(), ids.new()):
        address = path % ids.encode(CertificatesPrefix.CERTIFICATE, certificate_id)
        try:
            expected = resolve(address)
        except Resolver404:
            with pytest.raises(Resolver404):
                lean_frame.find_view(address)
        else:
            assert vars(lean_frame.find_view(address)) == vars(expected)


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
    *("en/docs/reference", "en/verify/", "en/verify/about", "en/verify/cert_0/pdf", "verify/"),
    *("en/verify/cert_0/qr.svg", "en/verify/cert_0/reminder.ics", "seal/cert_0.svg", "docs/"),
    *("01/09520123456788", "en/products/01/09520123456788", "en/docs/postman.json"),
]


def test_what_can_only_be_read_says_so_to_other_methods(db: None):
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


@pytest.mark.parametrize("name", ["sessionid", "csrftoken"])
def test_cookies_of_the_back_office_are_neither_read_nor_set(name: str, api: Api):
    response = api.get("account", cookie=f"{name}=of-no-form-that-is-known")
    assert response.status_code == 200
    assert "Cookie" not in response["Vary"]
    assert not response.cookies


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/admin/"),
        ("GET", "/en/docs/"),
        ("GET", "/en/"),
        ("POST", "/en/verify/cert_0"),
        ("GET", "/apis/"),
    ],
)
def test_other_requests_take_the_whole_chain(method: str, path: str, db: None):
    assert hasattr(Client().generic(method, path).wsgi_request, "session")


def test_each_request_has_its_own_language_in_the_same_thread(db: None):
    client = Client()
    languages = [
        client.get("/api/external/nothing", headers=headers)["Content-Language"]
        for headers in ({"accept-language": "sq"}, {}, {"accept-language": "fr"}, {})
    ]
    assert languages == ["sq", "en", "fr", "en"]
