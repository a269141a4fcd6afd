"""Bulk actions: one move of many certificates, as a job that can be followed, stopped and taken back.

The set is fixed when the job is made: its ids are the job's input, read and counted by one query.
"""

from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime
from uuid import UUID

import msgspec
from django.db import transaction

from accounts import audit
from accounts.actors import IssuerFacts, RequestContext
from accounts.errors import FieldError, ValidationFailed
from accounts.jobs.models import Job
from accounts.jobs.operations.lifecycle import create_job
from accounts.models import Issuer
from accounts.operations.audit.entries import record
from accounts.scopes import Feature, Mode, Scope
from certificates.errors import CountChanged
from certificates.lifecycle import NEEDS_REASON, Action, Reason
from certificates.operations.transitions.change import Explanation

from .selection import CertificateSelection, pack_ids, selected_ids

# Each is a kind of job by itself: it has its own scope, and its own way back or none.
SCOPES: Mapping[Action, Scope] = {
    Action.SUSPEND: Scope.CERTIFICATES_MANAGE,
    Action.REINSTATE: Scope.CERTIFICATES_MANAGE,
    Action.REVOKE: Scope.CERTIFICATES_MANAGE,
    Action.RELEASE: Scope.CERTIFICATES_RELEASE,
    Action.REJECT: Scope.CERTIFICATES_RELEASE,
}
IRREVERSIBLE = frozenset({Action.REVOKE, Action.REJECT})  # no way back: whoever asks says how many
UNDO_SUSPENSION = "certificates.lift"  # the kind of job that takes a suspension back


def kind_of(action: Action) -> str:
    """The kind of job that does this."""
    return f"certificates.{action.value}"


@transaction.atomic
def start(
    *,
    context: RequestContext,
    action: Action,
    selection: CertificateSelection,
    explanation: Explanation,
    expected: int | None = None,
) -> Job:
    """Starts the job that moves what is selected at this moment; of a limited key's types only.

    Refuses with FeatureNotInPlan, IssuerSuspended, FilterTooBroad, TooManyAtOnce, TooManyJobs; with
    ValidationFailed without a reason where the move needs one, and where nothing is `expected` though
    certificates are chosen by what is known of them, or there is no way back; and with CountChanged,
    which says how many there are, if there are others.
    """
    context.issuer.require_feature(Feature.BULK)
    context.issuer.refuse_writing()
    careless = missing_answers(
        action, explanation.reason, expected, by_ids=selection.ids is not None
    )
    if faults := list(careless):
        raise ValidationFailed(faults)
    counted = _Counted(
        selected_ids(
            issuer_id=context.issuer.id, mode=context.mode, selection=selection, now=context.now
        )
    )
    job = create_job(
        issuer_id=context.issuer.id,
        mode=context.mode,
        kind=kind_of(action),
        actor=context.actor,
        now=context.now,
        parameters=_parameters(action, selection, explanation),
        source=pack_ids(counted),
    )
    if expected is not None and counted.number != expected:
        raise CountChanged(count=counted.number, members={"count": counted.number})
    told = {"reason": explanation.reason, "count": counted.number, "filters": _named(selection)}
    record(
        actor=context.actor,
        issuer_id=context.issuer.id,
        mode=context.mode,
        action=f"certificates.{action.value}",
        target=job.public_id,
        changes=audit.initial_values(told),
        now=context.now,
    )
    return job


def context_of_job(job: Job, now: datetime) -> RequestContext:
    """Whoever asked for the job does what its steps do."""
    return RequestContext(
        issuer=_facts(job.issuer_id), mode=Mode(job.mode), actor=job.actor(), now=now
    )


def explanation_of_job(job: Job) -> Explanation:
    """What was said when the job was asked for."""
    said = job.parameters
    reason = said["reason"] and Reason(said["reason"])
    return Explanation(reason=reason, note=said["note"], public_note=said["publicNote"])


def _facts(issuer_id: UUID) -> IssuerFacts:
    return Issuer.objects.select_related("plan").get(pk=issuer_id).facts()


def missing_answers(
    action: Action, reason: str | None, expected: int | str | None, *, by_ids: bool
) -> Iterator[FieldError]:
    """What must be said before many certificates are moved, and was not."""
    if action in NEEDS_REASON and reason is None:
        yield FieldError("/reason", "required")
    if expected is None and (action in IRREVERSIBLE or not by_ids):
        yield FieldError("/expectedCount", "required", {"other": "token"})


def _parameters(
    action: Action, selection: CertificateSelection, explanation: Explanation
) -> dict[str, object]:
    return {
        "action": action.value,
        "filter": msgspec.to_builtins(selection.filters),
        "ids": selection.ids and len(selection.ids),
        "reason": explanation.reason and explanation.reason.value,
        "note": explanation.note,
        "publicNote": explanation.public_note,
    }


def _named(selection: CertificateSelection) -> list[str]:
    """What was asked for, by name: values of metadata may be personal, and the audit is for good."""
    filters = selection.filters
    asked = {
        "certificateNumber": filters.number,
        "typeId": filters.type_id,
        "status": filters.status,
        "issued": filters.issued,
        "statusChanged": filters.changed,
        "validUntil": filters.valid_until_from or filters.valid_until_to,
        "ids": selection.ids,
    }
    return [name for name, _value in filters.keys] + [name for name in asked if asked[name]]


class _Counted:
    """Passes ids on, and knows how many there were."""

    def __init__(self, found: Iterable[UUID]) -> None:
        self._found = found
        self.number = 0

    def __iter__(self) -> Iterator[UUID]:
        for each in self._found:
            self.number += 1
            yield each
