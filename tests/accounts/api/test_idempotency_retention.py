"""Stored responses are removed after 30 days, in batches."""

from datetime import timedelta

import pytest
import time_machine
from django.db import connection, connections, transaction
from django.utils import timezone

from accounts import tasks
from accounts.api.idempotency import remove_stored_responses
from accounts.models import (
    Issuer,
    StoredResponse,
)

DAY = timedelta(days=1)


def stored(issuer: Issuer, *ages: timedelta) -> None:
    now = timezone.now()
    StoredResponse.objects.bulk_create(
        StoredResponse(
            issuer=issuer,
            mode="live",
            key=f"key-{number}",
            fingerprint=b"",
            status=201,
            body=b"{}",
            created_at=now - age,
        )
        for number, age in enumerate(ages)
    )


def left() -> list[str]:
    return sorted(StoredResponse.objects.values_list("key", flat=True))


@pytest.mark.django_db
def test_after_thirty_days_and_not_before(issuer: Issuer):
    stored(issuer, 0 * DAY, 29.9 * DAY, 30.1 * DAY, 400 * DAY)
    tasks.remove_outcomes()
    assert left() == ["key-0", "key-1"]
    with time_machine.travel(timezone.now() + DAY, tick=False):
        tasks.remove_outcomes()
    assert left() == ["key-0"]


@pytest.mark.django_db
def test_batch_after_batch(issuer: Issuer):
    stored(issuer, *([31 * DAY] * 25))
    assert remove_stored_responses(now=timezone.now(), batch=10) == 25
    assert left() == []


@pytest.mark.django_db
def test_a_run_stops_at_its_time_limit(issuer: Issuer):
    stored(issuer, *([31 * DAY] * 25))
    assert remove_stored_responses(now=timezone.now(), batch=10, budget=timedelta(0)) == 10
    assert len(left()) == 15


@pytest.mark.django_db(transaction=True)
def test_locked_rows_are_left_to_the_next_run(issuer: Issuer):
    stored(issuer, 31 * DAY, 32 * DAY)
    other = connections.create_connection("default")
    other.ensure_connection()
    try:
        with transaction.atomic(), other.cursor() as elsewhere:
            elsewhere.execute("BEGIN")
            elsewhere.execute("SELECT FROM accounts_storedresponse WHERE key = 'key-1' FOR UPDATE")
            with connection.cursor() as cursor:
                cursor.execute("SET LOCAL lock_timeout = '2s'")
            assert remove_stored_responses(now=timezone.now()) == 1
            elsewhere.execute("ROLLBACK")
        assert left() == ["key-1"]
    finally:
        other.close()
