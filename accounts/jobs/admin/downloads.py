"""The results of a job as files to fetch; the page that offers them says at which addresses."""

from collections.abc import Callable

from django.http import FileResponse, Http404, HttpResponseBase, StreamingHttpResponse
from django.utils.html import format_html_join
from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy as _

from accounts.jobs.models import Job
from accounts.jobs.operations.lifecycle import read_results
from accounts.jobs.operations.workbooks import fits_workbook, workbook_of
from accounts.jobs.registry import JOB_KINDS, ResultFormat
from lib.tables.writing import WORKBOOK

# In which forms there are results: as they are, and rows as a workbook too.
RESULT_SUFFIXES = {
    each: (each.suffix, *((WORKBOOK,) if each is ResultFormat.CSV else ())) for each in ResultFormat
}


def download_links(job: Job, address: Callable[[str], str]) -> SafeString | str:
    """A link for each form, while the file is there; for a workbook only if it is not too long."""
    if not job.has_ended or not job.result_chunks or job.kind not in JOB_KINDS:
        return "–"
    if job.files_removed_at is not None:
        return str(_("removed"))
    forms = RESULT_SUFFIXES[JOB_KINDS[job.kind].format]
    offered = (form for form in forms if form != WORKBOOK or fits_workbook(job))
    pairs = ((address(form), form.upper()) for form in offered)
    return format_html_join(" · ", '<a href="{}" class="text-link">{}</a>', pairs)


def download_response(job: Job, form: str) -> HttpResponseBase:
    """The results as the kind wrote them, or its lines as a workbook.

    Raises Http404 for a form that the kind has not, JobNotEnded, ResultsExpired, and of a workbook
    WorkbookTooLong, WorkbookBusy.
    """
    if form not in RESULT_SUFFIXES[JOB_KINDS[job.kind].format]:
        raise Http404
    name = f"{job.public_id}.{form}"
    if form == WORKBOOK:
        return FileResponse(workbook_of(job), as_attachment=True, filename=name)
    return StreamingHttpResponse(
        read_results(job),
        content_type=JOB_KINDS[job.kind].format.content_type,
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )
