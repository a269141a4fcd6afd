"""The WSGI application of the web process, which `python -m config.serve` runs."""

import os
from importlib import import_module
from tempfile import SpooledTemporaryFile
from typing import IO, Any

import django
from django.conf import settings
from django.core.cache import close_caches
from django.core.handlers.wsgi import WSGIHandler, WSGIRequest
from django.core.signals import request_finished, request_started
from django.db import reset_queries
from django.urls import get_resolver

from config.settings import pause_garbage_collection, resume_garbage_collection
from lib.database import tenancy

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings.production")
LONGEST_TYPE = 500  # characters of a Content-Type; a boundary has 70 at most (RFC 2046)
PIECE = 64 * 1024


class Utf8Request(WSGIRequest):
    """A request whose URL and forms are UTF-8, whatever `charset` the content type states.

    Django would decode them by it, also by one that is no encoding of text: an error that nobody
    catches, as it comes before the first middleware. Who reads another charset asks `content_params`.
    """

    encoding = property(lambda _self: None, lambda _self, _value: None)


class WebHandler(WSGIHandler):
    """Django's handler, which also takes bodies in chunks, from clients that no nginx stands before (`make run`)."""

    request_class = Utf8Request

    def __call__(self, environ: dict[str, Any], start_response: Any) -> Any:
        """Answer one request, which begins without an issuer."""
        tenancy.begin_request()
        if len(environ.get("CONTENT_TYPE", "")) > LONGEST_TYPE:
            # Django parses it before the first middleware, in a time that grows with its square.
            environ["CONTENT_TYPE"] = ""
        if "HTTP_TRANSFER_ENCODING" not in environ:
            response = super().__call__(environ, start_response)
            if settings.TRUSTED_PROXIES:
                # A refusal leaves its body unread, and gunicorn then closes the connection before the answer is
                # taken. nginx has the whole body: reading the rest waits for nobody.
                while environ["wsgi.input"].read(PIECE):
                    pass
            return response
        with SpooledTemporaryFile(settings.BODY_LIMIT) as body:
            measure(environ, body)
            return super().__call__(environ, start_response)


def measure(environ: dict[str, Any], body: IO[bytes]) -> None:
    """Give a body that comes in chunks a length: without one Django reads none. nginx has done so already."""
    left = settings.FORM_LIMIT + 1
    while left > 0 and (piece := environ["wsgi.input"].read(min(left, PIECE))):
        body.write(piece)
        left -= len(piece)
    environ["CONTENT_LENGTH"] = str(body.tell())
    body.seek(0)
    environ["wsgi.input"] = body


def _application() -> WebHandler:
    """The application with every view loaded now rather than during the first request."""
    os.environ["PROCESS_ROLE"] = "web"  # for the settings
    tenancy.begin_process()
    django.setup(set_prefix=False)
    pause_garbage_collection()
    handler = WebHandler()
    del os.environ["PROCESS_ROLE"]  # not for processes started from here
    # What Django does around each request in vain: it empties lists of queries that only DEBUG fills, and
    # closes caches, which one in the database ignores.
    request_started.disconnect(reset_queries)
    request_finished.disconnect(close_caches)
    get_resolver().check()
    import_module("config.observability.heartbeat").start("web")
    if settings.TRACING:
        import_module("config.observability.tracing").start_tracing()
    resume_garbage_collection()
    return handler


application = _application()
