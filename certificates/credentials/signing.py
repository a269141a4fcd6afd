"""Sign the credentials of certificates: in workers, seconds after they came into force.

They are composed from stored rows, and only the signature is kept. The queue are the rows of Seal without
`signed_at`. The sequencer of the log inserts them, so that nothing is signed that is not logged.
"""

import logging
from collections.abc import Collection, Sequence
from datetime import datetime
from itertools import groupby
from typing import NamedTuple
from uuid import UUID

import orjson
from django.db import connection, transaction
from django.db.models import QuerySet

from accounts.models import SigningKey
from accounts.scopes import Mode
from accounts.signing_keys import operations as signing_keys
from certificates.addresses import base_url_of
from certificates.models import Certificate, ConformityForm, CredentialForm, Seal
from certificates.status_lists.operations import assign, entries
from lib.database.tenancy import acting_for, as_worker
from lib.sql import fetch_all, fetch_one, try_to_take_lock

from . import securing, untp
from .composing import SUITES, CertificateFacts, Suite, compose, form_of
from .securing import signing_data

logger = logging.getLogger(__name__)
COLUMNS = {Suite.JCS: "jcs", Suite.RDFC: "rdfc", Suite.JWT: "jwt"}


def facts_of(seal: Seal, key: SigningKey) -> CertificateFacts:
    """What the certificate's credentials are composed of."""
    certificate = seal.certificate
    assert certificate.document is not None
    assert seal.status_list is not None
    assert seal.status_index is not None
    return CertificateFacts(
        document=orjson.loads(bytes(certificate.document)),
        data_hash=bytes(certificate.data_hash),
        mode=Mode(certificate.mode),
        did=key.did,
        base_url=base_url_of(key.did),
        issued_at=certificate.issued_at,
        starts_at=certificate.starts_at,
        ends_at=certificate.ends_at,
        version=certificate.version,
        status=entries(seal.status_list, seal.status_index),
    )


def sign_quick(
    seal: Seal, form: CredentialForm, key: SigningKey, sign: securing.Sign, now: datetime
) -> None:
    """Sign by every suite that takes microseconds. The certificate must have its place."""
    facts = facts_of(seal, key)
    credential = compose(form, facts)
    seal.form, seal.key = form, key
    for suite in SUITES[form]:
        if suite is not Suite.RDFC:
            setattr(seal, COLUMNS[suite], sign(signing_data(credential, suite, key, now)))
    _sign_conformity(seal, facts, key, sign, now)


def _sign_conformity(
    seal: Seal, facts: CertificateFacts, key: SigningKey, sign: securing.Sign, now: datetime
) -> None:
    """Sign the Digital Conformity Credential, too, where the type has them. Its form stays.

    One that cannot be composed is logged, and the certificate's other credentials are signed all the same.
    """
    form = seal.conformity_form or untp.form_of(facts.version)
    if form is None:
        return
    try:
        credential = untp.compose(ConformityForm(form), facts)
        seal.conformity = sign(signing_data(credential, Suite.JWT, key, now))
    except Exception:
        logger.exception(
            "a conformity credential was not signed",
            extra={"certificate": seal.certificate.public_id},
        )
    else:
        seal.conformity_form = form


def sign_graph(seal: Seal, sign: securing.Sign) -> bytes:
    """The signature of eddsa-rdfc-2022, which takes milliseconds; by the key and time of the others."""
    assert seal.form is not None
    assert seal.key is not None
    assert seal.signed_at is not None
    credential = compose(CredentialForm(seal.form), facts_of(seal, seal.key))
    return sign(signing_data(credential, Suite.RDFC, seal.key, seal.signed_at))


BATCH = 256
COUNTED = 10_000  # counts of what waits stop here
REQUEUED = 4096
GRAPHS = 16  # embedded proofs of diplomas in one transaction: a fifth of a second
START = UUID(int=0)
_LOCK = 0x7365616C  # advisory lock: credentials are signed by one process at a time
_GRAPHS_LOCK = 0x67726170

