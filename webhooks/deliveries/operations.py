"""Select, find and retry deliveries; start bulk retry and replay."""

import re
from collections.abc import Callable, Collection, Container, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from datetime import datetime
from typing import Any, Self
from uuid import UUID

from django.db import transaction
from django.db.models.functions import Now

from accounts.actors import RequestContext
from accounts.audit import rules as audit
from accounts.audit.operations import record
from accounts.jobs.models import Job
from accounts.jobs.operations import create_job
from accounts.scopes import Feature, Mode
from lib import ids
from webhooks import outbox
from webhooks.errors import (
    AlreadyDelivered,
    DeliveryFilterTooBroad,
    DeliveryInProgress,
    DeliveryNotFound,
    EndpointDeleted,
    EventBodyRemoved,
)
from webhooks.lifecycle import (
    FAILURES,
    KEEP_BODIES,
    UNFINISHED,
    AttemptOutcome,
    DeliveryState,
    EndpointState,
    Priority,
    Trigger,
    http_outcome,
)
from webhooks.models import Delivery, Endpoint

from .models import DeliveryQuerySet

MAX_IDS = 1000
_STATUS = re.compile(r"[1-5][0-9]{2}", re.ASCII)


@dataclass(frozen=True, slots=True, kw_only=True)
class DeliverySelection:
    """A filter of deliveries. `since` and `until` are times of creation, [since, until)."""

    ids: tuple[UUID, ...] | None = None
    endpoint_id: UUID | None = None
    state: str | None = None
    event_type: str | None = None
    since: datetime | None = None
    until: datetime | None = None
    outcome: str | None = None
    http_status: int | None = None

    @property
    def is_empty(self) -> bool:
        """Whether it filters nothing."""
        return all(value is None for value in asdict(self).values())

    def rows(self, issuer_id: UUID, mode: Mode | None) -> DeliveryQuerySet:
        """The selected deliveries of an issuer. Raises DeliveryFilterTooBroad if no index serves the filter."""
        self.make_sure_it_is_served()
        rows: DeliveryQuerySet = Delivery.objects.for_issuer(issuer_id, mode)
        asked = {
            "pk__in": self.ids,
            "endpoint_id": self.endpoint_id,
            "state": self.state,
            "event_type": self.event_type,
            "pk__gte": self.since and ids.lower_bound(self.since),
            "pk__lt": self.until and ids.lower_bound(self.until),
            "last_outcome": self.outcome,
            "last_status": self.http_status,
        }
        rows = rows.filter(**{name: value for name, value in asked.items() if value is not None})
        # A status implies its outcome, which the index of failures has.
        return rows.filter(last_outcome=self._class) if self._class else rows

    @property
    def _class(self) -> AttemptOutcome | None:
        return None if self.http_status is None else http_outcome(self.http_status)

    def make_sure_it_is_served(self) -> None:
        """Refuse a status of delivered rows alone: no index serves it, and it may be rare.

        Raises FilterTooBroad.
        """
        narrowed = (
            self.endpoint_id
            or self.since
            or self.ids
            or self.state not in {None, DeliveryState.SUCCEEDED}
            or self.outcome in FAILURES
        )
        if self._class is AttemptOutcome.HTTP_2XX and not narrowed:
            raise DeliveryFilterTooBroad(more="endpointId, since")

    def to_json(self) -> dict[str, Any]:
        """The filter as a job's parameters hold it."""
        plain: dict[str, Any] = {}
        for name, value in asdict(self).items():
            match value:
                case None:
                    continue
                case tuple():
                    plain[name] = [str(entry) for entry in value]
                case datetime():
                    plain[name] = value.isoformat()
                case int():
                    plain[name] = value
                case _:
                    plain[name] = str(value)
        return plain

    @classmethod
    def from_json(cls, plain: Mapping[str, Any]) -> Self:
        """The filter from what `to_json` made."""
        fields: dict[str, Any] = dict(plain)
        if "ids" in fields:
            fields["ids"] = tuple(UUID(text) for text in fields["ids"])
        if "endpoint_id" in fields:
            fields["endpoint_id"] = UUID(fields["endpoint_id"])
        for name in ("since", "until"):
            if name in fields:
                fields[name] = datetime.fromisoformat(fields[name])
        return cls(**fields)


def one_of(choices: Container[str]) -> Callable[[str], str | None]:
    """What reads a word of a filter: None for one that is none of these."""
    return lambda word: word if word in choices else None


def http_status_of(text: str) -> int | None:
    """An HTTP status that a filter states; None for anything else."""
    return int(text) if _STATUS.fullmatch(text) else None


BULK_RETRY = "webhooks.retry"
REPLAY = "webhooks.replay"
ENCRYPTED_COLUMNS = ("endpoint__secret", "endpoint__old_secret", "endpoint__headers")


def find_delivery(
    *, issuer_id: UUID, mode: Mode | None, delivery_id: UUID | None, body: bool = False
) -> Delivery:
    """The issuer's delivery with its event, with or without the event's body."""
    rows = with_event(Delivery.objects.for_issuer(issuer_id, mode), body=body)
    return rows.get_or_raise(DeliveryNotFound, pk=delivery_id)


