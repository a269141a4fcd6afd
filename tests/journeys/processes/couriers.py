"""A service with its own Redis, endpoints and couriers, for journeys of webhooks."""

import json
import os
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import psycopg

from tests.journeys.processes.load_clients import JSON, Service
from tests.journeys.processes.web import Answer
from tools.child_processes import start
from tools.embedded import EmbeddedRedis

WORKER = (
    *("worker", "-Q", "webhooks", "--concurrency", "1"),
    *("--without-gossip", "--without-mingle", "--without-heartbeat"),
)


class Celery:
    """One Celery process of the service, to start, kill and start again."""

    def __init__(
        self,
        service: Service,
        redis: EmbeddedRedis,
        log: Path,
        app: str,
        *arguments: str,
        **environment: str,
    ) -> None:
        self.log = log
        self.command = ["-m", "celery", "-A", app, *arguments]
        self.environment = {
            **os.environ,
            "DJANGO_SETTINGS_MODULE": "config.settings.test",
            "DATABASE_URL": service.postgres.environment["DATABASE_WORKER_URL"],
            "REDIS_URL": redis.url,
            **environment,
        }
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with self.log.open("ab") as output:
            self.process = start(self.command, output, environment=self.environment)

    def kill(self, signum: int = signal.SIGKILL) -> None:
        """The process and its children, as the kernel would: nothing is said, nothing put back."""
        assert self.process is not None
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signum)
        self.process.wait(20)


@contextmanager
def courier(
    service: Service, redis: EmbeddedRedis, folder: Path, *, app: str = "config"
) -> Iterator[Celery]:
    """A worker that sends webhooks, and beat that wakes it."""
    log = folder / "courier.log"
    schedule = str(folder / "schedule")
    worker = Celery(service, redis, log, app, *WORKER)
    beat = Celery(service, redis, log, "config", "beat", "--schedule", schedule)
    try:
        worker.start()
        beat.start()
        yield worker
    finally:
        beat.kill()
        worker.kill()


def call(service: Service, method: str, path: str, body: Any = None, **headers: str) -> Answer:
    """One request of the API, with the service's key."""
    raw = None if body is None else json.dumps(body).encode()
    known = JSON | {"x-api-key": service.key, **headers}
    return service.live.request(method, f"/api/external/{path}", raw, **known)


def add_endpoint(service: Service, url: str, **fields: Any) -> dict[str, Any]:
    """An endpoint that hears of certificates; with its secret."""
    body = {"url": url, "events": ["certificate.*"], **fields}
    answer = call(service, "POST", "webhooks/endpoints", body)
    assert answer.status_code == 201, answer.content
    made: dict[str, Any] = answer.json()
    return made


def ask(service: Service, query: str) -> list[tuple[Any, ...]]:
    """Rows, straight from the service's database."""
    with psycopg.connect(service.postgres.url) as connection:
        return connection.execute(query).fetchall()


def by_state(service: Service) -> dict[str, int]:
    """How many deliveries are in which state."""
    return dict(ask(service, "SELECT state, count(*) FROM webhooks_delivery GROUP BY state"))
