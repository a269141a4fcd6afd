"""Single sign-on: why an attempt is refused, and what a provider says of the person."""

import secrets
from dataclasses import dataclass, field

from django.db.models import TextChoices
from django.utils.translation import gettext_lazy as _


class Refusal(TextChoices):
    """Why nobody was signed in. The value is for the audit, the label for the person.

    NOT_BEGUN is not audited: whoever sends such an answer may be a stranger.
    """

    NOT_BEGUN = (
        "not_begun",
        _("This sign-in was not begun in this browser, or more than ten minutes ago."),
    )
    CANCELLED = "cancelled", _("The sign-in was cancelled at the provider, or refused by it.")
    UNREACHABLE = "unreachable", _("The provider could not be reached, or did not answer in time.")
    DISCOVERY = (
        "discovery",
        _("There is no usable OpenID Connect discovery document at this address."),
    )
    DISCOVERY_ISSUER = (
        "discovery_issuer",
        _("The discovery document names another issuer than the one at whose address it is."),
    )
    ADDRESS = (
        "address",
        _("The provider names an address that is not allowed, or not on the public internet."),
    )
    CODE = "code", _("The provider did not accept the code, the client ID or the client secret.")
    TOKEN = "token", _("The provider sent no ID token that can be read.")
    ALGORITHM = (
        "algorithm",
        _("The ID token is not signed, or not by an algorithm that is allowed."),
    )
    KEY = "key", _("The ID token is signed with a key that the provider does not publish.")
    SIGNATURE = "signature", _("The signature of the ID token is wrong.")
    ISSUER = "iss", _("The ID token is from another issuer.")
    AUDIENCE = "aud", _("The ID token is for another application.")
    NONCE = "nonce", _("The ID token belongs to another sign-in.")
    CLOCK = "clock", _("The ID token has expired, or is from the future. Compare the clocks.")
    AUTH_TIME = (
        "auth_time",
        _("The provider does not say that you have proved who you are just now."),
    )
    OTHER_PERSON = (
        "other_person",
        _("The provider has signed in another person than the one who is signed in here."),
    )
    TAKEN = "taken", _("Somebody else is connected with this sign-in already.")
    UNKNOWN = (
        "unknown",
        _(
            "Nobody is connected with this sign-in. If you have an account, sign in with your password and connect it in your profile. Otherwise ask an owner to invite you."
        ),
    )
    FULL = "full", _("You cannot be added: the plan has no room for another member. Ask an owner.")


class SignOnRefused(Exception):
    """An attempt to sign in that is refused. The audit has the reason."""

    def __init__(self, reason: Refusal) -> None:
        super().__init__(reason.value)
        self.reason = reason


def _new_secret() -> str:
    return secrets.token_urlsafe(32)


@dataclass(frozen=True, slots=True)
class Challenge:
    """What ties a provider's answer to the attempt and the browser that it is for."""

    state: str = field(default_factory=_new_secret)
    nonce: str = field(default_factory=_new_secret)
    verifier: str = field(default_factory=_new_secret)  # of PKCE (RFC 7636)


@dataclass(frozen=True, slots=True, kw_only=True)
class Claims:
    """What a checked ID token says of the person. Only `iss` and `sub` say who it is."""

    iss: str
    sub: str
    email: str = ""
    email_verified: bool | None = None  # None: the provider does not say
    name: str = ""
    auth_time: float | None = None  # seconds since 1970
