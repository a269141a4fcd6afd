"""Requests and responses of status changes, of the history, and of bulk actions."""

from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from typing import Annotated, Any, ClassVar, Literal

import msgspec
from msgspec import Meta

from accounts.api.responses import Answer
from accounts.audit.api import ActorAnswer
from accounts.errors import FieldError, ValidationFailed
from certificates.certificate.document import Draft
from certificates.certificate.operations import CertificateSummary
from certificates.certificate.schemas import CertificateAnswer
from certificates.lifecycle import HISTORY_ACTIONS, Action, CurrentStatus, Reason, State
from certificates.models import CertificateHistory
from lib.choices import describe_words
from lib.dates import Instant, format_instant
from lib.structs import RequestStruct, to_struct

from . import bulk
from .bulk import LONGEST, MAX_CERTIFICATES, MAX_IDS, SAMPLES, SelectionPreview
from .effects import Explanation

Note = Annotated[str, Meta(max_length=2000)]
PublicNote = Annotated[str, Meta(max_length=500)]
ActionWord = Annotated[str, Meta(extra_json_schema={"enum": ["issue", *HISTORY_ACTIONS]})]


# fmt: off
describe_words("BulkActionKind", "What a bulk action does to each certificate", {
    "reinstate": "Lift the hold with the stated reason",
    "reject": "Refuse the release; final",
    "release": "Release those that wait for it",
    "revoke": "Declare them invalid; final",
    "suspend": "Put a hold on them, which can be lifted",
})
describe_words("HistoryAction", "What was done to a certificate", {
    "issue": "It was issued",
    "release": "It was released by a second person",
    "reject": "The release was refused",
    "suspend": "A hold was put on it",
    "reinstate": "A hold was lifted",
    "revoke": "It was revoked",
    "supersede": "It was replaced by another certificate",
    "erase": "What it says about a person was erased",
})


class StatusChangeRequest(RequestStruct, frozen=True, kw_only=True):
    """Why the status changes. `note` is only for the issuer; the verify page shows `publicNote`."""

    reason: Annotated[Reason, Meta(description="Why the status changes or has changed")]
    note: Annotated[Note | None, Meta(description="For the issuer’s own staff; never shown to the public")] = None
    public_note: PublicNote | None = None


class ReleaseRequest(RequestStruct, frozen=True, kw_only=True):
    """Notes on the release. `note` is only for the issuer; the verify page shows `publicNote`."""

    optional: ClassVar = True
    note: Note | None = None
    public_note: PublicNote | None = None


class ReinstateRequest(RequestStruct, frozen=True, kw_only=True):
    """Which hold to lift: `holdId`, or the only hold with this `reason`, or the only hold."""

    optional: ClassVar = True
    hold_id: Annotated[str | None, Meta(description="Id of the hold to lift: `hold_…`")] = None
    reason: Annotated[Reason | None, Meta(description="Reason of the hold to lift, if there is only one with it")] = None
    note: Note | None = None
    public_note: PublicNote | None = None


class SupersedeRequest(Draft, frozen=True, kw_only=True, rename="camel"):
    """The successor, as for issuing, and why the predecessor is replaced."""

    reason: Annotated[Reason, Meta(description="Why the predecessor is replaced")]
    note: Note | None = None
    public_note: PublicNote | None = None


