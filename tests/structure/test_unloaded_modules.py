"""What processes leave unloaded until somebody needs it: each is some MiB in every one of them."""

import subprocess
import sys

import pytest

FOR_WEB = ("openpyxl", "typst", "aiohttp", "pyld", "rfc3161_client", "fontTools", "PIL")
FOR_WORKERS = ("openpyxl", "typst", "pyld", "fontTools", "PIL", "config.urls")
WEB = f"""
import sys
import config.wsgi
from django.urls import get_resolver
get_resolver().reverse_dict
print([name for name in {FOR_WEB!r} if name in sys.modules])
"""
WORKER = f"""
import sys
from config.celery import app
app.loader.init_worker()
app.finalize()
print([name for name in {FOR_WORKERS!r} if name in sys.modules])
"""


@pytest.mark.parametrize("program", [WEB, WORKER], ids=["web", "worker"])
def test_a_process_starts_without_what_it_seldom_needs(program: str):
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"
