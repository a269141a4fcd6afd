"""Beat sends a task when it has something to do, and no longer once it has done it."""

import time
from datetime import timedelta
from pathlib import Path
from typing import Any
from unittest.mock import Mock, patch

import pytest
from celery.beat import event_t
from celery.schedules import schedule
from django.db import OperationalError, connection
from django.utils import timezone

from accounts.domain import pdf_certificates
from accounts.models import Issuer, IssuerDomain, User
from accounts.operations import pdf_signing
from config.celery import app
from config.periodic import due
from tests.accounts.domains.helpers import make_domain
from tests.accounts.pdf_signing.test_chains import key
from tests.conftest import Api
from tests.edu.completion.helpers import make_class, make_published, result_of, send_completion
from tests.factories import context_of, issue_one, make_type, user_actor
from tests.factories.certificates import make_holder_mail
from tests.journeys.processes.load_clients import wait_for

RUN_JOBS = "accounts.jobs.tasks.run_jobs"


@pytest.mark.django_db(transaction=True)
def test_each_task_is_sent_until_it_has_done_its_work(
    api: Api, issuer: Issuer, owner: User, log_folder: Path, monkeypatch: pytest.MonkeyPatch
):
    """A diploma goes from the job to its signatures, beside a mail, a domain and a key for PDFs."""
    app.loader.import_default_modules()
    monkeypatch.setattr(pdf_certificates, "new_key", key)
    (enrolment,) = make_class(program := make_published(issuer), 1)
    send_completion(api, program, result_of(enrolment, 1))
    make_holder_mail(issue_one(make_type(issuer)))
    pdf_signing.request_key(
        context=context_of(issuer, actor=user_actor(owner)),
        organization="Muster Werke GmbH",
        country="DE",
        self_signed=True,
    )
    make_domain(issuer, due_at=timezone.now())
    found: set[str] = set()

    def is_done() -> bool:
        """Whether no task has work. The audit's seal waits for transactions of tests beside this one."""
        with_work = due.tasks_with_work()
        found.update(with_work)
        for task in sorted(with_work - {"accounts.tasks.check_domains"}):
            app.tasks[task]()
        IssuerDomain.objects.update(due_at=None)  # in the place of look-ups in the internet
        return not with_work

    assert wait_for(is_done, 60)
    assert found == set(due.WORK)


@pytest.fixture
def beat(monkeypatch: pytest.MonkeyPatch) -> due.OnlyDue:
    scheduler = due.OnlyDue(app, lazy=True)
    for name in (
        "close_if_unusable_or_obsolete",
        "close",
    ):  # it is the test's own, in a transaction
        monkeypatch.setattr(connection, name, Mock())
    return scheduler


def sent(beat: due.OnlyDue, task: str) -> bool:
    """Whether a task is sent whose turn it is."""
    entry = beat.Entry(name=task, task=task, schedule=schedule(1), app=app)
    with patch.object(beat, "apply_async") as send:
        beat.apply_entry(entry)
    return bool(send.called)


@pytest.mark.django_db
def test_what_has_nothing_to_do_is_not_sent(beat: due.OnlyDue):
    assert set(due.WORK) <= {each["task"] for each in app.conf.beat_schedule.values()}
    assert not sent(beat, RUN_JOBS)
    assert sent(beat, "webhooks.tasks.dispatch")


def test_while_the_database_does_not_say_everything_is_sent(
    beat: due.OnlyDue, monkeypatch: pytest.MonkeyPatch
):
    asked = Mock(side_effect=OperationalError("no route to host"))
    monkeypatch.setattr(due, "tasks_with_work", asked)
    assert all(sent(beat, task) for task in due.WORK)
    assert asked.call_count == 1  # it may take seconds to fail


@pytest.mark.django_db
@pytest.mark.usefixtures("beat")
@pytest.mark.parametrize("is_running", [False, True])
def test_a_clock_that_was_set_back_stops_nothing(tmp_path: Path, *, is_running: bool):
    """Last runs ahead of the clock: read from the file of the schedule, or of a beat that runs on."""

    def started() -> due.PersistentOnlyDue:
        return due.PersistentOnlyDue(app, schedule_filename=str(tmp_path / "schedule"))

    scheduler: Any = started()
    with patch.object(due.PersistentOnlyDue, "apply_async") as send:
        scheduler.tick()
        for entry in scheduler.schedule.values():
            entry.last_run_at += timedelta(hours=2)
        scheduler._heap = [event_t(each.time + 7200, *each[1:]) for each in scheduler._heap]
        if not is_running:
            scheduler.close()
            scheduler = started()
        send.reset_mock()
        deadline = time.monotonic() + 20
        while time.monotonic() < deadline and not send.called:
            time.sleep(min(scheduler.tick(), 1))
        scheduler.close()
    assert send.called


def test_beat_sleeps_until_a_turn_comes(beat: due.OnlyDue):
    """It looks a few times for each task sent, not without a pause in the last 10 ms before each."""
    beat.schedule.clear()
    for number in range(6):  # at slightly different times, as in operation
        beat.add(name=str(number), task="webhooks.tasks.dispatch", schedule=schedule(0.3))
        time.sleep(0.004)
    looks = 0
    with patch.object(beat, "apply_async") as send:
        while send.call_count < 30:
            looks += 1
            time.sleep(max(0, beat.tick()))
    assert looks <= 3 * send.call_count