_QUEUE = """
INSERT INTO certificates_seal (issuer_id, certificate_id)
SELECT issuer_id, id FROM certificates_certificate c
 WHERE id = ANY (%s) AND document IS NOT NULL
   AND (state <> 'revoked'  -- which may be one that was rejected
        OR EXISTS (SELECT FROM certificates_certificatehistory
                    WHERE certificate_id = c.id AND to_state = 'active'))
 ORDER BY id FOR KEY SHARE SKIP LOCKED  -- only test certificates that are being deleted are locked so
ON CONFLICT DO NOTHING
"""
# Key by key: a join would read all seals each second, where the planner takes the key for one in use.
_OUTDATED = f"""
SELECT signed.certificate_id FROM accounts_signingkey k
 CROSS JOIN LATERAL (SELECT certificate_id FROM certificates_seal
                      WHERE key_id = k.id AND signed_at IS NOT NULL LIMIT %(limit)s) signed
 WHERE k.state = 'compromised'
 UNION ALL
SELECT certificate_id FROM certificates_seal
 WHERE signed_at IS NOT NULL AND conformity_form = {ConformityForm.WITHDRAWN}
 LIMIT %(limit)s
"""
_WAITING_SINCE = """
SELECT coalesce(k.compromised_at, c.state_changed_at)
  FROM certificates_seal s
  JOIN certificates_certificate c ON c.id = s.certificate_id
  LEFT JOIN accounts_signingkey k ON k.id = s.key_id
 WHERE s.signed_at IS NULL ORDER BY s.certificate_id LIMIT 1
"""
_HEALTH = f"""
SELECT (SELECT count(*) FROM (
          SELECT FROM certificates_seal WHERE signed_at IS NULL LIMIT {COUNTED}) AS unsigned),
       (SELECT count(*) FROM (
          SELECT FROM certificates_seal
           WHERE form = 2 AND rdfc IS NULL AND signed_at IS NOT NULL LIMIT {COUNTED}) AS bare),
       ({_WAITING_SINCE})
"""
_WRITTEN = (
    *("form", "key", "status_list", "status_index", "jcs", "rdfc", "jwt"),
    *("conformity_form", "conformity", "signed_at"),
)


class SealingHealth(NamedTuple):
    """How many credentials wait, how many diplomas for their embedded proof, and since when the first does.

    Both are counted to COUNTED.
    """

    waiting: int
    graphs_waiting: int
    waiting_since: datetime | None


def health() -> SealingHealth:
    """Read from the database what waits."""
    row = fetch_one(_HEALTH, {})
    assert row is not None
    return SealingHealth(*row)


def queue(certificate_ids: Sequence[UUID]) -> None:
    """Have these certificates' credentials signed, unless they are already; erased ones have none."""
    if not certificate_ids:
        return
    with connection.cursor() as cursor:
        cursor.execute(_QUEUE, [list(certificate_ids)])


@as_worker("credentials of any issuer may be outdated")
def requeue_outdated(limit: int = REQUEUED) -> None:
    """Have credentials signed anew whose key was declared compromised, or whose form was withdrawn.

    Their places stay.
    """
    outdated = [pk for (pk,) in fetch_all(_OUTDATED, {"limit": limit})]
    if not outdated:
        return
    signed = Seal.objects.filter(pk__in=outdated, signed_at__isnull=False)
    with transaction.atomic():
        due = [seal.pk for seal in _lock_rows(signed)]
        Seal.objects.filter(pk__in=due).update(
            signed_at=None, jcs=None, rdfc=None, jwt=None, conformity=None, conformity_form=None
        )


@as_worker("credentials of any issuer may wait")
def seal_next(after: UUID, *, now: datetime, batch: int = BATCH) -> UUID | None:
    """Sign the credentials that wait of the next certificates after this one, in one transaction.

    Gives the last of them, or None if none is left, or another process is at it. What fails is logged,
    stays in the queue, and keeps no other from being signed.
    """
    waiting = Seal.objects.filter(signed_at=None, pk__gt=after).order_by("pk")
    page = list(
        waiting.values_list("pk", flat=True)[:batch]
    )  # a join might read all that are signed
    if not page:
        return None
    owners = Certificate.objects.filter(pk__in=page).values_list("issuer_id", "mode")
    keys = _keys_of(set(owners))
    with transaction.atomic():
        if not try_to_take_lock(_LOCK):
            return None
        locked = _lock_rows(waiting.filter(pk__in=page))
        rows = locked.select_related("certificate", "status_list__issuer")
        seals = list(rows.prefetch_related("certificate__version"))  # many are of the same one
        for (issuer_id, mode, form), group in groupby(sorted(seals, key=_group), _group):
            if key := keys[issuer_id, mode]:
                with acting_for(issuer_id):
                    _seal(list(group), key, form, now)
    return page[-1]


