"""Slow, idle, oversized and greedy clients of nginx and the service together: they keep nobody else waiting."""

import resource
import socket
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.journeys.processes.web import WebProcess, Wire, post
from tests.support.problems import assert_problem
from tools.child_processes import HOST

PATIENCE = 40  # seconds; who is wrong here waits for ever
IDLE = 1100
BULK = "POST /api/external/certificates/issue/bulk HTTP/1.1"
pytestmark = pytest.mark.journey


@pytest.fixture(autouse=True)
def many_files() -> Iterator[None]:
    """A process may often open no more than 1024."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(4096, hard), hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_who_says_nothing_keeps_nobody_waiting(live: WebProcess):
    with ExitStack() as stack:
        for _ in range(IDLE):
            stack.enter_context(socket.create_connection((HOST, live.port), PATIENCE))
        assert live.get("/healthz", timeout=PATIENCE).status_code == 200


def test_megabytes_of_fields_are_refused(live: WebProcess):
    with Wire(live) as wire:
        wire.send(b"GET /healthz HTTP/1.1\r\nHost: x\r\n" + b"X-A: " + b"a" * 16_000_000)
        assert wire.is_ended()
    assert live.get("/healthz", timeout=PATIENCE).status_code == 200


def test_who_does_not_read_keeps_no_thread(live: WebProcess):
    """Of which there are eight. nginx has the answers; what it cannot send, it gives up."""
    request = f"GET /en/docs/reference/ HTTP/1.1\r\nHost: {HOST}\r\n\r\n".encode()
    with ExitStack() as stack:
        for _ in range(40):
            wire = stack.enter_context(Wire(live))
            wire.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            wire.send(request)
        assert live.get("/healthz", timeout=PATIENCE).status_code == 200


def unfinished(stack: ExitStack, live: WebProcess, number: int, *headers: str, line: str) -> None:
    """So many requests whose bodies do not end: each counts until it is given up."""
    for at in range(number):
        lines = [line, f"Host: {HOST}", "Content-Length: 100", *headers]
        head = "\r\n".join([*(each.replace("%d", str(at)) for each in lines), "", "{"])
        stack.enter_context(Wire(live)).send(head.encode())


def answer_to(live: WebProcess, *headers: str):
    with Wire(live) as wire:
        wire.socket.settimeout(PATIENCE)
        wire.send(post(b"{}", "cis_live_other", *headers))
        return wire.receive()


def test_one_address_has_a_hundred_requests_at_once(live: WebProcess):
    one, other = "X-Forwarded-For: 203.0.113.1", "X-Forwarded-For: 203.0.113.2"
    with ExitStack() as stack:
        unfinished(stack, live, 100, one, line="POST /en/verify/many HTTP/1.1")
        refused = answer_to(live, one)
        assert_problem(refused, 429, "rate_limited")
        assert refused["Retry-After"] == "1"
        page = live.get("/en/verify/", **{"X-Forwarded-For": "203.0.113.1"})
        assert (page.status_code, page["Retry-After"]) == (429, "1")
        assert_problem(answer_to(live, other), 401, "api_key_invalid")


@pytest.mark.parametrize(
    ("line", "most"),
    [("POST /api/external/certificates/issue HTTP/1.1", 32), (BULK, 2)],
    ids=["any", "bulk"],
)
def test_one_key_has_few_requests_at_once(live: WebProcess, line: str, most: int):
    """From however many addresses; other keys are served beside it."""
    with ExitStack() as stack:
        spread = "X-Forwarded-For: 198.51.100.%d"
        unfinished(stack, live, most, spread, "x-api-key: cis_live_greedy", line=line)
        with Wire(live) as wire:
            wire.socket.settimeout(PATIENCE)
            lines = [line, f"Host: {HOST}", "x-api-key: cis_live_greedy", "Content-Length: 0"]
            wire.send("\r\n".join([*lines, "", ""]).encode())
            refused = wire.receive()
        assert_problem(refused, 429, "rate_limited")
        assert refused is not None
        assert refused["Retry-After"] == "1"
        assert_problem(answer_to(live), 401, "api_key_invalid")
