"""The mail outbox: every mail is sent, and a failing one does not delay the others."""

from datetime import UTC, date, datetime, timedelta
from smtplib import SMTPRecipientsRefused
from typing import Any

import pytest
import time_machine
from django.core.mail.backends.locmem import EmailBackend
from django.db import connection
from django.db.models.functions import Now
from django.template.loader import get_template

from accounts.mail import outbox, sender
from accounts.mail.outbox import MAIL_KINDS
from accounts.models import Issuer, OutgoingMail, QuotaNotice, User
from accounts.people import invitations
from accounts.scopes import Role
from accounts.tasks import remove_old_mails, send_mails
from lib import ids
from tests.accounts.people.helpers import invite
from tests.factories import make_member

pytestmark = pytest.mark.django_db
NOW = datetime(2026, 11, 10, 12, tzinfo=UTC)
UNENCODABLE = f"owner@{'ä' * 60}.example"  # a label too long for the domain name system


def queued(issuer: Issuer, *users: User) -> list[OutgoingMail]:
    """A mail about the quota to each of them, in this order."""
    notice = QuotaNotice.objects.create(issuer=issuer, month=date(2026, 11, 1))
    return [
        OutgoingMail.objects.create(
            issuer=issuer,
            kind="quota",
            user=user,
            subject=notice.pk,
            details={"percent": 80, "used": 8, "quota": 10},
            created_at=NOW,
            due_at=NOW,
        )
        for user in users
    ]


def send_all(now: datetime = NOW) -> None:
    with time_machine.travel(now, tick=False):
        send_mails()


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
    first, second = queued(issuer, unreachable, owner)
    send_all()
    assert [message.to for message in mailoutbox] == [[owner.email]]
    assert [record.given_up for record in caplog.records if record.name == "mail"] == [True]
    assert UNENCODABLE not in caplog.text
    first.refresh_from_db()
    second.refresh_from_db()
    assert (first.sent_at, first.dropped_at) == (None, NOW), "it is not tried again"
    assert (second.sent_at, second.dropped_at) == (NOW, None)


def test_an_invitation_to_such_an_address_is_told_as_not_sent(issuer: Issuer, owner: User):
    assert not invitations.send(invite(owner, issuer, email=UNENCODABLE), now=NOW)


def test_a_worker_that_dies_leaves_its_mail_to_another(
    issuer: Issuer, owner: User, mailoutbox: Any
):
    (mail,) = queued(issuer, owner)
    lost = sender.claim(now=NOW)
    assert lost == mail, "and then nothing more of it"
    send_all()
    assert mailoutbox == []
    OutgoingMail.objects.update(leased_until=Now() - timedelta(seconds=1))
    send_all()
    assert len(mailoutbox) == 1
    assert not sender.send(lost, now=NOW), "it was only asleep, and is too late"
    mail.refresh_from_db()
    assert (mail.sent_at, mail.leased_until, mail.attempts) == (NOW, None, 2)


def test_a_lease_counts_by_the_clock_of_the_database(issuer: Issuer, owner: User, mailoutbox: Any):
    queued(issuer, owner)
    assert sender.claim(now=NOW)
    send_all(NOW + timedelta(days=300))  # of a worker whose clock is wrong
    assert mailoutbox == []


def test_one_that_was_erased_between_claim_and_sending_goes_to_nobody(
    issuer: Issuer, owner: User, mailoutbox: Any
):
    queued(issuer, owner)
    claimed = sender.claim(now=NOW)
    assert claimed
    OutgoingMail.objects.all().delete()
    assert not sender.send(claimed, now=NOW)
    assert mailoutbox == []


@pytest.mark.django_db(transaction=True)
def test_no_transaction_is_open_while_the_mail_server_is_waited_for(
    issuer: Issuer, owner: User, monkeypatch: pytest.MonkeyPatch
):
    queued(issuer, owner)
    in_transaction: list[bool] = []

    def watch(*_: object) -> int:
        in_transaction.append(connection.in_atomic_block)
        return 1

    monkeypatch.setattr(EmailBackend, "send_messages", watch)
    send_all()
    assert in_transaction == [False]


