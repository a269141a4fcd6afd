"""Settings: one module for each environment. What a process does before and after it loads them is here.

While a process loads its modules, Python searches for no garbage, and later never among them. They are half a
million objects that stay. Searching them over and over, and once more when the process ends, took a third of what
it costs to start and end a command or a worker. A web process loads its views and pages after that, and after
every few bulk requests a search among them held up all others for 40 ms.
"""

import gc
import os
import sys

from django.conf import settings
from django.core.exceptions import ImproperlyConfigured

# 78, after which systemd does not start it again (RestartPreventExitStatus).
BAD_SETTINGS = os.EX_CONFIG
_paused = False


def check_settings() -> None:
    """Load the settings; exits with a sentence instead of a traceback if they are wrong."""
    try:
        settings.SECRET_KEY  # noqa: B018  (reading one loads them all)
    except ImproperlyConfigured as error:
        sys.stderr.write(f"Error: {error}\n")
        sys.exit(BAD_SETTINGS)


def pause_garbage_collection() -> None:
    """Pause it: settings and apps, or views and pages of a web process, are being loaded."""
    global _paused  # noqa: PLW0603  (one process, one state)
    _paused = gc.isenabled()  # who has switched it off before, as a test run does, switches it on
    gc.disable()


def resume_garbage_collection() -> None:
    """Exclude what is loaded from garbage collection, and resume it."""
    gc.freeze()
    if _paused:
        gc.enable()


pause_garbage_collection()  # before whatever the settings import
