"""The first page of the back office reads along indexes, for an issuer and for the operator."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from accounts.models import User
from certificates.models import Certificate
from tests.certificates.search.test_list_plans import nodes
from tests.support.back_office import client_of
from tests.support.sign_in import OFFICE

# Tables that hold a few rows whatever the service is used for.
SMALL = {"accounts_plan", "django_content_type", "django_migrations"}


@pytest.fixture(params=["owner", "operator"])
def browser(request: Any, certificate: Certificate) -> Client:
    """A browser of an issuer's owner, and of an operator of the platform."""
    if request.param == "owner":
        return client_of(request.getfixturevalue("owner"))
    return client_of(User.objects.create_superuser("operator@example.com", "x"))


def scans(query: str) -> Iterator[dict[str, Any]]:
    """The parts of a query's plan that read a table, if no table is to be read whole."""
    with connection.cursor() as cursor:
        cursor.execute("SET LOCAL enable_seqscan = off")
        cursor.execute(f"EXPLAIN (FORMAT JSON) {query}")
        (explained,) = cursor.fetchone()
    tree = explained if isinstance(explained, list) else json.loads(explained)
    yield from (node for node in nodes(tree[0]["Plan"]) if "Relation Name" in node)


def test_no_query_of_the_first_page_has_to_read_a_table_whole(browser: Client):
    with CaptureQueriesContext(connection) as asked:
        assert browser.get(OFFICE).status_code == 200
    queries = [each["sql"] for each in asked if each["sql"].startswith("SELECT")]
    found = [(scan, query) for query in queries if "%(" not in query for scan in scans(query)]
    tables = {scan["Relation Name"] for scan, _ in found}
    assert {"accounts_job", "accounts_openitem"} & tables
    whole = [
        f"{scan['Relation Name']}: {query}"
        for scan, query in found
        if scan["Node Type"] == "Seq Scan" and scan["Relation Name"] not in SMALL
    ]
    assert whole == []
