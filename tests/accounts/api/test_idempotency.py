"""Idempotency-Key: repeated requests are replayed, conflicting ones refused, and failures can be tried again."""

from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from typing import Any

import pytest
from django.db import connection, connections
from django.utils import timezone

from accounts.api import idempotency
from accounts.jobs.models import Job
from accounts.keys.operations import NewKey, rotate_key
from accounts.models import Issuer, StoredResponse
from accounts.scopes import Scope
from certificates.models import Certificate
from lib.dates import format_instant
from tests.conftest import Api
from tests.factories import context_of, issue_one, make_key, make_type
from tests.factories.webhooks import make_endpoint
from tests.support.problems import assert_problem

KEY = {"idempotency-key": "order-4711"}


@pytest.mark.django_db
class TestReplay:
    def test_the_second_answer_is_the_first_one_to_the_byte(self, api: Api, request_body):
        first = api.post("certificates/issue", request_body(), **KEY)
        second = api.post("certificates/issue", request_body(), **KEY)
        assert (first.status_code, second.status_code) == (201, 201)
        assert second.content == first.content
        assert second.headers["Location"] == first.headers["Location"]
        assert second.headers["Idempotent-Replayed"] == "true"
        assert "Idempotent-Replayed" not in first.headers
        assert Certificate.objects.count() == 1

    def test_white_space_and_order_do_not_make_another_request(self, api: Api, request_body):
        body = request_body()
        shuffled = dict(reversed(body.items()))
        first = api.post("certificates/issue", body, **KEY)
        assert api.post("certificates/issue", shuffled, **KEY).content == first.content

    @pytest.mark.parametrize("bodies", [(b"", b"{}"), (b"{ }", b""), (b" \n", b"{}")])
    def test_an_empty_object_equals_no_body(self, api: Api, certificate_type, bodies):
        """Where a body is optional, and where none is taken."""
        certificate = issue_one(certificate_type)
        address = f"certificates/{certificate.public_id}"
        api.post(f"{address}/suspend", {"reason": "recall"})
        first, second = (api.post(f"{address}/reinstate", body, **KEY) for body in bodies)
        assert (first.status_code, second.status_code) == (200, 200), second.content
        assert second.headers["Idempotent-Replayed"] == "true"
        assert second.content == first.content
        other = api.post(f"{address}/reinstate", {"note": "other"}, **KEY)
        assert_problem(other, 422, "idempotency_key_reused")

    def test_a_quoted_key_is_the_same_key(self, api: Api, request_body):
        first = api.post("certificates/issue", request_body(), **KEY)
        quoted = {"idempotency-key": '"order-4711"'}
        assert api.post("certificates/issue", request_body(), **quoted).content == first.content

    def test_another_body_is_422(self, api: Api, request_body):
        api.post("certificates/issue", request_body(), **KEY)
        other = api.post("certificates/issue", request_body(serialNumber="other"), **KEY)
        document = assert_problem(other, 422, "idempotency_key_reused")
        earlier, stored = document["earlierRequest"], StoredResponse.objects.get()
        assert earlier == {
            "method": "POST",
            "path": "/api/external/certificates/issue",
            "at": format_instant(stored.created_at),
        }
        assert "POST /api/external/certificates/issue" in document["detail"]
        assert earlier["at"] in document["detail"]
        assert Certificate.objects.count() == 1

    def test_a_type_restricted_key_is_not_shown_the_other_path(self, api, issuer, request_body):
        """It may name a certificate that this key may not see."""
        api.post("certificates/issue", request_body(), **KEY)
        limited = Api(make_key(issuer, type_ids=[make_type(issuer, code="other").pk]))
        document = assert_problem(
            limited.post("certificates/issue", request_body(), **KEY), 422, "idempotency_key_reused"
        )
        assert document["earlierRequest"]["path"] is None
        assert "certificates" not in document["detail"]

    def test_issuers_and_modes_do_not_share_keys(self, api: Api, test_mode_api: Api, request_body):
        live = api.post("certificates/issue", request_body(), **KEY)
        test = test_mode_api.post("certificates/issue", request_body(), **KEY)
        assert live.json()["id"] != test.json()["id"]

    def test_a_stored_response_is_not_replayed_to_a_key_with_another_grant(
        self, api: Api, issuer: Issuer, request_body
    ):
        """No handler runs for a replay, so none would look at the types, or at further scopes."""
        body = request_body()
        assert api.post("certificates/issue", body, **KEY).status_code == 201
        other_type = make_type(issuer, code="other")
        issuer_only = [Scope.CERTIFICATES_ISSUE]
        for narrower in (
            make_key(issuer, type_ids=[other_type.pk]),
            make_key(issuer, scopes=issuer_only),
        ):
            refused = Api(narrower).post("certificates/issue", body, **KEY)
            assert_problem(refused, 422, "idempotency_key_reused")

    def test_a_rotated_key_shares_the_stored_responses(self, key: NewKey, api: Api, request_body):
        first = api.post("certificates/issue", request_body(), **KEY)
        successor = rotate_key(
            context=context_of(key.key.issuer), key_id=key.key.pk, overlap=timedelta(hours=1)
        )
        again = Api(successor).post("certificates/issue", request_body(), **KEY)
        assert again.content == first.content

    @pytest.mark.parametrize("sent", ["", "a b", "ä", "x" * 256, '"open'])
    def test_a_malformed_key_is_refused(self, api: Api, request_body, sent):
        response = api.post("certificates/issue", request_body(), **{"idempotency-key": sent})
        assert response.status_code == 400
        assert response.json()["errors"][0]["parameter"] == "Idempotency-Key"
        assert not Certificate.objects.exists()


