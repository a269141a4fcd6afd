"""The first phase of an import: every row is looked at before the first certificate is issued."""

import hashlib
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime

from accounts import quota
from accounts.catalog import Cursor, Progress
from accounts.errors import FieldError
from accounts.models import Job
from accounts.operations import job_rows
from accounts.scopes import Mode
from certificates.jobs.reading import errors_of
from certificates.operations.bulk import check_many
from certificates.operations.draft import Draft
from certificates.operations.imports import MOST_ROWS, Parameters
from certificates.operations.uniqueness import natural_key

from .outcomes import asked_by, faults_of, refused_lines
from .reading import Batch, Reader

ISSUE = "issue"  # the phase that follows
FAULTY = "validation_failed"


def check(job: Job, asked: Parameters, cursor: Cursor, limit: int, now: datetime) -> Progress:
    """The next rows; what is wrong with them, and behind the last one what follows from that."""
    reader = Reader(job, asked)
    batch = reader.read(cursor["after"], limit)
    _refuse_beyond(batch, MOST_ROWS - cursor["rows"])
    _compare(job, reader, batch)
    _hold_to_the_rules(job, asked, reader, batch, now)
    good = [(entry.row, entry.draft) for entry in batch.entries if not entry.faults]
    bad = [entry for entry in batch.entries if entry.faults]
    behind = {
        **cursor,
        "after": batch.after,
        "rows": cursor["rows"] + len(batch.entries),
        "good": cursor["good"] + len(good),
    }
    if good and not job.dry_run and (asked.partial or behind["good"] == behind["rows"]):
        behind["chunks"] += 1
        job_rows.keep(job.pk, behind["chunks"], good)
    progress = Progress(
        cursor=behind,
        ok=len(good) if job.dry_run else 0,
        failed=len(bad),
        done=len(batch.entries),
        errors=errors_of(bad),
        results=refused_lines(job, bad),
    )
    return _at_the_end(job, asked, batch, progress, now) if batch.at_the_end else progress


def _at_the_end(
    job: Job, asked: Parameters, batch: Batch, progress: Progress, now: datetime
) -> Progress:
    """Every row was looked at: issue, or say why not."""
    job_rows.forget_keys(job.pk)
    cursor = progress.cursor
    good, total = cursor["good"], cursor["rows"]
    if batch.broken:
        return replace(progress, failure=FAULTY, total=total, skipped=good)
    if job.dry_run:
        return replace(progress, finished=True, total=total)
    if good < total and not asked.partial:
        return replace(progress, failure=FAULTY, total=total, skipped=good)
    if not asked.partial and not _has_room(job, good, now):
        return replace(progress, failure="quota_exceeded", total=total, skipped=good)
    if not good:
        return replace(progress, finished=True, total=total)
    following = {"chunk": 1, "chunks": cursor["chunks"]}
    return replace(progress, cursor=following, phase=ISSUE, total=good)


def _has_room(job: Job, amount: int, now: datetime) -> bool:
    """Whether the month's quota has room for all; certificates of test keys do not count."""
    if job.mode == Mode.TEST:
        return True
    return quota.left_in(issuer_id=job.issuer_id, month=quota.month_of(now)) >= amount


# --- one batch ------------------------------------------------------------------------------------


def _refuse_beyond(batch: Batch, room: int) -> None:
    """An import has so many rows: what comes behind them is not read."""
    if len(batch.entries) > room:
        batch.entries = batch.entries[: room + 1]
        fault = FieldError("", "too_many_rows", {"limit": MOST_ROWS})
        batch.entries[-1].faults = [(None, fault)]
        batch.at_the_end = batch.broken = True


def _compare(job: Job, reader: Reader, batch: Batch) -> None:
    """Rows that want what an earlier row of the file has already."""
    wanted = {
        entry.row: list(_claims(reader, entry.draft)) for entry in batch.entries if entry.draft
    }
    keys: dict[bytes, int] = {}
    for row, claims in wanted.items():
        for digest, _pointer in claims:
            keys.setdefault(digest, row)
    first = job_rows.claim(job.pk, keys)
    for entry in batch.entries:
        for digest, pointer in wanted.get(entry.row, ()):
            if first[digest] != entry.row:
                column = reader.column_of(pointer)
                params = {"what": column, "row": first[digest]}
                entry.faults.append((column, FieldError(pointer, "duplicate_row", params)))
                break


def _claims(reader: Reader, draft: Draft) -> Iterator[tuple[bytes, str]]:
    """What no other row may have, as digests, and in which field it stands."""
    if draft.certificate_number is not None:
        yield _digest("number", draft.certificate_number), "/certificateNumber"
    if draft.supersedes is not None:
        yield _digest("supersedes", draft.supersedes), "/supersedes"
    facts = reader.facts(draft)
    key = natural_key(draft, facts.unique_by) if facts else None
    if facts is not None and key is not None:
        pointer = "/externalRef" if facts.unique_by == "external_ref" else "/serialNumber"
        yield _digest("subject", str(facts.id), key), pointer


def _digest(*parts: str) -> bytes:
    return hashlib.sha256("\x1e".join(parts).encode()).digest()[:16]


def _hold_to_the_rules(
    job: Job, asked: Parameters, reader: Reader, batch: Batch, now: datetime
) -> None:
    """Rows that would be refused one by one: by their type, or by a certificate that is there."""
    entries = [entry for entry in batch.entries if entry.draft and not entry.faults]
    drafts = [entry.draft for entry in entries if entry.draft is not None]
    if not drafts:
        return
    refusals = check_many(drafts=drafts, **asked_by(job, asked, now))
    for entry, refused in zip(entries, refusals, strict=True):
        if refused is not None:
            entry.faults += faults_of(reader, refused)
        elif entry.draft and entry.draft.supersedes and not asked.may_supersede:
            fault = FieldError("/supersedes", "may_not_supersede")
            entry.faults.append((reader.column_of("/supersedes"), fault))
