"""Two concurrent transactions, each with its own connection."""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from django.db import connection, connections, transaction

PATIENCE = 10.0  # seconds


def run_while_locked(
    first: Callable[[], Any], second: Callable[[], Any], then: Callable[[], Any] = bool
) -> Any:
    """What the second one comes to, who has begun while the first one was not yet done.

    `then`: what the first one goes on with, once the second one waits.
    """

    def act() -> Any:
        try:
            return second()
        finally:
            connections.close_all()

    with ThreadPoolExecutor(1) as pool:
        with transaction.atomic():
            first()
            answer = pool.submit(act)
            _until_somebody_waits()
            then()
        return answer.result(timeout=PATIENCE)


def _until_somebody_waits() -> None:
    """Returns once another connection waits for a lock of this one."""
    deadline = time.monotonic() + PATIENCE
    with connection.cursor() as cursor:
        while time.monotonic() < deadline:
            cursor.execute("SELECT count(*) FROM pg_locks WHERE NOT granted")
            if cursor.fetchone() != (0,):
                return
            time.sleep(0.02)
    raise AssertionError("nobody waits")


def in_another_thread(act: Callable[[], Any]) -> Any:
    """What `act` returns, done over a connection of its own."""

    def run() -> Any:
        try:
            return act()
        finally:
            connections.close_all()

    with ThreadPoolExecutor(1) as pool:
        return pool.submit(run).result(timeout=PATIENCE)
