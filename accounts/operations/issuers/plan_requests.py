"""Request another plan from the operators of the platform."""

from datetime import timedelta

from django.conf import settings
from django.core.mail import send_mail
from django.db import transaction

from accounts.domain import audit
from accounts.domain.actors import RequestContext
from accounts.errors import PlanAlreadyRequested
from accounts.models import AuditEntry, Issuer, Plan
from accounts.operations.audit.entries import record
from accounts.operations.people.members import require_owner
from accounts.scopes import Mode

from .lock import locked_issuer

ACTION = "plan.requested"
PAUSE = timedelta(hours=1)


@transaction.atomic
def request_plan(*, context: RequestContext, plan: Plan, message: str) -> None:
    """Record the request, and mail it to OPERATORS_EMAIL after the commit, if that is set.

    Raises OwnerRequired; PlanAlreadyRequested within an hour of the last request.
    """
    issuer = locked_issuer(context.issuer.id)
    require_owner(context)
    recent = AuditEntry.objects.for_issuer(issuer.pk).filter(
        action=ACTION, at__gt=context.now - PAUSE
    )
    if recent.exists():
        raise PlanAlreadyRequested
    wish = {"plan": plan.code, "instead_of": issuer.plan.code, "message": message}
    record(context, ACTION, issuer.public_id, audit.initial_values(wish), mode=Mode.LIVE)
    transaction.on_commit(lambda: _mail(issuer, plan, message), robust=True)


def _mail(issuer: Issuer, plan: Plan, message: str) -> None:
    """Mail the request, in English, to the operators. It is in the audit too."""
    if settings.OPERATORS_EMAIL:
        name = " ".join(issuer.name.split())
        subject = f"{name} asks for the plan {plan.name}"
        text = f"{name} ({issuer.public_id}) has {issuer.plan.name}, and asks for {plan.name}.\n\n{message}\n"
        send_mail(subject, text, None, settings.OPERATORS_EMAIL)
