"""Separates issuers in the back office: every admin of an issuer's rows derives from TenantAdmin.

Django's model permissions are ignored: permissions follow from the member's role.
"""

from collections.abc import Callable, Iterable
from datetime import date
from typing import Any, ClassVar

from django import forms
from django.contrib import admin
from django.contrib.admin.views.autocomplete import AutocompleteJsonView
from django.contrib.admin.views.main import SEARCH_VAR, ChangeList
from django.core.exceptions import PermissionDenied, ValidationError
from django.core.paginator import Page
from django.db.models import Field, ForeignKey, ManyToManyField, Model, QuerySet
from django.forms import Form
from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.urls import URLPattern, path
from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy as _
from unfold.admin import TabularInline
from unfold.contrib.filters.admin import RangeDateFilter
from unfold.paginator import InfinitePage, InfinitePaginator

from accounts.actors import RequestContext
from accounts.models import AuditEntry
from accounts.scopes import STAFF, Mode, Role

from .active_membership import (
    ActiveMembership,
    active_membership_of,
    for_active_issuer,
    request_context_of,
)
from .audited import AuditedModelAdmin, copy_columns
from .pages import mode_badge


class ForeignKeyAutocompleteView(AutocompleteJsonView):
    """Django's view, made to refuse relations that are no column, for which it fails."""

    def process_request(self, request: HttpRequest) -> Any:
        """The requested field. Raises PermissionDenied for anything but a foreign key."""
        parts = super().process_request(request)
        source_field = parts[2]
        if not source_field.concrete:
            raise PermissionDenied
        return parts


def autocomplete(request: HttpRequest) -> HttpResponseBase:
    """Replaces the autocomplete view of the admin site."""
    return ForeignKeyAutocompleteView.as_view(admin_site=admin.site)(request)


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


class TenantAdmin(AuditedModelAdmin):
    """An admin of the active issuer's rows only: in lists, pages, history, actions and choices.

    Platform admins see them only while they impersonate a member, which is audited.
    Nothing is ever deleted.
    """

    readers: ClassVar[frozenset[Role]] = STAFF
    writers: ClassVar[frozenset[Role]] = frozenset()  # the roles that may add and change
    members_only: ClassVar[bool] = False  # closed to operators who impersonate a member
    list_per_page = 50
    show_facets = admin.ShowFacets.NEVER
    list_fullwidth = True

    # --- rows of the active issuer ------------------------------------------------------------

    def get_queryset(self, request: HttpRequest) -> QuerySet[Any]:
        rows: Any = super().get_queryset(request)
        membership = active_membership_of(request)
        if membership is None or membership.role not in self.readers:
            return rows.none()  # type: ignore[no-any-return]
        own: QuerySet[Any] = rows.for_issuer(membership.issuer.pk)
        return own

    def get_field_queryset(
        self, db: str | None, db_field: "Field[Any, Any]", request: HttpRequest
    ) -> QuerySet[Any] | None:
        """The choices of a foreign key: the rows that the related admin lists."""
        assert isinstance(db_field, ForeignKey | ManyToManyField)
        owner = self.admin_site._registry.get(db_field.remote_field.model)
        if isinstance(owner, TenantAdmin):
            return owner.get_queryset(request)
        rows: QuerySet[Any] | None = super().get_field_queryset(db, db_field, request)
        return rows

    def lookup_allowed(self, lookup: str, value: Any, request: HttpRequest | None = None) -> bool:
        """Allows only the list's filters: other columns can't be probed through the URL."""
        offered = {_name(entry) for entry in self.list_filter}
        if lookup.removesuffix("_from").removesuffix("_to") in _day_range_columns(self.list_filter):
            return True
        column = lookup.partition("__")[0]
        return column in offered and bool(super().lookup_allowed(lookup, value, request))

    def get_urls(self) -> list[URLPattern]:
        urls: list[URLPattern] = super().get_urls()
        for pattern in urls:
            pattern.callback = for_active_issuer(pattern.callback, self.admin_site.each_context)
        return urls

    def page_path(self, route: str, view: Callable[..., HttpResponseBase], name: str) -> URLPattern:
        """The URL of a page beside Django's own, named `<app>_<model>_<name>`."""
        page = for_active_issuer(self.admin_site.admin_view(view), self.admin_site.each_context)
        return path(route, page, name=f"{self.opts.app_label}_{self.opts.model_name}_{name}")

    def save_form(self, request: HttpRequest, form: Form, change: bool) -> Any:  # noqa: FBT001
        """Sets the active issuer on a new row, whatever the form contains."""
        obj = super().save_form(request, form, change)
        if not change:
            obj.issuer = self.membership(request).issuer
        return obj

    def save_model(self, request: HttpRequest, obj: Any, form: Any, change: bool) -> None:  # noqa: FBT001
        """Saves by calling an operation, and copies the written columns to `obj`."""
        copy_columns(obj, self.write(request, obj, form, change=change))

    def write(self, request: HttpRequest, obj: Any, form: Any, *, change: bool) -> Model:
        """Creates or changes the row by an operation, and returns it. Raises ServiceError."""
        raise NotImplementedError

    @admin.display(description=_("id"))
    def shown_id(self, row: Any) -> str:
        """The public id of a row."""
        return str(row.public_id)

    @admin.display(description=_("mode"))
    def shown_mode(self, row: Any) -> SafeString:
        """The mode of a row, as a column of lists."""
        return mode_badge(row.mode)

    # --- permissions --------------------------------------------------------------------------

    def membership(self, request: HttpRequest) -> ActiveMembership:
        """The active membership, after a permission check has ensured that there is one."""
        membership = active_membership_of(request)
        assert membership is not None
        return membership

    def request_context(self, request: HttpRequest, mode: str = Mode.LIVE) -> RequestContext:
        """The context of an operation on rows of this mode, or on those that both modes share."""
        return request_context_of(request, Mode(mode))

    def may(
        self, request: HttpRequest, roles: frozenset[Role], obj: Model | str | None = None
    ) -> bool:
        """Whether the user has one of these roles, and `obj` belongs to the active issuer."""
        membership = active_membership_of(request)
        if membership is None or (self.members_only and membership.is_impersonated):
            return False
        return membership.may_write(roles) and _belongs_to(membership, obj)

    def has_module_permission(self, request: HttpRequest) -> bool:
        return self.has_view_permission(request)

    def has_view_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        membership = active_membership_of(request)
        return (
            membership is not None
            and membership.role in self.readers
            and _belongs_to(membership, obj)
        )

    def has_add_permission(self, request: HttpRequest) -> bool:
        return self.may(request, self.writers)

    def has_change_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return self.may(request, self.writers, obj)

    def has_delete_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return False

    def changeform_view(
        self,
        request: HttpRequest,
        object_id: str | None = None,
        form_url: str = "",
        extra_context: dict[str, Any] | None = None,
    ) -> HttpResponse:
        """Offers the history only where rows can be changed."""
        context = {"show_history": bool(self.writers), **(extra_context or {})}
        return super().changeform_view(request, object_id, form_url, context)

    def history_of(self, request: HttpRequest, obj: Model) -> QuerySet[AuditEntry]:
        rows: QuerySet[AuditEntry] = super().history_of(request, obj)
        return rows.filter(issuer=self.membership(request).issuer)


