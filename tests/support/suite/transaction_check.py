"""Fails code that needs a transaction and has only the test's.

A test that runs inside a transaction cannot see that its subject has forgotten to begin one: an audit
entry would not be written with its change, and a lock would be gone with the statement that took it.
"""

import re
from functools import lru_cache
from typing import Any

import pytest
from django.db import connection
from django.db.backends.utils import CursorWrapper
from psycopg.pq import TransactionStatus

from lib import sql

# What holds a row or a name until the transaction ends, and what belongs to a change beside it.
# `FOR UPDATE` within a statement that writes is another matter: it does both at once.
_RELIES = re.compile(
    r"^\s*SELECT\b.*\b(FOR (NO KEY )?UPDATE|FOR (KEY )?SHARE|pg_advisory_xact_lock\w*)\b"
    r"|\bINSERT INTO \"?accounts_auditentry\b",
    re.DOTALL,
)
_EVENT = "INSERT INTO webhooks_event"
_ISSUED = "INSERT INTO certificates_certificate"  # in the same statement as its event


def check_transactions(patch: pytest.MonkeyPatch) -> None:
    """From now on such a statement fails outside of a transaction, in every test."""
    execute, database = CursorWrapper._execute, sql._database  # type: ignore[attr-defined]

    def executed(cursor: CursorWrapper, statement: Any, *args: Any) -> Any:
        if cursor.db.alias == connection.alias and _relies(str(statement)):
            _check(cursor.db, str(statement))
        return execute(cursor, statement, *args)

    def ready(statement: str) -> Any:
        if _relies(statement) or (_EVENT in statement and _ISSUED not in statement):
            _check(connection, statement)
        return database(statement)

    patch.setattr(CursorWrapper, "_execute", executed)
    patch.setattr(sql, "_database", ready)


@lru_cache(maxsize=4096)
def _relies(statement: str) -> bool:
    """Whether a statement needs a transaction around it; remembered, because most are executed often."""
    return _RELIES.search(statement) is not None


def _check(database: Any, statement: str) -> None:
    """That there is a transaction besides the one that a test is undone with."""
    blocks = database.atomic_blocks
    begun = any(not block._from_testcase for block in blocks)
    if not blocks:  # a test may have said BEGIN itself, or have the driver say it
        idle = database.connection.info.transaction_status == TransactionStatus.IDLE
        begun = not (idle and database.get_autocommit())
    assert begun, f"in no transaction: {statement}"
