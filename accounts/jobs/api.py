"""Jobs over the API: list, follow, cancel, undo; and the export of the account.

A key sees the jobs of the kinds that it may start, and with `account:read` all jobs. Downloading the
results, cancelling and undoing need the scope that starts the kind.
"""

from collections.abc import Mapping
from typing import Annotated

from django.conf import settings
from django.db.models import QuerySet
from django.http import FileResponse, HttpResponseBase, QueryDict, StreamingHttpResponse
from rest_framework.request import Request

from accounts.actors import types_within
from accounts.api.endpoints import Accepted, endpoint
from accounts.api.lists import PageQuery, choice_filter, paginate
from accounts.api.schema import Json, Parameter
from accounts.api.views import ExternalView
from accounts.errors import JobNotFound, ScopeMissing
from accounts.exports import EXPORT
from accounts.keys.people import rotation_line_of
from accounts.scopes import AccountsPrefix, Scope
from lib import ids
from lib.choices import describe_words
from lib.tables.writing import WORKBOOK, XLSX

from . import operations as jobs
from .files import read_results, workbook_of
from .models import Job, JobError, JobState
from .registry import JOB_KINDS, ResultFormat
from .schemas import (
    JobAnswer,
    JobListAnswer,
    JobRowErrorListAnswer,
    JobSummaryItem,
    job_answer,
    job_with_errors,
    row_error,
)

RESULT_FORMATS = [*(format_.suffix for format_ in ResultFormat), WORKBOOK]
# fmt: off
describe_words("ResultFormat", "The format of a job's results", {
    "csv": "A table as CSV (UTF-8, commas)",
    "ndjson": "One JSON object a line",
    "pdf": "One PDF, of printed certificates",
    "xlsx": "A workbook",
    "zip": "An archive of PDF files",
})
# fmt: on


RESULT_FILES: Mapping[str, Json] = {
    each: {"type": "string"} for each in (*(format_.value for format_ in ResultFormat), XLSX)
}


class JobsApi(ExternalView):
    """Jobs: followed, cancelled, undone."""

    tag = "jobs"

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

    def find_job(self, job_id: str, *, to_read: bool = False) -> Job:
        """The job. Raises ScopeMissing for a key that may not start its kind, nor (`to_read`) read it."""
        job = jobs.find_job(
            context=self.context,
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

    def visible(self, kind: str | None, state: JobState | None) -> QuerySet[Job]:
        """The jobs that this key may see, narrowed by the filters."""
        rows = Job.objects.for_issuer(self.caller.issuer.id, self.caller.mode)
        if self.caller.types:
            rows = rows.filter(actor_id__in=self.own_ids())
        if not self.reads_all():
            rows = rows.filter(kind__in=self.startable())
        if kind is not None:
            rows = rows.filter(kind=kind)
        if state is not None:
            rows = rows.filter(state=state)
        return rows

    @endpoint(Scope.ACCOUNT_READ)
    def list_jobs(
        self,
        page: PageQuery,
        query: Annotated[QueryDict, Parameter("kind", str)],
        state: JobState | None = None,
    ) -> JobListAnswer:
        """Jobs, the newest first"""
        found = paginate(
            self.visible(choice_filter(self.request, "kind", JOB_KINDS), state),
            page,
            order_by=("id",),
        )
        return JobListAnswer(
            data=[job_answer(job, JobSummaryItem) for job in found.rows],
            next_cursor=found.next_cursor,
        )

    @endpoint(Scope.ACCOUNT_READ)
    def get_job(self, job_id: str) -> JobAnswer:
        """One job, and how far it is"""
        return job_with_errors(self.find_job(job_id, to_read=True))

    @endpoint(Scope.ACCOUNT_READ)
    def list_job_errors(self, job_id: str, page: PageQuery) -> JobRowErrorListAnswer:
        """The errors of a job by row and column; the first 10,000 are kept"""
        job = self.find_job(job_id, to_read=True)
        errors = JobError.objects.filter(job=job, is_warning=False)
        found = paginate(errors, page, order_by=("number",), ascending=True)
        data = [row_error(error) for error in found.rows]
        return JobRowErrorListAnswer(data=data, next_cursor=found.next_cursor)

    @endpoint(Scope.ACCOUNT_READ, errors=("conflict", "results_expired"))
    def get_job_results(
        self, job: Job, query: Annotated[QueryDict, Parameter("format", str, enum=RESULT_FORMATS)]
    ) -> Annotated[
        HttpResponseBase,
        RESULT_FILES,
    ]:
        """The results file of a job that has ended, in the format of its kind"""
        format_ = JOB_KINDS[job.kind].format
        forms = [format_.suffix, *([WORKBOOK] if format_ is ResultFormat.CSV else [])]
        if choice_filter(self.request, "format", forms) == WORKBOOK:
            name = f"{job.public_id}.{WORKBOOK}"
            return FileResponse(workbook_of(job), as_attachment=True, filename=name)
        name = f"{job.public_id}.{format_.suffix}"
        return StreamingHttpResponse(
            read_results(job),
            content_type=format_.content_type,
            headers={"Content-Disposition": f'attachment; filename="{name}"'},
        )

    @endpoint(Scope.ACCOUNT_READ, goes_on=True, errors=("conflict",))
    def cancel_job(self, job: Job) -> JobAnswer:
        """Stop a job; what it has done so far stays done"""
        cancelled = jobs.cancel_job(context=self.context, job_id=job.pk)
        return job_with_errors(cancelled)

    @endpoint(Scope.ACCOUNT_READ, errors=("conflict",))
    def undo_job(self, job: Job) -> Accepted[JobAnswer]:
        """Undo what a job did, where its kind offers that: by another job"""
        undo = jobs.undo_job(context=self.context, job_id=job.pk)
        return accepted(undo)


class AccountExportApi(ExternalView):
    """The export of everything that the issuer owns."""

    tag = "account"
    of_all_types = True

    @endpoint(Scope.ACCOUNT_MANAGE, errors=("conflict",))
    def export_account(self) -> Accepted[JobAnswer]:
        """Export everything that the issuer owns in this mode, as a ZIP archive with a manifest"""
        job = jobs.create_job(context=self.context, kind=EXPORT)
        return accepted(job)


def accepted(job: Job) -> Accepted[JobAnswer]:
    """202 with the URL of the started job. A dry run leaves its Idempotency-Key free."""
    return Accepted(
        job_with_errors(job),
        location=f"{settings.BASE_URL}/api/external/jobs/{job.public_id}",
        changed_nothing=job.dry_run,
    )
