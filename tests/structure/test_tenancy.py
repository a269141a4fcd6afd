"""Row-level security stands on every table that names an issuer."""

from typing import Any

import pytest
from django.apps import apps
from django.db import DatabaseError, IntegrityError, connection, transaction
from django.utils.timezone import now

from accounts.models import Issuer
from certificates.models import HolderContact
from lib.database.tenancy import acting_for
from tests.factories import issue_one, make_key, make_type

pytestmark = pytest.mark.django_db
# What the issuing statement writes names what it has just made, which no policy sees yet.
ISSUED = {"certificates_certificate", "certificates_certificatehistory", "webhooks_delivery"}
ANYBODYS = {"certificates_certificatelink.target_id"}
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


def has_issuer(model: Any) -> bool:
    return any(field.attname == "issuer_id" for field in model._meta.concrete_fields)


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
        shown = [policy[:4] for policy in policies_of(name)]
        assert (name, shown) == (name, [policy[:4] for policy in POLICIES])
        written = policies_of(name)[1][4]
        assert written is None or written.startswith(f"({POLICIES[1][3]} AND ")


def test_a_row_of_an_issuer_names_rows_of_that_issuer_alone():
    """The web writes no other: foreign keys are checked against the rows of all."""
    unchecked = set()
    for model in apps.get_models():
        table = model._meta.db_table
        checked = {policy[0]: policy[4] for policy in policies_of(table)}.get("of_issuer")
        fields: list[Any] = [*model._meta.concrete_fields] if has_issuer(model) else []
        for field in fields:
            named = field.related_model
            if named in {None, Issuer, model} or not (has_issuer(named) and field.db_constraint):
                continue
            if f"parent.id = {table}.{field.column})" not in (checked or ""):
                unchecked.add(f"{table}.{field.column}")
    assert {each for each in unchecked if each.split(".")[0] not in ISSUED} == ANYBODYS


def test_nor_can_another_issuers_row_be_named_or_guessed(issuer, other_issuer, certificate):
    own = issue_one(make_type(other_issuer))
    key = make_key(issuer).key
    with acting_for(other_issuer.pk):
        HolderContact.objects.create(issuer=other_issuer, certificate=own, changed_at=now())
        with pytest.raises(DatabaseError, match="row-level security"), transaction.atomic():
            HolderContact.objects.create(
                issuer=other_issuer, certificate=certificate, changed_at=now()
            )
        key.issuer = other_issuer
        with pytest.raises(IntegrityError) as taken, transaction.atomic():
            key.save(force_insert=True)
    refusal: Any = taken.value.__cause__
    assert refusal.diag.message_detail is None  # no value of the row that is there


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
