"""What the tests of printed certificates share."""

import pytest

from accounts.actors import Rate
from certificates.printing import api as printing_api


@pytest.fixture(autouse=True)
def unlimited(monkeypatch: pytest.MonkeyPatch) -> None:
    """They print more from one address than a reader does."""
    monkeypatch.setattr(printing_api, "ADDRESS_PRINTS", Rate(burst=10_000, per_minute=10_000))
