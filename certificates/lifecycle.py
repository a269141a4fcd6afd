"""The states of a certificate, the moves between them, and the status that people are shown."""

from datetime import datetime

from django.db.models import TextChoices
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy


class State(TextChoices):
    """What is stored. Expiry is not a state: it follows from the dates."""

    PENDING = "pending", pgettext_lazy("certificate status", "Pending release")
    ACTIVE = "active", pgettext_lazy("certificate status", "Active")
    SUSPENDED = "suspended", pgettext_lazy("certificate status", "Suspended")
    REVOKED = "revoked", pgettext_lazy("certificate status", "Revoked")
    SUPERSEDED = "superseded", pgettext_lazy("certificate status", "Superseded")


class Status(TextChoices):
    """What is shown: the state, or what the dates make of an active one."""

    PENDING = "pending", pgettext_lazy("certificate status", "Pending release")
    ACTIVE = "active", pgettext_lazy("certificate status", "Valid")
    SUSPENDED = "suspended", pgettext_lazy("certificate status", "Suspended")
    REVOKED = "revoked", pgettext_lazy("certificate status", "Revoked")
    SUPERSEDED = "superseded", pgettext_lazy("certificate status", "Superseded")
    EXPIRED = "expired", pgettext_lazy("certificate status", "Expired")
    NOT_YET_VALID = "not_yet_valid", pgettext_lazy("certificate status", "Not yet valid")


class Reason(TextChoices):
    """Why a certificate changed its state."""

    ISSUED_IN_ERROR = "issued_in_error", _("Issued in error")
    DATA_ERROR = "data_error", _("Wrong data")
    NONCONFORMITY = "nonconformity", _("Nonconformity")
    RECALL = "recall", _("Recall")
    FRAUD = "fraud", _("Fraud")
    REPLACED = "replaced", _("Replaced")
    ON_REQUEST = "on_request", _("On request")
    OTHER = "other", _("Other reason")


# from -> to. Revoked is final; the only way out of superseded is to revoke.
MOVES: dict[State, frozenset[State]] = {
    State.PENDING: frozenset({State.ACTIVE, State.REVOKED}),
    State.ACTIVE: frozenset({State.SUSPENDED, State.REVOKED, State.SUPERSEDED}),
    State.SUSPENDED: frozenset({State.ACTIVE, State.SUSPENDED, State.REVOKED}),
    State.SUPERSEDED: frozenset({State.REVOKED}),
    State.REVOKED: frozenset(),
}


def shown_status(
    state: State, *, starts_at: datetime, ends_at: datetime | None, now: datetime
) -> Status:
    """The status at `now`: revoked > superseded > suspended > pending > expired > not_yet_valid > active."""
    if state is not State.ACTIVE:
        return Status(state.value)
    if ends_at is not None and ends_at <= now:
        return Status.EXPIRED
    if starts_at > now:
        return Status.NOT_YET_VALID
    return Status.ACTIVE
