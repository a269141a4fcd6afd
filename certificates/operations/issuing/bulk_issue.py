"""Issuing many certificates at once: the same rules and the same rows as one by one, set by set.

For the bulk route, for imports (a chunk of rows in a job's step), and for whoever else issues many.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from uuid import UUID

from django.db import transaction

from accounts.actors import RequestContext
from accounts.errors import QuotaExceeded, ServiceError
from accounts.observability import metrics
from certificates.numbering import Series
from certificates.operations import holder

from . import numbers, supersede
from .build import (
    PreparedDraft,
    certificate_row,
    issued_from_row,
    search_keys_of,
    wants_holder_mail,
    with_type_defaults,
)
from .draft_batch import (
    DraftBatch,
    DraftOrRefused,
    IssueResult,
    RefusedDraft,
    examined,
    meet_the_quota,
    meet_what_is_there,
    refuse_for_quota,
    standing_in_the_way,
)
from .insert import NewCertificate, quota_exceeded, write_many


def issue_many(
    *,
    context: RequestContext,
    drafts: Sequence[DraftOrRefused],
    whole: bool = False,
) -> list[IssueResult]:
    """Issues certificates, and says of each draft, in their order, what became of it.

    Each certificate is what `issue` would have made of its draft; drafts may say `supersedes`. One
    that is refused (by its rules, by an earlier draft of the same subject or number, by a
    certificate that is there, by the quota) leaves the others alone: its outcome is Refused. It all
    happens in one transaction, the caller's if there is one.

    With `whole`, either all are issued or none: raises ValidationFailed, whose pointers begin with
    `/certificates/{place}`, or QuotaExceeded.

    Refuses all with IssuerSuspended, ConsentRequired. Takes about 0.2 s for 1,000 drafts; each one
    that supersedes another takes as long as a request of its own.
    """
    batch = examined(context, drafts)
    if whole and batch.refused:
        meet_what_is_there(batch)
        raise batch.failure()
    with transaction.atomic():
        _issue_new(batch, whole=whole)
        _issue_successors(batch, whole=whole)
        if whole and batch.refused:
            raise batch.failure()
    return [batch.outcomes[place] for place in range(len(drafts))]


def check_many(
    *,
    context: RequestContext,
    drafts: Sequence[DraftOrRefused],
    whole: bool = False,
) -> list[RefusedDraft | None]:
    """What `issue_many` would refuse at this moment; None for a draft that it would issue.

    Changes nothing and locks nothing, so it may be otherwise a moment later. Raises as
    `issue_many` does.
    """
    batch = examined(context, drafts)
    meet_what_is_there(batch)
    if whole and batch.refused:
        raise batch.failure()
    meet_the_quota(batch, whole=whole)
    return [batch.refused.get(place) for place in range(len(drafts))]


def _issue_new(batch: DraftBatch, *, whole: bool) -> None:
    """All drafts that supersede nothing, at once.

    Whoever is not made stands behind a certificate, and is refused; or was allotted a number that
    is taken by now, and is tried again with another.
    """
    waiting = {place: p for place, p in batch.prepared.items() if p.draft.supersedes is None}
    while waiting:
        lost = _write(batch, waiting, whole=whole)
        claims = {place: prepared.claim for place, prepared in lost.items()}
        refusals = standing_in_the_way(batch.context, claims) if lost else {}
        for place, error in refusals.items():
            batch.refuse(place, error)
        if whole and refusals:
            raise batch.failure()
        waiting = {place: prepared for place, prepared in lost.items() if place not in refusals}


def _write(
    batch: DraftBatch, waiting: Mapping[int, PreparedDraft], *, whole: bool
) -> Mapping[int, PreparedDraft]:
    """Writes what there is room for; what was taken meanwhile, so that nothing was made of it."""
    context, allotted = batch.context, _numbers(batch.context, waiting)
    wholes = {
        place: with_type_defaults(each, allotted.get(place)) for place, each in waiting.items()
    }
    new = {
        place: NewCertificate(certificate_row(context, each), search_keys_of(each))
        for place, each in wholes.items()
    }
    written = write_many(context, list(new.values()), whole=whole)
    places = list(new)
    if written.room < len(places):
        refuse_for_quota(batch, places[written.room :], quota_exceeded(context), whole=whole)
    tried = {place: new[place].row for place in places[: written.room]}
    made = {place: row for place, row in tried.items() if row["id"] in written.made}
    batch.issued |= {place: issued_from_row(row) for place, row in made.items()}
    _owe_mails(
        context,
        [row["id"] for at, row in made.items() if wants_holder_mail(context, waiting[at].draft)],
    )
    metrics.ISSUED.labels(context.mode.value).inc(len(made))
    return {place: waiting[place] for place in tried if place not in made}


def _numbers(context: RequestContext, waiting: Mapping[int, PreparedDraft]) -> dict[int, str]:
    """A number for each that its type allots one to: one block for each series."""
    places: dict[Series, list[int]] = defaultdict(list)
    for place, prepared in waiting.items():
        if (series := prepared.series) is not None:
            places[series].append(place)
    allotted: dict[int, str] = {}
    for series, of_series in places.items():
        found = numbers.next_numbers(
            issuer_id=context.issuer.id, mode=context.mode, series=series, count=len(of_series)
        )
        allotted |= zip(of_series, found, strict=True)
    return allotted


def _owe_mails(context: RequestContext, certificate_ids: Sequence[UUID]) -> None:
    if certificate_ids:
        holder.queue_mails(certificate_ids=certificate_ids, now=context.now)


def _issue_successors(batch: DraftBatch, *, whole: bool) -> None:
    """The drafts that supersede a certificate, one by one, in the order of those certificates: no two
    calls wait for each other."""
    context = batch.context
    successors = {place: p for place, p in batch.prepared.items() if p.draft.supersedes}
    if successors:
        supersede.announce(context, [prepared.predecessor for prepared in successors.values()])
    for place in sorted(successors, key=lambda at: successors[at].predecessor or UUID(int=0)):
        try:
            with transaction.atomic():
                draft = successors[place].draft
                batch.issued[place] = supersede.issue_or_supersede(context=context, draft=draft)
        except QuotaExceeded as error:
            refuse_for_quota(batch, [place], error, whole=whole)
        except ServiceError as error:
            batch.refuse(place, error)
