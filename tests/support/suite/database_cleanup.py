"""What a test has committed is removed again: rows, and not the files of every table and index.

Django's flush truncates all tables, most of them empty, and makes permissions and content types anew:
a third of a second for each of some hundreds of tests. Here these two stay, which no test changes.
"""

from functools import cache

import pytest
from django.contrib.auth.models import Permission
from django.contrib.contenttypes.models import ContentType
from django.db import connection
from django.test import TransactionTestCase

from lib.database import tenancy

KEPT_TABLES = {ContentType._meta.db_table, Permission._meta.db_table}


def delete_all_rows(_case: object = None) -> None:
    """Deletes every row of every model, past triggers and foreign keys (as flush does)."""
    emptied = emptied_tables()
    statements = [
        "BEGIN",
        "SET LOCAL session_replication_role = replica",
        # Whoever still writes, as a server that has answered already, has finished.
        f"LOCK TABLE {', '.join(emptied)} IN SHARE ROW EXCLUSIVE MODE",
        *(f"DELETE FROM {table}" for table in emptied),
        "COMMIT",
    ]
    with tenancy.afresh(), connection.cursor() as cursor:
        cursor.execute("; ".join(statements))


@cache
def emptied_tables() -> list[str]:
    """The tables of all models, for SQL: no test makes or drops one."""
    tables = connection.introspection.django_table_names(only_existing=True, include_views=False)
    return [f'"{table}"' for table in sorted({*tables} - KEPT_TABLES)]


def replace_flush(patch: pytest.MonkeyPatch) -> None:
    """From now on, whenever a test that commits has ended."""
    patch.setattr(TransactionTestCase, "_fixture_teardown", delete_all_rows)
