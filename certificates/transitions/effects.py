"""What each action does beside the certificate's own row: holds, the second person, waiting mails.

Each function takes certificates whose rows are locked and whose state allows the action. It checks
and writes, notes in `request.refused` those that cannot be changed, and returns the change of each of
the others.
"""

from collections.abc import Callable, Mapping, Sequence
from uuid import UUID

from accounts.errors import ValidationFailed
from certificates.errors import (
    CertificateErased,
    ErasurePending,
    HoldNotSpecified,
    TooManyHolds,
)
from certificates.holders.mails import (
    REPLACED,
    REVOKED,
    drop_mails,
    queue_change_mails,
    release_mails,
)
from certificates.lifecycle import Action, Reason, State
from certificates.models import Certificate, CertificateHistory, Hold
from certificates.prefixes import CertificatesPrefix
from certificates.types.second_person import release_errors
from lib import ids

from . import holds
from .rules import Explanation, PlannedChange, TransitionRequest

Changes = Mapping[UUID, PlannedChange]


def _suspend(request: TransitionRequest, rows: Sequence[Certificate]) -> Changes:
    """Place one more hold on each."""
    open_holds = holds.count_open([row.pk for row in rows if row.state == State.SUSPENDED])
    for pk, count in open_holds.items():
        if count >= holds.MAX_OPEN:
            request.refused[pk] = TooManyHolds(limit=holds.MAX_OPEN)
    suspended = [row.pk for row in rows if row.pk not in request.refused]
    holds.place(request, suspended)
    return {pk: request.change(openHolds=open_holds.get(pk, 0) + 1) for pk in suspended}


def _reinstate(request: TransitionRequest, rows: Sequence[Certificate]) -> Changes:
    """Lift one hold of each: the one that is named, else the only one of the stated reason, else the
    only one. The certificate is in force again once none is left."""
    open_holds = holds.find_open([row.pk for row in rows])
    changes: dict[UUID, PlannedChange] = {}
    lifted: list[UUID] = []
    for row in rows:
        of_row = open_holds[row.pk]
        try:
            hold = holds.choose(of_row, request.hold_ids.get(row.pk), request.explanation.reason)
        except (HoldNotSpecified, ValidationFailed) as error:
            request.refused[row.pk] = error
            continue
        left = [other for other in of_row if other.pk != hold.pk]
        changes[row.pk] = _lifting(request.explanation, hold, left)
        lifted.append(hold.pk)
    holds.lift(Hold.objects.filter(pk__in=lifted), request.context.certificate_time)
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
    holds.lift_all(rows, request.context.certificate_time)
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
    holds.lift_all([row for row in rows if row.pk in changes], request.context.certificate_time)
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
