"""The form of an issuer's identity provider."""

from collections.abc import Sequence
from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from accounts.back_office.forms import StaleFormCheck
from accounts.domains import rules as domain_names
from accounts.models import IdentityProvider

from .discovery import document_url
from .models import NEWCOMERS
from .operations import ProviderSettings

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
            (name, domain_names.displayed(name)) for name in chosen
        ]
        self.fields["client_secret"].help_text = (
            _("It is kept encrypted and never shown. Leave it empty to keep the present one.")
            if provider
            else _("It is kept encrypted and never shown.")
        )

    def clean_discovery_url(self) -> str:
        """The address of the discovery document."""
        return document_url(self.cleaned_data["discovery_url"])

    def settings(self) -> ProviderSettings:
        """What was stated."""
        return ProviderSettings(
            **{name: value for name, value in self.cleaned_data.items() if name != "shown"}
        )
