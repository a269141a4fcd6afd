"""Prepared statements run under the scope of the context, whatever became of the one before."""

from uuid import UUID, uuid4

import pytest
from django.db import DataError, IntegrityError, connection, transaction

from accounts.models import Issuer
from lib import sql
from lib.database.tenancy import acting_for

pytestmark = pytest.mark.django_db(transaction=True)

DIVIDE = "SELECT name, 1 / %(divisor)s::integer FROM accounts_issuer"
MOVE = "UPDATE accounts_issuer SET plan_id = %(plan)s::bigint WHERE id = %(id)s RETURNING plan_id"


@pytest.fixture
def issuers(issuer: Issuer, other_issuer: Issuer) -> list[Issuer]:
    connection.close()
    return [issuer, other_issuer]


def names(issuer_id: UUID, divisor: int = 1) -> list[str]:
    with acting_for(issuer_id):
        return [name for name, _ in sql.fetch_all(DIVIDE, {"divisor": divisor})]


def plan_of(issuer: Issuer, plan: int) -> int:
    with acting_for(issuer.pk):
        row = sql.fetch_one(MOVE, {"plan": plan, "id": issuer.pk})
    assert row is not None
    return int(row[0])


def test_issuers_in_turn_see_their_own_rows(issuers: list[Issuer]) -> None:
    for issuer in issuers * 3:
        assert names(issuer.pk) == [issuer.name]
    assert names(uuid4()) == []


def test_a_statement_that_fails_leaves_nothing_behind(issuers: list[Issuer]) -> None:
    one, other = issuers
    for issuer in (one, other, one):
        assert names(issuer.pk) == [issuer.name]
    for issuer in (other, one, one):  # behind the setting of its issuer, and without one
        with pytest.raises(DataError):
            names(issuer.pk, divisor=0)
        assert names(one.pk) == [one.name]


def test_prepared_statement_fails_when_its_commit_fails(issuers: list[Issuer]) -> None:
    """A foreign key that is checked at the end of the transaction."""
    one, other = issuers
    for issuer in (one, other, one):
        assert plan_of(issuer, issuer.plan_id) == issuer.plan_id
    for issuer in (other, one, one):
        with pytest.raises(IntegrityError):
            plan_of(issuer, 0)
        assert plan_of(issuer, issuer.plan_id) == issuer.plan_id


def test_in_a_transaction_and_after_a_rollback(issuers: list[Issuer]) -> None:
    one, other = issuers
    for issuer in issuers * 2:
        names(issuer.pk)
    for _ in range(2):  # psycopg forgets what is prepared
        with transaction.atomic():
            assert names(other.pk) == [other.name]
            assert names(one.pk) == [one.name]
            transaction.set_rollback(True)
        assert names(one.pk) == [one.name]
        assert names(other.pk) == [other.name]
