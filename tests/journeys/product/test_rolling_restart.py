"""deploy/rolling-restart where a web server does not become ready, and where a client never ends."""

import re
import socket
import ssl
import subprocess
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from tests.journeys.processes.load_clients import wait_for
from tests.journeys.processes.nginx import NGINX, SECONDS
from tests.journeys.product.test_systemd import ROLLING_RESTART, around, nginx
from tools.child_processes import HOST, free_port

pytestmark = [
    pytest.mark.journey,
    pytest.mark.skipif(NGINX is None, reason="no nginx"),
]


class Ready(BaseHTTPRequestHandler):
    """A web server that says that it is ready."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()

    def log_message(self, *_: object) -> None: ...


def restarting(folder: Path) -> tuple[Path, Path, "partial[subprocess.CompletedProcess[str]]"]:
    """What runs deploy/rolling-restart with a patience of one second; nginx's file, and what it has restarted."""
    asked, restart = folder / "asked", folder / "restart"
    restart.write_text(f'#!/bin/sh\necho "$1" >> {asked}\n')
    restart.chmod(0o755)
    command = partial(
        subprocess.run,
        ROLLING_RESTART,
        env=around(folder, restart) | {"PATIENCE": "1"},
        capture_output=True,
        text=True,
        check=False,
        timeout=SECONDS,
    )
    return folder / "nginx.conf", asked, command


def serve(stack: ExitStack, ports: list[int]) -> None:
    for port in ports:
        server = stack.enter_context(ThreadingHTTPServer((HOST, port), Ready))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        stack.callback(server.shutdown)


def test_a_web_server_that_does_not_start_ends_the_restart(tmp_path: Path):
    """The other one stays in use, also when the restart is run again; then it begins where it ended."""
    ports = [free_port() for _ in range(3)]
    conf, asked, command = restarting(tmp_path)
    with nginx(tmp_path, ports, {}), ExitStack() as stack:
        assert wait_for((tmp_path / "nginx.pid").exists, SECONDS)
        text = conf.read_text()
        marked = re.sub(rf"(:{ports[1]} .*);", r"\1 down;", text)
        conf.write_text(marked)
        for _ in range(2):
            done = command()
            assert done.returncode == 1
            assert f"the web server on port {ports[1]} is not ready" in done.stderr
            assert conf.read_text() == marked
        serve(stack, ports)
        assert command().returncode == 0
        assert conf.read_text() == text
    names = [f"certificates-web@{ports[each]}" for each in (1, 1, 1, 0, 2)]
    assert asked.read_text().split() == names


def test_a_client_that_never_ends_does_not_hold_the_restart_up(tmp_path: Path):
    ports = [free_port() for _ in range(3)]
    _conf, asked, command = restarting(tmp_path)
    with nginx(tmp_path, ports, {}) as site, ExitStack() as stack:
        serve(stack, ports)
        assert wait_for((tmp_path / "nginx.pid").exists, SECONDS)
        sent = stack.enter_context(trickling(site.port))
        assert command().returncode == 0
        before = len(sent)
        assert wait_for(lambda: len(sent) > before, SECONDS), "nginx has cut it off"
    assert len(asked.read_text().split()) == 3


@contextmanager
def trickling(port: int) -> Iterator[list[bytes]]:
    """A client that sends a byte of its body five times a second; what it has sent."""
    over, sent = threading.Event(), [b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9999\r\n\r\n"]
    plain = socket.create_connection((HOST, port), SECONDS)
    with ssl._create_unverified_context().wrap_socket(plain) as client:
        client.sendall(sent[0])

        def send() -> None:
            with suppress(OSError):
                while not over.wait(0.2):
                    client.sendall(b"x")
                    sent.append(b"x")

        thread = threading.Thread(target=send)
        thread.start()
        try:
            yield sent
        finally:
            over.set()
            thread.join()
