"""Drill: hundreds of slow clients and expensive bodies beside verify requests.

At a size that fits CI, where it counts how each of them ends; `make drill` sends two hundred of each
kind, and measures.
"""

import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace

import psutil
import pytest

from tests.journeys.processes.load_clients import FULL, Service, own_service, p99
from tests.journeys.processes.nginx import behind_nginx
from tests.journeys.processes.web import Answer, WebProcess, Wire
from tests.paths import ROOT
from tools.child_processes import HOST

pytestmark = [pytest.mark.journey, pytest.mark.drill]
DAWDLERS = 200 if FULL else 30  # more than there are threads
HOSTILE = 16 if FULL else 4  # at once
GIVEN_UP = 60  # seconds after which a body that never comes must have been given up
MAX_CPU = 0.05  # seconds for one hostile megabyte
MANY = "/en/verify/many"
FILE = "/en/verify/{seen}/file"
SIGN_IN = "/admin/access/login/"
ISSUE = "/api/external/certificates/issue"
FORM = "application/x-www-form-urlencoded"
CUT = "multipart/form-data; boundary=cut"
TEST_KEY = """
import django; django.setup()
from accounts.models import Issuer
from accounts.scopes import Mode
from tests.factories import make_key
print(make_key(Issuer.objects.get(slug="muster"), mode=Mode.TEST).token.reveal())
"""
COOKIE = f"Cookie: csrftoken={'a' * 32}"


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    folder = tmp_path_factory.mktemp("drill")
    with (
        own_service(folder, workers=2, TRUSTED_PROXIES="1") as found,
        behind_nginx(found.live, folder) as live,
    ):
        yield replace(found, live=live)


@pytest.fixture(scope="module")
def test_key(service: Service) -> str:
    """A key that issues nothing real."""
    known = {"DJANGO_SETTINGS_MODULE": "config.settings.test", "DATABASE_URL": service.postgres.url}
    return subprocess.check_output(
        [sys.executable, "-c", TEST_KEY], cwd=ROOT, env={**os.environ, **known}, text=True
    ).strip()


def head(path: str, length: int, content_type: str, *lines: str) -> bytes:
    """A POST up to its body."""
    known = [f"POST {path} HTTP/1.1", f"Host: {HOST}", f"Content-Type: {content_type}"]
    return "\r\n".join([*known, f"Content-Length: {length}", *lines, "", ""]).encode()


def dawdling(service: Service, test_key: str) -> dict[str, bytes]:
    """What each kind sends before it falls silent."""
    key = f"x-api-key: {test_key}"
    once = "Idempotency-Key: dawdler"
    file = FILE.format(seen=service.seen)
    return {
        "many": head(MANY, 100, FORM) + b"ids=",
        "file": head(file, 1_000_000, CUT) + b"--cu",
        "sign-in": head(SIGN_IN, 100, FORM, COOKIE) + b"logi",
        "issue without a key": head(ISSUE, 100, "application/json") + b'{"ty',
        "issue": head(ISSUE, 100, "application/json", key) + b'{"ty',
        "bulk": head(f"{ISSUE}/bulk", 5_000_000, "application/json", key, once) + b'{"ce',
        "import": head(
            "/api/external/certificates/imports?typeId=1", 50_000_000, "text/csv", key, once
        )
        + b"prod",
    }


KINDS = ("many", "file", "sign-in", "issue without a key", "issue", "bulk", "import")
# At full size one kind after the other: a process may often open no more than 1024 files.
AT_ONCE = [(kind,) for kind in KINDS] if FULL else [KINDS]


class Probe:
    """Somebody who looks at a verify page, again and again."""

    def __init__(self, service: Service) -> None:
        self.statuses: list[int] = []
        self.seconds: list[float] = []
        self._service = service
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._look, daemon=True)

    def _look(self) -> None:
        while not self._stop.is_set():
            began = time.monotonic()
            answer = self._service.live.get(f"/en/verify/{self._service.seen}", timeout=GIVEN_UP)
            self.seconds.append(time.monotonic() - began)
            self.statuses.append(answer.status_code)
            self._stop.wait(0.02 if FULL else 0.1)

    def __enter__(self) -> "Probe":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stop.set()
        self._thread.join(timeout=GIVEN_UP)

    def judge(self, name: str) -> None:
        """Always answered; in a drill also in time."""
        slowest = p99(sorted(self.seconds))
        print(f"{name}: {len(self.seconds)} pages beside it, p99 {slowest * 1000:.0f} ms")
        assert self.statuses
        assert set(self.statuses) == {200}
        assert slowest <= 1 or not FULL


def ending(wire: Wire) -> int:
    """The status that ends a dawdler; 0 if the server just hung up."""
    wire.socket.settimeout(GIVEN_UP)
    answer = wire.receive()
    if answer is None:
        return 0
    assert wire.is_ended(GIVEN_UP), "the connection is free for others"
    return answer.status_code


