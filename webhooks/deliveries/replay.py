"""The events that a replay covers, for the job that sends them and the page that counts them."""

from collections.abc import Sequence
from datetime import datetime
from uuid import UUID

from django.db.models import Q, QuerySet
from django.db.models.functions import Greatest, Now

from accounts.scopes import Mode
from lib import sql
from webhooks.event_types import EVENT_TYPES, patterns
from webhooks.feed.operations import FeedPosition, txid_at
from webhooks.models import Endpoint, Event

from .models import KEEP_BODIES

COUNTED = 100_000  # counts stop here; the job counts all

# A transaction that writes into a table holds this lock until its end, from before its statement looks
# for subscribed endpoints. pg_locks shows all roles' locks, here of this database only.
_RECORDING = """
SELECT DISTINCT virtualtransaction FROM pg_locks
 WHERE locktype = 'relation' AND relation = 'webhooks_event'::regclass
   AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
   AND mode = 'RowExclusiveLock' AND pid <> pg_backend_pid()
"""


def events_to_replay(
    *,
    issuer_id: UUID,
    mode: Mode,
    endpoint_id: UUID,
    since: datetime,
    filters: Sequence[str],
    behind: FeedPosition,
) -> QuerySet[Event]:
    """Events since then that match the filters and can still be sent, after a feed position.

    Not what speaks of the endpoint itself.
    """
    names = [name for name in EVENT_TYPES if set(patterns(name)) & set(filters)]
    return (
        Event.objects.for_issuer(issuer_id, mode)
        .filter(
            Q(txid__gt=behind.txid) | Q(txid=behind.txid, pk__gt=behind.id),
            txid__gte=behind.txid,  # the second bound is for the index
            type__in=names,
            occurred_at__gte=Greatest(since, Now() - KEEP_BODIES),
            body__isnull=False,
        )
        .exclude(subject=endpoint_id)
    )


def position_before(since: datetime) -> FeedPosition:
    """The feed position before every event since then."""
    return FeedPosition(txid_at(since), UUID(int=0))


def recording_transactions() -> set[str]:
    """Transactions of others that are recording events now.

    What they record stands in the feed by when they began: behind places that somebody has passed.
    """
    return {row[0] for row in sql.fetch_all(_RECORDING, {})}


def count_events_to_replay(
    *, endpoint: Endpoint, since: datetime, event_types: Sequence[str]
) -> int:
    """Count the events that a replay would cover now, up to COUNTED."""
    rows = events_to_replay(
        issuer_id=endpoint.issuer_id,
        mode=Mode(endpoint.mode),
        endpoint_id=endpoint.pk,
        since=since,
        filters=event_types or endpoint.events,
        behind=position_before(since),
    )
    return rows.values("pk")[:COUNTED].count()
