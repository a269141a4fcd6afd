"""`make run`: start everything in order, print the summary, watch, stop everything. `make reset`: remove its data."""

import json
import os
import shutil
import signal
import sys
import time
from types import FrameType
from typing import Any

from tools.child_processes import is_ready
from tools.embedded import EmbeddedPostgres, EmbeddedServers, ServerError
from tools.launcher import demo

from .checkout import HOST, ROOT, VAR, Address, LaunchProblem, complain, only_one, paint, step
from .processes import Children, LogWatch, Restarts

READY_SECONDS = 60
DEMO = VAR / "demo.json"
SERVERS = {"DATABASE_URL": "PostgreSQL", "REDIS_URL": "Redis"}
STOPPING = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


class Stop(Exception):
    """A signal asked for the stop."""


class StopSignal:
    """Remembers a stop signal; checked only where nothing is half done."""

    def __init__(self) -> None:
        self.made = False
        for signum in STOPPING:
            signal.signal(signum, self._make)

    def _make(self, signum: int, frame: FrameType | None) -> None:
        self.made = True

    def check(self) -> None:
        if self.made:
            raise Stop


def main() -> int:
    """Exit status 0 after a requested stop, 1 with a sentence on standard error after a failure."""
    started = time.monotonic()
    stop_signal = StopSignal()
    try:
        address = Address.read(os.environ)
        with only_one(address.base_url):
            serve(address, stop_signal, started)
    except Stop:
        print("  Stopped.", flush=True)
        return 0
    except LaunchProblem as problem:
        complain(str(problem))
        return 1
    except ServerError as error:
        complain(f"{error} `make reset` starts over with new data.")
        return 1
    except OSError as error:
        complain(f"{error.strerror}: {error.filename}" if error.filename else str(error))
        return 1
    return 0


def serve(address: Address, stop_signal: StopSignal, started: float) -> None:
    """Run the service from the first check until everything has stopped."""
    children = Children(ROOT, VAR, stop_signal.check)
    children.end_leftovers()
    address.check_free()
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings.local")
    os.environ["BASE_URL"] = address.base_url
    shutil.rmtree(VAR / "metrics", ignore_errors=True)  # of an earlier run
    os.environ["PROMETHEUS_MULTIPROC_DIR"] = str(VAR / "metrics")
    servers = EmbeddedServers(VAR)
    try:
        start_servers(servers, stop_signal)
        facts = start_parts(address, children, stop_signal)
        seconds = time.monotonic() - started
        print(demo.summary(address, facts), flush=True)
        print(paint("1", f"  Ready after {seconds:.1f} s. Ctrl-C stops everything."), flush=True)
        watch(children, servers, stop_signal)
    finally:
        for signum in STOPPING:
            signal.signal(signum, signal.SIG_IGN)
        children.stop()
        servers.stop()


def start_servers(servers: EmbeddedServers, stop_signal: StopSignal) -> None:
    """Start the servers that the environment does not name; the others are used as they are."""
    for name, title in SERVERS.items():
        stop_signal.check()
        if name not in servers.needed:
            print(f"  {title}: the one of {name}", flush=True)
            continue
        with step(title):
            servers.start(name)
    for server in servers.needed.values():
        if isinstance(server, EmbeddedPostgres) and server.opened:
            folders = ", ".join(str(folder) for folder in server.opened)
            print(f"  (PostgreSQL can't run as root: its user may now pass through {folders})")


def start_parts(address: Address, children: Children, stop_signal: StopSignal) -> dict[str, Any]:
    """Migrate, start the service's processes, issue the first certificate."""
    with step("Database schema"):
        children.run("setup", "manage.py", "migrate", "--no-input")
    with step("Web server, workers"):
        start_service(address, children)
        demo_facts = json.loads(children.run("demo", "manage.py", "demo", "--kept", str(DEMO)))
        known_certificate = demo.read(DEMO).get("certificateId")
        demo.write(DEMO, demo_facts)  # at once: a new secret is shown only once
        await_ready(address.port, children, stop_signal)
    with step("First certificate, through the API"):
        certificate = demo.first_certificate(address, demo_facts, known_certificate)
    facts = demo.facts_of(address, demo_facts, certificate)
    demo.write(DEMO, facts)
    return facts


def start_service(address: Address, children: Children) -> None:
    server = ["-m", "config.serve", "--bind", f"{HOST}:{address.port}"]
    server += ["--graceful-timeout", "1"]  # less than the launcher waits for it
    worker = ["-m", "celery", "-A", "config", "worker", "-n", "worker@%h"]  # of all queues
    worker += ["--pool", "threads", "--concurrency", "3"]  # one of them for jobs
    worker += ["--with-beat", "--schedule", str(VAR / "beat-schedule")]
    worker += ["--without-gossip", "--without-mingle", "--without-heartbeat"]
    children.start("web", *server)
    children.start("worker", *worker)


def await_ready(port: int, children: Children, stop_signal: StopSignal) -> None:
    deadline = time.monotonic() + READY_SECONDS
    while not is_ready(port):
        stop_signal.check()
        children.check_alive()
        if time.monotonic() > deadline:
            raise LaunchProblem(
                f"The service is not ready after {READY_SECONDS} s: see var/log/web.log."
            )
        time.sleep(0.1)


def watch(children: Children, servers: EmbeddedServers, stop_signal: StopSignal) -> None:
    """Restart what ends, until a signal or until a process ends too often."""
    logs = [LogWatch(child.name, child.log) for child in children.all]
    restarts = Restarts()
    while True:
        for _ in range(10):
            stop_signal.check()
            children.restart_ended(restarts)
            time.sleep(0.1)
        for log in logs:
            log.look()
        for name, server in servers.needed.items():
            if server.pid is None:
                restarts.note(SERVERS[name], f"see {server.log}")
                server.stop()  # kills what is left of it
                servers.start(name)


def reset() -> int:
    """Remove `var/`, unless it is in use."""
    try:
        with only_one("make reset"):
            EmbeddedServers(VAR, {}).stop()  # what a killed start may have left running
            shutil.rmtree(VAR)
    except LaunchProblem as problem:
        complain(str(problem))
        return 1
    except OSError as error:
        complain(f"{VAR} can't be removed: {error}.")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(reset() if sys.argv[1:] == ["reset"] else main())
