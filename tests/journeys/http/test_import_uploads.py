"""Import uploads on a real socket: chunked, as a form, cut off."""

import pytest

from accounts.jobs.models import CHUNK, Job, JobInput
from tests.factories import make_issuer, make_key, make_type
from tests.journeys.processes.web import WebProcess, Wire, chunks

pytestmark = [pytest.mark.journey, pytest.mark.django_db(transaction=True)]
HEADER = b"serialNumber;productId\n"
CONTENT = HEADER + b"".join(b"%06d;ART-100\n" % n for n in range(40_000))
BOUNDARY = b'--cut\r\nContent-Disposition: form-data; name="file"; filename="rows.csv"\r\n\r\n'
FORM = BOUNDARY + CONTENT + b"\r\n--cut--\r\n"
PLAIN, MULTIPART = "text/csv", "multipart/form-data; boundary=cut"


@pytest.fixture
def head(transactional_db: None):
    issuer = make_issuer()
    kind, key = make_type(issuer), make_key(issuer)

    def built(media_type: str, framing: str) -> bytes:
        lines = [f"POST /api/external/certificates/imports?typeId={kind.pk} HTTP/1.1", "Host: x"]
        lines += [f"x-api-key: {key.token.reveal()}", "Idempotency-Key: once"]
        lines += [f"Content-Type: {media_type}", framing]
        return "\r\n".join([*lines, "", ""]).encode()

    return built


@pytest.mark.parametrize(("media_type", "body"), [(PLAIN, CONTENT), (MULTIPART, FORM)])
def test_a_file_in_chunks_is_the_same_import(live: WebProcess, head, media_type: str, body: bytes):
    """The second time it is the first one's answer: the framing is not part of the request."""
    ids = []
    for framing, parts in (
        (f"Content-Length: {len(body)}", [body]),
        ("Transfer-Encoding: chunked", chunks(body, 60_000)),
    ):
        with Wire(live) as wire:
            wire.send(head(media_type, framing), *parts)
            answer = wire.receive()
        assert answer is not None
        assert answer.status_code == 202, answer.content
        ids.append(answer.json()["id"])
    assert ids[0] == ids[1]
    assert b"".join(chunk.data for chunk in JobInput.objects.order_by("number")) == CONTENT
    assert JobInput.objects.count() == -(-len(CONTENT) // CHUNK)


@pytest.mark.parametrize(("media_type", "body"), [(PLAIN, CONTENT), (MULTIPART, FORM)])
def test_half_a_file_is_no_import(live: WebProcess, head, media_type: str, body: bytes):
    half = body[: len(body) // 2]
    half = half[: half.rindex(b"\n") + 1]  # it would look like a whole one
    for framing, part in (
        (f"Content-Length: {len(body)}", half),
        ("Transfer-Encoding: chunked", b"".join(chunks(half, 60_000)[:-1])),
    ):
        with Wire(live) as wire:
            wire.send(head(media_type, framing), part)
        assert live.get("/healthz").status_code == 200
        with Wire(live) as wire:  # whoever asks again, with the same key, and all of it
            wire.send(head(media_type, f"Content-Length: {len(body)}"), body)
            answer = wire.receive()
        assert answer is not None
        assert answer.status_code == 202, answer.content
        assert [job.parameters["rows"] for job in Job.objects.all()] == [40_000]
