"""The completion of a program: all rows are judged, then all certificates are issued; or none.

As an import of certificates is done: the cursor of the first phase is the place in the file, that
of the second the chunk of judged rows. What a killed worker had not committed is done again.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from django.utils import translation
from django.utils.translation import gettext_lazy as _

from accounts import ids
from accounts.catalog import Cursor, Kind, Plan, Progress, register
from accounts.errors import FieldError
from accounts.models import Job
from accounts.operations import job_rows
from accounts.scopes import Mode, Scope
from accounts.tables import Format
from certificates.jobs import reading
from certificates.jobs.reading import detail_of, errors_of
from certificates.operations.batch import Refused
from certificates.operations.moves import By
from edu.operations import completing, judging
from edu.operations.completing import Done
from edu.operations.completion import COMPLETE, MOST, Completion, Parameters, asked_of
from edu.operations.judging import Judged, Rules

from .completion_rows import Reader

VALIDATE, ISSUE = "validate", "issue"
FAULTY = "validation_failed"
BATCH = 500
COLUMNS = (
    *("row", "outcome", "enrolmentId", "grade", "id", "verifyUrl", "dataHash"),
    *("column", "code", "detail"),
)
Entry = reading.Entry[Completion]
Batch = reading.Batch[Completion]
Lines = list[Sequence[object]]


def plan(job: Job, now: datetime) -> Plan:
    """Begins with the first row; how many there are at most was seen at the door."""
    cursor = {"after": None, "rows": 0, "good": 0, "passed": 0, "chunks": 0}
    return Plan(total=asked_of(job).rows, cursor=cursor, phase=VALIDATE)


def step(job: Job, cursor: Cursor, limit: int, now: datetime) -> Progress:
    """The next rows, of the phase that the job is in. Raises ProgramNotPublished, TypeNotFound."""
    asked = asked_of(job)
    by = _by(job, asked, now)
    rules = judging.rules_of(
        by,
        asked.program,
        correct=asked.correct,
        notify_holder=asked.notify_holder,
        cohort_id=asked.cohort,
    )
    if "after" in cursor:
        return _check(job, asked, by, rules, cursor, limit)
    return _complete(job, by, rules, cursor)


def _by(job: Job, asked: Parameters, now: datetime) -> By:
    """Who completes, and for whom; the issuer is read anew in every step."""
    return By(
        issuer=job.issuer.facts(),
        mode=Mode(job.mode),
        actor=job.actor(),
        now=now,
        types=frozenset(asked.types),
    )


# --- every row is judged --------------------------------------------------------------------------


def _check(
    job: Job, asked: Parameters, by: By, rules: Rules, cursor: Cursor, limit: int
) -> Progress:
    reader = Reader(job, asked.layout, asked.header, asked.columns)
    batch = reader.read(cursor["after"], limit)
    _refuse_beyond(batch, MOST - cursor["rows"])
    judged = _judge(reader, batch, by, rules)
    _compare(job, reader, batch, judged)
    _hold_to_the_rules(reader, batch, by, rules, judged)
    good = [(e.row, judged[e.row]) for e in batch.entries if not e.faults]
    bad = [entry for entry in batch.entries if entry.faults]
    behind = {
        **cursor,
        "after": batch.after,
        "rows": cursor["rows"] + len(batch.entries),
        "good": cursor["good"] + len(good),
        "passed": cursor["passed"] + sum(each.passed for _row, each in good),
    }
    if good and not job.dry_run and behind["good"] == behind["rows"]:
        behind["chunks"] += 1
        job_rows.keep(job.pk, behind["chunks"], good)
    progress = Progress(
        cursor=behind,
        ok=len(good) if job.dry_run else 0,
        failed=len(bad),
        done=len(batch.entries),
        errors=errors_of(bad),
        results=_refused_lines(job, bad),
    )
    return _at_the_end(job, by, progress) if batch.at_the_end else progress


def _at_the_end(job: Job, by: By, progress: Progress) -> Progress:
    """Every row was looked at: issue, or say why not."""
    job_rows.forget_keys(job.pk)
    cursor = progress.cursor
    good, total = cursor["good"], cursor["rows"]
    skipped = 0 if job.dry_run else good
    if good < total:
        return replace(progress, failure=FAULTY, total=total, skipped=skipped)
    if not judging.has_room(by, cursor["passed"]):
        return replace(progress, failure="quota_exceeded", total=total, skipped=skipped)
    if job.dry_run or not good:
        return replace(progress, finished=True, total=total)
    following = {"chunk": 1, "chunks": cursor["chunks"]}
    return replace(progress, cursor=following, phase=ISSUE, total=good)


def _refuse_beyond(batch: Batch, room: int) -> None:
    """A completion has so many rows: what comes behind them is not read."""
    if len(batch.entries) > room:
        batch.entries = batch.entries[: room + 1]
        fault = FieldError("", "too_many_rows", {"limit": MOST})
        batch.entries[-1].faults = [(None, fault)]
        batch.at_the_end = True


def _judge(reader: Reader, batch: Batch, by: By, rules: Rules) -> dict[int, Judged]:
    entries = [entry for entry in batch.entries if entry.draft and not entry.faults]
    found = judging.judge_all(
        by,
        rules,
        [entry.draft for entry in entries if entry.draft],
        decimal_comma=reader.layout.format is not Format.NDJSON,
    )
    judged: dict[int, Judged] = {}
    for entry, each in zip(entries, found, strict=True):
        if isinstance(each, Judged):
            judged[entry.row] = each
        else:
            entry.faults += [(reader.column_of(fault.pointer), fault) for fault in each]
    return judged


def _compare(job: Job, reader: Reader, batch: Batch, judged: dict[int, Judged]) -> None:
    """Rows of somebody whom an earlier row is of: which of them counts?"""
    called = {entry.row: _keys_of(entry, judged.get(entry.row)) for entry in batch.entries}
    keys: dict[bytes, int] = {}
    for row, own in called.items():
        for key in own:
            keys.setdefault(key, row)
    first = job_rows.claim(job.pk, keys)
    named = "externalId" if "externalId" in reader.headers else "enrolmentId"
    column = reader.column_of(f"/{named}")
    for entry in batch.entries:
        other = min((first[key] for key in called[entry.row]), default=entry.row)
        if other != entry.row:
            params = {"what": column, "row": other}
            entry.faults = [(column, FieldError(f"/{named}", "duplicate_row", params))]


def _keys_of(entry: Entry, judged: Judged | None) -> list[bytes]:
    """The enrolment, where it is known; and how the row names it."""
    found = [judged.enrolment.bytes] if judged else []
    if (said := entry.draft) is None or not (said.enrolment_id or said.external_id):
        return found
    name = "\n".join((said.enrolment_id or "", said.external_id or "", said.cohort or ""))
    return [*found, hashlib.sha256(name.encode()).digest()[:16]]


def _hold_to_the_rules(
    reader: Reader, batch: Batch, by: By, rules: Rules, judged: dict[int, Judged]
) -> None:
    """Rows whose certificate would be refused: by its type, or by one that is there."""
    entries = [entry for entry in batch.entries if entry.row in judged and not entry.faults]
    refusals = completing.check(by, rules, [judged[entry.row] for entry in entries])
    for entry, refused in zip(entries, refusals, strict=True):
        if refused is not None:
            entry.faults += _faults_of(reader, refused)


# --- the certificates -----------------------------------------------------------------------------


def _complete(job: Job, by: By, rules: Rules, cursor: Cursor) -> Progress:
    """One chunk. A row that something has come in the way of since is refused; others go on."""
    number, asked = cursor["chunk"], asked_of(job)
    rows: list[tuple[int, Judged]] = job_rows.kept(job.pk, number, list[tuple[int, Judged]])
    outcomes = completing.complete(by, rules, [judged for _row, judged in rows])
    reader = Reader(job, asked.layout, asked.header, asked.columns)
    lines: Lines = []
    refused: list[Entry] = []
    already = 0
    for (row, _judged), outcome in zip(rows, outcomes, strict=True):
        if isinstance(outcome, Refused):
            refused.append(reading.Entry(row, faults=_faults_of(reader, outcome)))
        else:
            already += outcome.already
            lines.append(_line(row, outcome, by))
    return Progress(
        cursor={**cursor, "chunk": number + 1},
        ok=len(lines) - already,
        skipped=already,
        failed=len(refused),
        errors=errors_of(refused),
        results=[*lines, *_refused_lines(job, refused)],
        finished=number == cursor["chunks"],
    )


def _faults_of(reader: Reader, refused: Refused) -> list[tuple[str | None, FieldError]]:
    """A refusal, at the columns of the file."""
    faults = refused.faults or [FieldError("", refused.error.code, refused.error.params)]
    return [(reader.column_of(fault.pointer), fault) for fault in faults]


def _line(row: int, done: Done, by: By) -> Sequence[object]:
    judged, issued = done.judged, done.issued
    enrolment = ids.encode(ids.Prefix.ENROLMENT, judged.enrolment)
    found: tuple[str | None, ...] = (None, None, None)
    if issued is not None:
        data_hash = issued.data_hash if by.issuer.returns_data_hash else None
        found = (issued.public_id, issued.verify_url, data_hash)
    return (row, _outcome(done), enrolment, judged.grade, *found, None, None, None)


def _outcome(done: Done) -> str:
    if done.already:
        return "already"
    if done.issued is None:
        return "failed"
    return "corrected" if done.corrected else "issued"


def _refused_lines(job: Job, entries: Sequence[Entry]) -> Lines:
    """A line for each fault, in the issuer's language."""
    with translation.override(job.issuer.default_locale):
        return [
            (e.row, "refused", None, None, None, None, None, column, fault.code, detail_of(fault))
            for e in entries
            for column, fault in e.faults
        ]


register(
    Kind(
        name=COMPLETE,
        title=_("Completion of a program"),
        scope=Scope.EDU_ISSUE,
        plan=plan,
        step=step,
        batch=BATCH,
        columns=COLUMNS,
    )
)
