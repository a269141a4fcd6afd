"""Leases of tokens: no window lets more requests through than the plan, whatever processes do.

The script, Redis and the limiters are real; only the clocks, Redis' own among them, are the test's.
"""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any
from uuid import uuid4

import pytest
import redis
from django.conf import settings
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from accounts.api.foundation import throttling
from accounts.domain.actors import Rate
from accounts.limits import leases
from accounts.limits.leases import LIFE, MOST, RateLimitState
from tests.support.rate_limits import Bucket, World, with_its_clock

PLENTIFUL = Rate(burst=700, per_minute=1)


@pytest.fixture(scope="module")
def client() -> Iterator[redis.Redis]:
    with redis.Redis.from_url(settings.REDIS_URL) as client:
        yield client


@pytest.fixture
def world(client: redis.Redis, monkeypatch: pytest.MonkeyPatch) -> World:
    return with_its_clock(World(client), monkeypatch)


PROCESS = st.integers(0, 2)
REQUESTS = st.tuples(
    st.just("requests"),
    PROCESS,
    st.sampled_from([1, 6, 12, 40, 150]),
    st.sampled_from([0.0, 0.0001, 0.004]),
)
STEPS = st.one_of(
    REQUESTS,
    REQUESTS,
    REQUESTS,
    st.tuples(st.just("pass"), st.sampled_from([0.05, 0.1, 3.0, 11.0])),
    st.tuples(st.just("give back"), PROCESS),
    st.tuples(st.just("lose an answer")),
    st.tuples(st.just("kill"), PROCESS),
)
RATES = st.builds(
    Rate, burst=st.sampled_from([70, 120, 200]), per_minute=st.sampled_from([1, 60, 1200, 60_000])
)


