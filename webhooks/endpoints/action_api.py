"""Actions on one endpoint over the API: enable, disable, send a sample, rotate and show its secret."""

from datetime import timedelta

from accounts.api.foundation.endpoints import Accepted, Reply, endpoint
from accounts.scopes import Scope
from lib.dates import format_instant
from webhooks.deliveries.responses import endpoint_answer, new_endpoint
from webhooks.endpoints.api import EndpointsApi
from webhooks.models import Endpoint

from . import operations as endpoints
from . import secrets as endpoint_secrets
from .samples import send_sample
from .schemas import (
    ChangedWebhookEndpointAnswer,
    EnableRequest,
    NewWebhookEndpointAnswer,
    SampleRequest,
    SampleResult,
    SecretRotateRequest,
    WebhookSecretAnswer,
)


class EndpointActionsApi(EndpointsApi):
    """Actions on one endpoint."""

    tag = "webhooks"

    @endpoint(Scope.WEBHOOKS_MANAGE, errors=("feature_not_in_plan",))
    def enable_webhook_endpoint(
        self, endpoint: Endpoint, body: EnableRequest
    ) -> ChangedWebhookEndpointAnswer:
        """Enable a webhook endpoint; with `release` its held deliveries are sent"""
        endpoint, released = endpoints.enable_endpoint(
            context=self.context, endpoint=endpoint, release=body.release
        )
        return endpoint_answer(endpoint, ChangedWebhookEndpointAnswer, released=released)

    @endpoint(Scope.WEBHOOKS_MANAGE)
    def disable_webhook_endpoint(self, endpoint: Endpoint) -> ChangedWebhookEndpointAnswer:
        """Disable a webhook endpoint; its deliveries are held"""
        endpoint = endpoints.disable_endpoint(context=self.context, endpoint=endpoint)
        return endpoint_answer(endpoint, ChangedWebhookEndpointAnswer, released=0)

    @endpoint(Scope.WEBHOOKS_MANAGE, errors=("feature_not_in_plan",))
    def send_webhook_sample(
        self, endpoint: Endpoint, body: SampleRequest
    ) -> Accepted[SampleResult]:
        """Send this endpoint a sample of an event, signed like a real one and marked `sample`"""
        delivery = send_sample(context=self.context, endpoint=endpoint, type=body.type)
        return Accepted(SampleResult(delivery_id=delivery.public_id))

    @endpoint(Scope.WEBHOOKS_MANAGE, errors=("conflict",))
    def rotate_webhook_secret(
        self, endpoint: Endpoint, body: SecretRotateRequest
    ) -> Reply[NewWebhookEndpointAnswer]:
        """Rotate the signing secret; the old one stays valid for a while"""
        endpoint = endpoint_secrets.rotate_secret(
            context=self.context, endpoint=endpoint, overlap=timedelta(hours=body.overlap_hours)
        )
        return Reply(new_endpoint(endpoint, shown=True), stored=new_endpoint(endpoint, shown=False))

    @endpoint(Scope.KEYS_MANAGE, errors=("conflict",))
    def get_webhook_secret(self, endpoint: Endpoint) -> WebhookSecretAnswer:
        """Read the signing secret; the audit records it"""
        found = endpoint_secrets.reveal_secret(context=self.context, endpoint=endpoint)
        return WebhookSecretAnswer(
            secret=found.current, old_secret_valid_until=format_instant(found.old_until)
        )
