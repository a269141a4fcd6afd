"""An installation by deploy/systemd behind deploy/nginx.conf: what the units say is started, and restarted.

systemd itself only checks the units: where it is not the first process, nothing else of it works.
"""

import json
import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import partial
from http.client import HTTPException, HTTPSConnection
from pathlib import Path
from typing import Any

import psutil
import pytest

from tests.journeys.load.installation import manage
from tests.journeys.processes.load_clients import prepared, wait_for
from tests.journeys.processes.nginx import NGINX, SECONDS, running as running_nginx
from tests.journeys.processes.units import PLACE, UNITS, Unit, web_units
from tests.journeys.processes.web import WebProcess
from tests.journeys.product.test_without_docker import environment_file
from tests.paths import ROOT
from tests.support.suite.servers import own_postgres, own_redis
from tools.child_processes import HOST, free_port
from tools.embedded import EmbeddedPostgres, EmbeddedRedis

ANALYZE = shutil.which("systemd-analyze")
ROLLING_RESTART = ROOT / "deploy" / "rolling-restart"
PAUSE = 0.05  # seconds between two requests of a client: without one, servers take three times as long to start

pytestmark = [
    pytest.mark.journey,
    pytest.mark.skipif(NGINX is None or ANALYZE is None, reason="no nginx, or no systemd-analyze"),
]


@dataclass
class Site:
    """The service behind nginx."""

    port: int
    demo: dict[str, Any]

    def ask(
        self, path: str, body: dict[str, Any] | None = None, **headers: str
    ) -> tuple[int, bytes]:
        """Status and body of one request over TLS, on a connection of its own."""
        trusting = ssl._create_unverified_context()
        client = HTTPSConnection(HOST, self.port, context=trusting, timeout=20)
        try:
            content = json.dumps(body) if body is not None else None
            headers |= {"Content-Type": "application/json", "x-api-key": self.demo["apiKey"]}
            client.request("POST" if content else "GET", path, content, headers)
            answer = client.getresponse()
            return answer.status, answer.read()
        finally:
            client.close()

    def issue(self, serial: str) -> tuple[int, bytes]:
        """Issue one certificate."""
        body = {"typeId": self.demo["typeId"], "productId": "S-1", "serialNumber": serial}
        return self.ask("/api/external/certificates/issue", body)

    def issue_many(self, serial: str) -> tuple[int, bytes]:
        """Issue two by one bulk request."""
        known = {"typeId": self.demo["typeId"], "productId": "S-1"}
        body = {"certificates": [known | {"serialNumber": f"{serial}-{row}"} for row in range(2)]}
        path = "/api/external/certificates/issue/bulk"
        return self.ask(path, body, **{"Idempotency-Key": serial})


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    data, _demo = prepared()
    with own_postgres(data=data) as postgres, own_redis() as redis:
        prepare_folder(tmp_path, postgres, redis)
        yield tmp_path


def prepare_folder(folder: Path, postgres: EmbeddedPostgres, redis: EmbeddedRedis) -> None:
    """Make the service's folders, and the file of its settings."""
    for name in ("attachments", "log"):
        (folder / name).mkdir()
    environment_file(
        folder,
        **postgres.environment,
        REDIS_URL=redis.url,
        API_KEY_PEPPERS="test=test-only-pepper",  # of the demo data's keys
        BASE_URL=f"https://{HOST}",
        SECURE_SSL_REDIRECT="on",
    )
    keep_only(folder / ".env", {*postgres.environment, "REDIS_URL", "SECURE_SSL_REDIRECT"})


def keep_only(path: Path, optional: set[str]) -> None:
    """Leave the optional settings to their defaults, as the file does that is copied and filled in."""
    example = (ROOT / ".env.example").read_text()
    unset = set(re.findall(r"^#([A-Z_]+)=", example, re.MULTILINE)) - optional
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join(line for line in lines if line.partition("=")[0] not in unset))


@contextmanager
def running(*units: Unit) -> Iterator[None]:
    try:
        for unit in units:
            unit.start()
        yield
    finally:
        for unit in units:
            if unit.process and unit.process.poll() is None:
                unit.stop()


