"""What a server that speaks HTTP/1.1 may hand over, and what Django is given of it."""

from io import BytesIO
from typing import Any

import pytest
from django.conf import settings

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


def test_bulk_issuing_may_be_larger(seen):
    path = "/api/external/certificates/issue/bulk"
    wsgi.application(chunked("POST", path, "chunked", Wire()), None)
    assert seen[0]["CONTENT_LENGTH"] == str(settings.BULK_LIMIT + 1)
    assert settings.BULK_LIMIT + 1 <= settings.DATA_UPLOAD_MAX_MEMORY_SIZE


def test_only_the_upload_of_an_attachment_may_be_larger(seen):
    path = "/api/external/certificates/cert_01m7yeskffen5swzbddr6p6gm6/attachments/1"
    for method in ("PUT", "POST"):
        wsgi.application(chunked(method, path, "chunked", Wire()), None)
    lengths = [environ["CONTENT_LENGTH"] for environ in seen]
    assert lengths == [str(settings.ATTACHMENT_LIMIT + 1), str(settings.BODY_LIMIT + 1)]
