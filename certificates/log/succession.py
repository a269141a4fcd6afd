"""The log's own key and its successor: announced in the log, and both sign while the old one is kept.

LOG_KEY is the newest key, LOG_KEY_FALLBACKS the former ones. As long as a former key signs, too, whoever
knows only that one goes on to check everything. Once it is taken away, proofs begin at the first
checkpoint that its successor has signed.
"""

import hashlib
from datetime import datetime
from uuid import UUID

from certificates.models import TransparencyLog, UnloggedChange
from lib.dates import format_instant

from . import entries, key_changes, notes


def keys_of(log: TransparencyLog) -> list[notes.VerifierKey]:
    """All keys that have signed checkpoints of this log, the one that is told to verifiers first."""
    texts = [log.verifier_key]
    for each in reversed(log.successions):
        texts += [each["key"], each["predecessor"]]
    return [notes.VerifierKey.parse(text) for text in dict.fromkeys(texts)]


def follow(log: TransparencyLog, signing: notes.Signer, now: datetime) -> None:
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


def statements(log: TransparencyLog) -> key_changes.KeyStatements:
    """What the log has to state of its own keys: by id and sequence, name and statement."""
    return {
        (_id(each["key"]), 1): (f"{each['key']} log_key_added", _statement(each))
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
        statement=_statement(succession),
    )
    log.successions = [*log.successions, succession]
    log.save(update_fields=["successions"])


def _statement(succession: dict[str, object]) -> bytes:
    told = {name: succession[name] for name in ("at", "key", "predecessor")}
    return entries.canonical(
        {"action": "log_key_added", **told, "sequence": 1, "version": entries.VERSION}
    )


def _id(key: str) -> UUID:
    """The id under which the entry of this key is found: the log's keys have no rows."""
    return UUID(bytes=hashlib.sha256(key.encode()).digest()[:16])
