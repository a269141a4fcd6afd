"""Redis stops, then hangs, under load: issuing and verifying continue."""

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.journeys.processes.load_clients import (
    FULL,
    PHASE,
    Load,
    Service,
    own_service,
    telling,
    wait_for,
)
from tools.embedded import EmbeddedRedis

pytestmark = [pytest.mark.journey, pytest.mark.drill_only]
# Seconds that a busy machine adds, in a run too short to average them out.
NOISE = 0.0 if FULL else 0.1


@pytest.fixture
def service(tmp_path: Path, redis: EmbeddedRedis) -> Iterator[Service]:
    with own_service(tmp_path, REDIS_URL=redis.url) as found:
        yield found


def phase(load: Load) -> dict[str, float]:
    """One phase of the load: what is telling of each kind, in seconds."""
    time.sleep(0.5)  # what was on its way belongs to the phase before
    began = time.monotonic()
    time.sleep(PHASE)

    def took() -> dict[str, list[float]]:
        return {
            kind: load.took(kind, began, time.monotonic()) for kind in ("issue", "page", "public")
        }

    assert wait_for(lambda: all(len(seconds) > 20 for seconds in took().values()), 60), (
        load.counts()
    )
    return {kind: telling(seconds) for kind, seconds in took().items()}


def test_issuing_and_checking_go_on_at_normal_speed(service: Service, redis: EmbeddedRedis):
    with Load(service) as load:
        normal = phase(load)
        redis.kill()
        refused = phase(load)
        redis.start()
        back = phase(load)
        assert redis.pid is not None
        os.kill(redis.pid, signal.SIGSTOP)
        try:
            silent = phase(load)
        finally:
            os.kill(redis.pid, signal.SIGCONT)
    measured = {"normal": normal, "refused": refused, "back": back, "silent": silent}
    print(f"{'p99' if FULL else 'p10'} in seconds: {measured}")
    assert load.failures == []
    assert {answer.status_code for _kind, answer in load.answers} <= {200, 201}
    for name in ("refused", "back", "silent"):
        for kind, seconds in measured[name].items():
            assert seconds <= max(2 * normal[kind], normal[kind] + NOISE), (name, kind, measured)
