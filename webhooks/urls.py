"""Routes under /api/external/webhooks/."""

from accounts.api.endpoints import route
from webhooks.deliveries.api import DeliveriesApi, ReplaysApi
from webhooks.endpoints.api import EndpointsApi
from webhooks.events.api import EventTypesApi, FeedApi

ENDPOINT = "endpoints/<str:endpoint_id>"
DELIVERY = "deliveries/<str:delivery_id>"

# fmt: off
urlpatterns = [
    route("events", "webhook-events", get=FeedApi.list_events),
    route("event-types", "webhook-event-types", get=EventTypesApi.list_event_types),
    route("endpoints", "webhook-endpoints", get=EndpointsApi.list_webhook_endpoints, post=EndpointsApi.create_webhook_endpoint),
    route(ENDPOINT, "webhook-endpoint", get=EndpointsApi.get_webhook_endpoint, patch=EndpointsApi.update_webhook_endpoint, delete=EndpointsApi.delete_webhook_endpoint),
    route(f"{ENDPOINT}/enable", "webhook-endpoint-enable", post=EndpointsApi.enable_webhook_endpoint),
    route(f"{ENDPOINT}/disable", "webhook-endpoint-disable", post=EndpointsApi.disable_webhook_endpoint),
    route(f"{ENDPOINT}/send-sample", "webhook-endpoint-send-sample", post=EndpointsApi.send_webhook_sample),
    route(f"{ENDPOINT}/rotate-secret", "webhook-endpoint-rotate", post=EndpointsApi.rotate_webhook_secret),
    route(f"{ENDPOINT}/secret", "webhook-endpoint-secret", get=EndpointsApi.get_webhook_secret),
    route(f"{ENDPOINT}/replay", "webhook-endpoint-replay", post=ReplaysApi.replay_webhook_events),
    route("deliveries", "webhook-deliveries", get=DeliveriesApi.list_webhook_deliveries),
    route("deliveries/bulk-retry", "webhook-bulk-retry", post=DeliveriesApi.retry_webhook_deliveries),
    route(DELIVERY, "webhook-delivery", get=DeliveriesApi.get_webhook_delivery),
    route(f"{DELIVERY}/attempts", "webhook-attempts", get=DeliveriesApi.list_webhook_attempts),
    route(f"{DELIVERY}/retry", "webhook-retry", post=DeliveriesApi.retry_webhook_delivery),
]
