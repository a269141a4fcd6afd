"""Transitions in the back office: buttons, forms, permissions."""

import pytest
from django.urls import reverse

from accounts.actors import Actor, ActorKind
from accounts.models import Issuer, OutgoingMail, User
from accounts.scopes import Standing
from accounts.tasks import send_mails
from certificates.lifecycle import State
from certificates.models import (
    Certificate,
    CertificateHistory,
    CertificateType,
    Hold,
)
from tests.factories import issue_one, make_type, set_state
from tests.support.back_office import CERTIFICATES, client_of, page_url, with_issuer
from tests.support.problems import nothing_written

BUTTONS = {
    State.PENDING: {"release", "reject"},
    State.ACTIVE: {"suspend", "revoke"},
    State.SUSPENDED: {"suspend", "reinstate", "revoke"},
    State.REVOKED: set(),
}
WHY = {"reason": "recall", "public_note": "Bring it back.", "note": "Ticket 77"}


def address(certificate: Certificate, action: str) -> str:
    return page_url(certificate, f"{action}_one")


def selected(issuer: Issuer, action: str, *certificates: Certificate, **fields: object):
    ids = [str(certificate.pk) for certificate in certificates]
    return with_issuer(issuer, action=f"{action}_selected", _selected_action=ids, **fields)


def states(*certificates: Certificate) -> list[str]:
    return [Certificate.objects.get(pk=row.pk).state for row in certificates]


class TestOne:
    @pytest.mark.parametrize("state", BUTTONS)
    def test_only_what_leads_on_is_offered(
        self, operator: User, certificate: Certificate, state: State
    ):
        page = client_of(operator).get(page_url(set_state(certificate, state))).text
        offered = {
            name for name in set.union(*BUTTONS.values()) if address(certificate, name) in page
        }
        assert offered == BUTTONS[state]

    def test_a_hold_is_placed_and_lifted_again(
        self, operator: User, issuer: Issuer, certificate: Certificate
    ):
        client = client_of(operator)
        assert "nobody may rely on it" in client.get(address(certificate, "suspend")).text
        answer = client.post(
            address(certificate, "suspend"), with_issuer(issuer, **WHY), follow=True
        )
        assert "1 certificate was suspended." in answer.text
        assert "Bring it back." in answer.text
        change = CertificateHistory.objects.get(certificate=certificate, sequence=2)
        assert (change.actor_kind, change.actor_id) == ("user", str(operator.pk))
        assert (change.reason, change.note) == ("recall", "Ticket 77")

        hold = Hold.objects.get()
        form = with_issuer(issuer, hold=str(hold.pk), public_note="", note="")
        answer = client.post(address(certificate, "reinstate"), form, follow=True)
        assert "1 hold was lifted." in answer.text
        assert states(certificate) == ["active"]

    def test_of_several_holds_one_has_to_be_chosen(
        self, operator: User, issuer: Issuer, certificate: Certificate
    ):
        client = client_of(operator)
        for _ in range(2):
            client.post(address(certificate, "suspend"), with_issuer(issuer, **WHY))
        with nothing_written():
            answer = client.post(address(certificate, "reinstate"), with_issuer(issuer, note=""))
        assert "This field is required." in answer.text
        first = Hold.objects.order_by("pk")[0]
        client.post(address(certificate, "reinstate"), with_issuer(issuer, hold=str(first.pk)))
        assert states(certificate) == ["suspended"]
        assert Hold.objects.filter(lifted_at=None).count() == 1

    def test_a_foreign_hold_is_no_choice(
        self, operator: User, issuer: Issuer, certificate_type: CertificateType
    ):
        client = client_of(operator)
        mine, other = issue_one(certificate_type), issue_one(certificate_type)
        for certificate in (mine, other):
            client.post(address(certificate, "suspend"), with_issuer(issuer, **WHY))
        foreign = Hold.objects.get(certificate=other)
        client.post(address(mine, "reinstate"), with_issuer(issuer, hold=str(foreign.pk)))
        assert states(mine, other) == ["suspended", "suspended"]

    def test_without_a_reason_nothing_is_revoked(
        self, operator: User, issuer: Issuer, certificate: Certificate
    ):
        with nothing_written():
            answer = client_of(operator).post(
                address(certificate, "revoke"), with_issuer(issuer, note="x")
            )
        assert "This field is required." in answer.text
        client_of(operator).post(address(certificate, "revoke"), with_issuer(issuer, **WHY))
        assert states(certificate) == ["revoked"]

    def test_page_refuses_an_action_the_state_no_longer_allows(
        self, operator: User, issuer: Issuer, certificate: Certificate
    ):
        set_state(certificate, State.REVOKED)
        with nothing_written():
            form = with_issuer(issuer, **WHY)
            answer = client_of(operator).post(address(certificate, "suspend"), form, follow=True)
        assert "does not allow this" in answer.text

    @pytest.mark.parametrize(("action", "state"), [("release", "active"), ("reject", "revoked")])
    def test_pending_is_released_or_rejected(
        self, operator: User, issuer: Issuer, certificate: Certificate, action: str, state: str
    ):
        set_state(certificate, State.PENDING, reason=None)
        client_of(operator).post(address(certificate, action), with_issuer(issuer, **WHY))
        assert states(certificate) == [state]

    def test_whoever_issued_does_not_release(
        self, operator: User, issuer: Issuer, certificate_type: CertificateType
    ):
        actor = Actor(kind=ActorKind.USER, id=str(operator.pk))
        pending = set_state(issue_one(certificate_type, actor=actor), State.PENDING, reason=None)
        answer = client_of(operator).post(
            address(pending, "release"), with_issuer(issuer), follow=True
        )
        assert "A second person must release it." in answer.text
        assert states(pending) == ["pending"]


