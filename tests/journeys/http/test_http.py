"""HTTP on a real socket: chunked, slow, pipelined and cut-off requests."""

import json
import socket
import subprocess

import pytest

from certificates.models import Certificate
from tests.journeys.processes.web import Answer, WebProcess, Wire, chunks, post
from tests.support.problems import assert_problem, nothing_written, row_counts
from tools.child_processes import HOST

CHUNKED = "Transfer-Encoding: chunked"
SMUGGLED = b"GET /api/external/account HTTP/1.1\r\nHost: x\r\n\r\n"
pytestmark = pytest.mark.journey


@pytest.fixture
def token(transactional_db, key) -> str:
    """A key that the server can see: committed, as all that a test with it makes."""
    return key.token.reveal()


@pytest.fixture
def body(request_body) -> bytes:
    return json.dumps(request_body()).encode()


def assert_issued(answer: Answer | None) -> None:
    """201, and the certificate is there."""
    assert answer is not None
    assert answer.status_code == 201, answer.content
    assert row_counts() == (1, 1, 1)


@pytest.mark.parametrize("size", [1, 7, 64, 100_000])
def test_a_chunked_body_arrives(live: WebProcess, token, body, size: int):
    with Wire(live) as wire:
        wire.send(post(b"", token, CHUNKED) + b"".join(chunks(body, size)))
        assert_issued(wire.receive())


def test_a_body_in_trickles_arrives(live: WebProcess, token, body):
    with Wire(live) as wire:
        wire.send(post(b"", token, CHUNKED), *chunks(body, 40), pause=0.05)
        assert_issued(wire.receive())


def test_a_body_in_halves_arrives(live: WebProcess, token, body):
    whole = post(body, token)
    with Wire(live) as wire:
        wire.send(whole[:30], whole[30:-20], whole[-20:], pause=0.1)
        assert_issued(wire.receive())


def test_extensions_and_trailers_of_chunks_are_ignored(live: WebProcess, token, body):
    framed = b"%X;name=value\r\n%s\r\n0\r\nX-Trailer: x\r\n\r\n" % (len(body), body)
    with Wire(live) as wire:
        wire.send(post(b"", token, CHUNKED, "Trailer: X-Trailer") + framed)
        assert_issued(wire.receive())


def test_an_empty_chunked_body_is_an_empty_body(live: WebProcess, token):
    with Wire(live) as wire, nothing_written():
        wire.send(post(b"", token, CHUNKED) + b"0\r\n\r\n")
        assert_problem(wire.receive(), 400, "malformed_json")


@pytest.mark.parametrize("framing", [(), (CHUNKED,)], ids=["length", "chunked"])
def test_an_empty_body_is_refused(live: WebProcess, token, framing):
    with Wire(live) as wire, nothing_written():
        wire.send(post(b"", token, *framing) + (b"0\r\n\r\n" if framing else b""))
        assert_problem(wire.receive(), 400, "malformed_json")


def test_a_client_that_asks_first_is_told_to_go_on(live: WebProcess, token, body):
    head, _, _ = post(body, token, "Expect: 100-continue").partition(b"\r\n\r\n")
    with Wire(live) as wire:
        wire.send(head + b"\r\n\r\n")
        assert wire.socket.recv(1000) == b"HTTP/1.1 100 Continue\r\n\r\n"
        wire.send(body)
        assert_issued(wire.receive())


@pytest.mark.parametrize("extra", [[], ["-H", CHUNKED]], ids=["length", "chunked"])
def test_curl_asks_first_and_issues(live: WebProcess, token, body, extra):
    headers = ["Expect: 100-continue", "Content-Type: application/json", f"x-api-key: {token}"]
    command = ["curl", "-sS", "--max-time", "10", "-w", "\n%{http_code}", *extra]
    for header in headers:
        command += ["-H", header]
    command += ["--data-binary", "@-", f"{live.url}/api/external/certificates/issue"]
    said = subprocess.run(command, input=body, capture_output=True, check=True).stdout
    answer, _, status = said.rpartition(b"\n")
    assert status == b"201"
    assert list(json.loads(answer)) == ["ok", "id", "verifyUrl", "dataHash"]


