"""The filters of the delivery log, the DeliverySelection that they make together, and the pages that ask
before deliveries or events are sent again.
"""

from collections.abc import Callable, Iterator, Mapping
from datetime import date, datetime
from typing import Any
from uuid import UUID

from django import forms
from django.contrib import admin
from django.contrib.admin.views.main import (
    ERROR_FLAG,
    IGNORED_PARAMS,
    PAGE_VAR,
    SEARCH_VAR,
    ChangeList,
)
from django.core.exceptions import ValidationError
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from django.utils import timezone
from django.utils.formats import number_format
from django.utils.translation import gettext, gettext_lazy as _, ngettext
from unfold.contrib.filters.admin import TextFilter

from accounts.back_office.forms import BackOfficeForm
from accounts.back_office.pages import CONFIRMED, ConfirmPage, Text
from accounts.back_office.tenancy import DaysFilter, ModeFilter, read_days
from accounts.errors import ServiceError
from accounts.jobs.admin import redirect_to_job
from accounts.scopes import Mode
from lib import ids
from lib.dates import end_of_day, start_of_day
from webhooks.endpoints.forms import EventsWidget, event_choices
from webhooks.endpoints.rules import MAX_RATE
from webhooks.errors import DeliveryFilterInvalid, DeliveryFilterTooBroad
from webhooks.event_types import EVENT_TYPES, in_words
from webhooks.lifecycle import AttemptOutcome, DeliveryState, http_outcome
from webhooks.models import Endpoint

from .jobs import COUNTED, count_events_to_replay
from .operations import DeliverySelection, http_status_of, one_of, start_bulk_retry, start_replay

CREATED = "created_at"


class WordFilter(admin.SimpleListFilter):
    """Filters a column with fixed values; an unknown value matches nothing."""

    column: str

    def queryset(self, request: HttpRequest, queryset: QuerySet[Any]) -> QuerySet[Any]:
        if not self.value():
            return queryset
        is_choice = self.value() in dict(self.lookup_choices)
        return queryset.filter(**{self.column: self.value()}) if is_choice else queryset.none()


class EndpointFilter(admin.SimpleListFilter):
    """Deliveries to one endpoint, chosen among those that the person can see."""

    title = _("endpoint")
    parameter_name = "endpoint"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, Any]]:
        owner = model_admin.admin_site.get_model_admin(Endpoint)
        rows = owner.get_queryset(request).sealed().order_by("-id")[:100]
        return [(str(row.pk), str(row)) for row in rows]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Any]) -> QuerySet[Any]:
        if not self.value():
            return queryset
        key = _uuid(str(self.value()))
        return queryset.none() if key is None else queryset.filter(endpoint=key)


class DeliveryStateFilter(WordFilter):
    """Deliveries in one state."""

    title = _("state")
    parameter_name = column = "state"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, Any]]:
        return list(DeliveryState.choices)


class TypeFilter(WordFilter):
    """Deliveries of one event type."""

    title = _("event")
    parameter_name, column = "event", "event_type"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, Any]]:
        return [(name, in_words(name)) for name in sorted(EVENT_TYPES)]


class OutcomeFilter(WordFilter):
    """Deliveries by the outcome of their last attempt."""

    title = _("outcome")
    parameter_name, column = "outcome", "last_outcome"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, Any]]:
        return list(AttemptOutcome.choices)


class HttpStatusFilter(TextFilter):
    """Deliveries by the HTTP status of the last answer, typed in."""

    title = _("HTTP status")
    parameter_name = "httpStatus"

    def queryset(self, request: HttpRequest, queryset: QuerySet[Any]) -> QuerySet[Any]:
        if not self.value():
            return queryset
        status = http_status_of(str(self.value()))
        if status is None:
            return queryset.none()
        return queryset.filter(last_status=status, last_outcome=http_outcome(status))

    def choices(self, changelist: ChangeList) -> Iterator[dict[str, Any]]:
        """The filter's values, shown with our labels."""
        data = {self.parameter_name: self.value()}
        yield {"form": self.form_class(name=self.parameter_name, label=self.title, data=data)}


