"""People whom an issuer's provider signs in: known, connected, new, and refused."""

from dataclasses import replace
from uuid import UUID

from django.db import transaction

from accounts.actors import ActionContext, ActorKind, RequestContext
from accounts.audit import rules as audit
from accounts.audit.operations import record
from accounts.domains.operations import verified_domains
from accounts.errors import AccountExists, InvitationNotFound, MemberNotFound, PlanLimitReached
from accounts.limits.issuer_lock import locked_issuer
from accounts.models import ExternalIdentity, IdentityProvider, Invitation, Membership, User
from accounts.people import invitations
from accounts.people.operations import require_owner
from accounts.scopes import Role
from lib.database import tenancy
from lib.text import email_forms

from .operations import mail_owners, take_recovery_code
from .rules import Claims, Refusal, SignOnRefused

AUTH_TIME_LEEWAY = 60  # seconds between the provider's clock and ours


@transaction.atomic
def sign_in(
    *, context: ActionContext, provider: IdentityProvider, claims: Claims, token: str = ""
) -> ExternalIdentity:
    """The identity of the person whom the provider has signed in; it is made for newcomers.

    A newcomer has been invited (`token`, or an address that the provider has verified), or the issuer
    takes everybody whom its provider signs in. Raises SignOnRefused.
    """
    identity = _known(provider, claims)
    if identity is None:
        locked_issuer(provider.issuer_id)
        identity = _known(provider, claims) or _newcomer(context, provider, claims, token)
    user = identity.membership.user
    if not user.is_active or user.is_superuser:
        raise SignOnRefused(Refusal.UNKNOWN)
    identity.last_used_at = context.now
    identity.save(update_fields=["last_used_at"])
    _record(context, "sign_on.signed_in", provider, user)
    return identity


@transaction.atomic
def connect(
    *, context: ActionContext, provider: IdentityProvider, user: User, claims: Claims
) -> ExternalIdentity:
    """Connect a member with the identity that they have at the provider; this tests the provider.

    Raises SignOnRefused if somebody else is connected with it; MemberNotFound.
    """
    locked_issuer(provider.issuer_id)
    member = Membership.objects.for_issuer(provider.issuer_id).filter(user=user).first()
    if member is None or user.is_superuser:
        raise MemberNotFound
    known = _known(provider, claims)
    if known is not None and known.membership_id != member.pk:
        raise SignOnRefused(Refusal.TAKEN)
    if known is None:
        identities = ExternalIdentity.objects.for_issuer(provider.issuer_id)
        identities.filter(membership=member).delete()
        known = _connected(context, provider, member, claims)
    provider.tested_at = context.now
    provider.save(update_fields=["tested_at"])
    return known


def is_connected(member: Membership) -> bool:
    """Whether a member is known by an identity at the issuer's provider."""
    with tenancy.acting_for(member.issuer_id):
        identities = ExternalIdentity.objects.for_issuer(member.issuer_id)
        return identities.filter(membership=member).exists()


def confirm(
    *, provider: IdentityProvider, identity_id: UUID, claims: Claims, begun_at: float
) -> float:
    """When the person has proved to the provider anew who they are. Raises SignOnRefused."""
    known = _known(provider, claims)
    if known is None or known.pk != identity_id:
        raise SignOnRefused(Refusal.OTHER_PERSON)
    if claims.auth_time is None or claims.auth_time < begun_at - AUTH_TIME_LEEWAY:
        raise SignOnRefused(Refusal.AUTH_TIME)
    return claims.auth_time


@transaction.atomic
def disconnect(*, context: RequestContext, identity_id: UUID) -> None:
    """Remove a member's identity, with its sessions. Raises OwnerRequired, MemberNotFound."""
    issuer = locked_issuer(context.issuer.id)
    require_owner(context)
    identities = ExternalIdentity.objects.for_issuer(issuer.pk).select_related("membership")
    identity = identities.get_or_raise(MemberNotFound, pk=identity_id)
    record(context, "sign_on.disconnected", identity.membership.audit_target, {})
    identity.delete()


