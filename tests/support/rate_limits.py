"""Processes with a rate limiter each, beside one Redis: all by a clock of the test."""

from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any
from uuid import uuid4

import pytest
import redis

from accounts.api.foundation import throttling
from accounts.domain.actors import Rate
from accounts.limits.leases import RateLimitState

START = 1_700_000_000.0
# The script by the test's clock, and with keys that outlive a pause of the machine.
SCRIPT = throttling._GCRA.replace(
    "redis.call('TIME')", "redis.call('MGET', 'clock:seconds', 'clock:micros')"
).replace(") + 1)", ") + 1000)")


@dataclass
class World:
    """Processes with a limiter each, one Redis, and one clock."""

    redis: redis.Redis
    name: str = field(default_factory=lambda: uuid4().hex)
    passed: float = 0.0
    trips: int = 0
    answers_lost: int = 0
    lose_next: bool = False
    processes: list[throttling.Limiter] = field(default_factory=list)

    def start(self, count: int) -> None:
        """Starts so many processes more."""
        for _ in range(count):
            limiter = throttling.Limiter("redis://unused")
            limiter._gcra = self._run  # type: ignore[method-assign]
            self.processes.append(limiter)

    def _run(self, keys: tuple[str, ...], *arguments: Any) -> bytes:
        seconds, micros = divmod(round((START + self.passed) * 1_000_000), 1_000_000)
        self.trips += 1
        with self.redis.pipeline(transaction=False) as pipeline:
            pipeline.mset({"clock:seconds": seconds, "clock:micros": micros})
            pipeline.eval(SCRIPT, len(keys), *keys, *arguments)
            answer: bytes = pipeline.execute()[1]
        if self.lose_next:
            self.lose_next, self.answers_lost = False, self.answers_lost + 1
            raise redis.TimeoutError
        return answer

    def attempt(self, rate: Rate, process: int = 0) -> RateLimitState | None:
        """One request at one of the processes; None if Redis' answer was lost."""
        return self.processes[process % len(self.processes)].spend(self.name, rate)

    def spend(self, rate: Rate, process: int = 0) -> RateLimitState:
        """One request that Redis, or a lease, has answered."""
        state = self.attempt(rate, process)
        assert state is not None
        return state

    def reserved(self) -> int:
        """How many tokens Redis has in leases."""
        found = self.redis.hvals(f"leases:{self.name}")
        return sum(int(each.split()[0]) for each in found)


@dataclass
class Bucket:
    """What the plan lets through, by the times of the requests themselves: in seconds, drained by time."""

    rate: Rate
    level: float = 0.0
    at: float = 0.0

    @property
    def interval(self) -> float:
        return 60 / self.rate.per_minute

    def pass_to(self, now: float) -> None:
        self.level, self.at = max(self.level - (now - self.at), 0.0), now

    def requests(self) -> float:
        """The level in requests."""
        return self.level / self.interval


def with_its_clock(world: World, monkeypatch: pytest.MonkeyPatch) -> World:
    """The same, with its clock in the place of the limiters'; a lost answer is followed by no pause."""
    monkeypatch.setattr(throttling, "time", SimpleNamespace(monotonic=lambda: 1000 + world.passed))
    monkeypatch.setattr(throttling, "PAUSE", 0.0)
    return world
