"""The ASGI entry point of the web process, started by `python -m config.serve`."""

import os
import sys
from importlib import import_module

from django.conf import settings
from django.core.cache import close_caches
from django.core.handlers.wsgi import WSGIHandler, WSGIRequest
from django.core.signals import request_finished, request_started
from django.core.wsgi import get_wsgi_application
from django.db import reset_queries
from django.urls import get_resolver

from config.settings import loading
from lib.database import tenancy

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings.production")
# Seconds that a thread computes before another one may (Python's default: 0.005). A request changes between
# the event loop, its thread and waiting several times: beside a bulk request each change waited so long.
SWITCH_INTERVAL = 0.0005


class Utf8Request(WSGIRequest):
    """A request whose URL and forms are UTF-8, whatever `charset` the content type states.

    Django would decode them by it, also by one that is no encoding of text: an error that nobody
    catches, as it comes before the first middleware. Who reads another charset asks `content_params`.
    """

    encoding = property(lambda _self: None, lambda _self, _value: None)


def _django() -> WSGIHandler:
    """The Django application with every view loaded now rather than during the first request."""
    os.environ["PROCESS_ROLE"] = (
        "web"  # read by the settings; only web processes import this module
    )
    sys.setswitchinterval(SWITCH_INTERVAL)
    tenancy.begin_process()
    handler = get_wsgi_application()
    loading.begin()
    del os.environ["PROCESS_ROLE"]  # not for processes started from here
    handler.request_class = Utf8Request
    _listen_less()
    get_resolver().check()
    import_module("config.observability.heartbeat").start("web")
    if settings.TRACING:
        import_module("config.observability.tracing.setup").start()
    return handler


def _listen_less() -> None:
    """Drop what Django does around each request in vain.

    It empties lists of queries that only DEBUG fills, and closes caches, which one in the database ignores.
    """
    request_started.disconnect(reset_queries)
    request_finished.disconnect(close_caches)


django_application = _django()

from config.server.entry import WebApplication  # noqa: E402 - reads the settings, which ask for the role

application = WebApplication(django_application)
loading.end()
