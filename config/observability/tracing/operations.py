"""A span for each operation: functions that take a context, of the apps' `operations` and of subjects.

They are wrapped where tracing starts, after all modules were loaded, so that code of ours says nothing of
it and costs nothing where it is off.
"""

import inspect
import sys
from collections.abc import Callable, Iterator
from functools import wraps
from types import FunctionType, ModuleType
from typing import Any

from accounts.actors import ActionContext, RequestContext
from lib import tracing

from .spans import is_recording

APPS = ("accounts", "webhooks", "certificates", "edu", "config")
Operation = Callable[..., Any]


def trace_all() -> None:
    """Replace every operation, by whatever name a module knows it."""
    modules = [each for name, each in sys.modules.items() if name.partition(".")[0] in APPS]
    traced = {each: _traced(each) for module in modules for each in _operations(module)}
    for module in modules:
        for name, value in list(vars(module).items()):
            if isinstance(value, FunctionType) and value in traced:
                setattr(module, name, traced[value])


def _operations(module: ModuleType) -> Iterator[FunctionType]:
    name = module.__name__
    is_in_subject = name.startswith(("certificates.", "edu.")) and name.count(".") > 1
    if ".operations" not in name and not is_in_subject:
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
