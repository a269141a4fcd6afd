"""Erasing: preview, request, undo, and what the public page shows."""

from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone

from accounts.actors import RequestContext
from accounts.models import AuditEntry, OutgoingMail
from accounts.scopes import Mode, Scope
from accounts.tasks import send_mails
from certificates.certificate.document import Draft
from certificates.erasure import execution, operations as erasure
from certificates.errors import NoErasurePending
from certificates.holders.operations import MAIL, queue_mails
from certificates.issuing.operations import supersede
from certificates.lifecycle import Reason, State
from certificates.models import Certificate, CertificateType, Erasure
from certificates.signals import certificate_erased
from certificates.transitions.effects import Explanation
from tests.certificates.erasure.helpers import (
    AFTER,
    EMAIL,
    MARK,
    NAME,
    PERSONAL,
    erase_now,
    personal_fields,
    request_erasure,
)
from tests.certificates.transitions.helpers import RECALL, events_of, request_transition
from tests.conftest import Api
from tests.factories import TESTER, issue_one, make_key, make_type
from tests.support.problems import assert_faults, assert_problem, nothing_written

UNDO = "erase/undo"


@pytest.fixture
def diploma(issuer) -> CertificateType:
    """A type that shows whom it certifies."""
    fields = [{"key": "remark", "label": {"en": "Remark"}, "kind": "text", "public": True}]
    return make_type(
        issuer, code="diploma", kind="person", required=[], show_holder="name", fields=fields
    )


@pytest.fixture
def hers(diploma: CertificateType) -> Certificate:
    return issue_one(diploma, **personal_fields(certificate_number="D-1"))


def verify_page(certificate: Certificate) -> str:
    return Client().get(f"/en/verify/{certificate.public_id}").text


def corrected(certificate: Certificate, now=None) -> Certificate:
    """The successor, with the same person in it."""
    context = RequestContext(
        issuer=certificate.issuer.facts(),
        mode=Mode(certificate.mode),
        actor=TESTER,
        now=now or timezone.now(),
    )
    draft = Draft(type_id=certificate.type_id, **personal_fields())
    issued = supersede(
        context=context,
        certificate_id=certificate.pk,
        draft=draft,
        explanation=Explanation(reason=Reason.DATA_ERROR),
    )
    return Certificate.objects.get(pk=issued.id)


class TestPreview:
    def test_shows_the_whole_chain_and_changes_nothing(self, api, hers, diploma):
        successor = corrected(hers)
        OutgoingMail.objects.create(
            issuer=hers.issuer, kind=MAIL, subject=hers.pk, created_at=timezone.now()
        )
        with nothing_written():
            for each in (hers, successor):
                seen = request_erasure(api, each, dry_run=True).json()
                assert [row["id"] for row in seen["certificates"]] == [
                    hers.public_id,
                    successor.public_id,
                ]
                mails = 2  # the link, and that it was replaced
                assert (seen["state"], seen["eraseAt"], seen["mails"]) == ("preview", None, mails)
        assert not Erasure.objects.exists()
        assert NAME in verify_page(successor)

    def test_an_empty_body_erases_nothing(self, api, hers):
        assert_faults(request_transition(api, hers, "erase", {}), ("/dryRun", "required"))
        assert not Erasure.objects.exists()


