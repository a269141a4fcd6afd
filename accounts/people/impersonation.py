"""Impersonation: record in the audit when an operator acts for an issuer, and why."""

from datetime import datetime, timedelta
from uuid import UUID

from django.db import transaction

from accounts.actors import ActionContext
from accounts.audit import rules as audit
from accounts.audit.operations import record
from accounts.models import Issuer
from accounts.scopes import Role

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
