"""Locks out sign-ins after too many wrong passwords: the rules for axes, and the response.

ADR 0012 explains what is counted, and why neither a network nor a user is locked out as a whole.
Browsers in which a user has signed in before are known by a signed cookie, which grants no access. Failed
sign-ins in a known browser are counted apart, so that attackers who guess passwords do not lock users out
of their usual browser (OWASP: device cookies).
"""

from typing import Any
from uuid import uuid4

from axes.attempts import get_cool_off_threshold
from axes.handlers.database import AxesDatabaseHandler
from axes.helpers import get_client_username
from axes.models import AccessAttempt
from django.conf import settings
from django.contrib import admin
from django.core import signing
from django.db.models import Q, QuerySet, Sum
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.crypto import constant_time_compare, salted_hmac

KNOWN_BROWSER = "known browser "  # plus its id: counted by this in place of the user agent
SLOWDOWN_SECONDS = 60  # Retry-After for a network with too many failures


class LockoutHandler(AxesDatabaseHandler):
    """Counts a user's failed sign-ins per address, or per known browser.

    Two more limits lock out unknown browsers only: the failures of one user over all addresses, and
    those of one address over all users.
    """

    def get_failures(self, request: HttpRequest, credentials: dict[str, Any] | None = None) -> int:
        """The count that axes compares with its only limit, that of one user from one address."""
        username = get_client_username(request, credentials)
        if browser := browser_name(request, username):
            request.axes_user_agent = KNOWN_BROWSER + browser  # type: ignore[attr-defined]
            return _sum(self._recent(request).filter(_by(username), _in(browser)))
        unknown = self._recent(request).exclude(user_agent__startswith=KNOWN_BROWSER)
        of_pair = _sum(unknown.filter(_by(username), _from(request)))
        if username and _sum(unknown.filter(_by(username))) >= settings.AXES_PERSON_FAILURE_LIMIT:
            return max(of_pair, int(settings.AXES_FAILURE_LIMIT))
        if _sum(unknown.filter(_from(request))) >= settings.AXES_ADDRESS_FAILURE_LIMIT:
            return max(of_pair, int(settings.AXES_FAILURE_LIMIT))
        return of_pair

    def user_login_failed(
        self,
        sender: Any,
        credentials: dict[str, Any],
        request: HttpRequest | None = None,
        **kwargs: Any,
    ) -> None:
        """Answers a failed sign-in with 429 if its address has failed often; others are not affected."""
        super().user_login_failed(sender, credentials, request, **kwargs)
        if request is None or request.axes_locked_out:  # type: ignore[attr-defined]
            return
        if _sum(self._recent(request).filter(_from(request))) >= settings.AXES_ADDRESS_SLOW_LIMIT:
            request.axes_locked_out = request.slowed_down = True  # type: ignore[attr-defined]

    def reset_user_attempts(
        self, request: HttpRequest, credentials: dict[str, Any] | None = None
    ) -> int:
        """Deletes the user's failures from this address and browser, but not those of other users."""
        username = get_client_username(request, credentials)
        places = _from(request)
        if browser := browser_name(request, username):
            places |= _in(browser)
        return int(AccessAttempt.objects.filter(_by(username), places).delete()[0])

    @staticmethod
    def _recent(request: HttpRequest) -> "QuerySet[AccessAttempt]":
        since = get_cool_off_threshold(request)
        attempts: QuerySet[AccessAttempt] = AccessAttempt.objects.filter(attempt_time__gte=since)
        return attempts


def _sum(attempts: "QuerySet[AccessAttempt]") -> int:
    return attempts.aggregate(count=Sum("failures_since_start"))["count"] or 0


def _by(username: str | None) -> Q:
    return Q(username=username)


def _from(request: HttpRequest) -> Q:
    return Q(ip_address=request.axes_ip_address)  # type: ignore[attr-defined]


def _in(browser: str) -> Q:
    return Q(user_agent=KNOWN_BROWSER + browser)


def locked_out(
    request: HttpRequest, response: HttpResponse, credentials: dict[str, Any] | None
) -> HttpResponse:
    """The response of axes to a locked-out sign-in; the same for known and unknown users."""
    if getattr(request, "slowed_down", False):
        return _page(request, SLOWDOWN_SECONDS, slowed=True)
    return _page(request, int(settings.AXES_COOLOFF_TIME.total_seconds()))


def too_many(request: HttpRequest) -> HttpResponse:
    """The response of allauth beyond its rate limits."""
    return _page(request, 60)


def _page(request: HttpRequest, seconds: int, *, slowed: bool = False) -> HttpResponse:
    context = {**admin.site.each_context(request), "minutes": seconds // 60, "slowed": slowed}
    response = render(request, "account/too_many.html", context, status=429)
    response["Retry-After"] = str(seconds)
    return response


# --- known browsers ------------------------------------------------------------------------------------

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
