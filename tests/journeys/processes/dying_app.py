"""The service in a process that ends after the work is done and before it answers."""

import os
import signal
from collections.abc import Iterable
from typing import Any

from config.wsgi import application as service


def application(environ: dict[str, Any], start_response: Any) -> Iterable[bytes]:
    """With `X-Die: answer` the process is killed after everything was committed."""
    answer: Iterable[bytes] = service(environ, start_response)
    if environ.get("HTTP_X_DIE") == "answer":
        os.kill(os.getpid(), signal.SIGKILL)
    return answer
