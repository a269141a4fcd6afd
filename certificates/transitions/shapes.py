"""Requests and answers of status changes, and of the history."""

from typing import Annotated, Any, ClassVar

import msgspec
from msgspec import Meta

from accounts.api.audit import ActorAnswer
from accounts.api.foundation.answers import Answer
from certificates.certificate.draft import Draft
from certificates.certificate.schemas import CertificateAnswer, ReasonWord
from certificates.lifecycle import HISTORY_ACTIONS, Reason, ReasonCode, State
from certificates.models import CertificateHistory
from lib.dates import Instant
from lib.structs import to_struct

from .rules import Explanation

Note = Annotated[str, Meta(max_length=2000)]
PublicNote = Annotated[str, Meta(max_length=500)]
StateWord = Annotated[str, Meta(extra_json_schema={"enum": State.values})]
ActionWord = Annotated[str, Meta(extra_json_schema={"enum": ["issue", *HISTORY_ACTIONS]})]


class StatusChangeRequest(
    msgspec.Struct, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True
):
    """Why the status changes. `note` is only for the issuer; the verify page shows `publicNote`."""

    reason: ReasonCode
    note: Note | None = None
    public_note: PublicNote | None = None


class ReleaseRequest(
    msgspec.Struct, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True
):
    """Notes on the release. `note` is only for the issuer; the verify page shows `publicNote`."""

    optional: ClassVar = True
    note: Note | None = None
    public_note: PublicNote | None = None


class ReinstateRequest(
    msgspec.Struct, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True
):
    """Which hold to lift: `holdId`, or the only hold with this `reason`, or the only hold."""

    optional: ClassVar = True
    hold_id: str | None = None
    reason: ReasonCode | None = None
    note: Note | None = None
    public_note: PublicNote | None = None


class SupersedeRequest(Draft, frozen=True, kw_only=True, rename="camel"):
    """The successor, as for issuing, and why the predecessor is replaced."""

    reason: ReasonCode
    note: Note | None = None
    public_note: PublicNote | None = None


class HoldAnswer(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """A hold: one reason why a certificate is or was suspended."""

    id: str
    reason: ReasonWord
    public_note: str | None
    placed_at: Instant
    lifted_at: Instant | None


class ChangedCertificateAnswer(CertificateAnswer, frozen=True, kw_only=True, rename="camel"):
    """The certificate after the change, with its open holds."""

    holds: list[HoldAnswer]


class HistoryEntryAnswer(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """One change. `sequence` is also the number of its event; expiry notices take numbers too."""

    sequence: int
    action: ActionWord
    from_: StateWord | None = msgspec.field(name="from")
    to: StateWord
    reason: ReasonWord | None
    note: str | None
    public_note: str | None
    at: Instant
    actor: ActorAnswer
    request_id: str


class CertificateHistoryAnswer(Answer, frozen=True, kw_only=True, rename="camel"):
    """A page of changes, the latest first; and holds, the oldest first: all that are open and the
    latest of those that were lifted, 200 in all.
    """

    data: list[HistoryEntryAnswer]
    holds: list[HoldAnswer]
    next_cursor: str | None


def explanation_of(request: Any) -> Explanation:
    """Reason and notes of a request, for the operation. A request to release has no reason."""
    reason = getattr(request, "reason", None)
    return Explanation(
        reason=reason and Reason(reason), note=request.note, public_note=request.public_note
    )


def history_entry(row: CertificateHistory) -> HistoryEntryAnswer:
    """A change in an answer."""
    return to_struct(
        row,
        HistoryEntryAnswer,
        action=row.action or "issue",
        from_=row.from_state,
        to=row.to_state,
        actor=ActorAnswer(kind=row.actor_kind, id=row.actor_id),
    )
