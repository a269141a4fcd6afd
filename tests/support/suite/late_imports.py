"""A pytest plugin (`-p tests.support.suite.late_imports`): leaves to the first test that needs it what takes long to import.

jsonschema checks formats of IRIs by rfc3987_syntax, which builds 38 parsers when it is imported: a second
in each process of every run, for formats that few schemas have.
"""

import sys
from importlib import import_module
from types import ModuleType

NAME = "rfc3987_syntax"


def _is_valid_syntax(rule: str, value: str) -> bool:
    """As the function of this name, whose module takes the place of this one."""
    if isinstance(sys.modules[NAME], _Late):
        del sys.modules[NAME]
    found: bool = import_module(NAME).is_valid_syntax(rule, value)
    return found


class _Late(ModuleType):
    """Stands in for the module until it is asked."""

    is_valid_syntax = staticmethod(_is_valid_syntax)


sys.modules.setdefault(NAME, _Late(NAME))
