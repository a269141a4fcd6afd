"""Start bulk transitions: a job that changes the status of many certificates.

The selection is fixed when the job is created: the ids are the job's input, read by one query.
"""

from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime
from uuid import UUID

import msgspec
from django.db import transaction

from accounts.domain import audit
from accounts.domain.actors import IssuerFacts, RequestContext
from accounts.errors import FieldError, ValidationFailed
from accounts.jobs.models import Job
from accounts.jobs.operations.lifecycle import create_job
from accounts.models import Issuer
from accounts.operations.audit.entries import record
from accounts.scopes import Feature, Mode, Scope
from certificates.errors import CountChanged
from certificates.lifecycle import NEEDS_REASON, Action, Reason

from .rules import Explanation
from .selection import CertificateSelection, pack_ids, selected_ids

# Each is a kind of job of its own, with its scope, and can be undone or not.
SCOPES: Mapping[Action, Scope] = {
    Action.SUSPEND: Scope.CERTIFICATES_MANAGE,
    Action.REINSTATE: Scope.CERTIFICATES_MANAGE,
    Action.REVOKE: Scope.CERTIFICATES_MANAGE,
    Action.RELEASE: Scope.CERTIFICATES_RELEASE,
    Action.REJECT: Scope.CERTIFICATES_RELEASE,
}
IRREVERSIBLE = frozenset(
    {Action.REVOKE, Action.REJECT}
)  # cannot be undone: the expected count is required
UNDO_SUSPENSION = "certificates.lift"  # the kind of job that undoes a suspension


def kind_of(action: Action) -> str:
    """The kind of job of this action."""
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
    """Start the job that changes the status of the certificates that are selected at this moment.

    Refuses with FeatureNotInPlan, IssuerSuspended, CertificateFilterTooBroad, TooManySelected,
    TooManyJobs; with ValidationFailed without a reason where the action needs one, and without
    `expected` where certificates are selected by filters or the action is irreversible; and with
    CountChanged where the number selected is not the expected one.
    """
    context.issuer.require_feature(Feature.BULK)
    context.issuer.refuse_writing()
    by_ids = selection.ids is not None
    if faults := list(missing_answers(action, explanation.reason, expected, by_ids=by_ids)):
        raise ValidationFailed(faults)
    counted = _Counted(selected_ids(context=context, selection=selection))
    job = create_job(
        context=context,
        kind=kind_of(action),
        parameters=_parameters(action, selection, explanation),
        source=pack_ids(counted),
    )
    job.total = counted.number
    job.save(update_fields=["total"])
    if expected is not None and counted.number != expected:
        raise CountChanged(count=counted.number, members={"count": counted.number})
    filters, reason = _filter_names(selection), explanation.reason
    changes = audit.initial_values({"reason": reason, "count": counted.number, "filters": filters})
    record(context, f"certificates.{action.value}", job.public_id, changes)
    return job


def context_of_job(job: Job, now: datetime) -> RequestContext:
    """The context of a job's steps: they act in the name of the one who started it."""
    return RequestContext(
        issuer=_facts(job.issuer_id), mode=Mode(job.mode), actor=job.actor(), now=now
    )


def explanation_of_job(job: Job) -> Explanation:
    """The explanation that was given when the job was started."""
    stated = job.parameters
    reason = stated["reason"] and Reason(stated["reason"])
    return Explanation(reason=reason, note=stated["note"], public_note=stated["publicNote"])


def _facts(issuer_id: UUID) -> IssuerFacts:
    return Issuer.objects.select_related("plan").get(pk=issuer_id).facts()


def missing_answers(
    action: Action, reason: str | None, expected: int | str | None, *, by_ids: bool
) -> Iterator[FieldError]:
    """Faults of a request: what must be stated for a bulk transition, and is missing."""
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


def _filter_names(selection: CertificateSelection) -> list[str]:
    """The names of the filters used, for the audit. Values may be personal, and the audit is permanent."""
    filters = selection.filters
    used = {
        "certificateNumber": filters.number,
        "typeId": filters.type_id,
        "status": filters.status,
        "issued": filters.issued,
        "statusChanged": filters.changed,
        "validUntil": filters.valid_until_from or filters.valid_until_to,
        "ids": selection.ids,
    }
    return [name for name, _value in filters.keys] + [name for name in used if used[name]]


class _Counted:
    """Passes ids on and counts them."""

    def __init__(self, certificate_ids: Iterable[UUID]) -> None:
        self._found = certificate_ids
        self.number = 0

    def __iter__(self) -> Iterator[UUID]:
        for certificate_id in self._found:
            self.number += 1
            yield certificate_id
