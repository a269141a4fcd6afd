"""The age of a session: its sign-in, the last reauthentication, and the last request."""

import time
from typing import cast

from django.conf import settings
from django.http import HttpRequest

from accounts.actors import truncate_ip
from lib.net.ip_addresses import caller_address

from .browsers import device_name
from .sessions import DEVICE, NETWORK, SIGNED_IN, SessionStore

CONFIRMED = (
    "account_authentication_methods"  # allauth's records of each authentication, the latest last
)


PROVED_AT = "proved_at"  # when somebody whom a provider signs in has proved there who they are


def note_sign_in(request: HttpRequest) -> None:
    """Stores the time, device and network of a sign-in in the session."""
    user_agent = request.META.get("HTTP_USER_AGENT", "")
    request.session[SIGNED_IN] = time.time()
    request.session[DEVICE] = device_name(user_agent).replace("\0", "")
    request.session[NETWORK] = truncate_ip(caller_address(request))


def is_over(request: HttpRequest) -> bool:
    """Whether a session has reached its maximum age, or was idle for too long.

    A session without the time of its sign-in counts as too old.
    """
    return seconds_left(request) <= 0


def seconds_left(request: HttpRequest) -> float:
    """Seconds until the session ends, by its age or for want of requests."""
    signed_in: float = request.session.get(SIGNED_IN, 0)
    of_age = signed_in + settings.SESSION_COOKIE_AGE - time.time()
    return min(of_age, store_of(request).idle_seconds_left())


def note_seen(request: HttpRequest) -> None:
    """Notes a request in the session."""
    store_of(request).note_seen()


def store_of(request: HttpRequest) -> SessionStore:
    """The session, with its real type."""
    return cast(SessionStore, request.session)


def signed_in_recently(request: HttpRequest) -> bool:
    """Whether the last sign-in or reauthentication is within ACCOUNT_REAUTHENTICATION_TIMEOUT.

    A provider may sign people in without asking them anything, so its word on when it did counts.
    """
    confirmed: list[float] = [
        record["at"]
        for record in request.session.get(CONFIRMED) or []
        if record.get("reauthenticated")
    ]
    signed_in = request.session.get(PROVED_AT, request.session.get(SIGNED_IN, 0))
    latest = max([signed_in, *confirmed])
    timeout: int = settings.ACCOUNT_REAUTHENTICATION_TIMEOUT
    return bool(time.time() - latest < timeout)
