"""Rows for measuring the courier, made by plain SQL in the benchmark's own database."""

from uuid import UUID

from django.conf import settings
from django.db import connection, transaction
from django.utils import timezone

from accounts.models import Issuer, Plan
from accounts.scopes import Mode
from certificates.addresses import verify_url
from certificates.events import certificate_data
from lib import ids
from lib.crypto import encrypt
from webhooks import outbox
from webhooks.courier.sending import Courier
from webhooks.endpoints import signing
from webhooks.models import Endpoint

__all__ = ["Courier", "happen", "prepare", "silence", "took", "waited"]

_CLEAR = "TRUNCATE webhooks_attempt, webhooks_endpointhour, webhooks_delivery, webhooks_event, webhooks_endpoint CASCADE"
# The rows of earlier runs, and no others.
_REMOVE = """
TRUNCATE webhooks_attempt, webhooks_endpointhour;
DELETE FROM webhooks_delivery USING accounts_issuer i WHERE i.id = issuer_id AND slug LIKE 'courier-%';
DELETE FROM webhooks_event USING accounts_issuer i WHERE i.id = issuer_id AND slug LIKE 'courier-%';
DELETE FROM webhooks_endpoint USING accounts_issuer i WHERE i.id = issuer_id AND slug LIKE 'courier-%';
"""
_ENDPOINTS = """
INSERT INTO webhooks_endpoint (id, issuer_id, mode, url, description, events, headers, secret, state,
                               created_at, updated_at, sequence, failures, notified, allowance, allowance_at)
SELECT gen_random_uuid(), issuer.id, 'live', %s, '', '{*}', %s, %s, 'active', now(), now(), 0, 0, 0, 0, now()
  FROM accounts_issuer issuer, generate_series(1, %s) WHERE issuer.slug LIKE 'courier-%%'
"""
_EVENTS = """
WITH endpoint AS (
  SELECT e.id, e.issuer_id, row_number() OVER () - 1 AS place, count(*) OVER () AS total
    FROM webhooks_endpoint e JOIN accounts_issuer i ON i.id = e.issuer_id
   WHERE i.slug LIKE 'courier-%%'
), event AS (
  INSERT INTO webhooks_event (id, issuer_id, mode, type, subject, sequence, occurred_at, body)
  SELECT gen_random_uuid(), endpoint.issuer_id, 'live', 'certificate.issued', gen_random_uuid(), 1,
         now(), %s
    FROM generate_series(1, %s) n JOIN endpoint ON endpoint.place = n %% endpoint.total
  RETURNING id, issuer_id
), numbered AS (
  SELECT id, issuer_id, row_number() OVER (PARTITION BY issuer_id) AS n FROM event
), chosen AS (
  SELECT id, issuer_id, row_number() OVER (PARTITION BY issuer_id) - 1 AS place,
         count(*) OVER (PARTITION BY issuer_id) AS total FROM endpoint
)
INSERT INTO webhooks_delivery (id, issuer_id, mode, event_id, event_type, endpoint_id, state, trigger,
                               priority, attempts, attempts_left, next_at, created_at)
SELECT gen_random_uuid(), e.issuer_id, 'live', e.id, 'certificate.issued', c.id, 'pending',
       'automatic', 0, 0, 10, now(), now()
  FROM numbered e JOIN chosen c ON c.issuer_id = e.issuer_id AND c.place = e.n %% c.total
"""

_WAITED = """
SELECT extract(epoch FROM coalesce(min(a.started_at), now()) - v.occurred_at)::float8
  FROM webhooks_delivery d
  JOIN webhooks_event v ON v.id = d.event_id
  JOIN webhooks_endpoint e ON e.id = d.endpoint_id AND e.description = ''
  LEFT JOIN webhooks_attempt a ON a.delivery_id = d.id
 GROUP BY d.id, v.occurred_at
"""


def prepare(
    port: int, *, issuers: int, endpoints: int, events: int, body: bytes, alone: bool = True
) -> None:
    """Insert due deliveries, spread over issuers and endpoints; without other rows if `alone`."""
    _let_out()
    fill(
        f"http://127.0.0.1:{port}/hook",
        issuers=issuers,
        endpoints=endpoints,
        events=events,
        body=body,
        alone=alone,
    )


def _let_out() -> None:
    """Allow webhooks to the receiver on this machine."""
    settings.WEBHOOK_ALLOW_HTTP, settings.WEBHOOK_PORTS = True, []
    settings.WEBHOOK_ALLOWED_NETWORKS = ["127.0.0.0/8"]
    settings.BASE_URL = "https://certificates.example"  # the receiver's host is not our own
    settings.ALLOWED_HOSTS = ["certificates.example"]


def fill(
    url: str, *, issuers: int, endpoints: int, events: int, body: bytes, alone: bool = True
) -> None:
    """Insert the rows."""
    sealed = encrypt("{}"), encrypt(signing.new_secret())
    with connection.cursor() as cursor:
        cursor.execute("SET statement_timeout = 0")
        cursor.execute(_CLEAR if alone else _REMOVE)
        for number in range(issuers):
            about = {"name": f"Courier {number}", "plan": Plan.objects.earliest("pk")}
            Issuer.objects.get_or_create(slug=f"courier-{number}", defaults=about)
        cursor.execute(_ENDPOINTS, [url, *sealed, endpoints])
        cursor.execute(_EVENTS, [body, events])
        tidy = "ANALYZE" if alone else "VACUUM ANALYZE"  # emptied tables have nothing to vacuum
        cursor.execute(f"{tidy} webhooks_event, webhooks_delivery, webhooks_endpoint")


def took() -> list[float]:
    """The seconds of every successful attempt."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT duration_ms FROM webhooks_attempt WHERE outcome = 'http_2xx'")
        return [row[0] / 1000 for row in cursor.fetchall()]


def silence(*, one: bool) -> UUID:
    """The issuer with the endpoints; makes one endpoint silent if asked."""
    endpoint = Endpoint.objects.earliest("pk")
    if one:
        endpoint.url = endpoint.url.replace("/hook", "/silent")
    endpoint.description = "the tenth"
    endpoint.save()
    return endpoint.issuer_id


def happen(issuer_id: UUID, number: int) -> None:
    """Record an event as the product does."""
    subject = ids.new()
    event = outbox.new_event(
        type="certificate.issued",
        issuer_id=issuer_id,
        mode=Mode.LIVE,
        subject=subject,
        sequence=1,
        occurred_at=timezone.now(),
        data=certificate_data(
            certificate_id=subject,
            number=str(number),
            external_ref=None,
            status="active",
            verify_url=verify_url(subject, "en"),
        ),
    )
    with transaction.atomic():
        outbox.record(event)


def waited() -> list[float]:
    """Seconds from each event to its first attempt at the nine endpoints; until now if there was none."""
    with connection.cursor() as cursor:
        cursor.execute(_WAITED)
        return [row[0] for row in cursor.fetchall()]
