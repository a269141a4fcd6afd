"""The proof file of a certificate: its document, credential, log proofs and status in one file.

Its format is certificate-proof/1 (docs/design/proof_file.md). It holds the holder and the nonce: it is for
the issuer, and on no public page.
"""

import base64
import hashlib
import logging
from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from datetime import datetime
from functools import cache
from typing import Any, NamedTuple
from uuid import UUID

import orjson
from django.db.models import prefetch_related_objects

from accounts.models import SigningKey, SigningKeyState
from accounts.scopes import Mode
from accounts.signing_keys import operations as signing_keys
from certificates.addresses import CertificatesPrefix
from certificates.credentials.composing import CREDENTIALS_CONTEXT
from certificates.credentials.operations import read_from
from certificates.credentials.securing import InvalidProof, Suite, secured, signing_data
from certificates.errors import CertificateError, CertificateNotFound, NotSealedYet, ProofPending
from certificates.lifecycle import State
from certificates.log.proofs import LoggedChange, PublishedLog
from certificates.models import Certificate, LogCheckpoint, SignedCredential
from certificates.status_lists.operations import credentials_of
from lib import ids

FORMAT = "certificate-proof/1"


class ProofFile(NamedTuple):
    """A proof file, and the key of the log that it is checked with."""

    name: str
    content: bytes
    verifier_key: str


# Rows that many certificates share are read once, and not with each of them.
_SHARED = (
    "version",
    "signed_credential__key__issuer",
    "signed_credential__status_list__issuer",
    "signed_credential__status_list__key__issuer",
)

logger = logging.getLogger(__name__)


def name_of(certificate_id: UUID) -> str:
    """What the file of this certificate is called."""
    return f"{ids.encode(CertificatesPrefix.CERTIFICATE, certificate_id)}.proof.json"


def read(certificate_id: UUID) -> bytes:
    """The file as of now.

    Raises CertificateErased, CredentialNotReleased for one that is pending or was rejected,
    ProofPending for some seconds after its issue, and InvalidProof where a row was altered since.
    """
    return _Files([certificate_id], with_status=True).compose(certificate_id).content


def read_each(
    certificate_ids: Collection[UUID],
) -> Iterator[bytes | CertificateError | InvalidProof]:
    """The files as of now, in this order, or why there is none (yet). What they are made of is read at once.

    An altered row is a line in the log of the process: it keeps nobody's other certificates back.
    """
    files = _Files(certificate_ids, with_status=True)
    for certificate_id in certificate_ids:
        file = files.compose_if_any(certificate_id)
        yield file.content if isinstance(file, ProofFile) else file


def lasting(certificate_id: UUID) -> ProofFile | None:
    """The file without the status, for printed certificates; None where it is not complete, or never will be."""
    file = _Files([certificate_id], with_status=False).compose_if_any(certificate_id)
    return file if isinstance(file, ProofFile) else None


def sign_manifest(issuer_id: UUID, mode: Mode, manifest: bytes, *, now: datetime) -> bytes | None:
    """The issuer's signature of an export's manifest, and what the log holds of its key.

    None where the log holds nothing of it yet: nobody could check it. For workers only.
    """
    key = signing_keys.active_keys([issuer_id]).get((issuer_id, mode))
    changes = PublishedLog(key.mode).of_key(key) if key else []
    if key is None or not changes:
        return None
    statement = {
        "@context": [CREDENTIALS_CONTEXT],
        "type": ["AccountExport"],
        "issuer": key.did,
        "manifest": {"sha256": hashlib.sha256(manifest).hexdigest()},
    }
    signature = signing_keys.signer(key)(signing_data(statement, Suite.JCS, key, now))
    signed = orjson.Fragment(secured(statement, Suite.JCS, key, now, signature))
    return orjson.dumps({"signed": signed, "keys": [_entry(change) for change in changes]})


