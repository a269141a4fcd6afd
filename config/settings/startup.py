"""Stop a process at its start with one sentence if its settings are unusable."""

import os
import sys

from django.conf import settings
from django.core.exceptions import ImproperlyConfigured

BAD_SETTINGS = (
    os.EX_CONFIG
)  # 78: no supervisor need try again (systemd: RestartPreventExitStatus=78)


def check_settings() -> None:
    """Load the settings; exits with a sentence instead of a traceback if they are wrong."""
    try:
        settings.SECRET_KEY  # noqa: B018  (reading one loads them all)
    except ImproperlyConfigured as error:
        sys.stderr.write(f"Error: {error}\n")
        sys.exit(BAD_SETTINGS)
