"""Authenticates the key in `x-api-key` (specification, section 5)."""

from django.utils import timezone
from rest_framework.authentication import BaseAuthentication
from rest_framework.request import Request

from accounts.actors import Caller
from accounts.errors import ApiKeyExpired, ApiKeyInvalid, ApiKeyMissing, ApiKeyRevoked
from accounts.keys import authentication
from accounts.keys.authentication import CachedCaller, authenticate
from lib.net.ip_addresses import caller_address

from . import throttling

FAILURES = (ApiKeyMissing, ApiKeyInvalid, ApiKeyExpired, ApiKeyRevoked)


class ApiKeyAuthentication(BaseAuthentication):
    """Sets `request.auth` to the Caller; `request.user` stays None, as keys have no user."""

    def authenticate(self, request: Request) -> tuple[None, Caller]:
        try:
            caller = self._caller_of(request)
        except FAILURES:
            throttling.count_attempt(throttling.FAILED_AUTHENTICATION, caller_address(request))
            raise
        return None, caller

    @staticmethod
    def _caller_of(request: Request) -> Caller:
        key = _key_of(request)
        if not key:
            raise ApiKeyMissing

        def note(caller: Caller) -> None:
            request._request.caller = caller  # type: ignore[attr-defined]  # for the logs

        return authenticate(
            key, address=caller_address(request), now=timezone.now(), note_proved=note
        )


def authenticate_cached(request: Request) -> CachedCaller | None:
    """The caller as of an earlier request; None where only the database can say."""
    return authentication.authenticate_cached(
        _key_of(request), address=caller_address(request), now=timezone.now()
    )


def _key_of(request: Request) -> str:
    key: str = request.META.get("HTTP_X_API_KEY", "")
    return key.strip(" \t")  # nothing else: nginx counts requests by the same text