@pytest.mark.parametrize("framing", ["length", "chunked"])
def test_a_byte_order_mark_is_ignored(live: WebProcess, token, body, framing: str):
    marked = b"\xef\xbb\xbf" + body
    in_chunks = post(b"", token, CHUNKED) + b"".join(chunks(marked, 2))
    with Wire(live) as wire:
        wire.send(in_chunks if framing == "chunked" else post(marked, token))
        assert_issued(wire.receive())


def test_the_largest_body_arrives(live: WebProcess, token, body):
    with Wire(live) as wire:
        wire.send(post(b"", token, CHUNKED) + b"".join(chunks(body.ljust(256 * 1024), 8192)))
        assert_issued(wire.receive())


@pytest.mark.parametrize("kilobytes", [257, 2_000])
@pytest.mark.parametrize("framing", ["length", "chunked"])
def test_a_body_that_is_too_large_is_refused(live, token, body, framing: str, kilobytes: int):
    large = body.ljust(kilobytes * 1024)
    with Wire(live) as wire, nothing_written():
        if framing == "chunked":
            wire.send(post(b"", token, CHUNKED), *chunks(large, 65_536))
        else:
            wire.send(post(large, token))
        answer = wire.receive()
        assert answer is not None, "the refusal must arrive"
        assert_problem(answer, 413, "body_too_large")


def test_a_length_that_is_only_announced_is_refused_at_once(live: WebProcess, token):
    with Wire(live) as wire, nothing_written():
        wire.send(post(b"", token, length=10**9))
        assert_problem(wire.receive(), 413, "body_too_large")


def refusable(kind: str, token: str, body: bytes) -> bytes:
    """A request that is refused before, or after, its body was read."""
    large = SMUGGLED.ljust(300_000)
    return {
        "bad JSON": post(b"{", token),
        "stranger": post(body, "nobody"),
        "smuggler": post(SMUGGLED * 20, "nobody"),
        "chunked smuggler": post(b"", "nobody", CHUNKED) + b"".join(chunks(SMUGGLED, 9)),
        "too large": post(large, token),
        "too large, chunked": post(b"", token, CHUNKED) + b"".join(chunks(large, 999)),
    }[kind]


@pytest.mark.parametrize(
    ("kind", "status"),
    [
        ("bad JSON", 400),
        ("stranger", 401),
        ("smuggler", 401),
        ("chunked smuggler", 401),
        ("too large", 413),
        ("too large, chunked", 413),
    ],
)
def test_bytes_after_a_refused_request_are_no_second_request(
    live: WebProcess, token, body, kind: str, status: int
):
    """A body that nobody read must never be taken for the next request."""
    with Wire(live) as wire:
        wire.send(refusable(kind, token, body))
        first = wire.receive()
        assert first is not None
        assert first.status_code == status
        wire.send(post(body, token))
        second = wire.receive()
        if second is not None:  # hanging up is allowed, confusion is not
            assert_issued(second)


def test_requests_in_one_packet_are_answered_in_turn(live: WebProcess, token, body):
    with Wire(live) as wire:
        wire.send(post(b"{", token) + post(body, token) + post(b"[]", token))
        statuses = [answer.status_code for answer in (wire.receive() for _ in range(3)) if answer]
    assert statuses == [400, 201, 400]
    assert row_counts() == (1, 1, 1)


def test_http_1_0_is_served(live: WebProcess, token, body):
    with Wire(live) as wire:
        wire.send(post(body, token, version="1.0"))
        assert_issued(wire.receive())
        assert wire.socket.recv(10) == b""


@pytest.mark.parametrize(
    "framing",
    [
        ("Transfer-Encoding: chunked", "Content-Length: 3"),
        ("Content-Length: 3",),  # beside the right one
        ("Transfer-Encoding: identity",),
        ("Transfer-Encoding: xchunked",),
        ("Transfer-Encoding : chunked",),
    ],
    ids=["both", "two lengths", "identity", "xchunked", "space before the colon"],
)
def test_ambiguous_framing_issues_nothing_by_accident(live: WebProcess, token, framing):
    with Wire(live) as wire, nothing_written():
        wire.send(post(b"{}" + SMUGGLED, token, *framing))
        answer = wire.receive()
        assert answer is None or answer.status_code in range(400, 502)
        second = wire.receive("GET")
        assert second is None or second.status_code == 400


