"""A pytest plugin (`-p tests.support.suite.garbage`): imported modules and collected tests are never searched for garbage.

Python would search them again and again: a third of the time that the collection takes, and an
eighth of the tests' own.
"""

import gc

import pytest

# Each search looks at as many new objects, or every tenth and every two hundredth at older ones too.
THRESHOLDS = (5_000, 10, 20)


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests() -> None:
    """Before Django and the tests are imported."""
    gc.disable()


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
    gc.enable()
