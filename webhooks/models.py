"""Models of webhooks: events, endpoints, deliveries, attempts, notices."""

from webhooks.deliveries.models import Attempt, Delivery
from webhooks.endpoints.models import Endpoint, EndpointHour
from webhooks.events.models import BodyHorizon, Event, LateBody
