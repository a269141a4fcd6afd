"""The proof file of a certificate: its document, credential, log proofs and status in one file.

It holds the holder and the nonce: it is for the issuer, and on no public page.
"""

import base64
import logging
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any
from uuid import UUID

from accounts.models import SigningKey
from accounts.scopes import Mode
from certificates.credentials import Suite, proof_file
from certificates.credentials.proofs import InvalidProof
from certificates.domain.prefixes import CertificatesPrefix
from certificates.errors import CertificateError, NotSealedYet
from certificates.models import Seal
from certificates.operations import status_lists
from certificates.operations.credentials import reading
from certificates.operations.log import proofs, timestamps
from lib import ids

logger = logging.getLogger(__name__)


def name_of(certificate_id: UUID) -> str:
    """What the file of this certificate is called."""
    return f"{ids.encode(CertificatesPrefix.CERTIFICATE, certificate_id)}.proof.json"


def read(certificate_id: UUID) -> bytes:
    """The file as of now.

    Raises CertificateErased, CredentialNotReleased for one that is pending or was rejected,
    NotSealedYet for some seconds after its issue, and InvalidProof where a row was altered since.
    """
    return _compose(certificate_id, _Shared(), with_status=True).content


def read_each(certificate_ids: Iterable[UUID]) -> Iterator[bytes | None]:
    """The files as of now, for exports; None where there is none (yet). What they share is read once."""
    shared = _Shared()
    for certificate_id in certificate_ids:
        file = _compose_if_any(certificate_id, shared, with_status=True)
        yield file and file.content


def lasting(certificate_id: UUID) -> proof_file.ProofFile | None:
    """The file without what goes on changing, for printed certificates; None where there is none (yet)."""
    return _compose_if_any(certificate_id, _Shared(), with_status=False)


class _Shared:
    """What the files of many certificates have in common: changes of keys, status lists, tiles of the log."""

    def __init__(self) -> None:
        self.changes_of = cache(proofs.of_key)
        self.tiles_of = cache(proofs.tiles_of)
        self._lists: dict[UUID | None, list[dict[str, Any]]] = {}

    def status_of(self, seal: Seal) -> list[dict[str, Any]]:
        """The status lists of a certificate, as published last."""
        if seal.status_list_id not in self._lists:
            self._lists[seal.status_list_id] = status_lists.credentials_of(seal)
        return self._lists[seal.status_list_id]


def _compose_if_any(
    certificate_id: UUID, shared: _Shared, *, with_status: bool
) -> proof_file.ProofFile | None:
    """An altered row is a line in the log of the process: it keeps nobody's other certificates back."""
    try:
        return _compose(certificate_id, shared, with_status=with_status)
    except CertificateError:
        return None
    except InvalidProof:
        logger.exception(
            "a signature does not fit its certificate", extra={"certificate": str(certificate_id)}
        )
        return None


def _compose(certificate_id: UUID, shared: _Shared, *, with_status: bool) -> proof_file.ProofFile:
    _suite, credential = reading.read(certificate_id, Suite.JCS)
    related = ("certificate", "key__issuer", "status_list__key__issuer")
    seal = Seal.objects.select_related(*related).get(pk=certificate_id)
    mode, document = Mode(seal.certificate.mode), seal.certificate.document
    log, changes = proofs.of_certificate(certificate_id, mode, shared.tiles_of(mode))
    of_keys = [
        change
        for key in _keys(seal, with_status=with_status)
        for change in shared.changes_of(key)
        if change.statement["action"] != "key_retired"
    ]
    status = shared.status_of(seal) if with_status and _has_place(seal) else []
    if log is None or not changes or not of_keys or (with_status and not status):
        raise NotSealedYet
    assert document is not None
    content = proof_file.compose(
        document=bytes(document),
        credential=credential,
        entries=[_entry(change) for change in changes],
        keys=[_entry(change) for change in of_keys],
        status=status,
        timestamp=_timestamp(mode, changes[0].index) if with_status else None,
    )
    return proof_file.ProofFile(name_of(certificate_id), content, log.verifier_key)


def _has_place(seal: Seal) -> bool:
    """Whether the list was published since the certificate has its place in it: an older one knows nothing."""
    published, signed = seal.status_list and seal.status_list.signed_at, seal.signed_at
    return bool(published and signed and published >= signed.replace(microsecond=0))


def _keys(seal: Seal, *, with_status: bool) -> list[SigningKey]:
    """The keys that have signed what is in the file."""
    of_list = seal.status_list.key if with_status and seal.status_list else None
    return list(dict.fromkeys(key for key in (seal.key, of_list) if key))


def _entry(change: proofs.LoggedChange) -> dict[str, Any]:
    return {"statement": change.statement, "proof": change.proof}


def _timestamp(mode: Mode, index: int) -> dict[str, str] | None:
    """The first token of a time stamping authority over an entry, and the proof that it covers it."""
    stamped = timestamps.covering(mode, index)
    if stamped is None or stamped.timestamp is None:
        return None
    token = base64.b64encode(stamped.timestamp).decode()
    proof = proofs.proof_in(stamped, index)
    return {"token": token, "checkpoint": stamped.note, "proof": proof}
