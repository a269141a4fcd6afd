"""Health of endpoints and the backlog, from hourly roll-ups and unfinished deliveries.

The courier only notes when what failed (webhooks.courier.settlement); what follows from it is decided
here, every few seconds, in one transaction for each endpoint: state, event, audit, mails. Owners are told
by event and mail, and after five days the endpoint is disabled.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import UUID

import orjson
from django.conf import settings
from django.db import transaction
from django.db.models import Q, Sum
from django.urls import reverse

from accounts.actors import ActionContext, Actor, ActorKind
from accounts.audit import rules as audit
from accounts.audit.operations import record
from accounts.mail.models import OutgoingMailQuerySet
from accounts.mail.outbox import MailContent, MailKind, enqueue_for_members, register_mail_kind
from accounts.models import OutgoingMail
from accounts.scopes import Mode, Role
from lib import sql
from lib.database.tenancy import acting_for, as_worker
from webhooks import outbox
from webhooks.lifecycle import (
    DeliveryState,
    DisabledReason,
    EndpointNotice,
    EndpointState,
    Priority,
)
from webhooks.models import Delivery, Endpoint, EndpointHour

from .models import NotifiedState

SPAN = timedelta(hours=24)
COUNTED = 10_000  # counts stop here

_IN_STATE = (
    "(SELECT count(*) FROM (SELECT FROM webhooks_delivery WHERE state = '{}' LIMIT %(most)s) AS d)"
)
_BACKLOG = f"""
SELECT {_IN_STATE.format(DeliveryState.PENDING)}, {_IN_STATE.format(DeliveryState.LEASED)},
       {_IN_STATE.format(DeliveryState.HELD)},
       (SELECT json_object_agg(name, json_build_array(count, extract(epoch FROM due_at)))::text
          FROM (SELECT kind.name, count(*), min(first.next_at) AS due_at
                  FROM webhooks_endpoint e
                 CROSS JOIN LATERAL (
                       SELECT CASE WHEN e.state = 'disabled' THEN 'disabled'
                                   WHEN e.parked_until IS NOT NULL THEN 'parked'
                                   WHEN e.rate_limit IS NOT NULL THEN 'rate_limited'
                                   WHEN e.failing_since IS NOT NULL THEN 'failing'
                                   ELSE 'healthy' END) AS kind (name)
                  LEFT JOIN LATERAL (
                       SELECT min(next_at) AS next_at
                         FROM unnest(%(priorities)s::int[]) AS of_them (priority), LATERAL (
                              SELECT d.next_at FROM webhooks_delivery d
                               WHERE d.endpoint_id = e.id AND d.priority = of_them.priority
                                 AND d.state IN ('pending', 'leased')
                               ORDER BY d.next_at LIMIT 1) AS next) AS first
                    ON e.state = 'active'
                 WHERE e.state <> 'deleted' GROUP BY kind.name) AS each)
