"""Webhooks end to end: endpoint, certificate, signed request at the receiver."""

from collections.abc import Iterator
from pathlib import Path

import pytest
import standardwebhooks
from certificate_issuing.webhooks import InvalidSignature, verify
from redis import Redis

from tests.journeys.processes.couriers import add_endpoint, by_state, courier
from tests.journeys.processes.load_clients import Service, own_service, wait_for
from tests.webhooks.receiver import Receiver
from tools.embedded import EmbeddedRedis

pytestmark = pytest.mark.journey
PATIENCE = 40  # seconds


@pytest.fixture
def service(tmp_path: Path, redis: EmbeddedRedis) -> Iterator[Service]:
    with own_service(tmp_path, REDIS_URL=redis.url) as found:
        yield found


def test_a_certificate_issued_arrives_signed(
    service: Service, redis: EmbeddedRedis, receiver: Receiver, tmp_path: Path
):
    made = add_endpoint(service, receiver.url())
    service.issue("SN-0")
    with Redis.from_url(redis.url) as queue:
        assert wait_for(lambda: queue.llen("webhooks") > 0, PATIENCE), "the commit woke nobody"
    with courier(service, redis, tmp_path) as worker:
        certificate = service.issue("SN-1").json()["id"]
        assert wait_for(lambda: len(receiver.calls) == 2, PATIENCE), worker.log.read_text()[-3000:]
        call = next(each for each in receiver.calls if certificate in each.body.decode())
        told = standardwebhooks.Webhook(made["secret"]).verify(call.body, call.headers)
        assert told["data"]["certificateId"] == certificate
        assert verify(made["secret"], call.headers, call.body) == told  # the Python client's
        with pytest.raises(InvalidSignature):
            verify(made["secret"], call.headers, call.body + b" ")
        assert wait_for(lambda: by_state(service) == {"succeeded": 2}, PATIENCE)
        for number in range(2, 5):
            service.issue(f"SN-{number}")
            assert wait_for(lambda n=number: len(receiver.calls) == n + 1, PATIENCE)  # type: ignore[misc]
    assert b"Traceback" not in worker.log.read_bytes()
