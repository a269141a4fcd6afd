"""`POST /certificates/issue/bulk`: all or none, or the valid ones; each error with its index."""

import threading
from typing import Any

import pytest
from django.conf import settings
from django.db import connection, transaction

from accounts.models import Issuer, Plan, QuotaSlot
from certificates.issuing.insertion import SLICE
from certificates.models import Certificate, CertificateType
from tests.certificates.issuing.bulk_helpers import (
    BULK,
    bulk_entries,
    bulk_entry,
    error_pointers,
    result_codes,
    send_bulk,
)
from tests.conftest import Api
from tests.factories import issue_one, make_key, make_type
from tests.journeys.processes.load_clients import wait_for
from tests.support.problems import assert_faults, assert_problem, nothing_written


@pytest.fixture
def unique(issuer: Issuer) -> CertificateType:
    """A type that certifies a serial number once."""
    return make_type(issuer, code="unique", unique_by="serial", required=[])


@pytest.mark.django_db(transaction=True)
def test_an_issuer_has_two_at_once(api: Api, outsider_api: Api, unique, issuer, other_issuer):
    """One more is refused before it has done anything; those of others go on."""
    entries, answers = bulk_entries(unique, 1), []
    more, theirs = Api(make_key(issuer)), make_type(other_issuer, required=[])

    def run(serial: int) -> None:
        answers.append(send_bulk(api, bulk_entries(unique, serial)))
        connection.close()

    threads = [threading.Thread(target=run, args=(serial,)) for serial in (2, 3)]
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute("LOCK TABLE certificates_certificate IN EXCLUSIVE MODE")
        for thread in threads:
            thread.start()
        assert wait_for(lambda: waiting_for_locks() == 2, 10)
        refused = more.post(BULK, {"certificates": entries}, **{"Idempotency-Key": "third"})
        assert_problem(refused, 429, "rate_limited")
        assert refused["Retry-After"] == "1"
        checked = send_bulk(outsider_api, bulk_entries(theirs, 1), dryRun=True)
        assert checked.status_code == 200
    for thread in threads:
        thread.join()
    assert [answer.status_code for answer in answers] == [201, 201]
    again = more.post(BULK, {"certificates": entries}, **{"Idempotency-Key": "third"})
    assert again.status_code == 201


def waiting_for_locks() -> int:
    with connection.cursor() as cursor:
        cursor.execute("SELECT count(*) FROM pg_locks WHERE NOT granted")
        return int(cursor.fetchone()[0])


