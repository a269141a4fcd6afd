"""Deliveries over the API: list, one, attempts, retry, bulk retry, replay."""

from django.http import HttpResponse
from django.utils.translation import gettext_lazy as _
from rest_framework.request import Request

from accounts.api.foundation.filters import moment
from accounts.api.foundation.pagination import PAGE_PARAMETER_DOCS, PAGE_PARAMETERS, paginate
from accounts.api.foundation.schema import Parameter, documented
from accounts.api.foundation.views import ExternalView
from accounts.errors import FieldError, ValidationFailed
from accounts.jobs.api.answers import JobAnswer
from accounts.jobs.api.views import accepted
from accounts.scopes import Scope
from lib import ids
from webhooks.endpoints.api import EndpointBaseView
from webhooks.event_types import EXPECTED_FILTERS, known_filters
from webhooks.lifecycle import AttemptOutcome, DeliveryState
from webhooks.models import Attempt, Delivery
from webhooks.prefixes import WebhooksPrefix

from . import filter_parameters as delivery_selection
from . import operations as deliveries
from .responses import attempt_item, delivery_answer, delivery_item
from .schemas import (
    BulkRetryRequest,
    ReplayRequest,
    RetryRequest,
    WebhookAttemptListAnswer,
    WebhookDeliveryAnswer,
    WebhookDeliveryListAnswer,
    WebhookDeliverySummaryItem,
)

FILTERS = (
    Parameter("endpointId", str),
    Parameter("state", str, enum=DeliveryState.values),
    Parameter("eventType", str),
    Parameter("since", str),
    Parameter("until", str),
    Parameter("outcome", str, enum=AttemptOutcome.values),
    Parameter("httpStatus", int),
)


class DeliveryBaseView(ExternalView):
    """Base of the views of one delivery."""

    scopes = {}
    of_all_types = True

    def find(self, delivery_id: str, *, body: bool = False) -> Delivery:
        """The delivery of this key's issuer and mode, or 404."""
        return deliveries.find_delivery(
            issuer_id=self.caller.issuer.id,
            mode=self.caller.mode,
            delivery_id=ids.parse(WebhooksPrefix.DELIVERY, delivery_id),
            body=body,
        )


class DeliveriesView(ExternalView):
    """`GET /webhooks/deliveries`"""

    scopes = {"get": Scope.WEBHOOKS_READ}
    of_all_types = True
    query_parameters = PAGE_PARAMETERS | set(delivery_selection.FILTERS)

    @documented(
        operation_id="listWebhookDeliveries",
        summary=_("Deliveries, the newest first"),
        tag="webhooks",
        response=WebhookDeliveryListAnswer,
        errors=("filter_too_broad",),
        parameters=[*PAGE_PARAMETER_DOCS, *FILTERS],
    )
    def get(self, request: Request) -> HttpResponse:
        issuer = self.caller.issuer
        selection = delivery_selection.from_query(request.GET, issuer.time_zone)
        rows = deliveries.with_event(selection.rows(issuer.id, self.caller.mode))
        page = paginate(rows, request, order_by=("id",))
        data = [delivery_item(delivery, WebhookDeliverySummaryItem) for delivery in page.rows]
        return self.answer(WebhookDeliveryListAnswer(data=data, next_cursor=page.next_cursor))


class DeliveryView(DeliveryBaseView):
    """`GET /webhooks/deliveries/{id}`"""

    scopes = {"get": Scope.WEBHOOKS_READ}

    @documented(
        operation_id="getWebhookDelivery",
        summary=_("One delivery, and the body that is sent"),
        tag="webhooks",
        response=WebhookDeliveryAnswer,
    )
    def get(self, request: Request, delivery_id: str) -> HttpResponse:
        return self.answer(delivery_answer(self.find(delivery_id, body=True)))


