"""Connection and cursors that set the scope of the context before each statement (docs/design/tenancy.md).

The ORM's statements, prepared ones (`prepared`) and those behind a pooler take it along, in their message
and their transaction; others find it set by a message before. No statement is ever run under the scope of
another one.
"""

import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, nullcontext
from datetime import UTC, datetime
from typing import Any, TypeVar

import psycopg
from django.db.backends.postgresql.base import Cursor as DjangoCursor
from django.db.backends.postgresql.base import ServerSideCursor as DjangoServerSideCursor
from psycopg.pq import TransactionStatus

from . import tenancy
from .tenancy import LOGIN, WHOEVER, Scope

T = TypeVar("T")

_SET_ISSUER = "SELECT set_config('app.issuer', {}, {})"
_SET_BOTH = "SELECT set_config('role', {}, {}), set_config('app.issuer', {}, {})"
_SCOPE_NAMES = ("scope_1", "scope_2")  # of its parameters, where those of a statement have names
_UNTIL = {True: "false", False: "true"}  # whether it is set until the transaction ends


class ScopedConnection(psycopg.Connection[Any]):
    """Knows the scope that is set on the server, or that it does not know it.

    A setting lasts as long as the session, where the session is ours alone. Through a pooler another
    client may have the server's session next: then it lasts for the transaction.
    """

    _offset: float | None = None  # the server's clock minus our monotonic one, which never jumps

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._begun_as = tenancy.of_login(self.pgconn.user.decode())
        self._applied: Scope | None = self._begun_as  # None: unknown
        self._keeps: bool | None = None
        self._setter: psycopg.RawCursor[Any] | None = None

    def server_time(self, moment: float) -> datetime:
        """The server's clock at a moment of our monotonic one. Rather early: it was read before the answer came."""
        if self._offset is None:
            row = self.execute("SELECT extract(epoch FROM clock_timestamp())", prepare=False)
            found = row.fetchone()
            assert found is not None
            self._offset = float(found[0]) - time.monotonic()
        return datetime.fromtimestamp(self._offset + moment, UTC)

    def clock_skew(self, *, anew: bool = False) -> float:
        """By how many seconds our clock is ahead of the server's; asks for its time once, or anew."""
        if anew:
            self._offset = None
        return time.time() - self.server_time(time.monotonic()).timestamp()

    def scope_to_set(self) -> Scope | None:
        """The scope of the context, if the server does not have it."""
        wanted = tenancy.current()
        if wanted is WHOEVER or self.pgconn.transaction_status == TransactionStatus.INERROR:
            return None  # an aborted transaction takes nothing but its end
        if wanted is LOGIN:
            if self._applied is None and self._keeps is False and self.is_autocommitting():
                return None  # of a pooler's session, which nothing of ours outlives
            wanted = self._begun_as
        elif self._keeps is None and not self.keeps_settings:
            self._applied = None  # another client may have left something there
        if wanted == self._applied and (wanted is self._applied or not wanted.found_by):
            return None
        return wanted

    @property
    def keeps_settings(self) -> bool:
        """Whether a session of the server is ours until we close it: whoever greeted us also answers."""
        if self._keeps is None:
            cursor = psycopg.ClientCursor(self)
            row = cursor.execute("SELECT pg_backend_pid()").fetchone()
            self._keeps = row is not None and row[0] == self.pgconn.backend_pid
        return self._keeps

    def setting(self, scope: Scope, placeholders: Iterable[str]) -> tuple[str, list[str]]:
        """The statement that sets a scope, and its parameters."""
        places, until = iter(placeholders), _UNTIL[self.keeps_settings]
        found = f"COALESCE({scope.found_by}({{}}::uuid)::text, '')" if scope.found_by else "{}"
        if self._applied is not None and self._applied.role == scope.role:
            return _SET_ISSUER.format(found.format(next(places)), until), [scope.issuer]
        role = scope.role or "none"
        text = _SET_BOTH.format(next(places), until, found.format(next(places)), until)
        return text, [role, scope.issuer]

    def run(self, scope: Scope | None, work: Callable[[], T]) -> T:
        """Do what sets this scope along with a statement; afterwards it is known what is set."""
        try:
            result = work()
        except BaseException:
            self.forget_scope()
            raise
        if scope is not None:
            self._applied = scope
        self._notice_end()
        return result

    def run_after_setting(self, scope: Scope, work: Callable[[], T]) -> T:
        """Set the scope, then run a binary statement, or one that is to be prepared.

        Behind a pooler in one pipeline, which is one transaction. Else in a message of its own: a round
        trip more, and a fifth of a millisecond of CPU less than psycopg's pipeline takes.
        """
        text, params = self.setting(scope, ("$1", "$2"))
        if self._setter is None:
            self._setter = psycopg.RawCursor(self)
        setter = self._setter

        def both() -> T:
            with nullcontext() if self.keeps_settings else self.pipeline():
                setter.execute(text, params, prepare=True)
                return work()

        return self.run(scope, both)

    @contextmanager
    def with_scope(self) -> Iterator[None]:
        """Within this block the scope is set, for what is no single statement: a transaction behind a pooler."""
        if self.keeps_settings or not self.is_autocommitting():
            self.apply_scope()
            yield
            return
        with self.transaction():
            self.apply_scope()
            yield

    def apply_scope(self) -> None:
        """Set the scope by itself."""
        scope = self.scope_to_set()
        if scope is None:
            return
        assert self.keeps_settings or not self.is_autocommitting(), "it would be gone at once"
        text, params = self.setting(scope, ("%s", "%s"))
        cursor = psycopg.ClientCursor(self)
        self.run(scope, lambda: cursor.execute(text, params))

    def is_autocommitting(self) -> bool:
        """Whether a statement that is sent now is a transaction of its own."""
        return self.autocommit and self.pgconn.transaction_status == TransactionStatus.IDLE

    def _notice_end(self) -> None:
        """Behind a pooler what was set ends with its transaction.

        The next one may find a session of the server in which another client left something.
        """
        if self._keeps is False and self.pgconn.transaction_status == TransactionStatus.IDLE:
            self._applied = None

    @contextmanager
    def transaction(self, *args: Any, **options: Any) -> Iterator[psycopg.Transaction]:
        """Within this block a transaction, or a savepoint."""
        try:
            with super().transaction(*args, **options) as transaction:
                yield transaction
        except BaseException:
            self.forget_scope()
            raise
        finally:
            self._notice_end()

    def forget_scope(self) -> None:
        """What was set may have been undone: by an error, or by a rollback."""
        if self._keeps is not None:  # else nothing was ever set
            self._applied = None

    def commit(self) -> None:
        """Ends the transaction."""
        if self.pgconn.transaction_status == TransactionStatus.INERROR:
            self.forget_scope()  # the server makes a rollback of it
        super().commit()
        self._notice_end()

    def rollback(self) -> None:
        """Ends the transaction, and what was set in it."""
        super().rollback()
        self.forget_scope()


