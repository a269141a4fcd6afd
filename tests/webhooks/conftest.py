"""A receiver for tests of webhooks, and an endpoint that points to it."""

import pytest

from accounts.models import Issuer
from tests.factories.webhooks import make_endpoint
from tests.webhooks.receiver import Receiver
from webhooks.models import Endpoint


@pytest.fixture
def endpoint(issuer: Issuer, receiver: Receiver) -> Endpoint:
    """Hears of the certificates of the issuer's live mode."""
    return make_endpoint(issuer, receiver.url(), events=["certificate.*"])
