"""Places of certificates in their issuer's status lists, and what a credential says of its place."""

import base64
import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import Final
from uuid import UUID

from django.db import connection
from django.utils import timezone

from accounts.scopes import Mode
from certificates.domain import bitstrings
from certificates.domain.addresses import base_url_of
from certificates.models import CredentialForm, Purpose, StatusList
from lib import crypto

# Open Badges allow one entry for each credential. It is set while one is suspended, too.
PURPOSES = {
    CredentialForm.PRODUCT: (Purpose.REVOCATION, Purpose.SUSPENSION),
    CredentialForm.ACHIEVEMENT: (Purpose.REVOCATION,),
}
_ORDER_KEYS: Final = "SIGNING_KEYS"


@dataclass(frozen=True, slots=True)
class Place:
    """Where a certificate stands: its list and the index of its bit."""

    status_list: StatusList
    index: int


def assign(
    issuer_id: UUID, mode: Mode, form: CredentialForm, count: int, *, due_at: datetime
) -> list[Place]:
    """Give `count` certificates their places, inside the transaction that stores them.

    Only workers can: the order of places is secret. Call it in the order of issuer, mode and form:
    lists stay locked until the transaction ends. They are looked at again at `due_at`, so that a
    certificate that was suspended while it got its place is seen; a new list, which nobody can read yet,
    is published at once.
    """
    lock = f"status lists of {issuer_id} {mode}"
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_advisory_xact_lock(hashtextextended(%s, 0))", [lock])
    places: list[Place] = []
    while len(places) < count:
        status_list = _open_list(issuer_id, mode, form)
        places += _take(status_list, count - len(places), due_at)
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


def _open_list(issuer_id: UUID, mode: Mode, form: CredentialForm) -> StatusList:
    """The newest list, locked; a new one where it is full."""
    lists = StatusList.objects.filter(issuer=issuer_id, mode=mode, form=form).order_by("-id")
    newest = lists.select_related("issuer").select_for_update(of=("self",), no_key=True).first()
    if newest is not None and newest.assigned < bitstrings.ENTRIES:
        return newest
    order_key = base64.b64encode(secrets.token_bytes(bitstrings.KEY_BYTES)).decode()
    return StatusList.objects.create(
        issuer_id=issuer_id,
        mode=mode,
        form=form,
        order_key=crypto.encrypt(order_key, _ORDER_KEYS),
        due_at=timezone.now(),
    )


def _take(status_list: StatusList, count: int, due_at: datetime) -> list[Place]:
    """The next places of a list, as many as it has left; none where SIGNING_KEYS were lost.

    Nobody knows then which of its places are free, so that the next certificates get a new list.
    """
    first = status_list.assigned
    end = min(first + count, bitstrings.ENTRIES)
    assert status_list.order_key is not None
    try:
        key = base64.b64decode(crypto.decrypt(status_list.order_key, _ORDER_KEYS))
    except crypto.UndecryptableValue:
        status_list.assigned = bitstrings.ENTRIES
        status_list.save(update_fields=["assigned"])
        return []
    status_list.assigned, status_list.due_at = end, min(status_list.due_at, due_at)
    status_list.save(update_fields=["assigned", "due_at"])
    return [Place(status_list, bitstrings.place(number, key)) for number in range(first, end)]
