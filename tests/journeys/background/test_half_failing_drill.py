"""Drill: a receiver that fails half the time beside a healthy one."""

import asyncio
import random
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from aiohttp import web

from tests.journeys.processes.couriers import add_endpoint, ask, courier
from tests.journeys.processes.load_clients import FULL, PHASE, Service, own_service, wait_for
from tests.webhooks.receiver import Receiver
from tools.embedded import EmbeddedRedis

pytestmark = [pytest.mark.journey, pytest.mark.drill_only]
RATE = 14 if FULL else 5  # events a second
SECONDS = max(PHASE, 120) if FULL else 10
PATIENCE = 120  # seconds, at a small size
HANGS = 40  # seconds, longer than anybody waits
SUCCEEDED = (
    "SELECT count(*) FROM webhooks_delivery d JOIN webhooks_endpoint e ON e.id = d.endpoint_id"
    " WHERE d.state = 'succeeded' AND e.url LIKE '%{path}'"
)


@pytest.fixture
def service(tmp_path: Path, redis: EmbeddedRedis) -> Iterator[Service]:
    with own_service(tmp_path, REDIS_URL=redis.url) as found:
        yield found


def test_a_half_failing_receiver_is_not_starved(
    service: Service, redis: EmbeddedRedis, receiver: Receiver, tmp_path: Path
):
    """At least half of what a healthy one gets, in proportion to what it can take."""
    dice = random.Random(7)

    async def behave(request: web.Request) -> web.Response:
        fate = dice.random() if request.path == "/half" else 1
        if fate < 0.25:
            return web.Response(status=500)
        if fate < 0.5:
            await asyncio.sleep(HANGS)
        return web.Response()

    receiver.behave = behave
    for path in ("/half", "/healthy"):
        add_endpoint(service, receiver.url(path))

    def got(path: str) -> int:
        return int(ask(service, SUCCEEDED.format(path=path))[0][0])

    with courier(service, redis, tmp_path) as worker:
        service.issue("warm-up")
        assert wait_for(lambda: bool(receiver.calls), 60), worker.log.read_text()[-3000:]
        began, issued = time.monotonic(), 1
        while time.monotonic() - began < SECONDS:
            service.issue(f"SN-{issued}")
            issued += 1
            time.sleep(max(0.0, began + issued / RATE - time.monotonic()))
        if not FULL:  # on a machine that others use, the couriers may be late
            wait_for(lambda: got("/healthy") == issued and got("/half") * 4 >= issued, PATIENCE)
        healthy, half = got("/healthy"), got("/half")
    attempts = len(receiver.at("/half"))
    print(
        f"{issued} events in {time.monotonic() - began:.0f} s: healthy {healthy}, half-failing"
        f" {half} of {attempts} attempts ({half / (healthy * 0.5):.0%} of its proportion)"
    )
    assert half >= healthy * 0.5 * 0.5
