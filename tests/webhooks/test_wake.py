"""Waking couriers: never in the request, at most five times a second."""

import itertools
import os
import threading
import time
from collections.abc import Iterator

import pytest
import redis
from celery import current_app
from django.db import transaction

from tests.factories.webhooks import make_endpoint, make_event
from tests.support.suite.servers import own_redis
from webhooks.outbox import ERRORS, TaskPublisher, Waker, _waker

PATIENCE = 30  # seconds


class Publisher:
    """Counts; each publication lasts until the test lets it end."""

    def __init__(self, *, held: bool = False, error: Exception | None = None) -> None:
        self.times: list[float] = []
        self.error = error
        self.called = threading.Event()
        self.may_end = threading.Semaphore(0 if held else 1000)

    def __call__(self) -> None:
        self.times.append(time.monotonic())
        self.called.set()
        self.may_end.acquire()
        if self.error:
            raise self.error

    def await_call(self) -> None:
        """Until there was one more."""
        assert self.called.wait(PATIENCE)
        self.called.clear()


def test_many_commits_are_one_wake():
    publisher = Publisher(held=True)
    waker = Waker(publisher)
    waker.wake()
    publisher.await_call()
    for _ in range(1000):
        waker.wake()
    publisher.may_end.release()
    publisher.await_call()
    publisher.may_end.release(10)
    waker.wake()
    publisher.await_call()
    assert len(publisher.times) == 3
    pauses = [b - a for a, b in itertools.pairwise(publisher.times)]
    assert min(pauses) >= 0.19


def test_nobody_waits_for_a_broker_that_is_away():
    publisher = Publisher(held=True)
    waker = Waker(publisher)
    for _ in range(1000):
        waker.wake()  # returns, although nothing was published and nothing will be
    publisher.await_call()
    assert len(publisher.times) == 1


def test_an_error_is_no_end():
    publisher = Publisher(error=OSError("away"))
    waker = Waker(publisher)
    waker.wake()
    publisher.await_call()
    waker.wake()
    publisher.await_call()


def test_the_thread_is_started_anew_after_a_fork():
    publisher = Publisher()
    waker = Waker(publisher)
    waker.wake()
    publisher.await_call()
    waker._pid = os.getpid() + 1  # as a child of a fork finds it
    waker.wake()
    publisher.await_call()


@pytest.fixture
def broker(monkeypatch) -> Iterator[redis.Redis]:
    """A client of Celery's broker, a server of its own."""
    with own_redis() as server, redis.Redis.from_url(server.url) as client:
        monkeypatch.setattr(current_app.conf, "broker_url", server.url)
        yield client


def others(client: redis.Redis) -> set[str]:
    """The ids of all other connections."""
    return {each["id"] for each in client.client_list()} - {str(client.client_id())}


def test_a_publisher_keeps_its_connections(broker):
    publish = TaskPublisher()
    publish()
    first = others(broker)
    broker.delete("webhooks")
    publish()
    assert others(broker) == first
    assert broker.llen("webhooks") == 1


def test_a_publisher_opens_a_connection_that_was_ended(broker):
    publish = TaskPublisher()
    publish()
    first = others(broker)
    for each in first:
        broker.client_kill_filter(_id=each)
    broker.delete("webhooks")
    publish()
    assert broker.llen("webhooks") == 1
    assert others(broker)
    assert not others(broker) & first


def test_a_publisher_says_that_the_broker_is_away(monkeypatch):
    publish = TaskPublisher()
    with own_redis() as server:
        monkeypatch.setattr(current_app.conf, "broker_url", server.url)
        publish()
        server.kill()
        with pytest.raises(ERRORS):
            publish()


@pytest.fixture
def wake_calls(monkeypatch):
    """How often a commit has set the flag."""
    flags: list[bool] = []
    monkeypatch.setattr(_waker, "wake", lambda: flags.append(True))
    return flags


@pytest.mark.django_db(transaction=True)
def test_only_a_commit_that_owes_something_wakes(issuer, receiver, wake_calls):
    make_event(issuer)
    assert wake_calls == []  # nobody listens
    make_endpoint(issuer, receiver.url(), events=["certificate.*"])
    make_event(issuer, type="job.completed")
    assert wake_calls == []  # not to this
    with transaction.atomic():
        make_event(issuer)
        assert wake_calls == []  # not committed yet
    assert wake_calls == [True]