"""
ENDPOINT_STATES = ("healthy", "failing", "parked", "rate_limited", "disabled")


@dataclass(frozen=True, slots=True, kw_only=True)
class AttemptCounts:
    """Attempts of some time, such as the last 24 hours."""

    succeeded: int = 0
    failed: int = 0

    @property
    def success_rate(self) -> int | None:
        """Successful attempts in per cent; None without attempts."""
        total = self.succeeded + self.failed
        return round(100 * self.succeeded / total) if total else None


@dataclass(frozen=True, slots=True, kw_only=True)
class EndpointHealth(AttemptCounts):
    """Health of an endpoint over the last 24 hours. Times are averages; None where there were no attempts."""

    answer_ms: int | None
    waited_ms: int | None
    waiting: int
    held: int


def attempt_counts(endpoints: Collection[Endpoint], *, now: datetime) -> dict[UUID, AttemptCounts]:
    """Attempt counts of many endpoints in one query; endpoints without attempts are missing."""
    hours = EndpointHour.objects.filter(endpoint__in=endpoints, hour__gt=now - SPAN)
    sums = hours.values_list("endpoint").annotate(Sum("succeeded"), Sum("failed"))
    return {key: AttemptCounts(succeeded=ok, failed=bad) for key, ok, bad in sums}


def endpoint_health(endpoint: Endpoint, *, now: datetime) -> EndpointHealth:
    """The health of one endpoint, by a fixed number of index look-ups."""
    hours = EndpointHour.objects.filter(endpoint=endpoint, hour__gt=now - SPAN)
    names = ("succeeded", "failed", "answer_ms", "first_attempts", "waited_ms")
    sums = hours.aggregate(**{f"all_{name}": Sum(name) for name in names})
    totals = {name: sums[f"all_{name}"] or 0 for name in names}
    attempts = totals["succeeded"] + totals["failed"]
    first_attempts = totals["first_attempts"]
    return EndpointHealth(
        succeeded=totals["succeeded"],
        failed=totals["failed"],
        answer_ms=totals["answer_ms"] // attempts if attempts else None,
        waited_ms=totals["waited_ms"] // first_attempts if first_attempts else None,
        waiting=count_deliveries(endpoint, DeliveryState.PENDING, DeliveryState.LEASED),
        held=count_deliveries(endpoint, DeliveryState.HELD),
    )


def attempts_by_hour(endpoint: Endpoint, *, since: datetime) -> dict[datetime, AttemptCounts]:
    """The attempts in each hour since then; hours without attempts are missing."""
    rows = EndpointHour.objects.filter(endpoint=endpoint, hour__gte=since)
    counts = rows.values_list("hour", "succeeded", "failed")
    return {hour: AttemptCounts(succeeded=ok, failed=bad) for hour, ok, bad in counts}


@dataclass(frozen=True, slots=True, kw_only=True)
class WebhooksOverview:
    """All live endpoints of an issuer over 24 hours; the last one is the current hour."""

    endpoints: int
    hours: list[datetime]
    succeeded: list[int]  # attempts, by hour
    failed: list[int]
    waited_ms: list[int | None]  # from event to first attempt, on average
    first_attempt_ms: int | None  # the same over all 24 hours: every delivery counts alike
    waiting: int
    held: int

    @property
    def success_rate(self) -> int | None:
        """Successful attempts in per cent; None without attempts."""
        total = AttemptCounts(succeeded=sum(self.succeeded), failed=sum(self.failed))
        return total.success_rate


def overview(issuer_id: UUID, *, now: datetime) -> WebhooksOverview:
    """Figures for the first page: roll-ups, and counts that stop at COUNTED."""
    endpoints = Endpoint.objects.for_issuer(issuer_id, Mode.LIVE)
    first = now.replace(minute=0, second=0, microsecond=0) - timedelta(hours=23)
    rows = EndpointHour.objects.filter(endpoint__in=endpoints, hour__gte=first).values("hour")
    names = ("succeeded", "failed", "first_attempts", "waited_ms")
    summed: Iterable[dict[str, Any]] = rows.annotate(**{f"all_{n}": Sum(n) for n in names})  # type: ignore[assignment]
    sums = {row["hour"]: row for row in summed}
    hours = [first + timedelta(hours=n) for n in range(24)]
    sums_by_hour = [sums.get(hour, {}) for hour in hours]
    return WebhooksOverview(
        endpoints=endpoints.count(),
        hours=hours,
        succeeded=[row.get("all_succeeded", 0) for row in sums_by_hour],
        failed=[row.get("all_failed", 0) for row in sums_by_hour],
        waited_ms=[_waited([row]) for row in sums_by_hour],
        first_attempt_ms=_waited(sums_by_hour),
        waiting=_of_issuer(issuer_id, DeliveryState.PENDING, DeliveryState.LEASED),
        held=_of_issuer(issuer_id, DeliveryState.HELD),
    )


def _waited(hours: Sequence[Mapping[str, int]]) -> int | None:
    """The average wait for the first attempt over these hours, in milliseconds."""
    first = sum(row.get("all_first_attempts", 0) for row in hours)
    return sum(row.get("all_waited_ms", 0) for row in hours) // first if first else None


@dataclass(frozen=True, slots=True, kw_only=True)
class DeliveryBacklog:
    """Undelivered deliveries of all issuers; each count stops at COUNTED.

    By the state of the endpoint: how many there are, and when the delivery that waits longest fell
    due. One that wants few a second (`rate_limited`) is waited for on purpose; what a circuit holds
    back (`parked`) is due all the same.
    """

    pending: int
    leased: int
    held: int
    endpoints: dict[str, int]
    due_at: dict[str, datetime]

    @property
    def oldest_due_at(self) -> datetime | None:
        """When the oldest delivery fell due, except those that a rate limit holds back."""
        late = [due_at for state, due_at in self.due_at.items() if state != "rate_limited"]
        return min(late, default=None)


def backlog() -> DeliveryBacklog:
    """The backlog, by one statement along partial indexes: its cost does not grow with delivered rows."""
    row = sql.fetch_one(_BACKLOG, {"most": COUNTED, "priorities": Priority.values})
    assert row is not None
    states: dict[str, tuple[int, float | None]] = orjson.loads(row[3] or "{}")
    return DeliveryBacklog(
        pending=row[0],
        leased=row[1],
        held=row[2],
        endpoints={state: states.get(state, (0, None))[0] for state in ENDPOINT_STATES},
        due_at={
            state: datetime.fromtimestamp(due_at, UTC)
            for state, (_count, due_at) in states.items()
            if due_at is not None
        },
    )


def _of_issuer(issuer_id: UUID, *states: DeliveryState) -> int:
    rows = Delivery.objects.for_issuer(issuer_id, Mode.LIVE).filter(state__in=states)
    return rows.values("pk")[:COUNTED].count()


def count_deliveries(endpoint: Endpoint, *states: DeliveryState) -> int:
    """Count an endpoint's deliveries in these states, up to COUNTED."""
    rows = Delivery.objects.for_issuer(endpoint.issuer_id).filter(
        mode=endpoint.mode, endpoint=endpoint, state__in=states
    )
    return rows.values("pk")[:COUNTED].count()


