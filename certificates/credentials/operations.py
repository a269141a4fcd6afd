"""Sign the credentials of certificates, in workers, seconds after they came into force; and read them.

They are composed from stored rows, and only the signature is kept: to be read they are composed again. The
queue are the rows of SignedCredential without `signed_at`. The sequencer of the log inserts them, so that nothing is signed
that is not logged. Apps above add further export formats by `register_export`.
"""

import logging
from collections.abc import Collection, Sequence
from datetime import datetime
from itertools import groupby
from typing import Any, NamedTuple, Protocol
from uuid import UUID

import orjson
from django.db import connection, transaction
from django.db.models import QuerySet

from accounts.errors import FieldError, ValidationFailed
from accounts.models import SigningKey
from accounts.scopes import Mode
from accounts.signing_keys import operations as signing_keys
from certificates.addresses import base_url_of
from certificates.errors import CertificateErased, CredentialNotReleased, NotSealedYet
from certificates.lifecycle import State
from certificates.models import Certificate, ConformityForm, CredentialForm, SignedCredential
from certificates.status_lists.operations import assign, entries
from lib.database.tenancy import acting_for, as_worker
from lib.sql import fetch_all, fetch_one, try_to_take_lock

from . import untp
from .composing import CertificateSnapshot, compose, form_of
from .securing import SUITES, Sign, Suite, check_signature, secured, signing_data

logger = logging.getLogger(__name__)
COLUMNS = {Suite.JCS: "jcs", Suite.RDFC: "rdfc", Suite.JWT: "jwt"}
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
# Key by key: a join would read all rows each second, where the planner takes the key for one in use.
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


class SigningHealth(NamedTuple):
    """How many credentials wait, how many diplomas for their embedded proof, and since when the first does.

    Both are counted to COUNTED.
    """

    waiting: int
    graphs_waiting: int
    waiting_since: datetime | None


def health() -> SigningHealth:
    """Read from the database what waits."""
    row = fetch_one(_HEALTH, {})
    assert row is not None
    return SigningHealth(*row)


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
    signed = SignedCredential.objects.filter(pk__in=outdated, signed_at__isnull=False)
    with transaction.atomic():
        due = [row.pk for row in _lock_rows(signed)]
        SignedCredential.objects.filter(pk__in=due).update(
            signed_at=None, jcs=None, rdfc=None, jwt=None, conformity=None, conformity_form=None
        )


@as_worker("credentials of any issuer may wait")
def sign_next(after: UUID, *, now: datetime, batch: int = BATCH) -> UUID | None:
    """Sign the credentials that wait of the next certificates after this one, in one transaction.

    Gives the last of them, or None if none is left, or another process is at it. What fails is logged,
    stays in the queue, and keeps no other from being signed.
    """
    waiting = SignedCredential.objects.filter(signed_at=None, pk__gt=after).order_by("pk")
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
        joined = locked.select_related("certificate", "status_list__issuer")
        rows = list(joined.prefetch_related("certificate__version"))  # many are of the same one
        for (issuer_id, mode, form), group in groupby(sorted(rows, key=_group), _group):
            if key := keys[issuer_id, mode]:
                with acting_for(issuer_id):
                    _sign_group(list(group), key, form, now)
    return page[-1]


@as_worker("diplomas of any issuer may wait")
def sign_graphs(after: UUID, *, batch: int = GRAPHS) -> UUID | None:
    """Add the embedded proof of diplomas, a hundred times slower, to the next that lack it after this one.

    Until then they are given with the other suites. Gives the last of them, or None if none is left, or
    another process is at it. One that is erased, or whose key is declared compromised, meanwhile stays
    as it is.
    """
    waiting = SignedCredential.objects.filter(
        form=CredentialForm.ACHIEVEMENT, rdfc=None, signed_at__isnull=False, pk__gt=after
    ).exclude(certificate__document=None)
    if not waiting.exists():  # as nearly always
        return None
    joined = waiting.select_related("certificate__version", "status_list__issuer", "key__issuer")
    with transaction.atomic():
        if not try_to_take_lock(_GRAPHS_LOCK):
            return None
        rows = list(_lock_rows(joined).order_by("pk")[:batch])
        signatures = {row: signature for row in rows if (signature := _graph_signature(row))}
        for row, signature in signatures.items():
            same = SignedCredential.objects.filter(pk=row.pk, key=row.key, signed_at=row.signed_at)
            same.update(rdfc=signature)
    return rows[-1].pk if rows else None


