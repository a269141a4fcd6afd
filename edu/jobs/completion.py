"""The completion of a program: all rows are judged, then all certificates are issued; or none."""

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any

from django.utils.translation import gettext_lazy as _

from accounts.actors import RequestContext
from accounts.errors import FieldError
from accounts.jobs.imports import reading
from accounts.jobs.imports.validated_import import (
    RowDone,
    RowOutcome,
    UniqueKey,
    ValidatedImport,
    register_validated_import,
)
from accounts.jobs.models import Job
from accounts.scopes import Mode, Scope
from accounts.tables import Format
from certificates.operations.issuing.draft_batch import RefusedDraft
from edu.operations.completion import apply_completions, match_grades
from edu.operations.completion.completion_request import (
    COMPLETION_KIND,
    MAX_COMPLETIONS,
    Completion,
    CompletionParameters,
    parameters_of,
)
from edu.operations.completion.match_grades import MatchedCompletion
from lib import ids

from .grade_rows import GradeTableReader
from .permissions import EDU_JOB_PERMISSIONS

Entry = reading.ParsedRow[Completion]


class CompletionWork(ValidatedImport[Completion, MatchedCompletion]):
    """An enrolment is completed once. Raises ProgramNotPublished, TypeNotFound."""

    reader = GradeTableReader
    kept = MatchedCompletion
    known_by = ("enrolmentId", "externalId")
    named = ("grade", "id", "verifyUrl", "dataHash")
    second = "issue"
    most = MAX_COMPLETIONS

    def __init__(self, job: Job, asked: CompletionParameters, now: datetime) -> None:
        super().__init__(job, asked, now)
        self._by = RequestContext(
            issuer=job.issuer.facts(),  # read anew in every step
            mode=Mode(job.mode),
            actor=job.actor(),
            now=now,
            types=frozenset(asked.types),
        )
        self._rules = match_grades.load_rules(
            self._by,
            asked.program,
            correct=asked.correct,
            notify_holder=asked.notify_holder,
            cohort_id=asked.cohort,
        )
        self.table.rules = self._refused_besides

    def understand(self, entries: Sequence[Entry]) -> Mapping[int, MatchedCompletion]:
        found = match_grades.match_all(
            self._by,
            self._rules,
            [entry.draft for entry in entries if entry.draft],
            decimal_comma=self._decimal_comma,
        )
        judged: dict[int, MatchedCompletion] = {}
        for entry, each in zip(entries, found, strict=True):
            if isinstance(each, MatchedCompletion):
                judged[entry.row] = each
            else:
                self.table.blame(entry, self._placed(each))
        return judged

    def claims(self, row: MatchedCompletion) -> Iterable[UniqueKey]:
        return [(row.enrolment.bytes, self._named)]

    def says(self, said: Completion) -> Iterable[UniqueKey]:
        """How a row names somebody, who may be unknown."""
        if said.enrolment_id or said.external_id:
            name = "\n".join((said.enrolment_id or "", said.external_id or "", said.cohort or ""))
            yield hashlib.sha256(name.encode()).digest()[:16], self._named

    def _refused_besides(
        self, stated: Mapping[str, Any], unread: frozenset[str]
    ) -> Sequence[FieldError]:
        """What is refused of a row that cannot be read whole: `accounts.shapes.Rules`."""
        comma = self._decimal_comma
        faults = match_grades.other_faults(
            self._by, self._rules, stated, unread, decimal_comma=comma
        )
        return self._placed(list(faults))

    @property
    def _decimal_comma(self) -> bool:
        return self.table.layout.format is not Format.NDJSON

    @property
    def _named(self) -> str:
        return "/externalId" if "externalId" in self.table.headers else "/enrolmentId"

    def _placed(self, faults: Sequence[FieldError]) -> Sequence[FieldError]:
        """What is wrong with an enrolment stands in the column that names it: no other is there."""
        if "enrolmentId" in self.table.headers:
            return faults
        moved = {"/enrolmentId": self._named}
        return [replace(each, pointer=moved.get(each.pointer, each.pointer)) for each in faults]

    def refusals(self, rows: Sequence[MatchedCompletion]) -> Sequence[Sequence[FieldError]]:
        """Of their certificates: by the type, or by one that is there."""
        refused = apply_completions.check_certificates(self._by, self._rules, rows)
        return [self._placed(each.field_errors()) if each else [] for each in refused]

    def names_of(self, row: MatchedCompletion) -> Mapping[str, object]:
        enrolment = ids.encode(ids.Prefix.ENROLMENT, row.enrolment)
        return {"enrolmentId": enrolment, "externalId": row.external_id}

    def takes(self, row: MatchedCompletion) -> int:
        return int(row.passed)

    def carry_out(self, rows: Sequence[MatchedCompletion]) -> Sequence[RowOutcome]:
        outcomes = apply_completions.apply_all(self._by, self._rules, rows)
        return [
            self._placed(each.field_errors())
            if isinstance(each, RefusedDraft)
            else self._done(each)
            for each in outcomes
        ]

    def _done(self, done: apply_completions.AppliedCompletion) -> RowDone:
        judged, issued = done.judged, done.issued
        found: tuple[str | None, ...] = (None, None, None)
        if issued is not None:
            data_hash = issued.data_hash if self._by.issuer.returns_data_hash else None
            found = (issued.public_id, issued.verify_url, data_hash)
        return RowDone(_outcome(done), (judged.grade, *found), already=done.already)


def _outcome(done: apply_completions.AppliedCompletion) -> str:
    if done.already:
        return "already"
    if done.issued is None:
        return "failed"
    return "corrected" if done.corrected else "issued"


register_validated_import(
    name=COMPLETION_KIND,
    title=_("Completion of a program"),
    scope=Scope.EDU_ISSUE,
    batch=500,
    work=CompletionWork,
    asked_of=parameters_of,
    office=EDU_JOB_PERMISSIONS,
)
