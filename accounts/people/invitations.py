"""Invite people, and accept or withdraw invitations; admit people whom single sign-on brings.

An invitation to a team gives no access to the account beyond the teams; who may send one is the
inviting app's to say, so nothing here asks for an owner there, and nothing gives more.
"""

import hashlib
import logging
import secrets
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from uuid import UUID

from django.conf import settings
from django.db import transaction
from django.urls import reverse
from django.utils import timezone

from accounts.actors import ActionContext, ActorKind, RequestContext
from accounts.audit import rules as audit
from accounts.audit.operations import record
from accounts.errors import (
    AccountExists,
    FieldError,
    InvitationForAnotherPerson,
    InvitationNotFound,
    OwnerAlreadyExists,
    OwnerRequired,
    PlanLimitReached,
    ValidationFailed,
)
from accounts.limits.issuer_lock import locked_issuer
from accounts.mail import addresses
from accounts.mail.sender import MailNotSent, send_mail_now
from accounts.models import Invitation, Issuer, Membership, User
from accounts.querysets import unique_or_raise
from accounts.scopes import Mode, Role
from accounts.signals import invitation_replaced, membership_created
from lib import sql
from lib.database import tenancy
from lib.text import email_forms, email_key

from .operations import require_owner

LIFETIME = timedelta(days=7)
TOKEN_PREFIX = "cis_invite_"  # noqa: S105  (the request log removes tokens by this prefix)
_PERSONAL = ("email",)
_ISSUER = "SELECT accounts_issuer_of_invitation(%(token)s)"


@dataclass(frozen=True, slots=True)
class InvitationWithToken:
    """A new invitation with its token, which is not stored."""

    invitation: Invitation
    token: str


@transaction.atomic
def invite(*, context: RequestContext, email: str, role: Role, locale: str) -> InvitationWithToken:
    """Invite an e-mail address. The answer does not tell whether it has an account.

    One that has run out is made anew. Raises OwnerRequired; ValidationFailed if the address is a
    member's or was invited already; PlanLimitReached, where open invitations count as members.
    """
    issuer = locked_issuer(context.issuer.id)
    require_owner(context)
    return create_invitation(context, issuer, email, role, locale)


@transaction.atomic
def invite_first_owner(
    *, context: ActionContext, issuer_id: UUID, email: str, locale: str
) -> InvitationWithToken:
    """Invite the first owner of an issuer, by a platform admin.

    An open invitation of this address makes room for the new one. Raises OwnerAlreadyExists once
    the account has an owner; else refuses as `invite` does.
    """
    issuer = locked_issuer(issuer_id)
    if Membership.objects.for_issuer(issuer.pk).owners().exists():
        raise OwnerAlreadyExists
    return create_invitation(context, issuer, email, Role.OWNER, locale, anew=True)


@transaction.atomic
def renew(*, context: RequestContext, invitation_id: UUID) -> InvitationWithToken:
    """Renew an invitation: a new token for another 7 days; the old one is invalid.

    Raises OwnerRequired, InvitationNotFound, PlanLimitReached.
    """
    issuer = locked_issuer(context.issuer.id)
    require_owner(context)
    return renew_invitation(context, issuer, find_open(issuer, invitation_id))


@transaction.atomic
def revoke_invitation(*, context: RequestContext, invitation_id: UUID) -> None:
    """Revoke an invitation. Raises OwnerRequired, InvitationNotFound."""
    issuer = locked_issuer(context.issuer.id)
    require_owner(context)
    mark_revoked(context, find_open(issuer, invitation_id))


# --- for operations, which have locked the issuer and know that the actor may -------------------------


def create_invitation(
    context: ActionContext,
    issuer: Issuer,
    email: str,
    role: Role,
    locale: str,
    *,
    anew: bool = False,
) -> InvitationWithToken:
    """Create an invitation, in place of an expired one; with `anew`, also of an open one.

    It is for everything that the one before was for. Refuses as `invite` does.
    """
    now, actor = context.now, context.actor
    email, forms = email_key(email), email_forms(email)
    before = Invitation.objects.for_issuer(issuer.pk).open().filter(email__in=forms).first()
    _refuse_member(issuer, email)
    if before is not None:
        _make_room(before, now, anew=anew)
    refuse_full(issuer, now)
    token = _new_token()
    invitation = Invitation.objects.create(
        issuer=issuer,
        email=email,
        role=role,
        locale=locale,
        token_sha256=_hash(token),
        invited_by_id=int(actor.id) if actor.kind is ActorKind.USER else None,
        created_at=now,
        expires_at=now + LIFETIME,
    )
    stated = {name: getattr(invitation, name) for name in ("email", "role", "locale", "expires_at")}
    changes = audit.initial_values(stated, personal=_PERSONAL)
    _record(context, "invitation.made", invitation, changes)
    if before is not None:
        invitation_replaced.send(sender=Invitation, before=before, after=invitation)
    return InvitationWithToken(invitation, token)


