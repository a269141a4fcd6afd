"""Publish status lists: read the bits from the states of the certificates, sign, store what is served."""

import logging
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

from django.core.exceptions import ImproperlyConfigured
from django.db import connection, transaction

from accounts.models import SigningKey, SigningKeyState
from accounts.scopes import Mode
from accounts.signing_keys import operations as signing_keys
from certificates.credentials.composing import SUITES, Suite
from certificates.credentials.securing import secured, signing_data
from certificates.credentials.snapshot import CREDENTIALS_CONTEXT
from certificates.lifecycle import State
from certificates.models import CredentialForm, PublishedStatusList, Purpose, Seal, StatusList
from lib.database.tenancy import acting_for, as_worker
from lib.dates import format_instant

from . import operations as status_lists
from .operations import REST, address

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

logger = logging.getLogger(__name__)


@as_worker("lists of any issuer may be due")
def publish_due(*, now: datetime) -> int:
    """Publish the lists that are due, the longest waiting first; how many.

    One that fails does not hold up the others, and is tried again by the next run. Raises
    ImproperlyConfigured without SIGNING_KEYS.
    """
    due = StatusList.objects.filter(due_at__lte=now).order_by("due_at")
    published = 0
    for list_id, issuer_id in due.values_list("pk", "issuer_id")[:BATCH]:
        try:
            with acting_for(issuer_id):
                published += publish(list_id, now=now)
        except ImproperlyConfigured:  # this process cannot sign any list: SIGNING_KEYS is missing
            raise
        except Exception:
            logger.exception("status list was not published", extra={"status_list": str(list_id)})
    return published


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
    changed = Seal.objects.filter(status_list=status_list, **of_issuer)
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
            status_lists.encoded_list(
                index for index, state in places if index is not None and state in states
            ),
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
