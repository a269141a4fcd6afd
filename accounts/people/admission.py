"""New people whom an issuer's identity provider signs in: they have no password.

In the transaction of the sign-in, the issuer's row locked. Raise AccountExists, PlanLimitReached.
"""

from uuid import UUID

from accounts.actors import ActionContext
from accounts.audit import rules as audit
from accounts.audit.operations import record
from accounts.models import Invitation, Issuer, Membership
from accounts.scopes import Role

from .invitations import acting_as, new_user, refuse_full, seat


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
