"""Issue certificates: one or many. All take these steps:

1. The issuer must be allowed to issue: in good standing, with the consent that is required.
2. Each draft is checked against its type, and its days become instants (`build.prepare`).
3. Of drafts of one call that exclude each other, the first one keeps its place.
4. Numbers are taken from the types' series; rows, search keys and events are built (`build.build`).
5. All of it is inserted within the month's quota (`insert`), with the mails to holders: one
   certificate by one statement, many in slices, each by two.
6. A draft that was not inserted conflicts with a certificate, and is refused; or the number that was
   allotted to it was taken meanwhile, and it is tried again with the next one.

A caller as of an earlier request (`context.cached`) takes the same steps; the statement of step 5 confirms
what was cached of caller and type. Where it does not, NotConfirmed is raised, nothing was written, and a
number that was allotted is free again.

A draft that says `supersedes` also ends the certificate that it names, in the same transaction.
"""

from collections import defaultdict
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, TypeAlias
from uuid import UUID

from django.conf import settings
from django.db import OperationalError, connection, transaction
from django.utils import timezone

from accounts import metrics
from accounts.actors import RequestContext
from accounts.errors import FieldError, NotConfirmed, QuotaExceeded, ServiceError, ValidationFailed
from accounts.limits import quota
from accounts.scopes import Mode
from certificates.addresses import CertificatesPrefix
from certificates.certificate.document import Draft
from certificates.certificate.operations import visible_ids
from certificates.errors import (
    CertificateNotFound,
    ClockWrong,
    DuplicateCertificate,
    InvalidTransition,
    RepeatedInRequest,
)
from certificates.lifecycle import Action, Reason, State, target_state
from certificates.models import Certificate
from certificates.signals import about_to_supersede, certificate_superseded
from certificates.transitions.effects import Explanation, Succession
from certificates.transitions.operations import mark_superseded
from certificates.types.operations import find_type
from certificates.types.settings import Series
from lib import ids

from . import numbers
from .build import Issued, NewCertificate, PreparedDraft, build, prepare
from .insertion import Inserted, Store, find_conflicts, insert, quota_exceeded

RENEWED = Explanation(reason=Reason.REPLACED)


@dataclass(frozen=True, slots=True, kw_only=True)
class RefusedDraft:
    """Why a draft was not issued, and which of its fields are at fault (pointers into the draft).

    The faults of a draft that repeats another one name it by its place: `params["other"]`.
    """

    error: ServiceError
    faults: Sequence[FieldError] = ()

    def field_errors(self) -> Sequence[FieldError]:
        """The faults; where no field is at fault, the error itself as a fault of the whole draft."""
        return self.faults or [FieldError("", self.error.code, self.error.params)]


# A draft that could not be read keeps its place among the others, as its refusal.
DraftOrRefused: TypeAlias = Draft | RefusedDraft
IssueResult: TypeAlias = Issued | RefusedDraft


@dataclass(slots=True)
class DraftBatch:
    """The drafts of one call by their places: those that may still be issued, and the results."""

    context: RequestContext
    prepared: dict[int, PreparedDraft] = field(default_factory=dict)
    issued: dict[int, Issued] = field(default_factory=dict)
    refused: dict[int, RefusedDraft] = field(default_factory=dict)

    def refuse(self, place: int, error: ServiceError) -> None:
        """Do not issue this draft."""
        self.prepared.pop(place, None)
        self.refused[place] = RefusedDraft(error=error, faults=_faults(error))

    def refuse_over_quota(
        self, places: Sequence[int], error: QuotaExceeded, *, whole: bool
    ) -> None:
        """Do not issue these drafts; with `whole`, raise the error, as then none may be issued."""
        if whole:
            raise error
        for place in places:
            self.refuse(place, error)

    def results(self) -> list[IssueResult]:
        """The result of each draft, in the order of the drafts."""
        results: Mapping[int, IssueResult] = {**self.issued, **self.refused}
        return [results[place] for place in range(len(results))]

    def failure(self) -> ValidationFailed:
        """Every refusal as a fault of the request that sent the drafts."""
        return ValidationFailed(
            [
                FieldError(f"/certificates/{place}{fault.pointer}", fault.code, fault.params)
                for place, refused in sorted(self.refused.items())
                for fault in refused.faults
            ]
        )


