"""Imports: every row of a file is checked before the first is issued, and it is said exactly why not."""

import gzip
import json
from datetime import date, timedelta
from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from django.utils import timezone

from accounts.lifecycle import JobState
from accounts.models import Issuer, Job, JobInput, JobKey, JobRows, Plan
from accounts.operations import jobs, run
from accounts.scopes import Mode, Scope, Standing
from certificates.jobs.imports import checking
from certificates.models import Certificate
from tests.factories import issue_one, make_key, make_type
from tests.problems import assert_problem

from .import_cases import PATH, errors, lines, results, send, table, workbook, worked_off

pytestmark = pytest.mark.django_db
ROW = "00042;ART-100;2031-12-31;B-42;12.50"


@pytest.fixture
def unique(issuer: Issuer) -> Any:
    """A type that certifies a serial number of a product once."""
    return make_type(issuer, code="unique", unique_by="product_and_serial")


def test_a_german_spreadsheet_becomes_certificates(key, certificate_type):
    content = table(
        "00042;ART-100;31.12.2031;B-42;12,50",
        "00043;ART-100;1.1.2032;;7",
        header="Seriennummer;Artikel;gültig bis;Charge;Masse",
    )
    mapping = json.dumps({"Artikel": "productId"})
    job = worked_off(
        send(key, content.decode().encode("cp1252"), typeId=certificate_type.pk, mapping=mapping)
    )
    assert (job.state, job.ok, job.failed, job.total) == (JobState.SUCCEEDED, 2, 0, 2)
    first, second = Certificate.objects.order_by("id")
    document = json.loads(bytes(first.document or b""))
    assert (first.serial_number, first.valid_until) == ("00042", date(2031, 12, 31))
    assert document["metadata"] == {"batch": "B-42", "mass": "12.50"}
    told = results(job)
    assert [row["row"] for row in told] == ["2", "3"]
    assert told[0]["id"] == first.public_id
    assert told[0]["verifyUrl"].endswith(first.public_id)
    assert told[1]["dataHash"] == bytes(second.data_hash).hex()
    assert second.history.get().actor_id == key.key.public_id


def test_a_workbook_and_objects_say_the_same(key, certificate_type, request_body):
    book = workbook(
        ["Serial number", "Product", "Valid until", "Mass"],
        ["00042", "ART-100", date(2031, 12, 31), 12.5],
    )
    kind = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
    job = worked_off(send(key, book, media_type=kind, typeCode=certificate_type.code))
    assert (job.ok, errors(job)) == (1, [])
    body = request_body(items=[{"productId": "P-1"}])
    del body["typeId"]
    sent = send(key, lines(body), media_type="application/x-ndjson", typeId=certificate_type.pk)
    assert worked_off(sent).ok == 1
    by_book, by_line = Certificate.objects.order_by("id")
    assert by_book.serial_number == "00042"
    assert by_book.valid_until == by_line.valid_until == date(2031, 12, 31)


def test_one_wrong_row_and_nothing_is_issued(key, unique):
    content = table(ROW, ROW, "1;ART-100;31.2.2031;B;x", "2;;2031-12-31;B;1", "3;A;1700-01-01;;")
    job = worked_off(send(key, content, typeId=unique.pk))
    assert not Certificate.objects.exists()
    assert (job.state, job.failure) == (JobState.FAILED, "validation_failed")
    assert (job.total, job.ok, job.failed, job.skipped) == (5, 0, 4, 1)
    assert errors(job) == [
        (3, "serialNumber", "duplicate_row"),
        (4, "validUntil", "invalid_cell_date"),
        (4, "metadata.mass", "invalid_decimal"),
        (5, "productId", "required"),
        (6, "validUntil", "out_of_range"),
        (6, "validUntil", "date_order"),
    ]
    assert job.errors.get(number=1).params["row"] == "2"
    assert [row["outcome"] for row in results(job)] == ["refused"] * 6
    assert not JobKey.objects.exists()


