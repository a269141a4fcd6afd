"""The request log in the back office: what API keys asked for, and why it was refused."""

from datetime import timedelta
from typing import Any

from django.contrib import admin
from django.contrib.admin.views.main import SEARCH_VAR
from django.db.models import QuerySet
from django.http import HttpRequest
from django.urls import reverse
from django.utils import timezone
from django.utils.functional import Promise
from django.utils.html import format_html, format_html_join
from django.utils.http import urlencode
from django.utils.safestring import SafeString
from django.utils.translation import gettext, gettext_lazy as _, ngettext

from accounts.audit import sentences
from accounts.back_office.active_membership import active_membership_of
from accounts.back_office.pages import badge, page_locale
from accounts.back_office.tenancy import ModeFilter, TenantAdmin, UncountedList
from accounts.errors import PROBLEMS, describe_code
from accounts.models import ApiKey, LoggedRequest
from accounts.scopes import AccountsPrefix
from lib import ids

MOST_KEYS = 200  # in the filter: the newest
SEARCHED = timedelta(days=7)  # by path, where no time is chosen
BAD_REQUEST, SERVER_ERROR = 400, 500


class AnswerFilter(admin.SimpleListFilter):
    """Requests by the class of their status."""

    title = _("answer")
    parameter_name = "answer"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, Any]]:
        return [
            ("failed", _("Refused or failed")),
            ("2xx", _("Success")),
            ("4xx", _("Refused (4xx)")),
            ("5xx", _("Failed here (5xx)")),
        ]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Any]) -> QuerySet[Any]:
        rows: Any = queryset
        if self.value() == "failed":
            rows = rows.failed()
        elif self.value() in dict(self.lookup_choices):
            rows = rows.in_class(self.value())
        own: QuerySet[Any] = rows
        return own


def key_choices(request: HttpRequest) -> list[tuple[str, Any]]:
    """The issuer's API keys, as choices of a filter."""
    membership = active_membership_of(request)
    if membership is None:
        return []
    keys = ApiKey.objects.for_issuer(membership.issuer.pk).only("name").order_by("-pk")
    return [(key.public_id, key.name) for key in keys[:MOST_KEYS]]


class KeyFilter(admin.SimpleListFilter):
    """Requests with one API key."""

    title = _("API key")
    parameter_name = "key"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, Any]]:
        return key_choices(request)

    def queryset(self, request: HttpRequest, queryset: QuerySet[Any]) -> QuerySet[Any]:
        if not self.value():
            return queryset
        return queryset.filter(key=ids.parse(AccountsPrefix.API_KEY, str(self.value())))


class TimeFilter(admin.SimpleListFilter):
    """The requests of the last hour, day or week."""

    title = _("time")
    parameter_name = "time"
    spans = {"hour": timedelta(hours=1), "day": timedelta(days=1), "week": timedelta(days=7)}

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, Any]]:
        return [
            ("hour", _("Last hour")),
            ("day", _("Last 24 hours")),
            ("week", _("Last 7 days")),
        ]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Any]) -> QuerySet[Any]:
        span = self.spans.get(str(self.value()))
        rows: Any = queryset
        own: QuerySet[Any] = rows.within(timezone.now() - span, None) if span else rows
        return own


