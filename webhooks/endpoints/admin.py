"""Webhook endpoints in the back office: list, form, health, actions."""

from typing import Any, ClassVar

from django.contrib import admin, messages
from django.contrib.admin.utils import unquote
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.utils import timezone
from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy as _
from unfold.views import ChangeList

from accounts.admin.foundation.active_membership import active_membership_of
from accounts.admin.foundation.badges import badge, mode_badge
from accounts.admin.foundation.filters import ModeFilter
from accounts.admin.foundation.reauthentication import reauthenticated, require_recent_proof
from accounts.admin.foundation.tenancy import TenantAdmin
from accounts.errors import ServiceError
from accounts.scopes import Scope, roles_with
from webhooks.lifecycle import EndpointState
from webhooks.models import Endpoint

from . import operations as endpoints
from .actions import ACTIONS, SHOWN_FIRST, EndpointActions, available_actions
from .charts import attempt_charts
from .forms import EndpointForm
from .health import AttemptCounts, EndpointHealth, attempt_counts, endpoint_health
from .secrets import secrets_of

WHAT_NEXT = _(
    "After saving you get the secret by which your system checks that an event is from here. Then send a test event from the endpoint's page, and see in the deliveries what your system answered."
)


class EndpointList(ChangeList):
    """Loads the attempt counts of all endpoints of a page in one query."""

    def get_results(self, request: HttpRequest) -> None:
        super().get_results(request)
        counts = attempt_counts(self.result_list, now=timezone.now())
        for endpoint in self.result_list:
            endpoint._attempts = counts.get(endpoint.pk, AttemptCounts())


