"""The rows that the courier is measured on, made by plain SQL in the benchmark's own database."""

from django.conf import settings
from django.db import connection

from accounts.crypto import encrypt
from webhooks import signing
from webhooks.delivery.courier import Courier

__all__ = ["Courier", "prepare", "took"]

_CLEAR = "TRUNCATE webhooks_attempt, webhooks_endpointhour, webhooks_delivery, webhooks_event, webhooks_endpoint CASCADE"
_ISSUERS = """
INSERT INTO accounts_issuer (id, name, slug, default_locale, time_zone, plan_id, standing,
                             data_hash_enabled, trusted_networks, created_at)
SELECT gen_random_uuid(), 'Courier ' || n, 'courier-' || n, 'en', 'UTC', plan.id, 'active', TRUE,
       '{}', now()
  FROM generate_series(1, %s) n, (SELECT id FROM accounts_plan LIMIT 1) plan
ON CONFLICT (slug) DO NOTHING
"""
_ENDPOINTS = """
INSERT INTO webhooks_endpoint (id, issuer_id, mode, url, description, events, headers, secret, state,
                               created_at, updated_at, sequence, failures, told, allowance, allowance_at)
SELECT gen_random_uuid(), issuer.id, 'live', %s, '', '{*}', %s, %s, 'active', now(), now(), 0, 0, 0, 0, now()
  FROM accounts_issuer issuer, generate_series(1, %s) WHERE issuer.slug LIKE 'courier-%%'
"""
_EVENTS = """
WITH endpoint AS (
  SELECT id, issuer_id, row_number() OVER () - 1 AS place, count(*) OVER () AS total
    FROM webhooks_endpoint
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


def prepare(port: int, *, issuers: int, endpoints: int, events: int, body: bytes) -> None:
    """As many deliveries, due now, spread over issuers and endpoints."""
    settings.WEBHOOK_ALLOW_HTTP, settings.WEBHOOK_PORTS = True, []
    settings.WEBHOOK_ALLOWED_NETWORKS = ["127.0.0.0/8"]
    settings.BASE_URL = "https://certificates.example"  # the receiver's host is not our own
    settings.ALLOWED_HOSTS = ["certificates.example"]
    url = f"http://127.0.0.1:{port}/hook"
    sealed = encrypt("{}"), encrypt(signing.new_secret())
    with connection.cursor() as cursor:
        cursor.execute("SET statement_timeout = 0")
        cursor.execute(_CLEAR)
        cursor.execute(_ISSUERS, [issuers])
        cursor.execute(_ENDPOINTS, [url, *sealed, endpoints])
        cursor.execute(_EVENTS, [body, events])
        cursor.execute("ANALYZE webhooks_event, webhooks_delivery, webhooks_endpoint")


def took() -> list[float]:
    """The seconds of every attempt that was noted as a success."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT duration_ms FROM webhooks_attempt WHERE outcome = 'http_2xx'")
        return [row[0] / 1000 for row in cursor.fetchall()]
