"""Holds: placed, chosen and lifted within a transition, while the certificates' rows are locked."""

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from datetime import datetime
from uuid import UUID

from django.db.models import Count, QuerySet, Value
from django.db.models.functions import Greatest

from accounts.errors import FieldError, ValidationFailed
from certificates.errors import HoldNotSpecified
from certificates.lifecycle import Reason, State
from certificates.models import Certificate, Hold
from certificates.prefixes import CertificatesPrefix
from lib import ids, sql

from .rules import TransitionRequest

MAX_OPEN = 100  # on one certificate
_INSERT = """
INSERT INTO certificates_hold
  (id, issuer_id, certificate_id, job_id, reason, public_note, actor_kind, actor_id, placed_at)
SELECT m.id, %(issuer_id)s, m.certificate_id, %(job_id)s, %(reason)s, %(public_note)s, %(actor_kind)s,
       %(actor_id)s, %(at)s
  FROM unnest(%(id)b::uuid[], %(certificate_id)b::uuid[]) AS m (id, certificate_id)
RETURNING 1
"""


def count_open(certificate_ids: Collection[UUID]) -> Mapping[UUID, int]:
    """How many holds are open on each of these certificates; those without one are left out."""
    rows = Hold.objects.filter(certificate__in=certificate_ids, lifted_at=None)
    counts = rows.values_list("certificate_id").annotate(number=Count("pk"))
    return dict(counts) if certificate_ids else {}


def find_open(certificate_ids: Collection[UUID]) -> Mapping[UUID, Sequence[Hold]]:
    """The open holds of each of these certificates, the oldest first."""
    holds: dict[UUID, list[Hold]] = defaultdict(list)
    for hold in Hold.objects.filter(certificate__in=certificate_ids, lifted_at=None).order_by("pk"):
        holds[hold.certificate_id].append(hold)
    return holds


def place(request: TransitionRequest, certificate_ids: Sequence[UUID]) -> None:
    """One more hold on each of these certificates."""
    reason = request.explanation.reason
    assert reason is not None  # suspending without one was refused
    sql.fetch_all(
        _INSERT,
        {
            "id": [ids.new() for _id in certificate_ids],
            "certificate_id": list(certificate_ids),
            "issuer_id": request.context.issuer.id,
            "job_id": request.job_id,
            "reason": reason.value,
            "public_note": request.explanation.public_note,
            "actor_kind": request.context.actor.kind.value,
            "actor_id": request.context.actor.id,
            "at": request.context.certificate_time,
        },
    )


def choose(holds: Sequence[Hold], hold_id: str | None, reason: Reason | None) -> Hold:
    """The one of these holds to lift: by its id, else the only one of the reason, else the only one.

    Raises ValidationFailed where none fits, HoldNotSpecified where several do.
    """
    if hold_id is not None:
        pk = ids.parse(CertificatesPrefix.HOLD, hold_id)
        fitting = [hold for hold in holds if hold.pk == pk]
        pointer = "/holdId"
    else:
        fitting = [hold for hold in holds if reason in (None, hold.reason)]
        pointer = "/reason"
    if not fitting:
        raise ValidationFailed([FieldError(pointer, "unknown_hold")])
    if len(fitting) > 1:
        shown = [
            {"id": hold.public_id, "reason": hold.reason, "placedAt": hold.placed_at}
            for hold in fitting
        ]
        raise HoldNotSpecified(members={"holds": shown})
    return fitting[0]


def lift(holds: QuerySet[Hold], now: datetime) -> None:
    """Lift these holds. One that was placed by a request that began later is lifted at that moment."""
    holds.update(lifted_at=Greatest("placed_at", Value(now)))


def lift_all(certificates: Sequence[Certificate], now: datetime) -> None:
    """Lift every hold of certificates that come to an end; only suspended ones have any."""
    suspended = [row.pk for row in certificates if row.state == State.SUSPENDED]
    lift(Hold.objects.filter(certificate__in=suspended, lifted_at=None), now)
