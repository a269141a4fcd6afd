"""The audit log in the back office, and its filters."""

import json
from collections.abc import Iterator
from datetime import date
from typing import Any

from django.contrib import admin, messages
from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import URLPattern
from django.utils import timezone
from django.utils.html import format_html, strip_tags
from django.utils.safestring import SafeString
from django.utils.translation import gettext, gettext_lazy as _

from accounts.actors import ActorKind
from accounts.back_office.active_membership import active_membership_of, is_platform_admin
from accounts.back_office.pages import badge
from accounts.back_office.tenancy import DaysFilter, TenantAdmin, UncountedList
from accounts.models import AuditEntry, Membership
from accounts.request_log.admin import key_choices, request_log_link
from accounts.scopes import Mode
from lib.dates import end_of_day, start_of_day
from lib.tables.writing import csv_for_people, csv_lines

from . import rules as audit, sentences
from .operations import record

SERVICE = "service"


class EveryModeFilter(admin.SimpleListFilter):
    """Entries about live or test objects; both, unless one is chosen."""

    title = _("mode")
    parameter_name = "mode"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, Any]]:
        return list(Mode.choices)

    def queryset(self, request: HttpRequest, queryset: QuerySet[Any]) -> QuerySet[Any]:
        return queryset.filter(mode=self.value()) if self.value() else queryset


class ActorFilter(admin.SimpleListFilter):
    """Entries of one member, of one API key, or of the service itself."""

    title = _("who")
    parameter_name = "who"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, Any]]:
        membership = active_membership_of(request)
        choices: list[tuple[str, Any]] = [(SERVICE, _("The service"))]
        if membership is None:
            return choices
        people = Membership.objects.for_issuer(membership.issuer.pk).select_related("user")
        choices += sorted(
            ((str(each.user_id), each.user.get_full_name()) for each in people),
            key=lambda choice: choice[1].lower(),
        )
        return [*choices, *key_choices(request)]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Any]) -> QuerySet[Any]:
        chosen = self.value()
        if not chosen:
            return queryset
        if chosen == SERVICE:
            return queryset.filter(actor_kind=ActorKind.SYSTEM.value)
        return queryset.filter(actor_id=chosen, mode__in=Mode.values)


class GroupFilter(admin.SimpleListFilter):
    """Entries about one subject."""

    title = _("area")
    parameter_name = "about"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, Any]]:
        return [(prefixes[0], title) for title, prefixes in sentences.GROUPS.items()]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Any]) -> QuerySet[Any]:
        if not self.value():
            return queryset
        return queryset.filter(
            action__in=sentences.actions_of(str(self.value())), mode__in=Mode.values
        )


class AtFilter(DaysFilter):
    """Entries of some days."""

    def between(
        self, queryset: QuerySet[Any], first: date | None, last: date | None
    ) -> QuerySet[Any]:
        zone = timezone.get_current_timezone_name()
        after = queryset.filter(at__gte=start_of_day(first, zone)) if first else queryset
        return after.filter(at__lt=end_of_day(last, zone)) if last else after


MAX_EXPORTED = 20_000  # entries of one file: the newest; a narrower filter reaches the others
HEADER = ("at", "id", "mode", "actorKind", "actor", "actorId", "action", "what", "target")
HEADER_END = ("changes", "requestId", "network", "position")