class _Files:
    """What the files of some certificates are made of: a few statements, whatever their number."""

    def __init__(self, certificate_ids: Collection[UUID], *, with_status: bool) -> None:
        rows = Certificate.objects.filter(pk__in=certificate_ids).select_related(
            "signed_credential"
        )
        self._rows = {row.pk: row for row in rows}
        signed = [row for row in self._rows.values() if _is_signed(row)]
        prefetch_related_objects(signed, *_SHARED)
        self._with_status = with_status
        self._log_of = cache(PublishedLog)
        self._changes: dict[UUID, list[LoggedChange]] = {}
        self._timestamps: dict[tuple[str, int], dict[str, str]] = {}
        self._entries_of = cache(self._read_entries)
        self._lists: dict[UUID | None, list[orjson.Fragment]] = {}
        of_mode: dict[str, list[UUID]] = defaultdict(list)
        for row in signed:
            of_mode[row.mode].append(row.pk)
        for mode, pks in of_mode.items():
            self._read_changes(mode, pks)

    def compose_if_any(self, certificate_id: UUID) -> ProofFile | CertificateError | InvalidProof:
        """The file, or why there is none."""
        try:
            return self.compose(certificate_id)
        except CertificateError as refusal:
            return refusal
        except InvalidProof as fault:
            named = {"certificate": str(certificate_id)}
            logger.exception("a signature does not fit its certificate", extra=named)
            return fault

    def compose(self, certificate_id: UUID) -> ProofFile:
        """The file. Raises what `read` does, and CertificateNotFound."""
        if certificate_id not in self._rows:  # a test certificate that was deleted meanwhile
            raise CertificateNotFound
        certificate = self._rows[certificate_id]
        try:
            _suite, credential = read_from(certificate, Suite.JCS)
        except NotSealedYet:
            raise ProofPending from None
        signed, document = certificate.signed_credential, certificate.document
        log, changes = self._log_of(certificate.mode).log, self._changes[certificate_id]
        of_keys = [entry for key in self._keys(signed) for entry in self._entries_of(key)]
        status = self._status_of(signed, changes) if self._with_status else []
        if log is None or not changes or not of_keys or (self._with_status and not status):
            raise ProofPending
        assert document is not None
        issued, *later = [_entry(change) for change in changes]
        file: dict[str, Any] = {
            "format": FORMAT,
            "document": bytes(document).decode(),
            "credential": orjson.Fragment(credential),
            "issued": issued,
            "changes": later,
            "keys": of_keys,
        }
        if status:
            file["status"] = status
        if timestamp := self._timestamps.get((certificate.mode, changes[0].index)):
            file["timestamp"] = timestamp
        return ProofFile(name_of(certificate_id), orjson.dumps(file), log.verifier_key)

    def _read_changes(self, mode: str, certificate_ids: Collection[UUID]) -> None:
        """What the log holds of these certificates, and the first time stamp over each."""
        log = self._log_of(mode)
        changes = log.of_certificates(certificate_ids)
        self._changes |= changes
        if self._with_status:
            stamped = log.stamped([each[0].index for each in changes.values() if each])
            for index, (checkpoint, proof) in stamped.items():
                self._timestamps[mode, index] = _timestamp(checkpoint, proof)

    def _read_entries(self, key: SigningKey) -> list[orjson.Fragment]:
        """What the log holds of a key but its retirement."""
        changes = self._log_of(key.mode).of_key(key)
        entries = [each for each in changes if each.statement["action"] != "key_retired"]
        return [orjson.Fragment(orjson.dumps(_entry(each))) for each in entries]

    def _keys(self, signed: SignedCredential) -> list[SigningKey]:
        """The keys that have signed what is in the file."""
        of_list = signed.status_list.key if self._with_status and signed.status_list else None
        return list(dict.fromkeys(key for key in (signed.key, of_list) if key))

    def _status_of(
        self, signed: SignedCredential, changes: Sequence[LoggedChange]
    ) -> list[orjson.Fragment]:
        """The status lists of a certificate, as published last; none that tell nothing of it."""
        if not _is_told(signed, changes):
            return []
        if signed.status_list_id not in self._lists:
            lists = credentials_of(signed)
            self._lists[signed.status_list_id] = [orjson.Fragment(orjson.dumps(x)) for x in lists]
        return self._lists[signed.status_list_id]


def _is_signed(row: Certificate) -> bool:
    """Whether there may be a file. Of others nothing more is read: they have none."""
    signed: SignedCredential | None = getattr(row, "signed_credential", None)
    return row.document is not None and signed is not None and signed.signed_at is not None


def _is_told(signed: SignedCredential, changes: Sequence[LoggedChange]) -> bool:
    """Whether the list was signed since the certificate came into force, by a key that still stands.

    Its credential may have been signed anew later, by the successor of a compromised key.
    """
    status_list = signed.status_list
    if status_list is None or status_list.signed_at is None or not changes or not signed.signed_at:
        return False
    of_force = [each for each in changes if each.statement["state"] == State.ACTIVE] or changes
    since = min(of_force[0].recorded_at, signed.signed_at).replace(microsecond=0)
    is_lost = status_list.key and status_list.key.state == SigningKeyState.COMPROMISED
    return status_list.signed_at >= since and not is_lost


def _entry(change: LoggedChange) -> dict[str, Any]:
    return {"statement": change.statement, "proof": change.proof}


def _timestamp(stamped: LogCheckpoint, proof: str) -> dict[str, str]:
    """A token of a time stamping authority over an entry, and the proof that it covers it."""
    assert stamped.timestamp is not None
    token = base64.b64encode(stamped.timestamp).decode()
    return {"token": token, "checkpoint": stamped.note, "proof": proof}
