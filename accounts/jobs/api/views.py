"""Jobs over the API: list, follow, cancel, undo; and the export of the account.

A key sees the jobs of the kinds that it may start, and with `account:read` all jobs. Downloading the
results, cancelling and undoing need the scope that starts the kind.
"""

from collections.abc import Mapping
from typing import ClassVar

from django.conf import settings
from django.db.models import QuerySet
from django.http import FileResponse, HttpResponse, HttpResponseBase, StreamingHttpResponse
from django.utils.translation import gettext_lazy as _
from rest_framework.request import Request

from accounts.api.foundation.endpoints import Accepted
from accounts.api.foundation.filters import choice_filter
from accounts.api.foundation.pagination import PAGE_PARAMETER_DOCS, PAGE_PARAMETERS, paginate
from accounts.api.foundation.schema import Parameter, documented
from accounts.api.foundation.views import ExternalView
from accounts.domain.actors import types_within
from accounts.domain.prefixes import AccountsPrefix
from accounts.errors import ScopeMissing
from accounts.jobs.account_export import EXPORT
from accounts.jobs.errors import JobNotFound
from accounts.jobs.models import Job, JobError
from accounts.jobs.operations import lifecycle
from accounts.jobs.operations.workbooks import workbook_of
from accounts.jobs.registry import JOB_KINDS, ResultFormat
from accounts.jobs.states import JobState
from accounts.operations.keys.rotation_line import rotation_line_of
from accounts.scopes import Scope
from lib import ids
from lib.tables.writing import WORKBOOK, XLSX

from .answers import (
    JobAnswer,
    JobListAnswer,
    JobRowErrorListAnswer,
    JobSummaryItem,
    job_answer,
    job_with_errors,
    row_error,
)

RESULT_FORMATS = [*(format_.suffix for format_ in ResultFormat), WORKBOOK]


class JobBaseView(ExternalView):
    """Base of the job views. Each kind has a scope of its own; `scopes` names the one that reads all.

    So several scopes open a method, and `find` checks the right one once the job is known.
    """

    scopes: ClassVar[Mapping[str, Scope]] = {"get": Scope.ACCOUNT_READ}

    @classmethod
    def opened_by(cls, method: str) -> frozenset[Scope]:
        return super().opened_by(method) | {kind.scope for kind in JOB_KINDS.values()}

    def authorise(self, request: Request, scope: Scope) -> None:
        """Accepts any scope that starts a kind; `find` checks that of the job."""
        own = (kind.scope for name, kind in JOB_KINDS.items() if name in self.startable())
        super().authorise(request, next(own, scope))

    def startable(self) -> set[str]:
        """The kinds of job that this key may start."""
        return {name for name, kind in JOB_KINDS.items() if kind.scope in self.caller.scopes}

    def find(self, job_id: str, *, to_read: bool = False) -> Job:
        """The job. Raises ScopeMissing for a key that may not start its kind, nor (`to_read`) read it."""
        job = lifecycle.find_job(
            context=self.request_context(self.request),
            job_id=ids.parse(AccountsPrefix.JOB, job_id),
        )
        if self.caller.types and job.actor_id not in self.own_ids():
            raise JobNotFound
        if job.kind in self.startable() or (to_read and self.reads_all()):
            return job
        kind = JOB_KINDS.get(job.kind)
        raise ScopeMissing(scope=(kind.scope if kind else Scope.ACCOUNT_READ).value)

    def own_ids(self) -> set[str]:
        """The ids of the keys whose jobs a key limited to certificate types sees: those of its rotation
        line, except keys with types that it does not have.
        """
        types_of, own = rotation_line_of(self.caller.key_id), self.caller.types
        return {key_id for key_id, types in types_of.items() if types_within(types, own)}

    def reads_all(self) -> bool:
        """Whether the key may read the account, and so all of its jobs."""
        return Scope.ACCOUNT_READ.value in self.caller.scopes


class JobsView(JobBaseView):
    """`GET /jobs`"""

    query_parameters = PAGE_PARAMETERS | {"kind", "state"}

    @documented(
        operation_id="listJobs",
        summary=_("Jobs, the newest first"),
        tag="jobs",
        response=JobListAnswer,
        parameters=[
            *PAGE_PARAMETER_DOCS,
            Parameter("kind", str),
            Parameter("state", str, enum=JobState.values),
        ],
    )
    def get(self, request: Request) -> HttpResponse:
        page = paginate(self.visible(request), request, order_by=("id",))
        return self.answer(
            JobListAnswer(
                data=[job_answer(job, JobSummaryItem) for job in page.rows],
                next_cursor=page.next_cursor,
            )
        )

    def visible(self, request: Request) -> QuerySet[Job]:
        """The jobs that this key may see, narrowed by the filters."""
        rows = Job.objects.for_issuer(self.caller.issuer.id, self.caller.mode)
        if self.caller.types:
            rows = rows.filter(actor_id__in=self.own_ids())
        if not self.reads_all():
            rows = rows.filter(kind__in=self.startable())
        if (kind := choice_filter(request, "kind", JOB_KINDS)) is not None:
            rows = rows.filter(kind=kind)
        if (state := choice_filter(request, "state", JobState.values)) is not None:
            rows = rows.filter(state=state)
        return rows


