"""Block an issuer for fraud, and lift the block, with reasons in the audit."""

from uuid import UUID

from django.db import transaction

from accounts.actors import ActionContext
from accounts.audit import rules as audit
from accounts.audit.operations import record
from accounts.errors import AlreadyBlocked, NotBlocked
from accounts.limits.lock import locked_issuer
from accounts.models import AuditEntry, Issuer
from accounts.scopes import Standing

BLOCKED, LIFTED = "issuer.blocked", "issuer.block_lifted"


@transaction.atomic
def block_for_fraud(
    *, context: ActionContext, issuer_id: UUID, reason: str, note: str, certificates: int
) -> Issuer:
    """Block an issuer: none of its certificates is shown as good, and its account cannot be changed.

    The reason stands in the issuer's audit and in the platform's, the note for operators in the
    platform's alone. `certificates` is how many the page counted. Raises AlreadyBlocked.
    """
    issuer = locked_issuer(issuer_id)
    if issuer.standing == Standing.FRAUD:
        raise AlreadyBlocked
    facts = {"reason": reason, "certificates": certificates}
    _change(context, issuer, Standing.FRAUD, BLOCKED, facts, note)
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
    facts: dict[str, object],
    note: str,
) -> None:
    turned = audit.diff({"standing": issuer.standing}, {"standing": standing})
    issuer.standing = standing
    issuer.save(update_fields=["standing"])
    for issuer_id, details in ((issuer.pk, facts), (None, {**facts, "note": note})):
        changes = {**turned, **audit.initial_values(details)}
        record(context, action, issuer.public_id, changes, issuer_id=issuer_id)
