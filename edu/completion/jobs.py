"""Complete a program: all grades are checked, then all certificates are issued, or none; if `partial`,
those of entries that are right.

Grades come as a table (`accounts.jobs.imports.kinds`), or in a request's body or a form
(`start_completions`): both are checked and written alike.
"""

import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import replace
from datetime import date, datetime
from decimal import Decimal
from itertools import groupby
from typing import Any
from uuid import UUID

import msgspec
from django.utils.translation import gettext, gettext_lazy as _, ngettext_lazy, pgettext_lazy

from accounts.actors import RequestContext
from accounts.audit import rules as audit
from accounts.audit.operations import record
from accounts.errors import FieldError
from accounts.jobs.imports.columns import (
    ColumnRules,
    FieldNames,
    ImportParameters,
    known_fields,
    label_of,
    missing_column,
)
from accounts.jobs.imports.kinds import ImportKind, ImportTexts, create_import, register_import
from accounts.jobs.imports.reader import (
    ParsedRow,
    RequestRows,
    RowGroup,
    RowReader,
    TableReader,
    encode_rows,
)
from accounts.jobs.imports.validated_import import RowDone, RowOutcome, UniqueKey, ValidatedImport
from accounts.jobs.models import Job
from accounts.jobs.registry import NextStep, counted, page_step
from accounts.scopes import Scope
from certificates.issuing.operations import RefusedDraft
from edu.cohorts.operations import require_cohort_role
from edu.job_kinds import EDU_JOB_PERMISSIONS, ClassNames, class_step
from edu.lifecycle import EduPrefix, TeamRole
from edu.models import Cohort
from edu.programs.operations import find_published_program
from lib import ids
from lib.tables.columns import as_date, as_decimal, as_identifier
from lib.tables.layout import Cell, Format, Row, shown

from .matching import (
    MAX_COMPLETIONS,
    MAX_RESULTS,
    PERSON_FIELDS,
    Completion,
    MatchedCompletion,
    load_rules,
    match_all,
    other_faults,
)
from .operations import AppliedCompletion, apply_all, check_certificates

COMPLETION_KIND = "edu.complete"


class CompletionParameters(ImportParameters, frozen=True, kw_only=True, rename="camel"):
    """The program of an import of completions, and its options.

    `correct` also takes another result for what was completed already: a new certificate
    supersedes the old one. Without `notify_holder`, the issuer's settings decide.
    """

    program: UUID
    correct: bool = False
    notify_holder: bool | None = None
    cohort: UUID | None = None  # whose enrolments alone are completed
    in_request: bool = False  # the completions came in a request's body, not in a file
    list_name: str | None = None  # the member of the body that held them


_ISSUED = ngettext_lazy(
    "%(count)s certificate is issued.", "%(count)s certificates are issued.", "number"
)


def _issued(job: Job) -> int:
    return int((job.cursor or {}).get("issued", 0))


class CompletionTexts(ClassNames, ImportTexts):
    """The sentences about the completion of a class or program, and about its trial."""

    page = "edu_cohort_import"
    done = ngettext_lazy(
        "%(count)s result was taken in.", "%(count)s results were taken in.", "number"
    )

    def title(self, job: Job) -> str:
        name = self.class_name(job) or gettext("a program")
        text = (
            gettext("Try out the grades of %(name)s")
            if job.dry_run
            else gettext("Complete %(name)s")
        )
        return text % {"name": name}

    def closing(self, job: Job) -> str:
        closing, issued = super().closing(job), _issued(job)
        return f"{closing} {counted(_ISSUED, issued)}" if issued else closing

    def imported_step(self, job: Job) -> NextStep:
        cohort = job.parameters.get("cohort")
        if cohort and _issued(job):
            return page_step(_("Print the certificates"), "edu_cohort_print_all", cohort)
        return class_step(job)


# --- tables of grades -----------------------------------------------------------------------------


