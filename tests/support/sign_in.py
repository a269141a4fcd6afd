"""Signing in: pages, devices, sessions."""

import re
import time

from allauth.mfa.models import Authenticator
from allauth.mfa.totp.internal.auth import format_hotp_value, hotp_value
from django.test import Client
from django.urls import reverse

from accounts.models import User

PASSWORD = "correct horse battery staple"
PERIOD = 30  # seconds
OFFICE = reverse("admin:index")
LOGIN = reverse("account_login")
CONFIRM = reverse("account_reauthenticate")
CODE = reverse("mfa_authenticate")
FACTORS = reverse("mfa_index")
ACTIVATE = reverse("mfa_activate_totp")


class App:
    """An authenticator app: it knows the secret, and shows a code for the current half minute."""

    def __init__(self, secret: str) -> None:
        self.secret = secret

    def code(self, later: int = 0) -> str:
        """The code of now, or of some periods later."""
        return format_hotp_value(hotp_value(self.secret, int(time.time()) // PERIOD + later))

    def code_to_type(self) -> str:
        """One that does not end while a browser fills it in and sends it: no other is accepted then."""
        left = PERIOD - time.time() % PERIOD
        if left < PERIOD / 3:
            time.sleep(left)
        return self.code()


def submit(client: Client, user: User, password: str = PASSWORD, *, follow=False, **more: str):
    """The login form, filled in and sent."""
    form = {"login": user.email, "password": password, **more}
    return client.post(LOGIN, form, follow=follow)


def signed_in(user: User) -> Client:
    """A browser in which this person has given their password, and that was enough."""
    client = Client()
    assert submit(client, user).status_code == 302
    assert is_in(client)
    return client


def is_in(client: Client) -> bool:
    """Whether the back office knows who this is."""
    return "_auth_user_id" in client.session and client.get(LOGIN).status_code == 302


def enrol(client: Client) -> App:
    """Sets up an authenticator app, as a person would by the QR code."""
    page = client.get(ACTIVATE).text
    found = re.search(r'id="authenticator_secret"[^>]*value="(\w+)"', page)
    assert found, page
    app = App(found[1])
    assert client.post(ACTIVATE, {"code": app.code()}).status_code == 302
    return app


def recovery_codes(user: User) -> list[str]:
    """Those that are left."""
    codes = Authenticator.objects.get(user=user, type=Authenticator.Type.RECOVERY_CODES)
    unused: list[str] = codes.wrap().get_unused_codes()
    return unused
