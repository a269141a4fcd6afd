"""Between the web server and the pages: what is read of a request, and how much may be sent where and by whom."""

from io import BytesIO
from typing import Any

import pytest
from django.conf import settings
from django.test import Client, RequestFactory
from django.urls import URLPattern, URLResolver, get_resolver

from accounts.models import User
from certificates.verification.views import EnterIdentifierPage, FileCheckPage
from config import middleware, wsgi
from tests.support.back_office import client_of

LIMIT = settings.BODY_LIMIT
URLENCODED, MULTIPART = "application/x-www-form-urlencoded", 'multipart/form-data; boundary="cut"'
LIST = "/admin/certificates/certificate/"
SIGN_IN = "/admin/access/login/"
FILE = "/en/verify/cert_01m7yeskffen5swzbddr6p6gm6/file"
pytestmark = pytest.mark.django_db


def environ(**stated: Any) -> dict[str, Any]:
    return RequestFactory().get("/").environ | stated


@pytest.mark.parametrize("charset", ["rot13", "undefined", "utf-16", "nonsense"])
def test_a_charset_of_the_body_says_nothing_of_the_address(charset: str):
    said = {"QUERY_STRING": "id=%C3%A9", "CONTENT_TYPE": f"text/plain; charset={charset}"}
    request = wsgi.WebHandler.request_class(environ(**said))
    assert (request.GET["id"], request.content_params) == ("é", {"charset": charset})


def test_a_media_type_too_long_to_be_one_is_not_taken_apart():
    sent = environ(PATH_INFO="/healthz", CONTENT_TYPE="a;" + ";" * wsgi.LONGEST_TYPE)
    statuses: list[str] = []
    wsgi.application(sent, lambda status, *_: statuses.append(status))
    assert (statuses, sent["CONTENT_TYPE"]) == (["200 OK"], "")


def test_a_body_in_chunks_has_a_length_and_ends_beyond_what_anybody_may_send():
    endless = BytesIO(b"x" * (settings.FORM_LIMIT + 100))
    sent = environ(**{"wsgi.input": endless})
    wsgi.measure(sent, BytesIO())
    assert sent["CONTENT_LENGTH"] == str(settings.FORM_LIMIT + 1)


def views(resolver: URLResolver, before: str = "") -> list[tuple[str, type[Any]]]:
    """Every class of a view, with the address that leads to it."""
    found = []
    for pattern in resolver.url_patterns:
        address = before + str(pattern.pattern)
        if isinstance(pattern, URLResolver):
            found += views(pattern, address)
        elif isinstance(pattern, URLPattern) and (
            view := getattr(pattern.callback, "view_class", None)
        ):
            found.append((address, view))
    return found


def test_of_strangers_only_the_file_to_check_may_be_large():
    """Whatever address is added: outside the API it takes more only if it is in this list."""
    large = {
        view
        for address, view in views(get_resolver())
        if not address.startswith("api/external/") and hasattr(view, "body_limit")
        if view().body_limit() > LIMIT
    }
    assert large == {FileCheckPage, EnterIdentifierPage}


def test_settings_let_the_largest_body_be_read_into_memory():
    assert settings.BULK_LIMIT + 2 * LIMIT + 1 >= settings.DATA_UPLOAD_MAX_MEMORY_SIZE > LIMIT


def form(fields_: int, kind: str) -> bytes:
    if kind == URLENCODED:
        return b"&".join(b"f%d=1" % number for number in range(fields_))
    parts = [
        b'--cut\r\nContent-Disposition: form-data; name="f%d"\r\n\r\n1\r\n' % number
        for number in range(fields_)
    ]
    return b"".join([*parts, b"--cut--\r\n"])


@pytest.mark.parametrize("kind", [URLENCODED, MULTIPART])
@pytest.mark.parametrize("path", [SIGN_IN, LIST, FILE, "/i18n/setlang/", "/en/verify/many"])
def test_a_form_of_many_fields_is_refused_before_it_is_taken_apart(
    client: Client, kind: str, path: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(middleware, "PIECE", 1000)  # fields are counted in all pieces
    assert client.post(path, form(98, kind), content_type=kind).status_code != 413
    assert client.post(path, form(300, kind), content_type=kind).status_code == 413


@pytest.mark.parametrize("kind", [URLENCODED, MULTIPART, "text/plain"])
def test_a_stranger_sends_no_more_than_a_page_takes(client: Client, kind: str):
    for path in (SIGN_IN, LIST, "/i18n/setlang/", "/en/verify/many"):
        assert client.post(path, b"x" * (LIMIT + 1), content_type=kind).status_code == 413, path
    assert (client.post(FILE, b"%41" * LIMIT, content_type=kind).status_code == 413) is (
        kind != MULTIPART
    )


def test_who_is_signed_in_sends_large_forms_to_the_back_office_alone(owner: User):
    client = client_of(owner)
    body = form(19_000, MULTIPART)
    assert client.post(LIST, body, content_type=MULTIPART).status_code != 413
    assert client.post("/i18n/setlang/", body, content_type=MULTIPART).status_code == 413
    large = str(settings.FORM_LIMIT + 1)
    sent = client.post(LIST, b"x", content_type=MULTIPART, CONTENT_LENGTH=large)
    assert sent.status_code == 413


def test_a_form_whose_fields_were_counted_is_still_there(client: Client):
    """The file that is checked is read after its fields were counted."""
    content = b"x" * (2 * LIMIT)
    part = b'--cut\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n'
    body = part + content + b"\r\n--cut--\r\n"
    response = client.post("/i18n/setlang/", form(3, MULTIPART), content_type=MULTIPART)
    assert response.status_code == 302
    assert client.post(FILE, body, content_type=MULTIPART).status_code == 404  # no such certificate
