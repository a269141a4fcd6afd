"""Change roles and remove members of an issuer, except for the last owner."""

from datetime import datetime
from uuid import UUID

from django.db import transaction

from accounts.domain import audit
from accounts.domain.actors import Actor, ActorKind
from accounts.domain.audit import Changes
from accounts.domain.signals import membership_ending
from accounts.errors import (
    FieldError,
    LastOwner,
    MemberNotFound,
    OwnerAlreadyExists,
    OwnerRequired,
    ValidationFailed,
)
from accounts.models import Issuer, Membership, User
from accounts.operations.audit.entries import record
from accounts.operations.issuers.lock import locked_issuer
from accounts.scopes import Role


@transaction.atomic
def change_role(
    *, issuer_id: UUID, user_id: int, role: Role, actor: Actor, now: datetime
) -> Membership:
    """Change a member's role, from their next request on.

    Raises OwnerRequired, MemberNotFound; LastOwner for the only owner.
    """
    issuer = locked_issuer(issuer_id)
    require_owner(issuer, actor)
    member = _member(issuer, user_id)
    if member.role == role:
        return member
    if role != Role.OWNER:
        _refuse_last_owner(member)
    changes = audit.diff({"role": member.role}, {"role": role})
    member.role = role
    member.save(update_fields=["role"])
    record_membership("member.role_changed", member, changes, actor, now)
    return member


@transaction.atomic
def remove_member(*, issuer_id: UUID, user_id: int, actor: Actor, now: datetime) -> None:
    """Remove a member at once. The person's account stays.

    Raises OwnerRequired, MemberNotFound; LastOwner for the only owner.
    """
    issuer = locked_issuer(issuer_id)
    require_owner(issuer, actor)
    member = _member(issuer, user_id)
    _refuse_last_owner(member)
    membership_ending.send(sender=Membership, membership=member, actor=actor, now=now)
    record_membership("member.removed", member, audit.diff({"role": member.role}, {}), actor, now)
    member.delete()


@transaction.atomic
def add_first_owner(*, issuer_id: UUID, user: User, actor: Actor, now: datetime) -> Membership:
    """Make a person the owner of an issuer that has none, by an operator of the platform.

    Raises OwnerThereAlready; ValidationFailed for a member, and for operators of the platform, who
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
    record_membership(
        "member.added", member, audit.initial_values({"role": Role.OWNER}), actor, now
    )
    return member


def require_owner(issuer: Issuer, actor: Actor) -> None:
    """Raises OwnerRequired unless the actor is an owner of the account now."""
    owners = Membership.objects.for_issuer(issuer.pk).owners()
    if actor.kind is not ActorKind.USER or not owners.filter(user_id=int(actor.id)).exists():
        raise OwnerRequired


def record_membership(
    action: str, member: Membership, changes: Changes, actor: Actor, now: datetime
) -> None:
    """Write an audit entry about a member."""
    record(
        actor=actor,
        issuer_id=member.issuer_id,
        action=action,
        target=member.audit_target,
        changes=changes,
        now=now,
    )


def _member(issuer: Issuer, user_id: int) -> Membership:
    member = Membership.objects.for_issuer(issuer.pk).filter(user_id=user_id).first()
    if member is None:
        raise MemberNotFound
    return member


def _refuse_last_owner(member: Membership) -> None:
    others = Membership.objects.for_issuer(member.issuer_id).owners().exclude(pk=member.pk)
    if member.role == Role.OWNER and not others.exists():
        raise LastOwner
