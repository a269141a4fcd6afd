"""Imports in the back office: trial, correction of columns, issuing, templates."""

import csv
import io
from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.urls import reverse
from openpyxl import load_workbook

from accounts.jobs import runner
from accounts.jobs.models import Job
from accounts.models import Issuer, User
from accounts.scopes import Mode, Role
from certificates.models import Certificate, CertificateType
from certificates.types.presets import PRESETS
from tests.conftest import Api
from tests.factories import make_member, make_type
from tests.lib.workbooks import with_changed_sheet
from tests.support.back_office import client_of, fill_in_template, with_issuer

from .helpers import csv_file, import_errors, ndjson_file, xlsx_file

pytestmark = pytest.mark.django_db
UPLOAD_NAME = "admin:certificates_certificate_import"
UPLOAD = reverse(UPLOAD_NAME)
GERMAN = csv_file("00044;ART-100;B-1", "00045;ART-100;B-2", header="Seriennummer;Artikel;Charge")


def upload(user: User, kind: CertificateType, content: bytes, **said: Any) -> Any:
    file = SimpleUploadedFile("rows.csv", content)
    form = with_issuer(kind.issuer, **{"type": kind.pk, "mode": "live", "file": file, **said})
    return client_of(user).post(UPLOAD, form)


def tried(
    user: User, kind: CertificateType, content: bytes = GERMAN, **said: Any
) -> tuple[str, Job]:
    """The address of the trial, and its job, which a worker has had."""
    answer = upload(user, kind, content, **said)
    assert answer.status_code == 302, answer.text
    runner.run_due_jobs()
    return answer.headers["Location"], Job.objects.latest("created_at", "id")


def test_from_the_file_to_the_certificates(operator: User, certificate_type: CertificateType):
    client, issuer = client_of(operator), certificate_type.issuer
    page, trial = tried(operator, certificate_type)
    assert trial.dry_run
    assert {code for _row, _column, code in import_errors(trial)} == {"required"}
    shown = client.get(page).text
    assert "ART-100 · ART-100" in shown
    assert "Encoding: <b>utf-8</b> · Delimiter: <b>;</b>" in shown
    assert 'value="issue"' not in shown

    columns = {"column-0": "serialNumber", "column-1": "productId", "column-2": "metadata.batch"}
    corrected = client.post(page, with_issuer(issuer, do="check", **columns))
    runner.run_due_jobs()
    second = corrected.headers["Location"]
    assert 'value="issue"' in client.get(second).text
    assert not Certificate.objects.exists()

    begun = [
        client.post(second, with_issuer(issuer, do="issue")).headers["Location"] for _ in range(2)
    ]
    assert begun[0] == begun[1]
    runner.run_due_jobs()
    serials = Certificate.objects.order_by("serial_number").values_list("serial_number", flat=True)
    assert list(serials) == ["00044", "00045"]
    assert client.get(begun[0]).status_code == 200


def test_objects_a_line_are_taken_too(operator: User, certificate_type):
    content = ndjson_file({"productId": "A", "serialNumber": "'=Q"})
    _page, trial = tried(operator, certificate_type, content)
    assert (trial.ok, import_errors(trial)) == (1, [])


def test_the_mark_of_a_downloaded_file_is_taken_away(operator: User, certificate_type):
    content = csv_file("'=Q;A", "''=Q;A", header="serialNumber;productId")
    page, _trial = tried(operator, certificate_type, content)
    client_of(operator).post(page, with_issuer(certificate_type.issuer, do="issue"))
    runner.run_due_jobs()
    assert {each.serial_number for each in Certificate.objects.all()} == {"'=Q", "=Q"}


def test_rows_that_are_wrong_are_shown_and_left_out(operator: User, certificate_type):
    content = csv_file("1;A;", "2;;", header="serialNumber;productId;validUntil")
    page, _trial = tried(operator, certificate_type, content, mode="test")
    shown = client_of(operator).get(page).text
    assert "productId" in shown
    client_of(operator).post(page, with_issuer(certificate_type.issuer, do="issue"))
    runner.run_due_jobs()
    (made,) = Certificate.objects.all()
    assert (made.serial_number, made.mode) == ("1", Mode.TEST)


def test_form_asks_for_an_encoding_it_cannot_guess(operator: User, certificate_type):
    content = "serialNumber;productId\nGr\x94\xe1e;A\n".encode("latin-1")
    refused = upload(operator, certificate_type, content)
    assert refused.status_code == 200
    assert "The file alone does not tell" in refused.text
    assert not Job.objects.exists()
    assert upload(operator, certificate_type, content, encoding="cp850").status_code == 302


def test_hidden_rows_and_columns_are_asked_about_in_trials(operator: User, certificate_type):
    content = xlsx_file(
        ["productId", "serialNumber", "metadata.batch"], *(["A", n, "x"] for n in "12")
    )
    content = with_changed_sheet(content, b'<row r="3"', b'<row hidden="1" r="3"')
    columns = b'<cols><col min="3" max="3" hidden="1"/></cols><sheetData>'
    page, trial = tried(
        operator, certificate_type, with_changed_sheet(content, b"<sheetData>", columns)
    )
    assert trial.parameters["columns"] == ["productId", "serialNumber", None]
    assert import_errors(trial) == [(3, None, "hidden_row")]
    shown = client_of(operator).get(page).text
    reading = shown.index('<details class="reading" open>')
    asked = shown.index("Hidden rows and columns", reading)
    assert asked < shown.index("<details", reading + 1)
    chosen = {"column-0": "productId", "column-1": "serialNumber", "column-2": "", "hidden": "take"}
    form = with_issuer(certificate_type.issuer, do="check", **chosen)
    client_of(operator).post(page, form)
    runner.run_due_jobs()
    again = Job.objects.latest("created_at", "id")
    assert (again.ok, import_errors(again)) == (2, [])


