"""Issuing one certificate: composed, and written by one statement."""

from datetime import datetime

from accounts import metrics
from accounts.actors import Actor, IssuerFacts
from accounts.scopes import Mode
from webhooks import outbox

from . import numbers, search_keys
from .composing import (
    Issued,
    Prepared,
    Row,
    completed,
    event_of,
    issued_of,
    keys_of,
    prepare,
    row_of,
    to_the_millisecond,
)
from .draft import Draft
from .moves import By, Succession
from .uniqueness import refusals
from .writing import write


def issue(
    *,
    issuer: IssuerFacts,
    mode: Mode,
    draft: Draft,
    actor: Actor,
    now: datetime,
    types: frozenset[int] = frozenset(),
    succession: Succession | None = None,
) -> Issued:
    """Issues one certificate, with its history and its event, or nothing at all.

    For a key that is limited to `types` there are no others. A draft that says `supersedes` belongs
    to `supersede.issue_or_supersede`, many drafts to `bulk.issue_many`. Refuses with
    ValidationFailed (every field at fault), IssuerSuspended, ConsentRequired, QuotaExceeded,
    DuplicateCertificate.
    """
    assert succession is not None or draft.supersedes is None
    issuer.refuse_issuing(now)
    by = By(issuer=issuer, mode=mode, actor=actor, now=to_the_millisecond(now), types=types)
    row = _insert(by, prepare(by, draft), succession)
    metrics.ISSUED.labels(mode.value).inc()
    return issued_of(row)


def _insert(by: By, prepared: Prepared, succession: Succession | None) -> Row:
    """Writes the certificate; its row. A number that is allotted may be taken by then: the next is not."""
    series = prepared.series
    while True:
        number = None
        if series is not None:
            number = numbers.next_number(issuer_id=by.issuer.id, mode=by.mode, series=series)
        whole = completed(prepared, number)
        row = row_of(by, whole, succession)
        event = outbox.parameters(event_of(row, by.mode))
        if write(by, row | event | search_keys.parameters(keys_of(whole))):
            return row
        wanted = {0: prepared.claim}
        for refusal in refusals(
            wanted, issuer_id=by.issuer.id, mode=by.mode, types=by.types
        ).values():
            raise refusal
