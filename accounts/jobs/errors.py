"""Errors that the operations of jobs raise."""

from django.utils.translation import gettext_lazy as _

from accounts.errors import AccountsError


class JobNotFound(AccountsError):
    """Also for another issuer's or mode's job: the answer is the same."""

    code = "not_found"
    message = _("No job with this identifier is found here.")


class JobHasEnded(AccountsError):
    code = "conflict"
    message = _("This job has ended already; there is nothing left to cancel.")


class JobNotEnded(AccountsError):
    code = "conflict"
    message = _("This job has not ended yet. Ask again once its state says so.")


class NothingToUndo(AccountsError):
    code = "conflict"
    message = _(
        "This job cannot be taken back: its kind offers no way back, it changed nothing, or it was taken back already. What an import has issued can be revoked by a bulk action: send it the ids in the import’s results."
    )


class TooManyJobs(AccountsError):
    code = "conflict"
    message = _("%(limit)s jobs of this account wait already. Start this one when some have ended.")


class ResultsExpired(AccountsError):
    code = "results_expired"
    message = _("The results of this job were removed: they are kept for %(days)s days.")


class WorkbookTooLong(AccountsError):
    code = "conflict"
    message = _(
        "These results have more rows than the %(limit)s that a workbook is made of. Fetch them as CSV."
    )


class WorkbookBusy(AccountsError):
    """Another one is made for this issuer at this moment."""

    code = "unavailable"
    message = _("Another workbook of yours is being made. Try again in a few seconds.")
