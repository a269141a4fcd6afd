"""Imports of recipients: all rows are checked first; all or none; dry run."""

import json
from typing import Any

from django.test import Client
from django.utils.http import urlencode

from accounts.jobs.models import JobState
from accounts.keys.operations import NewKey
from accounts.models import Issuer
from accounts.scopes import Mode, Scope
from certificates.holders.operations import contact_address
from edu.models import Enrolment, Recipient
from edu.recipients import erasing
from tests.certificates.imports.helpers import xlsx_file
from tests.edu.completion.helpers import counts, errors, finished_completion, results
from tests.factories import context_of, issue_one, make_key, make_type
from tests.factories.edu import enrol, make_cohort, make_program, make_recipient
from tests.lib.workbooks import with_changed_sheet
from tests.support.problems import assert_problem

XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
HEADER = "Your number;Given name;Family name;E-mail;locale;Date of birth;attributes.class"


def send(
    key: NewKey, content: bytes, media_type: str = "text/csv", once: str = "i-1", **said: Any
) -> Any:
    headers = {"x-api-key": key.token.reveal(), "idempotency-key": once}
    address = f"/api/external/edu/recipients/imports?{urlencode(said)}"
    return Client(raise_request_exception=False).post(
        address, content, content_type=media_type, headers=headers
    )


def table(*rows: str) -> bytes:
    return "\r\n".join([HEADER, *rows]).encode()


def test_a_class_is_imported_and_who_is_known_is_changed(key: NewKey, issuer: Issuer):
    known = make_recipient(issuer, external_id="S-1", email="old@example.com")
    file = table(
        "S-1;Përparim;Gashi;new@example.com;sq;28.02.1999;12b",
        "S-2;Zoë;Müller;;de;;",
        ";Teuta;Krasniqi;teuta@example.com;;;",
    )
    tried = finished_completion(send(key, file, dryRun="true", once="i-0"))
    assert (tried.dry_run, counts(tried), Recipient.objects.count()) == (True, (3, 0, 0), 1)
    job = finished_completion(send(key, file, once="i-0"))  # the dry run has left the key free
    assert (job.state, counts(job)) == (JobState.SUCCEEDED, (3, 0, 0))
    assert [line["outcome"] for line in results(job)] == ["updated", "created", "created"]
    known.refresh_from_db()
    assert (known.email, str(known.birth_date)) == ("new@example.com", "1999-02-28")
    assert known.attributes == {"class": "12b"}
    replayed = send(key, file, once="i-0")
    assert (replayed.status_code, replayed.json()["id"]) == (202, job.public_id)


def test_an_import_of_a_limited_key_changes_nobody_of_another_type(
    issuer: Issuer, certificate_type
):
    known = make_recipient(issuer, external_id="S-1", email="old@example.com")
    certificate = issue_one(certificate_type, holder_email="old@example.com")
    enrol(make_cohort(make_program(issuer)), known, certificate=certificate)
    limited = make_key(issuer, type_ids=[make_type(issuer, code="other").pk])
    job = finished_completion(
        send(limited, table("S-1;A;Gashi;thief@example.com;;;", "S-2;B;Gashi;b@example.com;;;"))
    )
    told = [
        (line["row"], line["externalId"], line["outcome"], line["code"]) for line in results(job)
    ]
    assert told == [("2", "S-1", "refused", "key_restricted"), ("3", "S-2", "created", "")]
    assert contact_address(certificate) == "old@example.com"


def test_one_wrong_row_and_nobody_is_imported(key: NewKey):
    rows = (
        "S-1;A;B;not-an-address;sq;;",
        "S-2;;;;sq;;",
        "S-3;A;B;;xx;31.02.1999;",
        "S-4;A;B;;;01.01.2999;",
        "S-5;A;B;;;;",
        "S-5;A;C;;;;",
    )
    job = finished_completion(send(key, table(*rows)))
    assert (job.state, job.failure) == (JobState.FAILED, "validation_failed")
    assert errors(job) == [
        (2, "E-mail", "invalid_email"),
        (3, "Family name", "required"),
        (4, "Date of birth", "impossible_date"),
        (4, "locale", "invalid_choice"),
        (5, "Date of birth", "in_the_future"),
        (7, "Your number", "duplicate_row"),
    ]
    assert not Recipient.objects.exists()
    job = finished_completion(send(key, table(*rows), once="partial", mode="partial"))
    assert (job.state, job.ok, job.failed) == (JobState.SUCCEEDED, 1, 5)
    assert Recipient.objects.get().external_id == "S-5"


def test_a_dry_run_has_done_its_work_also_where_rows_are_wrong(key: NewKey):
    file = table("S-1;A;B;;;;", "S-2;;;;;;", "S-3;A;B;;;;")
    tried = finished_completion(send(key, file, dryRun="true"))
    assert (tried.state, counts(tried)) == (JobState.SUCCEEDED, (2, 1, 0))
    assert errors(tried) == [(3, "Family name", "required")]
    assert [line["code"] for line in results(tried)] == ["required"]
    many = table(*(f"S-{n};A;B;;;;" for n in range(150)), '"open;A;B;;;;')
    cut = finished_completion(send(key, many, dryRun="true", once="i-2"))
    assert (cut.state, counts(cut)) == (JobState.FAILED, (150, 1, 0))


