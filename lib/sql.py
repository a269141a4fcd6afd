"""Statements that PostgreSQL prepares once and runs many times (ADR 0006), and what each took.

Django binds parameters in the client and prepares nothing; the hot path comes here instead.
With `DB_PREPARE=off` the same statements run unprepared, for poolers that cannot carry them.
Beside them: advisory locks, and tables in partitions by time.
"""

import logging
import re
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar

import psycopg
from django.conf import settings
from django.core.exceptions import EmptyResultSet
from django.db import DEFAULT_DB_ALIAS, IntegrityError, connection, connections, transaction
from django.db.backends.signals import connection_created
from django.db.models import QuerySet
from django.db.models.expressions import Func
from django.db.models.fields import BigIntegerField, Field
from psycopg.types.array import ListBinaryDumper

from lib import tracing

T = TypeVar("T")
logger = logging.getLogger("database")
MAX_LOGGED = 500  # characters of a statement that are logged; its values never are
_WRITES = re.compile(r"\b(INSERT|UPDATE|DELETE)\b")
_PLACEHOLDER = re.compile(r"%\((\w+)\)([sb])|%%")
_NO_PARTITION = "23514"  # check_violation: of a partition's bounds, too

# Which database is read: `lib.database.replicas` sets it.
read_alias: ContextVar[str] = ContextVar("read_alias", default=DEFAULT_DB_ALIAS)


class TransactionIdField(Field):  # type: ignore[type-arg]
    """PostgreSQL's xid8: the number of the transaction that wrote the row (never wraps)."""

    def db_type(self, connection: object) -> str:
        return "xid8"


class CurrentTransaction(Func):
    """The writing transaction's own id: tells readers from where on rows may still be missing."""

    function = "pg_current_xact_id"
    output_field = TransactionIdField()


class IdSlot(Func):
    """The quarter of a second that an id was made in: its first five bytes, in the order of the ids."""

    template = "(substring(uuid_send(%(expressions)s) FROM 1 FOR 5)::bigint)"
    output_field = BigIntegerField()


def fetch_one(statement: str, params: Mapping[str, Any]) -> tuple[Any, ...] | None:
    """The first row, or None. Raises Django's database errors, as any cursor of Django's does.

    Values come in PostgreSQL's binary format, which is quicker to read. They are the same Python
    values as from the ORM, but jsonb has to be selected as `::text`.
    """
    rows = fetch_all(statement, params)
    return rows[0] if rows else None


def fetch_all(statement: str, params: Mapping[str, Any]) -> list[tuple[Any, ...]]:
    """Every row, as `fetch_one` would read it."""
    compiled = _compile(statement)
    values = [
        _of_one_type(value) if isinstance(value := params[name], list) else value
        for name in compiled.names
    ]
    for place in compiled.binary:
        if isinstance(values[place], list):
            values[place] = _BinaryList(values[place])
    with _database(statement) as database:
        cursor: psycopg.RawCursor[Any] = database.connection.raw
        with database.connection.scoped(writes=compiled.writes):
            cursor.execute(compiled.text, values, prepare=True, binary=True)
        return cursor.fetchall()


def fetch_values(rows: QuerySet[Any, Any]) -> list[tuple[Any, ...]]:
    """The tuples of a `values_list`, in binary as `fetch_one` reads: a third of the ORM's own time.

    Planned anew for its values, as the ORM's queries are: which index is best depends on them.
    """
    try:
        statement, params = rows.query.sql_with_params()
    except EmptyResultSet:  # the ORM knows already that nothing can be found
        return []
    with _database(statement) as database:
        cursor = psycopg.Cursor(database.connection)
        with database.connection.scoped():
            cursor.execute(statement, params, prepare=False, binary=True)
        return cursor.fetchall()


def read_cursor() -> Any:
    """A cursor of Django's on the database that is read now: a replica for the time of `reading_from`."""
    return connections[read_alias.get()].cursor()


@contextmanager
def _database(statement: str) -> Iterator[Any]:
    """The connection, ready; errors become Django's; query counts in tests see the statement."""
    database = connections[read_alias.get()]
    database.close_if_health_check_failed()
    database.ensure_connection()
    started = time.perf_counter()
    try:
        with database.wrap_database_errors:
            yield database
    finally:
        took = time.perf_counter() - started
        record_query(statement, took)
        if database.queries_logged:
            database.queries_log.append({"sql": statement, "time": f"{took:.3f}"})


