"""The shapes of bulk actions: what is asked for, and what a dry run answers."""

from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from typing import Annotated, Any, ClassVar, Literal

import msgspec
from msgspec import Meta

from accounts.api.foundation.answers import Answer
from accounts.errors import FieldError, ValidationFailed
from certificates.api.shapes import StatusWord
from certificates.api.transitions.shapes import Note, PublicNote
from certificates.lifecycle import Action, Reason, ReasonCode
from certificates.operations.bulk import bulk_transitions
from certificates.operations.bulk.dry_run_token import LONGEST
from certificates.operations.bulk.selection import MOST, MOST_IDS, SAMPLES, SelectionPreview
from certificates.operations.read import CertificateSummary
from certificates.operations.transitions.transition import Explanation
from lib import ids
from lib.instants import Instant, format_instant

ActionCode = Literal["suspend", "reinstate", "revoke", "release", "reject"]
FilterValue = Annotated[str, Meta(max_length=1000)] | int
BulkFilter = Annotated[
    dict[Annotated[str, Meta(max_length=64)], FilterValue],
    Meta(
        description="The filters of the list of certificates, by their names: "
        '`{"batch": "B-42", "plant": "Prishtina", "issuedFrom": "2026-03-01"}`.'
    ),
]
Moment = Annotated[datetime, Meta(tz=True)]
Token = Annotated[str, Meta(max_length=LONGEST)]


class BulkActionRequest(
    msgspec.Struct, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True
):
    """Either a filter, which must say something, or ids.

    `reason` as for the single move; reinstating lifts of each certificate the only hold with it.
    With a filter, and for revoking and rejecting, it takes the `token` of a dry run, or its `count`
    as `expectedCount`: nothing is done if there are more or fewer by then. With the `token`, or with
    the dry run's `upTo`, what was issued since then is left out.
    """

    selects: ClassVar = frozenset({"filter", "ids", "upTo"})
    action: ActionCode
    filter: BulkFilter | None = None
    ids: (
        Annotated[
            list[Annotated[str, Meta(max_length=100)]], Meta(min_length=1, max_length=MOST_IDS)
        ]
        | None
    ) = None
    reason: ReasonCode | None = None
    note: Note | None = None
    public_note: PublicNote | None = None
    dry_run: bool = False
    expected_count: Annotated[int, Meta(ge=0, le=MOST)] | None = None
    token: Token | None = None
    up_to: Moment | None = None

    def moment(self) -> datetime | None:
        """`upTo` in UTC. Raises ValidationFailed where it is in a year that UTC does not have."""
        try:
            return self.up_to and self.up_to.astimezone(UTC)
        except OverflowError as error:
            raise ValidationFailed([FieldError("/upTo", "invalid_instant")]) from error


class BulkSample(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """One of the certificates that are meant."""

    id: str
    certificate_number: str | None
    type_code: str
    product_id: str | None
    serial_number: str | None
    status: StatusWord


class DryRunAnswer(Answer, frozen=True, kw_only=True, rename="camel"):
    """How many are meant, and how many of them are in a status that allows the action; the newest.

    `token` starts the action for these: send it in place of `dryRun`, within 24 hours.
    """

    count: int
    movable: int
    samples: Annotated[list[BulkSample], Meta(max_length=SAMPLES)]
    up_to: Instant
    token: str


def missing_members(stated: Mapping[str, Any], unread: frozenset[str]) -> Iterator[FieldError]:
    """What a request that is to do something does not say, or says twice."""
    if "action" in unread or "dryRun" in unread or stated.get("dry_run"):
        return
    token, count = stated.get("token"), stated.get("expected_count")
    if token is not None and count is not None:
        yield FieldError("/expectedCount", "ambiguous", {"other": "token"})
    yield from bulk_transitions.missing_answers(
        Action(stated["action"]),
        stated.get("reason"),
        count if token is None else token,
        by_ids=stated.get("ids") is not None or "ids" in unread,
    )


def why(request: BulkActionRequest) -> Explanation:
    """What was said, for the operation."""
    reason = request.reason and Reason(request.reason)
    return Explanation(reason=reason, note=request.note, public_note=request.public_note)


def dry_run(found: SelectionPreview, token: str, now: datetime) -> DryRunAnswer:
    """What a dry run has found."""
    return DryRunAnswer(
        count=found.count,
        movable=found.movable,
        samples=[_sample(row, now) for row in found.samples],
        up_to=format_instant(found.up_to),
        token=token,
    )


def _sample(row: CertificateSummary, now: datetime) -> BulkSample:
    return BulkSample(
        id=ids.encode(ids.Prefix.CERTIFICATE, row.id),
        certificate_number=row.number,
        type_code=row.type_code,
        product_id=row.product_id,
        serial_number=row.serial_number,
        status=row.status(now).value,
    )
