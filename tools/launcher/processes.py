"""The launcher's child processes: each with its own session and log, none left behind."""

import json
import os
import re
import signal
import subprocess
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import psutil

from tools import child_processes

from .checkout import LaunchProblem, paint

TERM_SECONDS = 2.0  # then SIGKILL: with the databases' time, the whole stop stays under 5 s
TAIL = 15
ERROR = re.compile(r'"levelname": ?"(?:ERROR|CRITICAL)"|\b(?:ERROR|CRITICAL)[/\]]')
LONGEST = 160
RESTARTS = 3  # of one process within RESTART_SECONDS
RESTART_SECONDS = 60.0


@dataclass(slots=True)
class Child:
    """A long-running process of the service."""

    name: str
    arguments: Sequence[str]
    log: Path
    process: subprocess.Popen[bytes]


class Restarts:
    """Counts restarts of each process, and refuses too many."""

    def __init__(self) -> None:
        self._made: dict[str, list[float]] = {}

    def note(self, name: str, how: str) -> None:
        """Report a restart. Raises LaunchProblem after too many within a minute."""
        now = time.monotonic()
        recent = [at for at in self._made.get(name, []) if now - at < RESTART_SECONDS]
        if len(recent) >= RESTARTS:
            raise LaunchProblem(
                f"{name} has ended {len(recent) + 1} times within a minute ({how})."
            )
        self._made[name] = [*recent, now]
        print(paint("33", f"  {name} has ended ({how}): started again"), flush=True)


class Children:
    """Starts, watches and stops the processes. `check` raises when a signal asks to stop."""

    def __init__(self, root: Path, var: Path, check: Callable[[], None]) -> None:
        self.root = root
        self.logs = var / "log"
        self.record = var / "children.json"
        self.check = check
        self.all: list[Child] = []
        self.logs.mkdir(exist_ok=True)

    def run(self, name: str, *arguments: str) -> str:
        """Run Python once and return what it printed. Its errors go to `var/log/<name>.log`."""
        log = self._fresh_log(name)
        process = self._spawn(arguments, log, stdout=subprocess.PIPE)
        try:
            while True:
                self.check()
                try:
                    output = process.communicate(timeout=0.1)[0].decode()
                    break
                except subprocess.TimeoutExpired:
                    continue
        except BaseException:
            process.kill()
            process.wait()
            raise
        if process.returncode == os.EX_DATAERR:  # it says itself what to do
            raise LaunchProblem(log.read_text().strip().rpartition("CommandError: ")[2])
        if process.returncode != 0:
            raise LaunchProblem(f"`{' '.join(arguments)}` failed:{tail(log, output)}")
        return output

    def start(self, name: str, *arguments: str) -> None:
        """Start a process, and record its process group in case the launcher is killed."""
        log = self._fresh_log(name)
        self.all.append(Child(name, arguments, log, self._spawn(arguments, log)))
        self._record_groups()

    def check_alive(self) -> None:
        """Raise LaunchProblem if a process has ended."""
        for child in self.all:
            if (status := child.process.poll()) is not None:
                raise LaunchProblem(f"{child.name} has ended ({ending(status)}).{tail(child.log)}")

    def restart_ended(self, restarts: Restarts) -> None:
        """Restart processes that have ended. Raises LaunchProblem for one that ends too often."""
        for child in self.all:
            if (status := child.process.poll()) is None:
                continue
            send(child.process.pid, signal.SIGKILL, group=True)  # kills what is left of it
            try:
                restarts.note(child.name, ending(status))
            except LaunchProblem as problem:
                raise LaunchProblem(f"{problem}{tail(child.log)}") from None
            child.process = self._spawn(child.arguments, child.log)
            self._record_groups()

    def stop(self) -> None:
        """Send SIGTERM to every process, and after TERM_SECONDS SIGKILL to what is left of their groups."""
        for child in self.all:
            send(child.process.pid, signal.SIGTERM, group=False)
        deadline = time.monotonic() + TERM_SECONDS
        while time.monotonic() < deadline and any(c.process.poll() is None for c in self.all):
            time.sleep(0.02)
        for child in self.all:
            send(child.process.pid, signal.SIGKILL, group=True)
            child.process.wait()
        self.all.clear()
        self.record.unlink(missing_ok=True)

    def end_leftovers(self) -> None:
        """Kill what a killed launcher left: members of the recorded groups that run in this checkout."""
        try:
            groups = set(json.loads(self.record.read_text()))
        except (OSError, ValueError, TypeError):
            return
        for process in psutil.process_iter():
            try:
                if os.getpgid(process.pid) in groups and Path(process.cwd()) == self.root:
                    process.kill()
                    process.wait(2)
            except (psutil.Error, OSError):
                continue
        self.record.unlink(missing_ok=True)

    def _record_groups(self) -> None:
        self.record.write_text(json.dumps([child.process.pid for child in self.all]))

    def _fresh_log(self, name: str) -> Path:
        """A new empty log; the previous run's is kept as `.log.1`."""
        log = self.logs / f"{name}.log"
        if log.exists():
            log.replace(log.with_suffix(".log.1"))
        return log

    def _spawn(
        self, arguments: Sequence[str], log: Path, stdout: int | None = None
    ) -> subprocess.Popen[bytes]:
        with log.open("ab") as output:
            return child_processes.start(arguments, output, stdout=stdout)


def send(pid: int, signum: int, *, group: bool) -> None:
    try:
        (os.killpg if group else os.kill)(pid, signum)
    except (ProcessLookupError, PermissionError):  # macOS: a group of zombies may not be signalled
        return


def ending(status: int) -> str:
    return f"exit status {status}" if status >= 0 else signal.Signals(-status).name


def tail(log: Path, output: str = "") -> str:
    """The last lines of a log, indented, and the path of the whole."""
    lines = [*output.splitlines(), *log.read_text(errors="replace").splitlines()]
    last = [line for line in lines if line.strip()][-TAIL:]
    return "".join(f"\n    {line[:300]}" for line in last) + f"\n    (all of it: {log})"


class LogWatch:
    """Follows one log, and reports its errors on the terminal, one line each."""

    def __init__(self, name: str, log: Path) -> None:
        self.name = name
        self.log = log
        self._position = 0
        self._said = ""

    def look(self) -> None:
        """Print the first new error since the last call, unless it was printed last."""
        with self.log.open("rb") as stream:
            stream.seek(self._position)
            lines = stream.read().decode(errors="replace").splitlines()
            self._position = stream.tell()
        errors = [message(line) for line in lines if ERROR.search(line)]
        if errors and errors[0] != self._said:
            self._said = errors[0]
            more = f" (and {len(errors) - 1} more)" if errors[1:] else ""
            print(paint("31", f"  {self.name}: {errors[0]}{more}"), f"-> {self.log}", flush=True)


def message(line: str) -> str:
    """The message of a JSON log line; a plain line as it is."""
    try:
        text = str(json.loads(line)["message"])
    except (ValueError, KeyError, TypeError):
        text = line
    return text.splitlines()[0][:LONGEST] if text else line[:LONGEST]
