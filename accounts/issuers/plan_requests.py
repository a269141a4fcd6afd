"""Request another plan from the operators of the platform."""

from datetime import timedelta

from django.db import transaction

from accounts.actors import RequestContext
from accounts.audit import rules as audit
from accounts.audit.operations import record
from accounts.errors import PlanAlreadyRequested
from accounts.limits.lock import locked_issuer
from accounts.models import AuditEntry, OpenItem, OpenItemKind, Plan
from accounts.open_items.operations import open_item
from accounts.people.operations import require_owner
from accounts.scopes import Mode

ACTION = "plan.requested"
PAUSE = timedelta(hours=1)


@transaction.atomic
def request_plan(*, context: RequestContext, plan: Plan, message: str) -> None:
    """Put the request on the operators' list of open items, in place of an earlier one.

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
    stated = {"plan": plan.name, "instead_of": issuer.plan.name, "message": message}
    open_item(context=context, kind=OpenItemKind.PLAN, issuer_id=issuer.pk, facts=stated)


def pending_plan_request(context: RequestContext) -> OpenItem | None:
    """The issuer's request that no operator has settled yet."""
    rows = OpenItem.objects.for_issuer(context.issuer.id).open()
    return rows.filter(kind=OpenItemKind.PLAN).first()
