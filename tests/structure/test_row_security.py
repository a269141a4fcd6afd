"""Row-level security stands on every table that names an issuer."""

from typing import Any

import pytest
from django.apps import apps
from django.db import DatabaseError, IntegrityError, connection, transaction
from django.utils.timezone import now

from accounts.models import Issuer
from accounts.scopes import Mode
from accounts.signing_keys import operations as signing_keys
from certificates.models import Certificate, HolderContact, UnloggedChange
from lib import ids
from lib.database.tenancy import acting_for, as_worker
from tests.factories import issue_one, make_key, make_type

pytestmark = pytest.mark.django_db
UNCHECKED = {
    "certificates_certificatelink.target_id",  # may be anybody's certificate
    # What the issuing statement has just made, which no policy sees yet: a trigger looks, and the courier.
    "certificates_certificatehistory.certificate_id",
    "webhooks_delivery.event_id",
}
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
    assert unchecked == UNCHECKED


def test_a_certificate_is_of_its_issuers_type(issuer, other_issuer, certificate):
    foreign, own = make_type(other_issuer), make_type(issuer, code="other")
    version = certificate.version_id
    for type_id, version_id in (
        (foreign.pk, foreign.versions.get().pk),
        (foreign.pk, version),
        (own.pk, version),
    ):
        copy = Certificate.objects.get(pk=certificate.pk)
        copy.pk, copy.number, copy.serial_number = ids.new(), None, "another"
        copy.type_id, copy.version_id = type_id, version_id
        with (
            acting_for(issuer.pk),
            pytest.raises(DatabaseError, match="row-level security"),
            transaction.atomic(),
        ):
            copy.save(force_insert=True)
    copy.type_id, copy.version_id = certificate.type_id, version
    with acting_for(issuer.pk):
        copy.save(force_insert=True)


def test_a_history_is_of_its_certificates_issuer(other_issuer, certificate):
    row = certificate.history.get()
    row.issuer, row.sequence = other_issuer, 1000
    for scope in (acting_for(other_issuer.pk), as_worker("a test")):
        with scope, pytest.raises(DatabaseError, match="another issuer"), transaction.atomic():
            row.save(force_insert=True)


def test_only_changes_of_certificates_and_own_keys_are_queued_for_the_log(issuer, other_issuer):
    key = signing_keys.active_key(other_issuer.pk, Mode.LIVE)
    stated: dict[str, Any] = {"mode": Mode.LIVE, "at": now(), "statement": b"{}"}
    for fields in ({}, stated, stated | {"signing_key_id": key.pk}, {"signing_key_id": key.pk}):
        with (
            acting_for(issuer.pk),
            pytest.raises(DatabaseError, match="row-level security"),
            transaction.atomic(),
        ):
            UnloggedChange.objects.create(sequence=1000, **fields)


def test_another_issuers_row_cannot_be_named_or_guessed(issuer, other_issuer, certificate):
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


def test_the_table_of_issuers_is_protected_by_its_own_id():
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
