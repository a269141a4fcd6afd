"""Jobs that print many certificates: into one PDF, PDFs of a hundred, or one PDF each in a ZIP; and labels."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _, ngettext_lazy

from accounts.errors import ServiceError
from accounts.jobs.models import Job
from accounts.jobs.registry import (
    FileTexts,
    JobCursor,
    JobKind,
    JobPermissions,
    JobPlan,
    ResultFormat,
    RowError,
    StepProgress,
    register_job_kind,
    started_by_member,
)
from accounts.scopes import Mode, Scope
from certificates.addresses import CertificatesPrefix
from certificates.errors import CertificateNotFound, TooLargeToPrint
from certificates.models import Certificate
from certificates.search.jobs import TO_CERTIFICATES
from lib import ids

from . import operations as printing
from .labels import label_program, label_sheets
from .pdf import refuse_unprintable, refuse_unsignable

TOGETHER = "certificates.print"
PARTS = "certificates.print_parts"
ARCHIVE = "certificates.print_archive"
LABELS = "certificates.print_labels"
ZPL = "certificates.print_zpl"
# A PDF is typeset in one piece, so that the whole file is archivable and tagged.
IN_ONE_FILE = 100
MAX_CERTIFICATES = {TOGETHER: IN_ONE_FILE, ARCHIVE: 1000, LABELS: 480, ZPL: 1000}
MAX_IN_PARTS = 5000
KINDS_OF: dict[str, str] = {"pdf": TOGETHER, "zip": ARCHIVE, "labels": LABELS, "zpl": ZPL}
STEP = 10  # files that one step adds to an archive
PAUSE = timedelta(seconds=2)


def parameters(
    certificate_ids: Sequence[str], locale: str | None, types: frozenset[int] = frozenset()
) -> dict[str, Any]:
    """The parameters of the job: the certificates in the order of printing."""
    return {"ids": list(certificate_ids), "locale": locale, "types": sorted(types)}


@dataclass(slots=True)
class PrintBatch:
    """Certificates to print, and errors for those that cannot be printed."""

    good: list[Certificate] = field(default_factory=list)
    rows: list[int] = field(default_factory=list)  # of those
    errors: list[RowError] = field(default_factory=list)

    def refuse(self, rows: Iterable[int], refusal: ServiceError) -> None:
        """Turn these rows into errors."""
        refused = frozenset(rows)
        self.rows = [row for row in self.rows if row not in refused]
        self.errors += [RowError(row=row, column="ids", code=refusal.code) for row in refused]


def plan(job: Job, now: datetime) -> JobPlan:
    return JobPlan(total=len(job.parameters["ids"]), cursor={"at": 0})


def print_all(job: Job, cursor: JobCursor, limit: int, now: datetime) -> StepProgress:
    """Print all of them into one PDF, in one step."""
    return _print(job, cursor, len(job.parameters["ids"]), now, _together)


def print_part(job: Job, cursor: JobCursor, limit: int, now: datetime) -> StepProgress:
    """Print the next hundred into one PDF, named by the places of the first and the last."""
    start = cursor["at"]
    name = f"{start + 1:04}-{min(start + limit, len(job.parameters['ids'])):04}.pdf"

    def make(job: Job, batch: PrintBatch, now: datetime) -> list[Any]:
        return [(name, file) for file in _together(job, batch, now)]

    return _print(job, cursor, limit, now, make)


def print_some(job: Job, cursor: JobCursor, limit: int, now: datetime) -> StepProgress:
    """Print the next certificates, each into a PDF of its own."""
    return _print(job, cursor, limit, now, _each)


def print_labels(job: Job, cursor: JobCursor, limit: int, now: datetime) -> StepProgress:
    """Print the labels of all of them into one PDF, or write them for a label printer, in one step."""

    def make(job: Job, batch: PrintBatch, now: datetime) -> list[Any]:
        locale = job.parameters["locale"]
        if not batch.good:
            return []
        if job.kind == ZPL:
            return [("labels.zpl", label_program(batch.good, locale=locale))]
        return [label_sheets(batch.good, locale=locale, at=job.created_at)]

    return _print(job, cursor, len(job.parameters["ids"]), now, make, attaches=False)


def _print(
    job: Job,
    cursor: JobCursor,
    limit: int,
    now: datetime,
    make: Callable[[Job, PrintBatch, datetime], list[Any]],
    *,
    attaches: bool = True,
) -> StepProgress:
    """Make files of the next certificates; later, where the proof file of one is still to come."""
    end = cursor["at"] + limit
    batch = _sort(job, cursor["at"], end, now)
    if attaches and printing.wait_for_proof(batch.good, asked_at=job.created_at, now=now):
        return StepProgress(cursor=cursor, pause=PAUSE)
    results = make(job, batch, now)
    return StepProgress(
        cursor={"at": end},
        ok=len(batch.rows),
        failed=len(batch.errors),
        errors=batch.errors,
        results=results,
        finished=end >= len(job.parameters["ids"]),
    )


def _together(job: Job, batch: PrintBatch, now: datetime) -> list[bytes]:
    """One file of these; none, and an error of each row, where they are too large for one."""
    if not batch.good:
        return []
    options: dict[str, Any] = {"locale": job.parameters["locale"], "at": job.created_at, "now": now}
    try:
        return [printing.print_together(batch.good, **options)]
    except TooLargeToPrint as refusal:
        batch.refuse(batch.rows, refusal)
        return []


def _each(job: Job, batch: PrintBatch, now: datetime) -> list[Any]:
    """A file of each with its name, or an error of its row."""
    printed = printing.print_each(batch.good, locale=job.parameters["locale"], now=now)
    results = []
    for row, each in zip(tuple(batch.rows), printed, strict=True):
        if isinstance(each, TooLargeToPrint):
            batch.refuse([row], each)
        else:
            results.append((each.name, each.file))
    return results


def _sort(job: Job, start: int, end: int, now: datetime) -> PrintBatch:
    """Sort the certificates of these places into printable ones and errors; rows count from 1."""
    batch = PrintBatch()
    for row, certificate in enumerate(_certificates(job, start, end), start=start + 1):
        try:
            if certificate is None:
                raise CertificateNotFound
            refuse_unprintable(certificate)
            refuse_unsignable(job.issuer_id, job.mode, now=now)
        except ServiceError as error:
            batch.refuse([row], error)
        else:
            batch.good.append(certificate)
            batch.rows.append(row)
    return batch


def _certificates(job: Job, start: int, end: int) -> Iterator[Certificate | None]:
    texts = job.parameters["ids"][start:end]
    keys = [ids.parse(CertificatesPrefix.CERTIFICATE, text) for text in texts]
    types = frozenset(job.parameters["types"])
    rows = printing.printable(job.issuer_id, Mode(job.mode), types)
    rows_by_id = rows.in_bulk([key for key in keys if key is not None])
    return (rows_by_id.get(key) if key else None for key in keys)


class PrintTexts(FileTexts):
    """The sentences about printing."""

    does = ngettext_lazy("Print %(count)s certificate", "Print %(count)s certificates", "number")
    done = ngettext_lazy(
        "%(count)s certificate is ready to print.",
        "%(count)s certificates are ready to print.",
        "number",
    )
    nothing = _("No file was made: none of the certificates can be printed.")
    again = TO_CERTIFICATES

    def __init__(self, suffix: str) -> None:
        self.suffix = suffix


def _register(
    name: str,
    title: Promise,
    step: Callable[[Job, JobCursor, int, datetime], StepProgress],
    form: ResultFormat,
    batch: int,
) -> None:
    register_job_kind(
        JobKind(
            name=name,
            title=title,
            texts=PrintTexts(form.name.lower()),
            scope=Scope.CERTIFICATES_READ,
            plan=plan,
            step=step,
            batch=batch,
            format=form,
            office=JobPermissions(own=started_by_member),  # members of teams print their classes
        )
    )


_PDF, _ZIP = ResultFormat.PDF, ResultFormat.ZIP
_register(TOGETHER, _("Printing of certificates into one file"), print_all, _PDF, IN_ONE_FILE)
_register(PARTS, _("Printing of certificates, a hundred in a file"), print_part, _ZIP, IN_ONE_FILE)
_register(ARCHIVE, _("Printing of certificates, a file each"), print_some, _ZIP, STEP)
_register(LABELS, _("Labels of certificates"), print_labels, _PDF, MAX_CERTIFICATES[LABELS])
_register(
    ZPL, _("Labels of certificates for a label printer"), print_labels, _ZIP, MAX_CERTIFICATES[ZPL]
)
