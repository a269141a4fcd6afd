"""Invited team members: added when the invitation is accepted, unless it was revoked."""

from datetime import timedelta

import pytest
from django.utils import timezone

from accounts.actors import ActionContext
from accounts.models import Invitation, Issuer, Membership, User
from accounts.people import invitations
from edu.models import Team, TeamMember
from tests.accounts.people.helpers import actor_of, invitation_path, invite, sign_up
from tests.conftest import Api
from tests.factories import TESTER, context_of
from tests.factories.edu import make_team

from .test_teams import ask


@pytest.fixture
def team(issuer: Issuer) -> Team:
    return make_team(issuer, "Welding")


@pytest.mark.parametrize("first_owner", [False, True])
def test_whoever_is_invited_anew_keeps_their_places(
    api: Api,
    team: Team,
    issuer: Issuer,
    owner: User,
    django_capture_on_commit_callbacks,
    first_owner,
):
    """By an owner, with a role in the account, once the first mail has run out; or by an operator."""
    ask(api, team)
    if first_owner:
        Membership.objects.for_issuer(issuer.pk).delete()
        again = invitations.invite_first_owner(
            context=ActionContext(actor=TESTER, now=timezone.now()),
            issuer_id=issuer.pk,
            email="new@staff.example",
            locale="de",
        )
    else:
        Invitation.objects.update(expires_at=timezone.now() - timedelta(hours=1))
        again = invite(owner, issuer, email="new@staff.example")
    (listed,) = api.get(f"edu/teams/{team.public_id}/invitations").json()["data"]
    assert listed["role"] == "instructor"
    sign_up(invitation_path(again))
    member = TeamMember.objects.get(team=team)
    assert (member.role, member.membership.role) == ("instructor", again.invitation.role)


def test_new_invitation_gives_no_place_revoked_with_the_old(
    api: Api, team: Team, issuer: Issuer, owner: User
):
    ask(api, team)
    first = Invitation.objects.get()
    context = context_of(issuer, actor=actor_of(owner))
    invitations.revoke_invitation(context=context, invitation_id=first.pk)
    sign_up(invitation_path(invite(owner, issuer, email="new@staff.example")))
    assert not TeamMember.objects.exists()
