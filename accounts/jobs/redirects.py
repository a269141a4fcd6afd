"""The redirect to the page of a job, which pages of all apps make once they have started one."""

from urllib.parse import urlencode

from django.http import HttpRequest, HttpResponseRedirect
from django.urls import Resolver404, resolve, reverse

from accounts.jobs.models import Job

BACK = "back"  # the parameter with the list that the job was started from


def redirect_to_job(job: Job, *, back: str = "") -> HttpResponseRedirect:
    """Redirects to the job's page, which shows its progress and then its results.

    `back` is the list that it was started from, with its filters: the page leads back to it.
    """
    url = reverse("admin:accounts_job_change", args=[job.pk])
    return HttpResponseRedirect(f"{url}?{urlencode({BACK: back})}" if back else url)


def list_before(request: HttpRequest) -> str:
    """The list that the job was started from; empty if the parameter is anything but a list of the back office."""
    url = request.GET.get(BACK, "")
    try:
        match = resolve(url.partition("?")[0])
    except Resolver404:
        return ""
    is_list = match.app_name == "admin" and str(match.url_name).endswith("_changelist")
    return url if is_list else ""
