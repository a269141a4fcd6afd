"""Sample data of the test mode: made in every status, and removed again; never in live mode."""

from collections import Counter
from datetime import timedelta

import pytest
from django.urls import reverse

from accounts.models import AuditEntry, Issuer, User
from accounts.scopes import Mode
from certificates.models import Certificate, CertificateType
from certificates.types import presets
from lib.dates import format_instant
from tests.conftest import Api
from tests.factories import issue_one, make_type
from tests.support.back_office import client_of, with_issuer
from tests.support.problems import assert_problem
from webhooks.models import Event

DATA = "certificates/test-data"
PAGE = reverse("admin:certificates_certificate_test_data")


def test_samples_show_every_status_and_go_again(
    api: Api, test_mode_api: Api, certificate_type: CertificateType
):
    kept = issue_one(certificate_type)
    assert test_mode_api.post(DATA, {}).json()["certificates"] == 8
    rows = test_mode_api.get("certificates").json()["data"]
    assert Counter(row["status"] for row in rows) == {
        "active": 3,
        "expired": 1,
        "not_yet_valid": 1,
        "suspended": 1,
        "revoked": 1,
        "superseded": 1,
    }
    assert Certificate.objects.get(mode=Mode.LIVE) == kept
    clock = Issuer.objects.get(pk=certificate_type.issuer_id).created_at + timedelta(days=5 * 365)
    test_mode_api.post("account/test-clock", {"advanceTo": format_instant(clock)})
    assert test_mode_api.delete(DATA).json()["certificates"] == 8
    assert Certificate.objects.get() == kept
    assert set(Event.objects.values_list("mode", flat=True)) == {"live"}
    assert not Issuer.objects.get(pk=certificate_type.issuer_id).test_clock_ahead
    assert AuditEntry.objects.filter(action="settings.test_data_removed").exists()


def test_stored_answers_about_removed_test_data_go_too(
    test_mode_api: Api, certificate_type: CertificateType
):
    issued = issue_one(certificate_type, mode=Mode.TEST, holder_name="Ada Holder")
    path, reason = f"certificates/{issued.public_id}/suspend", {"reason": "recall"}
    once = {"Idempotency-Key": "suspend-once"}
    assert test_mode_api.post(path, reason, **once).json()["holderName"] == "Ada Holder"
    assert test_mode_api.delete(DATA).json()["certificates"] == 1
    assert_problem(test_mode_api.post(path, reason, **once), 404, "not_found")


@pytest.mark.parametrize("preset", [presets.INSPECTION_CERTIFICATE, presets.TRAINING_CERTIFICATE])
def test_ready_made_types_have_samples_twice(test_mode_api: Api, issuer: Issuer, preset):
    make_type(issuer, **preset)
    for _ in range(2):
        made = test_mode_api.post(DATA, {})
        assert made.status_code == 200, made.content


def test_only_in_test_mode_and_only_with_a_type(api: Api, test_mode_api: Api):
    assert_problem(api.post(DATA, {}), 403, "test_mode_only")
    assert_problem(api.delete(DATA), 403, "test_mode_only")
    assert_problem(test_mode_api.post(DATA, {}), 409, "conflict")


def test_the_page_does_both(
    owner: User, auditor: User, issuer: Issuer, certificate_type: CertificateType
):
    client = client_of(owner)
    assert "Make samples" in client.get(PAGE).text
    assert client.post(PAGE, with_issuer(issuer, add="yes")).status_code == 302
    assert Certificate.objects.filter(mode=Mode.TEST).count() == 8
    client.post(PAGE, with_issuer(issuer, remove="yes"))
    assert not Certificate.objects.exists()
    assert client_of(auditor).get(PAGE).status_code == 403
