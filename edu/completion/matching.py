"""A completion as a client states it: its enrolment is found, its grade evaluated; what fails is a fault of its row."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Annotated, Any
from uuid import UUID

import msgspec
from msgspec import Meta

from accounts.actors import RequestContext
from accounts.errors import FieldError, ValidationFailed
from certificates.errors import TypeNotFound
from certificates.types.operations import TypeFacts, find_type
from edu import grades
from edu.enrolments.operations import day_faults
from edu.errors import ProgramNotPublished
from edu.lifecycle import EduPrefix, EnrolmentStatus
from edu.models import Cohort, Enrolment, Program, Recipient
from lib import ids
from lib.dates import local_date
from lib.structs import RequestStruct

MAX_COMPLETIONS = 10_000  # at once
MAX_RESULTS = 200

Text64 = Annotated[str, Meta(max_length=64)]
Text200 = Annotated[str, Meta(max_length=200)]
GradeText = Annotated[str, Meta(max_length=grades.MAX_GRADE_LENGTH)]
Credits = Annotated[str, Meta(pattern=r"^[0-9]{1,4}(\.[0-9]{1,2})?$")]


# fmt: off
class Result(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What was reached in one part of the program: a line of the transcript."""

    title: Annotated[str, Meta(min_length=1, max_length=200, description="Name of the part")]
    code: Annotated[Text64, Meta(description="Short name of the part: `M1`")] = ""
    grade: Annotated[GradeText, Meta(description="Grade in this part, as text")] = ""
    credits: Annotated[Credits | None, Meta(description="Credits (ECTS) of the part, as text")] = None


class Completion(RequestStruct, frozen=True, kw_only=True):
    """What one recipient has reached. Named by the enrolment, or by your number for the recipient.

    `cohort` (id or code) says which enrolment is meant, where a recipient is in several cohorts of
    the program. Without `completedOn` it is today.
    """

    enrolment_id: Annotated[Text64 | None, Meta(description="Id of the enrolment: `enr_…`")] = None
    external_id: Text200 | None = None
    cohort: Annotated[Text200 | None, Meta(description="Id or code of the cohort, where the recipient is in several of the program")] = None
    grade: Annotated[GradeText | int | float | None, Meta(description="Grade in the program’s scale, as text; null: none")] = None
    completed_on: date | None = None
    results: Annotated[list[Result], Meta(max_length=MAX_RESULTS)] = []
    evidence: Annotated[str, Meta(max_length=2000)] | None = None

    @property
    def grade_text(self) -> str:
        """The grade as it would be written."""
        return "" if self.grade is None else str(self.grade)
# fmt: on


# --- matching -------------------------------------------------------------------------------------


PERSON_FIELDS = frozenset({"enrolmentId", "externalId", "cohort"})
MAX_HOLDER_NAME = 200  # characters of a name on a certificate; given and family name may have more


class MatchedCompletion(msgspec.Struct, frozen=True, kw_only=True):
    """A completion that can be applied: its enrolment, and the result."""

    enrolment: UUID
    external_id: str | None = None
    grade: str
    passed: bool
    completed_on: date
    results: list[Result]
    evidence: str

    @property
    def status(self) -> EnrolmentStatus:
        """The status that the enrolment gets."""
        return EnrolmentStatus.COMPLETED if self.passed else EnrolmentStatus.FAILED


@dataclass(frozen=True, slots=True, kw_only=True)
class CompletionRules:
    """The rules of completing a program: its certificate type, and the options of the request."""

    program: Program
    type: TypeFacts
    correct: bool
    notify_holder: bool | None
    cohort: UUID | None  # only its enrolments are completed


def load_rules(
    context: RequestContext,
    program_id: UUID,
    *,
    correct: bool = False,
    notify_holder: bool | None = None,
    cohort_id: UUID | None = None,
) -> CompletionRules:
    """The rules of a program as it is now: it may have been archived since the job was started.

    Raises ProgramNotPublished, TypeNotFound.
    """
    rows = Program.objects.for_issuer(context.issuer.id).published()
    program = rows.get_or_raise(ProgramNotPublished, pk=program_id)
    facts = find_type(context.issuer.id, type_id=program.certificate_type_id, types=context.types)
    if facts is None:
        raise TypeNotFound
    return CompletionRules(
        program=program, type=facts, correct=correct, notify_holder=notify_holder, cohort=cohort_id
    )


