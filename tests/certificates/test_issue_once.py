"""A named request in one statement: as the long way does it, or not at all."""

from concurrent.futures import ThreadPoolExecutor
from uuid import uuid4

import pytest
from django.db import connection, connections

from accounts.models import StoredOutcome
from accounts.models.limits import QuotaSlot
from certificates.models import Certificate, CertificateHistory
from certificates.operations import writing
from tests.conftest import Api
from tests.factories import issue_one
from webhooks.models import Event

pytestmark = pytest.mark.django_db(transaction=True)
KEY = {"idempotency-key": "order-4711"}


@pytest.fixture
def at_once(monkeypatch, certificate_type) -> list[bool]:
    """What each statement of the short way said. The month's first certificate makes room for others."""
    issue_one(certificate_type)
    said: list[bool] = []
    short = writing.write_once

    def heard(*args, **kwargs) -> bool:
        said.append(short(*args, **kwargs))
        return said[-1]

    monkeypatch.setattr("certificates.operations.issue.write_once", heard)
    return said


def test_everything_is_written_by_one_statement(api: Api, request_body, at_once):
    answer = api.post("certificates/issue", request_body(), **KEY)

    assert (answer.status_code, at_once) == (201, [True])
    certificate, outcome = Certificate.objects.latest("issued_at"), StoredOutcome.objects.get()
    assert bytes(outcome.body) == answer.content
    assert (outcome.status, outcome.location) == (201, answer["Location"])
    assert outcome.subject == certificate.pk
    assert Event.objects.filter(subject=certificate.pk).count() == 1
    assert CertificateHistory.objects.filter(certificate=certificate).count() == 1
    assert used() == 2


def test_a_repetition_takes_the_long_way_and_writes_nothing(api: Api, request_body, at_once):
    body = request_body()  # of a type that would allow it a second time
    first = api.post("certificates/issue", body, **KEY)
    again = api.post("certificates/issue", body, **KEY)

    assert at_once == [True, False]
    assert again.content == first.content
    assert again["Idempotent-Replayed"] == "true"
    assert (Certificate.objects.count(), Event.objects.count(), used()) == (2, 2, 2)
    assert api.post("certificates/issue", {**body, "productId": "X"}, **KEY).status_code == 422


def test_whoever_finds_the_name_taken_waits_for_its_outcome(api: Api, key, request_body, at_once):
    lock = "SELECT {}(hashtextextended(%s, 0))"
    name = f"{key.key.issuer_id}:live:order-4711"
    with connection.cursor() as cursor, ThreadPoolExecutor(1) as pool:
        cursor.execute(lock.format("pg_advisory_lock"), [name])
        sent = pool.submit(_send, key, request_body())
        while not at_once:
            pass
        assert Certificate.objects.count() == 1
        cursor.execute(lock.format("pg_advisory_unlock"), [name])
        assert sent.result().status_code == 201
    assert at_once == [False]


def test_a_refusal_is_said_by_the_long_way_and_leaves_the_name_free(
    api: Api, request_body, at_once
):
    assert (
        api.post("certificates/issue", request_body(validUntil="2020-01-01"), **KEY).status_code
        == 400
    )
    assert at_once == []
    body = request_body(certificateNumber="N-1")
    api.post("certificates/issue", body)
    assert api.post("certificates/issue", body, **KEY).json()["code"] == "duplicate_certificate"
    assert at_once == [False]
    assert not StoredOutcome.objects.exists()
    assert api.post("certificates/issue", request_body(), **KEY).status_code == 201


def test_one_by_one_the_whole_quota_is_used_and_no_more(api: Api, issuer, request_body):
    issuer.plan.monthly_certificates = 3
    issuer.plan.save()
    answers = [
        api.post(
            "certificates/issue",
            request_body(serialNumber=f"SN-{number}"),
            **{"idempotency-key": str(uuid4())},
        ).status_code
        for number in range(5)
    ]

    assert answers == [201, 201, 201, 403, 403]
    assert (Certificate.objects.count(), StoredOutcome.objects.count()) == (3, 3)


def _send(key, body):
    try:
        return Api(key).post("certificates/issue", body, **KEY)
    finally:
        connections.close_all()


def used() -> int:
    """What counts against this month's quota."""
    return sum(QuotaSlot.objects.values_list("used", flat=True))
