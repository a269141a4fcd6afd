"""The delivery log in the back office: list, search, page of one delivery with its attempts, send again."""

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any

import orjson
from django.contrib import admin, messages
from django.contrib.admin.views.main import SEARCH_VAR
from django.core.exceptions import PermissionDenied
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.template.response import TemplateResponse
from django.urls import URLPattern, reverse
from django.utils import timezone
from django.utils.formats import date_format
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.text import Truncator
from django.utils.translation import gettext, gettext_lazy as _, ngettext

from accounts.audit.sentences import find_rows
from accounts.back_office.pages import badge
from accounts.back_office.tenancy import ModeFilter, TenantAdmin, UncountedList
from accounts.errors import ServiceError
from accounts.scopes import Role
from lib import ids
from webhooks.event_types import in_words
from webhooks.events.admin import about_display, attach_subjects, words_display
from webhooks.lifecycle import AttemptOutcome, DeliveryState, WebhooksPrefix
from webhooks.models import Attempt, Delivery, Endpoint, Event

from .admin_filters import (
    CREATED,
    CreatedFilter,
    DeliveryStateFilter,
    EndpointFilter,
    HttpStatusFilter,
    OutcomeFilter,
    ResendMatchingPage,
    TypeFilter,
    too_broad,
)
from .operations import ENCRYPTED_COLUMNS, retry_delivery


def outcome_badge(outcome: str | None, status: int | None) -> SafeString | str:
    """A badge with the HTTP status of an attempt, or with its outcome where there was no answer."""
    if outcome is None:
        return "–"
    word = str(status) if status else AttemptOutcome(outcome).label
    return badge(word, "success" if outcome == AttemptOutcome.HTTP_2XX else "danger")


MASK = "••••••••"
LONG = 1500  # characters from which a body is folded
SOON = timedelta(seconds=30)  # an attempt that is due so soon is waited for
TEMPLATE = "admin/webhooks/delivery/live.html"


def _attempt(row: Attempt) -> dict[str, Any]:
    body = _body(row.body)
    return {
        "row": row,
        "badge": outcome_badge(row.outcome, row.status),
        "headers": [(str(name), str(value)) for name, value in row.headers.items()],
        "body": body,
    }


def _body(text: str) -> dict[str, Any]:
    """A body for reading: JSON with line breaks; `long` ones are folded."""
    try:
        shown = orjson.dumps(orjson.loads(text), option=orjson.OPT_INDENT_2).decode()
    except orjson.JSONDecodeError:
        shown = text
    return {"text": shown, "long": len(shown) > LONG}


def _request_headers(delivery: Delivery) -> list[tuple[str, str]]:
    """The headers of each attempt: signature and own headers are secrets, and masked."""
    endpoint = Endpoint.objects.for_issuer(delivery.issuer_id).sealed().get(pk=delivery.endpoint_id)
    return [
        ("content-type", "application/json"),
        ("webhook-id", delivery.event.public_id),
        ("webhook-timestamp", str(_("time of the attempt"))),
        ("webhook-signature", f"v1,{MASK}"),
        *((name, MASK) for name in sorted(endpoint.own_headers or {})),
    ]


COLOURS = {
    DeliveryState.SUCCEEDED: "success",
    DeliveryState.EXHAUSTED: "danger",
    DeliveryState.HELD: "warning",
    DeliveryState.CANCELLED: "warning",
    DeliveryState.LEASED: "info",
}
SENDERS = frozenset({Role.OWNER, Role.ADMIN, Role.OPERATOR})
MAX_SELECTED = 100  # deliveries that one click sends again; more need a job
NAME = 20  # characters of an endpoint in the list
MAX_FOUND = 200  # events that a search looks at


def _local(moment: datetime) -> str:
    """An instant in local time, as list columns show it."""
    return date_format(timezone.localtime(moment), "DATETIME_FORMAT")


# --- list and page --------------------------------------------------------------------------------


