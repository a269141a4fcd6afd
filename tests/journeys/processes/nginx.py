"""nginx with the files of deploy/, in front of processes of the tests."""

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from tests.journeys.processes.web import WebProcess, wait_until_ready
from tests.paths import ROOT
from tools.child_processes import HOST, free_port

NGINX = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
SECONDS = 60  # what hangs never ends


@contextmanager
def running(folder: Path, text: str) -> Iterator["subprocess.Popen[bytes]"]:
    """nginx with this content of its http block; what that includes is taken from deploy/nginx."""
    text = text.replace("/etc/nginx/certificates", str(ROOT / "deploy" / "nginx"))
    text = text.replace("/var/log/nginx/access.log", f"{folder}/access.log")
    temporary = " ".join(
        f"{name}_temp_path {folder}/nginx-{name};"
        for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = folder / "nginx.conf"
    whole.write_text(
        f"daemon off; pid {folder}/nginx.pid; error_log {folder}/nginx.log; worker_rlimit_nofile 8192;"
        f" user root; events {{ worker_connections 4096; }} http {{ access_log off; {temporary}\n{text}\n}}"
    )
    assert NGINX is not None, "nginx is needed: apt-get install nginx-light"
    process = subprocess.Popen([NGINX, "-c", str(whole)], start_new_session=True)
    try:
        yield process
    finally:
        process.terminate()
        process.wait(SECONDS)


@contextmanager
def behind_nginx(
    web: WebProcess, folder: Path, *others: int, bulk: int | None = None
) -> Iterator[WebProcess]:
    """The web server as compose.yaml's nginx shows it: same log and process, another port.

    Beside it web servers on other ports, and one for bulk requests.
    """
    port = free_port()
    text = (ROOT / "deploy" / "nginx" / "compose.conf").read_text()
    for name, ports in (("web", (web.port, *others)), ("bulk", (bulk or web.port,))):
        servers = "".join(rf"server {HOST}:{each}\1;" for each in ports)
        text = re.sub(rf"server {name}:8000(.*);", servers, text)
    with running(folder, text.replace("listen 80", f"listen {HOST}:{port}")) as process:
        front = replace(web, port=port)
        wait_until_ready(front, process)
        yield front
