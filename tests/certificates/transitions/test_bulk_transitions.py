"""Bulk transitions: recalls and others, chunk by chunk, and undone."""

from datetime import timedelta

import pytest
from django.utils import timezone

from accounts.jobs import runner
from accounts.jobs.models import Job
from accounts.models import AuditEntry, Issuer, OutgoingMail
from accounts.scopes import Mode, Scope
from certificates.holders.operations import MAIL
from certificates.models import Certificate, CertificateHistory, CertificateType, Hold
from certificates.transitions import effects as transition_effects
from tests.certificates.transitions.bulk_helpers import (
    BATCH,
    PATH,
    RECALL,
    batch_fields,
    finished_bulk_action,
    make_batch,
    request_bulk_action,
    result_lines,
    start_bulk_action,
    states_of,
)
from tests.certificates.transitions.helpers import events_of, make_pending, request_transition
from tests.conftest import Api
from tests.factories import issue_one, make_key, make_type
from tests.factories.webhooks import make_endpoint
from tests.support.problems import assert_problem
from webhooks.models import Delivery

QUERIES = 40  # two claims, plan, step and end; savepoints included


@pytest.fixture
def recalled(certificate_type: CertificateType) -> list[Certificate]:
    """Five of the batch, and one of another."""
    return make_batch(certificate_type)


class TestARecall:
    @pytest.fixture
    def mixed(self, api: Api, recalled: list[Certificate]) -> list[Certificate]:
        request_transition(api, recalled[3], "suspend", {"reason": "fraud"})
        request_transition(api, recalled[4], "revoke", {"reason": "data_error"})
        return recalled

    def test_suspends_the_batch_with_a_result_for_each(self, api, issuer, mixed):
        make_endpoint(issuer, "http://127.0.0.1:9/hook")
        job = finished_bulk_action(api, filter=BATCH)
        assert (job.kind, job.state) == ("certificates.suspend", "succeeded")
        assert (job.total, job.ok, job.skipped, job.failed) == (5, 4, 1, 0)
        assert states_of(mixed) == ["suspended"] * 4 + ["revoked"]
        assert result_lines(job) == [
            *(f"{row.public_id},{row.number or ''},done,,suspended" for row in mixed[:4]),
            f"{mixed[4].public_id},,skipped,invalid_transition,revoked",
        ]
        (error,) = api.get(f"jobs/{job.public_id}").json()["errors"]
        assert (error["column"], error["code"]) == (mixed[4].public_id, "invalid_transition")
        assert Delivery.objects.filter(event_type="certificate.suspended").count() == 4

    def test_leaves_out_what_has_as_many_holds_as_there_may_be(
        self, api, recalled, monkeypatch: pytest.MonkeyPatch
    ):
        monkeypatch.setattr(transition_effects, "MAX_OPEN", 1)
        request_transition(api, recalled[0], "suspend", {"reason": "fraud"})
        job = finished_bulk_action(api, filter=BATCH)
        assert (job.ok, job.skipped, Hold.objects.count()) == (4, 1, 5)
        assert result_lines(job)[0].split(",")[2:] == ["skipped", "too_many_holds", "suspended"]

    def test_writes_the_same_as_the_single_transition(self, api, certificate_type):
        alone, among = (
            issue_one(certificate_type, valid_until=timezone.localdate() + timedelta(days=400))
            for _ in range(2)
        )
        said = {name: RECALL[name] for name in ("reason", "note", "publicNote")}
        request_transition(api, alone, "suspend", said)
        finished_bulk_action(api, ids=[among.public_id])
        found = [traits(each) for each in (alone, among)]
        assert found[0] == found[1]

    def test_is_audited_once(self, api, recalled):
        job = finished_bulk_action(api, filter=BATCH)
        told = AuditEntry.objects.get(action="certificates.suspend")
        assert told.target == job.public_id
        assert told.changes["count"]["after"] == 5
        assert told.changes["filters"]["after"] == ["batch"]
        assert not AuditEntry.objects.filter(action="certificate.suspended").exists()

    def test_reaches_no_other_issuer_mode_or_type(self, api, outsider_api, test_mode_api, issuer):
        kind, other = make_type(issuer, code="one"), make_type(issuer, code="two")
        own = issue_one(kind, **batch_fields("B-42"))
        beside = [
            issue_one(kind, mode=Mode.TEST, **batch_fields("B-42")),
            issue_one(other, **batch_fields("B-42")),
        ]
        limited = Api(make_key(issuer, type_ids=[kind.pk]))
        assert finished_bulk_action(outsider_api, filter=BATCH).total == 0
        job = finished_bulk_action(limited, filter=BATCH)
        assert (job.total, states_of([own, *beside])) == (1, ["suspended", "active", "active"])
        assert finished_bulk_action(test_mode_api, filter=BATCH).ok == 1
        assert states_of(beside) == ["suspended", "active"]
        assert outsider_api.get(f"jobs/{job.public_id}").status_code == 404

    def test_later_certificates_are_not_included(self, issuer, certificate_type, recalled):
        job = start_bulk_action(issuer, keys=(("batch", "B-42"),))
        later = issue_one(certificate_type, **batch_fields("B-42"))
        runner.run_due_jobs()
        job.refresh_from_db()
        assert (job.total, job.ok) == (5, 5)
        assert states_of([later]) == ["active"]

    def test_costs_the_same_statements_for_any_number(
        self, issuer, certificate_type, django_assert_max_num_queries
    ):
        for name, number in (("B-1", 1), ("B-30", 30)):
            for _ in range(number):
                issue_one(certificate_type, **batch_fields(name))
            job = start_bulk_action(issuer, keys=(("batch", name),))
            with django_assert_max_num_queries(QUERIES):
                runner.run_due_jobs()
            job.refresh_from_db()
            assert job.ok == number


