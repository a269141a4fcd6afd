"""Complete a program: all grades are checked, then all certificates are issued, or none; if `partial`,
those of entries that are right.

Grades come as a table (`accounts.jobs.imports.start`), or in a request's body or a form
(`start_completions`): both are checked and written alike.
"""

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any
from uuid import UUID

import msgspec
from django.utils.translation import gettext_lazy as _

from accounts.actors import RequestContext
from accounts.audit import rules as audit
from accounts.audit.operations import record
from accounts.errors import FieldError
from accounts.jobs.imports.columns import ColumnRules, ImportParameters
from accounts.jobs.imports.kinds import ImportKind, create_import, register_import
from accounts.jobs.imports.reader import ParsedRow, RequestRows, RowReader, encode_rows
from accounts.jobs.imports.validated_import import RowDone, RowOutcome, UniqueKey, ValidatedImport
from accounts.jobs.models import Job
from accounts.scopes import Scope
from certificates.issuing.operations import RefusedDraft
from edu.cohorts.operations import require_cohort_role
from edu.job_kinds import EDU_JOB_PERMISSIONS, CompletionTexts
from edu.lifecycle import TeamRole
from edu.models import Cohort
from edu.prefixes import EduPrefix
from edu.programs.operations import find_published_program
from lib import ids
from lib.tables import Format

from . import grade_tables as grade_columns
from . import matching as match_grades
from . import operations as apply_completions
from .grade_tables import GradeTableReader
from .matching import MatchedCompletion
from .rules import MAX_COMPLETIONS, Completion

COMPLETION_KIND = "edu.complete"


class CompletionParameters(ImportParameters, frozen=True, kw_only=True, rename="camel"):
    """The program of an import of completions, and its options.

    `correct` also takes another result for what was completed already: a new certificate
    supersedes the old one. `partial` completes who is right beside others who are not. Without `notify_holder`, the issuer's settings decide.
    """

    program: UUID
    correct: bool = False
    partial: bool = False
    notify_holder: bool | None = None
    cohort: UUID | None = None  # whose enrolments alone are completed
    in_request: bool = False  # the completions came in a request's body, not in a file
    list_name: str | None = None  # the member of the body that held them


# --- starting -------------------------------------------------------------------------------------


def start_completions(
    parameters: CompletionParameters,
    completions: Sequence[Completion],
    *,
    context: RequestContext,
    list_name: str | None = None,
    dry_run: bool = False,
) -> Job:
    """Puts completions that came in a request into the queue.

    Faults name them by their place in the list `list_name` of the request's body, if it is stated.
    Raises what `check_start` does, InputTooLarge, TooManyJobs.
    """
    listed = msgspec.structs.replace(
        parameters,
        rows=len(completions),
        types=sorted(context.types),
        in_request=True,
        list_name=list_name,
    )
    return create_import(
        COMPLETIONS, listed, context=context, source=encode_rows(completions), dry_run=dry_run
    )


def check_start(context: RequestContext, parameters: CompletionParameters) -> None:
    """Raises IssuerSuspended, ConsentRequired, ProgramNotFound, ProgramNotPublished;
    CoordinatorRequired for a person who neither runs nor assesses the program, nor the cohort.
    """
    program = find_published_program(context, parameters.program)
    context.issuer.refuse_issuing(context.now)
    cohorts = Cohort.objects.for_issuer(context.issuer.id, context.mode)
    cohort = cohorts.get(pk=parameters.cohort) if parameters.cohort else None
    require_cohort_role(program, cohort.team_id if cohort else None, context, TeamRole.ASSESSOR)


def _audit_start(context: RequestContext, job: Job, parameters: CompletionParameters) -> None:
    """One audit entry about the program; a dry run changes nothing, and has none."""
    if not job.dry_run:
        program = find_published_program(context, parameters.program)
        values = audit.initial_values({"job": job.public_id, "correct": parameters.correct})
        record(context, "program.completion_asked", program.public_id, values)


def _columns(_context: RequestContext, _parameters: CompletionParameters) -> ColumnRules:
    return grade_columns.column_rules()


def _choices(_job: Job, _parameters: CompletionParameters) -> Mapping[str, str]:
    return grade_columns.choices()


# --- checking and writing -------------------------------------------------------------------------