def find_open(issuer: Issuer, invitation_id: UUID) -> Invitation:
    """The issuer's invitation, neither accepted nor withdrawn. Raises InvitationNotFound."""
    rows = Invitation.objects.for_issuer(issuer.pk).open()
    return rows.get_or_raise(InvitationNotFound, pk=invitation_id)


def renew_invitation(
    context: RequestContext, issuer: Issuer, invitation: Invitation
) -> InvitationWithToken:
    """The same invitation with a new token and a new end. Raises PlanLimitReached."""
    now = context.now
    if not invitation.is_usable(now):
        refuse_full(issuer, now)
    token, before = _new_token(), invitation.expires_at
    invitation.token_sha256, invitation.mailed_at = _hash(token), None
    invitation.expires_at = now + LIFETIME
    invitation.save(update_fields=["token_sha256", "mailed_at", "expires_at"])
    changes = audit.diff({"expires_at": before}, {"expires_at": invitation.expires_at})
    _record(context, "invitation.renewed", invitation, changes)
    return InvitationWithToken(invitation, token)


def mark_revoked(context: RequestContext, invitation: Invitation) -> None:
    """Revoke it: its token is invalid from now on."""
    invitation.revoked_at = context.now
    invitation.save(update_fields=["revoked_at"])
    changes = audit.initial_values({"revoked_at": context.now})
    _record(context, "invitation.revoked", invitation, changes)


# --- by the holder of the token ---------------------------------------------------------------------


def find(token: str, *, now: datetime) -> Invitation:
    """The invitation that this token opens. Raises InvitationNotFound, whatever the reason."""
    row = (
        sql.fetch_one(_ISSUER, {"token": _hash(token)}) if token.startswith(TOKEN_PREFIX) else None
    )
    if row is None or row[0] is None:
        raise InvitationNotFound
    usable = Invitation.objects.usable(now).select_related("issuer")
    with tenancy.acting_for(row[0]):
        return usable.get_or_raise(InvitationNotFound, token_sha256=_hash(token))


@transaction.atomic
def join(*, context: ActionContext, token: str, user: User) -> Membership:
    """Make the signed-in person a member, if they are the one invited.

    Raises InvitationNotFound, InvitationForAnotherPerson, PlanLimitReached.
    """
    invitation = _claimed(token, context.now)
    if user.email != invitation.email or user.is_superuser:
        raise InvitationForAnotherPerson
    return seat(context, invitation, user)


@transaction.atomic
def sign_up(*, context: ActionContext, token: str, name: str, password: str) -> Membership:
    """Create a person with the invited address as a member. The token proves the address.

    Raises InvitationNotFound, PlanLimitReached; AccountExists if there is such a person: they log in.
    """
    invitation = _claimed(token, context.now)
    user = new_user(invitation.email, password, name, invitation.locale)
    return seat(acting_as(context, user), invitation, user)


def new_user(email: str, password: str | None, name: str, locale: str) -> User:
    """Create a person. Raises AccountExists if there is one with this address."""
    with unique_or_raise(AccountExists):
        return User.objects.create_user(email, password, name=name, locale=locale)


def acting_as(context: ActionContext, user: User) -> ActionContext:
    """The context with the person who joins as the actor."""
    actor = replace(context.actor, kind=ActorKind.USER, id=str(user.pk))
    return replace(context, actor=actor)


def _claimed(token: str, now: datetime) -> Invitation:
    """The invitation, with the issuer's row locked."""
    invitation = find(token, now=now)
    locked_issuer(invitation.issuer_id)
    return find(token, now=now)


