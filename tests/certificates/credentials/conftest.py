"""What the tests of credentials share."""

from collections.abc import Callable
from pathlib import Path

import pytest
from django.utils import timezone

from accounts.scopes import Mode
from certificates import tasks
from certificates.log import sequencing


@pytest.fixture
def seal_all(log_folder: Path) -> Callable[[], None]:
    """What workers do each second: log what waits, and sign credentials."""

    def run() -> None:
        for mode in Mode:
            sequencing.run(mode, now=timezone.now())
        tasks.seal_certificates()
        tasks.sign_graphs()

    return run
