"""Downloads of files that issuers uploaded."""

from typing import IO, Any

from django.http import FileResponse

SANDBOX = "default-src 'none'; sandbox"


def download(file: IO[Any], *, name: str, media_type: str) -> FileResponse:
    """Send a file to be saved. Whatever it holds, no browser runs it as a page of this service."""
    response = FileResponse(file, as_attachment=True, filename=name, content_type=media_type)
    response["Content-Security-Policy"] = SANDBOX
    response["X-Content-Type-Options"] = "nosniff"
    return response
