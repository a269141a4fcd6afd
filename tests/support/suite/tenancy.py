"""Requests of the in-process client begin as those of the web do, and leave the test's own scope alone."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache
from typing import Any

import pytest
from django.apps import apps
from django.test.client import ClientHandler

from accounts.models import Issuer
from certificates.models import UnloggedChange
from lib import sql
from lib.database import tenancy
from lib.database.tenancy import WEB

NOBODY = tenancy.Scope(WEB)
_begun: ContextVar[bool] = ContextVar("begun", default=False)


def begin_requests_as_web(patch: pytest.MonkeyPatch) -> None:
    """From now on, for each request of `django.test.Client`."""
    handle = ClientHandler.__call__

    def handle_as_web(self: ClientHandler, environ: Any) -> Any:
        with as_process():
            return handle(self, environ)

    patch.setattr(ClientHandler, "__call__", handle_as_web)
    # Tests that import the server's module are no process of the service: fixtures see and write all.
    patch.setattr(tenancy, "_of_process", tenancy.LOGIN)
    patch.setattr(tenancy, "begin_process", bool)


@contextmanager
def as_process() -> Iterator[None]:
    """As in a process of the service: nothing of an issuer is read before it is said whose rows are meant.

    The database would show none, and nobody would notice.
    """
    token = _begun.set(True)
    try:
        with tenancy.as_web():
            yield
    finally:
        _begun.reset(token)


def refuse_statements_of_nobody(patch: pytest.MonkeyPatch) -> None:
    """From now on such a statement fails, in each request of every test."""
    record_query = sql.record_query

    def checked(statement: str, seconds: float) -> None:
        if _begun.get() and tenancy.current() == NOBODY and (table := _protected(str(statement))):
            raise AssertionError(f"{table} is read for no issuer: {statement}")
        record_query(statement, seconds)

    patch.setattr(sql, "record_query", checked)


@lru_cache(maxsize=4096)
def _protected(statement: str) -> str | None:
    """A table in it that row-level security protects."""
    return next((name for name in re.findall(r"\w+", statement) if name in _tables()), None)


@cache
def _tables() -> frozenset[str]:
    named = {
        model._meta.db_table
        for model in apps.get_models()
        if any(field.attname == "issuer_id" for field in model._meta.concrete_fields)
    }
    return frozenset(named | {Issuer._meta.db_table, UnloggedChange._meta.db_table})
