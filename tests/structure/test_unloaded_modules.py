"""What a web process leaves unloaded until somebody needs it: each is many MiB in every worker."""

import subprocess
import sys

RARE = ("openpyxl", "typst", "aiohttp")
LOADED = f"""
import sys
import config.asgi
from django.urls import get_resolver
get_resolver().reverse_dict
print([name for name in {RARE!r} if name in sys.modules])
"""


def test_a_web_process_starts_without_what_few_requests_need():
    done = subprocess.run(
        [sys.executable, "-c", LOADED], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"
