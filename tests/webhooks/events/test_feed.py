"""The pull feed: events in the order in which they became visible, none skipped."""

from datetime import datetime, timedelta
from uuid import UUID

import psycopg
import pytest
import time_machine
from django.db import connection
from django.utils import timezone

from accounts.models import Issuer
from accounts.scopes import Mode
from lib import ids
from tests.factories.webhooks import make_event
from tests.journeys.processes.load_clients import OTHERS_PATIENCE, wait_for
from tests.support.problems import assert_problem
from webhooks.deliveries.retention import remove_test_events
from webhooks.events.api import _text
from webhooks.events.operations import FeedPosition, settle_events
from webhooks.lifecycle import KEEP_BODIES
from webhooks.models import Event

FEED = "webhooks/events"
VISIBLE = """
SELECT coalesce(bool_and(txid < pg_snapshot_xmin(pg_current_snapshot())), TRUE) FROM webhooks_event
"""


def settle() -> None:
    """Waits until no transaction is open that began before the last event: also one of another test."""

    def visible() -> bool:
        with connection.cursor() as cursor:
            cursor.execute(VISIBLE)
            return bool(cursor.fetchone()[0])

    assert wait_for(visible, OTHERS_PATIENCE, every=0.2)


def happened(issuer: Issuer, moment: datetime) -> str:
    """A test event of that time, whose transaction everybody sees the end of. Its public id."""
    event = make_event(issuer, mode=Mode.TEST)
    made = UUID(int=ids.lower_bound(moment).int + Event.objects.count())
    Event.objects.filter(pk=event.pk).update(id=made)
    settle()
    return event.public_id


def read(api, after: str | None = None, limit: int = 50):
    """A page: the ids of its events, and where to go on."""
    path = f"{FEED}?limit={limit}" + (f"&after={after}" if after else "")
    answer = api.get(path)
    assert answer.status_code == 200, answer.content
    return [event["id"] for event in answer.json()["data"]], answer.json()["nextAfter"]


def read_all(api, limit: int) -> list[str]:
    found, after = read(api, limit=limit)
    while True:
        page, after = read(api, after, limit)
        if not page:
            return found
        found += page


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("limit", [1, 3, 50])
def test_every_event_once_and_in_order(api, issuer, limit):
    events = [make_event(issuer).public_id for _ in range(7)]
    settle()
    assert read_all(api, limit) == events


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("limit", [1, 2, 50])
def test_transactions_are_ordered_by_number_and_not_as_texts(api, issuer, limit):
    events = [make_event(issuer) for _ in range(5)]
    for number, event in enumerate(events, 8):  # 8, 9, 10: one digit more
        Event.objects.filter(pk=event.pk).update(txid=str(number))
    assert read_all(api, limit) == [event.public_id for event in events]


@pytest.mark.django_db(transaction=True)
def test_of_one_type_none_is_skipped_and_pages_may_be_empty(api, issuer):
    events = [make_event(issuer) for _ in range(6)]
    rare = events[4]
    Event.objects.filter(pk=rare.pk).update(type="certificate.revoked")
    settle()
    pages, after = [], ""
    for _ in range(3):
        page = api.get(f"{FEED}?limit=2&eventType=certificate.revoked{after}").json()
        pages.append([len(page["data"]), page["more"]])
        after = f"&after={page['nextAfter']}"
    assert pages == [[0, True], [0, True], [1, False]]
    refused = assert_problem(api.get(f"{FEED}?eventType=certificate"), 400, "validation_failed")
    assert refused["errors"][0]["code"] == "invalid_choice"


@pytest.mark.django_db(transaction=True)
def test_the_bodies_are_those_that_would_be_sent(api, issuer, outsider_api, test_mode_api):
    live, trial = make_event(issuer), make_event(issuer, mode=Mode.TEST)
    settle()
    assert live.body in api.get(FEED).content
    assert read(test_mode_api)[0] == [trial.public_id]
    assert read(outsider_api)[0] == []


@pytest.mark.django_db(transaction=True)
def test_a_transaction_that_commits_late_is_not_skipped(api, issuer):
    first = make_event(issuer).public_id
    settle()
    params = connection.get_connection_params()
    options = {
        name: params[name] for name in ("host", "port", "user", "dbname") if params.get(name)
    }
    with psycopg.connect(**options) as slow:
        slow.execute("SELECT pg_current_xact_id()")  # it has begun to write
        second = make_event(issuer).public_id
        found, after = read(api)
        assert found == [first]  # the second is held back: something may yet come before it
        assert read(api, after)[0] == []
        late = slow.execute(
            "INSERT INTO webhooks_event (id, issuer_id, mode, type, subject, sequence, occurred_at, body)"
            " SELECT gen_random_uuid(), issuer_id, mode, type, gen_random_uuid(), 1, now(), body"
            "   FROM webhooks_event LIMIT 1 RETURNING id"
        ).fetchone()
        slow.commit()
    assert late
    settle()
    assert len(read(api, after)[0]) == 2
    assert second in api.get(f"{FEED}?after={after}").content.decode()


