"""The class list as a file: with certificates, without formulas."""

import csv
import io
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone
from openpyxl import load_workbook

from accounts.jobs.models import Job
from accounts.jobs.registry import JOB_KINDS
from accounts.models import AuditEntry, Issuer, User
from accounts.scopes import Mode, Role, Scope
from edu.enrolments.jobs import COLUMNS, EXPORT, export_line
from edu.lifecycle import TeamRole
from edu.models import Enrolment, Program
from edu.overview import admin as overview
from tests.conftest import Api
from tests.edu.completion.helpers import (
    finished_completion,
    make_class,
    make_published,
    result_of,
    send_completion,
)
from tests.factories import make_key, make_member, make_type
from tests.factories.edu import add_to_team, enrol, make_cohort, make_recipient, make_team
from tests.support.back_office import client_of, page_url, with_issuer
from tests.support.problems import assert_faults, assert_problem, nothing_written

PATH = "edu/enrolments/export"


@pytest.fixture
def program(issuer: Issuer) -> Program:
    return make_published(issuer, team=make_team(issuer))


@pytest.fixture
def people(api: Api, issuer: Issuer, program: Program) -> list[Enrolment]:
    """One who has completed, one who has not, one whose name is a formula."""
    first, second = make_class(program, 2)
    finished_completion(send_completion(api, program, result_of(first, 1.7), result_of(second, 5)))
    third = enrol(first.cohort, make_recipient(issuer, given_name="=HYPERLINK(1)"))
    return [first, second, third]


def exported(api: Api, **asked: str) -> list[dict[str, str]]:
    job = finished_completion(api.post(PATH, asked))
    return read(api.get(f"jobs/{job.public_id}/results").getvalue())


def read(content: bytes) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(content.decode())))


def test_a_certificate_has_the_status_of_the_moment_of_the_list(people: list[Enrolment]):
    first = Enrolment.objects.select_related("certificate").get(pk=people[0].pk)
    assert first.certificate is not None
    first.certificate.ends_at = timezone.now() + timedelta(days=1)
    for days, status in ((0, "active"), (2, "expired")):
        listed = export_line(first, now=timezone.now() + timedelta(days=days))
        assert dict(zip(COLUMNS, listed, strict=True))["certificateStatus"] == status


def test_a_cohort_is_listed_with_its_certificates(
    api: Api, issuer: Issuer, program: Program, people: list[Enrolment]
):
    enrol(make_cohort(program), make_recipient(issuer))
    rows = exported(api, cohortId=people[0].cohort.public_id)
    assert list(rows[0]) == list(COLUMNS)
    assert [row["status"] for row in rows] == ["completed", "failed", "enrolled"]
    first = Enrolment.objects.select_related("certificate").get(pk=people[0].pk)
    assert first.certificate is not None
    expected = {
        "enrolmentId": first.public_id,
        "programCode": program.code,
        "cohortCode": first.cohort.code,
        "externalId": str(first.recipient.external_id),
        "familyName": "Gashi",
        "grade": "1.7",
        "credits": "60.00",
        "certificateId": first.certificate.public_id,
        "certificateStatus": "active",
    }
    assert {name: rows[0][name] for name in expected} == expected
    assert rows[0]["verifyUrl"].endswith(f"/sq/verify/{first.certificate.public_id}")
    assert (rows[1]["credits"], rows[1]["certificateId"]) == ("", "")
    assert rows[2]["givenName"] == "=HYPERLINK(1)"
    assert len(exported(api, programId=program.public_id)) == 4
    assert len(exported(api, programId=program.public_id, status="completed")) == 1
    entry = AuditEntry.objects.get(action="cohort.exported")
    assert entry.target == first.cohort.public_id


def test_the_same_as_a_workbook(api: Api, people: list[Enrolment]):
    job = finished_completion(api.post(PATH, {"cohortId": people[0].cohort.public_id}))
    path = f"jobs/{job.public_id}/results"
    answer = api.get(f"{path}?format=xlsx")
    assert answer["Content-Disposition"] == f'attachment; filename="{job.public_id}.xlsx"'
    sheet = load_workbook(io.BytesIO(answer.getvalue())).active
    assert sheet is not None
    lines = list(sheet.iter_rows(values_only=True))
    assert (list(lines[0]), len(lines)) == (list(COLUMNS), 4)
    assert "=HYPERLINK(1)" in lines[3]
    assert_problem(api.get(f"{path}?format=pdf"), 400, "validation_failed")
    assert read(api.get(f"{path}?format=csv").getvalue())


