"""The engine that DATABASES names: Django's own, with the scope of the context and an end to the web's waiting.

Connection and cursors say, in each transaction, whose rows it may see (docs/design/tenancy.md). `role` and
`app.issuer` are set until the transaction ends, before its first statement and again where the scope of the
context has become another: within the message of the ORM's text, and in one pipeline with a prepared statement.
Nothing stays on the connection.

In the web, waiting has an end (DB_WAIT), and what was given up is not done later (ADR 0102). No setting does that
for a server that is stopped: its kernel goes on taking what is sent, so `tcp_user_timeout` finds nothing missing,
and `statement_timeout` is the stopped server's own. libpq or psycopg with a limit for an answer would let `wait`
go; nothing but the server's clock can tell a statement in its buffer that it comes too late.
"""

import logging
import select
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from datetime import UTC, datetime
from functools import cached_property, lru_cache
from typing import Any, TypeVar

import psycopg
from django.conf import settings
from django.db.backends.postgresql.base import (
    Cursor as DjangoCursor,
    DatabaseWrapper as PostgresWrapper,
    ServerSideCursor as DjangoServerSideCursor,
)
from psycopg import IsolationLevel
from psycopg.abc import PQGen
from psycopg.pq import TransactionStatus

from . import tenancy
from .tenancy import LOGIN, WHOEVER, Scope

RV = TypeVar("RV")
logger = logging.getLogger("database")

AT_REST = (TransactionStatus.IDLE, TransactionStatus.INTRANS)
# Seconds after it was sent in which the server must begin with a transaction of the web. Once it has begun,
# `statement_timeout` ends it: both together are no longer than DB_WAIT.
BEGIN_WITHIN = 2.0
PAUSE = 1.0  # seconds until a server that did not answer is tried again
_try_again: dict[str, float] = {}  # by alias, for all threads: when a silent server is tried again


class DatabaseWrapper(PostgresWrapper):
    """Workers, beat and commands wait for as long as it takes: they have no client that gives up."""

    def get_connection_params(self) -> dict[str, Any]:
        """With our cursor."""
        return super().get_connection_params() | {"cursor_factory": Cursor}

    def get_new_connection(self, conn_params: dict[str, Any]) -> Any:
        """Connect; in the web, while a server is silent, one thread tries and the others are refused at once.

        Else each request would hold its thread for as long as connecting may take, and soon all of them.
        """
        self.isolation_level = IsolationLevel.READ_COMMITTED
        if settings.DB_WAIT and (again := _try_again.get(self.alias)):
            if time.monotonic() < again:
                raise psycopg.OperationalError("the database did not answer a moment ago")
            _try_again[self.alias] = time.monotonic() + conn_params["connect_timeout"] + PAUSE
        try:
            connection = Connection.connect(**conn_params)
        except psycopg.OperationalError as error:
            if isinstance(error, psycopg.errors.ConnectionTimeout):
                self._note_silence()
            else:
                _try_again.pop(self.alias, None)  # it has answered
            raise
        if _try_again.pop(self.alias, None):
            logger.warning("the database answers again")
        connection.on_silence = self._note_silence
        return connection

    def create_cursor(self, name: str | None = None) -> Any:
        """One with a name is opened on the server, within a transaction.

        Outside of one it would stay with the server's session, which behind a pooler is another client's by
        then: all rows are read at once.
        """
        if not name or self.connection.autocommit:
            return super().create_cursor()
        return ServerSideCursor(self.connection, name=name, scrollable=False)

    def is_usable(self) -> bool:
        """Whether the connection is at rest, and the server has said nothing unasked: that is how it says goodbye.

        CONN_HEALTH_CHECKS asks this before a request's first statement. Django's own look is a round trip.
        """
        if self.connection is None or self.alias in _try_again:
            return False
        if self.connection.pgconn.transaction_status not in AT_REST:
            return False
        poll = select.poll()
        poll.register(self.connection.pgconn.socket, select.POLLIN)
        return not poll.poll(0)

    def _note_silence(self) -> None:
        if self.alias not in _try_again:
            logger.error("the database does not answer: requests are refused until it does")
        _try_again[self.alias] = time.monotonic() + PAUSE