def with_event(rows: DeliveryQuerySet, *, body: bool = False) -> DeliveryQuerySet:
    """Join the event, without its body unless asked for.

    The endpoint is not joined: its secrets would be decrypted for every row.
    """
    joined = rows.select_related("event")
    return joined if body else joined.defer("event__body")


@transaction.atomic
def retry_delivery(*, context: RequestContext, delivery: Delivery, force: bool) -> Delivery:
    """Send a delivery once more now, also to a disabled endpoint. Does not change the endpoint's health.

    The rest of its schedule stays. Asking again before it was sent changes nothing.
    Raises FeatureNotInPlan, DeliveryInProgress, AlreadyDelivered (unless `force`), EventBodyRemoved,
    EndpointDeleted.
    """
    context.issuer.require_feature(Feature.WEBHOOKS)
    rows = Delivery.objects.for_issuer(delivery.issuer_id).select_for_update(
        of=("self",), no_key=True
    )
    delivery = (
        rows.select_related("event", "endpoint").defer(*ENCRYPTED_COLUMNS).get(pk=delivery.pk)
    )
    _refuse_retry(delivery, force=force, now=context.now)
    Delivery.objects.filter(pk=delivery.pk).update(
        state=DeliveryState.PENDING,
        trigger=Trigger.MANUAL,
        priority=Priority.BY_HAND,
        attempts_left=_with_one_more(delivery),
        lease_token=None,
        next_at=Now(),
        finished_at=None,
    )
    changes = audit.initial_values({"forced": force or None})
    mode = Mode(delivery.mode)
    record(context, "webhook_delivery.retried", delivery.public_id, changes, mode=mode)
    outbox.wake_after_commit()
    return find_delivery(issuer_id=delivery.issuer_id, mode=None, delivery_id=delivery.pk)


def start_bulk_retry(
    *,
    context: RequestContext,
    selection: DeliverySelection,
    include_succeeded: bool,
    max_per_second: int | None,
    dry_run: bool,
) -> Job:
    """Start a job that sends the selected deliveries again, each with a full retry schedule.

    Raises FeatureNotInPlan, DeliveryFilterTooBroad, TooManyJobs.
    """
    context.issuer.require_feature(Feature.WEBHOOKS)
    selection.rows(
        context.issuer.id, context.mode
    )  # raises if no index serves the filter, before a job exists
    return create_job(
        context=context,
        kind=BULK_RETRY,
        dry_run=dry_run,
        parameters={
            "filter": selection.to_json(),
            "includeSucceeded": include_succeeded,
            "maxPerSecond": max_per_second,
        },
    )


def start_replay(
    *,
    context: RequestContext,
    endpoint: Endpoint,
    since: datetime,
    event_types: Sequence[str],
    include_succeeded: bool,
    max_per_second: int | None,
    dry_run: bool,
) -> Job:
    """Start a job that sends an endpoint all events since then, also those it was never sent.

    Raises FeatureNotInPlan, TooManyJobs.
    """
    context.issuer.require_feature(Feature.WEBHOOKS)
    return create_job(
        context=replace(context, mode=Mode(endpoint.mode)),
        kind=REPLAY,
        dry_run=dry_run,
        parameters={
            "endpointId": str(endpoint.pk),
            "since": since.isoformat(),
            "filters": list(event_types or endpoint.events),
            "includeSucceeded": include_succeeded,
            "maxPerSecond": max_per_second,
        },
    )


def probe_now(endpoint_ids: Collection[UUID]) -> None:
    """Let endpoints with an open circuit be probed now instead of at the end of the pause.

    For work that a person asked for, who probably has repaired the receiver.
    """
    parked = Endpoint.objects.filter(pk__in=endpoint_ids, parked_until__gt=Now()).order_by("pk")
    keys = list(parked.select_for_update(no_key=True).values_list("pk", flat=True))
    Endpoint.objects.filter(pk__in=keys).update(parked_until=Now())


def _with_one_more(delivery: Delivery) -> int:
    """Attempts left: one if the delivery has ended, otherwise one more than its schedule has."""
    if delivery.state not in UNFINISHED:
        return 1
    has_manual_attempt = delivery.priority == Priority.BY_HAND
    return delivery.attempts_left + (not has_manual_attempt)


def _refuse_retry(delivery: Delivery, *, force: bool, now: datetime) -> None:
    if delivery.state == DeliveryState.LEASED and delivery.next_at > now:
        raise DeliveryInProgress
    if delivery.state == DeliveryState.SUCCEEDED and not force:
        raise AlreadyDelivered
    if delivery.endpoint.state == EndpointState.DELETED:
        raise EndpointDeleted
    too_late = delivery.state not in UNFINISHED and delivery.resendable_until < now
    if too_late or delivery.event.body is None:
        raise EventBodyRemoved(days=KEEP_BODIES.days)
