"""What allauth asks of us: who may come in, when to ask again, how to write to people, how to hide secrets."""

import logging
from typing import Any
from urllib.parse import quote, urlsplit

from allauth.account.adapter import DefaultAccountAdapter
from allauth.mfa.adapter import DefaultMFAAdapter
from django.conf import settings
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils import translation

from accounts.models import User
from lib import crypto
from lib.net.ip_addresses import caller_address

from .recency import signed_in_recently

logger = logging.getLogger("signin")


class AccountAdapter(DefaultAccountAdapter):
    """People come by invitation; who they are is never given away; mails are in their language."""

    def is_open_for_signup(self, request: HttpRequest) -> bool:
        """Nobody signs up by themselves."""
        return False

    def get_client_ip(self, request: HttpRequest) -> str:
        """Whom its limits count as one; all of them as one on a Unix socket, which knows no address."""
        return caller_address(request) or "unknown"

    def pre_authenticate(self, request: HttpRequest, **credentials: Any) -> None:
        """Failures of passwords are counted by axes, once (accounts.signin.lockout)."""

    def authenticate(self, request: HttpRequest, **credentials: Any) -> User | None:
        """An inactive person is refused like one who is unknown, also with the right password."""
        user: User | None = super().authenticate(request, **credentials)
        return user if user is not None and user.is_active else None

    def respond_user_inactive(self, request: HttpRequest, user: User) -> HttpResponse:
        """Their passkey opens nothing either, and nothing is said of why."""
        return HttpResponseRedirect(reverse("account_login"))

    def is_reauthentication_required(self, *, app: str, **kwargs: Any) -> bool:
        """Whoever has just signed in need not do it again at once."""
        return not signed_in_recently(self.request)

    def send_notification_mail(
        self,
        template_prefix: str,
        user: User,
        context: dict[str, Any] | None = None,
        email: str | None = None,
    ) -> None:
        """In the language of the person, whatever the page's was."""
        with translation.override(user.locale):
            super().send_notification_mail(template_prefix, user, context, email)

    def send_password_reset_mail(self, user: User, email: str, context: dict[str, Any]) -> None:
        """In the language of the person, whatever the page's was."""
        with translation.override(user.locale):
            super().send_password_reset_mail(user, email, context)

    def get_reset_password_from_key_url(self, key: str) -> str:
        """Below BASE_URL: the Host header is whatever the request says."""
        named = {"uidb36": "UID", "key": "KEY"}
        path = reverse("account_reset_password_from_key", kwargs=named)
        return f"{settings.BASE_URL}{path.replace('UID-KEY', quote(key))}"

    def send_mail(self, template_prefix: str, email: str, context: dict[str, Any]) -> None:
        """A mail server that is away neither undoes a change nor tells whose address is known.

        Mails name the host of BASE_URL, not the one that the request named.
        """
        site = {"domain": urlsplit(settings.BASE_URL).netloc}
        try:
            super().send_mail(template_prefix, email, {"current_site": site, **context})
        except (OSError, ValueError):  # smtplib's errors, and addresses that none encodes
            logger.exception("a mail was not sent", extra={"mail": template_prefix})


class SecondFactorAdapter(DefaultMFAAdapter):
    """Secrets of second factors are encrypted in their column, under FIELD_KEYS."""

    def encrypt(self, text: str) -> str:
        """For the TOTP secret and the seed of the recovery codes."""
        return crypto.encrypt(text)

    def decrypt(self, encrypted_text: str) -> str:
        """Raises Undecipherable if no key opens it."""
        return crypto.decrypt(encrypted_text)


for member in ("secret", "seed"):
    crypto.register("mfa.Authenticator", "data", member=member)
