"""Print all certificates of a cohort, and download the files that were printed lately."""

from datetime import timedelta
from typing import Any
from uuid import UUID

from django.contrib import messages
from django.contrib.admin.utils import unquote
from django.db.models import QuerySet
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase, HttpResponseRedirect
from django.urls import URLPattern, reverse
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from accounts.admin.foundation.audited import row_button
from accounts.errors import ServiceError
from accounts.jobs.admin.downloads import download_links, download_response
from accounts.jobs.admin.redirects import redirect_to_job
from accounts.jobs.errors import JobNotEnded, ResultsExpired
from accounts.jobs.models import Job
from accounts.jobs.operations.lifecycle import create_job
from accounts.jobs.states import JobState
from accounts.scopes import Mode
from certificates.domain.lifecycle import IN_FORCE
from certificates.jobs.printing import IN_ONE_FILE, MAX_IN_PARTS, PARTS, TOGETHER, parameters
from certificates.models import Certificate
from edu.completion.admin import GradingPages
from edu.models import Cohort
from edu.querysets import alphabetical

LATELY = timedelta(days=7)  # as long as files are kept
SHOWN = 10


class PrintingPages(GradingPages):
    """Open to people who may grade the class. Files of all who print it are downloaded here."""

    def get_urls(self) -> list[URLPattern]:
        route = "<path:object_id>/print/<uuid:job_id>/<slug:form>"
        return [self.page_path(route, self.printed, "printed"), *super().get_urls()]

    @row_button(description=_("Print all"), permissions=["grade"], url_path="print", icon="print")
    def print_all(self, request: HttpRequest, cohort: Cohort) -> HttpResponse:
        """Prints the cohort's certificates that are in force: one PDF, or a few of a hundred each."""
        certificate_ids = _printable(cohort)
        if request.method == "POST" and 0 < len(certificate_ids) <= MAX_IN_PARTS:
            job = self._print(request, cohort, certificate_ids)
            return redirect_to_job(job) if job else HttpResponseRedirect(request.path)
        return self._printing_page(request, cohort, len(certificate_ids))

    def printed(
        self, request: HttpRequest, object_id: str, job_id: UUID, form: str
    ) -> HttpResponseBase:
        """Downloads a file that was printed of this cohort."""
        cohort = self.get_object(request, unquote(object_id))
        if cohort is None or not self.has_grade_permission(request, cohort):
            raise Http404
        job = _printings(cohort).filter(pk=job_id).first()
        if job is None:
            raise Http404
        try:
            return download_response(job, form)
        except (JobNotEnded, ResultsExpired) as error:
            self.message_user(request, error.detail(), messages.ERROR)
            return HttpResponseRedirect(reverse("admin:edu_cohort_print_all", args=[cohort.pk]))

    def _print(
        self, request: HttpRequest, cohort: Cohort, certificate_ids: list[str]
    ) -> Job | None:
        """Starts the job; None, with a message, if that is refused."""
        context = self.request_context(request, cohort.mode)
        try:
            return create_job(
                context=context,
                kind=TOGETHER if len(certificate_ids) <= IN_ONE_FILE else PARTS,
                parameters=parameters(certificate_ids, None) | {"cohort": cohort.public_id},
            )
        except ServiceError as error:
            self.message_user(request, error.detail(), messages.ERROR)
        return None

    def _printing_page(self, request: HttpRequest, cohort: Cohort, count: int) -> HttpResponse:
        jobs = list(_printings(cohort).order_by("-id")[:SHOWN])
        return self.page(
            request,
            "admin/edu/cohort/print.html",
            _("Print the certificates of %(cohort)s") % {"cohort": cohort},
            original=cohort,
            count=count,
            most=MAX_IN_PARTS,
            in_one_file=IN_ONE_FILE,
            printings=[(job, _shown(job), _links(cohort, job)) for job in jobs],
            is_waiting=not all(job.has_ended for job in jobs),
        )


def _printable(cohort: Cohort) -> list[str]:
    """The ids of the certificates in force, in the order of the class list."""
    rows = Certificate.objects.filter(enrolment__cohort=cohort, state__in=IN_FORCE)
    names = alphabetical("enrolment__recipient__family_name", "enrolment__recipient__given_name")
    return [each.public_id for each in rows.only("pk").order_by(*names, "pk")]


def _printings(cohort: Cohort) -> QuerySet[Job]:
    """The jobs that printed this cohort, as long as their files may exist."""
    rows = Job.objects.for_issuer(cohort.issuer_id, Mode(cohort.mode))
    lately = rows.filter(kind__in=(TOGETHER, PARTS), created_at__gt=timezone.now() - LATELY)
    return lately.filter(parameters__cohort=cohort.public_id)


def _links(cohort: Cohort, job: Job) -> Any:
    return download_links(
        job, lambda form: reverse("admin:edu_cohort_printed", args=[cohort.pk, job.pk, form])
    )


def _shown(job: Job) -> str:
    """The job's state as a text, with its progress while it runs."""
    state = str(JobState(job.state).label)
    return f"{state}, {job.done} / {job.total}" if job.total and not job.has_ended else state
