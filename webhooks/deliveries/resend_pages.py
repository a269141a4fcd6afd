"""Back-office pages that ask before deliveries or events are sent again."""

from collections.abc import Mapping
from typing import Any

from django.http import HttpResponse
from django.utils.formats import number_format
from django.utils.translation import gettext, ngettext
from django.utils.translation import gettext_lazy as _

from accounts.back_office.pages import CONFIRMED, ConfirmPage, Text
from accounts.errors import ServiceError
from accounts.jobs.admin import redirect_to_job
from webhooks.endpoints.forms import ReplayForm, SendAgainForm

from .filters import selection_of
from .operations import start_bulk_retry, start_replay
from .replay import COUNTED, count_events_to_replay


class ResendMatchingPage(ConfirmPage):
    """Starts the job that sends again all that the list shows; the filters are in the query string."""

    title = _("Send again")
    button = _("Send again")
    danger = False
    form_class = SendAgainForm
    nothing_to_do = ""
    refusal: Text = ""  # why the filters cannot be used

    def respond(self) -> HttpResponse:
        try:
            selection, self.mode = selection_of(self.request.GET)
            self.deliveries = selection.rows(
                self.admin.membership(self.request).issuer.pk, self.mode
            ).order_by()
        except ServiceError as error:
            self.refusal = error.detail()
            return self.show(self.make_form(None))
        self.selection = selection
        return super().respond()

    def context(self, form: SendAgainForm) -> Mapping[str, Any]:
        return {"refusal": self.refusal, "button": "" if self.refusal else self.button}

    def lines(self, form: SendAgainForm) -> list[Text]:
        if self.refusal:
            return []
        number = self.deliveries[:COUNTED].count()
        if number >= COUNTED:
            text = gettext("More than %(count)s deliveries match the filter.")
            return [text % {"count": number_format(COUNTED, force_grouping=True)}]
        text = ngettext(
            "%(count)s delivery matches the filter.",
            "%(count)s deliveries match the filter.",
            number,
        )
        return [text % {"count": number_format(number, force_grouping=True)}]

    def perform(self, form: SendAgainForm) -> HttpResponse:
        job = start_bulk_retry(
            context=self.admin.request_context(self.request, self.mode),
            selection=self.selection,
            include_succeeded=form.cleaned_data["include_succeeded"],
            max_per_second=form.cleaned_data["max_per_second"],
            dry_run=False,
        )
        return redirect_to_job(job, back=self.back_url())

    def back_url(self) -> str:
        """The list as it was filtered, which is what would be sent."""
        query = self.request.GET.urlencode()
        return f"{self.list_url()}?{query}" if query else self.list_url()


class ReplayPage(ConfirmPage):
    """Counts the events since a time, then starts the job that replays them."""

    title = _("Send everything again")
    button = _("Send again")
    preview = _("Count")
    danger = False
    has_calendar = True
    form_class = ReplayForm

    def lines(self, form: ReplayForm) -> list[Text]:
        if not form.is_valid():
            return [
                _(
                    "Sends all events since then that match the filters of this endpoint, also those that were never sent to it."
                )
            ]
        number = count_events_to_replay(
            endpoint=self.row,
            since=form.cleaned_data["since"],
            event_types=form.cleaned_data["event_types"],
        )
        if number >= COUNTED:
            text = gettext("More than %(count)s events match.")
            return [text % {"count": number_format(COUNTED, force_grouping=True)}]
        text = ngettext("%(count)s event matches.", "%(count)s events match.", number)
        return [text % {"count": number_format(number, force_grouping=True)}]

    def context(self, form: ReplayForm) -> Mapping[str, Any]:
        return {"button": self.button if form.is_valid() else ""}  # only once they were counted

    def is_confirmed(self) -> bool:
        return super().is_confirmed() and CONFIRMED in self.request.POST

    def perform(self, form: ReplayForm) -> HttpResponse:
        job = start_replay(
            context=self.request_context(),
            endpoint=self.row,
            since=form.cleaned_data["since"],
            event_types=form.cleaned_data["event_types"],
            include_succeeded=form.cleaned_data["include_succeeded"],
            max_per_second=form.cleaned_data["max_per_second"],
            dry_run=False,
        )
        return redirect_to_job(job)
