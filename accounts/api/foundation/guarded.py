"""The base of views that act for a caller known from an earlier request, by a statement that confirms it."""

from typing import ClassVar

from django.http import HttpResponse
from rest_framework.request import Request

from accounts import usage
from accounts.domain.idempotency import IdempotentRequest
from accounts.errors import ServiceError
from accounts.operations.keys.authentication import CachedCaller
from lib.database import tenancy

from .authentication import recognise
from .views import ExternalView, refuse_replaced_id


class GuardedView(ExternalView):
    """A view with methods that may leave out the look-up of the caller.

    `act_guarded` acts by one statement that begins with the guard of the cached caller. Whatever else
    than success comes of it, nothing was written, and the request takes the usual way from its
    beginning: only that way refuses. The rate limit counts the request once.
    """

    guarded: ClassVar[frozenset[str]] = frozenset({"POST"})

    def respond(self, request: Request) -> HttpResponse:
        if request.method in self.guarded:
            cached = recognise(request)
            response = self._respond_guarded(request, cached) if cached else None
            if response is not None:
                return response
        return super().respond(request)

    def act_guarded(
        self, request: Request, cached: CachedCaller, identified: IdempotentRequest | None
    ) -> HttpResponse | None:
        """The response to a success; None if nothing was written. Errors count as None."""
        raise NotImplementedError

    def _respond_guarded(self, request: Request, cached: CachedCaller) -> HttpResponse | None:
        self.caller = cached.caller
        tenancy.act_for(self.caller.issuer.id)
        response = None
        try:
            spent = self.spend()
            if spent is None or spent.allowed:
                self.check_access(request)
                refuse_replaced_id(request)
                self.check_query(request)
                identified = self.identify(request) if request.method == "POST" else None
                response = self.act_guarded(request, cached, identified)
        except ServiceError:
            pass  # by facts that may be out of date
        if response is None:
            self.caller_headers = {}  # none where the key turns out to be no longer valid
            return None
        usage.count(self.caller.issuer.id, self.caller.mode.value, usage.UsageKind.API_CALLS)
        request._request.caller = self.caller  # type: ignore[attr-defined]  # for the access log
        return response
