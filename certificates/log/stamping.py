"""Have an authority stamp checkpoints and signatures (RFC 3161); only workers load this and its packages."""

import logging
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

from cryptography import x509
from django.conf import settings
from django.db import transaction
from rfc3161_client import (
    HashAlgorithm,
    TimeStampRequest,
    TimestampRequestBuilder,
    VerificationError,
    VerifierBuilder,
    decode_timestamp_response,
)

from accounts.scopes import Mode
from certificates.models import LogCheckpoint, TransparencyLog
from lib.database.tenancy import as_worker

from . import publishing, witnesses

if TYPE_CHECKING:
    from lib.net.guarded_http import Reply

_OK = 200
_LATEST = "timestamps/latest"
_CERTIFICATES = 0xA0  # the tag of certificates in SignedData
_SHORT = 0x7F  # the longest length that DER writes in one byte

logger = logging.getLogger(__name__)


@as_worker("checkpoints are not the web's to write")
def stamp_newest(mode: Mode) -> bool:
    """Have the newest published checkpoint stamped, if it is not yet; whether it has a stamp now.

    An authority that is away, or whose answer is not good, is a line in the log of the process: the next
    run asks again.
    """
    log = TransparencyLog.objects.filter(mode=mode).first()
    newest = log.published_checkpoint() if log else None
    if newest is None or newest.timestamp is not None:
        return newest is not None
    note = newest.note.encode()
    request = TimestampRequestBuilder().data(note).hash_algorithm(HashAlgorithm.SHA256).build()
    reply = _post(request.as_bytes())
    if reply.status != _OK:
        logger.error("no time stamp", extra={"reason": witnesses.outcome(reply)})
        return False
    try:
        newest.timestamp = token_of(reply.content, request, note)
    except (OSError, ValueError, VerificationError) as fault:  # OSError: no TIMESTAMP_CA there
        logger.error("a time stamp that is not good", extra={"reason": str(fault)})  # noqa: TRY400
        return False
    _publish(newest)
    return True


def token_of(answer: bytes, request: TimeStampRequest, stamped: bytes) -> bytes:
    """The token of an authority's answer, checked. Raises ValueError or VerificationError."""
    response = decode_timestamp_response(_in_order(answer))
    verifier = VerifierBuilder(
        policy_id=request.policy, nonce=request.nonce, roots=_roots()
    ).build()
    verifier.verify_message(response, stamped)
    return response.time_stamp_token()


def answer_over(request: bytes, digest: bytes) -> bytes:
    """The authority's answer to a request (DER) over this SHA-256, checked but for its nonce.

    Raises OSError, ValueError or VerificationError.
    """
    reply = _post(request)
    if reply.status != _OK:
        raise OSError(witnesses.outcome(reply))
    answer = _in_order(reply.content)
    VerifierBuilder(roots=_roots()).build().verify(decode_timestamp_response(answer), digest)
    return answer


def _in_order(answer: bytes) -> bytes:
    """The answer with the certificates of its token in the order of DER.

    Many authorities send their own first, then its chain, and the library refuses that. The signature does
    not cover them.
    """
    try:
        _status, token, *_end = _parts(answer, 0)
        _type, content, *_end = _parts(answer, token)
        signed = _parts(answer, _parts(answer, content)[0])
        start = signed[3]  # after version, digestAlgorithms and encapContentInfo
        *places, end = _parts(answer, start)
        certificates = [answer[one:other] for one, other in pairwise((*places, end))]
        is_there = answer[start] == _CERTIFICATES
    except (IndexError, ValueError):  # no token, or one that the library refuses
        return answer
    return (
        answer[: places[0]] + b"".join(sorted(certificates)) + answer[end:] if is_there else answer
    )


def _parts(der: bytes, at: int) -> list[int]:
    """Where the parts of the element at this place begin, and where it ends."""
    first, end = _content(der, at)
    places = []
    while first < end:
        places.append(first)
        first = _content(der, first)[1]
    return [*places, end]


def _content(der: bytes, at: int) -> tuple[int, int]:
    """Where the content of an element begins and ends."""
    size, first = der[at + 1], at + 2
    if size > _SHORT:
        first += size & _SHORT
        size = int.from_bytes(der[at + 2 : first])
    return first, first + size


def _post(request: bytes) -> "Reply":
    query = witnesses.Message(settings.TIMESTAMP_URL, request, "application/timestamp-query")
    [reply] = witnesses.post([query])
    return reply


def _roots() -> list[x509.Certificate]:
    return x509.load_pem_x509_certificates(Path(settings.TIMESTAMP_CA).read_bytes())


@transaction.atomic
def _publish(stamped: LogCheckpoint) -> None:
    """Store the token, and its file: both or neither, and the first one only."""
    mode, content = Mode(stamped.mode), witnesses.stamp_file(stamped)
    waiting = LogCheckpoint.objects.filter(mode=mode, size=stamped.size, timestamp__isnull=True)
    if waiting.update(timestamp=stamped.timestamp):
        publishing.write_file(mode, f"timestamps/{stamped.size}", content)
        publishing.write_file(mode, _LATEST, content)
