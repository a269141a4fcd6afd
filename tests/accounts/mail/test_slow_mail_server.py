"""A mail server that is slow gets every letter once, however many workers send."""

import threading
import time
from collections import Counter
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from django.db import connections
from django.utils import timezone

from accounts.mail import outbox
from accounts.mail.smtp import MailNotSent, send_mail_now
from accounts.models import Issuer, QuotaLetter, QuotaNotice
from accounts.scopes import Role
from accounts.tasks import send_quota_letters
from certificates.models import CertificateType, HolderMail
from certificates.operations import holder
from certificates.tasks import send_holder_mails
from config import smtp
from edu.models import DecisionLetter, Onboarding
from edu.tasks import send_decisions
from tests.factories import issue_one, make_member
from tests.factories.webhooks import make_endpoint
from tests.support.mail_server import MailServer, mail_server
from webhooks.models import EndpointNotice
from webhooks.tasks import send_notices

SHORT = timedelta(seconds=6)  # a lease: a batch takes longer, one mail does not
LETTERS = 4


class Slow:
    """Takes its time for the first mail, and waits with the second one until it is told."""

    def __init__(self) -> None:
        self.second_is_here, self.go_on = threading.Event(), threading.Event()
        self.seen = 0

    def __call__(self, _to: str) -> None:
        self.seen += 1
        if self.seen == 1:
            time.sleep(SHORT.total_seconds())
        if self.seen == 2:
            self.second_is_here.set()
            assert self.go_on.wait(60)


def speak_to(server: MailServer, settings: Any) -> None:
    settings.EMAIL_BACKEND = "config.smtp.EmailBackend"
    settings.EMAIL_HOST, settings.EMAIL_PORT = "127.0.0.1", server.port


def in_a_thread(task: Callable[[], None]) -> threading.Thread:
    def run() -> None:
        try:
            task()
        finally:
            connections.close_all()

    thread = threading.Thread(target=run)
    thread.start()
    return thread


def quota_letters(issuer: Issuer) -> None:
    notice = QuotaNotice.objects.create(issuer=issuer, month=timezone.now().date().replace(day=1))
    for _ in range(LETTERS):
        user = make_member(issuer, Role.OWNER)
        QuotaLetter.objects.create(notice=notice, user=user, percent=80, used=8, quota=10)


def endpoint_notices(issuer: Issuer) -> None:
    endpoint = make_endpoint(issuer, "https://8.8.8.8/hook")
    for _ in range(LETTERS):
        user = make_member(issuer, Role.OWNER)
        EndpointNotice.objects.create(
            endpoint=endpoint, user=user, kind="failing", created_at=timezone.now()
        )


def decisions(issuer: Issuer) -> None:
    now = timezone.now()
    profile = Onboarding.objects.create(
        issuer=issuer, state="approved", decided_at=now, submitted_at=now
    )
    for _ in range(LETTERS):
        user = make_member(issuer, Role.OWNER)
        DecisionLetter.objects.create(onboarding=profile, user=user, decided_at=now)


def holder_mails(certificate_type: CertificateType) -> None:
    certificates = [
        issue_one(certificate_type, holder_email=f"holder{number}@example.com")
        for number in range(LETTERS)
    ]
    holder.queue_mails(certificate_ids=[each.pk for each in certificates], now=timezone.now())


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize(
    ("owe", "task"),
    [
        (quota_letters, send_quota_letters),
        (endpoint_notices, send_notices),
        (decisions, send_decisions),
    ],
)
def test_two_workers_send_each_letter_once(
    issuer: Issuer, settings: Any, monkeypatch: pytest.MonkeyPatch, owe: Any, task: Any
):
    monkeypatch.setattr(outbox, "LEASE", SHORT)
    owe(issuer)
    assert two_workers(task, settings) == [1] * LETTERS


@pytest.mark.django_db(transaction=True)
def test_two_workers_send_each_mail_to_a_holder_once(
    certificate_type: CertificateType, settings: Any, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(holder, "LEASE", SHORT)
    monkeypatch.setattr(holder, "BATCH", 1)
    holder_mails(certificate_type)
    assert two_workers(send_holder_mails, settings) == [1] * LETTERS
    assert not HolderMail.objects.filter(sent_at=None).exists()


def two_workers(task: Callable[[], None], settings: Any) -> list[int]:
    """How often each mail came: the second worker begins when the first one's first lease is over."""
    slow = Slow()
    with mail_server(slow) as server:
        speak_to(server, settings)
        first = in_a_thread(task)
        assert slow.second_is_here.wait(60)
        second = in_a_thread(task)
        second.join(60)
        slow.go_on.set()
        first.join(60)
        assert not first.is_alive()
        assert not second.is_alive()
        return sorted(Counter(server.accepted).values())


def test_a_mail_that_trickles_is_given_up(settings: Any, monkeypatch: pytest.MonkeyPatch):
    """Each byte comes in time; all of them together do not."""
    monkeypatch.setattr(smtp, "DEADLINE", 1.0)
    with mail_server(pause=0.05) as server:  # some ten seconds for a mail
        speak_to(server, settings)
        with pytest.raises(MailNotSent) as caught:
            send_mail_now("quota", {}, to="owner@example.com", locale="en")
        assert not caught.value.for_good
        assert server.accepted == []


def test_the_last_answer_is_waited_for_beyond_that_of_a_command(settings: Any):
    settings.EMAIL_TIMEOUT = 0.5
    with mail_server(lambda _to: time.sleep(2)) as server:
        speak_to(server, settings)
        send_mail_now("quota", {}, to="owner@example.com", locale="en")
        assert server.accepted == ["owner@example.com"]
