"""Requests for bulk transitions: dry runs, counts, filters, ids, and refusals."""

import pytest
from django.utils import timezone

from accounts.jobs.models import Job
from accounts.models import Issuer
from accounts.scopes import Feature
from certificates.lifecycle import State
from certificates.models import Certificate, CertificateType
from certificates.transitions import bulk
from lib.dates import local_date
from tests.certificates.transitions.bulk_helpers import (
    BATCH,
    PATH,
    RECALL,
    batch_fields,
    finished_bulk_action,
    make_batch,
    request_bulk_action,
    states_of,
)
from tests.conftest import Api
from tests.factories import issue_one, make_type, set_state
from tests.support.problems import assert_faults, assert_problem, nothing_written


@pytest.fixture
def recalled(certificate_type: CertificateType) -> list[Certificate]:
    """Five of the batch, and one of another."""
    return make_batch(certificate_type)


class TestHowItIsAskedFor:
    def test_a_dry_run_counts_shows_and_changes_nothing(self, api, recalled):
        set_state(recalled[0], State.REVOKED)
        with nothing_written():
            answer = request_bulk_action(
                api, {"action": "suspend", "filter": BATCH, "dryRun": True}
            )
        assert answer.status_code == 200
        told = answer.json()
        assert (told["ok"], told["count"], told["movable"]) == (True, 5, 4)
        assert [each["id"] for each in told["samples"]] == [r.public_id for r in reversed(recalled)]
        assert told["samples"][-1]["status"] == "revoked"
        assert not Job.objects.exists()

    def test_dry_run_shows_twenty_samples_at_most(self, api, certificate_type):
        for _ in range(21):
            issue_one(certificate_type, **batch_fields("B-42"))
        told = request_bulk_action(
            api, {"action": "suspend", "filter": BATCH, "dryRun": True}
        ).json()
        assert (told["count"], len(told["samples"])) == (21, 20)

    @pytest.mark.parametrize("action", ["suspend", "reinstate", "revoke", "reject"])
    def test_a_filter_takes_the_count_of_a_dry_run(self, api, recalled, action):
        asked = RECALL | {"action": action, "filter": BATCH}
        with nothing_written():
            assert_faults(request_bulk_action(api, asked), ("/expectedCount", "required"))
            told = assert_problem(
                request_bulk_action(api, asked | {"expectedCount": 4}),
                409,
                "count_changed",
                "count",
            )
        assert told["count"] == 5
        assert not Job.objects.exists()
        assert request_bulk_action(api, asked | {"expectedCount": 5}).status_code == 202

    def test_up_to_the_dry_run_the_count_holds_while_issuing_goes_on(
        self, api, certificate_type, recalled
    ):
        asked = RECALL | {"action": "revoke", "filter": BATCH}
        told = request_bulk_action(api, asked | {"dryRun": True}).json()
        later = issue_one(certificate_type, **batch_fields("B-42"))
        counted = asked | {"expectedCount": told["count"]}
        assert_problem(request_bulk_action(api, counted), 409, "count_changed", "count")
        finished_bulk_action(api, **counted, upTo=told["upTo"])
        assert states_of([*recalled, later]) == ["revoked"] * 5 + ["active"]

    def test_a_dry_runs_token_starts_the_counted_selection(self, api, certificate_type, recalled):
        asked = RECALL | {"filter": BATCH}
        told = request_bulk_action(api, asked | {"dryRun": True}).json()
        later = issue_one(certificate_type, **batch_fields("B-42"))
        finished_bulk_action(api, **asked, token=told["token"], expectedCount=None)
        assert states_of([*recalled, later]) == ["suspended"] * 5 + ["active"]

    def test_a_token_does_nothing_where_the_number_is_another(self, api, recalled):
        asked = RECALL | {"filter": BATCH | {"status": "active"}}
        told = request_bulk_action(api, asked | {"dryRun": True}).json()
        set_state(recalled[0], State.REVOKED)
        found = assert_problem(
            request_bulk_action(api, asked | {"token": told["token"]}),
            409,
            "count_changed",
            "count",
        )
        assert found["count"] == 4
        assert not Job.objects.exists()

    def test_a_token_belongs_to_one_action_one_filter_and_one_account(
        self, api, outsider_api, test_mode_key, recalled, monkeypatch
    ):
        asked = RECALL | {"filter": BATCH}
        told = request_bulk_action(api, asked | {"dryRun": True}).json()
        token = {"token": told["token"]}
        for caller, body in (
            (api, asked | token | {"action": "revoke"}),
            (api, asked | token | {"filter": {"batch": "B-43"}}),
            (api, asked | token | {"filter": BATCH | {"plant": "Bremen"}}),
            (api, asked | token | {"upTo": "2026-01-01T00:00:00Z"}),
            (api, asked | {"token": told["token"][:-1] + "x"}),
            (api, asked | {"token": "x"}),
            (outsider_api, asked | token),
            (Api(test_mode_key), asked | token),
        ):
            assert_faults(request_bulk_action(caller, body), ("/token", "invalid_token"))
        assert_faults(
            request_bulk_action(api, asked | token | {"expectedCount": 5}),
            ("/expectedCount", "ambiguous"),
        )
        monkeypatch.setattr(bulk, "VALID_FOR", -1)
        assert_faults(request_bulk_action(api, asked | token), ("/token", "invalid_token"))
        assert not Job.objects.exists()

    def test_all_errors_are_reported_at_once(self, api, recalled):
        asked = {"action": "suspend", "filter": {"batch": "", "plant": "Bremen"}, "dry": True}
        assert_faults(
            request_bulk_action(api, asked),
            ("/filter/batch", "empty"),
            ("/dry", "unknown_field"),
            ("/reason", "required"),
            ("/expectedCount", "required"),
        )
        asked = {"action": "suspend", "filter": {"charge": "x"}}
        assert_faults(
            request_bulk_action(api, asked),
            ("/filter/charge", "unknown_field"),
            ("/reason", "required"),
            ("/expectedCount", "required"),
        )

    @pytest.mark.parametrize(
        ("body", "faults"),
        [
            ({}, [("/filter", "required")]),
            ({"filter": {}}, [("/filter", "required")]),
            ({"filter": {"batch": " "}}, [("/filter/batch", "empty")]),
            ({"filter": {"batch": None, "plant": ""}}, [("/filter/batch", "empty"), ("/filter/plant", "empty")]),
            ({"filter": {"batch": "", "plant": "Bremen"}}, [("/filter/batch", "empty")]),
            ({"filter": BATCH, "ids": None}, [("/ids", "empty")]),
            ({"filter": None, "ids": ["cert_1"]}, [("/filter", "empty")]),
            ({"filter": BATCH, "upTo": ""}, [("/upTo", "empty")]),
            ({"ids": []}, [("/ids", "too_few")]),
            ({"filter": BATCH, "ids": ["cert_1"]}, [("/filter", "ambiguous")]),
            ({"filter": {"charge": "B-42"}}, [("/filter/charge", "unknown_field")]),
            ({"filter": {"holderEmail": "h@example.com"}}, [("/filter/holderEmail", "unknown_field")]),
            ({"filter": {"batch": 42}}, [("/filter/batch", "invalid_type")]),
            ({"filter": {"batch": ["B-42"]}}, [("/filter/batch", "invalid_type")]),
            ({"filter": {"typeId": 999_999}}, [("/filter/typeId", "unknown_type")]),
            ({"filter": {"typeCode": "nope"}}, [("/filter/typeCode", "unknown_type")]),
            ({"filter": {"status": "gone"}}, [("/filter/status", "invalid_choice")]),
            ({"filter": {"issuedFrom": "1.2.2026"}}, [("/filter/issuedFrom", "invalid_date")]),
            ({"filter": BATCH, "action": "supersede"}, [("/action", "invalid_choice")]),
            ({"filter": BATCH, "reason": None}, [("/reason", "required")]),
            ({"filter": BATCH, "action": "release"}, [("/reason", "unknown_field")]),
            ({"filter": BATCH, "upTo": "2026-01-01T00:00:00"}, [("/upTo", "invalid_instant")]),
            (
                {"filter": BATCH, "upTo": "0001-01-01T00:00:00+14:00"},
                [("/upTo", "invalid_instant")],
            ),
            ({"filter": BATCH, "expectedCount": -1}, [("/expectedCount", "out_of_range")]),
        ],
    )  # fmt: skip
    def test_invalid_selections_are_refused_by_name(self, api, recalled, body, faults):
        with nothing_written():
            assert_faults(request_bulk_action(api, RECALL | {"expectedCount": 5} | body), *faults)
        assert not Job.objects.exists()

    def test_unknown_ids_are_reported_by_index(self, api, certificate, outsider_api, other_issuer):
        foreign = issue_one(make_type(other_issuer)).public_id
        named = [certificate.public_id, foreign, "cert_01h455vb4pex5vsknk084sn02q", "nonsense"]
        with nothing_written():
            assert_faults(
                request_bulk_action(api, RECALL | {"ids": named}),
                *((f"/ids/{place}", "unknown_certificate") for place in (1, 2, 3)),
            )
        job = finished_bulk_action(api, ids=[certificate.public_id] * 2)
        assert (job.total, job.ok) == (1, 1)

    def test_bulk_action_needs_idempotency_key_and_happens_once(self, api, recalled):
        asked = RECALL | {"filter": BATCH, "expectedCount": 5}
        assert_problem(api.post(PATH, asked), 400, "idempotency_key_missing")
        first, again = (api.post(PATH, asked, **{"Idempotency-Key": "once"}) for _ in range(2))
        assert (first.status_code, again.content) == (202, first.content)
        assert first["Location"].endswith(f"/jobs/{first.json()['id']}")
        assert Job.objects.count() == 1

    def test_filters_that_no_index_serves_are_refused(self, api, recalled):
        meant = {"filter": {"issuedFrom": "2026-01-01", "validUntilFrom": "2026-01-01"}}
        asked = RECALL | {"expectedCount": 5} | meant
        assert_problem(request_bulk_action(api, asked), 400, "filter_too_broad")

    def test_more_than_a_job_takes_are_refused_and_not_cut_off(self, api, recalled, monkeypatch):
        monkeypatch.setattr("certificates.transitions.bulk.MAX_CERTIFICATES", 4)
        asked_for = RECALL | {"filter": BATCH}
        for asked in (asked_for | {"expectedCount": 5}, asked_for | {"dryRun": True}):
            with nothing_written():
                assert_problem(request_bulk_action(api, asked), 400, "filter_too_broad")
        assert not Job.objects.exists()

    def test_a_plan_without_bulk_and_a_suspended_account_are_refused(self, api, issuer, recalled):
        Issuer.objects.filter(pk=issuer.pk).update(standing="suspended")
        asked = RECALL | {"filter": BATCH, "expectedCount": 5}
        assert_problem(request_bulk_action(api, asked), 403, "issuer_suspended")
        Issuer.objects.filter(pk=issuer.pk).update(standing="active")
        issuer.plan.features = [each for each in Feature if each is not Feature.BULK]
        issuer.plan.save()
        assert_problem(request_bulk_action(api, asked), 403, "feature_not_in_plan")

    def test_every_filter_of_the_list_is_one(self, api, issuer, recalled):
        fields = [{"key": "heat", "label": {"en": "Heat"}, "kind": "text", "searchable": True}]
        kind = make_type(issuer, code="melt", fields=fields)
        row = issue_one(
            kind, gtin="04012345678901", product_id="P", metadata={"heat": "H1", "plant": "X"}
        )
        day = local_date(timezone.now(), issuer.time_zone).isoformat()
        for stated in (
            {"heat": "H1"},
            {"plant": "X", "typeId": kind.pk},
            {"typeCode": "melt", "issuedFrom": day, "issuedTo": day},
            {"gtin": "04012345678901", "status": "active"},
            {"productId": "P"},
        ):
            told = request_bulk_action(
                api, {"action": "suspend", "filter": stated, "dryRun": True}
            ).json()
            assert [each["id"] for each in told["samples"]] == [row.public_id], stated
