"""The life of a certificate against a model: any moves in any order, one by one and in bulk, on the real
database.
"""

from datetime import UTC, datetime, timedelta
from functools import partial
from itertools import pairwise
from typing import NamedTuple

import pytest
from django.db import connection
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from accounts.actors import Actor, ActorKind, RequestContext
from accounts.errors import NothingToUndo, ServiceError
from accounts.jobs import operations as jobs, runner
from accounts.jobs.models import Job
from accounts.models import AuditEntry
from accounts.scopes import Mode
from certificates.certificate.document import Draft
from certificates.errors import HoldNotSpecified, InvalidTransition
from certificates.issuing.operations import supersede
from certificates.lifecycle import Action, Reason, State
from certificates.models import Certificate, CertificateHistory, Hold
from certificates.transitions import bulk, notices
from certificates.transitions.bulk import CertificateSelection
from certificates.transitions.effects import Explanation
from certificates.transitions.operations import transition
from tests.certificates.transitions.helpers import events_of
from tests.factories import TESTER, context_of, issue_one, make_issuer, make_type, set_state

START = datetime(2026, 1, 1, 12, tzinfo=UTC)
LAST_DAY = datetime(2026, 3, 1, tzinfo=UTC).date()
OTHER = Actor(kind=ActorKind.SYSTEM, id="another")
DAYS = st.sampled_from([0, 1, 30, 53, 60])  # the certificate's life are 59
REASONS = st.sampled_from(Reason)


class Held(NamedTuple):
    """An open hold: why, and which recall has set it, if one did."""

    reason: Reason
    recall: Job | None = None


