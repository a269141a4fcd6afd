"""Which content security policy a page gets (ADR 0007)."""

from collections.abc import Callable

from csp.constants import HEADER
from csp.utils import build_policy
from django.conf import settings
from django.http import HttpRequest, HttpResponse


class ContentSecurityPolicyMiddleware:
    """The strict policy everywhere; the back office, and nothing else, gets its own.

    Both are made once: django-csp's own middleware makes one anew for every answer, which cost as
    much as a short query.
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response
        self._strict = build_policy()
        self._back_office = build_policy(config=settings.BACK_OFFICE_CONTENT_SECURITY_POLICY)

    def __call__(self, request: HttpRequest) -> HttpResponse:
        response = self.get_response(request)
        inside = request.path_info.startswith("/admin/")
        response.headers.setdefault(HEADER, self._back_office if inside else self._strict)
        return response
