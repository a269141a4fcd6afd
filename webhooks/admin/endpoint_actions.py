"""Actions on an endpoint in the back office: each asks for confirmation, then calls one operation."""

from collections.abc import Callable
from typing import Any

from django.contrib import messages
from django.contrib.admin.utils import unquote
from django.forms import Form
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.template.response import TemplateResponse
from django.urls import reverse
from django.utils import timezone
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from unfold.decorators import action
from unfold.enums import ActionVariant

from accounts.actors import Actor
from accounts.admin.foundation.actor import actor_of
from accounts.admin.foundation.badges import confirmation_page
from accounts.admin.foundation.tenancy import TenantAdmin
from accounts.errors import ServiceError
from webhooks.forms import NewSecretForm
from webhooks.models import Endpoint
from webhooks.operations import endpoints
from webhooks.operations.endpoint_secrets import (
    EndpointSecrets,
    reveal_secret,
    rotate_secret,
    secrets_of,
)

from . import resend_pages

SECRET_PAGE = "admin/webhooks/endpoint/secret.html"  # noqa: S105  (the name of a template)
Text = str | Promise
EndpointAction = Callable[[Endpoint, Actor], HttpResponse | None]


class EndpointActions(TenantAdmin):
    """The actions, mixed into EndpointAdmin."""

    def show_secret(
        self, request: HttpRequest, endpoint: Endpoint, shown: EndpointSecrets, title: Any
    ) -> HttpResponse:
        context = {
            **self.admin_site.each_context(request),
            "opts": self.opts,
            "title": title,
            "endpoint": endpoint,
            "secret": shown.current,
            "until": shown.old_until,
        }
        return TemplateResponse(request, SECRET_PAGE, context)

    @action(
        description=_("Send a ping"), permissions=["operate"], url_path="ping", icon="network_ping"
    )  # type: ignore[untyped-decorator]
    def ping(self, request: HttpRequest, object_id: str) -> HttpResponse:
        def send(endpoint: Endpoint, actor: Actor) -> HttpResponse:
            delivery = endpoints.ping_endpoint(
                issuer=self.seat(request).issuer.facts(),
                endpoint=endpoint,
                actor=actor,
                now=timezone.now(),
            )
            address = reverse("admin:webhooks_delivery_change", args=[delivery.pk])
            return HttpResponseRedirect(address)

        return self.do(
            request, object_id, _("Send a trial event to this endpoint?"), _("Send"), send
        )

    @action(description=_("Show the secret"), permissions=["secret"], url_path="secret", icon="key")  # type: ignore[untyped-decorator]
    def secret(self, request: HttpRequest, object_id: str) -> HttpResponse:
        def show(endpoint: Endpoint, actor: Actor) -> HttpResponse:
            shown = reveal_secret(endpoint=endpoint, actor=actor, now=timezone.now())
            return self.show_secret(request, endpoint, shown, _("The secret of this endpoint"))

        question = _("Show the secret? That you looked at it is noted in the audit.")
        return self.do(request, object_id, question, _("Show"), show)

    @action(
        description=_("New secret"), permissions=["secret"], url_path="rotate", icon="autorenew"
    )  # type: ignore[untyped-decorator]
    def rotate(self, request: HttpRequest, object_id: str) -> HttpResponse:
        form = NewSecretForm(request.POST or None)

        def turn(endpoint: Endpoint, actor: Actor) -> HttpResponse:
            now, overlap = timezone.now(), form.cleaned_data["overlap"]
            changed = rotate_secret(endpoint=endpoint, overlap=overlap, actor=actor, now=now)
            shown = secrets_of(changed, now=now)
            return self.show_secret(request, changed, shown, _("The endpoint has a new secret"))

        question = _("Make a new secret?")
        return self.do(request, object_id, question, _("Make a new one"), turn, form)

    @action(description=_("Enable"), permissions=["operate"], url_path="enable", icon="play_arrow")  # type: ignore[untyped-decorator]
    def enable(self, request: HttpRequest, object_id: str) -> HttpResponse:
        question = _("Send to this endpoint again? What was held stays held.")
        return self.do(
            request, object_id, question, _("Enable"), self.enabling(request, release=False)
        )

    @action(
        description=_("Enable and send what was held"),
        permissions=["operate"],
        url_path="release",
        icon="outbox",
    )  # type: ignore[untyped-decorator]
    def release(self, request: HttpRequest, object_id: str) -> HttpResponse:
        question = _("Send to this endpoint again, and what was held too?")
        return self.do(
            request, object_id, question, _("Send"), self.enabling(request, release=True)
        )

    def enabling(self, request: HttpRequest, *, release: bool) -> EndpointAction:
        def enable(endpoint: Endpoint, actor: Actor) -> None:
            endpoints.enable_endpoint(
                issuer=self.seat(request).issuer.facts(),
                endpoint=endpoint,
                release=release,
                actor=actor,
                now=timezone.now(),
            )

        return enable

    @action(description=_("Disable"), permissions=["stop"], url_path="disable", icon="pause")  # type: ignore[untyped-decorator]
    def disable(self, request: HttpRequest, object_id: str) -> HttpResponse:
        def stop(endpoint: Endpoint, actor: Actor) -> None:
            endpoints.disable_endpoint(endpoint=endpoint, actor=actor, now=timezone.now())

        question = _("Send nothing more to this endpoint? What happens meanwhile is held.")
        return self.do(request, object_id, question, _("Disable"), stop)

    @action(
        description=_("Delete"),
        permissions=["stop"],
        url_path="forget",
        icon="delete",
        variant=ActionVariant.DANGER,
    )  # type: ignore[untyped-decorator]
    def forget(self, request: HttpRequest, object_id: str) -> HttpResponse:
        def delete(endpoint: Endpoint, actor: Actor) -> HttpResponse:
            endpoints.delete_endpoint(endpoint=endpoint, actor=actor, now=timezone.now())
            return HttpResponseRedirect(reverse("admin:webhooks_endpoint_changelist"))

        question = _("Delete this endpoint for good? What it is still owed is cancelled.")
        return self.do(request, object_id, question, _("Delete"), delete)

    @action(
        description=_("Send everything again since …"),
        permissions=["operate"],
        url_path="replay",
        icon="replay",
    )  # type: ignore[untyped-decorator]
    def replay(self, request: HttpRequest, object_id: str) -> HttpResponse:
        endpoint = self.get_object(request, unquote(object_id))
        if endpoint is None:
            return self.is_gone(request, object_id)
        return resend_pages.replay(self, request, endpoint)

    def do(
        self,
        request: HttpRequest,
        object_id: str,
        question: Text,
        button: Text,
        act: EndpointAction,
        form: Form | None = None,
    ) -> HttpResponse:
        """Ask for confirmation, then act on the endpoint. A refusal is shown on its page."""
        endpoint = self.get_object(request, unquote(object_id))
        if endpoint is None:
            return self.is_gone(request, object_id)
        if form is not None and not form.is_valid():
            return resend_pages.confirm_with_form(self, request, question, button, endpoint, form)
        if request.method != "POST":
            return confirmation_page(
                self, request, question=question, button=button, rows=[endpoint]
            )
        page = HttpResponseRedirect(reverse("admin:webhooks_endpoint_change", args=[endpoint.pk]))
        try:
            answer = act(endpoint, actor_of(request))
        except ServiceError as error:
            self.message_user(request, error.detail(), messages.ERROR)
            return page
        return answer or page
