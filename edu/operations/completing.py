"""What completions do: each is matched with its enrolment, judged, and becomes a certificate or not.

An enrolment is completed once, however often it is said: its row is held, and its certificate bears
its id as `externalRef`.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any, TypeAlias
from uuid import UUID

import msgspec
from django.db import transaction

from accounts import ids, zones
from accounts.errors import FieldError, ValidationFailed
from certificates.errors import TypeNotFound
from certificates.operations.batch import Refused
from certificates.operations.bulk import check_many, issue_many
from certificates.operations.composing import Issued
from certificates.operations.draft import Draft
from certificates.operations.moves import By
from certificates.operations.types import TypeFacts, find_type
from edu import events, grades
from edu.errors import ProgramNotPublished
from edu.lifecycle import EnrolmentStatus
from edu.models import Cohort, Enrolment, Program, Recipient
from webhooks import outbox

from .completion import Completion, Result
from .diplomas import Diploma, draft_of

EARLIEST = date(1900, 1, 1)
_WRITTEN = (
    *("status", "grade", "completed_on", "results", "evidence", "certificate"),
    *("sequence", "changed_at"),
)


class Judged(msgspec.Struct, frozen=True, kw_only=True):
    """A completion that can be done: of which enrolment, and what was reached."""

    enrolment: UUID
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
class Rules:
    """Under which a program is completed."""

    program: Program
    type: TypeFacts
    correct: bool
    notify_holder: bool | None


def rules_of(
    by: By, program_id: UUID, *, correct: bool = False, notify_holder: bool | None = None
) -> Rules:
    """The program as it is now: one that was archived meanwhile is not completed any more.

    Raises ProgramNotPublished, TypeNotFound.
    """
    rows = Program.objects.for_issuer(by.issuer.id).published()
    program = rows.filter(pk=program_id).first()
    if program is None:
        raise ProgramNotPublished
    facts = find_type(by.issuer.id, type_id=program.certificate_type_id, types=by.types)
    if facts is None:
        raise TypeNotFound
    return Rules(program=program, type=facts, correct=correct, notify_holder=notify_holder)


@dataclass(frozen=True, slots=True)
class Done:
    """What became of one: the certificate that was issued, if any; `already`, if it was so before."""

    judged: Judged
    issued: Issued | None = None
    already: bool = False
    corrected: bool = False


Outcome: TypeAlias = Done | Refused


def judge_all(
    by: By, rules: Rules, completions: Sequence[Completion], *, decimal_comma: bool
) -> list[Judged | list[FieldError]]:
    """Each with its enrolment and its grade, or with everything that is wrong with it."""
    found = _enrolments(by, rules.program, completions)
    return [
        _judged(by, rules, completion, enrolment, decimal_comma=decimal_comma)
        for completion, enrolment in zip(completions, found, strict=True)
    ]


def check(by: By, rules: Rules, judged: Sequence[Judged]) -> list[Refused | None]:
    """What `complete` would refuse of these at this moment."""
    held = Enrolment.objects.select_related("recipient", "cohort", "certificate")
    rows = held.in_bulk([each.enrolment for each in judged])
    passed = [at for at, each in enumerate(judged) if _is_to_issue(rows[each.enrolment], each)]
    drafts = _drafts(by, rules, [(rows[judged[at].enrolment], judged[at]) for at in passed])
    found: list[Refused | None] = [None] * len(judged)
    if drafts:
        for at, refused in zip(passed, check_many(drafts=drafts, **_asked_by(by)), strict=True):
            found[at] = refused
    return found


@transaction.atomic
def complete(by: By, rules: Rules, judged: Sequence[Judged]) -> list[Outcome]:
    """Does what was judged, and says of each, in their order, what became of it.

    Whoever has passed gets a certificate; the others' attempt has failed. What is so already stays
    as it is. What has come in the way since (another result, a certificate that is there) is refused
    by itself. Refuses all with IssuerSuspended, ConsentRequired.
    """
    rows = _held(by, [each.enrolment for each in judged])
    outcomes: dict[int, Outcome] = {}
    todo: dict[int, Enrolment] = {}
    for at, each in enumerate(judged):
        enrolment = rows[each.enrolment]
        if _is_same(enrolment, each):
            outcomes[at] = Done(each, already=True)
        elif fault := _in_the_way(enrolment, each, rules):
            outcomes[at] = Refused(error=ValidationFailed([fault]), faults=[fault])
        else:
            todo[at] = enrolment
    outcomes |= _write(by, rules, judged, todo)
    return [outcomes[at] for at in range(len(judged))]


# --- which enrolment ------------------------------------------------------------------------------


def _enrolments(
    by: By, program: Program, completions: Sequence[Completion]
) -> list[Enrolment | FieldError]:
    """Of each the enrolment that is meant; two queries for all of them."""
    own = Enrolment.objects.for_issuer(by.issuer.id, by.mode).filter(program=program)
    rows = own.select_related("recipient", "cohort", "certificate")
    wanted = [ids.parse(ids.Prefix.ENROLMENT, each.enrolment_id or "") for each in completions]
    by_id = rows.in_bulk([each for each in wanted if each])
    people = _people(by, {each.external_id for each in completions if each.external_id})
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


def _people(by: By, numbers: set[str]) -> dict[str, UUID]:
    """Who is known by these numbers; one that was merged leads to the other."""
    rows = Recipient.objects.for_issuer(by.issuer.id, by.mode).filter(external_id__in=numbers)
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
    by: By,
    rules: Rules,
    completion: Completion,
    enrolment: Enrolment | FieldError,
    *,
    decimal_comma: bool,
) -> Judged | list[FieldError]:
    """The completion as it can be done, or all of its faults."""
    faults: list[FieldError] = []
    if isinstance(enrolment, FieldError):
        faults.append(enrolment)
    grade = grades.Grade(text="", passed=False)
    try:
        scale, text = rules.program.grade_scale, completion.grade_text
        grade = grades.judge(scale, text, decimal_comma=decimal_comma)
    except ValidationFailed as error:
        faults += [FieldError("/grade", each.code, each.params) for each in error.errors]
    faults += _day_faults(by, completion.completed_on)
    if faults or isinstance(enrolment, FieldError):
        return faults
    judged = Judged(
        enrolment=enrolment.pk,
        grade=grade.text,
        passed=grade.passed,
        completed_on=completion.completed_on or enrolment.completed_on or _today(by),
        results=completion.results,
        evidence=completion.evidence or "",
    )
    fault = None if _is_same(enrolment, judged) else _in_the_way(enrolment, judged, rules)
    return [fault] if fault else judged


def _day_faults(by: By, day: date | None) -> list[FieldError]:
    if day is not None and day > _today(by):
        return [FieldError("/completedOn", "in_the_future")]
    if day is not None and day < EARLIEST:
        return [FieldError("/completedOn", "out_of_range", {"expected": f">= {EARLIEST}"})]
    return []


def _today(by: By) -> date:
    return zones.today(by.now, by.issuer.time_zone)


def _is_same(enrolment: Enrolment, judged: Judged) -> bool:
    """Whether nothing is left to do."""
    said = (judged.status, judged.grade, judged.completed_on, judged.evidence)
    row = (enrolment.status, enrolment.grade, enrolment.completed_on, enrolment.evidence)
    return said == row and enrolment.results == msgspec.to_builtins(judged.results)


def _in_the_way(enrolment: Enrolment, judged: Judged, rules: Rules) -> FieldError | None:
    """Why this cannot be done with the enrolment as it is."""
    status = EnrolmentStatus(enrolment.status)
    if enrolment.recipient.erased_at is not None:
        return FieldError("/enrolmentId", "recipient_erased")
    if status is EnrolmentStatus.ENROLLED:
        return None
    if status is not EnrolmentStatus.COMPLETED:
        return FieldError("/enrolmentId", "enrolment_ended", {"state": status.label})
    if not rules.correct:
        return FieldError("/enrolmentId", "completed_already")
    return None if judged.passed else FieldError("/grade", "correction_fails")


# --- what becomes of it ---------------------------------------------------------------------------


def _held(by: By, enrolment_ids: Sequence[UUID]) -> Mapping[UUID, Enrolment]:
    """The enrolments, while nobody else completes, ends, merges or erases them."""
    rows = Enrolment.objects.for_issuer(by.issuer.id, by.mode).filter(pk__in=enrolment_ids)
    held = rows.order_by("pk").select_for_update(no_key=True, of=("self",))
    return {row.pk: row for row in held.select_related("recipient", "cohort", "certificate")}


def _is_to_issue(enrolment: Enrolment, judged: Judged) -> bool:
    return judged.passed and not _is_same(enrolment, judged)


def _drafts(by: By, rules: Rules, passed: Sequence[tuple[Enrolment, Judged]]) -> list[Draft]:
    return [
        draft_of(
            Diploma(
                enrolment=enrolment,
                grade=judged.grade,
                completed_on=judged.completed_on,
                results=judged.results,
            ),
            by=by,
            program=rules.program,
            facts=rules.type,
            notify_holder=rules.notify_holder,
        )
        for enrolment, judged in passed
    ]


def _asked_by(by: By) -> dict[str, Any]:
    return {
        "issuer": by.issuer,
        "mode": by.mode,
        "actor": by.actor,
        "now": by.now,
        "types": by.types,
    }


def _write(
    by: By, rules: Rules, judged: Sequence[Judged], todo: Mapping[int, Enrolment]
) -> dict[int, Outcome]:
    """Issues what is to be issued, and writes every enrolment that has changed."""
    passed = [at for at in todo if judged[at].passed]
    drafts = _drafts(by, rules, [(todo[at], judged[at]) for at in passed])
    made = issue_many(drafts=drafts, **_asked_by(by)) if drafts else []
    outcomes: dict[int, Outcome] = {at: Done(judged[at]) for at in todo if not judged[at].passed}
    for at, found in zip(passed, made, strict=True):
        corrected = todo[at].status == EnrolmentStatus.COMPLETED
        if isinstance(found, Issued):
            outcomes[at] = Done(judged[at], found, corrected=corrected)
        else:
            outcomes[at] = found
    written = [
        _put(todo[at], outcome, by) for at, outcome in outcomes.items() if isinstance(outcome, Done)
    ]
    Enrolment.objects.bulk_update(written, _WRITTEN, batch_size=500)
    outbox.record_many(_events(written, by))
    return outcomes


def _put(enrolment: Enrolment, done: Done, by: By) -> Enrolment:
    judged = done.judged
    enrolment.status = judged.status
    enrolment.grade = judged.grade
    enrolment.completed_on = judged.completed_on
    enrolment.results = msgspec.to_builtins(judged.results)
    enrolment.evidence = judged.evidence
    if done.issued is not None:
        enrolment.certificate_id = done.issued.id
    enrolment.sequence += 1
    enrolment.changed_at = by.now
    return enrolment


def _events(written: Sequence[Enrolment], by: By) -> list[outbox.NewEvent]:
    names = {
        EnrolmentStatus.COMPLETED: events.ENROLMENT_COMPLETED,
        EnrolmentStatus.FAILED: events.ENROLMENT_FAILED,
    }
    return [
        events.of_enrolment(names[EnrolmentStatus(each.status)], each, by.now) for each in written
    ]
