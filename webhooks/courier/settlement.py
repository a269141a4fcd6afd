"""Write the results of attempts in batches: attempts, deliveries, endpoints' health.

One statement for a batch. A delivery is settled only under the token that it was claimed under; an
attempt is kept even if its lease was lost on the way, for it was made. When a delivery is sent again
is decided here (`delay`), and from when on an endpoint gets nothing but probes.
"""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

import orjson

from lib import ids, sql
from lib.net.guarded_http import Reply
from webhooks.lifecycle import ATTEMPTS, AttemptOutcome, Priority, http_outcome

from .claims import ClaimedDelivery

# Ten attempts over 75 h 35 min: seconds between one and the next.
MINUTE, HOUR = 60, 3600
SCHEDULE = (*(5, 5 * MINUTE, 30 * MINUTE), *(hours * HOUR for hours in (2, 5, 10, 14, 20, 24)))
# Later by up to a tenth, so that deliveries that failed together do not return together.
JITTER = 0.1
LONGEST_WAIT = 24 * HOUR  # the most that a Retry-After can ask for
# After PARK_AFTER failures in a row only PROBES (webhooks.courier.claims) are sent to an endpoint, every
# PARK_FOR. PARK_AFTER is twice what is in flight at once to an endpoint: one that fails half the time has
# so many failures in a row once in a million attempts.
PARK_AFTER = 20
PARK_FOR = timedelta(seconds=30)
ALARM_AFTER = 4  # failures of one delivery, which take about 35 minutes

