"""How a list of certificates is narrowed, always along an index."""

from datetime import datetime
from typing import Any

from django.contrib import admin
from django.db.models import Q, QuerySet
from django.http import HttpRequest
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from certificates.lifecycle import State, Status


class StatusFilter(admin.SimpleListFilter):
    """The status that people are shown: the state, or what the dates make of an active one."""

    title = _("status")
    parameter_name = "status"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, Any]]:
        return list(Status.choices)

    def queryset(self, request: HttpRequest, queryset: QuerySet[Any]) -> QuerySet[Any]:
        value = self.value()
        if value not in Status.values:
            return queryset
        return queryset.filter(condition(Status(value), timezone.now()))


def condition(status: Status, now: datetime) -> Q:
    """The same rule as `lifecycle.shown_status`, as a condition on rows."""
    ended = Q(ends_at__lte=now)
    ahead = Q(starts_at__gt=now)
    match status:
        case Status.EXPIRED:
            return Q(state=State.ACTIVE) & ended
        case Status.NOT_YET_VALID:
            return Q(state=State.ACTIVE) & ahead & (Q(ends_at=None) | Q(ends_at__gt=now))
        case Status.ACTIVE:
            return Q(state=State.ACTIVE, starts_at__lte=now) & (
                Q(ends_at=None) | Q(ends_at__gt=now)
            )
    return Q(state=status.value)
