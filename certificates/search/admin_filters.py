"""Filters of the certificate list. Each is served by an index."""

from datetime import date
from typing import Any

from django.contrib import admin
from django.db.models import Q, QuerySet
from django.http import HttpRequest
from django.utils import timezone
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from accounts.admin.foundation.active_membership import active_membership_of
from accounts.admin.foundation.filters import DaysFilter
from accounts.scopes import Mode
from certificates.lifecycle import Status
from certificates.models import Erasure
from certificates.querysets import has_status
from lib.dates import end_of_day, start_of_day

from .lists import CertificateFilters, Period, column_conditions

MAX_ERASURES = 1000  # requests that the filter looks at


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
        return queryset.filter(_shown_as(Status(value), request))


def _shown_as(status: Status, request: HttpRequest) -> Q:
    """`has_status`, where test certificates go by the issuer's test clock."""
    membership, now = active_membership_of(request), timezone.now()
    if membership is None or not membership.issuer.test_clock_ahead:
        return has_status(status, now)
    return Q(has_status(status, now), mode=Mode.LIVE) | Q(
        has_status(status, membership.issuer.certificate_time(Mode.TEST, now)), mode=Mode.TEST
    )


class ErasureFilter(admin.SimpleListFilter):
    """Certificates that will be erased, or were; the newest requests of the issuer."""

    title = _("erasure")
    parameter_name = "erasure"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, Any]]:
        return [("pending", _("Will be erased")), ("erased", _("Erased"))]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Any]) -> QuerySet[Any]:
        membership, value = active_membership_of(request), self.value()
        if membership is None or value not in dict(self.lookup_choices):
            return queryset
        erasures = Erasure.objects.for_issuer(membership.issuer.pk).filter(undone_at=None)
        newest = erasures.filter(erased_at__isnull=value == "pending").order_by("-id")
        erasure_ids = list(newest.values_list("pk", flat=True)[:MAX_ERASURES])
        return queryset.filter(erasure__in=erasure_ids, erased_at__isnull=value == "pending")

    def label(self) -> str | Promise | None:
        """What is chosen."""
        return dict(self.lookup_choices).get(self.value() or "")


class ConditionsFilter(DaysFilter):
    """Base of filters by days: from one day to another."""

    def between(
        self, queryset: QuerySet[Any], first: date | None, last: date | None
    ) -> QuerySet[Any]:
        # A search without a mode shows both; few rows are left then, so no index is missed.
        chosen = self.request.GET.get("mode") or ("" if self.request.GET.get("q") else Mode.LIVE)
        mode = Mode.LIVE if chosen == Mode.LIVE else Mode.TEST
        return queryset.filter(
            column_conditions(self.filters_for(first, last), mode, timezone.now())
        )

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