def test_workbooks_and_objects(key: NewKey):
    book = xlsx_file(["externalId", "familyName"], ["007", "Bond"])
    assert counts(finished_completion(send(key, book, XLSX))) == (1, 0, 0)
    person = {"externalId": "008", "familyName": "Li", "attributes": {"class": "1"}}
    lines = json.dumps(person).encode() + b"\n" + json.dumps({"name": "?"}).encode()
    job = finished_completion(send(key, lines, "application/x-ndjson", once="i-2"))
    assert errors(job) == [(2, "/name", "unknown_field"), (2, "/familyName", "required")]
    assert set(Recipient.objects.values_list("external_id", flat=True)) == {"007"}


def test_a_cell_that_cannot_be_read_is_not_an_empty_one(key: NewKey):
    book = xlsx_file(["externalId", "familyName"], ["#N/A", "Bond"])
    job = finished_completion(send(key, book, XLSX))
    assert errors(job) == [(2, "externalId", "failed_formula")]
    assert not Recipient.objects.exists()


def test_hidden_rows_or_damaged_numbers_import_no_recipient(key: NewKey):
    book = xlsx_file(["externalId", "familyName"], ["1", "Bond"], ["2,02612E+11", "Li"])
    hides = with_changed_sheet(book, b'<row r="2"', b'<row hidden="1" r="2"')
    job = finished_completion(send(key, hides, XLSX))
    assert errors(job) == [(2, None, "hidden_row"), (3, "externalId", "destroyed_number")]
    assert not Recipient.objects.exists()
    dashes = send(key, table("S-1;A;B;;;03-04-2004;"), once="i-2").json()
    assert [(e["parameter"], e["code"]) for e in dashes["errors"]] == [("dateFormat", "unclear")]
    stated = send(key, table("S-1;A;B;;;03-04-2004;"), once="i-3", dateFormat="MM-DD-YYYY")
    assert counts(finished_completion(stated)) == (1, 0, 0)
    assert str(Recipient.objects.get().birth_date) == "2004-03-04"


def test_file_with_wrong_columns_is_refused_whole(key: NewKey, issuer: Issuer):
    nameless = send(key, b"externalId;email\r\n1;a@b.example\r\n")
    assert [e["code"] for e in nameless.json()["errors"]] == ["missing_column"]
    unknown = send(key, b"familyName;shoe size\r\nA;42\r\n")
    assert [e["code"] for e in unknown.json()["errors"]] == ["unknown_column"]
    reader = make_key(issuer, scopes=[Scope.EDU_READ])
    assert send(reader, table("S-1;A;B;;;;")).json()["code"] == "scope_missing"


def test_a_class_is_enrolled_as_it_is_imported(key: NewKey, issuer: Issuer, other_issuer: Issuer):
    cohort = make_cohort(make_program(issuer))
    known = make_recipient(issuer, external_id="S-1")
    file = table("S-1;Përparim;Gashi;;;;", "S-2;Zoë;Müller;;;;")
    finished_completion(send(key, file, cohortId=cohort.public_id, dryRun="true", once="c-0"))
    assert not Enrolment.objects.exists()
    for once in ("c-1", "c-2"):  # who is enrolled stays so
        job = finished_completion(send(key, file, cohortId=cohort.public_id, once=once))
        enrolled = {each.public_id for each in Enrolment.objects.filter(cohort=cohort)}
        assert {line["enrolmentId"] for line in results(job)} == enrolled
        assert len(enrolled) == 2
    assert known.enrolments.count() == 1


def test_a_cohort_that_is_not_ones_own_is_no_cohort(
    key: NewKey, issuer: Issuer, other_issuer: Issuer
):
    foreign = make_cohort(make_program(other_issuer))
    tested = make_cohort(make_program(issuer), Mode.TEST)
    for each in (foreign.public_id, tested.public_id, "nonsense"):
        refused = send(key, table("S-1;A;B;;;;"), cohortId=each)
        problem = assert_problem(refused, 400, "validation_failed", "errors")
        assert [(e["parameter"], e["code"]) for e in problem["errors"]] == [
            ("cohortId", "unknown_cohort")
        ]


def test_an_import_names_who_is_about_to_be_erased(key: NewKey, issuer: Issuer):
    going = make_recipient(issuer, external_id="S-1")
    erasing.request(context=context_of(issuer), recipient_id=going.pk)
    job = finished_completion(send(key, table("S-1;A;B;;;;")))
    assert errors(job) == [(2, "Your number", "recipient_erasing")]
    going.refresh_from_db()
    assert going.family_name == "Gashi"
