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


@pytest.mark.parametrize("coding", ["chunked", "Chunked", "gzip, chunked"])
def test_a_chunked_body_gets_a_length_one_over_the_limit(seen, coding: str):
    wire = Wire(b'{"a": 1}')
    wsgi.application({"HTTP_TRANSFER_ENCODING": coding, "wsgi.input": wire}, None)
    assert seen[0]["CONTENT_LENGTH"] == str(settings.BODY_LIMIT + 1)
    assert wire.taken == 0, "nobody knows yet whether it is worth waiting for"


def test_other_bodies_are_left_alone(seen):
    wire = Wire(b"abc")
    wsgi.application({"CONTENT_LENGTH": "3", "wsgi.input": wire}, None)
    assert seen == [{"CONTENT_LENGTH": "3", "wsgi.input": wire}]
