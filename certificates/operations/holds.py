"""Holds: placed and lifted inside a move, while the certificate's row is locked."""

from collections.abc import Sequence
from datetime import datetime
from uuid import UUID

from django.db.models import Value
from django.db.models.functions import Greatest

from accounts import ids
from accounts.actors import Actor
from accounts.errors import FieldError, ValidationFailed
from certificates.errors import HoldNotNamed
from certificates.lifecycle import Reason
from certificates.models import Certificate, Hold


def open_on(certificate: Certificate) -> list[Hold]:
    """What keeps the certificate suspended, the oldest first."""
    return list(Hold.objects.filter(certificate=certificate, lifted_at=None).order_by("pk"))


def place(
    certificate: Certificate,
    reason: Reason | None,
    public_note: str | None,
    job_id: UUID | None,
    actor: Actor,
    now: datetime,
) -> None:
    """One more reason to keep the certificate suspended."""
    assert reason is not None  # a move without one was refused
    Hold.objects.create(
        certificate=certificate,
        reason=reason,
        public_note=public_note,
        job_id=job_id,
        actor_kind=actor.kind.value,
        actor_id=actor.id,
        placed_at=now,
    )


def lift(
    certificate: Certificate, hold_id: str | None, reason: Reason | None, now: datetime
) -> tuple[Hold, Sequence[Hold]]:
    """Lifts one hold; the ones that are left. Raises ValidationFailed or HoldNotNamed."""
    found = open_on(certificate)
    hold = named(found, hold_id, reason)
    hold.lifted_at = max(now, hold.placed_at)  # who lifts may have begun before who placed
    hold.save(update_fields=["lifted_at"])
    return hold, [other for other in found if other.pk != hold.pk]


def lift_all(certificate: Certificate, now: datetime) -> None:
    """The certificate came to an end: nothing is left to be held."""
    open_ones = Hold.objects.filter(certificate=certificate, lifted_at=None)
    open_ones.update(lifted_at=Greatest("placed_at", Value(now)))


def named(found: Sequence[Hold], hold_id: str | None, reason: Reason | None) -> Hold:
    """The one of these holds that is meant. Raises ValidationFailed or HoldNotNamed."""
    if hold_id is not None:
        pk = ids.parse(ids.Prefix.HOLD, hold_id)
        fitting = [hold for hold in found if hold.pk == pk]
        pointer = "/holdId"
    else:
        fitting = [hold for hold in found if reason in (None, hold.reason)]
        pointer = "/reason"
    if not fitting:
        raise ValidationFailed([FieldError(pointer, "unknown_hold")])
    if len(fitting) > 1:
        raise HoldNotNamed(members={"holds": [_shown(hold) for hold in fitting]})
    return fitting[0]


def _shown(hold: Hold) -> dict[str, object]:
    return {"id": hold.public_id, "reason": hold.reason, "placedAt": hold.placed_at}
