"""The sealer seals every entry without a gap, and stops at one that was altered."""

import threading
import time
from collections.abc import Callable

import pytest
from django.db import connection, transaction

from accounts import tasks
from accounts.audit import operations as audit
from accounts.models import AuditEntry, Issuer
from tests.accounts.audit.helpers import (
    ACTOR,
    NOON,
    cursor_without_triggers,
    findings,
    logged_head,
    make_entry,
    make_sealed_entries,
    seal_all,
    tamper,
)
from tests.factories import context_of
from tests.journeys.processes.load_clients import OTHERS_PATIENCE

pytestmark = pytest.mark.django_db(transaction=True)


def positions(issuer: Issuer | None) -> list[int | None]:
    rows = AuditEntry.objects.filter(issuer=issuer).order_by("at", "id")
    return list(rows.values_list("position", flat=True))


def elsewhere(work: Callable[[], object]) -> threading.Thread:
    """Runs something on a connection of its own."""

    def run() -> None:
        try:
            work()
        finally:
            connection.close()

    thread = threading.Thread(target=run)
    thread.start()
    return thread


def seal_the_rest() -> None:
    patience = time.monotonic() + OTHERS_PATIENCE
    while AuditEntry.objects.filter(position=None).exists() and time.monotonic() < patience:
        tasks.seal_audit()


class TestSealing:
    def test_every_chain_counts_for_itself(self, issuer: Issuer, other_issuer: Issuer):
        for owner in (issuer, other_issuer, issuer, None, issuer):
            make_entry(owner)
        seal_all(5)
        assert positions(issuer) == [1, 2, 3]
        assert positions(other_issuer) == [1]
        assert positions(None) == [1]
        assert findings() == []

    def test_later_entries_continue_the_chain(self, issuer: Issuer):
        make_sealed_entries(issuer, 2)
        make_entry(issuer)
        seal_all(1)
        assert audit.seal() == 0
        assert positions(issuer) == [1, 2, 3]
        assert findings() == []

    def test_batches_leave_no_gap(self, issuer: Issuer, other_issuer: Issuer):
        for number in range(7):
            make_entry(issuer if number % 3 else other_issuer)
        seal_all(7, batch=3)
        assert positions(issuer) == [1, 2, 3, 4]
        assert positions(other_issuer) == [1, 2, 3]
        assert findings() == []

    def test_a_transaction_that_commits_late_is_not_skipped(self, issuer: Issuer):
        begun, finish = threading.Event(), threading.Event()

        def slow() -> None:
            with transaction.atomic():
                audit.record(context_of(issuer, actor=ACTOR, now=NOON), "thing.changed", "slow", {})
                begun.set()
                finish.wait(20)

        thread = elsewhere(slow)
        begun.wait(20)
        make_entry(issuer, "fast")
        assert audit.seal() == 0  # "fast" waits: what began before it may still commit
        finish.set()
        thread.join()
        seal_all(2)
        order = AuditEntry.objects.order_by("position").values_list("target", flat=True)
        assert list(order) == ["slow", "fast"]
        assert findings() == []

    def test_entries_rolled_back_leave_no_gap_in_the_chain(self, issuer: Issuer):
        make_entry(issuer)
        with transaction.atomic():
            make_entry(issuer, "never")
            transaction.set_rollback(True)
        make_entry(issuer)
        seal_all(2)
        assert positions(issuer) == [1, 2]

    def test_one_sealer_at_a_time(self, issuer: Issuer):
        make_entry(issuer)
        answers: list[int] = []
        with transaction.atomic():
            seal_all(1)
            elsewhere(lambda: answers.append(audit.seal())).join()
        assert answers == [0]

    def test_many_sealers_and_writers_together(self, issuer: Issuer, other_issuer: Issuer):
        def write() -> None:
            for number in range(20):
                make_entry(issuer if number % 2 else other_issuer)

        writers = [elsewhere(write) for _ in range(4)]
        sealers = [elsewhere(lambda: [audit.seal(batch=7) for _ in range(20)]) for _ in range(3)]
        for thread in (*writers, *sealers):
            thread.join()
        seal_the_rest()
        for owner in (issuer, other_issuer):
            found = AuditEntry.objects.filter(issuer=owner).order_by("position")
            assert list(found.values_list("position", flat=True)) == list(range(1, 41))
        assert findings() == []

    def test_entries_of_a_restored_dump_are_sealed(self, issuer: Issuer):
        """Their transactions' numbers are another server's, and may lie in the future here."""
        make_entry(issuer)
        tamper("UPDATE accounts_auditentry SET txid = '900000000000'")
        seal_all(1)
        assert findings() == []

    def test_the_heads_are_logged_daily(self, issuer: Issuer, caplog: pytest.LogCaptureFixture):
        last = make_sealed_entries(issuer, 2)[-1]
        caplog.set_level("INFO", logger="audit")
        tasks.log_audit_heads()
        noted = [record.__dict__["head"] for record in caplog.records]
        assert logged_head(last) in noted
        assert any(head.startswith("total:2:") for head in noted)


class TestTheSealerCoversNothingUp:
    @pytest.fixture(autouse=True)
    def two_chains(self, issuer: Issuer, other_issuer: Issuer) -> None:
        make_sealed_entries(issuer, 3)
        make_sealed_entries(other_issuer, 1)

    @pytest.mark.parametrize(
        "crime",
        [
            "UPDATE accounts_audithead SET count = 2 WHERE chain = %s",
            "DELETE FROM accounts_audithead WHERE chain = %s",
        ],
    )
    def test_a_chain_with_a_bad_head_is_skipped_and_others_are_sealed(
        self,
        issuer: Issuer,
        other_issuer: Issuer,
        crime: str,
        caplog: pytest.LogCaptureFixture,
    ):
        tamper(crime, str(issuer.pk))
        make_entry(issuer)
        make_entry(other_issuer)
        seal_all(1, batch=1)
        assert audit.seal(batch=1) == 0
        assert "broken" in caplog.text
        assert positions(other_issuer) == [1, 2]
        assert positions(issuer) == [1, 2, 3, None]
        assert findings()

    def test_a_total_that_was_altered_stays_so(self, issuer: Issuer):
        tamper("UPDATE accounts_audithead SET count = 3 WHERE chain = 'total'")
        make_entry(issuer)
        seal_all(1)
        assert findings() == ["the total was altered"]

    def test_a_total_that_is_gone_stays_gone(self, issuer: Issuer):
        tamper("DELETE FROM accounts_audithead WHERE chain = 'total'")
        make_entry(issuer)
        seal_all(1)
        assert findings() == ["the total is gone"]

    def test_a_chain_that_is_gone_stays_noticed_when_it_begins_anew(self, issuer: Issuer):
        with cursor_without_triggers() as cursor:
            cursor.execute("DELETE FROM accounts_auditentry WHERE issuer_id = %s", [issuer.pk])
            cursor.execute("DELETE FROM accounts_audithead WHERE chain = %s", [str(issuer.pk)])
        make_entry(issuer)
        seal_all(1)
        assert findings() == ["5 entries were sealed, the chains' heads know 2"]
