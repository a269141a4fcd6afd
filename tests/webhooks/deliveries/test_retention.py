"""Retention of events, deliveries and attempts."""

from datetime import UTC, datetime, time, timedelta

import orjson
import pytest
from django.utils import timezone

from accounts.models import OutgoingMail
from accounts.scopes import Mode
from config.celery import app
from lib import ids
from tests.factories import context_of
from tests.factories.webhooks import deliver, make_endpoint, make_event
from tests.support.partitions import drop_partitions, make_partition, partitions_of
from webhooks import tasks
from webhooks.deliveries import retention
from webhooks.endpoints.operations import delete_endpoint, disable_endpoint, enable_endpoint
from webhooks.lifecycle import KEEP_BODIES
from webhooks.models import Attempt, Delivery, Event, LateBody

EXPIRING = "webhook_endpoint.held_expiring"


def age(event, days: float) -> Event:
    """The event as if it had happened so long ago: its id tells, too."""
    moment = timezone.now() - timedelta(days=days)
    older = Event.objects.create(
        id=ids.lower_bound(moment),
        issuer_id=event.issuer_id,
        mode=event.mode,
        type=event.type,
        subject=ids.new(),
        sequence=1,
        occurred_at=moment,
        body=event.body,
    )
    Delivery.objects.filter(event=event).update(event=older, created_at=moment)
    return older


def body_of(event) -> bytes | None:
    event.refresh_from_db()
    return event.body


@pytest.mark.parametrize(("days", "kept"), [(29, True), (30.5, True), (31.5, False), (100, False)])
def test_bodies_are_kept_for_a_day_more_than_they_are_sent_again(issuer, endpoint, days, kept):
    event = make_event(issuer)
    deliver()
    old = age(event, days)
    retention.remove_bodies(now=timezone.now())
    assert (body_of(old) is not None) is kept
    assert body_of(event) is not None


@pytest.mark.parametrize("state", ["pending", "held"])
def test_longer_while_somebody_waits(issuer, endpoint, state):
    old = age(make_event(issuer), 45)
    Delivery.objects.update(state=state)
    assert retention.remove_bodies(now=timezone.now()) == 0
    Delivery.objects.update(state="exhausted")
    assert retention.remove_bodies(now=timezone.now()) == 1
    assert body_of(old) is None


def test_the_next_run_looks_only_at_what_is_new_or_waited_for(
    issuer, endpoint, monkeypatch, django_assert_num_queries
):
    monkeypatch.setattr(retention, "BATCH", 2)
    waited_for, *over = [age(make_event(issuer), days) for days in (50, 40, 39, 38, 37, 36, 35)]
    Delivery.objects.exclude(event=waited_for).update(state="exhausted")
    now = timezone.now()
    assert retention.remove_bodies(now=now) == len(over)
    # The one that is waited for, and nothing behind it; where the horizon is, and nothing beyond it.
    with django_assert_num_queries(7):
        assert retention.remove_bodies(now=now) == 0
    Delivery.objects.update(state="succeeded")
    young = age(make_event(issuer), 32)
    Delivery.objects.filter(event=young).update(state="succeeded")
    assert retention.remove_bodies(now=now) == 2
    assert (body_of(waited_for), body_of(young)) == (None, None)
    assert not LateBody.objects.exists()


def test_interrupted_removal_of_bodies_goes_on(issuer, endpoint, monkeypatch):
    monkeypatch.setattr(retention, "BATCH", 2)
    for days in (40, 39, 38, 37, 36):
        age(make_event(issuer), days)
    Delivery.objects.update(state="succeeded")
    before = ids.lower_bound(timezone.now() - KEEP_BODIES)
    assert retention._remove_next(before) == 2
    assert Event.objects.filter(body=None).count() == 2
    assert retention.remove_bodies(now=timezone.now()) == 3


def test_each_thing_is_removed_by_a_task_of_its_own():
    beat = {entry["task"] for entry in app.conf.beat_schedule.values()}
    each = (tasks.give_up_held, tasks.remove_bodies, tasks.remove_attempts)
    assert {task.name for task in (*each, tasks.remove_test_events)} <= beat


