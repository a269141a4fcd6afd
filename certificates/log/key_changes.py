"""What the log states of issuers' signing keys: that one was added, retired or declared compromised."""

from collections.abc import Iterator
from datetime import datetime
from typing import NamedTuple
from uuid import UUID

from accounts.domain import identity
from accounts.models import SigningKey, SigningKeyState
from certificates.models import UnloggedChange
from lib.dates import format_instant

from . import entries

# By key and sequence: what the key is called, and the statement.
KeyStatements = dict[tuple[UUID | None, int | None], tuple[str, bytes]]


class KeyChange(NamedTuple):
    """A change of a signing key, and what the log states of it."""

    sequence: int
    action: str
    at: datetime
    statement: bytes


def changes_of(key: SigningKey) -> Iterator[KeyChange]:
    """All changes of a key in their order, as its row has them; needs `key.issuer`."""
    moments = (key.activated_at, key.retired_at, key.compromised_at)
    actions = ("key_added", "key_retired", "key_compromised")
    for sequence, (action, at) in enumerate(zip(actions, moments, strict=True), start=1):
        if at is not None:
            yield KeyChange(sequence, action, at, _statement(key, action, at, sequence))


def compromise(key: SigningKey, at: datetime) -> bytes:
    """The statement that this key was declared compromised at that moment; needs `key.issuer`."""
    return _statement(key, "key_compromised", at, sequence=3)


def enqueue(key: SigningKey) -> None:
    """Let the newest change of this key be logged."""
    *_earlier, newest = changes_of(key)
    UnloggedChange.objects.create(
        signing_key_id=key.pk,
        sequence=newest.sequence,
        mode=key.mode,
        at=newest.at,
        statement=newest.statement,
    )


def all_statements(mode: str) -> KeyStatements:
    """What the log has to state of the keys of one mode: by key and sequence, their name and statement."""
    made = SigningKey.objects.filter(mode=mode).exclude(state=SigningKeyState.REQUESTED)
    return {
        (key.pk, change.sequence): (f"{key.verification_method} {change.action}", change.statement)
        for key in made.select_related("issuer").order_by("activated_at").iterator()
        for change in changes_of(key)
    }


def _statement(key: SigningKey, action: str, at: datetime, sequence: int) -> bytes:
    assert key.kid is not None
    assert key.public_key is not None
    return entries.key_statement(
        action=action,
        at=format_instant(at),
        did=key.did,
        issuer=key.issuer.public_id,
        key=key.kid,
        public_key=identity.multikey(bytes(key.public_key)),
        sequence=sequence,
    )
