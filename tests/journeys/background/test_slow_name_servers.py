"""Eight endpoints whose name servers never answer delay no other request."""

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.journeys.processes.load_clients import Service, own_service
from tests.journeys.processes.web import Answer
from tests.support.problems import assert_problem

pytestmark = pytest.mark.journey

SILENCE = 60  # seconds
# Read by the interpreter before anything else: names under slow.example are asked of a socket that is
# bound and never answers, as of a name server that drops what it is sent.
SLOW = f"""
import os, socket
real = socket.getaddrinfo
def getaddrinfo(host, *arguments, **named):
    if str(host).endswith(".slow.example"):
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as server, socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
            server.bind(("127.0.0.1", 0))
            asking.settimeout({SILENCE})
            asking.sendto(b"?", server.getsockname())
            try:
                asking.recv(512)
            except TimeoutError:
                open(os.environ["LOOKED_UP"], "a").close()
        raise socket.gaierror
    return real(host, *arguments, **named)
socket.getaddrinfo = getaddrinfo
"""


@pytest.fixture
def lookup_done(tmp_path: Path) -> Path:
    """Exists once a look-up has come to its end."""
    return tmp_path / "looked-up"


@pytest.fixture
def service(tmp_path: Path, lookup_done: Path) -> Iterator[Service]:
    hook = tmp_path / "hook"
    hook.mkdir()
    (hook / "sitecustomize.py").write_text(SLOW)
    with own_service(tmp_path, PYTHONPATH=str(hook), LOOKED_UP=str(lookup_done)) as found:
        yield found


def call(service: Service, method: str, path: str, body: object) -> Answer:
    headers = {"Content-Type": "application/json", "x-api-key": service.key}
    address = f"/api/external/webhooks/{path}"
    return service.live.request(method, address, json.dumps(body).encode(), SILENCE * 2, **headers)


def test_eight_slow_names_hold_up_nobody(service: Service, lookup_done: Path):
    made = call(
        service, "POST", "endpoints", {"url": "http://127.0.0.1:9/", "events": ["certificate.*"]}
    )
    assert made.status_code == 201, made.content
    endpoint = f"endpoints/{made.json()['id']}"
    with ThreadPoolExecutor(24) as pool:
        changes = [
            pool.submit(call, service, "PATCH", endpoint, {"url": f"https://n{n}.slow.example/"})
            for n in range(24)
        ]
        others = [pool.submit(service.live.get, "/healthz") for _ in range(8)]
        for change in changes:
            problem = assert_problem(change.result(), 400, "validation_failed")
            assert "could not be looked up within a second" in problem["errors"][0]["detail"]
        assert {other.result().status_code for other in others} == {200}
    assert not lookup_done.exists()  # all of it while the name servers were still silent
