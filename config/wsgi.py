"""The WSGI application, and what Django needs from a server that speaks HTTP/1.1."""

import os
from collections.abc import Iterable
from io import BytesIO
from typing import Any

from django.conf import settings
from django.core.wsgi import get_wsgi_application
from django.urls import get_resolver

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings.production")

django_application = get_wsgi_application()
get_resolver().check()  # loads every view now, not within somebody's first request


def application(environ: dict[str, Any], start_response: Any) -> Iterable[bytes]:
    """Reads a chunked body first: without a Content-Length, Django would see an empty one.

    At most one byte over the largest body is read, so that the door can say that it is too large.
    """
    if "chunked" in environ.get("HTTP_TRANSFER_ENCODING", "").lower():
        body = environ["wsgi.input"].read(settings.BODY_LIMIT + 1)
        environ["CONTENT_LENGTH"] = str(len(body))
        environ["wsgi.input"] = BytesIO(body)
    return django_application(environ, start_response)
