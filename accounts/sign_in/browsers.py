"""Recognises browsers in which a user has signed in before, by a signed cookie; names them for people.

The cookie grants no access. Failed sign-ins in a known browser are counted apart, so that attackers who
guess passwords do not lock users out of their usual browser (OWASP: device cookies).
"""

from typing import Any
from uuid import uuid4

from django.conf import settings
from django.core import signing
from django.http import HttpRequest, HttpResponse
from django.urls import reverse
from django.utils.crypto import constant_time_compare, salted_hmac

_BROWSERS = (  # the first match counts: most browsers also name others
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
_SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Macintosh", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)
MAX_LENGTH = 60  # characters of the header, if none of these is in it


def device_name(user_agent: str) -> str:
    """A name such as `Firefox, Windows`; the beginning of the header if it is unknown."""
    names = [
        next((name for token, name in table if token in user_agent), "")
        for table in (_BROWSERS, _SYSTEMS)
    ]
    return ", ".join(filter(None, names)) or user_agent[:MAX_LENGTH]


COOKIE = "known_browser"
AGE = 180 * 24 * 60 * 60  # seconds
_SALT = "accounts.signin.browsers"


def browser_name(request: HttpRequest, username: str | None) -> str | None:
    """The id of the browser, if this user has signed in with it; None for an unknown one."""
    fingerprint, name = _read(request)
    own = _fingerprint(str(username))
    known = bool(username and name) and constant_time_compare(fingerprint, own)
    return name if known else None


def person_fingerprint(request: HttpRequest) -> str:
    """The fingerprint of the user who last signed in with this browser; empty if unknown."""
    return _read(request)[0]


def remember_after_response(request: HttpRequest, username: str) -> None:
    """Notes that the response is to set the cookie for this user, who has just signed in."""
    request.known_browser_of = username  # type: ignore[attr-defined]


def set_known_browser_cookie(request: HttpRequest, response: HttpResponse) -> None:
    """Sets the cookie, if `remember_after_response` was called for this request."""
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
    """The user's fingerprint and the browser's id; empty if the cookie is missing, old or forged."""
    try:
        fingerprint, name = signing.loads(request.COOKIES.get(COOKIE, ""), salt=_SALT, max_age=AGE)
    except (signing.BadSignature, ValueError, TypeError):
        return "", ""
    return str(fingerprint), str(name)


def _fingerprint(username: str) -> str:
    return salted_hmac(_SALT, username.strip().lower(), algorithm="sha256").hexdigest()[:32]
