"""The sentences about jobs of webhooks: what each does, what came of it, what to do next."""

from datetime import datetime

from django.utils import timezone
from django.utils.formats import date_format
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext_lazy

from accounts.jobs.models import Job
from accounts.jobs.texts import JobTexts, NextStep, NextStepNeeds, counted, page_step, rows_of

DELIVERIES = "webhooks_delivery_changelist"


class BulkRetryTexts(JobTexts):
    """The sentences about sending selected deliveries again."""

    does = ngettext_lazy(
        "Send %(count)s delivery again", "Send %(count)s deliveries again", "number"
    )
    done = ngettext_lazy(
        "%(count)s delivery is queued and will be sent again.",
        "%(count)s deliveries are queued and will be sent again.",
        "number",
    )
    tried = ngettext_lazy(
        "%(count)s delivery would be sent again. This was a dry run: nothing was sent.",
        "%(count)s deliveries would be sent again. This was a dry run: nothing was sent.",
        "number",
    )

    nothing = gettext_lazy("Nothing is sent again: no delivery matches, or all were delivered.")
    again = (gettext_lazy("Select deliveries again"), DELIVERIES, NextStepNeeds.VIEW)

    def title(self, job: Job) -> str:
        rows = rows_of(job)
        return _("Send deliveries again") if rows is None else counted(self.does, rows)

    def closing(self, job: Job) -> str:
        return counted(self.tried if job.dry_run else self.done, job.ok)

    def next_step(self, job: Job) -> NextStep:
        return page_step(gettext_lazy("See the deliveries"), DELIVERIES, mode=job.mode)


class ReplayTexts(BulkRetryTexts):
    """The sentences about sending an endpoint all events since a moment."""

    done = ngettext_lazy(
        "%(count)s event is queued for this endpoint.",
        "%(count)s events are queued for this endpoint.",
        "number",
    )
    tried = ngettext_lazy(
        "%(count)s event would be sent. This was a dry run: nothing was sent.",
        "%(count)s events would be sent. This was a dry run: nothing was sent.",
        "number",
    )

    nothing = gettext_lazy(
        "Nothing is sent: there is no such event since then, or the endpoint is deleted."
    )

    def title(self, job: Job) -> str:
        since = timezone.localtime(datetime.fromisoformat(job.parameters["since"]))
        shown = date_format(since, "DATETIME_FORMAT")
        return _("Send all events since %(moment)s again") % {"moment": shown}

    def next_step(self, job: Job) -> NextStep:
        text, endpoint = gettext_lazy("See the deliveries"), job.parameters["endpointId"]
        return page_step(text, DELIVERIES, mode=job.mode, endpoint=endpoint)

    def start_again(self, job: Job) -> NextStep:
        text, endpoint = gettext_lazy("To the endpoint"), job.parameters["endpointId"]
        return page_step(text, "webhooks_endpoint_change", endpoint, needs=NextStepNeeds.CONTROL)