class _BinaryList(list[Any]):
    """A list that is sent in PostgreSQL's binary format: marked by `b` in a placeholder."""


psycopg.adapters.register_dumper(_BinaryList, ListBinaryDumper)


class _Compiled(NamedTuple):
    """A statement with PostgreSQL's own placeholders, and the parameters in their order."""

    text: bytes
    names: tuple[str, ...]
    binary: tuple[int, ...]  # the places of those that are lists in binary
    writes: bool


@lru_cache(maxsize=256)
def _compile(statement: str) -> _Compiled:
    """psycopg would do it for each execution, where a statement has over 4,096 characters or 50 parameters."""
    names: dict[str, str] = {}

    def number(match: re.Match[str]) -> str:
        if match[1] is None:
            return "%"
        names.setdefault(match[1], match[2])
        return f"${list(names).index(match[1]) + 1}"

    text = _PLACEHOLDER.sub(number, statement).encode()
    binary = tuple(place for place, kind in enumerate(names.values()) if kind == "b")
    return _Compiled(text, tuple(names), binary, bool(_WRITES.search(statement)))


def _of_one_type(values: list[Any]) -> list[Any]:
    """The entries of an array: an integer among decimals as a decimal. Raises TypeError for any other mix.

    psycopg names no type for a mixed list, and the whole statement fails for one value.
    """
    kinds = set(map(type, values))
    if len(kinds) <= 1 or len(kinds := kinds - {type(None)}) <= 1:
        return values
    if kinds == {int, float}:
        return [value if value is None else float(value) for value in values]
    raise TypeError(f"an array of {' and '.join(sorted(kind.__name__ for kind in kinds))}")


class QueryStats:
    """Number and duration of the statements of one request."""

    __slots__ = ("count", "seconds")

    def __init__(self) -> None:
        self.count = 0
        self.seconds = 0.0


# Set for the time of a request; outside of one only slow statements are told.
current_stats: ContextVar[QueryStats | None] = ContextVar("statements", default=None)


def record_query(statement: str, seconds: float) -> None:
    """Count a statement that was executed, and add it to the trace; a slow one is logged."""
    tracing.record_statement(statement, seconds)
    statements = current_stats.get()
    if statements is not None:
        statements.count += 1
        statements.seconds += seconds
    if seconds * 1000 >= settings.SLOW_MS:
        said = {"duration_ms": round(seconds * 1000, 2), "statement": str(statement)[:MAX_LOGGED]}
        logger.warning("slow statement", extra=said)


def time_all_queries() -> None:
    """Time every statement that Django executes; this module records its own."""
    connection_created.connect(_install, dispatch_uid="lib.sql")


def _install(connection: Any, **_: object) -> None:
    if _timed not in connection.execute_wrappers:
        connection.execute_wrappers.append(_timed)


def _timed(execute: Callable[..., Any], sql: str, params: Any, many: Any, context: Any) -> Any:
    started = time.perf_counter()
    try:
        return execute(sql, params, many, context)
    finally:
        record_query(sql, time.perf_counter() - started)


def take_lock(number: int) -> None:
    """Wait for an advisory lock, which holds until the transaction ends.

    One process at a time does something for which there is no row to lock. Each number is used in one place only.
    """
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_advisory_xact_lock(%s)", [number])


def try_to_take_lock(number: int) -> bool:
    """Take an advisory lock, unless another transaction has it: whether it was taken."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_try_advisory_xact_lock(%s)", [number])
        return bool(cursor.fetchone()[0])


@dataclass(frozen=True)
class PartitionedTable:
    """A table in partitions by time, made ahead by a task and dropped when they are old (decision 0073).

    A function of the database, without arguments, knows what is kept.
    """

    keep_function: str

    def keep(self) -> None:
        """Make the partitions of the coming days, and drop those that are too old."""
        with transaction.atomic(), connection.cursor() as cursor:
            cursor.execute(f"SELECT {self.keep_function}()")

    def write(self, work: Callable[[], T]) -> T:
        """Do work that inserts rows, in a transaction; where there is no partition yet, make it first."""
        try:
            with transaction.atomic():
                return work()
        except IntegrityError as error:
            if getattr(error.__cause__, "sqlstate", "") != _NO_PARTITION:
                raise
        self.keep()  # the task that makes them has not run
        with transaction.atomic():
            return work()
