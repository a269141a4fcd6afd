"""What platform admins do with issuers: plans that were asked for, and blocks."""

from datetime import timedelta
from uuid import UUID

from django.db import transaction

from accounts.actors import ActionContext, RequestContext
from accounts.audit import rules as audit
from accounts.audit.operations import record
from accounts.errors import AlreadyBlocked, NotBlocked, PlanAlreadyRequested
from accounts.limits.issuer_lock import locked_issuer
from accounts.models import AuditEntry, Issuer, OpenItem, OpenItemKind, Plan
from accounts.open_items.operations import open_item
from accounts.people.operations import require_owner
from accounts.scopes import Mode, Standing

ACTION = "plan.requested"
PAUSE = timedelta(hours=1)


@transaction.atomic
def request_plan(*, context: RequestContext, plan: Plan, message: str) -> None:
    """Put the request on the list of open items, in place of an earlier one.

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
    """The issuer's request that no platform admin has settled yet."""
    rows = OpenItem.objects.for_issuer(context.issuer.id).open()
    return rows.filter(kind=OpenItemKind.PLAN).first()


BLOCKED, LIFTED = "issuer.blocked", "issuer.block_lifted"


@transaction.atomic
def block_for_fraud(
    *, context: ActionContext, issuer_id: UUID, reason: str, note: str, certificates: int
) -> Issuer:
    """Block an issuer: none of its certificates is shown as good, and its account cannot be changed.

    The reason stands in the issuer's audit and in the platform's, the note for platform admins
    in the platform's alone. `certificates` is how many the page counted. Raises AlreadyBlocked.
    """
    issuer = locked_issuer(issuer_id)
    if issuer.standing == Standing.FRAUD:
        raise AlreadyBlocked
    details = {"reason": reason, "certificates": certificates}
    _change(context, issuer, Standing.FRAUD, BLOCKED, details, note)
    return issuer


@transaction.atomic
def lift_block(*, context: ActionContext, issuer_id: UUID, reason: str, note: str) -> Issuer:
    """Lift the block and restore the standing from before. Raises NotBlocked."""
    issuer = locked_issuer(issuer_id)
    if issuer.standing != Standing.FRAUD:
        raise NotBlocked
    _change(context, issuer, _before(issuer), LIFTED, {"reason": reason}, note)
    return issuer


def last_block(issuer_id: UUID) -> AuditEntry | None:
    """The latest block's entry in the platform's audit, with its note."""
    target = Issuer(pk=issuer_id).public_id
    entries = AuditEntry.objects.filter(issuer=None, target=target, action=BLOCKED)
    return entries.order_by("-at", "-id").first()


def _before(issuer: Issuer) -> Standing:
    entry = last_block(issuer.pk)
    before = entry.changes["standing"]["before"] if entry else Standing.ACTIVE
    return Standing(before)


def _change(
    context: ActionContext,
    issuer: Issuer,
    standing: Standing,
    action: str,
    details: dict[str, object],
    note: str,
) -> None:
    turned = audit.diff({"standing": issuer.standing}, {"standing": standing})
    issuer.standing = standing
    issuer.save(update_fields=["standing"])
    for issuer_id, stated in ((issuer.pk, details), (None, {**details, "note": note})):
        changes = {**turned, **audit.initial_values(stated)}
        record(context, action, issuer.public_id, changes, issuer_id=issuer_id)