def _graph_signature(row: SignedCredential) -> bytes | None:
    """The signature of eddsa-rdfc-2022, by the key and time of the others.

    None, and a line in the log, for what cannot be signed: it stays in the queue.
    """
    try:
        assert row.form is not None
        assert row.key is not None
        assert row.signed_at is not None
        credential = compose(CredentialForm(row.form), snapshot_of(row, row.key))
        data = signing_data(credential, Suite.RDFC, row.key, row.signed_at)
        return signing_keys.signer(row.key)(data)
    except Exception:
        logger.exception(
            "a credential got no embedded proof", extra={"certificate": row.certificate.public_id}
        )
        return None


def _lock_rows(rows: QuerySet[SignedCredential]) -> QuerySet[SignedCredential]:
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


def _group(row: SignedCredential) -> tuple[UUID, str, CredentialForm]:
    """Whose list and key a certificate's credential takes. Its form stays when it is signed anew."""
    certificate = row.certificate
    form = CredentialForm(row.form) if row.form else form_of(certificate.version)
    return certificate.issuer_id, certificate.mode, form


def _sign_group(
    rows: Sequence[SignedCredential], key: SigningKey, form: CredentialForm, now: datetime
) -> None:
    """Give each certificate of one issuer its place, and sign its credential."""
    try:
        sign = signing_keys.signer(key)
        with transaction.atomic():
            _place(rows, key, form, now)
            for row in rows:
                _try_to_sign(row, form, key, sign, now)
            # The rows exist and are locked; this updates them in a fraction of bulk_update's time.
            SignedCredential.objects.bulk_create(
                rows, update_conflicts=True, unique_fields=["certificate"], update_fields=_WRITTEN
            )
    except Exception:
        logger.exception("credentials were not signed", extra={"issuer": str(key.issuer_id)})


def _place(
    rows: Sequence[SignedCredential], key: SigningKey, form: CredentialForm, now: datetime
) -> None:
    """Give places to those that have none."""
    new = [row for row in rows if row.status_list is None]
    if new:
        places = assign(key.issuer, Mode(key.mode), form, len(new), now=now)
        for row, place in zip(new, places, strict=True):
            row.status_list, row.status_index = place.status_list, place.index


def _try_to_sign(
    row: SignedCredential, form: CredentialForm, key: SigningKey, sign: Sign, now: datetime
) -> None:
    """Sign one credential. An erased certificate has none, and does not wait for it."""
    try:
        if row.certificate.document is None:
            row.form = row.key = None
        else:
            sign_quick(row, form, key, sign, now)
        row.signed_at = now
    except Exception:
        logger.exception(
            "a credential was not signed", extra={"certificate": row.certificate.public_id}
        )


def sign_quick(
    row: SignedCredential, form: CredentialForm, key: SigningKey, sign: Sign, now: datetime
) -> None:
    """Sign by every suite that takes microseconds. The certificate must have its place."""
    snapshot = snapshot_of(row, key)
    credential = compose(form, snapshot)
    row.form, row.key = form, key
    for suite in SUITES[form]:
        if suite is not Suite.RDFC:
            setattr(row, COLUMNS[suite], sign(signing_data(credential, suite, key, now)))
    _sign_conformity(row, snapshot, key, sign, now)


def _sign_conformity(
    row: SignedCredential, snapshot: CertificateSnapshot, key: SigningKey, sign: Sign, now: datetime
) -> None:
    """Sign the Digital Conformity Credential, too, where the type has them. Its form stays.

    One that cannot be composed is logged, and the certificate's other credentials are signed all the same.
    """
    form = row.conformity_form or untp.form_of(snapshot.version)
    if form is None:
        return
    try:
        credential = untp.compose(snapshot)
        row.conformity = sign(signing_data(credential, Suite.JWT, key, now))
    except Exception:
        logger.exception(
            "a conformity credential was not signed",
            extra={"certificate": row.certificate.public_id},
        )
    else:
        row.conformity_form = form


def snapshot_of(row: SignedCredential, key: SigningKey) -> CertificateSnapshot:
    """What the certificate's credentials are composed of."""
    certificate = row.certificate
    assert certificate.document is not None
    assert row.status_list is not None
    assert row.status_index is not None
    return CertificateSnapshot(
        document=orjson.loads(bytes(certificate.document)),
        data_hash=bytes(certificate.data_hash),
        mode=Mode(certificate.mode),
        did=key.did,
        base_url=base_url_of(key.did),
        issued_at=certificate.issued_at,
        starts_at=certificate.starts_at,
        ends_at=certificate.ends_at,
        version=certificate.version,
        status=entries(row.status_list, row.status_index),
    )


