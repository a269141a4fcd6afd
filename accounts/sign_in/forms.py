"""The forms of one's own profile, and of a request for a new password, changed for unknown addresses."""

from typing import Any

from allauth.account.adapter import get_adapter
from allauth.account.forms import ResetPasswordForm as AllauthResetPasswordForm
from django import forms
from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _

from accounts.scopes import Locale


class ResetPasswordForm(AllauthResetPasswordForm):
    """Sends one mail to every address, known or not, so that response and timing reveal nothing."""

    def save(self, request: HttpRequest, **kwargs: Any) -> str:
        """Sends an unknown address a mail of its own: allauth's offers to sign up, which is closed."""
        email: str = self.cleaned_data["email"]
        if self.users:
            return str(super().save(request, **kwargs))
        get_adapter().send_mail("account/email/unknown_account", email, {})
        return email


class OwnProfileForm(forms.Form):
    """A person's own name and language."""

    name = forms.CharField(
        label=_("Your name"),
        required=False,
        max_length=200,
        widget=forms.TextInput(attrs={"autocomplete": "name"}),
        help_text=_("As your colleagues see it. Certificates do not show it."),
    )
    locale = forms.ChoiceField(
        label=_("Language"),
        choices=Locale.choices,
        help_text=_("Of the back office, and of e-mails to you."),
    )
