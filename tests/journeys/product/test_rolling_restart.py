"""deploy/rolling-restart where a web server does not become ready."""

import re
import subprocess
import threading
from contextlib import ExitStack
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


def test_a_web_server_that_does_not_start_ends_the_restart(tmp_path: Path):
    """The other one stays in use, also when the restart is run again; then it begins where it ended."""
    ports = [free_port() for _ in range(3)]
    conf, asked, restart = (tmp_path / name for name in ("nginx.conf", "asked", "restart"))
    restart.write_text(f'#!/bin/sh\necho "$1" >> {asked}\n')
    restart.chmod(0o755)
    environment = around(tmp_path, restart) | {"PATIENCE": "1"}
    command = partial(
        subprocess.run,
        ROLLING_RESTART,
        capture_output=True,
        text=True,
        check=False,
        timeout=SECONDS,
    )
    with nginx(tmp_path, ports, {}), ExitStack() as stack:
        assert wait_for((tmp_path / "nginx.pid").exists, SECONDS)
        text = conf.read_text()
        marked = re.sub(rf"(:{ports[1]} .*);", r"\1 down;", text)
        conf.write_text(marked)
        for _ in range(2):
            done = command(env=environment)
            assert done.returncode == 1
            assert f"the web server on port {ports[1]} is not ready" in done.stderr
            assert conf.read_text() == marked
        for port in ports:
            server = stack.enter_context(ThreadingHTTPServer((HOST, port), Ready))
            threading.Thread(target=server.serve_forever, daemon=True).start()
            stack.callback(server.shutdown)
        assert command(env=environment).returncode == 0
        assert conf.read_text() == text
    names = [f"certificates-web@{ports[each]}" for each in (1, 1, 1, 0, 2)]
    assert asked.read_text().split() == names
