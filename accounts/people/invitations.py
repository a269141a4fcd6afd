"""Invite people to an issuer, and accept invitations by token."""

import hashlib
import secrets
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from uuid import UUID

from django.db import IntegrityError, transaction

from accounts.actors import ActionContext, ActorKind, RequestContext
from accounts.audit import rules as audit
from accounts.audit.operations import record
from accounts.audit.rules import Changes
from accounts.errors import (
    AccountExists,
    FieldError,
    InvitationForAnotherPerson,
    InvitationNotFound,
    OwnerAlreadyExists,
    PlanLimitReached,
    ValidationFailed,
)
from accounts.limits.lock import locked_issuer
from accounts.models import Invitation, Issuer, Membership, User
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
    """Invite the first owner of an issuer, by an operator of the platform.

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
    """The issuer's invitation, neither accepted nor taken back. Raises InvitationNotFound."""
    invitation = Invitation.objects.for_issuer(issuer.pk).open().filter(pk=invitation_id).first()
    if invitation is None:
        raise InvitationNotFound
    return invitation


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
        invitation = usable.filter(token_sha256=_hash(token)).first()
    if invitation is None:
        raise InvitationNotFound
    return invitation


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
    try:
        with transaction.atomic():
            return User.objects.create_user(email, password, name=name, locale=locale)
    except IntegrityError as error:
        raise AccountExists from error


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


def _record(context: ActionContext, action: str, invitation: Invitation, changes: Changes) -> None:
    issuer_id = invitation.issuer_id
    record(context, action, invitation.public_id, changes, issuer_id=issuer_id, mode=Mode.LIVE)
