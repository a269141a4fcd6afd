"""Concurrent couriers lock endpoints in one order: no deadlock."""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta

import pytest
from django.db import connection, connections
from django.utils import timezone

from accounts.models import Issuer
from lib.net.guarded_http import Reply
from tests.factories.webhooks import make_endpoint, make_event
from tests.journeys.processes.load_clients import wait_for
from webhooks.courier.claims import claim
from webhooks.courier.settlement import DeliveryResult, settle
from webhooks.models import Endpoint, EndpointHour

NUMBER = 12
WAITS = """
SELECT EXISTS (SELECT FROM pg_locks
                WHERE NOT granted AND pg_backend_pid() = ANY (pg_blocking_pids(pid)))
"""

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def endpoints(issuer: Issuer) -> list[Endpoint]:
    """Each is owed the same event. On disk they stand the other way round."""
    for n in range(NUMBER):
        make_endpoint(issuer, f"http://127.0.0.1:9/{n}", rate_limit=1)
    make_event(issuer)
    found = list(Endpoint.objects.order_by("pk"))
    for each in reversed(found):
        allowed = Endpoint.objects.filter(pk=each.pk)
        allowed.update(allowance_at=timezone.now() - timedelta(minutes=1))
    return found


def answered(status: int) -> list[DeliveryResult]:
    """What is due was taken and sent, and all have answered the same."""
    taken = claim(100)
    assert len(taken) == NUMBER
    reply = Reply(status=status)
    return [DeliveryResult(each, reply, time.monotonic()) for each in reversed(taken)]


def takes_in_order(act: Callable[[], object], table: str, column: str) -> None:
    """While somebody has the first of these rows, `act` waits for it and holds none of the others."""

    def run() -> None:
        try:
            act()
        finally:
            connections.close_all()

    other = connection.copy()
    other.set_autocommit(False)
    try:
        with ThreadPoolExecutor(1) as pool, other.cursor() as cursor:
            lowest = f"SELECT min({column}::text)::uuid FROM {table}"
            cursor.execute(f"SELECT 1 FROM {table} WHERE {column} = ({lowest}) FOR UPDATE")
            acting = pool.submit(run)
            try:
                assert wait_for(lambda: waits(cursor), 10)
                cursor.execute(f"SELECT 1 FROM {table} FOR UPDATE NOWAIT")  # raises if one is held
            finally:
                other.rollback()
            acting.result(10)
    finally:
        other.close()


def waits(cursor) -> bool:
    """Whether anybody waits for this connection."""
    cursor.execute(WAITS)
    return bool(cursor.fetchone()[0])


def test_endpoints_that_fail_are_settled_in_order(endpoints):
    results = answered(500)
    takes_in_order(lambda: settle(results, time.monotonic()), "webhooks_endpoint", "id")
    assert set(Endpoint.objects.values_list("failures", flat=True)) == {1}


def test_hours_are_added_up_in_order(endpoints):
    results = answered(200)
    hour = timezone.now().replace(minute=0, second=0, microsecond=0)
    for moment in (hour, hour + timedelta(hours=1)):
        EndpointHour.objects.bulk_create(
            EndpointHour(issuer_id=each.issuer_id, endpoint=each, hour=moment) for each in endpoints
        )
    takes_in_order(
        lambda: settle(results, time.monotonic()), "webhooks_endpointhour", "endpoint_id"
    )
    assert sum(EndpointHour.objects.values_list("succeeded", flat=True)) == NUMBER


def claim_by_hashing() -> None:
    """By a plan that PostgreSQL chooses for many: it sorts nothing that it need not sort."""
    with connection.cursor() as cursor:
        cursor.execute("SET enable_sort = off")
        cursor.execute("SET enable_mergejoin = off")
        cursor.execute("SET enable_nestloop = off")
    claim(100)


def test_rate_limited_endpoints_are_locked_in_order(endpoints):
    takes_in_order(claim_by_hashing, "webhooks_endpoint", "id")
    assert set(Endpoint.objects.values_list("allowance", flat=True)) == {0.0}
