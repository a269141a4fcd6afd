"""Filters of the certificate list. Each is served by an index."""

from datetime import date
from typing import Any

from django.contrib import admin
from django.db.models import QuerySet
from django.http import HttpRequest
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from accounts.admin.foundation.filters import DaysFilter
from certificates.domain.lifecycle import Status
from certificates.operations.search.lists import CertificateFilters, Period, conditions
from certificates.querysets import has_status
from lib.zones import end_of_day, start_of_day


class StatusFilter(admin.SimpleListFilter):
    """By status: the state, and for active ones also the dates."""

    title = _("status")
    parameter_name = "status"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, Any]]:
        return list(Status.choices)

    def queryset(self, request: HttpRequest, queryset: QuerySet[Any]) -> QuerySet[Any]:
        value = self.value()
        if value not in Status.values:
            return queryset
        return queryset.filter(has_status(Status(value), timezone.now()))


class ConditionsFilter(DaysFilter):
    """Base of filters by days: from one day to another."""

    def between(
        self, queryset: QuerySet[Any], first: date | None, last: date | None
    ) -> QuerySet[Any]:
        return queryset.filter(conditions(self.filters_for(first, last), timezone.now()))

    def filters_for(self, first: date | None, last: date | None) -> CertificateFilters:
        """The filters for these two days."""
        raise NotImplementedError


class IssuedFilter(ConditionsFilter):
    """By the day of issue."""

    def filters_for(self, first: date | None, last: date | None) -> CertificateFilters:
        return CertificateFilters(
            issued=days_to_period(first, last, timezone.get_current_timezone_name())
        )


class ValidUntilFilter(ConditionsFilter):
    """By the last day of validity."""

    def filters_for(self, first: date | None, last: date | None) -> CertificateFilters:
        return CertificateFilters(valid_until_from=first, valid_until_to=last)


def days_to_period(first: date | None, last: date | None, zone: str) -> Period:
    """The period from the start of one day to the end of another."""
    return Period(
        start=start_of_day(first, zone) if first else None,
        end=end_of_day(last, zone) if last else None,
    )
