"""Locks out sign-ins after too many wrong passwords: the rules for axes, and the response.

ADR 0012 explains what is counted, and why neither a network nor a user is locked out as a whole.
"""

from typing import Any

from axes.attempts import get_cool_off_threshold
from axes.handlers.database import AxesDatabaseHandler
from axes.helpers import get_client_username
from axes.models import AccessAttempt
from django.conf import settings
from django.contrib import admin
from django.db.models import Q, QuerySet, Sum
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from . import browsers

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
        if browser := browsers.browser_name(request, username):
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
        if browser := browsers.browser_name(request, username):
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