class CreatedFilter(DaysFilter):
    """Deliveries created between two days, compared by id: ids are UUIDv7, in order of time."""

    def between(
        self, queryset: QuerySet[Any], first: date | None, last: date | None
    ) -> QuerySet[Any]:
        since, until = _instants(first, last)
        after = queryset.filter(pk__gte=ids.lower_bound(since)) if since else queryset
        return after.filter(pk__lt=ids.lower_bound(until)) if until else after


def selection_of(query: Mapping[str, str]) -> tuple[DeliverySelection, Mode]:
    """The DeliverySelection that the list's query string stands for.

    Raises DeliveryFilterInvalid for every word that says nothing here: without it more would be meant.
    """
    stated = {name: text for name, text in query.items() if text and name not in _OF_THE_LIST}
    days = {name: stated.pop(name) for name in _DAYS if name in stated}
    read = {name: _READERS.get(name, _nothing)(text) for name, text in stated.items()}
    strange = {name: stated[name] for name, value in read.items() if value is None}
    try:
        since, until = _instants(*read_days(days, CREATED))
    except ValidationError:
        strange |= days
    if strange:
        raise DeliveryFilterInvalid(words=", ".join(f"{n}={text}" for n, text in strange.items()))
    mode = Mode(read.pop(ModeFilter.parameter_name, Mode.LIVE))
    asked = {_FIELDS.get(name, name): value for name, value in read.items()}
    return DeliverySelection(since=since, until=until, **asked), mode


def too_broad(query: Mapping[str, str]) -> str:
    """Why this filter is refused, because no index serves it; empty if it is accepted."""
    try:
        selection_of(query)[0].make_sure_it_is_served()
    except DeliveryFilterTooBroad as refusal:
        return refusal.detail()
    except DeliveryFilterInvalid:
        return ""  # the list shows nothing
    return ""


def _instants(first: date | None, last: date | None) -> tuple[datetime | None, datetime | None]:
    """The instants from the beginning of the first day to the end of the last."""
    zone = timezone.get_current_timezone_name()
    since = start_of_day(first, zone) if first else None
    return since, end_of_day(last, zone) if last else None


def _uuid(text: str) -> UUID | None:
    try:
        return UUID(text)
    except ValueError:
        return None


def _nothing(_text: str) -> None:
    """Raise DeliveryFilterInvalid for a parameter that cannot be read."""


_DAYS = (f"{CREATED}_from", f"{CREATED}_to")
# Not filters. A search is one: what it leaves out must not be sent again.
_OF_THE_LIST = frozenset({*IGNORED_PARAMS, PAGE_VAR, ERROR_FLAG}) - {SEARCH_VAR}
# How each parameter of the list is parsed: None for an invalid value.
_READERS: Mapping[str, Callable[[str], Any]] = {
    ModeFilter.parameter_name: one_of(Mode.values),
    EndpointFilter.parameter_name: _uuid,
    DeliveryStateFilter.parameter_name: one_of(DeliveryState.values),
    TypeFilter.parameter_name: one_of(EVENT_TYPES),
    OutcomeFilter.parameter_name: one_of(AttemptOutcome.values),
    HttpStatusFilter.parameter_name: http_status_of,
}
# Fields of DeliverySelection whose parameter has another name.
_FIELDS = {
    EndpointFilter.parameter_name: "endpoint_id",
    TypeFilter.parameter_name: "event_type",
    HttpStatusFilter.parameter_name: "http_status",
}


# --- the pages that ask before deliveries are sent again ------------------------------------------


class SendAgainForm(BackOfficeForm):
    """Send matching deliveries again: how fast, and whether delivered ones too."""

    include_succeeded = forms.BooleanField(
        label=_("Also deliveries that succeeded already"), required=False
    )
    max_per_second = forms.IntegerField(
        label=_("At most so many a second (empty: no limit)"),
        required=False,
        min_value=1,
        max_value=MAX_RATE,
    )


class ReplayForm(SendAgainForm):
    """Replay events to an endpoint: since when, and which types."""

    since = forms.SplitDateTimeField(label=_("Since"))
    event_types = forms.MultipleChoiceField(
        label=_("Events"),
        choices=event_choices,
        required=False,
        widget=EventsWidget,
        help_text=_("None chosen: the types that this endpoint subscribes to."),
    )
    field_order = ("since", "event_types", "include_succeeded", "max_per_second")


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
