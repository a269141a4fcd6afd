"""What accounts and certificates tell: of people who get a seat or lose it, and of erasures."""

from datetime import datetime

from django.dispatch import receiver

from accounts.actors import Actor
from accounts.models import Invitation, Membership
from accounts.signals import leaving, seated
from certificates.models import Erasure
from certificates.operations.erasing import Traces
from certificates.signals import erasure_carried_out, erasure_traced, erasure_undone
from edu.operations import erasing, team_members


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


@receiver(erasure_traced, dispatch_uid="edu.recipients")
def trace_recipients(erasure: Erasure, **_: object) -> Traces | None:
    """Whose traces are looked for, beside those of certificates."""
    return erasing.traces_of(erasure=erasure)


@receiver(erasure_carried_out, dispatch_uid="edu.recipients")
def erase_recipients(erasure: Erasure, now: datetime, **_: object) -> None:
    """Whoever was to be erased, with what they have reached."""
    erasing.carry_out(erasure=erasure, now=now)


@receiver(erasure_undone, dispatch_uid="edu.recipients")
def keep_recipients(erasure: Erasure, **_: object) -> None:
    """Whoever was to be erased stays."""
    erasing.restore(erasure=erasure)
