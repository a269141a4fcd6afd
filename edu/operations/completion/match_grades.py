"""Completions as they can be done: each with the enrolment that is meant, and its grade judged."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any
from uuid import UUID

import msgspec

from accounts.actors import RequestContext
from accounts.errors import FieldError, ValidationFailed
from certificates.errors import TypeNotFound
from certificates.operations.types.types import TypeFacts, find_type
from edu import grades
from edu.errors import ProgramNotPublished
from edu.lifecycle import EnrolmentStatus
from edu.models import Cohort, Enrolment, Program, Recipient
from edu.operations.enrolments.enrolments import day_faults
from lib import ids, zones

from .completion_draft import Completion, Result

_WHO = frozenset({"enrolmentId", "externalId", "cohort"})  # members that say who is meant
MAX_HOLDER_NAME = 200  # characters of a name on a certificate; given and family name may have more


class MatchedCompletion(msgspec.Struct, frozen=True, kw_only=True):
    """A completion that can be done: of which enrolment, and what was reached."""

    enrolment: UUID
    external_id: str | None = None
    grade: str
    passed: bool
    completed_on: date
    results: list[Result]
    evidence: str

    @property
    def status(self) -> EnrolmentStatus:
        """What becomes of the enrolment."""
        return EnrolmentStatus.COMPLETED if self.passed else EnrolmentStatus.FAILED


@dataclass(frozen=True, slots=True, kw_only=True)
class CompletionRules:
    """Under which a program is completed."""

    program: Program
    type: TypeFacts
    correct: bool
    notify_holder: bool | None
    cohort: UUID | None  # whose enrolments alone are meant


def load_rules(
    context: RequestContext,
    program_id: UUID,
    *,
    correct: bool = False,
    notify_holder: bool | None = None,
    cohort_id: UUID | None = None,
) -> CompletionRules:
    """The program as it is now: one that was archived meanwhile is not completed any more.

    Raises ProgramNotPublished, TypeNotFound.
    """
    rows = Program.objects.for_issuer(context.issuer.id).published()
    program = rows.filter(pk=program_id).first()
    if program is None:
        raise ProgramNotPublished
    facts = find_type(context.issuer.id, type_id=program.certificate_type_id, types=context.types)
    if facts is None:
        raise TypeNotFound
    return CompletionRules(
        program=program,
        type=facts,
        correct=correct,
        notify_holder=notify_holder,
        cohort=cohort_id,
    )


def match_all(
    context: RequestContext,
    rules: CompletionRules,
    completions: Sequence[Completion],
    *,
    decimal_comma: bool,
) -> list[MatchedCompletion | list[FieldError]]:
    """Each with its enrolment and its grade, or with everything that is wrong with it."""
    found = _enrolments(context, rules, completions)
    return [
        _judged(context, rules, completion, enrolment, decimal_comma=decimal_comma)
        for completion, enrolment in zip(completions, found, strict=True)
    ]


def other_faults(
    context: RequestContext,
    rules: CompletionRules,
    stated: Mapping[str, Any],
    unread: frozenset[str],
    *,
    decimal_comma: bool,
) -> Iterator[FieldError]:
    """What is refused of a completion that cannot be read whole: `accounts.shapes.Rules`.

    Nothing hangs on what is `unread`: neither who is meant nor the grade is judged without it.
    """
    said = {name: stated[name] for name in Completion.__struct_fields__ if name in stated}
    completion = Completion(**said)
    if not _WHO & unread:
        (found,) = _enrolments(context, rules, [completion])
        if isinstance(found, FieldError):
            yield found
    if "grade" not in unread:
        yield from _grade(rules, completion, decimal_comma=decimal_comma)[1]
    yield from day_faults(context, completion.completed_on)


# --- which enrolment ------------------------------------------------------------------------------


def _enrolments(
    context: RequestContext, rules: CompletionRules, completions: Sequence[Completion]
) -> list[Enrolment | FieldError]:
    """Of each the enrolment that is meant; two queries for all of them."""
    own = Enrolment.objects.for_issuer(context.issuer.id, context.mode).filter(
        program=rules.program
    )
    if rules.cohort is not None:
        own = own.filter(cohort=rules.cohort)
    rows = own.select_related("recipient", "cohort", "certificate")
    wanted = [ids.parse(ids.Prefix.ENROLMENT, each.enrolment_id or "") for each in completions]
    by_id = rows.in_bulk([each for each in wanted if each])
    people = _people(context, {each.external_id for each in completions if each.external_id})
    by_person: dict[UUID, list[Enrolment]] = defaultdict(list)
    for row in rows.filter(recipient__in=set(people.values())).order_by("pk") if people else ():
        by_person[row.recipient_id].append(row)
    found: list[Enrolment | FieldError] = []
    for completion, enrolment_id in zip(completions, wanted, strict=True):
        person = people.get(completion.external_id or "")
        known = by_person[person] if person else []
        if completion.enrolment_id is None:
            found.append(_meant(completion, known))
        else:
            named = by_id.get(enrolment_id) if enrolment_id else None
            found.append(_named(completion, named, person))
    return found


def _people(context: RequestContext, numbers: set[str]) -> dict[str, UUID]:
    """Who is known by these numbers; one that was merged leads to the other."""
    rows = Recipient.objects.for_issuer(context.issuer.id, context.mode).filter(
        external_id__in=numbers
    )
    named = rows.values_list("external_id", "pk", "merged_into") if numbers else ()
    return {str(number): merged or key for number, key, merged in named}


def _named(
    completion: Completion, row: Enrolment | None, person: UUID | None
) -> Enrolment | FieldError:
    """By its id; whatever else is said has to be true of it."""
    if row is None:
        return FieldError("/enrolmentId", "unknown_enrolment")
    if completion.external_id is not None and row.recipient_id != person:
        return FieldError("/externalId", "ambiguous", {"other": "enrolmentId"})
    if completion.cohort is not None and not _is_called(row.cohort, completion.cohort):
        return FieldError("/cohort", "ambiguous", {"other": "enrolmentId"})
    return row


def _meant(completion: Completion, known: Sequence[Enrolment]) -> Enrolment | FieldError:
    """By the recipient: the one that is open, else the one that is completed, else the last."""
    if completion.external_id is None:
        return FieldError("/enrolmentId", "required")
    if completion.cohort is not None:
        known = [row for row in known if _is_called(row.cohort, completion.cohort)]
    for status in (EnrolmentStatus.ENROLLED, EnrolmentStatus.COMPLETED):
        rows = [row for row in known if row.status == status]
        if len(rows) > 1:
            return FieldError("/cohort", "several_enrolments")
        if rows:
            return rows[0]
    return known[-1] if known else FieldError("/externalId", "unknown_enrolment")


def _is_called(cohort: Cohort, name: str) -> bool:
    return name in (cohort.code, cohort.public_id)


# --- what is said of it ---------------------------------------------------------------------------


def _judged(
    context: RequestContext,
    rules: CompletionRules,
    completion: Completion,
    enrolment: Enrolment | FieldError,
    *,
    decimal_comma: bool,
) -> MatchedCompletion | list[FieldError]:
    """The completion as it can be done, or all of its faults."""
    grade, ungraded = _grade(rules, completion, decimal_comma=decimal_comma)
    faults = [enrolment, *ungraded] if isinstance(enrolment, FieldError) else ungraded
    faults += day_faults(context, completion.completed_on)
    if faults or isinstance(enrolment, FieldError):
        return faults
    today = zones.today(context.now, context.issuer.time_zone)
    judged = MatchedCompletion(
        enrolment=enrolment.pk,
        external_id=enrolment.recipient.external_id,
        grade=grade.text,
        passed=grade.passed,
        completed_on=completion.completed_on or enrolment.completed_on or today,
        results=completion.results,
        evidence=completion.evidence or "",
    )
    fault = None if is_unchanged(enrolment, judged) else blocking_fault(enrolment, judged, rules)
    return [fault] if fault else judged


def _grade(
    rules: CompletionRules, completion: Completion, *, decimal_comma: bool
) -> tuple[grades.Grade, list[FieldError]]:
    """The grade on the program's scale, and what is wrong with it."""
    scale, text = rules.program.grade_scale, completion.grade_text
    try:
        return grades.evaluate(scale, text, decimal_comma=decimal_comma), []
    except ValidationFailed as error:
        faults = [FieldError("/grade", each.code, each.params) for each in error.errors]
        return grades.Grade(text="", passed=False), faults