class TestAsking:
    def test_the_public_sees_nothing_of_it_at_once(self, api, hers, anonymous_api):
        assert NAME in verify_page(hers)
        answer = request_erasure(api, hers).json()
        asked = Erasure.objects.get()
        assert (answer["state"], answer["id"]) == ("pending", asked.public_id)
        assert asked.execute_at - asked.requested_at == timedelta(days=7)
        page = verify_page(hers)
        assert not any(text in page for text in PERSONAL)
        assert "were erased" in page
        public = anonymous_api.get(f"/api/public/certificates/{hers.public_id}").json()
        assert (public["erased"], public["holderName"], public["facts"]) == (True, None, [])
        assert (public["status"], public["trustworthy"]) == ("active", True)

    def test_the_issuer_still_reads_it_to_be_able_to_undo(self, api, hers):
        request_erasure(api, hers)
        assert api.get(f"certificates/{hers.public_id}").json()["holderName"] == NAME

    def test_erasure_request_is_audited_without_personal_data(self, api, hers):
        request_erasure(api, hers)
        entry = AuditEntry.objects.get(action="certificate.erasure_requested")
        assert entry.target == hers.public_id
        assert entry.changes.keys() == {"erasure"}

    def test_asking_again_changes_nothing(self, api, hers):
        first, again = request_erasure(api, hers).json(), request_erasure(api, hers).json()
        assert first == again
        assert Erasure.objects.count() == 1

    def test_a_certificate_about_to_be_erased_cannot_be_changed(
        self, api, hers, mailoutbox, request_body
    ):
        queue_mails(certificate_ids=[hers.pk], now=timezone.now())
        request_erasure(api, hers)
        send_mails()
        assert mailoutbox == []
        path = f"certificates/{hers.public_id}"
        assert_problem(api.patch(f"{path}/holder", {"email": EMAIL}), 409, "conflict")
        assert_problem(request_transition(api, hers, "notify"), 409, "conflict")
        body = {**request_body(typeId=hers.type_id), "reason": "data_error"}
        assert_problem(request_transition(api, hers, "supersede", body), 409, "conflict")
        assert request_transition(api, hers, "revoke", RECALL).status_code == 200

    def test_erasure_needs_the_scope_of_privacy(self, issuer, hers):
        others = [scope for scope in Scope if scope is not Scope.PRIVACY_MANAGE]
        assert_problem(
            request_erasure(Api(make_key(issuer, scopes=others)), hers), 403, "scope_missing"
        )

    def test_a_key_for_some_types_reaches_no_chain_with_others(self, issuer, hers):
        other = make_type(issuer, code="other")
        context = RequestContext(
            issuer=issuer.facts(), mode=Mode.LIVE, actor=TESTER, now=timezone.now()
        )
        draft = Draft(type_id=other.pk, product_id="ART-100", serial_number="S-1")
        why = Explanation(reason=Reason.DATA_ERROR)
        supersede(context=context, certificate_id=hers.pk, draft=draft, explanation=why)
        limited = Api(make_key(issuer, type_ids=[hers.type_id]))
        for dry_run in (True, False):
            assert_problem(request_erasure(limited, hers, dry_run=dry_run), 403, "key_restricted")
        assert not Erasure.objects.exists()


class TestUndoing:
    def test_everything_is_as_before(self, api, hers):
        before = verify_page(hers)
        successor = corrected(hers)
        request_erasure(api, hers)
        answer = request_transition(api, successor, UNDO)
        assert (answer.status_code, answer.json()["state"]) == (200, "undone")
        assert execution.erase_due(now=timezone.now() + AFTER) == 0
        hers.refresh_from_db()
        assert (hers.holder_name, hers.erasure_id) == (NAME, None)
        assert NAME in before
        assert NAME in verify_page(successor)
        assert AuditEntry.objects.filter(action="certificate.erasure_undone").count() == 2

    def test_erasure_can_be_requested_again_after_an_undo(self, api, hers):
        request_erasure(api, hers)
        request_transition(api, hers, UNDO)
        assert_problem(request_transition(api, hers, UNDO), 409, "conflict")
        assert request_erasure(api, hers).json()["state"] == "pending"
        assert Erasure.objects.count() == 2

    def test_not_after_seven_days(self, api, issuer, hers):
        request_erasure(api, hers)
        late = RequestContext(
            issuer=issuer.facts(),
            mode=Mode.LIVE,
            actor=TESTER,
            now=timezone.now() + timedelta(days=7, seconds=1),
        )
        with pytest.raises(NoErasurePending):
            erasure.undo(context=late, certificate_id=hers.pk)

    def test_a_stranger_undoes_nothing(self, api, outsider_api, hers):
        request_erasure(api, hers)
        assert_problem(request_transition(outsider_api, hers, UNDO), 404, "not_found")
        assert Erasure.objects.get().is_pending


