"""Issuing one certificate: composed, and written by one statement."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, TypeVar

from django.db import connection

from accounts.actors import RequestContext
from accounts.observability import metrics
from certificates.operations.search import search_keys
from certificates.operations.transitions.transition import Succession
from webhooks import outbox

from . import numbers
from .build import (
    Issued,
    PreparedDraft,
    Row,
    certificate_row,
    issued_event,
    issued_from_row,
    prepare,
    search_keys_of,
    truncate_to_millisecond,
    wants_holder_mail,
    with_type_defaults,
)
from .draft import Draft
from .insert import write, write_once
from .uniqueness import find_conflicts

Answer = TypeVar("Answer")


def issue(*, context: RequestContext, draft: Draft, succession: Succession | None = None) -> Issued:
    """Issues one certificate, with its history and its event, or nothing at all.

    A draft that says `supersedes` belongs
    to `supersede.issue_or_supersede`, many drafts to `bulk.issue_many`. Refuses with
    ValidationFailed (every field at fault), IssuerSuspended, ConsentRequired, QuotaExceeded,
    DuplicateCertificate.
    """
    assert succession is not None or draft.supersedes is None
    context.issuer.refuse_issuing(context.now)
    context = replace(context, now=truncate_to_millisecond(context.now))
    row = _insert(context, prepare(context, draft), succession)
    metrics.ISSUED.labels(context.mode.value).inc()
    return issued_from_row(row)


def issue_idempotent(
    *,
    context: RequestContext,
    draft: Draft,
    answer: Callable[[Issued], Answer],
    stored: Callable[[Answer], Mapping[str, Any]],
) -> Answer | None:
    """Issues for a request that its client has named; what `answer` makes of it is stored with it.

    One statement, where finding the outcome, `issue` and storing are a transaction of five trips.
    None where one is not enough (a predecessor, a mail that is owed, no room in the month's slot, a
    transaction that is open), where the type allots a number, which a repetition must not take, or
    where the name is taken: nothing is written then. Refuses as `issue` does.
    """
    if (
        draft.supersedes is not None
        or wants_holder_mail(context, draft)
        or connection.in_atomic_block
    ):
        return None
    context.issuer.refuse_issuing(context.now)
    context = replace(context, now=truncate_to_millisecond(context.now))
    prepared = prepare(context, draft)
    if prepared.series is not None:
        return None
    row, params = _composed(context, prepared)
    answered = answer(issued_from_row(row))
    if not write_once(context, params, stored(answered)):
        return None
    metrics.ISSUED.labels(context.mode.value).inc()
    return answered


def _composed(
    context: RequestContext, prepared: PreparedDraft, succession: Succession | None = None
) -> tuple[Row, dict[str, Any]]:
    """The row, and everything that the statement takes beside who acts."""
    series, number = prepared.series, None
    if series is not None:
        number = numbers.next_number(issuer_id=context.issuer.id, mode=context.mode, series=series)
    whole = with_type_defaults(prepared, number)
    row = certificate_row(context, whole, succession)
    event = outbox.parameters(issued_event(row, context.mode))
    return row, row | event | search_keys.parameters(search_keys_of(whole))


def _insert(context: RequestContext, prepared: PreparedDraft, succession: Succession | None) -> Row:
    """Writes the certificate; its row. A number that is allotted may be taken by then: the next is not."""
    while True:
        row, params = _composed(context, prepared, succession)
        if write(context, params):
            return row
        wanted = {0: prepared.claim}
        for refusal in find_conflicts(
            wanted, issuer_id=context.issuer.id, mode=context.mode, types=context.types
        ).values():
            raise refusal
