"""The WSGI application, and what Django needs from a server that speaks HTTP/1.1."""

import os
from collections.abc import Iterable
from typing import Any

from django.conf import settings
from django.core.handlers.wsgi import WSGIRequest
from django.core.wsgi import get_wsgi_application
from django.urls import Resolver404, get_resolver, resolve

LONGEST_TYPE = 500  # characters of a Content-Type; a boundary has 70 at most (RFC 2046)

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings.production")


class Utf8Request(WSGIRequest):
    """Addresses and forms are UTF-8, whatever `charset` is said of the body.

    Django would decode them by it, also by one that is no encoding of text: an error that nobody
    catches, as it comes before the first middleware. Who reads another charset asks `content_params`.
    """

    encoding = property(lambda _self: None, lambda _self, _value: None)


os.environ["PROCESS_ROLE"] = "web"  # the settings ask; no other kind of process imports this
django_application = get_wsgi_application()
del os.environ["PROCESS_ROLE"]  # what is started from here is no web server
django_application.request_class = Utf8Request
get_resolver().check()  # loads every view now, not within somebody's first request


def application(environ: dict[str, Any], start_response: Any) -> Iterable[bytes]:
    """Gives a chunked body a length: without one, Django would see it as empty.

    One byte over the largest body, so that the door can say that it is too large. Nothing is read
    here: who has no key must not keep a thread waiting for a body that never comes.

    What is too long for a media type is none. Django takes every request's apart, before the first
    middleware, with Python's parser of e-mail: 60 KB of semicolons would keep a worker for 11 s.
    """
    if len(environ.get("CONTENT_TYPE", "")) > LONGEST_TYPE:
        environ["CONTENT_TYPE"] = ""
    if "chunked" in environ.get("HTTP_TRANSFER_ENCODING", "").lower():
        environ["CONTENT_LENGTH"] = str(_limit(environ) + 1)
    return django_application(environ, start_response)


def _limit(environ: dict[str, Any]) -> int:
    """How large a body may be at this address, as its view says."""
    try:
        view: Any = getattr(resolve(environ["PATH_INFO"]).func, "cls", None)
    except Resolver404:
        view = None
    return int(view().body_limit() if hasattr(view, "body_limit") else settings.BODY_LIMIT)
