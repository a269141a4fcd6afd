"""Fixtures of issuing."""

from typing import Any

import pytest

from accounts.errors import NotConfirmed
from certificates.issuing import insertion


@pytest.fixture
def guarded(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """What each guarded statement came to."""
    results: list[bool] = []
    real = insertion._insert_confirmed

    def noted(*args: Any) -> Any:
        try:
            inserted = real(*args)
        except NotConfirmed:
            results.append(False)
            raise
        results.append(True)
        return inserted

    monkeypatch.setattr(insertion, "_insert_confirmed", noted)
    return results
