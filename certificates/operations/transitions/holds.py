"""Holds: placed and lifted inside a move, while the certificate's row is locked."""

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime
from uuid import UUID

from django.db.models import Count, QuerySet, Value
from django.db.models.functions import Greatest

from accounts.actors import Actor
from accounts.errors import FieldError, ValidationFailed
from certificates.errors import HoldNotSpecified, TooManyHolds
from certificates.lifecycle import Reason
from certificates.models import Certificate, Hold
from lib import ids

MOST_OPEN = 100  # on one certificate


def count_open(certificate_ids: Collection[UUID]) -> Mapping[UUID, int]:
    """How many holds keep each of these suspended; nothing of those that none does."""
    held = Hold.objects.filter(certificate__in=certificate_ids, lifted_at=None)
    numbers = held.values_list("certificate_id").annotate(number=Count("pk"))
    return dict(numbers) if certificate_ids else {}


def place(
    certificate: Certificate,
    reason: Reason | None,
    public_note: str | None,
    job_id: UUID | None,
    actor: Actor,
    now: datetime,
) -> int:
    """One more reason to keep the certificate suspended; how many are open now. Raises TooManyHolds."""
    assert reason is not None  # a move without one was refused
    before = count_open([certificate.pk]).get(certificate.pk, 0)
    if before >= MOST_OPEN:
        raise TooManyHolds(limit=MOST_OPEN)
    Hold.objects.create(
        certificate=certificate,
        reason=reason,
        public_note=public_note,
        job_id=job_id,
        actor_kind=actor.kind.value,
        actor_id=actor.id,
        placed_at=now,
    )
    return before + 1


def lift(
    certificate: Certificate, hold_id: str | None, reason: Reason | None, now: datetime
) -> tuple[Hold, Sequence[Hold]]:
    """Lifts one hold; the ones that are left. Raises ValidationFailed or HoldNotNamed."""
    found = list(_open_on(certificate).order_by("pk"))
    hold = named(found, hold_id, reason)
    hold.lifted_at = max(now, hold.placed_at)  # who lifts may have begun before who placed
    hold.save(update_fields=["lifted_at"])
    return hold, [other for other in found if other.pk != hold.pk]


def lift_all(certificate: Certificate, now: datetime) -> None:
    """The certificate came to an end: nothing is left to be held."""
    _open_on(certificate).update(lifted_at=Greatest("placed_at", Value(now)))


def _open_on(certificate: Certificate) -> QuerySet[Hold]:
    """What keeps the certificate suspended."""
    return Hold.objects.filter(certificate=certificate, lifted_at=None)


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
        raise HoldNotSpecified(members={"holds": [_shown(hold) for hold in fitting]})
    return fitting[0]


def _shown(hold: Hold) -> dict[str, object]:
    return {"id": hold.public_id, "reason": hold.reason, "placedAt": hold.placed_at}
