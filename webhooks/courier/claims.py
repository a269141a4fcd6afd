"""Claim due deliveries under a lease, by one statement that is fair to endpoints, issuers and live events.

PostgreSQL's clock decides. Claims are made one at a time (an advisory lock), so that the caps hold
across all workers. A worker that dies lets its leases run out; another one sends again, under
another token and the same `webhook-id`.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta
from functools import lru_cache
from typing import Any
from uuid import UUID, uuid4

from django.db import transaction

from lib import crypto, ids, sql
from webhooks.lifecycle import Priority, WebhooksPrefix

LEASE_SECONDS = 60.0
ENDPOINT_CAP = 10  # in flight to one endpoint, over all workers
# For an endpoint that answers some requests and leaves others open: requests older than SLOW_SECONDS
# no longer count for ENDPOINT_CAP, up to SLOW_CAP in all.
SLOW_SECONDS = 4.0
SLOW_CAP = 40
ANSWERS_PARTLY = timedelta(minutes=5)  # an endpoint that fails, for so long after its last success
PROBES = 3  # sent at once to an endpoint that was parked long enough: a success closes the circuit
ISSUER_CAP = 60  # in flight for one issuer
BULK_SHARE = 2  # of ENDPOINT_CAP, while live work is due
BULK_CAP = 8  # of ENDPOINT_CAP at any time, so that live work always finds slots
_CLAIM_LOCK = 0x77656268  # of pg_advisory_xact_lock

_FRESH = f"next_at > statement_timestamp() + make_interval(secs => %(lease)s - {SLOW_SECONDS})"
# A lease that a crash loses is given again. So nobody waits for the disk, those least who issue meanwhile.
_LOCK = "SELECT pg_advisory_xact_lock(%(lock)s), set_config('synchronous_commit', 'off', true)"
# The statement, step by step:
# 1. `busy`: endpoints with unfinished deliveries, walked along the partial index from endpoint to
#    endpoint, so that idle ones cost nothing.
# 2. `in_flight`: what is leased now, by endpoint and issuer.
# 3. `capacity`: how many each endpoint may take now: circuit, caps, rate limit.
# 4. `due`: its due deliveries: manual before live before bulk.
# 5. `fair`, `chosen`: one to each endpoint before a second to any; caps of issuers and of bulk work.
# 6. `locked`: skips rows that another transaction has locked. Rows are named by their place (ctid)
#    within the statement: found by key, as many would be sought by walking the whole table where its
#    statistics are young. For the same reason `state` is no column here but an expression: else all that
#    waits would be walked by an index on it. A row that moved on the way is left for later.
# 7. `leased`: the lease. What names another issuer's event or endpoint is not returned.
# 8. `spent`, `metered`: takes the deliveries off rate limits; locks endpoints in the order in which
#    settling does.
_CLAIM = f"""
WITH RECURSIVE busy (id) AS (
  (SELECT endpoint_id FROM webhooks_delivery WHERE state IN ('pending', 'leased')
    ORDER BY endpoint_id LIMIT 1)
  UNION ALL
  SELECT (SELECT d.endpoint_id FROM webhooks_delivery d
           WHERE d.state IN ('pending', 'leased') AND d.endpoint_id > busy.id
           ORDER BY d.endpoint_id LIMIT 1)
    FROM busy WHERE busy.id IS NOT NULL
), in_flight AS (
  SELECT endpoint_id, issuer_id, count(*) AS total,
         count(*) FILTER (WHERE {_FRESH}) AS fresh,
         count(*) FILTER (WHERE priority <= 0) AS live,
         count(*) FILTER (WHERE priority > 0 AND {_FRESH}) AS fresh_bulk,
         count(*) FILTER (WHERE priority > 0) AS bulk
    FROM webhooks_delivery
   WHERE state = 'leased' AND next_at > statement_timestamp()
   GROUP BY endpoint_id, issuer_id
), capacity AS (
  SELECT e.*, e.rate_limit IS NOT NULL AS metered,
         e.state = 'active' AND (e.parked_until IS NULL OR e.parked_until <= statement_timestamp())
           AS open,
         CASE WHEN e.parked_until IS NOT NULL THEN {PROBES} - coalesce(f.total, 0)
              WHEN responds.partly THEN least({ENDPOINT_CAP} - coalesce(f.fresh, 0),
                                           {SLOW_CAP} - coalesce(f.total, 0))
              ELSE {ENDPOINT_CAP} - coalesce(f.total, 0) END AS slots,
         coalesce(f.live, 0) AS live_in_flight,
         coalesce(CASE WHEN responds.partly THEN f.fresh_bulk ELSE f.bulk END, 0) AS bulk_in_flight,
         least(e.rate_limit, e.allowance + e.rate_limit
           * extract(epoch FROM statement_timestamp() - e.allowance_at)::float8) AS allowed
    FROM busy JOIN webhooks_endpoint e ON e.id = busy.id
    LEFT JOIN in_flight f ON f.endpoint_id = e.id
   CROSS JOIN LATERAL (
     SELECT coalesce(e.last_success_at > statement_timestamp()
                     - interval '{ANSWERS_PARTLY.total_seconds()} seconds', FALSE)) AS responds (partly)
   WHERE e.state <> 'deleted'
), due AS (
  SELECT capacity.id AS endpoint_id, capacity.metered, capacity.allowed, capacity.slots, capacity.live_in_flight,
         capacity.bulk_in_flight, d.ctid AS place, d.issuer_id, d.priority, d.next_at,
         count(*) FILTER (WHERE d.priority <= 0) OVER (PARTITION BY capacity.id) AS live_due,
         row_number() OVER (PARTITION BY capacity.id ORDER BY d.priority, d.next_at) AS turn,
         row_number() OVER (PARTITION BY capacity.id, d.priority > 0 ORDER BY d.next_at) AS bulk_turn
    FROM capacity CROSS JOIN (VALUES (-1), (0), (1)) AS class (priority)
    CROSS JOIN LATERAL (
      SELECT d.ctid, d.issuer_id, d.priority, d.next_at FROM webhooks_delivery d
       WHERE d.endpoint_id = capacity.id AND d.priority = class.priority
         AND d.state IN ('pending', 'leased') AND d.next_at <= statement_timestamp()
         AND capacity.slots > 0 AND (capacity.open OR d.priority = -1)
       ORDER BY d.next_at LIMIT {ENDPOINT_CAP}
    ) d
), fair AS (
  SELECT due.*, row_number() OVER (PARTITION BY due.issuer_id ORDER BY turn, due.next_at)
                + coalesce((SELECT sum(total) FROM in_flight
                             WHERE in_flight.issuer_id = due.issuer_id), 0) AS of_issuer
    FROM due
   WHERE turn <= slots AND (NOT metered OR turn <= allowed)
     AND (priority <= 0 OR bulk_turn + bulk_in_flight <=
          CASE WHEN live_due + live_in_flight > 0 THEN {BULK_SHARE} ELSE {BULK_CAP} END)
), chosen AS (
  SELECT place FROM fair WHERE of_issuer <= {ISSUER_CAP} ORDER BY turn, next_at LIMIT %(limit)s
), locked AS (
  SELECT d.ctid AS place, d.endpoint_id FROM webhooks_delivery d
   WHERE d.ctid = ANY (ARRAY(SELECT place FROM chosen))
     AND d.state || '' IN ('pending', 'leased') AND d.next_at <= statement_timestamp()
     FOR UPDATE OF d SKIP LOCKED
), leased AS (
  UPDATE webhooks_delivery d
     SET state = 'leased', lease_token = %(token)s,
         next_at = statement_timestamp() + make_interval(secs => %(lease)s)
    FROM locked WHERE d.ctid = locked.place
  RETURNING d.id, d.issuer_id, d.event_id, d.endpoint_id, d.attempts, d.attempts_left, d.trigger, d.priority,
            d.created_at
), spent AS (
  SELECT e.id, s.count
    FROM (SELECT endpoint_id, count(*) FROM locked GROUP BY endpoint_id) s
    JOIN webhooks_endpoint e ON e.id = s.endpoint_id
   WHERE e.rate_limit IS NOT NULL
   ORDER BY e.id FOR NO KEY UPDATE OF e
), metered AS (
  UPDATE webhooks_endpoint e
     SET allowance = capacity.allowed - spent.count, allowance_at = statement_timestamp()
    FROM capacity, spent WHERE e.id = capacity.id AND spent.id = capacity.id
)
SELECT leased.id, leased.event_id, leased.endpoint_id, leased.attempts, leased.attempts_left,
       leased.trigger, event.body, event.traceparent, capacity.url, capacity.headers, capacity.secret,
       CASE WHEN capacity.old_secret_until > statement_timestamp() THEN capacity.old_secret END,
       CASE WHEN leased.attempts = 0 AND leased.trigger = 'automatic'
                 AND leased.priority = {Priority.LIVE}
            THEN extract(epoch FROM statement_timestamp() - leased.created_at)::float8 END
  FROM leased
  JOIN capacity ON capacity.id = leased.endpoint_id AND capacity.issuer_id = leased.issuer_id
  JOIN webhooks_event event ON event.id = leased.event_id AND event.issuer_id = leased.issuer_id
