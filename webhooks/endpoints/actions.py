"""Actions on an endpoint in the back office: each asks for confirmation, then calls one operation."""

import json
from collections.abc import Mapping
from typing import Any, ClassVar

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils.translation import gettext_lazy as _
from unfold.enums import ActionVariant

from accounts.admin.foundation.confirm import ConfirmPage, confirm_button
from accounts.admin.foundation.tenancy import TenantAdmin
from webhooks.deliveries.resend_pages import ReplayPage
from webhooks.lifecycle import DeliveryState, EndpointState
from webhooks.models import Endpoint

from . import operations as endpoints
from .forms import NewSecretForm, SampleForm
from .health import count_deliveries
from .samples import preview_sample, send_sample, suggested_type
from .secrets import EndpointSecrets, reveal_secret, rotate_secret, secrets_of

ACTIONS = ("sample", "secret", "rotate", "replay", "enable", "release", "disable", "forget")
SHOWN_FIRST = ("enable", "release", "sample")  # the others are behind "More"
SECRET_PAGE = "admin/webhooks/endpoint/secret.html"  # noqa: S105  (the name of a template)


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
        return {
            "context": self.request_context(),
            "endpoint": self.row,
        }


class SendSamplePage(EndpointPage):
    """Shows the body of a sample event, and sends it."""

    title = _("Send a sample event to this endpoint")
    button = _("Send")
    preview = _("Show the body")
    danger = False
    template = "admin/webhooks/endpoint/sample.html"
    form_class = SampleForm

    def make_form(self, data: Any) -> SampleForm:
        return SampleForm(data, initial={"type": suggested_type(self.row)})

    def context(self, form: SampleForm) -> Mapping[str, Any]:
        chosen = (
            form.cleaned_data["type"]
            if form.is_valid()
            else form.get_initial_for_field(form.fields["type"], "type")
        )
        body = preview_sample(self.row, chosen)
        return {"body": {"text": json.dumps(body, indent=2, ensure_ascii=False)}}

    def perform(self, form: SampleForm) -> HttpResponse:
        delivery = send_sample(type=form.cleaned_data["type"], **self.target())
        return HttpResponseRedirect(reverse("admin:webhooks_delivery_change", args=[delivery.pk]))


class RevealSecretPage(EndpointPage):
    """Shows the secret, and writes an audit entry."""

    title = _("Show the secret? The audit records that you looked at it.")
    button = _("Show")
    danger = False

    def perform(self, form: None) -> HttpResponse:
        secrets = reveal_secret(**self.target())
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
        changed = rotate_secret(overlap=form.cleaned_data["overlap"], **target)
        page: HttpResponse = self.admin.show_secret(
            self.request,
            changed,
            secrets_of(changed, now=target["context"].now),
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


def _button(
    name: str, page: type[ConfirmPage], permission: str, description: Any, icon: str, **options: Any
) -> Any:
    """A button on an endpoint's page; its address is its name, unless `options` say otherwise."""
    options = {"url_path": name, **options}
    return confirm_button(
        name, page, permissions=[permission], description=description, icon=icon, **options
    )


class EndpointActions(TenantAdmin):
    """The actions, mixed into EndpointAdmin."""

    sample = _button("sample", SendSamplePage, "operate", _("Send a sample"), "network_ping")
    secret = _button("secret", RevealSecretPage, "secret", _("Show the secret"), "key")
    rotate = _button("rotate", RotateSecretPage, "secret", _("New secret"), "autorenew")
    enable = _button("enable", EnableEndpointPage, "operate", _("Enable"), "play_arrow")
    release = _button(
        "release", ReleaseHeldPage, "operate", _("Enable and send held deliveries"), "outbox"
    )
    disable = _button("disable", DisableEndpointPage, "stop", _("Disable"), "pause")
    forget = _button(
        "forget",
        DeleteEndpointPage,
        "stop",
        _("Delete"),
        "delete",
        variant=ActionVariant.DANGER,
    )
    replay = _button("replay", ReplayPage, "operate", _("Send everything again since …"), "replay")

    def show_secret(
        self, request: HttpRequest, endpoint: Endpoint, secrets: EndpointSecrets, title: Any
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
