"""Storage: issue many certificates through the product, and measure what each table takes for one."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from operator import sub

import psycopg

from bench.cost import Cost, checkpoint, spent
from bench.loads.client import Load, Result
from bench.rows.issuing import bulk
from bench.servers import Servers, Site

MOST = 2700.0  # bytes of one certificate
MOST_WAL = 3800.0
SECONDS = 10.0  # of one load
_SIZES = """
SELECT relname, pg_relation_size(relid), pg_indexes_size(relid),
       pg_total_relation_size(relid) - pg_relation_size(relid) - pg_indexes_size(relid)
  FROM pg_stat_user_tables
"""
Sizes = dict[str, tuple[int, int, int]]  # of each table: heap, indexes, the rest (TOAST, maps)


@dataclass(frozen=True, slots=True)
class Storage:
    """What so many certificates took."""

    issued: int
    errors: int
    cost: Cost
    tables: Sizes  # the growth

    @property
    def bytes(self) -> float:
        """Bytes of one certificate, all tables together."""
        return sum(map(sum, self.tables.values())) / max(self.issued, 1)

    @property
    def reached(self) -> bool:
        """Whether a certificate is small enough in the tables and in the log."""
        return self.bytes <= MOST and self.cost.wal / self.issued <= MOST_WAL and not self.errors

    def __str__(self) -> str:
        return "\n".join(self._lines())

    def _lines(self) -> Iterator[str]:
        verdict = "ok" if self.reached else "MISSED"
        yield (
            f"{self.issued} certificates issued in bulk: {self.bytes:.0f} bytes of each (target: at"
            f" most {MOST:.0f}), write-ahead log {self.cost.wal / self.issued:.0f} (at most"
            f" {MOST_WAL:.0f}), {self.errors} errors: {verdict}"
        )
        largest = sorted(self.tables.items(), key=lambda each: -sum(each[1]))
        for table, sizes in largest:
            heap, indexes, rest = (size / self.issued for size in sizes)
            if heap + indexes + rest >= 1:
                yield f"  {table:40} heap {heap:6.0f}  indexes {indexes:6.0f}  TOAST {rest:5.0f}"


def measure_storage(servers: Servers, certificates: int, send: Callable[[Load], Result]) -> Storage:
    """Issue in bulk until there are so many certificates more."""
    server = servers.of(Site.PRODUCTION)
    load = bulk(server)
    checkpoint(servers)
    before, spent_before = _sizes(server.database), spent(servers, server)
    issued = errors = 0
    while issued < certificates:
        result = send(replace(load, warm_up=0, seconds=SECONDS))
        issued += (result.answers - sum(result.errors.values())) * load.units
        errors += sum(result.errors.values())
    cost = spent(servers, server) - spent_before
    after = _sizes(server.database)
    none = 0, 0, 0  # of a partition that was made meanwhile
    growth = {}
    for table, sizes in after.items():
        heap, indexes, rest = map(sub, sizes, before.get(table, none))
        growth[table] = heap, indexes, rest
    return Storage(issued, errors, cost, growth)


def _sizes(database: str) -> Sizes:
    with psycopg.connect(database, autocommit=True) as connection:
        return {row[0]: (row[1], row[2], row[3]) for row in connection.execute(_SIZES)}
