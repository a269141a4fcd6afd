"""Request bodies on a real socket: too slow, too large, too many fields, folded headers."""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.conf import settings

from accounts.models import ApiKey
from tests.journeys.conftest import database_url
from tests.journeys.processes.web import Answer, WebProcess, Wire, chunks, post, serve
from tests.support.back_office import client_of
from tests.support.problems import assert_problem, nothing_written
from tools.child_processes import HOST

pytestmark = pytest.mark.journey
PAGES = (
    "/en/verify/many",
    "/en/verify/cert_01m7yeskffen5swzbddr6p6gm6",
    "/en/verify/cert_01m7yeskffen5swzbddr6p6gm6/file",
    "/admin/access/login/",
    "/admin/access/password/reset/",
    "/admin/login/",
    "/admin/certificates/certificate/",
    "/invitations/x/",
    "/i18n/setlang/",
)
FIELD = b'--cut\r\nContent-Disposition: form-data; name="f"\r\n\r\n1\r\n'
HOSTILE = {
    "fields": ("multipart/form-data; boundary=cut", FIELD * 19_000 + b"--cut--\r\n"),
    "escapes": ("application/x-www-form-urlencoded", b"%41" * 3_500_000),
    "pairs": ("application/x-www-form-urlencoded", b"a&" * 120_000),
}


def page(path: str, content_type: str, body: bytes, *, chunked: bool = False) -> bytes:
    """A form, as anybody may send it."""
    framing = "Transfer-Encoding: chunked" if chunked else f"Content-Length: {len(body)}"
    lines = [f"POST {path} HTTP/1.1", f"Host: {HOST}", f"Content-Type: {content_type}", framing]
    head = "\r\n".join([*lines, "", ""]).encode()
    return head + (b"".join(chunks(body, 60_000)) if chunked else body)


@pytest.mark.parametrize("chunked", [False, True], ids=["length", "chunked"])
@pytest.mark.parametrize("kind", HOSTILE)
def test_forms_that_cost_more_than_they_may_are_refused_everywhere(
    live: WebProcess, kind: str, *, chunked: bool
):
    content_type, body = HOSTILE[kind]
    for path in PAGES:
        with Wire(live) as wire:
            wire.send(page(path, content_type, body, chunked=chunked))
            answer = wire.receive()
        assert answer is not None, path
        assert answer.status_code == 413, path
    assert live.get("/healthz").status_code == 200


def test_an_api_form_of_many_fields_is_refused(live: WebProcess, transactional_db, key):
    content_type, body = HOSTILE["fields"]
    head = [
        "POST /api/external/certificates/imports HTTP/1.1",
        f"Host: {HOST}",
        f"x-api-key: {key.token.reveal()}",
        f"Content-Type: {content_type}",
        f"Content-Length: {len(body)}",
        "Idempotency-Key: many",
    ]
    with Wire(live) as wire, nothing_written():
        wire.send("\r\n".join([*head, "", ""]).encode() + body)
        assert_problem(wire.receive(), 413, "body_too_large")


