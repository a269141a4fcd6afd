"""Verify the audit: every chain from its first entry to its head."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from uuid import UUID

from django.db import connection, transaction
from django.db.models import Sum

from accounts.models import AuditEntry, AuditHead

from . import rules as audit
from .operations import is_sound
from .rules import GENESIS, TOTAL, chain_name

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
        elif audit.is_seal_of_entry(seal, previous, entry.content(position)):
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
