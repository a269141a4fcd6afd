"""A file of an issuer's as an answer: to be saved, never to be opened as a page of this service."""

from typing import IO, Any

from django.http import FileResponse

SANDBOX = "default-src 'none'; sandbox"


def download(file: IO[Any], *, name: str, media_type: str) -> FileResponse:
    """Streams the file. Whatever it holds, no browser runs it in this service's name."""
    response = FileResponse(file, as_attachment=True, filename=name, content_type=media_type)
    response["Content-Security-Policy"] = SANDBOX
    response["X-Content-Type-Options"] = "nosniff"
    return response
