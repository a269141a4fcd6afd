"""What can be done to an endpoint in the back office: each asks first, then calls one operation."""

from typing import Any, ClassVar

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext_lazy as _
from unfold.enums import ActionVariant

from accounts.admin.foundation.actor import actor_of
from accounts.admin.foundation.confirm import ConfirmPage, confirm_button
from accounts.admin.foundation.tenancy import TenantAdmin
from webhooks.forms import NewSecretForm
from webhooks.models import Endpoint
from webhooks.operations import endpoints
from webhooks.operations.endpoint_secrets import (
    EndpointSecrets,
    reveal_secret,
    rotate_secret,
    secrets_of,
)

from .resend_pages import ReplayPage

SECRET_PAGE = "admin/webhooks/endpoint/secret.html"  # noqa: S105  (the name of a template)


class EndpointPage(ConfirmPage):
    """A question about one endpoint."""

    def by_whom(self) -> dict[str, Any]:
        """The endpoint, the person and the time, as the operations take them."""
        return {
            "endpoint": self.row,
            "actor": actor_of(self.request),
            "now": timezone.now(),
        }


class PingPage(EndpointPage):
    """Sends a test event."""

    title = _("Send a trial event to this endpoint?")
    button = _("Send")

    def perform(self, form: None) -> HttpResponse:
        issuer = self.admin.seat(self.request).issuer.facts()
        delivery = endpoints.ping_endpoint(issuer=issuer, **self.by_whom())
        return HttpResponseRedirect(reverse("admin:webhooks_delivery_change", args=[delivery.pk]))


class RevealSecretPage(EndpointPage):
    """Shows the secret, and notes it in the audit."""

    title = _("Show the secret? That you looked at it is noted in the audit.")
    button = _("Show")

    def perform(self, form: None) -> HttpResponse:
        secrets = reveal_secret(**self.by_whom())
        page: HttpResponse = self.admin.show_secret(
            self.request, self.row, secrets, _("The secret of this endpoint")
        )
        return page


class RotateSecretPage(EndpointPage):
    """Makes a new secret, and shows it."""

    title = _("Make a new secret?")
    button = _("Make a new one")
    danger = False
    form_class = NewSecretForm

    def perform(self, form: NewSecretForm) -> HttpResponse:
        parameters = self.by_whom()
        changed = rotate_secret(overlap=form.cleaned_data["overlap"], **parameters)
        page: HttpResponse = self.admin.show_secret(
            self.request,
            changed,
            secrets_of(changed, now=parameters["now"]),
            _("The endpoint has a new secret"),
        )
        return page


class EnableEndpointPage(EndpointPage):
    """Sends to the endpoint again."""

    title = _("Send to this endpoint again? What was held stays held.")
    button = _("Enable")
    release: ClassVar[bool] = False  # also what was held

    def perform(self, form: None) -> None:
        issuer = self.admin.seat(self.request).issuer.facts()
        endpoints.enable_endpoint(issuer=issuer, release=self.release, **self.by_whom())


class ReleaseHeldPage(EnableEndpointPage):
    """Sends to the endpoint again, and what was held too."""

    title = _("Send to this endpoint again, and what was held too?")
    button = _("Send")
    release = True


class DisableEndpointPage(EndpointPage):
    """Stops sending to the endpoint."""

    title = _("Send nothing more to this endpoint? What happens meanwhile is held.")
    button = _("Disable")

    def perform(self, form: None) -> None:
        endpoints.disable_endpoint(**self.by_whom())


class DeleteEndpointPage(EndpointPage):
    """Deletes the endpoint."""

    title = _("Delete this endpoint for good? What it is still owed is cancelled.")
    button = _("Delete")

    def perform(self, form: None) -> HttpResponse:
        endpoints.delete_endpoint(**self.by_whom())
        return HttpResponseRedirect(self.admin.list_url())


def _button(
    name: str, page: type[ConfirmPage], permission: str, description: Any, icon: str, **options: Any
) -> Any:
    """A button on an endpoint's page; its address is its name, unless `options` say otherwise."""
    options = {"url_path": name, **options}
    return confirm_button(
        name, page, permissions=[permission], description=description, icon=icon, **options
    )


class EndpointActions(TenantAdmin):
    """Mixed into the admin of endpoints."""

    ping = _button("ping", PingPage, "operate", _("Send a ping"), "network_ping")
    secret = _button("secret", RevealSecretPage, "secret", _("Show the secret"), "key")
    rotate = _button("rotate", RotateSecretPage, "secret", _("New secret"), "autorenew")
    enable = _button("enable", EnableEndpointPage, "operate", _("Enable"), "play_arrow")
    release = _button(
        "release", ReleaseHeldPage, "operate", _("Enable and send what was held"), "outbox"
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
