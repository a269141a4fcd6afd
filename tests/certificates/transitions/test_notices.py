"""Word of the end: ahead and at it, each once, after downtime too."""

from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest
from django.db import transaction
from django.utils import timezone

from accounts.actors import Actor, ActorKind, RequestContext
from accounts.keys.operations import NewKey
from accounts.scopes import Mode
from certificates.certificate.document import Draft
from certificates.issuing.operations import supersede
from certificates.lifecycle import Action, Reason, State
from certificates.models import Certificate, CertificateType
from certificates.tasks import send_expiry_notices
from certificates.transitions import notices
from certificates.transitions.effects import Explanation
from certificates.transitions.operations import transition
from tests.certificates.imports.helpers import csv_file, finished_import, send_import
from tests.certificates.transitions.helpers import events_of
from tests.conftest import Api
from tests.factories import TESTER, issue_one, set_state
from tests.support.query_plans import only_index
from webhooks.models import Event

ISSUED = datetime(2026, 1, 15, 12, tzinfo=UTC)
END = datetime(2026, 12, 31, 23, tzinfo=UTC)  # midnight in Berlin
LONG_AGO = datetime(2020, 1, 1, tzinfo=UTC)
DAY = timedelta(days=1)
SECOND = timedelta(seconds=1)


@pytest.fixture
def certificate(certificate_type: CertificateType) -> Certificate:
    """Good until the end of 2026, in Berlin."""
    return ending(certificate_type)


def ending(certificate_type: CertificateType, **changes: Any) -> Certificate:
    fields: dict[str, Any] = {"now": ISSUED, "valid_until": END.date(), **changes}
    return issue_one(certificate_type, **fields)


def notices_of(certificate: Certificate) -> list[tuple[str, int | None]]:
    """The notices so far: the event's last word, and the days that were left."""
    return [
        (event["type"].rpartition(".")[2], event["data"].get("daysLeft"))
        for event in events_of(certificate)
        if event["type"].rpartition(".")[2] in {"expiring", "expired"}
    ]


EVERYTHING = [("expiring", 30), ("expiring", 7), ("expiring", 1), ("expired", None)]


def test_each_notice_is_sent_once_at_its_time(certificate: Certificate):
    for days, count in ((30, 1), (7, 2), (1, 3), (0, 4)):
        moment = END - days * DAY
        assert notices.send_due(now=moment - SECOND) == 0
        assert notices.send_due(now=moment) == 1
        assert notices.send_due(now=moment) == 0
        assert notices_of(certificate) == EVERYTHING[:count]
    assert notices.send_due(now=END + 400 * DAY) == 0
    certificate.refresh_from_db()
    assert certificate.next_notice_at is None
    assert certificate.state == State.ACTIVE


@pytest.mark.parametrize(
    ("back", "expected"),
    [
        (END - 8 * DAY, [("expiring", 30)]),
        (END - 2 * DAY, [("expiring", 7)]),
        (END - SECOND, [("expiring", 1)]),
        (END, [("expired", None)]),
        (END + 90 * DAY, [("expired", None)]),
    ],
)
def test_after_downtime_only_the_nearest_notice_is_sent(certificate: Certificate, back, expected):
    assert notices.send_due(now=back) == 1
    assert notices.send_due(now=back) == 0
    assert notices_of(certificate) == expected


def test_events_have_the_state_of_their_time(certificate: Certificate):
    notices.send_due(now=END - 30 * DAY)
    notices.send_due(now=END)
    ahead, over = events_of(certificate)[1:]
    assert (ahead["data"]["status"], over["data"]["status"]) == ("active", "expired")
    assert ahead["data"]["expiresAt"] == over["data"]["expiresAt"] == "2026-12-31T23:00:00.000Z"
    assert over["timestamp"] == "2026-12-31T23:00:00.000Z"
    assert certificate.history.count() == 1  # the status follows from the dates: nothing was done