def seat(context: ActionContext, invitation: Invitation, user: User) -> Membership:
    """Accept the invitation for this person. Raises PlanLimitReached."""
    invitation.accepted_at = context.now
    invitation.save(update_fields=["accepted_at"])
    if not user.is_staff:
        user.is_staff = True
        user.save(update_fields=["is_staff"])
    issuer = invitation.issuer
    member = Membership.objects.for_issuer(issuer.pk).filter(user=user).first()
    if member is None:  # else seated in another way meanwhile: that role stands
        refuse_full(issuer, context.now)
        member = Membership.objects.create(issuer=issuer, user=user, role=invitation.role)
        stated = {"role": member.role, "invitation": invitation.public_id}
        changes = audit.initial_values(stated)
        record(context, "member.joined", member.audit_target, changes, issuer_id=issuer.pk)
    membership_created.send(
        sender=Membership, invitation=invitation, membership=member, context=context
    )
    return member


def _refuse_member(issuer: Issuer, email: str) -> None:
    if Membership.objects.for_issuer(issuer.pk).filter(user__email__in=email_forms(email)).exists():
        raise ValidationFailed([FieldError("/email", "already_member")])


def _make_room(before: Invitation, now: datetime, *, anew: bool) -> None:
    """Revoke the open invitation of an address: there is one at a time."""
    if before.is_usable(now) and not anew:
        raise ValidationFailed([FieldError("/email", "already_invited")])
    before.revoked_at = now
    before.save(update_fields=["revoked_at"])


def refuse_full(issuer: Issuer, now: datetime) -> None:
    """Raises PlanLimitReached if there is no room for another member or invitation."""
    limit = issuer.plan.max_members
    if limit is None:
        return
    members = Membership.objects.for_issuer(issuer.pk).count()
    invited = Invitation.objects.for_issuer(issuer.pk).usable(now).count()
    if members + invited >= limit:
        raise PlanLimitReached(limit=limit)


def _new_token() -> str:
    return TOKEN_PREFIX + secrets.token_urlsafe(32)


def _hash(token: str) -> str:
    """SHA-256 of the token: it has 256 random bits, so a plain hash suffices."""
    return hashlib.sha256(token.encode()).hexdigest()


def _record(
    context: ActionContext, action: str, invitation: Invitation, changes: audit.Changes
) -> None:
    issuer_id = invitation.issuer_id
    record(context, action, invitation.public_id, changes, issuer_id=issuer_id, mode=Mode.LIVE)


logger = logging.getLogger("mail")


def send_after_commit(invited: InvitationWithToken) -> None:
    """Send the mail after the commit. The list of invitations shows whether that failed."""
    transaction.on_commit(lambda: send(invited, now=timezone.now()))


def send(invited: InvitationWithToken, *, now: datetime) -> bool:
    """Send the token in the invitation's language. False if the mail failed, or would be the sixth today.

    To be called after the commit: no transaction waits for a mail server.
    """
    invitation = invited.invitation
    if addresses.take_turn(invitation.email, now=now) is not None:
        logger.warning("too many mails to one address", extra={"invitation": invitation.public_id})
        return False
    try:
        _mail(invited)
    except MailNotSent as error:
        logger.error(  # noqa: TRY400  (the traceback holds addresses)
            "an invitation was not sent",
            extra={"invitation": invitation.public_id, "error": str(error)},
        )
        return False
    sent = Invitation.objects.filter(pk=invitation.pk, token_sha256=invitation.token_sha256)
    return bool(sent.update(mailed_at=now))


def _mail(invited: InvitationWithToken) -> None:
    invitation = invited.invitation
    context = {
        "invitation": invitation,
        "issuer": invitation.issuer,
        "url": settings.BASE_URL + reverse("invitation", args=[invited.token]),
    }
    zone = invitation.issuer.time_zone
    send_mail_now("invitation", context, to=invitation.email, locale=invitation.locale, zone=zone)


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


def admit_invited(*, context: ActionContext, invitation: Invitation, name: str) -> Membership:
    """Create the person invited as a member."""
    user = new_user(invitation.email, None, name, invitation.locale)
    return seat(acting_as(context, user), invitation, user)


def admit_newcomer(
    *, context: ActionContext, issuer_id: UUID, email: str, name: str, role: Role
) -> Membership:
    """Create a person whom nobody invited as a member: the provider vouches for them."""
    issuer = Issuer.objects.select_related("plan").get(pk=issuer_id)
    refuse_full(issuer, context.now)
    user = new_user(email, None, name, issuer.default_locale)
    user.is_staff = True
    user.save(update_fields=["is_staff"])
    member = Membership.objects.create(issuer=issuer, user=user, role=role)
    changes = audit.initial_values({"role": role, "by": "single sign-on"})
    own = acting_as(context, user)
    record(own, "member.joined", member.audit_target, changes, issuer_id=issuer.pk)
    return member