@admin.register(Delivery)
class DeliveryAdmin(UncountedList, TenantAdmin):
    """The list is read along its indexes, newest first, and its rows are never counted."""

    empty_hint = _(
        "Each event that is sent to one of your webhooks becomes a delivery, with the answer of your system."
    )
    # What fits on a small screen in every language; the rest is on the delivery's page.
    list_display = (
        "words",
        "about",
        "shown_endpoint",
        "shown_state",
        "attempts",
        "result",
        "next_try",
        "created_at",
    )
    list_filter = (
        ModeFilter,
        EndpointFilter,
        DeliveryStateFilter,
        TypeFilter,
        OutcomeFilter,
        HttpStatusFilter,
        (CREATED, CreatedFilter),
    )
    list_filter_submit = True
    list_select_related = ("endpoint", "issuer", "event")
    sortable_by = ()
    ordering = ("-id",)
    list_before_template = "admin/webhooks/delivery/list_before.html"
    change_form_after_template = TEMPLATE
    search_fields = ("pk",)  # so that there is a field; see get_search_results
    search_help_text = _("A certificate number, or an id (cert_…, evt_…, dlv_…): all of it")
    actions = ("send_selected",)
    fields = (
        "shown_id",
        "event_link",
        "about",
        "endpoint_link",
        "shown_state",
        "result",
        "attempts",
        "next_try",
        "trigger",
        "created_at",
        "finished_at",
        "shown_until",
        "shown_mode",
    )
    readonly_fields = fields

    # --- permissions --------------------------------------------------------------------------

    def has_send_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return self.may(request, SENDERS)

    def get_queryset(self, request: HttpRequest) -> QuerySet[Any]:
        rows = super().get_queryset(request)
        return rows.defer("event__body", "event__txid", *ENCRYPTED_COLUMNS)

    def get_changelist_instance(self, request: HttpRequest) -> Any:
        changelist = super().get_changelist_instance(request)
        events = [delivery.event for delivery in changelist.result_list]
        attach_subjects(self.membership(request).issuer.pk, events)
        return changelist

    def get_object(
        self, request: HttpRequest, object_id: str, from_field: str | None = None
    ) -> Delivery | None:
        delivery: Delivery | None = super().get_object(request, object_id, from_field)
        if delivery is not None:
            attach_subjects(delivery.issuer_id, [delivery.event])
        return delivery

    def get_urls(self) -> list[URLPattern]:
        return [
            self.page_path("send-again/", self.send_matching, "send"),
            self.page_path("<path:object_id>/live/", self.live, "live"),
            *super().get_urls(),
        ]

    def changelist_view(
        self, request: HttpRequest, extra_context: dict[str, Any] | None = None
    ) -> HttpResponse:
        if refusal := too_broad(request.GET):
            self.message_user(request, refusal, messages.ERROR)
            rest = request.GET.copy()
            del rest[HttpStatusFilter.parameter_name]
            return HttpResponseRedirect(f"?{rest.urlencode()}")
        query = request.GET.urlencode()
        address = reverse("admin:webhooks_delivery_send") + (f"?{query}" if query else "")
        may_send = self.has_send_permission(request) and not request.GET.get(SEARCH_VAR)
        offered = {"send_again": address if may_send else None}
        response: HttpResponse = super().changelist_view(
            request, {**offered, **(extra_context or {})}
        )
        return response

    def row_title(self, obj: Delivery) -> str:
        return in_words(obj.event_type)

    # --- what is shown ------------------------------------------------------------------------

    @admin.display(description=_("event"))
    def words(self, delivery: Delivery) -> SafeString:
        return words_display(delivery.event_type)

    @admin.display(description=_("about"))
    def about(self, delivery: Delivery) -> SafeString | str:
        return about_display(delivery.event)

    @admin.display(description=_("event"))
    def event_link(self, delivery: Delivery) -> SafeString:
        address = reverse("admin:webhooks_event_change", args=[delivery.event_id])
        public_id = ids.encode(WebhooksPrefix.EVENT, delivery.event_id)
        link = '{} <a href="{}" class="text-link">{}</a>'
        return format_html(link, words_display(delivery.event_type), address, public_id)

    @admin.display(description=_("endpoint"))
    def endpoint_link(self, delivery: Delivery) -> SafeString:
        address = reverse("admin:webhooks_endpoint_change", args=[delivery.endpoint_id])
        return format_html('<a href="{}" class="text-link">{}</a>', address, delivery.endpoint)

    @admin.display(description=_("endpoint"))
    def shown_endpoint(self, delivery: Delivery) -> SafeString:
        name = str(delivery.endpoint)
        return format_html('<span title="{}">{}</span>', name, Truncator(name).chars(NAME))

    @admin.display(description=_("state"))
    def shown_state(self, delivery: Delivery) -> SafeString:
        state = DeliveryState(delivery.state)
        return badge(state.label, COLOURS.get(state, ""))

    @admin.display(description=_("last answer"))
    def result(self, delivery: Delivery) -> SafeString | str:
        return outcome_badge(delivery.last_outcome, delivery.last_status)

    @admin.display(description=_("next attempt"))
    def next_try(self, delivery: Delivery) -> str:
        return _local(delivery.next_at) if delivery.state == DeliveryState.PENDING else "–"

    @admin.display(description=_("can be sent again until"))
    def shown_until(self, delivery: Delivery) -> str:
        return _local(delivery.resendable_until)

    def get_search_results(
        self, request: HttpRequest, queryset: QuerySet[Any], search_term: str
    ) -> tuple[QuerySet[Any], bool]:
        """The deliveries that a text names: by their own id, their event's, or what that is about."""
        typed = search_term.strip()
        if not typed:
            return queryset, False
        if delivery_id := ids.parse(WebhooksPrefix.DELIVERY, typed):
            return queryset.filter(pk=delivery_id), False
        if event_id := ids.parse(WebhooksPrefix.EVENT, typed):
            return queryset.filter(event=event_id), False
        issuer_id = self.membership(request).issuer.pk
        events = Event.objects.for_issuer(issuer_id).filter(subject__in=find_rows(issuer_id, typed))
        return queryset.filter(
            event__in=list(events.values_list("pk", flat=True)[:MAX_FOUND])
        ), False

    # --- what changes on a page while an attempt is under way: it asks for itself again --------

    def changeform_view(
        self,
        request: HttpRequest,
        object_id: str | None = None,
        form_url: str = "",
        extra_context: dict[str, Any] | None = None,
    ) -> HttpResponse:
        delivery = self.get_object(request, object_id) if object_id else None
        shown = self.live_context(request, delivery) if delivery else {}
        return super().changeform_view(
            request, object_id, form_url, {**shown, **(extra_context or {})}
        )

    def live(self, request: HttpRequest, object_id: str) -> HttpResponse:
        """The fragment; a POST sends the delivery again first."""
        delivery: Delivery | None = self.get_object(request, object_id)
        if delivery is None:
            return self.is_gone(request, object_id)
        said = ""
        if request.method == "POST":
            if not self.has_send_permission(request):
                raise PermissionDenied
            forced = delivery.state == DeliveryState.SUCCEEDED
            said = self.sent(request, delivery, force=forced) or gettext("It is being sent.")
            delivery = self.get_object(request, object_id) or delivery
        if "HX-Request" not in request.headers:  # without the script: the page itself
            if said:
                messages.info(request, said)
            return HttpResponseRedirect(self.change_url(request, delivery))
        context = {**self.admin_site.each_context(request), "opts": self.opts, "said": said}
        return TemplateResponse(
            request, TEMPLATE, {**context, **self.live_context(request, delivery)}
        )

    def live_context(self, request: HttpRequest, delivery: Delivery) -> Mapping[str, Any]:
        """What the fragment shows: the last attempt in full, the others in a list."""
        attempts = [
            _attempt(row) for row in Attempt.objects.filter(delivery=delivery).order_by("-pk")
        ]
        waits = delivery.state == DeliveryState.LEASED or (
            delivery.state == DeliveryState.PENDING and delivery.next_at < timezone.now() + SOON
        )
        return {
            "delivery": delivery,
            "attempts": attempts,
            "latest": attempts[0] if attempts else None,
            "request_headers": _request_headers(delivery),
            "request_body": _body(
                bytes(delivery.event.body).decode() if delivery.event.body else ""
            ),
            "is_waiting": waits,
            "live_url": reverse("admin:webhooks_delivery_live", args=[delivery.pk]),
            "may_send": self.has_send_permission(request),
            "state_badge": self.shown_state(delivery),
        }

    # --- send again ---------------------------------------------------------------------------

    def send_matching(self, request: HttpRequest) -> HttpResponse:
        """Starts the job that sends again all that the list shows, once confirmed."""
        if not self.has_send_permission(request):
            raise PermissionDenied
        return ResendMatchingPage(self, request, []).respond()

    @admin.action(description=_("Send again"), permissions=["send"])
    def send_selected(self, request: HttpRequest, queryset: QuerySet[Delivery]) -> None:
        selected = list(queryset[: MAX_SELECTED + 1])
        if len(selected) > MAX_SELECTED:
            text = gettext("Select at most %(count)s deliveries at once.") % {"count": MAX_SELECTED}
            self.message_user(request, text, messages.ERROR)
            return
        done, refusal = 0, ""
        for delivery in selected:
            refused = self.sent(request, delivery, force=False)
            done, refusal = (done, refused) if refused else (done + 1, refusal)
        text = ngettext(
            "%(count)s delivery is sent again.", "%(count)s deliveries are sent again.", done
        )
        self.message_user(request, text % {"count": done}, messages.SUCCESS)
        if refusal:
            self.message_user(request, refusal, messages.WARNING)

    def sent(self, request: HttpRequest, delivery: Delivery, *, force: bool) -> str:
        """Send one delivery again; returns why not if the operation refuses."""
        try:
            retry_delivery(
                context=self.request_context(request, delivery.mode), delivery=delivery, force=force
            )
        except ServiceError as error:
            return error.detail()
        return ""
