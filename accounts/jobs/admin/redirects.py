"""The redirect to the page of a job, which pages of all apps make once they have started one."""

from django.http import HttpResponseRedirect
from django.urls import reverse

from accounts.jobs.models import Job


def redirect_to_job(job: Job) -> HttpResponseRedirect:
    """Redirects to the job's page, which shows its progress and then its results."""
    return HttpResponseRedirect(reverse("admin:accounts_job_change", args=[job.pk]))
