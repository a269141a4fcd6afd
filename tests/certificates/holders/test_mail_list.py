"""The list of mails to holders in the back office: what was sent, what waits, what did not arrive."""

from datetime import timedelta
from typing import Any

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.urls import reverse
from django.utils import timezone

from accounts.models import Issuer, MailOutcome, OutgoingMail, User
from accounts.scopes import Mode, Role
from certificates.holders.operations import REVOKED
from certificates.models import Certificate, CertificateType
from tests.factories import issue_one, make_holder_mail, make_member
from tests.support.back_office import client_of, impersonating_client, page_url, with_issuer
from tests.support.query_plans import only_index

LIST = reverse("admin:accounts_outgoingmail_changelist")
ADDRESS = "arta@example.com"


@pytest.fixture
def mails(certificate_type: CertificateType) -> dict[str, OutgoingMail]:
    """One mail in each state, by the word of the filter; each about a certificate of its own."""
    now = timezone.now()
    states: dict[str, dict[str, Any]] = {
        "waiting": {"due_at": now + timedelta(hours=2), "attempts": 3, "answer": "451 4.3.0"},
        "sent": {"sent_at": now},
        "failed": {
            "dropped_at": now,
            "outcome": MailOutcome.REFUSED,
            "answer": "550 5.1.1",
            "kind": REVOKED,
        },
        "obsolete": {"dropped_at": now},
    }
    return {
        name: make_holder_mail(
            issue_one(certificate_type, certificate_number=f"M-{name}", holder_email=ADDRESS),
            **fields,
        )
        for name, fields in states.items()
    }


def listed(client: Any, **query: str) -> set[str]:
    """The mails that the list shows, by the word in their certificates' numbers."""
    response = client.get(LIST, query)
    assert response.status_code == 200
    return {
        mail.shown_certificate.name.removeprefix("M-")
        for mail in response.context["cl"].result_list
    }


def test_mail_list_says_what_became_of_each(owner: User, mails: dict[str, OutgoingMail]):
    page = client_of(owner).get(LIST)
    for text in (
        "M-sent",
        "Refused by the mail server",
        "550 5.1.1",
        "News of its revocation",
        "Next attempt:",
        "451 4.3.0",
        "No longer due:",
    ):
        assert text in page.text
    certificate = Certificate.objects.get(pk=mails["sent"].subject)
    assert page_url(certificate) in page.text
    assert ADDRESS not in page.text


def test_one_that_waits_for_a_release_says_so(owner: User, certificate: Certificate):
    make_holder_mail(certificate, due_at=None)
    assert "once the certificate has been released" in client_of(owner).get(LIST).text


def test_mail_list_is_filtered_by_state_and_kind(owner: User, mails: dict[str, OutgoingMail]):
    client = client_of(owner)
    assert listed(client) == set(mails)
    for state in mails:
        assert listed(client, state=state) == {state}
    assert listed(client, kind=REVOKED) == {"failed"}
    assert listed(client, state="elsewhere") == set()
    assert listed(client, kind="invitation") == set()


def test_a_mail_whose_certificate_was_removed_stays_in_the_list(
    owner: User, certificate_type: CertificateType
):
    test = issue_one(certificate_type, mode=Mode.TEST)
    mail = make_holder_mail(test, sent_at=timezone.now())
    OutgoingMail.objects.filter(pk=mail.pk).update(subject=mail.subject.__class__(int=7))
    assert client_of(owner).get(LIST).status_code == 200
    assert client_of(owner).get(page_url(mail)).status_code == 200


def test_other_mails_are_not_in_it(owner: User, issuer: Issuer, certificate: Certificate):
    """Neither those to members, nor those to operators of the platform, nor another issuer's."""
    now = timezone.now()
    for user, kind in ((owner, "key_expires"), (None, "open_item")):
        OutgoingMail.objects.create(
            issuer=issuer, user=user, kind=kind, subject=certificate.pk, created_at=now
        )
    assert listed(client_of(owner)) == set()


class TestWho:
    def test_a_stranger_sees_none(self, outsider: User, mails: dict[str, OutgoingMail]):
        client = client_of(outsider)
        assert listed(client) == set()
        assert client.get(page_url(mails["sent"])).status_code == 302

    def test_an_auditor_reads_and_nobody_writes(
        self, owner: User, issuer: Issuer, mails: dict[str, OutgoingMail]
    ):
        auditor = client_of(make_member(issuer, Role.AUDITOR))
        assert auditor.get(page_url(mails["failed"])).status_code == 200
        posted = client_of(owner).post(page_url(mails["failed"]), with_issuer(issuer))
        assert posted.status_code == 403

    def test_an_operator_who_acts_for_the_issuer_reads(
        self, issuer: Issuer, mails: dict[str, OutgoingMail]
    ):
        assert listed(impersonating_client(issuer)) == set(mails)


@pytest.mark.parametrize("query", [{}, {"state": "failed"}, {"kind": REVOKED}])
def test_the_list_is_read_along_its_index(
    owner: User, mails: dict[str, OutgoingMail], query: dict[str, str]
):
    client = client_of(owner)
    with CaptureQueriesContext(connection) as asked:
        client.get(LIST, query)
    (sql,) = [
        each["sql"]
        for each in asked.captured_queries
        if 'ORDER BY "accounts_outgoingmail"' in each["sql"]
    ]
    with only_index("accounts_mail_to_holders", bitmap=False), connection.cursor() as cursor:
        cursor.execute(f"EXPLAIN {sql.rpartition(';')[2]}")  # what sets the issuer may go before it
        plan = "\n".join(line for (line,) in cursor.fetchall())
    assert "Index Scan Backward using accounts_mail_to_holders" in plan
    assert "Index Cond: (issuer_id" in plan
    assert "Sort" not in plan