# The fields that fit into one cell, each with the names that people know it by.
NAMES: FieldNames = {
    "enrolmentId": (_("enrolment"),),
    "externalId": (_("your number"),),
    "cohort": (_("cohort"),),
    "grade": (_("grade"),),
    "completedOn": (_("completed on"),),
    "evidence": (pgettext_lazy("completion", "evidence"),),
    "moduleCode": (_("module code"),),
    "moduleTitle": (_("module title"), _("module")),
    "moduleGrade": (_("module grade"),),
    "moduleCredits": (_("module credits"),),
}
# Columns of a table with a row for each module -> fields of `Result`.
MODULE_FIELDS: Mapping[str, str] = {
    "moduleCode": "code",
    "moduleTitle": "title",
    "moduleGrade": "grade",
    "moduleCredits": "credits",
}
_EXAMPLES: Mapping[str, str | date | Decimal] = {
    "externalId": "S-2026-0042",
    "grade": "1.7",
    "completedOn": date(2026, 6, 15),
    "moduleCode": "M1",
    "moduleTitle": "Statics",
    "moduleGrade": "1.3",
    "moduleCredits": Decimal("7.5"),
}
# By these the row of an example is known, whatever else was changed in it.
EXAMPLE_ROW = {name: str(_EXAMPLES[name]) for name in ("externalId", "grade", "completedOn")}


def column_rules(_context: RequestContext, _parameters: CompletionParameters) -> ColumnRules:
    """A row names a person by the enrolment or by your number. A row of a module has its title."""
    return ColumnRules(
        fields=known_fields(NAMES, closed=frozenset({"results"})),
        missing=_missing,
        dates={"completedOn"},
        decimals={"moduleCredits"},
        of_several_rows=MODULE_FIELDS.keys(),
    )


def _missing(fields: Set[str | None]) -> Iterator[FieldError]:
    if not fields & {"enrolmentId", "externalId"}:
        yield missing_column("enrolmentId")
    if fields & MODULE_FIELDS.keys() and "moduleTitle" not in fields:
        yield missing_column("moduleTitle")


def choices(_job: Job, _parameters: CompletionParameters) -> dict[str, str]:
    """Every field that a column can be given by hand, with its name in the active language."""
    return {name: label_of(NAMES, name) for name in NAMES}


def template() -> list[tuple[str, str | date | Decimal]]:
    """The columns of a file to be filled in, in the active language, each with an example."""
    return [(label_of(NAMES, name), example) for name, example in _EXAMPLES.items()]


_MARKS = frozenset({"grade", "moduleGrade", "evidence"})  # texts of their own kind
_STATED_ONCE = {"grade": "grade", "completed_on": "completedOn", "evidence": "evidence"}
_MODULE_COLUMNS = {part: name for name, part in MODULE_FIELDS.items()}


