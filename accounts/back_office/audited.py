"""Base of every ModelAdmin: an object's history comes from the audit, not from Django's log."""

from collections.abc import Callable
from functools import wraps
from typing import Any, ClassVar

from django.contrib import admin, messages
from django.contrib.admin.helpers import ACTION_CHECKBOX_NAME
from django.contrib.admin.templatetags.admin_urls import add_preserved_filters
from django.contrib.admin.utils import unquote
from django.core.exceptions import PermissionDenied, ValidationError
from django.db import transaction
from django.db.models import Model, QuerySet
from django.forms import Media
from django.http import HttpRequest, HttpResponse, HttpResponseBase, HttpResponseRedirect
from django.template.response import TemplateResponse
from django.urls import URLPattern, reverse
from django.utils.functional import Promise
from django.utils.text import capfirst
from django.utils.translation import gettext as _
from unfold.admin import ModelAdmin
from unfold.decorators import action

from accounts.actors import ActionContext
from accounts.audit.operations import record
from accounts.audit.rules import Changes, diff
from accounts.audit.sentences import attach_names, details_display, moment_display, sentence_display
from accounts.errors import ServiceError
from accounts.models import AuditEntry, Issuer

from .active_membership import action_context_of, for_platform_admins, is_platform_admin
from .forms import form_with_error

MAX_SHOWN = 200
admin.site.empty_value_display = "–"  # also for rows of inlines


def copy_columns(obj: Model, saved: Model) -> None:
    """Copies the columns that an operation has written to the object of a form."""
    if obj is saved:
        return
    deferred = saved.get_deferred_fields()
    for field in saved._meta.concrete_fields:
        if field.attname not in deferred:
            setattr(obj, field.attname, getattr(saved, field.attname))
    obj._state.adding, obj._state.db = False, saved._state.db


def row_button(**options: Any) -> Callable[[Callable[..., HttpResponseBase]], Any]:
    """Decorates a view of one row: a button on the row's page opens it. `options` are those of Unfold's `action`.

    If there is no such row, the list is shown, with a message.
    """

    def decorate(view: Callable[..., HttpResponseBase]) -> Any:
        @wraps(view)
        def with_row(
            self: "AuditedModelAdmin", request: HttpRequest, object_id: str
        ) -> HttpResponseBase:
            row = self.get_object(request, unquote(object_id))
            return self.is_gone(request, object_id) if row is None else view(self, request, row)

        return action(with_row, **options)

    return decorate


