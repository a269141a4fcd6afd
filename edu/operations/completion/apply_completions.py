"""What completions do: each is matched with its enrolment, judged, and becomes a certificate or not.

An enrolment is completed once, however often it is said: its row is held, and its certificate bears
its id as `externalRef`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias
from uuid import UUID

import msgspec
from django.db import transaction

from accounts.actors import RequestContext
from accounts.errors import ValidationFailed
from certificates.operations.issuing.build import Issued
from certificates.operations.issuing.draft import Draft
from certificates.operations.issuing.draft_batch import RefusedDraft
from certificates.operations.issuing.issue import check_many, issue_many
from edu import events
from edu.lifecycle import EnrolmentStatus
from edu.models import Enrolment
from webhooks import outbox

from .diplomas import Diploma, diploma_draft
from .match_grades import CompletionRules, MatchedCompletion, blocking_fault, is_unchanged

_WRITTEN = (
    *("status", "grade", "completed_on", "results", "evidence", "certificate"),
    *("sequence", "changed_at"),
)


@dataclass(frozen=True, slots=True)
class AppliedCompletion:
    """What became of one: the certificate that was issued, if any; `already`, if it was so before."""

    judged: MatchedCompletion
    issued: Issued | None = None
    already: bool = False
    corrected: bool = False


Outcome: TypeAlias = AppliedCompletion | RefusedDraft


def check_certificates(
    context: RequestContext, rules: CompletionRules, judged: Sequence[MatchedCompletion]
) -> list[RefusedDraft | None]:
    """What `complete` would refuse of these at this moment."""
    held = Enrolment.objects.select_related("recipient", "cohort", "certificate")
    rows = held.in_bulk([each.enrolment for each in judged])
    passed = [at for at, each in enumerate(judged) if _is_to_issue(rows[each.enrolment], each)]
    drafts = _drafts(context, rules, [(rows[judged[at].enrolment], judged[at]) for at in passed])
    found: list[RefusedDraft | None] = [None] * len(judged)
    if drafts:
        for at, refused in zip(passed, check_many(context=context, drafts=drafts), strict=True):
            found[at] = refused
    return found


@transaction.atomic
def apply_all(
    context: RequestContext, rules: CompletionRules, judged: Sequence[MatchedCompletion]
) -> list[Outcome]:
    """Does what was judged, and says of each, in their order, what became of it.

    Whoever has passed gets a certificate; the others' attempt has failed. What is so already stays
    as it is. What has come in the way since (another result, a certificate that is there) is refused
    by itself. Refuses all with IssuerSuspended, ConsentRequired.
    """
    rows = _held(context, [each.enrolment for each in judged])
    outcomes: dict[int, Outcome] = {}
    todo: dict[int, Enrolment] = {}
    for at, each in enumerate(judged):
        enrolment = rows[each.enrolment]
        if is_unchanged(enrolment, each):
            outcomes[at] = AppliedCompletion(each, already=True)
        elif fault := blocking_fault(enrolment, each, rules):
            outcomes[at] = RefusedDraft(error=ValidationFailed([fault]), faults=[fault])
        else:
            todo[at] = enrolment
    outcomes |= _write(context, rules, judged, todo)
    return [outcomes[at] for at in range(len(judged))]


def _held(context: RequestContext, enrolment_ids: Sequence[UUID]) -> Mapping[UUID, Enrolment]:
    """The enrolments, while nobody else completes, ends, merges or erases them."""
    rows = Enrolment.objects.for_issuer(context.issuer.id, context.mode).filter(
        pk__in=enrolment_ids
    )
    return rows.held().select_related("recipient", "cohort", "certificate").in_bulk()


def _is_to_issue(enrolment: Enrolment, judged: MatchedCompletion) -> bool:
    return judged.passed and not is_unchanged(enrolment, judged)


def _drafts(
    context: RequestContext,
    rules: CompletionRules,
    passed: Sequence[tuple[Enrolment, MatchedCompletion]],
) -> list[Draft]:
    return [
        diploma_draft(
            Diploma(
                enrolment=enrolment,
                grade=judged.grade,
                completed_on=judged.completed_on,
                results=judged.results,
            ),
            context=context,
            program=rules.program,
            facts=rules.type,
            notify_holder=rules.notify_holder,
        )
        for enrolment, judged in passed
    ]


def _write(
    context: RequestContext,
    rules: CompletionRules,
    judged: Sequence[MatchedCompletion],
    todo: Mapping[int, Enrolment],
) -> dict[int, Outcome]:
    """Issues what is to be issued, and writes every enrolment that has changed."""
    passed = [at for at in todo if judged[at].passed]
    drafts = _drafts(context, rules, [(todo[at], judged[at]) for at in passed])
    made = issue_many(context=context, drafts=drafts) if drafts else []
    outcomes: dict[int, Outcome] = {
        at: AppliedCompletion(judged[at]) for at in todo if not judged[at].passed
    }
    for at, found in zip(passed, made, strict=True):
        corrected = todo[at].status == EnrolmentStatus.COMPLETED
        if isinstance(found, Issued):
            outcomes[at] = AppliedCompletion(judged[at], found, corrected=corrected)
        else:
            outcomes[at] = found
    written = [
        _put(todo[at], outcome, context)
        for at, outcome in outcomes.items()
        if isinstance(outcome, AppliedCompletion)
    ]
    Enrolment.objects.bulk_update(written, _WRITTEN, batch_size=500)
    outbox.record_many(_events(written, context))
    return outcomes


def _put(enrolment: Enrolment, done: AppliedCompletion, context: RequestContext) -> Enrolment:
    judged = done.judged
    enrolment.status = judged.status
    enrolment.grade = judged.grade
    enrolment.completed_on = judged.completed_on
    enrolment.results = msgspec.to_builtins(judged.results)
    enrolment.evidence = judged.evidence
    if done.issued is not None:
        enrolment.certificate_id = done.issued.id
    enrolment.sequence += 1
    enrolment.changed_at = context.now
    return enrolment


def _events(written: Sequence[Enrolment], context: RequestContext) -> list[outbox.NewEvent]:
    names = {
        EnrolmentStatus.COMPLETED: events.ENROLMENT_COMPLETED,
        EnrolmentStatus.FAILED: events.ENROLMENT_FAILED,
    }
    return [
        events.enrolment_event(names[EnrolmentStatus(each.status)], each, context.now)
        for each in written
    ]
