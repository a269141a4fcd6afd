"""What is told below: somebody got a seat by an invitation, or is about to lose theirs; a certificate
is superseded.
"""

from collections.abc import Sequence
from datetime import datetime
from uuid import UUID

from django.dispatch import receiver

from accounts.actors import Actor
from accounts.models import Invitation, Membership
from accounts.scopes import Mode
from accounts.signals import leaving, seated
from certificates.signals import about_to_supersede, certificate_superseded
from edu.operations import succession, team_members


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


@receiver(about_to_supersede, dispatch_uid="edu.enrolments")
def hold_enrolments(
    certificate_ids: Sequence[UUID], issuer_id: UUID, mode: Mode, **_: object
) -> None:
    """Enrolments are held before certificates, here as everywhere."""
    succession.hold(certificate_ids, issuer_id=issuer_id, mode=mode)


@receiver(certificate_superseded, dispatch_uid="edu.enrolments")
def follow_certificate(
    certificate_id: UUID, successor_id: UUID, now: datetime, **_: object
) -> None:
    """An enrolment has the certificate in force, whoever superseded the one before."""
    succession.follow(certificate_id, successor_id, now=now)
