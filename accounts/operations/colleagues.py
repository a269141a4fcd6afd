"""People whom an app above asks in, as team members: they may do only what that app lets them.

Who may ask is that app's to say, so nothing here asks for an owner, and nothing gives more.
"""

from dataclasses import dataclass
from datetime import datetime
from uuid import UUID

from django.db import transaction

from accounts.actors import Actor
from accounts.errors import OwnerRequired
from accounts.models import Invitation
from accounts.scopes import Role

from .invitations import Invited, end, make, open_one, renewed
from .issuers import locked_issuer


@dataclass(frozen=True, slots=True)
class Asked:
    """An open invitation; `fresh` holds its token if it was made just now and is to be mailed."""

    invitation: Invitation
    fresh: Invited | None


@transaction.atomic
def ask_in(*, issuer_id: UUID, email: str, locale: str, actor: Actor, now: datetime) -> Asked:
    """The usable invitation of this address, one renewed that has run out, or a new one.

    Raises PlanLimitReached, and ValidationFailed if the address is a member's.
    """
    issuer = locked_issuer(issuer_id)
    open_ones = Invitation.objects.for_issuer(issuer.pk).open()
    found = open_ones.filter(email=email.strip().lower()).first()
    if found is not None and found.is_usable(now):
        return Asked(found, None)
    if found is not None and is_for_teams_only(found):  # whatever else it was for, it is for still
        again = renewed(issuer, found, actor, now)
        return Asked(again.invitation, again)
    made = make(issuer, email, Role.TEAM, locale, actor, now)
    return Asked(made.invitation, made)


@transaction.atomic
def ask_again(*, issuer_id: UUID, invitation_id: UUID, actor: Actor, now: datetime) -> Invited:
    """A new token for another 7 days. Raises InvitationNotFound, PlanLimitReached, OwnerRequired."""
    issuer = locked_issuer(issuer_id)
    found = open_one(issuer, invitation_id)
    _refuse_more_than_a_team(found)
    return renewed(issuer, found, actor, now)


@transaction.atomic
def ask_no_more(*, issuer_id: UUID, invitation_id: UUID, actor: Actor, now: datetime) -> None:
    """Ends the invitation. Raises InvitationNotFound, OwnerRequired."""
    found = open_one(locked_issuer(issuer_id), invitation_id)
    _refuse_more_than_a_team(found)
    end(found, actor, now)


def is_for_teams_only(invitation: Invitation) -> bool:
    """Whether it gives no role in the account: one that does is its owners' business."""
    return invitation.role == Role.TEAM


def _refuse_more_than_a_team(invitation: Invitation) -> None:
    if not is_for_teams_only(invitation):
        raise OwnerRequired
