"""Advisory locks of PostgreSQL: one process at a time does something for which there is no row to lock.

Both hold until the transaction ends. Each number is used in one place only.
"""

from django.db import connection


def take(number: int) -> None:
    """Wait for the lock."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_advisory_xact_lock(%s)", [number])


def try_to_take(number: int) -> bool:
    """Take the lock, unless another transaction has it: whether it was taken."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_try_advisory_xact_lock(%s)", [number])
        return bool(cursor.fetchone()[0])
