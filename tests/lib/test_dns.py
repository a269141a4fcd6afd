"""Slow name servers: saving an endpoint is refused within a second, and delays no other request."""

import socket
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from lib.net import destinations
from lib.net.destinations import MAX_OPEN, MAX_WAITING, Destinations, LookupTimeout, look_up_host


class SilentServer:
    """Every name is asked of a name server that never answers, until it is let go."""

    def __init__(self) -> None:
        self.count = 0
        self.asked = threading.Semaphore(0)
        self.let_go = threading.Event()

    def getaddrinfo(self, *_: Any, **__: Any) -> list[Any]:
        self.count += 1
        self.asked.release()
        self.let_go.wait()
        raise socket.gaierror


@pytest.fixture
def silent(monkeypatch: pytest.MonkeyPatch) -> Iterator[SilentServer]:
    server = SilentServer()
    monkeypatch.setattr(socket, "getaddrinfo", server.getaddrinfo)
    monkeypatch.setattr(destinations, "_open", threading.BoundedSemaphore(MAX_OPEN))
    monkeypatch.setattr(destinations, "DEADLINE", 0.05)
    yield server
    server.let_go.set()


def test_a_slow_name_is_given_up_while_its_server_is_still_silent(silent: SilentServer):
    with pytest.raises(LookupTimeout):
        Destinations().denied_address("slow.example")
    assert not silent.let_go.is_set()


def test_who_is_one_too_many_does_not_even_wait(silent: SilentServer, monkeypatch):
    monkeypatch.setattr(destinations, "DEADLINE", 60)
    with ThreadPoolExecutor(MAX_WAITING) as pool:
        waiting = [pool.submit(look_up_host, "slow.example") for _ in range(MAX_WAITING)]
        for _each in waiting:
            silent.asked.acquire()
        with pytest.raises(LookupTimeout):
            look_up_host("other.example")
        assert not any(each.done() for each in waiting)
        silent.let_go.set()
        assert [each.result() for each in waiting] == [[]] * MAX_WAITING


def test_look_ups_that_nobody_waits_for_do_not_add_up(silent: SilentServer):
    for _ in range(MAX_OPEN + 5):
        with pytest.raises(LookupTimeout):
            look_up_host("slow.example")
    assert silent.count == MAX_OPEN


def test_a_name_that_nobody_knows_has_no_addresses(monkeypatch: pytest.MonkeyPatch):
    def unknown(*_: Any, **__: Any) -> list[Any]:
        raise socket.gaierror

    monkeypatch.setattr(socket, "getaddrinfo", unknown)
    assert look_up_host("nobody.example") == []
