"""Two copies of the benchmark's database: one with many deliveries, one with few."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from pathlib import Path

import psycopg

FEW = 1_000  # deliveries: some pages
Serve = Callable[[dict[str, str], Path], AbstractContextManager[int]]

_ENDPOINTS = """
INSERT INTO webhooks_endpoint (id, issuer_id, mode, url, description, events, headers, secret, state,
                               created_at, updated_at, sequence, failures, told, allowance, allowance_at)
SELECT gen_random_uuid(), %(issuer)s, 'live', 'https://192.88.98.1/' || n, '', '{}', '', '', 'active',
       now(), now(), 0, 0, 0, 0, now()
  FROM generate_series(1, 10) n
"""
# A second apart, delivered at once, each to all ten endpoints.
_DELIVERIES = """
WITH event AS (
  INSERT INTO webhooks_event (id, issuer_id, mode, type, subject, sequence, occurred_at, body)
  SELECT (lpad(to_hex((extract(epoch FROM now()) * 1000)::bigint - n * 1000::bigint), 12, '0')
          || '7' || substr(md5(n::text), 1, 3) || '8' || substr(md5(n::text), 4, 15))::uuid,
         %(issuer)s, 'live', 'certificate.issued', gen_random_uuid(), 1,
         now() - n * interval '1 second', NULL
    FROM generate_series(1, %(events)s) n
  RETURNING id, issuer_id, occurred_at
)
INSERT INTO webhooks_delivery (id, issuer_id, mode, event_id, event_type, endpoint_id, state, trigger,
                               priority, attempts, attempts_left, next_at, created_at, finished_at,
                               last_outcome, last_status)
SELECT encode(overlay(uuid_send(gen_random_uuid())
                      PLACING substring(uuid_send(event.id) FOR 8) FROM 1 FOR 8), 'hex')::uuid,
       event.issuer_id, 'live', event.id, 'certificate.issued', endpoint.id, 'succeeded', 'automatic',
       0, 1, 9, event.occurred_at, event.occurred_at, event.occurred_at, 'http_2xx', 204
  FROM event, webhooks_endpoint endpoint WHERE endpoint.issuer_id = %(issuer)s
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Side:
    """One of the databases: its web server's port and the environment to use it."""

    port: int
    environment: dict[str, str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Sizes:
    """The two databases."""

    grown: Side
    small: Side


@contextmanager
def sizes(
    environment: dict[str, str], issuer_id: str, deliveries: int, folder: Path, serve: Serve
) -> Iterator[Sizes]:
    """Copy the seeded database twice and start a server on each copy."""
    url = environment["DATABASE_URL"]
    with psycopg.connect(url.replace("/certificates?", "/postgres?"), autocommit=True) as server:
        for name in ("grown", "small"):
            server.execute(f"CREATE DATABASE {name} TEMPLATE certificates")
    with (
        _side(environment, "grown", issuer_id, deliveries, folder, serve) as grown,
        _side(environment, "small", issuer_id, FEW, folder, serve) as small,
    ):
        yield Sizes(grown=grown, small=small)


@contextmanager
def _side(
    environment: dict[str, str],
    name: str,
    issuer_id: str,
    deliveries: int,
    folder: Path,
    serve: Serve,
) -> Iterator[Side]:
    url = environment["DATABASE_URL"].replace("/certificates?", f"/{name}?")
    with psycopg.connect(url, autocommit=True) as database:
        database.execute("SET statement_timeout = 0")
        parameters = {"issuer": issuer_id, "events": deliveries // 10}
        database.execute(_ENDPOINTS, parameters)
        database.execute(_DELIVERIES, parameters)
        database.execute("VACUUM ANALYZE webhooks_event, webhooks_delivery, webhooks_endpoint")
    own = environment | {"DATABASE_URL": url}
    with serve(own, folder / f"{name}.log") as port:
        yield Side(port=port, environment=own)
