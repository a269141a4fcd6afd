"""Fixtures of issuing."""

from typing import Any

import pytest

from certificates.operations.issuing import insert


@pytest.fixture
def guarded(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """What each guarded statement came to."""
    results: list[bool] = []
    real = insert.insert_guarded

    def noted(*args: Any, **kwargs: Any) -> bool:
        results.append(real(*args, **kwargs))
        return results[-1]

    monkeypatch.setattr("certificates.operations.issuing.issue.insert_guarded", noted)
    return results
