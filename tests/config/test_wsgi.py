"""What a server that speaks HTTP/1.1 may hand over, and what Django is given of it."""

from io import BytesIO
from typing import Any

import pytest
from django.conf import settings
from django.test import RequestFactory

from config import wsgi


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """The environments that reach Django."""
    environments: list[dict[str, Any]] = []

    def django(environ: dict[str, Any], start_response: Any) -> list[bytes]:
        environments.append(environ)
        return []

    monkeypatch.setattr(wsgi, "django_application", django)
    return environments


class Wire(BytesIO):
    """A body on its way; counts what was taken from it."""

    taken = 0

    def read(self, size: int | None = -1) -> bytes:
        chunk = super().read(size)
        self.taken += len(chunk)
        return chunk


def chunked(method: str, path: str, coding: str, wire: Wire) -> dict[str, Any]:
    """What a server makes of a request without a length."""
    return {
        "REQUEST_METHOD": method,
        "PATH_INFO": path,
        "HTTP_TRANSFER_ENCODING": coding,
        "wsgi.input": wire,
    }


@pytest.mark.parametrize("coding", ["chunked", "Chunked", "gzip, chunked"])
def test_a_chunked_body_gets_a_length_one_over_the_limit(seen, coding: str):
    wire = Wire(b'{"a": 1}')
    wsgi.application(chunked("POST", "/api/external/certificates/issue", coding, wire), None)
    assert seen[0]["CONTENT_LENGTH"] == str(settings.BODY_LIMIT + 1)
    assert wire.taken == 0, "nobody knows yet whether it is worth waiting for"


def test_other_bodies_are_left_alone(seen):
    wire = Wire(b"abc")
    wsgi.application({"CONTENT_LENGTH": "3", "wsgi.input": wire}, None)
    assert seen == [{"CONTENT_LENGTH": "3", "wsgi.input": wire}]


CERTIFICATE = "/api/external/certificates/cert_01m7yeskffen5swzbddr6p6gm6"
FORM = settings.BODY_LIMIT  # has more than the file in it


@pytest.mark.parametrize(
    ("method", "path", "limit"),
    [
        ("POST", "/api/external/certificates/issue/bulk", settings.BULK_LIMIT),
        ("POST", "/api/external/certificates/imports", settings.IMPORT_LIMIT + FORM),
        ("POST", "/api/external/edu/recipients/imports", settings.IMPORT_LIMIT + FORM),
        ("POST", "/api/external/edu/programs/prog_x/complete", settings.BULK_LIMIT + FORM),
        ("PUT", f"{CERTIFICATE}/attachments/1", settings.ATTACHMENT_LIMIT),
        ("POST", f"{CERTIFICATE}/revoke", settings.BODY_LIMIT),
        ("POST", "/en/verify/many", settings.BODY_LIMIT),
        ("POST", "/nowhere", settings.BODY_LIMIT),
    ],
)
def test_a_view_says_how_large_its_bodies_may_be(seen, method: str, path: str, limit: int):
    """A body that is cut off at less would be taken for a whole one."""
    wsgi.application(chunked(method, path, "chunked", Wire()), None)
    assert seen[0]["CONTENT_LENGTH"] == str(limit + 1)


def test_what_is_read_into_memory_may_be_as_large():
    assert settings.BULK_LIMIT + FORM + 1 <= settings.DATA_UPLOAD_MAX_MEMORY_SIZE


@pytest.mark.parametrize("charset", ["rot13", "undefined", "utf-16", "nonsense"])
def test_a_charset_of_the_body_says_nothing_of_the_address(charset: str):
    said = {"QUERY_STRING": "id=%C3%A9", "CONTENT_TYPE": f"text/plain; charset={charset}"}
    environ = RequestFactory().get("/").environ | said
    request = wsgi.django_application.request_class(environ)
    assert (request.GET["id"], request.content_params) == ("é", {"charset": charset})


def test_a_media_type_too_long_to_be_one_is_not_taken_apart(seen):
    for said, left in (("text/plain; a=b", "text/plain; a=b"), ("a;" + ";" * 500, "")):
        wsgi.application({"CONTENT_TYPE": said}, None)
        assert seen[-1]["CONTENT_TYPE"] == left
