"""A slow mail server gets every mail once, however many workers send."""

import threading
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from django.db import connections
from django.utils import timezone

from accounts.mail import outbox, sender
from accounts.mail.sender import MailNotSent, send_mail_now
from accounts.models import Issuer, OutgoingMail, QuotaNotice
from accounts.scopes import Role
from accounts.tasks import send_mails
from certificates.holders.operations import queue_mails
from config import mail
from tests.factories import issue_one, make_member, make_type
from tests.support.mail_server import MailServer, mail_server

MAILS = 4


class Slow:
    """Takes longer for the first mail than any lease, and waits with the second one until it is told."""

    def __init__(self) -> None:
        self.second_is_here, self.go_on = threading.Event(), threading.Event()
        self.seen = 0

    def __call__(self, _to: str) -> None:
        self.seen += 1
        if self.seen == 1:
            in_a_thread(end_leases).join()
        if self.seen == 2:
            self.second_is_here.set()
            assert self.go_on.wait(60)


def speak_to(server: MailServer, settings: Any) -> None:
    settings.EMAIL_BACKEND = "config.mail.DeadlineBackend"
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


def end_leases() -> None:
    """As if so much time had passed."""
    OutgoingMail.objects.exclude(leased_until=None).update(leased_until=timezone.now())


def mails_to_owners(issuer: Issuer) -> None:
    notice = QuotaNotice.objects.create(issuer=issuer, month=timezone.now().date().replace(day=1))
    for _ in range(MAILS):
        make_member(issuer, Role.OWNER)
    outbox.enqueue_for_members(
        "quota",
        issuer_id=issuer.pk,
        roles={Role.OWNER},
        subject=notice.pk,
        now=timezone.now(),
        details={"percent": 80, "used": 8, "quota": 10},
    )


def mails_to_holders(issuer: Issuer) -> None:
    certificate_type = make_type(issuer)
    certificates = [
        issue_one(certificate_type, holder_email=f"holder{number}@example.com")
        for number in range(MAILS)
    ]
    queue_mails(certificate_ids=[each.pk for each in certificates], now=timezone.now())


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("queue", [mails_to_owners, mails_to_holders])
def test_two_workers_send_each_mail_once(issuer: Issuer, settings: Any, queue: Any):
    queue(issuer)
    assert two_workers(send_mails, settings) == [1] * MAILS
    assert not OutgoingMail.objects.filter(sent_at=None).exists()


def test_a_lease_is_longer_than_a_mail_takes_at_worst():
    assert sender.LEASE.total_seconds() > mail.DEADLINE * 2


def two_workers(task: Callable[[], None], settings: Any) -> list[int]:
    """How often each mail came: the second worker begins when all leases of the first mail's time are over."""
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
    monkeypatch.setattr(mail, "DEADLINE", 1.0)
    with mail_server(pause=0.05) as server:  # some ten seconds for a mail
        speak_to(server, settings)
        with pytest.raises(MailNotSent) as caught:
            send_mail_now("email_changed", {}, to="owner@example.com", locale="en")
        assert not caught.value.for_good
        assert server.accepted == []


def test_the_last_answer_is_waited_for_beyond_that_of_a_command(settings: Any):
    settings.EMAIL_TIMEOUT = 0.5
    with mail_server(lambda _to: time.sleep(2)) as server:
        speak_to(server, settings)
        send_mail_now("email_changed", {}, to="owner@example.com", locale="en")
        assert server.accepted == ["owner@example.com"]
