"""One attempt to sign in by a provider, kept in the browser from the way there until the answer.

An encrypted cookie, not a row: a stranger who begins attempts fills no table.
"""

import json
import time
from dataclasses import asdict, dataclass, field
from enum import StrEnum
from typing import Any
from uuid import UUID

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.utils.crypto import constant_time_compare

from lib import crypto

from .rules import Challenge, Refusal, SignOnRefused

AGE = 10 * 60  # seconds


class AttemptPurpose(StrEnum):
    """What the person is sent to the provider for."""

    SIGN_IN = "sign_in"
    CONNECT = "connect"  # a member's account with their identity there; it tests the provider
    CONFIRM = "confirm"  # who they are, before something that could do lasting harm


@dataclass(frozen=True, slots=True, kw_only=True)
class SignOnAttempt:
    """What the answer is compared with, and where the person wanted to go."""

    provider: str
    issuer: str
    purpose: str
    user: int | None  # who was signed in when it was begun
    next: str = ""
    invitation: str = ""  # the token of the invitation that it was begun from
    challenge: Challenge = field(default_factory=Challenge)
    begun_at: float = field(default_factory=time.time)


def cookie_name() -> str:
    """The cookie's name; with the prefix `__Host-`, no other host of the domain can set it."""
    return "__Host-sign_on" if settings.SESSION_COOKIE_SECURE else "sign_on"


def keep(response: HttpResponse, attempt: SignOnAttempt) -> None:
    """Keep the attempt in the browser; it takes the place of one before."""
    response.set_cookie(
        cookie_name(),
        crypto.encrypt(json.dumps(asdict(attempt))),
        max_age=AGE,
        secure=settings.SESSION_COOKIE_SECURE,
        httponly=True,
        samesite="Lax",  # the provider leads back here
    )


def forget(response: HttpResponse) -> None:
    """Remove the attempt: it is answered once."""
    response.delete_cookie(cookie_name(), samesite="Lax")


def begun(request: HttpRequest, issuer_id: UUID) -> SignOnAttempt:
    """The attempt that this answer belongs to. Raises SignOnRefused if this browser did not begin it."""
    attempt = _read(request.COOKIES.get(cookie_name(), ""))
    if (
        attempt is None
        or attempt.issuer != str(issuer_id)
        or attempt.user != request.user.pk
        or not 0 <= time.time() - attempt.begun_at <= AGE
        or not constant_time_compare(attempt.challenge.state, request.GET.get("state", ""))
    ):
        raise SignOnRefused(Refusal.NOT_BEGUN)
    return attempt


def _read(cookie: str) -> SignOnAttempt | None:
    try:
        stored: dict[str, Any] = json.loads(crypto.decrypt(cookie))
    except (crypto.UndecryptableValue, ValueError):
        return None
    return SignOnAttempt(**{**stored, "challenge": Challenge(**stored["challenge"])})
