"""When somebody has signed in, and when they last proved who they are: kept in the session."""

import time

from django.conf import settings
from django.http import HttpRequest

SIGNED_IN = "signed_in_at"
CONFIRMED = "account_authentication_methods"  # allauth's records of each proof, the latest last


def note_sign_in(request: HttpRequest) -> None:
    """From now on the session's age counts."""
    request.session[SIGNED_IN] = time.time()


def is_over(request: HttpRequest) -> bool:
    """Whether a session has lived its time, however busy it was. One without a beginning has."""
    signed_in: float = request.session.get(SIGNED_IN, 0)
    return time.time() - signed_in >= settings.SESSION_COOKIE_AGE


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
