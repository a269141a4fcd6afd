"""The rate limit of a key: exact under concurrency, correct headers, no limit while Redis is away."""

import gc
import socket
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from uuid import uuid4

import pytest
import redis
from django.conf import settings

from accounts.api.foundation import throttling
from accounts.domain.actors import Rate
from accounts.models import Plan
from tests.conftest import Api
from tests.journeys.processes.load_clients import wait_for

SLOW = Rate(burst=50, per_minute=1)
pytestmark = pytest.mark.django_db


@pytest.fixture
def limiter() -> throttling.Limiter:
    return throttling.Limiter(settings.REDIS_URL)


@pytest.fixture
def silent_redis():
    """A port that accepts connections and never says a word."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield f"redis://127.0.0.1:{server.getsockname()[1]}/0"


def count_asking(limiter: throttling.Limiter, patch: pytest.MonkeyPatch) -> list[Exception]:
    """The errors with which Redis was asked in vain, in a pause that does not end."""
    errors: list[Exception] = []
    ask = limiter._gcra

    def counted(*arguments: Any) -> Any:
        try:
            return ask(*arguments)
        except redis.RedisError as error:
            errors.append(error)
            raise

    patch.setattr(throttling, "PAUSE", 3600.0)
    patch.setattr(limiter, "_gcra", counted)
    return errors


def test_two_hundred_at_once_against_fifty_let_exactly_fifty_through(limiter):
    key_id = uuid4().hex
    with ThreadPoolExecutor(32) as pool:
        spent = list(pool.map(lambda _: limiter.spend(key_id, SLOW), range(200)))
    assert sum(one.allowed for one in spent) == SLOW.burst


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
    assert limiter.let_through == 1000


def test_redis_silent_costs_one_timeout_and_then_nothing(silent_redis, monkeypatch):
    monkeypatch.setattr(throttling, "TIMEOUT", 0.05)
    limiter = throttling.Limiter(silent_redis)
    asked = count_asking(limiter, monkeypatch)
    assert [limiter.spend(uuid4().hex, SLOW) for _ in range(1000)] == [None] * 1000
    assert [type(error) for error in asked] == [redis.TimeoutError]


@pytest.fixture
def other_connection():
    """A client of the same Redis, to break the limiter's connection and to forget its script."""
    with redis.Redis.from_url(settings.REDIS_URL) as client:
        yield client


def _kill_connection(limiter: throttling.Limiter, client: redis.Redis) -> None:
    """Closes the limiter's socket from the side of Redis, as a restart does."""
    host, port = limiter._local.opened.connection._sock.getsockname()[:2]
    client.execute_command("CLIENT", "KILL", "ADDR", f"{host}:{port}")


def _tokens_left(limiter: throttling.Limiter, key_id: str) -> int:
    """Spends one token and returns how many are left; fails where Redis was not asked."""
    state = limiter.spend(key_id, SLOW)
    assert state is not None, "Redis did not answer within the limiter's TIMEOUT"
    return state.left


def test_requests_are_counted_over_one_connection_for_each_thread(
    limiter: throttling.Limiter,
):
    key_id = uuid4().hex
    assert _tokens_left(limiter, key_id) == SLOW.burst - 1
    connection = limiter._local.opened.connection
    assert _tokens_left(limiter, key_id) == SLOW.burst - 2
    assert limiter._local.opened.connection is connection
    with ThreadPoolExecutor(1) as pool:
        other = pool.submit(
            lambda: (_tokens_left(limiter, key_id), limiter._local.opened.connection)
        )
    left, other_thread = other.result()
    assert left == SLOW.burst - 3
    assert other_thread is not connection


def test_a_connection_ends_with_its_thread(limiter, other_connection):
    def spend() -> str:
        _tokens_left(limiter, uuid4().hex)
        host, port = limiter._local.opened.connection._sock.getsockname()[:2]
        return f"{host}:{port}"

    def is_open(address: str) -> bool:
        return any(each["addr"] == address for each in other_connection.client_list())

    gc.disable()
    try:
        with ThreadPoolExecutor(1) as pool:
            address = pool.submit(spend).result()
            assert is_open(address)
        assert wait_for(lambda: not is_open(address), 10)
    finally:
        gc.enable()


def test_a_request_is_counted_after_redis_closed_the_connection(limiter, other_connection):
    key_id = uuid4().hex
    assert limiter.spend(key_id, SLOW).left == SLOW.burst - 1
    _kill_connection(limiter, other_connection)
    assert limiter.spend(key_id, SLOW).left == SLOW.burst - 2
    assert limiter.let_through == 0


def test_a_request_is_counted_after_redis_has_forgotten_the_script(limiter, other_connection):
    key_id = uuid4().hex
    assert limiter.spend(key_id, SLOW).left == SLOW.burst - 1
    other_connection.script_flush()
    assert limiter.spend(key_id, SLOW).left == SLOW.burst - 2
    assert limiter.let_through == 0


def test_a_late_answer_is_not_read_by_the_next_request(limiter, other_connection, monkeypatch):
    """A connection that timed out is closed: its answer belongs to no later request."""
    monkeypatch.setattr(throttling, "PAUSE", 0.0)
    key_id, other_id = uuid4().hex, uuid4().hex
    assert limiter.spend(key_id, SLOW).left == SLOW.burst - 1
    limiter._local.opened.connection._sock.settimeout(0.05)
    other_connection.execute_command("CLIENT", "PAUSE", "1000", "ALL")
    assert limiter.spend(key_id, SLOW) is None
    other_connection.ping()  # is answered when the pause is over
    assert limiter.spend(other_id, SLOW).left == SLOW.burst - 1


def test_a_process_has_one_limiter():
    found: list[throttling.Limiter] = []
    threads = [
        threading.Thread(target=lambda: found.append(throttling.limiter())) for _ in range(8)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(set(map(id, found))) == 1