def test_partial_issues_what_is_right(key, unique):
    there = issue_one(unique, product_id="ART-100", serial_number="7")
    content = table(ROW, "7;ART-100;;;", "8;ART-100;;;", "9;;;;")
    job = worked_off(send(key, content, typeId=unique.pk, mode="partial"))
    assert (job.state, job.ok, job.failed) == (JobState.SUCCEEDED, 2, 2)
    assert errors(job) == [(3, "serialNumber", "duplicate"), (5, "productId", "required")]
    assert job.errors.get(number=1).params == {"existing": there.public_id}
    outcomes = {row["row"]: row["outcome"] for row in results(job)}
    assert outcomes == {"2": "issued", "3": "refused", "4": "issued", "5": "refused"}


def test_a_dry_run_issues_nothing_and_says_what_would_be(key, unique):
    job = worked_off(send(key, table(ROW, "9;;;;"), typeId=unique.pk, dryRun="true"))
    assert (job.state, job.ok, job.failed) == (JobState.SUCCEEDED, 1, 1)
    assert not Certificate.objects.exists()
    assert not JobRows.objects.exists()


def test_duplicates_are_found_across_steps_and_phases(key, unique, monkeypatch):
    rows = [f"{n};ART-100;;;" for n in range(1200)]
    job = worked_off(send(key, table(*rows, rows[3], rows[1199]), typeId=unique.pk))
    assert errors(job) == [
        (1202, "serialNumber", "duplicate_row"),
        (1203, "serialNumber", "duplicate_row"),
    ]
    assert [error.params["row"] for error in job.errors.order_by("number")] == ["5", "1201"]
    assert worked_off(send(key, table(*rows), typeId=unique.pk)).ok == 1200
    assert Certificate.objects.count() == 1200


def test_what_came_in_the_way_meanwhile_is_refused_alone(key, unique):
    """Between the check and the issue somebody certifies one of the subjects."""
    answer = send(key, table(ROW, "8;ART-100;;;"), typeId=unique.pk)
    job = run.claim(now=timezone.now())
    assert job is not None
    assert job.lease_token is not None
    for _ in range(2):  # planned, and checked
        assert run.run_step(job_id=job.pk, token=job.lease_token, now=timezone.now())
    issue_one(unique, product_id="ART-100", serial_number="8")
    assert not run.run_step(job_id=job.pk, token=job.lease_token, now=timezone.now())
    job.refresh_from_db()
    assert answer.status_code == 202
    assert (job.state, job.ok, job.failed) == (JobState.SUCCEEDED, 1, 1)
    assert errors(job) == [(3, "serialNumber", "duplicate")]


def test_the_account_is_asked_again_in_every_step(key, certificate_type, issuer):
    send(key, table(ROW), typeId=certificate_type.pk)
    Issuer.objects.filter(pk=issuer.pk).update(standing=Standing.SUSPENDED)
    run.run_due()
    job = Job.objects.get()
    assert (job.state, job.failure) == (JobState.FAILED, "issuer_suspended")
    assert not Certificate.objects.exists()


def test_more_rows_than_the_quota_has_left_are_refused_as_a_whole(key, certificate_type, issuer):
    Plan.objects.filter(pk=issuer.plan_id).update(monthly_certificates=600)
    rows = [f"{n};ART-100;;;" for n in range(700)]
    job = worked_off(send(key, table(*rows), typeId=certificate_type.pk))
    assert (job.state, job.failure, job.ok) == (JobState.FAILED, "quota_exceeded", 0)
    trial = make_key(issuer, mode=Mode.TEST)
    assert worked_off(send(trial, table(*rows), typeId=certificate_type.pk)).ok == 700


def test_an_import_has_so_many_rows(key, certificate_type, monkeypatch):
    monkeypatch.setattr(checking, "MOST_ROWS", 2)
    content = table(ROW, "2;A;;;", "3;A;;;")
    job = worked_off(send(key, content, typeId=certificate_type.pk, mode="partial"))
    assert (job.failure, errors(job)) == ("validation_failed", [(4, None, "too_many_rows")])


def test_where_the_file_breaks_off_nothing_is_issued(key, certificate_type):
    content = table(*(f"{n};A;;;" for n in range(150)), '"open;A;;;', "x;A;;;")
    job = worked_off(send(key, content, typeId=certificate_type.pk, mode="partial"))
    assert (job.failure, errors(job)) == ("validation_failed", [(152, None, "malformed_row")])
    assert not Certificate.objects.exists()


