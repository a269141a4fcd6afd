"""Attachments on a real socket: ten mebibytes, uploaded and downloaded."""

import hashlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from certificates.certificate.document import Attachment
from certificates.models import Certificate
from tests.factories import issue_one, make_type
from tests.journeys.conftest import database_url
from tests.journeys.processes.web import WebProcess, Wire, chunks, serve
from tests.support.problems import assert_problem

CONTENT = bytes(range(256)) * 40_960  # 10 MiB to the byte
pytestmark = pytest.mark.journey


@pytest.fixture
def service_with_attachments(transactional_db, tmp_path: Path) -> Iterator[WebProcess]:
    """A service that keeps attachments in a folder of this test's."""
    folder = str(tmp_path / "attachments")
    with serve(database_url(), tmp_path / "server.log", ATTACHMENTS_FOLDER=folder) as running:
        yield running


@pytest.fixture
def certificate(transactional_db, issuer) -> Certificate:
    digest = hashlib.sha256(CONTENT).hexdigest()
    about = {"media_type": "application/pdf", "size": len(CONTENT), "sha256": digest}
    return issue_one(make_type(issuer), attachments=[Attachment(name="whole.pdf", **about)])


def head(key, certificate: Certificate, framing: str) -> bytes:
    """An upload up to its body."""
    path = f"/api/external/certificates/{certificate.public_id}/attachments/1"
    lines = [f"PUT {path} HTTP/1.1", "Host: x", f"x-api-key: {key.token.reveal()}"]
    lines += ["Content-Type: application/pdf", framing]
    return "\r\n".join([*lines, "", ""]).encode()


@pytest.mark.parametrize(
    ("framing", "parts"),
    [
        (f"Content-Length: {len(CONTENT)}", [CONTENT]),
        ("Transfer-Encoding: chunked", chunks(CONTENT, 60_000)),
    ],
    ids=["length", "chunked"],
)
def test_the_largest_attachment_goes_in_and_comes_out(
    service_with_attachments: WebProcess, key, certificate: Certificate, framing: str, parts
):
    with Wire(service_with_attachments) as wire:
        wire.send(head(key, certificate, framing), *parts)
        answer = wire.receive("PUT")
    assert answer is not None
    assert answer.status_code == 200, answer.content
    path = f"/api/external/certificates/{certificate.public_id}/attachments/1"
    assert (
        service_with_attachments.get(path, **{"x-api-key": key.token.reveal()}).content == CONTENT
    )


def test_one_byte_more_is_refused_unread(
    service_with_attachments: WebProcess, key, certificate: Certificate
):
    with Wire(service_with_attachments) as wire:
        wire.send(head(key, certificate, f"Content-Length: {len(CONTENT) + 1}"))
        assert_problem(wire.receive("PUT"), 413, "body_too_large")
