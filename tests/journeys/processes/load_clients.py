"""A service on its own database, and clients that send requests all the time."""

import json
import os
import shutil
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from typing import Any

from tests.journeys.processes.web import Answer, WebProcess, serve
from tests.paths import ROOT
from tests.support.suite.servers import own_postgres, run_folder
from tools.embedded import EmbeddedPostgres

JSON = {"Content-Type": "application/json"}
PRODUCT = b"ART-4711-0815"
SET_UP = """
import django; django.setup()
from django.core.management import call_command
from accounts.models import User
call_command("demo")
User.objects.create_superuser("desk@platform.example", "the operator's own passphrase")
"""
OPERATOR = {"address": "desk@platform.example", "password": "the operator's own passphrase"}
ISSUERS, VISITORS = 3, 3
PHASE = float(os.environ.get("DRILL_SECONDS", "4"))  # seconds; make drill gives a minute
FULL = PHASE >= 30
PAUSE = 0.0 if FULL else 0.02  # seconds between two requests of a client


@dataclass
class Service:
    """The service on a database of its own, with one certificate to look at."""

    live: WebProcess
    postgres: EmbeddedPostgres
    key: str
    type_id: int
    seen: str = ""  # id of a certificate

    def issue(self, serial: str) -> Answer:
        """One certificate."""
        body = {"typeId": self.type_id, "productId": PRODUCT.decode(), "serialNumber": serial}
        headers = JSON | {"x-api-key": self.key}
        path = "/api/external/certificates/issue"
        return self.live.request("POST", path, json.dumps(body).encode(), **headers)


@contextmanager
def own_service(
    folder: Path, *, durable: bool = False, workers: int = 1, **environment: str
) -> Iterator["Service"]:
    """The service with demo data and a first certificate, gone after the block."""
    data, demo = prepared()
    with (
        own_postgres(durable=durable, data=data) as postgres,
        serve(postgres.url, folder / "server.log", workers=workers, **environment) as live,
    ):
        found = Service(live, postgres, demo["apiKey"], demo["typeId"])
        found.seen = found.issue("first").json()["id"]
        yield found


@cache
def prepared() -> tuple[Path, dict[str, Any]]:
    """PostgreSQL's data with tables and demo data, made once for all services of this run; the keys."""
    with run_folder() as folder:
        server, keys = EmbeddedPostgres(folder / "service", durable=False), folder / "demo.json"
        if not keys.exists():
            shutil.rmtree(server.directory, ignore_errors=True)  # half of it, from one that failed
            server.start()
            try:
                output = set_up(server)
            finally:
                server.stop()
            keys.write_text(output)
        return server.data, json.loads(keys.read_text())


def set_up(postgres: EmbeddedPostgres, checkout: Path = ROOT) -> str:
    """Makes tables, which belong to their owner's role, and demo data; the keys as JSON."""
    environment = os.environ | {"DJANGO_SETTINGS_MODULE": "config.settings.test"}
    migrate = [sys.executable, "manage.py", "migrate", "--verbosity", "0"]
    subprocess.run(migrate, cwd=checkout, env=environment | postgres.environment, check=True)
    return subprocess.check_output(
        [sys.executable, "-c", SET_UP],
        cwd=checkout,
        env=environment | {"DATABASE_URL": postgres.url},
        text=True,
    )


@dataclass
class Load:
    """Clients that never stop asking; each answer is kept with its kind."""

    service: Service
    answers: list[tuple[str, Answer]] = field(default_factory=list)
    timings: list[tuple[str, float, float]] = field(default_factory=list)  # kind, when, seconds
    failures: list[BaseException] = field(default_factory=list)
    stopping: threading.Event = field(default_factory=threading.Event)
    threads: list[threading.Thread] = field(default_factory=list)

    def __enter__(self) -> "Load":
        for number in range(ISSUERS):
            self.repeat("issue", partial(self._issue, number))
        for kind, path in (("page", "/en/verify/"), ("public", "/api/public/certificates/")):
            for _ in range(VISITORS):
                self.repeat(kind, partial(self._look, path))
        return self

    def _issue(self, issuer: int, turn: int) -> Answer:
        return self.service.issue(f"SN-{issuer}-{turn}")

    def _look(self, path: str, turn: int) -> Answer:
        return self.service.live.get(path + self.service.seen)

    def __exit__(self, *_: object) -> None:
        self.stopping.set()
        for thread in self.threads:
            thread.join(timeout=30)

    def repeat(self, kind: str, ask: Callable[[int], Answer]) -> None:
        """Asks until the end, in a thread of its own."""

        def run() -> None:
            turn = 0
            while not self.stopping.wait(PAUSE):
                turn += 1
                started = time.monotonic()
                try:
                    self.answers.append((kind, ask(turn)))
                except Exception as error:
                    self.failures.append(error)
                self.timings.append((kind, started, time.monotonic() - started))

        thread = threading.Thread(target=run, daemon=True)
        thread.start()
        self.threads.append(thread)

    def took(self, kind: str, since: float, until: float) -> list[float]:
        """The seconds that each request of this kind took which began in this time, in order."""
        return sorted(
            seconds
            for name, at, seconds in list(self.timings)
            if name == kind and since <= at < until
        )

    def counts(self) -> Counter[tuple[str, int]]:
        """How often each kind got which status."""
        return Counter((kind, answer.status_code) for kind, answer in list(self.answers))


def p99(values: list[float]) -> float:
    """The slowest of a hundred, of values in order."""
    return values[int(len(values) * 0.99)]


def telling(values: list[float]) -> float:
    """The one of these sorted seconds that a limit is held against: in a drill, the slowest of a hundred.

    A run that fits CI has some sixty requests, and shares two processors with other tests: there
    the slowest are slow for other reasons. The median still rises with a wait that every request pays.
    """
    return p99(values) if FULL else values[len(values) // 2]


# Seconds that other tests may hold up what waits for the end of all older transactions of the server: the
# pull feed, seals of the audit, counted usage. They keep theirs open for as long as their module takes.
OTHERS_PATIENCE = 600


def wait_for(condition: Callable[[], bool], seconds: float, every: float = 0.05) -> bool:
    """Whether it came true in time, asked after so many seconds each."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if condition():
            return True
        time.sleep(every)
    return False
