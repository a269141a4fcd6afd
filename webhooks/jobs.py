"""Background jobs of webhooks: bulk retry, replay, sections of the issuer's export."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from django.db.models import Q

import webhooks.deliveries.jobs  # noqa: F401  (registers its kinds of job)
from accounts.jobs.models import Job
from accounts.jobs.registry import (
    ExportRows,
    ExportSection,
    register_export_section,
    register_exported_rows,
)
from accounts.scopes import Mode
from lib import ids
from lib.structs import to_dict
from webhooks.lifecycle import WebhooksPrefix
from webhooks.models import Delivery, Endpoint, Event


def read_events(job: Job, after: Any, limit: int) -> ExportRows:
    """Events recorded before the job started, in feed order. `body` is the recorded body as text."""
    rows = _of_mode(Event, job)
    if after is not None:
        txid, last = after
        behind = Q(txid__gt=txid) | Q(txid=txid, pk__gt=last)
        rows = rows.filter(behind, txid__gte=txid)  # the second bound is for the index
    return [
        ([str(event.txid), str(event.pk)], _event(event))
        for event in rows.order_by("txid", "pk")[:limit]
    ]


def _of_mode(model: type[Any], job: Job) -> Any:
    """Ids are ordered by time: the job's own id is where the export ends."""
    return model.objects.for_issuer(job.issuer_id, Mode(job.mode)).filter(pk__lt=job.pk)


def _event(event: Event) -> Mapping[str, object]:
    body = None if event.body is None else bytes(event.body).decode()
    event_id = ids.encode(WebhooksPrefix.EVENT, event.pk)
    return to_dict(event, "id type sequence occurredAt body", id=event_id, body=body)


def _endpoint(endpoint: Endpoint) -> Mapping[str, object]:
    """An endpoint, without its secrets and its own headers."""
    return to_dict(
        endpoint,
        "id url description events maxPerSecond state disabledReason disabledAt createdAt",
        maxPerSecond=endpoint.rate_limit,
    )


def _delivery(row: Delivery) -> Mapping[str, object]:
    """The sending of an event to an endpoint, with its last outcome."""
    names = "id eventId eventType endpointId state trigger attempts nextAt createdAt finishedAt"
    return to_dict(row, f"{names} lastOutcome lastStatus")


register_exported_rows("webhookEndpoint", partial(_of_mode, Endpoint), _endpoint, order=65)
register_exported_rows("webhookDelivery", partial(_of_mode, Delivery), _delivery, order=76)
register_export_section(
    ExportSection(
        name="event", order=70, count=lambda job: _of_mode(Event, job).count(), read=read_events
    )
)