def test_types_may_differ_by_row_and_keep_their_notation(key, issuer):
    decimal = {"key": "mass", "label": {"en": "Mass"}, "kind": "decimal"}
    make_type(issuer, code="one", fields=[decimal])
    make_type(issuer, code="two", fields=[])
    header = "typeCode;serialNumber;productId;metadata.mass"
    content = table("one;1;A;12,5", "two;2;A;12,5", "three;3;A;", header=header)
    job = worked_off(send(key, content, mode="partial"))
    assert errors(job) == [(4, "typeCode", "unknown_type")]
    masses = [json.loads(bytes(each.document or b""))["metadata"]["mass"] for each in _issued()]
    assert masses == ["12.5", "12,5"]


def _issued() -> Any:
    return Certificate.objects.order_by("id")


def test_lines_that_are_no_objects_are_named(key, certificate_type, request_body):
    good = json.dumps(request_body()).encode()
    content = b"\n".join([good, b"{", b'{"typeId": 1, "typeId": 1}', b"[]", b'{"colour": 1}'])
    job = worked_off(send(key, content, media_type="application/x-ndjson"))
    assert errors(job) == [
        (2, None, "malformed_json"),
        (3, None, "malformed_json"),
        (4, None, "invalid_type"),
        (5, "/colour", "unknown_field"),
    ]


def test_superseding_needs_its_scope(issuer, certificate_type):
    there = issue_one(certificate_type)
    header = "serialNumber;productId;supersedes"
    content = table(f"1;A;{there.public_id}", header=header)
    plain = make_key(issuer, scopes=[Scope.CERTIFICATES_ISSUE])
    job = worked_off(send(plain, content, typeId=certificate_type.pk))
    assert errors(job) == [(2, "supersedes", "may_not_supersede")]
    manager = make_key(issuer, scopes=[Scope.CERTIFICATES_ISSUE, Scope.CERTIFICATES_MANAGE])
    assert worked_off(send(manager, content, typeId=certificate_type.pk)).ok == 1
    there.refresh_from_db()
    assert there.state == "superseded"


def test_cells_that_a_spreadsheet_would_execute_are_escaped(key, certificate_type):
    content = table("1;A;x", header="serialNumber;productId;=cmd|' /C calc'!A1")
    mapping = json.dumps({"=cmd|' /C calc'!A1": "validUntil"})
    job = worked_off(send(key, content, typeId=certificate_type.pk, mapping=mapping))
    assert [row["column"][0] for row in results(job)] == ["'"]


# --- at the door ----------------------------------------------------------------------------------


def test_the_same_file_twice_is_one_import(key, certificate_type):
    said = {"typeId": certificate_type.pk, "once": "order-4711"}
    first = send(key, table(ROW), **said)
    again = send(key, gzip.compress(table(ROW)), **said)
    assert again.content == first.content
    assert again.headers["Idempotent-Replayed"] == "true"
    assert_problem(send(key, table(ROW, ROW), **said), 422, "idempotency_key_reused")
    assert_problem(send(key, table(ROW), dryRun="true", **said), 422, "idempotency_key_reused")
    assert Job.objects.count() == 1
    assert first.headers["Location"].endswith(f"/api/external/jobs/{first.json()['id']}")


def test_a_form_carries_the_file_and_the_options(key, certificate_type):
    file = SimpleUploadedFile("rows.csv", table(ROW), content_type="application/vnd.ms-excel")
    headers = {"x-api-key": key.token.reveal(), "idempotency-key": "form"}
    form = {"file": file, "typeId": str(certificate_type.pk), "mapping": "{}"}
    answer = Client().post(PATH, form, headers=headers)
    assert worked_off(answer).ok == 1
    for wrong in ({}, {"other": table(ROW)}, {"file": "text"}):
        answer = Client().post(PATH, wrong, headers=headers | {"idempotency-key": "wrong"})
        assert answer.json()["errors"][0]["parameter"] == "file"


