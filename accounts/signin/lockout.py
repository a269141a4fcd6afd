"""Who guesses is locked out for a while: the rules of axes, and the page that says so."""

from typing import Any

from axes.handlers.database import AxesDatabaseHandler
from django.conf import settings
from django.contrib import admin
from django.db.models import Sum
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render


class Lockout(AxesDatabaseHandler):
    """Counts the failures of a person from an address, and those of an address over all people.

    Never those of a person over all addresses: a stranger could lock anybody out.
    """

    def get_failures(self, request: HttpRequest, credentials: dict[str, Any] | None = None) -> int:
        """In failures of one person: axes knows a single limit."""
        of_person, of_address = (
            attempts.aggregate(count=Sum("failures_since_start"))["count"] or 0
            for attempts in self.get_user_attempts(request, credentials)
        )
        share = settings.AXES_FAILURE_LIMIT / settings.AXES_ADDRESS_FAILURE_LIMIT
        return max(of_person, int(of_address * share))

    def reset_user_attempts(
        self, request: HttpRequest, credentials: dict[str, Any] | None = None
    ) -> int:
        """Signing in forgives this person's failures, not those that the address had with others."""
        of_person, _of_address = self.filter_user_attempts(request, credentials)
        count: int = of_person.delete()[0]
        return count


def locked_out(
    request: HttpRequest, response: HttpResponse, credentials: dict[str, Any] | None
) -> HttpResponse:
    """What axes answers in the place of a refused form; the same for known and unknown people."""
    return _page(request, int(settings.AXES_COOLOFF_TIME.total_seconds()))


def too_many(request: HttpRequest) -> HttpResponse:
    """What allauth answers beyond its limits."""
    return _page(request, 60)


def _page(request: HttpRequest, seconds: int) -> HttpResponse:
    context = {**admin.site.each_context(request), "minutes": seconds // 60}
    response = render(request, "account/too_many.html", context, status=429)
    response["Retry-After"] = str(seconds)
    return response
