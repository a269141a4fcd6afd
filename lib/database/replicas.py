"""Reading from replicas, and as of when they answer (ADR 0074).

Workers write the primary's time into one row of the primary (`start_heartbeat`). A replica that shows this row
shows all that was committed before that time, whatever stands still: the primary, the workers or the
stream between the servers. It is read over the connection that is asked afterwards: what is asked there
is never older.
"""

import logging
import random
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta
from typing import Any, NamedTuple, TypeVar

from django.conf import settings
from django.db import (
    DEFAULT_DB_ALIAS,
    DatabaseError,
    Error,
    InterfaceError,
    OperationalError,
    connection,
    connections,
)

from lib import sql

from .tenancy import as_worker

T = TypeVar("T")

logger = logging.getLogger("heartbeat")

BEAT = 0.5  # seconds between two heartbeats
REREAD = 0.25  # seconds for which a connection keeps the row it has read
PATIENCE = 0.5  # seconds in which a fresh replica has to catch up
PAUSE = 0.005
_HEARTBEAT = "SELECT at FROM accounts_heartbeat"
# Its time is taken before the row is locked, so that it is never later than the commit.
_BEAT = """
INSERT INTO accounts_heartbeat AS known (at) VALUES (clock_timestamp())
    ON CONFLICT (one) DO UPDATE SET at = excluded.at WHERE known.at < excluded.at
"""
# Of all but counts that wait for no disk.
_COMMITTED = "SELECT pg_current_wal_flush_lsn()::text, clock_timestamp()"
_REPLAYED = "SELECT pg_last_wal_replay_lsn() >= %(position)s::text::pg_lsn"


class MissingOnReplicaError(Exception):
    """The replica does not have what was asked for: the primary may have it already."""


class Reading(NamedTuple):
    """Which server is read, and as of when."""

    alias: str = DEFAULT_DB_ALIAS
    at: datetime | None = None  # what was committed before is there; None: the primary itself
    is_confirmed: bool = True  # False: the primary does not answer

    @property
    def is_replica(self) -> bool:
        return self.at is not None

    @property
    def as_of(self) -> datetime | None:
        """As of when an answer is that cannot be confirmed; None for one that can be relied on."""
        return None if self.is_confirmed else self.at


class ReadRouter:
    """Django's router for the ORM (DATABASE_ROUTERS)."""

    def db_for_read(self, model: Any, **hints: Any) -> str:
        return sql.read_alias.get()

    def db_for_write(self, model: Any, **hints: Any) -> str:
        return DEFAULT_DB_ALIAS

    def allow_relation(self, first: Any, second: Any, **hints: Any) -> bool:
        """Rows of a replica are rows of the primary."""
        return True

    def allow_migrate(self, db: str, app_label: str, **hints: Any) -> bool:
        """A replica takes its tables from the primary."""
        return db == DEFAULT_DB_ALIAS


class ReplicaState(NamedTuple):
    """What a replica shows of the primary's time, and how long ago that was."""

    alias: str
    at: datetime | None  # None: it does not answer, or no worker has ever written
    age: float | None  # seconds


PRIMARY = Reading()
# The primary's clock minus our monotonic one, when it last answered.
_clock_ahead: float | None = None


@contextmanager
def reading_from(alias: str) -> Iterator[None]:
    """Reads of the ORM and of `lib.sql` go there. Writes go to the primary, as ever."""
    token = sql.read_alias.set(alias)
    try:
        yield
    finally:
        sql.read_alias.reset(token)


def read(work: Callable[[Reading], T], *, missing: type[Exception] = MissingOnReplicaError) -> T:
    """What `work` finds: on a fresh replica, else on the primary, else on a replica that is not too old.

    What a replica misses is looked up on the primary. Raises OperationalError where no server can tell.
    """
    if not settings.REPLICA_URLS:
        return work(PRIMARY)
    fresh = _fresh(_primary_time())
    if fresh is not None:
        with suppress(missing, OperationalError, InterfaceError):
            return _on(fresh, work)
    try:
        return work(PRIMARY)
    except (OperationalError, InterfaceError) as error:
        newest = _newest()
        if newest is None:
            raise
        try:
            return _on(newest, work)
        except missing:
            raise error from None  # it may have been added since


def read_current(work: Callable[[], T]) -> T:
    """What `work` finds on a replica that has all that was committed before; else on the primary.

    For exports: what was erased or revoked before they read does not come back in them.
    """
    alias = _caught_up() if settings.REPLICA_URLS else None
    if alias is not None:
        # Also for a statement that the replica cancels, since it stands in the way of what it replays.
        with suppress(OperationalError, InterfaceError), reading_from(alias):
            return work()
    return work()


