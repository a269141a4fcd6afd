"""Status lists of issuers (W3C Bitstring Status List 1.0): places of certificates, publishing, reading.

A list is marked as due by a change. To publish it, the bits are read from the states of the certificates, and what
is served is signed and stored; reading needs no key.
"""

import base64
import gzip
import hmac
import logging
import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final
from uuid import UUID

import orjson
from django.core.exceptions import ImproperlyConfigured
from django.db import connection, transaction
from django.db.models import F, Min, QuerySet
from django.db.models.functions import Least
from django.utils import timezone

from accounts.models import Issuer, SigningKey, SigningKeyState
from accounts.scopes import Mode
from accounts.signing_keys import operations as signing_keys
from certificates.addresses import base_url_of
from certificates.credentials.composing import CREDENTIALS_CONTEXT
from certificates.credentials.securing import SUITES, Suite, secured, signing_data
from certificates.lifecycle import State
from certificates.models import (
    CredentialForm,
    PublishedStatusList,
    Purpose,
    SignedCredential,
    StatusList,
)
from lib import crypto, sql
from lib.base_encodings import base64url_encode
from lib.database.tenancy import acting_for, as_worker
from lib.dates import format_instant

logger = logging.getLogger(__name__)

# The least that the standard allows: among so many, one is not found by its place.
ENTRIES = 131_072
KEY_BYTES = 32
_LEFT_BITS, _RIGHT_BITS = 8, 9  # 2 ** 17 entries
_ROUNDS = 10


def place_of_number(count: int, key: bytes) -> int:
    """The place of the certificate that is number `count` (from 0) in its list.

    A permutation under a secret key: places do not tell in which order certificates were issued. It is
    the Feistel network of FF1 (NIST SP 800-38G) over 17 bits, with HMAC-SHA256 as its round function.
    """
    if not 0 <= count < ENTRIES:
        raise ValueError(f"a list has {ENTRIES} entries")
    left, right = count >> _RIGHT_BITS, count & (1 << _RIGHT_BITS) - 1
    bits, other_bits = _LEFT_BITS, _RIGHT_BITS
    for step in range(_ROUNDS):
        digest = hmac.digest(key, bytes((step, right >> 8, right & 0xFF)), "sha256")
        left, right = right, (left + int.from_bytes(digest[:4])) & (1 << bits) - 1
        bits, other_bits = other_bits, bits
    return left << _RIGHT_BITS | right


