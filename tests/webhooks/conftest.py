"""A receiver for tests of webhooks, and an endpoint that points to it."""

from collections.abc import Iterator

import pytest

from accounts.models import Issuer
from tests.factories.webhooks import make_endpoint
from tests.webhooks.receiver import Receiver, running
from webhooks.models import Endpoint


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with running() as found:
        yield found


@pytest.fixture
def endpoint(issuer: Issuer, receiver: Receiver) -> Endpoint:
    """Hears of the certificates of the issuer's live mode."""
    return make_endpoint(issuer, receiver.url(), events=["certificate.*"])
