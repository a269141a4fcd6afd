"""Carry the trace through Celery: a message names the span that sent it, and its task goes on below it.

Periodic tasks have no trace: there are several a second, and nobody asked for them.
"""

from contextlib import ExitStack
from typing import Any

from celery.signals import before_task_publish, task_failure, task_postrun, task_prerun

from lib import tracing

from .spans import HEADER

_running: dict[str, tuple[ExitStack, tracing.Span]] = {}


def connect() -> None:
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
