"""Webhook endpoints in the back office: list, form, health, actions."""

import json
from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any, ClassVar

from django.contrib import admin, messages
from django.contrib.admin.utils import unquote
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils import timezone
from django.utils.formats import date_format, number_format, time_format
from django.utils.safestring import SafeString
from django.utils.timezone import localdate, localtime
from django.utils.translation import gettext, gettext_lazy as _, ngettext
from unfold.enums import ActionVariant
from unfold.views import ChangeList

from accounts.back_office.active_membership import active_membership_of
from accounts.back_office.charts import Bars, Chart
from accounts.back_office.pages import ConfirmPage, badge, confirm_button
from accounts.back_office.reauthentication import reauthenticated, require_recent_proof
from accounts.back_office.tenancy import ModeFilter, TenantAdmin
from accounts.errors import ServiceError
from accounts.scopes import Scope, roles_with
from webhooks.deliveries.admin_filters import ReplayPage
from webhooks.lifecycle import DeliveryState, EndpointState
from webhooks.models import Endpoint

from . import operations as endpoints
from .forms import EndpointForm, NewSecretForm, SampleForm
from .health import (
    AttemptCounts,
    EndpointHealth,
    attempt_counts,
    attempts_by_hour,
    count_deliveries,
    endpoint_health,
)

HOURS, DAYS = 24, 7
DELIVERED_COLOUR, FAILED_COLOUR = "var(--color-primary-500)", "var(--color-red-500)"


# --- charts of attempts ---------------------------------------------------------------------------


def attempt_charts(endpoint: Endpoint, *, now: datetime) -> Sequence[Chart]:
    """The last 24 hours by hour and the last 7 days by day, in the local time zone."""
    hour = now.replace(minute=0, second=0, microsecond=0)
    counts = attempts_by_hour(endpoint, since=hour - timedelta(days=DAYS))
    hours = [hour - timedelta(hours=ago) for ago in reversed(range(HOURS))]
    by_hour = [
        (time_format(localtime(each), "TIME_FORMAT"), counts.get(each, AttemptCounts()))
        for each in hours
    ]
    return [
        _chart(gettext("Attempts in the last 24 hours"), by_hour),
        _chart(gettext("Attempts in the last 7 days"), _by_day(counts, now)),
    ]


def _by_day(
    counts: Mapping[datetime, AttemptCounts], now: datetime
) -> list[tuple[str, AttemptCounts]]:
    today = localdate(now)
    days = {today - timedelta(days=ago): AttemptCounts() for ago in reversed(range(DAYS))}
    for hour, each in counts.items():
        if (day := localdate(hour)) in days:
            days[day] = _sum([days[day], each])
    return [(date_format(day, "MONTH_DAY_FORMAT"), each) for day, each in days.items()]


def _chart(title: str, rows: Sequence[tuple[str, AttemptCounts]]) -> Chart:
    delivered = [each.succeeded for _label, each in rows]
    failed = [each.failed for _label, each in rows]
    return Chart(
        title=title,
        summary=_summary(_sum([each for _label, each in rows])),
        axis=gettext("When"),
        labels=[label for label, _each in rows],
        bars=[
            Bars(gettext("delivered"), delivered, DELIVERED_COLOUR, "attempts"),
            Bars(gettext("failed"), failed, FAILED_COLOUR, "attempts"),
        ],
    )


def _summary(total: AttemptCounts) -> str:
    """How many attempts there were, and how many of them succeeded."""
    attempts = total.succeeded + total.failed
    if not attempts:
        return gettext("No attempt in this time.")
    text = ngettext(
        "%(rate)s %% of %(count)s attempt was delivered, %(failed)s failed.",
        "%(rate)s %% of %(count)s attempts were delivered, %(failed)s failed.",
        attempts,
    )
    return text % {
        "rate": total.success_rate,
        "count": number_format(attempts, force_grouping=True),
        "failed": number_format(total.failed, force_grouping=True),
    }


def _sum(counts: Sequence[AttemptCounts]) -> AttemptCounts:
    return AttemptCounts(
        succeeded=sum(each.succeeded for each in counts), failed=sum(each.failed for each in counts)
    )


