"""Write audit entries in the transaction of the change, and seal them."""

import logging
from collections.abc import Iterable, Iterator
from contextlib import nullcontext
from uuid import UUID

from django.db import connection, transaction
from django.db.models import Max

from accounts.actors import ActionContext, RequestContext
from accounts.models import AuditEntry, AuditHead
from accounts.scopes import Mode
from lib.database.tenancy import across_issuers, as_worker
from lib.sql import try_to_take_lock

from . import rules as audit
from .rules import GENESIS, PLATFORM, TOTAL, Changes, chain_name

logger = logging.getLogger("audit")

BATCH = 1000
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
    return audit.is_seal_of_head(bytes(head.seal), head.chain, head.count, bytes(head.last))


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
        previous = audit.seal_of_entry(previous, entry.content(position))
        yield entry.pk, position, previous


def _count(new: int) -> None:
    """Add to the total. A missing or altered total is left so: counting again would hide it."""
    total = AuditHead.objects.filter(chain=TOTAL).first()
    if total is None and AuditEntry.objects.filter(position__isnull=False).count() == new:
        total = AuditHead(chain=TOTAL, count=0, last=GENESIS)
        total.seal = audit.seal_of_head(total.chain, total.count, GENESIS)
    if total is None or not is_sound(total):
        logger.error("the total of the audit is gone or was altered")
        return
    _write(total, count=total.count + new, last=GENESIS)


def _write(head: AuditHead, *, count: int, last: bytes) -> None:
    head.count = count
    head.last = last
    head.seal = audit.seal_of_head(head.chain, count, last)
    head.save()
