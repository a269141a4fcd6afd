"""Body size limits, by URL and sender."""

import logging
from dataclasses import dataclass
from enum import Enum, auto
from importlib import import_module
from typing import Any

from django.conf import settings
from django.contrib.auth import SESSION_KEY
from django.db import Error, close_old_connections
from django.http import parse_cookie
from django.urls import Resolver404, resolve
from django.utils import timezone

from accounts import keys
from accounts.api.foundation.problems import ApiError, Unavailable
from accounts.errors import ServiceError
from accounts.operations.keys.authentication import authenticate

API = "/api/external/"
BACK_OFFICE = "/admin/"
ACCOUNT_PAGES = "/admin/access/"  # signing in, and what one does before and after it
FIELDS = 100  # of a form, except back-office forms of signed-in people
logger = logging.getLogger("server")


class BodyRefused(Exception):
    """The body is refused. `error` is the answer."""

    def __init__(self, error: ApiError) -> None:
        super().__init__(error.code)
        self.error = error


class Sender(Enum):
    """Who may send more than settings.BODY_LIMIT."""

    ANYBODY = auto()
    HOLDER_OF_A_KEY = auto()
    SIGNED_IN = auto()


@dataclass(frozen=True, slots=True)
class BodyLimit:
    """A limit in bytes for a kind of sender. If `answers`, the view itself answers larger bodies."""

    limit: int
    sender: Sender = Sender.ANYBODY
    answers: bool = False


def body_limit_of(path: str) -> BodyLimit:
    """The body limit of this URL."""
    try:
        view = getattr(resolve(path).func, "view_class", None)
    except Resolver404:
        view = None
    if view is not None and hasattr(view, "body_limit"):
        sender = Sender.HOLDER_OF_A_KEY if path.startswith(API) else Sender.ANYBODY
        return BodyLimit(int(view().body_limit()), sender, answers=True)
    if is_back_office(path):
        return BodyLimit(settings.FORM_LIMIT, Sender.SIGNED_IN)
    return BodyLimit(settings.BODY_LIMIT)


def is_back_office(path: str) -> bool:
    """Whether back-office forms are sent to this path."""
    return path.startswith(BACK_OFFICE) and not path.startswith(ACCOUNT_PAGES)


def lacks_key(environ: dict[str, Any]) -> bool:
    """Whether the API will refuse this request for its key, whatever its body holds."""
    if not environ["PATH_INFO"].startswith(API):
        return False
    return keys.parse(environ.get("HTTP_X_API_KEY", "").strip()) is None


def is_sent_by(environ: dict[str, Any], sender: Sender) -> bool:
    """Whether the request comes from this kind of sender. Queries the database: call it in a thread.

    Raises Refused where the database does not answer.
    """
    if sender is Sender.ANYBODY:
        return True
    close_old_connections()
    try:
        return _holds_key(environ) if sender is Sender.HOLDER_OF_A_KEY else is_signed_in(environ)
    except Error as error:
        logger.warning("cannot tell who sends a body", extra={"error": type(error).__name__})
        raise BodyRefused(Unavailable()) from error
    finally:
        close_old_connections()


def _holds_key(environ: dict[str, Any]) -> bool:
    """Whether the request has a valid API key. Its allowed networks are checked by the view."""
    presented = environ.get("HTTP_X_API_KEY", "").strip()
    try:
        authenticate(presented, address="", now=timezone.now())
    except ServiceError as error:
        return error.code == "ip_not_allowed"
    return True


def is_signed_in(environ: dict[str, Any]) -> bool:
    """Whether the request has a signed-in session."""
    key = parse_cookie(environ.get("HTTP_COOKIE", "")).get(settings.SESSION_COOKIE_NAME)
    if not key:
        return False
    session = import_module(settings.SESSION_ENGINE).SessionStore(key)
    return SESSION_KEY in session