class Connection(psycopg.Connection[Any]):
    """Sets the scope of the context. Raises OperationalError where the server stays silent; it is closed then."""

    on_silence: Callable[[], None] | None = None  # called where no answer has come
    _scope: Scope | None = None  # that the open transaction has set; WHOEVER: unknown
    _offset: float | None = None  # the server's clock minus our monotonic one, which never jumps

    @cached_property
    def raw(self) -> psycopg.RawCursor[Any]:
        """The cursor of all prepared statements: it keeps what it knows of types and parameters."""
        return psycopg.RawCursor(self)

    def wait(self, gen: PQGen[RV], interval: float = 0.1, timeout: float | None = None) -> RV:
        """Wait for the server's answer, in the web for DB_WAIT at most."""
        timeout = timeout or settings.DB_WAIT
        end = time.monotonic() + timeout if timeout else float("inf")
        try:
            return super().wait(gen, interval, timeout)
        except psycopg.OperationalError:
            self._offset = None  # a deadline was wrong if the server's clock has been set
            if time.monotonic() >= end:
                self.close()
                if self.on_silence:
                    self.on_silence()
            raise
        finally:
            status = self.pgconn.transaction_status
            if status == TransactionStatus.IDLE:
                self._scope = None
            elif status == TransactionStatus.INERROR:
                self._scope = (
                    WHOEVER  # the error is undone to a savepoint, and what was set since then
                )

    def server_time(self, moment: float) -> datetime:
        """The server's clock at a moment of our monotonic one. Rather early: it was read before the answer came."""
        if self._offset is None:
            cursor = psycopg.ClientCursor(self)
            row = cursor.execute("SELECT extract(epoch FROM clock_timestamp())").fetchone()
            assert row is not None
            self._offset = float(row[0]) - time.monotonic()
        return datetime.fromtimestamp(self._offset + moment, UTC)

    def clock_skew(self, *, anew: bool = False) -> float:
        """By how many seconds our clock is ahead of the server's; asks for its time once, or anew."""
        if anew:
            self._offset = None
        return time.time() - self.server_time(time.monotonic()).timestamp()

    @contextmanager
    def scoped(self, *, writes: bool = False) -> Iterator[None]:
        """Within this block a prepared or binary statement, in one message with the scope of the context.

        Its rows can be fetched after it. Outside of a transaction one that writes is checked at once:
        psycopg's pipeline is stuck where an error comes as late as its end.
        """
        scope = self.scope_to_set()
        if scope is None:
            yield
            return
        text, params = _setting(scope, "$1", "$2"), [scope.role or "none", scope.issuer]
        if settings.DB_WAIT:
            text, params = f"{text}, accounts_check_deadline($3)", [*params, self._deadline()]
        # Until it is known that the scope is set: what follows may fail in psycopg.
        self.note(WHOEVER)
        with self.pipeline():
            self.raw.execute(text, params, prepare=True)
            if writes and self.autocommit:
                self.raw.execute("SET CONSTRAINTS ALL IMMEDIATE", prepare=True)
            yield
        self.note(scope)

    @contextmanager
    def in_transaction(self) -> Iterator[None]:
        """Within this block a transaction under the scope of the context, for what is no single statement."""
        is_idle = self.pgconn.transaction_status == TransactionStatus.IDLE
        with self.transaction() if self.autocommit and is_idle else nullcontext():
            if (scope := self.scope_to_set()) is not None:
                psycopg.ClientCursor(self).execute(self.setting(scope))
                self.note(scope)
            yield

    def scope_to_set(self) -> Scope | None:
        """The scope of the context, if the open transaction does not have it."""
        wanted = tenancy.current()
        if wanted is WHOEVER or self.pgconn.transaction_status == TransactionStatus.INERROR:
            return None  # an aborted transaction takes nothing but its end
        return None if wanted == (self._scope or LOGIN) else wanted

    def setting(self, scope: Scope) -> str:
        """The statement that sets a scope until the transaction ends, without parameters."""
        text = _setting_text(scope)
        if settings.DB_WAIT:
            text += f", accounts_check_deadline('{self._deadline()}')"
        return text

    def note(self, scope: Scope) -> None:
        """Remember what was set, for as long as the transaction is open; WHOEVER: unknown."""
        if self.pgconn.transaction_status == TransactionStatus.INTRANS:
            self._scope = scope

    def _deadline(self) -> str:
        return self.server_time(time.monotonic() + BEGIN_WITHIN).isoformat()


def _setting(scope: Scope, role: str, issuer: str) -> str:
    """The statement that sets a scope, with these as role and issuer: literals or placeholders."""
    if scope.found_by:
        issuer = f"COALESCE({scope.found_by}({issuer}::uuid)::text, '')"
    return f"SELECT set_config('role', {role}, true), set_config('app.issuer', {issuer}, true)"


@lru_cache(maxsize=1024)
def _setting_text(scope: Scope) -> str:
    return _setting(scope, psycopg.sql.quote(scope.role or "none"), psycopg.sql.quote(scope.issuer))


_DjangoCursor: Any = DjangoCursor  # its stubs do not say that it is one of psycopg's
_DjangoServerSideCursor: Any = DjangoServerSideCursor


class Cursor(_DjangoCursor):
    """Django's own, which binds parameters in the client: several statements can be one message."""

    def execute(self, query: Any, params: Any = None, **options: Any) -> Any:
        """Run the statement under the scope of the context."""
        connection: Connection = self.connection
        text: str = query if isinstance(query, str) else query.as_string(connection)
        scope = connection.scope_to_set()
        if scope is None or text.startswith("SET TRANSACTION"):  # which has to be the first
            super().execute(text, params, **options)
        else:
            super().execute(f"{connection.setting(scope)};\n{text}", params, **options)
            self.nextset()
            connection.note(scope)
        if text.startswith("ROLLBACK"):  # to a savepoint: what was set since then is undone
            connection.note(WHOEVER)
        return self

    def executemany(self, *args: Any, **options: Any) -> None:
        """Run the statement for each of its parameters."""
        with self.connection.in_transaction():
            super().executemany(*args, **options)

    @contextmanager
    def copy(self, *args: Any, **options: Any) -> Iterator[Any]:
        """Within this block a COPY."""
        with self.connection.in_transaction(), super().copy(*args, **options) as copy:
            yield copy

    def stream(self, *args: Any, **options: Any) -> Iterator[Any]:
        """Run the statement and read row by row."""
        with self.connection.in_transaction():
            yield from super().stream(*args, **options)


class ServerSideCursor(_DjangoServerSideCursor):
    """What `iterator()` reads in pieces. Policies look at the setting again for each row that is fetched."""

    def execute(self, *args: Any, **options: Any) -> Any:
        """Declare it."""
        with self.connection.in_transaction():
            return super().execute(*args, **options)

    def fetchmany(self, *args: Any, **options: Any) -> Any:
        """The next rows: other statements may have been run since the last ones."""
        with self.connection.in_transaction():
            return super().fetchmany(*args, **options)
