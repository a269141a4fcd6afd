"""When somebody has signed in, and when they last proved who they are: kept in the session."""

import time
from typing import cast

from django.conf import settings
from django.http import HttpRequest

from accounts.actors import truncate_ip
from lib.net.ip_addresses import caller_address

from .devices import device_name
from .sessions import DEVICE, NETWORK, SIGNED_IN, SessionStore

CONFIRMED = "account_authentication_methods"  # allauth's records of each proof, the latest last


def note_sign_in(request: HttpRequest) -> None:
    """From now on the session's age counts; and by what its person will know it again."""
    user_agent = request.META.get("HTTP_USER_AGENT", "")
    request.session[SIGNED_IN] = time.time()
    request.session[DEVICE] = device_name(user_agent).replace("\0", "")
    request.session[NETWORK] = truncate_ip(caller_address(request))


def is_over(request: HttpRequest) -> bool:
    """Whether a session has lived its time, however busy it was, or nobody was there for too long.

    One without a beginning has lived its time.
    """
    signed_in: float = request.session.get(SIGNED_IN, 0)
    return time.time() - signed_in >= settings.SESSION_COOKIE_AGE or store_of(request).is_idle()


def note_seen(request: HttpRequest) -> None:
    """Somebody is there."""
    store_of(request).note_seen()


def store_of(request: HttpRequest) -> SessionStore:
    """The session, as what it is here."""
    return cast(SessionStore, request.session)


def signed_in_recently(request: HttpRequest) -> bool:
    """Whether the person has signed in, or has been asked again, within the time-out."""
    confirmed: list[float] = [
        record["at"]
        for record in request.session.get(CONFIRMED) or []
        if record.get("reauthenticated")
    ]
    latest = max([request.session.get(SIGNED_IN, 0), *confirmed])
    timeout: int = settings.ACCOUNT_REAUTHENTICATION_TIMEOUT
    return bool(time.time() - latest < timeout)
