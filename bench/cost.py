"""Cost of a load: CPU time of the servers, and bytes of write-ahead log."""

from dataclasses import dataclass

import psutil
import psycopg

from bench.servers import Server, Servers

# All tables of the service with their indexes and TOAST.
_STORED = "SELECT coalesce(sum(pg_total_relation_size(relid)), 0)::bigint FROM pg_stat_user_tables"


@dataclass(frozen=True, slots=True)
class Cost:
    """Seconds of CPU and bytes of write-ahead log."""

    web: float = 0.0
    postgres: float = 0.0
    redis: float = 0.0
    wal: float = 0.0

    def __sub__(self, other: "Cost") -> "Cost":
        return Cost(
            self.web - other.web,
            self.postgres - other.postgres,
            self.redis - other.redis,
            self.wal - other.wal,
        )


def spent(servers: Servers, server: Server) -> Cost:
    """Everything spent since the servers were started."""
    return Cost(
        web=_cpu(server.pid),
        postgres=_cpu(servers.postgres.pid),
        redis=_cpu(servers.redis.pid),
        wal=_number(servers.postgres.url, "SELECT pg_current_wal_insert_lsn() - '0/0'::pg_lsn"),
    )


def stored_bytes(server: Server) -> float:
    """The size of all tables of the server's database."""
    return _number(server.database, _STORED)


def checkpoint(servers: Servers) -> None:
    """Begin a row with a checkpoint: each row's log holds the page images that follow one."""
    with psycopg.connect(servers.postgres.url, autocommit=True) as connection:
        connection.execute("CHECKPOINT")


def vacuum(server: Server) -> None:
    """Do what autovacuum would do about the rows before, so that it does not fall on this one."""
    with psycopg.connect(server.database, autocommit=True) as connection:
        connection.execute("VACUUM (ANALYZE, SKIP_LOCKED)")


def _cpu(pid: int | None) -> float:
    """User and system seconds of a process and its children, also of those that have ended."""
    if pid is None:
        return 0.0
    process = psutil.Process(pid)
    while True:
        try:
            family = (process, *process.children(recursive=True))
            return sum(sum(each.cpu_times()[:4]) for each in family)
        except psutil.NoSuchProcess:  # one has just ended, and its time is its parent's now
            process = psutil.Process(pid)


def _number(database: str, query: str) -> float:
    with psycopg.connect(database, autocommit=True) as connection:
        row = connection.execute(query).fetchone()
    assert row is not None
    return float(row[0])
