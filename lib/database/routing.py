"""Which database a read goes to: the primary, but for the time of `reading_from` a replica."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

from django.db import DEFAULT_DB_ALIAS

read_alias: ContextVar[str] = ContextVar("read_alias", default=DEFAULT_DB_ALIAS)


@contextmanager
def reading_from(alias: str) -> Iterator[None]:
    """Reads of the ORM and of `lib.sql` go there. Writes go to the primary, as ever."""
    token = read_alias.set(alias)
    try:
        yield
    finally:
        read_alias.reset(token)


class ReadRouter:
    """Django's router for the ORM (DATABASE_ROUTERS)."""

    def db_for_read(self, model: Any, **hints: Any) -> str:
        return read_alias.get()

    def db_for_write(self, model: Any, **hints: Any) -> str:
        return DEFAULT_DB_ALIAS

    def allow_relation(self, first: Any, second: Any, **hints: Any) -> bool:
        """Rows of a replica are rows of the primary."""
        return True

    def allow_migrate(self, db: str, app_label: str, **hints: Any) -> bool:
        """A replica takes its tables from the primary."""
        return db == DEFAULT_DB_ALIAS
