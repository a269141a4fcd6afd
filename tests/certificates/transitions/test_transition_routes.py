"""Transitions over the API: history, events, refusals."""

from typing import Any

import pytest

from accounts.models import AuditEntry
from accounts.scopes import Mode, Standing
from certificates.lifecycle import State
from certificates.models import Certificate, CertificateHistory, CertificateType, Hold
from certificates.transitions import api as transitions_api, effects as transition_effects
from tests.certificates.transitions.helpers import (
    RECALL,
    events_of,
    make_pending,
    request_transition,
)
from tests.conftest import Api
from tests.factories import issue_one, make_key, set_state
from tests.support.problems import assert_problem, nothing_written


class TestMoves:
    def test_suspend_and_reinstate(self, api: Api, certificate: Certificate):
        answer = request_transition(api, certificate, "suspend", RECALL)
        body = answer.json()
        assert (answer.status_code, body["ok"], body["status"]) == (200, True, "suspended")
        assert body["statusReason"] == "recall"
        assert [hold["reason"] for hold in body["holds"]] == ["recall"]

        body = request_transition(
            api, certificate, "reinstate", {"publicNote": "Inspected again."}
        ).json()
        assert (body["status"], body["statusReason"], body["holds"]) == ("active", None, [])
        suspended, reinstated = events_of(certificate)[1:]
        assert suspended["type"] == "certificate.suspended"
        assert (suspended["data"]["status"], suspended["data"]["openHolds"]) == ("suspended", 1)
        assert reinstated["type"] == "certificate.reinstated"
        assert (reinstated["data"]["status"], reinstated["data"]["openHolds"]) == ("active", 0)

    def test_two_recalls_on_one_part_lifting_one_keeps_it_suspended(
        self, api: Api, certificate: Certificate
    ):
        request_transition(api, certificate, "suspend", {**RECALL, "publicNote": "First recall."})
        since = Certificate.objects.get(pk=certificate.pk).state_changed_at
        second = request_transition(
            api, certificate, "suspend", {"reason": "fraud", "publicNote": "Second."}
        )
        first_hold, second_hold = second.json()["holds"]
        assert second.json()["statusReason"] == "fraud"

        lifted = request_transition(
            api, certificate, "reinstate", {"holdId": second_hold["id"]}
        ).json()
        assert (lifted["status"], lifted["statusReason"]) == ("suspended", "recall")
        assert lifted["holds"] == [first_hold]
        row = Certificate.objects.get(pk=certificate.pk)
        assert row.public_note == "First recall."
        assert row.state_changed_at == since
        last = events_of(certificate)[-1]
        assert (last["type"], last["data"]["openHolds"]) == ("certificate.suspended", 1)

        assert request_transition(api, certificate, "reinstate").json()["status"] == "active"
        assert events_of(certificate)[-1]["type"] == "certificate.reinstated"

    def test_several_holds_and_none_named_is_refused_with_their_ids(
        self, api: Api, certificate: Certificate
    ):
        request_transition(api, certificate, "suspend", {"reason": "recall"})
        request_transition(api, certificate, "suspend", {"reason": "recall"})
        request_transition(api, certificate, "suspend", {"reason": "fraud"})
        holds = [str(hold.public_id) for hold in Hold.objects.order_by("pk")]
        for body in ({}, {"reason": "recall"}):
            with nothing_written():
                document = assert_problem(
                    request_transition(api, certificate, "reinstate", body),
                    409,
                    "conflict",
                    "holds",
                )
            assert [hold["id"] for hold in document["holds"]] == holds[: 2 if body else 3]
        lifted = request_transition(api, certificate, "reinstate", {"reason": "fraud"}).json()
        assert [hold["id"] for hold in lifted["holds"]] == holds[:2]

    def test_there_is_an_end_to_holds(self, api: Api, certificate: Certificate, monkeypatch):
        monkeypatch.setattr(transition_effects, "MAX_OPEN", 2)
        monkeypatch.setattr(transitions_api, "MAX_HOLDS", 3)
        request_transition(api, certificate, "suspend", RECALL)
        request_transition(api, certificate, "suspend", RECALL)
        with nothing_written():
            assert_problem(request_transition(api, certificate, "suspend", RECALL), 409, "conflict")
        first = Hold.objects.earliest("pk")
        for _ in range(2):
            newest = Hold.objects.filter(lifted_at=None).latest("pk")
            request_transition(api, certificate, "reinstate", {"holdId": newest.public_id})
            assert request_transition(api, certificate, "suspend", RECALL).status_code == 200
        told = api.get(f"certificates/{certificate.public_id}/history").json()["holds"]
        assert [hold["liftedAt"] is None for hold in told] == [True, False, True]
        assert told[0]["id"] == first.public_id

    def test_a_hold_that_is_none_of_its_own_is_refused(
        self, api: Api, certificate: Certificate, certificate_type: CertificateType
    ):
        other = issue_one(certificate_type)
        foreign = request_transition(api, other, "suspend", RECALL).json()["holds"][0]["id"]
        request_transition(api, certificate, "suspend", RECALL)
        for body in ({"holdId": foreign}, {"holdId": "?"}, {"reason": "fraud"}):
            with nothing_written():
                response = request_transition(api, certificate, "reinstate", body)
            assert_problem(response, 400, "validation_failed")
            assert response.json()["errors"][0]["code"] == "unknown_hold"

    def test_revoking_is_final_and_lifts_the_holds(self, api: Api, certificate: Certificate):
        request_transition(api, certificate, "suspend", RECALL)
        body = request_transition(api, certificate, "revoke", {"reason": "nonconformity"}).json()
        assert (body["status"], body["statusReason"]) == ("revoked", "nonconformity")
        assert not Hold.objects.filter(lifted_at=None).exists()
        for action in ("suspend", "reinstate", "revoke", "release", "reject"):
            with nothing_written():
                document = assert_problem(
                    request_transition(api, certificate, action, body_for(action)),
                    409,
                    "invalid_transition",
                )
            assert document["from"] == "revoked"
            assert document["to"] in State.values

    def test_pending_is_released_by_another_than_the_one_who_issued(
        self, api: Api, key, issuer, owner, request_body
    ):
        public_id = api.post("certificates/issue", request_body()).json()["id"]
        certificate = set_state(Certificate.objects.get(), State.PENDING, reason=None)
        assert certificate.public_id == public_id
        with nothing_written():
            assert_problem(
                request_transition(api, certificate, "release"), 403, "second_person_required"
            )
        body = request_transition(Api(make_key(issuer, maker=owner)), certificate, "release").json()
        assert (body["status"], body["statusReason"]) == ("active", None)
        assert events_of(certificate)[-1]["type"] == "certificate.released"
        # Its end was of no interest while it was pending.
        certificate.refresh_from_db()
        assert certificate.next_notice_at is not None

    def test_pending_is_rejected_with_a_reason(self, api: Api, certificate_type: CertificateType):
        draft = make_pending(certificate_type)
        assert_problem(request_transition(api, draft, "revoke", RECALL), 409, "invalid_transition")
        body = request_transition(api, draft, "reject", {"reason": "data_error"}).json()
        assert (body["status"], body["statusReason"]) == ("revoked", "data_error")
        assert events_of(draft)[-1]["type"] == "certificate.rejected"

    def test_each_move_leaves_history_event_and_audit(self, api: Api, key, certificate):
        request_transition(api, certificate, "suspend", RECALL, **{"x-request-id": "r-1"})
        change = CertificateHistory.objects.get(certificate=certificate, sequence=2)
        assert (change.action, change.from_state, change.to_state) == (
            "suspend",
            "active",
            "suspended",
        )
        assert (change.note, change.public_note) == ("Ticket 77", "Bring it back.")
        assert (change.actor_kind, change.actor_id) == ("key", key.key.public_id)
        assert (change.request_id, change.ip) == ("r-1", "127.0.0.0")
        entry = AuditEntry.objects.get(action="certificate.suspended")
        assert entry.target == certificate.public_id
        assert entry.changes == {
            "state": {"before": "active", "after": "suspended"},
            "reason": {"before": None, "after": "recall"},
        }
        # Notes may name persons: they leave the history only for the verify page.
        event = events_of(certificate)[-1]
        assert "Ticket 77" not in str(event)
        assert "Bring it back." not in str(event)


