"""Python's search for garbage waits until a process has loaded its modules."""

import gc
import subprocess
import sys
from collections.abc import Iterator

import pytest

from config.settings import loading

STATE = "import gc; print(gc.isenabled(), gc.get_freeze_count() > 100_000)"


@pytest.fixture
def searching() -> Iterator[None]:
    """As in a process that begins, and on again afterwards."""
    gc.enable()
    yield
    gc.enable()


def test_it_is_on_again_when_the_apps_are_ready_and_leaves_their_modules_out():
    done = subprocess.run(
        [sys.executable, "-c", f"import django; django.setup(); {STATE}"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "True True\n"


def test_whoever_has_switched_it_off_keeps_it_off(searching):
    gc.disable()
    loading.begin()
    loading.end()
    assert not gc.isenabled()


def test_it_is_off_while_modules_are_loaded(searching):
    loading.begin()
    assert not gc.isenabled()
    loading.end()
    assert gc.isenabled()