class HoldAnswer(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """A hold: one reason why a certificate is or was suspended."""

    id: Annotated[str, Meta(description="Id: `hold_…`")]
    reason: Annotated[Reason, Meta(description="Why the status changes or has changed")]
    public_note: str | None
    placed_at: Annotated[Instant, Meta(description="When the hold was placed")]
    lifted_at: Annotated[Instant | None, Meta(description="When the hold was lifted; null: it is open")]


class ChangedCertificateAnswer(CertificateAnswer, frozen=True, kw_only=True, rename="camel"):
    """The certificate after the change, with its open holds."""

    holds: Annotated[list[HoldAnswer], Meta(description="Reasons why it is or was suspended")]


class HistoryEntryAnswer(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """One change. `sequence` is also the number of its event; expiry notices take numbers too."""

    sequence: Annotated[int, Meta(description="Number of the change, counted from 1 for each certificate")]
    action: Annotated[ActionWord, Meta(description="What was done")]
    from_: Annotated[State | None, Meta(description="State before; null: it was issued")] = msgspec.field(name="from")
    to: Annotated[State, Meta(description="State after")]
    reason: Annotated[Reason | None, Meta(description="Why the status changes or has changed")]
    note: str | None
    public_note: str | None
    at: Annotated[Instant, Meta(description="When it happened")]
    actor: ActorAnswer
    request_id: Annotated[str, Meta(description="Id of the request, as `X-Request-Id` said it")]


class CertificateHistoryAnswer(Answer, frozen=True, kw_only=True):
    """A page of changes, the latest first; and holds, the oldest first: all that are open and the
    latest of those that were lifted, 200 in all.
    """

    data: Annotated[list[HistoryEntryAnswer], Meta(description="The changes on this page, the latest first")]
    holds: Annotated[list[HoldAnswer], Meta(description="All open holds, and the latest of those that were lifted")]
    next_cursor: str | None
# fmt: on


def explanation_of(request: Any) -> Explanation:
    """Reason and notes of a request, for the operation. A request to release has no reason."""
    reason = getattr(request, "reason", None)
    return Explanation(reason=reason, note=request.note, public_note=request.public_note)


def history_entry(row: CertificateHistory) -> HistoryEntryAnswer:
    """A change in a response."""
    return to_struct(
        row,
        HistoryEntryAnswer,
        action=row.action or "issue",
        from_=row.from_state,
        to=row.to_state,
        actor=ActorAnswer(kind=row.actor_kind, id=row.actor_id),
    )


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


# fmt: off
class BulkActionRequest(RequestStruct, frozen=True, kw_only=True):
    """Which certificates (a filter that is not empty, or ids), and what to do with them.

    `reason` is used as for one certificate; reinstating lifts the only hold with this reason.
    With a filter, and for revoking and rejecting, send the `token` of a dry run, or its `count` as
    `expectedCount`: if the number has changed since, nothing is done. With the `token`, or with the
    dry run's `upTo`, certificates issued since then are left out.
    """

    selects: ClassVar = frozenset({"filter", "ids", "upTo"})
    action: Annotated[ActionCode, Meta(description="What is to be done with the certificates")]
    filter: BulkFilter | None = None
    ids: (
        Annotated[list[Annotated[str, Meta(max_length=100)]], Meta(min_length=1, max_length=MAX_IDS, description="Ids of certificates: `cert_…`")] | None
    ) = None
    reason: Annotated[Reason | None, Meta(description="Why, as for one certificate")] = None
    note: Note | None = None
    public_note: PublicNote | None = None
    dry_run: Annotated[bool, Meta(description="Whether it is only checked, and nothing is changed")] = False
    expected_count: Annotated[int, Meta(ge=0, le=MAX_CERTIFICATES, description="`count` of a dry run; the action is refused if the number has changed")] | None = None
    token: Annotated[Token | None, Meta(description="Stands for the certificates of a dry run, for 24 hours")] = None
    up_to: Annotated[Moment | None, Meta(description="Only certificates issued until then are meant")] = None

    def moment(self) -> datetime | None:
        """`upTo` in UTC. Raises ValidationFailed if that is outside the years 1 to 9999."""
        try:
            return self.up_to and self.up_to.astimezone(UTC)
        except OverflowError as error:
            raise ValidationFailed([FieldError("/upTo", "invalid_instant")]) from error


class BulkActionSample(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """One of the selected certificates."""

    id: Annotated[str, Meta(description="Id: `cert_…`")]
    certificate_number: Annotated[str | None, Meta(description="Number of the certificate, unique per issuer and mode: `2026-000017`")]
    type_code: str
    product_id: str | None
    serial_number: str | None
    status: CurrentStatus


class BulkActionPreview(Answer, frozen=True, kw_only=True):
    """How many are selected, how many of them have a status that allows the action, and the newest.

    `token` starts the action for exactly these: send it instead of `dryRun`, within 24 hours.
    """

    count: Annotated[int, Meta(description="How many certificates are selected")]
    movable: Annotated[int, Meta(description="How many of them have a status that allows the action")]
    samples: Annotated[list[BulkActionSample], Meta(max_length=SAMPLES, description="The newest of the selected certificates")]
    up_to: Instant
    token: str
# fmt: on


def missing_members(members: Mapping[str, Any], unread: frozenset[str]) -> Iterator[FieldError]:
    """Members that a request without `dryRun` lacks, or states twice."""
    if "action" in unread or "dryRun" in unread or members.get("dry_run"):
        return
    token, count = members.get("token"), members.get("expected_count")
    if token is not None and count is not None:
        yield FieldError("/expectedCount", "ambiguous", {"other": "token"})
    yield from bulk.missing_fields(
        Action(members["action"]),
        members.get("reason"),
        count if token is None else token,
        by_ids=members.get("ids") is not None or "ids" in unread,
    )


def dry_run(preview: SelectionPreview, token: str, now: datetime) -> BulkActionPreview:
    """The response of a dry run."""
    return BulkActionPreview(
        count=preview.count,
        movable=preview.movable,
        samples=[_sample(row, now) for row in preview.samples],
        up_to=format_instant(preview.up_to),
        token=token,
    )


def _sample(row: CertificateSummary, now: datetime) -> BulkActionSample:
    return to_struct(row, BulkActionSample, certificate_number=row.number, status=row.status(now))