"""

_UNFINISHED = "SELECT EXISTS (SELECT FROM webhooks_delivery WHERE state IN ('pending', 'leased'))"

_RELEASE = """
UPDATE webhooks_delivery d
   SET state = 'pending', lease_token = NULL,
       next_at = statement_timestamp() + make_interval(secs => %(seconds)s)
  FROM unnest(%(ids)s::uuid[], %(tokens)s::uuid[]) AS mine (id, token)
 WHERE d.id = mine.id AND d.lease_token = mine.token
RETURNING d.id
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class ClaimedDelivery:
    """A delivery leased to this courier, with everything needed to send it."""

    delivery_id: UUID
    token: UUID
    endpoint_id: UUID
    message_id: str
    body: bytes | None  # None: removed; it can never be sent
    traceparent: str  # the span that recorded the event
    url: str
    headers: dict[str, str]
    secrets: tuple[str, ...]  # the newest first; none if they cannot be read
    attempts: int  # before this one
    attempts_left: int  # this one included
    trigger: str
    # Seconds from the event to this first attempt; None for retries and for manual, bulk or held
    # deliveries.
    waited: float | None

    @property
    def hidden(self) -> tuple[str, ...]:
        """Secrets to redact from the receiver's answer, which may echo them."""
        return (*self.secrets, *self.headers.values())


