"""The service, whose process can be made to die at the worst moment: its work done, nothing said yet."""

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
