"""Requests for imports: idempotency, and refusals of unreadable files."""

import gzip
from datetime import timedelta

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from django.utils import timezone

from accounts.jobs import files
from accounts.jobs.models import Job, JobInput, JobRows, JobState
from accounts.models import Issuer, Plan
from accounts.scopes import Mode, Scope
from certificates.imports.jobs import CertificateImport
from certificates.models import Certificate
from tests.factories import issue_one, make_key, make_type
from tests.support.problems import assert_problem

from .helpers import PATH, csv_file, finished_import, import_errors, send_import

pytestmark = pytest.mark.django_db
ROW = "00044;ART-100;2099-12-31;B-42;12.50"


def test_the_same_file_twice_is_one_import(key, certificate_type):
    said = {"typeId": certificate_type.pk, "once": "order-4711"}
    first = send_import(key, csv_file(ROW), **said)
    again = send_import(key, gzip.compress(csv_file(ROW)), **said)
    assert again.content == first.content
    assert again.headers["Idempotent-Replayed"] == "true"
    assert_problem(send_import(key, csv_file(ROW, ROW), **said), 422, "idempotency_key_reused")
    assert_problem(
        send_import(key, csv_file(ROW), dryRun="true", **said), 422, "idempotency_key_reused"
    )
    assert Job.objects.count() == 1
    assert first.headers["Location"].endswith(f"/api/external/jobs/{first.json()['id']}")


@pytest.mark.django_db(transaction=True)
def test_a_dry_run_leaves_its_key_to_the_import(key, certificate_type):
    said = {"typeId": certificate_type.pk, "once": "order-4711"}
    for _ in range(2):
        looked = send_import(key, csv_file(ROW), dryRun="true", **said)
        assert (looked.status_code, looked.json()["dryRun"]) == (202, True)
    done = send_import(key, csv_file(ROW), **said)
    assert (done.status_code, done.json()["dryRun"]) == (202, False)
    assert send_import(key, csv_file(ROW), **said).content == done.content


def test_a_form_carries_the_file_and_the_options(key, certificate_type):
    file = SimpleUploadedFile("rows.csv", csv_file(ROW), content_type="application/vnd.ms-excel")
    headers = {"x-api-key": key.token.reveal(), "idempotency-key": "form"}
    form = {"file": file, "typeId": str(certificate_type.pk), "mapping": "{}"}
    answer = Client().post(PATH, form, headers=headers)
    assert finished_import(answer).ok == 1
    for wrong in ({}, {"other": "text"}, {"file": "text"}):
        answer = Client().post(PATH, wrong, headers=headers | {"idempotency-key": "wrong"})
        assert answer.json()["errors"][0]["parameter"] == "file"


@pytest.mark.parametrize(
    ("content", "said", "fault"),
    [
        (csv_file(ROW), {"typeId": "x"}, ("typeId", "invalid_type")),
        (csv_file(ROW), {"typeId": 999_999}, ("typeId", "unknown_type")),
        (csv_file(ROW), {"typeId": "9" * 30}, ("typeId", "out_of_range")),
        (csv_file(ROW), {}, ("typeId", "required")),
        (csv_file(ROW), {"dryRun": "maybe"}, ("dryRun", "invalid_type")),
        (csv_file(ROW), {"mode": "some"}, ("mode", "invalid_choice")),
        (csv_file(ROW), {"colour": "red"}, ("colour", "unknown_parameter")),
        (csv_file(ROW), {"mapping": "{"}, ("mapping", "malformed_json")),
        (csv_file(ROW), {"mapping": '{"a": 1}'}, ("mapping", "invalid_type")),
        (csv_file(ROW), {"mapping": '{"what": "serialNumber"}'}, ("mapping", "missing_column")),
        (csv_file("1;A", header="serialNumber;what"), {"typeId": 0}, ("mapping", "unknown_column")),
        (csv_file("1", header="serialNumber"), {"typeId": 0}, ("mapping", "missing_column")),
        (csv_file("1;A;;;1,234"), {"typeId": 0}, ("decimalMark", "unclear")),
        (csv_file("1;A;1/2/2031;;"), {"typeId": 0}, ("dateFormat", "unclear")),
        (csv_file(), {"typeId": 0}, ("file", "no_rows")),
        (b"\n\n", {"typeId": 0}, ("file", "no_rows")),
        (b"PK\x03\x04", {"typeId": 0}, ("file", "other_format")),
        (gzip.compress(b"0" * 10**7), {"typeId": 0}, ("file", "expands_too_much")),
    ],
)
def test_errors_of_the_file_are_reported_at_once(key, certificate_type, content, said, fault):
    if said.get("typeId") == 0:
        said = said | {"typeId": certificate_type.pk}
    document = assert_problem(send_import(key, content, **said), 400, "validation_failed")
    assert fault in [(each["parameter"], each["code"]) for each in document["errors"]]
    assert all(each["detail"] for each in document["errors"])
    assert not Job.objects.exists()
    assert not JobInput.objects.exists()


