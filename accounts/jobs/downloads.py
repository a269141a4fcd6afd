"""Links to the results of a job, and the response with the file."""

from collections.abc import Callable

from django.http import (
    FileResponse,
    Http404,
    HttpResponse,
    HttpResponseBase,
    StreamingHttpResponse,
)
from django.utils.html import format_html_join
from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy as _

from accounts.jobs.models import Job
from accounts.jobs.registry import JOB_KINDS, JobKind, ResultFormat
from lib.tables.writing import WORKBOOK, csv_for_people

from .operations import fits_workbook, read_results, workbook_of

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
        return str(_("removed"))
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
    name = f"{job.public_id}.{form}"
    if form == WORKBOOK:
        return FileResponse(workbook_of(job), as_attachment=True, filename=name)
    attached = {"Content-Disposition": f'attachment; filename="{name}"'}
    if form == DOCUMENT and kind.document:
        return HttpResponse(kind.document(job, read_results(job)), headers=attached)
    results = read_results(job)
    content = csv_for_people(results) if kind.format is ResultFormat.CSV else results
    return StreamingHttpResponse(content, content_type=kind.format.content_type, headers=attached)
