"""PostgreSQL and Redis from wheels, for development and tests: nothing to install or set up.

The only package that knows the two embedded distributions. Production never imports it.
`EmbeddedServers` are those of one folder, shared by `make run` and every `manage.py` beside it.
"""

import atexit
import fcntl
import os
import sys
from collections.abc import Iterator, MutableMapping
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from .postgres import EmbeddedPostgres, EmbeddedStandby
from .processes import ServerError
from .redis import EmbeddedRedis

__all__ = [
    "EmbeddedPostgres",
    "EmbeddedRedis",
    "EmbeddedServers",
    "EmbeddedStandby",
    "ServerError",
    "serve_this_process",
]

Server = EmbeddedPostgres | EmbeddedRedis


class EmbeddedServers:
    """The servers for what the environment does not name: DATABASE_URL, REDIS_URL, each on its own.

    Each process that uses them holds a shared lock on a file; the last one to leave stops them. The
    kernel drops the lock of a killed process.
    """

    def __init__(
        self,
        directory: Path,
        environ: MutableMapping[str, str] = os.environ,
        *,
        durable: bool = True,
        owned: bool = True,
    ) -> None:
        self.directory = directory
        self.environ = environ
        self.needed: dict[str, Server] = {}
        if not environ.get("DATABASE_URL"):
            postgres = EmbeddedPostgres(directory / "postgres", durable=durable, owned=owned)
            self.needed["DATABASE_URL"] = postgres
        if not environ.get("REDIS_URL"):
            self.needed["REDIS_URL"] = EmbeddedRedis(directory / "redis", owned=owned)
        self._users: IO[str] | None = None

    def start(self, *names: str) -> None:
        """Start or join what is needed (all of it, or these), and name it in the environment."""
        for name in names or self.needed:
            with self._start_lock():
                self._register()
                self.needed[name].start()
            self.environ.update(self.needed[name].environment)

    def leave(self) -> None:
        """Stop the servers if no other process uses them."""
        with self._start_lock():
            if self._users is not None and self._is_last_user(self._users):
                self._stop()
            self._unregister()

    def stop(self) -> None:
        """Stop the servers, even if other processes use them."""
        with self._start_lock():
            self._stop()
            self._unregister()

    def _stop(self) -> None:
        for server in self.needed.values():
            server.stop()

    def _unregister(self) -> None:
        for server in self.needed.values():
            for name in server.environment:
                self.environ.pop(name, None)
        if self._users is not None:
            self._users.close()
            self._users = None

    def _register(self) -> None:
        if self._users is None:
            self._users = (self.directory / "users.lock").open("a")
            fcntl.flock(self._users, fcntl.LOCK_SH)

    @staticmethod
    def _is_last_user(users: IO[str]) -> bool:
        try:
            fcntl.flock(users, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    @contextmanager
    def _start_lock(self) -> Iterator[None]:
        """Lock: one process at a time starts or stops these servers."""
        try:
            self.directory.mkdir(parents=True, exist_ok=True)
            lock = (self.directory / "turn.lock").open("a")
        except OSError as error:
            raise ServerError(f"{self.directory} can't be written: {error}.") from error
        with lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            yield


def serve_this_process(directory: Path) -> None:
    """Provide servers for this process (`manage.py` without DATABASE_URL or REDIS_URL) until it ends."""
    servers = EmbeddedServers(directory, owned=False)
    try:
        servers.start()
    except ServerError as error:
        sys.exit(f"Error: {error}")
    owner = os.getpid()

    def leave() -> None:
        if os.getpid() == owner:  # not in a child that was forked from it
            servers.leave()

    atexit.register(leave)
