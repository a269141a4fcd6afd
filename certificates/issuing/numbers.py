"""Allot certificate numbers: taken from the database in blocks, handed out by the process.

No two requests wait for each other's numbers. Numbers that a process has left when it ends are never
used: gaps are normal (ADR 0016). Types with `numbering: "strict"` take theirs from the same counters
within the transaction that issues, one transaction after the other (ADR 0097).
"""

import os
import threading
from collections import OrderedDict
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from heapq import heappop, heappush
from typing import Any
from uuid import UUID

from django.db import connection
from django.db.backends.base.base import BaseDatabaseWrapper

from accounts.errors import NotConfirmed
from accounts.scopes import Mode
from certificates.types import operations as types
from certificates.types.settings import Series

LARGEST_BLOCK = 50
WIDEST_LOOK = 10_000  # numbers checked at once, where an issuer has used numbers of its own
MAX_SERIES = 1000  # that a process keeps blocks of

_TAKE = """
INSERT INTO certificates_numbercounter AS c (issuer_id, mode, series, next)
SELECT %(issuer_id)s, %(mode)s, %(series)s, 1 + %(size)s {condition}
ON CONFLICT (issuer_id, mode, series) DO UPDATE SET next = c.next + %(size)s
RETURNING next - %(size)s
"""
_TAKE_GUARDED = _TAKE.format(condition=f"WHERE EXISTS ({types.GUARD})")
_TAKE = _TAKE.format(condition="")
_USED = """
SELECT number FROM certificates_certificate
 WHERE issuer_id = %(issuer_id)s AND mode = %(mode)s AND number = ANY(%(numbers)s)
"""


@dataclass(slots=True)
class _Stock:
    """The numbers that a process has left of one series. Blocks grow with the demand, so that an issuer of
    one certificate a week skips no numbers."""

    numbers: list[tuple[int, str]] = field(default_factory=list)  # a heap: by length, then by value
    size: int = 0