def traits(row: Certificate) -> list[object]:
    """All that a move writes, but for ids and moments."""
    row.refresh_from_db()
    history = row.history.order_by("sequence").values_list(
        *("sequence", "action", "from_state", "to_state", "reason", "note", "public_note"),
        *("actor_kind", "actor_id", "ip"),
    )
    holds = row.holds.values_list("reason", "public_note", "actor_kind", "actor_id", "lifted_at")
    told = [
        (event["type"], event["sequence"], {**event["data"], "certificateId": "", "verifyUrl": ""})
        for event in events_of(row)
    ]
    columns = (row.state, row.reason, row.public_note, row.sequence, bool(row.next_notice_at))
    return [columns, list(history), list(holds), told, row.state_changed_at > row.issued_at]


class TestTheWayBack:
    def test_lifts_the_holds_of_this_job_and_only_those(self, api, recalled):
        first = finished_bulk_action(api, filter=BATCH)
        second = finished_bulk_action(api, ids=[recalled[0].public_id])
        request_transition(api, recalled[1], "revoke", {"reason": "fraud"})
        request_transition(api, recalled[2], "suspend", {"reason": "fraud"})
        hold = Hold.objects.get(certificate=recalled[2], job=first)
        request_transition(api, recalled[2], "reinstate", {"holdId": hold.public_id})
        answer = api.post(f"jobs/{first.public_id}/undo", {})
        assert answer.status_code == 202
        assert answer.json()["kind"] == "certificates.lift"
        runner.run_due_jobs()
        undo = Job.objects.get(undo_of=first)
        assert (undo.total, undo.ok, undo.skipped) == (5, 3, 2)
        assert states_of(recalled) == ["suspended", "revoked", "suspended", "active", "active"]
        assert [hold.job_id for hold in open_holds(recalled[0])] == [second.pk]
        names = [event["type"] for event in events_of(recalled[0])]
        assert names == ["certificate.issued", *["certificate.suspended"] * 3]
        assert events_of(recalled[3])[-1]["type"] == "certificate.reinstated"
        (last,) = CertificateHistory.objects.filter(certificate=recalled[3], action="reinstate")
        assert last.reason == "recall"
        assert_problem(api.post(f"jobs/{first.public_id}/undo", {}), 409, "conflict")

    def test_there_is_none_from_a_revocation(self, api, recalled):
        job = finished_bulk_action(api, action="revoke", filter=BATCH, expectedCount=5)
        assert states_of(recalled) == ["revoked"] * 5
        assert_problem(api.post(f"jobs/{job.public_id}/undo", {}), 409, "conflict")


def open_holds(certificate: Certificate) -> list[Hold]:
    return list(Hold.objects.filter(certificate=certificate, lifted_at=None))


