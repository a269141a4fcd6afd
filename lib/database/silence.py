"""Whether the database server answers at all: found out once for a process, not by each of its threads.

A slow statement and a server that has stopped look the same to whoever waits. So after some seconds one
thread asks for a sign of life over a connection of its own. While there is none, nobody waits: every
request is refused at once, and one thread looks again every second.
"""

import logging
import threading
import time
from collections.abc import Callable

import psycopg

logger = logging.getLogger("database")

PATIENCE = 1.5  # seconds of waiting before a sign of life is asked for
PROBE_CONNECTS, PROBE_ANSWERS = 2, 1.0  # seconds
PAUSE = 1.0  # seconds between two looks at a server that is silent


class DatabaseSilent(psycopg.OperationalError):
    """The server has not answered in time. What was asked of it is not done later (`Connection.promise`)."""


class ServerHealth:
    """One per process."""

    def __init__(self) -> None:
        self._looking = threading.Lock()
        self.is_known = False
        self._next_look = 0.0
        self._heard = float("-inf")

    def refuse(self, conninfo: str) -> None:
        """Raises Unanswered while the server is known to be silent; looks again now and then."""
        if not self.is_known:
            return
        if time.monotonic() < self._next_look or not self._looking.acquire(blocking=False):
            raise DatabaseSilent("the database did not answer a moment ago")
        try:
            if not self._is_alive(conninfo):
                raise DatabaseSilent("the database still does not answer")
        finally:
            self._looking.release()

    def has_begun(self, conninfo: str) -> bool:
        """Asked by a thread that has waited for PATIENCE: False if the server answers others."""
        with self._looking:
            if self.is_known or time.monotonic() - self._heard < PATIENCE:
                return self.is_known
            return not self._is_alive(conninfo)

    def begin(self) -> None:
        """From now on nobody waits."""
        if not self.is_known:
            logger.error("the database does not answer: requests are refused until it does")
        self.is_known = True
        self._next_look = time.monotonic() + PAUSE

    def _is_alive(self, conninfo: str) -> bool:
        if answers(conninfo):
            if self.is_known:
                logger.warning("the database answers again")
            self.is_known = False
            self._heard = time.monotonic()
            return True
        self.begin()
        return False


class _Probe(psycopg.Connection[tuple[int]]):
    def wait(self, gen, interval=0.1, timeout=None):  # type: ignore[no-untyped-def]
        return super().wait(gen, interval, PROBE_ANSWERS if timeout is None else timeout)


def answers(conninfo: str, *, probe: Callable[..., "_Probe"] = _Probe.connect) -> bool:
    """Whether the server says anything to a newcomer, be it that there is no room for one."""
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


server_health = ServerHealth()
