"""A request with an Idempotency-Key in one guarded statement: as the usual way does it, or not at all."""

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from uuid import uuid4

import pytest
from django.db import connection, connections
from django.utils import timezone

from accounts.limits.models import QuotaSlot
from accounts.models import StoredResponse
from certificates.issuing import numbers
from certificates.models import Certificate, CertificateHistory, NumberCounter
from tests.conftest import Api
from tests.factories import make_type
from webhooks.models import Event

pytestmark = pytest.mark.django_db(transaction=True)
KEY = {"idempotency-key": "order-4711"}


@pytest.fixture
def at_once(api, request_body, guarded) -> list[bool]:
    """What each guarded statement said. Key and type are cached, and the month has room."""
    api.get("account")
    assert api.post("certificates/issue", request_body()).status_code == 201
    del guarded[:]
    return guarded


def test_everything_is_written_by_one_statement(api: Api, request_body, at_once):
    answer = api.post("certificates/issue", request_body(), **KEY)

    assert (answer.status_code, at_once) == (201, [True])
    certificate, outcome = Certificate.objects.latest("issued_at"), StoredResponse.objects.get()
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
        while len(at_once) < 2:  # without the key, and with it
            pass
        assert Certificate.objects.count() == 2
        cursor.execute(lock.format("pg_advisory_unlock"), [name])
        assert sent.result().status_code == 201
    assert at_once == [True, False]


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
    assert at_once == [True, False]
    assert not StoredResponse.objects.exists()
    assert api.post("certificates/issue", request_body(), **KEY).status_code == 201


@pytest.mark.parametrize("fault", [{"gtin": 1}, {"validUntil": "2020-01-01"}])
def test_a_refusal_costs_few_queries(
    api: Api, request_body, at_once, fault, django_assert_num_queries
):
    """Caller and type, the type again where it was read for nobody yet; with a key the stored response too,
    and the ends of a transaction."""
    with django_assert_num_queries(3):
        assert api.post("certificates/issue", request_body(**fault)).status_code == 400
    with django_assert_num_queries(6):
        assert api.post("certificates/issue", request_body(**fault), **KEY).status_code == 400
    assert at_once == []


def test_a_repetition_is_answered_whatever_has_become_of_the_type(
    api: Api, certificate_type, request_body
):
    first = api.post("certificates/issue", request_body(), **KEY)
    certificate_type.archived_at = timezone.now()
    certificate_type.save()
    again = api.post("certificates/issue", request_body(), **KEY)
    assert (again.status_code, again.content) == (201, first.content)
    fresh = api.post("certificates/issue", request_body(), **{"idempotency-key": "another"})
    assert fresh.json()["errors"][0]["code"] == "type_archived"


class TestNumbers:
    """A repetition takes no number: the stored answer is looked for first, or the number is given back."""

    @pytest.fixture
    def numbered(self, issuer):
        numbers._stocks.clear()
        return make_type(issuer, code="N", number_pattern="N-{seq:6}")

    @pytest.mark.parametrize("times", [1, 3])
    def test_each_sent_again_and_again_they_are_numbered_without_a_gap(
        self, api: Api, numbered, request_body, times
    ):
        for certificate in ("a", "b", "c"):
            body = request_body(typeId=numbered.pk, serialNumber=certificate)
            sent = [self.send(api, body, certificate) for _ in range(times)]
            assert {answer.status_code for answer in sent} == {201}
            assert len({answer.content for answer in sent}) == 1
        assert self.given() == ["N-000001", "N-000002", "N-000003"]

    def test_those_that_come_too_late_give_their_numbers_back(
        self, key, issuer, numbered, request_body
    ):
        """Eight at once under one key, each over a connection that knows key and type."""
        body = request_body(typeId=numbered.pk)
        ready = Barrier(8)

        def send(thread: int) -> int:
            try:
                Api(key).post("certificates/issue", {**body, "serialNumber": str(thread)})
                ready.wait(timeout=30)
                return self.send(Api(key), body, "one").status_code
            finally:
                connections.close_all()

        with ThreadPoolExecutor(8) as pool:
            assert set(pool.map(send, range(8))) <= {201, 409}
        left = [number for stock in numbers._stocks.values() for _, number in stock.numbers]
        allotted = NumberCounter.objects.get(issuer=issuer).next - 1
        assert len(self.given()) == 9
        assert sorted(self.given() + left) == [f"N-{n:06}" for n in range(1, allotted + 1)]

    @staticmethod
    def send(api: Api, body, name: str):
        return api.post("certificates/issue", body, **{"idempotency-key": name})

    @staticmethod
    def given() -> list[str]:
        return sorted(Certificate.objects.values_list("number", flat=True))


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
    assert (Certificate.objects.count(), StoredResponse.objects.count()) == (3, 3)


def _send(key, body):
    """A keyed request over a connection of its own, which knows key and type by an earlier request."""
    try:
        Api(key).post("certificates/issue", body)
        return Api(key).post("certificates/issue", body, **KEY)
    finally:
        connections.close_all()


def used() -> int:
    """What counts against this month's quota."""
    return sum(QuotaSlot.objects.values_list("used", flat=True))