def issue(*, context: RequestContext, draft: Draft, store: Store | None = None) -> Issued:
    """Issue one certificate, with its history and its event, or nothing at all.

    `store` makes the response that is stored for an Idempotency-Key with it. Refuses with ValidationFailed
    (every field at fault, an unknown predecessor among them), IssuerSuspended, ConsentRequired,
    QuotaExceeded, DuplicateCertificate, InvalidTransition.
    """
    if draft.supersedes is None:
        return _issue_one(context, draft, store=store)
    predecessor = ids.parse(CertificatesPrefix.CERTIFICATE, draft.supersedes)
    try:
        return supersede(
            context=context,
            certificate_id=predecessor,
            draft=draft,
            explanation=RENEWED,
            store=store,
        )
    except CertificateNotFound as error:
        refusal = _unknown_predecessor()
        try:
            prepare(context, draft)
        except ValidationFailed as more:
            refusal = ValidationFailed([*refusal.errors, *more.errors])
        raise refusal from error


@transaction.atomic
def supersede(
    *,
    context: RequestContext,
    certificate_id: UUID | None,
    draft: Draft,
    explanation: Explanation,
    store: Store | None = None,
) -> Issued:
    """Issue the successor of a certificate, which from then on points to it.

    The successor may be of another type; it counts as any other certificate does. The predecessor
    ends first, so that what may be in force only once is free. Refuses as `issue` does, and with
    CertificateNotFound and InvalidTransition.
    """
    context = _wait_for_turn(_check_drafts(context, [draft]))
    _announce_superseding(context, [certificate_id])
    succession = mark_superseded(
        context=context, certificate_id=certificate_id, explanation=explanation
    )
    issued = _issue_one(context, draft, succession, store)
    certificate_superseded.send(
        sender=Certificate, certificate_id=succession.of, successor_id=issued.id, now=context.now
    )
    return issued


def issue_many(
    *, context: RequestContext, drafts: Sequence[DraftOrRefused], whole: bool = False
) -> list[IssueResult]:
    """Issue certificates in one transaction; the result of each draft, in their order.

    Each certificate is what `issue` would have made of its draft. One that is refused (by its
    rules, by an earlier draft, by an existing certificate, by the quota) leaves the others alone:
    its result is a RefusedDraft. With `whole`, all are issued or none: raises ValidationFailed,
    whose pointers begin with `/certificates/{place}`, or QuotaExceeded.

    Refuses all with IssuerSuspended, ConsentRequired. Takes about 0.2 s for 1,000 drafts;
    each one that supersedes another takes as long as a request of its own.
    """
    batch = _check_drafts(context, drafts)
    if whole and batch.refused:
        _refuse_conflicting(batch)
        raise batch.failure()
    with transaction.atomic():
        if any(each.strict_series for each in batch.prepared.values()):
            batch = _check_drafts(_wait_for_turn(batch), drafts)
        new = {at: each for at, each in batch.prepared.items() if each.draft.supersedes is None}
        _issue_prepared(batch, new, whole=whole)
        _issue_successors(batch, whole=whole)
        if whole and batch.refused:
            raise batch.failure()
    return batch.results()


def check_many(
    *, context: RequestContext, drafts: Sequence[DraftOrRefused], whole: bool = False
) -> list[RefusedDraft | PreparedDraft]:
    """What `issue_many` would refuse at this moment, and the drafts that it would issue.

    Changes nothing and locks nothing, so the result may differ a moment later. Raises as
    `issue_many` does.
    """
    batch = _check_drafts(context, drafts)
    _refuse_conflicting(batch)
    if whole and batch.refused:
        raise batch.failure()
    _refuse_beyond_quota(batch, whole=whole)
    return [batch.refused.get(place) or batch.prepared[place] for place in range(len(drafts))]


