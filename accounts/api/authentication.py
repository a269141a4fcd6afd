"""The key in `x-api-key` into a Caller (specification, section 5)."""

from django.utils import timezone
from rest_framework.authentication import BaseAuthentication
from rest_framework.request import Request

from accounts.actors import Caller
from accounts.errors import ApiKeyMissing
from accounts.operations.keys import authenticate


class ApiKeyAuthentication(BaseAuthentication):
    """`request.auth` becomes the Caller; there is no user behind a key."""

    def authenticate(self, request: Request) -> tuple[None, Caller]:
        presented = request.META.get("HTTP_X_API_KEY", "").strip()
        if not presented:
            raise ApiKeyMissing
        caller = authenticate(presented, now=timezone.now())
        request._request.caller = caller  # type: ignore[attr-defined]  # the access log names it
        return None, caller
