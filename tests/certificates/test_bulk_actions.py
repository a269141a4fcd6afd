"""A recall and other moves of many certificates: asked for, done chunk by chunk, and taken back."""

from dataclasses import replace
from datetime import timedelta

import pytest
from django.utils import timezone

from accounts.catalog import KINDS
from accounts.models import AuditEntry, Issuer, Job
from accounts.operations import run
from accounts.scopes import Feature, Mode, Scope
from certificates.lifecycle import State
from certificates.models import Certificate, CertificateHistory, CertificateType, Hold, HolderMail
from tests.certificates.bulk_cases import PATH, RECALL, ask, batch_of, done, lines, start
from tests.certificates.lifecycle_cases import act, events_of, pending
from tests.conftest import Api
from tests.factories import issue_one, make_key, make_type, put_into
from tests.factories.webhooks import make_endpoint
from tests.problems import assert_faults, assert_problem, nothing_written
from webhooks.models import Delivery

BATCH = {"batch": "B-42"}
QUERIES = 40  # two claims, plan, step and end; savepoints included


@pytest.fixture
def recalled(certificate_type: CertificateType) -> list[Certificate]:
    """Five of the batch: three in force, one suspended already, one revoked. And one of another."""
    rows = [issue_one(certificate_type, **batch_of("B-42")) for _ in range(5)]
    issue_one(certificate_type, **batch_of("B-43"))
    return rows


def states(rows: list[Certificate]) -> list[str]:
    return [Certificate.objects.get(pk=row.pk).state for row in rows]


class TestARecall:
    @pytest.fixture
    def mixed(self, api: Api, recalled: list[Certificate]) -> list[Certificate]:
        act(api, recalled[3], "suspend", {"reason": "fraud"})
        act(api, recalled[4], "revoke", {"reason": "data_error"})
        return recalled

    def test_suspends_the_batch_and_says_what_became_of_each(self, api, issuer, mixed):
        make_endpoint(issuer, "http://127.0.0.1:9/hook")
        job = done(api, filter=BATCH)
        assert (job.kind, job.state) == ("certificates.suspend", "succeeded")
        assert (job.total, job.ok, job.skipped, job.failed) == (5, 4, 1, 0)
        assert states(mixed) == ["suspended"] * 4 + ["revoked"]
        assert lines(job) == [
            *(f"{row.public_id},{row.number or ''},done,,suspended" for row in mixed[:4]),
            f"{mixed[4].public_id},,skipped,invalid_transition,revoked",
        ]
        (error,) = api.get(f"jobs/{job.public_id}").json()["errors"]
        assert (error["column"], error["code"]) == (mixed[4].public_id, "invalid_transition")
        assert Delivery.objects.filter(event_type="certificate.suspended").count() == 4

    def test_is_for_each_what_the_single_move_is(self, api, certificate_type):
        alone, among = (
            issue_one(certificate_type, valid_until=timezone.localdate() + timedelta(days=400))
            for _ in range(2)
        )
        said = {name: RECALL[name] for name in ("reason", "note", "publicNote")}
        act(api, alone, "suspend", said)
        done(api, ids=[among.public_id])
        found = [traits(each) for each in (alone, among)]
        assert found[0] == found[1]

    def test_stands_in_the_audit_once(self, api, recalled):
        job = done(api, filter=BATCH)
        told = AuditEntry.objects.get(action="certificates.suspend")
        assert told.target == job.public_id
        assert told.changes["count"]["after"] == 5
        assert told.changes["filters"]["after"] == ["batch"]
        assert not AuditEntry.objects.filter(action="certificate.suspended").exists()

    def test_reaches_no_other_issuer_mode_or_type(self, api, outsider_api, test_mode_api, issuer):
        kind, other = make_type(issuer, code="one"), make_type(issuer, code="two")
        own = issue_one(kind, **batch_of("B-42"))
        beside = [
            issue_one(kind, mode=Mode.TEST, **batch_of("B-42")),
            issue_one(other, **batch_of("B-42")),
        ]
        limited = Api(make_key(issuer, type_ids=[kind.pk]))
        assert done(outsider_api, filter=BATCH).total == 0
        job = done(limited, filter=BATCH)
        assert (job.total, states([own, *beside])) == (1, ["suspended", "active", "active"])
        assert done(test_mode_api, filter=BATCH).ok == 1
        assert states(beside) == ["suspended", "active"]
        assert outsider_api.get(f"jobs/{job.public_id}").status_code == 404

    def test_what_is_issued_later_is_not_in_it(self, issuer, certificate_type, recalled):
        job = start(issuer, keys=(("batch", "B-42"),))
        later = issue_one(certificate_type, **batch_of("B-42"))
        run.run_due()
        job.refresh_from_db()
        assert (job.total, job.ok) == (5, 5)
        assert states([later]) == ["active"]

    def test_costs_the_same_statements_for_any_number(
        self, issuer, certificate_type, django_assert_max_num_queries
    ):
        for name, number in (("B-1", 1), ("B-30", 30)):
            for _ in range(number):
                issue_one(certificate_type, **batch_of(name))
            job = start(issuer, keys=(("batch", name),))
            with django_assert_max_num_queries(QUERIES):
                run.run_due()
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
        first = done(api, filter=BATCH)
        second = done(api, ids=[recalled[0].public_id])
        act(api, recalled[1], "revoke", {"reason": "fraud"})
        act(api, recalled[2], "suspend", {"reason": "fraud"})
        hold = Hold.objects.get(certificate=recalled[2], job=first)
        act(api, recalled[2], "reinstate", {"holdId": hold.public_id})
        answer = api.post(f"jobs/{first.public_id}/undo", {})
        assert answer.status_code == 202
        assert answer.json()["kind"] == "certificates.lift"
        run.run_due()
        undo = Job.objects.get(undo_of=first)
        assert (undo.total, undo.ok, undo.skipped) == (5, 3, 2)
        assert states(recalled) == ["suspended", "revoked", "suspended", "active", "active"]
        assert [hold.job_id for hold in open_holds(recalled[0])] == [second.pk]
        names = [event["type"] for event in events_of(recalled[0])]
        assert names == ["certificate.issued", *["certificate.suspended"] * 3]
        assert events_of(recalled[3])[-1]["type"] == "certificate.reinstated"
        (last,) = CertificateHistory.objects.filter(certificate=recalled[3], action="reinstate")
        assert last.reason == "recall"
        assert_problem(api.post(f"jobs/{first.public_id}/undo", {}), 409, "conflict")

    def test_there_is_none_from_a_revocation(self, api, recalled):
        job = done(api, action="revoke", filter=BATCH, expectedCount=5)
        assert states(recalled) == ["revoked"] * 5
        assert_problem(api.post(f"jobs/{job.public_id}/undo", {}), 409, "conflict")


