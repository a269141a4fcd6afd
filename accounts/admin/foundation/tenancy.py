"""The one gate between issuers in the back office: every admin of an issuer's rows derives from here.

Django's own model permissions play no part: what a person may do follows from their role.
"""

from collections.abc import Callable, Iterable
from typing import Any, ClassVar

from django.contrib import admin
from django.contrib.admin.helpers import ACTION_CHECKBOX_NAME
from django.db.models import Field, ForeignKey, ManyToManyField, Model, QuerySet
from django.forms import Form
from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.urls import URLPattern, path
from unfold.admin import TabularInline
from unfold.paginator import InfinitePaginator

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
from .filters import DaysFilter


class TenantAdmin(AuditedModelAdmin):
    """Rows of the active issuer, and no others: lists, details, history, actions, choices.

    Operators of the platform see them only once they have entered the issuer, on the record.
    Nothing is ever deleted.
    """

    readers: ClassVar[frozenset[Role]] = STAFF
    writers: ClassVar[frozenset[Role]] = frozenset()  # who may add and change
    members_only: ClassVar[bool] = False  # not operators of the platform who act for the issuer
    list_per_page = 50
    show_facets = admin.ShowFacets.NEVER
    list_fullwidth = True

    # --- whose rows ---------------------------------------------------------------------------

    def get_queryset(self, request: HttpRequest) -> QuerySet[Any]:
        rows: Any = super().get_queryset(request)
        seat = active_membership_of(request)
        if seat is None or seat.role not in self.readers:
            return rows.none()  # type: ignore[no-any-return]
        own: QuerySet[Any] = rows.for_issuer(seat.issuer.pk)
        return own

    def get_field_queryset(
        self, db: str | None, db_field: "Field[Any, Any]", request: HttpRequest
    ) -> QuerySet[Any] | None:
        """The choices of a foreign key: those rows that its own admin would list."""
        assert isinstance(db_field, ForeignKey | ManyToManyField)
        owner = self.admin_site._registry.get(db_field.remote_field.model)
        if isinstance(owner, TenantAdmin):
            return owner.get_queryset(request)
        rows: QuerySet[Any] | None = super().get_field_queryset(db, db_field, request)
        return rows

    def lookup_allowed(self, lookup: str, value: Any, request: HttpRequest | None = None) -> bool:
        """Only what the list offers as a filter: columns can't be probed through the address."""
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
        """What is created belongs to the active issuer, whatever the form says."""
        obj = super().save_form(request, form, change)
        if not change:
            obj.issuer = self.seat(request).issuer
        return obj

    def save_model(self, request: HttpRequest, obj: Any, form: Any, change: bool) -> None:  # noqa: FBT001
        """One operation writes the row; what it has made of it stands in `obj` from then on."""
        copy_columns(obj, self.write(request, obj, form, change=change))

    def write(self, request: HttpRequest, obj: Any, form: Any, *, change: bool) -> Model:
        """Has the operation create or change the row, and gives it back. Refuses with ServiceErrors."""
        raise NotImplementedError

    # --- who may do what ----------------------------------------------------------------------

    def seat(self, request: HttpRequest) -> ActiveMembership:
        """The seat of a person who has passed a permission that needs one."""
        seat = active_membership_of(request)
        assert seat is not None
        return seat

    def request_context(self, request: HttpRequest, mode: str) -> RequestContext:
        """On whose behalf rows of this mode are changed, by whom, when."""
        return request_context_of(request, Mode(mode))

    def may(
        self, request: HttpRequest, roles: frozenset[Role], obj: Model | str | None = None
    ) -> bool:
        """Whether the person holds one of these roles at the issuer of `obj`."""
        seat = active_membership_of(request)
        if seat is None or (self.members_only and seat.is_lent):
            return False
        return seat.may_write(roles) and _belongs_to(seat, obj)

    def has_module_permission(self, request: HttpRequest) -> bool:
        return self.has_view_permission(request)

    def has_view_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        seat = active_membership_of(request)
        return seat is not None and seat.role in self.readers and _belongs_to(seat, obj)

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
        """One way to save. What nobody writes has no history of edits to show either."""
        parts = {
            "show_save_and_continue": False,
            "show_save_and_add_another": False,
            "show_history": bool(self.writers),
        }
        context = {**parts, **(extra_context or {})}
        return super().changeform_view(request, object_id, form_url, context)

    def history_of(self, request: HttpRequest, obj: Model) -> QuerySet[AuditEntry]:
        rows: QuerySet[AuditEntry] = super().history_of(request, obj)
        return rows.filter(issuer=self.seat(request).issuer)


class UncountedList(AuditedModelAdmin):
    """Mixed in first, by lists that grow without end: a page is read along an index, nothing counts
    the rows, and what is done to several is done to those that were ticked.
    """

    paginator = InfinitePaginator
    show_full_result_count = False
    list_disable_select_all = True

    def response_action(self, request: HttpRequest, queryset: QuerySet[Any]) -> HttpResponse | None:
        """Takes "all of them" for those that were ticked: nobody can have seen how many all are."""
        ticked = request.POST.getlist(ACTION_CHECKBOX_NAME)
        answer: HttpResponse | None = super().response_action(
            request, queryset.filter(pk__in=ticked)
        )
        return answer


class ReadOnlyInline(TabularInline):
    """Rows below an object that is itself the active issuer's: seen by whoever sees the object."""

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


def _belongs_to(seat: ActiveMembership, obj: object) -> bool:
    """Unfold hands over ids where Django hands over objects; those are narrowed by the queryset."""
    return not isinstance(obj, Model) or getattr(obj, "issuer_id", None) == seat.issuer.pk


def _day_range_columns(entries: Iterable[Any]) -> set[str]:
    """The columns that are filtered from one day to another: the two ends are no columns."""
    pairs = [entry for entry in entries if isinstance(entry, tuple)]
    return {column for column, kind in pairs if issubclass(kind, DaysFilter)}


def _name(entry: Any) -> str:
    """The column, or the parameter, that an entry of `list_filter` is about."""
    if isinstance(entry, tuple):
        entry = entry[0]
    return entry if isinstance(entry, str) else str(entry.parameter_name)
