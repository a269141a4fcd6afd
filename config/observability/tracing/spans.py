"""`lib.tracing` by OpenTelemetry. Attributes hold no personal data, no keys, no values of parameters."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar, Token

from opentelemetry import context as contexts
from opentelemetry import trace
from opentelemetry.context import Context
from opentelemetry.trace import SpanKind, StatusCode, Tracer
from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

from accounts.errors import ServiceError
from lib.tracing import Attributes, Span, Tracing

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
