"""The filters of the delivery log, and what they mean together."""

import re
from collections.abc import Container, Iterator, Mapping
from datetime import date, datetime
from typing import Any
from uuid import UUID

from django.contrib import admin
from django.contrib.admin.views.main import ChangeList
from django.core.exceptions import ValidationError
from django.db.models import QuerySet
from django.http import HttpRequest
from django.utils import timezone
from django.utils.translation import gettext_lazy as _
from unfold.contrib.filters.admin import TextFilter

from accounts import ids
from accounts.admin.filters import DaysFilter, read_days
from accounts.errors import FieldError, ValidationFailed
from accounts.scopes import Mode
from accounts.zones import day_begins, day_ends
from webhooks.catalog import EVENT_TYPES
from webhooks.errors import FilterTooBroad
from webhooks.lifecycle import DeliveryState, Outcome, http_outcome
from webhooks.models import Endpoint
from webhooks.operations.selection import Selection

MADE = "created_at"
STATUS = re.compile(r"[1-5][0-9]{2}", re.ASCII)


class EndpointFilter(admin.SimpleListFilter):
    """Deliveries to one endpoint of those that this person sees."""

    title = _("endpoint")
    parameter_name = "endpoint"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, Any]]:
        owner = model_admin.admin_site.get_model_admin(Endpoint)
        rows = owner.get_queryset(request).sealed().order_by("-id")[:100]
        return [(str(row.pk), str(row)) for row in rows]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Any]) -> QuerySet[Any]:
        key = _uuid(self.value())
        return queryset if key is None else queryset.filter(endpoint=key)


class StateFilter(admin.SimpleListFilter):
    """How far a delivery is."""

    title = _("state")
    parameter_name = "state"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, Any]]:
        return list(DeliveryState.choices)

    def queryset(self, request: HttpRequest, queryset: QuerySet[Any]) -> QuerySet[Any]:
        return queryset.filter(state=self.value()) if self.value() else queryset


class TypeFilter(admin.SimpleListFilter):
    """What happened."""

    title = _("event")
    parameter_name = "event"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, Any]]:
        return [(name, name) for name in sorted(EVENT_TYPES)]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Any]) -> QuerySet[Any]:
        return queryset.filter(event_type=self.value()) if self.value() else queryset


class OutcomeFilter(admin.SimpleListFilter):
    """What came of the last attempt."""

    title = _("outcome")
    parameter_name = "outcome"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, Any]]:
        return list(Outcome.choices)

    def queryset(self, request: HttpRequest, queryset: QuerySet[Any]) -> QuerySet[Any]:
        return queryset.filter(last_outcome=self.value()) if self.value() else queryset


class HttpStatusFilter(TextFilter):
    """The status of the last answer, as it is typed."""

    title = _("HTTP status")
    parameter_name = "httpStatus"

    def queryset(self, request: HttpRequest, queryset: QuerySet[Any]) -> QuerySet[Any]:
        if not self.value():
            return queryset
        status = _status(self.value())
        if status is None:
            return queryset.none()
        return queryset.filter(last_status=status, last_outcome=http_outcome(status))

    def choices(self, changelist: ChangeList) -> Iterator[dict[str, Any]]:
        """Under our own word for it."""
        data = {self.parameter_name: self.value()}
        yield {"form": self.form_class(name=self.parameter_name, label=self.title, data=data)}


class MadeFilter(DaysFilter):
    """The days on which it was made: ids are made in the order of time."""

    def between(
        self, queryset: QuerySet[Any], first: date | None, last: date | None
    ) -> QuerySet[Any]:
        since, until = _instants(first, last)
        after = queryset.filter(pk__gte=ids.floor(since)) if since else queryset
        return after.filter(pk__lt=ids.floor(until)) if until else after


def selection_of(query: Mapping[str, str]) -> tuple[Selection, Mode]:
    """What the list's address shows, as operations take it. What it does not know it leaves out.

    Raises ValidationFailed for a day that is none: without it more would be meant.
    """
    mode = Mode.TEST if query.get("mode") == Mode.TEST else Mode.LIVE
    try:
        since, until = _instants(*read_days(query, MADE))
    except ValidationError:
        raise ValidationFailed([FieldError("", "invalid_date", parameter=MADE)]) from None
    return Selection(
        endpoint_id=_uuid(query.get("endpoint")),
        since=since,
        until=until,
        state=_one_of(DeliveryState.values, query.get("state")),
        event_type=_one_of(EVENT_TYPES, query.get("event")),
        outcome=_one_of(Outcome.values, query.get("outcome")),
        http_status=_status(query.get("httpStatus")),
    ), mode


def too_broad(query: Mapping[str, str]) -> str:
    """Why the list does not show this: it would be looked for too long. Mostly nothing."""
    try:
        selection_of(query)[0].make_sure_it_is_served()
    except FilterTooBroad as refusal:
        return refusal.detail()
    except ValidationFailed:
        return ""  # the list shows nothing
    return ""


def _instants(first: date | None, last: date | None) -> tuple[datetime | None, datetime | None]:
    """From the beginning of one day to the end of the other."""
    zone = timezone.get_current_timezone_name()
    since = day_begins(first, zone) if first else None
    return since, day_ends(last, zone) if last else None


def _status(text: str | None) -> int | None:
    return int(text) if text and STATUS.fullmatch(text) else None


def _one_of(choices: Container[str], word: str | None) -> str | None:
    return word if word in choices else None


def _uuid(text: str | None) -> UUID | None:
    try:
        return UUID(text) if text else None
    except ValueError:
        return None
