"""Who guesses passwords waits for a while, and nobody else does: the rules of axes, and the pages that say so.

ADR 0012 says what is counted, and why never a network or a person as a whole.
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

KNOWN_BROWSER = "known browser "  # and its name: what is counted in the place of a user agent
SLOWDOWN_SECONDS = 60  # seconds that a network is asked to wait after one failure too many


class LockoutHandler(AxesDatabaseHandler):
    """Counts a person's failures from one address, or in a browser that is known.

    Of those that are over the limits only attempts in unknown browsers are refused unseen: a person
    over all addresses (many guess at one), and an address over all people (one guesses at many).
    """

    def get_failures(self, request: HttpRequest, credentials: dict[str, Any] | None = None) -> int:
        """In failures of one person from one address: axes knows a single limit."""
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
        """Slows an address down that fails often: its failures, and only they, are answered 429."""
        super().user_login_failed(sender, credentials, request, **kwargs)
        if request is None or request.axes_locked_out:  # type: ignore[attr-defined]
            return
        if _sum(self._recent(request).filter(_from(request))) >= settings.AXES_ADDRESS_SLOW_LIMIT:
            request.axes_locked_out = request.slowed_down = True  # type: ignore[attr-defined]

    def reset_user_attempts(
        self, request: HttpRequest, credentials: dict[str, Any] | None = None
    ) -> int:
        """Signing in forgives this person's failures here, not those that the address had with others."""
        username = get_client_username(request, credentials)
        own = _from(request)
        if browser := browsers.browser_name(request, username):
            own |= _in(browser)
        return int(AccessAttempt.objects.filter(_by(username), own).delete()[0])

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
    """What axes answers in the place of a refused form; the same for known and unknown people."""
    if getattr(request, "slowed_down", False):
        return _page(request, SLOWDOWN_SECONDS, slowed=True)
    return _page(request, int(settings.AXES_COOLOFF_TIME.total_seconds()))


def too_many(request: HttpRequest) -> HttpResponse:
    """What allauth answers beyond its limits."""
    return _page(request, 60)


def _page(request: HttpRequest, seconds: int, *, slowed: bool = False) -> HttpResponse:
    context = {**admin.site.each_context(request), "minutes": seconds // 60, "slowed": slowed}
    response = render(request, "account/too_many.html", context, status=429)
    response["Retry-After"] = str(seconds)
    return response