@admin.register(AuditEntry)
class AuditEntryAdmin(UncountedList, TenantAdmin):
    """The list of audit entries. It follows the index (issuer, at), and is not counted."""

    empty_hint = _("Each change is recorded here with who made it, when, and from where.")
    list_display = ("when", "what", "details", "shown_mode")
    list_filter = (EveryModeFilter, GroupFilter, ActorFilter, ("at", AtFilter))
    list_filter_submit = True
    list_select_related = ("issuer",)
    list_before_template = "admin/accounts/auditentry/list_before.html"
    search_fields = ("=action", "=target", "=actor_id", "=request_id")
    search_help_text = _(
        "An action, an id, the number of a certificate, or a request id: all of it"
    )
    sortable_by = ()
    ordering = ("-at", "-id")
    actions = None
    fields = (
        "when",
        "what",
        "who",
        "about",
        "changed",
        "action",
        "shown_mode",
        "shown_request_id",
        "ip",
        "public_id",
        "sealed",
    )
    readonly_fields = fields

    def get_queryset(self, request: HttpRequest) -> QuerySet[Any]:
        rows: QuerySet[Any] = super().get_queryset(request)
        if active_membership_of(request) is None and is_platform_admin(request):
            rows = AuditEntry.objects.filter(issuer=None).order_by(*self.ordering)
        return rows.defer("txid")

    def get_search_results(
        self, request: HttpRequest, queryset: QuerySet[Any], search_term: str
    ) -> tuple[QuerySet[Any], bool]:
        """Also by the number that the sentences call a certificate by."""
        membership, typed = active_membership_of(request), search_term.strip()
        targets = (
            sentences.find_targets(membership.issuer.pk, typed) if membership and typed else []
        )
        if targets:
            return queryset.filter(target__in=targets), False
        rows: tuple[QuerySet[Any], bool] = super().get_search_results(
            request, queryset, search_term
        )
        return rows

    def get_changelist_instance(self, request: HttpRequest) -> Any:
        changelist = super().get_changelist_instance(request)
        sentences.attach_names(changelist.result_list)
        return changelist

    def get_object(
        self, request: HttpRequest, object_id: str, from_field: str | None = None
    ) -> AuditEntry | None:
        entry: AuditEntry | None = super().get_object(request, object_id, from_field)
        sentences.attach_names([entry] if entry else [])
        return entry

    def get_urls(self) -> list[URLPattern]:
        return [self.page_path("export/", self.export, "export"), *super().get_urls()]

    def has_view_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Operators see the platform's entries, and those of an issuer that they have entered."""
        if active_membership_of(request) is None:
            return is_platform_admin(request)
        return super().has_view_permission(request, obj)

    def row_title(self, obj: AuditEntry) -> str:
        return strip_tags(sentences.sentence_display(obj))

    # --- what is shown ------------------------------------------------------------------------

    @admin.display(description=_("when"))
    def when(self, entry: AuditEntry) -> SafeString:
        return format_html('<span class="whole">{}</span>', sentences.moment_display(entry.at))

    @admin.display(description=_("what happened"))
    def what(self, entry: Any) -> SafeString:
        return sentences.sentence_display(entry)

    @admin.display(description=_("who"))
    def who(self, entry: Any) -> SafeString | str:
        return sentences.actor_display(entry)

    @admin.display(description=_("about"))
    def about(self, entry: Any) -> SafeString:
        return format_html("{} · {}", entry.shown_target.html(), entry.target)

    @admin.display(description=_("changes"))
    def details(self, entry: AuditEntry) -> SafeString | str:
        return sentences.details_display(entry)

    @admin.display(description=_("changes"))
    def changed(self, entry: AuditEntry) -> SafeString | str:
        return sentences.changes_display(entry)

    @admin.display(description=_("request"))
    def shown_request_id(self, entry: AuditEntry) -> SafeString | str:
        is_key = entry.actor_kind == ActorKind.KEY.value
        return request_log_link(entry.request_id) if is_key else entry.request_id

    @admin.display(description=_("id"))
    def public_id(self, entry: AuditEntry) -> str:
        return entry.public_id

    @admin.display(description=_("seal"))
    def sealed(self, entry: AuditEntry) -> SafeString:
        if entry.seal is None:
            return badge(_("Not sealed yet"), "info")
        return format_html("{} · {}", entry.position, bytes(entry.seal).hex())

    # --- export -------------------------------------------------------------------------------

    def export(self, request: HttpRequest) -> HttpResponse:
        """A CSV file of the entries that the list shows; the export itself becomes an entry."""
        membership = active_membership_of(request)
        if request.method != "POST" or membership is None or not self.has_view_permission(request):
            raise PermissionDenied
        rows = list(self.get_changelist_instance(request).queryset[: MAX_EXPORTED + 1])
        if len(rows) > MAX_EXPORTED:
            text = gettext("At most %(count)s entries fit into one file. Choose fewer days.")
            self.message_user(request, text % {"count": MAX_EXPORTED}, messages.ERROR)
            return HttpResponseRedirect(f"{self.list_url(request)}?{request.GET.urlencode()}")
        content = b"".join(csv_for_people([csv_lines(_lines(sentences.attach_names(rows)))]))
        stated = {"entries": len(rows), "filter": sorted(request.GET)}
        with transaction.atomic():
            record(
                self.request_context(request),
                "audit.exported",
                membership.issuer.public_id,
                audit.initial_values(stated),
            )
        response = HttpResponse(content, content_type="text/csv; charset=utf-8")
        name = f"audit-{timezone.localdate():%Y-%m-%d}.csv"
        response["Content-Disposition"] = f'attachment; filename="{name}"'
        return response


def _lines(entries: list[Any]) -> Iterator[tuple[object, ...]]:
    """The head, and a line for each entry: for people its sentence, for programs its codes."""
    yield (*HEADER, *HEADER_END)
    for entry in entries:
        yield (
            entry.at.isoformat(),
            entry.public_id,
            entry.mode,
            entry.actor_kind,
            strip_tags(sentences.actor_display(entry)),
            entry.actor_id,
            entry.action,
            strip_tags(sentences.sentence_display(entry)),
            entry.target,
            json.dumps(entry.changes, ensure_ascii=False, default=str),
            entry.request_id,
            entry.ip,
            entry.position,
        )
