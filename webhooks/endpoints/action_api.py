"""Actions on one endpoint over the API: enable, disable, send a sample, rotate and show its secret."""

from datetime import timedelta

from django.http import HttpResponse
from django.utils.translation import gettext_lazy as _
from rest_framework.request import Request

from accounts.api.foundation.schema import documented
from accounts.scopes import Scope
from lib.dates import format_instant
from webhooks.deliveries.responses import endpoint_answer, new_endpoint

from . import operations as endpoints
from . import secrets as endpoint_secrets
from .api import EndpointBaseView
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


class EnableView(EndpointBaseView):
    """`POST /webhooks/endpoints/{id}/enable`"""

    scopes = {"post": Scope.WEBHOOKS_MANAGE}

    @documented(
        operation_id="enableWebhookEndpoint",
        summary=_("Enable a webhook endpoint; with `release` its held deliveries are sent"),
        tag="webhooks",
        request=EnableRequest,
        response=ChangedWebhookEndpointAnswer,
        errors=("feature_not_in_plan",),
    )
    def post(self, request: Request, endpoint_id: str) -> HttpResponse:
        body = self.read(request, EnableRequest)
        endpoint, released = endpoints.enable_endpoint(
            context=self.request_context(request),
            endpoint=self.find(endpoint_id),
            release=body.release,
        )
        return self.answer(
            endpoint_answer(endpoint, ChangedWebhookEndpointAnswer, released=released)
        )


class DisableView(EndpointBaseView):
    """`POST /webhooks/endpoints/{id}/disable`"""

    scopes = {"post": Scope.WEBHOOKS_MANAGE}

    @documented(
        operation_id="disableWebhookEndpoint",
        summary=_("Disable a webhook endpoint; its deliveries are held"),
        tag="webhooks",
        response=ChangedWebhookEndpointAnswer,
    )
    def post(self, request: Request, endpoint_id: str) -> HttpResponse:
        endpoint = endpoints.disable_endpoint(
            context=self.request_context(request), endpoint=self.find(endpoint_id)
        )
        return self.answer(endpoint_answer(endpoint, ChangedWebhookEndpointAnswer, released=0))


class SendSampleView(EndpointBaseView):
    """`POST /webhooks/endpoints/{id}/send-sample`"""

    scopes = {"post": Scope.WEBHOOKS_MANAGE}

    @documented(
        operation_id="sendWebhookSample",
        summary=_("Send this endpoint a sample of an event, signed like a real one and marked `sample`"),
        tag="webhooks",
        request=SampleRequest,
        response=SampleResult,
        errors=("feature_not_in_plan",),
        status=202,
    )  # fmt: skip
    def post(self, request: Request, endpoint_id: str) -> HttpResponse:
        body = self.read(request, SampleRequest)
        delivery = send_sample(
            context=self.request_context(request),
            endpoint=self.find(endpoint_id),
            type=body.type,
        )
        return self.answer(SampleResult(delivery_id=delivery.public_id), status=202)


class RotateSecretView(EndpointBaseView):
    """`POST /webhooks/endpoints/{id}/rotate-secret`"""

    scopes = {"post": Scope.WEBHOOKS_MANAGE}

    @documented(
        operation_id="rotateWebhookSecret",
        summary=_("Rotate the signing secret; the old one stays valid for a while"),
        tag="webhooks",
        request=SecretRotateRequest,
        response=NewWebhookEndpointAnswer,
        errors=("conflict",),
    )
    def post(self, request: Request, endpoint_id: str) -> HttpResponse:
        body = self.read(request, SecretRotateRequest)
        endpoint = endpoint_secrets.rotate_secret(
            context=self.request_context(request),
            endpoint=self.find(endpoint_id),
            overlap=timedelta(hours=body.overlap_hours),
        )
        return self.answer(
            new_endpoint(endpoint, shown=True), stored=new_endpoint(endpoint, shown=False)
        )


class SecretView(EndpointBaseView):
    """`GET /webhooks/endpoints/{id}/secret`"""

    scopes = {"get": Scope.KEYS_MANAGE}

    @documented(
        operation_id="getWebhookSecret",
        summary=_("Read the signing secret; the audit records it"),
        tag="webhooks",
        response=WebhookSecretAnswer,
        errors=("conflict",),
    )
    def get(self, request: Request, endpoint_id: str) -> HttpResponse:
        found = endpoint_secrets.reveal_secret(
            context=self.request_context(request), endpoint=self.find(endpoint_id)
        )
        return self.answer(
            WebhookSecretAnswer(
                secret=found.current, old_secret_valid_until=format_instant(found.old_until)
            )
        )
