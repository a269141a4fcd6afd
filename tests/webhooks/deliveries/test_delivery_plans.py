"""Every filter of the list of deliveries uses an index: query plans at 200,000 rows."""

import itertools
import json
from collections.abc import Iterator
from datetime import timedelta
from typing import Any
from uuid import UUID, uuid4

import pytest
from django.db import connection, transaction
from django.test.utils import CaptureQueriesContext
from django.urls import reverse
from django.utils import timezone

from accounts.models import Issuer
from accounts.scopes import Mode
from lib.database.tenancy import acting_for
from tests.certificates.search.test_list_plans import nodes
from tests.factories.webhooks import make_endpoint, make_event
from tests.support.back_office import client_of
from tests.support.query_plans import analyze_every_row, truncate_tables
from webhooks.courier import claims
from webhooks.deliveries import retention
from webhooks.deliveries.operations import DeliverySelection, with_event
from webhooks.endpoints import health as endpoint_health
from webhooks.endpoints.health import review_endpoints
from webhooks.errors import DeliveryFilterTooBroad
from webhooks.lifecycle import DisabledReason, EndpointState, Priority
from webhooks.models import Delivery, Endpoint

ENDPOINTS, EVENTS = 100, 2_000  # every event is owed to every endpoint
FEW = 3_000  # rows that a page may look at
RARE = "job.completed"

# An event every ten minutes. One type in a thousand is rare; of a thousand deliveries two timed out
# and wait, two were given up after a 500, one has not been sent yet.
SEED_EVENTS = """
INSERT INTO webhooks_event (id, issuer_id, mode, type, subject, sequence, occurred_at, body)
SELECT (lpad(to_hex((extract(epoch FROM now()) * 1000)::bigint - n * 600000::bigint), 12, '0')
        || '7' || substr(md5('e' || n), 1, 3) || '8' || substr(md5('e' || n), 4, 15))::uuid,
       first.issuer_id, 'live',
       CASE n %% 1000 WHEN 0 THEN %(rare)s ELSE 'certificate.issued' END,
       gen_random_uuid(), 1, now() - n * interval '10 minutes', first.body
  FROM (SELECT * FROM webhooks_event LIMIT 1) AS first, generate_series(1, %(events)s) AS n
"""
SEED_DELIVERIES = """
INSERT INTO webhooks_delivery
  (id, issuer_id, mode, event_id, event_type, endpoint_id, state, trigger, priority, attempts,
   attempts_left, next_at, created_at, last_outcome, last_status)
SELECT encode(overlay(uuid_send(gen_random_uuid())
                      PLACING substring(uuid_send(event.id) FOR 8) FROM 1 FOR 8), 'hex')::uuid,
       event.issuer_id, 'live', event.id, event.type, endpoint.id,
       CASE WHEN place < 2 THEN 'pending' WHEN place < 4 THEN 'exhausted'
            WHEN place < 5 THEN 'pending' ELSE 'succeeded' END,
       'automatic', 0, 1, 0, now(), event.occurred_at,
       CASE WHEN place < 2 THEN 'timeout' WHEN place < 4 THEN 'http_5xx'
            WHEN place < 5 THEN NULL ELSE 'http_2xx' END,
       CASE WHEN place < 2 THEN NULL WHEN place < 4 THEN 500 WHEN place < 5 THEN NULL ELSE 200 END
  FROM webhooks_event event, webhooks_endpoint endpoint,
       LATERAL (SELECT abs(hashtext(event.id::text || endpoint.id)) %% 1000 AS place) AS chance
"""


# Of other events, which the constraints would ask for.
COPIES = """
INSERT INTO webhooks_delivery
SELECT (jsonb_populate_record(d, jsonb_build_object(
          'id', gen_random_uuid(), 'event_id', gen_random_uuid(), 'state', %(state)s::text))).*
  FROM webhooks_delivery d, generate_series(1, %(number)s)
 WHERE d.id = (SELECT min(id::text)::uuid FROM webhooks_delivery WHERE attempts = 0)
"""


@pytest.fixture
def endpoint_id(issuer: Issuer) -> UUID:
    """One of 100 endpoints, each of which was sent 2,000 events."""
    truncate_tables("webhooks_event", "webhooks_endpoint")
    make_event(issuer)
    first = make_endpoint(issuer, "https://8.8.8.8/hook")
    with connection.cursor() as cursor:
        cursor.execute("SET session_replication_role = replica")  # the keys are right: not checked
        cursor.execute(
            "INSERT INTO webhooks_endpoint SELECT (jsonb_populate_record(e, jsonb_build_object('id',"
            " gen_random_uuid()))).* FROM webhooks_endpoint e, generate_series(2, %s)",
            [ENDPOINTS],
        )
        cursor.execute(SEED_EVENTS, {"events": EVENTS, "rare": RARE})
        cursor.execute(SEED_DELIVERIES % ())
        cursor.execute("SET session_replication_role = DEFAULT")
    analyze_every_row("webhooks_event", "webhooks_endpoint", "webhooks_delivery")
    return first.pk