def open_holds(certificate: Certificate) -> list[Hold]:
    return list(Hold.objects.filter(certificate=certificate, lifted_at=None))


class TestOtherActions:
    def test_reinstating_lifts_the_only_hold_of_the_reason(self, api, recalled):
        for row, reasons in zip(
            recalled, (["recall"], ["recall", "fraud"], ["fraud"]), strict=False
        ):
            for reason in reasons:
                act(api, row, "suspend", {"reason": reason})
        act(api, recalled[3], "suspend", {"reason": "recall"})
        act(api, recalled[3], "suspend", {"reason": "recall"})
        job = done(api, action="reinstate", filter=BATCH)
        assert states(recalled) == ["active", *["suspended"] * 3, "active"]
        assert Certificate.objects.get(pk=recalled[1].pk).reason == "fraud"
        assert [line.split(",")[2:4] for line in lines(job)] == [
            ["done", ""],
            ["done", ""],
            ["skipped", "unknown_hold"],
            ["skipped", "hold_not_named"],
            ["skipped", "invalid_transition"],
        ]

    def test_revoking_lifts_every_hold(self, api, recalled):
        act(api, recalled[0], "suspend", {"reason": "fraud"})
        done(api, action="revoke", filter=BATCH, expectedCount=5)
        assert not Hold.objects.filter(lifted_at=None).exists()

    def test_releasing_takes_somebody_else_and_lets_the_mails_go(self, api, issuer, key):
        kind = make_type(issuer, code="released", release_required=True)
        first, second = (issue_one(kind, **batch_of("B-42")) for _ in range(2))
        HolderMail.objects.create(certificate=first, created_at=timezone.now())
        mine = api.post(
            "certificates/issue",
            {"typeCode": "released", "productId": "A", "serialNumber": "1", "metadata": BATCH},
        ).json()
        job = done(api, action="release", filter=BATCH, reason=None)
        assert (job.ok, job.skipped) == (2, 1)
        assert states([first, second]) == ["active"] * 2
        assert f"{mine['id']},,skipped,second_person_required,pending" in lines(job)
        assert HolderMail.objects.get().due_at

    def test_rejecting_drops_the_mails(self, api, certificate_type):
        row = pending(certificate_type, **batch_of("B-42"))
        HolderMail.objects.create(certificate=row, created_at=timezone.now())
        done(api, action="reject", filter=BATCH, expectedCount=1)
        assert states([row]) == ["revoked"]
        assert HolderMail.objects.get().dropped_at

    @pytest.mark.parametrize("action", ["release", "reject"])
    def test_each_takes_the_scope_of_the_single_move(self, issuer, recalled, action):
        manages = Api(make_key(issuer, scopes=[Scope.CERTIFICATES_MANAGE]))
        releases = Api(make_key(issuer, scopes=[Scope.CERTIFICATES_RELEASE]))
        asked = {"action": action, "filter": BATCH, "dryRun": True}
        assert_problem(ask(manages, asked), 403, "scope_missing")
        assert ask(releases, asked).json()["count"] == 5
        assert_problem(ask(releases, RECALL | {"filter": BATCH}), 403, "scope_missing")


