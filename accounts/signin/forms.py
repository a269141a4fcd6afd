"""The form that requests a new password, changed for unknown addresses."""

from typing import Any

from allauth.account.adapter import get_adapter
from allauth.account.forms import ResetPasswordForm as AllauthResetPasswordForm
from django.http import HttpRequest


class ResetPasswordForm(AllauthResetPasswordForm):
    """Sends one mail to every address, known or not, so that response and timing reveal nothing."""

    def save(self, request: HttpRequest, **kwargs: Any) -> str:
        """Sends an unknown address a mail of its own: allauth's offers to sign up, which is closed."""
        email: str = self.cleaned_data["email"]
        if self.users:
            return str(super().save(request, **kwargs))
        get_adapter().send_mail("account/email/unknown_account", email, {})
        return email
