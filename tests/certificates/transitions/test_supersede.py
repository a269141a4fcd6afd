"""Superseding: the successor is issued and both are linked, or nothing happens."""

import pytest

from accounts.models import Plan, QuotaSlot
from accounts.scopes import Mode, Scope
from certificates.models import Certificate, Hold
from tests.certificates.transitions.helpers import RECALL, events_of, request_transition
from tests.conftest import Api
from tests.factories import issue_one, make_key, make_type
from tests.support.problems import assert_problem, nothing_written


class TestSuperseding:
    def test_the_successor_is_issued_and_both_are_linked(
        self, api: Api, certificate: Certificate, request_body
    ):
        body = request_body(reason="data_error", publicNote="Wrong heat number.")
        response = request_transition(api, certificate, "supersede", body)
        assert response.status_code == 201
        successor = api.get(f"certificates/{response.json()['id']}").json()
        predecessor = api.get(f"certificates/{certificate.public_id}").json()
        assert response["Location"].endswith(f"/certificates/{successor['id']}")
        assert (successor["status"], successor["supersedes"]) == ("active", certificate.public_id)
        assert (predecessor["status"], predecessor["supersededBy"]) == (
            "superseded",
            successor["id"],
        )
        assert predecessor["statusReason"] == "data_error"
        last = events_of(certificate)[-1]
        assert last["type"] == "certificate.superseded"
        assert last["data"]["supersededBy"] == successor["id"]
        assert events_of(Certificate.objects.get(supersedes=certificate))[0]["type"] == (
            "certificate.issued"
        )

    def test_renewing_in_one_call(self, api: Api, certificate: Certificate, request_body):
        response = api.post("certificates/issue", request_body(supersedes=certificate.public_id))
        assert response.status_code == 201
        certificate.refresh_from_db()
        assert (certificate.state, certificate.reason) == ("superseded", "replaced")
        assert certificate.superseded_by is not None
        assert certificate.superseded_by.public_id == response.json()["id"]
        again = api.post("certificates/issue", request_body(supersedes=certificate.public_id))
        document = assert_problem(again, 409, "invalid_transition", "supersededBy")
        assert (document["from"], document["to"]) == ("superseded", "superseded")

    @pytest.mark.parametrize("fault", ["serial", "number", "quota"])
    def test_if_the_successor_is_refused_nothing_has_happened(
        self, api: Api, certificate: Certificate, certificate_type, request_body, fault: str
    ):
        issue_one(certificate_type, certificate_number="N-1")
        if fault == "quota":
            QuotaSlot.objects.all().delete()
            Plan.objects.update(monthly_certificates=0)
        body = request_body(reason="data_error", certificateNumber="N-2")
        body |= {"serial": {"gtin": "1234567890123"}, "number": {"certificateNumber": "N-1"}}.get(
            fault, {}
        )
        with nothing_written():
            response = request_transition(api, certificate, "supersede", body)
        assert response.status_code in {400, 403, 409}

    def test_superseding_needs_the_scopes_issue_and_manage(
        self, issuer, certificate: Certificate, request_body
    ):
        manager = Api(make_key(issuer, scopes=[Scope.CERTIFICATES_MANAGE]))
        clerk = Api(make_key(issuer, scopes=[Scope.CERTIFICATES_ISSUE]))
        with nothing_written():
            body = request_body(reason="data_error")
            assert_problem(
                request_transition(manager, certificate, "supersede", body), 403, "scope_missing"
            )
            renewal = request_body(supersedes=certificate.public_id)
            assert_problem(clerk.post("certificates/issue", renewal), 403, "scope_missing")

    def test_the_predecessor_must_be_ones_own_and_of_this_mode(
        self, api: Api, other_issuer, certificate_type, request_body
    ):
        strangers = [
            issue_one(make_type(other_issuer)),
            issue_one(certificate_type, mode=Mode.TEST),
        ]
        for public_id in [*(stranger.public_id for stranger in strangers), "cert_1"]:
            with nothing_written():
                response = api.post("certificates/issue", request_body(supersedes=public_id))
            (error,) = assert_problem(response, 400, "validation_failed")["errors"]
            assert (error["pointer"], error["code"]) == ("/supersedes", "unknown_certificate")

    @pytest.mark.parametrize("is_seen", [True, False])
    def test_successor_is_named_only_to_keys_that_see_it(
        self, api: Api, issuer, certificate: Certificate, request_body, *, is_seen: bool
    ):
        other = make_type(issuer, code="other")
        body = request_body(typeId=certificate.type_id if is_seen else other.pk)
        first = request_transition(api, certificate, "supersede", body | {"reason": "data_error"})
        narrow = Api(make_key(issuer, type_ids=[certificate.type_id]))
        with nothing_written():
            again = request_transition(
                narrow, certificate, "supersede", request_body(reason="data_error")
            )
            renewal = narrow.post(
                "certificates/issue", request_body(supersedes=certificate.public_id)
            )
        for refusal in (again, renewal):
            more = ("supersededBy",) if is_seen else ()
            problem = assert_problem(refusal, 409, "invalid_transition", *more)
            assert (first.json()["id"] in problem["detail"]) == is_seen

    def test_suspended_can_be_superseded_and_superseded_revoked(
        self, api: Api, certificate: Certificate, request_body
    ):
        request_transition(api, certificate, "suspend", RECALL)
        body = request_body(reason="data_error")
        assert request_transition(api, certificate, "supersede", body).status_code == 201
        assert not Hold.objects.filter(lifted_at=None).exists()
        assert (
            request_transition(api, certificate, "revoke", {"reason": "fraud"}).json()["status"]
            == "revoked"
        )
