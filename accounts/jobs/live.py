"""The part of the page of a job that changes, how often it is asked for, and who may do what."""

from collections import defaultdict
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from operator import attrgetter
from typing import Any

from django.db.models import Count, Min, Q
from django.http import (
    FileResponse,
    Http404,
    HttpRequest,
    HttpResponse,
    HttpResponseBase,
    StreamingHttpResponse,
)
from django.shortcuts import render
from django.urls import reverse
from django.utils import timezone
from django.utils.formats import number_format
from django.utils.html import format_html_join
from django.utils.http import content_disposition_header
from django.utils.safestring import SafeString
from django.utils.text import get_valid_filename
from django.utils.translation import gettext as _, ngettext, ngettext_lazy

from accounts.back_office.active_membership import (
    active_membership_of,
    as_membership_row,
    page_context,
)
from accounts.back_office.pages import badge, mode_badge
from accounts.errors import describe_code
from accounts.scopes import STAFF, Role
from lib.tables.writing import WORKBOOK, csv_for_people

from .files import fits_workbook, read_results, workbook_of
from .imports.validated_import import VALIDATING
from .models import Job, JobState
from .registry import (
    JOB_KINDS,
    JobKind,
    JobPermissions,
    NextStep,
    NextStepNeeds,
    ResultFormat,
    counted,
    job_title,
    load_titles,
)

RolesOf = Callable[[JobPermissions], Collection[Role]]

VIEW: RolesOf = attrgetter("seen_by")
DOWNLOAD: RolesOf = attrgetter("fetched_by")
CONTROL: RolesOf = attrgetter("steered_by")


def permitted_jobs(request: HttpRequest, roles_of: RolesOf) -> Q:
    """A filter for the jobs on which the user has this permission: by role, or as their own job.

    Jobs of kinds that this process does not know are staff's: it can neither run nor download them.
    """
    membership = active_membership_of(request)
    if membership is None:
        return Q(pk__in=())
    excluded: dict[JobPermissions, list[str]] = defaultdict(list)
    for kind in JOB_KINDS.values():
        if membership.role not in roles_of(kind.office):
            excluded[kind.office].append(kind.name)
    names_of_others = [name for names in excluded.values() for name in names]
    permitted = ~Q(kind__in=names_of_others) if membership.role in STAFF else Q(pk__in=())
    for office, names in excluded.items():
        if office.own is not None:
            permitted |= Q(kind__in=names) & office.own(as_membership_row(request, membership))
    return permitted


def permitted_kinds(request: HttpRequest, roles_of: RolesOf) -> list[str]:
    """The kinds of which the user may have this permission for some jobs."""
    membership = active_membership_of(request)
    return [
        kind.name
        for kind in JOB_KINDS.values()
        if membership and (membership.role in roles_of(kind.office) or kind.office.own)
    ]


def is_permitted(request: HttpRequest, roles_of: RolesOf, job: Job) -> bool:
    """Whether the user has this permission for this job."""
    return Job.objects.filter(permitted_jobs(request, roles_of), pk=job.pk).exists()


SURE_AFTER = 2  # seconds of a phase, before which its rate says nothing
# The age of a job in seconds, and how often its page asks for it until then.
_INTERVALS = ((30, 1), (120, 2), (600, 5))
_SLOWEST = 15
_LEFT = (
    (3600, ngettext_lazy("about %(count)s hour left", "about %(count)s hours left", "number")),
    (60, ngettext_lazy("about %(count)s minute left", "about %(count)s minutes left", "number")),
    (1, ngettext_lazy("about %(count)s second left", "about %(count)s seconds left", "number")),
)
_RATE = ngettext_lazy("%(count)s row a second", "%(count)s rows a second", "number")


@dataclass(frozen=True, slots=True, kw_only=True)
class PhaseStart:
    """Where a phase of a job was when it was first seen. Its page hands it from one request to the next."""

    phase: str
    done: int
    at: datetime

    def __str__(self) -> str:
        return f"{self.phase}~{self.done}~{self.at.timestamp():.3f}"


