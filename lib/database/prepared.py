"""Runs statements that the server has prepared, by libpq itself (docs/design/issuing.md).

A cursor of psycopg's costs as much as a short query takes, and its pipelines wait four times. So a cursor
runs a statement for the first time on a connection, and this module from then on.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from psycopg import abc, errors, generators
from psycopg.adapt import PyFormat, Transformer
from psycopg.pq import ExecStatus, Format, TransactionStatus
from psycopg.pq.abc import PGconn, PGresult

from .scoped import RawCursor, ScopedConnection
from .tenancy import Scope

Rows = list[tuple[Any, ...]]


class _Call(NamedTuple):
    """A statement by the name that psycopg has prepared it under, with its parameters."""

    name: bytes
    params: Sequence[Any]
    formats: Sequence[Format]

    def send(self, pgconn: PGconn) -> None:
        pgconn.send_query_prepared(
            self.name, self.params, param_formats=self.formats, result_format=Format.BINARY
        )


class PreparedStatements:
    """The prepared statements of one connection, as psycopg has registered them: a rollback drops all."""

    def __init__(self, connection: ScopedConnection) -> None:
        self.cursor = RawCursor(connection)
        self._connection = connection
        self._converters: dict[bytes, abc.Transformer] = {}

    def is_of(self, connection: object) -> bool:
        """Whether these are the statements of that connection."""
        return self._connection is connection

    def run(self, text: bytes, values: Sequence[Any]) -> Rows:
        """The rows of a statement, under the scope of the context."""
        connection = self._connection
        scope = connection.scope_to_set()
        if self._is_ready():
            call = self._call(text, values)
            before = self._setting(scope) if call and scope else None
            if call and (before or scope is None):
                return connection.run(scope, self._work(text, call, before))
        self.cursor.execute(text, values, prepare=True, binary=True)
        return self.cursor.fetchall()

    def _is_ready(self) -> bool:
        """Whether nothing has to be sent before but the scope: no BEGIN, and none of psycopg's own."""
        connection = self._connection
        begins = (
            not connection.autocommit
            and connection.pgconn.transaction_status == TransactionStatus.IDLE
        )
        return not (begins or connection._pipeline or connection._prepared._to_flush)

    def _call(self, text: bytes, values: Sequence[Any]) -> _Call | None:
        """None if the statement is not prepared for parameters of these types."""
        converter = self._converters.get(text)
        if converter is None:
            converter = self._converters[text] = Transformer(self.cursor)
        params = converter.dump_sequence(values, [PyFormat.AUTO] * len(values))
        key, names = (text, converter.types or ()), self._connection._prepared._names
        if (name := names.get(key)) is None:
            return None
        names.move_to_end(key)  # what is used least is dropped first
        return _Call(name, params, converter.formats or ())

    def _setting(self, scope: Scope) -> _Call | None:
        text, params = self._connection.setting(scope, ("$1", "$2"))
        return self._call(text.encode(), params)

    def _work(self, text: bytes, call: _Call, before: _Call | None) -> Callable[[], Rows]:
        def work() -> Rows:
            connection, converter = self._connection, self._converters[text]
            with connection.lock:
                if before is None:
                    call.send(connection.pgconn)
                    results = connection.wait(generators.execute(connection.pgconn))
                else:
                    results = _both(connection, before, call)
            for result in results:
                if result.status not in (ExecStatus.TUPLES_OK, ExecStatus.COMMAND_OK):
                    raise errors.error_from_result(result)
            converter.set_pgresult(results[-1])
            rows = converter.load_rows(0, results[-1].ntuples, tuple)
            converter.set_pgresult(None)  # or it would be kept
            return rows

        return work


def _both(connection: ScopedConnection, first: _Call, second: _Call) -> list[PGresult]:
    """Send two statements in one message, as one transaction; their results."""
    pgconn = connection.pgconn
    pgconn.enter_pipeline_mode()
    try:
        first.send(pgconn)
        second.send(pgconn)
        pgconn.pipeline_sync()
        results = connection.wait(_until_sync(pgconn))
        pgconn.exit_pipeline_mode()
    except BaseException:
        pgconn.finish()  # an answer may be on its way, and would be taken for the next statement's
        raise
    return results


def _until_sync(pgconn: PGconn) -> abc.PQGen[list[PGresult]]:
    """The results of what was sent, up to the end of its transaction."""
    yield from generators.send(pgconn)
    results: list[PGresult] = []
    while True:
        result = yield from generators.fetch(pgconn)
        if result is None:  # the end of one statement
            continue
        if result.status == ExecStatus.PIPELINE_SYNC:
            return results
        results.append(result)
