"""The states of a certificate, the transitions between them, and the status that is shown."""

from collections.abc import Iterable, Mapping
from datetime import datetime, timedelta
from typing import Literal, NamedTuple

from django.db.models import TextChoices
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from certificates.errors import InvalidTransition, SupersededAlready


class State(TextChoices):
    """The stored state. Expiry is not a state: it follows from the dates."""

    PENDING = "pending", pgettext_lazy("certificate status", "Pending release")
    ACTIVE = "active", pgettext_lazy("certificate status", "Active")
    SUSPENDED = "suspended", pgettext_lazy("certificate status", "Suspended")
    REVOKED = "revoked", pgettext_lazy("certificate status", "Revoked")
    SUPERSEDED = "superseded", pgettext_lazy("certificate status", "Superseded")


class Status(TextChoices):
    """The status that is shown: the state; an active certificate may be expired or not yet valid."""

    PENDING = "pending", pgettext_lazy("certificate status", "Pending release")
    ACTIVE = "active", pgettext_lazy("certificate status", "Valid")
    SUSPENDED = "suspended", pgettext_lazy("certificate status", "Suspended")
    REVOKED = "revoked", pgettext_lazy("certificate status", "Revoked")
    SUPERSEDED = "superseded", pgettext_lazy("certificate status", "Superseded")
    EXPIRED = "expired", pgettext_lazy("certificate status", "Expired")
    NOT_YET_VALID = "not_yet_valid", pgettext_lazy("certificate status", "Not yet valid")


class Reason(TextChoices):
    """Reasons for changing a certificate's status."""

    ISSUED_IN_ERROR = "issued_in_error", _("Issued in error")
    DATA_ERROR = "data_error", _("Wrong data")
    NONCONFORMITY = "nonconformity", _("Nonconformity")
    RECALL = "recall", _("Recall")
    FRAUD = "fraud", _("Fraud")
    REPLACED = "replaced", _("Replaced")
    ON_REQUEST = "on_request", _("On request")
    OTHER = "other", _("Other reason")


ReasonCode = Literal[  # Reason's values, for shapes that msgspec checks
    "issued_in_error",
    "data_error",
    "nonconformity",
    "recall",
    "fraud",
    "replaced",
    "on_request",
    "other",
]


class Relation(TextChoices):
    """How a certificate is related to the target of its link."""

    PART_OF = "partOf", _("Part of")
    DERIVED_FROM = "derivedFrom", _("Derived from")
    RELATED_TO = "relatedTo", _("Related to")
    DOCUMENTS = "documents", _("Documents")


class Action(TextChoices):
    """Actions that change the status of an issued certificate."""

    RELEASE = "release", _("Release")
    REJECT = "reject", _("Reject")
    SUSPEND = "suspend", _("Suspend")
    REINSTATE = "reinstate", _("Reinstate")
    REVOKE = "revoke", _("Revoke")
    SUPERSEDE = "supersede", _("Supersede")


ERASE = "erase"  # not a transition: the state stays
# The actions that a history may hold.
HISTORY_ACTIONS: Mapping[str, str | Promise] = {**dict(Action.choices), ERASE: _("Erase")}


class Transition(NamedTuple):
    """The states that an action is allowed in, and the state that it leads to."""

    origins: frozenset[State]
    to: State


IN_FORCE = frozenset({State.ACTIVE, State.SUSPENDED})  # what can still expire
# In these states a certificate keeps its subject from being certified once more (uniqueBy).
OCCUPYING = (State.PENDING, State.ACTIVE, State.SUSPENDED)
# Revoked is final; the only way out of superseded is to revoke. Suspending what is suspended places
# one more hold, and reinstating leads on only once none is left.
TRANSITIONS: Mapping[Action, Transition] = {
    Action.RELEASE: Transition(frozenset({State.PENDING}), State.ACTIVE),
    Action.REJECT: Transition(frozenset({State.PENDING}), State.REVOKED),
    Action.SUSPEND: Transition(IN_FORCE, State.SUSPENDED),
    Action.REINSTATE: Transition(frozenset({State.SUSPENDED}), State.ACTIVE),
    Action.REVOKE: Transition(IN_FORCE | {State.SUPERSEDED}, State.REVOKED),
    Action.SUPERSEDE: Transition(IN_FORCE, State.SUPERSEDED),
}
NEEDS_REASON = frozenset({Action.REJECT, Action.SUSPEND, Action.REVOKE, Action.SUPERSEDE})


def is_allowed(action: Action, state: State) -> bool:
    """Whether the action is allowed in this state."""
    return state in TRANSITIONS[action].origins


def target_state(action: Action, state: State, *, successor: str | None = None) -> State:
    """The state that the action leads to. Raises InvalidTransition where it is not allowed.

    `successor` is the id of the certificate that supersedes this one, if the caller may know it.
    """
    move = TRANSITIONS[action]
    if state in move.origins:
        return move.to
    members = {"from": state.value, "to": move.to.value}
    if action is Action.SUPERSEDE and successor:
        members["supersededBy"] = successor
        raise SupersededAlready(
            state=state.label, to=move.to.label, successor=successor, members=members
        )
    raise InvalidTransition(state=state.label, to=move.to.label, members=members)


def next_notice(
    starts_at: datetime, ends_at: datetime | None, days: Iterable[int], *, after: datetime
) -> datetime | None:
    """When the next notice is due after `after`: at the start, some days before the end, or at the end."""
    ends = [ends_at - timedelta(days=day) for day in (*days, 0)] if ends_at else []
    return min((moment for moment in (starts_at, *ends) if moment > after), default=None)


def first_notice(
    starts_at: datetime, ends_at: datetime | None, days: Iterable[int], *, now: datetime
) -> datetime | None:
    """When the first notice is due of a certificate that comes into force at `now`.

    At once if its end is over already: each certificate that expires has its event.
    """
    has_ended = ends_at is not None and ends_at <= now
    return now if has_ended else next_notice(starts_at, ends_at, days, after=now)


def notice_days(
    ends_at: datetime, days: Iterable[int], *, since: datetime, now: datetime
) -> int | None:
    """How many days before the end the latest warning due from `since` to `now` is; None without one."""
    due = (day for day in days if since <= ends_at - timedelta(days=day) <= now)
    return min(due, default=None)


def shown_status(
    state: State, *, starts_at: datetime, ends_at: datetime | None, now: datetime
) -> Status:
    """The status shown at `now`: the state, unless it is active and the dates say otherwise."""
    if state is not State.ACTIVE:
        return Status(state.value)
    if ends_at is not None and ends_at <= now:
        return Status.EXPIRED
    if starts_at > now:
        return Status.NOT_YET_VALID
    return Status.ACTIVE