class TestAttempts:
    """They lie in weeks, which are dropped 90 days after they have ended."""

    def test_weeks_are_dropped_after_ninety_days(self, issuer, endpoint):
        for days_ago in (98, 90, 20):
            make_event(issuer)
            deliver()
            week = make_partition("webhooks_attempt", width=7, days_ago=days_ago)
            moment = datetime.combine(week, time(), UTC)
            Attempt.objects.filter(pk=Attempt.objects.latest("pk").pk).update(
                id=ids.lower_bound(moment)
            )
        retention.remove_attempts(now=timezone.now())
        assert Attempt.objects.count() == 2

    def test_one_is_written_though_no_task_has_made_its_week(self, issuer, endpoint):
        drop_partitions("webhooks_attempt")
        make_event(issuer)
        assert deliver() == 1
        assert Attempt.objects.count() == 1
        today = timezone.now().date()
        assert max(partitions_of("webhooks_attempt")) > today + timedelta(days=7)


def given_up(days: float) -> tuple[list[int], list[int]]:
    """What is held is so old, and the night comes: the stages told until now, by letter and by event."""
    waiting = Delivery.objects.exclude(event_type=EXPIRING)
    waiting.update(created_at=timezone.now() - timedelta(days=days))
    retention.give_up_held(now=timezone.now())
    events = Event.objects.filter(type=EXPIRING).order_by("sequence")
    return (
        list(OutgoingMail.objects.order_by("pk").values_list("details__days", flat=True)),
        [orjson.loads(event.body)["data"]["daysLeft"] for event in events],
    )


@pytest.mark.parametrize("enabled", [False, True], ids=["disabled", "enabled without it"])
def test_held_is_given_up_after_ninety_days_and_not_without_a_word(
    issuer, owner, endpoint, receiver, enabled
):
    make_endpoint(issuer, receiver.url("/witness"), events=["webhook_endpoint.*"])
    target = {"context": context_of(issuer), "endpoint": endpoint}
    disable_endpoint(**target)
    make_event(issuer)
    if enabled:
        enable_endpoint(release=False, **target)
    told = [given_up(days) for days in (82, 83.5, 84, 89.5, 91)]
    assert told == [([], []), ([7], [7]), ([7], [7]), ([7, 1], [7, 1]), ([7, 1], [7, 1])]
    assert Delivery.objects.get(endpoint=endpoint).state == "exhausted"
    deliver()
    heard = [call.json() for call in receiver.at("/witness")]
    assert {each["sequence"] for each in heard} == {1, 2}
    assert {(each["data"]["endpointId"], each["data"]["held"]) for each in heard} == {
        (endpoint.public_id, 1)
    }


def test_nobody_is_told_of_an_endpoint_that_is_deleted(issuer, owner, endpoint):
    make_event(issuer)
    delete_endpoint(context=context_of(issuer), endpoint=endpoint)
    Delivery.objects.update(state="held")
    assert given_up(91) == ([], [])
    assert Delivery.objects.get().state == "exhausted"


def test_test_events_are_kept_for_thirty_days_with_their_deliveries(issuer, monkeypatch):
    monkeypatch.setattr(retention, "BATCH", 2)
    for mode in Mode:
        make_endpoint(issuer, "http://127.0.0.1:9/hook", mode=mode)
    live = [age(make_event(issuer), 31) for _ in range(2)]
    trials = [age(make_event(issuer, mode=Mode.TEST), days) for days in (31, 32, 33, 45, 29)]
    waited_for, young = trials[3:]
    Delivery.objects.exclude(event=waited_for).update(state="succeeded")
    assert retention.remove_test_events(now=timezone.now()) == 3
    left = set(Event.objects.filter(pk__in=[event.pk for event in [*live, *trials]]))
    assert left == {*live, waited_for, young}
    assert set(Delivery.objects.values_list("event", flat=True)) == {
        event.pk for event in (*live, waited_for, young)
    }
    assert retention.remove_test_events(now=timezone.now()) == 0
