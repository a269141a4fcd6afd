"""Write audit entries, each with a seal over the one before, and verify the chain.

Every operation that changes something calls `record`; the sentences about its action are in its app's `admin.py`.
"""

import logging
from collections.abc import Iterable, Iterator
from contextlib import nullcontext
from dataclasses import dataclass
from datetime import datetime, timedelta
from uuid import UUID

from django.db import connection, transaction
from django.db.models import Max, Sum

from accounts.actors import ActionContext, RequestContext, system_context
from accounts.models import AuditEntry, AuditHead
from accounts.scopes import Mode
from lib.database.tenancy import across_issuers, as_worker
from lib.sql import try_to_take_lock

from . import rules as audit
from .rules import GENESIS, PLATFORM, TOTAL, Changes, chain_name

logger = logging.getLogger("audit")

BATCH = 1000
BACKUP = "backup.recorded"
VERIFIED = "audit.verified"
_LOCK = 7_301_020  # an arbitrary number that means: sealing the audit

# Entries whose transaction everybody can see the end of: whatever commits later comes after them.
# Beyond xmax no transaction has begun yet: such an entry came with a dump, from another server.
_READY = """
SELECT e.* FROM accounts_auditentry e
 WHERE e.position IS NULL
   AND (e.txid < pg_snapshot_xmin(pg_current_snapshot())
        OR e.txid >= pg_snapshot_xmax(pg_current_snapshot()))
   AND coalesce(e.issuer_id::text, %s) <> ALL (%s)
 ORDER BY e.txid, e.id
 LIMIT %s
"""
_SEAL = """
UPDATE accounts_auditentry e SET position = s.position, seal = s.seal
  FROM unnest(%s::uuid[], %s::bigint[], %s::bytea[]) AS s (id, position, seal)
 WHERE e.id = s.id
"""


def record(
    context: ActionContext,
    action: str,
    target: str,
    changes: Changes,
    *,
    issuer_id: UUID | None = None,
    mode: Mode | None = None,
) -> AuditEntry:
    """Write one entry in the transaction of the change. Takes no lock that another change waits for.

    `target` is the public id of the changed row, `changes` what `accounts.audit.rules` returns.
    `issuer_id` and `mode` are the row's, where they are not the context's: a row that both modes share
    is recorded as live. Without an issuer the entry is the platform's.
    """
    assert connection.in_atomic_block, "an audit entry belongs into the transaction of its change"
    if isinstance(context, RequestContext):
        issuer_id, mode = issuer_id or context.issuer.id, mode or context.mode
    actor = context.actor
    entry = AuditEntry(
        issuer_id=issuer_id,
        mode=mode or Mode.LIVE,
        actor_kind=actor.kind.value,
        actor_id=actor.id,
        action=action,
        target=target,
        changes=changes,
        request_id=actor.request_id,
        ip=actor.ip,
        at=context.now,
    )
    with nullcontext() if issuer_id else across_issuers("an entry of the platform has no issuer"):
        entry.save(force_insert=True)
    return entry


@transaction.atomic
def record_backup(*, now: datetime, note: str) -> None:
    """Record that a backup was made."""
    changes = audit.initial_values({"note": note or None})
    record(system_context("backup", now), BACKUP, "platform", changes)


@transaction.atomic
def record_verification(*, now: datetime, findings: int, sound: int) -> None:
    """Record that the whole audit was verified, and with what result."""
    changes = audit.initial_values({"findings": findings, "sound": sound})
    record(system_context("verify_audit", now), VERIFIED, "platform", changes)


def last_platform_entry(action: str) -> AuditEntry | None:
    """The latest entry of this action in the platform's own audit."""
    rows = AuditEntry.objects.filter(issuer=None, mode=Mode.LIVE, action=action)
    return rows.order_by("-at", "-id").first()


@as_worker("one run seals the chains of all issuers")
@transaction.atomic
def seal(*, batch: int = BATCH) -> int:
    """Seal committed entries: give each its position in its chain. How many; 0 if another run is active.

    Skips no entry, however late its transaction commits. Only ever goes on from a sound head: a
    chain whose head was tampered with stays as it is, for `verify_audit` to find, and is logged.
    """
    if not try_to_take_lock(_LOCK):
        return 0
    broken: set[str] = set()
    while entries := _ready(broken, batch):
        chains = _by_chain(entries)
        heads = AuditHead.objects.in_bulk(list(chains))
        unsound = {chain for chain in chains if not _is_sound(chain, heads.get(chain))}
        if not unsound:
            return _extend(chains, heads)
        broken |= unsound
        logger.error("audit chains are broken", extra={"chains": sorted(unsound)})
    return 0