def body_for(action: str) -> dict[str, Any]:
    return {} if action in {"reinstate", "release"} else {"reason": "other"}


class TestRefusals:
    @pytest.mark.parametrize("action", ["suspend", "revoke", "reject", "supersede"])
    def test_a_reason_is_required(self, api: Api, certificate: Certificate, action: str):
        with nothing_written():
            response = request_transition(api, certificate, action, {})
        document = assert_problem(response, 400, "validation_failed")
        assert {"pointer": "/reason", "code": "required"}.items() <= document["errors"][0].items()

    @pytest.mark.parametrize(
        ("field", "value", "code"),
        [
            ("reason", "because", "invalid_choice"),
            ("reason", 7, "invalid_choice"),
            ("note", "x" * 2001, "too_long"),
            ("publicNote", "x" * 501, "too_long"),
            ("publicNote", "a\u0000b", "invalid_characters"),
            ("colour", "red", "unknown_field"),
        ],
    )
    def test_a_bad_field_is_named(self, api: Api, certificate, field: str, value, code: str):
        with nothing_written():
            response = request_transition(
                api, certificate, "revoke", {"reason": "other", field: value}
            )
        (error,) = assert_problem(response, 400, "validation_failed")["errors"]
        assert (error["pointer"], error["code"]) == (f"/{field}", code)

    def test_a_suspended_account_moves_nothing(self, api: Api, issuer, certificate):
        issuer.standing = Standing.SUSPENDED
        issuer.save()
        with nothing_written():
            assert_problem(
                request_transition(api, certificate, "revoke", RECALL), 403, "issuer_suspended"
            )

    def test_a_test_key_moves_test_certificates_only(
        self, test_mode_api: Api, certificate_type: CertificateType
    ):
        trial = issue_one(certificate_type, mode=Mode.TEST)
        live = issue_one(certificate_type)
        assert request_transition(test_mode_api, trial, "revoke", RECALL).json()["test"] is True
        assert_problem(request_transition(test_mode_api, live, "revoke", RECALL), 404, "not_found")
        assert events_of(trial)[-1]["test"] is True
        assert AuditEntry.objects.get(action="certificate.revoked").mode == "test"

    def test_sent_twice_with_a_key_it_happens_once(self, api: Api, certificate: Certificate):
        once = {"idempotency-key": "k-1"}
        first = request_transition(api, certificate, "suspend", RECALL, **once)
        again = request_transition(api, certificate, "suspend", RECALL, **once)
        assert again["Idempotent-Replayed"] == "true"
        assert first.content == again.content
        assert Hold.objects.count() == 1


class TestHistory:
    def test_history_tells_changes_the_latest_first(self, api: Api, certificate: Certificate):
        request_transition(api, certificate, "suspend", RECALL)
        request_transition(api, certificate, "reinstate", {"note": "Cleared"})
        body = api.get(f"certificates/{certificate.public_id}/history").json()
        told = [(c["sequence"], c["action"], c["from"], c["to"]) for c in body["data"]]
        assert told == [
            (3, "reinstate", "suspended", "active"),
            (2, "suspend", "active", "suspended"),
            (1, "issue", None, "active"),
        ]
        assert body["data"][0]["note"] == "Cleared"
        assert body["data"][0]["reason"] == "recall"
        assert body["holds"][0]["liftedAt"] is not None
        assert body["nextCursor"] is None

    def test_page_by_page(self, api: Api, certificate: Certificate):
        for _ in range(3):
            request_transition(api, certificate, "suspend", RECALL)
        path = f"certificates/{certificate.public_id}/history?limit=3"
        first = api.get(path).json()
        second = api.get(f"{path}&cursor={first['nextCursor']}").json()
        numbers = [change["sequence"] for page in (first, second) for change in page["data"]]
        assert numbers == [4, 3, 2, 1]
