"""A copy of the project in which tests run `make run`."""

import http.client
import json
import os
import shutil
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import psutil

from tests.journeys.processes.load_clients import wait_for
from tests.paths import ROOT
from tools.child_processes import free_port

CODE = (
    *(
        "accounts",
        "certificates",
        "config",
        "deploy",
        "edu",
        "lib",
        "locale",
        "templates",
        "tools",
        "webhooks",
    ),
    "VERSION",
    "manage.py",
)
START_SECONDS = 240  # on a machine that does much else

PROCESSES = 11  # launcher, web server and its two workers, Celery, Redis, five of PostgreSQL
MEMORY = 900  # MiB of all together
SAMPLES, SAMPLE_SECONDS = 10, 0.3


class Checkout:
    """A copy of the project with a `var/` of its own, and the launcher in it."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "a checkout"
        self.root.mkdir(parents=True)
        for name in CODE:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, self.root / name)
            elif (ROOT / name).exists():
                shutil.copy(ROOT / name, self.root / name)
        self.port = free_port()
        self.output = self.root / "output"
        self.launchers: list[subprocess.Popen[bytes]] = []

    def launch(self, **environ: str) -> subprocess.Popen[bytes]:
        clean = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
        with self.output.open("wb") as output:
            launcher = subprocess.Popen(
                [sys.executable, "-m", "tools.launcher"],
                cwd=self.root,
                env={**clean, "PORT": str(self.port), **environ},
                stdout=output,
                stderr=subprocess.STDOUT,
            )
        self.launchers.append(launcher)
        return launcher

    def kill(self) -> None:
        """Ends every process of the checkout, and reads how the launchers ended: none stays a zombie."""
        for process in self.processes():
            with suppress(psutil.NoSuchProcess):
                process.kill()
        for launcher in self.launchers:
            launcher.wait(START_SECONDS)

    def start(self) -> subprocess.Popen[bytes]:
        launcher = self.launch()
        deadline = time.monotonic() + START_SECONDS
        while "Ready after" not in self.printed():
            assert launcher.poll() is None, self.printed()
            assert time.monotonic() < deadline, self.printed()
            time.sleep(0.05)
        return launcher

    def refused(self, **environ: str) -> str:
        """Start what can't start: one sentence, exit status 1."""
        launcher = self.launch(**environ)
        assert launcher.wait(START_SECONDS) == 1
        (sentence,) = [line for line in self.printed().splitlines() if line.startswith("Error: ")]
        assert "Traceback" not in self.printed()
        return sentence

    def printed(self) -> str:
        return self.output.read_text()

    def await_words(self, words: str, times: int = 1) -> None:
        assert wait_for(lambda: self.printed().count(words) == times, START_SECONDS), self.printed()

    def is_ready(self) -> bool:
        try:
            return self.get("/readyz") == 200
        except (OSError, http.client.HTTPException):
            return False

    def facts(self) -> dict[str, Any]:
        facts: dict[str, Any] = json.loads((self.root / "var" / "demo.json").read_text())
        return facts

    def get(self, path: str, **headers: str) -> int:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
        try:
            connection.request("GET", path, headers=headers)
            return connection.getresponse().status
        finally:
            connection.close()

    def processes(self) -> list[psutil.Process]:
        """Everything alive that works in this checkout: our parts, PostgreSQL, Redis."""
        return [process for process in psutil.process_iter() if self._is_ours(process)]

    def _is_ours(self, process: psutil.Process) -> bool:
        try:
            return bool(process.cwd().startswith(str(self.root)))
        except psutil.Error:
            return False


def measure_processes(launcher: subprocess.Popen[bytes]) -> None:
    """Few and small processes, PostgreSQL and Redis included; sessions of PostgreSQL come and go."""
    family = _lasting_family(psutil.Process(launcher.pid))
    names = {pid: " ".join(psutil.Process(pid).cmdline())[:80] for pid in family}
    sessions = {pid for pid, name in names.items() if "certificates [local]" in name}
    assert len(family - sessions) == PROCESSES, names
    used = sum(proportional_memory(pid) for pid in family)
    assert used <= MEMORY, f"{used} MiB"


def _lasting_family(launcher: psutil.Process) -> set[int]:
    """The processes that are there each time one looks.

    PostgreSQL starts others for a moment, to vacuum or for a session; for an instant they bear its own
    name.
    """
    family = {launcher.pid, *(each.pid for each in launcher.children(recursive=True))}
    for _ in range(SAMPLES):
        time.sleep(SAMPLE_SECONDS)
        family &= {launcher.pid, *(each.pid for each in launcher.children(recursive=True))}
    return family


def proportional_memory(pid: int) -> float:
    """The memory of a process in MiB: what it shares with others counts in parts."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    (line,) = [line for line in lines if line.startswith("Pss:")]
    return int(line.split()[1]) / 1024