class AuditedModelAdmin(ModelAdmin):
    """A ModelAdmin without Django's own log: operations write the audit in their transaction.

    Django's log would hold names, and could be altered.
    """

    empty_hint: ClassVar[str | Promise] = ""  # what comes into the list, where there is nothing yet

    @property
    def media(self) -> Media:
        """Django's scripts; 180 kB of them fill in slugs, which few forms have."""
        unused = ("urlify.js", "prepopulate.js", "xregexp.min.js")
        whole: Media = super().media
        if self.prepopulated_fields:
            return whole
        scripts: list[Any] = whole._js  # type: ignore[attr-defined]  # not in the stubs
        return Media(js=[each for each in scripts if not str(each).endswith(unused)])

    def log_addition(self, request: HttpRequest, obj: Model, message: Any) -> None:
        pass

    def log_change(self, request: HttpRequest, obj: Model, message: Any) -> None:
        pass

    def log_deletions(self, request: HttpRequest, queryset: QuerySet[Any]) -> None:
        pass

    def response_action(self, request: HttpRequest, queryset: QuerySet[Any]) -> HttpResponse | None:
        """Runs an action, where "select all" is not offered for the ticked rows only.

        Texts that can be no row's id count as nothing ticked, which Django says.
        """
        try:
            ticked = queryset.filter(pk__in=request.POST.getlist(ACTION_CHECKBOX_NAME))
        except (ValueError, ValidationError):
            queryset = ticked = queryset.none()
            post = request.POST.copy()
            post.setlist(ACTION_CHECKBOX_NAME, [])
            request.POST = post  # type: ignore[assignment]
        rows = ticked if self.list_disable_select_all else queryset
        response: HttpResponse | None = super().response_action(request, rows)
        return response

    def changeform_view(
        self,
        request: HttpRequest,
        object_id: str | None = None,
        form_url: str = "",
        extra_context: dict[str, Any] | None = None,
    ) -> HttpResponse:
        """Offers a single button to save; shows a ServiceError of an operation in the form.

        Its transaction was rolled back. If the row can no longer be changed by now, there is no form:
        the error becomes a message.
        """
        single = {"show_save_and_continue": False, "show_save_and_add_another": False}
        context = {**single, **(extra_context or {})}
        show = super().changeform_view
        try:
            response: HttpResponse = show(request, object_id, form_url, context)
        except ServiceError as error:
            request._refused = error  # type: ignore[attr-defined]
            try:
                response = show(request, object_id, form_url, context)
            except PermissionDenied:
                self.message_user(request, error.detail(), messages.ERROR)
                response = HttpResponseRedirect(request.get_full_path())
        return response

    def get_form(self, request: HttpRequest, obj: Any = None, **kwargs: Any) -> Any:
        form = super().get_form(request, obj, **kwargs)
        refused: ServiceError | None = getattr(request, "_refused", None)
        return form if refused is None else form_with_error(form, refused)

    def get_actions_detail(self, request: HttpRequest, object_id: str) -> list[Any]:
        """The buttons on a row's page, of those that its state offers."""
        row = self.get_object(request, unquote(str(object_id)))
        if row is None:
            return []
        return self.offered_buttons(request, row, super().get_actions_detail(request, object_id))

    def offered_buttons(self, request: HttpRequest, row: Any, buttons: list[Any]) -> list[Any]:
        """Those of the buttons that fit the row's state; all, unless an admin says otherwise."""
        return buttons

    def page(
        self, request: HttpRequest, template: str, title: str | Promise, **context: Any
    ) -> HttpResponse:
        """A page of this admin beside Django's own: the shared context plus `context`."""
        shared = {
            **self.admin_site.each_context(request),
            "opts": self.opts,
            "title": title,
            "preserved_filters": self.get_preserved_filters(request),
        }
        return TemplateResponse(request, template, {**shared, **context})

    def is_gone(self, request: HttpRequest, object_id: str) -> HttpResponse:
        """Redirects to the list with a message: the same for a missing row and one of another issuer."""
        if not self.has_view_permission(request):
            raise PermissionDenied
        response: HttpResponse = self._get_obj_does_not_exist_redirect(
            request, self.opts, object_id
        )
        return response

    def row_title(self, obj: Any) -> str:
        """What a row's page is called."""
        return str(obj)

    def changelist_view(
        self, request: HttpRequest, extra_context: dict[str, Any] | None = None
    ) -> HttpResponse:
        """The list, under the name of its rows."""
        named = {"title": capfirst(self.opts.verbose_name_plural), **(extra_context or {})}
        response: HttpResponse = super().changelist_view(request, named)
        return response

    def list_url(self, request: HttpRequest) -> str:
        """The address of the list, with the filters that it had when one left it."""
        url = reverse(f"admin:{self.opts.app_label}_{self.opts.model_name}_changelist")
        return self.keep_filters(request, url)

    def change_url(self, request: HttpRequest, obj: Model) -> str:
        """The address of a row's page, from which the list comes back with its filters."""
        name = f"admin:{self.opts.app_label}_{self.opts.model_name}_change"
        return self.keep_filters(request, reverse(name, args=[obj.pk]))

    def keep_filters(self, request: HttpRequest, url: str) -> str:
        """The address of a page of this admin, with the filters of the list, as Django's own pages pass them on."""
        shared = {"opts": self.opts, "preserved_filters": self.get_preserved_filters(request)}
        kept: str = add_preserved_filters(shared, url)
        return kept

    def render_change_form(
        self, request: HttpRequest, context: dict[str, Any], **kwargs: Any
    ) -> HttpResponse:
        """Names the row by its title; the pages behind its buttons pass the filters of the list on too."""
        obj = kwargs.get("obj")
        if obj is not None:
            obj.row_title = context["subtitle"] = self.row_title(obj)
        for button in context.get("actions_detail", ()):
            for each in button.get("items", [button]):
                each["path"] = self.keep_filters(request, each["path"])
        response: HttpResponse = super().render_change_form(request, context, **kwargs)
        return response

    def audit_target(self, obj: Any) -> str:
        """The target under which the audit holds entries about the object."""
        for name in ("audit_target", "public_id"):
            if hasattr(obj, name):
                return str(getattr(obj, name))
        return f"{obj._meta.model_name}_{obj.pk}"

    def history_of(self, request: HttpRequest, obj: Model) -> QuerySet[AuditEntry]:
        """The entries about the object, the latest first."""
        about = AuditEntry.objects.filter(target=self.audit_target(obj))
        return about.defer("txid").order_by("-at", "-id")

    def history_view(
        self, request: HttpRequest, object_id: str, extra_context: dict[str, Any] | None = None
    ) -> HttpResponse:
        """The page with the audit entries about the object."""
        obj = self.get_object(request, unquote(object_id))
        if obj is None:
            response: HttpResponse = self._get_obj_does_not_exist_redirect(
                request, self.opts, object_id
            )
            return response
        if not self.has_view_or_change_permission(request, obj):
            raise PermissionDenied
        context = {
            **self.admin_site.each_context(request),
            "title": _("Change history: %s") % obj,
            "subtitle": None,
            "entries": [
                (moment_display(entry.at), sentence_display(entry), details_display(entry))
                for entry in attach_names(self.history_of(request, obj)[:MAX_SHOWN])
            ],
            "module_name": str(capfirst(self.opts.verbose_name_plural)),
            "object": obj,
            "opts": self.opts,
            "preserved_filters": self.get_preserved_filters(request),
            **(extra_context or {}),
        }
        return TemplateResponse(request, "admin/audit_history.html", context)


