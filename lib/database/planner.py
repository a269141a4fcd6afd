"""Settings of PostgreSQL's planner for single statements."""

from collections.abc import Iterator
from contextlib import contextmanager

from django.db import connection


@contextmanager
def without_nested_loops() -> Iterator[None]:
    """Have the statements of the block join by hash or merge. To be called in a transaction.

    For two large sets: where the planner takes both for tiny, because statistics are older than the rows,
    it may read one of them again for each row of the other, which takes minutes for 100,000.
    """
    with connection.cursor() as cursor:
        cursor.execute("SET LOCAL enable_nestloop = off")
        yield
        cursor.execute("SET LOCAL enable_nestloop TO DEFAULT")
