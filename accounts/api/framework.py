"""REST framework's view and request without what no route uses, and the authentication of API keys.

Routes read JSON bytes and return JSON bytes.
"""

from functools import cache
from typing import Any

from django.http import HttpRequest
from django.utils import timezone
from django.utils.cache import patch_vary_headers
from rest_framework.authentication import BaseAuthentication
from rest_framework.negotiation import DefaultContentNegotiation
from rest_framework.request import Request
from rest_framework.views import APIView

from accounts.actors import Caller
from accounts.errors import ApiKeyExpired, ApiKeyInvalid, ApiKeyMissing, ApiKeyRevoked
from accounts.keys import authentication
from accounts.keys.authentication import CachedCaller, authenticate
from accounts.limits import throttling
from lib.net.ip_addresses import caller_address

_NEGOTIATION = DefaultContentNegotiation()  # a Request makes one for itself if it is given none
_HEADERS: dict[type, dict[str, str]] = {}


class ApiRequest(Request):
    """A request with the attributes that every route reads: REST framework looks them up each time."""

    def __init__(self, request: HttpRequest, authenticators: list[BaseAuthentication]) -> None:
        super().__init__(request, authenticators=authenticators, negotiator=_NEGOTIATION)
        self.META = request.META
        self.method = request.method
        self.path = request.path


class FrameworkView(APIView):
    """REST framework's view; what it makes anew for each request is made once."""

    def get_authenticators(self) -> list[BaseAuthentication]:
        return _authenticators(tuple(self.authentication_classes))

    def initialize_request(self, request: HttpRequest, *args: Any, **kwargs: Any) -> Request:
        return ApiRequest(request, self.get_authenticators())

    @property
    def default_response_headers(self) -> dict[str, str]:
        view = type(self)
        if view not in _HEADERS:
            _HEADERS[view] = super().default_response_headers
        return _HEADERS[view]

    def finalize_response(self, request: Any, response: Any, *args: Any, **kwargs: Any) -> Any:
        """Adds the headers; the body is there already."""
        for name, value in self.headers.items():
            if name == "Vary" and name in response.headers:
                patch_vary_headers(response, [value])
            else:
                response.headers[name] = value
        return response


def is_utf8(request: Request) -> bool:
    """Whether the body is UTF-8, as its content type says."""
    charset = request._request.content_params.get("charset", "utf-8")  # type: ignore[union-attr]
    return charset.strip('"').lower().replace("-", "") == "utf8"


@cache
def _authenticators(classes: tuple[type[BaseAuthentication], ...]) -> list[BaseAuthentication]:
    """One instance of each class for all requests: they have no state."""
    return [each() for each in classes]


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