def match_all(
    context: RequestContext,
    rules: CompletionRules,
    completions: Sequence[Completion],
    *,
    decimal_comma: bool,
) -> list[MatchedCompletion | list[FieldError]]:
    """Each completion with its enrolment and grade, or all of its faults."""
    enrolments = _enrolments(context, rules, completions)
    return [
        _match(context, rules, completion, enrolment, decimal_comma=decimal_comma)
        for completion, enrolment in zip(completions, enrolments, strict=True)
    ]


def other_faults(
    context: RequestContext,
    rules: CompletionRules,
    stated: Mapping[str, Any],
    unread: frozenset[str],
    *,
    decimal_comma: bool,
) -> Iterator[FieldError]:
    """The faults of a completion beyond its shape, some of whose fields could not be read.

    It is one of `accounts.api.parsing.Rules`. What depends on an `unread` field is not checked.
    """
    values = {name: stated[name] for name in Completion.__struct_fields__ if name in stated}
    completion = Completion(**values)
    if not PERSON_FIELDS & unread:
        (enrolment,) = _enrolments(context, rules, [completion])
        if isinstance(enrolment, FieldError):
            yield enrolment
    if "grade" not in unread:
        yield from _grade(rules, completion, decimal_comma=decimal_comma)[1]
    yield from day_faults(context, completion.completed_on)


# --- the enrolment ------------------------------------------------------------------------------


def _enrolments(
    context: RequestContext, rules: CompletionRules, completions: Sequence[Completion]
) -> list[Enrolment | FieldError]:
    """The enrolment of each completion, or why there is none; a few queries for all of them."""
    own = Enrolment.objects.for_issuer(context.issuer.id, context.mode).filter(
        program=rules.program
    )
    if rules.cohort is not None:
        own = own.filter(cohort=rules.cohort)
    rows = own.select_related("recipient", "cohort", "certificate")
    enrolment_ids = [
        ids.parse(EduPrefix.ENROLMENT, each.enrolment_id or "") for each in completions
    ]
    by_id = rows.in_bulk([each for each in enrolment_ids if each])
    people = _recipient_ids(context, {each.external_id for each in completions if each.external_id})
    by_person: dict[UUID, list[Enrolment]] = defaultdict(list)
    for row in rows.filter(recipient__in=set(people.values())).order_by("pk") if people else ():
        by_person[row.recipient_id].append(row)
    enrolments: list[Enrolment | FieldError] = []
    for completion, enrolment_id in zip(completions, enrolment_ids, strict=True):
        recipient_id = people.get(completion.external_id or "")
        if completion.enrolment_id is None:
            candidates = by_person[recipient_id] if recipient_id else []
            enrolments.append(_enrolment_of_recipient(completion, candidates))
        else:
            named = by_id.get(enrolment_id) if enrolment_id else None
            enrolments.append(_enrolment_of_id(completion, named, recipient_id))
    return enrolments


def _recipient_ids(context: RequestContext, external_ids: set[str]) -> dict[str, UUID]:
    """The recipients with these numbers; a merged one leads to the other."""
    rows = Recipient.objects.for_issuer(context.issuer.id, context.mode).filter(
        external_id__in=external_ids
    )
    values = rows.values_list("external_id", "pk", "merged_into") if external_ids else ()
    return {str(number): merged or key for number, key, merged in values}


def _enrolment_of_id(
    completion: Completion, row: Enrolment | None, recipient_id: UUID | None
) -> Enrolment | FieldError:
    """The enrolment of the stated id; recipient and cohort, if stated, have to be its own."""
    if row is None:
        return FieldError("/enrolmentId", "unknown_enrolment")
    if completion.external_id is not None and row.recipient_id != recipient_id:
        return FieldError("/externalId", "ambiguous", {"other": "enrolmentId"})
    if completion.cohort is not None and not _has_name(row.cohort, completion.cohort):
        return FieldError("/cohort", "ambiguous", {"other": "enrolmentId"})
    return row


