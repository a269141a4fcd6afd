"""Python's search for garbage waits until a process has loaded its modules."""

import gc
import subprocess
import sys
from collections.abc import Iterator

import pytest

from config.settings import pause_garbage_collection, resume_garbage_collection

STATE = "import gc; print(gc.isenabled(), gc.get_freeze_count() > 100_000)"


def output(code: str) -> str:
    """What a process of its own prints."""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return done.stdout


@pytest.fixture
def searching() -> Iterator[None]:
    """As in a process that begins, and on again afterwards."""
    gc.enable()
    yield
    gc.enable()


@pytest.mark.parametrize("loads", ["import django; django.setup()", "import config.wsgi"])
def test_garbage_collection_is_on_again_when_all_is_loaded_and_leaves_that_out(loads: str):
    """For a command or a worker the apps, for a web process its views and pages, too."""
    assert output(f"{loads}; {STATE}") == "True True\n"


def test_a_web_process_has_no_garbage_left_to_search_for_among_what_it_loaded():
    code = "import config.wsgi, gc; print(len(gc.get_objects()) < 10_000)"
    assert output(code) == "True\n"


def test_garbage_collection_that_was_switched_off_stays_off(searching):
    gc.disable()
    pause_garbage_collection()
    resume_garbage_collection()
    assert not gc.isenabled()


def test_garbage_collection_is_off_while_modules_are_loaded(searching):
    pause_garbage_collection()
    assert not gc.isenabled()
    resume_garbage_collection()
    assert gc.isenabled()
