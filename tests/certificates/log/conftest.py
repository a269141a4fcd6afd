"""A log of one's own, and how to read what it has published."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from django.utils import timezone

from accounts.scopes import Mode
from certificates.operations.log import sequencing


@pytest.fixture(autouse=True)
def log_folder(settings: Any, tmp_path: Path) -> Path:
    """Where the log's files are published."""
    folder = tmp_path / "log"
    backend = "certificates.operations.log.storage.LogFolder"
    options = {"location": str(folder), "allow_overwrite": True}
    settings.STORAGES = settings.STORAGES | {"log": {"BACKEND": backend, "OPTIONS": options}}
    return folder


@pytest.fixture
def log_all() -> Callable[[], int]:
    """Logs all changes that wait; how many."""

    def run(mode: Mode = Mode.LIVE) -> int:
        return sequencing.run(mode, now=timezone.now())

    return run