class TestDone:
    def test_not_a_moment_too_early(self, api, hers):
        request_erasure(api, hers)
        early = timezone.now() + timedelta(days=6, hours=23)
        assert not Erasure.objects.due(early).exists()  # or files would be gone already
        assert execution.erase_due(now=early) == 0
        hers.refresh_from_db()
        assert hers.holder_name == NAME

    def test_status_hash_and_dates_stay_and_answer(self, api, hers):
        document = api.get(f"certificates/{hers.public_id}/canonical").content.decode()
        before = api.get(f"certificates/{hers.public_id}").json()
        erase_now(api, hers)
        after = api.get(f"certificates/{hers.public_id}").json()
        kept = ("id", "certificateNumber", "typeId", "issuedAt", "issuedOn", "validUntil", "status")
        assert {name: after[name] for name in kept} == {name: before[name] for name in kept}
        assert after["dataHash"] == before["dataHash"]
        assert not any(text in str(after) for text in PERSONAL)
        assert_problem(api.get(f"certificates/{hers.public_id}/canonical"), 410, "erased")
        for copy in ({"document": document}, {"dataHash": before["dataHash"]}):
            assert request_transition(api, hers, "check", copy).json()["match"] is True
        assert "were erased" in verify_page(hers)

    def test_erasure_writes_one_event_and_one_history_row(self, api, hers):
        heard: list[object] = []

        def hear(certificate_ids: object, **_: object) -> None:
            heard.append(certificate_ids)

        certificate_erased.connect(hear)
        try:
            erase_now(api, hers)
        finally:
            certificate_erased.disconnect(hear)
        assert heard == [[hers.pk]]
        last = events_of(hers)[-1]
        assert (last["type"], last["data"]["externalRef"]) == ("certificate.erased", None)
        assert all(event["data"]["externalRef"] is None for event in events_of(hers))
        entry = api.get(f"certificates/{hers.public_id}/history").json()["data"][0]
        assert (entry["action"], entry["from"], entry["to"]) == ("erase", "active", "active")
        assert AuditEntry.objects.filter(action="certificate.erased").count() == 1
        assert execution.erase_due(now=timezone.now() + 2 * AFTER) == 0

    def test_the_state_still_moves(self, api, hers):
        erase_now(api, hers)
        assert request_transition(api, hers, "suspend", RECALL).json()["status"] == "suspended"
        assert RECALL["publicNote"] in verify_page(hers)
        assert_problem(request_erasure(api, hers), 410, "erased")
        assert_problem(request_erasure(api, hers, dry_run=True), 410, "erased")
        body = {"typeId": hers.type_id, "reason": "data_error", "holderName": "x"}
        assert_problem(request_transition(api, hers, "supersede", body), 410, "erased")

    def test_the_whole_chain_goes(self, api, hers):
        successor = corrected(hers)
        erase_now(api, hers)
        successor.refresh_from_db()
        assert (successor.document, successor.holder_name) == (None, None)
        assert (hers.state, hers.superseded_by_id) == (State.SUPERSEDED, successor.pk)

    def test_erased_certificate_frees_its_unique_reference(self, api, issuer):
        once = make_type(issuer, code="once", unique_by="external_ref", required=[])
        first = issue_one(once, **personal_fields())
        erase_now(api, first)
        assert issue_one(once, **personal_fields()).external_ref == MARK

    def test_the_test_mode_does_the_same(self, test_mode_api, diploma):
        trial = issue_one(diploma, mode=Mode.TEST, **personal_fields())
        erase_now(test_mode_api, trial)
        assert trial.holder_email is None
