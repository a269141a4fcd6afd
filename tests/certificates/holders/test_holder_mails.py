"""Writing to the holder: once, in the certificate's language, and not lost while a server is down."""

from dataclasses import replace
from datetime import timedelta
from smtplib import SMTPRecipientsRefused
from typing import Any

import pytest
from django.core.mail.backends.locmem import EmailBackend
from django.utils import timezone

from accounts.mail import sender
from accounts.mail.outbox import MAIL_KINDS
from accounts.models import AuditEntry, OutgoingMail, User
from accounts.scopes import Mode
from accounts.tasks import send_mails
from certificates.holders import operations as mails
from certificates.lifecycle import State
from certificates.models import Certificate, CertificateType
from tests.certificates.transitions.helpers import RECALL, request_transition
from tests.conftest import Api
from tests.factories import issue_one, make_key, set_state
from tests.support.problems import assert_problem, nothing_written

ADDRESS = "arta@example.com"


def issued(api: Api, body: dict[str, Any]) -> Certificate:
    response = api.post("certificates/issue", body)
    assert response.status_code == 201, response.content
    return Certificate.objects.get(pk=Certificate.objects.latest("id").pk)


@pytest.fixture
def mail_request(request_body) -> dict[str, Any]:
    """A request that asks for a mail."""
    return request_body(holderEmail=ADDRESS, notifyHolder=True)


@pytest.fixture
def reachable(certificate_type: CertificateType) -> Certificate:
    return issue_one(certificate_type, holder_email=ADDRESS)


class TestIssuing:
    @pytest.mark.parametrize(
        ("locale", "path"), [("de", "/de/verify/"), ("en", "/en/verify/"), ("sq", "/sq/verify/")]
    )
    def test_the_holder_gets_the_link_in_the_certificates_language(
        self, api: Api, mail_request, mailoutbox, locale: str, path: str
    ):
        certificate = issued(api, {**mail_request, "locale": locale, "certificateNumber": "N-7"})
        assert mailoutbox == []  # a worker's work
        send_mails()
        (mail,) = mailoutbox
        assert mail.to == [ADDRESS]
        assert f"{path}{certificate.public_id}" in mail.body
        assert "N-7" in mail.body
        assert certificate.version.name_in(locale) in mail.subject
        assert "Muster Werke GmbH" in mail.subject
        send_mails()
        assert len(mailoutbox) == 1

    def test_no_mail_without_being_requested(self, api: Api, request_body, mailoutbox):
        issued(api, request_body(holderEmail=ADDRESS))
        issued(api, request_body(holderEmail=ADDRESS, notifyHolder=False))
        send_mails()
        assert mailoutbox == []

    def test_without_an_address_the_wish_is_refused(self, api: Api, mail_request):
        del mail_request["holderEmail"]
        with nothing_written():
            response = api.post("certificates/issue", mail_request)
        (error,) = assert_problem(response, 400, "validation_failed")["errors"]
        assert (error["pointer"], error["code"]) == ("/holderEmail", "required")

    def test_a_refused_request_owes_no_mail(self, api: Api, mail_request):
        body = {**mail_request, "certificateNumber": "N-1"}
        issued(api, body)
        assert_problem(api.post("certificates/issue", body), 409, "duplicate_certificate")
        assert OutgoingMail.objects.count() == 1

    def test_a_test_certificate_says_so(
        self, test_mode_api: Api, mail_request, operator: User, mailoutbox
    ):
        issued(test_mode_api, {**mail_request, "holderEmail": operator.email.upper()})
        send_mails()
        assert mailoutbox[0].subject.startswith("TEST")
        assert "no validity" in mailoutbox[0].body

    def test_the_successor_is_sent_too(self, api: Api, certificate, mail_request, mailoutbox):
        request_transition(api, certificate, "supersede", {**mail_request, "reason": "data_error"})
        send_mails()
        assert len(mailoutbox) == 1


class TestRelease:
    @pytest.fixture
    def pending(self, certificate_type: CertificateType) -> Certificate:
        row = issue_one(certificate_type, holder_email=ADDRESS)
        set_state(row, State.PENDING, reason=None)
        mails.queue_mails(certificate_ids=[row.pk], now=timezone.now())
        return row

    def test_the_mail_waits_for_it(self, issuer, owner, pending: Certificate, mailoutbox):
        send_mails()
        assert mailoutbox == []
        request_transition(Api(make_key(issuer, maker=owner)), pending, "release")
        send_mails()
        assert len(mailoutbox) == 1

    def test_a_rejected_certificate_is_not_mailed(self, api: Api, pending: Certificate, mailoutbox):
        request_transition(api, pending, "reject", {"reason": "data_error"})
        send_mails()
        assert mailoutbox == []
        assert OutgoingMail.objects.get().dropped_at is not None

    def test_mail_of_a_certificate_revoked_meanwhile_is_dropped(
        self, api: Api, mail_request, mailoutbox
    ):
        certificate = issued(api, mail_request)
        request_transition(api, certificate, "revoke", RECALL)
        send_mails()
        assert mailoutbox == []
        assert OutgoingMail.objects.get().dropped_at is not None


