"""Single sign-on: why an attempt is refused, what a provider says, and which memberships a session opens.

A session that an issuer's provider began opens the membership of that issuer only: a provider vouches for
its own people, at home. One that a password or a passkey began opens all but those of issuers that ask for
single sign-on.
"""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any
from uuid import UUID

from django.db.models import TextChoices
from django.utils.translation import gettext_lazy as _

from accounts.models import ExternalIdentity, Membership
from accounts.scopes import Role


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


# --- sessions -------------------------------------------------------------------------------------------

SIGN_ON = "single_sign_on"  # in the session: by whose provider it was begun
RECOVERED = "sign_on_recovered"  # in the session: issuers that were opened by the recovery code

Session = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class SignOn:
    """The provider that began a session, the issuer whose it is, and the identity of the person."""

    provider: UUID
    issuer: UUID
    identity: UUID


def sign_on_of(session: Session) -> SignOn | None:
    """By whose provider this session was begun; None if the person was signed in by the service."""
    stored: dict[str, str] | None = session.get(SIGN_ON)
    return SignOn(**{name: UUID(value) for name, value in stored.items()}) if stored else None


def as_stored(provider_id: UUID, identity: ExternalIdentity) -> dict[str, str]:
    """What the session keeps of it."""
    issuer_id = identity.issuer_id
    return {"provider": str(provider_id), "issuer": str(issuer_id), "identity": str(identity.pk)}


def opened_by(session: Session, memberships: Sequence[Membership]) -> list[Membership]:
    """Those of a person's memberships (with their issuers) that the session opens."""
    sign_on = sign_on_of(session)
    if sign_on is not None:
        return [member for member in memberships if member.issuer_id == sign_on.issuer]
    return [member for member in memberships if not _needs_sign_on(session, member)]


def closed_to(session: Session, memberships: Sequence[Membership]) -> list[Membership]:
    """Those that the person can open by single sign-on only."""
    if sign_on_of(session) is not None:
        return []
    return [member for member in memberships if _needs_sign_on(session, member)]


def _needs_sign_on(session: Session, member: Membership) -> bool:
    recovered = str(member.issuer_id) in session.get(RECOVERED, ())
    return member.issuer.sign_on_only and not (recovered and member.role == Role.OWNER)
