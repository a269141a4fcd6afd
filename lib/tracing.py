"""Spans of a trace. Nothing is recorded until `use` is given an implementation (config.observability.tracing).

A trace begins with a request; what works on for it later carries its `traceparent` (W3C Trace Context)
in a row or a message. Work that no request asked for has no trace.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

Attributes = Mapping[str, str | int]


class Span:
    """A span in progress. This one is recorded nowhere, and hands on what it was given."""

    __slots__ = ("traceparent",)

    def __init__(self, traceparent: str | None = None) -> None:
        self.traceparent = traceparent

    def note(self, name: str, value: str | int) -> None:
        """Add an attribute."""

    def fail(self, kind: str) -> None:
        """Mark the work as failed. `kind` is the name of the error, never its text."""


class Tracing:
    """Tracing that is off."""

    def traceparent(self) -> str | None:
        """The current span as `traceparent`, for a row or a message; None if there is no trace."""
        return None

    def record_statement(self, statement: str, seconds: float) -> None:
        """Add a statement that has just ended to the current trace."""

    @contextmanager
    def span(
        self, name: str, *, parent: str | None, attributes: Attributes, outgoing: bool
    ) -> Iterator[Span]:
        """A span below `parent`; without a parent none is recorded."""
        yield Span(parent)


_current = Tracing()


def use(tracing: Tracing) -> None:
    """Record from now on."""
    global _current  # noqa: PLW0603  (set once, when a process starts)
    _current = tracing


def traceparent() -> str | None:
    """The current span as `traceparent`; None if there is no trace."""
    return _current.traceparent()


def record_statement(statement: str, seconds: float) -> None:
    """Add a statement that has just ended to the current trace."""
    _current.record_statement(statement, seconds)


@contextmanager
def span(
    name: str, *, parent: str | None, attributes: Attributes | None = None, outgoing: bool = False
) -> Iterator[Span]:
    """A span below `parent`. `outgoing`: a request to another service."""
    with _current.span(
        name, parent=parent, attributes=attributes or {}, outgoing=outgoing
    ) as current:
        yield current