ACTIONS = ("sample", "secret", "rotate", "replay", "enable", "release", "disable", "forget")
SHOWN_FIRST = ("enable", "release", "sample")  # the others are behind "More"
SECRET_PAGE = "admin/webhooks/endpoint/secret.html"  # noqa: S105  (the name of a template)


# --- actions: each asks for confirmation, then calls one operation --------------------------------


def available_actions(endpoint: Endpoint) -> set[str]:
    """The names of the actions that make sense for this endpoint now."""
    names = set(ACTIONS)
    names -= {"disable"} if endpoint.state == EndpointState.DISABLED else {"enable"}
    if not count_deliveries(endpoint, DeliveryState.HELD):
        names -= {"release"}
    return names


class EndpointPage(ConfirmPage):
    """Base of the confirmation pages of one endpoint."""

    def target(self) -> dict[str, Any]:
        """The request context and the endpoint, as the operations take them."""
        return {"context": self.request_context(), "endpoint": self.row}


class SendSamplePage(EndpointPage):
    """Shows the body of a sample event, and sends it."""

    title = _("Send a sample event to this endpoint")
    button = _("Send")
    preview = _("Show the body")
    danger = False
    template = "admin/webhooks/endpoint/sample.html"
    form_class = SampleForm

    def make_form(self, data: Any) -> SampleForm:
        return SampleForm(data, initial={"type": endpoints.suggested_type(self.row)})

    def context(self, form: SampleForm) -> Mapping[str, Any]:
        chosen = (
            form.cleaned_data["type"]
            if form.is_valid()
            else form.get_initial_for_field(form.fields["type"], "type")
        )
        body = endpoints.preview_sample(self.row, chosen)
        return {"body": {"text": json.dumps(body, indent=2, ensure_ascii=False)}}

    def perform(self, form: SampleForm) -> HttpResponse:
        delivery = endpoints.send_sample(type=form.cleaned_data["type"], **self.target())
        return HttpResponseRedirect(reverse("admin:webhooks_delivery_change", args=[delivery.pk]))


class RevealSecretPage(EndpointPage):
    """Shows the secret, and writes an audit entry."""

    title = _("Show the secret? The audit records that you looked at it.")
    button = _("Show")
    danger = False

    def perform(self, form: None) -> HttpResponse:
        secrets = endpoints.reveal_secret(**self.target())
        page: HttpResponse = self.admin.show_secret(
            self.request, self.row, secrets, _("The secret of this endpoint")
        )
        return page


class RotateSecretPage(EndpointPage):
    """Makes a new secret and shows it."""

    title = _("Make a new secret?")
    button = _("Make a new one")
    danger = False
    form_class = NewSecretForm

    def perform(self, form: NewSecretForm) -> HttpResponse:
        target = self.target()
        changed = endpoints.rotate_secret(overlap=form.cleaned_data["overlap"], **target)
        page: HttpResponse = self.admin.show_secret(
            self.request,
            changed,
            endpoints.secrets_of(changed, now=target["context"].now),
            _("The endpoint has a new secret"),
        )
        return page


class EnableEndpointPage(EndpointPage):
    """Enables the endpoint."""

    title = _("Send to this endpoint again? Held deliveries stay held.")
    button = _("Enable")
    danger = False
    release: ClassVar[bool] = False  # whether held deliveries are sent too

    def perform(self, form: None) -> None:
        endpoints.enable_endpoint(release=self.release, **self.target())


class ReleaseHeldPage(EnableEndpointPage):
    """Enables the endpoint and sends its held deliveries."""

    title = _("Send to this endpoint again, including held deliveries?")
    button = _("Send")
    release = True


class DisableEndpointPage(EndpointPage):
    """Disables the endpoint."""

    title = _("Stop sending to this endpoint? New deliveries are held until it is enabled again.")
    button = _("Disable")

    def perform(self, form: None) -> None:
        endpoints.disable_endpoint(**self.target())


