"""The public history of a certificate's status, newest first.

Reasons and public notes only: actors and internal notes are not public.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from zoneinfo import ZoneInfo

import orjson

from certificates.lifecycle import ERASE, Action, Reason, State


@dataclass(frozen=True, slots=True, kw_only=True)
class StatusChange:
    """One change of the status; `action` is None where the certificate was issued."""

    at: datetime  # in the certificate's time zone
    action: Action | None
    further: bool  # it was suspended already, and got one more hold
    to: State
    reason: Reason | None
    public_note: str | None


def changes(history: str | None, time_zone: str, *, hidden: bool) -> Sequence[StatusChange]:
    """The changes of a certificate, from its history as JSON; `hidden` leaves the public notes out."""
    if history is None:
        return ()
    zone = ZoneInfo(time_zone)
    return [
        StatusChange(
            at=datetime.fromisoformat(row["at"]).astimezone(zone),
            action=Action(row["action"]) if row["action"] else None,
            further=row["from_state"] == row["to_state"] == State.SUSPENDED.value,
            to=State(row["to_state"]),
            reason=Reason(row["reason"]) if row["reason"] else None,
            public_note=None if hidden else row["public_note"],
        )
        for row in orjson.loads(history)
        if row["action"] != ERASE  # shown elsewhere, and no change of the status
    ]
