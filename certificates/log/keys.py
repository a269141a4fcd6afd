"""What the log states of keys: the issuers' signing keys, and its own.

Of a signing key: that it was added, retired or declared compromised. Of the log's own: that a successor
was added. LOG_KEY is the newest key, LOG_KEY_FALLBACKS the former ones. As long as a former key signs, too,
whoever knows only that one goes on to check everything. Once it is taken away, proofs begin at the first
checkpoint that its successor has signed.
"""

import hashlib
from collections.abc import Iterator
from datetime import datetime
from typing import NamedTuple
from uuid import UUID

from accounts.models import SigningKey, SigningKeyState
from accounts.signing_keys.identity import multikey
from certificates.models import TransparencyLog, UnloggedChange
from lib.dates import format_instant

from . import tlog

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
            yield KeyChange(sequence, action, at, _statement_of_key(key, action, at, sequence))


def compromise(key: SigningKey, at: datetime) -> bytes:
    """The statement that this key was declared compromised at that moment; needs `key.issuer`."""
    return _statement_of_key(key, "key_compromised", at, sequence=3)


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


def _statement_of_key(key: SigningKey, action: str, at: datetime, sequence: int) -> bytes:
    assert key.kid is not None
    assert key.public_key is not None
    members: dict[str, object] = {
        "action": action,
        "at": format_instant(at),
        "did": key.did,
        "issuer": key.issuer.public_id,
        "key": key.kid,  # its id within the DID
        "publicKeyMultibase": multikey(bytes(key.public_key)),
        "sequence": sequence,
        "version": tlog.VERSION,
    }
    return tlog.canonical(members)


def keys_of(log: TransparencyLog) -> list[tlog.VerifierKey]:
    """All keys that have signed checkpoints of this log, the one that is told to verifiers first."""
    texts = [log.verifier_key]
    for each in reversed(log.successions):
        texts += [each["key"], each["predecessor"]]
    return [tlog.VerifierKey.parse(text) for text in dict.fromkeys(texts)]


def follow(log: TransparencyLog, signing: tlog.Signer, now: datetime) -> None:
    """Announce keys that are new, and pass on to a successor where the old key signs no more.

    The log is locked, and its published checkpoint is signed by one of these keys.
    """
    told = [str(key) for key in signing.keys]
    known = [log.verifier_key, *(each["key"] for each in log.successions)]
    for key in reversed(told):
        if key not in known and log.verifier_key in told:
            _announce(log, key, now)
    if log.verifier_key not in told:
        for each in log.successions:
            if each["key"] in told:
                log.verifier_key, log.signed_from = each["key"], each["size"]
                log.save(update_fields=["verifier_key", "signed_from"])
                break


def statements(log: TransparencyLog) -> KeyStatements:
    """What the log has to state of its own keys: by id and sequence, name and statement."""
    return {
        (_id(each["key"]), 1): (f"{each['key']} log_key_added", _statement_of_log(each))
        for each in log.successions
    }


def _announce(log: TransparencyLog, key: str, now: datetime) -> None:
    """Queue the statement; the checkpoint that covers it is signed by both keys, as all are now."""
    succession = {
        "at": format_instant(now),
        "key": key,
        "predecessor": log.verifier_key,
        "size": log.size,
    }
    UnloggedChange.objects.create(
        signing_key_id=_id(key),
        sequence=1,
        mode=log.mode,
        at=now,
        statement=_statement_of_log(succession),
    )
    log.successions = [*log.successions, succession]
    log.save(update_fields=["successions"])


def _statement_of_log(succession: dict[str, object]) -> bytes:
    told = {name: succession[name] for name in ("at", "key", "predecessor")}
    return tlog.canonical(
        {"action": "log_key_added", **told, "sequence": 1, "version": tlog.VERSION}
    )


def _id(key: str) -> UUID:
    """The id under which the entry of this key is found: the log's keys have no rows."""
    return UUID(bytes=hashlib.sha256(key.encode()).digest()[:16])
