"""The results file of a job: streamed, without formulas for spreadsheets, kept for seven days."""

import csv
import io
from datetime import timedelta
from typing import Any

import pytest
from django.urls import reverse
from django.utils import timezone

from accounts.jobs import files, runner
from accounts.jobs.registry import JOB_KINDS, StepProgress
from lib.tables.reading import ZIP
from tests.factories.jobs import TALLY, make_job, tally_kind
from tests.support.back_office import client_of
from tests.support.problems import assert_problem

pytestmark = pytest.mark.django_db


def test_results_are_a_csv_file(api, job):
    response = api.get(f"jobs/{job.public_id}/results")
    assert response.streaming
    assert response["Content-Type"] == "text/csv; charset=utf-8"
    assert response["Content-Disposition"] == f'attachment; filename="{job.public_id}.csv"'
    assert response["Cache-Control"] == "no-store"
    rows = list(csv.DictReader(io.StringIO(response.getvalue().decode())))
    assert len(rows) == 25
    assert rows[2] == {"row": "3", "outcome": "failed"}


@pytest.mark.parametrize(
    ("value", "written"),
    [
        ("=1+1", "'=1+1"),
        ("@SUM(A1)", "'@SUM(A1)"),
        ("+49 30 1234", "'+49 30 1234"),
        ("-cmd|' /C calc'!A0", "'-cmd|' /C calc'!A0"),
        ("\t=1", "'\t'=1"),
        ("x;=1+1", "x;'=1+1"),
        ("x; @SUM(A1);2", "x;' @SUM(A1);2"),
        ('x;"=1+1', "x;'\"=1+1"),
        ("x\n=1\r\n-y\t+1", "x\n'=1\r\n'-y\t+1"),
        ("1;-2,5;+3", "1;-2,5;+3"),
        ("  =1", "'  =1"),
        ("＝1+1", "'＝1+1"),
        ("-12.50", "-12.50"),
        ("+7", "+7"),
        ("-3,5", "-3,5"),
        ('B-42; "L1"\n2', 'B-42; "L1"\n2'),
        (None, ""),
        (17, "17"),
    ],
)
def test_programs_get_cells_as_they_are_and_people_those_that_no_spreadsheet_executes(
    api, issuer, owner, monkeypatch, value, written
):
    def step(job, cursor, limit, now):
        return StepProgress(cursor=cursor, ok=1, finished=True, results=[(1, value)])

    monkeypatch.setitem(JOB_KINDS, TALLY, tally_kind(step=step))
    job = make_job(issuer)
    runner.run_due_jobs()
    page: Any = client_of(owner).get(reverse("admin:accounts_job_results", args=[job.pk, "csv"]))
    for answer, cell in (
        (api.get(f"jobs/{job.public_id}/results"), "" if value is None else str(value)),
        (page, written),
    ):
        content = answer.getvalue().decode()
        assert list(csv.reader(io.StringIO(content, newline="")))[1] == ["1", cell]


def test_results_are_gone_after_seven_days(api, job):
    files.remove_files(now=timezone.now() + timedelta(days=8))
    assert_problem(api.get(f"jobs/{job.public_id}/results"), 410, "results_expired")
    assert api.get(f"jobs/{job.public_id}").json()["resultsUntil"] is None


def test_a_workbook_has_no_more_rows_than_can_be_made_at_once(api, job, monkeypatch):
    address = f"jobs/{job.public_id}/results"
    monkeypatch.setattr(files, "MAX_WORKBOOK_ROWS", 25)
    assert api.get(f"{address}?format=xlsx").getvalue().startswith(ZIP)
    monkeypatch.setattr(files, "MAX_WORKBOOK_ROWS", 24)
    problem = assert_problem(api.get(f"{address}?format=xlsx"), 409, "conflict")
    assert "more rows than the 24" in problem["detail"]
    assert "CSV" in problem["detail"]
    assert api.get(f"{address}?format=csv").status_code == 200


def test_one_workbook_at_a_time_is_made_for_an_issuer(api, outsider_api, other_issuer, job):
    foreign = make_job(other_issuer)
    runner.run_due_jobs()
    own, others = (f"jobs/{each.public_id}/results?format=xlsx" for each in (job, foreign))
    with files._turns.place(job.issuer_id):
        busy = api.get(own)
        assert_problem(busy, 503, "unavailable")
        assert busy["Retry-After"]
        assert outsider_api.get(others).getvalue().startswith(ZIP)
    assert api.get(own).getvalue().startswith(ZIP)
