"""Have others attest checkpoints: witnesses cosign them (C2SP tlog-witness), an authority stamps the time (RFC 3161).

A witness signs only what goes on from what it saw before: a log that shows one history to some and another to
others would need all witnesses to help. Signatures of PDFs are stamped, too. Only workers load this and its packages.
"""

import asyncio
import base64
import logging
import re
from collections.abc import Mapping
from ipaddress import ip_network
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from asgiref.sync import async_to_sync
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
from lib.net.destinations import Destinations
from lib.net.guarded_http import GuardedClient, Reply

from . import publishing, sequencing, tlog

logger = logging.getLogger(__name__)
# The operator's own choice: also within their network, and without TLS, as many authorities are. What
# comes back is signed.
_ANYWHERE = Destinations(
    allow_http=True, networks=tuple(ip_network(text) for text in ("0.0.0.0/0", "::/0"))
)


@async_to_sync
async def _post(*messages: tuple[str, bytes, str]) -> list[Reply]:
    """Post each body to its URL, as of its media type, at the same time; the replies in the same order. Never raises: a failure is a reply."""
    client = GuardedClient(
        _ANYWHERE,
        purpose="the transparency log",
        user_agent="transparency-log",
        proxy=settings.WEBHOOK_PROXY,
        ca_bundle=settings.WEBHOOK_CA_BUNDLE,
    )
    async with client as open_client:
        sent = (open_client.post(url, body, {"content-type": kind}) for url, body, kind in messages)
        return await asyncio.gather(*sent)


def _outcome(reply: Reply) -> str:
    """What came of a request that brought no good answer, for the log of the process."""
    return f"{reply.failure}: {reply.error}" if reply.failure else f"status {reply.status}"


_OK, _CONFLICT = 200, 409
_SIZE = re.compile(r"(0|[1-9][0-9]{0,17})\n?", re.ASCII)


class Witness(NamedTuple):
    """Who is asked, and where."""

    key: tlog.WitnessKey
    url: str


def configured() -> list[Witness]:
    """The witnesses of LOG_WITNESSES. Raises InvalidNote where one has no verifier key."""
    pairs = (text.split() for text in settings.LOG_WITNESSES)
    return [Witness(tlog.WitnessKey.parse(key), url.rstrip("/")) for key, url in pairs]


@as_worker("checkpoints are not the web's to write")
def cosign_newest(mode: Mode) -> int:
    """Have the newest published checkpoint cosigned, if it is not yet; how many witnesses did.

    A witness that is away, or whose signature is not good, is a line in the log of the process. It is
    asked again with the next checkpoint.
    """
    log = TransparencyLog.objects.filter(mode=mode).first()
    newest = log.published_checkpoint() if log else None
    witnesses = configured()
    if newest is None or newest.cosignatures is not None or not witnesses:
        return 0
    seen = {witness: _size_before(newest, witness) for witness in witnesses}
    replies = _ask(newest, seen)
    # Who saw another size than we think says which: asked once more.
    behind = {
        witness: int(reply.body)
        for witness, reply in replies.items()
        if reply.status == _CONFLICT and _SIZE.fullmatch(reply.body)
    }
    replies |= _ask(newest, {each: size for each, size in behind.items() if size <= newest.size})
    lines = [line for witness in witnesses if (line := _line(newest, witness, replies[witness]))]
    if lines:
        _store_cosignatures(newest, "".join(f"{line}\n" for line in lines))
    return len(lines)


def _ask(checkpoint: LogCheckpoint, seen: Mapping[Witness, int]) -> dict[Witness, Reply]:
    messages = [
        (f"{url}/add-checkpoint", _request(checkpoint, old), "text/plain")
        for (_key, url), old in seen.items()
    ]
    return dict(zip(seen, _post(*messages), strict=True))


