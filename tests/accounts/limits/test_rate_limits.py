"""The rate limit of a key: exact under concurrency, correct headers, no limit while Redis is away."""

import os
import socket
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from math import floor
from typing import Any
from uuid import uuid4

import pytest
import redis
from django.conf import settings
from hypothesis import given, settings as hypothesis_settings, strategies as st

from accounts.actors import Rate
from accounts.limits import throttling
from accounts.models import Plan
from tests.conftest import Api

SLOW = Rate(burst=50, per_minute=1)
NAME = f"limiter-{uuid4().hex}"  # of the limiter's connections
pytestmark = pytest.mark.django_db


def new_limiter() -> throttling.Limiter:
    """A limiter of its own, as another web process has."""
    return throttling.Limiter(f"{settings.REDIS_URL}?client_name={NAME}")


@pytest.fixture
def limiter() -> throttling.Limiter:
    return new_limiter()


@pytest.fixture(scope="module")
def other_connection() -> Iterator[redis.Redis]:
    """A client of the same Redis, to break the limiter's connection and to forget its script."""
    with redis.Redis.from_url(settings.REDIS_URL, decode_responses=True) as client:
        yield client


def own_addresses(client: redis.Redis) -> list[str]:
    """Where the limiters' connections come from."""
    return [each["addr"] for each in client.client_list() if each["name"] == NAME]


