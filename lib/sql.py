"""Statements that PostgreSQL prepares once and runs many times (ADR 0006).

Django binds parameters in the client and prepares nothing; the hot path comes here instead.
With `DB_PREPARE=off` the same statements run unprepared, for poolers that cannot carry them.
"""

import re
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, NamedTuple

import psycopg
from django.core.exceptions import EmptyResultSet
from django.db import connections
from django.db.models import QuerySet
from django.db.models.expressions import Func
from django.db.models.fields import BigIntegerField, Field
from psycopg.types.array import ListBinaryDumper

from lib import query_stats
from lib.database.routing import read_alias


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
        query_stats.record_query(statement, took)
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


_WRITES = re.compile(r"\b(INSERT|UPDATE|DELETE)\b")
_PLACEHOLDER = re.compile(r"%\((\w+)\)([sb])|%%")


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
