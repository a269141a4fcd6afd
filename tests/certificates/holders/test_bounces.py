"""Mails that come back: refused at once, or reported later; seen, and not written to again."""

import io
from collections.abc import Callable
from typing import Any

import pytest
from django.core.management import call_command

from accounts.mail import addresses
from accounts.models import AuditEntry, MailAddress, MailOutcome, OutgoingMail
from certificates.models import Certificate
from tests.certificates.holders.test_holders_objections import ADDRESS, diploma, send, server
from tests.certificates.transitions.helpers import request_transition
from tests.conftest import Api
from tests.support.mail_server import MailServer, Received
from tests.support.problems import assert_problem

__all__ = ["diploma", "server"]  # fixtures

REPORT = """\
From: MAILER-DAEMON@mx.example.net
To: {sender}
Subject: Undelivered Mail Returned to Sender
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="b"

--b
Content-Type: text/plain

I'm sorry to have to inform you that your message could not be delivered.

--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example.net
Arrival-Date: Sun, 22 Nov 2026 10:00:00 +0000

Final-Recipient: rfc822; arta@example.com
Action: {action}
Status: {status}
Diagnostic-Code: smtp; 550 5.1.1 User unknown

--b
Content-Type: text/rfc822-headers

From: certificates@localhost
Message-ID: {message_id}
Subject: a certificate

--b--
"""


def report_on(mail: Received, *, action: str = "failed", status: str = "5.1.1") -> bytes:
    """What a mail server on the way writes about a mail that it could not deliver."""
    filled = {"sender": mail.sender, "message_id": mail.message["Message-ID"]}
    return REPORT.format(action=action, status=status, **filled).encode()


@pytest.fixture
def pipe(monkeypatch: pytest.MonkeyPatch) -> Callable[[bytes], str]:
    """Gives the command a message as a mail server pipes it; returns what it says."""

    def give(raw: bytes) -> str:
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(raw)))
        said = io.StringIO()
        call_command("take_in_bounce", stdout=said)
        return said.getvalue()

    return give


def test_an_address_that_is_refused_is_not_written_to_until_it_is_stated_again(
    api: Api, diploma: Certificate, server: MailServer
):
    server.refused[ADDRESS] = f"550 5.1.1 <{ADDRESS}> unknown"
    send(diploma)
    mail = OutgoingMail.objects.get()
    assert (mail.outcome, mail.answer) == (MailOutcome.REFUSED, "550 5.1.1")
    server.refused.clear()
    send(diploma)
    assert server.mails == []
    assert OutgoingMail.objects.latest("pk").outcome == MailOutcome.UNREACHABLE
    problem = assert_problem(request_transition(api, diploma, "notify"), 409, "conflict")
    assert "came back" in problem["detail"]
    path = f"certificates/{diploma.public_id}/holder"
    api.patch(path, {"email": "arta.new@example.com"})
    send(diploma)
    assert [each.recipient for each in server.mails] == ["arta.new@example.com"]


def test_the_same_address_stated_again_is_tried_again(
    api: Api, diploma: Certificate, server: MailServer
):
    server.refused[ADDRESS] = "550 5.1.1 unknown"
    send(diploma)
    server.refused.clear()
    api.patch(f"certificates/{diploma.public_id}/holder", {"email": ADDRESS})
    assert AuditEntry.objects.filter(action="certificate.contact_confirmed").count() == 1
    send(diploma)
    assert len(server.mails) == 1


@pytest.mark.parametrize("bounce_address", ["", "bounces@mail.example.com"])
def test_a_report_that_comes_later_is_taken_in(
    diploma: Certificate, server: MailServer, pipe: Any, settings: Any, bounce_address: str
):
    settings.BOUNCE_ADDRESS = bounce_address
    send(diploma)
    raw = report_on(server.mails[0])
    if bounce_address:  # servers that return no header of the mail
        raw = raw.replace(server.mails[0].message["Message-ID"].encode(), b"<gone>")
    assert "came back (5.1.1)" in pipe(raw)
    mail = OutgoingMail.objects.get()
    assert (mail.outcome, mail.answer) == (MailOutcome.BOUNCED, "5.1.1")
    send(diploma)
    assert len(server.mails) == 1


@pytest.mark.parametrize("status", ["4.4.7", "5.7.1", "5.2.2"])
def test_a_failure_that_is_not_the_addresss_is_shown_and_the_next_mail_leaves(
    diploma: Certificate, server: MailServer, pipe: Any, status: str
):
    send(diploma)
    pipe(report_on(server.mails[0], status=status))
    assert OutgoingMail.objects.get().outcome == MailOutcome.BOUNCED
    send(diploma)
    assert len(server.mails) == 2


def test_mail_that_reports_no_failure_is_ignored(
    diploma: Certificate, server: MailServer, pipe: Any
):
    send(diploma)
    (mail,) = server.mails
    forged = report_on(mail).replace(b"mail-", b"mail-9")
    for raw in (
        report_on(mail, action="delayed", status="4.4.1"),
        report_on(mail, action="delivered", status="2.0.0"),
        forged,
        b"Subject: out of office\n\nI am away.",
        b"",
        b"\xff\x00\r\n\r\n\xfe",
        b"Content-Type: multipart/report; boundary=b\n\n--b\nContent-Type: message/delivery-status\n",
    ):
        assert pipe(raw).startswith("Ignored")
    assert OutgoingMail.objects.get().outcome is None
    assert not MailAddress.objects.exclude(bounced_at=None).exists()


def test_a_report_of_a_mail_that_is_gone_is_ignored(
    diploma: Certificate, server: MailServer, pipe: Any
):
    send(diploma)
    OutgoingMail.objects.all().delete()
    assert "no longer known" in pipe(report_on(server.mails[0]))


def test_marks_stay_valid_under_an_earlier_key(settings: Any):
    mark = addresses.mark_of(7)
    settings.SECRET_KEY_FALLBACKS, settings.SECRET_KEY = [settings.SECRET_KEY], "another" * 9
    raw = REPORT.format(action="failed", status="5.1.1", sender="x", message_id=f"<{mark}@y>")
    report = addresses.read_report(raw.encode())
    assert report is not None
    assert report.mail_id == 7
