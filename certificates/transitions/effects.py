"""A change of status: what is asked for, and what each action does beside the certificate's own row.

Holds, the second person, waiting mails. Each function takes certificates whose rows are locked and whose
state allows the action. It checks and writes, notes in `request.refused` those that cannot be changed, and
returns the change of each of the others.
"""

from collections import defaultdict
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import NamedTuple
from uuid import UUID

from django.db.models import Count, QuerySet, Value
from django.db.models.functions import Greatest

from accounts.actors import RequestContext
from accounts.errors import FieldError, ServiceError, ValidationFailed
from certificates.addresses import CertificatesPrefix
from certificates.errors import CertificateErased, ErasurePending, HoldNotSpecified, TooManyHolds
from certificates.holders.operations import (
    REPLACED,
    REVOKED,
    drop_mails,
    queue_change_mails,
    release_mails,
)
from certificates.lifecycle import TRANSITIONS, Action, Reason, State
from certificates.models import Certificate, CertificateHistory, Hold
from certificates.types.operations import release_errors
from lib import ids


@dataclass(frozen=True, slots=True, kw_only=True)
class Explanation:
    """Why a status changes: the note stays with the issuer, the public note is shown to everybody."""

    reason: Reason | None = None
    note: str | None = None
    public_note: str | None = None


class Succession(NamedTuple):
    """The id that a successor is to get, and the certificate that it supersedes."""

    id: UUID
    of: UUID


@dataclass(frozen=True, slots=True, kw_only=True)
class PlannedChange:
    """What is about to be written of one certificate.

    `explanation` goes into the history; `shown` is what the certificate says from now on, where that
    is something else; `event_data` is what the event says beyond what all events do.
    """

    to: State
    explanation: Explanation
    shown: Explanation
    event_data: Mapping[str, object]


@dataclass(frozen=True, slots=True, kw_only=True)
class TransitionRequest:
    """An action on certificates, and those that it is refused for, each with the error."""

    context: RequestContext
    action: Action
    explanation: Explanation
    job_id: UUID | None = None  # the bulk transition that this is a step of
    hold_ids: Mapping[UUID, str] = field(default_factory=dict)  # certificate -> the hold to lift
    successor_id: UUID | None = None
    refused: dict[UUID, ServiceError] = field(default_factory=dict)

    def change(self, **event_data: object) -> PlannedChange:
        """The change that the action makes, explained as the request does."""
        return PlannedChange(
            to=TRANSITIONS[self.action].to,
            explanation=self.explanation,
            shown=self.explanation,
            event_data=event_data,
        )


MAX_OPEN = 100  # on one certificate


def count_open_holds(certificate_ids: Collection[UUID]) -> Mapping[UUID, int]:
    """How many holds are open on each of these certificates; those without one are left out."""
    rows = Hold.objects.filter(certificate__in=certificate_ids, lifted_at=None)
    counts = rows.values_list("certificate_id").annotate(number=Count("pk"))
    return dict(counts) if certificate_ids else {}


def find_open_holds(certificate_ids: Collection[UUID]) -> Mapping[UUID, Sequence[Hold]]:
    """The open holds of each of these certificates, the oldest first."""
    holds: dict[UUID, list[Hold]] = defaultdict(list)
    for hold in Hold.objects.filter(certificate__in=certificate_ids, lifted_at=None).order_by("pk"):
        holds[hold.certificate_id].append(hold)
    return holds


def place_holds(request: TransitionRequest, certificate_ids: Sequence[UUID]) -> None:
    """One more hold on each of these certificates."""
    reason, context = request.explanation.reason, request.context
    assert reason is not None  # suspending without one was refused
    Hold.objects.bulk_create(
        Hold(
            issuer_id=context.issuer.id,
            certificate_id=certificate_id,
            job_id=request.job_id,
            reason=reason.value,
            public_note=request.explanation.public_note,
            actor_kind=context.actor.kind.value,
            actor_id=context.actor.id,
            placed_at=context.certificate_time,
        )
        for certificate_id in certificate_ids
    )


def choose_holds(holds: Sequence[Hold], hold_id: str | None, reason: Reason | None) -> Hold:
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


def lift_holds(holds: QuerySet[Hold], now: datetime) -> None:
    """Lift these holds. One that was placed by a request that began later is lifted at that moment."""
    holds.update(lifted_at=Greatest("placed_at", Value(now)))


def lift_all_holds(certificates: Sequence[Certificate], now: datetime) -> None:
    """Lift every hold of certificates that come to an end; only suspended ones have any."""
    suspended = [row.pk for row in certificates if row.state == State.SUSPENDED]
    lift_holds(Hold.objects.filter(certificate__in=suspended, lifted_at=None), now)


