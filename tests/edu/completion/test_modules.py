"""A file with a row for each module: the rows of a person become one transcript."""

from dataclasses import replace
from io import BytesIO
from typing import Any

import pytest
from openpyxl import Workbook

from accounts.jobs.imports.reader import TableReader
from accounts.jobs.models import Job
from accounts.jobs.registry import JOB_KINDS
from accounts.keys.operations import NewKey
from accounts.models import Issuer
from edu.completion.jobs import COMPLETION_KIND
from edu.models import Enrolment, Program
from tests.factories.edu import make_cohort
from tests.support.problems import assert_problem

from .helpers import (
    counts,
    enrol_recipient,
    errors,
    finished_completion,
    make_published,
    results,
    send_grade_file,
)

HEAD = "externalId;grade;completedOn;moduleCode;moduleTitle;moduleGrade;moduleCredits"
XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"


@pytest.fixture
def program(issuer: Issuer) -> Program:
    return make_published(issuer)


@pytest.fixture
def people(program: Program) -> list[Enrolment]:
    cohort = make_cohort(program)
    return [enrol_recipient(cohort, number) for number in ("A", "B", "C")]


def completed(key: NewKey, program: Program, *lines: str, **changes: Any) -> Job:
    table = "\r\n".join((HEAD, *lines, "")).encode()
    return finished_completion(send_grade_file(key, program, table, **changes))


def module_row(
    title: str, code: str = "", grade: str = "", credits: str | None = None
) -> dict[str, Any]:
    return {"title": title, "code": code, "grade": grade, "credits": credits}


def test_rows_of_one_person_are_one_completion(
    key: NewKey, program: Program, people: list[Enrolment]
):
    job = completed(
        key,
        program,
        "A;1,7;15.06.2026;M1;Statics;1,3;7,5",
        "A;;;M2;Dynamics;2,0;5",
        "A;1,7;15.06.2026;;Thesis;;",
        "B;2,0;;M1;Statics;2,0;7,5",
        "C;5,0;;;;;",
    )
    assert counts(job) == (3, 0, 0)
    assert [line["row"] for line in results(job)] == ["2", "5", "6"]
    first, second, third = people
    for each in people:
        each.refresh_from_db()
    assert first.results == [
        module_row("Statics", "M1", "1,3", "7.5"),
        module_row("Dynamics", "M2", "2,0", "5"),
        module_row("Thesis"),
    ]
    assert (first.grade, str(first.completed_on)) == ("1.7", "2026-06-15")
    assert second.results == [module_row("Statics", "M1", "2,0", "7.5")]
    assert (third.results, third.status) == ([], "failed")
    assert first.certificate is not None
    assert b'[["M1 Statics","7.5","1,3"]' in bytes(first.certificate.document or b"")


def test_a_workbook_in_the_words_of_a_school(
    key: NewKey, program: Program, people: list[Enrolment]
):
    book, file = Workbook(), BytesIO()
    sheet = book.active
    assert sheet is not None
    sheet.append(["Ihre Nummer", "Note", "Modul", "Modulnote", "Modulpunkte"])
    sheet.append(["A", 1.7, "Statik", 1.3, 7.5])
    sheet.append(["A", None, "Dynamik", "2,0", 5])
    book.save(file)
    assert counts(finished_completion(send_grade_file(key, program, file.getvalue(), XLSX))) == (
        1,
        0,
        0,
    )
    people[0].refresh_from_db()
    assert people[0].results == [
        module_row("Statik", grade="1.3", credits="7.5"),
        module_row("Dynamik", grade="2,0", credits="5"),
    ]


def test_each_fault_is_named_at_its_own_row(key: NewKey, program: Program, people: list[Enrolment]):
    job = completed(
        key,
        program,
        "A;1,7;;M1;Statics;;5",
        "A;2,0;;M2;Dynamics;;",
        "A;;;M3;Hydraulics;;five",
        "B;2,0;;M1;;;5",
        "C;2,0;;M1;Statics;;50000",
        "A;;;M4;Optics;;5",
    )
    assert errors(job) == [
        (2, None, "other_row_at_fault"),
        (3, "grade", "differs_from_row"),
        (4, "moduleCredits", "invalid_decimal"),
        (5, "moduleTitle", "required"),
        (6, "moduleCredits", "invalid_format"),
        (7, "externalId", "duplicate_row"),
    ]
    assert not Enrolment.objects.exclude(status="enrolled").exists()


def test_in_part_nobody_is_completed_with_a_part_of_the_modules(
    key: NewKey, program: Program, people: list[Enrolment]
):
    rows = (
        "A;1,7;;M1;Statics;;5",
        "A;;;M2;Dynamics;;five",
        "B;;;M1;Statics;;5",
        "C;2,0;;;Optics;;5",
    )
    tried = completed(key, program, *rows, dryRun="true", mode="partial")
    assert (tried.dry_run, counts(tried)) == (True, (1, 3, 0))
    assert not Enrolment.objects.exclude(status="enrolled").exists()
    job = completed(key, program, *rows, mode="partial")
    assert (job.dry_run, counts(job)) == (False, (1, 3, 0))
    assert [(line["outcome"], line["externalId"], line["code"]) for line in results(job)] == [
        ("refused", "A", "other_row_at_fault"),
        ("refused", "A", "invalid_decimal"),
        ("refused", "B", "required"),
        ("issued", "C", ""),
    ]
    assert Enrolment.objects.get(status="completed") == people[2]


def test_more_modules_than_a_transcript_holds(
    key: NewKey, program: Program, people: list[Enrolment]
):
    assert errors(completed(key, program, "A;1,7;;;Statics;;", *["A;;;;Statics;;"] * 200)) == [
        (2, "results", "too_many")
    ]


def test_a_person_is_never_cut_in_two(
    key: NewKey, program: Program, people: list[Enrolment], monkeypatch: pytest.MonkeyPatch
):
    """Whoever takes the next step begins anew at the place that the last one left."""
    monkeypatch.setitem(JOB_KINDS, COMPLETION_KIND, replace(JOB_KINDS[COMPLETION_KIND], batch=1))
    monkeypatch.setattr(TableReader, "_keep", lambda _self, _reader: None)
    lines = [
        f"{n};{grade};;;Module {m};;" for n in "ABC" for m, grade in enumerate(("1,0", "", ""))
    ]
    assert counts(completed(key, program, *lines)) == (3, 0, 0)
    for each in people:
        each.refresh_from_db()
        assert [row["title"] for row in each.results] == ["Module 0", "Module 1", "Module 2"]


def test_modules_have_a_title(key: NewKey, program: Program):
    refused = send_grade_file(key, program, b"externalId;moduleCode\r\nA;M1\r\n")
    assert_problem(refused, 400, "validation_failed")
    assert refused.json()["errors"][0]["code"] == "missing_column"
    assert not Job.objects.exists()
