"""Events are written in the transaction of the change: two ways, the same row."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone

import orjson
import pytest
from django.db import DatabaseError, IntegrityError, transaction

from accounts.scopes import Mode
from lib import ids, sql
from webhooks import outbox
from webhooks.event_types import EVENT_TYPES, EventData, EventType, register
from webhooks.lifecycle import WebhooksPrefix
from webhooks.models import Event

NOON = datetime(2026, 6, 15, 12, 0, 0, 123000, tzinfo=UTC)
DATA = {**EVENT_TYPES["certificate.issued"].example, "externalRef": "Prüfstück \U0001f600"}


def fact(issuer, **changes) -> outbox.NewEvent:
    """An event that waits to be written."""
    fields = {
        "type": "certificate.issued",
        "issuer_id": issuer.pk,
        "mode": Mode.LIVE,
        "subject": ids.new(),
        "sequence": 1,
        "occurred_at": NOON,
        "data": DATA,
    }
    return outbox.new_event(**(fields | changes))


@transaction.atomic
def recorded(event: outbox.NewEvent) -> Event:
    """The event, in a transaction of its own."""
    return outbox.record(event)


def columns(event_id):
    """A stored event without what differs from row to row."""
    return Event.objects.values().get(pk=event_id)


def test_both_ways_write_the_same_row(issuer):
    event = fact(issuer)
    with transaction.atomic():
        outbox.record(event)
        recorded = columns(event.id)
        Event.objects.filter(pk=event.id).delete()
        insert = outbox.INSERT.format(made="made")
        sql.fetch_one(
            f"WITH made AS (SELECT 1), e AS ({insert}) SELECT 1", outbox.parameters(event)
        )
        inserted = columns(event.id)
    assert recorded == inserted


def test_the_body_says_what_the_row_says(issuer):
    event = fact(issuer, mode=Mode.TEST, sequence=7)
    assert orjson.loads(event.body) == {
        "type": "certificate.issued",
        "timestamp": "2026-06-15T12:00:00.123Z",
        "id": ids.encode(WebhooksPrefix.EVENT, event.id),
        "sequence": 7,
        "test": True,
        "data": DATA,
    }


def test_time_is_told_in_utc(issuer):
    east = NOON.astimezone(timezone(timedelta(hours=9)))
    assert orjson.loads(fact(issuer, occurred_at=east).body)["timestamp"].startswith(
        "2026-06-15T12:00:00"
    )


def test_a_fact_without_a_catalogue_entry_is_no_fact(issuer):
    with pytest.raises(KeyError):
        fact(issuer, type="certificate.invented")


def test_a_name_is_taken_once():
    taken = next(iter(EVENT_TYPES.values()))
    with pytest.raises(ValueError, match="registered twice"):
        register(EventType(name=taken.name, summary="", data=EventData, example={}))


def test_a_sequence_number_is_used_once(issuer):
    event = recorded(fact(issuer))
    with pytest.raises(IntegrityError, match="sequence_once"), transaction.atomic():
        outbox.record(fact(issuer, subject=event.subject))
    recorded(fact(issuer, subject=event.subject, sequence=2))


@pytest.mark.parametrize("sequence", [0, -1])
def test_sequences_count_from_one(issuer, sequence: int):
    with pytest.raises(DatabaseError), transaction.atomic():
        outbox.record(replace(fact(issuer), sequence=sequence))


def test_the_row_knows_its_transaction(issuer):
    with transaction.atomic():
        first, second = outbox.record(fact(issuer)), outbox.record(fact(issuer))
    numbers = {columns(event.pk)["txid"] for event in (first, second)}
    assert len(numbers) == 1
    assert None not in numbers


@pytest.mark.django_db(transaction=True)
def test_event_rolled_back_is_never_announced(issuer):
    with transaction.atomic():
        outbox.record(fact(issuer))
        assert Event.objects.exists()
        transaction.set_rollback(True)
    assert not Event.objects.exists()


def test_one_mode_does_not_see_the_other(issuer, other_issuer):
    live = recorded(fact(issuer))
    trial = recorded(fact(issuer, mode=Mode.TEST))
    recorded(fact(other_issuer))
    assert list(Event.objects.for_issuer(issuer.pk, Mode.LIVE)) == [live]
    assert list(Event.objects.for_issuer(issuer.pk, Mode.TEST)) == [trial]


@pytest.mark.django_db(transaction=True)
def test_outside_of_a_transaction_nothing_is_recorded(issuer):
    with pytest.raises(AssertionError, match="transaction"):
        outbox.record(fact(issuer))
    with pytest.raises(AssertionError, match="transaction"):
        outbox.record_many([fact(issuer)])
    assert not Event.objects.exists()


def test_a_test_that_runs_in_a_transaction_sees_that_its_subject_begins_none(issuer):
    for forgetful in (
        lambda: outbox.record(fact(issuer)),
        lambda: list(Event.objects.select_for_update(no_key=True)),
    ):
        with pytest.raises(AssertionError, match="in no transaction"):
            forgetful()
        with transaction.atomic():
            forgetful()