def _request(checkpoint: LogCheckpoint, old: int) -> bytes:
    """The checkpoint, and the proof that it goes on from the tree of `old` entries."""
    read = sequencing.tiles_of(checkpoint.mode)
    proof = tlog.consistency_proof(old, checkpoint.size, read)
    hashes = "".join(f"{base64.b64encode(node).decode()}\n" for node in proof)
    return f"old {old}\n{hashes}\n{checkpoint.note}".encode()


def _size_before(checkpoint: LogCheckpoint, witness: Witness) -> int:
    """The size of the newest checkpoint that has cosignatures, if this witness' is one of them."""
    cosigned = LogCheckpoint.objects.filter(mode=checkpoint.mode, cosignatures__isnull=False)
    before = cosigned.order_by("-size").first()
    lines = (before.cosignatures or "").splitlines() if before else ()
    is_known = any(witness.key.signature_in(line) for line in lines)
    return before.size if before and is_known else 0


def _line(checkpoint: LogCheckpoint, witness: Witness, reply: Reply) -> str | None:
    """The witness' cosignature in its reply. The process logs why there is none."""
    name = witness.key.name
    if reply.status != _OK:
        reason = _outcome(reply)
        if reply.status == _CONFLICT:
            reason += (
                f": it saw {reply.body[:20].strip()!r} entries, and there are {checkpoint.size}"
            )
        logger.error("no cosignature", extra={"witness": name, "reason": reason})
        return None
    text = checkpoint.note.partition("\n\n")[0] + "\n"
    for line in reply.body.splitlines():
        if witness.key.has_cosigned(text, line):
            return line
    logger.error("a cosignature that is not good", extra={"witness": name})
    return None


@transaction.atomic
def _store_cosignatures(checkpoint: LogCheckpoint, lines: str) -> None:
    """Store the cosignatures and publish the checkpoint with them."""
    mode = Mode(checkpoint.mode)
    log = TransparencyLog.objects.select_for_update(no_key=True).get(mode=mode)
    waiting = LogCheckpoint.objects.filter(
        mode=mode, size=checkpoint.size, cosignatures__isnull=True
    )
    if not waiting.update(cosignatures=lines):
        return
    checkpoint.cosignatures = lines
    content = checkpoint.signed_note.encode()
    publishing.write_file(mode, publishing.COSIGNED, content)
    if log.published == checkpoint.size:
        publishing.write_file(mode, publishing.CHECKPOINT, content)


_LATEST = "timestamps/latest"
_CERTIFICATES = 0xA0  # the tag of certificates in SignedData
_SHORT = 0x7F  # the longest length that DER writes in one byte


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
    reply = _ask_authority(request.as_bytes())
    if reply.status != _OK:
        logger.error("no time stamp", extra={"reason": _outcome(reply)})
        return False
    try:
        newest.timestamp = token_of(reply.content, request, note)
    except (OSError, ValueError, VerificationError) as fault:  # OSError: no TIMESTAMP_CA there
        logger.error("a time stamp that is not good", extra={"reason": str(fault)})  # noqa: TRY400
        return False
    _store_stamp(newest)
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
    reply = _ask_authority(request)
    if reply.status != _OK:
        raise OSError(_outcome(reply))
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


def _ask_authority(request: bytes) -> Reply:
    [reply] = _post((settings.TIMESTAMP_URL, request, "application/timestamp-query"))
    return reply


def _roots() -> list[x509.Certificate]:
    return x509.load_pem_x509_certificates(Path(settings.TIMESTAMP_CA).read_bytes())


@transaction.atomic
def _store_stamp(stamped: LogCheckpoint) -> None:
    """Store the token, and its file: both or neither, and the first one only."""
    mode, content = Mode(stamped.mode), publishing.stamp_file(stamped)
    waiting = LogCheckpoint.objects.filter(mode=mode, size=stamped.size, timestamp__isnull=True)
    if waiting.update(timestamp=stamped.timestamp):
        publishing.write_file(mode, f"timestamps/{stamped.size}", content)
        publishing.write_file(mode, _LATEST, content)