class UncountedPaginator(InfinitePaginator):
    """Pages of rows that nobody counts. One row more than a page shows says whether there is a next one."""

    has_more = False

    def page(self, number: int | str) -> Page[Any]:
        place = self.validate_number(number)
        start = (place - 1) * self.per_page
        rows = list(self.object_list[start : start + self.per_page + 1])
        self.has_more = len(rows) > self.per_page
        page: Page[Any] = InfinitePage(rows[: self.per_page], place, self)
        return page


class UncountedList(AuditedModelAdmin):
    """Mixin for large lists: rows are not counted, and actions apply to the ticked rows only.

    It has to come first among the bases.
    """

    paginator = UncountedPaginator
    show_full_result_count = False
    list_disable_select_all = True


class ReadOnlyInline(TabularInline):
    """Read-only rows below an object, visible to all members who see the object."""

    extra = 0
    max_num = 0
    can_delete = False
    hide_title = True

    def has_view_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return active_membership_of(request) is not None

    def has_add_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return False


def _belongs_to(membership: ActiveMembership, obj: object) -> bool:
    """Whether the object is the active issuer's. Unfold passes ids instead, which the queryset filters."""
    return not isinstance(obj, Model) or getattr(obj, "issuer_id", None) == membership.issuer.pk


def _day_range_columns(entries: Iterable[Any]) -> set[str]:
    """The columns with a DaysFilter, whose parameters `_from` and `_to` are no columns."""
    pairs = [entry for entry in entries if isinstance(entry, tuple)]
    return {column for column, kind in pairs if issubclass(kind, DaysFilter)}


def _name(entry: Any) -> str:
    """The column or parameter name of an entry of `list_filter`."""
    if isinstance(entry, tuple):
        entry = entry[0]
    return entry if isinstance(entry, str) else str(entry.parameter_name)
