"""What the tests of the log share."""

from collections.abc import Callable
from pathlib import Path

import pytest
from django.utils import timezone

from accounts.scopes import Mode
from certificates.log import sequencing


@pytest.fixture(autouse=True)
def _log_of_its_own(log_folder: Path) -> None:
    """For every test here."""


@pytest.fixture
def log_all() -> Callable[[], int]:
    """Logs all changes that wait; how many."""

    def run(mode: Mode = Mode.LIVE) -> int:
        return sequencing.run(mode, now=timezone.now())

    return run
