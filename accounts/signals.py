"""Signals from accounts to the apps above, and questions to them.

News is sent inside the transaction that made it true.
"""

from dataclasses import dataclass
from datetime import datetime
from typing import cast
from uuid import UUID

from django.dispatch import Signal

from accounts.scopes import Mode


@dataclass(frozen=True, slots=True, kw_only=True)
class AccountEvent:
    """A fact about a row of accounts. `sequence` counts the changes of `subject`, from 1."""

    type: str
    issuer_id: UUID
    mode: Mode
    subject: UUID
    sequence: int
    occurred_at: datetime
    data: dict[str, object]


# Sent with `news`, an AccountEvent. The outbox of webhooks listens (webhooks/outbox.py).
event_announced = Signal()


def announce_event(news: AccountEvent) -> None:
    """Send an event to the apps above, in this transaction: their errors are raised here."""
    event_announced.send(sender=AccountEvent, news=news)


# Sent when an accepted invitation has made a membership, with `invitation` and `membership`; and
# before a membership is deleted, with `membership`. Both with `context`. edu listens
# (edu/receivers.py).
membership_created = Signal()
membership_ending = Signal()
# Sent with `before` and `after`: an open invitation made room for a new one to the same address.
# Whatever it was for, the new one is for. edu listens.
invitation_replaced = Signal()
# Sent with `names` (of the settings that differ now) and `context`, within the change.
# certificates listens (certificates/receivers.py).
settings_changed = Signal()


# Sent with `key`, a SigningKey, when it was made, retired or declared compromised: its new state says
# which. certificates listens, and logs it.
signing_key_changed = Signal()


# Sent with `issuer` (with its new clock) and `now`, within the change. certificates listens.
test_clock_advanced = Signal()


# Asked with `issuer_id` and `at_most`; answered by a number. certificates listens
# (certificates/receivers.py).
certificate_count_requested = Signal()


def certificate_count(issuer_id: UUID, *, at_most: int | None = None) -> int:
    """The number of live certificates of an issuer; counting ends at `at_most`."""
    answers = certificate_count_requested.send(sender=None, issuer_id=issuer_id, at_most=at_most)
    return sum(cast(int, answer) for _receiver, answer in answers)


# Asked with `issuer_id`, `mode`, `key_id` and `at_most`; answered by a number. certificates listens.
signature_count_requested = Signal()


def signature_count(issuer_id: UUID, mode: Mode, *, key_id: UUID | None, at_most: int) -> int:
    """How many credentials were signed with this key; without one, how many wait for a signature."""
    answers = signature_count_requested.send(
        sender=None, issuer_id=issuer_id, mode=mode, key_id=key_id, at_most=at_most
    )
    return sum(cast(int, answer) for _receiver, answer in answers)


# Asked with `issuer_id`; answered by a mapping. certificates listens (certificates/receivers.py).
certificate_types_requested = Signal()


def certificate_types(issuer_id: UUID) -> dict[int, str]:
    """The issuer's certificate types, id -> name. Keys can be limited to some of them."""
    types: dict[int, str] = {}
    for _receiver, answer in certificate_types_requested.send(sender=None, issuer_id=issuer_id):
        types.update(cast(dict[int, str], answer))
    return types


# Asked with `issuer_id`, `mode` and `manifest`, the bytes to be signed; answered by a file, or by None
# where nobody can check a signature yet. certificates listens.
export_signature_requested = Signal()


def export_signature(issuer_id: UUID, mode: Mode, manifest: bytes) -> bytes | None:
    """The issuer's signature of an export's manifest."""
    answers = export_signature_requested.send(
        sender=None, issuer_id=issuer_id, mode=mode, manifest=manifest
    )
    return next((cast(bytes, answer) for _receiver, answer in answers if answer), None)
