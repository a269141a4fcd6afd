"""Send issuers the log's checkpoint once a day, so that their systems keep it too: the event log.checkpoint."""

import base64
from datetime import datetime
from uuid import uuid5

from django.db import transaction

from accounts.scopes import Mode
from certificates.events import LOG_CHECKPOINT
from certificates.models import TransparencyLog
from lib.database.tenancy import acting_for, as_worker
from webhooks import outbox
from webhooks.event_types import patterns
from webhooks.lifecycle import EndpointState
from webhooks.models import Endpoint, Event


@as_worker("whoever has subscribed to it")
def announce(mode: Mode, *, now: datetime) -> int:
    """Record the event for every issuer with an endpoint that subscribes to it; how many.

    Once for each of them on a day (UTC), however often it is called: the day is the event's sequence.
    """
    log = TransparencyLog.objects.filter(mode=mode).first()
    newest = log.published_checkpoint() if log else None
    if log is None or newest is None:
        return 0
    endpoints = Endpoint.objects.filter(mode=mode, events__overlap=patterns(LOG_CHECKPOINT))
    issuers = endpoints.exclude(state=EndpointState.DELETED).values_list("issuer", flat=True)
    subjects = {uuid5(issuer, f"{mode.value} log"): issuer for issuer in issuers.distinct()}
    day = now.toordinal()
    told = Event.objects.filter(subject__in=subjects, sequence=day)
    untold = subjects.keys() - set(told.values_list("subject", flat=True))
    for subject in untold:
        event = outbox.new_event(
            type=LOG_CHECKPOINT,
            issuer_id=subjects[subject],
            mode=mode,
            subject=subject,
            sequence=day,
            occurred_at=now,
            data={
                "origin": log.origin,
                "size": newest.size,
                "rootHash": base64.b64encode(newest.root).decode(),
                "checkpoint": newest.signed_note,
            },
        )
        with acting_for(event.issuer_id), transaction.atomic():
            outbox.record(event)
    return len(untold)
