"""What responses of the API have in common, and files that the software of anybody reads, from every origin."""

import hashlib
from typing import Annotated, TypeVar

import msgspec
from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.utils.cache import get_conditional_response
from msgspec import Meta

T = TypeVar("T")
Entries = Annotated[list[T], Meta(description="The entries of this page")]
Ok = Annotated[bool, Meta(description="Whether the request succeeded: `true`")]


class Answer(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """Every success says `"ok": true`."""

    ok: Ok = True


def public_file(
    request: HttpRequest, content: bytes, media_type: str, *, seconds: int
) -> HttpResponseBase:
    """The file, kept for a while; 304 for who has it already."""
    response = HttpResponse(content, media_type)
    response["ETag"] = etag = f'"{hashlib.sha256(content).hexdigest()}"'
    response["Cache-Control"] = f"public, max-age={seconds}"
    return for_everybody(
        get_conditional_response(request, etag=etag, response=response) or response
    )


def no_such_file(text: str) -> HttpResponseBase:
    """404, not kept: the file may come within seconds."""
    response = HttpResponse(f"{text}\n", "text/plain; charset=utf-8", 404)
    response["Cache-Control"] = "no-store"
    return for_everybody(response)


def for_everybody(response: HttpResponseBase) -> HttpResponseBase:
    """Lets scripts of every origin read the response, and search engines not list it."""
    response["Access-Control-Allow-Origin"] = "*"
    response["Cross-Origin-Resource-Policy"] = "cross-origin"
    response["X-Robots-Tag"] = "noindex"
    return response
