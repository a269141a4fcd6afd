"""Requests of the in-process client begin as those of the web do, and leave the test's own scope alone."""

from typing import Any

import pytest
from django.test.client import ClientHandler

from lib.database import tenancy


def begin_requests_as_web(patch: pytest.MonkeyPatch) -> None:
    """From now on, for each request of `django.test.Client`."""
    handle = ClientHandler.__call__

    def handle_as_web(self: ClientHandler, environ: Any) -> Any:
        with tenancy.as_web():
            return handle(self, environ)

    patch.setattr(ClientHandler, "__call__", handle_as_web)
    # Tests that import the server's module are no web process: fixtures see and write all.
    patch.setattr(tenancy, "_of_process", tenancy.LOGIN)
    patch.setattr(tenancy, "begin_web_process", bool)