@admin.register(LoggedRequest)
class LoggedRequestAdmin(UncountedList, TenantAdmin):
    """The list of requests. It follows the index (issuer, mode, id), and is not counted."""

    empty_hint = _(
        "Each request of your API keys appears here for 30 days, with how it was answered."
    )
    list_display = ("asked", "answered", "shown_key", "when", "shown_mode")
    list_display_links = ("asked",)
    list_filter = (ModeFilter, AnswerFilter, KeyFilter, TimeFilter)
    list_filter_submit = True
    list_select_related = ("key",)
    search_fields = ("pk",)  # so that there is a field; see get_search_results
    search_help_text = _(
        "A request id, an error code, or the beginning of a path (/api/external/…: in the last 7 days, unless a time is chosen)"
    )
    sortable_by = ()
    ordering = ("-id",)
    actions = None
    fields = (
        "asked",
        "answered",
        "explained",
        "faulty",
        "shown_key",
        "about",
        "shown_parameters",
        "when",
        "duration",
        "shown_mode",
        "shown_id",
    )
    readonly_fields = fields

    def get_object(
        self, request: HttpRequest, object_id: str, from_field: str | None = None
    ) -> LoggedRequest | None:
        entry: LoggedRequest | None = super().get_object(request, object_id, from_field)
        if entry is not None:
            entry.target = _named_in(entry.path)  # type: ignore[attr-defined]
            sentences.attach_targets([entry])
        return entry

    def get_search_results(
        self, request: HttpRequest, queryset: QuerySet[Any], search_term: str
    ) -> tuple[QuerySet[Any], bool]:
        """By path, by error code, or by request id."""
        typed, rows = search_term.strip(), queryset
        own: Any = rows
        if typed.startswith("/"):
            if TimeFilter.parameter_name not in request.GET:
                own = own.within(timezone.now() - SEARCHED, None)
            rows = own.on_path(typed)
        elif typed in PROBLEMS:
            rows = own.with_code(typed)
        elif typed:
            rows = own.with_request_id(typed)
        return rows, False

    # --- what is shown ------------------------------------------------------------------------

    @admin.display(description=_("request"))
    def asked(self, entry: LoggedRequest) -> SafeString:
        return format_html(
            '<span style="overflow-wrap: anywhere">{} {}</span>', entry.method, entry.path
        )

    @admin.display(description=_("answer"))
    def answered(self, entry: LoggedRequest) -> SafeString:
        tone = "success"
        if entry.status >= BAD_REQUEST:
            tone = "danger" if entry.status >= SERVER_ERROR else "warning"
        title = describe_code(entry.code, {}) if entry.code else ""
        return format_html("{} {}", badge(entry.status, tone), title)

    @admin.display(description=_("what it means"))
    def explained(self, entry: LoggedRequest) -> SafeString | str:
        problem = PROBLEMS.get(entry.code)
        if problem is None:
            return "–"
        address = f"{reverse('docs-errors', kwargs={'locale': page_locale()})}#{entry.code}"
        return format_html(
            '<div>{} {}</div><div><a href="{}" class="text-link">{}</a></div>',
            str(problem.meaning).replace("`", ""),
            str(problem.remedy).replace("`", ""),
            address,
            gettext("Look up %(code)s") % {"code": entry.code},
        )

    @admin.display(description=_("faulty fields"))
    def faulty(self, entry: LoggedRequest) -> SafeString | str:
        lines = (
            (fault.get("pointer") or f"?{fault['parameter']}", describe_code(fault["code"], {}))
            for fault in entry.faults
        )
        return format_html_join("", "<div><code>{}</code>: {}</div>", lines) or "–"

    @admin.display(description=_("API key"))
    def shown_key(self, entry: LoggedRequest) -> SafeString:
        address = reverse("admin:accounts_apikey_change", args=[entry.key_id])
        return format_html('<a href="{}" class="text-link">{}</a>', address, entry.key.name)

    @admin.display(description=_("about"))
    def about(self, entry: Any) -> SafeString | str:
        return entry.shown_target.html() or "–"

    @admin.display(description=_("query parameters"))
    def shown_parameters(self, entry: LoggedRequest) -> str:
        return ", ".join(entry.parameters) or "–"

    @admin.display(description=_("when"))
    def when(self, entry: LoggedRequest) -> SafeString:
        return format_html('<span class="whole">{}</span>', sentences.moment_display(entry.at))

    @admin.display(description=_("duration"))
    def duration(self, entry: LoggedRequest) -> str:
        text = ngettext("%(count)s millisecond", "%(count)s milliseconds", entry.duration_ms)
        return text % {"count": entry.duration_ms}

    @admin.display(description=_("request id"))
    def shown_id(self, entry: LoggedRequest) -> str:
        return entry.request_id


def _named_in(path: str) -> str:
    """The public id in a path; empty where it holds none."""
    parts = (part for part in path.split("/") if "_" in part)
    return next(parts, "")


def request_log_link(request_id: str, text: str | Promise = "") -> SafeString | str:
    """A link to what the request log knows of this request id; empty without one."""
    if not request_id:
        return ""
    query = urlencode({SEARCH_VAR: request_id})
    address = f"{reverse('admin:accounts_loggedrequest_changelist')}?{query}"
    return format_html('<a href="{}" class="text-link">{}</a>', address, text or request_id)