@pytest.mark.django_db
class TestAfterARefusal:
    def test_an_idempotency_key_can_be_used_again_after_a_refusal(self, api: Api, request_body):
        refused = api.post("certificates/issue", request_body(validUntil="2020-01-01"), **KEY)
        assert refused.status_code == 400
        assert not StoredResponse.objects.exists()
        assert api.post("certificates/issue", request_body(), **KEY).status_code == 201

    def test_a_duplicate_number_inside_the_transaction_is_still_409(self, api: Api, request_body):
        body = request_body(certificateNumber="N-1")
        api.post("certificates/issue", body)
        refused = api.post("certificates/issue", body, **KEY)
        assert (refused.status_code, refused.json()["code"]) == (409, "duplicate_certificate")

    def test_an_effect_without_a_stored_outcome_does_not_exist(
        self, api: Api, request_body, monkeypatch
    ):
        def killed(*_: Any) -> None:
            raise RuntimeError("the worker died here")

        monkeypatch.setattr(idempotency, "_store", killed)
        assert api.post("certificates/issue", request_body(), **KEY).status_code == 500
        assert not Certificate.objects.exists()


@pytest.mark.django_db(transaction=True)
class TestNothingChanged:
    """What changed nothing is not kept: its key is free for what does."""

    def test_reading_by_post(self, api: Api, certificate_type):
        for address, body in (
            ("certificates/search", {"holderName": "Arta Krasniqi"}),
            ("certificates/status", {"ids": ["cert_x"]}),
        ):
            assert api.post(address, body, **KEY).status_code == 200
        issue_one(certificate_type, holder_name="Arta Krasniqi")
        found = api.post("certificates/search", {"holderName": "Arta Krasniqi"}, **KEY)
        assert len(found.json()["data"]) == 1
        assert not StoredResponse.objects.exists()

    def test_a_partial_bulk_that_issued_nothing(self, api: Api, issuer, request_body):
        certificates = [{**request_body(), "typeId": 999_999}]
        body = {"mode": "partial", "certificates": certificates}
        refused = api.post("certificates/issue/bulk", body, **KEY)
        assert (refused.status_code, refused.json()["counts"]["ok"]) == (207, 0)
        certificates.append(request_body())
        some = api.post("certificates/issue/bulk", body, **KEY)
        assert (some.status_code, some.json()["counts"]["ok"]) == (207, 1)
        again = api.post("certificates/issue/bulk", body, **KEY)
        assert (again.content, again["Idempotent-Replayed"]) == (some.content, "true")
        assert Certificate.objects.count() == 1

    @pytest.mark.parametrize("kind", ["retry", "replay", "bulk_action"])
    def test_a_dry_run(self, api: Api, certificate_type, kind):
        """Sent twice it is no error either; then what was meant is done once."""
        certificate = issue_one(certificate_type)
        endpoint = make_endpoint(certificate.issuer, "https://example.com/hooks")
        requests: dict[str, tuple[str, dict[str, Any]]] = {
            "retry": ("webhooks/deliveries/bulk-retry", {"filter": {"state": "exhausted"}}),
            "replay": (
                f"webhooks/endpoints/{endpoint.public_id}/replay",
                {"since": format_instant(timezone.now() - timedelta(hours=1))},
            ),
            "bulk_action": (
                "certificates/bulk-actions",
                {"action": "suspend", "ids": [certificate.public_id], "reason": "recall"},
            ),
        }
        path, body = requests[kind]
        for _ in range(2):
            looked = api.post(path, {**body, "dryRun": True}, **KEY)
            assert looked.status_code in {200, 202}, looked.content
            assert "Idempotent-Replayed" not in looked.headers
        done = api.post(path, body, **KEY)
        assert (done.status_code, done.json().get("dryRun")) == (202, False)
        assert api.post(path, body, **KEY)["Idempotent-Replayed"] == "true"
        assert Job.objects.filter(dry_run=False).count() == 1


@pytest.mark.django_db(transaction=True)
class TestConcurrency:
    def test_a_hundred_at_once_issue_one_certificate(self, api: Api, key, request_body):
        body = request_body()

        def send(_: int) -> tuple[int, bytes]:
            try:
                response = Api(key).post("certificates/issue", body, **KEY)
                return response.status_code, response.content
            finally:
                connections.close_all()

        with ThreadPoolExecutor(16) as pool:
            answers = list(pool.map(send, range(100)))
        assert {status for status, _ in answers} <= {201, 409}
        assert len({content for status, content in answers if status == 201}) == 1
        assert Certificate.objects.count() == 1

    def test_a_concurrent_request_that_waits_too_long_gets_409(self, api: Api, key, request_body):
        name = f"{key.key.issuer_id}:live:order-4711"
        lock = "SELECT {}(hashtextextended(%s, 0))"
        with connection.cursor() as cursor:
            cursor.execute(lock.format("pg_advisory_lock"), [name])
            try:
                refused = self._from_elsewhere(key, request_body())
            finally:
                cursor.execute(lock.format("pg_advisory_unlock"), [name])
        assert (refused.status_code, refused.json()["code"]) == (409, "idempotency_in_progress")
        assert refused.headers["Retry-After"] == "1"

    @staticmethod
    def _from_elsewhere(key, body):
        def send():
            try:
                return Api(key).post("certificates/issue", body, **KEY)
            finally:
                connections.close_all()

        with ThreadPoolExecutor(1) as pool:
            return pool.submit(send).result()