def test_a_long_list_goes_on_where_a_step_ended(
    api: Api, program: Program, issuer: Issuer, monkeypatch
):
    made = make_class(program, 5)
    monkeypatch.setitem(JOB_KINDS, EXPORT, replace(JOB_KINDS[EXPORT], batch=2))
    asked = {"programId": program.public_id}
    answer = api.post(PATH, asked)
    enrol(made[0].cohort, make_recipient(issuer))  # since it began
    job = finished_completion(answer)
    rows = read(api.get(f"jobs/{job.public_id}/results").getvalue())
    assert [row["enrolmentId"] for row in rows] == [each.public_id for each in made]


def test_class_lists_of_others_are_unknown_to_the_caller(
    api: Api, outsider_api: Api, test_mode_api: Api, issuer: Issuer, people: list[Enrolment]
):
    program, cohort = people[0].program.public_id, people[0].cohort.public_id
    with nothing_written():
        assert_faults(
            outsider_api.post(PATH, {"programId": program}), ("/programId", "unknown_program")
        )
        for stranger in (outsider_api, test_mode_api):
            assert_faults(
                stranger.post(PATH, {"cohortId": cohort}), ("/cohortId", "unknown_cohort")
            )
        assert_faults(api.post(PATH, {"cohortId": "x"}), ("/cohortId", "unknown_cohort"))
        assert_faults(api.post(PATH, {}), ("/programId", "required"))
        both = {"cohortId": cohort, "programId": program}
        assert_faults(api.post(PATH, both), ("/cohortId", "ambiguous"))
        assert_faults(
            api.post(PATH, {"cohortId": cohort, "status": "x"}), ("/status", "invalid_choice")
        )
        manager = Api(make_key(issuer, scopes=[Scope.EDU_MANAGE]))
        assert_problem(manager.post(PATH, {"cohortId": cohort}), 403, "scope_missing")
    assert exported(test_mode_api, programId=program) == []  # of the other mode
    other = make_type(issuer, code="other")
    limited = Api(make_key(issuer, type_ids=[other.pk]))
    assert_faults(limited.post(PATH, {"cohortId": cohort}), ("/cohortId", "unknown_cohort"))
    Program.objects.filter(pk=people[0].program_id).update(certificate_type=other)
    rows = exported(limited, cohortId=cohort)
    assert {row["certificateId"] + row["verifyUrl"] for row in rows} == {""}
    assert (rows[0]["status"], rows[0]["grade"]) == ("completed", "")


def test_a_job_of_a_test_key_lists_test_people(
    test_mode_api: Api, program: Program, people: list[Enrolment]
):
    (trial,) = make_class(program, 1, Mode.TEST)
    (row,) = exported(test_mode_api, cohortId=trial.cohort.public_id)
    assert row["enrolmentId"] == trial.public_id


# --- in the back office ---------------------------------------------------------------------------


def test_an_instructor_takes_the_list_along(
    issuer: Issuer, owner: User, people: list[Enrolment], monkeypatch
):
    cohort = people[0].cohort
    instructor = make_member(issuer, Role.TEAM)
    assert cohort.program.team is not None
    add_to_team(cohort.program.team, instructor, TeamRole.INSTRUCTOR)
    page = page_url(cohort, "overview_of")
    as_csv: Any = client_of(instructor).post(page, with_issuer(issuer, form="csv"))
    assert as_csv["Content-Disposition"] == (
        f'attachment; filename="{cohort.program.code}-{cohort.code}.csv"'
    )
    assert {row["enrolmentId"] for row in read(as_csv.content)} == {
        each.public_id for each in people
    }
    as_xlsx: Any = client_of(instructor).post(page, with_issuer(issuer, form="xlsx"))
    sheet = load_workbook(io.BytesIO(as_xlsx.getvalue())).active
    assert sheet is not None
    assert sheet.max_row == 4
    entry = AuditEntry.objects.filter(action="cohort.exported").latest("at")
    assert (entry.actor_id, entry.changes["rows"]["after"]) == (str(instructor.pk), 3)
    monkeypatch.setattr(overview, "MAX_ROWS", 2)
    refused = client_of(instructor).post(page, with_issuer(issuer, form="csv"), follow=True)
    assert "too long for here" in refused.text
    for form in ("csv", "xlsx"):
        begun = client_of(owner).post(page, with_issuer(issuer, form=form), follow=True)
        assert "The export has begun" in begun.text
    assert Job.objects.filter(kind="edu.export").count() == 2
