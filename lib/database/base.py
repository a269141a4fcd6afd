"""The engine that DATABASES names: Django's own, and with DB_DEADLINES connections that do not wait for ever."""

from typing import Any

import psycopg
from django.conf import settings
from django.db.backends.postgresql.base import DatabaseWrapper as PostgresWrapper
from psycopg import IsolationLevel
from psycopg.conninfo import make_conninfo

from .connection import Connection, Cursor
from .scoped import ScopedConnection, ScopedCursor, ServerSideCursor
from .server_health import health_of


class DatabaseWrapper(PostgresWrapper):
    """Workers, beat and commands wait for as long as it takes: they have no client that gives up."""

    def get_connection_params(self) -> dict[str, Any]:
        """With our cursor."""
        params: dict[str, Any] = super().get_connection_params()
        params["cursor_factory"] = Cursor if settings.DB_DEADLINES else ScopedCursor
        return params

    def get_new_connection(self, conn_params: dict[str, Any]) -> Any:
        """Raises at once while the server is silent; a server that lets nobody in is taken for that."""
        self.isolation_level = IsolationLevel.READ_COMMITTED
        if not settings.DB_DEADLINES:
            return ScopedConnection.connect(**conn_params)
        health = health_of(self.alias)
        if health.is_silent:
            health.refuse(_conninfo(conn_params))
        try:
            connection = Connection.connect(**conn_params)
        except psycopg.errors.ConnectionTimeout:
            health.mark_silent()
            raise
        connection.health = health
        return connection

    def create_cursor(self, name: str | None = None) -> Any:
        """One with a name is opened on the server.

        Outside of a transaction it stays with the server's session, which behind a pooler is another
        client's by then: there all rows are read at once.
        """
        hold: bool = self.connection.autocommit
        if not name or (hold and not self.connection.keeps_settings):
            return super().create_cursor()
        return ServerSideCursor(self.connection, name=name, scrollable=False, withhold=hold)

    def close_if_unusable_or_obsolete(self) -> None:
        """Between two requests: also a connection that the server has ended meanwhile.

        Else each thread's next request would find that out, and be answered 503.
        """
        known = self.connection
        if isinstance(known, Connection) and not self.in_atomic_block and known.has_been_ended():
            self.close()
        super().close_if_unusable_or_obsolete()


def _conninfo(params: dict[str, Any]) -> str:
    own = {"cursor_factory", "context", "prepare_threshold"}  # psycopg's, not libpq's
    return make_conninfo("", **{name: value for name, value in params.items() if name not in own})
