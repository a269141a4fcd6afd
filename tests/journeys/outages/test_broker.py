"""Workers and beat while Redis restarts: all continue, and nothing piles up."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings
from kombu import Connection
from redis import Redis
from redis.exceptions import RedisError

from config.celery import app
from config.observability.metrics import WaitingMessages, waiting_messages
from tests.journeys.processes.load_clients import wait_for
from tests.paths import ROOT
from tools.child_processes import stop
from tools.embedded import EmbeddedRedis

pytestmark = pytest.mark.journey
PATIENCE = 120  # seconds, on a machine that does much else
TOUCH = "tests.touch"  # tests/journeys/processes/broker_tasks.py
QUEUES = [queue.name for queue in settings.CELERY_TASK_QUEUES]


@contextmanager
def celery(redis: EmbeddedRedis, log: Path, *arguments: str) -> Iterator["subprocess.Popen[bytes]"]:
    """One Celery process on this Redis, without a database."""
    environment = {
        "DJANGO_SETTINGS_MODULE": "config.settings.test",
        "DATABASE_URL": "postgres:///none?host=/nonexistent",
        "REDIS_URL": redis.url,
        "LOG_LEVEL": "DEBUG",
    }
    with log.open("ab") as output:
        process = subprocess.Popen(
            [
                sys.executable,
                "-m",
                "celery",
                "-A",
                "tests.journeys.processes.broker_tasks",
                *arguments,
            ],
            cwd=ROOT,
            env=os.environ | environment,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
            start_new_session=True,
        )
    try:
        yield process
    finally:
        stop(process)


def send(redis: EmbeddedRedis, path: Path, seconds: float = 0) -> None:
    with Connection(redis.url) as connection:
        app.send_task(TOUCH, (str(path), seconds), connection=connection)


def is_there(path: Path, what: str) -> bool:
    return path.with_name(f"{path.name}.{what}").exists()


WORKER = (
    "worker",
    "--concurrency",
    "2",
    "--without-gossip",
    "--without-mingle",
    "--without-heartbeat",
)


@pytest.mark.drill_only
def test_a_restart_of_redis_in_the_middle_of_a_task(redis: EmbeddedRedis, tmp_path: Path):
    """Celery's worker ends its task, then itself where the broker was lost; whoever runs it starts it again."""
    log = tmp_path / "worker.log"
    for turn in range(3):
        running, later = tmp_path / f"running-{turn}", tmp_path / f"later-{turn}"
        with celery(redis, log, *WORKER) as worker:
            send(redis, running, seconds=2)
            assert wait_for(partial(is_there, running, "begun"), PATIENCE), log.read_text()
            redis.kill()
            if turn == 1:  # it ends while there is no Redis
                assert wait_for(partial(is_there, running, "ended"), PATIENCE)
            redis.start()
            assert wait_for(partial(is_there, running, "ended"), PATIENCE)
            send(redis, later)

            def ended_or_working(worker: Any = worker, later: Path = later) -> bool:
                return worker.poll() is not None or is_there(later, "ended")

            assert wait_for(ended_or_working, PATIENCE), log.read_text()
        with celery(redis, log, *WORKER):
            assert wait_for(partial(is_there, later, "ended"), PATIENCE), log.read_text()


def test_an_idle_worker_goes_on_after_restarts(redis: EmbeddedRedis, tmp_path: Path):
    log = tmp_path / "worker.log"
    with celery(redis, log, *WORKER) as worker:
        for turn in range(2):
            path = tmp_path / str(turn)
            send(redis, path)
            assert wait_for(partial(is_there, path, "ended"), PATIENCE), log.read_text()
            redis.kill() if turn % 2 else redis.stop()
            redis.start()
        assert worker.poll() is None
    assert '"name":"heartbeat"' in log.read_text()
    assert '"role":"celery"' in log.read_text()


def messages(client: Redis, queue: str) -> list[dict[str, Any]]:
    """The headers of what waits there, the newest first."""
    waiting: list[bytes] = client.lrange(queue, 0, -1)  # type: ignore[assignment]
    return [json.loads(message)["headers"] for message in waiting]


@pytest.mark.drill_only
def test_messages_of_beat_expire_while_no_worker_runs(redis: EmbeddedRedis, tmp_path: Path):
    client = Redis.from_url(redis.url)
    with celery(redis, tmp_path / "beat.log", "beat", "--schedule", str(tmp_path / "schedule")):

        def has_ticked() -> bool:
            return client.llen("celery") >= 5 and client.llen("webhooks") >= 1

        assert wait_for(has_ticked, PATIENCE), (tmp_path / "beat.log").read_text()
    waiting = messages(client, "celery") + messages(client, "webhooks")
    assert {"config.tasks.start_due", "webhooks.tasks.dispatch"} <= {
        each["task"] for each in waiting
    }
    assert all(each["expires"] for each in waiting)
    told = waiting_messages(client, "celery")
    assert told.messages == len(messages(client, "celery"))
    assert 0 < told.oldest_seconds < 10 * PATIENCE
    log = tmp_path / "worker.log"
    with celery(redis, log, *WORKER):
        assert wait_for(lambda: not any(map(client.llen, QUEUES)), PATIENCE), log.read_text()
    client.close()


def test_a_queue_of_another_version_is_measured(redis: EmbeddedRedis):
    client = Redis.from_url(redis.url)
    for message in ('{"headers": {}}', '{"headers": {"sent_at": "?"}}', "[]", "?"):
        client.delete("celery")
        client.lpush("celery", message)
        assert waiting_messages(client, "celery") == WaitingMessages("celery", 1, 0)
    redis.kill()
    with pytest.raises(RedisError):
        waiting_messages(client, "celery")
    client.close()
