"""Facts about the running of the platform that only its operators know: recorded in the platform's audit."""

from datetime import datetime

from django.db import transaction

from accounts.actors import ActionContext, Actor, ActorKind
from accounts.audit import rules as audit
from accounts.audit.operations import record
from accounts.models import AuditEntry
from accounts.scopes import Mode

BACKUP = "backup.recorded"
VERIFIED = "audit.verified"
TARGET = "platform"


@transaction.atomic
def record_backup(*, now: datetime, note: str) -> None:
    """Records that a backup was made."""
    record(_context("backup", now), BACKUP, TARGET, audit.initial_values({"note": note or None}))


@transaction.atomic
def record_verification(*, now: datetime, findings: int, sound: int) -> None:
    """Records that the whole audit was verified, and with what result."""
    values = {"findings": findings, "sound": sound}
    record(_context("verify_audit", now), VERIFIED, TARGET, audit.initial_values(values))


def last_fact(action: str) -> AuditEntry | None:
    """The latest entry of this kind: the platform's audit, read backwards."""
    rows = AuditEntry.objects.filter(issuer=None, mode=Mode.LIVE, action=action)
    return rows.order_by("-at", "-id").first()


def _context(name: str, now: datetime) -> ActionContext:
    actor = Actor(kind=ActorKind.SYSTEM, id=name)
    return ActionContext(actor=actor, now=now)