class TestAll:
    def test_results_are_in_the_order_of_the_request(self, api: Api, unique):
        response = send_bulk(api, bulk_entries(unique, *range(20)))
        assert response.status_code == 201
        answer = response.json()
        assert (answer["ok"], answer["dryRun"]) == (True, False)
        assert answer["counts"] == {"total": 20, "ok": 20, "failed": 0}
        for number, result in enumerate(answer["results"]):
            assert list(result) == ["index", "ok", "id", "verifyUrl", "dataHash"]
            found = api.get(f"certificates/{result['id']}").json()
            assert found["serialNumber"] == f"S-{number}"
            assert (found["verifyUrl"], found["dataHash"]) == (
                result["verifyUrl"],
                result["dataHash"],
            )
        listed = api.get("certificates").json()["data"]
        assert [each["serialNumber"] for each in reversed(listed)] == [
            f"S-{number}" for number in range(20)
        ]

    def test_sent_twice_it_takes_effect_once(self, api: Api, unique):
        body, key = {"certificates": bulk_entries(unique, 1, 2)}, {"Idempotency-Key": "order-1"}
        first, second = api.post(BULK, body, **key), api.post(BULK, body, **key)
        assert (second.status_code, second.content) == (201, first.content)
        assert second["Idempotent-Replayed"] == "true"
        assert Certificate.objects.count() == 2

    def test_any_fault_refuses_all_and_every_one_is_named(self, api: Api, unique, certificate_type):
        issue_one(unique, serial_number="S-old")
        issue_one(certificate_type, certificate_number="N-old")
        body = [
            bulk_entry(unique, 0),
            bulk_entry(unique, "x" * 200),
            bulk_entry(unique, 2, serialNo="?"),
            "no certificate",
            bulk_entry(unique, 4, validUntil="2019-12-31", issuedOn="2020-01-01"),
            bulk_entry(unique, 5, typeId=999_999),
            bulk_entry(unique, 0),
            bulk_entry(unique, 7, certificateNumber="N-1"),
            bulk_entry(unique, 8, certificateNumber="N-1"),
            bulk_entry(unique, "old"),
            bulk_entry(unique, 10, certificateNumber="N-old"),
            bulk_entry(unique, 11, metadata={"a\u0000": "x"}),
        ]
        with nothing_written():
            refused = send_bulk(api, body)
        document = assert_faults(
            refused,
            ("/certificates/1/serialNumber", "too_long"),
            ("/certificates/2/serialNo", "unknown_field"),
            ("/certificates/3", "invalid_type"),
            ("/certificates/4/validUntil", "date_order"),
            ("/certificates/5/typeId", "unknown_type"),
            ("/certificates/6/serialNumber", "repeated"),
            ("/certificates/8/certificateNumber", "repeated"),
            ("/certificates/9/serialNumber", "duplicate"),
            ("/certificates/10/certificateNumber", "duplicate"),
            ("/certificates/11/metadata/a\u0000", "invalid_characters"),
        )
        details = {fault["pointer"]: fault["detail"] for fault in document["errors"]}
        assert "Entry 0" in details["/certificates/6/serialNumber"]
        assert "Entry 7" in details["/certificates/8/certificateNumber"]
        old = Certificate.objects.get(serial_number="S-old").public_id
        assert old in details["/certificates/9/serialNumber"]

    def test_a_certificate_that_is_there_refuses_all(self, api: Api, unique):
        issue_one(unique, serial_number="S-old")
        with nothing_written():
            refused = send_bulk(api, bulk_entries(unique, 1, "old"))
        assert_faults(refused, ("/certificates/1/serialNumber", "duplicate"))
        assert not QuotaSlot.objects.filter(used__gt=1).exists()

    def test_a_hundred_faults_are_enough(self, api: Api, unique):
        with nothing_written():
            document = assert_problem(send_bulk(api, [{}] * 500), 400, "validation_failed")
        assert len(document["errors"]) == 100

    def test_the_body_itself(self, api: Api, unique):
        one = bulk_entry(unique, 1)
        with nothing_written():
            assert_faults(send_bulk(api, []), ("/certificates", "too_few"))
            assert_faults(send_bulk(api, [one] * 1001), ("/certificates", "too_many"))
            assert_faults(send_bulk(api, [one], mode="some"), ("/mode", "invalid_choice"))
            assert_faults(send_bulk(api, [one], all=True), ("/all", "unknown_field"))
            assert_faults(send_bulk(api, {"0": one}), ("/certificates", "invalid_type"))

    def test_over_the_quota_none_is_issued(self, api: Api, unique):
        Plan.objects.update(monthly_certificates=10)
        with nothing_written():
            document = assert_problem(
                send_bulk(api, bulk_entries(unique, *range(11))), 403, "quota_exceeded", "resetsAt"
            )
        assert document["resetsAt"]
        assert send_bulk(api, bulk_entries(unique, *range(10))).status_code == 201


