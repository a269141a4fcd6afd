"""The audit entries in the back office, newest first. Read-only."""

from typing import Any

from django.contrib import admin
from django.db.models import QuerySet
from django.http import HttpRequest
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy as _

from accounts.models import AuditEntry

from .foundation import audit_display
from .foundation.active_membership import active_membership_of, is_operator
from .foundation.badges import badge, mode_badge
from .foundation.filters import ModeFilter
from .foundation.tenancy import TenantAdmin, UncountedList


@admin.register(AuditEntry)
class AuditEntryAdmin(UncountedList, TenantAdmin):
    """The list of audit entries. It follows the index (issuer, mode, at), and is not counted."""

    list_display = ("at", "who", "action", "target", "what", "shown_mode")
    list_filter = (ModeFilter, "actor_kind")
    list_select_related = ("issuer",)
    search_fields = ("=action", "=target", "=actor_id", "=request_id")
    search_help_text = _("An action, an id, or a request id: all of it")
    sortable_by = ()
    ordering = ("-at", "-id")
    actions = None
    fields = (
        "at",
        "who",
        "action",
        "target",
        "what",
        "shown_mode",
        "request_id",
        "ip",
        "public_id",
        "sealed",
    )
    readonly_fields = fields

    def get_queryset(self, request: HttpRequest) -> QuerySet[Any]:
        rows: QuerySet[Any] = super().get_queryset(request)
        if active_membership_of(request) is None and is_operator(request):
            rows = AuditEntry.objects.filter(issuer=None).order_by(*self.ordering)
        annotated: QuerySet[Any] = rows.annotate(person=audit_display.ACTOR_EMAIL)
        return annotated.defer("txid")

    def get_changelist_instance(self, request: HttpRequest) -> Any:
        changelist = super().get_changelist_instance(request)
        audit_display.attach_keys(changelist.result_list)
        return changelist

    def get_object(
        self, request: HttpRequest, object_id: str, from_field: str | None = None
    ) -> AuditEntry | None:
        entry: AuditEntry | None = super().get_object(request, object_id, from_field)
        audit_display.attach_keys([entry] if entry else [])
        return entry

    def has_view_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Operators see the platform's entries, and those of an issuer that they have entered."""
        if active_membership_of(request) is None:
            return is_operator(request)
        return super().has_view_permission(request, obj)

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    @admin.display(description=_("who"))
    def who(self, entry: Any) -> SafeString | str:
        return audit_display.actor_display(entry)

    @admin.display(description=_("changes"))
    def what(self, entry: AuditEntry) -> SafeString | str:
        return audit_display.changes_display(entry)

    @admin.display(description=_("mode"))
    def shown_mode(self, entry: AuditEntry) -> SafeString:
        return mode_badge(entry.mode)

    @admin.display(description=_("id"))
    def public_id(self, entry: AuditEntry) -> str:
        return entry.public_id

    @admin.display(description=_("seal"))
    def sealed(self, entry: AuditEntry) -> SafeString:
        if entry.seal is None:
            return badge(_("Not sealed yet"), "info")
        return format_html("{} · {}", entry.position, bytes(entry.seal).hex())