class GradeTableReader(TableReader[Completion]):
    """Reads completions: dates as the file writes them, grades as they stand there.

    Where there are columns for modules, successive rows of one person are one completion. The
    grade, the day and the evidence stand in the first of them; later rows leave them empty or
    repeat them.
    """

    shape = Completion
    examples = (EXAMPLE_ROW,)

    def cell_parser(self, row: Row) -> Callable[[str, Cell], Any]:
        return self._value

    def put(self, tree: dict[str, Any], name: str, value: Any) -> None:
        if name not in MODULE_FIELDS:
            tree[name] = value
        elif value:
            tree.setdefault("results", [{}])[0][MODULE_FIELDS[name]] = value

    def name_of(self, pointer: str) -> str:
        """A result's fault is about its column; one of the certificate's field `grade`, about the grade."""
        if pointer == "/metadata/grade":
            return "grade"
        first, _slash, rest = pointer.removeprefix("/").partition("/")
        return _MODULE_COLUMNS.get(rest.rpartition("/")[2], first) if first == "results" else first

    def pointer_of(self, name: str) -> str:
        return (
            f"/results/0/{MODULE_FIELDS[name]}"
            if name in MODULE_FIELDS
            else super().pointer_of(name)
        )

    def group_rows(self, source: Iterator[Row]) -> Iterator[RowGroup]:
        if not MODULE_FIELDS.keys() & self.headers.keys():
            return super().group_rows(source)
        return (list(rows) for _person, rows in groupby(source, self._person_of))

    def join_group(self, group: list[ParsedRow[Completion]]) -> list[ParsedRow[Completion]]:
        first, *others = group
        for each in others:
            self._compare(first, each)
        drafts = [each.draft for each in group if each.draft]
        results = [result for draft in drafts for result in draft.results]
        if len(results) > MAX_RESULTS:
            fault = FieldError("/results", "too_many", {"limit": MAX_RESULTS})
            self.add_faults(first, [fault])
        elif first.draft:
            first.draft = msgspec.structs.replace(first.draft, results=results)
        faulty: list[ParsedRow[Completion]] = [
            ParsedRow(each.number, values=first.values, faults=each.faults)
            for each in others
            if each.faults
        ]
        if faulty and not first.faults:  # nobody is completed with a part of their modules
            fault = FieldError("", "other_row_at_fault", {"row": faulty[0].number})
            self.add_faults(first, [fault])
        return [first, *faulty]

    def _compare(self, first: ParsedRow[Completion], other: ParsedRow[Completion]) -> None:
        """Refuses a later row that contradicts the first one. What is at fault already is not compared."""
        faulty = {column for each in (first, other) for column, _fault in each.faults}
        if None in faulty:  # of the row as a whole
            return
        for name, field in _STATED_ONCE.items():
            stated = _stated(other, name, field)
            if not stated or self.column_of(f"/{field}") in faulty:
                continue
            if stated != _stated(first, name, field):
                fault = FieldError(f"/{field}", "differs_from_row", {"row": first.number})
                self.add_faults(other, [fault])

    def _person_of(self, row: Row) -> list[tuple[str | None, str]]:
        named = zip(self.columns, map(shown, row.cells), strict=False)
        return [
            (name, text.strip()) for name, text in named if name in PERSON_FIELDS and text.strip()
        ]

    def _value(self, name: str, cell: Cell) -> Any:
        if name == "completedOn":
            return as_date(cell, self.layout)
        if name == "moduleCredits":
            return as_decimal(cell, self.layout)
        return shown(cell).strip() if name in _MARKS else as_identifier(cell)


def _stated(row: ParsedRow[Completion], name: str, field: str) -> str:
    """The value of a row's field, also where something else in the row is at fault."""
    value = row.values.get(field) if row.draft is None else getattr(row.draft, name)
    return "" if value is None else str(value)


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
        self._rules = load_rules(
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
        results = match_all(self.context, self._rules, drafts, decimal_comma=comma)
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
        faults = other_faults(self.context, self._rules, stated, unread, decimal_comma=comma)
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
        refused = check_certificates(self.context, self._rules, rows)
        return [self._placed(each.field_errors()) if each else [] for each in refused]

    def identifiers_of(self, row: MatchedCompletion) -> Mapping[str, object]:
        enrolment = ids.encode(EduPrefix.ENROLMENT, row.enrolment)
        return {"enrolmentId": enrolment, "externalId": row.external_id}

    def quota_used(self, row: MatchedCompletion) -> int:
        return int(row.passed)

    def write(self, rows: Sequence[MatchedCompletion]) -> Sequence[RowOutcome]:
        outcomes = apply_all(self.context, self._rules, rows)
        return [
            self._placed(each.field_errors())
            if isinstance(each, RefusedDraft)
            else self._done(each)
            for each in outcomes
        ]

    def _done(self, done: AppliedCompletion) -> RowDone:
        issued = done.issued
        certificate: tuple[str | None, ...] = (None, None, None)
        if issued is not None:
            data_hash = issued.data_hash if self.context.issuer.returns_data_hash else None
            certificate = (issued.public_id, issued.verify_url, data_hash)
        cells = (done.completion.grade, *certificate)
        return RowDone(_outcome(done), cells, already=done.already)


def _outcome(done: AppliedCompletion) -> str:
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
        columns=column_rules,
        choices=choices,
        check_start=check_start,
        started=_audit_start,
        permissions=EDU_JOB_PERMISSIONS,
    )
)