@pytest.fixture
def silent_redis():
    """A port that accepts connections and never says a word."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield f"redis://127.0.0.1:{server.getsockname()[1]}/0"


def count_asking(limiter: throttling.Limiter, patch: pytest.MonkeyPatch) -> list[Exception]:
    """The errors with which Redis was asked in vain, in a pause that does not end."""
    errors: list[Exception] = []
    ask = limiter._ask

    def counted(*arguments: Any) -> Any:
        try:
            return ask(*arguments)
        except redis.RedisError as error:
            errors.append(error)
            raise

    patch.setattr(throttling, "PAUSE", 3600.0)
    patch.setattr(limiter, "_ask", counted)
    return errors


def test_of_two_hundred_at_once_at_two_processes_exactly_the_burst_is_let_through(limiter):
    key_id, processes = uuid4().hex, [limiter, new_limiter()]
    with ThreadPoolExecutor(32) as pool:
        spent = list(pool.map(lambda n: processes[n % 2].spend(key_id, SLOW), range(200)))
    assert sorted(one.left for one in spent if one.allowed) == list(range(SLOW.burst))


def test_every_process_knows_how_many_are_left_of_a_busy_key(limiter):
    key_id, rate, processes = uuid4().hex, Rate(burst=200, per_minute=1), [limiter, new_limiter()]
    states = [processes[number // 20 % 2].spend(key_id, rate) for number in range(201)]
    assert [state.left for state in states] == [*range(199, -1, -1), 0]
    assert [state.allowed for state in states] == [True] * 200 + [False]


@hypothesis_settings(max_examples=60, deadline=None)
@given(
    rate=st.builds(
        Rate, burst=st.integers(1, 200), per_minute=st.sampled_from([1, 60, 1200, 60_000])
    ),
    pauses=st.lists(st.sampled_from([0, 0, 0, 1, 50, 700, 3000, 61_000]), min_size=5, max_size=60),
)
def test_a_key_gets_what_a_bucket_that_drains_at_its_rate_has_room_for(
    other_connection, rate: Rate, pauses: list[int]
):
    """The script by a clock of the test, in milliseconds: no window lets more through, none fewer."""
    ask = other_connection.register_script(
        throttling.GCRA.replace("redis.call('TIME')", "{ARGV[3], ARGV[4]}")
        .replace("'EX', ", "'EX', 100 + ")  # a key that outlives a pause of the machine
    )  # fmt: skip
    name, now, level = f"rate:{uuid4().hex}", 1_700_000_000_000, 0.0
    per_millisecond = rate.per_minute / 60_000
    for pause in pauses:
        now, level = now + pause, max(level - pause * per_millisecond, 0.0)
        clock = [now // 1000, now % 1000 * 1000]
        allowed, left, _, _ = ask(
            keys=[name], args=[60 / rate.per_minute, rate.burst, *clock]
        ).split()
        assert (allowed == "1") == (level + 1 <= rate.burst + 1e-3)
        level += allowed == "1"
        assert floor(rate.burst - level - 1e-3) <= int(left) <= rate.burst - level + 1e-3


def test_one_more_is_let_through_after_the_interval(limiter):
    key_id, rate = uuid4().hex, Rate(burst=1, per_minute=600)
    assert limiter.spend(key_id, rate).allowed
    refused = limiter.spend(key_id, rate)
    assert not refused.allowed
    assert 0 < refused.retry_after <= 0.1
    time.sleep(refused.retry_after + 0.01)
    assert limiter.spend(key_id, rate).allowed


def test_a_refused_request_costs_nothing(limiter):
    key_id = uuid4().hex
    waits = [limiter.spend(key_id, Rate(burst=1, per_minute=1)).retry_after for _ in range(5)]
    assert max(waits) <= 60


def test_every_response_has_the_limits_headers(api: Api, key, request_body):
    Plan.objects.update(rate_burst=2, rate_per_minute=1)
    first = api.post("certificates/issue", request_body())
    assert first.headers["RateLimit-Policy"] == '"key";q=2;w=120'
    assert first.headers["RateLimit"] == '"key";r=1;t=60'
    refused = api.post("certificates/issue", {})  # refusals count, and say so too
    assert refused.status_code == 400
    assert refused.headers["RateLimit"].startswith('"key";r=0;')


def test_too_many_are_429_with_retry_after(api: Api, key):
    Plan.objects.update(rate_burst=1, rate_per_minute=1)
    assert api.get("account").status_code == 200
    refused = api.get("account")
    assert refused.status_code == 429
    assert refused.json()["code"] == "rate_limited"
    assert 1 <= int(refused.headers["Retry-After"]) <= 60
    assert refused.json()["retryAfter"] == int(refused.headers["Retry-After"])


def test_without_redis_requests_pass_after_one_attempt(monkeypatch):
    limiter = throttling.Limiter("redis://127.0.0.1:1/0")
    asked = count_asking(limiter, monkeypatch)
    assert [limiter.spend(uuid4().hex, SLOW) for _ in range(1000)] == [None] * 1000
    assert [type(error) for error in asked] == [redis.ConnectionError]


def test_redis_silent_costs_one_timeout_and_then_nothing(silent_redis, monkeypatch):
    monkeypatch.setattr(throttling, "TIMEOUT", 0.05)
    limiter = throttling.Limiter(silent_redis)
    asked = count_asking(limiter, monkeypatch)
    assert [limiter.spend(uuid4().hex, SLOW) for _ in range(1000)] == [None] * 1000
    assert [type(error) for error in asked] == [redis.TimeoutError]


def _tokens_left(limiter: throttling.Limiter, key_id: str) -> int:
    """Spends one token and returns how many are left; fails where Redis was not asked."""
    state = limiter.spend(key_id, SLOW)
    assert state is not None, "Redis did not answer within the limiter's TIMEOUT"
    return state.left


def test_a_thread_keeps_one_connection_and_closes_it_at_its_end(limiter, other_connection):
    key_id, before = uuid4().hex, set(own_addresses(other_connection))
    found = []
    with ThreadPoolExecutor(1) as thread:
        for spent in range(1, 4):
            assert thread.submit(_tokens_left, limiter, key_id).result() == SLOW.burst - spent
            found.append(set(own_addresses(other_connection)) - before)
    assert found == [found[0]] * 3
    assert len(found[0]) == 1
    end = time.monotonic() + 5
    while found[0] & set(own_addresses(other_connection)):  # Redis notices a moment later
        assert time.monotonic() < end
        time.sleep(0.01)


def test_a_forked_process_reads_no_reply_of_its_parent():
    key_id = uuid4().hex
    assert _tokens_left(throttling.limiter(), key_id) == SLOW.burst - 1
    child = os.fork()
    if not child:
        counted = [throttling.limiter().spend(key_id, SLOW) for _ in range(10)]
        os._exit(0 if all(counted) else 1)
    counted = [throttling.limiter().spend(uuid4().hex, SLOW) for _ in range(200)]
    assert {state and state.left for state in counted} == {SLOW.burst - 1}
    assert os.waitpid(child, 0)[1] == 0
    assert _tokens_left(throttling.limiter(), key_id) == SLOW.burst - 12


@pytest.mark.parametrize("fault", ["connection closed", "script forgotten"])
def test_a_request_is_counted_after_redis_was_restarted(limiter, other_connection, fault):
    key_id = uuid4().hex
    assert _tokens_left(limiter, key_id) == SLOW.burst - 1
    if fault == "script forgotten":
        other_connection.script_flush()
    else:
        for address in own_addresses(other_connection):
            other_connection.client_kill(address)
    assert _tokens_left(limiter, key_id) == SLOW.burst - 2


def test_a_late_answer_is_not_read_by_the_next_request(other_connection, monkeypatch):
    """A connection that timed out is closed: its answer belongs to no later request."""
    monkeypatch.setattr(throttling, "PAUSE", 0.0)
    monkeypatch.setattr(throttling, "TIMEOUT", 0.05)
    limiter, key_id = new_limiter(), uuid4().hex
    _tokens_left(limiter, key_id)
    other_connection.execute_command("CLIENT", "PAUSE", "1000", "ALL")
    assert limiter.spend(key_id, SLOW) is None
    other_connection.ping()  # is answered when the pause is over
    later = (limiter.spend(uuid4().hex, SLOW) for _ in range(100))
    assert next(state.left for state in later if state) == SLOW.burst - 1