class AttemptsView(DeliveryBaseView):
    """`GET /webhooks/deliveries/{id}/attempts`"""

    scopes = {"get": Scope.WEBHOOKS_READ}
    query_parameters = PAGE_PARAMETERS

    @documented(
        operation_id="listWebhookAttempts",
        summary=_("The attempts of a delivery, the newest first; kept for 90 days"),
        tag="webhooks",
        response=WebhookAttemptListAnswer,
        parameters=PAGE_PARAMETER_DOCS,
    )
    def get(self, request: Request, delivery_id: str) -> HttpResponse:
        rows = Attempt.objects.filter(delivery=self.find(delivery_id))
        page = paginate(rows, request, order_by=("id",))
        data = [attempt_item(attempt) for attempt in page.rows]
        return self.answer(WebhookAttemptListAnswer(data=data, next_cursor=page.next_cursor))


class RetryView(DeliveryBaseView):
    """`POST /webhooks/deliveries/{id}/retry`"""

    scopes = {"post": Scope.WEBHOOKS_MANAGE}

    @documented(
        operation_id="retryWebhookDelivery",
        summary=_("One more attempt now; to a disabled endpoint too"),
        tag="webhooks",
        request=RetryRequest,
        response=WebhookDeliveryAnswer,
        status=202,
        errors=(
            "conflict",
            "feature_not_in_plan",
        ),
    )
    def post(self, request: Request, delivery_id: str) -> HttpResponse:
        body = self.read(request, RetryRequest)
        retried = deliveries.retry_delivery(
            context=self.request_context(request),
            delivery=self.find(delivery_id),
            force=body.force,
        )
        delivery = self.find(retried.public_id, body=True)
        return self.answer(delivery_answer(delivery), status=202)


class BulkRetryView(ExternalView):
    """`POST /webhooks/deliveries/bulk-retry`"""

    scopes = {"post": Scope.WEBHOOKS_MANAGE}
    of_all_types = True
    idempotency_required = True

    @documented(
        operation_id="retryWebhookDeliveries",
        summary=_("Send many deliveries again, by ids or by a filter: as a job"),
        tag="webhooks",
        request=BulkRetryRequest,
        response=JobAnswer,
        status=202,
        errors=(
            "filter_too_broad",
            "conflict",
            "feature_not_in_plan",
        ),
    )
    def post(self, request: Request) -> HttpResponse:
        body = self.read(request, BulkRetryRequest)
        job = deliveries.start_bulk_retry(
            context=self.request_context(request),
            selection=delivery_selection.from_body(body, self.caller.issuer.time_zone),
            include_succeeded=body.include_succeeded,
            max_per_second=body.max_per_second,
            dry_run=body.dry_run,
        )
        return accepted(job)


class ReplayView(EndpointBaseView):
    """`POST /webhooks/endpoints/{id}/replay`"""

    scopes = {"post": Scope.WEBHOOKS_MANAGE}

    @documented(
        operation_id="replayWebhookEvents",
        summary=_(
            "Send an endpoint all events since then, also those that were never sent to it, as a job"
        ),
        tag="webhooks",
        request=ReplayRequest,
        response=JobAnswer,
        status=202,
        errors=(
            "conflict",
            "feature_not_in_plan",
        ),
    )
    def post(self, request: Request, endpoint_id: str) -> HttpResponse:
        body = self.read(request, ReplayRequest)
        since = moment(body.since, self.caller.issuer.time_zone)
        faults = [] if since else [FieldError("/since", "invalid_date")]
        faults += [
            FieldError(f"/eventTypes/{n}", "invalid_choice", {"expected": EXPECTED_FILTERS})
            for n, name in enumerate(body.event_types or ())
            if name not in known_filters()
        ]
        if faults or since is None:
            raise ValidationFailed(faults)
        job = deliveries.start_replay(
            context=self.request_context(request),
            endpoint=self.find(endpoint_id),
            since=since,
            event_types=body.event_types or (),
            include_succeeded=body.include_succeeded,
            max_per_second=body.max_per_second,
            dry_run=body.dry_run,
        )
        return accepted(job)