@admin.register(Endpoint)
@reauthenticated("add_view", "secret", "rotate")
class EndpointAdmin(EndpointActions, TenantAdmin):
    """Settings are a form; health, which the courier writes, is shown read-only beside it."""

    writers = roles_with(Scope.WEBHOOKS_MANAGE)
    # Only members decide where events go, with which headers and secret. An operator acting for the
    # issuer may ping, stop and send again.
    members_only = True
    form = EndpointForm
    empty_hint = _(
        "An endpoint is an address of yours that is told of each new certificate and of each change of status."
    )
    list_display = ("name", "shown_state", "health", "shown_mode", "created_at")
    list_display_links = ("name",)
    list_filter = (ModeFilter, "state")
    list_select_related = ("issuer",)
    search_fields = ("url", "description")
    ordering = ("-id",)
    radio_fields: ClassVar[dict[str, int]] = {"mode": admin.VERTICAL}
    actions_detail = (
        *SHOWN_FIRST,
        {
            "title": _("More"),
            "icon": "more_horiz",
            "items": [n for n in ACTIONS if n not in SHOWN_FIRST],
        },
    )
    change_form_outer_before_template = "admin/webhooks/endpoint/charts.html"
    settings_fields = ("url", "description", "events", "own_headers", "rate_limit")
    health_fields = (
        "shown_id",
        "shown_state",
        "health",
        "answer_time",
        "waiting",
        "failing_since",
        "shown_mode",
    )

    def get_queryset(self, request: HttpRequest) -> QuerySet[Any]:
        rows: Any = super().get_queryset(request)
        sealed: QuerySet[Any] = rows.sealed()
        return sealed

    def get_changelist(self, request: HttpRequest, **kwargs: Any) -> type[ChangeList]:
        return EndpointList

    def get_fieldsets(self, request: HttpRequest, obj: Endpoint | None = None) -> Any:
        if obj is None:
            fields = (*self.settings_fields[:2], "mode", *self.settings_fields[2:])
            return [(None, {"fields": fields, "description": WHAT_NEXT})]
        shown = [(_("Last 24 hours"), {"fields": self.health_fields})]
        if self.has_change_permission(request, obj):
            return [*shown, (_("Settings"), {"fields": self.settings_fields})]
        return [*shown, (_("Settings"), {"fields": ("url", "description", "events", "rate_limit")})]

    def get_readonly_fields(self, request: HttpRequest, obj: Endpoint | None = None) -> Any:
        return () if obj is None else self.health_fields

    def has_secret_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return self.may(request, self.writers)

    def has_stop_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return self.has_operate_permission(request)

    def has_operate_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """The queryset holds only endpoints of the issuer, so the object needs no check."""
        membership = active_membership_of(request)
        return membership is not None and membership.may_write(self.writers)

    def get_actions_detail(self, request: HttpRequest, object_id: str) -> Any:
        endpoint = self.get_object(request, unquote(str(object_id)))
        names = available_actions(endpoint) if endpoint else ()
        actions = super().get_actions_detail(request, object_id)
        return [
            action for action in actions if action.action_name.partition("endpoint_")[2] in names
        ]

    # --- what is shown ------------------------------------------------------------------------

    @admin.display(description=_("endpoint"))
    def name(self, endpoint: Endpoint) -> str:
        return str(endpoint)

    @admin.display(description=_("id"))
    def shown_id(self, endpoint: Endpoint) -> str:
        return endpoint.public_id

    @admin.display(description=_("mode"))
    def shown_mode(self, endpoint: Endpoint) -> SafeString:
        return mode_badge(endpoint.mode)

    @admin.display(description=_("state"))
    def shown_state(self, endpoint: Endpoint) -> SafeString:
        if endpoint.state == EndpointState.DISABLED:
            reason = endpoint.get_disabled_reason_display()
            return badge(f"{EndpointState.DISABLED.label}: {reason}", "danger")
        if endpoint.failing_since is None:
            return badge(EndpointState.ACTIVE.label, "success")
        text = _("Failing: %(count)s in a row") if endpoint.failures else _("Failing")
        return badge(str(text) % {"count": endpoint.failures}, "warning")

    @admin.display(description=_("delivered"))
    def health(self, endpoint: Endpoint) -> str:
        counts: AttemptCounts = getattr(endpoint, "_attempts", None) or _health(endpoint)
        if counts.success_rate is None:
            return "–"
        total = counts.succeeded + counts.failed
        return f"{counts.success_rate} % ({counts.succeeded} / {total})"

    @admin.display(description=_("answers after"))
    def answer_time(self, endpoint: Endpoint) -> str:
        health = _health(endpoint)
        return "–" if health.answer_ms is None else f"{health.answer_ms} ms"

    @admin.display(description=_("not delivered yet"))
    def waiting(self, endpoint: Endpoint) -> str:
        health = _health(endpoint)
        text = _("%(waiting)s waiting, %(held)s held")
        return str(text) % {"waiting": health.waiting, "held": health.held}

    # --- made and changed ---------------------------------------------------------------------

    def changeform_view(
        self,
        request: HttpRequest,
        object_id: str | None = None,
        form_url: str = "",
        extra_context: dict[str, Any] | None = None,
    ) -> HttpResponse:
        """The form, below the charts of what was delivered lately."""
        endpoint = self.get_object(request, unquote(object_id)) if object_id else None
        charts = attempt_charts(endpoint, now=timezone.now()) if endpoint else ()
        shown = {"charts": charts, **(extra_context or {})}
        return super().changeform_view(request, object_id, form_url, shown)

    def add_view(
        self, request: HttpRequest, form_url: str = "", extra_context: dict[str, Any] | None = None
    ) -> HttpResponse:
        """Shows on the list what only the operation refuses, such as the plan's limit."""
        try:
            response: HttpResponse = super().add_view(request, form_url, extra_context)
        except ServiceError as error:
            self.message_user(request, error.detail(), messages.ERROR)
            return HttpResponseRedirect(self.list_url(request))
        return response

    def write(self, request: HttpRequest, obj: Endpoint, form: Any, *, change: bool) -> Endpoint:
        assert isinstance(form, EndpointForm)
        draft = form.draft()
        context = self.request_context(request, obj.mode)
        if change and "url" in form.changed_data:
            require_recent_proof(request)
        if change:
            return endpoints.change_endpoint(context=context, endpoint=obj, stated=draft.stated())
        return endpoints.create_endpoint(context=context, draft=draft)

    def response_add(
        self, request: HttpRequest, obj: Endpoint, post_url_continue: str | None = None
    ) -> HttpResponse:
        shown = secrets_of(obj, now=timezone.now())
        return self.show_secret(request, obj, shown, _("The endpoint was added"))


def _health(endpoint: Endpoint) -> EndpointHealth:
    """The endpoint's health, read once for all columns that show it."""
    if not hasattr(endpoint, "_health"):
        endpoint._health = endpoint_health(endpoint, now=timezone.now())  # type: ignore[attr-defined]
    health: EndpointHealth = endpoint._health  # type: ignore[attr-defined]
    return health
