"""A span for each request: the outermost middleware, where tracing is on."""

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse
from opentelemetry import trace
from opentelemetry.trace import SpanKind, Tracer

from accounts.metrics import METHODS
from accounts.prefixes import AccountsPrefix
from lib import ids

from .spans import NO_TRACE, attach, context_of, detach, fail

# Callers with a key may go on with a trace of theirs; visitors of public pages may not.
CALLERS = "/api/external/"
SERVER_ERRORS = 500
PROBES = frozenset({"/healthz", "/readyz", "/metrics"})
_tracers: list[Tracer] = []


def use(tracer: Tracer) -> None:
    """Record requests from now on."""
    _tracers[:] = [tracer]


class TracingMiddleware:
    """Begins the trace of a request, or goes on with the one that an API caller names."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        if not _tracers or request.path_info in PROBES:
            return self.get_response(request)
        given = request.META.get("HTTP_TRACEPARENT")
        parent = NO_TRACE
        if given and request.path_info.startswith(CALLERS):
            parent = context_of(given)
        method = request.method if request.method in METHODS else "_OTHER"
        span = _tracers[0].start_span(str(method), context=parent, kind=SpanKind.SERVER)
        if parent is NO_TRACE and not span.is_recording():
            return self.get_response(request)  # nobody has heard of this trace, and nobody will
        attached = attach(span)
        try:
            response = self.get_response(request)
            if span.is_recording():
                _describe(span, request, response)
        finally:
            detach(attached)
            span.end()
        return response


def _describe(span: trace.Span, request: HttpRequest, response: HttpResponse) -> None:
    """The route and the outcome. Neither path nor query: they may hold what a person typed."""
    match = request.resolver_match
    method = request.method if request.method in METHODS else "_OTHER"
    span.set_attribute("http.request.method", str(method))
    span.set_attribute("http.response.status_code", response.status_code)
    if match is not None:
        span.update_name(f"{method} /{match.route}")
        span.set_attribute("http.route", f"/{match.route}")
    caller = getattr(request, "caller", None)
    if caller is not None:
        span.set_attribute("issuer", ids.encode(AccountsPrefix.ISSUER, caller.issuer.id))
    if response.status_code >= SERVER_ERRORS:
        fail(span, str(response.status_code))
