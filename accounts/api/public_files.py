"""Answers with files that the software of anybody reads: from every origin, kept for a while."""

import hashlib

from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.utils.cache import get_conditional_response


def public_file(
    request: HttpRequest, content: bytes, media_type: str, *, seconds: int
) -> HttpResponseBase:
    """The file; 304 for who has it already."""
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
