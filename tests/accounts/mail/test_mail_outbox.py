"""Letters that are owed: none is lost, and one that cannot be sent holds up no other."""

from datetime import UTC, date, datetime, timedelta
from smtplib import SMTPRecipientsRefused
from typing import Any

import pytest
import time_machine
from django.core.mail.backends.locmem import EmailBackend
from django.db.models.functions import Now

from accounts.mail import outbox
from accounts.models import Issuer, LetterLease, QuotaLetter, QuotaNotice, User
from accounts.operations.people import invitation_mails
from accounts.scopes import Role
from accounts.tasks import send_quota_letters
from tests.accounts.people.helpers import invite
from tests.factories import make_member

pytestmark = pytest.mark.django_db
NOW = datetime(2026, 11, 10, 12, tzinfo=UTC)
UNENCODABLE = f"owner@{'ä' * 60}.example"  # a label too long for the domain name system


def owed(issuer: Issuer, *users: User) -> list[QuotaLetter]:
    """A letter to each of them, in this order."""
    notice = QuotaNotice.objects.create(issuer=issuer, month=date(2026, 11, 1))
    return [
        QuotaLetter.objects.create(notice=notice, user=user, percent=80, used=8, quota=10)
        for user in users
    ]


def sent(now: datetime = NOW) -> None:
    with time_machine.travel(now, tick=False):
        send_quota_letters()


def failing(monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    def refuse(*_: object) -> int:
        raise error

    monkeypatch.setattr(EmailBackend, "send_messages", refuse)


@pytest.fixture
def unreachable(issuer: Issuer) -> User:
    user = make_member(issuer, Role.OWNER)
    User.objects.filter(pk=user.pk).update(email=UNENCODABLE)
    return user


def test_an_address_that_none_encodes_holds_up_no_other(
    issuer: Issuer, unreachable: User, owner: User, mailoutbox: Any, caplog: Any
):
    first, second = owed(issuer, unreachable, owner)
    sent()
    assert [message.to for message in mailoutbox] == [[owner.email]]
    assert [record.given_up for record in caplog.records if record.name == "mail"] == [True]
    assert UNENCODABLE not in caplog.text
    for letter in (first, second):
        letter.refresh_from_db()
        assert letter.sent_at == NOW, "it is not tried again"


def test_an_invitation_to_such_an_address_is_told_as_not_sent(issuer: Issuer, owner: User):
    assert not invitation_mails.send(invite(owner, issuer, email=UNENCODABLE), now=NOW)


def test_a_worker_that_dies_leaves_its_letter_to_another(
    issuer: Issuer, owner: User, mailoutbox: Any
):
    (letter,) = owed(issuer, owner)
    name = f"accounts.quotaletter {letter.pk}"
    assert outbox._claimed(name), "and then nothing more of it"
    sent()
    assert mailoutbox == []
    LetterLease.objects.filter(pk=name).update(until=Now() - timedelta(seconds=1))
    sent()
    assert len(mailoutbox) == 1
    assert not LetterLease.objects.exists()


def test_one_that_was_sent_meanwhile_is_not_sent_again(
    issuer: Issuer, owner: User, mailoutbox: Any
):
    owed(issuer, owner)
    stale = QuotaLetter.objects.get()
    sent()
    about = outbox.Letter(name="quota", issuer=issuer, context={})
    assert not outbox.send(stale, about, now=NOW)
    assert len(mailoutbox) == 1


@pytest.mark.parametrize(("code", "arrive"), [(450, 1), (550, 0)], ids=["later, please", "unknown"])
def test_only_what_is_refused_for_good_is_given_up(
    issuer: Issuer,
    owner: User,
    mailoutbox: Any,
    monkeypatch: pytest.MonkeyPatch,
    code: int,
    arrive: int,
):
    owed(issuer, owner)
    with monkeypatch.context() as patch:
        failing(patch, SMTPRecipientsRefused({owner.email: (code, b"no")}))
        sent()
    sent(NOW + timedelta(minutes=1))
    assert len(mailoutbox) == arrive
