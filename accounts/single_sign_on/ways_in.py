"""The way in that a browser remembers: the login page offers it by name, without asking anybody."""

from dataclasses import dataclass
from uuid import UUID

from django.conf import settings
from django.core import signing
from django.http import HttpRequest, HttpResponse
from django.urls import reverse

COOKIE = "sign_on_way"
AGE = 180 * 24 * 60 * 60  # seconds
_SALT = "accounts.signin.single_sign_on.ways_in"


@dataclass(frozen=True, slots=True)
class WayIn:
    """An issuer's provider, with the issuer's name."""

    provider: UUID
    issuer: str


def remembered(request: HttpRequest) -> WayIn | None:
    """By whose provider somebody has last signed in with this browser; None if nobody has."""
    try:
        provider, issuer = signing.loads(request.COOKIES.get(COOKIE, ""), salt=_SALT, max_age=AGE)
        return WayIn(UUID(provider), str(issuer))
    except (signing.BadSignature, ValueError, TypeError):
        return None


def remember(response: HttpResponse, way: WayIn) -> None:
    """Set the cookie."""
    value = signing.dumps([str(way.provider), way.issuer], salt=_SALT)
    response.set_cookie(
        COOKIE,
        value,
        max_age=AGE,
        path=reverse("account_login").removesuffix("login/"),
        secure=settings.SESSION_COOKIE_SECURE,
        httponly=True,
        samesite="Lax",
    )
