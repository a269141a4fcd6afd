"""Child processes on this machine, for the launcher, the benchmark and the tests."""

import ctypes
import os
import random
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import IO

HOST = "127.0.0.1"
ROOT = Path(__file__).resolve().parents[1]
PR_SET_PDEATHSIG = 1
LIBC = ctypes.CDLL(None) if sys.platform == "linux" else None


def start(
    arguments: Sequence[str],
    output: IO[bytes],
    *,
    environment: Mapping[str, str] | None = None,
    stdout: int | None = None,
    cwd: Path = ROOT,
) -> "subprocess.Popen[bytes]":
    """Start Python with these arguments, in a session of its own that ends with this process.

    Ctrl-C in the terminal does not reach it. `stdout` replaces `output` for what it prints.
    """
    return subprocess.Popen(
        [sys.executable, *arguments],
        cwd=cwd,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=stdout or output,
        stderr=output,
        start_new_session=True,
        preexec_fn=end_with_parent(signal.SIGTERM),  # noqa: PLW1509  (one C call)
    )


def stop(process: "subprocess.Popen[bytes]", *, seconds: float = 5) -> None:
    """SIGTERM, and after some seconds SIGKILL to its whole session."""
    process.terminate()
    try:
        process.wait(timeout=seconds)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait(timeout=5)


def end_with_parent(signum: int) -> Callable[[], object] | None:
    """For `preexec_fn`: the kernel sends `signum` to the child when its parent dies, however it dies.

    The parent is the thread that started it: start servers from one that lives. Linux only; elsewhere,
    what a killed parent leaves behind is found again by its pid file.
    """
    if LIBC is None:
        return None
    prctl = LIBC.prctl
    return lambda: prctl(PR_SET_PDEATHSIG, signum, 0, 0, 0)


def free_port() -> int:
    """A port of the loopback interface that nobody listens on now.

    Below the ports that the system gives to outgoing connections, one of which might take it
    before the caller listens.
    """
    for port in random.sample(range(10_000, 30_000), 100):
        with socket.socket() as probe, suppress(OSError):
            probe.bind((HOST, port))
            return port
    raise OSError("no port of a hundred is free")


def is_ready(port: int, path: str = "/readyz") -> bool:
    """Whether the service on this port is ready to serve."""
    connection = HTTPConnection(HOST, port, timeout=20)
    try:
        connection.request("GET", path)
        return connection.getresponse().status == 200  # noqa: PLR2004
    except (OSError, HTTPException):
        return False
    finally:
        connection.close()