@hypothesis_settings(max_examples=100, deadline=None)
@given(rate=RATES, count=st.integers(1, 3), steps=st.lists(STEPS, min_size=4, max_size=16))
def test_never_more_than_the_plan_and_refused_early_by_four_leases_at_most(
    client: redis.Redis, rate: Rate, count: int, steps: list[tuple[Any, ...]]
):
    """A bucket by the requests' own times never overflows, so no window of any length has too many."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        world = with_its_clock(World(client), monkeypatch)
        world.start(count)
        bucket, lost = Bucket(rate), 0
        for step in steps:
            match step:
                case ("pass", seconds):
                    world.passed += seconds
                case ("give back", process):
                    world.processes[process % count].give_back()
                case ("lose an answer",):
                    world.lose_next = True
                case ("kill", process):
                    world.start(1)
                    world.processes[process % count] = world.processes.pop()
                    lost += 1
                case ("requests", process, requests, pause):
                    for _ in range(requests):
                        bucket.pass_to(world.passed)
                        state = world.attempt(rate, process)
                        few = 4 * MOST * (count + lost + world.answers_lost)
                        _judge(bucket, state, few + world.answers_lost)
                        world.passed += pause


def _judge(bucket: Bucket, state: RateLimitState | None, few: int) -> None:
    """Holds one answer against the bucket; a request whose answer was lost is not limited."""
    if state is None:
        return
    assert state.left >= 0
    if state.allowed:
        bucket.level += bucket.interval
        assert bucket.requests() <= bucket.rate.burst + 0.001
    else:
        assert bucket.requests() + 1 > bucket.rate.burst - few


def test_a_key_under_load_asks_rarely_and_gets_all_its_requests(world: World):
    world.start(2)
    states = []
    for number in range(PLENTIFUL.burst + 20):
        states.append(world.spend(PLENTIFUL, number))
        world.passed += 0.0001
    assert sum(state.allowed for state in states) == PLENTIFUL.burst
    assert world.trips < 200  # the last 64 are given out one by one


def test_what_one_process_has_reserved_the_other_does_not_get(world: World):
    world.start(2)
    rate = Rate(burst=120, per_minute=1)
    first = [world.spend(rate) for _ in range(10)]
    reserved = first[-1].left - world.spend(rate, 1).left - 1
    assert 0 < reserved <= 2 * MOST
    others = [world.spend(rate, 1).allowed for _ in range(rate.burst)]
    assert sum(others) == rate.burst - 10 - 1 - reserved
    assert [world.spend(rate).allowed for _ in range(reserved + 1)] == [True] * reserved + [False]


def test_a_quiet_key_asks_each_time_and_reserves_nothing(world: World):
    world.start(1)
    for number in range(50):
        assert world.spend(PLENTIFUL).left == PLENTIFUL.burst - 1 - number
        world.passed += LIFE / 2
    assert world.trips == 50
    assert not world.reserved()


def test_what_is_left_falls_by_one_with_each_request_and_all_are_back_later(world: World):
    world.start(1)
    states = [world.spend(PLENTIFUL) for _ in range(600)]
    assert [state.left for state in states] == list(range(699, 99, -1))
    assert all(after.full_after > before.full_after for before, after in pairwise(states))
    assert states[-1].full_after == pytest.approx(600 * 60)


def test_a_lease_ends_with_its_life_and_its_rest_is_given_back(world: World):
    world.start(1)
    for _ in range(leases.BUSY + 1):
        world.spend(PLENTIFUL)
    assert world.reserved()
    world.processes[0].give_back()
    assert world.reserved()  # it lives
    world.passed += LIFE
    world.processes[0].give_back()
    assert not world.reserved()
    trips = world.trips
    assert world.spend(PLENTIFUL).left == PLENTIFUL.burst - leases.BUSY - 2
    assert world.trips == trips + 1


def test_the_rest_of_a_killed_process_counts_as_spent_once_it_was_held(world: World):
    world.start(2)
    for _ in range(leases.BUSY):
        world.spend(PLENTIFUL)
    reserved = world.reserved()
    assert reserved
    left = PLENTIFUL.burst - leases.BUSY - reserved
    assert world.spend(PLENTIFUL, 1).left == left - 1
    world.passed += throttling.HELD
    assert world.spend(PLENTIFUL, 1).left == left - 2
    assert not world.reserved()


def test_a_changed_plan_takes_effect_with_the_next_request(world: World):
    world.start(1)
    for _ in range(leases.BUSY + 1):
        world.spend(PLENTIFUL)
    small = Rate(burst=2, per_minute=1)
    assert not world.spend(small).allowed
    assert not world.spend(small).allowed
    assert not world.reserved()


def test_what_could_not_be_told_is_told_with_the_next_request(world: World):
    world.start(1)
    for _ in range(leases.BUSY + 1):
        world.spend(PLENTIFUL)
    world.passed += LIFE
    world.lose_next = True  # the script runs, and its answer is lost
    assert world.attempt(PLENTIFUL) is None
    assert world.processes[0].let_through == 1
    world.passed += throttling.HELD
    left = world.spend(PLENTIFUL).left
    assert world.reserved() <= MOST
    assert left <= PLENTIFUL.burst - leases.BUSY - 3


def test_a_call_that_runs_twice_grants_one_lease(world: World):
    """As after a connection that Redis has closed."""
    call = (f"rate:{world.name}", f"leases:{world.name}"), 60, 700, 1, 20, "id", "", 0
    granted = [int(world._run(*call).split()[-1]) for _ in range(2)]
    assert granted == [20, 0]
    assert world.reserved() == 20


def test_keys_that_went_quiet_are_forgotten(world: World):
    world.start(1)
    limiter = world.processes[0]
    for _ in range(leases.BUSY + 1):
        world.spend(PLENTIFUL)
    world.passed += leases.FORGOTTEN_AFTER + 1
    limiter.give_back()
    assert limiter._ledgers
    limiter.give_back()
    assert not limiter._ledgers


def test_other_names_have_no_leases(world: World):
    world.start(1)
    states = [world.processes[0].spend_singly(world.name, PLENTIFUL) for _ in range(100)]
    assert world.trips == 100
    assert [state.left for state in states if state] == list(range(699, 599, -1))
    assert not world.processes[0]._ledgers


@pytest.fixture
def two_processes(monkeypatch: pytest.MonkeyPatch) -> list[throttling.Limiter]:
    """Two limiters that wait for Redis on a busy machine."""
    monkeypatch.setattr(throttling, "TIMEOUT", 30)
    return [throttling.Limiter(settings.REDIS_URL) for _ in range(2)]


def test_sixteen_threads_of_two_processes_get_the_burst_and_no_more(two_processes):
    """By real clocks. What one has reserved at the end, the other gets once it is given back."""
    name = uuid4().hex

    def allowed(number: int) -> bool:
        state = two_processes[number % 2].spend(name, PLENTIFUL)
        assert state is not None, "Redis did not answer"
        return state.allowed

    with ThreadPoolExecutor(16) as pool:
        total = sum(pool.map(allowed, range(PLENTIFUL.burst)))
        assert PLENTIFUL.burst - 4 * MOST <= total <= PLENTIFUL.burst
        time.sleep(LIFE)
        for limiter in two_processes:
            limiter.give_back()
        assert total + sum(pool.map(allowed, range(4 * MOST))) == PLENTIFUL.burst