def phase_start(job: Job, stated: str, now: datetime) -> PhaseStart:
    """What the last request has handed on; else the beginning of the job, or of what is seen of its phase."""
    phase, _tilde, rest = stated.partition("~")
    done, _tilde, at = rest.partition("~")
    try:
        moment = datetime.fromtimestamp(float(at), now.tzinfo)
        known = PhaseStart(phase=phase, done=int(done), at=moment)
    except (ValueError, OverflowError, OSError):
        known = None
    if known and known.phase == job.phase and 0 <= known.done <= job.done and known.at <= now:
        return known
    if job.started_at and job.phase in {"", VALIDATING}:
        return PhaseStart(phase=job.phase, done=0, at=job.started_at)
    return PhaseStart(phase=job.phase, done=job.done, at=now)


def pace(job: Job, start: PhaseStart, now: datetime) -> list[str]:
    """The rate, and the time left if the number of rows is known; empty while nothing can be said."""
    seconds = (now - start.at) / timedelta(seconds=1)
    rows = job.done - start.done
    if job.state != JobState.RUNNING or seconds < SURE_AFTER or not rows:
        return []
    rate = rows / seconds
    texts = [counted(_RATE, round(rate)) if rate >= 1 else _slow(rate)]
    if job.total and job.total > job.done:
        texts.append(time_left((job.total - job.done) / rate))
    return texts


