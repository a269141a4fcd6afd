"""Partitions of days that have passed, and what there is of them."""

from datetime import UTC, date, datetime, timedelta

from django.db import connection

_EPOCH = date(1970, 1, 1)


def make_partition(table: str, *, width: int, days_ago: int) -> date:
    """Make the partition of `width` days that holds the day so long ago; the first of its days."""
    day = datetime.now(UTC).date() - timedelta(days=days_ago)
    first = day - timedelta(days=(day - _EPOCH).days % width)
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT accounts_first_id(%s), accounts_first_id(%s)",
            [first, first + timedelta(days=width)],
        )
        bounds = cursor.fetchone()
        cursor.execute(
            f"CREATE TABLE {table}_{first:%Y%m%d} PARTITION OF {table} FOR VALUES FROM (%s) TO (%s)",
            bounds,
        )
    return first


def partitions_of(table: str) -> set[date]:
    """The first days of the partitions that a table has."""
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT to_date(right(inhrelid::regclass::text, 8), 'YYYYMMDD') FROM pg_inherits"
            " WHERE inhparent = %s::regclass",
            [table],
        )
        return {first for (first,) in cursor.fetchall()}


def drop_partitions(table: str) -> None:
    """Drop all partitions, as if no task had ever made any."""
    with connection.cursor() as cursor:
        for first in partitions_of(table):
            cursor.execute(f"DROP TABLE {table}_{first:%Y%m%d}")
