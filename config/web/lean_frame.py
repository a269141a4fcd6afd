"""The short chain of middlewares for requests that no signed-in browser sends: the API, files, verify pages.

These requests have no session, no form to protect and no messages. The chain is `LEAN_MIDDLEWARE` in the
settings: MIDDLEWARE without what only browsers need.
"""

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from django.conf import settings
from django.core.handlers.base import BaseHandler
from django.core.handlers.exception import convert_exception_to_response
from django.http import HttpRequest, HttpResponse
from django.urls import ResolverMatch, resolve
from django.utils.module_loading import import_string

from accounts.scopes import Locale

API = "/api/"
SHORT = 100  # characters of a path: longer ones are not worth remembering
READING = frozenset({"GET", "HEAD"})
_ID = re.compile(r"(?<=/)[a-z]+_[0-7][0-9a-hjkmnp-tv-z]{25}(?=/|$)")  # as `lib.ids` spells one
_SAMPLE = "_" + 26 * "0"
# Files that machines read: whatever the method, there is no form to protect.
FILES = re.compile(
    r"/(?:log|issuers|contexts|branding|verifier|\.well-known)/"
    r"|/(?:healthz|readyz|metrics|robots\.txt|llms\.txt|favicon\.ico)$"
)
_VERIFY_PAGE = re.compile(f"/(?:(?:{'|'.join(Locale.values)})/verify|seal)/")


class LeanFrameMiddleware:
    """Sends requests of the API, for files, and reading of verify pages, through the short chain; others go on."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response
        self._lean = _LeanHandler().chain()

    def __call__(self, request: HttpRequest) -> HttpResponse:
        return self._lean(request) if is_lean(request) else self.get_response(request)


def is_lean(request: HttpRequest) -> bool:
    """Whether this request takes the short chain. A POST to a verify page is counted by sender."""
    path = request.path_info
    if path.startswith(API) or FILES.match(path):
        return True
    return request.method in READING and _VERIFY_PAGE.match(path) is not None


class _LeanHandler(BaseHandler):
    """Django's handler with LEAN_MIDDLEWARE, none of which has a hook for views or exceptions."""

    def resolve_request(self, request: HttpRequest) -> ResolverMatch:
        """The view of the address; those that are asked for most are found once."""
        path = request.path_info
        request.resolver_match = match = find_view(path) if len(path) <= SHORT else resolve(path)
        return match

    def chain(self) -> Callable[[HttpRequest], HttpResponse]:
        """As `load_middleware` builds the chain of MIDDLEWARE."""
        self._view_middleware: list[object] = []
        self._template_response_middleware: list[object] = []
        self._exception_middleware: list[object] = []
        inner: Any = self
        handler: Any = convert_exception_to_response(inner._get_response)
        for path in reversed(settings.LEAN_MIDDLEWARE):
            handler = convert_exception_to_response(import_string(path)(handler))
        chain: Callable[[HttpRequest], HttpResponse] = handler
        return chain


def find_view(path: str) -> ResolverMatch:
    """The view of a short address. Of those that differ in one id only, one is looked up."""
    ids = _ID.findall(path)
    if len(ids) != 1:
        return _match(path) if not ids else resolve(path)
    given = ids[0]
    sample = given.rpartition("_")[0] + _SAMPLE
    found = _match(path.replace(given, sample))
    if sample not in found.kwargs.values():
        return resolve(path)
    own = ResolverMatch.__new__(ResolverMatch)
    kwargs = {name: given if value == sample else value for name, value in found.kwargs.items()}
    own.__dict__ = vars(found) | {"kwargs": kwargs, "captured_kwargs": kwargs}
    return own


@lru_cache(maxsize=256)
def _match(path: str) -> ResolverMatch:
    return resolve(path)
