"""The monthly quota: exact, also under concurrency."""

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, date, datetime
from typing import Any

import pytest
from django.db import connection, connections, transaction
from django.utils import timezone

from accounts.keys.operations import NewKey
from accounts.limits import quota
from accounts.models import Plan, QuotaSlot
from certificates.models import Certificate
from lib.dates import format_instant
from tests.certificates.issuing.bulk_helpers import send_bulk
from tests.conftest import Api
from tests.factories import make_issuer, make_key, make_type
from tests.support.concurrency import in_another_thread, run_while_locked
from webhooks.models import Event


def used_this_month(key: NewKey) -> int:
    month = quota.month_of(timezone.now())
    return quota.used_in(issuer_id=key.key.issuer_id, month=month)


@pytest.mark.django_db
class TestOneByOne:
    def test_the_last_one_is_issued_and_the_next_refused(self, api: Api, key, request_body):
        Plan.objects.update(monthly_certificates=11)
        for _ in range(11):
            assert api.post("certificates/issue", request_body()).status_code == 201
        refused = api.post("certificates/issue", request_body())
        assert (refused.status_code, refused.json()["code"]) == (403, "quota_exceeded")
        resets_at = quota.resets_at(timezone.now())
        assert refused.json()["resetsAt"] == format_instant(resets_at)
        assert Certificate.objects.count() == Event.objects.count() == 11
        assert used_this_month(key) == 11

    def test_a_refusal_costs_nothing(self, api: Api, key, request_body):
        body = request_body(certificateNumber="N-1")
        api.post("certificates/issue", body)
        assert api.post("certificates/issue", body).status_code == 409
        assert used_this_month(key) == 1

    def test_test_certificates_do_not_count(self, test_mode_api: Api, request_body):
        Plan.objects.update(monthly_certificates=0)
        assert test_mode_api.post("certificates/issue", request_body()).status_code == 201
        assert not QuotaSlot.objects.exists()

    def test_a_larger_plan_helps_at_once(self, api: Api, request_body):
        Plan.objects.update(monthly_certificates=1)
        assert api.post("certificates/issue", request_body()).status_code == 201
        assert api.post("certificates/issue", request_body()).status_code == 403
        Plan.objects.update(monthly_certificates=2)
        assert api.post("certificates/issue", request_body()).status_code == 201


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("limit", [7, 50])
def test_under_concurrency_exactly_the_quota_is_issued(api: Api, key, request_body, limit):
    Plan.objects.update(monthly_certificates=limit)
    body = request_body()

    def send(_: int) -> int:
        try:
            return Api(key).post("certificates/issue", body).status_code
        finally:
            connections.close_all()

    with ThreadPoolExecutor(12) as pool:
        statuses = list(pool.map(send, range(limit + 20)))
    assert statuses.count(201) == limit == Certificate.objects.count()
    assert statuses.count(403) == 20
    assert used_this_month(key) == limit


@pytest.mark.django_db(transaction=True)
def test_a_statement_finds_room_in_slots_that_are_newer_than_its_snapshot(issuer):
    """Else it would hold one slot without using it, and deadlock with those that lock all of them."""
    month, advisory_lock = date(2031, 1, 1), 31
    wait = f"SELECT pg_advisory_xact_lock({advisory_lock}) OFFSET 0"
    after_waiting = f"""SELECT room.slot FROM ({wait}) AS held
                          LEFT JOIN LATERAL ({quota.FIND_ROOM}) AS room ON true"""
    params = {"issuer_id": issuer.pk, "month": month, "amount": 1}

    def hold_lock() -> None:
        with connection.cursor() as cursor:
            cursor.execute(wait)

    def find_room() -> int | None:
        with transaction.atomic(), connection.cursor() as cursor:
            cursor.execute(after_waiting, params)
            return cursor.fetchone()[0]

    def create_slots() -> None:
        assert quota.grant_room(**params)

    assert run_while_locked(hold_lock, find_room, create_slots) in range(quota.SLOTS)


@pytest.mark.django_db(transaction=True)
def test_at_the_end_of_a_quota_nobody_gets_anything_but_a_certificate_or_a_refusal(request_body):
    """Slots are shared out anew while others take from them: once in a thousand times they met."""
    for number in range(3):
        key = make_key(make_issuer(f"Issuer {number}"))
        kind = make_type(key.key.issuer)
        Plan.objects.update(monthly_certificates=50)
        body = request_body(typeId=kind.pk)

        def send(_: int, key: NewKey = key, body: dict[str, Any] = body) -> int:
            try:
                return Api(key).post("certificates/issue", body).status_code
            finally:
                connections.close_all()

        with ThreadPoolExecutor(12) as pool:
            found = Counter(pool.map(send, range(70)))
        assert found == {201: 50, 403: 20}
        assert used_this_month(key) == 50


@pytest.mark.django_db(transaction=True)
def test_an_issuers_requests_do_not_wait_for_its_bulk_request(api: Api, key, request_body):
    body = request_body()
    assert api.post("certificates/issue", body).status_code == 201  # the month has its slots

    def send() -> int:
        connection.cursor().execute("SET lock_timeout = '3s'")
        return Api(key).post("certificates/issue", body).status_code

    with transaction.atomic():  # so the bulk request is under way
        many = send_bulk(api, [body] * 20)
        assert many.status_code == 201
        assert in_another_thread(send) == 201
    assert used_this_month(key) == 22


def test_months_are_those_of_utc():
    late = datetime(2026, 12, 31, 23, 59, tzinfo=UTC)
    assert quota.month_of(late) == date(2026, 12, 1)
    assert quota.resets_at(late) == datetime(2027, 1, 1, tzinfo=UTC)


@pytest.mark.django_db(transaction=True)
def test_with_an_idempotency_key_too_exactly_the_quota_is_issued(api: Api, key, request_body):
    Plan.objects.update(monthly_certificates=30)
    body = request_body()

    def send(number: int) -> int:
        named = {"idempotency-key": f"request-{number}"}
        try:
            return Api(key).post("certificates/issue", body, **named).status_code
        finally:
            connections.close_all()

    with ThreadPoolExecutor(12) as pool:
        statuses = list(pool.map(send, range(50)))
    assert statuses.count(201) == 30 == Certificate.objects.count()
    assert statuses.count(403) == 20