@contextmanager
def nginx(folder: Path, ports: list[int], demo: dict[str, Any]) -> Iterator[Site]:
    """deploy/nginx.conf on ports of this test, with a certificate of its own."""
    port, plain = free_port(), free_port()
    text = (ROOT / "deploy" / "nginx.conf").read_text()
    text = re.sub(r"^ *listen \[::\].*\n", "", text, flags=re.MULTILINE)
    text = text.replace("listen 443", f"listen {HOST}:{port}").replace(
        "listen 80", f"listen {plain}"
    )
    for number, own in zip((8001, 8002, 8003), ports, strict=True):
        text = text.replace(f"127.0.0.1:{number}", f"{HOST}:{own}")
    text = text.replace("certificates.example.com;", f"{HOST};", 2)
    for name in ("fullchain", "privkey"):
        old = f"/etc/letsencrypt/live/certificates.example.com/{name}.pem"
        assert old in text
        text = text.replace(old, str(folder / f"{name}.pem"))
    subprocess.run(
        f"openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN={HOST}"
        f" -keyout {folder}/privkey.pem -out {folder}/fullchain.pem".split(),
        check=True,
        capture_output=True,
    )
    with running_nginx(folder, text):
        yield Site(port, demo)


def is_ready(unit: Unit) -> bool:
    assert unit.process is not None
    web = WebProcess(int(unit.instance), unit.log, unit.process.pid)
    try:
        headers = {"X-Forwarded-Proto": "https", "Host": HOST}
        return web.get("/readyz", **headers).status_code == 200
    except (OSError, HTTPException):
        return False


@contextmanager
def issuing(site: Site) -> Iterator[list[int]]:
    """Clients that issue one certificate after the other; the statuses of their answers."""
    statuses: list[int] = []
    over = threading.Event()

    def client(name: str) -> None:
        number, issue = 0, site.issue_many if name == "c0" else site.issue
        while not over.wait(PAUSE):
            number += 1
            try:
                statuses.append(issue(f"{name}-{number}")[0])
            except (OSError, HTTPException):
                statuses.append(0)

    threads = [threading.Thread(target=client, args=(f"c{each}",)) for each in range(4)]
    for thread in threads:
        thread.start()
    try:
        yield statuses
    finally:
        over.set()
        for thread in threads:
            thread.join()


def test_systemd_accepts_the_units(tmp_path: Path):
    units = Path(shutil.copytree(ROOT / UNITS, tmp_path / "units"))
    files = [each for each in units.rglob("*") if each.is_file()]
    for file in files:
        text = file.read_text().replace(f"{PLACE}/.venv/bin", str(Path(sys.executable).parent))
        file.write_text(text.replace(PLACE, str(ROOT)))
    assert ANALYZE is not None
    names = [each for each in files if each.parent == units]
    bulk = units / "certificates-web@8003.service"  # with its drop-in
    command = [ANALYZE, "verify", "--man=no", *map(str, names), str(bulk)]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    own = [line for line in found.stderr.splitlines() if "certificates" in line]
    assert (found.returncode, own) == (0, [])


def test_no_request_fails_in_a_restart_or_while_a_web_server_hangs(folder: Path):
    migrate = Unit("migrate", "", folder)
    assert migrate.start().wait(SECONDS) == 0, migrate.log.read_text()
    webs = web_units(folder)
    worker, beat = Unit("worker", "", folder), Unit("beat", "", folder)
    manage(folder, "migrate", "--check")
    ports, (_data, demo) = [int(each.instance) for each in webs], prepared()
    with running(*webs, worker, beat), nginx(folder, ports, demo) as site:
        for web in webs:
            assert wait_for(partial(is_ready, web), SECONDS), web.log.read_text()
        only_workers_can_sign(webs, worker)
        nginx_keeps_the_rules(site)
        restart_under_load(folder, webs, site)
        take_out_what_hangs(folder, webs, site)


def restart_under_load(folder: Path, webs: list[Unit], site: Site) -> None:
    """No request fails, and what was issued before is logged."""
    _status, issued = site.issue("logged")
    address = f"/api/public/certificates/{json.loads(issued)['id']}/log"
    with issuing(site) as statuses:
        restart_all(folder, webs)
        so_far = len(statuses)
        assert wait_for(lambda: len(statuses) > so_far + 40, SECONDS)
    assert set(statuses) == {201}, (folder / "nginx.log").read_text()
    assert wait_for(lambda: json.loads(site.ask(address)[1])["changes"] != [], SECONDS)


