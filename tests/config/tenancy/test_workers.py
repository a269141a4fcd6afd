"""Workers see the rows of an issuer only where they say whose, or that they mean all."""

from datetime import date
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
from django.utils import timezone

from accounts.jobs import runner
from accounts.jobs.files import read_results
from accounts.jobs.models import Job
from accounts.models import Issuer
from certificates.models import Certificate, CertificateType
from config.celery import app
from lib import sql
from lib.database import tenancy
from lib.database.tenancy import WEB, Scope
from tests.factories import issue_one, make_issuer
from tests.factories.furnished import MARK, make_one_of_each
from tests.support.suite.tenancy import as_process
from tests.support.tenancy import take_filters_away
from webhooks.courier.sending import CourierThread

OTHER = "ANOTHER"
FIRST = [
    f"certificates.tasks.{name}" for name in ("sequence_log", "seal_certificates")
]  # make work for others
# What these do for one issuer the database bounds to it. The others' statements are of all issuers at once.
FOR_ONE_ISSUER = {
    "accounts.jobs.tasks.run_jobs",
    "accounts.tasks.make_signing_keys",
    "accounts.tasks.send_mails",
    "certificates.tasks.publish_status_lists",
    "certificates.tasks.seal_certificates",
    "certificates.tasks.send_expiry_notices",
}


@pytest.fixture
def issuers(db: None) -> list[Issuer]:
    """Two, each with one row of everything, and with work for workers."""
    made = [make_issuer(), make_issuer("Shkolla Shembull")]
    for issuer, mark in zip(made, (MARK, OTHER), strict=True):
        rows = make_one_of_each(issuer, mark)
        ending = issue_one(rows[CertificateType], valid_until=date(2099, 12, 31))
        Certificate.objects.filter(pk=ending.pk).update(next_notice_at=timezone.now())
    return made


@pytest.fixture
def scopes(monkeypatch: pytest.MonkeyPatch) -> set[Scope]:
    """Of the statements that were run."""
    seen: set[Scope] = set()
    record_query = sql.record_query

    def note(statement: str, seconds: float) -> None:
        seen.add(tenancy.current())
        record_query(statement, seconds)

    monkeypatch.setattr(sql, "record_query", note)
    return seen


def tasks() -> list[str]:
    app.loader.import_default_modules()
    ours = {name for name in app.tasks if not name.startswith("celery.")}
    return [*FIRST, *sorted(ours - set(FIRST))]


def test_each_task_says_whose_rows_it_works_on(
    issuers: list[Issuer], scopes: set[Scope], log_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the rights of its role, whatever the login may: fixtures are a superuser's."""
    monkeypatch.setattr(CourierThread, "wake", bool)
    bounded = set()
    own = {Scope(WEB, str(issuer.pk)) for issuer in issuers}

    for name in tasks():
        scopes.clear()
        with as_process():
            app.tasks[name]()
        assert tenancy.LOGIN not in scopes, name
        if own <= scopes:
            bounded.add(name)
    assert bounded >= FOR_ONE_ISSUER


def test_without_any_filter_a_job_reads_the_rows_of_its_issuer_alone(
    issuers: list[Issuer], monkeypatch: pytest.MonkeyPatch
) -> None:
    take_filters_away(monkeypatch)
    runner.run_due_jobs()
    for issuer, mark, foreign in zip(issuers, (MARK, OTHER), (OTHER, MARK), strict=True):
        job = Job.objects.get(issuer=issuer)
        text = text_of(job)
        assert mark in text
        assert foreign not in text


def text_of(job: Any) -> str:
    """All files of an export."""
    with ZipFile(BytesIO(b"".join(read_results(job)))) as archive:
        return "".join(archive.read(name).decode(errors="replace") for name in archive.namelist())
