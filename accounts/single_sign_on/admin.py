"""An issuer's identity provider in its back office: set up, test, enable, disable."""

from collections.abc import Callable, Sequence
from typing import Any
from uuid import UUID

from django import forms
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse, reverse_lazy
from django.utils.translation import gettext_lazy as _

from accounts.back_office.forms import StaleFormCheck, show_service_error
from accounts.back_office.pages import IssuerPage, Text, badge, issuer_route, page_locale
from accounts.back_office.reauthentication import require_recent_proof
from accounts.domains.operations import verified_domains
from accounts.domains.rules import displayed
from accounts.errors import MemberNotFound, ServiceError
from accounts.models import ExternalIdentity, IdentityProvider
from accounts.scopes import Role

from . import identities, operations as single_sign_on, protocol
from .models import NEWCOMERS
from .rules import SignOnRefused, sign_on_of

_PLAIN = {"autocomplete": "off", "autocapitalize": "none", "spellcheck": "false"}


class IdentityProviderForm(StaleFormCheck, forms.Form):
    """How the service speaks to the provider, and whom it lets in."""

    discovery_url = forms.CharField(
        label=_("Address of the provider"),
        max_length=450,
        widget=forms.TextInput(
            attrs={**_PLAIN, "inputmode": "url", "placeholder": "https://login.example.com/tenant"}
        ),
        help_text=_("Its issuer URL, or that of its discovery document."),
    )
    client_id = forms.CharField(
        label=_("Client ID"), max_length=255, widget=forms.TextInput(attrs=_PLAIN)
    )
    client_secret = forms.CharField(
        label=_("Client secret"),
        max_length=1000,
        required=False,
        strip=False,
        widget=forms.PasswordInput(attrs={"autocomplete": "new-password"}),
    )
    domains = forms.MultipleChoiceField(
        label=_("E-mail domains"),
        help_text=_("Whose addresses are your people’s. Only verified domains can be chosen."),
    )
    newcomer_role = forms.ChoiceField(
        label=_("Role for newcomers"),
        required=False,
        choices=[("", _("None: only people who were invited")), *NEWCOMERS],
        help_text=_(
            "Of whoever your provider signs in with a confirmed address of these domains. They become members by that."
        ),
    )
    trusts_addresses = forms.BooleanField(
        label=_("Trust its addresses"),
        required=False,
        help_text=_(
            "For providers that do not say whether an address is verified, such as Microsoft Entra ID. Only if this provider signs in your own people alone, and only its administrators set their addresses: guests would come in with whatever address they state."
        ),
    )

    def __init__(
        self, *args: Any, provider: IdentityProvider | None, domains: Sequence[str], **kwargs: Any
    ) -> None:
        self.instance = provider or IdentityProvider()
        if provider is not None:
            names = {*self.base_fields} - {"client_secret", "shown"}
            kwargs["initial"] = {name: getattr(provider, name) for name in names}
        super().__init__(*args, **kwargs)
        chosen = dict.fromkeys([*domains, *(provider.domains if provider else ())])
        self.fields["domains"].choices = [  # type: ignore[attr-defined]
            (name, displayed(name)) for name in chosen
        ]
        self.fields["client_secret"].help_text = (
            _("It is kept encrypted and never shown. Leave it empty to keep the present one.")
            if provider
            else _("It is kept encrypted and never shown.")
        )

    def clean_discovery_url(self) -> str:
        """The address of the discovery document."""
        return protocol.document_url(self.cleaned_data["discovery_url"])

    def settings(self) -> single_sign_on.ProviderSettings:
        """What was stated."""
        return single_sign_on.ProviderSettings(
            **{name: value for name, value in self.cleaned_data.items() if name != "shown"}
        )


SIGN_ON_URL = reverse_lazy("admin:accounts_issuer_sign_on")