def _issue_one(
    context: RequestContext,
    draft: Draft,
    succession: Succession | None = None,
    store: Store | None = None,
) -> Issued:
    """Issue a single draft, by one statement that needs no transaction unless its number is strict."""
    batch = _check_one(context, draft)
    if batch.prepared[0].strict_series is None:
        return _issue_checked(batch, succession, store)
    with transaction.atomic():
        return _issue_checked(_check_one(_wait_for_turn(batch), draft), succession, store)


def _check_one(context: RequestContext, draft: Draft) -> DraftBatch:
    """Steps 1 to 3 for a single draft, whose refusal is raised."""
    batch = _check_drafts(context, [draft])
    if batch.refused:
        raise batch.refused[0].error
    return batch


def _issue_checked(batch: DraftBatch, succession: Succession | None, store: Store | None) -> Issued:
    _issue_prepared(batch, batch.prepared, succession=succession, store=store)
    if batch.refused:
        raise batch.refused[0].error
    return batch.issued[0]


def _check_drafts(context: RequestContext, drafts: Sequence[DraftOrRefused]) -> DraftBatch:
    """Check drafts against their types and against each other.

    Raises IssuerSuspended, ConsentRequired and ClockWrong. All certificates of a call are issued at one moment,
    as precise as their documents: to the millisecond.
    """
    context.issuer.refuse_issuing(context.now)
    _refuse_wrong_clock()
    context = replace(
        context, now=context.now.replace(microsecond=context.now.microsecond // 1000 * 1000)
    )
    batch = DraftBatch(context)
    find = cache(find_type) if len(drafts) > 1 else None
    for place, draft in enumerate(drafts):
        if isinstance(draft, RefusedDraft):
            batch.refused[place] = draft
            continue
        try:
            batch.prepared[place] = prepare(context, draft, find=find)
        except ValidationFailed as error:
            batch.refuse(place, error)
    if len(batch.prepared) > 1:
        _refuse_repeated(batch)
    return batch


def _refuse_wrong_clock() -> None:
    """Raises ClockWrong where certificates would be dated by a clock that is far from the database's."""
    connection.close_if_health_check_failed()  # one that the server has ended is not asked
    connection.ensure_connection()
    server = connection.connection
    with connection.wrap_database_errors:  # it may have to ask
        if abs(server.clock_skew()) > settings.CLOCK_LIMIT and (
            abs(skew := server.clock_skew(anew=True)) > settings.CLOCK_LIMIT
        ):
            raise ClockWrong(seconds=round(skew))


def _refuse_repeated(batch: DraftBatch) -> None:
    """Of drafts that cannot be issued together, keep the first one."""
    first: dict[Hashable, int] = {}
    for place, prepared in list(batch.prepared.items()):
        values = dict(_exclusive_values(prepared))
        taken = [(first[value], name) for value, name in values.items() if value in first]
        if taken:
            other, name = taken[0]
            batch.refuse(place, RepeatedInRequest(other=other, field=name))
        else:
            first |= dict.fromkeys(values, place)


def _exclusive_values(prepared: PreparedDraft) -> Iterator[tuple[Hashable, str]]:
    """The values that no two drafts of a call may share, each with its field."""
    claim = prepared.claim
    if claim.natural_key is not None:
        yield (claim.type_id, claim.natural_key), claim.subject_field
    if claim.number is not None:
        yield claim.number, "certificateNumber"
    if claim.predecessor is not None:
        yield claim.predecessor, "supersedes"


def _wait_for_turn(batch: DraftBatch) -> RequestContext:
    """Wait until no other transaction issues in the strict series of these drafts: the context as of then."""
    context = batch.context
    strict = {
        series.name: series for each in batch.prepared.values() if (series := each.strict_series)
    }
    for name in sorted(strict):  # in one order, so that no two calls wait for each other
        numbers.wait_for_turn(issuer_id=context.issuer.id, mode=context.mode, series=strict[name])
    return replace(context, now=max(context.now, timezone.now())) if strict else context


def _issue_prepared(
    batch: DraftBatch,
    waiting: Mapping[int, PreparedDraft],
    *,
    whole: bool = False,
    succession: Succession | None = None,
    store: Store | None = None,
) -> None:
    """Steps 4 to 6, until each of these drafts is issued or refused."""
    context = batch.context
    while waiting:
        new, inserted = _insert_waiting(context, waiting, succession, store)
        places = list(new)
        if inserted.room < len(places):
            beyond = places[inserted.room :]
            batch.refuse_over_quota(beyond, quota_exceeded(context), whole=whole)
        done = [place for place in places if new[place].row["id"] in inserted.ids]
        batch.issued |= {place: new[place].issued for place in done}
        metrics.ISSUED.labels(context.mode.value).inc(len(done))
        left = {at: waiting[at] for at in places[: inserted.room] if at not in batch.issued}
        conflicts = (
            find_conflicts(context, {at: each.claim for at, each in left.items()}) if left else {}
        )
        for place, error in conflicts.items():
            batch.refuse(place, error)
        if whole and conflicts:
            raise batch.failure()
        waiting = {place: prepared for place, prepared in left.items() if place not in conflicts}


def _insert_waiting(
    context: RequestContext,
    waiting: Mapping[int, PreparedDraft],
    succession: Succession | None,
    store: Store | None,
) -> tuple[dict[int, NewCertificate], Inserted]:
    """Steps 4 and 5. None is inserted where one with a strict number was left out: it would be a gap."""
    strict = [place for place, each in waiting.items() if each.strict_series is not None]
    point = transaction.savepoint() if strict else None
    allotted = _take_numbers(context, waiting)
    new = {}
    for place, prepared in waiting.items():
        new[place] = build(context, prepared, allotted.get(place), succession)
    try:
        inserted = insert(context, list(new.values()), store)
    except (NotConfirmed, OperationalError):
        for place, number in allotted.items() if not strict else ():
            numbers.give_back(
                number,
                issuer_id=context.issuer.id,
                mode=context.mode,
                series=waiting[place].series,
            )
        raise
    if point and any(new[place].row["id"] not in inserted.ids for place in strict):
        transaction.savepoint_rollback(point)
        inserted = Inserted(frozenset(), inserted.room)
    return new, inserted


def _take_numbers(context: RequestContext, waiting: Mapping[int, PreparedDraft]) -> dict[int, str]:
    """A number for each draft whose type allots one: one block for each series."""
    places: dict[Series, list[int]] = defaultdict(list)
    for place, prepared in waiting.items():
        if (series := prepared.series) is not None:
            places[series].append(place)
    # Of a series that types share, and one of them strictly: its counter is locked by this transaction.
    strict = {series.name for each in waiting.values() if (series := each.strict_series)}
    owner: dict[str, Any] = {"issuer_id": context.issuer.id, "mode": context.mode}
    allotted: dict[int, str] = {}
    for series, of_series in places.items():
        count = len(of_series)
        if series.name in strict:
            block = numbers.next_in_order(**owner, series=series, count=count)
        else:
            guard = waiting[of_series[0]].type.guard if context.cached else None
            block = numbers.next_numbers(**owner, series=series, count=count, guard=guard)
        allotted |= zip(of_series, block, strict=True)
    return allotted


def _issue_successors(batch: DraftBatch, *, whole: bool) -> None:
    """Issue the drafts that supersede a certificate, one by one, in the order of those certificates,
    so that no two calls wait for each other."""
    context = batch.context
    successors = {place: each for place, each in batch.prepared.items() if each.draft.supersedes}
    if successors:
        _announce_superseding(context, [prepared.predecessor for prepared in successors.values()])
    for place in sorted(successors, key=lambda at: successors[at].predecessor or UUID(int=0)):
        try:
            with transaction.atomic():
                batch.issued[place] = issue(context=context, draft=successors[place].draft)
        except QuotaExceeded as error:
            batch.refuse_over_quota([place], error, whole=whole)
        except ServiceError as error:
            batch.refuse(place, error)


def _announce_superseding(context: RequestContext, certificate_ids: Iterable[UUID | None]) -> None:
    """Let apps above lock their rows about these certificates first: all at once, so that two calls
    that supersede the same ones do not wait for each other."""
    named = [each for each in certificate_ids if each is not None]
    about_to_supersede.send(
        sender=Certificate, certificate_ids=named, issuer_id=context.issuer.id, mode=context.mode
    )


def _refuse_conflicting(batch: DraftBatch) -> None:
    """Refuse drafts that existing certificates conflict with at this moment. Locks nothing."""
    context, prepared = batch.context, batch.prepared
    successors = {at: each.predecessor for at, each in prepared.items() if each.draft.supersedes}
    claims = {place: each.claim for place, each in prepared.items()}
    conflicts: dict[int, ServiceError] = {**_predecessor_errors(context, successors)}
    conflicts |= find_conflicts(context, claims)
    for place, error in conflicts.items():
        batch.refuse(place, error)


def _predecessor_errors(
    context: RequestContext, predecessors: Mapping[int, UUID | None]
) -> dict[int, ValidationFailed | InvalidTransition]:
    """Why certificates cannot be superseded at this moment, by the places of their drafts."""
    rows = Certificate.objects.for_issuer(context.issuer.id, context.mode, context.types)
    wanted = {certificate_id for certificate_id in predecessors.values() if certificate_id}
    found = rows.filter(pk__in=wanted).values_list("pk", "state", "superseded_by") if wanted else ()
    states = {pk: (State(state), successor) for pk, state, successor in found}
    successors = visible_ids((successor for _, successor in states.values()), context.types)
    errors: dict[int, ValidationFailed | InvalidTransition] = {}
    for place, certificate_id in predecessors.items():
        if certificate_id not in states:
            errors[place] = _unknown_predecessor()
            continue
        state, successor = states[certificate_id]
        try:
            target_state(Action.SUPERSEDE, state, successor=successors.get(successor))
        except InvalidTransition as error:
            errors[place] = error
    return errors


def _unknown_predecessor() -> ValidationFailed:
    """The error of a draft that supersedes a certificate that does not exist."""
    return ValidationFailed([FieldError("/supersedes", "unknown_certificate")])


def _refuse_beyond_quota(batch: DraftBatch, *, whole: bool) -> None:
    """Refuse drafts beyond what is left of the month at this moment. Locks nothing."""
    context = batch.context
    if context.mode is Mode.TEST:
        return
    left = quota.remaining(issuer_id=context.issuer.id, month=quota.month_of(context.now))
    beyond = sorted(batch.prepared)[left:]
    if beyond:
        batch.refuse_over_quota(beyond, quota_exceeded(context), whole=whole)


def _faults(error: ServiceError) -> Sequence[FieldError]:
    """The refusal as faults of the draft's fields; empty where no field is at fault."""
    match error:
        case ValidationFailed():
            return error.errors
        case RepeatedInRequest():
            return [FieldError(f"/{error.params['field']}", "repeated", error.params)]
        case DuplicateCertificate():
            pointer = f"/{error.params['field']}"
            match error.members:
                case {"existing": {"id": existing}}:
                    return [FieldError(pointer, "duplicate", {"existing": existing})]
            return [FieldError(pointer, "taken")]
        case InvalidTransition():
            return [FieldError("/supersedes", "not_supersedable", error.params)]
    return ()
