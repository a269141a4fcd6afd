"""Health of endpoints and the backlog, from hourly roll-ups and unfinished deliveries."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import UUID

import orjson
from django.db.models import Sum

from accounts.scopes import Mode
from lib import sql
from webhooks.lifecycle import DeliveryState, Priority
from webhooks.models import Delivery, Endpoint, EndpointHour

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
        total = sum(self.succeeded) + sum(self.failed)
        return round(100 * sum(self.succeeded) / total) if total else None


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