class SignOnPage(IssuerPage):
    """The state of single sign-on, what to do next, who is connected, and the form of the provider."""

    writers = frozenset({Role.OWNER})
    title = _("Single sign-on")
    template = "admin/accounts/single_sign_on/page.html"
    home = SIGN_ON_URL

    def get(self, request: HttpRequest) -> HttpResponse:
        return self.show()

    def post(self, request: HttpRequest) -> HttpResponse:
        form = self.form(request.POST)
        if not form.is_valid():
            return self.show(form)
        require_recent_proof(request)
        try:
            single_sign_on.save_provider(context=self.request_context(), settings=form.settings())
        except SignOnRefused as refusal:
            form.add_error("discovery_url", refusal.reason.label)
            return self.show(form)
        except ServiceError as error:
            show_service_error(form, error)
            return self.show(form)
        return self.done(_("The provider was saved. Test it before anybody relies on it."))

    def form(self, data: Any = None) -> IdentityProviderForm:
        """The form with the present settings."""
        issuer_id = self.membership.issuer.pk
        known, domains = single_sign_on.provider_of(issuer_id), verified_domains(issuer_id)
        return IdentityProviderForm(data, provider=known, domains=domains)

    def show(self, form: IdentityProviderForm | None = None, *, code: str = "") -> HttpResponse:
        """The page, with the errors of the form that was posted, or with a new recovery code."""
        issuer = self.membership.issuer
        provider = single_sign_on.provider_of(issuer.pk)
        people = ExternalIdentity.objects.for_issuer(issuer.pk).select_related("membership__user")
        connected = list(people.order_by("membership__user__email"))
        own = any(row.membership.user_id == self.person().pk for row in connected)
        return self.page(
            provider=provider,
            badge=_badge(provider),
            form=form or self.form(),
            domains=verified_domains(issuer.pk),
            connected=connected,
            is_connected=own,
            only=issuer.sign_on_only,
            code=code,
            callback_url=protocol.callback_url(issuer.pk),
            start_url=protocol.start_url(provider) if provider else None,
            test_url=f"{reverse('sign_on_connect', args=[issuer.pk])}?next={SIGN_ON_URL}",
            may_test=sign_on_of(self.request.session) is None,
            guide=f"{reverse('docs-guide', args=[page_locale(), 'sign-in'])}",
        )

    def done(self, text: Text) -> HttpResponse:
        """Redirects to the page, with this message; to sign-in, if the session has ended by it."""
        sign_on = sign_on_of(self.request.session)
        identities_left = ExternalIdentity.objects.for_issuer(self.membership.issuer.pk)
        provider = single_sign_on.provider_of(self.membership.issuer.pk)
        if sign_on is not None and not (
            provider
            and provider.enabled_at
            and identities_left.filter(pk=sign_on.identity).exists()
        ):
            self.request.session.flush()
            return HttpResponseRedirect(reverse("account_login"))
        return super().done(text)


class SignOnSwitchPage(SignOnPage):
    """Receives the buttons: on, off, for everybody, with passwords as well, remove."""

    http_method_names = ["post"]

    def post(self, request: HttpRequest) -> HttpResponse:
        act = self.acts().get(request.POST.get("act", ""))
        if act is None:
            raise Http404
        require_recent_proof(request)
        try:
            return act()
        except ServiceError as error:
            return self.refused(error)

    def acts(self) -> dict[str, Callable[[], HttpResponse]]:
        """What each button does."""
        return {
            "on": self.switch_on,
            "off": self.switch_off,
            "only": self.require,
            "also": self.allow_passwords,
            "remove": self.remove,
        }

    def switch_on(self) -> HttpResponse:
        single_sign_on.switch(context=self.request_context(), on=True)
        return self.done(_("Your people can sign in by your provider from now on."))

    def switch_off(self) -> HttpResponse:
        single_sign_on.switch(context=self.request_context(), on=False)
        return self.done(
            _("Single sign-on is switched off. The sessions that it opened have ended.")
        )

    def require(self) -> HttpResponse:
        """Shows the new recovery code; the page is not kept, so it is shown once."""
        code = single_sign_on.require_sign_on(context=self.request_context(), only=True)
        self.membership.issuer.sign_on_only = True
        response = self.show(code=code)
        response["Cache-Control"] = "no-store"
        return response

    def allow_passwords(self) -> HttpResponse:
        single_sign_on.require_sign_on(context=self.request_context(), only=False)
        return self.done(_("Your people can sign in with their passwords as well."))

    def remove(self) -> HttpResponse:
        single_sign_on.remove_provider(context=self.request_context())
        return self.done(_("The provider was removed. Nobody is connected with it any more."))


class DisconnectPage(SignOnPage):
    """Disconnects one member."""

    http_method_names = ["post"]

    def post(self, request: HttpRequest, *, pk: UUID) -> HttpResponse:  # type: ignore[override]
        require_recent_proof(request)
        try:
            identities.disconnect(context=self.request_context(), identity_id=pk)
        except MemberNotFound as error:
            raise Http404 from error
        except ServiceError as error:
            return self.refused(error)
        return self.done(_("The member was disconnected, and signed out."))


def _badge(provider: IdentityProvider | None) -> str:
    if provider is None:
        return badge(_("Not set up"))
    if provider.enabled_at is None:
        return badge(_("Switched off"))
    if provider.tested_at is None:
        return badge(_("On, but not tested since the last change"), "warning")
    return badge(_("On"), "success")


routes = [
    issuer_route("single-sign-on/", SignOnPage, "sign_on"),
    issuer_route("single-sign-on/switch/", SignOnSwitchPage, "sign_on_switch"),
    issuer_route("single-sign-on/identities/<uuid:pk>/", DisconnectPage, "sign_on_disconnect"),
]