class PlatformPermissions:
    """Grants to platform admins alone what the class allows; Django's model permissions are ignored."""

    may_add = may_change = may_delete = False

    def has_module_permission(self, request: HttpRequest) -> bool:
        return is_platform_admin(request)

    def has_view_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return is_platform_admin(request)

    def has_add_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return self.may_add and is_platform_admin(request)

    def has_change_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return self.may_change and is_platform_admin(request)

    def has_delete_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return self.may_delete and is_platform_admin(request)


class PlatformModelAdmin(PlatformPermissions, AuditedModelAdmin):
    """An admin of the platform: its pages show the rows of all issuers."""

    def get_urls(self) -> list[URLPattern]:
        urls: list[URLPattern] = super().get_urls()
        for pattern in urls:
            pattern.callback = for_platform_admins(pattern.callback)
        return urls


class PlatformAdmin(PlatformModelAdmin):
    """Rows of the platform. The audit entry of a write holds the changed columns before and after."""

    may_add = may_change = True
    # Columns whose values, and columns that are left out of the audit.
    personal: ClassVar[frozenset[str]] = frozenset()
    unaudited: ClassVar[frozenset[str]] = frozenset()

    def audited_values(self, obj: Model) -> dict[str, Any]:
        """The audited columns as stored; empty for a row that is not stored yet."""
        columns = [field.attname for field in self.model._meta.concrete_fields]
        audited = [name for name in columns if name not in {"id", *self.unaudited}]
        values: dict[str, Any] | None = (
            self.model.objects.filter(pk=obj.pk).values(*audited).first()
        )
        return values or {}

    def note(
        self,
        request: HttpRequest,
        obj: Model,
        verb: str,
        before: dict[str, Any],
        after: dict[str, Any],
    ) -> None:
        """Writes the audit entry, if anything has changed."""
        changes = diff(before, after, personal=self.personal)
        if changes:
            action = f"{self.opts.model_name}.{verb}"
            self.record(action_context_of(request), obj, action, changes)

    def record(self, context: ActionContext, obj: Any, action: str, changes: Changes) -> None:
        """Writes one audit entry, to the issuer's chain if the row is an issuer."""
        issuer_id = obj.pk if isinstance(obj, Issuer) else None
        record(context, action, self.audit_target(obj), changes, issuer_id=issuer_id)

    def save_model(self, request: HttpRequest, obj: Any, form: Any, change: bool) -> None:  # noqa: FBT001
        """Writes only the columns that were changed: the others may have been written meanwhile."""
        before = self.locked_values(obj) if change else {}
        if change:
            columns = {field.name for field in self.model._meta.concrete_fields}
            obj.save(update_fields=columns & set(form.changed_data))
        else:
            super().save_model(request, obj, form, change)
        verb = "changed" if change else "created"
        self.note(request, obj, verb, before, self.audited_values(obj))

    def locked_values(self, obj: Model) -> dict[str, Any]:
        """The values, with the row locked until the end of the transaction."""
        self.model.objects.select_for_update(no_key=True).get(pk=obj.pk)
        return self.audited_values(obj)

    def delete_model(self, request: HttpRequest, obj: Model) -> None:
        self.note(request, obj, "deleted", self.audited_values(obj), {})
        super().delete_model(request, obj)

    def delete_queryset(self, request: HttpRequest, queryset: QuerySet[Any]) -> None:
        with transaction.atomic():
            for obj in queryset:
                self.note(request, obj, "deleted", self.audited_values(obj), {})
            super().delete_queryset(request, queryset)

    def history_of(self, request: HttpRequest, obj: Model) -> QuerySet[AuditEntry]:
        rows: QuerySet[AuditEntry] = super().history_of(request, obj)
        return rows.filter(issuer=obj.pk if isinstance(obj, Issuer) else None)