def is_unchanged(enrolment: Enrolment, judged: MatchedCompletion) -> bool:
    """Whether nothing is left to do."""
    said = (judged.status, judged.grade, judged.completed_on, judged.evidence)
    row = (enrolment.status, enrolment.grade, enrolment.completed_on, enrolment.evidence)
    return said == row and enrolment.results == msgspec.to_builtins(judged.results)


def blocking_fault(
    enrolment: Enrolment, judged: MatchedCompletion, rules: CompletionRules
) -> FieldError | None:
    """Why this cannot be done with the enrolment as it is."""
    refusal = _about_person(enrolment.recipient, judged)
    if refusal is not None:
        return refusal
    status = EnrolmentStatus(enrolment.status)
    if status is EnrolmentStatus.ENROLLED:
        return None
    if status is not EnrolmentStatus.COMPLETED:
        return FieldError("/enrolmentId", "enrolment_ended", {"state": status.label})
    if not rules.correct:
        return FieldError("/enrolmentId", "completed_already")
    return None if judged.passed else FieldError("/grade", "correction_fails")


def _about_person(recipient: Recipient, judged: MatchedCompletion) -> FieldError | None:
    """Why nothing can be said of this person, or nothing be issued to them."""
    if recipient.erased_at is not None:
        return FieldError("/enrolmentId", "recipient_erased")
    if recipient.erasure_id is not None:
        return FieldError("/enrolmentId", "recipient_erasing")
    if judged.passed and len(recipient.full_name) > MAX_HOLDER_NAME:
        return FieldError("/holderName", "too_long", {"limit": MAX_HOLDER_NAME})
    return None