@pytest.mark.parametrize("kinds", AT_ONCE, ids=", ".join)
def test_who_dawdles_keeps_nobody_waiting_and_is_given_up(
    service: Service, test_key: str, kinds: tuple[str, ...]
):
    """All kinds at once, since each takes ten seconds; pages are read beside each new kind."""
    openings = dawdling(service, test_key)
    endings: dict[str, set[int]] = {}
    with ExitStack() as stack, Probe(service) as probe:
        wires = {kind: opened(stack, service, openings[kind], probe, kind) for kind in kinds}
        for kind in kinds:
            endings[kind] = {ending(wire) for wire in wires[kind]}
    wrong = {kind: each for kind, each in endings.items() if not each <= given_up_with(kind)}
    assert wrong == {}
    probe.judge(f"{DAWDLERS} × each of {', '.join(kinds)}")


def opened(
    stack: ExitStack, service: Service, opening: bytes, probe: Probe, kind: str
) -> list[Wire]:
    """Open the connections of one kind, and see that pages are still answered beside them."""
    before = len(probe.statuses)
    wires = [stack.enter_context(Wire(service.live)) for _ in range(DAWDLERS)]
    for number, wire in enumerate(wires):  # each from an address of its own
        address = b"\r\nX-Forwarded-For: 198.18.%d.%d\r\n" % (len(kind), number)
        wire.send(opening.replace(b"\r\n", address, 1))
    assert wait_until(lambda: len(probe.statuses) > before + 5), f"no page beside {kind!r}"
    return wires


def given_up_with(kind: str) -> set[int]:
    """The statuses that may end a dawdler of this kind; 0 if the server just hung up."""
    return {0, 429} if kind in {"issue", "bulk", "import"} else {0}  # these have one key


FIELD = b'--cut\r\nContent-Disposition: form-data; name="f"\r\n\r\n1\r\n'
MEGABYTES = {
    "19,000 fields": (CUT, FIELD * 19_000 + b"--cut--\r\n"),
    "10 MB of escapes": (FORM, b"%41" * 3_500_000),
    "256 KB of escapes": (FORM, b"ids=" + b"%41" * 87_000),
    "a file of cuts": (CUT, b"--cut\r\n\r\n" * 99 + b"\r\n--cu" * 160_000),
}


@pytest.mark.parametrize("path", [MANY, FILE, SIGN_IN])
@pytest.mark.parametrize("kind", MEGABYTES)
def test_a_hostile_megabyte_costs_its_sender_more(service: Service, kind: str, path: str):
    content_type, body = MEGABYTES[kind]
    request = head(path.format(seen=service.seen), len(body), content_type, COOKIE) + body
    answers: list[Answer | None] = []
    with Probe(service) as probe, spent(service.live) as cpu:
        threads = [
            threading.Thread(target=lambda: answers.append(response_to(service.live, request)))
            for _ in range(HOSTILE)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(GIVEN_UP)
    # What the probe's pages cost meanwhile is in it too.
    each = cpu[0] / HOSTILE
    print(
        f"{kind} to {path}: {each * 1000:.0f} ms of CPU each, {len(probe.seconds)} pages included"
    )
    assert len(answers) == HOSTILE
    assert {answer.status_code for answer in answers if answer} <= {200, 400, 403, 413}
    assert each <= MAX_CPU or not FULL
    probe.judge(kind)


def response_to(live: WebProcess, request: bytes) -> Answer | None:
    with Wire(live) as wire:
        wire.socket.settimeout(GIVEN_UP)
        wire.send(request)
        return wire.receive()


@contextmanager
def spent(live: WebProcess) -> Iterator[list[float]]:
    """The CPU seconds of the web's processes within the block."""
    main = psutil.Process(live.pid)
    processes = [main, *main.children(recursive=True)]

    def used() -> float:
        times = [process.cpu_times() for process in processes]
        return sum(each.user + each.system for each in times)

    before, cpu = used(), [0.0]
    yield cpu
    cpu[0] = used() - before


def wait_until(condition: Callable[[], bool]) -> bool:
    deadline = time.monotonic() + GIVEN_UP
    while time.monotonic() < deadline:
        if condition():
            return True
        time.sleep(0.05)
    return False


def test_who_holds_a_key_is_served_beside_them(service: Service, test_key: str):
    """Bodies that come are issued while others dawdle with the same key."""
    opening = dawdling(service, test_key)["issue"]
    with ExitStack() as stack:
        for _ in range(DAWDLERS):
            stack.enter_context(Wire(service.live)).send(opening)
        answer = service.issue("beside dawdlers")
    assert answer.status_code == 201, json.loads(answer.content)