@pytest.mark.parametrize(("code", "arrive"), [(450, 1), (550, 0)], ids=["later, please", "unknown"])
def test_only_what_is_refused_for_good_is_given_up(
    issuer: Issuer,
    owner: User,
    mailoutbox: Any,
    monkeypatch: pytest.MonkeyPatch,
    code: int,
    arrive: int,
):
    queued(issuer, owner)
    with monkeypatch.context() as patch:
        failing(patch, SMTPRecipientsRefused({owner.email: (code, b"no")}))
        send_all()
    send_all(NOW + timedelta(minutes=1))
    assert len(mailoutbox) == arrive


def test_outdated_mail_is_dropped_instead_of_sent(issuer: Issuer, owner: User, mailoutbox: Any):
    (mail,) = queued(issuer, owner)
    december = datetime(2026, 12, 1, tzinfo=UTC)
    send_all(december)
    assert mailoutbox == []
    mail.refresh_from_db()
    assert mail.dropped_at == december


def test_rows_hold_no_text_no_address_and_no_secret(issuer: Issuer, owner: User):
    """What a mail says is composed when it is sent."""
    columns = {field.name for field in OutgoingMail._meta.get_fields()}
    assert columns == {
        *("id", "issuer", "kind", "user", "subject", "details", "once", "created_at"),
        *("due_at", "leased_until", "attempts", "sent_at", "dropped_at"),
        *("outcome", "answer", "recipient"),  # codes, and the digest of an address
    }
    queued(issuer, owner)
    (row,) = OutgoingMail.objects.values()
    assert owner.email not in str(row)


class TestKept:
    def test_ended_rows_go_after_ninety_days_and_records_stay(
        self, issuer: Issuer, owner: User, monkeypatch: pytest.MonkeyPatch
    ):
        monkeypatch.setattr(outbox, "BATCH", 2)
        old, young = NOW - timedelta(days=91), NOW - timedelta(days=89)
        ends = {"sent_at": old}, {"dropped_at": old}, {"sent_at": young}, {"dropped_at": young}, {}
        for kind in ("quota", "onboarding_decided"):
            for end in ends:
                OutgoingMail.objects.create(
                    issuer=issuer, kind=kind, user=owner, subject=ids.new(), created_at=old, **end
                )
        with time_machine.travel(NOW, tick=False):
            remove_old_mails()
        left = OutgoingMail.objects.values_list("kind", "sent_at", "dropped_at")
        assert sorted(left, key=str) == sorted(
            [
                ("quota", old, None),  # the record of who was warned
                *((kind, young, None) for kind in ("quota", "onboarding_decided")),
                *((kind, None, young) for kind in ("quota", "onboarding_decided")),
                *((kind, None, None) for kind in ("quota", "onboarding_decided")),
            ],
            key=str,
        )

    def test_no_second_mail_with_the_same_once(self, issuer: Issuer, owner: User):
        subject = ids.new()
        for once in ("a", "a", "b", None, None):
            outbox.enqueue_for_members(
                "quota",
                issuer_id=issuer.pk,
                roles={Role.OWNER},
                subject=subject,
                now=NOW,
                once=once,
            )
        assert sorted(OutgoingMail.objects.values_list("once", flat=True), key=str) == [
            *(None, None),
            *("a", "b"),
        ]


def test_every_kind_has_its_templates():
    assert MAIL_KINDS.keys() == {
        *("certificate_issued", "certificate_revoked", "certificate_replaced"),
        *("consent_due", "domain_failing", "domain_lost"),
        *("key_expiring", "key_orphaned"),
        *("onboarding_decided", "open_item", "quota", "webhook_endpoint"),
        *("pdf_certificate_ending", "sign_on_recovered"),
        *("watch_confirm", "watch_news"),
    }
    for name in MAIL_KINDS:
        for end in ("", "_subject"):
            get_template(f"emails/{name}{end}.txt")


def test_issuers_take_turns_whatever_one_of_them_has_waiting(
    issuer: Issuer, other_issuer: Issuer, mailoutbox
):
    queued(issuer, *(make_member(issuer, Role.OWNER) for _ in range(3)))
    theirs = make_member(other_issuer, Role.OWNER)
    queued(other_issuer, theirs)
    send_all()
    assert len(mailoutbox) == 4
    assert [theirs.email] in [mail.to for mail in mailoutbox[:2]]
