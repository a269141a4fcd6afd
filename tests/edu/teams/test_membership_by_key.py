"""Team members added by a key: never with more rights than the key has."""

from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone

from accounts.keys.people import adopt_key
from accounts.models import Invitation, Issuer, Membership, User
from accounts.scopes import Role, Scope
from edu.lifecycle import TeamRole
from edu.models import Team
from tests.conftest import Api
from tests.factories import context_of, make_key, make_member, user_actor
from tests.factories.edu import add_to_team, make_team
from tests.support.problems import assert_problem

NEW = {"email": "new@staff.example", "role": "instructor"}
TEACHING = [Scope.EDU_READ, Scope.EDU_MANAGE]
ASSESSING = [*TEACHING, Scope.EDU_ISSUE]
MANAGING = [*ASSESSING, Scope.CERTIFICATES_MANAGE]


@pytest.fixture
def team(issuer: Issuer) -> Team:
    return make_team(issuer, "Welding")


def ask(api: Api, team: Team, **changes: str) -> Any:
    return api.post(f"edu/teams/{team.public_id}/members", NEW | changes)


@pytest.mark.parametrize(
    ("scopes", "given"),
    [
        ([Scope.EDU_MANAGE], []),
        (TEACHING, ["instructor"]),
        (ASSESSING, ["instructor", "assessor"]),
        (MANAGING, ["instructor", "assessor", "coordinator"]),
    ],
)
def test_a_key_seats_nobody_who_may_do_more_than_the_key(
    issuer: Issuer, team: Team, operator: User, scopes: list[Scope], given: list[str]
):
    member = add_to_team(team, make_member(issuer, Role.OPERATOR), TeamRole.INSTRUCTOR)
    add_to_team(team, operator)  # so that there is another coordinator
    key = Api(make_key(issuer, scopes=scopes))
    path = f"edu/teams/{team.public_id}"
    for role in TeamRole.values:
        tried = [
            ask(key, team, role=role, email=f"{role}@staff.example"),
            ask(key, team, role=role, email=make_member(issuer, Role.OPERATOR).email),
            key.patch(f"{path}/members/{member.public_id}", {"role": role}),
        ]
        for response in tried:
            if role in given:
                assert response.status_code in (200, 201)
            else:
                document = assert_problem(response, 403, "grant_exceeded")
                assert "scopes" in document["detail"]
    assert Invitation.objects.count() == len(given)


def test_a_limited_key_seats_nobody(issuer: Issuer, team: Team, certificate_type):
    """People act on every type, and from every network."""
    types = Api(make_key(issuer, type_ids=[certificate_type.pk]))
    assert "typeIds" in assert_problem(ask(types, team), 403, "grant_exceeded")["detail"]
    networks = Api(make_key(issuer, allowed_networks=["127.0.0.0/8"]))
    assert "allowedNetworks" in assert_problem(ask(networks, team), 403, "grant_exceeded")["detail"]
    ends = timezone.now() + timedelta(days=30)
    assert ask(Api(make_key(issuer, expires_at=ends)), team).status_code == 201


def test_a_key_sends_no_invitation_again_that_leads_further_than_the_key(
    api: Api, issuer: Issuer, team: Team
):
    """Not even by asking the same person into another team, once the mail has run out."""
    narrow, other = Api(make_key(issuer, scopes=TEACHING)), make_team(issuer)
    chief = ask(api, team, role="coordinator").json()["invitation"]["id"]
    path = f"edu/teams/{team.public_id}/invitations/{chief}"
    assert_problem(narrow.post(f"{path}/resend", {}), 403, "grant_exceeded")
    Invitation.objects.update(expires_at=timezone.now())
    assert_problem(ask(narrow, other), 403, "grant_exceeded")
    assert not other.invitations.exists()
    assert narrow.delete(path).status_code == 200  # taking away is never too much
    assert ask(narrow, other).status_code == 201


@pytest.mark.parametrize("role", [None, Role.OPERATOR, Role.AUDITOR])
@pytest.mark.django_db(transaction=True)
def test_a_key_seats_nobody_once_its_person_could_not(
    issuer: Issuer, owner: User, team: Team, role: Role | None
):
    """Who has left would come back by a key of theirs, under another address."""
    admin = make_member(issuer, Role.ADMIN)
    made = make_key(issuer, maker=admin, scopes=MANAGING)
    key = Api(made)
    assert ask(key, team).status_code == 201
    seats = Membership.objects.filter(user=admin)
    seats.update(role=role) if role else seats.delete()
    another = {"email": "another@staff.example"}
    document = assert_problem(ask(key, team, **another), 403, "grant_exceeded")
    assert "adopt" in document["detail"]
    assert not Invitation.objects.filter(**another).exists()
    assert key.get(f"edu/teams/{team.public_id}").status_code == 200
    now = timezone.now()
    adopt_key(context=context_of(issuer, actor=user_actor(owner), now=now), key_id=made.key.pk)
    assert ask(key, team, **another).status_code == 201
