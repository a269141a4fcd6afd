"""Places of certificates in their issuer's status lists, and what a credential says of its place."""

import base64
import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from django.db import connection
from django.utils import timezone

from accounts.models import Issuer
from accounts.scopes import Mode
from certificates.addresses import base_url_of
from certificates.models import CredentialForm, Purpose, StatusList
from lib import crypto, sql

from . import bitstrings

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
    StatusList.objects.filter(mode=mode).update(assigned=bitstrings.ENTRIES)


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
    taken = {"count": count, "entries": bitstrings.ENTRIES, "now": now, "rest": REST}
    found = sql.fetch_one(_TAKE, owner | taken)
    if found is None:
        return None
    list_id, encrypted, first, end = found
    try:
        key = base64.b64decode(crypto.decrypt(encrypted, _ORDER_KEYS))
    except crypto.UndecryptableValue:
        StatusList.objects.filter(pk=list_id).update(assigned=bitstrings.ENTRIES)
        return []
    status_list = StatusList(pk=list_id, issuer=issuer, mode=mode, form=form)
    return [Place(status_list, bitstrings.place(number, key)) for number in range(first, end)]


def _make_list(issuer: Issuer, mode: Mode, form: CredentialForm) -> None:
    """Make a new list, unless another transaction has made one meanwhile."""
    with connection.cursor() as cursor:
        lock = f"status lists of {issuer.pk} {mode}"
        cursor.execute("SELECT pg_advisory_xact_lock(hashtextextended(%s, 0))", [lock])
    lists = StatusList.objects.filter(issuer=issuer, mode=mode, form=form)
    if lists.filter(assigned__lt=bitstrings.ENTRIES).exists():
        return
    order_key = base64.b64encode(secrets.token_bytes(bitstrings.KEY_BYTES)).decode()
    StatusList.objects.create(
        issuer=issuer,
        mode=mode,
        form=form,
        order_key=crypto.encrypt(order_key, _ORDER_KEYS),
        due_at=timezone.now(),
    )