@as_worker("the heads of all issuers' chains")
def log_heads() -> None:
    """Write every chain's head to the log, as `verify_audit --head` takes it."""
    for head in AuditHead.objects.order_by("chain").iterator():
        noted = f"{head.chain}:{head.count}:{bytes(head.last).hex()}"
        logger.info("audit head", extra={"head": noted, "sound": is_sound(head)})


def is_sound(head: AuditHead) -> bool:
    """Whether a head is unaltered."""
    return audit.is_seal_of(
        bytes(head.seal), audit.head_message(head.chain, head.count, bytes(head.last))
    )


def _ready(broken: Iterable[str], batch: int) -> list[AuditEntry]:
    return list(AuditEntry.objects.raw(_READY, [PLATFORM, list(broken), batch]))


def _by_chain(entries: Iterable[AuditEntry]) -> dict[str, list[AuditEntry]]:
    chains: dict[str, list[AuditEntry]] = {}
    for entry in entries:
        chains.setdefault(chain_name(entry.issuer_id), []).append(entry)
    return chains


def _is_sound(chain: str, head: AuditHead | None) -> bool:
    """Whether sealing may go on from this head: entries behind it mean that it was rewound."""
    last = AuditEntry.objects.sealed_in(chain).aggregate(last=Max("position"))["last"] or 0
    return last == 0 if head is None else is_sound(head) and last <= head.count


def _extend(chains: dict[str, list[AuditEntry]], heads: dict[str, AuditHead]) -> int:
    for chain, entries in chains.items():
        head = heads.get(chain) or AuditHead(chain=chain, count=0, last=GENESIS)
        sealed = list(_seal(entries, head))
        with connection.cursor() as cursor:
            cursor.execute(_SEAL, [list(column) for column in zip(*sealed, strict=True)])
        _write(head, count=head.count + len(sealed), last=sealed[-1][2])
    count = sum(map(len, chains.values()))
    _count(count)
    return count


def _seal(entries: Iterable[AuditEntry], head: AuditHead) -> Iterator[tuple[UUID, int, bytes]]:
    previous = bytes(head.last)
    for position, entry in enumerate(entries, start=head.count + 1):
        previous = audit.seal_of(audit.entry_message(previous, entry.content(position)))
        yield entry.pk, position, previous


def _count(new: int) -> None:
    """Add to the total. A missing or altered total is left so: counting again would hide it."""
    total = AuditHead.objects.filter(chain=TOTAL).first()
    if total is None and AuditEntry.objects.filter(position__isnull=False).count() == new:
        total = AuditHead(chain=TOTAL, count=0, last=GENESIS)
        total.seal = audit.seal_of(audit.head_message(total.chain, total.count, GENESIS))
    if total is None or not is_sound(total):
        logger.error("the total of the audit is gone or was altered")
        return
    _write(total, count=total.count + new, last=GENESIS)


def _write(head: AuditHead, *, count: int, last: bytes) -> None:
    head.count = count
    head.last = last
    head.seal = audit.seal_of(audit.head_message(head.chain, count, last))
    head.save()


CHUNK = 2000


@dataclass(frozen=True, slots=True)
class AuditFinding:
    """An altered, missing or unsealed part of the audit."""

    chain: str
    what: str

    def __str__(self) -> str:
        return f"{self.chain}: {self.what}"


@dataclass(frozen=True, slots=True)
class KnownHead:
    """A head noted in the log: the seal that the entry at `count` must have."""

    chain: str
    count: int
    last: bytes


@transaction.atomic
def verify(
    *, issuer_id: UUID | None = None, known: Iterable[KnownHead] = ()
) -> tuple[list[AuditFinding], int]:
    """Findings in one issuer's audit, or in all; and the number of sound entries.

    Finds entries that were altered, removed or put in between, and chains that were cut off or are
    gone. Cannot find: entries altered or removed in the seconds before they were sealed; an audit that
    was put back, heads included, to an earlier state of its own (compare it with `known` heads,
    which are logged daily); and changes made with AUDIT_KEY.
    """
    _one_moment()
    findings: list[AuditFinding] = []
    chains = [chain_name(issuer_id)] if issuer_id else _chains()
    sound = sum(_check(chain, findings) for chain in chains)
    if issuer_id is None:
        findings += _check_total()
    findings += (finding for head in known for finding in _check_known(head))
    return findings, sound


