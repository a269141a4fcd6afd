"""Imports of workbooks with a sheet of results: measured values of many certificates, and who signs them."""

import io
import json
from dataclasses import replace
from typing import Any

import pytest
from django.urls import reverse
from openpyxl import Workbook, load_workbook

from accounts.jobs.registry import JOB_KINDS
from accounts.keys.operations import NewKey
from accounts.models import Issuer, User
from certificates.imports import results
from certificates.imports.jobs import IMPORT
from certificates.models import Certificate, CertificateType
from certificates.types.presets import PRESETS
from tests.factories import make_type
from tests.support.back_office import client_of

from .helpers import finished_import, import_errors, send_import
from .test_import_pages import UPLOAD_NAME, tried

pytestmark = pytest.mark.django_db
XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
ROWS = ["productId", "serialNumber", "signatory", "signatory’s role"]
HEAD = ["Seriennummer", "Tabelle", "Prüfmerkmal", "Soll", "Ist", "Einheit"]
TENSILE, CHEMICAL = "Mechanische Eigenschaften", "chemicalComposition"


@pytest.fixture
def inspection(issuer: Issuer) -> CertificateType:
    """The ready-made type of an inspection certificate 3.1, with three tables."""
    columns = {name: value for name, value in PRESETS["en10204-3-1"].items() if name != "code"}
    return make_type(issuer, **(columns | {"code": "inspection", "required": ["productId"]}))


def workbook(
    rows: list[list[Any]], measured: list[list[Any]], *, sheet: str = "Ergebnisse"
) -> bytes:
    book = Workbook()
    assert book.active is not None
    for row in ([*ROWS], *rows):
        book.active.append(row)
    other = book.create_sheet(sheet)
    for row in measured:
        other.append(row)
    file = io.BytesIO()
    book.save(file)
    return file.getvalue()


def send(key: NewKey, kind: CertificateType, content: bytes, **said: Any) -> Any:
    return send_import(key, content, media_type=XLSX, typeId=kind.pk, **said)


def test_each_certificate_gets_its_results_and_signatory(key, inspection, monkeypatch):
    """Rows of a table keep their order, also where they are not together, and over several steps."""
    monkeypatch.setitem(JOB_KINDS, IMPORT, replace(JOB_KINDS[IMPORT], batch=1))
    content = workbook(
        [["A", "00041", "Karin Öztürk", "Werkssachverständige"], ["A", "00042"], ["A", "00043"]],
        [
            HEAD,
            ["00042", TENSILE, "ReH", "≥ 355", 412, "MPa"],
            ["00041", TENSILE, "ReH", "≥ 355", 398, "MPa"],
            ["00042", TENSILE, "Rm", "470 – 630", 541.5, "MPa"],
            ["00042", CHEMICAL, "C", "≤ 0,20", "0,17", "%"],
        ],
    )
    job = finished_import(send(key, inspection, content))
    assert (import_errors(job), job.ok) == ([], 3)
    first, second, third = (
        json.loads(each.document) for each in Certificate.objects.order_by("id")
    )
    assert first["metadata"] == {"mechanicalProperties": [["ReH", "≥ 355", "398", "MPa"]]}
    assert first["signatories"] == [{"name": "Karin Öztürk", "role": "Werkssachverständige"}]
    assert second["metadata"] == {
        "mechanicalProperties": [
            ["ReH", "≥ 355", "412", "MPa"],
            ["Rm", "470 – 630", "541.5", "MPa"],
        ],
        "chemicalComposition": [["C", "≤ 0,20", "0,17", "%"]],
    }
    assert not third.get("metadata")
    assert job.parameters["layout"]["resultsSheet"] == "Ergebnisse"


