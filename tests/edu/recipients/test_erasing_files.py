"""Erasing a recipient removes files of jobs that name the person."""

import io
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone

from accounts.jobs import files, runner
from accounts.jobs.imports.kinds import check_again, start_import
from accounts.jobs.models import Job, JobState
from accounts.keys.operations import NewKey
from accounts.models import Issuer
from certificates.erasure import execution
from edu.models import Recipient
from edu.recipients.jobs import RECIPIENT_IMPORTS, RecipientImportParameters
from lib.tables.layout import Layout
from tests.certificates.erasure.helpers import AFTER
from tests.certificates.imports.helpers import xlsx_file
from tests.conftest import Api
from tests.edu.completion.helpers import errors, finished_completion
from tests.factories import context_of
from tests.factories.edu import make_recipient

from .test_erasing import EMAIL, MARK, NAME, NUMBER, erased, traces
from .test_recipient_imports import send

HEADER = ["externalId", "givenName", "familyName"]
HERS = [NUMBER, NAME, MARK]
XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
OF_JOBS = {"accounts_job", "accounts_jobinput", "accounts_jobrows", "accounts_joberror"}


def as_csv(rows: list[list[str]]) -> tuple[bytes, str]:
    return "\r\n".join(";".join(row) for row in rows).encode(), "text/csv"


def as_workbook(rows: list[list[Any]]) -> tuple[bytes, str]:
    return xlsx_file(*rows), XLSX


def others(count: int) -> list[list[str]]:
    return [[f"S-{number}", "Ana", "Berisha"] for number in range(count)]


@pytest.mark.parametrize("written", [as_csv, as_workbook])
class TestAnImportedClass:
    def test_imported_class_file_is_erased_with_the_person(
        self, api: Api, key: NewKey, written: Callable[..., Any]
    ):
        content, media_type = written([HEADER, HERS, *others(2)])
        job = finished_completion(send(key, content, media_type))
        assert job.state == JobState.SUCCEEDED
        assert "accounts_jobrows" in traces()
        erased(api, Recipient.objects.get(external_id=NUMBER))
        assert traces() == set()
        job.refresh_from_db()
        assert job.files_removed_at is not None
        for table in files.FILE_TABLES:
            assert not table._default_manager.filter(job=job).exists()

    def test_refused_class_file_is_erased_with_the_person(
        self, api: Api, issuer: Issuer, key: NewKey, written: Callable[..., Any]
    ):
        """Nothing was made of it but rows that were found right: no result names her."""
        hers = make_recipient(issuer, given_name=NAME, family_name=MARK)
        content, media_type = written([HEADER, ["", NAME, MARK], *others(99), ["S-X", "Ana", ""]])
        job = finished_completion(send(key, content, media_type))
        assert errors(job) == [(102, "familyName", "required")]
        assert "accounts_jobrows" in traces()
        erased(api, hers)
        assert traces() == set()
        assert not job.inputs.exists()


def headless(issuer: Issuer) -> Job:
    """A list without a head line, of which somebody has said what its columns are."""
    file = f"{NAME};{MARK};{EMAIL}\r\nAna;Berisha;ana\r\n".encode()
    kind, context = RECIPIENT_IMPORTS, context_of(issuer)
    how: dict[str, Any] = {"source": io.BytesIO(file), "layout": Layout(), "suggesting": True}
    trial = start_import(kind, RecipientImportParameters(), context=context, dry_run=True, **how)
    layout, columns = kind.parameters_of(trial).layout, ["givenName", "familyName", "email"]
    job = check_again(kind, context=context, trial=trial, layout=layout, columns=columns)
    runner.run_due_jobs()
    assert errors(job) == [(2, EMAIL, "invalid_email")]
    return job


def test_a_list_without_a_head_line_has_a_person_for_one(api: Api, issuer: Issuer):
    job = headless(issuer)
    assert {"accounts_job", "accounts_joberror", "accounts_jobinput"} <= traces()
    erased(api, make_recipient(issuer, given_name=NAME, family_name=MARK, email=EMAIL))
    assert traces() == set()
    assert errors(job) == [(2, "3", "invalid_email")]


def test_the_header_alone_names_a_person(api: Api, issuer: Issuer):
    job = headless(issuer)
    job.inputs.all().delete()
    erased(api, make_recipient(issuer, given_name=NAME, family_name=MARK))
    assert "accounts_job" not in traces()


def test_after_seven_days_no_job_says_who_stood_in_its_file(api: Api, issuer: Issuer):
    job = headless(issuer)
    files.remove_files(now=timezone.now() + timedelta(days=7, minutes=1))
    assert traces() & OF_JOBS == set()
    job.refresh_from_db()
    assert (RECIPIENT_IMPORTS.parameters_of(job).header, job.parameters["rows"]) == ([], 1)
    hers = make_recipient(issuer, given_name=NAME, family_name=MARK)
    api.post(f"edu/recipients/{hers.public_id}/erase", {"dryRun": False})
    assert execution.erase_due(now=timezone.now() + AFTER) == 1
    assert traces() == set()
