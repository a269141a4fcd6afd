"""Request and dry-run answer of bulk actions."""

from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from typing import Annotated, Any, ClassVar, Literal

import msgspec
from msgspec import Meta

from accounts.api.foundation.answers import Answer
from accounts.errors import FieldError, ValidationFailed
from certificates.certificate.read import CertificateSummary
from certificates.certificate.schemas import StatusWord
from certificates.lifecycle import Action, ReasonCode
from lib.dates import Instant, format_instant
from lib.structs import to_struct

from . import bulk_transitions
from .dry_run_token import LONGEST
from .selection import MAX_CERTIFICATES, MAX_IDS, SAMPLES, SelectionPreview
from .shapes import Note, PublicNote

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
    """Which certificates (a filter that is not empty, or ids), and what to do with them.

    `reason` is used as for one certificate; reinstating lifts the only hold with this reason.
    With a filter, and for revoking and rejecting, send the `token` of a dry run, or its `count` as
    `expectedCount`: if the number has changed since, nothing is done. With the `token`, or with the
    dry run's `upTo`, certificates issued since then are left out.
    """

    selects: ClassVar = frozenset({"filter", "ids", "upTo"})
    action: ActionCode
    filter: BulkFilter | None = None
    ids: (
        Annotated[
            list[Annotated[str, Meta(max_length=100)]], Meta(min_length=1, max_length=MAX_IDS)
        ]
        | None
    ) = None
    reason: ReasonCode | None = None
    note: Note | None = None
    public_note: PublicNote | None = None
    dry_run: bool = False
    expected_count: Annotated[int, Meta(ge=0, le=MAX_CERTIFICATES)] | None = None
    token: Token | None = None
    up_to: Moment | None = None

    def moment(self) -> datetime | None:
        """`upTo` in UTC. Raises ValidationFailed if that is outside the years 1 to 9999."""
        try:
            return self.up_to and self.up_to.astimezone(UTC)
        except OverflowError as error:
            raise ValidationFailed([FieldError("/upTo", "invalid_instant")]) from error


class BulkActionSample(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """One of the selected certificates."""

    id: str
    certificate_number: str | None
    type_code: str
    product_id: str | None
    serial_number: str | None
    status: StatusWord


class BulkActionPreview(Answer, frozen=True, kw_only=True, rename="camel"):
    """How many are selected, how many of them have a status that allows the action, and the newest.

    `token` starts the action for exactly these: send it instead of `dryRun`, within 24 hours.
    """

    count: int
    movable: int
    samples: Annotated[list[BulkActionSample], Meta(max_length=SAMPLES)]
    up_to: Instant
    token: str


def missing_members(members: Mapping[str, Any], unread: frozenset[str]) -> Iterator[FieldError]:
    """Members that a request without `dryRun` lacks, or states twice."""
    if "action" in unread or "dryRun" in unread or members.get("dry_run"):
        return
    token, count = members.get("token"), members.get("expected_count")
    if token is not None and count is not None:
        yield FieldError("/expectedCount", "ambiguous", {"other": "token"})
    yield from bulk_transitions.missing_answers(
        Action(members["action"]),
        members.get("reason"),
        count if token is None else token,
        by_ids=members.get("ids") is not None or "ids" in unread,
    )


def dry_run(preview: SelectionPreview, token: str, now: datetime) -> BulkActionPreview:
    """The answer of a dry run."""
    return BulkActionPreview(
        count=preview.count,
        movable=preview.movable,
        samples=[_sample(row, now) for row in preview.samples],
        up_to=format_instant(preview.up_to),
        token=token,
    )


def _sample(row: CertificateSummary, now: datetime) -> BulkActionSample:
    return to_struct(
        row, BulkActionSample, certificate_number=row.number, status=row.status(now).value
    )