class JobView(JobBaseView):
    """`GET /jobs/{id}`"""

    @documented(
        operation_id="getJob",
        summary=_("One job, and how far it is"),
        tag="jobs",
        response=JobAnswer,
    )
    def get(self, request: Request, job_id: str) -> HttpResponse:
        return self.answer(job_with_errors(self.find(job_id, to_read=True)))


class ErrorsView(JobBaseView):
    """`GET /jobs/{id}/errors`"""

    query_parameters = PAGE_PARAMETERS

    @documented(
        operation_id="listJobErrors",
        summary=_("The errors of a job by row and column; the first 10,000 are kept"),
        tag="jobs",
        response=JobRowErrorListAnswer,
        parameters=PAGE_PARAMETER_DOCS,
    )
    def get(self, request: Request, job_id: str) -> HttpResponse:
        job = self.find(job_id, to_read=True)
        errors = JobError.objects.filter(job=job)
        page = paginate(errors, request, order_by=("number",), ascending=True)
        data = [row_error(error) for error in page.rows]
        return self.answer(JobRowErrorListAnswer(data=data, next_cursor=page.next_cursor))


class ResultsView(JobBaseView):
    """`GET /jobs/{id}/results`: the whole file, streamed; a table also as a workbook, unless it is long."""

    query_parameters = frozenset({"format"})

    @documented(
        operation_id="getJobResults",
        summary=_("The results file of a job that has ended, in the format of its kind"),
        tag="jobs",
        response={"type": "string"},
        media_types=[*(format_.value for format_ in ResultFormat), XLSX],
        errors=("conflict", "results_expired"),
        parameters=[Parameter("format", str, enum=RESULT_FORMATS)],
    )
    def get(self, request: Request, job_id: str) -> HttpResponseBase:
        job = self.find(job_id)
        format_ = JOB_KINDS[job.kind].format
        forms = [format_.suffix, *([WORKBOOK] if format_ is ResultFormat.CSV else [])]
        if choice_filter(request, "format", forms) == WORKBOOK:
            name = f"{job.public_id}.{WORKBOOK}"
            return FileResponse(workbook_of(job), as_attachment=True, filename=name)
        name = f"{job.public_id}.{format_.suffix}"
        return StreamingHttpResponse(
            lifecycle.read_results(job),
            content_type=format_.content_type,
            headers={"Content-Disposition": f'attachment; filename="{name}"'},
        )


class CancelView(JobBaseView):
    """`POST /jobs/{id}/cancel`"""

    scopes = {"post": Scope.ACCOUNT_READ}
    goes_on = True

    @documented(
        operation_id="cancelJob",
        summary=_("Stop a job; what it has done so far stays done"),
        tag="jobs",
        response=JobAnswer,
        errors=("conflict",),
    )
    def post(self, request: Request, job_id: str) -> HttpResponse:
        job = self.find(job_id)
        cancelled = lifecycle.cancel_job(context=self.request_context(request), job_id=job.pk)
        return self.answer(job_with_errors(cancelled))


class UndoView(JobBaseView):
    """`POST /jobs/{id}/undo`"""

    scopes = {"post": Scope.ACCOUNT_READ}

    @documented(
        operation_id="undoJob",
        summary=_("Take back what a job did, where its kind offers that: by another job"),
        tag="jobs",
        response=JobAnswer,
        status=202,
        errors=("conflict",),
    )
    def post(self, request: Request, job_id: str) -> HttpResponse:
        job = self.find(job_id)
        undo = lifecycle.undo_job(context=self.request_context(request), job_id=job.pk)
        return accepted(undo)


class AccountExportView(ExternalView):
    """`POST /account/export`"""

    scopes = {"post": Scope.ACCOUNT_MANAGE}
    of_all_types = True

    @documented(
        operation_id="exportAccount",
        summary=_(
            "Export everything that the issuer owns in this mode, as a ZIP archive with a manifest"
        ),
        tag="account",
        response=JobAnswer,
        status=202,
        errors=("conflict",),
    )
    def post(self, request: Request) -> HttpResponse:
        job = lifecycle.create_job(context=self.request_context(request), kind=EXPORT)
        return accepted(job)


def started(job: Job) -> Accepted[JobAnswer]:
    """202 with the URL of the started job. A dry run leaves its Idempotency-Key free."""
    return Accepted(
        job_with_errors(job),
        location=f"{settings.BASE_URL}/api/external/jobs/{job.public_id}",
        changed_nothing=job.dry_run,
    )


def accepted(job: Job) -> HttpResponse:
    """202 with the URL of the started job. A dry run leaves its Idempotency-Key free."""
    return ExternalView.answer(
        job_with_errors(job),
        status=202,
        headers={"Location": f"{settings.BASE_URL}/api/external/jobs/{job.public_id}"},
        changed_nothing=job.dry_run,
    )