@pytest.mark.parametrize(
    ("measured", "errors"),
    [
        ([["00099", TENSILE, "ReH"]], [(2, "Ergebnisse!A2", "no_such_row")]),
        ([["00041", "Härte", "HV"]], [(2, "Ergebnisse!B2", "unknown_table")]),
        ([["00041", None, "HV"]], [(2, "Ergebnisse!B2", "unknown_table")]),
        ([["00041", TENSILE, "ReH", "=1/0"]], [(2, "Ergebnisse!D2", "no_result")]),
        ([["00041", TENSILE, None]], [(2, "Ergebnisse!A2", "empty")]),
        ([["00041", TENSILE, "ReH"], ["00041", TENSILE, "x" * 1001]], [(2, "Ergebnisse!C3", "too_long")]),
    ],
)  # fmt: skip
def test_results_that_are_wrong_are_named_by_their_cell(key, inspection, measured, errors):
    """Also where rows at fault may be left out: the certificate would be issued without its results."""
    content = workbook([["A", "00041"]], [HEAD, *measured])
    for mode in ("all_or_nothing", "partial"):
        job = finished_import(send(key, inspection, content, mode=mode))
        assert import_errors(job) == errors
        assert not Certificate.objects.exists()


def test_results_of_two_rows_are_nobodys(key, inspection):
    """The serial number alone does not say whose they are; with the product it does."""
    rows = [["A", "00041"], ["B", "00041"]]
    content = workbook(rows, [HEAD, ["00041", TENSILE, "ReH"]])
    job = finished_import(send(key, inspection, content, mode="partial"))
    assert [code for _row, _column, code in import_errors(job)] == ["duplicate_row"] * 2
    head, row = [*HEAD, "productId"], ["00041", TENSILE, "ReH", "≥ 355", 412, "MPa", "B"]
    job = finished_import(send(key, inspection, workbook(rows, [head, row])))
    assert (import_errors(job), job.ok) == ([], 2)
    issued = [json.loads(each.document) for each in Certificate.objects.all()]
    assert [each["productId"] for each in issued if each.get("metadata")] == ["B"]


def test_columns_of_the_sheet_are_known_or_named(key, inspection):
    for head, fault in (
        ([*HEAD, "Prüfer"], {"code": "unknown_column", "parameter": "mapping"}),
        (HEAD[1:], {"code": "missing_column", "parameter": "mapping"}),
    ):
        content = workbook([["A", "00041"]], [head, ["x" for _name in head]])
        answer = send(key, inspection, content)
        assert answer.status_code == 400, answer.content
        (error,) = answer.json()["errors"]
        assert {name: error[name] for name in fault} == fault
        assert "Ergebnisse: " in error["detail"]


def test_other_sheets_have_to_be_chosen_as_before(key, inspection, issuer):
    """A sheet is one of results by its name, and only for a type that has tables."""
    content = workbook([["A", "00041"]], [HEAD, ["00041", TENSILE, "ReH"]], sheet="Werte")
    assert send(key, inspection, content).json()["errors"][0]["parameter"] == "sheet"
    content = workbook([["A", "00041"]], [HEAD, ["00041", TENSILE, "ReH"]])
    assert (
        send(key, make_type(issuer, code="plain", fields=[]), content).json()["errors"][0][
            "parameter"
        ]
        == "sheet"
    )
    assert finished_import(send(key, inspection, workbook([["A", "00041"]], [HEAD]))).ok == 1


def test_a_sheet_of_results_has_so_many_rows(key, inspection, monkeypatch):
    monkeypatch.setattr(results, "MAX_RESULTS", 1)
    measured = [["00041", TENSILE, "ReH"], ["00041", TENSILE, "Rm"]]
    job = finished_import(send(key, inspection, workbook([["A", "00041"]], [HEAD, *measured])))
    assert import_errors(job) == [(3, None, "too_many_rows")]


def test_trials_say_that_a_file_brings_no_results(owner: User, inspection):
    """A list cannot; the Excel template has a sheet for them, with the columns of all tables."""
    client = client_of(owner)
    client.cookies["django_language"] = "de"
    page, _job = tried(owner, inspection, b"productId\nART-1")
    assert "Excel template has a sheet" in client_of(owner).get(page).text
    address = reverse(f"{UPLOAD_NAME}_template", args=[inspection.pk, "xlsx"])
    book = load_workbook(io.BytesIO(client.get(address).content))
    assert [cell.value for cell in book["Ergebnisse"][1]] == HEAD
