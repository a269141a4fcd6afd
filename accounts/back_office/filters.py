"""Filters shared by several lists of an issuer's rows."""

from datetime import date
from typing import Any

from django import forms
from django.contrib import admin
from django.contrib.admin.views.main import SEARCH_VAR, ChangeList
from django.core.exceptions import ValidationError
from django.db.models import QuerySet
from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _
from unfold.contrib.filters.admin import RangeDateFilter

from accounts.scopes import Mode


class OwnRelatedFilter(admin.RelatedFieldListFilter):
    """Filters by a foreign key; the choices are the rows that the related admin lists."""

    def field_choices(
        self, field: Any, request: HttpRequest, model_admin: Any
    ) -> list[tuple[str, Any]]:
        owner = model_admin.admin_site.get_model_admin(field.remote_field.model)
        return [(row.pk, str(row)) for row in owner.get_queryset(request)]


class ModeFilter(admin.SimpleListFilter):
    """Filters by mode, live by default, so that large lists follow an index (issuer, mode, ...).

    A search without a mode covers both.
    """

    title = _("mode")
    parameter_name = "mode"

    def __init__(self, request: HttpRequest, *args: Any) -> None:
        super().__init__(request, *args)
        self.searching = bool(request.GET.get(SEARCH_VAR, "").strip())

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, Any]]:
        return list(Mode.choices)

    def queryset(self, request: HttpRequest, queryset: QuerySet[Any]) -> QuerySet[Any]:
        mode = self.value() or (None if self.searching else Mode.LIVE.value)
        return queryset if mode is None else queryset.filter(mode=mode)

    def choices(self, changelist: ChangeList) -> Any:
        selected = self.value() or (None if self.searching else Mode.LIVE.value)
        for value, title in self.lookup_choices:
            yield {
                "selected": selected == value,
                "query_string": changelist.get_query_string({self.parameter_name: value}),
                "display": title,
            }


class DaysFilter(RangeDateFilter):
    """Filters a range of days, both ends included, in the issuer's time zone."""

    def queryset(self, request: HttpRequest, queryset: QuerySet[Any]) -> QuerySet[Any]:
        try:
            first, last = read_days(self.used_parameters, str(self.parameter_name))
        except ValidationError:
            return queryset.none()
        return self.between(queryset, first, last)

    def between(
        self, queryset: QuerySet[Any], first: date | None, last: date | None
    ) -> QuerySet[Any]:
        """The rows within these days; None is an open end."""
        raise NotImplementedError


def read_days(params: Any, name: str) -> tuple[date | None, date | None]:
    """The first and last day from the filter's parameters, in the active locale's format. Raises ValidationError."""
    field = forms.DateField(required=False)
    first, last = (field.clean(params.get(f"{name}_{end}") or None) for end in ("from", "to"))
    return first, last