def test_one_field_has_one_column(operator: User, certificate_type):
    page, _trial = tried(operator, certificate_type)
    columns = {f"column-{n}": "serialNumber" for n in range(3)}
    answer = client_of(operator).post(
        page, with_issuer(certificate_type.issuer, do="check", **columns)
    )
    assert answer.status_code == 200
    assert "stands for the same as" in answer.text


@pytest.mark.parametrize("role", Role)
def test_who_issues_may_import(issuer: Issuer, certificate_type: CertificateType, role: Role):
    client = client_of(make_member(issuer, role))
    may = role not in {Role.AUDITOR, Role.TEAM}
    template = reverse(f"{UPLOAD_NAME}_template", args=[certificate_type.pk, "csv"])
    for address in (UPLOAD, template):
        assert (client.get(address).status_code == 200) == may
    listed = client.get(reverse("admin:certificates_certificate_changelist")).text
    assert (UPLOAD in listed) == may


def test_strangers_find_neither_trial_nor_template(
    outsider: User, operator: User, certificate_type
):
    page, _trial = tried(operator, certificate_type)
    template = reverse(f"{UPLOAD_NAME}_template", args=[certificate_type.pk, "csv"])
    assert client_of(outsider).get(page).status_code == 404
    assert client_of(outsider).get(template).status_code == 404
    assert (
        client_of(outsider)
        .post(page, with_issuer(outsider.membership_set.get().issuer, do="issue"))
        .status_code
        == 404
    )


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_a_template_sent_back_is_understood(owner: User, issuer: Issuer, preset: str):
    """Of every ready-made type: each column is known, and the example is right, but no certificate."""
    columns = {name: value for name, value in PRESETS[preset].items() if name != "code"}
    kind = make_type(issuer, **(columns | {"code": preset}))
    client = client_of(owner)
    for locale, form in (("de", "csv"), ("fr", "xlsx")):
        client.cookies["django_language"] = locale
        template = reverse(f"{UPLOAD_NAME}_template", args=[kind.pk, form])
        content = client.get(template).content
        own = {"EXAMPLE-100": "ART-100", "00042": "00043", "Arta Example": "Ana Gashi"}
        _page, trial = tried(owner, kind, fill_in_template(content, own))
        assert None not in trial.parameters["columns"], trial.parameters
        assert (import_errors(trial), trial.ok) == ([], 1)
        if form == "xlsx":
            assert "no rows" in upload(owner, kind, content).text
        _page, trial = tried(owner, kind, fill_in_template(content, {}))
        assert import_errors(trial) == [(2, None, "example_row")]


def test_headers_of_a_template_are_in_the_language_of_the_page(owner: User, certificate_type):
    client = client_of(owner)
    address = reverse(f"{UPLOAD_NAME}_template", args=[certificate_type.pk, "csv"])
    client.cookies["django_language"] = "de"
    text = client.get(address).content.decode("utf-8-sig")
    head = next(csv.reader(io.StringIO(text), delimiter=";"))
    assert {"Produkt", "Seriennummer", "Charge"} <= set(head)
    assert "12,50" in text
    book = load_workbook(io.BytesIO(client.get(address.replace("csv", "xlsx")).content))
    assert book.active is not None
    assert [cell.value for cell in book.active[1]] == head


ROW = {"productId": "A", "metadata": {"mechanicalProperties": [["Rp0,2", "≥ 355", "180", "MPa"]]}}
OUTSIDE = ndjson_file(
    {"productId": "A", "serialNumber": "1"}, {**ROW, "serialNumber": "2"}, {"productId": "A"}
)
PLACE = "/metadata/mechanicalProperties/0/2"


def test_values_outside_of_their_limits_are_listed_and_have_to_be_confirmed(
    operator: User, certificate_type: CertificateType, api: Api
):
    client, issuer = client_of(operator), certificate_type.issuer
    page, trial = tried(operator, certificate_type, OUTSIDE)
    assert (trial.ok, trial.failed, trial.errors_found, trial.warnings_found) == (2, 1, 1, 1)
    answer = api.get(f"jobs/{trial.public_id}").json()
    assert [each["code"] for each in answer["errors"]] == ["required"]
    (warning,) = answer["warnings"]
    assert (warning["row"], warning["column"], warning["code"]) == (2, PLACE, "outside_limits")

    shown = client.get(page).text
    assert "1 measured value is outside the limits." in shown
    assert shown.count("180 is outside the limits (≥ 355).") == 1
    refused = client.post(page, with_issuer(issuer, do="issue"))
    assert "tick the box" in refused.text
    assert Job.objects.count() == 1
    client.post(page, with_issuer(issuer, do="issue", confirmed="yes"))
    runner.run_due_jobs()
    assert Certificate.objects.count() == 2


def test_a_type_that_refuses_them_makes_faulty_rows(operator: User, issuer: Issuer):
    kind = make_type(issuer, enforce_limits=True)
    _page, trial = tried(operator, kind, OUTSIDE)
    assert (trial.ok, trial.failed, trial.warnings_found) == (1, 2, 0)
    assert (2, PLACE, "outside_limits") in import_errors(trial)