def read(certificate_id: UUID, suite: Suite | None = None) -> tuple[Suite, bytes]:
    """The secured credential, as its form is offered first unless a suite is named.

    Its signature is checked before it leaves. Raises CertificateErased, CredentialNotReleased while it
    is pending or if it was rejected, NotSealedYet until a worker has signed it, ValidationFailed for a
    suite that its form is not offered with.
    """
    return read_from(_certificate(certificate_id), suite)


def read_from(certificate: Certificate, suite: Suite | None = None) -> tuple[Suite, bytes]:
    """The same of a row that is at hand with its version, row, key and status list, and their issuer."""
    row, signed_at = _signed_row(certificate)
    assert row.form is not None
    form = CredentialForm(row.form)
    offered = SUITES[form]
    suite = suite or offered[0]
    if suite not in offered:
        expected = {"expected": ", ".join(offered)}
        raise ValidationFailed([FieldError("", "invalid_choice", expected, parameter="proof")])
    return suite, _secured(row, form, suite, signed_at)


def read_conformity(certificate_id: UUID) -> bytes:
    """The Digital Conformity Credential of UNTP, as a JWT.

    Raises what `read` does; ValidationFailed where the certificate's type has none.
    """
    certificate = _certificate(certificate_id)
    if untp.form_of(certificate.version) is None:
        raise ValidationFailed([FieldError("", "no_such_credential", parameter="profile")])
    row, signed_at = _signed_row(certificate)
    if row.conformity_form == ConformityForm.WITHDRAWN:  # a worker signs it anew
        raise NotSealedYet
    key, signature = row.key, row.conformity
    if signature is None or row.conformity_form is None:  # it could not be composed
        raise ValidationFailed([FieldError("", "no_such_credential", parameter="profile")])
    assert key is not None
    credential = untp.compose(snapshot_of(row, key))
    return _checked(credential, Suite.JWT, key, signed_at, bytes(signature))


def _certificate(certificate_id: UUID) -> Certificate:
    rows = Certificate.objects.select_related(
        "version", "signed_credential__key__issuer", "signed_credential__status_list__issuer"
    )
    return rows.get(pk=certificate_id)


def _signed_row(certificate: Certificate) -> tuple[SignedCredential, datetime]:
    """The certificate's signatures, and when they were made."""
    if certificate.document is None:
        raise CertificateErased
    row: SignedCredential | None = getattr(certificate, "signed_credential", None)
    if row is None and not certificate.history.filter(to_state=State.ACTIVE).exists():
        raise CredentialNotReleased
    if row is None or row.form is None or row.signed_at is None:
        raise NotSealedYet
    return row, row.signed_at


def _secured(
    row: SignedCredential, form: CredentialForm, suite: Suite, signed_at: datetime
) -> bytes:
    """The credential with its stored signature."""
    key, signature = row.key, getattr(row, COLUMNS[suite])
    if signature is None:
        raise NotSealedYet
    assert key is not None
    credential = compose(form, snapshot_of(row, key))
    return _checked(credential, suite, key, signed_at, bytes(signature))


def _checked(
    credential: dict[str, Any], suite: Suite, key: SigningKey, signed_at: datetime, signature: bytes
) -> bytes:
    """The credential with its signature. Raises InvalidProof if that is not one of these bytes."""
    assert key.public_key is not None
    data = signing_data(credential, suite, key, signed_at)
    check_signature(bytes(key.public_key), signature, data)
    return secured(credential, suite, key, signed_at, signature)


class Export(Protocol):
    """One export format: its media type, and how a certificate is written in it."""

    media_type: str

    def offers(self, certificate_id: UUID) -> bool:
        """Whether the certificate can be given in it."""

    def make(self, certificate_id: UUID, *, now: datetime) -> bytes:
        """The certificate in it. Raises the errors of printing, and ValidationFailed if it is not offered."""


EXPORTS: dict[str, Export] = {}  # by their names in the API


def register_export(profile: str, export: Export) -> None:
    """Adds a profile. Called once, when the apps are ready."""
    EXPORTS[profile] = export
