"""Impersonation: record in the audit when an operator acts for an issuer, and why."""

from datetime import datetime, timedelta
from uuid import UUID

from django.db import transaction

from accounts.domain import audit
from accounts.domain.actors import Actor
from accounts.models import Issuer
from accounts.operations.audit.entries import record
from accounts.scopes import Role

MAX_IMPERSONATION = timedelta(hours=1)


@transaction.atomic
def enter(*, issuer: Issuer, role: Role, reason: str, actor: Actor, now: datetime) -> datetime:
    """Record the start of an impersonation in the issuer's audit; returns when it ends."""
    until = now + MAX_IMPERSONATION
    stated = {"role": role, "reason": reason, "until": until}
    _note("operator.entered", issuer.pk, audit.initial_values(stated), actor, now)
    return until


@transaction.atomic
def leave(*, issuer_id: UUID, how: str, actor: Actor, now: datetime) -> None:
    """Record the end of an impersonation: `left`, `expired` or `logged_out`."""
    _note("operator.left", issuer_id, audit.initial_values({"how": how}), actor, now)


def _note(
    action: str, issuer_id: UUID, changes: audit.Changes, actor: Actor, now: datetime
) -> None:
    target = Issuer(pk=issuer_id).public_id
    record(actor=actor, issuer_id=issuer_id, action=action, target=target, changes=changes, now=now)
