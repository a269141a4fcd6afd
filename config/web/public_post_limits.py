"""Rate limits by network for POST requests without an API key or a session."""

from collections.abc import Callable
from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse

from accounts.api.foundation import ip_limits
from accounts.domain.actors import Rate
from accounts.signin import browsers
from lib.net.ip_addresses import caller_address

from .error_pages import error_page
from .middleware import API, FILES

READING = frozenset({"GET", "HEAD", "OPTIONS"})
MAILING = frozenset({"account_reset_password", "sign_on"})  # each one sends a mail
# GETs that send requests to an issuer's provider.
ASKING_OTHERS = frozenset({"sign_on_callback", "sign_on_start"})
SIGNING_IN = ASKING_OTHERS | {
    *("admin:login", "account_login", "mfa_authenticate", "mfa_login_webauthn"),
}


class LimitPublicPosts:
    """Middleware: answers 429 before the body is read, counted per page and network.

    Covers every page, also later ones. A browser that has signed in before counts by its person, so that
    people who share an address do not lock each other out. Not counted: who is signed in,
    except where a mail is sent to whomever they name; and the API, which counts requests by key, and
    failures of keys by network (`accounts.api.foundation.ip_limits`); and files, which cost nothing.
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        return self.get_response(request)

    def process_view(
        self, request: HttpRequest, view: Any, args: Any, kwargs: Any
    ) -> HttpResponse | None:
        """Count a POST once its view is known."""
        name = (request.resolver_match and request.resolver_match.view_name) or "unnamed"
        path = request.path_info
        if path.startswith(API) or FILES.match(path):
            return None
        if request.method in READING and name not in ASKING_OTHERS:
            return None
        if request.user.is_authenticated and name not in MAILING:
            return None
        try:
            _count(request, name)
        except ip_limits.TooManyFailures as refusal:
            seconds = int(str(refusal.members["retryAfter"]))
            response = error_page(
                request, 429, what="requests", seconds=seconds, again=request.path
            )
            response["Retry-After"] = str(seconds)
            return response
        return None


def _count(request: HttpRequest, name: str) -> None:
    """Count a request by person, browser or network. Raises TooManyFailures."""
    flood, rate = f"post:{name}", _rate(name)
    if request.user.is_authenticated:
        ip_limits.count_attempt_from(flood, f"person:{request.user.pk}", rate)
    elif mark := browsers.person_fingerprint(request):
        ip_limits.count_attempt_from(flood, f"known:{mark}", rate)
    else:
        ip_limits.count_attempt(flood, caller_address(request), rate)


def _rate(name: str) -> Rate:
    burst, per_minute = settings.FLOOD_BURST, settings.FLOOD_PER_MINUTE
    if name in SIGNING_IN:  # a whole company may share one address
        return Rate(burst=5 * burst, per_minute=2 * per_minute)
    if name in MAILING:
        return Rate(burst=max(burst // 2, 1), per_minute=max(per_minute // 30, 1))
    return Rate(burst=burst, per_minute=per_minute)
