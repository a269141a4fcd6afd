"""Bulk requests: dry runs, and renewals."""

from typing import Any

import pytest

from accounts.models import Issuer, Plan, QuotaSlot
from accounts.scopes import Scope
from certificates.models import Certificate, CertificateType
from certificates.types.models import NumberCounter
from tests.certificates.issuing.bulk_helpers import (
    BULK,
    bulk_entries,
    bulk_entry,
    result_codes,
    send_bulk,
)
from tests.conftest import Api
from tests.factories import issue_one, make_key, make_type, set_state
from tests.support.problems import assert_faults, assert_problem, nothing_written


@pytest.fixture
def unique(issuer: Issuer) -> CertificateType:
    """A type that certifies a serial number once."""
    return make_type(issuer, code="unique", unique_by="serial", required=[])


class TestDryRun:
    def ask(self, api: Api, certificates: list[Any], **more: Any) -> Any:
        used = list(QuotaSlot.objects.order_by("pk").values_list("used", flat=True))
        with nothing_written():
            response = send_bulk(api, certificates, dryRun=True, **more)
        assert list(QuotaSlot.objects.order_by("pk").values_list("used", flat=True)) == used
        return response

    def test_nothing_is_changed_not_even_a_number_taken(self, api: Api, issuer):
        numbered = make_type(issuer, required=[], number_pattern="{seq:6}")
        response = self.ask(api, bulk_entries(numbered, 1, 2))
        assert response.status_code == 200
        answer = response.json()
        assert (answer["ok"], answer["dryRun"], answer["counts"]["ok"]) == (True, True, 2)
        assert answer["results"] == [{"index": 0, "ok": True}, {"index": 1, "ok": True}]
        assert not NumberCounter.objects.filter(issuer=issuer).exists()

    def test_dry_run_reports_the_errors_of_issuing(self, api: Api, unique):
        old = issue_one(unique, serial_number="S-old")
        gone = set_state(issue_one(unique, serial_number="S-gone"), "revoked")
        Plan.objects.update(monthly_certificates=3)
        body = [
            *bulk_entries(unique, 0, "old", 0),
            bulk_entry(unique, "gone", supersedes=gone.public_id),
            bulk_entry(unique, "old", supersedes=old.public_id),
            bulk_entry(unique, "x", supersedes="cert_1"),
            *bulk_entries(unique, 6),
        ]
        dry = self.ask(api, body, mode="partial")
        duplicate = "duplicate_certificate"
        expected = ["issued", duplicate, duplicate, "invalid_transition"]
        expected += [duplicate, "validation_failed", "quota_exceeded"]
        assert result_codes(dry) == expected
        assert dry.status_code == 200
        refused = self.ask(api, body)
        assert_problem(refused, 400, "validation_failed")

    def test_dry_run_does_not_use_up_the_idempotency_key(self, api: Api, unique):
        once = {"Idempotency-Key": "delivery-17"}
        asked = {"certificates": bulk_entries(unique, 1)}
        assert api.post(BULK, asked | {"dryRun": True}, **once).status_code == 200
        issued = api.post(BULK, asked, **once)
        assert (issued.status_code, api.post(BULK, asked, **once).json()) == (201, issued.json())
        changed = api.post(BULK, asked | {"dryRun": True}, **once)
        assert_problem(changed, 422, "idempotency_key_reused")

    def test_the_quota_is_checked_for_all_together(self, api: Api, unique):
        Plan.objects.update(monthly_certificates=1)
        refused = self.ask(api, bulk_entries(unique, 1, 2))
        assert_problem(refused, 403, "quota_exceeded", "resetsAt")


class TestSuperseding:
    def renewal(self, certificate: Certificate) -> dict[str, Any]:
        return bulk_entry(
            certificate.type, certificate.serial_number, supersedes=certificate.public_id
        ) | {"serialNumber": certificate.serial_number}

    def test_a_batch_is_renewed(self, api: Api, unique):
        old = [issue_one(unique, serial_number=f"S-{n}") for n in range(3)]
        assert send_bulk(api, [self.renewal(each) for each in old], dryRun=True).status_code == 200
        response = send_bulk(api, [*map(self.renewal, old), *bulk_entries(unique, "new")])
        assert response.status_code == 201
        for before, result in zip(old, response.json()["results"], strict=False):
            before.refresh_from_db()
            assert before.state == "superseded"
            assert before.superseded_by is not None
            assert before.superseded_by.public_id == result["id"]

    def test_one_that_cannot_be_leaves_the_others_alone_or_refuses_all(self, api: Api, unique):
        good, gone = (issue_one(unique, serial_number=f"S-{n}") for n in range(2))
        set_state(gone, "revoked")
        body = [self.renewal(good), self.renewal(gone), bulk_entry(unique, 2, supersedes="cert_1")]
        with nothing_written():
            assert_faults(
                send_bulk(api, body),
                ("/certificates/1/supersedes", "not_supersedable"),
                ("/certificates/2/supersedes", "unknown_certificate"),
            )
        expected = ["issued", "invalid_transition", "validation_failed"]
        assert result_codes(send_bulk(api, body, mode="partial")) == expected

    def test_two_successors_of_one_are_one_too_many(self, api: Api, unique):
        old = issue_one(unique, serial_number="S-0")
        body = [self.renewal(old), bulk_entry(unique, 1, supersedes=old.public_id)]
        faults = [("/certificates/1/supersedes", "repeated")]
        assert_faults(send_bulk(api, body), *faults)

    def test_superseding_in_bulk_needs_its_scope_within_limits(self, api: Api, issuer, unique):
        old = issue_one(unique, serial_number="S-0")
        clerk = Api(make_key(issuer, scopes=[Scope.CERTIFICATES_ISSUE]))
        with nothing_written():
            assert_problem(send_bulk(clerk, [self.renewal(old)]), 403, "scope_missing")
            many = [bulk_entry(unique, n, supersedes=f"cert_{n}") for n in range(101)]
            refused = send_bulk(api, many, mode="partial")
        assert_faults(refused, ("/certificates/100/supersedes", "too_many_successors"))
