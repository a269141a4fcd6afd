"""Drills of webhooks with failing processes and servers: nothing is lost."""

import asyncio
import itertools
import os
import signal
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from functools import partial
from pathlib import Path

import pytest
from aiohttp import web

from lib.net.guarded_http import TIMEOUT
from tests.journeys.processes.couriers import Celery, add_endpoint, ask, by_state, call, courier
from tests.journeys.processes.load_clients import FULL, Service, own_service, p99, telling, wait_for
from tests.webhooks.receiver import Call, Receiver
from tools.embedded import EmbeddedRedis

pytestmark = [pytest.mark.journey, pytest.mark.drill]
EVENTS = 5000 if FULL else 100  # or more: until everything was killed
KILLS = 3  # or more
PAUSE = 0.0 if FULL else 0.04  # seconds between two certificates
PATIENCE = 300 if FULL else 90  # seconds
# What a live event may take to arrive. In CI, on two processors that others use: less than what a
# receiver that never answers is waited for, which is what those would take who waited for it.
PROMPT = 2.0 if FULL else TIMEOUT.total or 0
MAKE_FAILED = """
WITH event AS (
  INSERT INTO webhooks_event (id, issuer_id, mode, type, subject, sequence, occurred_at, body)
  SELECT overlay(first.id::text PLACING lpad(to_hex(n), 12, '0') FROM 25)::uuid, first.issuer_id,
         first.mode, first.type, gen_random_uuid(), 1, now(), first.body
    FROM (SELECT v.* FROM webhooks_event v JOIN webhooks_endpoint USING (issuer_id, mode)
           ORDER BY v.id LIMIT 1) first, generate_series(1, {count}) n
  RETURNING *
)
INSERT INTO webhooks_delivery (id, issuer_id, mode, event_id, event_type, endpoint_id, state, trigger,
  priority, attempts, attempts_left, next_at, created_at)
SELECT event.id, event.issuer_id, event.mode, event.id, event.type, endpoint.id, 'exhausted',
       'automatic', 0, 10, 0, now(), now()
  FROM event, (SELECT id FROM webhooks_endpoint ORDER BY id LIMIT 1) endpoint
"""


@pytest.fixture
def service(tmp_path: Path, redis: EmbeddedRedis) -> Iterator[Service]:
    with own_service(tmp_path, durable=True, REDIS_URL=redis.url) as found:
        yield found


def owed(service: Service) -> set[str]:
    """What the database says was to be sent, by the ids in the bodies."""
    rows = ask(
        service,
        "SELECT convert_from(e.body, 'UTF8')::jsonb ->> 'id' FROM webhooks_delivery d"
        " JOIN webhooks_event e ON e.id = d.event_id",
    )
    return {row[0] for row in rows}


def latencies(calls: list[Call]) -> list[float]:
    """Seconds from the event to its arrival, in order."""
    return sorted(
        each.at - datetime.fromisoformat(each.json()["timestamp"]).timestamp() for each in calls
    )


class Issuing(threading.Thread):
    """Issues one certificate after the other, whatever happens (the database may be away)."""

    def __init__(self, service: Service, count: int) -> None:
        super().__init__(daemon=True)
        self.service, self.count, self.issued = service, count, 0
        self.broken = threading.Event()  # everything was: it may end

    def run(self) -> None:
        for number in itertools.count():
            if number >= self.count and self.broken.is_set():
                return
            with suppress(OSError):
                self.issued += self.service.issue(f"SN-{number}").status_code == 201
            time.sleep(PAUSE)


def break_everything(
    service: Service, redis: EmbeddedRedis, worker: Celery, issuing: Issuing, receiver: Receiver
) -> int:
    """Kills the worker in the midst of its work, Redis and PostgreSQL once. How often the worker was."""
    kills = 0
    while issuing.is_alive():
        known = len(receiver.calls)
        wait_for(lambda: len(receiver.calls) > known + 10, 4)  # noqa: B023  (called at once)
        worker.kill()
        kills += 1
        if kills == 1:
            redis.kill()
            redis.start()
        if kills == 2:
            service.postgres.kill()
            service.postgres.start()
        worker.start()
        if kills >= KILLS:
            issuing.broken.set()
    return kills


@pytest.mark.drill_only
def test_nothing_is_lost_while_everything_is_killed(
    service: Service, redis: EmbeddedRedis, receiver: Receiver, tmp_path: Path
):
    add_endpoint(service, receiver.url())

    async def slow(request: web.Request) -> web.Response:
        await asyncio.sleep(0.05)
        return web.Response()

    receiver.behave = slow
    issuing = Issuing(service, EVENTS)
    with courier(service, redis, tmp_path, app="tests.journeys.processes.short_lease") as worker:
        issuing.start()
        assert wait_for(lambda: bool(receiver.calls), 40), worker.log.read_text()[-3000:]
        kills = break_everything(service, redis, worker, issuing, receiver)
        assert issuing.issued > EVENTS * 0.5
        done = wait_for(lambda: set(by_state(service)) == {"succeeded"}, PATIENCE)
        assert done, (by_state(service), worker.log.read_text()[-3000:])
    arrived = Counter(each.id for each in receiver.calls)
    assert set(arrived) == owed(service)
    assert len(arrived) >= issuing.issued
    repeated = sum(arrived.values()) - len(arrived)
    print(f"{len(arrived)} events, 0 lost, {repeated} repeated, {kills} workers killed")
    assert repeated <= 10 * (kills + 1)  # what was in flight to one endpoint when a worker died


