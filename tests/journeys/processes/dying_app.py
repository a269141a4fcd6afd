"""The service in a process that ends after the work is done and before it answers."""

import os
import signal
from collections.abc import Iterable
from typing import Any

from config.asgi import django_application
from config.server.entry import WebApplication


def dying(environ: dict[str, Any], start_response: Any) -> Iterable[bytes]:
    """With `X-Die: answer` the process is killed after everything was committed."""
    answer: Iterable[bytes] = django_application(environ, start_response)
    if environ.get("HTTP_X_DIE") == "answer":
        os.kill(os.getpid(), signal.SIGKILL)
    return answer


application = WebApplication(dying)
