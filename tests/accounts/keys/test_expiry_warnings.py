"""Owners and administrators, and webhooks, are told of an expiring key 30, 7 and 1 days before."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
import time_machine
from django.core import mail
from django.core.mail import EmailMessage
from django.core.mail.backends.locmem import EmailBackend

from accounts import tasks
from accounts.keys import people
from accounts.keys.operations import NewKey, change_key, rotate_key
from accounts.mail import sender
from accounts.models import ApiKey, Issuer, User
from accounts.scopes import Mode, Role
from tests.factories import context_of, make_key, make_member
from webhooks.models import Event

DAY = timedelta(days=1)
NOW = datetime(2026, 3, 2, 12, 0, tzinfo=UTC)
DUE = NOW + 60 * DAY
EXPIRING = "api_key.expiring"
pytestmark = pytest.mark.django_db


@pytest.fixture
def ending(issuer: Issuer, owner: User) -> NewKey:
    """A key of 60 days."""
    return made(issuer)


def made(issuer: Issuer, **fields: Any) -> NewKey:
    with time_machine.travel(NOW, tick=False):
        return make_key(issuer, **{"expires_at": DUE, "now": NOW, **fields})


def warned_at(days_before: float) -> list[EmailMessage]:
    """The mails that a tick so many days before sends."""
    mail.outbox.clear()
    with time_machine.travel(DUE - timedelta(days=days_before), tick=False):
        tasks.warn_of_keys()
        tasks.send_mails()
    return list(mail.outbox)


def announced() -> list[int]:
    """The numbers of the events so far."""
    events = Event.objects.filter(type=EXPIRING).order_by("id")
    return list(events.values_list("sequence", flat=True))


class TestStages:
    def test_thirty_seven_and_one_day_before_and_once_each(self, ending: NewKey):
        sent = [
            days
            for days in (31, 30, 29.9, 20, 8, 7, 6.5, 2, 1, 0.5, 0, -1)
            if len(warned_at(days)) == 1
        ]
        assert sent == [30, 7, 1]
        assert announced() == [2, 3, 4]

    def test_after_a_pause_only_the_nearest(self, ending: NewKey):
        assert len(warned_at(0.8)) == 1
        assert warned_at(0.7) == []
        assert announced() == [2]

    def test_a_key_made_for_some_days_is_not_warned_of_from_the_start(self, issuer, owner):
        made(issuer, now=DUE - 5 * DAY)
        assert warned_at(4.9) == []
        assert len(warned_at(1)) == 1

    def test_neither_a_rotated_nor_a_revoked_nor_an_endless_key(self, issuer: Issuer, owner: User):
        rotated, revoked, _endless = made(issuer), made(issuer), made(issuer, expires_at=None)
        rotate_key(
            context=context_of(issuer, now=DUE - 8 * DAY), key_id=rotated.key.pk, overlap=7 * DAY
        )
        ApiKey.objects.filter(pk=revoked.key.pk).update(revoked_at=NOW)
        assert warned_at(7) == warned_at(1) == []
        assert announced() == []

    def test_a_changed_date_is_announced_again(self, issuer: Issuer, ending: NewKey):
        assert len(warned_at(7)) == 1
        change_key(
            context=context_of(issuer, now=DUE - 6 * DAY),
            key_id=ending.key.pk,
            changes={"expires_at": DUE + 20 * DAY},
        )
        assert len(warned_at(6)) == 1  # 26 days before the new end
        assert warned_at(5) == []

    def test_keys_of_both_modes(self, issuer: Issuer, owner: User):
        made(issuer, mode=Mode.TEST)
        assert len(warned_at(7)) == 1
        assert Event.objects.get(type=EXPIRING).mode == Mode.TEST


class TestLetter:
    def test_only_owners_and_administrators_of_the_issuer_get_it(
        self, issuer: Issuer, owner, operator, auditor, outsider, ending: NewKey
    ):
        admin = make_member(issuer, Role.ADMIN)
        gone = make_member(issuer, Role.ADMIN)
        User.objects.filter(pk=gone.pk).update(is_active=False)
        recipients = [message.to for message in warned_at(7)]
        assert sorted(recipients) == sorted([[owner.email], [admin.email]])

    @pytest.mark.parametrize("locale", ["en", "de", "fr", "sq"])
    def test_the_mail_names_the_key_and_its_expiry(
        self, issuer, owner, ending: NewKey, locale: str
    ):
        User.objects.filter(pk=owner.pk).update(locale=locale)
        Issuer.objects.filter(pk=issuer.pk).update(name="Muster & Söhne")
        (message,) = warned_at(30)
        assert "Muster & Söhne" in message.subject
        assert "Test key" in message.subject
        assert "\n" not in message.subject
        assert "2026" in message.subject
        assert ending.key.last_four in message.body
        assert "(Berlin, UTC+" in message.body
        assert "https://certificates.example/admin/accounts/apikey/" in message.body
        assert "{" not in message.body
        assert ending.token.secret not in message.body


class TestFailing:
    def test_an_unsent_mail_is_sent_by_the_next_run(
        self, owner: User, ending: NewKey, monkeypatch: pytest.MonkeyPatch, caplog: Any
    ):
        def refuse(*args: object) -> int:
            raise ConnectionRefusedError(owner.email)

        with monkeypatch.context() as patch:
            patch.setattr(EmailBackend, "send_messages", refuse)
            assert warned_at(30) == []
        assert "not sent" in caplog.text
        assert owner.email not in caplog.text
        assert len(warned_at(29)) == 1
        assert announced() == [2]

    def test_two_workers_send_one_mail(self, ending: NewKey):
        now = DUE - 7 * DAY
        for _ in range(2):
            people.warn_of_expiring_keys(now=now)
        claimed = sender.claim(now=now)
        assert claimed is not None
        assert sender.claim(now=now) is None
        assert sender.send(claimed, now=now)
        assert not sender.send(claimed, now=now)
        assert len(mail.outbox) == 1
        assert announced() == [2]
