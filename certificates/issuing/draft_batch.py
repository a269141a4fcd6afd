"""Drafts on their way to be issued: checked against their types, each other, and what exists."""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import TypeAlias
from uuid import UUID

from django.conf import settings
from django.db import connection

from accounts.actors import RequestContext
from accounts.errors import FieldError, QuotaExceeded, ServiceError, ValidationFailed
from accounts.limits import quota
from accounts.scopes import Mode
from certificates.certificate.draft import Draft
from certificates.certificate.operations import visible_ids
from certificates.errors import (
    ClockWrong,
    DuplicateCertificate,
    InvalidTransition,
    RepeatedInRequest,
)
from certificates.lifecycle import Action, State, target_state
from certificates.models import Certificate
from certificates.types.operations import find_type

from .build import Issued, PreparedDraft, prepare
from .insertion import quota_exceeded
from .uniqueness import find_conflicts


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


def _refuse_wrong_clock() -> None:
    """Raises ClockWrong where certificates would be dated by a clock that is far from the database's."""
    connection.ensure_connection()
    server = connection.connection
    with connection.wrap_database_errors:  # it may have to ask
        if abs(server.clock_skew()) > settings.CLOCK_LIMIT and (
            abs(skew := server.clock_skew(anew=True)) > settings.CLOCK_LIMIT
        ):
            raise ClockWrong(seconds=round(skew))


def check_drafts(context: RequestContext, drafts: Sequence[DraftOrRefused]) -> DraftBatch:
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


def refuse_conflicting(batch: DraftBatch) -> None:
    """Refuse drafts that existing certificates conflict with at this moment. Locks nothing."""
    context, prepared = batch.context, batch.prepared
    successors = {at: each.predecessor for at, each in prepared.items() if each.draft.supersedes}
    claims = {place: each.claim for place, each in prepared.items()}
    conflicts: dict[int, ServiceError] = {**_predecessor_errors(context, successors)}
    conflicts |= find_conflicts(context, claims)
    for place, error in conflicts.items():
        batch.refuse(place, error)


def refuse_beyond_quota(batch: DraftBatch, *, whole: bool) -> None:
    """Refuse drafts beyond what is left of the month at this moment. Locks nothing."""
    context = batch.context
    if context.mode is Mode.TEST:
        return
    left = quota.remaining(issuer_id=context.issuer.id, month=quota.month_of(context.now))
    beyond = sorted(batch.prepared)[left:]
    if beyond:
        batch.refuse_over_quota(beyond, quota_exceeded(context), whole=whole)


def unknown_predecessor() -> ValidationFailed:
    """The error of a draft that supersedes a certificate that does not exist."""
    return ValidationFailed([FieldError("/supersedes", "unknown_certificate")])


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
            errors[place] = unknown_predecessor()
            continue
        state, successor = states[certificate_id]
        try:
            target_state(Action.SUPERSEDE, state, successor=successors.get(successor))
        except InvalidTransition as error:
            errors[place] = error
    return errors


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