def test_a_head_or_a_body_that_does_not_end_is_given_up(
    live: WebProcess, transactional_db, key, request_body
):
    """Then the connections are free for others. Both are waited for at once: it takes ten seconds."""
    body = json.dumps(request_body()).encode()
    with Wire(live) as head, Wire(live) as wire, nothing_written():
        head.send(b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-A: ")
        wire.send(post(body[:4], key.token.reveal(), length=len(body)))
        assert wire.is_ended()
        assert head.is_ended()


def test_a_stranger_sends_no_more_than_a_page_takes(live: WebProcess):
    """Refused by the page from 256 KiB on, by nginx unread where nobody may send so much."""
    for path in PAGES:
        for length in (settings.BODY_LIMIT + 1, 10**9):
            with Wire(live) as wire:
                lines = [f"POST {path} HTTP/1.1", f"Host: {HOST}", f"Content-Length: {length}"]
                wire.send("\r\n".join([*lines, "Content-Type: text/plain", "", ""]).encode())
                if length < 10**9:
                    wire.send(b"x" * length)
                answer = wire.receive()
            assert answer is not None, path
            assert answer.status_code == 413, path


@pytest.mark.parametrize("kind", ["fields", "pairs"])
def test_who_is_signed_in_sends_large_forms_to_the_back_office(
    live: WebProcess, transactional_db, owner, kind: str
):
    """Taken to Django: what it says is that the form's token is missing."""
    content_type, body = HOSTILE[kind]
    name = settings.SESSION_COOKIE_NAME
    cookie = f"Cookie: {name}={client_of(owner).cookies[name].value}"

    def status(path: str, *lines: str) -> int:
        head = [f"POST {path} HTTP/1.1", f"Host: {HOST}", f"Content-Type: {content_type}", *lines]
        with Wire(live) as wire:
            length = f"Content-Length: {len(body)}"
            wire.send("\r\n".join([*head, length, "", ""]).encode() + body)
            wire.socket.settimeout(30)
            answer = wire.receive()
        assert answer is not None
        return answer.status_code

    assert status("/admin/certificates/certificate/", cookie) == 403
    assert status("/admin/access/login/", cookie) == 413
    assert status("/admin/certificates/certificate/", cookie[:-1]) == 413


@pytest.fixture(scope="module")
def behind_a_proxy(
    django_db_setup: None, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[WebProcess]:
    log = tmp_path_factory.mktemp("proxied") / "server.log"
    with serve(database_url(), log, TRUSTED_PROXIES="1") as running:  # without nginx
        yield running


def account(live: WebProcess, *lines: str) -> Answer:
    """`GET /account` with these header lines."""
    with Wire(live) as wire:
        head = ["GET /api/external/account HTTP/1.1", f"Host: {HOST}", *lines]
        wire.send("\r\n".join([*head, "", ""]).encode())
        answer = wire.receive("GET")
    assert answer is not None
    return answer


def test_no_header_with_an_underscore_counts(behind_a_proxy: WebProcess, transactional_db, key):
    ApiKey.objects.filter(pk=key.key.pk).update(allowed_networks=["192.0.2.0/24"])
    token = f"x-api-key: {key.token.reveal()}"
    inside, outside = "192.0.2.9", "203.0.113.5"
    assert account(behind_a_proxy, token, f"X-Forwarded-For: {inside}").status_code == 200
    forged = account(
        behind_a_proxy, token, f"X-Forwarded-For: {outside}", f"X_Forwarded_For: {inside}"
    )
    assert_problem(forged, 403, "ip_not_allowed")
    named = account(
        behind_a_proxy, token.replace("x-api-key", "X_API_KEY"), f"X-Forwarded-For: {inside}"
    )
    assert_problem(named, 401, "api_key_missing")
    # What the nearest proxy added is last, also where it added a line of its own.
    lines = account(
        behind_a_proxy, token, f"X-Forwarded-For: {inside}", f"X-Forwarded-For: {outside}"
    )
    assert_problem(lines, 403, "ip_not_allowed")


def test_two_keys_are_none(live: WebProcess, transactional_db, key):
    token = key.token.reveal()
    for other in (token, "other"):
        refused = account(live, f"x-api-key: {token}", f"x-api-key: {other}")
        assert_problem(refused, 401, "api_key_invalid")


def test_a_file_of_megabytes_is_checked_without_a_script(live: WebProcess, tmp_path: Path):
    """The one large body of strangers; what it says of the file is another test's."""
    content = hashlib.sha256(b"x").digest() * 90_000
    part = b'--cut\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n'
    body = part + content + b"\r\n--cut--\r\n"
    path = "/en/verify/cert_01m7yeskffen5swzbddr6p6gm6/file"
    with Wire(live) as wire:
        wire.send(page(path, "multipart/form-data; boundary=cut", body))
        answer = wire.receive()
    assert answer is not None
    assert answer.status_code == 404  # no such certificate
