"""What the transparency log shows to everybody: its files, and the proofs of one certificate's changes."""

import gzip
import json
import re
from typing import Annotated, Any

import msgspec
from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.utils.cache import patch_vary_headers
from django.views import View
from msgspec import Meta

from accounts.api.endpoints import endpoint
from accounts.api.responses import Answer, for_everybody, no_such_file
from accounts.api.views import PublicView
from accounts.limits import throttling
from accounts.scopes import Mode
from certificates.errors import CertificateNotFound
from certificates.models import LogCheckpoint, TransparencyLog
from certificates.public_pages import READ_ONLY
from certificates.verification.operations import identify
from certificates.verification.shown import within_issuer_of
from lib.database import replicas
from lib.database.replicas import Reading
from lib.dates import Instant, format_instant
from lib.net.ip_addresses import caller_address

from . import keys as log_keys, publishing, tlog
from .proofs import LoggedChange, PublishedLog


class LoggedChangeAnswer(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """One change as the log holds it: its position, the statement that the entry commits to, the proof.

    The entry's `commitment` is the SHA-256 of the statement's RFC 8785 form. `proof` is a
    c2sp.org/tlog-proof@v1, with the first checkpoint that covers the entry, or the first that witnesses
    cosigned. The action `recorded` is of a certificate from before the log: it is proved as of that day.
    """

    index: Annotated[int, Meta(description="Position of the entry in the log, counted from 0")]
    recorded_at: Annotated[Instant, Meta(description="When the log took it in")]
    statement: Annotated[dict[str, Any], Meta(description="What the entry commits to, as JSON")]
    proof: Annotated[str, Meta(description="Proof of inclusion in the form c2sp.org/tlog-proof@v1")]


# fmt: off
class LogAnswer(Answer, frozen=True, kw_only=True, rename="camel"):
    """The log of a certificate and its changes there; those of the last seconds are on their way."""

    origin: Annotated[str | None, Meta(description="Name of the log, the first line of its checkpoints; null: there is no log yet")]
    verifier_key: Annotated[str | None, Meta(description="Public key of the log, in the form of signed notes; null: there is no log yet")]
    changes: Annotated[list[LoggedChangeAnswer], Meta(description="The certificate’s entries in the log, the oldest first")]
# fmt: on


class PublicLogApi(PublicView):
    """What the transparency log holds: statements and proofs, nothing of the content."""

    tag = "public"

    @endpoint(errors=("rate_limited",))
    def get_certificate_log(self, certificate_id: str) -> LogAnswer:
        """What the transparency log holds of a certificate"""

        def look_up(_reading: Reading) -> tuple[TransparencyLog | None, list[LoggedChange]]:
            pk, mode = identify(certificate_id)
            with within_issuer_of(pk):
                published = PublishedLog(mode)
                return published.log, published.of_certificates([pk])[pk]

        try:
            log, changes = replicas.read(look_up, missing=CertificateNotFound)
        except CertificateNotFound:
            throttling.count_attempt(throttling.UNKNOWN_ID, caller_address(self.request))
            raise
        return LogAnswer(
            origin=log.origin if log else None,
            verifier_key=log.verifier_key if log else None,
            changes=[
                LoggedChangeAnswer(
                    index=change.index,
                    recorded_at=format_instant(change.recorded_at),
                    statement=change.statement,
                    proof=change.proof,
                )
                for change in changes
            ],
        )


_TILE = re.compile(
    r"tile/(entries|[0-7])/((?:x[0-9]{3}/){0,5}[0-9]{3})(?:\.p/([1-9][0-9]{0,2}))?", re.ASCII
)
_TIMESTAMP = re.compile(r"timestamps/(latest|[1-9][0-9]{0,17})", re.ASCII)
_GZIP = re.compile(r"\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))")
FRESH = "public, max-age=2"
FOR_EVER = "public, max-age=31536000, immutable"  # a tile of one width never changes
TEXT, JSON, BYTES = "text/plain; charset=utf-8", "application/json", "application/octet-stream"


class LogFile(View):
    """`/log/<path>`, and `/log/test/<path>` for the log of test certificates (C2SP tlog-tiles)."""

    http_method_names = READ_ONLY

    def get(self, request: HttpRequest, *, path: str) -> HttpResponseBase:
        is_test = path.startswith("test/")
        log = TransparencyLog.objects.filter(mode=Mode.TEST if is_test else Mode.LIVE).first()
        response = self.answer(log, path.removeprefix("test/")) if log else None
        if response is None:
            return no_such_file("The log has no such file.")
        return for_everybody(response)

    def answer(self, log: TransparencyLog, path: str) -> HttpResponse | None:
        """The file, if it was published."""
        checkpoints = LogCheckpoint.objects.filter(mode=log.mode).order_by("-size")
        if path == "keys.json":
            keys = [str(key) for key in log_keys.keys_of(log)]
            content = json.dumps({"origin": log.origin, "verifierKeys": keys}).encode()
            return _file(content, JSON, FRESH)
        if path == publishing.CHECKPOINT:
            return _note(log.published_checkpoint())
        if path == publishing.COSIGNED:
            return _note(checkpoints.filter(cosignatures__isnull=False).first())
        if named := _TIMESTAMP.fullmatch(path):
            is_latest = named[1] == "latest"
            sized = {} if is_latest else {"size": int(named[1])}
            found = checkpoints.filter(timestamp__isnull=False, **sized).first()
            kept = FRESH if is_latest else FOR_EVER
            return _file(publishing.stamp_file(found), JSON, kept) if found else None
        named = _TILE.fullmatch(path)
        return self.tile(log, path, *named.groups()) if named else None

    def tile(
        self, log: TransparencyLog, path: str, kind: str, groups: str, width_text: str | None
    ) -> HttpResponse | None:
        """A tile of hashes, which cannot be compressed, or a bundle of entries, which should be."""
        number = int(groups.replace("x", "").replace("/", ""))
        width = int(width_text or tlog.WIDTH)
        level = None if kind == "entries" else int(kind)
        hashes = log.published >> tlog.HEIGHT * (level or 0)
        is_its_name = path == tlog.tile_path(level, number, width)
        if not is_its_name or hashes < number * tlog.WIDTH + width:
            return None
        content = publishing.file_content(log.mode, level, number, width)
        response = _file(content, BYTES, FOR_EVER)
        if level is None:
            patch_vary_headers(response, ("Accept-Encoding",))
            if _GZIP.search(self.request.headers.get("Accept-Encoding", "")):
                response.content = gzip.compress(content, mtime=0)
                response["Content-Encoding"] = "gzip"
        return response


def _note(checkpoint: LogCheckpoint | None) -> HttpResponse | None:
    return _file(checkpoint.signed_note.encode(), TEXT, FRESH) if checkpoint else None


def _file(content: bytes, media_type: str, kept: str) -> HttpResponse:
    return HttpResponse(content, media_type, headers={"Cache-Control": kept})