class TestHowItIsAskedFor:
    def test_a_dry_run_counts_shows_and_changes_nothing(self, api, recalled):
        put_into(recalled[0], State.REVOKED)
        with nothing_written():
            answer = ask(api, {"action": "suspend", "filter": BATCH, "dryRun": True})
        assert answer.status_code == 200
        told = answer.json()
        assert (told["ok"], told["count"], told["movable"]) == (True, 5, 4)
        assert [each["id"] for each in told["samples"]] == [r.public_id for r in reversed(recalled)]
        assert told["samples"][-1]["status"] == "revoked"
        assert not Job.objects.exists()

    def test_it_shows_twenty_at_most(self, api, certificate_type):
        for _ in range(21):
            issue_one(certificate_type, **batch_of("B-42"))
        told = ask(api, {"action": "suspend", "filter": BATCH, "dryRun": True}).json()
        assert (told["count"], len(told["samples"])) == (21, 20)

    @pytest.mark.parametrize("action", ["revoke", "reject"])
    def test_what_is_final_takes_the_count_of_a_dry_run(self, api, recalled, action):
        asked = RECALL | {"action": action, "filter": BATCH}
        with nothing_written():
            assert_faults(ask(api, asked), ("/expectedCount", "required"))
            told = assert_problem(
                ask(api, asked | {"expectedCount": 4}), 409, "count_changed", "count"
            )
        assert told["count"] == 5
        assert not Job.objects.exists()
        assert ask(api, asked | {"expectedCount": 5}).status_code == 202

    def test_up_to_the_dry_run_the_count_holds_while_issuing_goes_on(
        self, api, certificate_type, recalled
    ):
        asked = RECALL | {"action": "revoke", "filter": BATCH}
        told = ask(api, asked | {"dryRun": True}).json()
        later = issue_one(certificate_type, **batch_of("B-42"))
        counted = asked | {"expectedCount": told["count"]}
        assert_problem(ask(api, counted), 409, "count_changed", "count")
        done(api, **counted, upTo=told["upTo"])
        assert states([*recalled, later]) == ["revoked"] * 5 + ["active"]

    @pytest.mark.parametrize(
        ("body", "faults"),
        [
            ({}, [("/filter", "required")]),
            ({"filter": {}}, [("/filter", "required")]),
            ({"filter": {"batch": " "}}, [("/filter", "required")]),
            ({"filter": {"batch": None, "plant": ""}}, [("/filter", "required")]),
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
            ({"filter": BATCH, "expectedCount": -1}, [("/expectedCount", "out_of_range")]),
        ],
    )  # fmt: skip
    def test_what_cannot_be_meant_is_named(self, api, recalled, body, faults):
        with nothing_written():
            assert_faults(ask(api, RECALL | body), *faults)
        assert not Job.objects.exists()

    def test_ids_that_are_nobodys_are_named_by_their_place(
        self, api, certificate, outsider_api, other_issuer
    ):
        foreign = issue_one(make_type(other_issuer)).public_id
        named = [certificate.public_id, foreign, "cert_01h455vb4pex5vsknk084sn02q", "nonsense"]
        with nothing_written():
            assert_faults(
                ask(api, RECALL | {"ids": named}),
                *((f"/ids/{place}", "unknown_certificate") for place in (1, 2, 3)),
            )
        job = done(api, ids=[certificate.public_id] * 2)
        assert (job.total, job.ok) == (1, 1)

    def test_it_takes_an_idempotency_key_and_happens_once(self, api, recalled):
        asked = RECALL | {"filter": BATCH}
        assert_problem(api.post(PATH, asked), 400, "idempotency_key_missing")
        first, again = (api.post(PATH, asked, **{"Idempotency-Key": "once"}) for _ in range(2))
        assert (first.status_code, again.content) == (202, first.content)
        assert first["Location"].endswith(f"/jobs/{first.json()['id']}")
        assert Job.objects.count() == 1

    def test_filters_that_no_index_serves_are_refused(self, api, recalled):
        asked = RECALL | {"filter": {"issuedFrom": "2026-01-01", "validUntilFrom": "2026-01-01"}}
        assert_problem(ask(api, asked), 400, "filter_too_broad")

    def test_a_plan_without_bulk_and_a_suspended_account_are_refused(self, api, issuer, recalled):
        Issuer.objects.filter(pk=issuer.pk).update(standing="suspended")
        assert_problem(ask(api, RECALL | {"filter": BATCH}), 403, "issuer_suspended")
        Issuer.objects.filter(pk=issuer.pk).update(standing="active")
        issuer.plan.features = [each for each in Feature if each is not Feature.BULK]
        issuer.plan.save()
        assert_problem(ask(api, RECALL | {"filter": BATCH}), 403, "feature_not_in_plan")

    def test_every_filter_of_the_list_is_one(self, api, issuer, recalled):
        fields = [{"key": "heat", "label": {"en": "Heat"}, "kind": "text", "searchable": True}]
        kind = make_type(issuer, code="melt", fields=fields)
        row = issue_one(
            kind, gtin="04012345678901", product_id="P", metadata={"heat": "H1", "plant": "X"}
        )
        today = timezone.localdate().isoformat()
        for stated in (
            {"heat": "H1"},
            {"plant": "X", "typeId": kind.pk},
            {"typeCode": "melt", "issuedFrom": today, "issuedTo": today},
            {"gtin": "04012345678901", "status": "active"},
            {"productId": "P"},
        ):
            told = ask(api, {"action": "suspend", "filter": stated, "dryRun": True}).json()
            assert [each["id"] for each in told["samples"]] == [row.public_id], stated


