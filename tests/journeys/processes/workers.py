"""Job workers as processes, to be killed and to share work."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

from django.db import connection

from tests.paths import ROOT

PATIENCE = 60  # seconds


def database_url() -> str:
    """The database of these tests, for processes of their own."""
    name = connection.settings_dict["NAME"]
    return urlsplit(os.environ["DATABASE_URL"])._replace(path=f"/{name}").geturl()


@contextmanager
def worker(program: str = "jobs_worker", **environment: str) -> Iterator[subprocess.Popen[str]]:
    """A process of its own with the login of workers, at the database of these tests if none is given."""
    url = environment.pop("DATABASE_URL", database_url())  # the fixtures' is a superuser's
    own_login = url.replace("//postgres@", "//certificates_worker@")
    given = {"DATABASE_URL": own_login, "DJANGO_SETTINGS_MODULE": "config.settings.test"}
    process = subprocess.Popen(
        [sys.executable, "-m", f"tests.journeys.processes.{program}"],
        cwd=ROOT,
        env=os.environ | given | environment,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        yield process
    finally:
        process.kill()
        process.wait()
        assert process.stdout is not None
        process.stdout.close()


def wait(until: Callable[[], bool], patience: float = PATIENCE, every: float = 0.02) -> None:
    """Returns once it is so; fails if it never comes about."""
    deadline = time.monotonic() + patience
    while not until():
        assert time.monotonic() < deadline, "nothing happens any more"
        time.sleep(every)
