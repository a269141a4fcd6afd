"""Owners are told 30, 7 and 1 days before consent is due, once each, in their language."""

from datetime import timedelta

import pytest
import time_machine
from django.core import mail
from django.core.mail import EmailMessage
from django.core.mail.backends.locmem import EmailBackend

from accounts import tasks
from accounts.consent import operations as consent
from accounts.mail import sender
from accounts.models import ConsentDocument, Issuer, OutgoingMail, User
from accounts.scopes import Role
from tests.accounts.consent.helpers import NOW, accept, publish_document
from tests.factories import make_member

DAY = timedelta(days=1)
DUE = NOW + 60 * DAY
pytestmark = pytest.mark.django_db


@pytest.fixture
def terms(issuer: Issuer, owner: User) -> ConsentDocument:
    Issuer.objects.update(created_at=NOW - DAY)
    return publish_document("terms", "1", required_in=60)


def warned_at(days_before: float) -> list[EmailMessage]:
    """The mails that a tick so many days before sends."""
    mail.outbox.clear()
    with time_machine.travel(DUE - timedelta(days=days_before), tick=False):
        tasks.warn_of_consent()
        tasks.send_mails()
    return list(mail.outbox)


class TestStages:
    def test_thirty_seven_and_one_day_before_and_once_each(self, terms: ConsentDocument):
        sent = [
            days
            for days in (31, 30, 29.9, 20, 8, 7, 6.5, 2, 1, 0.5, 0, -1)
            if len(warned_at(days)) == 1
        ]
        assert sent == [30, 7, 1]

    def test_after_a_pause_only_the_nearest(self, terms: ConsentDocument):
        assert len(warned_at(0.8)) == 1
        assert warned_at(0.7) == []

    def test_no_mail_after_accepting(self, issuer: Issuer, terms: ConsentDocument):
        assert len(warned_at(30)) == 1
        accept(issuer, terms)
        assert warned_at(7) == []

    def test_a_changed_date_is_announced_again(self, issuer: Issuer, terms: ConsentDocument):
        warned_at(30)
        accept(issuer, terms)
        publish_document("terms", "2", required_in=40, now=NOW + 40 * DAY)
        assert len(warned_at(-20 + 29)) == 1


class TestLetter:
    def test_only_owners_of_each_issuer_get_it(
        self,
        issuer: Issuer,
        owner: User,
        operator: User,
        auditor: User,
        outsider: User,
        terms: ConsentDocument,
    ):
        second = make_member(issuer, Role.OWNER)
        gone = make_member(issuer, Role.OWNER)
        User.objects.filter(pk=gone.pk).update(is_active=False)
        recipients = [message.to for message in warned_at(7)]
        assert sorted(recipients) == sorted([[owner.email], [second.email], [outsider.email]])

    @pytest.mark.parametrize("locale", ["en", "de", "fr", "sq"])
    def test_the_mail_names_document_and_date(
        self, issuer: Issuer, owner: User, terms: ConsentDocument, locale: str
    ):
        User.objects.filter(pk=owner.pk).update(locale=locale)
        Issuer.objects.filter(pk=issuer.pk).update(name="Muster & Söhne")
        (message,) = warned_at(30)
        assert "Muster & Söhne" in message.subject
        assert "\n" not in message.subject
        assert "2026" in message.subject
        assert "(Berlin, UTC+" in message.body
        assert "https://certificates.example/admin/" in message.body
        assert "{" not in message.body

    def test_times_are_the_issuers_own(self, terms: ConsentDocument):
        (message,) = warned_at(30)
        assert "1 May 2026" in message.subject
        assert "14:00" in message.body  # noon in UTC, two hours later in Berlin's summer


class TestFailing:
    def test_an_unsent_mail_is_sent_by_the_next_run(
        self,
        owner: User,
        terms: ConsentDocument,
        monkeypatch: pytest.MonkeyPatch,
        caplog: pytest.LogCaptureFixture,
    ):
        def refuse(*args: object) -> int:
            raise ConnectionRefusedError(owner.email)

        with monkeypatch.context() as patch:
            patch.setattr(EmailBackend, "send_messages", refuse)
            assert warned_at(30) == []
        assert "not sent" in caplog.text
        assert owner.email not in caplog.text
        assert len(warned_at(29)) == 1

    def test_two_workers_send_one_mail(self, terms: ConsentDocument):
        now = DUE - 7 * DAY
        for _ in range(2):
            consent.warn_of_consent(now=now)
        claimed = sender.claim(now=now)
        assert claimed is not None
        assert sender.claim(now=now) is None
        assert sender.send(claimed, now=now)
        assert not sender.send(claimed, now=now)
        assert len(mail.outbox) == 1
        assert OutgoingMail.objects.get().sent_at == now