def take_out_what_hangs(folder: Path, webs: list[Unit], site: Site) -> None:
    """Stopped, it keeps its port; nginx alone would wait for it. Programs are told in JSON of what fails."""
    hung = webs[0].process
    assert hung is not None
    tree = [psutil.Process(hung.pid), *psutil.Process(hung.pid).children(recursive=True)]
    for each in tree:
        each.suspend()
    with watchdog(folder) as killed:
        assert wait_for(lambda: killed.exists() and bool(killed.read_text()), SECONDS)
        assert killed.read_text().split() == [f"certificates-web@{webs[0].instance}"]
        for each in tree:  # as systemd would, asked so
            each.kill()
        psutil.wait_procs(tree[1:], SECONDS)
        hung.wait(SECONDS)
    assert {site.issue(f"hung-{number}")[0] for number in range(8)} == {201}
    webs[1].stop()
    status, body = site.ask("/api/external/account")
    assert (status, json.loads(body)["code"]) == (503, "unavailable")


@contextmanager
def watchdog(folder: Path) -> Iterator[Path]:
    """Run deploy/watchdog; the file in which it leaves the units that it wants to be killed."""
    killed, kill = folder / "killed", folder / "kill"
    kill.write_text(f'#!/bin/sh\necho "$1" >> {killed}\n')
    kill.chmod(0o755)
    environment = {**around(folder, kill), "KILL": str(kill), "PAUSE": "1", "WAIT": "1"}
    process = subprocess.Popen(ROOT / "deploy" / "watchdog", env=environment)
    try:
        yield killed
    finally:
        process.terminate()
        process.wait(SECONDS)


def only_workers_can_sign(webs: list[Unit], worker: Unit) -> None:
    for name in ("LOG_KEY", "SIGNING_KEYS", "DATABASE_WORKER_URL"):
        assert name in worker.environment()
        for web in webs:
            assert web.process is not None
            assert name not in psutil.Process(web.process.pid).environ()
    assert "DATABASE_OWNER_URL" not in worker.environment()


def nginx_keeps_the_rules(site: Site) -> None:
    """What an outsider may not see, and a header that would pass for another."""
    assert site.ask("/healthz")[0] == 200
    assert site.ask("/metrics")[0] == site.ask("/readyz")[0] == 404
    issued = site.ask("/api/external/account", X_API_KEY="cis_live_other")
    assert issued[0] == 200
    with ExitStack() as idle:
        for _ in range(300):  # connections that send nothing
            idle.enter_context(socket.create_connection((HOST, site.port), SECONDS))
        assert site.ask("/healthz")[0] == 200


def around(folder: Path, restart: Path) -> dict[str, str]:
    """The environment of deploy/rolling-restart."""
    return {
        "PATH": f"{os.environ['PATH']}:/usr/sbin",
        "CONF": str(folder / "nginx.conf"),
        "NGINX_COMMAND": f"{NGINX} -c {folder}/nginx.conf",
        "PID": str(folder / "nginx.pid"),
        "RESTART": str(restart),
    }


def restart_all(folder: Path, webs: list[Unit]) -> None:
    """Run deploy/rolling-restart; where it says `systemctl restart`, this process restarts the unit."""
    asked, done = folder / "asked", folder / "done"
    for pipe in (asked, done):
        os.mkfifo(pipe)
    restart = folder / "restart"
    restart.write_text(f'#!/bin/sh\necho "$1" > {asked}\ncat {done} > {folder}/answer\n')
    restart.chmod(0o755)
    first = {web.instance: web.process for web in webs}
    script = subprocess.Popen(ROLLING_RESTART, env=around(folder, restart), start_new_session=True)
    for web in webs:
        assert asked.read_text().strip() == f"certificates-web@{web.instance}"
        web.stop()
        web.start()
        done.write_text("done")
    assert script.wait(SECONDS) == 0
    assert all(web.process is not first[web.instance] and is_ready(web) for web in webs)