def test_other_media_types_and_no_key_for_idempotency(key, certificate_type):
    typed = {"typeId": certificate_type.pk}
    refused = send_import(key, csv_file(ROW), media_type="application/json", **typed)
    assert_problem(refused, 415, "unsupported_media_type")
    refused = Client().post(
        PATH, csv_file(ROW), content_type="text/csv", headers={"x-api-key": key.token.reveal()}
    )
    assert_problem(refused, 400, "idempotency_key_missing")


def test_too_much_is_refused_unread(key, certificate_type, settings):
    settings.IMPORT_LIMIT = 1000
    refused = send_import(key, csv_file(*[ROW] * 50), typeId=certificate_type.pk)
    assert_problem(refused, 413, "body_too_large")
    refused = send_import(key, gzip.compress(csv_file(*[ROW] * 50)), typeId=certificate_type.pk)
    assert_problem(refused, 400, "validation_failed")


def test_a_plan_without_bulk_has_no_imports(key, certificate_type, issuer):
    Plan.objects.filter(pk=issuer.plan_id).update(features=[])
    refused = send_import(key, csv_file(ROW), typeId=certificate_type.pk)
    assert_problem(refused, 403, "feature_not_in_plan")


def test_a_key_for_one_type_imports_no_other(issuer: Issuer, certificate_type):
    unique = make_type(issuer, code="other")
    limited = make_key(issuer, type_ids=[certificate_type.pk])
    refused = send_import(limited, csv_file(ROW), typeId=unique.pk)
    assert_problem(refused, 400, "validation_failed")
    content = csv_file(f"{unique.pk};1;A", header="typeId;serialNumber;productId")
    job = finished_import(send_import(limited, content))
    assert import_errors(job) == [(2, "typeId", "unknown_type")]
    assert not Certificate.objects.exists()


def test_stored_input_is_removed_with_the_files(key, certificate_type):
    job = finished_import(send_import(key, csv_file(ROW), typeId=certificate_type.pk))
    assert JobRows.objects.filter(job=job).exists()
    files.remove_files(now=timezone.now() + timedelta(days=8))
    assert not JobRows.objects.exists()
    assert not JobInput.objects.exists()


def test_more_rows_than_the_quota_has_left_are_refused_as_a_whole(key, certificate_type, issuer):
    Plan.objects.filter(pk=issuer.plan_id).update(monthly_certificates=600)
    rows = [f"{n};ART-100;;;" for n in range(700)]
    job = finished_import(send_import(key, csv_file(*rows), typeId=certificate_type.pk))
    assert (job.state, job.failure, job.ok) == (JobState.FAILED, "quota_exceeded", 0)
    trial = make_key(issuer, mode=Mode.TEST)
    assert (
        finished_import(send_import(trial, csv_file(*rows), typeId=certificate_type.pk)).ok == 700
    )


def test_an_import_has_so_many_rows(key, certificate_type, monkeypatch):
    monkeypatch.setattr(CertificateImport, "max_rows", 2)
    content = csv_file(ROW, "2;A;;;", "3;A;;;")
    job = finished_import(send_import(key, content, typeId=certificate_type.pk, mode="partial"))
    assert (job.failure, import_errors(job)) == ("validation_failed", [(4, None, "too_many_rows")])


def test_superseding_needs_its_scope(issuer, certificate_type):
    there = issue_one(certificate_type)
    header = "serialNumber;productId;supersedes"
    content = csv_file(f"1;A;{there.public_id}", header=header)
    plain = make_key(issuer, scopes=[Scope.CERTIFICATES_ISSUE])
    job = finished_import(send_import(plain, content, typeId=certificate_type.pk))
    assert import_errors(job) == [(2, "supersedes", "may_not_supersede")]
    manager = make_key(issuer, scopes=[Scope.CERTIFICATES_ISSUE, Scope.CERTIFICATES_MANAGE])
    assert finished_import(send_import(manager, content, typeId=certificate_type.pk)).ok == 1
    there.refresh_from_db()
    assert there.state == "superseded"