# --- what follows from failures: notices to owners, disabling -------------------------------------


DISABLE_AFTER = timedelta(days=5)  # without a success, and with
DISABLE_FAILURES = 10  # failures in a row at least, as many as one delivery has
WARN_BEFORE = timedelta(days=1)
NOT_NOTIFIED = (NotifiedState.NOTHING, NotifiedState.ENABLED)  # about present failures
COURIER = Actor(kind=ActorKind.SYSTEM, id="webhooks")
EVENTS = {
    EndpointNotice.FAILING: "webhook_endpoint.failing",
    EndpointNotice.LAST_DAY: "webhook_endpoint.failing",
    EndpointNotice.DISABLED: "webhook_endpoint.disabled",
    EndpointNotice.RECOVERED: "webhook_endpoint.recovered",
    EndpointNotice.HELD: "webhook_endpoint.held_expiring",
}


@as_worker("endpoints of any issuer may fail")
def review_endpoints(*, now: datetime) -> int:
    """Notify owners and disable endpoints as needed. Returns for how many endpoints something was done."""
    _tidy(now)
    long_down = Q(
        failing_since__lte=now - DISABLE_AFTER + WARN_BEFORE, failures__gte=DISABLE_FAILURES
    )
    noted = Endpoint.objects.filter(
        Q(state=EndpointState.ACTIVE)
        & (Q(alarm_at__isnull=False, notified__in=NOT_NOTIFIED) | long_down)
        | Q(state=EndpointState.ACTIVE, failing_since=None) & ~Q(notified=NotifiedState.NOTHING)
        | Q(state=EndpointState.DISABLED)
        & ~Q(notified=NotifiedState.DISABLED)
        & ~Q(disabled_reason=DisabledReason.BY_HAND)
    )
    reviewed = 0
    for key, issuer_id in noted.values_list("pk", "issuer_id"):
        with acting_for(issuer_id):
            reviewed += _review(key, now)
    return reviewed


def _tidy(now: datetime) -> None:
    """Hold or cancel deliveries that were left behind.

    An event may be recorded at the moment at which an endpoint is disabled or deleted, and a courier
    may die while it sends to it.
    """
    endpoints, deliveries = Endpoint.objects, Delivery.objects
    deliveries.filter(endpoint__in=endpoints.filter(state=EndpointState.DISABLED)).hold()
    deliveries.filter(endpoint__in=endpoints.filter(state=EndpointState.DELETED)).cancel(now)


@transaction.atomic
def _review(key: UUID, now: datetime) -> bool:
    """Review one endpoint, unless another process has it locked."""
    rows = Endpoint.objects.sealed().select_for_update(of=("self",), no_key=True, skip_locked=True)
    endpoint = rows.filter(pk=key).first()
    kind = _due(endpoint, now) if endpoint else None
    if endpoint is None or kind is None:
        return False
    if kind is EndpointNotice.DISABLED:
        _disable(endpoint, now)
    endpoint.notified = (
        NotifiedState.NOTHING if kind is EndpointNotice.RECOVERED else NotifiedState[kind.name]
    )
    endpoint.save(update_fields=["state", "disabled_reason", "disabled_at", "notified"])
    notify_owners(endpoint, kind, now=now)
    return True