def time_left(seconds: float) -> str:
    """A duration in its largest unit, rounded up."""
    unit, texts = next((each for each in _LEFT if seconds >= each[0]), _LEFT[-1])
    return counted(texts, max(1, -int(-seconds // unit)))


def seconds_until_next(job: Job, now: datetime) -> int:
    """When the page asks again: soon for a young job, more seldom the longer it takes."""
    age = (now - job.created_at).total_seconds()
    return next((interval for limit, interval in _INTERVALS if age < limit), _SLOWEST)


def _slow(rate: float) -> str:
    return _("%(count)s rows a minute") % {"count": number_format(max(1, round(rate * 60)))}


MAX_SHOWN_ERRORS = 100
MAX_SHOWN_REASONS = 10
PAGE = "admin/accounts/job/page.html"
FRAGMENT = "admin/accounts/job/live.html"
PHASE_START = "since"  # the parameter with the start of the phase
STATE_COLOURS = {
    JobState.SUCCEEDED: "success",
    JobState.FAILED: "danger",
    JobState.CANCELLED: "warning",
    JobState.CANCELLING: "warning",
    JobState.RUNNING: "info",
}
_NEEDS = {
    NextStepNeeds.VIEW: VIEW,
    NextStepNeeds.CONTROL: CONTROL,
    NextStepNeeds.DOWNLOAD: DOWNLOAD,
}
_FAILED = ngettext_lazy("%(count)s row was refused.", "%(count)s rows were refused.", "number")
_SKIPPED = ngettext_lazy(
    "%(count)s row was left as it was.", "%(count)s rows were left as they were.", "number"
)
_KEPT = ngettext_lazy(
    "%(count)s row was done before that and stays done.",
    "%(count)s rows were done before that and stay done.",
    "number",
)


def is_fragment(request: HttpRequest) -> bool:
    """Whether the page asks for the part of it that changes."""
    return request.headers.get("HX-Request") == "true"


def live_fragment(request: HttpRequest, context: dict[str, Any]) -> HttpResponse:
    """The part of the page that changes. Its header tells it from any other page, such as that of signing in."""
    response = render(request, context["fragment"], {**page_context(request), **context})
    response["Job-State"] = context["job"].state
    response["Cache-Control"] = "no-store"
    return response


def live_context(request: HttpRequest, job: Job, poll_url: str) -> dict[str, Any]:
    """The context of the page, and of the part of it that changes. `poll_url` is where that part is fetched."""
    now = timezone.now()
    start = phase_start(job, request.GET.get(PHASE_START, ""), now)
    state, title = JobState(job.state), job_title(job)
    return {
        "job": job,
        "fragment": FRAGMENT,
        "job_title": title,
        "poll_url": poll_url,
        "poll_values": {PHASE_START: str(start)},
        "page_url": reverse("admin:accounts_job_change", args=[job.pk]),
        "ids": {name: {"id": f"job-{name}"} for name in ("cancel", "undo", "step")},
        "delay": seconds_until_next(job, now),
        "state": badge(state.label, STATE_COLOURS.get(state, "")),
        "mode": mode_badge(job.mode),
        "announcement": announcement(job),
        "phase": phase(job),
        "done": done_of_total(job),
        "pace": pace(job, start, now),
        "sentences": list(sentences(job)) if job.has_ended else [],
        "step": permitted_step(request, job),
        "reasons": reasons(job) if job.errors_found else [],
        **(first_errors(job) if job.has_ended else {}),
        "downloads": downloads(request, job),
        **undone_by(job),
    }


def undone_by(job: Job) -> dict[str, object]:
    """The job that takes this one back, if there is one."""
    undo = Job.objects.filter(undo_of=job).order_by("-pk").first() if job.has_ended else None
    return {"undo": undo, "undo_title": job_title(undo) if undo else ""}


def done_of_total(job: Job) -> str:
    """The rows that are done, of how many if that is known."""
    done = number_format(job.done, force_grouping=True)
    if not job.total:
        return done
    total = number_format(job.total, force_grouping=True)
    return _("%(done)s of %(total)s") % {"done": done, "total": total}


def phase(job: Job) -> str:
    """A sentence about the phase that the job is in."""
    if job.state == JobState.QUEUED:
        return _("The job waits for its turn.")
    if job.state == JobState.CANCELLING:
        return _("The job stops after the rows that it is doing now.")
    if job.phase == VALIDATING and not job.dry_run:
        return _("Step 1 of 2: every row is checked. Nothing is written yet.")
    if job.phase == VALIDATING:
        return _("Every row is checked. Nothing is written.")
    return _("Step 2 of 2: the rows are carried out.") if job.phase else _("The job is running.")


def announcement(job: Job) -> str:
    """What is read aloud: each quarter of the way, and the end. What stays the same is not read again."""
    if job.has_ended:
        return " ".join(sentences(job))
    if job.state == JobState.RUNNING and job.percent:
        return _("%(percent)s %% is done.") % {"percent": job.percent // 25 * 25}
    return str(JobState(job.state).label)


def sentences(job: Job) -> Iterator[str]:
    """The outcome of a job that has ended."""
    kind = JOB_KINDS.get(job.kind)
    if job.state == JobState.FAILED:
        yield _("The job has failed: %(reason)s") % {
            "reason": describe_code(str(job.failure), job.failure_params)
        }
    elif job.state == JobState.CANCELLED:
        yield _("The job was stopped.")
    elif kind is not None:
        yield kind.texts.closing(job) if job.ok else kind.texts.nothing_done(job)
    if job.state != JobState.SUCCEEDED and job.ok and not job.dry_run:
        yield counted(_KEPT, job.ok)
    if job.failed and not job.dry_run:
        yield counted(_FAILED, job.failed)
    if job.skipped and job.state == JobState.SUCCEEDED:
        yield counted(_SKIPPED, job.skipped)


def permitted_step(request: HttpRequest, job: Job) -> NextStep | None:
    """Where work goes on after the job; for one that did nothing, where another is started."""
    kind = JOB_KINDS.get(job.kind)
    if kind is None or not job.has_ended:
        return None
    came_to_something = job.state == JobState.SUCCEEDED and (job.ok or job.dry_run)
    step = kind.texts.next_step(job) if came_to_something else kind.texts.start_again(job)
    if step is None or not is_permitted(request, _NEEDS[step.needs], job):
        return None
    return step


def downloads(request: HttpRequest, job: Job) -> object:
    """Links to the results, for those who may fetch them."""
    if not job.has_ended or not is_permitted(request, DOWNLOAD, job):
        return ""
    return download_links(
        job, lambda form: reverse("admin:accounts_job_results", args=[job.pk, form])
    )


def reasons(job: Job) -> list[tuple[str, int]]:
    """Why rows were refused or left, the most frequent reason first, each with how often."""
    errors = job.errors.filter(is_warning=False)
    groups = errors.order_by().values("code").annotate(times=Count("pk"), first=Min("number"))
    shown = list(groups.order_by("-times", "first")[:MAX_SHOWN_REASONS])
    params = dict(
        job.errors.filter(number__in=[row["first"] for row in shown]).values_list(
            "number", "params"
        )
    )
    return [(describe_code(row["code"], params[row["first"]]), row["times"]) for row in shown]


def first_errors(
    job: Job, cells: Mapping[tuple[object, object], str] | None = None
) -> dict[str, object]:
    """The first errors by row and column, and how many more there are; with the `cells` that they are about."""
    rows = job.errors.filter(is_warning=False).order_by("number")[:MAX_SHOWN_ERRORS]
    shown = [
        (
            "–" if error.row is None else error.row,
            error.column or "–",
            (cells or {}).get((error.row, error.column), ""),
            describe_code(error.code, error.params),
        )
        for error in rows
    ]
    more = job.errors_found - len(shown)
    text = ngettext("and %(count)s more", "and %(count)s more", more)
    return {
        "errors": shown,
        "cells": cells,
        "more_errors": text % {"count": more} if more else "",
    }


DOCUMENT = "html"
# The formats of results: as they are, and tables as a workbook too.
RESULT_SUFFIXES = {
    format_: (format_.suffix, *((WORKBOOK,) if format_ is ResultFormat.CSV else ()))
    for format_ in ResultFormat
}


def _suffixes(kind: JobKind) -> tuple[str, ...]:
    """The formats of a kind's results; the document to read comes first."""
    document = (DOCUMENT,) if kind.document else ()
    return (*document, *RESULT_SUFFIXES[kind.format])


def download_links(job: Job, address: Callable[[str], str]) -> SafeString | str:
    """A link for each format, while the file is kept; to a workbook only if it is not too long."""
    if not job.has_ended or not job.result_chunks or job.kind not in JOB_KINDS:
        return "–"
    if job.files_removed_at is not None:
        return _("removed")
    suffixes = _suffixes(JOB_KINDS[job.kind])
    available = (suffix for suffix in suffixes if suffix != WORKBOOK or fits_workbook(job))
    pairs = ((address(suffix), suffix.upper()) for suffix in available)
    return format_html_join(" · ", '<a href="{}" class="text-link">{}</a>', pairs)


def download_response(job: Job, form: str) -> HttpResponseBase:
    """The results as the job wrote them, or its rows as a workbook.

    Raises Http404 for a format that the kind does not have, JobNotEnded, ResultsExpired, and for a
    workbook WorkbookTooLong and WorkbookBusy.
    """
    kind = JOB_KINDS[job.kind]
    if form not in _suffixes(kind):
        raise Http404
    load_titles([job])
    name = get_valid_filename(f"{job_title(job)} {job.created_at:%Y-%m-%d}") + f".{form}"
    if form == WORKBOOK:
        return FileResponse(workbook_of(job), as_attachment=True, filename=name)
    attached = {"Content-Disposition": str(content_disposition_header(True, name))}  # noqa: FBT003
    if form == DOCUMENT and kind.document:
        return HttpResponse(kind.document(job, read_results(job)), headers=attached)
    results = read_results(job)
    content = csv_for_people(results) if kind.format is ResultFormat.CSV else results
    return StreamingHttpResponse(content, content_type=kind.format.content_type, headers=attached)
