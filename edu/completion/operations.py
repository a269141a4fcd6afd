"""Apply matched completions: issue the certificates and write the enrolments.

An enrolment is completed once, however often it is stated: its row is locked, and its certificate
has its id as `externalRef`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from uuid import UUID

import msgspec
from django.db import transaction

from accounts.actors import RequestContext
from accounts.errors import ValidationFailed
from certificates.certificate.document import Draft
from certificates.issuing.build import Issued
from certificates.issuing.operations import RefusedDraft, check_many, issue_many
from edu import events
from edu.lifecycle import EnrolmentStatus
from edu.models import Enrolment
from webhooks import outbox

from .diplomas import diploma_draft
from .matching import CompletionRules, MatchedCompletion, blocking_fault, is_unchanged

_COLUMNS = (
    *("status", "grade", "completed_on", "results", "evidence", "certificate"),
    *("sequence", "changed_at"),
)
_EVENTS = {
    EnrolmentStatus.COMPLETED: events.ENROLMENT_COMPLETED,
    EnrolmentStatus.FAILED: events.ENROLMENT_FAILED,
}


@dataclass(frozen=True, slots=True)
class AppliedCompletion:
    """The result of one completion: its certificate, if any; `already`, if nothing had to be done."""

    completion: MatchedCompletion
    issued: Issued | None = None
    already: bool = False
    corrected: bool = False


def check_certificates(
    context: RequestContext, rules: CompletionRules, completions: Sequence[MatchedCompletion]
) -> list[RefusedDraft | None]:
    """Why no certificate could be issued now for each of these; None for one that could, or needs none."""
    rows = Enrolment.objects.select_related("recipient", "cohort", "certificate")
    enrolments = rows.in_bulk([each.enrolment for each in completions])
    refusals: list[RefusedDraft | None] = [None] * len(completions)
    drafts: dict[int, Draft] = {}
    for place, completion in enumerate(completions):
        enrolment = enrolments[completion.enrolment]
        if completion.passed and not is_unchanged(enrolment, completion):
            drafts[place] = diploma_draft(enrolment, completion, context=context, rules=rules)
    if drafts:
        results = check_many(context=context, drafts=list(drafts.values()))
        for place, result in zip(drafts, results, strict=True):
            refusals[place] = result if isinstance(result, RefusedDraft) else None
    return refusals


@transaction.atomic
def apply_all(
    context: RequestContext, rules: CompletionRules, completions: Sequence[MatchedCompletion]
) -> list[AppliedCompletion | RefusedDraft]:
    """Applies the completions. Returns the result of each, in their order.

    Everybody who has passed gets a certificate; the other attempts have failed. An enrolment that
    has the result already stays as it is. A completion that cannot be applied any more (the
    enrolment has another result since, or there is such a certificate) is refused by itself.
    Raises IssuerSuspended, ConsentRequired.
    """
    enrolments = _lock_enrolments(context, [each.enrolment for each in completions])
    outcomes: dict[int, AppliedCompletion | RefusedDraft] = {}
    to_issue: dict[int, Draft] = {}
    for place, completion in enumerate(completions):
        enrolment = enrolments[completion.enrolment]
        if is_unchanged(enrolment, completion):
            outcomes[place] = AppliedCompletion(completion, already=True)
        elif fault := blocking_fault(enrolment, completion, rules):
            outcomes[place] = RefusedDraft(error=ValidationFailed([fault]), faults=[fault])
        elif completion.passed:
            to_issue[place] = diploma_draft(enrolment, completion, context=context, rules=rules)
        else:
            outcomes[place] = AppliedCompletion(completion)
    issued = issue_many(context=context, drafts=list(to_issue.values())) if to_issue else []
    for place, result in zip(to_issue, issued, strict=True):
        completion = completions[place]
        corrected = enrolments[completion.enrolment].status == EnrolmentStatus.COMPLETED
        outcomes[place] = (
            AppliedCompletion(completion, result, corrected=corrected)
            if isinstance(result, Issued)
            else result
        )
    ordered = [outcomes[place] for place in range(len(completions))]
    _write(context, enrolments, [each for each in ordered if isinstance(each, AppliedCompletion)])
    return ordered


def _lock_enrolments(
    context: RequestContext, enrolment_ids: Sequence[UUID]
) -> Mapping[UUID, Enrolment]:
    """The enrolments, locked against completing, ending, merging and erasing by others."""
    rows = Enrolment.objects.for_issuer(context.issuer.id, context.mode)
    locked = rows.filter(pk__in=enrolment_ids).locked()
    return locked.select_related("recipient", "cohort", "certificate").in_bulk()


def _write(
    context: RequestContext,
    enrolments: Mapping[UUID, Enrolment],
    applied: Sequence[AppliedCompletion],
) -> None:
    """Writes every enrolment that has changed, and its event."""
    changed: list[Enrolment] = []
    for outcome in applied:
        if outcome.already:
            continue
        completion = outcome.completion
        enrolment = enrolments[completion.enrolment]
        enrolment.status = completion.status
        enrolment.grade = completion.grade
        enrolment.completed_on = completion.completed_on
        enrolment.results = msgspec.to_builtins(completion.results)
        enrolment.evidence = completion.evidence
        if outcome.issued is not None:
            enrolment.certificate_id = outcome.issued.id
        enrolment.sequence += 1
        enrolment.changed_at = context.now
        changed.append(enrolment)
    Enrolment.objects.bulk_update(changed, _COLUMNS, batch_size=500)
    outbox.record_many(
        events.enrolment_event(_EVENTS[EnrolmentStatus(each.status)], each, context.now)
        for each in changed
    )