class TestOtherActions:
    def test_reinstating_lifts_the_only_hold_of_the_reason(self, api, recalled):
        for row, reasons in zip(
            recalled, (["recall"], ["recall", "fraud"], ["fraud"]), strict=False
        ):
            for reason in reasons:
                request_transition(api, row, "suspend", {"reason": reason})
        request_transition(api, recalled[3], "suspend", {"reason": "recall"})
        request_transition(api, recalled[3], "suspend", {"reason": "recall"})
        job = finished_bulk_action(api, action="reinstate", filter=BATCH)
        assert states_of(recalled) == ["active", *["suspended"] * 3, "active"]
        assert Certificate.objects.get(pk=recalled[1].pk).reason == "fraud"
        assert [line.split(",")[2:4] for line in result_lines(job)] == [
            ["done", ""],
            ["done", ""],
            ["skipped", "unknown_hold"],
            ["skipped", "hold_not_named"],
            ["skipped", "invalid_transition"],
        ]

    def test_revoking_lifts_every_hold(self, api, recalled):
        request_transition(api, recalled[0], "suspend", {"reason": "fraud"})
        finished_bulk_action(api, action="revoke", filter=BATCH, expectedCount=5)
        assert not Hold.objects.filter(lifted_at=None).exists()

    def test_releasing_needs_a_second_person_and_sends_the_mails(self, api, issuer, key):
        kind = make_type(issuer, code="released", release_required=True)
        first, second = (issue_one(kind, **batch_fields("B-42")) for _ in range(2))
        OutgoingMail.objects.create(
            issuer=issuer, kind=MAIL, subject=first.pk, created_at=timezone.now()
        )
        mine = api.post(
            "certificates/issue",
            {"typeCode": "released", "productId": "A", "serialNumber": "1", "metadata": BATCH},
        ).json()
        job = finished_bulk_action(api, action="release", filter=BATCH, reason=None)
        assert (job.ok, job.skipped) == (2, 1)
        assert states_of([first, second]) == ["active"] * 2
        assert f"{mine['id']},,skipped,second_person_required,pending" in result_lines(job)
        assert OutgoingMail.objects.get().due_at

    def test_rejecting_drops_the_mails(self, api, certificate_type):
        row = make_pending(certificate_type, **batch_fields("B-42"))
        OutgoingMail.objects.create(
            issuer=row.issuer, kind=MAIL, subject=row.pk, created_at=timezone.now()
        )
        finished_bulk_action(api, action="reject", filter=BATCH, expectedCount=1)
        assert states_of([row]) == ["revoked"]
        assert OutgoingMail.objects.get().dropped_at

    def test_a_dry_run_leaves_its_key_to_the_recall(self, api: Api, recalled: list[Certificate]):
        asked, once = RECALL | {"filter": BATCH}, {"Idempotency-Key": "recall-2026-031"}
        seen = api.post(PATH, asked | {"dryRun": True}, **once)
        assert (seen.status_code, seen.json()["count"]) == (200, 5)
        asked |= {"token": seen.json()["token"]}
        assert api.post(PATH, asked, **once).status_code == 202

    @pytest.mark.parametrize("action", ["release", "reject"])
    def test_each_takes_the_scope_of_the_single_move(self, issuer, recalled, action):
        manages = Api(make_key(issuer, scopes=[Scope.CERTIFICATES_MANAGE]))
        releases = Api(make_key(issuer, scopes=[Scope.CERTIFICATES_RELEASE]))
        asked = {"action": action, "filter": BATCH, "dryRun": True}
        assert_problem(request_bulk_action(manages, asked), 403, "scope_missing")
        assert request_bulk_action(releases, asked).json()["count"] == 5
        assert_problem(
            request_bulk_action(releases, RECALL | {"filter": BATCH}), 403, "scope_missing"
        )


def test_two_recalls_on_one_part(api: Api, issuer: Issuer, recalled: list[Certificate]):
    """Undoing the first leaves what the second holds; undoing both puts it into force again."""
    jobs = [
        finished_bulk_action(api, filter=BATCH),
        finished_bulk_action(api, filter={"productId": "ART-100"}),
    ]
    for job, expected in zip(jobs, ("suspended", "active"), strict=True):
        assert api.post(f"jobs/{job.public_id}/undo", {}).status_code == 202
        runner.run_due_jobs()
        assert states_of(recalled) == [expected] * 5
