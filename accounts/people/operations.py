"""Change and remove members; act as one of them."""

from datetime import datetime, timedelta
from uuid import UUID

from django.db import transaction

from accounts.actors import ActionContext, ActorKind, RequestContext
from accounts.audit import rules as audit
from accounts.audit.operations import record
from accounts.errors import (
    FieldError,
    LastOwner,
    MemberNotFound,
    OwnerAlreadyExists,
    OwnerRequired,
    ValidationFailed,
)
from accounts.limits.issuer_lock import locked_issuer
from accounts.models import Issuer, Membership, User
from accounts.scopes import Mode, Role
from accounts.signals import membership_ending


@transaction.atomic
def change_role(*, context: RequestContext, user_id: int, role: Role) -> Membership:
    """Change a member's role, from their next request on.

    Raises OwnerRequired, MemberNotFound; LastOwner for the only owner.
    """
    issuer = locked_issuer(context.issuer.id)
    require_owner(context)
    member = _member(issuer, user_id)
    if member.role == role:
        return member
    if role != Role.OWNER:
        _refuse_last_owner(member)
    changes = audit.diff({"role": member.role}, {"role": role})
    member.role = role
    member.save(update_fields=["role"])
    record(context, "member.role_changed", member.audit_target, changes, mode=Mode.LIVE)
    return member


@transaction.atomic
def remove_member(*, context: RequestContext, user_id: int) -> None:
    """Remove a member at once. The person's account stays.

    Raises OwnerRequired, MemberNotFound; LastOwner for the only owner.
    """
    issuer = locked_issuer(context.issuer.id)
    require_owner(context)
    member = _member(issuer, user_id)
    _refuse_last_owner(member)
    membership_ending.send(sender=Membership, membership=member, context=context)
    changes = audit.diff({"role": member.role}, {})
    record(context, "member.removed", member.audit_target, changes, mode=Mode.LIVE)
    member.delete()


@transaction.atomic
def add_first_owner(*, context: ActionContext, issuer_id: UUID, user: User) -> Membership:
    """Make a person the owner of an issuer that has none, by a platform admin.

    Raises OwnerAlreadyExists; ValidationFailed for a member, and for platform admins, who
    would give themselves a membership that only an issuer can give.
    """
    issuer = locked_issuer(issuer_id)
    if Membership.objects.for_issuer(issuer.pk).owners().exists():
        raise OwnerAlreadyExists
    if user.is_superuser:
        raise ValidationFailed([FieldError("/user", "is_operator")])
    if Membership.objects.for_issuer(issuer.pk).filter(user=user).exists():
        raise ValidationFailed([FieldError("/user", "already_member")])
    if not user.is_staff:
        user.is_staff = True
        user.save(update_fields=["is_staff"])
    member = Membership.objects.create(issuer=issuer, user=user, role=Role.OWNER)
    changes = audit.initial_values({"role": Role.OWNER})
    record(context, "member.added", member.audit_target, changes, issuer_id=issuer.pk)
    return member


def require_owner(context: RequestContext) -> None:
    """Raises OwnerRequired unless the actor is an owner of the account now."""
    actor = context.actor
    owners = Membership.objects.for_issuer(context.issuer.id).owners()
    if actor.kind is not ActorKind.USER or not owners.filter(user_id=int(actor.id)).exists():
        raise OwnerRequired


def _member(issuer: Issuer, user_id: int) -> Membership:
    return Membership.objects.for_issuer(issuer.pk).get_or_raise(MemberNotFound, user_id=user_id)


def _refuse_last_owner(member: Membership) -> None:
    others = Membership.objects.for_issuer(member.issuer_id).owners().exclude(pk=member.pk)
    if member.role == Role.OWNER and not others.exists():
        raise LastOwner


MAX_IMPERSONATION = timedelta(hours=1)


@transaction.atomic
def enter(*, context: ActionContext, issuer: Issuer, role: Role, reason: str) -> datetime:
    """Record the start of an impersonation in the issuer's audit; returns when it ends."""
    until = context.now + MAX_IMPERSONATION
    stated = {"role": role, "reason": reason, "until": until}
    changes = audit.initial_values(stated)
    record(context, "operator.entered", issuer.public_id, changes, issuer_id=issuer.pk)
    return until


@transaction.atomic
def leave(*, context: ActionContext, issuer_id: UUID, how: str) -> None:
    """Record the end of an impersonation: `left`, `expired` or `logged_out`."""
    target, changes = Issuer(pk=issuer_id).public_id, audit.initial_values({"how": how})
    record(context, "operator.left", target, changes, issuer_id=issuer_id)
