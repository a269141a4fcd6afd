"""Query plans that depend on schema and query only.

What PostgreSQL chooses among several ways depends on statistics drawn by chance, on what a vacuum
could clear while others had transactions open, and on what earlier tests left in the files.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from django.db import connection, transaction

HIDE_OTHER_INDEXES = """
UPDATE pg_index SET indisvalid = false
 WHERE indrelid = (SELECT indrelid FROM pg_index WHERE indexrelid = %(index)s::regclass)
   AND indexrelid <> %(index)s::regclass
"""
SAMPLED = 300  # rows that ANALYZE draws for each unit of the statistics target


@contextmanager
def only_index(name: str, *, bitmap: bool = True) -> Iterator[None]:
    """Closes every other way to this index's table: its other indexes and reading it whole.

    With `bitmap=False` an index that holds all the columns of a query is read as an index alone,
    and any other as an index with its table, whatever has been vacuumed.
    """
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute("SET LOCAL enable_seqscan = off; SET LOCAL enable_sort = off")
        if not bitmap:
            cursor.execute("SET LOCAL enable_bitmapscan = off")
        cursor.execute(HIDE_OTHER_INDEXES, {"index": name})
        yield
        transaction.set_rollback(True)


def truncate_tables(*tables: str) -> None:
    """Empties tables, and those that refer to them, for this transaction: no dead row is left over."""
    with connection.cursor() as cursor:
        cursor.execute(f"TRUNCATE {', '.join(tables)} CASCADE")


def analyze_every_row(*tables: str) -> None:
    """Statistics made of all rows instead of a random part; no other ANALYZE until the test's end."""
    with connection.cursor() as cursor:
        for table in tables:
            cursor.execute(f"SELECT count(*) FROM {table}")
            (rows,) = cursor.fetchone()
            target = min(10_000, max(100, -(-rows // SAMPLED)))
            cursor.execute(f"SET LOCAL default_statistics_target = {target}")
            cursor.execute(f"ANALYZE {table}")
        cursor.execute("SET LOCAL default_statistics_target = DEFAULT")
