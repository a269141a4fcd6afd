"""Malformed and hostile requests: they are refused, and other clients are served."""

from contextlib import ExitStack

import pytest

from tests.journeys.processes.web import WebProcess, Wire, post

MANY = 40  # more than the server has threads
PATIENCE = 30  # seconds
pytestmark = pytest.mark.journey


@pytest.mark.parametrize(
    "opening",
    [
        b"",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n",
        b"POST /api/external/certificates/issue HTTP/1.1\r\nHost: x\r\n",
        post(b"", "nobody", "Transfer-Encoding: chunked"),
        post(b"", "nobody", "Transfer-Encoding: chunked") + b"ff\r\n{",
        post(b"{", "nobody", length=1000),
        post(b"", "nobody", "Expect: 100-continue", length=1000),
    ],
    ids=[
        "silence",
        "kept alive",
        "half a head",
        "no chunk",
        "half a chunk",
        "half a body",
        "hesitation",
    ],
)
def test_strangers_who_dawdle_keep_nobody_waiting(live: WebProcess, opening: bytes):
    with ExitStack() as stack:
        for _ in range(MANY):
            stack.enter_context(Wire(live)).send(opening)
        # They hold what they hold until the block ends: whoever waits for one of them waits for ever.
        assert live.get("/healthz", timeout=PATIENCE).status_code == 200


@pytest.mark.parametrize(
    "noise",
    [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",  # TLS where none is spoken
        b"\x00" * 5000,
        b"GET\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 20_000 + b"\r\n",
        b"GET / HTTP/1.1\r\nX: " + b"y" * 1_000_000 + b"\r\n\r\n",
        b"GET /" + b"x" * 1_000_000 + b" HTTP/1.1\r\n\r\n",
    ],
    ids=["tls", "zeros", "no target", "version", "http2", "headers", "header", "target"],
)
def test_noise_is_refused_and_the_server_lives(live: WebProcess, noise: bytes):
    with Wire(live) as wire:
        wire.send(noise)
        wire.socket.settimeout(3)
        try:
            answer = wire.socket.recv(2000)
        except (TimeoutError, ConnectionResetError):
            answer = b""
    assert not answer.startswith((b"HTTP/1.1 2", b"HTTP/1.1 500"))
    assert live.get("/healthz").status_code == 200
