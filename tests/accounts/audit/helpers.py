"""Audit entries to seal, and direct access to their table."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any

from django.db import connection, transaction

from accounts.actors import ActionContext, Actor, ActorKind
from accounts.audit import operations as audit
from accounts.audit.operations import verify
from accounts.models import AuditEntry, Issuer
from tests.journeys.processes.load_clients import OTHERS_PATIENCE

NOON = datetime(2026, 3, 2, 12, 0, tzinfo=UTC)
ACTOR = Actor(kind=ActorKind.USER, id="7", request_id="req-1", ip="203.0.113.0")


def make_entry(issuer: Issuer | None, target: str = "thing", **fields: Any) -> AuditEntry:
    """One entry, committed."""
    entry = {
        "action": "thing.changed",
        "target": target,
        "changes": {"colour": {"before": "red", "after": "blue"}},
        "issuer_id": issuer.pk if issuer else None,
        **{name: value for name, value in fields.items() if name not in ("actor", "now")},
    }
    context = ActionContext(actor=fields.get("actor", ACTOR), now=fields.get("now", NOON))
    with transaction.atomic():
        return audit.record(context, **entry)


def seal_all(count: int, *, batch: int = audit.BATCH) -> None:
    """Seals so many entries, and no more. Other tests' transactions, on the same server, hold it up."""
    done, patience = 0, time.monotonic() + OTHERS_PATIENCE
    while done < count and time.monotonic() < patience:
        new = audit.seal(batch=batch)
        assert new <= batch
        done += new
        time.sleep(0 if new else 0.02)
    assert done == count


def make_sealed_entries(issuer: Issuer | None, count: int) -> list[AuditEntry]:
    """So many entries, sealed."""
    for number in range(1, count + 1):
        make_entry(issuer, f"thing {number}")
    seal_all(count)
    return list(AuditEntry.objects.filter(issuer=issuer).order_by("position"))


@contextmanager
def cursor_without_triggers() -> Iterator[Any]:
    """A cursor of somebody who may switch triggers off: a superuser of the database."""
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute("SET LOCAL session_replication_role = replica")
        yield cursor


def tamper(sql: str, *params: object) -> None:
    """One statement of the intruder's."""
    with cursor_without_triggers() as cursor:
        cursor.execute(sql, params)


def findings(issuer: Issuer | None = None) -> list[str]:
    """What `verify` finds, without the chains' names."""
    found, _sound = verify(issuer_id=issuer.pk if issuer else None)
    return [finding.what for finding in found]


def logged_head(last: AuditEntry) -> str:
    """A chain's head as the log has it."""
    return f"{last.issuer_id}:{last.position}:{bytes(last.seal or b'').hex()}"