# The statement, step by step:
# 1. `reply`: the batch as rows. 2. `attempt`: one row for each.
# 3. `affected`: locks the endpoints whose health may change.
# 4. `settled`: the delivery's new state, under its lease token only. A manual attempt does not
#    count: a delivery that still has attempts goes on by its schedule.
#    A failure `counts` towards PARK_AFTER unless its request began before the endpoint's last success: of
#    requests that are in flight at once, those without an answer fail 15 s after the others succeed.
# 5. `tally`, `hour`: counts by endpoint. 6. `recovered`, `failing`: the endpoints' health.
# `quick`: the commit does not wait for the disk (`synchronous_commit` off). A delivery whose result a crash
# loses is sent again, under the same `webhook-id`.
# Couriers lock rows in one order, so that none waits for another in a circle: endpoints by id (asking
# for the count of `affected` has them locked before anything is settled), then deliveries, which no
# other courier holds, then hours by endpoint.
_SETTLE = f"""
WITH quick AS (SELECT set_config('synchronous_commit', 'off', true)), reply AS (
  SELECT * FROM unnest(
    %(made)s::uuid[], %(ids)s::uuid[], %(tokens)s::uuid[], %(endpoints)s::uuid[], %(triggers)s::text[],
    %(urls)s::text[], %(numbers)s::int[], %(ages)s::float8[], %(durations)s::int[],
    %(outcomes)s::text[], %(statuses)s::int[], %(headers)s::text[], %(bodies)s::text[],
    %(truncated)s::bool[], %(errors)s::text[], %(delays)s::float8[], %(waited)s::float8[]
  ) AS r (made, id, token, endpoint_id, trigger, url, number, age, duration_ms, outcome, status,
          headers, body, truncated, error, delay, waited)
), attempt AS (
  INSERT INTO webhooks_attempt (id, issuer_id, delivery_id, number, trigger, url, started_at,
                                duration_ms, outcome, status, headers, body, truncated, error)
  SELECT r.made, e.issuer_id, r.id, number, trigger, r.url, clock_timestamp() - age * interval '1 second',
         duration_ms, outcome, status, r.headers::jsonb, body, truncated, error
    FROM reply r JOIN webhooks_endpoint e ON e.id = r.endpoint_id
), affected AS (
  SELECT e.id
    FROM (SELECT endpoint_id, bool_or(outcome <> '{AttemptOutcome.HTTP_2XX}') AS failed
            FROM reply GROUP BY endpoint_id) r
    JOIN webhooks_endpoint e ON e.id = r.endpoint_id
   WHERE r.failed OR e.failures > 0 OR e.failing_since IS NOT NULL
      OR e.parked_until IS NOT NULL
   ORDER BY e.id FOR NO KEY UPDATE OF e
), settled AS (
  UPDATE webhooks_delivery d
     SET attempts = d.attempts + 1, attempts_left = greatest(d.attempts_left - 1, 0),
         lease_token = NULL, last_outcome = r.outcome, last_status = r.status, state = fate.state,
         trigger = CASE WHEN fate.waits AND d.trigger = 'manual' THEN 'automatic'
                        ELSE d.trigger END,
         priority = CASE WHEN fate.waits THEN greatest(d.priority, {Priority.LIVE})
                         ELSE d.priority END,
         next_at = clock_timestamp() + coalesce(r.delay, 0) * interval '1 second',
         finished_at = CASE WHEN NOT fate.waits THEN clock_timestamp() END
    FROM reply r JOIN webhooks_endpoint e ON e.id = r.endpoint_id
   CROSS JOIN LATERAL (
         SELECT CASE WHEN r.outcome = '{AttemptOutcome.HTTP_2XX}' THEN 'succeeded'
                     WHEN e.state = 'deleted' THEN 'cancelled'
                     WHEN r.delay IS NULL THEN 'exhausted'
                     WHEN e.state = 'active' THEN 'pending'
                     ELSE 'held' END,
                r.outcome <> '{AttemptOutcome.HTTP_2XX}' AND e.state <> 'deleted'
                  AND r.delay IS NOT NULL) AS fate (state, waits)
   WHERE d.id = r.id AND d.lease_token = r.token AND (SELECT count(*) FROM affected) >= 0
  RETURNING d.id, d.issuer_id, d.endpoint_id, d.attempts, r.outcome = '{AttemptOutcome.HTTP_2XX}' AS ok,
            r.status = 410 AS gone, r.trigger = 'manual' AS by_hand, r.duration_ms, r.waited,
            r.trigger <> 'manual' AND (r.outcome = '{AttemptOutcome.HTTP_2XX}'
              OR coalesce(clock_timestamp() - r.age * interval '1 second' >= e.last_success_at, TRUE)
            ) AS counts
), tally AS (
  SELECT endpoint_id,
         bool_or(ok AND NOT by_hand) AS ok,
         count(*) FILTER (WHERE NOT ok AND NOT by_hand) AS failed,
         count(*) FILTER (WHERE NOT ok AND counts) AS since_success,
         bool_or(gone) AS gone,
         bool_or(NOT ok AND NOT by_hand AND attempts >= {ALARM_AFTER}) AS alarm
    FROM settled GROUP BY endpoint_id
), hour AS (
  INSERT INTO webhooks_endpointhour AS hour
    (issuer_id, endpoint_id, hour, succeeded, failed, answer_ms, first_attempts, waited_ms)
  SELECT issuer_id, endpoint_id, date_trunc('hour', clock_timestamp(), 'UTC'), count(*) FILTER (WHERE ok),
         count(*) FILTER (WHERE NOT ok), sum(duration_ms),
         count(*) FILTER (WHERE waited IS NOT NULL),
         coalesce(sum(waited) * 1000, 0)::bigint
    FROM settled GROUP BY issuer_id, endpoint_id ORDER BY endpoint_id
  ON CONFLICT (endpoint_id, hour) DO UPDATE
     SET succeeded = hour.succeeded + excluded.succeeded, failed = hour.failed + excluded.failed,
         answer_ms = hour.answer_ms + excluded.answer_ms,
         first_attempts = hour.first_attempts + excluded.first_attempts,
         waited_ms = hour.waited_ms + excluded.waited_ms
), recovered AS (
  UPDATE webhooks_endpoint e
     SET failures = 0, failing_since = NULL, alarm_at = NULL, parked_until = NULL,
         last_success_at = clock_timestamp(),
         last_failure_at = CASE WHEN t.failed > 0 THEN clock_timestamp()
                                ELSE e.last_failure_at END
    FROM tally t WHERE e.id = t.endpoint_id AND t.ok
     AND (t.failed > 0 OR e.failures > 0 OR e.failing_since IS NOT NULL
          OR e.parked_until IS NOT NULL)
), failing AS (
  UPDATE webhooks_endpoint e
     SET failures = e.failures + t.since_success,
         failing_since = coalesce(e.failing_since, clock_timestamp()),
         last_failure_at = clock_timestamp(),
         alarm_at = CASE WHEN t.alarm THEN coalesce(e.alarm_at, clock_timestamp())
                         ELSE e.alarm_at END,
         state = CASE WHEN t.gone AND e.state = 'active' THEN 'disabled' ELSE e.state END,
         disabled_reason = CASE WHEN t.gone AND e.state = 'active' THEN 'gone'
                                ELSE e.disabled_reason END,
         disabled_at = CASE WHEN t.gone AND e.state = 'active' THEN clock_timestamp()
                            ELSE e.disabled_at END,
         parked_until = CASE WHEN t.since_success > 0
                                  AND e.failures + t.since_success >= {PARK_AFTER}
                             THEN clock_timestamp()
                                  + interval '{PARK_FOR.total_seconds()} seconds'
                             ELSE e.parked_until END
    FROM tally t WHERE e.id = t.endpoint_id AND NOT coalesce(t.ok, FALSE)
     AND (t.failed > 0 OR t.gone)
)
SELECT id FROM settled, quick
"""