class TestTroubles:
    def test_a_mail_server_that_is_down_delays_and_loses_none(
        self, api: Api, mail_request, mailoutbox, monkeypatch: pytest.MonkeyPatch, caplog
    ):
        for number in range(3):
            issued(api, {**mail_request, "certificateNumber": f"N-{number}"})

        def down(*_: object) -> int:
            raise ConnectionRefusedError(f"cannot write to {ADDRESS}")

        with monkeypatch.context() as patch:
            patch.setattr(EmailBackend, "send_messages", down)
            send_mails()
        assert ADDRESS not in caplog.text
        now = timezone.now()
        assert sender.claim(now=now) is None
        while claimed := sender.claim(now=now + timedelta(minutes=2)):
            sender.send(claimed, now=now)
        assert len(mailoutbox) == 3
        assert not OutgoingMail.objects.filter(sent_at=None).exists()

    def test_the_pauses_grow_and_after_some_days_it_is_given_up(
        self, api: Api, mail_request, monkeypatch: pytest.MonkeyPatch
    ):
        kind = replace(MAIL_KINDS[mails.MAIL], max_attempts=12)
        monkeypatch.setitem(MAIL_KINDS, mails.MAIL, kind)
        issued(api, mail_request)

        def down(*_: object) -> int:
            raise TimeoutError

        monkeypatch.setattr(EmailBackend, "send_messages", down)
        now, pauses = timezone.now(), []
        for _ in range(12):
            claimed = sender.claim(now=now)
            assert claimed is not None
            sender.send(claimed, now=now)
            due_at = OutgoingMail.objects.get().due_at
            assert due_at is not None
            pauses.append((due_at - now) // timedelta(minutes=1))
            now = due_at
        assert pauses == [1, 5, 15, 30] + [60] * 8
        assert sender.claim(now=now) is None
        assert OutgoingMail.objects.get().dropped_at is not None

    def test_an_address_that_is_refused_is_not_tried_for_ever(
        self, api: Api, mail_request, monkeypatch: pytest.MonkeyPatch
    ):
        issued(api, mail_request)

        def refuse(*_: object) -> int:
            raise SMTPRecipientsRefused({ADDRESS: (550, b"unknown")})

        monkeypatch.setattr(EmailBackend, "send_messages", refuse)
        send_mails()
        assert OutgoingMail.objects.get().dropped_at is not None

    def test_holder_mail_is_given_up_after_100_attempts(self):
        assert MAIL_KINDS[mails.MAIL].max_attempts == 100


class TestAskedFor:
    def test_holder_mail_is_sent_again_if_asked(self, api: Api, reachable: Certificate, mailoutbox):
        for _ in range(2):
            answer = request_transition(api, reachable, "notify")
            assert (answer.status_code, answer.json()) == (202, {"ok": True})
            send_mails()
        assert [mail.to for mail in mailoutbox] == [[ADDRESS]] * 2
        assert AuditEntry.objects.filter(action="certificate.holder_notified").count() == 2

    def test_one_that_waits_is_enough(self, api: Api, reachable: Certificate):
        for _ in range(3):
            request_transition(api, reachable, "notify")
        assert OutgoingMail.objects.count() == 1

    def test_notifying_is_refused_without_address_or_after_revocation(
        self, api: Api, certificate: Certificate, reachable: Certificate
    ):
        assert_problem(request_transition(api, certificate, "notify"), 409, "conflict")
        request_transition(api, reachable, "revoke", RECALL)
        assert_problem(request_transition(api, reachable, "notify"), 409, "conflict")


class TestContact:
    def change(self, api: Api, certificate: Certificate, **body: object):
        return api.patch(f"certificates/{certificate.public_id}/holder", body)

    def test_mails_go_to_the_new_address_and_the_document_stays(
        self, api: Api, reachable: Certificate, mailoutbox
    ):
        before = api.get(f"certificates/{reachable.public_id}/canonical").content
        answer = self.change(api, reachable, email="arta.new@example.com")
        assert (answer.status_code, answer.json()["email"]) == (200, "arta.new@example.com")
        assert api.get(f"certificates/{reachable.public_id}/canonical").content == before
        assert api.get(f"certificates/{reachable.public_id}").json()["holderEmail"] == ADDRESS
        request_transition(api, reachable, "notify")
        send_mails()
        assert mailoutbox[0].to == ["arta.new@example.com"]

    def test_changed_contact_is_audited_without_the_address(self, api: Api, reachable: Certificate):
        self.change(api, reachable, email="arta.new@example.com")
        entry = AuditEntry.objects.get(action="certificate.contact_changed")
        assert entry.target == reachable.public_id
        assert entry.changes == {"email": {"personal": True}}
        self.change(api, reachable, email="arta.new@example.com")  # as it is already
        assert AuditEntry.objects.filter(action="certificate.contact_changed").count() == 1

    @pytest.mark.parametrize(
        ("email", "code"), [("", "not_null"), ("arta", "invalid_email"), (7, "invalid_type")]
    )
    def test_an_invalid_address_is_refused(
        self, api: Api, reachable: Certificate, email: object, code: str
    ):
        response = self.change(api, reachable, email=email)
        (error,) = assert_problem(response, 400, "validation_failed")["errors"]
        assert (error["pointer"], error["code"]) == ("/email", code)

    def test_after_erasure_there_is_no_address(self, api: Api, reachable: Certificate):
        gone = dict.fromkeys(
            ["document", "holder_email", "holder_name", "product_id", "serial_number"]
        )
        Certificate.objects.filter(pk=reachable.pk).update(**gone, erased_at=timezone.now())
        assert_problem(self.change(api, reachable, email=ADDRESS), 410, "erased")
        assert_problem(request_transition(api, reachable, "notify"), 410, "erased")

    def test_a_test_key_changes_no_live_certificate(
        self, test_mode_api: Api, reachable: Certificate, certificate_type
    ):
        assert_problem(self.change(test_mode_api, reachable, email=ADDRESS), 404, "not_found")
        trial = issue_one(certificate_type, mode=Mode.TEST)
        assert self.change(test_mode_api, trial, email=ADDRESS).status_code == 200