class _SecondConnection:
    """A second connection of the process, for threads whose own is in a transaction. It is kept open.

    Opening a connection takes longer than issuing a certificate. A forked process does not use its
    parent's connection: the parent would get its answers.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._of_process: dict[int, BaseDatabaseWrapper] = {}

    @contextmanager
    def connection(self) -> Iterator[BaseDatabaseWrapper]:
        """The connection, for one thread at a time; reopened if it is broken or too old."""
        with self._lock:
            second = self._of_process.get(os.getpid()) or self._made()
            second.close_if_unusable_or_obsolete()
            try:
                yield second
            finally:
                second.close_if_unusable_or_obsolete()

    def _made(self) -> BaseDatabaseWrapper:
        second = connection.copy()
        second.settings_dict["CONN_HEALTH_CHECKS"] = True  # the server may have been started anew
        second.inc_thread_sharing()
        self._of_process[os.getpid()] = second
        return second

    def close(self) -> None:
        """Close the connection; the next use opens it again."""
        with self._lock:
            if second := self._of_process.pop(os.getpid(), None):
                second.close()

    def begin_anew(self) -> None:
        """Reset the lock in a forked process: it may have been held at the fork."""
        self._lock = threading.Lock()


_second_connection = _SecondConnection()
_stocks: "OrderedDict[tuple[UUID, Mode, str, int], _Stock]" = OrderedDict()
_lock = threading.Lock()


def next_numbers(
    *,
    issuer_id: UUID,
    mode: Mode,
    series: Series,
    count: int,
    guard: Mapping[str, Any] | None = None,
) -> list[str]:
    """Take numbers of the series that no certificate had when their block was taken: from one new block
    at most, unless some were used.

    With `guard`, the parameters of a type's as of an earlier request, raises NotConfirmed in the place of
    taking a block where the type is another one by now: it may number strictly, and would have a gap.
    """
    stock = _stock((issuer_id, mode, series.name, series.digits))
    numbers: list[str] = []
    while len(numbers) < count:
        with _lock:
            left = min(len(stock.numbers), count - len(numbers))
            numbers += [heappop(stock.numbers)[1] for _ in range(left)]
        if len(numbers) < count:
            owner = {"issuer_id": issuer_id, "mode": mode.value, "series": series.name}
            _refill(stock, series, owner, guard or {}, least=count - len(numbers))
    return numbers


def wait_for_turn(*, issuer_id: UUID, mode: Mode, series: Series) -> None:
    """Lock the counter of a series: nobody else takes a number of it until this transaction ends."""
    owner = {"issuer_id": issuer_id, "mode": mode.value, "series": series.name}
    _fetch(connection, _TAKE, owner | {"size": 0})


def next_in_order(*, issuer_id: UUID, mode: Mode, series: Series, count: int) -> list[str]:
    """Take the next numbers of a series within this transaction: if it is undone, they are the next again.

    Skipped are only numbers that certificates have.
    """
    owner = {"issuer_id": issuer_id, "mode": mode.value, "series": series.name}
    numbers: list[str] = []
    size = count
    while True:
        first = int(_fetch(connection, _TAKE, owner | {"size": size})[0][0])
        block = [series.number(sequence) for sequence in range(first, first + size)]
        numbers += _unused(owner | {"numbers": block})
        if len(numbers) >= count:
            if spare := block[block.index(numbers[count - 1]) + 1 :]:
                _fetch(connection, _TAKE, owner | {"size": -len(spare)})
            return numbers[:count]
        size = min(size * 2, WIDEST_LOOK)


def give_back(number: str, *, issuer_id: UUID, mode: Mode, series: Series | None) -> None:
    """Make a number free again: no certificate was issued with it."""
    assert series is not None  # whose number it is
    _add(_stock((issuer_id, mode, series.name, series.digits)), [number])


def _stock(key: tuple[UUID, Mode, str, int]) -> _Stock:
    with _lock:
        stock = _stocks.setdefault(key, _Stock())
        _stocks.move_to_end(key)
        if len(_stocks) > MAX_SERIES:
            _stocks.popitem(last=False)
        return stock


def _refill(
    stock: _Stock, series: Series, owner: dict[str, Any], guard: Mapping[str, Any], *, least: int
) -> None:
    """Take the next block, without numbers that the issuer has used itself."""
    stock.size = min(max(1, stock.size * 2), LARGEST_BLOCK)
    size = max(stock.size, least)
    while True:
        first = _take({**owner, **guard, "size": size})
        block = [series.number(sequence) for sequence in range(first, first + size)]
        free = _unused(owner | {"numbers": block})
        if free:
            _add(stock, free)
            return
        size = min(size * 2, WIDEST_LOOK)


def _add(stock: _Stock, numbers: Iterable[str]) -> None:
    with _lock:
        for number in numbers:
            heappush(stock.numbers, (len(number), number))


def _take(params: dict[str, Any]) -> int:
    """Take a block in a transaction of its own, so that no other request waits for this one, and a rollback
    does not hand out the same numbers again."""
    statement = _TAKE_GUARDED if "type_id" in params else _TAKE
    if not connection.in_atomic_block:
        rows = _fetch(connection, statement, params)
    else:
        with _second_connection.connection() as second:
            rows = _fetch(second, statement, params)
    if not rows:
        raise NotConfirmed
    return int(rows[0][0])


def _unused(params: dict[str, Any]) -> list[str]:
    used = {number for (number,) in _fetch(connection, _USED, params)}
    return [number for number in params["numbers"] if number not in used]


def _fetch(database: Any, statement: str, params: dict[str, Any]) -> list[tuple[Any, ...]]:
    with database.cursor() as cursor:
        cursor.execute(statement, params)
        rows: list[tuple[Any, ...]] = cursor.fetchall()
    return rows


def disconnect() -> None:
    """Close the second connection, as before a database is dropped."""
    _second_connection.close()


def _reset_after_fork() -> None:
    """Reset in a forked process: two processes must not share blocks or a connection."""
    _second_connection.begin_anew()
    global _lock  # noqa: PLW0603  (it may have been held when the process forked)
    _lock = threading.Lock()
    _stocks.clear()


os.register_at_fork(after_in_child=_reset_after_fork)