def combinations(endpoint_id: UUID) -> Iterator[DeliverySelection]:
    """Everything that can be asked for together, allowed or not."""
    hour = timezone.now() - timedelta(hours=1)
    for endpoint, state, event_type, since, outcome, status in itertools.product(
        (None, endpoint_id),
        (None, "succeeded", "exhausted", "held"),
        (None, "certificate.issued", RARE),
        (None, hour),
        (None, "http_2xx", "timeout"),
        (None, 204, 500),
    ):
        yield DeliverySelection(
            endpoint_id=endpoint,
            state=state,
            event_type=event_type,
            since=since,
            outcome=outcome,
            http_status=status,
        )


def read(sql: str, params: Any = None) -> int:
    """How many deliveries PostgreSQL looks at for this, those that it passes over included."""
    with connection.cursor() as cursor:
        cursor.execute(f"EXPLAIN (ANALYZE, FORMAT JSON) {sql}", params)
        (explained,) = cursor.fetchone()
    tree = json.loads(explained) if isinstance(explained, str) else explained
    passed = ("Rows Removed by Filter", "Rows Removed by Index Recheck")
    return sum(
        int(
            (node["Actual Rows"] + sum(node.get(name, 0) for name in passed)) * node["Actual Loops"]
        )
        for node in nodes(tree[0]["Plan"])
        if node.get("Relation Name") == "webhooks_delivery"
    )


def test_a_claim_looks_at_what_it_takes_however_much_waits(issuer: Issuer):
    """Although PostgreSQL last analyzed the table when nothing waited."""
    truncate_tables("webhooks_event", "webhooks_endpoint")
    make_endpoint(issuer, "https://8.8.8.8/hook")
    make_event(issuer)
    with connection.cursor() as cursor:
        cursor.execute("SET session_replication_role = replica")
        cursor.execute(COPIES, {"state": "succeeded", "number": FEW})
        analyze_every_row("webhooks_event", "webhooks_endpoint", "webhooks_delivery")
        cursor.execute(COPIES, {"state": "pending", "number": 2 * FEW})
        cursor.execute("SET session_replication_role = DEFAULT")
    asked = {"limit": 64, "token": uuid4(), "lease": claims.LEASE_SECONDS}
    with transaction.atomic():  # taken back: the foreign key would ask for the events
        assert 0 < read(claims._CLAIM, asked) < FEW / 10
        transaction.set_rollback(True)


def test_no_filter_of_the_log_looks_at_much(issuer: Issuer, owner, endpoint_id: UUID):
    assert Delivery.objects.count() >= 200_000
    with acting_for(issuer.pk):  # under the policies of the web
        no_combination_reads_far(issuer, endpoint_id)
    no_filter_of_the_back_office_reads_far(owner)
    what_waits_and_what_is_held_is_found_at_once()


def no_combination_reads_far(issuer: Issuer, endpoint_id: UUID) -> None:
    served = refused = 0
    bad: dict[str, int] = {}
    for asked in combinations(endpoint_id):
        try:
            rows = asked.rows(issuer.pk, Mode.LIVE)
        except DeliveryFilterTooBroad:
            refused += 1
            continue
        served += 1
        page = with_event(rows).order_by("-id")[:51]
        if (looked_at := read(*page.query.sql_with_params())) > FEW:
            bad[str(asked)] = looked_at
    assert bad == {}
    assert served > 400
    assert 0 < refused < 20


def no_filter_of_the_back_office_reads_far(owner: Any) -> None:
    client = client_of(owner)
    for query in ("", "?outcome=timeout", "?outcome=tls", f"?event={RARE}", "?event=ping",
                  "?state=held", "?state=exhausted&outcome=timeout", "?httpStatus=500",
                  "?httpStatus=404", "?created_at_to=2020-01-01"):  # fmt: skip
        with CaptureQueriesContext(connection) as queries:
            page = client.get(reverse("admin:webhooks_delivery_changelist") + query)
        assert page.status_code == 200
        asked = [each["sql"] for each in queries.captured_queries]
        lists = [text for text in asked if 'FROM "webhooks_delivery"' in text]
        assert lists
        assert sum(map(read, lists)) <= FEW, query


def what_waits_and_what_is_held_is_found_at_once() -> None:
    counted = read(
        endpoint_health._BACKLOG, {"most": endpoint_health.COUNTED, "priorities": Priority.values}
    )
    assert counted <= FEW
    with CaptureQueriesContext(connection) as queries:
        retention.give_up_held(now=timezone.now())
    asked = [each["sql"] for each in queries.captured_queries]
    assert len(asked) == 2
    assert sum(map(read, asked)) <= FEW
    some_have_been_switched_off()
    with CaptureQueriesContext(connection) as queries:
        review_endpoints(now=timezone.now())
    asked = [each["sql"] for each in queries.captured_queries]
    update = 'UPDATE "webhooks_delivery"'  # the first takes the worker's scope along
    tidying = [text[text.index(update) :] for text in asked if update in text]
    assert len(tidying) == 2
    assert sum(map(read, tidying)) <= FEW


def some_have_been_switched_off() -> None:
    _first, *others = Endpoint.objects.order_by("pk").values_list("pk", flat=True)
    off = {"disabled_reason": DisabledReason.BY_HAND, "disabled_at": timezone.now()}
    rows = Endpoint.objects.filter(pk__in=others[:40])
    rows.update(state=EndpointState.DISABLED, **off)
    Endpoint.objects.filter(pk__in=others[:20]).update(state=EndpointState.DELETED)
    review_endpoints(now=timezone.now())  # once
    analyze_every_row("webhooks_endpoint")
