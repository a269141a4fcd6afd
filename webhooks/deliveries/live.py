"""The part of a delivery's page that changes: attempts, request and answer side by side, send again in place."""

from collections.abc import Mapping
from datetime import timedelta
from typing import Any

import orjson
from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.template.response import TemplateResponse
from django.urls import URLPattern, reverse
from django.utils import timezone
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from accounts.admin.foundation.tenancy import TenantAdmin
from webhooks.lifecycle import DeliveryState
from webhooks.models import Attempt, Delivery, Endpoint

from .badges import outcome_badge

MASK = "••••••••"
LONG = 1500  # characters from which a body is folded
SOON = timedelta(seconds=30)  # an attempt that is due so soon is waited for
TEMPLATE = "admin/webhooks/delivery/live.html"


class LiveDelivery(TenantAdmin):
    """Serves the fragment, which asks for itself again while an attempt is under way."""

    change_form_after_template = TEMPLATE

    def get_urls(self) -> list[URLPattern]:
        return [
            self.page_path("<path:object_id>/live/", self.live, "live"),
            *super().get_urls(),
        ]

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

    def has_send_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Whether this person may send deliveries again."""
        raise NotImplementedError

    def sent(self, request: HttpRequest, delivery: Delivery, *, force: bool) -> str:
        """Send one delivery again; returns why not if the operation refuses."""
        raise NotImplementedError

    def shown_state(self, delivery: Delivery) -> Any:
        """The state as a badge."""
        raise NotImplementedError


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