class CompletionImport(ValidatedImport[Completion, MatchedCompletion]):
    """An enrolment is completed once. Raises ProgramNotPublished, TypeNotFound."""

    row_type = MatchedCompletion
    identifiers = ("enrolmentId", "externalId")
    result_columns = ("grade", "id", "verifyUrl", "dataHash")
    write_phase = "issue"
    max_rows = MAX_COMPLETIONS

    def __init__(self, job: Job, parameters: CompletionParameters, now: datetime) -> None:
        super().__init__(job, parameters, now)
        self.partial = parameters.partial
        self._rules = match_grades.load_rules(
            self.context,
            parameters.program,
            correct=parameters.correct,
            notify_holder=parameters.notify_holder,
            cohort_id=parameters.cohort,
        )
        self._decimal_comma = parameters.layout.format in {Format.CSV, Format.XLSX}
        self.reader = self._reader_of(job, parameters)

    def _reader_of(self, job: Job, parameters: CompletionParameters) -> RowReader[Completion]:
        if parameters.in_request:
            return RequestRows(job, Completion, list_name=parameters.list_name)
        reader = GradeTableReader(job, parameters)
        reader.rules = self._other_faults
        return reader

    def resolve(self, rows: Sequence[ParsedRow[Completion]]) -> Mapping[int, MatchedCompletion]:
        drafts = [row.draft for row in rows if row.draft]
        comma = self._decimal_comma
        results = match_grades.match_all(self.context, self._rules, drafts, decimal_comma=comma)
        matched: dict[int, MatchedCompletion] = {}
        for row, result in zip(rows, results, strict=True):
            if isinstance(result, MatchedCompletion):
                matched[row.number] = result
            else:
                self.reader.add_faults(row, self._placed(result))
        return matched

    def unique_keys(self, row: MatchedCompletion) -> Iterable[UniqueKey]:
        return [(row.enrolment.bytes, self._person_pointer)]

    def unique_keys_of_draft(self, draft: Completion) -> Iterable[UniqueKey]:
        """The keys by which a row names a person, who may be unknown."""
        names = (draft.enrolment_id or "", draft.external_id or "", draft.cohort or "")
        if draft.enrolment_id or draft.external_id:
            yield hashlib.sha256("\n".join(names).encode()).digest()[:16], self._person_pointer

    def _other_faults(
        self, stated: Mapping[str, Any], unread: frozenset[str]
    ) -> Sequence[FieldError]:
        """The faults beyond its shape of a row that cannot be read whole: `accounts.api.parsing.Rules`."""
        comma = self._decimal_comma
        faults = match_grades.other_faults(
            self.context, self._rules, stated, unread, decimal_comma=comma
        )
        return self._placed(list(faults))

    @property
    def _person_pointer(self) -> str:
        return "/externalId" if "externalId" in self.reader.headers else "/enrolmentId"

    def _placed(self, faults: Sequence[FieldError]) -> Sequence[FieldError]:
        """Faults of an enrolment are about the column that names the person, if there is no other."""
        if "enrolmentId" in self.reader.headers:
            return faults
        moved = {"/enrolmentId": self._person_pointer}
        return [replace(each, pointer=moved.get(each.pointer, each.pointer)) for each in faults]

    def refusals(self, rows: Sequence[MatchedCompletion]) -> Sequence[Sequence[FieldError]]:
        """Why no certificate could be issued: the rules of the type, or another certificate."""
        refused = apply_completions.check_certificates(self.context, self._rules, rows)
        return [self._placed(each.field_errors()) if each else [] for each in refused]

    def identifiers_of(self, row: MatchedCompletion) -> Mapping[str, object]:
        enrolment = ids.encode(EduPrefix.ENROLMENT, row.enrolment)
        return {"enrolmentId": enrolment, "externalId": row.external_id}

    def quota_used(self, row: MatchedCompletion) -> int:
        return int(row.passed)

    def write(self, rows: Sequence[MatchedCompletion]) -> Sequence[RowOutcome]:
        outcomes = apply_completions.apply_all(self.context, self._rules, rows)
        return [
            self._placed(each.field_errors())
            if isinstance(each, RefusedDraft)
            else self._done(each)
            for each in outcomes
        ]

    def _done(self, done: apply_completions.AppliedCompletion) -> RowDone:
        issued = done.issued
        certificate: tuple[str | None, ...] = (None, None, None)
        if issued is not None:
            data_hash = issued.data_hash if self.context.issuer.returns_data_hash else None
            certificate = (issued.public_id, issued.verify_url, data_hash)
        cells = (done.completion.grade, *certificate)
        return RowDone(_outcome(done), cells, already=done.already)


def _outcome(done: apply_completions.AppliedCompletion) -> str:
    if done.already:
        return "already"
    if done.issued is None:
        return "failed"
    return "corrected" if done.corrected else "issued"


COMPLETIONS = register_import(
    ImportKind(
        name=COMPLETION_KIND,
        title=_("Completion of a program"),
        texts=CompletionTexts(),
        scope=Scope.EDU_ISSUE,
        batch=250,
        parameters=CompletionParameters,
        work=CompletionImport,
        columns=_columns,
        choices=_choices,
        check_start=check_start,
        started=_audit_start,
        permissions=EDU_JOB_PERMISSIONS,
    )
)