class DeleteEndpointPage(EndpointPage):
    """Deletes the endpoint."""

    title = _("Delete this endpoint for good? Its unfinished deliveries are cancelled.")
    button = _("Delete")

    def perform(self, form: None) -> HttpResponse:
        endpoints.delete_endpoint(**self.target())
        return HttpResponseRedirect(self.list_url())


WHAT_NEXT = _(
    "After saving you get the secret by which your system checks that an event is from here. Then send a test event from the endpoint's page, and see in the deliveries what your system answered."
)


# --- list and page --------------------------------------------------------------------------------


class EndpointList(ChangeList):
    """Loads the attempt counts of all endpoints of a page in one query."""

    def get_results(self, request: HttpRequest) -> None:
        super().get_results(request)
        counts = attempt_counts(self.result_list, now=timezone.now())
        for endpoint in self.result_list:
            endpoint._attempts = counts.get(endpoint.pk, AttemptCounts())


@admin.register(Endpoint)
@reauthenticated("add_view", "secret", "rotate")
class EndpointAdmin(TenantAdmin):
    """Settings are a form; health, which the courier writes, is shown read-only beside it."""

    writers = roles_with(Scope.WEBHOOKS_MANAGE)
    # Only members decide where events go, with which headers and secret. A platform admin acting for the
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
    sample = confirm_button(
        "sample", SendSamplePage, "operate", _("Send a sample"), icon="network_ping"
    )
    secret = confirm_button("secret", RevealSecretPage, "secret", _("Show the secret"), icon="key")
    rotate = confirm_button("rotate", RotateSecretPage, "secret", _("New secret"), icon="autorenew")
    enable = confirm_button("enable", EnableEndpointPage, "operate", _("Enable"), icon="play_arrow")
    release = confirm_button(
        "release", ReleaseHeldPage, "operate", _("Enable and send held deliveries"), icon="outbox"
    )
    disable = confirm_button("disable", DisableEndpointPage, "operate", _("Disable"), icon="pause")
    forget = confirm_button(
        "forget",
        DeleteEndpointPage,
        "operate",
        _("Delete"),
        icon="delete",
        variant=ActionVariant.DANGER,
    )
    replay = confirm_button(
        "replay", ReplayPage, "operate", _("Send everything again since …"), icon="replay"
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

    def has_operate_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """The queryset holds only endpoints of the issuer, so the object needs no check."""
        membership = active_membership_of(request)
        return membership is not None and membership.may_write(self.writers)

    def offered_buttons(self, request: HttpRequest, row: Endpoint, buttons: list[Any]) -> list[Any]:
        names = available_actions(row)
        return [each for each in buttons if each.action_name.partition("endpoint_")[2] in names]

    # --- what is shown ------------------------------------------------------------------------

    @admin.display(description=_("endpoint"))
    def name(self, endpoint: Endpoint) -> str:
        return str(endpoint)

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
        context = self.request_context(request, obj.mode)
        if change and "url" in form.changed_data:
            require_recent_proof(request)
        if change:
            return endpoints.change_endpoint(context=context, endpoint=obj, stated=form.stated())
        return endpoints.create_endpoint(context=context, stated=form.stated())

    def response_add(
        self, request: HttpRequest, obj: Endpoint, post_url_continue: str | None = None
    ) -> HttpResponse:
        shown = endpoints.secrets_of(obj, now=timezone.now())
        return self.show_secret(request, obj, shown, _("The endpoint was added"))

    def show_secret(
        self,
        request: HttpRequest,
        endpoint: Endpoint,
        secrets: endpoints.EndpointSecrets,
        title: Any,
    ) -> HttpResponse:
        """The page with the secret."""
        return self.page(
            request,
            SECRET_PAGE,
            title,
            endpoint=endpoint,
            secret=secrets.current,
            until=secrets.old_until,
        )


def _health(endpoint: Endpoint) -> EndpointHealth:
    """The endpoint's health, read once for all columns that show it."""
    if not hasattr(endpoint, "_health"):
        endpoint._health = endpoint_health(endpoint, now=timezone.now())  # type: ignore[attr-defined]
    health: EndpointHealth = endpoint._health  # type: ignore[attr-defined]
    return health
