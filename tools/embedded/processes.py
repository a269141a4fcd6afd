"""Start server processes, find them again by pid file, and end them."""

import importlib.util
import os
import pwd
import signal
import stat
import subprocess
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import psutil

from tools.child_processes import end_with_parent

User = tuple[int, int]  # uid, gid


class ServerError(Exception):
    """A server did not start. The message is one sentence for the person at the terminal."""


class Process:
    """A server process that can be found again by its pid file, whichever process started it."""

    program: str  # as the operating system names the process
    log: Path

    def __init__(self, directory: Path, *, owned: bool) -> None:
        self.directory = directory.resolve()
        self.owned = owned
        self._child: subprocess.Popen[bytes] | None = None

    @property
    def pid_file(self) -> Path:
        raise NotImplementedError

    @property
    def pid(self) -> int | None:
        process = self._process()
        return process.pid if process else None

    def kill(self) -> None:
        """End the server as a crash would: SIGKILL to all its processes."""
        if process := self._process():
            kill_tree(process)
        self._reap()

    def _process(self) -> psutil.Process | None:
        """The running process that the pid file names, if it is this server.

        A pid file outlives a crash, and its number may belong to a stranger by now.
        """
        try:
            process = psutil.Process(int(self.pid_file.read_text().split()[0]))
            ours = process.name().startswith(self.program) and self._works_here(process)
        except (OSError, ValueError, IndexError, psutil.Error):
            return None
        return process if ours else None

    def _works_here(self, process: psutil.Process) -> bool:
        return Path(process.cwd()) == self.pid_file.parent and not is_gone(process)

    def _spawn(self, argv: Sequence[str | Path], *, parent_death: int, user: User | None) -> None:
        """Start the server in its own session, so that Ctrl-C in the terminal does not reach it."""
        with self.log.open("wb") as output:
            self._child = subprocess.Popen(
                [str(part) for part in argv],
                cwd=self.directory,
                env=clean_environment(),
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                start_new_session=True,
                preexec_fn=end_with_parent(parent_death) if self.owned else None,  # noqa: PLW1509  (one C call)
                **run_as(user),
            )

    def _ended(self) -> bool:
        """Whether the process that was started here has ended; false if none was."""
        return self._child is not None and self._child.poll() is not None

    def _reap(self) -> None:
        if self._child is not None:
            self._child.wait(timeout=5)
            self._child = None


def finish(process: psutil.Process, *steps: tuple[int, float]) -> None:
    """Send each signal and wait its seconds; at last kill the process and its children."""
    for signum, seconds in steps:
        send(process, signum)
        if wait_gone([process], seconds):
            return
    kill_tree(process)


def kill_tree(process: psutil.Process) -> None:
    """SIGKILL the process and all its descendants, and wait until they are gone."""
    try:
        family = [process, *process.children(recursive=True)]
    except psutil.NoSuchProcess:
        return
    for member in family:
        send(member, signal.SIGKILL)
    wait_gone(family, 5)


def send(process: psutil.Process, signum: int) -> None:
    try:
        process.send_signal(signum)
    except psutil.NoSuchProcess:
        return


def wait_gone(processes: Sequence[psutil.Process], seconds: float) -> bool:
    """Wait for processes, also ones that are not children; returns whether all ended in time."""
    deadline = time.monotonic() + seconds
    while not all(is_gone(process) for process in processes):
        if time.monotonic() > deadline:
            return False
        time.sleep(0.01)
    return True


def is_gone(process: psutil.Process) -> bool:
    """Whether a process has ended; a zombie counts as ended."""
    try:
        return not process.is_running() or process.status() == psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return True


def last_words(log: Path, *markers: str) -> str:
    """The line of a log that tells the cause: the last one with a marker, else the last one."""
    try:
        lines = [line.strip() for line in log.read_text(errors="replace").splitlines()]
    except OSError:
        return "it left no log"
    not_empty = [line for line in lines if line]
    marked = [line for line in not_empty if any(marker in line for marker in markers)]
    return (marked or not_empty or ["its log is empty"])[-1]


def clean_environment() -> dict[str, str]:
    """An environment without the shell's language, time zone and PG* variables."""
    return {"PATH": os.environ.get("PATH", os.defpath), "LC_ALL": "C", "TZ": "UTC"}


def wheel(package: str) -> Path:
    """The folder of an installed wheel, without importing it: only its programs are used."""
    spec = importlib.util.find_spec(package)
    if spec is None or not spec.origin:
        raise ServerError(
            f"The embedded servers need the package {package}, which is not installed: "
            "set DATABASE_URL and REDIS_URL, or install requirements/embedded.txt."
        )
    return Path(spec.origin).resolve().parent


# --- the user that PostgreSQL runs as: root must start it as another one ----------------------------


def account_for(data: Path) -> User | None:
    """The account to run servers as: None for an ordinary user; for root the data's owner, else `nobody`.

    `nobody` exists everywhere: no account has to be added to the machine.
    """
    if os.geteuid() != 0:
        return None
    if data.exists() and data.stat().st_uid != 0:
        return data.stat().st_uid, data.stat().st_gid
    entry = pwd.getpwnam("nobody")
    return entry.pw_uid, entry.pw_gid


def run_as(user: User | None) -> dict[str, Any]:
    """Arguments of `subprocess` for a process of this account.

    With its group, and no other: with root's group it could not pass a folder that only others may
    pass, as `open_the_way` leaves it.
    """
    return {"user": user[0], "group": user[1], "extra_groups": []} if user else {}


def make_private(folder: Path, user: User | None) -> bool:
    """Make a folder that only the server's user can open. False if it belongs to someone else."""
    folder.mkdir(mode=0o700, exist_ok=True)
    owner = folder.lstat().st_uid
    if folder.is_symlink() or owner not in {os.geteuid(), *(user or ())[:1]}:
        return False
    if user is not None:
        os.chown(folder, *user)
    folder.chmod(0o700)
    return True


def open_the_way(user: User | None, places: Iterable[Path]) -> list[Path]:
    """As root: let the server's user pass through the parent folders. Returns what was changed.

    Passing only (o+x): what lies in them can't be listed. A checkout under /root needs it.
    """
    if user is None:
        return []
    closed = [
        folder
        for folder in {parent for place in places for parent in place.parents}
        if folder.stat().st_uid != user[0] and not folder.stat().st_mode & stat.S_IXOTH
    ]
    for folder in closed:
        folder.chmod(stat.S_IMODE(folder.stat().st_mode) | stat.S_IXOTH)
    return sorted(closed)
