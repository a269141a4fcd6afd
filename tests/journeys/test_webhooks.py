"""Webhooks as they are run: an endpoint by API, a certificate, and a signed request at the receiver."""

from collections.abc import Iterator
from pathlib import Path

import pytest
import standardwebhooks

from config.embedded import EmbeddedRedis
from tests.journeys.load import Service, own_service, wait_for
from tests.journeys.webhooks import add_endpoint, by_state, courier
from tests.servers import own_redis
from tests.webhooks.receiver import Receiver, running

pytestmark = pytest.mark.journey
PATIENCE = 40  # seconds


@pytest.fixture
def redis() -> Iterator[EmbeddedRedis]:
    with own_redis() as server:
        yield server


@pytest.fixture
def service(tmp_path: Path, redis: EmbeddedRedis) -> Iterator[Service]:
    with own_service(tmp_path, REDIS_URL=redis.url) as found:
        yield found


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with running() as found:
        yield found


def test_a_certificate_issued_arrives_signed(
    service: Service, redis: EmbeddedRedis, receiver: Receiver, tmp_path: Path
):
    made = add_endpoint(service, receiver.url())
    with courier(service, redis, tmp_path) as worker:
        certificate = service.issue("SN-1").json()["id"]
        assert wait_for(lambda: bool(receiver.calls), PATIENCE), worker.log.read_text()[-3000:]
        (call,) = receiver.calls
        told = standardwebhooks.Webhook(made["secret"]).verify(call.body, call.headers)
        assert told["data"]["certificateId"] == certificate
        assert wait_for(lambda: by_state(service) == {"succeeded": 1}, PATIENCE)
        # From now on a commit wakes the courier; beat's tick, a second apart, is not waited for.
        for number in range(2, 5):
            service.issue(f"SN-{number}")
            assert wait_for(lambda n=number: len(receiver.calls) == n, PATIENCE)  # type: ignore[misc]
    assert b"Traceback" not in worker.log.read_bytes()