def encoded_list(places: Iterable[int]) -> str:
    """`encodedList` with the bits of these places set: GZIP, then base64url as multibase."""
    bits = bytearray(ENTRIES // 8)
    for index in places:
        bits[index >> 3] |= 0x80 >> (index & 7)  # the first entry is the leftmost bit
    packed = gzip.compress(bytes(bits), mtime=0)
    return "u" + base64url_encode(packed)


# Open Badges allow one entry for each credential. It is set while one is suspended, too.
PURPOSES = {
    CredentialForm.PRODUCT: (Purpose.REVOCATION, Purpose.SUSPENSION),
    CredentialForm.ACHIEVEMENT: (Purpose.REVOCATION,),
}
# Between two signatures of a list that only gives places, so that a busy issuer costs no more than this.
REST = timedelta(seconds=2)
_ORDER_KEYS: Final = "SIGNING_KEYS"
# One statement, as it runs for each issuer each second. Who waited for the lock sees what was taken meanwhile.
_TAKE = """
WITH newest AS (
  SELECT id, assigned FROM certificates_statuslist
   WHERE issuer_id = %(issuer)s AND mode = %(mode)s AND form = %(form)s AND assigned < %(entries)s
   ORDER BY id DESC LIMIT 1 FOR NO KEY UPDATE)
UPDATE certificates_statuslist AS list
   SET assigned = least(newest.assigned + %(count)s, %(entries)s),
       due_at = least(list.due_at, greatest(%(now)s, list.signed_at + %(rest)s))
  FROM newest WHERE list.id = newest.id
RETURNING list.id, list.order_key, newest.assigned, list.assigned
"""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a certificate stands: its list and the index of its bit."""

    status_list: StatusList
    index: int


def assign(
    issuer: Issuer, mode: Mode, form: CredentialForm, count: int, *, now: datetime
) -> list[Place]:
    """Give `count` certificates their places, inside the transaction that stores them.

    Only workers can: the order of places is secret. Call it in the order of issuer, mode and form:
    lists stay locked until the transaction ends. They are published next, as a proof file waits for a
    list that is not older than its certificate, and one may have been suspended while it got its place.
    """
    places: list[Place] = []
    while len(places) < count:
        taken = _take(issuer, mode, form, count - len(places), now)
        if taken is None:
            _make_list(issuer, mode, form)
        else:
            places += taken
    return places


def close_lists(mode: Mode) -> None:
    """Give no more places in the lists that there are: the next certificates get new lists."""
    StatusList.objects.filter(mode=mode).update(assigned=ENTRIES)


def entries(status_list: StatusList, index: int) -> dict[str, str] | list[dict[str, str]]:
    """The credential's `credentialStatus`. The list's issuer has to be at hand."""
    members = list(_entries(status_list, index))
    return members if status_list.form == CredentialForm.PRODUCT else members[0]


def address(status_list: StatusList, purpose: Purpose) -> str:
    """Where a list is published. Credentials state it: a new BASE_URL does not change it."""
    issuer = status_list.issuer
    if issuer.did is None:
        raise ValueError("an issuer has its DID before its first list")
    folder = f"{base_url_of(issuer.did)}/issuers/{issuer.public_id}"
    if status_list.mode != Mode.LIVE:
        folder += f"/{status_list.mode}"
    return f"{folder}/status/{status_list.public_id}/{purpose}"


def _entries(status_list: StatusList, index: int) -> Iterator[dict[str, str]]:
    for purpose in PURPOSES[CredentialForm(status_list.form)]:
        url = address(status_list, purpose)
        yield {
            "id": f"{url}#{index}",
            "type": "BitstringStatusListEntry",
            "statusPurpose": purpose.stated,
            "statusListIndex": str(index),
            "statusListCredential": url,
        }


def _take(
    issuer: Issuer, mode: Mode, form: CredentialForm, count: int, now: datetime
) -> list[Place] | None:
    """The next places of the newest list that is not full, as many as it has left; None without such a list.

    No places where SIGNING_KEYS were lost: nobody knows which of them are free. The list counts as full
    then, and the next call finds another one.
    """
    owner = {"issuer": issuer.pk, "mode": mode, "form": form}
    taken = {"count": count, "entries": ENTRIES, "now": now, "rest": REST}
    found = sql.fetch_one(_TAKE, owner | taken)
    if found is None:
        return None
    list_id, encrypted, first, end = found
    try:
        key = base64.b64decode(crypto.decrypt(encrypted, _ORDER_KEYS))
    except crypto.UndecryptableValue:
        StatusList.objects.filter(pk=list_id).update(assigned=ENTRIES)
        return []
    status_list = StatusList(pk=list_id, issuer=issuer, mode=mode, form=form)
    return [Place(status_list, place_of_number(number, key)) for number in range(first, end)]


def _make_list(issuer: Issuer, mode: Mode, form: CredentialForm) -> None:
    """Make a new list, unless another transaction has made one meanwhile."""
    with connection.cursor() as cursor:
        lock = f"status lists of {issuer.pk} {mode}"
        cursor.execute("SELECT pg_advisory_xact_lock(hashtextextended(%s, 0))", [lock])
    lists = StatusList.objects.filter(issuer=issuer, mode=mode, form=form)
    if lists.filter(assigned__lt=ENTRIES).exists():
        return
    order_key = base64.b64encode(secrets.token_bytes(KEY_BYTES)).decode()
    StatusList.objects.create(
        issuer=issuer,
        mode=mode,
        form=form,
        order_key=crypto.encrypt(order_key, _ORDER_KEYS),
        due_at=timezone.now(),
    )


_LISTS_OF = """
SELECT DISTINCT status_list_id FROM certificates_seal
 WHERE certificate_id = ANY (%s) AND status_list_id IS NOT NULL
"""
# Of changes, not of issues: those have no place yet.
_LISTS_OF_WAITING = """
SELECT DISTINCT s.status_list_id
  FROM certificates_unlogged u
  JOIN certificates_certificatehistory h USING (certificate_id, sequence)
  JOIN certificates_seal s USING (certificate_id)
 WHERE u.sequence > 1 AND h.at < %s AND s.status_list_id IS NOT NULL
"""
LATE = timedelta(seconds=5)


def certificates_changed(certificate_ids: Sequence[UUID], *, now: datetime) -> None:
    """The lists in which these certificates stand are due now; inside the caller's transaction."""
    _mark_found(_LISTS_OF, list(certificate_ids), now)


@as_worker("changes of any issuer's certificates may wait")
@transaction.atomic
def changes_wait(*, now: datetime) -> None:
    """Where the log is held up, the lists of certificates whose changes wait for it are due all the same."""
    _mark_found(_LISTS_OF_WAITING, now - LATE, now)


def key_compromised(issuer_id: UUID, mode: Mode, *, now: datetime) -> None:
    """All lists of the issuer in this mode are due, to be signed by another key."""
    _mark(StatusList.objects.filter(issuer=issuer_id, mode=mode), now)


def _mark_found(query: str, parameter: list[UUID] | datetime, now: datetime) -> None:
    with connection.cursor() as cursor:
        cursor.execute(query, [parameter])
        list_ids = [list_id for (list_id,) in cursor.fetchall()]
    _mark(StatusList.objects.filter(pk__in=list_ids), now)


def _mark(lists: QuerySet[StatusList], now: datetime) -> None:
    """Have these lists published now; also those that are due already, as one may be read at this moment.

    Locked in one order, or two that mark several lists would wait for each other.
    """
    in_order = lists.order_by("issuer", "mode", "form", "id")
    locked = list(in_order.select_for_update(no_key=True).values_list("pk", flat=True))
    StatusList.objects.filter(pk__in=locked).update(due_at=Least(F("due_at"), now))


VALID = timedelta(days=7)
RENEW = timedelta(days=1)
BATCH = 500
_ENDED = frozenset({State.REVOKED, State.SUPERSEDED})
# The states in which a certificate's bit is set.
STATES: Mapping[CredentialForm, Mapping[Purpose, frozenset[State]]] = {
    CredentialForm.PRODUCT: {
        Purpose.REVOCATION: _ENDED,
        Purpose.SUSPENSION: frozenset({State.SUSPENDED}),
        Purpose.WITHDRAWAL: _ENDED | {State.SUSPENDED},
    },
    CredentialForm.ACHIEVEMENT: {Purpose.REVOCATION: _ENDED | {State.SUSPENDED}},
}


@as_worker("lists of any issuer may be due")
def publish_due(*, now: datetime) -> int:
    """Publish the lists that are due, the longest waiting first; how many.

    One that fails does not hold up the others, and is tried again by the next run. Raises
    ImproperlyConfigured without SIGNING_KEYS.
    """
    due = StatusList.objects.filter(due_at__lte=now).order_by("due_at")
    count = 0
    for list_id, issuer_id in due.values_list("pk", "issuer_id")[:BATCH]:
        try:
            with acting_for(issuer_id):
                count += publish(list_id, now=now)
        except ImproperlyConfigured:  # this process cannot sign any list: SIGNING_KEYS is missing
            raise
        except Exception:
            logger.exception("status list was not published", extra={"status_list": str(list_id)})
    return count


def publish(list_id: UUID, *, now: datetime) -> bool:
    """Publish a list, if it is due and nobody else does so.

    It is locked before states and key are read: whoever changes them afterwards waits, and marks it again.
    """
    with transaction.atomic():
        rows = StatusList.objects.select_related("issuer").filter(pk=list_id, due_at__lte=now)
        status_list = rows.select_for_update(of=("self",), skip_locked=True, no_key=True).first()
        if status_list is None:
            return False
        owner = (status_list.issuer_id, status_list.mode)
        if key := signing_keys.active_keys([status_list.issuer_id]).get(owner):
            _renew(status_list, key, now)
            return True
    signing_keys.active_key(status_list.issuer_id, Mode(status_list.mode))  # makes one
    return publish(list_id, now=now)


def _renew(status_list: StatusList, key: SigningKey, now: datetime) -> None:
    """Publish the locked list, unless what is published says the same."""
    bits, lost = dict(_bits(status_list)), _compromised(status_list)
    if not _stands(status_list, key, bits, lost, now):
        _store(status_list, key, bits, lost, now)
    status_list.due_at = _renewal(status_list)
    status_list.save(update_fields=["due_at", "signed_at", "signed_assigned", "key"])


def _bits(status_list: StatusList) -> Iterator[tuple[Purpose, str]]:
    """The encoded list of each purpose."""
    of_issuer = {
        "certificate__issuer": status_list.issuer_id,
        "certificate__mode": status_list.mode,
    }
    changed = SignedCredential.objects.filter(status_list=status_list, **of_issuer)
    changed = changed.exclude(certificate__state=State.ACTIVE)
    with connection.cursor() as cursor:
        # Where statistics are older than the rows, the planner may take both sets for tiny and read one of them
        # again for each row of the other, which takes minutes for 100,000.
        cursor.execute("SET LOCAL enable_nestloop = off")
        places = list(changed.values_list("status_index", "certificate__state"))
        cursor.execute("SET LOCAL enable_nestloop TO DEFAULT")
    for purpose, states in STATES[CredentialForm(status_list.form)].items():
        yield (
            purpose,
            encoded_list(index for index, state in places if index is not None and state in states),
        )


def _compromised(status_list: StatusList) -> list[str]:
    """The issuer's keys that were declared compromised, so that no proof file can leave that out."""
    keys = SigningKey.objects.filter(
        issuer=status_list.issuer, mode=status_list.mode, state=SigningKeyState.COMPROMISED
    )
    return [key.verification_method for key in keys.select_related("issuer").order_by("pk")]


def _stands(
    status_list: StatusList,
    key: SigningKey,
    bits: Mapping[Purpose, str],
    lost: Sequence[str],
    now: datetime,
) -> bool:
    """Whether what is published says the same, by the same key, and need not be renewed."""
    if status_list.key_id != key.pk or _renewal(status_list) <= now:
        return False
    published = PublishedStatusList.objects.filter(status_list=status_list, suite=Suite.JCS)
    contents = dict(published.values_list("purpose", "content"))
    return all(
        f'"{stated}"' in contents.get(purpose, "")
        for purpose, encoded in bits.items()
        for stated in (encoded, *lost)
    )


def _renewal(status_list: StatusList) -> datetime:
    """When a list is signed anew that says the same."""
    assert status_list.signed_at is not None
    has_grown = status_list.assigned != status_list.signed_assigned
    return status_list.signed_at + (REST if has_grown else RENEW)


def _store(
    status_list: StatusList,
    key: SigningKey,
    bits: Mapping[Purpose, str],
    lost: Sequence[str],
    now: datetime,
) -> None:
    """Sign the list of each purpose in each suite, and store it."""
    signed_at = now.replace(microsecond=0)
    rows = []
    for purpose, encoded in bits.items():
        credential = _credential(status_list, key, purpose, encoded, signed_at)
        if lost:
            credential["@context"].append(_lost_context(key.did))
            credential["compromisedKeys"] = lost
        rows += [
            PublishedStatusList(
                issuer_id=status_list.issuer_id,
                status_list=status_list,
                purpose=purpose,
                suite=suite,
                content=_signed(credential, suite, key, signed_at),
            )
            for suite in SUITES[CredentialForm(status_list.form)]
        ]
    PublishedStatusList.objects.bulk_create(
        rows,
        update_conflicts=True,
        unique_fields=["status_list", "purpose", "suite"],
        update_fields=["content"],
    )
    status_list.signed_at, status_list.key = signed_at, key
    status_list.signed_assigned = status_list.assigned


def _credential(
    status_list: StatusList, key: SigningKey, purpose: Purpose, encoded: str, signed_at: datetime
) -> dict[str, Any]:
    url = address(status_list, purpose)
    return {
        "@context": [CREDENTIALS_CONTEXT],
        "id": url,
        "type": ["VerifiableCredential", "BitstringStatusListCredential"],
        "issuer": {"id": key.did},
        "validFrom": format_instant(signed_at),
        "validUntil": format_instant(signed_at + VALID),
        "credentialSubject": {
            "id": f"{url}#list",
            "type": "BitstringStatusList",
            "statusPurpose": purpose.stated,
            "encodedList": encoded,
        },
    }


def _lost_context(did: str) -> dict[str, Any]:
    """The one term that the contexts of the W3C lack."""
    term = {"@id": f"{did}#compromisedKeys", "@type": "@id", "@container": "@set"}
    return {"compromisedKeys": term}


def _signed(credential: dict[str, Any], suite: Suite, key: SigningKey, signed_at: datetime) -> str:
    signature = signing_keys.signer(key)(signing_data(credential, suite, key, signed_at))
    return secured(credential, suite, key, signed_at, signature).decode()


def published(
    list_id: UUID, *, issuer_id: UUID, mode: Mode, purpose: str, suite: str | None
) -> str | None:
    """The published list; None if this issuer has none such.

    Without a suite, with an embedded proof: eddsa-rdfc-2022 where credentials have it, else eddsa-jcs-2022.
    """
    rows = PublishedStatusList.objects.filter(
        status_list=list_id, status_list__issuer=issuer_id, status_list__mode=mode
    )
    if suite is None:
        rows = rows.exclude(suite=Suite.JWT).order_by("-suite")
    else:
        rows = rows.filter(suite=suite)
    with acting_for(issuer_id):
        return rows.filter(purpose=purpose).values_list("content", flat=True).first()


def credentials_of(row: SignedCredential) -> list[dict[str, Any]]:
    """The lists that its credential states, each with an eddsa-jcs-2022 proof, as published last."""
    rows = PublishedStatusList.objects.filter(status_list=row.status_list_id, suite=Suite.JCS)
    stated = rows.exclude(purpose=Purpose.WITHDRAWAL)
    contents = stated.order_by("purpose").values_list("content", flat=True)
    return [orjson.loads(content) for content in contents]


def waiting_since(now: datetime) -> datetime | None:
    """Since when the list waits that was the first to wait; None if none does."""
    waiting: datetime | None = StatusList.objects.filter(due_at__lte=now).aggregate(
        since=Min("due_at")
    )["since"]
    return waiting