def test_late_issued_certificate_skips_warnings_already_over(certificate_type: CertificateType):
    late = ending(certificate_type, now=END - 5 * DAY)
    assert notices.send_due(now=END - 4 * DAY) == 0
    assert notices.send_due(now=END - DAY) == 1
    assert notices_of(late) == [("expiring", 1)]


def test_issued_after_its_end_it_gets_one_notice(certificate_type: CertificateType):
    old = ending(certificate_type, now=END + DAY, issued_on=ISSUED.date())
    assert notices.send_due(now=END + DAY) == 1
    assert notices.send_due(now=END + 2 * DAY) == 0
    assert notices_of(old) == [("expired", None)]
    assert [event["data"]["status"] for event in events_of(old)] == ["expired", "expired"]


def test_released_after_its_end_it_gets_one_notice(certificate: Certificate):
    set_state(certificate, State.PENDING, reason=None)
    context = RequestContext(
        issuer=certificate.issuer.facts(),
        mode=Mode.LIVE,
        actor=Actor(kind=ActorKind.SYSTEM, id="another"),
        now=END + DAY,
    )
    transition(
        context=context,
        action=Action.RELEASE,
        certificate_id=certificate.pk,
        explanation=Explanation(),
    )
    assert notices.send_due(now=END + DAY) == 1
    assert notices.send_due(now=END + 2 * DAY) == 0
    assert notices_of(certificate) == [("expired", None)]


@pytest.mark.django_db(transaction=True)
def test_a_history_that_is_imported_has_one_word_for_each(api: Api, key: NewKey, certificate_type):
    """Ended long ago or yesterday, by an import or one by one: a receiver sees the same."""
    yesterday = (timezone.localdate() - 2 * DAY).isoformat()
    ends = {"1": "2020-01-31", "2": yesterday}
    old = [f"{serial};A;{last};2019-01-31" for serial, last in ends.items()]
    file = csv_file(*old, header="serialNumber;productId;validUntil;issuedOn")
    finished_import(send_import(key, file, typeId=certificate_type.pk))
    body = {"typeId": certificate_type.pk, "productId": "A", "serialNumber": "3"}
    dates = {"validUntil": yesterday, "issuedOn": "2019-01-31"}
    assert api.post("certificates/issue", {**body, **dates}).status_code == 201
    for _ in range(2):
        send_expiry_notices()
    assert Certificate.objects.count() == 3
    for each in Certificate.objects.all():
        assert notices_of(each) == [("expired", None)]


def test_without_an_end_there_is_no_notice(certificate_type: CertificateType):
    assert ending(certificate_type, valid_until=None).next_notice_at is None


@pytest.mark.parametrize("state", [State.REVOKED, State.SUPERSEDED])
def test_revoked_certificates_get_no_notice(
    certificate: Certificate, certificate_type: CertificateType, state: State
):
    context = RequestContext(
        issuer=certificate.issuer.facts(), mode=Mode.LIVE, actor=TESTER, now=ISSUED
    )
    why = Explanation(reason=Reason.OTHER)
    if state is State.REVOKED:
        transition(
            context=context, action=Action.REVOKE, certificate_id=certificate.pk, explanation=why
        )
    else:
        draft = Draft(type_id=certificate_type.pk, product_id="ART-100", serial_number="SN-9")
        supersede(context=context, certificate_id=certificate.pk, draft=draft, explanation=why)
    assert notices.send_due(now=END + DAY) == 0
    assert notices_of(certificate) == []


def test_suspended_certificate_expires_all_the_same(certificate: Certificate):
    set_state(certificate, State.SUSPENDED)
    notices.send_due(now=END)
    assert notices_of(certificate) == [("expired", None)]
    assert events_of(certificate)[-1]["data"]["status"] == "suspended"