def claim(limit: int) -> list[ClaimedDelivery]:
    """Lease up to `limit` due deliveries. Waits only for another claim, never for a send."""
    token = uuid4()
    with transaction.atomic():
        sql.fetch_one(_LOCK, {"lock": _CLAIM_LOCK})
        rows = sql.fetch_all(_CLAIM, {"limit": limit, "token": token, "lease": LEASE_SECONDS})
    return [_claim(row, token) for row in rows]


def are_any_unfinished() -> bool:
    """Whether any delivery is unfinished, also one that is due later: a look at one row of an index."""
    return sql.fetch_one(_UNFINISHED, {}) == (True,)


def release(claims: Sequence[ClaimedDelivery], *, seconds: float = 0.0) -> None:
    """Return leased deliveries to pending, due again in `seconds`, without waiting for the lease to end."""
    mine = {
        "ids": [claim.delivery_id for claim in claims],
        "tokens": [claim.token for claim in claims],
        "seconds": seconds,
    }
    sql.fetch_all(_RELEASE, mine)


def _claim(row: tuple[Any, ...], token: UUID) -> ClaimedDelivery:
    delivery_id, event_id, endpoint_id, attempts, left, trigger, body, *rest = row
    traceparent, url, headers, secret, old_secret, waited = rest
    return ClaimedDelivery(
        delivery_id=delivery_id,
        token=token,
        endpoint_id=endpoint_id,
        message_id=ids.encode(WebhooksPrefix.EVENT, event_id),
        body=body,
        traceparent=traceparent,
        url=url,
        **_decrypted(headers, secret, old_secret),
        attempts=attempts,
        attempts_left=left,
        trigger=trigger,
        waited=waited,
    )


def _decrypted(headers: str, secret: str, old_secret: str | None) -> dict[str, Any]:
    """The decrypted headers and secrets of an endpoint; empty if no key in FIELD_KEYS decrypts them."""
    try:
        return {
            "headers": _headers(headers),
            "secrets": tuple(_decrypt(text) for text in (secret, old_secret) if text),
        }
    except crypto.UndecryptableValue:
        return {"headers": {}, "secrets": ()}


@lru_cache(maxsize=1024)
def _decrypt(token: str) -> str:
    """Decrypt with a cache: all deliveries of an endpoint share its secrets."""
    return crypto.decrypt(token)


@lru_cache(maxsize=1024)
def _headers(token: str) -> dict[str, str]:
    headers: dict[str, str] = json.loads(_decrypt(token))
    return headers
