"""Concurrent transitions of one certificate: one wins, and nothing is lost."""

from collections import Counter
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from itertools import pairwise
from threading import Barrier
from typing import Any

import pytest
from django.db import connections
from django.utils import timezone

from accounts.actors import RequestContext
from accounts.errors import ServiceError
from accounts.models import Issuer
from accounts.scopes import Mode
from certificates.certificate.document import Draft
from certificates.issuing.operations import supersede
from certificates.lifecycle import Action, Reason
from certificates.models import Certificate, CertificateHistory, Hold
from certificates.transitions import notices
from certificates.transitions.effects import Explanation
from certificates.transitions.operations import transition, transition_many
from tests.certificates.transitions.helpers import events_of
from tests.factories import TESTER, issue_one, make_issuer, make_type

HANDS = 20
WHY = Explanation(reason=Reason.RECALL)

pytestmark = pytest.mark.django_db(transaction=True)


def all_at_once(acts: Iterable[Callable[[], object]]) -> Counter[str]:
    """Starts them together; how many were done, and how many refused with which code."""
    acts = list(acts)
    line = Barrier(len(acts))

    def run(act: Callable[[], object]) -> str:
        line.wait()
        try:
            act()
        except ServiceError as error:
            return error.code
        finally:
            connections.close_all()
        return "done"

    with ThreadPoolExecutor(len(acts)) as pool:
        return Counter(pool.map(run, acts))


@pytest.fixture
def issuer() -> Issuer:
    return make_issuer()


@pytest.fixture
def certificate(issuer: Issuer) -> Certificate:
    return issue_one(make_type(issuer), valid_until=timezone.localdate() + timedelta(days=400))


def mover(
    issuer: Issuer, certificate: Certificate, action: Action, **stated: Any
) -> Callable[[], object]:
    context = RequestContext(
        issuer=issuer.facts(), mode=Mode.LIVE, actor=TESTER, now=timezone.now()
    )
    given: dict[str, Any] = {
        "context": context,
        "certificate_id": certificate.pk,
        "explanation": WHY,
        **stated,
    }
    if action is Action.SUPERSEDE:
        return lambda: supersede(**given)
    return lambda: transition(action=action, **given)


def assert_whole(certificate: Certificate) -> None:
    """Sequences without a gap, and a history that follows from itself to the state there is."""
    certificate.refresh_from_db()
    assert certificate.sequence == len(events_of(certificate))
    rows = list(CertificateHistory.objects.filter(certificate=certificate).order_by("sequence"))
    for before, after in pairwise(rows):
        assert after.from_state == before.to_state
    assert rows[-1].to_state == certificate.state


def test_of_twenty_who_revoke_one_wins(issuer: Issuer, certificate: Certificate):
    outcomes = all_at_once([mover(issuer, certificate, Action.REVOKE)] * HANDS)
    assert outcomes == {"done": 1, "invalid_transition": HANDS - 1}
    assert certificate.history.count() == 2
    assert_whole(certificate)


def test_of_twenty_who_renew_one_wins(issuer: Issuer, certificate: Certificate):
    draft = Draft(type_id=certificate.type_id, product_id="A", serial_number="S")
    outcomes = all_at_once([mover(issuer, certificate, Action.SUPERSEDE, draft=draft)] * HANDS)
    assert outcomes == {"done": 1, "invalid_transition": HANDS - 1}
    assert Certificate.objects.filter(supersedes=certificate).count() == 1
    assert_whole(certificate)


def test_every_hold_counts_and_the_last_one_lifted_reinstates(
    issuer: Issuer, certificate: Certificate
):
    assert all_at_once([mover(issuer, certificate, Action.SUSPEND)] * HANDS) == {"done": HANDS}
    assert Hold.objects.filter(lifted_at=None).count() == HANDS
    lift = [
        mover(
            issuer, certificate, Action.REINSTATE, explanation=Explanation(), hold_id=hold.public_id
        )
        for hold in Hold.objects.all()
    ]
    assert all_at_once(lift) == {"done": HANDS}
    assert_whole(certificate)
    assert certificate.state == "active"
    names = [event["type"] for event in events_of(certificate)]
    assert names.count("certificate.reinstated") == 1
    assert names[-1] == "certificate.reinstated"


def test_any_moves_at_once_leave_a_whole_history(issuer: Issuer, certificate: Certificate):
    kinds = (Action.SUSPEND, Action.REINSTATE, Action.SUSPEND, Action.REVOKE)
    outcomes = all_at_once(
        mover(issuer, certificate, kinds[number % len(kinds)]) for number in range(HANDS)
    )
    assert outcomes["done"] == certificate.history.count() - 1
    assert set(outcomes) <= {"done", "invalid_transition", "conflict", "validation_failed"}
    assert_whole(certificate)
    assert certificate.state == "revoked"


def test_recalls_of_overlapping_sets_and_single_moves_do_not_wait_for_each_other_in_vain(
    issuer: Issuer,
):
    kind = make_type(issuer)
    rows = [issue_one(kind) for _ in range(6)]
    context = RequestContext(
        issuer=issuer.facts(), mode=Mode.LIVE, actor=TESTER, now=timezone.now()
    )

    def recall(action: Action, some: list[Certificate]) -> Callable[[], object]:
        chosen = [row.pk for row in some]
        return lambda: transition_many(
            context=context, action=action, certificate_ids=chosen, explanation=WHY
        )

    outcomes = all_at_once(
        [
            *(recall(Action.SUSPEND, rows) for _ in range(4)),
            *(recall(Action.SUSPEND, rows[::-1]) for _ in range(4)),
            *(recall(Action.REINSTATE, rows[1:5]) for _ in range(3)),
            recall(Action.REVOKE, rows[::-2]),
            *(mover(issuer, row, Action.SUSPEND) for row in rows),
            mover(issuer, rows[0], Action.REVOKE),
        ]
    )
    assert set(outcomes) <= {"done", "invalid_transition"}
    for row in rows:
        assert_whole(row)
    assert [row.state for row in rows][1::2] == ["revoked"] * 3


def test_several_sweeps_at_once_tell_each_end_once(issuer: Issuer):
    kind = make_type(issuer)
    yesterday = timezone.now() - timedelta(days=1)
    rows = [
        issue_one(kind, now=yesterday - timedelta(days=60), valid_until=yesterday.date())
        for _ in range(30)
    ]
    now = timezone.now() + timedelta(days=1)
    all_at_once([lambda: notices.send_due(now=now)] * 8)
    for row in rows:
        assert [event["type"] for event in events_of(row)] == [
            "certificate.issued",
            "certificate.expired",
        ]
