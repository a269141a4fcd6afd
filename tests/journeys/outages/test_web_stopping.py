"""The web server is stopped or killed at any moment: no process or socket remains."""

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from http.client import HTTPException
from pathlib import Path

import psutil
import pytest

from config.serve import APPLICATION
from tests.journeys.processes.load_clients import wait_for
from tests.journeys.processes.web import WebProcess, wait_until_ready
from tests.paths import ROOT
from tools.child_processes import HOST, free_port

pytestmark = pytest.mark.journey
DAWDLING = "tests.journeys.processes.slow_app:application"
PATIENCE = 20  # seconds; what is wrong here never ends
NEVER = "600"  # seconds until a worker is killed: longer than a test waits


class Server:
    """The web server in a session of its own, so that everything it starts can be found."""

    def __init__(self, folder: Path, application: str, kill_timeout: str) -> None:
        self.folder = folder
        port, log = free_port(), folder / "server.log"
        command = [sys.executable, "-m", "config.serve", application, "--workers", "2"]
        command += ["--bind", f"{HOST}:{port}", "--graceful-timeout", kill_timeout]
        environment = {
            "DJANGO_SETTINGS_MODULE": "config.settings.test",
            "DAWDLING_FOLDER": str(folder),
        }
        with log.open("wb") as output:
            self.main = subprocess.Popen(
                command,
                cwd=ROOT,
                env=os.environ | environment,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
                start_new_session=True,
            )
        self.live = WebProcess(port, log, self.main.pid)

    def processes(self) -> list[psutil.Process]:
        """All of it that lives."""
        return [process for process in psutil.process_iter() if self._is_ours(process)]

    def _is_ours(self, process: psutil.Process) -> bool:
        try:
            ours = os.getsid(process.pid) == self.main.pid
            return ours and process.status() != psutil.STATUS_ZOMBIE
        except (psutil.Error, ProcessLookupError):
            return False

    def begun(self, what: str, times: int) -> None:
        """Wait until so many workers are held up at this."""
        found = f"{what}-*"
        assert wait_for(lambda: len(list(self.folder.glob(found))) == times, PATIENCE), (
            self.log_text()
        )

    def assert_gone(self) -> None:
        """Nothing lives, and somebody else may have the port."""
        assert wait_for(lambda: self.processes() == [], PATIENCE), self.log_text()
        with socket.socket() as probe:
            assert probe.connect_ex((HOST, self.live.port)) != 0

    def log_text(self) -> str:
        return f"{self.processes()}\n{self.live.log.read_text()}"

    def end(self) -> None:
        self.main.poll()
        for process in self.processes():
            with suppress(psutil.Error):
                process.kill()
        self.main.wait()


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Starts servers; what a failed test leaves of them is killed."""
    servers: list[Server] = []

    def make(application: str = DAWDLING, kill_timeout: str = NEVER) -> Server:
        servers.append(Server(tmp_path, application, kill_timeout))
        return servers[-1]

    yield make
    for server in servers:
        server.end()


def ask(server: Server) -> threading.Thread:
    """A request that will be held up, on its way."""

    def get() -> None:
        with suppress(OSError, HTTPException):
            server.live.get("/slow", timeout=PATIENCE)

    thread = threading.Thread(target=get, daemon=True)
    thread.start()
    return thread


ENDINGS = pytest.mark.parametrize("signum", [signal.SIGTERM, signal.SIGKILL])


@ENDINGS
def test_while_the_workers_load(start, tmp_path: Path, signum: int):
    """Workers that load notice it when they have loaded; the server kills those that take too long."""
    (tmp_path / "hold-load").touch()
    server = start(kill_timeout="1")
    server.begun("load", times=2)
    server.main.send_signal(signum)
    server.main.wait(PATIENCE)
    (tmp_path / "hold-load").unlink()
    server.assert_gone()


@pytest.mark.parametrize(
    ("signum", "seconds"),
    [
        (signal.SIGTERM, 0.5),
        (signal.SIGTERM, 2.5),
        (signal.SIGKILL, 1.0),
        *(pytest.param(signal.SIGTERM, at, marks=pytest.mark.drill_only) for at in (0.0, 1.0, 1.5)),
    ],
)
def test_at_any_moment_of_the_real_start(start, signum: int, seconds: float):
    server = start(APPLICATION)
    time.sleep(seconds)
    server.main.send_signal(signum)
    server.main.wait(PATIENCE)
    server.assert_gone()


@ENDINGS
def test_while_it_serves(start, signum: int):
    server = start(APPLICATION)
    wait_until_ready(server.live, server.main)
    server.main.send_signal(signum)
    server.main.wait(PATIENCE)
    server.assert_gone()


def test_a_request_that_never_ends_does_not_keep_it(start, tmp_path: Path):
    (tmp_path / "hold-answer").touch()
    server = start(kill_timeout="1")
    wait_until_ready(server.live, server.main)
    ask(server)
    server.begun("answer", times=1)
    server.main.terminate()
    server.main.wait(PATIENCE)
    server.assert_gone()


def test_requests_that_have_begun_are_answered_before_the_end(start, tmp_path: Path):
    (tmp_path / "hold-answer").touch()
    server = start()
    wait_until_ready(server.live, server.main)
    asking = ask(server)
    server.begun("answer", times=1)
    server.main.terminate()
    assert asking.is_alive()
    (tmp_path / "hold-answer").unlink()
    assert server.main.wait(PATIENCE) == 0
    asking.join(PATIENCE)
    server.assert_gone()