def states() -> list[ReplicaState]:
    """Every replica, in the order of REPLICA_URLS."""
    now = _now()
    found = [(alias, _heartbeat(alias)) for alias in _aliases()]
    return [
        ReplicaState(alias, at, (now - at).total_seconds() if at else None) for alias, at in found
    ]


def age_header(as_of: datetime | None) -> dict[str, str]:
    """How many seconds ago the records of an answer were current (RFC 9111), unless they are now."""
    if as_of is None:
        return {}
    return {"Age": str(max(int((_now() - as_of).total_seconds()), 0))}


def can_answer() -> bool:
    """Whether a replica may be asked while the primary does not answer."""
    return _newest() is not None


def _on(reading: Reading, work: Callable[[Reading], T]) -> T:
    with reading_from(reading.alias):
        return work(reading)


def _aliases() -> list[str]:
    return [alias for alias in connections if alias != DEFAULT_DB_ALIAS]


def _fresh(now: datetime | None) -> Reading | None:
    """A replica that is fresh enough now, by the primary's clock; None while the primary does not answer."""
    if now is None:
        return None
    oldest = now - timedelta(seconds=settings.REPLICA_FRESH_SECONDS)
    aliases = _aliases()
    random.shuffle(aliases)
    for alias in aliases:
        at = _heartbeat(alias)
        if at is not None and at >= oldest:
            return Reading(alias, at)
    return None


def _caught_up() -> str | None:
    """A replica that has come to where the primary is now; None if none does so at once."""
    row = sql.fetch_one(_COMMITTED, {})
    assert row is not None
    position, now = row
    fresh = _fresh(now)
    if fresh is None:
        return None
    until = time.monotonic() + PATIENCE
    with suppress(DatabaseError, InterfaceError), reading_from(fresh.alias):
        while time.monotonic() < until:
            row = sql.fetch_one(_REPLAYED, {"position": position})
            if row and row[0]:
                return fresh.alias
            time.sleep(PAUSE)
    return None


def _newest() -> Reading | None:
    """The replica with the latest heartbeat, unless that is too long ago."""
    known = [state for state in states() if state.at is not None and state.age is not None]
    newest = min(known, key=lambda state: state.age or 0, default=None)
    if newest is None or (newest.age or 0) > settings.REPLICA_LIMIT_SECONDS:
        return None
    return Reading(newest.alias, newest.at, is_confirmed=False)


def _primary_time() -> datetime | None:
    """Now, by the primary's clock; None if it does not answer. Takes no statement where it is known."""
    global _clock_ahead  # noqa: PLW0603  (one per process)
    database = connections[DEFAULT_DB_ALIAS]
    try:
        database.close_if_health_check_failed()
        database.ensure_connection()
        before = time.monotonic()
        with database.wrap_database_errors:
            now: datetime = database.connection.server_time(before)
    except DatabaseError:
        return None
    _clock_ahead = now.timestamp() - before
    return now


def _now() -> datetime:
    """Now by the primary's clock as last heard, or by this machine's if it never was."""
    if _clock_ahead is None:
        return datetime.now(UTC)
    return datetime.fromtimestamp(time.monotonic() + _clock_ahead, UTC)


def _heartbeat(alias: str) -> datetime | None:
    """The primary's time as this replica shows it; None if it does not answer."""
    database: Any = connections[alias]
    try:
        database.ensure_connection()
        kept = getattr(database, "heartbeat", None)
        if kept and kept[0] is database.connection and time.monotonic() < kept[1]:
            return kept[2]  # type: ignore[no-any-return]
        with reading_from(alias):
            row = sql.fetch_one(_HEARTBEAT, {})
    except (DatabaseError, InterfaceError):
        with suppress(DatabaseError, InterfaceError):
            database.close_if_unusable_or_obsolete()
        return None
    at: datetime | None = row[0] if row else None
    database.heartbeat = (database.connection, time.monotonic() + REREAD, at)
    return at


def start_heartbeat() -> None:
    """Write the primary's time from now on, until the process ends, from a thread of its own.

    Several workers may do it.
    """
    threading.Thread(target=_beat, name="database-heartbeat", daemon=True).start()


@as_worker("the row is of no issuer, and not the web's to write")
def _beat() -> None:
    failing = False
    while True:
        try:
            with connection.cursor() as cursor:
                cursor.execute(_BEAT)
            failing = False
        except Error as error:
            if not failing:
                logger.warning("the heartbeat of the database cannot be written: %s", error)
            failing = True
            connection.close()
        time.sleep(BEAT)