def _enrolment_of_recipient(
    completion: Completion, candidates: Sequence[Enrolment]
) -> Enrolment | FieldError:
    """The recipient's open enrolment, else the completed one, else the last one."""
    if completion.external_id is None:
        return FieldError("/enrolmentId", "required")
    if completion.cohort is not None:
        candidates = [row for row in candidates if _has_name(row.cohort, completion.cohort)]
    for status in (EnrolmentStatus.ENROLLED, EnrolmentStatus.COMPLETED):
        rows = [row for row in candidates if row.status == status]
        if len(rows) > 1:
            return FieldError("/cohort", "several_enrolments")
        if rows:
            return rows[0]
    return candidates[-1] if candidates else FieldError("/externalId", "unknown_enrolment")


def _has_name(cohort: Cohort, name: str) -> bool:
    return name in (cohort.code, cohort.public_id)


# --- the result ---------------------------------------------------------------------------


def _match(
    context: RequestContext,
    rules: CompletionRules,
    completion: Completion,
    enrolment: Enrolment | FieldError,
    *,
    decimal_comma: bool,
) -> MatchedCompletion | list[FieldError]:
    """The completion with its enrolment and grade, or all of its faults."""
    grade, grade_faults = _grade(rules, completion, decimal_comma=decimal_comma)
    faults = [enrolment, *grade_faults] if isinstance(enrolment, FieldError) else grade_faults
    faults += day_faults(context, completion.completed_on)
    if faults or isinstance(enrolment, FieldError):
        return faults
    today = local_date(context.certificate_time, context.issuer.time_zone)
    matched = MatchedCompletion(
        enrolment=enrolment.pk,
        external_id=enrolment.recipient.external_id,
        grade=grade.text,
        passed=grade.passed,
        completed_on=completion.completed_on or enrolment.completed_on or today,
        results=completion.results,
        evidence=completion.evidence or "",
    )
    fault = None if is_unchanged(enrolment, matched) else blocking_fault(enrolment, matched, rules)
    return [fault] if fault else matched


def _grade(
    rules: CompletionRules, completion: Completion, *, decimal_comma: bool
) -> tuple[grades.Grade, list[FieldError]]:
    """The grade on the program's scale, and its faults."""
    scale, text = rules.program.grade_scale, completion.grade_text
    try:
        return grades.evaluate(scale, text, decimal_comma=decimal_comma), []
    except ValidationFailed as error:
        faults = [FieldError("/grade", each.code, each.params) for each in error.errors]
        return grades.Grade(text="", passed=False), faults


def is_unchanged(enrolment: Enrolment, matched: MatchedCompletion) -> bool:
    """Whether the enrolment has this result already."""
    result = (matched.status, matched.grade, matched.completed_on, matched.evidence)
    row = (enrolment.status, enrolment.grade, enrolment.completed_on, enrolment.evidence)
    return result == row and enrolment.results == msgspec.to_builtins(matched.results)


def blocking_fault(
    enrolment: Enrolment, matched: MatchedCompletion, rules: CompletionRules
) -> FieldError | None:
    """Why the enrolment cannot get this result as it is; None if it can."""
    fault = _recipient_fault(enrolment.recipient, matched)
    if fault is not None:
        return fault
    status = EnrolmentStatus(enrolment.status)
    if status is EnrolmentStatus.ENROLLED:
        return None
    if status is not EnrolmentStatus.COMPLETED:
        return FieldError("/enrolmentId", "enrolment_ended", {"state": status.label})
    if not rules.correct:
        return FieldError("/enrolmentId", "completed_already")
    return None if matched.passed else FieldError("/grade", "correction_fails")


def _recipient_fault(recipient: Recipient, matched: MatchedCompletion) -> FieldError | None:
    """Why this recipient cannot complete anything, or cannot be issued a certificate."""
    if recipient.erased_at is not None:
        return FieldError("/enrolmentId", "recipient_erased")
    if recipient.erasure_id is not None:
        return FieldError("/enrolmentId", "recipient_erasing")
    if matched.passed and len(recipient.full_name) > MAX_HOLDER_NAME:
        return FieldError("/holderName", "too_long", {"limit": MAX_HOLDER_NAME})
    return None
