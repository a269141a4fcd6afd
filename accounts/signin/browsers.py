"""Browsers in which a person has signed in before: a signed cookie, which opens nothing by itself.

Its bearer has a count of failures of their own. So strangers who guess, from the same network or from
many, do not keep people out who sign in where they always do (OWASP: device cookies).
"""

from typing import Any
from uuid import uuid4

from django.conf import settings
from django.core import signing
from django.http import HttpRequest, HttpResponse
from django.urls import reverse
from django.utils.crypto import constant_time_compare, salted_hmac

COOKIE = "known_browser"
AGE = 180 * 24 * 60 * 60  # seconds
_SALT = "accounts.signin.browsers"


def browser_name(request: HttpRequest, username: str | None) -> str | None:
    """The browser's own name, if this person has signed in with it; None for a new one."""
    mark, name = _read(request)
    known = bool(username and name) and constant_time_compare(mark, _fingerprint(str(username)))
    return name if known else None


def person_fingerprint(request: HttpRequest) -> str:
    """A mark of whoever has signed in with this browser before, the same in all of theirs; or empty."""
    return _read(request)[0]


def remember_after_response(request: HttpRequest, username: str) -> None:
    """From the next answer on the browser is known for this person, who has proved who they are."""
    request.known_browser_of = username  # type: ignore[attr-defined]


def set_known_browser_cookie(request: HttpRequest, response: HttpResponse) -> None:
    """Sets the cookie, where that was noted."""
    username = getattr(request, "known_browser_of", None)
    if username is None:
        return
    name = browser_name(request, username) or uuid4().hex
    value: Any = signing.dumps([_fingerprint(username), name], salt=_SALT)
    response.set_cookie(
        COOKIE,
        value,
        max_age=AGE,
        path=reverse("account_login").removesuffix("login/"),
        secure=settings.SESSION_COOKIE_SECURE,
        httponly=True,
        samesite="Lax",
    )


def _read(request: HttpRequest) -> tuple[str, str]:
    """For whom it is known, and its name; empty where the cookie is missing, old or forged."""
    try:
        mark, name = signing.loads(request.COOKIES.get(COOKIE, ""), salt=_SALT, max_age=AGE)
    except (signing.BadSignature, ValueError, TypeError):
        return "", ""
    return str(mark), str(name)


def _fingerprint(username: str) -> str:
    return salted_hmac(_SALT, username.strip().lower(), algorithm="sha256").hexdigest()[:32]