@pytest.mark.django_db(transaction=True)
def test_after_a_restore_old_events_come_first_and_cursors_go_on(api, issuer):
    old = [make_event(issuer) for _ in range(3)]
    settle()
    with connection.cursor() as cursor:  # as a dump brings them: from a server that was further on
        cursor.execute("UPDATE webhooks_event SET txid = (txid::text::bigint + 10^12)::text::xid8")
        cursor.execute(
            "SELECT txid::text, id FROM webhooks_event ORDER BY txid, id OFFSET 1 LIMIT 1"
        )
        txid, key = cursor.fetchone()
    after = _text(FeedPosition(txid, key))
    assert read(api)[0] == [event.public_id for event in old]  # seen as committed
    assert settle_events() == 3
    new = make_event(issuer)
    settle()
    assert read(api, after)[0] == [old[2].public_id, new.public_id]
    assert read_all(api, 2) == [event.public_id for event in (*old, new)]
    assert settle_events() == 0


@pytest.mark.django_db(transaction=True)
def test_a_gap_is_told_and_not_passed_over(api, issuer):
    make_event(issuer)
    settle()
    _found, after = read(api)
    gone = make_event(issuer)
    kept = make_event(issuer)
    Event.objects.filter(pk=gone.pk).update(body=None)
    settle()
    assert_problem(api.get(f"{FEED}?after={after}"), 410, "cursor_expired")
    assert kept.public_id in read(api)[0]  # from the start: what there is


@pytest.mark.django_db(transaction=True)
def test_a_gap_that_left_nothing_behind_is_told_too(test_mode_api, issuer):
    now = timezone.now()
    with time_machine.travel(now - KEEP_BODIES - timedelta(days=1)):
        happened(issuer, timezone.now())
        _found, all_read = read(test_mode_api)
        two = [happened(issuer, timezone.now()) for _ in range(2)]
        found, amid = read(test_mode_api, all_read, limit=1)
    assert found == two[:1]
    assert remove_test_events(now=now) == 3
    for after in (all_read, amid):
        assert_problem(test_mode_api.get(f"{FEED}?after={after}"), 410, "cursor_expired")
    assert read(test_mode_api)[0] == []


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("events", [0, 1])
def test_whoever_asks_often_goes_on_however_long_it_is_quiet(test_mode_api, issuer, events):
    now = timezone.now()
    with time_machine.travel(now - KEEP_BODIES - timedelta(days=1)) as clock:
        for _ in range(events):
            happened(issuer, timezone.now())
        _found, after = read(test_mode_api)
        clock.move_to(now - KEEP_BODIES / 2)
        assert remove_test_events(now=now) == events
        found, after = read(test_mode_api, after)
        assert found == []
    event = happened(issuer, now)
    assert read(test_mode_api, after)[0] == [event]


@pytest.mark.django_db(transaction=True)
def test_whoever_begins_with_the_oldest_is_not_overtaken_by_the_removal(test_mode_api, issuer):
    now = timezone.now()
    oldest = now - KEEP_BODIES
    _first, *others = [happened(issuer, oldest + timedelta(minutes=n)) for n in (30, 90, 120)]
    with time_machine.travel(now) as clock:
        found, after = read(test_mode_api, limit=1)
        clock.shift(timedelta(minutes=20))
        assert found + read(test_mode_api, after)[0] == others


@pytest.mark.parametrize("cursor", ["x", "MQ", "LTEuMDA", "%00", "MS4wMA", "é"])
def test_a_cursor_that_is_none_is_refused(api, cursor):
    assert_problem(api.get(f"{FEED}?after={cursor}"), 400, "invalid_cursor")


def test_the_plan_must_include_it(api, issuer):
    issuer.plan.features = []
    issuer.plan.save()
    assert_problem(api.get(FEED), 403, "feature_not_in_plan")


@pytest.mark.django_db(transaction=True)
def test_a_page_says_whether_there_is_more(api, issuer):
    for _ in range(3):
        make_event(issuer, occurred_at=timezone.now() - timedelta(minutes=1))
    settle()
    assert api.get(f"{FEED}?limit=2").json()["more"] is True
    assert api.get(f"{FEED}?limit=3").json()["more"] is False
