#!/usr/bin/env python
"""Django's command line; settings default to local development."""

import os
import sys

# /metrics adds up what serves and works; what a command does is not to be counted with it. Taken away
# before anything is imported that reads it.
os.environ.pop("PROMETHEUS_MULTIPROC_DIR", None)
# It alone connects as the owner of the tables (config/settings/database.py).
if sys.argv[1:2] == ["migrate"]:
    os.environ["PROCESS_ROLE"] = "migrate"

from django.core.management import execute_from_command_line

from config.settings import check_settings

if __name__ == "__main__":
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings.local")
    check_settings()
    execute_from_command_line(sys.argv)