class TestOnTheWay:
    """A worker is killed, a person cancels, others move the same certificates."""

    @pytest.fixture(autouse=True)
    def by_two(self, monkeypatch):
        for name in ("certificates.suspend", "certificates.lift"):
            monkeypatch.setitem(KINDS, name, smaller(name))

    def test_another_worker_goes_on_behind_what_was_kept(self, issuer, recalled):
        now = timezone.now()
        start(issuer, now=now, keys=(("batch", "B-42"),))
        lost = run.claim(now=now)
        for _ in range(2):  # plans, then two certificates
            run.run_step(job_id=lost.pk, token=lost.lease_token, now=now)
        assert states(recalled) == ["suspended"] * 2 + ["active"] * 3
        later = now + timedelta(minutes=2)
        run.run_due(clock=lambda: later)
        with pytest.raises(run.LeaseLost):
            run.run_step(job_id=lost.pk, token=lost.lease_token, now=later)
        job = Job.objects.get()
        assert (job.state, job.ok) == ("succeeded", 5)
        assert Hold.objects.count() == 5
        assert [len(events_of(row)) for row in recalled] == [2] * 5

    def test_a_move_between_two_steps_is_respected(self, api, issuer, recalled):
        now = timezone.now()
        job = start(issuer, now=now, keys=(("batch", "B-42"),))
        held = run.claim(now=now)
        run.run_step(job_id=held.pk, token=held.lease_token, now=now)
        act(api, recalled[1], "revoke", {"reason": "fraud"})
        while run.run_step(job_id=held.pk, token=held.lease_token, now=now):
            pass
        job.refresh_from_db()
        assert (job.ok, job.skipped) == (4, 1)
        assert states(recalled)[1] == "revoked"

    def test_cancelled_it_stops_and_what_was_done_can_be_taken_back(self, api, issuer, recalled):
        now = timezone.now()
        job = start(issuer, now=now, keys=(("batch", "B-42"),))
        held = run.claim(now=now)
        for _ in range(2):
            run.run_step(job_id=held.pk, token=held.lease_token, now=now)
        assert api.post(f"jobs/{job.public_id}/cancel", {}).status_code == 200
        assert not run.run_step(job_id=held.pk, token=held.lease_token, now=now)
        assert states(recalled) == ["suspended"] * 2 + ["active"] * 3
        assert api.post(f"jobs/{job.public_id}/undo", {}).status_code == 202
        run.run_due()
        assert states(recalled) == ["active"] * 5

    def test_a_suspended_account_ends_it(self, issuer, recalled):
        job = start(issuer, keys=(("batch", "B-42"),))
        Issuer.objects.filter(pk=issuer.pk).update(standing="suspended")
        run.run_due()
        job.refresh_from_db()
        assert (job.state, job.failure) == ("failed", "issuer_suspended")
        assert states(recalled) == ["active"] * 5


def smaller(name: str):
    """The kind, two certificates a step."""
    return replace(KINDS[name], batch=2)


def test_two_recalls_on_one_part(api: Api, issuer: Issuer, recalled: list[Certificate]):
    """Undoing the first leaves what the second holds; undoing both puts it into force again."""
    jobs = [done(api, filter=BATCH), done(api, filter={"productId": "ART-100"})]
    for job, expected in zip(jobs, ("suspended", "active"), strict=True):
        assert api.post(f"jobs/{job.public_id}/undo", {}).status_code == 202
        run.run_due()
        assert states(recalled) == [expected] * 5
