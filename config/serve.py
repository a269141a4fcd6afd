"""`python -m config.serve [application] [granian options]`: run the web server.

The image, compose.yaml, `make run` and an installation without Docker all start it this way, so that
its options stand in one place. An environment variable GRANIAN_… or an option overrides each of them.
"""

import asyncio
import ctypes
import multiprocessing
import os
import select
import signal
import subprocess
import sys
import threading
import time
from contextlib import suppress
from functools import partial

APPLICATION = "config.asgi:application"
OPTIONS = {
    "GRANIAN_INTERFACE": "asginl",
    "GRANIAN_HTTP": "1",  # where a connection is one request at a time
    "GRANIAN_WORKERS": "2",
    "GRANIAN_BACKPRESSURE": "512",  # connections of each worker; its threads: WEB_THREADS
    "GRANIAN_WEBSOCKETS": "false",
    "GRANIAN_RESPAWN_FAILED_WORKERS": "true",
    "GRANIAN_RESPAWN_INTERVAL": "1",
    # Seconds that a worker may take to answer what it has begun; then it is killed. Shorter than the
    # time that Docker (stop_grace_period in compose.yaml) or systemd gives to the whole.
    "GRANIAN_WORKERS_KILL_TIMEOUT": "20",
}
_M_ARENA_MAX = -8  # malloc.h
CHECK = "from config.settings.startup import check_settings; check_settings()"


def main(arguments: list[str]) -> int:
    """Check the settings, then serve until a signal stops it."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings.production")
    # In a process of its own: what this one imports, its workers would keep after a reload.
    as_web = {**os.environ, "PROCESS_ROLE": "web"}  # which needs no keys that sign
    check = subprocess.run([sys.executable, "-c", CHECK], env=as_web, check=False)  # noqa: S603  (fixed text)
    if check.returncode != 0:
        return check.returncode
    for name, value in OPTIONS.items():
        os.environ.setdefault(name, value)
    # Granian refuses it beside this interface, and the .env of an older installation may still have it.
    os.environ.pop("GRANIAN_BLOCKING_THREADS", None)
    if sys.platform == "linux":
        _limit_arenas()
        _follow_server()
    if not arguments or arguments[0].startswith("-"):
        arguments = [APPLICATION, *arguments]
    sys.argv = ["granian", *arguments]
    from granian import loops  # noqa: PLC0415  (its workers' imports begin here)
    from granian.cli import entrypoint  # noqa: PLC0415

    for name in list(loops.keys()):  # whichever is asked for: the application needs this one
        loops.register(name)(_request_loop)
    entrypoint()  # type: ignore[no-untyped-call]
    return 0


def _request_loop() -> asyncio.AbstractEventLoop:
    """The event loop of a new worker process."""
    from config.server.loop import RequestLoop  # noqa: PLC0415  (the worker's, not the server's)

    return RequestLoop.of_process()


def _limit_arenas() -> None:
    """Let all threads share two of glibc's memory arenas, here and in the forked workers.

    By default each thread has its own, and what one thread freed is not used by another: after bulk
    requests a worker kept a third more memory.
    """
    with suppress(AttributeError):  # another C library than glibc
        ctypes.CDLL(None).mallopt(_M_ARENA_MAX, 2)


def _follow_server() -> None:
    """Make each forked process end when this one does."""
    multiprocessing.set_start_method("fork")
    os.register_at_fork(after_in_child=partial(_prepare_worker, os.getpid()))


def _prepare_worker(server: int) -> None:
    """Prepare a new worker process before it loads the application.

    It was forked with the server's signal handlers, which only note that the server is to end: while
    the application loads, a SIGTERM would be lost and the server would wait for this worker forever.
    """
    for signum in (signal.SIGTERM, signal.SIGINT):
        signal.signal(signum, signal.SIG_DFL)
    threading.Thread(target=_end_after, args=(server,), name="end-with-server", daemon=True).start()


def _end_after(server: int) -> None:
    """Wait until the server has ended, then end this worker: SIGTERM, at last SIGKILL.

    Each worker listens on a socket of its own: those of a killed server would go on answering on its
    port, beside those of the next one.
    """
    with suppress(ProcessLookupError):
        ended = select.poll()
        ended.register(os.pidfd_open(server))
        ended.poll()
    signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGTERM)
    time.sleep(float(os.environ["GRANIAN_WORKERS_KILL_TIMEOUT"]))
    os._exit(1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
