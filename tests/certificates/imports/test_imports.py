"""Imports: every row is checked before the first is issued; errors name row and column."""

import csv
import io
import json
from dataclasses import replace
from datetime import date
from typing import Any

import pytest
from django.urls import reverse
from django.utils import timezone

from accounts.jobs import runner
from accounts.jobs.models import Job, JobKey, JobRows, JobState
from accounts.jobs.registry import JOB_KINDS
from accounts.models import Issuer
from accounts.scopes import Standing
from certificates.imports.jobs import IMPORT, CertificateImport
from certificates.models import Certificate
from lib.tables.writing import XLSX, without_mark
from tests.factories import issue_one, make_type
from tests.lib.workbooks import with_changed_sheet
from tests.support.back_office import client_of
from tests.support.problems import assert_problem

from .helpers import (
    HEADER,
    csv_file,
    finished_import,
    import_errors,
    import_results,
    ndjson_file,
    send_import,
    xlsx_file,
)

pytestmark = pytest.mark.django_db
ROW = "00044;ART-100;2099-12-31;B-42;12.50"


@pytest.fixture
def unique(issuer: Issuer) -> Any:
    """A type that certifies a serial number of a product once."""
    return make_type(issuer, code="unique", unique_by="product_and_serial")


def test_a_german_spreadsheet_becomes_certificates(api, key, certificate_type):
    content = csv_file(
        "00044;ART-100;31.12.2099;B-42;12,50",
        "00045;ART-100;1.1.2032;;7",
        header="Seriennummer;Artikel;gültig bis;Charge;Masse",
    )
    mapping = json.dumps({"Artikel": "productId"})
    job = finished_import(
        send_import(
            key, content.decode().encode("cp1252"), typeId=certificate_type.pk, mapping=mapping
        )
    )
    assert (job.state, job.ok, job.failed, job.total) == (JobState.SUCCEEDED, 2, 0, 2)
    first, second = Certificate.objects.order_by("id")
    document = json.loads(bytes(first.document or b""))
    assert (first.serial_number, first.valid_until) == ("00044", date(2099, 12, 31))
    assert document["metadata"] == {"batch": "B-42", "mass": "12.50"}
    table = api.get(f"jobs/{job.public_id}").json()["table"]
    assert {name: value for name, value in table.items() if value is not None} == {
        "format": "csv",
        "encoding": "windows-1252",
        "delimiter": ";",
        "headRow": 1,
        "decimalMark": ",",
    }
    told = import_results(job)
    assert [row["row"] for row in told] == ["2", "3"]
    assert told[0]["id"] == first.public_id
    assert told[0]["verifyUrl"].endswith(first.public_id)
    assert told[1]["dataHash"] == bytes(second.data_hash).hex()
    assert second.history.get().actor_id == key.key.public_id


def test_a_workbook_and_objects_say_the_same(key, certificate_type, request_body):
    book = xlsx_file(
        ["Serial number", "Product", "Valid until", "Mass"],
        ["00044", "ART-100", date(2099, 12, 31), 12.5],
    )
    job = finished_import(send_import(key, book, media_type=XLSX, typeCode=certificate_type.code))
    assert (job.ok, import_errors(job)) == (1, [])
    body = request_body(items=[{"productId": "P-1"}])
    del body["typeId"]
    sent = send_import(
        key, ndjson_file(body), media_type="application/x-ndjson", typeId=certificate_type.pk
    )
    assert finished_import(sent).ok == 1
    by_book, by_line = Certificate.objects.order_by("id")
    assert by_book.serial_number == "00044"
    assert by_book.valid_until == by_line.valid_until == date(2099, 12, 31)


def test_one_wrong_row_and_nothing_is_issued(key, unique):
    content = csv_file(ROW, ROW, "1;ART-100;31.2.2031;B;x", "2;;2099-12-31;B;1", "3;A;1700-01-01;;")
    job = finished_import(send_import(key, content, typeId=unique.pk))
    assert not Certificate.objects.exists()
    assert (job.state, job.failure) == (JobState.FAILED, "validation_failed")
    assert (job.total, job.ok, job.failed, job.skipped) == (5, 0, 4, 1)
    assert import_errors(job) == [
        (3, "serialNumber", "duplicate_row"),
        (4, "validUntil", "impossible_date"),
        (4, "metadata.mass", "invalid_decimal"),
        (5, "productId", "required"),
        (6, "validUntil", "out_of_range"),
    ]
    assert job.errors.get(number=1).params["row"] == "2"
    told = import_results(job)
    assert [row["outcome"] for row in told] == ["refused"] * 4
    assert told[1]["column"] == "validUntil; metadata.mass"
    assert told[1]["code"] == "impossible_date; invalid_decimal"
    assert told[1]["detail"].startswith("validUntil: There is no such day")
    assert not JobKey.objects.exists()


