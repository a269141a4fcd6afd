"""Count and time the SQL statements of a request; log slow ones."""

import logging
import time
from collections.abc import Callable
from contextvars import ContextVar
from typing import Any

from django.conf import settings
from django.db.backends.signals import connection_created

from lib import tracing

logger = logging.getLogger("database")
MAX_LOGGED = 500  # characters of a statement that are logged; its values never are


class QueryStats:
    """Number and duration of the statements of one request."""

    __slots__ = ("count", "seconds")

    def __init__(self) -> None:
        self.count = 0
        self.seconds = 0.0


# Set for the time of a request; outside of one only slow statements are told.
current: ContextVar[QueryStats | None] = ContextVar("statements", default=None)


def record_query(statement: str, seconds: float) -> None:
    """Count a statement that was executed, and add it to the trace; a slow one is logged."""
    tracing.record_statement(statement, seconds)
    statements = current.get()
    if statements is not None:
        statements.count += 1
        statements.seconds += seconds
    if seconds * 1000 >= settings.SLOW_MS:
        said = {"duration_ms": round(seconds * 1000, 2), "statement": str(statement)[:MAX_LOGGED]}
        logger.warning("slow statement", extra=said)


def time_all_queries() -> None:
    """Time every statement that Django executes; `lib.sql` records its own."""
    connection_created.connect(_install, dispatch_uid="lib.query_stats")


def _install(connection: Any, **_: object) -> None:
    if _timed not in connection.execute_wrappers:
        connection.execute_wrappers.append(_timed)


def _timed(execute: Callable[..., Any], sql: str, params: Any, many: Any, context: Any) -> Any:
    started = time.perf_counter()
    try:
        return execute(sql, params, many, context)
    finally:
        record_query(sql, time.perf_counter() - started)
