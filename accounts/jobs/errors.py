"""Errors that the operations of jobs raise."""

from django.utils.translation import gettext_lazy as _

from accounts.errors import AccountsError

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