@dataclass(frozen=True, slots=True)
class DeliveryResult:
    """A claimed delivery and the reply to it; `ended` is a time of the process's monotonic clock."""

    claim: ClaimedDelivery
    reply: Reply
    ended: float

    @property
    def outcome(self) -> AttemptOutcome:
        """The outcome as the delivery log names it."""
        if self.reply.status is None:
            return AttemptOutcome(self.reply.failure or "error")
        return http_outcome(self.reply.status)

    @property
    def delay(self) -> float | None:
        """Seconds until the next attempt; None if this was the last one, or the body was removed."""
        if self.claim.body is None:
            return None
        left = self.claim.attempts_left - 1
        return delay(left, retry_after=self.reply.retry_after)


def delay(attempts_left: int, *, retry_after: float | None = None) -> float | None:
    """Seconds until the next attempt; None after the last one.

    `attempts_left` counts those after the one that failed. A Retry-After makes it later, never
    sooner.
    """
    if attempts_left <= 0:
        return None
    planned = SCHEDULE[max(ATTEMPTS - 1 - attempts_left, 0)]
    jittered = planned * (1 + JITTER * secrets.randbelow(1001) / 1000)
    return max(jittered, min(retry_after or 0.0, float(LONGEST_WAIT)))


def settle(results: Sequence[DeliveryResult], now: float) -> int:
    """Write a batch of results; `now` is the monotonic clock. Returns how many leases were still held."""
    return len(sql.fetch_all(_SETTLE, _columns(results, now)))


def _columns(results: Sequence[DeliveryResult], now: float) -> dict[str, list[Any]]:
    claims = [result.claim for result in results]
    replies = [result.reply for result in results]
    return {
        "made": [ids.new() for _result in results],
        "ids": [claim.delivery_id for claim in claims],
        "tokens": [claim.token for claim in claims],
        "endpoints": [claim.endpoint_id for claim in claims],
        "triggers": [claim.trigger for claim in claims],
        "urls": [claim.url for claim in claims],
        "numbers": [claim.attempts + 1 for claim in claims],
        "ages": [now - each.ended + each.reply.seconds for each in results],
        "durations": [round(reply.seconds * 1000) for reply in replies],
        "outcomes": [each.outcome.value for each in results],
        "statuses": [reply.status for reply in replies],
        "headers": [orjson.dumps(reply.headers).decode() for reply in replies],
        "bodies": [reply.body for reply in replies],
        "truncated": [reply.truncated for reply in replies],
        "errors": [reply.error for reply in replies],
        "delays": [result.delay for result in results],
        "waited": [claim.waited for claim in claims],
    }
