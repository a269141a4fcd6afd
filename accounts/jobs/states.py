"""The states of a job."""

from django.db.models import TextChoices
from django.utils.translation import pgettext_lazy


class JobState(TextChoices):
    """queued -> running -> succeeded | failed; either -> cancelled, by way of cancelling if a step runs.

    `succeeded` says that every row was looked at; how many of them failed is in the counts.
    """

    QUEUED = "queued", pgettext_lazy("job state", "Waiting")
    RUNNING = "running", pgettext_lazy("job state", "Running")
    CANCELLING = "cancelling", pgettext_lazy("job state", "Being cancelled")
    CANCELLED = "cancelled", pgettext_lazy("job state", "Cancelled")
    SUCCEEDED = "succeeded", pgettext_lazy("job state", "Done")
    FAILED = "failed", pgettext_lazy("job state", "Failed")


UNFINISHED = (JobState.QUEUED, JobState.RUNNING, JobState.CANCELLING)