@pytest.mark.parametrize(
    ("row", "cells"),
    [("1;ART-100;2099-12-31", 3), ("1", 1), ("1;ART-100;2099-12-31;B-42;12.50;x", 6)],
)
def test_a_row_with_too_few_or_too_many_cells_is_refused(key, certificate_type, row, cells):
    """For that alone: what stands in which column is uncertain."""
    job = finished_import(send_import(key, csv_file(ROW, row), typeId=certificate_type.pk))
    assert import_errors(job) == [(3, None, "wrong_cell_count")]
    assert job.errors.get().params == {"count": str(cells), "expected": "5"}
    assert not Certificate.objects.exists()


def test_empty_cells_after_a_row_are_ignored(key, certificate_type):
    assert (
        finished_import(send_import(key, csv_file(f"{ROW};;;"), typeId=certificate_type.pk)).ok == 1
    )


def test_each_cell_has_one_error(key, unique):
    content = csv_file("1;ART-100;0001-01-01;B;", "", header=HEADER)
    job = finished_import(send_import(key, content, typeId=unique.pk))
    assert len(import_errors(job)) == 1


def test_results_keep_the_order_of_the_file_and_name_each_row(key, unique, monkeypatch):
    """Across several steps of both phases, and where a name has the end of a line in it."""
    monkeypatch.setitem(JOB_KINDS, IMPORT, replace(JOB_KINDS[IMPORT], batch=3))
    header = "serialNumber;productId;externalRef;certificateNumber"
    rows = [f"S-{n};{'' if n % 3 == 0 else 'ART'};ref {n};N-{n}" for n in range(20)]
    rows[3] = '"S-3\r\n"" end";ART;ref 3;N-3'
    job = finished_import(
        send_import(key, csv_file(*rows, header=header), typeId=unique.pk, mode="partial")
    )
    told = import_results(job)
    assert [row["row"] for row in told] == [str(n) for n in range(2, 22)]
    assert [row["outcome"] for row in told] == [
        "refused" if n % 3 == 0 else "issued" for n in range(20)
    ]
    for n, row in enumerate(told):
        assert (row["externalRef"], row["certificateNumber"]) == (f"ref {n}", f"N-{n}")
        assert row["serialNumber"] == ('S-3\r\n" end' if n == 3 else f"S-{n}")
        assert bool(row["id"]) == (n % 3 != 0)


def test_results_say_which_number_was_allotted(key, issuer):
    numbered = make_type(issuer, code="numbered", number_pattern="N-{seq:4}")
    job = finished_import(send_import(key, csv_file(ROW), typeId=numbered.pk))
    (told,) = import_results(job)
    assert told["certificateNumber"] == Certificate.objects.get().number
    assert (told["productId"], told["serialNumber"]) == ("ART-100", "00044")


def test_a_failed_job_is_not_ok(api, key, unique):
    job = finished_import(send_import(key, csv_file(ROW, ROW), typeId=unique.pk))
    answer = api.get(f"jobs/{job.public_id}").json()
    assert (answer["ok"], answer["state"]) == (False, "failed")
    job = finished_import(send_import(key, csv_file(ROW), typeId=unique.pk))
    assert api.get(f"jobs/{job.public_id}").json()["ok"] is True


def test_partial_mode_issues_valid_rows(key, unique):
    there = issue_one(unique, product_id="ART-100", serial_number="7")
    content = csv_file(ROW, "7;ART-100;;;", "8;ART-100;;;", "9;;;;")
    job = finished_import(send_import(key, content, typeId=unique.pk, mode="partial"))
    assert (job.state, job.ok, job.failed) == (JobState.SUCCEEDED, 2, 2)
    assert (job.total, job.done) == (4, 4)
    assert import_errors(job) == [(3, "serialNumber", "duplicate"), (5, "productId", "required")]
    assert job.errors.get(number=1).params == {"existing": there.public_id}
    outcomes = {row["row"]: row["outcome"] for row in import_results(job)}
    assert outcomes == {"2": "issued", "3": "refused", "4": "issued", "5": "refused"}


