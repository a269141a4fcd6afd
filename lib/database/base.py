"""The engine that DATABASES names: Django's own, with the scope of the context and an end to the web's waiting."""

import logging
import select
import time
from typing import Any

import psycopg
from django.conf import settings
from django.db.backends.postgresql.base import DatabaseWrapper as PostgresWrapper
from psycopg import IsolationLevel
from psycopg.pq import TransactionStatus

from .scoped import Connection, Cursor, ServerSideCursor

logger = logging.getLogger("database")

AT_REST = (TransactionStatus.IDLE, TransactionStatus.INTRANS)
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
