"""Filters that several lists of an issuer's rows offer."""

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
    """A filter by a foreign key whose choices are the rows that its own admin lists."""

    def field_choices(
        self, field: Any, request: HttpRequest, model_admin: Any
    ) -> list[tuple[str, Any]]:
        owner = model_admin.admin_site.get_model_admin(field.remote_field.model)
        return [(row.pk, str(row)) for row in owner.get_queryset(request)]


class ModeFilter(admin.SimpleListFilter):
    """Live unless test is asked for, so that growing lists are read along (issuer, mode, ...).

    A search looks into both.
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
        chosen = self.value() or (None if self.searching else Mode.LIVE.value)
        for value, title in self.lookup_choices:
            yield {
                "selected": chosen == value,
                "query_string": changelist.get_query_string({self.parameter_name: value}),
                "display": title,
            }


class DaysFilter(RangeDateFilter):
    """From one day to another, both included, in the issuer's own calendar."""

    def queryset(self, request: HttpRequest, queryset: QuerySet[Any]) -> QuerySet[Any]:
        try:
            first, last = read_days(self.used_parameters, str(self.parameter_name))
        except ValidationError:
            return queryset.none()
        return self.between(queryset, first, last)

    def between(
        self, queryset: QuerySet[Any], first: date | None, last: date | None
    ) -> QuerySet[Any]:
        """The rows of these days."""
        raise NotImplementedError


def read_days(params: Any, name: str) -> tuple[date | None, date | None]:
    """The two days as the form wrote them, in this language's way. Raises ValidationError."""
    field = forms.DateField(required=False)
    first, last = (field.clean(params.get(f"{name}_{end}") or None) for end in ("from", "to"))
    return first, last
