"""Many drafts on their way to be issued: held against their types, each other, and what is there."""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import TypeAlias

from accounts.actors import RequestContext
from accounts.errors import FieldError, QuotaExceeded, ServiceError, ValidationFailed
from accounts.limits import quota
from accounts.scopes import Mode
from certificates.errors import DuplicateCertificate, InvalidTransition, RepeatedInRequest
from certificates.operations.types.types import find_type

from . import supersede, uniqueness
from .build import Issued, PreparedDraft, prepare, truncate_to_millisecond
from .draft import Draft
from .insert import quota_exceeded


@dataclass(frozen=True, slots=True, kw_only=True)
class RefusedDraft:
    """Why a draft was not issued, and which of its fields are at fault (pointers into the draft).

    The faults of a draft that repeats another one name it by its place: `params["other"]`.
    """

    error: ServiceError
    faults: Sequence[FieldError] = ()

    def told(self) -> Sequence[FieldError]:
        """The faults; of a refusal that is about no field, the refusal itself."""
        return self.faults or [FieldError("", self.error.code, self.error.params)]


DraftOrRefused: TypeAlias = (
    Draft | RefusedDraft
)  # what its reader has refused keeps its place, and its refusal
IssueResult: TypeAlias = Issued | RefusedDraft


@dataclass(slots=True)
class DraftBatch:
    """Drafts on their way, by their places: those that may still be issued, and the outcomes."""

    context: RequestContext
    prepared: dict[int, PreparedDraft] = field(default_factory=dict)
    issued: dict[int, Issued] = field(default_factory=dict)
    refused: dict[int, RefusedDraft] = field(default_factory=dict)

    @property
    def outcomes(self) -> Mapping[int, IssueResult]:
        return {**self.issued, **self.refused}

    def refuse(self, place: int, error: ServiceError) -> None:
        """This draft is not issued."""
        self.prepared.pop(place, None)
        self.refused[place] = RefusedDraft(error=error, faults=_faults(error))

    def failure(self) -> ValidationFailed:
        """Every refusal as faults of one request."""
        return ValidationFailed(
            [
                FieldError(f"/certificates/{place}{fault.pointer}", fault.code, fault.params)
                for place, refused in sorted(self.refused.items())
                for fault in refused.faults
            ]
        )


def _faults(error: ServiceError) -> Sequence[FieldError]:
    """The refusal, as fields of the draft that are at fault."""
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


def examined(context: RequestContext, drafts: Sequence[DraftOrRefused]) -> DraftBatch:
    """The drafts held against their types, and against each other."""
    context.issuer.refuse_issuing(context.now)
    context = replace(context, now=truncate_to_millisecond(context.now))
    batch = DraftBatch(context)
    find = cache(find_type)
    for place, draft in enumerate(drafts):
        if isinstance(draft, RefusedDraft):
            batch.refused[place] = draft
            continue
        try:
            batch.prepared[place] = prepare(context, draft, find=find)
        except ValidationFailed as error:
            batch.refuse(place, error)
    _meet_each_other(batch)
    return batch


def _meet_each_other(batch: DraftBatch) -> None:
    """Of drafts that cannot be issued together, the first one keeps its place."""
    first: dict[Hashable, int] = {}
    for place, prepared in list(batch.prepared.items()):
        wants = dict(_exclusive(prepared))
        others = [(first[value], name) for value, name in wants.items() if value in first]
        if others:
            other, name = others[0]
            batch.refuse(place, RepeatedInRequest(other=other, field=name))
        else:
            first |= dict.fromkeys(wants, place)


def _exclusive(prepared: PreparedDraft) -> Iterator[tuple[Hashable, str]]:
    """What no other draft may have, and in which field it stands."""
    claim = prepared.claim
    if claim.natural_key is not None:
        yield (claim.type_id, claim.natural_key), claim.subject_field
    if claim.number is not None:
        yield claim.number, "certificateNumber"
    if claim.predecessor is not None:
        yield claim.predecessor, "supersedes"


def meet_what_is_there(batch: DraftBatch) -> None:
    """Drafts that certificates stand in the way of, as things are now."""
    context, prepared = batch.context, batch.prepared
    successors = {at: each.predecessor for at, each in prepared.items() if each.draft.supersedes}
    claims = {place: each.claim for place, each in prepared.items()}
    found: dict[int, ServiceError] = {
        **supersede.refusals(context=context, predecessors=successors)
    }
    found |= standing_in_the_way(context, claims)
    for place, error in found.items():
        batch.refuse(place, error)


def standing_in_the_way(
    context: RequestContext, claims: Mapping[int, uniqueness.UniquenessClaim]
) -> dict[int, DuplicateCertificate]:
    return uniqueness.find_conflicts(
        claims, issuer_id=context.issuer.id, mode=context.mode, types=context.types
    )


def meet_the_quota(batch: DraftBatch, *, whole: bool) -> None:
    """Drafts beyond what is left of the month."""
    context = batch.context
    if context.mode is Mode.TEST:
        return
    left = quota.remaining(issuer_id=context.issuer.id, month=quota.month_of(context.now))
    beyond = sorted(batch.prepared)[left:]
    if beyond:
        refuse_for_quota(batch, beyond, quota_exceeded(context), whole=whole)


def refuse_for_quota(
    batch: DraftBatch, places: Sequence[int], error: QuotaExceeded, *, whole: bool
) -> None:
    if whole:
        raise error
    for place in places:
        batch.refuse(place, error)
