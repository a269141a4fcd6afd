"""The filters of the delivery log, and what they mean together."""

from collections.abc import Container, Mapping
from datetime import timedelta
from typing import Any
from uuid import UUID

from django.contrib import admin
from django.db.models import QuerySet
from django.http import HttpRequest
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from accounts import ids
from accounts.scopes import Mode
from webhooks.catalog import EVENT_TYPES
from webhooks.lifecycle import DeliveryState, Outcome
from webhooks.models import Endpoint
from webhooks.operations.selection import Selection

PERIODS = {
    "hour": (_("Last hour"), timedelta(hours=1)),
    "day": (_("Last 24 hours"), timedelta(days=1)),
    "week": (_("Last 7 days"), timedelta(days=7)),
    "month": (_("Last 30 days"), timedelta(days=30)),
}


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


class PeriodFilter(admin.SimpleListFilter):
    """When it was made: ids are made in the order of time."""

    title = _("time")
    parameter_name = "period"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, Any]]:
        return [(name, title) for name, (title, _span) in PERIODS.items()]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Any]) -> QuerySet[Any]:
        if self.value() not in PERIODS:
            return queryset
        begin = timezone.now() - PERIODS[str(self.value())][1]
        return queryset.filter(pk__gte=ids.floor(begin))


def selection_of(query: Mapping[str, str]) -> tuple[Selection, Mode]:
    """What the list's address shows, as operations take it. What it does not know it leaves out."""
    period = query.get("period", "")
    mode = Mode.TEST if query.get("mode") == Mode.TEST else Mode.LIVE
    return Selection(
        endpoint_id=_uuid(query.get("endpoint")),
        since=timezone.now() - PERIODS[period][1] if period in PERIODS else None,
        state=_one_of(DeliveryState.values, query.get("state")),
        event_type=_one_of(EVENT_TYPES, query.get("event")),
        outcome=_one_of(Outcome.values, query.get("outcome")),
    ), mode


def _one_of(choices: Container[str], word: str | None) -> str | None:
    return word if word in choices else None


def _uuid(text: str | None) -> UUID | None:
    try:
        return UUID(text) if text else None
    except ValueError:
        return None
