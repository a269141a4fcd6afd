"""Beat and workers as processes: a job started over the API ends."""

import json
import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.journeys.processes.load_clients import JSON, Service, own_service, wait_for
from tests.journeys.processes.web import Answer
from tests.support.suite.servers import own_redis
from tools.child_processes import start, stop
from tools.embedded import EmbeddedRedis

pytestmark = pytest.mark.journey
PATIENCE = 40  # seconds


@contextmanager
def celery(service: Service, redis: EmbeddedRedis, log: Path, *arguments: str) -> Iterator[None]:
    """One Celery process on the service's database and on this Redis."""
    environment = {
        **os.environ,
        "DJANGO_SETTINGS_MODULE": "config.settings.test",
        "DATABASE_URL": service.postgres.environment["DATABASE_WORKER_URL"],
        "REDIS_URL": redis.url,
        "LOG_FOLDER": str(log.parent / "log"),
    }
    with log.open("ab") as output:
        process = start(
            ["-m", "celery", "-A", "config", *arguments], output, environment=environment
        )
    try:
        yield
    finally:
        stop(process)


@pytest.fixture(scope="module")
def redis() -> Iterator[EmbeddedRedis]:
    with own_redis() as server:
        yield server


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory, redis: EmbeddedRedis) -> Iterator[Service]:
    with own_service(tmp_path_factory.mktemp("service"), REDIS_URL=redis.url) as found:
        yield found


def start_export(service: Service) -> str:
    headers = JSON | {"x-api-key": service.key}
    answer = service.live.request("POST", "/api/external/account/export", b"{}", **headers)
    assert answer.status_code == 202, answer.content
    return str(answer.json()["id"])


def job(service: Service, job_id: str, rest: str = "") -> Answer:
    path = f"/api/external/jobs/{job_id}{rest}"
    return service.live.request("GET", path, None, **{"x-api-key": service.key})


def expect_success(service: Service, job_id: str, log: Path) -> None:
    def has_succeeded() -> bool:
        return bool(job(service, job_id).json()["state"] == "succeeded")

    assert wait_for(has_succeeded, PATIENCE, every=0.5), log.read_text()[-3000:]


WORKER = ("worker", "--without-gossip", "--without-mingle", "--without-heartbeat")
WORKERS = [
    pytest.param(
        [(*WORKER, "--pool", "solo", "-Q", queue) for queue in ("celery", "jobs")],
        id="one of each queue",
    ),
    pytest.param(
        [(*WORKER, "--pool", "solo")], id="one of all queues", marks=pytest.mark.drill_only
    ),
]
THREADS = (*WORKER, "--pool", "threads", "--concurrency", "3", "--with-beat")


@pytest.mark.parametrize("workers", WORKERS)
def test_a_job_ends_and_the_queue_outlives_redis(
    service: Service, redis: EmbeddedRedis, tmp_path: Path, workers: list[tuple[str, ...]]
):
    beat = ("beat", "--schedule", str(tmp_path / "schedule"))
    log = tmp_path / "celery.log"
    with ExitStack() as processes:
        for each in (*workers, beat):
            processes.enter_context(celery(service, redis, log, *each))
        jobs_end(service, redis, log)


def test_one_process_with_threads_does_the_same(
    service: Service, redis: EmbeddedRedis, tmp_path: Path
):
    log = tmp_path / "celery.log"
    with celery(service, redis, log, *THREADS, "--schedule", str(tmp_path / "schedule")):
        jobs_end(service, redis, log)


def jobs_end(service: Service, redis: EmbeddedRedis, log: Path) -> None:
    """A job ends, and so does one that was started while Redis was away."""
    first = start_export(service)
    expect_success(service, first, log)
    archive = ZipFile(BytesIO(job(service, first, "/results").content))
    files = [name for name in archive.namelist() if name.endswith(".ndjson")]
    lines = [json.loads(line) for name in files for line in archive.read(name).splitlines()]
    assert any(line.get("serialNumber") == "first" for line in lines)
    redis.kill()
    second = start_export(service)
    redis.start()
    expect_success(service, second, log)
