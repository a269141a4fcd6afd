"""The short way of issuing under real concurrency: threads with connections of their own, real transactions."""

from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import pytest
from django.db import connection, connections, transaction

from accounts.keys.operations import NewKey
from accounts.models import ApiKey, Issuer, Plan, QuotaSlot, StoredResponse
from certificates.models import Certificate, CertificateHistory
from tests.conftest import Api
from webhooks.models import Event

pytestmark = pytest.mark.django_db(transaction=True)
CONNECTIONS = 16


def at_once(send: Callable[[int], Any], warm: Callable[[int], Any]) -> list[Any]:
    """What sixteen threads come to, which begin together once each connection has cached key and type."""
    ready = Barrier(CONNECTIONS)

    def run(thread: int) -> Any:
        try:
            warm(thread)
            ready.wait(timeout=60)
            return send(thread)
        finally:
            connections.close_all()

    with ThreadPoolExecutor(CONNECTIONS) as pool:
        return list(pool.map(run, range(CONNECTIONS)))


def assert_whole(certificates: int) -> None:
    """So many certificates, each counted once, with one history row and one event."""
    keys = set(Certificate.objects.values_list("pk", flat=True))
    assert len(keys) == certificates
    assert sum(QuotaSlot.objects.values_list("used", flat=True)) == certificates
    history = Counter(CertificateHistory.objects.values_list("certificate_id", flat=True))
    events = Counter(Event.objects.filter(subject__in=keys).values_list("subject", flat=True))
    assert history == events == Counter(keys)


def test_a_quota_is_used_up_and_never_exceeded(key, issuer, request_body, guarded):
    quota, each = 200, 20
    Plan.objects.filter(pk=issuer.plan_id).update(monthly_certificates=quota, rate_burst=10_000)

    def send(_thread: int) -> list[int]:
        api = Api(key)
        return [api.post("certificates/issue", request_body()).status_code for _ in range(each)]

    def warm(_thread: int) -> None:
        assert Api(key).post("certificates/issue", request_body()).status_code == 201

    answers = Counter(status for statuses in at_once(send, warm) for status in statuses)
    assert answers == {201: quota - CONNECTIONS, 403: each * CONNECTIONS - quota + CONNECTIONS}
    assert_whole(quota)
    assert guarded.count(True) > quota / 2


def test_requests_under_one_key_have_one_effect(key, request_body, guarded):
    def send(_thread: int) -> list[tuple[int, bytes]]:
        api = Api(key)
        sent = [
            api.post("certificates/issue", request_body(), **{"idempotency-key": f"K-{number}"})
            for number in range(10)
        ]
        return [(response.status_code, response.content) for response in sent]

    def warm(_thread: int) -> None:
        Api(key).post("certificates/issue", request_body())

    answers = at_once(send, warm)
    for number in range(10):
        statuses = {answer[number][0] for answer in answers}
        bodies = {answer[number][1] for answer in answers if answer[number][0] == 201}
        assert statuses <= {201, 409}
        assert len(bodies) == 1
    assert StoredResponse.objects.count() == 10
    assert_whole(10 + CONNECTIONS)
    assert any(guarded)


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        ("UPDATE accounts_apikey SET revoked_at = now() WHERE id = %s", 401, "api_key_revoked"),
        (
            "UPDATE accounts_issuer SET standing = 'suspended'"
            " WHERE id = (SELECT issuer_id FROM accounts_apikey WHERE id = %s)",
            403,
            "issuer_suspended",
        ),
    ],
    ids=["key revoked", "issuer suspended"],
)
def test_after_a_commit_no_connection_issues_any_more(
    change, status, code, key: NewKey, request_body, guarded
):
    """All have cached the key. The change is committed while they wait, and each one's next request is refused."""
    ready, changed = Barrier(CONNECTIONS + 1), Barrier(CONNECTIONS + 1)

    def run(_thread: int) -> tuple[int, str]:
        try:
            api = Api(key)
            for _ in range(2):
                assert api.post("certificates/issue", request_body()).status_code == 201
            ready.wait(timeout=60)
            changed.wait(timeout=60)
            response = api.post("certificates/issue", request_body())
            return response.status_code, response.json()["code"]
        finally:
            connections.close_all()

    with ThreadPoolExecutor(CONNECTIONS) as pool:
        runs = [pool.submit(run, thread) for thread in range(CONNECTIONS)]
        ready.wait(timeout=60)
        with transaction.atomic(), connection.cursor() as cursor:
            cursor.execute(change, [key.key.pk])
        changed.wait(timeout=60)
        assert {each.result() for each in runs} == {(status, code)}
    assert_whole(2 * CONNECTIONS)
    assert guarded.count(True) >= CONNECTIONS
    assert (ApiKey.objects.count(), Issuer.objects.count()) == (1, 1)
