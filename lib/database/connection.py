"""A connection whose waiting has an end, and whose writing is not done after it (ADR 0032)."""

import select
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from typing import Any, TypeVar

import psycopg
from psycopg import errors
from psycopg.abc import PQGen
from psycopg.pq import TransactionStatus
from psycopg.waiting import READY_NONE

from .scoped import ScopedConnection, ScopedCursor
from .server_health import PATIENCE, DatabaseSilent, ServerHealth, server_health

RV = TypeVar("RV")

PROMISE = 3.5  # seconds after which the server no longer does what it was sent
GIVE_UP = 4.0  # seconds after which nobody waits for it any more: later than that
LONGEST = (
    15.0  # seconds, of a statement on a server that answers others: beyond `statement_timeout`
)
INTERVAL = 0.1
WRITES = ("INSERT", "UPDATE", "DELETE", "MERGE")
# The last statement of what is one transaction: it undoes everything before it.
GUARD = "SELECT accounts_check_deadline('{until}')"


class Connection(ScopedConnection):
    """Raises DatabaseSilent, an OperationalError, where the server stays silent; it is closed then."""

    health: ServerHealth = server_health
    _promising = False

    def wait(self, gen: PQGen[RV], interval: float = INTERVAL, timeout: float | None = None) -> RV:
        """Wait for the server's answer. Raises DatabaseSilent after the deadline, which is longer for a commit."""
        if timeout is not None:
            return super().wait(gen, interval, timeout)
        if self.health.is_silent:
            self.health.refuse(self.conninfo)
        end = time.monotonic() + (GIVE_UP if self._promising else LONGEST)
        step = GIVE_UP if self._promising else PATIENCE
        while True:
            try:
                return super().wait(gen, interval, min(step, max(end - time.monotonic(), 0)))
            except errors._WaitTimeout:
                if time.monotonic() >= end:
                    self._give_up(gen, silent=self._promising)
                if self.health.check(self.conninfo):
                    self._give_up(gen, silent=True)
                gen = _resumed(gen)

    def commit(self) -> None:
        """Ends the transaction, if the server comes to it in time: else nothing of it is kept.

        Both in one message, so that no COMMIT waits in a buffer for a server that is stopped.
        """
        if self.pgconn.transaction_status != TransactionStatus.INTRANS:
            super().commit()
            return
        with self.promise() as until:
            psycopg.ClientCursor(self).execute(f"{GUARD.format(until=until)}; COMMIT")
        super().commit()  # nothing is left to be done

    @contextmanager
    def promise(self) -> Iterator[datetime]:
        """Until when, by the server's clock, what is sent within may be done. One statement."""
        until = self.server_time(time.monotonic() + PROMISE)
        self._promising = True
        try:
            yield until
        except errors.QueryCanceled:
            self._offset = None  # our idea of its clock may be wrong
            raise
        finally:
            self._promising = False

    def has_been_ended(self) -> bool:
        """Whether the server has said something unasked: that is how it says goodbye."""
        if self.closed:
            return True
        poll = select.poll()
        poll.register(self.pgconn.socket, select.POLLIN)
        return bool(poll.poll(0))

    @property
    def conninfo(self) -> str:
        """The connection string of the same server."""
        return psycopg.conninfo.make_conninfo(self.info.dsn, password=self.info.password)

    def _give_up(self, gen: PQGen[RV], *, silent: bool) -> None:
        """Closes the connection: the server undoes what was open on it, as soon as it sees that."""
        if silent:
            self.health.mark_silent()
        with suppress(Exception):
            gen.close()
        self.pgconn.finish()
        raise DatabaseSilent("the database has not answered in time")


def _resumed(gen: PQGen[RV]) -> PQGen[RV]:
    """The same generator for another `wait`, which begins with `next()`.

    A generator that is sending would take that for an answer: psycopg's compiled one raises TypeError.
    So it is told first that nothing is ready, and says again what it waits for.
    """
    try:
        state = gen.send(READY_NONE)
        while True:
            state = gen.send((yield state))
    except StopIteration as end:
        result: RV = end.value
        return result


class Cursor(ScopedCursor):
    """A statement that writes outside of a transaction is guarded as a COMMIT is."""

    def execute(self, query: Any, params: Any = None, **options: Any) -> Any:
        """The answer of the statement: the guard behind it is read by nobody."""
        connection = self.connection
        if not (is_writing(query) and connection.is_autocommitting()):
            return super().execute(query, params, **options)
        with connection.promise() as until:
            guarded = f"{query.rstrip().rstrip(';')}\n;{GUARD.format(until=until)}"
            return super().execute(guarded, params, **options)


def is_writing(query: Any) -> bool:
    """Whether the text of a statement begins like one that writes."""
    if not isinstance(query, str):
        return False
    start = query.lstrip()[:6].upper()
    if start.startswith("WITH"):
        return any(word in query.upper() for word in WRITES)
    return start.startswith(tuple(word[:6] for word in WRITES))
