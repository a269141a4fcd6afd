"""The audit in the back office: who changed what, newest first. Read-only."""

import json
from typing import Any

from django.contrib import admin
from django.db.models import BigIntegerField, Case, CharField, OuterRef, QuerySet, Subquery, When
from django.db.models.functions import Cast
from django.http import HttpRequest
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString
from django.utils.text import Truncator
from django.utils.translation import gettext_lazy as _
from unfold.paginator import InfinitePaginator

from accounts.actors import ActorKind
from accounts.audit import PERSONAL
from accounts.models import AuditEntry, User

from .filters import ModeFilter
from .marks import mark, mode_mark
from .tenancy import TenantAdmin

LONGEST_VALUE = 200

# A person's address, for the people who see the audit anyway; the entries hold only ids.
_PERSON = Case(
    When(
        actor_kind=ActorKind.USER.value,
        then=Subquery(
            User.objects.filter(pk=Cast(OuterRef("actor_id"), BigIntegerField())).values("email")
        ),
    ),
    output_field=CharField(),
)


@admin.register(AuditEntry)
class AuditEntryAdmin(TenantAdmin):
    """The list is read along (issuer, mode, when): newest first, and without a count."""

    list_display = ("at", "who", "action", "target", "what", "shown_mode")
    list_filter = (ModeFilter, "actor_kind")
    list_select_related = ("issuer",)
    search_fields = ("=action", "=target", "=actor_id", "=request_id")
    search_help_text = _("An action, an id, or a request id: all of it")
    sortable_by = ()
    ordering = ("-at", "-id")
    paginator = InfinitePaginator
    show_full_result_count = False
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
        rows = rows.annotate(person=_PERSON)
        return rows.defer("txid")

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    @admin.display(description=_("who"))
    def who(self, entry: Any) -> str:
        if entry.actor_kind == ActorKind.SYSTEM.value:
            return f"{entry.get_actor_kind_display()} ({entry.actor_id})"
        return str(entry.person or entry.actor_id)

    @admin.display(description=_("changes"))
    def what(self, entry: AuditEntry) -> SafeString:
        return format_html_join(
            "",
            "<div>{}: {}</div>",
            ((name, _change(change)) for name, change in entry.changes.items()),
        )

    @admin.display(description=_("mode"))
    def shown_mode(self, entry: AuditEntry) -> SafeString:
        return mode_mark(entry.mode)

    @admin.display(description=_("id"))
    def public_id(self, entry: AuditEntry) -> str:
        return entry.public_id

    @admin.display(description=_("seal"))
    def sealed(self, entry: AuditEntry) -> SafeString:
        if entry.seal is None:
            return mark(_("Not sealed yet"), "info")
        return format_html("{} · {}", entry.position, bytes(entry.seal).hex())


def _change(change: dict[str, Any]) -> SafeString | str:
    if PERSONAL in change:
        return str(_("changed (personal, not kept)"))
    return format_html("{} → {}", _value(change.get("before")), _value(change.get("after")))


def _value(value: object) -> str:
    if value is None:
        return "–"
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return Truncator(text).chars(LONGEST_VALUE)