@pytest.mark.parametrize(
    "tail", [b"", b"zz\r\n{}\r\n0\r\n\r\n", b"-1\r\n", b"ffffffffffffffffff\r\n"]
)
def test_a_body_that_breaks_off_in_its_chunks_issues_nothing(live, token, body, tail: bytes):
    """No JSON object begins like another one that is complete: half a body is never a whole one."""
    framed = b"%x\r\n%s\r\n" % (len(body) - 1, body[:-1])
    with Wire(live) as wire, nothing_written():
        wire.send(post(b"", token, CHUNKED) + framed + tail)
        wire.socket.shutdown(socket.SHUT_WR)
        answer = wire.receive()
        assert answer is None or answer.status_code in range(400, 500)


@pytest.mark.parametrize("kept", [0, 1, 50])
def test_a_client_that_hangs_up_issues_nothing(live: WebProcess, token, body, kept: int):
    with nothing_written():
        with Wire(live) as wire:
            wire.send(post(body[:kept], token, length=len(body)))
        assert live.get("/healthz").status_code == 200


@pytest.mark.parametrize(
    "line",
    [
        b"x-api-key: \xff\xfe\x80",
        b"x-api-key: cis_live_\xc3\xa9",
        b"Accept-Language: \xff",
        b"X-Request-Id: \xff\xff",
        b"Content-Type: \xff",
        b"Cookie: \xff=\xff",
    ],
)
def test_bytes_that_are_no_text_are_refused_or_ignored(live: WebProcess, line: bytes):
    head = b"GET /api/external/account HTTP/1.1\r\nHost: x\r\n" + line + b"\r\n\r\n"
    with Wire(live) as wire:
        wire.send(head)
        answer = wire.receive("GET")
        assert answer is not None
        assert answer.status_code in {400, 401}


@pytest.mark.parametrize(
    "target",
    [
        b"/api/external/certificates/%00",
        b"/api/external/certificates/%ff%fe",
        b"/api/external/certificates/%C0%AF..%2f",
        b"/api/external/certificates/\xdc1",
        b"/en/verify/\xdc",
        b"/api/external/certificates?serialNumber=\xdc",
        b"/api/external/../../etc/passwd",
        b"//api/external/account",
        b"/api/external/account?%ff=%00",
        b"/api/" + b"x" * 5000,
        b"/en/verify/%00",
        b"/verify/" + b"%F0%9F%98%80" * 50,
        b"/verify/%0d%0aSet-Cookie:%20a=b",
        b"/static/../config/settings/test.py",
        b"/static/%2e%2e/manage.py",
        b"*",
    ],
)
def test_a_strange_address_is_a_refusal(live: WebProcess, target: bytes):
    with Wire(live) as wire:
        wire.send(b"GET " + target + b" HTTP/1.1\r\nHost: x\r\n\r\n")
        answer = wire.receive("GET")
    assert answer is None or answer.status_code in {302, 400, 401, 404}
    assert answer is None or "Set-Cookie" not in answer.headers
    assert answer is None or b"SECRET_KEY" not in answer.content


def test_a_head_answer_has_no_body(live: WebProcess, token):
    head = f"HEAD /api/external/account HTTP/1.1\r\nHost: {HOST}\r\nx-api-key: {token}\r\n\r\n"
    with Wire(live) as wire:
        for _ in range(2):  # one after the other: a body of the first would be read as the second
            wire.send(head.encode())
            answer = wire.receive("HEAD")
            assert answer is not None
            assert answer.status_code == 200


def test_the_journey_of_a_request_is_in_the_log(live: WebProcess, token, key, body):
    with Wire(live) as wire:
        wire.send(post(body, token, "X-Request-Id: journey-1"))
        answer = wire.receive()
    assert answer is not None
    assert answer["X-Request-Id"] == "journey-1"
    (line,) = [line for line in live.lines() if line["request_id"] == "journey-1"]
    assert (line["name"], line["status"], line["key"]) == ("access", 201, key.key.public_id)
    certificate = Certificate.objects.get()
    assert certificate.history.get().request_id == "journey-1"
    text = live.log.read_text()
    assert token not in text
    assert key.token.secret not in text
    assert "holder@example.com" not in text
