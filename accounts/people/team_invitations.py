"""Invite team members: their role gives no access to the account beyond their teams.

Who may ask is that app's to say, so nothing here asks for an owner, and nothing gives more.
"""

from dataclasses import dataclass
from uuid import UUID

from django.db import transaction

from accounts.actors import RequestContext
from accounts.errors import OwnerRequired
from accounts.limits.lock import locked_issuer
from accounts.models import Invitation
from accounts.scopes import Role
from lib.text import email_forms

from .invitations import (
    InvitationWithToken,
    create_invitation,
    find_open,
    mark_revoked,
    renew_invitation,
)


@dataclass(frozen=True, slots=True)
class TeamInvitationResult:
    """An open invitation; `fresh` holds its token if it was made just now and is to be mailed."""

    invitation: Invitation
    fresh: InvitationWithToken | None


@transaction.atomic
def invite_to_team(*, context: RequestContext, email: str, locale: str) -> TeamInvitationResult:
    """Invite an address to a team: its usable invitation, an expired one renewed, or a new one.

    Raises PlanLimitReached, and ValidationFailed if the address is a member's.
    """
    issuer = locked_issuer(context.issuer.id)
    open_ones = Invitation.objects.for_issuer(issuer.pk).open()
    invitation = open_ones.filter(email__in=email_forms(email)).first()
    if invitation is not None and invitation.is_usable(context.now):
        return TeamInvitationResult(invitation, None)
    # A renewed invitation stays one to its other teams, too.
    if invitation is not None and is_for_teams_only(invitation):
        again = renew_invitation(context, issuer, invitation)
        return TeamInvitationResult(again.invitation, again)
    made = create_invitation(context, issuer, email, Role.TEAM, locale)
    return TeamInvitationResult(made.invitation, made)


@transaction.atomic
def renew_team_invitation(*, context: RequestContext, invitation_id: UUID) -> InvitationWithToken:
    """Renew a team invitation for another 7 days. Raises InvitationNotFound, PlanLimitReached, OwnerRequired."""
    issuer = locked_issuer(context.issuer.id)
    invitation = find_open(issuer, invitation_id)
    _refuse_more_than_a_team(invitation)
    return renew_invitation(context, issuer, invitation)


@transaction.atomic
def revoke_team_invitation(*, context: RequestContext, invitation_id: UUID) -> None:
    """Revoke a team invitation. Raises InvitationNotFound, OwnerRequired."""
    invitation = find_open(locked_issuer(context.issuer.id), invitation_id)
    _refuse_more_than_a_team(invitation)
    mark_revoked(context, invitation)


def is_for_teams_only(invitation: Invitation) -> bool:
    """Whether the invitation is for teams only, and gives no role in the account."""
    return invitation.role == Role.TEAM


def _refuse_more_than_a_team(invitation: Invitation) -> None:
    if not is_for_teams_only(invitation):
        raise OwnerRequired