def test_a_dry_run_issues_nothing_and_reports_results(key, unique):
    job = finished_import(send_import(key, csv_file(ROW, "9;;;;"), typeId=unique.pk, dryRun="true"))
    assert (job.state, job.ok, job.failed) == (JobState.SUCCEEDED, 1, 1)
    assert not Certificate.objects.exists()
    assert not JobRows.objects.exists()


@pytest.mark.parametrize(
    ("last", "most", "code"),
    [('"open;A;;;', 1000, "malformed_row"), ("x;A;;;", 150, "too_many_rows")],
)
def test_a_dry_run_that_comes_to_no_end_counts_each_row_once(
    key, certificate_type, monkeypatch, last, most, code
):
    monkeypatch.setattr(CertificateImport, "max_rows", most)
    content = csv_file(*(f"{n};A;;;" for n in range(150)), last)
    job = finished_import(send_import(key, content, typeId=certificate_type.pk, dryRun="true"))
    assert (job.state, job.failure) == (JobState.FAILED, "validation_failed")
    assert (job.ok, job.failed, job.skipped, job.done) == (150, 1, 0, 151)
    assert import_errors(job) == [(152, None, code)]


def test_duplicates_are_found_across_steps_and_phases(key, unique, monkeypatch):
    rows = [f"{n};ART-100;;;" for n in range(1200)]
    job = finished_import(send_import(key, csv_file(*rows, rows[3], rows[1199]), typeId=unique.pk))
    assert import_errors(job) == [
        (1202, "serialNumber", "duplicate_row"),
        (1203, "serialNumber", "duplicate_row"),
    ]
    assert [error.params["row"] for error in job.errors.order_by("number")] == ["5", "1201"]
    assert finished_import(send_import(key, csv_file(*rows), typeId=unique.pk)).ok == 1200
    assert Certificate.objects.count() == 1200


def test_a_row_that_became_invalid_is_refused_alone(key, unique):
    """Between the check and the issue somebody certifies one of the subjects."""
    answer = send_import(key, csv_file(ROW, "8;ART-100;;;"), typeId=unique.pk)
    job = runner.claim_job(now=timezone.now())
    assert job is not None
    assert job.lease_token is not None
    for _ in range(2):  # planned, and checked
        assert runner.run_step(job_id=job.pk, token=job.lease_token, now=timezone.now())
    issue_one(unique, product_id="ART-100", serial_number="8")
    assert not runner.run_step(job_id=job.pk, token=job.lease_token, now=timezone.now())
    job.refresh_from_db()
    assert answer.status_code == 202
    assert (job.state, job.ok, job.failed) == (JobState.SUCCEEDED, 1, 1)
    assert import_errors(job) == [(3, "serialNumber", "duplicate")]


def test_the_account_is_checked_in_every_step(key, certificate_type, issuer):
    send_import(key, csv_file(ROW), typeId=certificate_type.pk)
    Issuer.objects.filter(pk=issuer.pk).update(standing=Standing.SUSPENDED)
    runner.run_due_jobs()
    job = Job.objects.get()
    assert (job.state, job.failure) == (JobState.FAILED, "issuer_suspended")
    assert not Certificate.objects.exists()


def test_where_the_file_breaks_off_nothing_is_issued(key, certificate_type):
    content = csv_file(*(f"{n};A;;;" for n in range(150)), '"open;A;;;', "x;A;;;")
    job = finished_import(send_import(key, content, typeId=certificate_type.pk, mode="partial"))
    assert (job.failure, import_errors(job)) == (
        "validation_failed",
        [(152, None, "malformed_row")],
    )
    assert not Certificate.objects.exists()


def test_types_may_differ_by_row_and_keep_their_notation(key, issuer):
    decimal = {"key": "mass", "label": {"en": "Mass"}, "kind": "decimal"}
    make_type(issuer, code="one", fields=[decimal])
    make_type(issuer, code="two", fields=[])
    header = "typeCode;serialNumber;productId;metadata.mass"
    content = csv_file("one;1;A;12,5", "two;2;A;12,5", "three;3;A;", header=header)
    job = finished_import(send_import(key, content, mode="partial"))
    assert import_errors(job) == [(4, "typeCode", "unknown_type")]
    masses = [json.loads(bytes(each.document or b""))["metadata"]["mass"] for each in _issued()]
    assert masses == ["12.5", "12,5"]


def test_a_number_that_is_no_types_is_named_however_long(key, certificate_type):
    rows = ("0;1;A", f"{'9' * 18};2;A", f"{'9' * 19};3;A", f"{'9' * 5000};4;A")
    job = finished_import(send_import(key, csv_file(*rows, header="typeId;serialNumber;productId")))
    assert {(row, column) for row, column, _code in import_errors(job)} == {
        (row, "typeId") for row in (2, 3, 4, 5)
    }
    assert job.failure == "validation_failed"


