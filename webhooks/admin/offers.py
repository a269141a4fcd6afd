"""Which actions an endpoint offers in its present state."""

from webhooks.lifecycle import DeliveryState, EndpointState
from webhooks.models import Endpoint
from webhooks.operations.endpoint_health import count_deliveries

OFFERS = ("ping", "secret", "rotate", "replay", "enable", "release", "disable", "forget")
FIRST = ("enable", "release", "ping")  # the others are behind "More"


def offered(endpoint: Endpoint) -> set[str]:
    """The names of the actions that make sense for this endpoint now."""
    names = set(OFFERS)
    names -= {"disable"} if endpoint.state == EndpointState.DISABLED else {"enable"}
    if not count_deliveries(endpoint, DeliveryState.HELD):
        names -= {"release"}
    return names