def has_another_key() -> bool:
    """Whether no head of the audit was sealed with AUDIT_KEY or one of its fallbacks."""
    heads = list(AuditHead.objects.all())
    return bool(heads) and not any(map(is_sound, heads))


def waiting(now: datetime, *, longer_than: timedelta) -> int:
    """The number of entries that have waited longer than this to be sealed."""
    return AuditEntry.objects.filter(position=None, at__lt=now - longer_than).count()


def _one_moment() -> None:
    """Read entries and heads in one snapshot, while the sealer goes on."""
    with connection.cursor() as cursor:
        cursor.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")


def _chains() -> list[str]:
    issuers = AuditEntry.objects.filter(position__isnull=False).values_list("issuer_id", flat=True)
    heads = AuditHead.objects.exclude(chain=TOTAL).values_list("chain", flat=True)
    return sorted({chain_name(issuer_id) for issuer_id in issuers.distinct()} | set(heads))


def _entries(chain: str) -> Iterator[AuditEntry]:
    return AuditEntry.objects.sealed_in(chain).order_by("position").iterator(chunk_size=CHUNK)


def _check(chain: str, findings: list[AuditFinding]) -> int:
    """Check one chain. After a gap the next entry cannot be checked; the one after it can."""
    expected, previous, sound = 1, GENESIS, 0
    for entry in _entries(chain):
        position, seal = entry.position or 0, bytes(entry.seal or b"")
        if position != expected:
            findings.append(AuditFinding(chain, f"missing: {_range(expected, position - 1)}"))
        elif audit.is_seal_of(seal, audit.entry_message(previous, entry.content(position))):
            sound += 1
        else:
            findings.append(AuditFinding(chain, f"altered: entry {position} ({entry.public_id})"))
        expected, previous = position + 1, seal
    findings += _check_head(chain, expected - 1, previous)
    return sound


def _check_head(chain: str, count: int, last: bytes) -> Iterator[AuditFinding]:
    head = AuditHead.objects.filter(chain=chain).first()
    if head is None:
        if count:
            yield AuditFinding(chain, f"the head is gone; entries end at {count}")
        return
    if not is_sound(head):
        yield AuditFinding(chain, "the head was altered")
    if head.count > count:
        yield AuditFinding(chain, f"cut off: {_range(count + 1, head.count)}")
    elif head.count < count:
        yield AuditFinding(chain, f"beyond the head: {_range(head.count + 1, count)}")
    elif bytes(head.last) != last:
        yield AuditFinding(
            chain, f"altered: the seal of entry {count}, which the head knows otherwise"
        )


def _check_total() -> Iterator[AuditFinding]:
    heads = AuditHead.objects.exclude(chain=TOTAL)
    counted = heads.aggregate(sum=Sum("count"))["sum"] or 0
    total = AuditHead.objects.filter(chain=TOTAL).first()
    if total is None:
        if counted:
            yield AuditFinding(TOTAL, "the total is gone")
    elif not is_sound(total):
        yield AuditFinding(TOTAL, "the total was altered")
    elif total.count != counted:
        yield AuditFinding(
            TOTAL, f"{total.count} entries were sealed, the chains' heads know {counted}"
        )


def _check_known(known: KnownHead) -> Iterator[AuditFinding]:
    if known.chain == TOTAL:
        total = AuditHead.objects.filter(chain=TOTAL, count__gte=known.count)
        if not total.exists():
            yield AuditFinding(TOTAL, f"{known.count} entries, which were noted, are not all there")
        return
    entry = AuditEntry.objects.sealed_in(known.chain).filter(position=known.count).first()
    if entry is None:
        yield AuditFinding(
            known.chain, f"cut off: entry {known.count}, which was noted, is not there"
        )
    elif bytes(entry.seal or b"") != known.last:
        yield AuditFinding(
            known.chain, f"altered: entry {known.count} has another seal than was noted"
        )


def _range(first: int, last: int) -> str:
    return f"entry {first}" if first == last else f"entries {first} to {last}"