class Life(RuleBasedStateMachine):
    """The model: a state, the open holds, the recalls, and every event there must be.

    What follows from it is written out here, and nothing of the product's table is asked.
    """

    @initialize(pending=st.booleans(), unswept=DAYS)
    def issue(self, pending: bool, unswept: int) -> None:  # noqa: FBT001
        self.type = make_type(make_issuer())
        self.now = START
        row = issue_one(self.type, now=START, valid_until=LAST_DAY)
        if pending:
            set_state(row, State.PENDING, reason=None)
        self.pk = row.pk
        assert row.ends_at is not None
        self.ends_at = row.ends_at
        self.state = "pending" if pending else "active"
        self.holds: list[Held] = []
        self.recalls: list[Job] = []  # the last one first to be taken back
        self.events = ["issued"]
        self.moves = 0
        self.audited = 0  # those made one by one
        self.told: set[int] = set()  # notices, by their days before the end
        self.now += timedelta(days=unswept)

    # --- rules --------------------------------------------------------------------------------

    @rule(reason=REASONS)
    def suspend(self, reason: Reason) -> None:
        if self.attempt("suspend", {"active", "suspended"}, reason=reason):
            self.holds.append(Held(reason))
            self.moved("suspended", "suspended")

    @rule(reason=REASONS)
    def recall(self, reason: Reason) -> None:
        job = self.in_bulk(Action.SUSPEND, {"active", "suspended"}, reason=reason)
        if job.ok:
            self.recalls.append(job)
            self.holds.append(Held(reason, job))
            self.moved("suspended", "suspended", alone=False)

    @rule()
    def take_a_recall_back(self) -> None:
        if not self.recalls:
            return
        job = self.recalls.pop()
        context = context_of(job.issuer, now=self.now)
        undo = jobs.undo_job(context=context, job_id=job.pk)
        left = [held for held in self.holds if held.recall != job]
        lifted = len(self.holds) - len(left)
        self.finish(undo, done=bool(lifted))
        if lifted:
            self.holds = left
            self.lifted(alone=False)
        with pytest.raises(NothingToUndo):
            jobs.undo_job(context=context, job_id=job.pk)

    @rule(reason=st.none() | REASONS)
    def reinstate_in_bulk(self, reason: Reason | None) -> None:
        meant = [held for held in self.holds if reason in (None, held.reason)]
        unclear = len(meant) != 1
        job = self.in_bulk(Action.REINSTATE, {"suspended"}, reason=reason, refused=unclear)
        if job.ok:
            self.holds.remove(meant[0])
            self.lifted(alone=False)

    @rule(reason=REASONS)
    def revoke_in_bulk(self, reason: Reason) -> None:
        origins = {"active", "suspended", "superseded"}
        if self.in_bulk(Action.REVOKE, origins, reason=reason).ok:
            self.holds.clear()
            self.moved("revoked", "revoked", alone=False)

    @rule(own=st.booleans())
    def release_in_bulk(self, own: bool) -> None:  # noqa: FBT001
        actor = TESTER if own else OTHER
        if self.in_bulk(Action.RELEASE, {"pending"}, actor=actor, refused=own).ok:
            self.moved("active", "released", alone=False)
            self.told |= {left for left in (30, 7, 1) if self.is_due(left)}

    @rule(number=st.integers(0, 3))
    def reinstate_a_hold(self, number: int) -> None:
        holds = list(Hold.objects.filter(certificate=self.pk, lifted_at=None).order_by("pk"))
        named = holds[number % len(holds)].public_id if holds else None
        if self.attempt("reinstate", {"suspended"}, hold_id=named):
            del self.holds[number % len(holds)]
            self.lifted()

    @rule()
    def reinstate_the_only_hold(self) -> None:
        refused = HoldNotSpecified if len(self.holds) > 1 else None
        if self.attempt("reinstate", {"suspended"}, also_refused=refused):
            self.holds.clear()
            self.lifted()

    @rule(reason=REASONS)
    def revoke(self, reason: Reason) -> None:
        if self.attempt("revoke", {"active", "suspended", "superseded"}, reason=reason):
            self.holds.clear()
            self.moved("revoked", "revoked")

    @rule()
    def release(self) -> None:
        if self.attempt("release", {"pending"}, actor=OTHER):
            self.moved("active", "released")
            self.told |= {left for left in (30, 7, 1) if self.is_due(left)}

    @rule(reason=REASONS)
    def reject(self, reason: Reason) -> None:
        if self.attempt("reject", {"pending"}, reason=reason):
            self.moved("revoked", "rejected")

    @rule(reason=REASONS)
    def supersede(self, reason: Reason) -> None:
        if self.attempt("supersede", {"active", "suspended"}, reason=reason):
            self.holds.clear()
            self.moved("superseded", "superseded")

    @rule(days=DAYS)
    def time_goes_by_and_the_sweep_runs(self, days: int) -> None:
        self.now += timedelta(days=days)
        notices.send_due(now=self.now)
        if self.state not in {"active", "suspended"}:
            return
        due = {left for left in (30, 7, 1, 0) if self.is_due(left)}
        if due - self.told and 0 not in self.told:
            self.events.append("expired" if 0 in due else "expiring")
        self.told |= due

    # --- what must hold after every step ------------------------------------------------------

    @invariant()
    def the_row_is_as_the_model_says(self) -> None:
        row = Certificate.objects.get(pk=self.pk)
        assert row.state == self.state
        held = Hold.objects.filter(certificate=self.pk, lifted_at=None).order_by("pk")
        assert [(hold.reason, hold.job) for hold in held] == self.holds
        assert bool(self.holds) == (self.state == "suspended")
        if self.holds:
            assert row.reason == self.holds[-1].reason
        assert (row.superseded_by_id is not None) >= (self.state == "superseded")

    @invariant()
    def the_database_agrees(self) -> None:
        connection.check_constraints()  # now, not at the end of a transaction that never ends

    @invariant()
    def no_event_is_lost_and_none_is_told_twice(self) -> None:
        row = Certificate.objects.get(pk=self.pk)
        events = events_of(row)  # holds the sequences to be without a gap
        assert [event["type"].rpartition(".")[2] for event in events] == self.events
        assert row.sequence == len(events)

    @invariant()
    def no_history_is_lost_and_each_row_follows_from_the_one_before(self) -> None:
        rows = list(CertificateHistory.objects.filter(certificate=self.pk).order_by("sequence"))
        assert len(rows) == 1 + self.moves
        assert AuditEntry.objects.filter(action__startswith="certificate.").count() == self.audited
        for before, after in pairwise(rows[1:]):
            assert after.from_state == before.to_state
        if self.moves:
            assert rows[-1].to_state == self.state

    # --- helpers ------------------------------------------------------------------------------

    def is_due(self, days: int) -> bool:
        return self.ends_at - timedelta(days=days) <= self.now

    def moved(self, state: str, event: str, *, alone: bool = True) -> None:
        self.state = state
        self.events.append(event)
        self.moves += 1
        self.audited += alone

    def lifted(self, *, alone: bool = True) -> None:
        if self.holds:
            self.moved("suspended", "suspended", alone=alone)
        else:
            self.moved("active", "reinstated", alone=alone)

    def in_bulk(
        self,
        action: Action,
        origins: set[str],
        *,
        reason: Reason | None = None,
        actor: Actor = TESTER,
        refused: bool = False,
    ) -> Job:
        """The same as a job; it must skip the certificate exactly where the model says so."""
        context = RequestContext(
            issuer=self.type.issuer.facts(), mode=Mode.LIVE, actor=actor, now=self.now
        )
        job = bulk.start(
            context=context,
            action=action,
            selection=CertificateSelection(ids=(self.pk,)),
            explanation=Explanation(reason=reason),
            expected=1,
        )
        self.finish(job, done=self.state in origins and not refused)
        return job

    def finish(self, job: Job, *, done: bool) -> None:
        runner.run_due_jobs(clock=lambda: self.now)
        job.refresh_from_db()
        assert (job.state, job.ok, job.skipped) == ("succeeded", done, not done)

    def attempt(
        self,
        action: str,
        origins: set[str],
        *,
        reason: Reason | None = None,
        actor: Actor = TESTER,
        also_refused: type[ServiceError] | None = None,
        **told: object,
    ) -> bool:
        """Whether it was done; it must be refused exactly where the model says so."""
        context = RequestContext(
            issuer=self.type.issuer.facts(), mode=Mode.LIVE, actor=actor, now=self.now
        )
        wanted = InvalidTransition if self.state not in origins else also_refused
        if action == Action.SUPERSEDE:
            told["draft"] = Draft(type_id=self.type.pk, product_id="A", serial_number="S")
        do = supersede if action == Action.SUPERSEDE else partial(transition, action=Action(action))
        call = {
            "context": context,
            "certificate_id": self.pk,
            "explanation": Explanation(reason=reason),
            **told,
        }
        if wanted is None:
            do(**call)
            return True
        with pytest.raises(wanted):
            do(**call)
        return False
