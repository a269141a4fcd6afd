"""The sentences about imports that are the same for every kind of import."""

from typing import ClassVar

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext_lazy

from accounts.jobs.models import Job
from accounts.jobs.texts import JobTexts, NextStep, NextStepNeeds, counted, page_step, rows_of

_RIGHT = ngettext_lazy("%(count)s row is right.", "%(count)s rows are right.", "number")
_WRONG = ngettext_lazy("%(count)s row is not.", "%(count)s rows are not.", "number")


class ImportTexts(JobTexts):
    """The sentences about an import and its trial. A subclass says what is imported."""

    page: ClassVar[str]  # the name of the page that takes the file
    some: ClassVar[object]  # the title while the number of rows is unknown
    tries: ClassVar[object]  # what a trial does, with the number of rows

    def title(self, job: Job) -> str:
        rows = rows_of(job)
        if rows is None:
            return str(self.some)
        return counted(self.tries if job.dry_run else self.does, rows)

    def closing(self, job: Job) -> str:
        if not job.dry_run:
            return counted(self.done, job.ok)
        right = counted(_RIGHT, job.ok)
        return f"{right} {counted(_WRONG, job.failed)}" if job.failed else right

    def nothing_done(self, job: Job) -> str:
        if job.files_removed_at is not None and job.dry_run:
            return _("The file of this trial was removed. Send it again.")
        if job.dry_run:
            return _("No row of the file is right.")
        return _("Nothing was imported: everything in the file was there already.")

    def next_step(self, job: Job) -> NextStep | None:
        if not job.dry_run:
            return self.imported_step(job)
        if job.files_removed_at is not None:
            return self.start_again(job)
        text = gettext_lazy("See how the file was read, and go on")
        return page_step(text, f"{self.page}_trial", job.pk, needs=NextStepNeeds.CONTROL)

    def imported_step(self, job: Job) -> NextStep:
        """The page that lists the imported rows."""
        raise NotImplementedError

    def start_again(self, job: Job) -> NextStep:
        return page_step(gettext_lazy("Send a file"), self.page, needs=NextStepNeeds.CONTROL)