Changes = Mapping[UUID, PlannedChange]


def _suspend(request: TransitionRequest, rows: Sequence[Certificate]) -> Changes:
    """Place one more hold on each."""
    open_holds = count_open_holds([row.pk for row in rows if row.state == State.SUSPENDED])
    for pk, count in open_holds.items():
        if count >= MAX_OPEN:
            request.refused[pk] = TooManyHolds(limit=MAX_OPEN)
    suspended = [row.pk for row in rows if row.pk not in request.refused]
    place_holds(request, suspended)
    return {pk: request.change(openHolds=open_holds.get(pk, 0) + 1) for pk in suspended}


def _reinstate(request: TransitionRequest, rows: Sequence[Certificate]) -> Changes:
    """Lift one hold of each: the one that is named, else the only one of the stated reason, else the
    only one. The certificate is in force again once none is left."""
    open_holds = find_open_holds([row.pk for row in rows])
    changes: dict[UUID, PlannedChange] = {}
    lifted: list[UUID] = []
    for row in rows:
        of_row = open_holds[row.pk]
        try:
            hold = choose_holds(of_row, request.hold_ids.get(row.pk), request.explanation.reason)
        except (HoldNotSpecified, ValidationFailed) as error:
            request.refused[row.pk] = error
            continue
        left = [other for other in of_row if other.pk != hold.pk]
        changes[row.pk] = _lifting(request.explanation, hold, left)
        lifted.append(hold.pk)
    lift_holds(Hold.objects.filter(pk__in=lifted), request.context.certificate_time)
    return changes


def _lifting(explanation: Explanation, lifted: Hold, left: Sequence[Hold]) -> PlannedChange:
    """The history says why the hold had been placed; what is shown is the newest of those that are left."""
    shown = Explanation(public_note=explanation.public_note)
    if left:
        shown = Explanation(reason=Reason(left[-1].reason), public_note=left[-1].public_note)
    return PlannedChange(
        to=State.SUSPENDED if left else State.ACTIVE,
        explanation=Explanation(
            reason=Reason(lifted.reason),
            note=explanation.note,
            public_note=explanation.public_note,
        ),
        shown=shown,
        event_data={"openHolds": len(left)},
    )


def _revoke(request: TransitionRequest, rows: Sequence[Certificate]) -> Changes:
    """End all holds, and have the holders told."""
    lift_all_holds(rows, request.context.certificate_time)
    queue_change_mails(REVOKED, [row.pk for row in rows], context=request.context)
    return {row.pk: request.change() for row in rows}


def _release(request: TransitionRequest, rows: Sequence[Certificate]) -> Changes:
    """Refuse those that this actor issued. Mails that waited for the release become due."""
    first = CertificateHistory.objects.filter(certificate__in=[row.pk for row in rows], sequence=1)
    columns = first.values_list("certificate_id", "actor_kind", "actor_id")
    issued_by = {certificate_id: (kind, actor_id) for certificate_id, kind, actor_id in columns}
    request.refused.update(release_errors(request.context, issued_by))
    changes = {row.pk: request.change() for row in rows if row.pk not in request.refused}
    release_mails(changes.keys(), now=request.context.now)
    return changes


def _reject(request: TransitionRequest, rows: Sequence[Certificate]) -> Changes:
    """Mails that waited for the release are dropped."""
    changes = {row.pk: request.change() for row in rows}
    drop_mails(changes.keys(), now=request.context.now)
    return changes


def _supersede(request: TransitionRequest, rows: Sequence[Certificate]) -> Changes:
    """End all holds, have the holders told, and point to the successor, which is about to be issued.

    What is erased is not superseded: there is nothing to tell what the successor would replace.
    """
    assert request.successor_id is not None
    changes: dict[UUID, PlannedChange] = {}
    for row in rows:
        try:
            row.refuse_erased()
        except (CertificateErased, ErasurePending) as error:
            request.refused[row.pk] = error
            continue
        row.superseded_by_id = request.successor_id
        successor = ids.encode(CertificatesPrefix.CERTIFICATE, request.successor_id)
        changes[row.pk] = request.change(supersededBy=successor)
    lift_all_holds([row for row in rows if row.pk in changes], request.context.certificate_time)
    queue_change_mails(REPLACED, changes.keys(), context=request.context)
    return changes


EFFECTS: Mapping[Action, Callable[[TransitionRequest, Sequence[Certificate]], Changes]] = {
    Action.SUSPEND: _suspend,
    Action.REINSTATE: _reinstate,
    Action.REVOKE: _revoke,
    Action.RELEASE: _release,
    Action.REJECT: _reject,
    Action.SUPERSEDE: _supersede,
}