def _due(endpoint: Endpoint, now: datetime) -> EndpointNotice | None:
    """The notice that is due for this endpoint; None if none is."""
    since, last = endpoint.failing_since, endpoint.last_failure_at
    notified = NotifiedState.NOTHING if endpoint.notified in NOT_NOTIFIED else endpoint.notified
    if endpoint.state == EndpointState.DISABLED:
        by_hand = endpoint.disabled_reason == DisabledReason.BY_HAND
        return (
            EndpointNotice.DISABLED if notified < NotifiedState.DISABLED and not by_hand else None
        )
    if endpoint.state != EndpointState.ACTIVE:
        return None
    if since is None:
        return EndpointNotice.RECOVERED if endpoint.notified != NotifiedState.NOTHING else None
    if endpoint.failures >= DISABLE_FAILURES:
        if last and last - since >= DISABLE_AFTER:
            return EndpointNotice.DISABLED
        if notified < NotifiedState.LAST_DAY and now - since >= DISABLE_AFTER - WARN_BEFORE:
            return EndpointNotice.LAST_DAY
    return (
        EndpointNotice.FAILING if endpoint.alarm_at and notified < NotifiedState.FAILING else None
    )


def _disable(endpoint: Endpoint, now: datetime) -> None:
    """Disable an endpoint and hold its deliveries. One disabled already by the courier (410) keeps its reason."""
    if endpoint.state == EndpointState.ACTIVE:
        endpoint.state = EndpointState.DISABLED
        endpoint.disabled_reason, endpoint.disabled_at = DisabledReason.FAILING, now
    Delivery.objects.filter(endpoint=endpoint).hold()
    record(
        ActionContext(actor=COURIER, now=now),
        "webhook_endpoint.disabled",
        endpoint.public_id,
        audit.initial_values({"reason": endpoint.disabled_reason}),
        issuer_id=endpoint.issuer_id,
        mode=Mode(endpoint.mode),
    )


def notify_owners(
    endpoint: Endpoint, kind: EndpointNotice, *, now: datetime, days: int | None = None
) -> None:
    """Record the event, and write a mail to each owner. The caller has locked the endpoint.

    `days` is of HELD: until what is held is given up.
    """
    _announce(endpoint, kind, now, {} if days is None else {"daysLeft": days})
    queue_mails(endpoint, kind, now=now, days=days)


def _announce(
    endpoint: Endpoint, kind: EndpointNotice, now: datetime, more: Mapping[str, object]
) -> None:
    endpoint.sequence += 1
    endpoint.save(update_fields=["sequence"])
    outbox.record(
        outbox.new_event(
            type=EVENTS[kind],
            issuer_id=endpoint.issuer_id,
            mode=Mode(endpoint.mode),
            subject=endpoint.pk,
            sequence=endpoint.sequence,
            occurred_at=now,
            data={
                "endpointId": endpoint.public_id,
                "url": endpoint.url.partition("?")[0],  # the query may hold a secret
                "failingSince": endpoint.failing_since,
                "disabledReason": endpoint.disabled_reason,
                "held": count_deliveries(endpoint, DeliveryState.HELD),
                **more,
            },
        )
    )


MAIL = "webhook_endpoint"


def queue_mails(
    endpoint: Endpoint, notice: EndpointNotice, *, now: datetime, days: int | None = None
) -> None:
    """A mail to each owner. `days` is of HELD: until what is held is given up."""
    enqueue_for_members(
        MAIL,
        issuer_id=endpoint.issuer_id,
        roles={Role.OWNER},
        subject=endpoint.pk,
        now=now,
        details={"kind": notice.value, "days": days},
    )


def mails_about(
    endpoint: Endpoint, notice: EndpointNotice, *, days: int | None
) -> OutgoingMailQuerySet:
    """The mails of this content, sent or not."""
    mails = OutgoingMail.objects.about(MAIL, [endpoint.pk])
    return mails.filter(details={"kind": notice.value, "days": days})


def compose(mail: OutgoingMail, now: datetime) -> MailContent | None:
    """Whatever became of the endpoint since: each mail tells of its own moment."""
    endpoint = Endpoint.objects.sealed().get(pk=mail.subject)
    return MailContent(
        context={
            "notice": mail.details,
            "endpoint": endpoint,
            "address": endpoint.url.partition("?")[0],
            "url": settings.BASE_URL
            + reverse("admin:webhooks_endpoint_change", args=[endpoint.pk]),
        }
    )


register_mail_kind(MailKind(name=MAIL, compose=compose))