@transaction.atomic
def recover(*, context: ActionContext, provider: IdentityProvider, user: User, typed: str) -> bool:
    """Whether an owner's recovery code opens the issuer to their session, in place of the provider.

    It is used up by that, and all owners are told.
    """
    owners = Membership.objects.for_issuer(provider.issuer_id).owners()
    if not owners.filter(user=user, role=Role.OWNER).exists():
        return False
    right = take_recovery_code(provider, typed)
    action = "sign_on.recovered" if right else "sign_on.recovery_refused"
    _record(context, action, provider, user)
    if right:
        mail_owners(provider, context.now)
    return right


@transaction.atomic
def note_refusal(*, context: ActionContext, provider: IdentityProvider, reason: Refusal) -> None:
    """Record that nobody was signed in, and why; nothing of what the provider said."""
    changes = audit.initial_values({"reason": reason.value})
    issuer_id = provider.issuer_id
    record(context, "sign_on.refused", provider.public_id, changes, issuer_id=issuer_id)


def _known(provider: IdentityProvider, claims: Claims) -> ExternalIdentity | None:
    rows = ExternalIdentity.objects.for_issuer(provider.issuer_id)
    return (
        rows.filter(iss=claims.iss, sub=claims.sub)
        .select_related("membership__user", "membership__issuer")
        .first()
    )


def _newcomer(
    context: ActionContext, provider: IdentityProvider, claims: Claims, token: str
) -> ExternalIdentity:
    """A new person and their membership. Never an account that exists: its owner connects it."""
    try:
        with transaction.atomic():
            member = _admitted(context, provider, claims, token)
    except (AccountExists, InvitationNotFound) as error:
        raise SignOnRefused(Refusal.UNKNOWN) from error
    except PlanLimitReached as error:
        raise SignOnRefused(Refusal.FULL) from error
    return _connected(context, provider, member, claims)


def _admitted(
    context: ActionContext, provider: IdentityProvider, claims: Claims, token: str
) -> Membership:
    issuer_id = provider.issuer_id
    if token:
        invitation = invitations.find(token, now=context.now)
        if invitation.issuer_id != issuer_id:
            raise InvitationNotFound
        return invitations.admit_invited(context=context, invitation=invitation, name=claims.name)
    domain = claims.email.rpartition("@")[2]
    of_issuer = domain in provider.domains and domain in verified_domains(issuer_id)
    is_verified = claims.email_verified
    if is_verified is None:
        is_verified = provider.trusts_addresses
    if not (is_verified and of_issuer):
        raise InvitationNotFound
    usable = Invitation.objects.for_issuer(issuer_id).usable(context.now)
    invited = usable.filter(email__in=email_forms(claims.email)).first()
    if invited is not None:
        return invitations.admit_invited(context=context, invitation=invited, name=claims.name)
    if not provider.newcomer_role:
        raise InvitationNotFound
    return invitations.admit_newcomer(
        context=context,
        issuer_id=issuer_id,
        email=claims.email,
        name=claims.name,
        role=Role(provider.newcomer_role),
    )


def _connected(
    context: ActionContext, provider: IdentityProvider, member: Membership, claims: Claims
) -> ExternalIdentity:
    identity = ExternalIdentity.objects.create(
        issuer_id=provider.issuer_id,
        membership=member,
        iss=claims.iss,
        sub=claims.sub,
        connected_at=context.now,
    )
    _record(context, "sign_on.connected", provider, member.user)
    return identity


def _record(context: ActionContext, action: str, provider: IdentityProvider, user: User) -> None:
    actor = replace(context.actor, kind=ActorKind.USER, id=str(user.pk))
    own = replace(context, actor=actor)
    record(own, action, f"user_{user.pk}", {}, issuer_id=provider.issuer_id)
