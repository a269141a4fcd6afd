"""What accounts tells: somebody got a seat by an invitation, or is about to lose theirs."""

from datetime import datetime

from django.dispatch import receiver

from accounts.actors import Actor
from accounts.models import Invitation, Membership
from accounts.signals import leaving, seated
from edu.operations import team_members


@receiver(seated, dispatch_uid="edu.teams")
def join_teams(
    invitation: Invitation, membership: Membership, actor: Actor, now: datetime, **_: object
) -> None:
    """Whoever accepts an invitation is in the teams that it was for."""
    team_members.join(invitation=invitation, membership=membership, actor=actor, now=now)


@receiver(leaving, dispatch_uid="edu.teams")
def leave_teams(membership: Membership, actor: Actor, now: datetime, **_: object) -> None:
    """Whoever leaves the issuer leaves its teams, also as a last coordinator."""
    team_members.leave_all(membership=membership, actor=actor, now=now)