async def misbehave(receiver: Receiver, request: web.Request) -> web.StreamResponse:
    """Each bad path in its own way."""
    match request.path:
        case "/silent":
            await asyncio.sleep(3600)
        case "/drip" | "/flood":
            response = web.StreamResponse()
            await response.prepare(request)
            drips = request.path == "/drip"
            for _ in range(1600):
                await response.write(b"." if drips else b"x" * 65536)
                await asyncio.sleep(1 if drips else 0)
            return response
        case "/error":
            return web.Response(status=500)
        case "/redirect":
            return web.Response(status=302, headers={"Location": receiver.url("/inside")})
    return web.Response()


def test_five_bad_endpoints_hold_up_no_good_one(
    service: Service, redis: EmbeddedRedis, receiver: Receiver, tmp_path: Path
):
    bad = {"/silent", "/drip", "/error", "/flood", "/redirect"}
    good = {f"/good{n}" for n in range(5)}

    receiver.behave = partial(misbehave, receiver)
    for path in sorted(bad | good):
        add_endpoint(service, receiver.url(path))
    count = 600 if FULL else 60
    with courier(service, redis, tmp_path) as worker:
        service.issue("warm-up")
        assert wait_for(lambda: len(receiver.calls) >= 5, 40), worker.log.read_text()[-3000:]
        before = len(receiver.calls)
        for number in range(count):
            service.issue(f"SN-{number}")
            time.sleep(0.02)

        def arrived() -> list[Call]:
            return [each for each in list(receiver.calls)[before:] if each.path in good]

        assert wait_for(lambda: len({(c.path, c.id) for c in arrived()}) >= 5 * count, PATIENCE)
    measured = latencies(arrived())
    print(f"p50 {measured[len(measured) // 2]:.3f} s, p99 {p99(measured):.3f} s")
    assert telling(measured) <= PROMPT
    assert not receiver.at("/inside")


def test_issuing_does_not_notice_that_redis_is_away(
    service: Service, redis: EmbeddedRedis, receiver: Receiver, tmp_path: Path
):
    add_endpoint(service, receiver.url())
    count = 400 if FULL else 60

    def spell(name: str) -> float:
        """What is telling of these requests, in seconds."""
        took = []
        for number in range(count):
            began = time.monotonic()
            assert service.issue(f"{name}-{number}").status_code == 201
            took.append(time.monotonic() - began)
        return telling(sorted(took))

    with courier(service, redis, tmp_path) as worker:
        normal = spell("normal")
        redis.kill()
        stopped = spell("stopped")
        redis.start()
        assert redis.pid is not None
        os.kill(redis.pid, signal.SIGSTOP)
        try:
            silent = spell("silent")
        finally:
            os.kill(redis.pid, signal.SIGCONT)
        print(
            f"{'p99' if FULL else 'median'}: normal {normal:.3f} s, stopped {stopped:.3f} s, silent {silent:.3f} s"
        )
        for seconds in (stopped, silent):
            assert seconds <= max(2 * normal, normal + 0.1)
        caught_up = wait_for(lambda: len({c.id for c in list(receiver.calls)}) == 3 * count, 60)
        assert caught_up, (len(receiver.calls), worker.log.read_text()[-3000:])


@pytest.mark.drill_only
def test_a_hundred_thousand_are_sent_again_while_live_ones_go_first(
    service: Service, redis: EmbeddedRedis, receiver: Receiver, tmp_path: Path
):
    add_endpoint(service, receiver.url())
    count = 100_000 if FULL else 5_000
    if not FULL:  # so few could all have arrived before a live one is issued
        receiver.behave = slowly
    service.issue("first-event")
    ask(service, MAKE_FAILED.format(count=count) + " RETURNING 1")
    with courier(service, redis, tmp_path) as worker:
        worker.command[worker.command.index("webhooks")] = "webhooks,jobs,celery"
        worker.kill()
        worker.start()
        assert wait_for(lambda: bool(receiver.calls), 40), worker.log.read_text()[-3000:]
        body = {"filter": {"state": "exhausted"}}
        headers = {"Idempotency-Key": "again"}
        first = call(service, "POST", "webhooks/deliveries/bulk-retry", body, **headers)
        again = call(service, "POST", "webhooks/deliveries/bulk-retry", body, **headers)
        assert first.json()["id"] == again.json()["id"]
        done = wait_for(lambda: job(service)[0] == "succeeded", 60)
        assert done, (job(service), worker.log.read_text()[-3000:])
        assert "exhausted" not in by_state(service)
        seconds = job(service)[1]
        print(f"{count} deliveries expanded in {seconds:.1f} s")
        assert seconds < 10 or not FULL
        before = time.time()
        for number in range(20):
            service.issue(f"live-{number}")
        assert wait_for(lambda: len(since(receiver, before)) == 20, PATIENCE)
        waiting = by_state(service).get("pending", 0)
        assert waiting > 0, "they were not ahead of the rest"
        assert telling(latencies(since(receiver, before))) <= PROMPT


async def slowly(request: web.Request) -> web.StreamResponse:
    await asyncio.sleep(0.2)
    return web.Response()


def job(service: Service) -> tuple[str, float]:
    """The job's state, and how long it has been at work."""
    (row,) = ask(
        service,
        "SELECT state, extract(epoch FROM coalesce(finished_at, now()) - started_at)::float8"
        " FROM accounts_job WHERE kind = 'webhooks.retry'",
    )
    return row[0], row[1] or 0.0


def since(receiver: Receiver, moment: float) -> list[Call]:
    """What happened after that moment and has arrived."""
    found = [
        each
        for each in list(receiver.calls)
        if datetime.fromisoformat(each.json()["timestamp"]).timestamp() > moment
    ]
    return list({each.id: each for each in found}.values())