@pytest.mark.parametrize(
    ("content", "said", "fault"),
    [
        (table(ROW), {"typeId": "x"}, ("typeId", "invalid_type")),
        (table(ROW), {"typeId": 999_999}, ("typeId", "unknown_type")),
        (table(ROW), {"typeId": "9" * 30}, ("typeId", "out_of_range")),
        (table(ROW), {}, ("typeId", "required")),
        (table(ROW), {"dryRun": "maybe"}, ("dryRun", "invalid_type")),
        (table(ROW), {"mode": "some"}, ("mode", "invalid_choice")),
        (table(ROW), {"colour": "red"}, ("colour", "unknown_parameter")),
        (table(ROW), {"mapping": "{"}, ("mapping", "malformed_json")),
        (table(ROW), {"mapping": '{"a": 1}'}, ("mapping", "invalid_type")),
        (table(ROW), {"mapping": '{"what": "serialNumber"}'}, ("mapping", "missing_column")),
        (table("1;A", header="serialNumber;what"), {"typeId": 0}, ("mapping", "unknown_column")),
        (table("1", header="serialNumber"), {"typeId": 0}, ("mapping", "missing_column")),
        (table("1;A;;;1,234"), {"typeId": 0}, ("decimalMark", "unclear")),
        (table("1;A;1/2/2031;;"), {"typeId": 0}, ("dateFormat", "unclear")),
        (table(), {"typeId": 0}, ("file", "no_rows")),
        (b"\n\n", {"typeId": 0}, ("file", "no_rows")),
        (b"PK\x03\x04", {"typeId": 0}, ("file", "other_format")),
        (gzip.compress(b"0" * 10**7), {"typeId": 0}, ("file", "expands_too_much")),
    ],
)
def test_what_is_wrong_with_the_file_is_said_at_once(key, certificate_type, content, said, fault):
    if said.get("typeId") == 0:
        said = said | {"typeId": certificate_type.pk}
    document = assert_problem(send(key, content, **said), 400, "validation_failed")
    assert fault in [(each["parameter"], each["code"]) for each in document["errors"]]
    assert all(each["detail"] for each in document["errors"])
    assert not Job.objects.exists()
    assert not JobInput.objects.exists()


def test_other_media_types_and_no_key_for_idempotency(key, certificate_type):
    typed = {"typeId": certificate_type.pk}
    refused = send(key, table(ROW), media_type="application/json", **typed)
    assert_problem(refused, 415, "unsupported_media_type")
    refused = Client().post(
        PATH, table(ROW), content_type="text/csv", headers={"x-api-key": key.token.reveal()}
    )
    assert_problem(refused, 400, "idempotency_key_missing")


def test_too_much_is_refused_unread(key, certificate_type, settings):
    settings.IMPORT_LIMIT = 1000
    refused = send(key, table(*[ROW] * 50), typeId=certificate_type.pk)
    assert_problem(refused, 413, "body_too_large")
    refused = send(key, gzip.compress(table(*[ROW] * 50)), typeId=certificate_type.pk)
    assert_problem(refused, 400, "validation_failed")


def test_a_plan_without_bulk_has_no_imports(key, certificate_type, issuer):
    Plan.objects.filter(pk=issuer.plan_id).update(features=[])
    refused = send(key, table(ROW), typeId=certificate_type.pk)
    assert_problem(refused, 403, "feature_not_in_plan")


def test_a_key_for_one_type_imports_no_other(issuer, certificate_type, unique):
    limited = make_key(issuer, type_ids=[certificate_type.pk])
    refused = send(limited, table(ROW), typeId=unique.pk)
    assert_problem(refused, 400, "validation_failed")
    content = table(f"{unique.pk};1;A", header="typeId;serialNumber;productId")
    job = worked_off(send(limited, content))
    assert errors(job) == [(2, "typeId", "unknown_type")]
    assert not Certificate.objects.exists()


def test_what_an_import_keeps_goes_with_its_files(key, certificate_type):
    job = worked_off(send(key, table(ROW), typeId=certificate_type.pk))
    assert JobRows.objects.filter(job=job).exists()
    jobs.remove_files(now=timezone.now() + timedelta(days=8))
    assert not JobRows.objects.exists()
    assert not JobInput.objects.exists()
