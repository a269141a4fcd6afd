"""Whether a database server answers at all, probed once for all threads of a process.

A slow statement and a server that has stopped look the same to a thread that waits. So after some
seconds one thread asks for a sign of life over a connection of its own. While there is none, every
request is refused at once, and one thread probes again every second.
"""

import logging
import threading
import time
from collections.abc import Callable

import psycopg
from django.db import DEFAULT_DB_ALIAS

logger = logging.getLogger("database")

PATIENCE = 1.5  # seconds of waiting before a sign of life is asked for
PROBE_CONNECTS, PROBE_ANSWERS = 2, 1.0  # seconds
PAUSE = 1.0  # seconds between two probes of a server that is silent


class DatabaseSilent(psycopg.OperationalError):
    """The server has not answered in time. What was asked of it is not done later (`Connection.promise`)."""


class ServerHealth:
    """Whether the server was silent when it was last probed. One per process and server."""

    def __init__(self) -> None:
        self._probing = threading.Lock()
        self.is_silent = False
        self._next_probe = 0.0
        self._heard = float("-inf")

    def refuse(self, conninfo: str) -> None:
        """Raises DatabaseSilent while the server is silent; probes it again every PAUSE seconds."""
        if not self.is_silent:
            return
        if time.monotonic() < self._next_probe or not self._probing.acquire(blocking=False):
            raise DatabaseSilent("the database did not answer a moment ago")
        try:
            if not self._is_alive(conninfo):
                raise DatabaseSilent("the database still does not answer")
        finally:
            self._probing.release()

    def check(self, conninfo: str) -> bool:
        """Probe the server for a thread that has waited for PATIENCE. True if the server is silent."""
        with self._probing:
            if self.is_silent or time.monotonic() - self._heard < PATIENCE:
                return self.is_silent
            return not self._is_alive(conninfo)

    def mark_silent(self) -> None:
        """Refuse every request from now on, until the server answers."""
        if not self.is_silent:
            logger.error("the database does not answer: requests are refused until it does")
        self.is_silent = True
        self._next_probe = time.monotonic() + PAUSE

    def _is_alive(self, conninfo: str) -> bool:
        if answers(conninfo):
            if self.is_silent:
                logger.warning("the database answers again")
            self.is_silent = False
            self._heard = time.monotonic()
            return True
        self.mark_silent()
        return False


class _Probe(psycopg.Connection[tuple[int]]):
    def wait(self, gen, interval=0.1, timeout=None):  # type: ignore[no-untyped-def]
        return super().wait(gen, interval, PROBE_ANSWERS if timeout is None else timeout)


def answers(conninfo: str, *, probe: Callable[..., "_Probe"] = _Probe.connect) -> bool:
    """Whether the server answers a new connection, even if it refuses it for want of room."""
    try:
        connection = probe(conninfo, connect_timeout=PROBE_CONNECTS, autocommit=True)
    except psycopg.Error as error:
        return "FATAL" in str(error)
    try:
        connection.execute("SELECT 1", prepare=False)
    except (psycopg.Error, TimeoutError):
        return False
    finally:
        connection.close()
    return True


server_health = ServerHealth()  # the primary's
_replicas: dict[str, ServerHealth] = {}


def health_of(alias: str) -> ServerHealth:
    """The health of the server that this alias in DATABASES names."""
    return (
        server_health if alias == DEFAULT_DB_ALIAS else _replicas.setdefault(alias, ServerHealth())
    )
