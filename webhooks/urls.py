"""Routes under /api/external/webhooks/."""

from django.urls import path

from webhooks.deliveries.api import (
    AttemptsView,
    BulkRetryView,
    DeliveriesView,
    DeliveryView,
    ReplayView,
    RetryView,
)
from webhooks.endpoints.action_api import (
    DisableView,
    EnableView,
    RotateSecretView,
    SecretView,
    SendSampleView,
)
from webhooks.endpoints.api import EndpointsView, EndpointView
from webhooks.events.api import EventTypesView
from webhooks.feed.api import FeedView

ENDPOINT = "endpoints/<str:endpoint_id>"
DELIVERY = "deliveries/<str:delivery_id>"

urlpatterns = [
    path("events", FeedView.as_view(), name="webhook-events"),
    path("event-types", EventTypesView.as_view(), name="webhook-event-types"),
    path("endpoints", EndpointsView.as_view(), name="webhook-endpoints"),
    path(ENDPOINT, EndpointView.as_view(), name="webhook-endpoint"),
    path(f"{ENDPOINT}/enable", EnableView.as_view(), name="webhook-endpoint-enable"),
    path(f"{ENDPOINT}/disable", DisableView.as_view(), name="webhook-endpoint-disable"),
    path(f"{ENDPOINT}/send-sample", SendSampleView.as_view(), name="webhook-endpoint-send-sample"),
    path(f"{ENDPOINT}/rotate-secret", RotateSecretView.as_view(), name="webhook-endpoint-rotate"),
    path(f"{ENDPOINT}/secret", SecretView.as_view(), name="webhook-endpoint-secret"),
    path(f"{ENDPOINT}/replay", ReplayView.as_view(), name="webhook-endpoint-replay"),
    path("deliveries", DeliveriesView.as_view(), name="webhook-deliveries"),
    path("deliveries/bulk-retry", BulkRetryView.as_view(), name="webhook-bulk-retry"),
    path(DELIVERY, DeliveryView.as_view(), name="webhook-delivery"),
    path(f"{DELIVERY}/attempts", AttemptsView.as_view(), name="webhook-attempts"),
    path(f"{DELIVERY}/retry", RetryView.as_view(), name="webhook-retry"),
]