class TestWhom:
    """A page that asks before it does something says whom or what the certificate is about."""

    @pytest.fixture
    def named(self, issuer: Issuer) -> Certificate:
        stated = {"holder_name": "Arta Krasniqi", "holder_email": "arta@example.com"}
        return issue_one(make_type(issuer, code="diploma", required=[]), **stated)

    def assert_it_says_whom(self, page: str, certificate: Certificate) -> None:
        assert f"<li>{certificate.in_words()}</li>" in page
        words = ("Arta Krasniqi", "ART-100", certificate.serial_number, str(certificate.version))
        assert all(str(word) in certificate.in_words() for word in (*words, certificate))

    def test_pages_of_one_certificate(self, owner: User, named: Certificate):
        client = client_of(owner)
        for action in ("suspend", "revoke", "notify", "contact"):
            self.assert_it_says_whom(client.get(address(named, action)).text, named)
        self.assert_it_says_whom(client.get(page_url(named, "print_one")).text, named)
        assert named.in_words() in client.get(page_url(named, "correct_one")).text
        assert "Arta Krasniqi" in client.get(address(named, "erase")).text
        set_state(named, State.PENDING, reason=None)
        for action in ("release", "reject"):
            self.assert_it_says_whom(client.get(address(named, action)).text, named)

    def test_pages_of_a_selection(self, operator: User, issuer: Issuer, named: Certificate):
        client = client_of(operator)
        for action in ("suspend", "revoke", "print"):
            page = client.post(CERTIFICATES, selected(issuer, action, named)).text
            self.assert_it_says_whom(page, named)
        recall = reverse("admin:certificates_certificate_recall")
        assert "Arta Krasniqi" in client.get(recall, {"q": named.public_id}).text


class TestSelected:
    def test_all_that_can_be_are_suspended_after_a_question_that_counts(
        self, operator: User, issuer: Issuer, certificate_type: CertificateType
    ):
        good = [issue_one(certificate_type) for _ in range(3)]
        revoked = set_state(issue_one(certificate_type), State.REVOKED)
        client = client_of(operator)
        with nothing_written():
            page = client.post(CERTIFICATES, selected(issuer, "suspend", *good, revoked)).text
        assert "3 certificates" in page
        assert "1 selected certificate is left as it is" in page
        form = selected(issuer, "suspend", *good, revoked, confirmed="yes", **WHY)
        answer = client.post(CERTIFICATES, form, follow=True)
        assert "3 certificates were suspended." in answer.text
        assert states(*good, revoked) == ["suspended"] * 3 + ["revoked"]

    def test_no_more_than_a_hundred_at_once(
        self, operator: User, issuer: Issuer, certificate_type: CertificateType
    ):
        many = [issue_one(certificate_type) for _ in range(101)]
        with nothing_written():
            form = selected(issuer, "revoke", *many, confirmed="yes", **WHY)
            answer = client_of(operator).post(CERTIFICATES, form, follow=True)
        assert "Select at most 100 certificates at once." in answer.text


class TestWhoMay:
    @pytest.mark.parametrize("action", ["suspend", "revoke"])
    def test_an_auditor_only_looks(
        self, auditor: User, issuer: Issuer, certificate: Certificate, action: str
    ):
        client = client_of(auditor)
        assert address(certificate, action) not in client.get(page_url(certificate)).text
        with nothing_written():
            answer = client.post(address(certificate, action), with_issuer(issuer, **WHY))
            client.post(CERTIFICATES, selected(issuer, action, certificate, confirmed="yes", **WHY))
        assert answer.status_code == 403
        assert states(certificate) == ["active"]

    @pytest.mark.parametrize("action", ["suspend", "revoke"])
    def test_the_outsider_moves_nothing(
        self, outsider: User, other_issuer: Issuer, certificate: Certificate, action: str
    ):
        client = client_of(outsider)
        with nothing_written():
            client.post(address(certificate, action), with_issuer(other_issuer, **WHY))
            client.post(
                CERTIFICATES, selected(other_issuer, action, certificate, confirmed="yes", **WHY)
            )
        assert states(certificate) == ["active"]

    def test_a_suspended_account_moves_nothing(
        self, owner: User, issuer: Issuer, certificate: Certificate
    ):
        issuer.standing = Standing.SUSPENDED
        issuer.save()
        with nothing_written():
            answer = client_of(owner).post(
                address(certificate, "revoke"), with_issuer(issuer, **WHY)
            )
        assert answer.status_code == 403


class TestHolder:
    def test_the_link_is_sent_after_a_question_that_names_the_address(
        self, operator: User, issuer: Issuer, certificate_type: CertificateType, mailoutbox
    ):
        certificate = issue_one(certificate_type, holder_email="arta@example.com")
        client = client_of(operator)
        assert address(certificate, "notify") in client.get(page_url(certificate)).text
        assert "arta@example.com" in client.get(address(certificate, "notify")).text
        assert not OutgoingMail.objects.exists()
        client.post(address(certificate, "notify"), with_issuer(issuer, confirmed="yes"))
        send_mails()
        assert [mail.to for mail in mailoutbox] == [["arta@example.com"]]

    def test_notifying_is_not_offered_where_it_reaches_nobody(
        self, operator: User, auditor: User, certificate_type: CertificateType
    ):
        silent = issue_one(certificate_type)
        revoked = set_state(
            issue_one(certificate_type, holder_email="arta@example.com"), State.REVOKED
        )
        for certificate in (silent, revoked):
            assert (
                address(certificate, "notify")
                not in client_of(operator).get(page_url(certificate)).text
            )
        reachable = issue_one(certificate_type, holder_email="arta@example.com")
        assert address(reachable, "notify") not in client_of(auditor).get(page_url(reachable)).text
