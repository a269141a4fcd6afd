"""The one form of allauth's that needs another ending."""

from typing import Any

from allauth.account.adapter import get_adapter
from allauth.account.forms import ResetPasswordForm as AllauthResetPasswordForm
from django.http import HttpRequest


class ResetPasswordForm(AllauthResetPasswordForm):
    """Every address gets one mail, known or not: neither answer nor time tells which it was."""

    def save(self, request: HttpRequest, **kwargs: Any) -> str:
        """allauth's own mail to the unknown invites them to sign up, which nobody can here."""
        email: str = self.cleaned_data["email"]
        if self.users:
            return str(super().save(request, **kwargs))
        get_adapter().send_mail("account/email/unknown_account", email, {})
        return email
