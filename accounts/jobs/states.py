"""States of jobs, and their errors."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from accounts.errors import AccountsError
from lib.choices import DescribedChoices


class JobState(DescribedChoices):
    """How far a job is: queued -> running -> succeeded | failed.

    `succeeded` says that every row was looked at; how many of them failed is in the counts.
    """

    QUEUED = "queued", "Waits for its turn", pgettext_lazy("job state", "Waiting")
    RUNNING = "running", "Works", pgettext_lazy("job state", "Running")
    CANCELLING = (
        "cancelling",
        "Stops as soon as its current step is done",
        pgettext_lazy("job state", "Being cancelled"),
    )
    CANCELLED = "cancelled", "Was stopped before its end", pgettext_lazy("job state", "Cancelled")
    SUCCEEDED = (
        "succeeded",
        "Has reached its end; single rows may have failed",
        pgettext_lazy("job state", "Done"),
    )
    FAILED = "failed", "Has failed as a whole: see `failure`", pgettext_lazy("job state", "Failed")


UNFINISHED = (JobState.QUEUED, JobState.RUNNING, JobState.CANCELLING)


# fmt: off
# Also for another issuer's or mode's job: the answer is the same.
JobNotFound = AccountsError.row("not_found", _("No job with this identifier is found here."))
JobHasEnded = AccountsError.row("conflict", _("This job has ended already; there is nothing left to cancel."))
JobNotEnded = AccountsError.row("conflict", _("This job has not ended yet. Ask again once its state says so."))
NothingToUndo = AccountsError.row("conflict", _("This job cannot be taken back: its kind offers no way back, it changed nothing, or it was taken back already. What an import has issued can be revoked by a bulk action: send it the ids in the import’s results."))
TooManyJobs = AccountsError.row("conflict", _("%(limit)s jobs of this account wait already. Start this one when some have ended."))
ResultsExpired = AccountsError.row("results_expired", _("The results of this job were removed: they are kept for %(days)s days."))
WorkbookTooLong = AccountsError.row("conflict", _("These results have more rows than the %(limit)s that a workbook is made of. Fetch them as CSV."))
# Another one is made for this issuer at this moment.
WorkbookBusy = AccountsError.row("unavailable", _("Another workbook of yours is being made. Try again in a few seconds."))
