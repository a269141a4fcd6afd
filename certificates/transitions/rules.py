"""A change of status: what is asked for, and what follows from it for each certificate."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple
from uuid import UUID

from accounts.actors import RequestContext
from accounts.errors import ServiceError
from certificates.lifecycle import TRANSITIONS, Action, Reason, State


@dataclass(frozen=True, slots=True, kw_only=True)
class Explanation:
    """Why a status changes: the note stays with the issuer, the public note is shown to everybody."""

    reason: Reason | None = None
    note: str | None = None
    public_note: str | None = None


class Succession(NamedTuple):
    """The id that a successor is to get, and the certificate that it supersedes."""

    id: UUID
    of: UUID


@dataclass(frozen=True, slots=True, kw_only=True)
class PlannedChange:
    """What is about to be written of one certificate.

    `explanation` goes into the history; `shown` is what the certificate says from now on, where that
    is something else; `event_data` is what the event says beyond what all events do.
    """

    to: State
    explanation: Explanation
    shown: Explanation
    event_data: Mapping[str, object]


@dataclass(frozen=True, slots=True, kw_only=True)
class TransitionRequest:
    """An action on certificates, and those that it is refused for, each with the error."""

    context: RequestContext
    action: Action
    explanation: Explanation
    job_id: UUID | None = None  # the bulk transition that suspends
    hold_ids: Mapping[UUID, str] = field(default_factory=dict)  # certificate -> the hold to lift
    successor_id: UUID | None = None
    refused: dict[UUID, ServiceError] = field(default_factory=dict)

    def change(self, **event_data: object) -> PlannedChange:
        """The change that the action makes, explained as the request does."""
        return PlannedChange(
            to=TRANSITIONS[self.action].to,
            explanation=self.explanation,
            shown=self.explanation,
            event_data=event_data,
        )
