"""The public files of the transparency log: checkpoint, tiles, entries, keys (C2SP tlog-tiles)."""

import gzip
import re

from django.http import HttpRequest, HttpResponse, HttpResponseBase, JsonResponse
from django.utils.cache import patch_vary_headers
from django.views import View

from accounts.api.public_files import for_everybody, no_such_file
from accounts.scopes import Mode
from certificates.models import LogCheckpoint, LogTile, TransparencyLog
from certificates.public_pages import READ_ONLY

from . import entries, merkle, publishing, witnesses
from . import keys as log_keys

_TILE = re.compile(
    r"tile/(entries|[0-7])/((?:x[0-9]{3}/){0,5}[0-9]{3})(?:\.p/([1-9][0-9]{0,2}))?", re.ASCII
)
_TIMESTAMP = re.compile(r"timestamps/(latest|[1-9][0-9]{0,17})", re.ASCII)
_GZIP = re.compile(r"\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))")
CHECKPOINT_SECONDS = 2
FOR_EVER = "public, max-age=31536000, immutable"  # a tile of one width never changes


class LogFile(View):
    """`/log/<path>`, and `/log/test/<path>` for the log of test certificates."""

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
        if path == "keys.json":
            return _fresh(
                JsonResponse(
                    {
                        "origin": log.origin,
                        "verifierKeys": [str(key) for key in log_keys.keys_of(log)],
                    }
                )
            )
        if path == "checkpoint":
            return _note(log.published_checkpoint())
        if path == witnesses.COSIGNED:
            cosigned = LogCheckpoint.objects.filter(mode=log.mode, cosignatures__isnull=False)
            return _note(cosigned.order_by("-size").first())
        if named := _TIMESTAMP.fullmatch(path):
            return _timestamp(log, named[1])
        named = _TILE.fullmatch(path)
        content = _tile(log, path, *named.groups()) if named else None
        if content is None:
            return None
        return self.tile(content, is_bundle=named is not None and named[1] == "entries")

    def tile(self, content: bytes, *, is_bundle: bool) -> HttpResponse:
        """A tile of hashes, which cannot be compressed, or a bundle of entries, which should be."""
        response = HttpResponse(content, "application/octet-stream")
        response["Cache-Control"] = FOR_EVER
        if is_bundle:
            patch_vary_headers(response, ("Accept-Encoding",))
            if _GZIP.search(self.request.headers.get("Accept-Encoding", "")):
                response.content = gzip.compress(content, mtime=0)
                response["Content-Encoding"] = "gzip"
        return response


def _tile(
    log: TransparencyLog, path: str, kind: str, groups: str, width_text: str | None
) -> bytes | None:
    number = int(groups.replace("x", "").replace("/", ""))
    width = int(width_text or merkle.WIDTH)
    level = None if kind == "entries" else int(kind)
    hashes = log.published >> merkle.HEIGHT * (level or 0)
    is_its_name = path == entries.tile_path(level, number, width)
    if not is_its_name or hashes < number * merkle.WIDTH + width:
        return None
    if level is None:
        return publishing.read_bundle(log.mode, number, width)
    tile = LogTile.objects.get(mode=log.mode, level=level, number=number)
    return bytes(tile.hashes)[: width * merkle.HASH_BYTES]


def _timestamp(log: TransparencyLog, size: str) -> HttpResponse | None:
    stamped = LogCheckpoint.objects.filter(mode=log.mode, timestamp__isnull=False)
    if size == "latest":
        newest = stamped.order_by("-size").first()
        return _fresh(_json(witnesses.stamp_file(newest))) if newest else None
    found = stamped.filter(size=int(size)).first()
    if found is None:
        return None
    response = _json(witnesses.stamp_file(found))
    response["Cache-Control"] = FOR_EVER
    return response


def _note(checkpoint: LogCheckpoint | None) -> HttpResponse | None:
    if checkpoint is None:
        return None
    return _fresh(HttpResponse(checkpoint.signed_note, "text/plain; charset=utf-8"))


def _json(content: bytes) -> HttpResponse:
    return HttpResponse(content, "application/json")


def _fresh(response: HttpResponse) -> HttpResponse:
    response["Cache-Control"] = f"public, max-age={CHECKPOINT_SECONDS}"
    return response
