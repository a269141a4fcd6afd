"""Invitations under concurrency: a token adds one member, and the plan's limit holds."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from django.db import connection
from django.utils import timezone

from accounts.actors import ActionContext
from accounts.errors import InvitationNotFound, PlanLimitReached, ServiceError
from accounts.models import Invitation, Issuer, Membership, Plan, User
from accounts.people import invitations
from accounts.scopes import Role
from tests.accounts.people.helpers import PASSWORD, invite
from tests.factories import TESTER, make_issuer, make_member

pytestmark = pytest.mark.django_db(transaction=True)
AT_ONCE = 4


@pytest.fixture
def issuer(transactional_db: None) -> Issuer:
    return make_issuer()


@pytest.fixture
def owner(issuer: Issuer) -> User:
    return make_member(issuer, Role.OWNER)


def outcomes(attempt: Callable[[int], object]) -> list[type[ServiceError] | None]:
    """What became of attempts that began together."""
    start = Barrier(AT_ONCE)

    def one(number: int) -> type[ServiceError] | None:
        start.wait()
        try:
            attempt(number)
        except ServiceError as error:
            return type(error)
        finally:
            connection.close()
        return None

    with ThreadPoolExecutor(AT_ONCE) as pool:
        return list(pool.map(one, range(AT_ONCE)))


def test_a_token_used_many_times_at_once_seats_one_person(issuer: Issuer, owner: User):
    token = invite(owner, issuer).token
    found = outcomes(
        lambda _: invitations.sign_up(
            context=ActionContext(actor=TESTER, now=timezone.now()),
            token=token,
            name="Ada",
            password=PASSWORD,
        )
    )
    assert found.count(None) == 1
    assert found.count(InvitationNotFound) == AT_ONCE - 1
    assert Membership.objects.for_issuer(issuer.pk).count() == 2


def test_the_last_place_of_a_plan_is_given_once(issuer: Issuer, owner: User):
    Plan.objects.filter(pk=issuer.plan_id).update(max_members=2)
    found = outcomes(lambda number: invite(owner, issuer, f"{number}@staff.example"))
    assert found.count(None) == 1
    assert found.count(PlanLimitReached) == AT_ONCE - 1
    assert Invitation.objects.count() == 1