class Scoped:
    """Mixed into cursors whose statements are prepared or binary."""

    connection: Any

    def execute(self, query: Any, params: Any = None, **options: Any) -> Any:
        """Run the statement under the scope of the context."""
        connection: ScopedConnection = self.connection
        scope, execute = connection.scope_to_set(), super().execute  # type: ignore[misc]
        if scope is None:
            return connection.run(None, lambda: execute(query, params, **options))
        return connection.run_after_setting(scope, lambda: execute(query, params, **options))


class RawCursor(Scoped, psycopg.RawCursor[Any]):
    """PostgreSQL's own placeholders."""


class BinaryCursor(Scoped, psycopg.Cursor[Any]):
    """Parameters are bound by the server."""


def _with_setting(connection: ScopedConnection, scope: Scope, params: Any) -> tuple[str, Any]:
    """The statement that sets a scope, and its parameters with those of the statement behind it."""
    if isinstance(params, Mapping):
        text, values = connection.setting(scope, [f"%({name})s" for name in _SCOPE_NAMES])
        return text, {**params, **dict(zip(_SCOPE_NAMES, values, strict=False))}
    text, values = connection.setting(scope, ("%s", "%s"))
    return text, [*values, *(params or ())]


def _takes_prefix(scope: Scope, query: Any, params: Any) -> bool:
    """Whether another statement can go before this one. Who works as the login may VACUUM, which cannot."""
    return (
        bool(scope.role)
        and isinstance(query, str)
        and isinstance(params, list | tuple | Mapping | None)
    )


_DjangoCursor: Any = DjangoCursor  # its stubs do not say that it is one of psycopg's
_DjangoServerSideCursor: Any = DjangoServerSideCursor


class ScopedCursor(_DjangoCursor):
    """Django's own, which binds parameters in the client: several statements can be one message."""

    def execute(self, query: Any, params: Any = None, **options: Any) -> Any:
        """Run the statement under the scope of the context."""
        connection: ScopedConnection = self.connection
        scope, execute = connection.scope_to_set(), super().execute
        if isinstance(query, str) and query.startswith("SET TRANSACTION"):
            scope = None  # it reads no row, and nothing may go before it
        if scope is not None and not _takes_prefix(scope, query, params):
            with connection.with_scope():
                return self.execute(query, params, **options)
        if scope is None:
            connection.run(None, lambda: execute(query, params, **options))
        else:
            following = query if params is not None else query.replace("%", "%%")
            text, both = _with_setting(connection, scope, params)
            connection.run(scope, lambda: execute(f"{text};\n{following}", both, **options))
            self.nextset()
        if isinstance(query, str) and query.startswith("ROLLBACK"):  # to a savepoint
            connection.forget_scope()
        return self

    def executemany(self, *args: Any, **options: Any) -> None:
        """Run the statement for each of its parameters."""
        with self.connection.with_scope():
            super().executemany(*args, **options)

    @contextmanager
    def copy(self, *args: Any, **options: Any) -> Iterator[Any]:
        """Within this block a COPY."""
        with self.connection.with_scope(), super().copy(*args, **options) as copy:
            yield copy

    def stream(self, *args: Any, **options: Any) -> Iterator[Any]:
        """Run the statement and read row by row."""
        with self.connection.with_scope():
            yield from super().stream(*args, **options)


class ServerSideCursor(_DjangoServerSideCursor):
    """What `iterator()` reads in pieces. Policies look at the setting again for each row that is fetched."""

    def execute(self, *args: Any, **options: Any) -> Any:
        """Declare it."""
        self.connection.apply_scope()
        return super().execute(*args, **options)

    def fetchmany(self, *args: Any, **options: Any) -> Any:
        """The next rows: other statements may have been run since the last ones."""
        self.connection.apply_scope()
        return super().fetchmany(*args, **options)
