"""Status lists of issuers (W3C Bitstring Status List 1.0): places of certificates, changes, reading.

Reading needs no key; what a list says is published by `publishing`.
"""

import base64
import gzip
import hmac
import secrets
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final
from uuid import UUID

import orjson
from django.db import connection, transaction
from django.db.models import F, Min, QuerySet
from django.db.models.functions import Least
from django.utils import timezone

from accounts.models import Issuer
from accounts.scopes import Mode
from certificates.addresses import base_url_of
from certificates.credentials.composing import Suite
from certificates.models import CredentialForm, PublishedStatusList, Purpose, Seal, StatusList
from lib import crypto, sql
from lib.base_encodings import base64url_encode
from lib.database import tenancy
from lib.database.tenancy import as_worker

ENTRIES = (
    131_072  # the least that the standard allows: among so many, one is not found by its place
)
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
    with tenancy.acting_for(issuer_id):
        return rows.filter(purpose=purpose).values_list("content", flat=True).first()


def credentials_of(seal: Seal) -> list[dict[str, Any]]:
    """The lists that its credential states, each with an eddsa-jcs-2022 proof, as published last."""
    rows = PublishedStatusList.objects.filter(status_list=seal.status_list_id, suite=Suite.JCS)
    stated = rows.exclude(purpose=Purpose.WITHDRAWAL)
    contents = stated.order_by("purpose").values_list("content", flat=True)
    return [orjson.loads(content) for content in contents]


def waiting_since(now: datetime) -> datetime | None:
    """Since when the list waits that was the first to wait; None if none does."""
    waiting: datetime | None = StatusList.objects.filter(due_at__lte=now).aggregate(
        since=Min("due_at")
    )["since"]
    return waiting