def test_pending_certificate_is_warned_of_only_after_release(certificate: Certificate):
    set_state(certificate, State.PENDING, reason=None)
    assert notices.send_due(now=END - 3 * DAY) == 0
    context = RequestContext(
        issuer=certificate.issuer.facts(),
        mode=Mode.LIVE,
        actor=Actor(kind=ActorKind.SYSTEM, id="another"),
        now=END - 3 * DAY,
    )
    transition(
        context=context,
        action=Action.RELEASE,
        certificate_id=certificate.pk,
        explanation=Explanation(),
    )
    assert notices.send_due(now=END - DAY) == 1
    assert notices_of(certificate) == [("expiring", 1)]


START = END - 10 * DAY


def test_certificate_issued_ahead_is_announced_once_valid(certificate_type: CertificateType):
    """Also where warnings of its end come before its first day, and where it has no end."""
    short = ending(certificate_type, valid_from=date(2026, 12, 22))
    endless = ending(certificate_type, valid_from=date(2026, 12, 22), valid_until=None)
    for moment, expected in (
        (START - SECOND, ["issued", "expiring"]),
        (START, ["issued", "expiring", "activated"]),
        (END - 7 * DAY, ["issued", "expiring", "activated", "expiring"]),
    ):
        notices.send_due(now=moment)
        said = [event["type"].rpartition(".")[2] for event in events_of(short)]
        assert said == expected
    issued, activated = events_of(endless)
    assert [issued["data"]["status"], activated["data"]["status"]] == ["not_yet_valid", "active"]
    assert (activated["type"], activated["timestamp"]) == (
        "certificate.activated",
        "2026-12-21T23:00:00.000Z",
    )
    assert notices.send_due(now=END - 7 * DAY) == 0


def test_certificate_never_valid_is_not_announced_as_valid(certificate_type: CertificateType):
    """Suspended when its first day begins, over before a worker came, or valid from the beginning."""
    held = ending(certificate_type, valid_from=date(2026, 12, 22))
    set_state(held, State.SUSPENDED)
    notices.send_due(now=START)
    missed = ending(certificate_type, valid_from=date(2026, 12, 22))
    notices.send_due(now=END)
    usual = ending(certificate_type, now=START)
    assert usual.next_notice_at == END - 7 * DAY
    for each in (held, missed):
        assert "certificate.activated" not in [event["type"] for event in events_of(each)]


def test_released_ahead_it_is_announced_when_it_becomes_valid(certificate_type: CertificateType):
    ahead = ending(certificate_type, valid_from=date(2026, 12, 22), valid_until=None)
    set_state(ahead, State.PENDING, reason=None)
    context = RequestContext(
        issuer=ahead.issuer.facts(),
        mode=Mode.LIVE,
        actor=Actor(kind=ActorKind.SYSTEM, id="another"),
        now=START - DAY,
    )
    release = {"action": Action.RELEASE, "explanation": Explanation()}
    transition(context=context, certificate_id=ahead.pk, **release)
    notices.send_due(now=START)
    assert events_of(ahead)[-1]["type"] == "certificate.activated"


def test_many_notices_are_sent_in_batches(certificate_type: CertificateType, monkeypatch):
    for _ in range(5):
        ending(certificate_type, now=LONG_AGO, valid_until=date(2020, 6, 1))
    monkeypatch.setattr(notices, "BATCH", 2)
    send_expiry_notices()
    assert Event.objects.filter(type="certificate.expired").count() == 5
    send_expiry_notices()
    assert Event.objects.filter(type="certificate.expired").count() == 5


def test_a_failed_step_sends_nothing_and_is_repeated(certificate: Certificate):
    with transaction.atomic():
        notices.send_due(now=END)
        transaction.set_rollback(True)
    assert notices_of(certificate) == []
    assert notices.send_due(now=END) == 1


def test_the_sweep_is_led_by_its_index(certificate: Certificate):
    due = Certificate.objects.filter(next_notice_at__lte=END).order_by("next_notice_at")
    with only_index("certificates_notice_due"):
        plan = due.explain()
    assert "certificates_notice_due" in plan
    assert "Sort" not in plan
