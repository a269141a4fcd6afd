"""Have witnesses cosign checkpoints (C2SP tlog-witness): each signs only what goes on from what it saw before.

A log that shows one history to some and another to others would need all witnesses to help. Requests to
authorities that stamp the time (RFC 3161) go the same way.
"""

import asyncio
import base64
import logging
import re
from collections.abc import Mapping, Sequence
from ipaddress import ip_network
from typing import TYPE_CHECKING, NamedTuple

import orjson
from asgiref.sync import async_to_sync
from django.conf import settings
from django.db import transaction

from accounts.scopes import Mode
from certificates.models import LogCheckpoint, TransparencyLog
from lib.database.tenancy import as_worker
from lib.net.destinations import Destinations

from . import merkle, notes, publishing, sequencing

if TYPE_CHECKING:
    from lib.net.guarded_http import Reply

# The operator's own choice: also within their network, and without TLS, as many authorities are. What
# comes back is signed.
_ANYWHERE = Destinations(
    allow_http=True, networks=tuple(ip_network(text) for text in ("0.0.0.0/0", "::/0"))
)


class Message(NamedTuple):
    """What is posted."""

    url: str
    body: bytes
    content_type: str


@async_to_sync
async def post(messages: Sequence[Message]) -> "list[Reply]":
    """Post each, at the same time; the replies in the same order. Never raises: a failure is a reply."""
    from lib.net.guarded_http import GuardedClient  # noqa: PLC0415  (web processes load no aiohttp)

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


def outcome(reply: "Reply") -> str:
    """What came of a request that brought no good answer, for the log of the process."""
    return f"{reply.failure}: {reply.error}" if reply.failure else f"status {reply.status}"


def stamp_file(stamped: LogCheckpoint) -> bytes:
    """What is published of a stamped checkpoint: the note, and the token (DER) over it."""
    assert stamped.timestamp is not None
    token = base64.b64encode(stamped.timestamp).decode()
    return orjson.dumps({"checkpoint": stamped.note, "timestamp": token})


if TYPE_CHECKING:
    from lib.net.guarded_http import Reply

_OK, _CONFLICT = 200, 409
COSIGNED = "checkpoint.cosigned"
_SIZE = re.compile(r"(0|[1-9][0-9]{0,17})\n?", re.ASCII)

logger = logging.getLogger(__name__)


class Witness(NamedTuple):
    """Who is asked, and where."""

    key: notes.WitnessKey
    url: str


def configured() -> list[Witness]:
    """The witnesses of LOG_WITNESSES. Raises InvalidNote where one has no verifier key."""
    pairs = (text.split() for text in settings.LOG_WITNESSES)
    return [Witness(notes.WitnessKey.parse(key), url.rstrip("/")) for key, url in pairs]


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
        _store(newest, "".join(f"{line}\n" for line in lines))
    return len(lines)


def _ask(checkpoint: LogCheckpoint, seen: Mapping[Witness, int]) -> "dict[Witness, Reply]":
    messages = [
        Message(f"{url}/add-checkpoint", _request(checkpoint, old), "text/plain")
        for (_key, url), old in seen.items()
    ]
    return dict(zip(seen, post(messages), strict=True))


def _request(checkpoint: LogCheckpoint, old: int) -> bytes:
    """The checkpoint, and the proof that it goes on from the tree of `old` entries."""
    read = sequencing.tiles_of(checkpoint.mode)
    proof = merkle.consistency_proof(old, checkpoint.size, read)
    hashes = "".join(f"{base64.b64encode(node).decode()}\n" for node in proof)
    return f"old {old}\n{hashes}\n{checkpoint.note}".encode()


def _size_before(checkpoint: LogCheckpoint, witness: Witness) -> int:
    """The size of the newest checkpoint that has cosignatures, if this witness' is one of them."""
    cosigned = LogCheckpoint.objects.filter(mode=checkpoint.mode, cosignatures__isnull=False)
    before = cosigned.order_by("-size").first()
    lines = (before.cosignatures or "").splitlines() if before else ()
    is_known = any(witness.key.signature_in(line) for line in lines)
    return before.size if before and is_known else 0


def _line(checkpoint: LogCheckpoint, witness: Witness, reply: "Reply") -> str | None:
    """The witness' cosignature in its reply. The process logs why there is none."""
    name = witness.key.name
    if reply.status != _OK:
        reason = outcome(reply)
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
def _store(checkpoint: LogCheckpoint, lines: str) -> None:
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
    publishing.write_file(mode, COSIGNED, content)
    if log.published == checkpoint.size:
        publishing.write_file(mode, publishing.CHECKPOINT, content)