@as_worker("diplomas of any issuer may wait")
def sign_graphs(after: UUID, *, batch: int = GRAPHS) -> UUID | None:
    """Add the embedded proof of diplomas, a hundred times slower, to the next that lack it after this one.

    Until then they are given with the other suites. Gives the last of them, or None if none is left, or
    another process is at it. One that is erased, or whose key is declared compromised, meanwhile stays
    as it is.
    """
    waiting = Seal.objects.filter(
        form=CredentialForm.ACHIEVEMENT, rdfc=None, signed_at__isnull=False, pk__gt=after
    ).exclude(certificate__document=None)
    if not waiting.exists():  # as nearly always
        return None
    rows = waiting.select_related("certificate__version", "status_list__issuer", "key__issuer")
    with transaction.atomic():
        if not try_to_take_lock(_GRAPHS_LOCK):
            return None
        seals = list(_lock_rows(rows).order_by("pk")[:batch])
        signatures = {seal: signature for seal in seals if (signature := _graph_signature(seal))}
        for seal, signature in signatures.items():
            same = Seal.objects.filter(pk=seal.pk, key=seal.key, signed_at=seal.signed_at)
            same.update(rdfc=signature)
    return seals[-1].pk if seals else None


def _graph_signature(seal: Seal) -> bytes | None:
    """None, and a line in the log, for what cannot be signed: it stays in the queue."""
    try:
        assert seal.key is not None
        return sign_graph(seal, signing_keys.signer(seal.key))
    except Exception:
        logger.exception(
            "a credential got no embedded proof", extra={"certificate": seal.certificate.public_id}
        )
        return None


def _lock_rows(rows: QuerySet[Seal]) -> QuerySet[Seal]:
    """Lock these rows, without those that another transaction has.

    Removing test certificates deletes some in an order of its own: each would wait for the other.
    """
    return rows.select_for_update(of=("self",), no_key=True, skip_locked=True)


def _keys_of(owners: Collection[tuple[UUID, str]]) -> dict[tuple[UUID, str], SigningKey | None]:
    """The keys of these issuers in these modes, most of them by one query."""
    active = signing_keys.active_keys({issuer_id for issuer_id, _ in owners})
    return {owner: active.get(owner) or _key_of(*owner) for owner in sorted(owners)}


def _key_of(issuer_id: UUID, mode: str) -> SigningKey | None:
    """The issuer's key; None, and a line in the log, if it cannot be had now."""
    try:
        with acting_for(issuer_id):
            return signing_keys.active_key(issuer_id, Mode(mode))
    except Exception:
        logger.exception("an issuer has no signing key", extra={"issuer": str(issuer_id)})
        return None


def _group(seal: Seal) -> tuple[UUID, str, CredentialForm]:
    """Whose list and key a certificate's credential takes. Its form stays when it is signed anew."""
    certificate = seal.certificate
    form = CredentialForm(seal.form) if seal.form else form_of(certificate.version)
    return certificate.issuer_id, certificate.mode, form


def _seal(seals: Sequence[Seal], key: SigningKey, form: CredentialForm, now: datetime) -> None:
    """Give each certificate of one issuer its place, and sign its credential."""
    try:
        sign = signing_keys.signer(key)
        with transaction.atomic():
            _place(seals, key, form, now)
            for seal in seals:
                _try_to_sign(seal, form, key, sign, now)
            # The rows exist and are locked; this updates them in a fraction of bulk_update's time.
            Seal.objects.bulk_create(
                seals, update_conflicts=True, unique_fields=["certificate"], update_fields=_WRITTEN
            )
    except Exception:
        logger.exception("credentials were not signed", extra={"issuer": str(key.issuer_id)})


def _place(seals: Sequence[Seal], key: SigningKey, form: CredentialForm, now: datetime) -> None:
    """Give places to those that have none."""
    new = [seal for seal in seals if seal.status_list is None]
    if new:
        places = assign(key.issuer, Mode(key.mode), form, len(new), now=now)
        for seal, place in zip(new, places, strict=True):
            seal.status_list, seal.status_index = place.status_list, place.index


def _try_to_sign(
    seal: Seal, form: CredentialForm, key: SigningKey, sign: securing.Sign, now: datetime
) -> None:
    """Sign one credential. An erased certificate has none, and does not wait for it."""
    try:
        if seal.certificate.document is None:
            seal.form = seal.key = None
        else:
            sign_quick(seal, form, key, sign, now)
        seal.signed_at = now
    except Exception:
        logger.exception(
            "a credential was not signed", extra={"certificate": seal.certificate.public_id}
        )
