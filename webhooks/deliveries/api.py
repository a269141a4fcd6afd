"""Deliveries over the API: list, one, attempts, retry, bulk retry, replay."""

from typing import Annotated

from django.http import QueryDict

from accounts.api.foundation.endpoints import Accepted, endpoint
from accounts.api.foundation.filters import moment
from accounts.api.foundation.pagination import PageQuery, paginate
from accounts.api.foundation.schema import Parameter
from accounts.api.foundation.views import ExternalView
from accounts.errors import FieldError, ValidationFailed
from accounts.jobs.api.answers import JobAnswer
from accounts.jobs.api.views import started
from accounts.scopes import Scope
from lib import ids
from webhooks.endpoints.api import EndpointsApi
from webhooks.event_types import EXPECTED_FILTERS, known_filters
from webhooks.lifecycle import AttemptOutcome, DeliveryState
from webhooks.models import Attempt, Delivery, Endpoint
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


class DeliveriesApi(ExternalView):
    """Deliveries, their attempts, and sending again."""

    tag = "webhooks"
    of_all_types = True

    def find_delivery(self, delivery_id: str, *, body: bool = False) -> Delivery:
        """The delivery of this key's issuer and mode, or 404."""
        return deliveries.find_delivery(
            issuer_id=self.caller.issuer.id,
            mode=self.caller.mode,
            delivery_id=ids.parse(WebhooksPrefix.DELIVERY, delivery_id),
            body=body,
        )

    @endpoint(Scope.WEBHOOKS_READ, errors=("filter_too_broad",))
    def list_webhook_deliveries(
        self, page: PageQuery, query: Annotated[QueryDict, FILTERS]
    ) -> WebhookDeliveryListAnswer:
        """Deliveries, the newest first"""
        issuer = self.caller.issuer
        selection = delivery_selection.from_query(query, issuer.time_zone)
        rows = deliveries.with_event(selection.rows(issuer.id, self.caller.mode))
        found = paginate(rows, page, order_by=("id",))
        data = [delivery_item(delivery, WebhookDeliverySummaryItem) for delivery in found.rows]
        return WebhookDeliveryListAnswer(data=data, next_cursor=found.next_cursor)

    @endpoint(Scope.WEBHOOKS_READ)
    def get_webhook_delivery(self, delivery_id: str) -> WebhookDeliveryAnswer:
        """One delivery, and the body that is sent"""
        return delivery_answer(self.find_delivery(delivery_id, body=True))

    @endpoint(Scope.WEBHOOKS_READ)
    def list_webhook_attempts(
        self, delivery: Delivery, page: PageQuery
    ) -> WebhookAttemptListAnswer:
        """The attempts of a delivery, the newest first; kept for 90 days"""
        rows = Attempt.objects.filter(delivery=delivery)
        found = paginate(rows, page, order_by=("id",))
        data = [attempt_item(attempt) for attempt in found.rows]
        return WebhookAttemptListAnswer(data=data, next_cursor=found.next_cursor)

    @endpoint(Scope.WEBHOOKS_MANAGE, errors=("conflict", "feature_not_in_plan"))
    def retry_webhook_delivery(
        self, delivery: Delivery, body: RetryRequest
    ) -> Accepted[WebhookDeliveryAnswer]:
        """One more attempt now; to a disabled endpoint too"""
        retried = deliveries.retry_delivery(
            context=self.context, delivery=delivery, force=body.force
        )
        return Accepted(delivery_answer(self.find_delivery(retried.public_id, body=True)))

    @endpoint(
        Scope.WEBHOOKS_MANAGE,
        idempotency_required=True,
        errors=("filter_too_broad", "conflict", "feature_not_in_plan"),
    )
    def retry_webhook_deliveries(self, body: BulkRetryRequest) -> Accepted[JobAnswer]:
        """Send many deliveries again, by ids or by a filter: as a job"""
        job = deliveries.start_bulk_retry(
            context=self.context,
            selection=delivery_selection.from_body(body, self.caller.issuer.time_zone),
            include_succeeded=body.include_succeeded,
            max_per_second=body.max_per_second,
            dry_run=body.dry_run,
        )
        return started(job)


class ReplaysApi(EndpointsApi):
    """Events sent once more to an endpoint."""

    tag = "webhooks"

    @endpoint(Scope.WEBHOOKS_MANAGE, errors=("conflict", "feature_not_in_plan"))
    def replay_webhook_events(self, endpoint: Endpoint, body: ReplayRequest) -> Accepted[JobAnswer]:
        """Send an endpoint all events since then, also those that were never sent to it, as a job"""
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
            context=self.context,
            endpoint=endpoint,
            since=since,
            event_types=body.event_types or (),
            include_succeeded=body.include_succeeded,
            max_per_second=body.max_per_second,
            dry_run=body.dry_run,
        )
        return started(job)
