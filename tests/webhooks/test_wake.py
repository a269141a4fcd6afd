"""The wake: never in the request, at most five times a second, nothing where nobody listens."""

import os
import threading
import time

import pytest
from django.db import transaction

from tests.factories.webhooks import make_endpoint, make_event
from webhooks.outbox.wake import Waker, _waker


class Publisher:
    """Counts, and takes as long as it is told to."""

    def __init__(self, seconds: float = 0.0, error: Exception | None = None) -> None:
        self.times: list[float] = []
        self.seconds, self.error = seconds, error
        self.called = threading.Event()

    def __call__(self) -> None:
        self.times.append(time.monotonic())
        self.called.set()
        time.sleep(self.seconds)
        if self.error:
            raise self.error


def test_many_commits_are_one_wake():
    publisher = Publisher()
    waker = Waker(publisher)
    began = time.monotonic()
    while time.monotonic() - began < 0.7:
        waker.wake()
        time.sleep(0.001)
    assert 2 <= len(publisher.times) <= 5
    pauses = [b - a for a, b in zip(publisher.times, publisher.times[1:], strict=False)]
    assert min(pauses) >= 0.19


def test_nobody_waits_for_a_broker_that_is_away():
    publisher = Publisher(seconds=5)
    waker = Waker(publisher)
    began = time.monotonic()
    for _ in range(1000):
        waker.wake()
    assert time.monotonic() - began < 0.5


def test_an_error_is_no_end():
    publisher = Publisher(error=OSError("away"))
    waker = Waker(publisher)
    waker.wake()
    assert publisher.called.wait(2)
    publisher.called.clear()
    waker.wake()
    assert publisher.called.wait(2)


def test_the_thread_is_started_anew_after_a_fork():
    publisher = Publisher()
    waker = Waker(publisher)
    waker.wake()
    assert publisher.called.wait(2)
    publisher.called.clear()
    waker._pid = os.getpid() + 1  # as a child of a fork finds it
    waker.wake()
    assert publisher.called.wait(2)


@pytest.fixture
def woken(monkeypatch):
    """How often a commit has set the flag."""
    flags: list[bool] = []
    monkeypatch.setattr(_waker, "wake", lambda: flags.append(True))
    return flags


@pytest.mark.django_db(transaction=True)
def test_only_a_commit_that_owes_something_wakes(issuer, receiver, woken):
    make_event(issuer)
    assert woken == []  # nobody listens
    make_endpoint(issuer, receiver.url(), events=["certificate.*"])
    make_event(issuer, type="job.completed")
    assert woken == []  # not to this
    with transaction.atomic():
        make_event(issuer)
        assert woken == []  # not committed yet
    assert woken == [True]
