"""A pytest plugin (`-p tests.support.suite.leftover_rows`): fails the module whose tests leave committed rows.

Otherwise those fail that find them later, and nobody knows where they come from.
"""

from collections.abc import Iterator

import psycopg
import pytest
from django.db import connection


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Iterator[None]:
    yield
    is_last_of_module = nextitem is None or nextitem.path != item.path
    if is_last_of_module and (left := committed_issuers()):
        pytest.fail(f"{left} issuers are left by {item.nodeid}, or a test of its module before it")


def committed_issuers() -> int:
    """How many issuers there are: whatever a test makes belongs to one."""
    database = str(connection.settings_dict["NAME"])
    if not database.startswith("test_"):
        return 0  # no test of this process has asked for a database yet
    known = connection.get_connection_params()
    access = {name: known[name] for name in known.keys() & {"user", "password", "host", "port"}}
    with psycopg.connect(dbname=database, **access) as another:  # sees what is committed
        row = another.execute("SELECT count(*) FROM accounts_issuer").fetchone()
    return row[0] if row else 0
