"""The states of a certificate, the transitions between them, and the status that is shown."""

from collections.abc import Iterable, Mapping
from datetime import datetime, timedelta
from typing import Annotated, NamedTuple

from django.db.models import Q, TextChoices
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _, pgettext_lazy
from msgspec import Meta

from certificates.errors import InvalidTransition, SupersededAlready
from lib.choices import DescribedChoices

# What states and statuses have in common.
# fmt: off
_PENDING = "pending", "Waits for release by a second person", pgettext_lazy("certificate status", "Pending release")
_SUSPENDED = "suspended", "Held back for a time: at least one hold is open", pgettext_lazy("certificate status", "Suspended")
_REVOKED = "revoked", "Declared invalid, for good", pgettext_lazy("certificate status", "Revoked")
_SUPERSEDED = "superseded", "Replaced by another certificate", pgettext_lazy("certificate status", "Superseded")


class State(DescribedChoices):
    """The stored state of a certificate, which transitions change. Expiry is not a state: it follows from the dates."""

    PENDING = _PENDING
    ACTIVE = "active", "In force", pgettext_lazy("certificate status", "Active")
    SUSPENDED = _SUSPENDED
    REVOKED = _REVOKED
    SUPERSEDED = _SUPERSEDED


class Status(DescribedChoices):
    """What the verify page shows now: the state, and what follows from the dates."""

    PENDING = _PENDING
    ACTIVE = "active", "Valid now", pgettext_lazy("certificate status", "Valid")
    SUSPENDED = _SUSPENDED
    REVOKED = _REVOKED
    SUPERSEDED = _SUPERSEDED
    EXPIRED = "expired", "Its validity has ended", pgettext_lazy("certificate status", "Expired")
    NOT_YET_VALID = "not_yet_valid", "Its validity has not begun", pgettext_lazy("certificate status", "Not yet valid")


CurrentStatus = Annotated[Status, Meta(description="Status at this moment")]


class Reason(DescribedChoices):
    """Why the status of a certificate changes."""

    ISSUED_IN_ERROR = "issued_in_error", "It should not have been issued", _("Issued in error")
    DATA_ERROR = "data_error", "It states something wrong", _("Wrong data")
    NONCONFORMITY = "nonconformity", "The product or service does not conform", _("Nonconformity")
    RECALL = "recall", "The product is recalled", _("Recall")
    FRAUD = "fraud", "It was obtained or used by deception", _("Fraud")
    REPLACED = "replaced", "Another certificate takes its place", _("Replaced")
    ON_REQUEST = "on_request", "The holder or customer asked for it", _("On request")
    OTHER = "other", "Another reason: see the note", _("Other reason")


class Relation(DescribedChoices):
    """How a certificate is related to the certificate or document that a link leads to."""

    PART_OF = "partOf", "It is about a part of what the target is about", _("Part of")
    DERIVED_FROM = "derivedFrom", "It is based on the target, such as an inspection of the material", _("Derived from")
    RELATED_TO = "relatedTo", "Something else connects them", _("Related to")
    DOCUMENTS = "documents", "The target documents it, such as a data sheet", _("Documents")
# fmt: on


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


IN_FORCE = frozenset({State.ACTIVE, State.SUSPENDED})  # not ended: can still expire
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


def has_status(status: Status, now: datetime) -> Q:
    """The condition on rows that `shown_status` shows as this status."""
    lasting = Q(ends_at=None) | Q(ends_at__gt=now)
    match status:
        case Status.EXPIRED:
            return Q(state=State.ACTIVE, ends_at__lte=now)
        case Status.NOT_YET_VALID:
            return Q(state=State.ACTIVE, starts_at__gt=now) & lasting
        case Status.ACTIVE:
            return Q(state=State.ACTIVE, starts_at__lte=now) & lasting
    return Q(state=status.value)