class TestPartial:
    def test_partial_mode_issues_the_valid_ones(self, api: Api, unique):
        old = issue_one(unique, serial_number="S-old")
        body = [
            bulk_entry(unique, 0),
            bulk_entry(unique, "old"),
            bulk_entry(unique, 2, gtin="1234567890123"),
            bulk_entry(unique, 0),
            bulk_entry(unique, 4),
        ]
        response = send_bulk(api, body, mode="partial")
        assert response.status_code == 207
        answer = response.json()
        assert answer["ok"] is False
        assert answer["counts"] == {"total": 5, "ok": 2, "failed": 3}
        duplicate = "duplicate_certificate"
        assert result_codes(response) == [
            "issued",
            duplicate,
            "validation_failed",
            duplicate,
            "issued",
        ]
        first, taken, invalid, repeated, _last = answer["results"]
        assert taken["existing"]["id"] == old.public_id
        assert error_pointers(taken) == [("/certificates/1/serialNumber", "duplicate")]
        assert error_pointers(invalid) == [("/certificates/2/gtin", "invalid_gtin")]
        assert error_pointers(repeated) == [("/certificates/3/serialNumber", "repeated")]
        assert "Entry 0" in repeated["detail"]
        assert api.get(f"certificates/{first['id']}").status_code == 200
        assert Certificate.objects.count() == 3
        assert sum(QuotaSlot.objects.values_list("used", flat=True)) == 3

    def test_a_text_that_is_none_is_refused_however_many_there_are(self, api: Api, unique):
        bad = [bulk_entry(unique, n, productId="\u0000") for n in range(150)]
        response = send_bulk(api, [*bad, bulk_entry(unique, "good")], mode="partial")
        assert response.json()["counts"] == {"total": 151, "ok": 1, "failed": 150}

    def test_all_of_them_is_201_and_none_of_them_207(self, api: Api, unique):
        assert send_bulk(api, bulk_entries(unique, 1), mode="partial").status_code == 201
        again = send_bulk(api, bulk_entries(unique, 1), mode="partial")
        assert (again.status_code, result_codes(again)) == (207, ["duplicate_certificate"])

    def test_the_quota_goes_to_the_first_ones(self, api: Api, unique):
        Plan.objects.update(monthly_certificates=13)
        response = send_bulk(api, bulk_entries(unique, *range(20)), mode="partial")
        assert result_codes(response) == ["issued"] * 13 + ["quota_exceeded"] * 7
        assert sum(QuotaSlot.objects.values_list("used", flat=True)) == 13
        assert result_codes(send_bulk(api, bulk_entries(unique, "late"), mode="partial")) == [
            "quota_exceeded"
        ]

    def test_slices_of_one_request_share_quota_and_outcome(self, api: Api, unique):
        """In another order than sent: the quota still goes to the first ones, and counts what was made."""
        taken = SLICE + 5
        Plan.objects.update(monthly_certificates=1 + SLICE * 2)
        assert send_bulk(api, bulk_entries(unique, taken)).status_code == 201
        serials = list(reversed(range(SLICE * 3)))
        whole = send_bulk(api, bulk_entries(unique, *serials))
        assert_problem(whole, 403, "quota_exceeded", "resetsAt")
        assert Certificate.objects.count() == 1, "all or nothing, however many slices were inserted"
        answer = send_bulk(api, bulk_entries(unique, *serials), mode="partial")
        expected = ["issued"] * SLICE * 2 + ["quota_exceeded"] * SLICE
        expected[serials.index(taken)] = "duplicate_certificate"
        assert result_codes(answer) == expected
        used = sum(QuotaSlot.objects.values_list("used", flat=True))
        assert used == Certificate.objects.count() == SLICE * 2

    def test_errors_are_translated_and_name_no_other_type(self, issuer, unique, certificate_type):
        foreign = issue_one(certificate_type, certificate_number="N-1")
        limited = Api(make_key(issuer, type_ids=[unique.pk]))
        response = limited.post(
            BULK,
            {"certificates": [bulk_entry(unique, 1, certificateNumber="N-1")], "mode": "partial"},
            **{"Idempotency-Key": "k", "Accept-Language": "de"},
        )
        (result,) = response.json()["results"]
        assert error_pointers(result) == [("/certificates/0/certificateNumber", "taken")]
        assert "existing" not in result
        assert foreign.public_id not in response.text
        assert result["errors"][0]["detail"] != "Taken already."

    def test_a_test_key_issues_test_certificates_without_a_quota(self, test_mode_api: Api, unique):
        Plan.objects.update(monthly_certificates=0)
        assert send_bulk(test_mode_api, bulk_entries(unique, 1, 2)).status_code == 201
        assert set(Certificate.objects.values_list("mode", flat=True)) == {"test"}


class TestTheDoor:
    def test_bulk_issue_needs_idempotency_key_plan_and_consent(self, api: Api, issuer, unique):
        body = {"certificates": bulk_entries(unique, 1)}
        with nothing_written():
            assert_problem(api.post(BULK, body), 400, "idempotency_key_missing")
            Issuer.objects.filter(pk=issuer.pk).update(issuing_blocked_from="2020-01-01T00:00Z")
            assert_problem(send_bulk(api, body["certificates"]), 403, "consent_required")
            Plan.objects.update(features=[])
            assert_problem(send_bulk(api, body["certificates"]), 403, "feature_not_in_plan")

    def test_bulk_issue_refuses_one_byte_above_its_limit(self, api: Api, unique):
        large = bulk_entry(unique, 1, metadata={str(n): "x" * 1000 for n in range(30)})
        body = [large | {"serialNumber": f"S-{n}"} for n in range(300)]
        assert send_bulk(api, body).status_code == 201
        padding = b" " * settings.BULK_LIMIT
        key = {"Idempotency-Key": "large"}
        exact = b'{"certificates": []}'.ljust(settings.BULK_LIMIT)
        assert_faults(api.post(BULK, exact, **key), ("/certificates", "too_few"))
        document = assert_problem(api.post(BULK, b"{}" + padding, **key), 413, "body_too_large")
        assert str(settings.BULK_LIMIT) in document["detail"]
        with_key = api.post("certificates/issue", b"{}" + padding * 2, **key)
        assert_problem(with_key, 413, "body_too_large")


@pytest.mark.django_db(transaction=True)
def test_two_at_once_with_the_same_serials_issue_each_once(issuer, api: Api, unique):
    """In opposite orders: none waits for the other for ever, and the quota counts what was made."""
    serials = list(range(60))
    answers: list[Any] = []
    barrier = threading.Barrier(2)

    def run(order: list[int]) -> None:
        barrier.wait()
        answers.append(send_bulk(api, bulk_entries(unique, *order), mode="partial"))
        connection.close()

    threads = [threading.Thread(target=run, args=(order,)) for order in (serials, serials[::-1])]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert {answer.status_code for answer in answers} <= {201, 207}
    assert sum(answer.json()["counts"]["ok"] for answer in answers) == 60
    assert Certificate.objects.count() == 60
    assert sum(QuotaSlot.objects.values_list("used", flat=True)) == 60