def _issued() -> Any:
    return Certificate.objects.order_by("id")


def test_lines_that_are_no_objects_are_named(key, certificate_type, request_body):
    good = json.dumps(request_body()).encode()
    content = b"\n".join([good, b"{", b'{"typeId": 1, "typeId": 1}', b"[]", b'{"colour": 1}'])
    job = finished_import(send_import(key, content, media_type="application/x-ndjson"))
    assert import_errors(job) == [
        (2, None, "malformed_json"),
        (3, None, "malformed_json"),
        (4, None, "invalid_type"),
        (5, "/colour", "unknown_field"),
        (5, "/typeId", "required"),
    ]


@pytest.mark.parametrize(
    ("cells", "said", "errors"),
    [
        ('<row r="3" hidden="1">', {"mode": "partial"}, [(3, None, "hidden_row")]),
        ('<row r="3" hidden="1">', {"hidden": "take"}, []),
        ('<row r="3" hidden="1">', {"hidden": "skip"}, []),
        (
            '<row r="3"><c r="C3"><f>1+1</f></c>',
            {"mode": "partial"},
            [(3, "metadata.batch", "no_result")],
        ),
    ],
)
def test_hidden_rows_and_formulas_without_results_need_a_statement(
    key, certificate_type, cells: str, said: Any, errors: Any
):
    content = xlsx_file(["productId", "serialNumber", "metadata.batch"], ["A", "1"], ["A", "2"])
    content = with_changed_sheet(content, b'<row r="3">', cells.encode())
    sent = send_import(key, content, media_type=XLSX, typeId=certificate_type.pk, **said)
    job = finished_import(sent)
    assert import_errors(job) == errors
    issued = ["1", "2"] if said.get("hidden") == "take" else ["1"]
    assert list(_issued().values_list("serial_number", flat=True)) == issued


def test_hidden_columns_and_merged_cells_are_named(key, certificate_type):
    content = xlsx_file(["productId", "serialNumber", "metadata.batch"], ["A", "1", "old"])
    columns = b'<cols><col min="3" max="3" hidden="1"/></cols><sheetData>'
    merged = b'</sheetData><mergeCells><mergeCell ref="A2:A3"/></mergeCells>'
    hides = with_changed_sheet(content, b"<sheetData>", columns)
    for file, parameter, named in (
        (hides, "hidden", "C (metadata.batch)"),
        (with_changed_sheet(content, b"</sheetData>", merged), "file", "A2:A3"),
    ):
        refused = send_import(key, file, media_type=XLSX, typeId=certificate_type.pk)
        (fault,) = assert_problem(refused, 400, "validation_failed")["errors"]
        assert (fault["parameter"], named in fault["detail"]) == (parameter, True)
    stated = {"typeId": certificate_type.pk, "mapping": '{"metadata.batch": null}'}
    assert finished_import(send_import(key, hides, media_type=XLSX, **stated)).ok == 1


def test_numbers_that_a_spreadsheet_has_shortened_are_no_identifiers(key, certificate_type):
    shortened = ("4,00614E+12", "4.00614e+12", "340123450000000000", "#######")
    numbers = (*shortened, "#NV", "4006141000017", "1E5", "#7")
    content = csv_file(*(f'="00{at}";{number};;;' for at, number in enumerate(numbers)))
    job = finished_import(send_import(key, content, typeId=certificate_type.pk, mode="partial"))
    assert import_errors(job) == [
        *((row, "productId", "destroyed_number") for row in (2, 3, 4, 5)),
        (6, "productId", "failed_formula"),
    ]
    assert [each.serial_number for each in _issued()] == ["005", "006", "007"]


def test_results_give_identifiers_back_as_they_came(key, certificate_type, operator):
    serials = ["+A", "-A", "=Q", "'=Q", "@x;=y"]
    content = csv_file(*(f'"{each}";A' for each in serials), header="serialNumber;productId")
    job = finished_import(send_import(key, content, typeId=certificate_type.pk))
    assert [line["serialNumber"] for line in import_results(job)] == serials
    page = reverse("admin:accounts_job_results", args=[job.pk, "csv"])
    marked = b"".join(client_of(operator).get(page))
    assert b"'=Q" in marked
    lines = csv.DictReader(io.StringIO(marked.decode()))
    assert [without_mark(line["serialNumber"]) for line in lines] == serials
