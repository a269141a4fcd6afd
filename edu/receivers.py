"""React to signals of the lower apps: memberships, erasures, superseded and verified certificates."""

from collections.abc import Sequence
from datetime import datetime
from uuid import UUID

from django.dispatch import receiver

from accounts.actors import ActionContext
from accounts.models import Invitation, Membership
from accounts.scopes import Mode
from accounts.signals import invitation_replaced, membership_created, membership_ending
from accounts.usage import recording as usage
from certificates.erasure.execution import ErasureTraces
from certificates.models import Erasure
from certificates.signals import (
    about_to_supersede,
    certificate_superseded,
    erasure_carried_out,
    erasure_traced,
    erasure_undone,
)
from edu.enrolments import operations as enrolments
from edu.overview import operations as overview
from edu.recipients import erasing
from edu.teams import operations as teams


@receiver(membership_created, dispatch_uid="edu.teams")
def join_teams(
    invitation: Invitation, membership: Membership, context: ActionContext, **_: object
) -> None:
    """Adds a person who accepts an invitation to the teams that it was for."""
    teams.join_invited_teams(context=context, invitation=invitation, membership=membership)


@receiver(invitation_replaced, dispatch_uid="edu.teams")
def copy_team_invitations(before: Invitation, after: Invitation, **_: object) -> None:
    """Keeps the teams of an invitation that is replaced by a new one."""
    teams.copy_invitations(before, after)


@receiver(membership_ending, dispatch_uid="edu.teams")
def leave_teams(membership: Membership, context: ActionContext, **_: object) -> None:
    """Removes a person who leaves the issuer from its teams, also as their last coordinator."""
    teams.leave_all(context=context, membership=membership)


@receiver(erasure_traced, dispatch_uid="edu.recipients")
def find_recipient_traces(erasure: Erasure, **_: object) -> ErasureTraces | None:
    """The recipients whose traces an erasure looks for, beside those of certificates."""
    return erasing.traces_of(erasure=erasure)


@receiver(erasure_carried_out, dispatch_uid="edu.recipients")
def erase_recipients(erasure: Erasure, now: datetime, **_: object) -> None:
    """Erases the recipients of an erasure, with their grades and results."""
    erasing.execute_erasure(erasure=erasure, now=now)


@receiver(erasure_undone, dispatch_uid="edu.recipients")
def restore_recipients(erasure: Erasure, **_: object) -> None:
    """Cancels the erasure of its recipients."""
    erasing.restore(erasure=erasure)


@receiver(about_to_supersede, dispatch_uid="edu.enrolments")
def lock_enrolments(
    certificate_ids: Sequence[UUID], issuer_id: UUID, mode: Mode, **_: object
) -> None:
    """Locks the enrolments before the certificates, as everywhere."""
    enrolments.lock_enrolments_of(certificate_ids, issuer_id=issuer_id, mode=mode)


@receiver(certificate_superseded, dispatch_uid="edu.enrolments")
def follow_certificate(
    certificate_id: UUID, successor_id: UUID, now: datetime, **_: object
) -> None:
    """Gives the enrolment the successor of its certificate."""
    enrolments.replace_certificate(certificate_id, successor_id, now=now)


usage.register_subject_counter(usage.UsageKind.VERIFICATIONS, overview.add_verifications)
