"""The WSGI application, and what Django needs from a server that speaks HTTP/1.1."""

import os
from collections.abc import Iterable
from typing import Any

from django.conf import settings
from django.core.wsgi import get_wsgi_application
from django.urls import get_resolver

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings.production")

django_application = get_wsgi_application()
get_resolver().check()  # loads every view now, not within somebody's first request


def application(environ: dict[str, Any], start_response: Any) -> Iterable[bytes]:
    """Gives a chunked body a length: without one, Django would see it as empty.

    One byte over the largest body, so that the door can say that it is too large. Nothing is read
    here: who has no key must not keep a thread waiting for a body that never comes.
    """
    if "chunked" in environ.get("HTTP_TRANSFER_ENCODING", "").lower():
        environ["CONTENT_LENGTH"] = str(_limit(environ) + 1)
    return django_application(environ, start_response)


def _limit(environ: dict[str, Any]) -> int:
    """How large a body may be at this address."""
    limit: int = settings.BODY_LIMIT
    match environ["REQUEST_METHOD"], environ["PATH_INFO"]:
        case "PUT", path if "/attachments/" in path:
            limit = settings.ATTACHMENT_LIMIT
        case "POST", "/api/external/certificates/issue/bulk":
            limit = settings.BULK_LIMIT
        case "POST", path if path.endswith("/imports"):
            limit = settings.IMPORT_LIMIT + settings.BODY_LIMIT
    return limit
