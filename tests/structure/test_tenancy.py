"""Row-level security stands on every table that names an issuer."""

import pytest
from django.db import connection

pytestmark = pytest.mark.django_db
POLICIES = [
    (
        "of_all_issuers",
        ["certificates_platform", "certificates_worker"],
        "ALL",
        "true",
        None,
    ),
    (
        "of_issuer",
        ["certificates_web"],
        "ALL",
        "(issuer_id = (NULLIF(current_setting('app.issuer'::text, true), ''::text))::uuid)",
        None,
    ),
]


def rows(statement: str) -> list[tuple]:
    with connection.cursor() as cursor:
        cursor.execute(statement)
        return cursor.fetchall()


def test_every_table_with_an_issuer_has_the_two_policies_and_no_other():
    tables = rows("""
        SELECT c.relname, c.relrowsecurity, c.relforcerowsecurity FROM pg_class c
          JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'issuer_id' AND a.attnum > 0
         WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
    """)
    assert len(tables) > 50
    for name, is_on, is_forced in tables:
        assert (name, is_on, is_forced) == (name, True, False)
        assert (name, policies_of(name)) == (name, POLICIES)


def test_issuers_themselves():
    (_, of_issuer) = policies_of("accounts_issuer")
    assert of_issuer == (*POLICIES[1][:3], POLICIES[1][3].replace("issuer_id", "id"), None)


def test_partitions_are_closed_but_for_their_table():
    assert (
        rows("""
        SELECT c.relname FROM pg_class c WHERE c.relispartition AND c.relkind = 'r'
           AND (NOT c.relrowsecurity OR has_table_privilege('certificates_web', c.oid, 'SELECT'))
    """)
        == []
    )


def policies_of(table: str) -> list[tuple]:
    return [
        (name, sorted(roles), command, using, check)
        for name, roles, command, using, check in rows(f"""
            SELECT policyname, roles::text[], cmd, qual, with_check FROM pg_policies
             WHERE tablename = '{table}' ORDER BY policyname
        """)
    ]
