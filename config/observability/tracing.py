"""Traces by OpenTelemetry: an optional extra, imported only where tracing is on (decision 0071).

What is sent where, and how much of it, is said by the variables of its SDK: OTEL_EXPORTER_OTLP_*,
OTEL_TRACES_SAMPLER and its _ARG, OTEL_BSP_*, OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES. Attributes hold no
personal data, no keys, no values of parameters.
"""

import inspect
import logging
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from contextvars import ContextVar, Token
from functools import wraps
from multiprocessing.util import Finalize
from types import FunctionType, ModuleType
from typing import Any

from celery.signals import before_task_publish, task_failure, task_postrun, task_prerun
from django.conf import settings
from django.http import HttpRequest, HttpResponse
from opentelemetry import context as contexts, trace
from opentelemetry.context import Context
from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.sdk.resources import (
    SERVICE_NAME,
    SERVICE_VERSION,
    OTELResourceDetector,
    Resource,
)
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor, SpanExporter
from opentelemetry.trace import SpanKind, StatusCode, Tracer
from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

from accounts.actors import ActionContext, RequestContext
from accounts.errors import ServiceError
from accounts.metrics import METHODS
from accounts.scopes import AccountsPrefix
from lib import ids, tracing
from lib.tracing import Attributes, Span, Tracing

NAME = "certificates"
HEADER = "traceparent"
LONGEST = 2000  # characters of a statement; its values are not among them
_w3c = TraceContextTextMapPropagator()
NO_TRACE = Context()
Attached = tuple[Token[Context], Token[trace.Span | None]]
# The span that is worked in. OpenTelemetry knows it too, but an issue asks nine times, and its answer takes
# five calls of functions, also where nothing is recorded.
_current: ContextVar[trace.Span | None] = ContextVar("span", default=None)


def is_recording() -> bool:
    """Whether what is done now is recorded."""
    span = _current.get()
    return span is not None and span.is_recording()


def attach(span: trace.Span) -> Attached:
    """Work within a span from now on, until `detach` is given what this returns."""
    return contexts.attach(trace.set_span_in_context(span)), _current.set(span)


def detach(attached: Attached) -> None:
    """Go back to the span that was worked in before."""
    contexts.detach(attached[0])
    _current.reset(attached[1])


def context_of(traceparent: str) -> Context:
    """The context that a `traceparent` names; an empty one if it names none."""
    return _w3c.extract({HEADER: traceparent}, context=NO_TRACE)


def traceparent_of(span: trace.Span) -> str | None:
    """A span as `traceparent`; None for no span."""
    context = span.get_span_context()
    if not context.is_valid:
        return None
    return f"00-{context.trace_id:032x}-{context.span_id:016x}-{context.trace_flags:02x}"


class RecordedSpan(Span):
    """A span of OpenTelemetry."""

    __slots__ = ("_span",)

    def __init__(self, span: trace.Span) -> None:
        super().__init__(traceparent_of(span))
        self._span = span

    def note(self, name: str, value: str | int) -> None:
        self._span.set_attribute(name, value)

    def fail(self, kind: str) -> None:
        fail(self._span, kind)


def fail(span: trace.Span, kind: str) -> None:
    """Mark a span as failed by the name of the error: its text may hold what was sent."""
    span.set_attribute("error.type", kind)
    span.set_status(StatusCode.ERROR)


class OpenTelemetry(Tracing):
    """Tracing that is on."""

    def __init__(self, tracer: Tracer) -> None:
        self._tracer = tracer

    def traceparent(self) -> str | None:
        span = _current.get()
        return None if span is None else traceparent_of(span)

    def record_statement(self, statement: str, seconds: float) -> None:
        if not is_recording():
            return
        ended = time.time_ns()
        text = " ".join(str(statement)[:LONGEST].split())
        verb = text.partition(" ")[0].upper()
        self._tracer.start_span(
            verb or "SQL",
            kind=SpanKind.CLIENT,
            start_time=ended - int(seconds * 1e9),
            attributes={
                "db.system.name": "postgresql",
                "db.operation.name": verb,
                "db.query.text": text,
            },
        ).end(ended)

    @contextmanager
    def span(
        self, name: str, *, parent: str | None, attributes: Attributes, outgoing: bool
    ) -> Iterator[Span]:
        if parent is None:
            yield Span()
            return
        span = self._tracer.start_span(
            name,
            context=context_of(parent),
            kind=SpanKind.CLIENT if outgoing else SpanKind.INTERNAL,
            attributes=attributes,
        )
        with current(span):
            yield RecordedSpan(span)


