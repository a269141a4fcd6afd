"""The key in `x-api-key` into a Caller (specification, section 5)."""

from django.utils import timezone
from rest_framework.authentication import BaseAuthentication
from rest_framework.request import Request

from accounts.actors import Caller
from accounts.errors import ApiKeyExpired, ApiKeyInvalid, ApiKeyMissing, ApiKeyRevoked
from accounts.operations.keys.authentication import authenticate
from lib.net.ip_addresses import caller_address

from . import ip_limits

FAILURES = (ApiKeyMissing, ApiKeyInvalid, ApiKeyExpired, ApiKeyRevoked)


class ApiKeyAuthentication(BaseAuthentication):
    """`request.auth` becomes the Caller; there is no user behind a key."""

    def authenticate(self, request: Request) -> tuple[None, Caller]:
        try:
            caller = self._recognise(request)
        except FAILURES:
            ip_limits.count_attempt(ip_limits.FAILED_AUTHENTICATION, caller_address(request))
            raise
        request._request.caller = caller  # type: ignore[attr-defined]  # the access log names it
        return None, caller

    @staticmethod
    def _recognise(request: Request) -> Caller:
        presented = request.META.get("HTTP_X_API_KEY", "").strip()
        if not presented:
            raise ApiKeyMissing
        address = caller_address(request)
        return authenticate(presented, address=address, now=timezone.now())
