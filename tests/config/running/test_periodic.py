"""A task is started when it has something to do, and no longer once it has done it."""

from datetime import timedelta
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from celery.beat import event_t
from django.utils import timezone

from accounts.models import Issuer, IssuerDomain, User
from accounts.pdf_signing import operations as pdf_signing, rules
from config import tasks
from config.celery import Scheduler, app
from tests.accounts.domains.helpers import make_domain
from tests.accounts.pdf_signing.test_chains import key
from tests.conftest import Api
from tests.edu.completion.helpers import make_class, make_published, result_of, send_completion
from tests.factories import context_of, issue_one, make_type, user_actor
from tests.factories.certificates import make_holder_mail
from tests.journeys.processes.load_clients import wait_for


@pytest.mark.django_db(transaction=True)
def test_each_task_is_sent_until_it_has_done_its_work(
    api: Api, issuer: Issuer, owner: User, log_folder: Path, monkeypatch: pytest.MonkeyPatch
):
    """A diploma goes from the job to its signatures, beside a mail, a domain and a key for PDFs."""
    app.loader.import_default_modules()
    monkeypatch.setattr(rules, "new_key", key)
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
        with_work = tasks.tasks_with_work()
        found.update(with_work)
        for task in sorted(with_work - {"accounts.tasks.check_domains"}):
            app.tasks[task]()
        IssuerDomain.objects.update(due_at=None)  # in the place of look-ups in the internet
        return not with_work

    assert wait_for(is_done, 60)
    assert found == set(tasks.WORK)


@pytest.mark.django_db
def test_tasks_with_nothing_to_do_are_not_started():
    with patch.object(app, "send_task") as send:
        tasks.start_due()
    assert not send.called


@pytest.mark.parametrize("is_running", [False, True])
def test_a_clock_that_was_set_back_stops_nothing(tmp_path: Path, *, is_running: bool):
    """Last runs ahead of the clock: read from the file of the schedule, or of a beat that runs on."""

    def started() -> Scheduler:
        return Scheduler(app, schedule_filename=str(tmp_path / "schedule"))

    scheduler: Any = started()
    with patch.object(Scheduler, "apply_async") as send:
        scheduler.tick()
        for entry in scheduler.schedule.values():
            entry.last_run_at += timedelta(hours=2)
        scheduler._heap = [event_t(each.time + 7200, *each[1:]) for each in scheduler._heap]
        if not is_running:
            scheduler.close()
            scheduler = started()
        send.reset_mock()

        def has_looked() -> bool:
            scheduler.tick()
            return "config.tasks.start_due" in {call.args[0].task for call in send.call_args_list}

        assert wait_for(has_looked, 20)
        scheduler.close()