@contextmanager
def current(span: trace.Span) -> Iterator[None]:
    """Work within a span, and end it. An exception is named in it and goes on."""
    attached = attach(span)
    try:
        yield
    except ServiceError as refusal:  # an answer, not a failure
        span.set_attribute("refused", refusal.code)
        raise
    except Exception as error:
        fail(span, type(error).__name__)
        raise
    finally:
        detach(attached)
        span.end()


# --- a span for each request ----------------------------------------------------------------------

# Callers with a key may go on with a trace of theirs; visitors of public pages may not.
CALLERS = "/api/external/"
SERVER_ERRORS = 500
PROBES = frozenset({"/healthz", "/readyz", "/metrics"})
_tracers: list[Tracer] = []


def record_requests(tracer: Tracer) -> None:
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


# --- a span for each operation that takes a context -----------------------------------------------

# They are wrapped where tracing starts, after all modules were loaded, so that code of ours says nothing of it and
# costs nothing where it is off.
APPS = ("accounts", "webhooks", "certificates", "edu", "config")
Operation = Callable[..., Any]


def trace_operations() -> None:
    """Replace every operation, by whatever name a module knows it."""
    modules = [each for name, each in sys.modules.items() if name.partition(".")[0] in APPS]
    traced = {each: _traced(each) for module in modules for each in _operations(module)}
    for module in modules:
        for name, value in list(vars(module).items()):
            if isinstance(value, FunctionType) and value in traced:
                setattr(module, name, traced[value])


def _operations(module: ModuleType) -> Iterator[FunctionType]:
    name = module.__name__
    if name.count(".") < 2:  # noqa: PLR2004  (what several subjects share)
        return
    for attribute, value in vars(module).items():
        is_own = isinstance(value, FunctionType) and value.__module__ == name
        if is_own and not attribute.startswith("_") and _takes_context(value):
            yield value


def _takes_context(function: FunctionType) -> bool:
    parameter = inspect.signature(function).parameters.get("context")
    return parameter is not None and parameter.annotation in {ActionContext, RequestContext}


def _traced(operation: FunctionType) -> Operation:
    app, _, place = operation.__module__.partition(".operations")
    name = f"{app}{place}.{operation.__name__}"

    @wraps(operation)
    def in_span(*args: Any, **named: Any) -> Any:
        if not is_recording():
            return operation(*args, **named)
        with tracing.span(name, parent=tracing.traceparent()):
            return operation(*args, **named)

    return in_span


# --- through Celery -------------------------------------------------------------------------------

# A message names the span that sent it, and its task goes on below it. Periodic tasks have no trace: there are
# several a second, and nobody asked for them.
_running: dict[str, tuple[ExitStack, tracing.Span]] = {}


def connect_tasks() -> None:
    """Have Celery tell of messages and tasks."""
    before_task_publish.connect(_name_sender)
    task_prerun.connect(_begin)
    task_failure.connect(_fail)
    task_postrun.connect(_end)


def _name_sender(headers: dict[str, Any], **_: object) -> None:
    if (traceparent := tracing.traceparent()) is not None:
        headers[HEADER] = traceparent


def _begin(task_id: str, task: Any, **_: object) -> None:
    parent = task.request.get(HEADER)
    if parent is None:
        return
    stack = ExitStack()
    attributes = {"messaging.system": "celery", "messaging.operation.type": "process"}
    span = stack.enter_context(
        tracing.span(f"task {task.name}", parent=parent, attributes=attributes)
    )
    _running[task_id] = stack, span


def _fail(task_id: str, exception: BaseException, **_: object) -> None:
    if task_id in _running:
        _running[task_id][1].fail(type(exception).__name__)


def _end(task_id: str, **_: object) -> None:
    if task_id in _running:
        _running.pop(task_id)[0].close()


# --- starting it ----------------------------------------------------------------------------------


def start_tracing(exporter: SpanExporter | None = None) -> TracerProvider:
    """Trace requests, operations, statements, tasks and deliveries of this process from now on."""
    own = {SERVICE_NAME: NAME, SERVICE_VERSION: settings.VERSION}
    resource = Resource(own).merge(OTELResourceDetector().detect())  # what the variables say wins
    provider = TracerProvider(resource=resource)
    provider.add_span_processor(BatchSpanProcessor(exporter or OTLPSpanExporter()))
    tracer = provider.get_tracer(NAME, settings.VERSION)
    tracing.use(OpenTelemetry(tracer))
    record_requests(tracer)
    connect_tasks()
    trace_operations()
    # Forked workers end without atexit: the last spans are sent here.
    Finalize(None, provider.shutdown, exitpriority=1)
    logging.getLogger("tracing").info("tracing is on")
    return provider
