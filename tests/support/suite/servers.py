"""A pytest plugin (`-p tests.support.suite.servers`): the suite's own PostgreSQL and Redis, started before Django.

Apart from `make run`'s servers and data. With DATABASE_URL and REDIS_URL set it starts nothing. Tests
that kill or pause a server take one of their own, from `own_postgres` and `own_redis`.
"""

import fcntl
import itertools
import os
import shutil
import subprocess
import uuid
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from tests.paths import ROOT
from tools.embedded import (
    EmbeddedPostgres,
    EmbeddedRedis,
    EmbeddedServers,
    EmbeddedStandby,
    ServerError,
)

TEST_VAR = ROOT / "var" / "test"
RUN_FOLDER = "TESTS_RUN_FOLDER"  # the variable that tells the workers where it is
IS_XDIST_WORKER = "PYTEST_XDIST_WORKER" in os.environ
stack = ExitStack()


@pytest.hookimpl(wrapper=True)
def pytest_load_initial_conftests() -> Iterator[None]:
    """Around pytest-django's own hook of this name, which reads the settings."""
    if not IS_XDIST_WORKER:
        stack.enter_context(servers())
    return (yield)


def pytest_unconfigure() -> None:
    stack.close()


@contextmanager
def servers() -> Iterator[None]:
    """Servers for this run. A second run in the same checkout gets the next folder."""
    with free_folder() as folder, own_folder() as shared:
        os.environ[RUN_FOLDER] = str(shared)
        embedded = EmbeddedServers(folder, durable=False)
        try:
            embedded.start()
        except ServerError:  # data that a crashed run left: worth nothing
            embedded.stop()
            for name in ("postgres", "redis"):
                shutil.rmtree(folder / name, ignore_errors=True)
            embedded.start()
        use_superuser(embedded)
        try:
            yield
        finally:
            embedded.stop()


def use_superuser(servers: EmbeddedServers) -> None:
    """Fixtures write rows of every issuer and change tables; what is tested takes the service's roles."""
    if isinstance(postgres := servers.needed.get("DATABASE_URL"), EmbeddedPostgres):
        for name in postgres.environment:
            del os.environ[name]
        os.environ["DATABASE_URL"] = postgres.url


@contextmanager
def free_folder() -> Iterator[Path]:
    """The first folder that no living run holds."""
    for number in itertools.count(1):
        folder = TEST_VAR / str(number)
        folder.mkdir(parents=True, exist_ok=True)
        with (folder / "run.lock").open("a") as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                continue
            yield folder
            return


@contextmanager
def run_folder() -> Iterator[Path]:
    """A folder that all workers of this run share and that goes with it; one worker at a time."""
    folder = Path(os.environ[RUN_FOLDER])
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "turn.lock").open("a") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield folder


@contextmanager
def own_postgres(*, durable: bool = False, data: Path | None = None) -> Iterator[EmbeddedPostgres]:
    """A server of the test's own, to kill and start again. Its data, a copy of `data`, go with it.

    What a killed process had written is still there without fsync: only a power cut takes that.
    """
    with own_folder() as folder:
        server = EmbeddedPostgres(folder, durable=durable)
        if data:
            folder.mkdir(parents=True)
            # With its owner: as root, PostgreSQL runs as somebody else.
            subprocess.run(["cp", "-a", str(data), str(server.data)], check=True)
        server.start()
        try:
            yield server
        finally:
            server.kill()


@contextmanager
def own_standby(primary: EmbeddedPostgres) -> Iterator[EmbeddedStandby]:
    """A streaming standby of a test's own server."""
    with own_folder() as folder:
        server = EmbeddedStandby(folder, primary)
        server.start()
        try:
            yield server
        finally:
            server.kill()


@contextmanager
def own_redis() -> Iterator[EmbeddedRedis]:
    """A server of the test's own, to kill, pause and start again."""
    with own_folder() as folder:
        server = EmbeddedRedis(folder)
        server.start()
        try:
            yield server
        finally:
            server.kill()


@contextmanager
def own_folder() -> Iterator[Path]:
    """Not pytest's `tmp_path`: PostgreSQL, which root can't be, could not pass through its parents."""
    folder = TEST_VAR / f"own-{uuid.uuid4().hex[:12]}"
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)
