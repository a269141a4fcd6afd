"""The catalogue of bulk work: every app registers its kinds of job, and its part of the export.

Filled from each app's `jobs` module when the service starts. `accounts.jobs.runner` runs what
stands here and knows none of it.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from enum import StrEnum
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias
from urllib.parse import urlencode

from django.db.models import Q
from django.urls import reverse
from django.utils.formats import number_format
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy

from accounts.scopes import STAFF, Role, Scope

if TYPE_CHECKING:
    from django.db.models import QuerySet

    from accounts.jobs.models import Job
    from accounts.models import Membership

JobCursor: TypeAlias = dict[str, Any]  # JSON: where the next step goes on
ExportRows: TypeAlias = Sequence[
    tuple[Any, Mapping[str, object]]
]  # of an export, each with its key


class NextStepNeeds(StrEnum):
    """The permission for a job without which its next step is not offered."""

    VIEW = "view"
    CONTROL = "control"
    DOWNLOAD = "download"


@dataclass(frozen=True, slots=True, kw_only=True)
class NextStep:
    """A link to where work goes on after a job, by what the person does there."""

    text: object
    url: str
    needs: NextStepNeeds = NextStepNeeds.VIEW


def page_step(
    text: object,
    page: str,
    *args: object,
    needs: NextStepNeeds = NextStepNeeds.VIEW,
    **query: object,
) -> NextStep:
    """A link to this page of the back office; parameters of its query that are empty are left out."""
    stated = {name: value for name, value in query.items() if value not in (None, "")}
    url = reverse(f"admin:{page}", args=args)
    return NextStep(text=text, url=f"{url}?{urlencode(stated)}" if stated else url, needs=needs)


def counted(texts: object, number: int, **values: object) -> str:
    """A text with a number in it, in singular or plural; the number is grouped as in the language."""
    shown = number_format(number, force_grouping=True)
    stated: Mapping[str, object] = {"number": number, "count": shown, **values}
    return str(texts % stated)  # type: ignore[operator]


class JobTexts:
    """The sentences about jobs of one kind: a subclass states them, or makes those that need more."""

    does: ClassVar[object]  # what the job does, without a full stop; a plural has its rows
    done: ClassVar[
        object
    ]  # the closing sentence of a job that has succeeded; a plural has what succeeded
    nothing: ClassVar[object] = gettext_lazy("There was nothing to do. Nothing was changed.")
    again: ClassVar[tuple[object, str, NextStepNeeds] | None] = (
        None  # text and page to start another
    )

    def load(self, jobs: Iterable["Job"]) -> None:
        """Reads what the titles of these jobs name, once for all of them."""

    def title(self, job: "Job") -> str:
        """What the job does, as a sentence without a full stop: "Suspend 62 certificates of batch B-42"."""
        return counted(self.does, rows_of(job) or 0)

    def closing(self, job: "Job") -> str:
        """The closing sentence of a job that has succeeded."""
        return counted(self.done, job.ok)

    def nothing_done(self, job: "Job") -> str:
        """The same where it has succeeded and there was nothing to do."""
        return str(self.nothing)

    def next_step(self, job: "Job") -> NextStep | None:
        """The next step after a job that has succeeded."""
        return None

    def start_again(self, job: "Job") -> NextStep | None:
        """The page that starts such a job, after one that failed or was stopped."""
        if self.again is None:
            return None
        text, page, needs = self.again
        mode = job.mode if needs is NextStepNeeds.VIEW else None  # a list, not a form
        return page_step(text, page, needs=needs, mode=mode)


class FileTexts(JobTexts):
    """The sentences about jobs that make a file, which is what their next step fetches."""

    suffix = "csv"

    def next_step(self, job: "Job") -> NextStep | None:
        if not job.result_chunks or job.files_removed_at is not None:
            return self.start_again(job)
        text = gettext_lazy("Download")
        needs = NextStepNeeds.DOWNLOAD
        return page_step(text, "accounts_job_results", job.pk, self.suffix, needs=needs)


def rows_of(job: "Job") -> int | None:
    """How many rows the job is about, as far as it is known."""
    stated = job.parameters.get("rows", len(job.parameters.get("ids") or ()) or None)
    rows = stated if job.total is None else job.total
    return rows if isinstance(rows, int) else None


class ResultFormat(StrEnum):
    """The formats of results files, by media type."""

    CSV = (
        "text/csv"  # results are rows of cells; cells that a spreadsheet would execute are escaped
    )
    LINES = "application/x-ndjson"  # results are JSON documents, as bytes: one a line
    PDF = "application/pdf"  # results are parts of the file, as bytes
    ZIP = "application/zip"  # results are files: pairs of a name and bytes

    @property
    def content_type(self) -> str:
        """The media type, with the encoding where it is one of text."""
        text = self in {ResultFormat.CSV, ResultFormat.LINES}
        return f"{self.value}; charset=utf-8" if text else self.value

    @property
    def suffix(self) -> str:
        """The ending of names of files in this format."""
        return {"CSV": "csv", "LINES": "ndjson", "PDF": "pdf", "ZIP": "zip"}[self.name]


@dataclass(frozen=True, slots=True, kw_only=True)
class RowError:
    """An error of one row of the input, and its column; or a warning about a row that is right.

    `code` is one of FIELD_MESSAGES or of the error table, so that it can be said in any language.
    """

    code: str
    row: int | None = None
    column: str | None = None
    params: Mapping[str, object] = field(default_factory=dict)
    is_warning: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class JobPlan:
    """Plan of a job: an upper bound of its rows if known, and the first cursor."""

    total: int | None = None
    cursor: JobCursor = field(default_factory=dict)
    phase: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class StepProgress:
    """Result of one step, committed together with the rows that the step wrote.

    `done` is the sum of the three counts unless it is given (a phase that only checks has none).
    In another `phase`, `done` begins with the rows that have their outcome already. `failure` ends
    the job as failed and, unlike an error raised, keeps what this step has written. With a `pause`
    the job goes on after it, for a step that waits for work of others; its cursor may stay.
    """

    cursor: JobCursor
    ok: int = 0
    failed: int = 0
    skipped: int = 0
    done: int | None = None
    total: int | None = None
    phase: str | None = None
    errors: Sequence[RowError] = ()
    results: Sequence[Sequence[object] | bytes] = ()
    finished: bool = False
    failure: str | None = None
    pause: timedelta | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class JobPermissions:
    """Roles that may see, download and control a kind's jobs in the back office.

    By role; and whatever their role, of those jobs that are `own` to somebody: a condition on jobs.
    """

    seen_by: frozenset[Role] = STAFF
    fetched_by: frozenset[Role] = STAFF  # the results
    steered_by: frozenset[Role] = STAFF - {Role.AUDITOR}  # stopped, and undone
    own: Callable[["Membership"], Q] | None = None


def started_by_member(member: "Membership") -> Q:
    """The jobs that this person has started."""
    return Q(actor_kind="user", actor_id=str(member.user_id))


OWNERS_DOWNLOAD = JobPermissions(
    fetched_by=frozenset({Role.OWNER, Role.ADMIN})
)  # results tell all there is


@dataclass(frozen=True, slots=True, kw_only=True)
class JobKind:
    """A kind of bulk work.

    `step(job, cursor, limit, now)` does the next `limit` rows or fewer, in a transaction that also
    keeps its cursor: it runs wholly or not at all, and never twice at once. It should take well
    under a second, as cancelling waits for it; a file that is set in one piece takes seconds. It
    commits nothing and sends nothing. What it keeps in its process for the next step only saves
    time: any other process must go on from the cursor to the same effect. A ServiceError that it
    raises ends the job as failed; anything else is tried again, later.
    """

    name: str
    title: (
        str | Promise
    )  # of the kind, in lists of kinds; a job's own title is a sentence of `texts`
    texts: JobTexts
    scope: Scope  # keys that hold it may start, see and steer such jobs
    plan: Callable[["Job", datetime], JobPlan]
    step: Callable[["Job", JobCursor, int, datetime], StepProgress]
    batch: int = 500
    at_once: int = 1  # how many of this kind run at once for one issuer
    format: ResultFormat = ResultFormat.CSV
    columns: tuple[str, ...] = ()  # the head line of the results, where they are CSV
    undone_by: str | None = None  # the kind that undoes what a job of this kind did
    # Follows from a change that must not fail for it: needs no place among those that wait.
    internal: bool = False
    office: JobPermissions = JobPermissions()
    # Parameters in which people say something, or search for somebody: they go with the files, so
    # no job may read them once it has ended.
    words: tuple[str, ...] = ()
    # The results once more as an HTML document to read and print, made from their chunks.
    document: Callable[["Job", Iterable[bytes]], str] | None = None


JOB_KINDS: dict[str, JobKind] = {}


def register_job_kind(kind: JobKind) -> None:
    """Adds a kind of job. A name is taken once."""
    if kind.name in JOB_KINDS:
        raise ValueError(f"the job kind {kind.name} is registered twice")
    JOB_KINDS[kind.name] = kind


def job_title(job: "Job") -> str:
    """What the job does, as a sentence in the active language."""
    kind = JOB_KINDS.get(job.kind)
    return kind.texts.title(job) if kind else job.kind


def load_titles(jobs: Iterable["Job"]) -> None:
    """Reads what the titles of these jobs name: a query or two for each kind, not for each job."""
    of_kind: dict[str, list[Job]] = defaultdict(list)
    for job in jobs:
        of_kind[job.kind].append(job)
    for name, rows in of_kind.items():
        if name in JOB_KINDS:
            JOB_KINDS[name].texts.load(rows)


class ExportScope(StrEnum):
    """The exports that several apps write together, each app its own sections."""

    ACCOUNT = "account"  # everything that an issuer owns
    PERSON = "person"  # everything that an issuer holds on one person


@dataclass(frozen=True, slots=True, kw_only=True)
class ExportSection:
    """One app's part of an export.

    `read(job, after, limit)` gives the next lines behind the key `after` (None: from the start),
    in an order that does not change, each with the key to go on behind it.
    """

    name: str
    order: int  # sections follow each other by this number, then by name
    count: Callable[["Job"], int]
    read: Callable[["Job", Any, int], ExportRows]
    most: int | None = None  # lines of one step, where they are long
    attached: str | None = None  # the member with a file in base64, which an archive takes out
    by_bytes: bool = False  # `read` may give fewer lines than `limit`, where they are long

    def ends_behind(self, rows: ExportRows, limit: int) -> bool:
        """Whether nothing follows these rows."""
        return not rows if self.by_bytes else len(rows) < limit


EXPORT_SECTIONS: dict[tuple[ExportScope, str], ExportSection] = {}


def register_export_section(
    section: ExportSection, export: ExportScope = ExportScope.ACCOUNT
) -> None:
    """Adds a part to an export. A name is taken once."""
    if (export, section.name) in EXPORT_SECTIONS:
        raise ValueError(f"the export section {section.name} is registered twice")
    EXPORT_SECTIONS[export, section.name] = section


def register_exported_rows(
    name: str,
    rows: Callable[["Job"], "QuerySet[Any]"],
    line: Callable[[Any], Mapping[str, object]],
    *,
    order: int,
    export: ExportScope = ExportScope.ACCOUNT,
) -> None:
    """Adds a part to an export that has a line for each of these rows, in the order of their ids."""

    def read(job: "Job", after: Any, limit: int) -> ExportRows:
        behind = rows(job) if after is None else rows(job).filter(pk__gt=after)
        return [(str(row.pk), line(row)) for row in behind.order_by("pk")[:limit]]

    section = ExportSection(name=name, order=order, count=lambda job: rows(job).count(), read=read)
    register_export_section(section, export)


def export_sections(export: ExportScope = ExportScope.ACCOUNT) -> list[ExportSection]:
    """The sections of all apps, in the order of the file."""
    own = [section for (of, _name), section in EXPORT_SECTIONS.items() if of is export]
    return sorted(own, key=lambda section: (section.order, section.name))


if TYPE_CHECKING:
    from accounts.jobs.models import Job
