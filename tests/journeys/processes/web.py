"""The web server in a process of its own, and clients that send raw bytes."""

import io
import json
import os
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException, HTTPResponse
from pathlib import Path
from typing import Any

from config.serve import APPLICATION
from tools.child_processes import HOST, free_port, start, stop

READY_SECONDS = 30
TIMEOUT = 10


@dataclass(frozen=True)
class WebProcess:
    """A running server."""

    port: int
    log: Path
    pid: int

    @property
    def url(self) -> str:
        """Where it is reached."""
        return f"http://{HOST}:{self.port}"

    def lines(self) -> list[dict[str, Any]]:
        """What it has logged as JSON so far."""
        text = self.log.read_text(errors="replace")
        return [json.loads(line) for line in text.split("\n") if line.startswith("{")]

    def get(self, path: str, timeout: float = TIMEOUT, **headers: str) -> "Answer":
        """One GET on a connection of its own."""
        return self.request("GET", path, None, timeout, **headers)

    def request(
        self, method: str, path: str, body: bytes | None, timeout: float = TIMEOUT, **headers: str
    ) -> "Answer":
        """One request on a connection of its own."""
        client = HTTPConnection(HOST, self.port, timeout=timeout)
        try:
            client.request(method, path, body, headers)
            return Answer.read(client.getresponse())
        finally:
            client.close()


@dataclass(frozen=True)
class Answer:
    """A response, read to its end."""

    status_code: int
    headers: dict[str, str]
    content: bytes

    @classmethod
    def read(cls, response: HTTPResponse) -> "Answer":
        """Status, headers and body."""
        headers = {name.title(): value for name, value in response.getheaders()}
        return cls(response.status, headers, response.read())

    def __getitem__(self, name: str) -> str:
        return self.headers[name.title()]

    def json(self) -> Any:
        """The body as JSON."""
        return json.loads(self.content)


class _SharedBuffer(io.BufferedReader):
    """What was received and not yet read: the end of one response, and the next one."""

    def close(self) -> None:
        """Stay open: a response closes what it was read from, also where others follow."""


class Wire:
    """A connection on which every byte is ours."""

    def __init__(self, live: WebProcess) -> None:
        self.socket = socket.create_connection((HOST, live.port), timeout=TIMEOUT)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._received = _SharedBuffer(socket.SocketIO(self.socket, "r"))

    def __enter__(self) -> "Wire":
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def send(self, *parts: bytes, pause: float = 0) -> None:
        """Each part in a packet of its own; a server that has hung up is no error here."""
        for part in parts:
            try:
                self.socket.sendall(part)
            except (BrokenPipeError, ConnectionResetError):
                return
            time.sleep(pause)

    def is_ended(self, patience: float = 40) -> bool:
        """Whether the server ends the connection in time, with an answer or without one."""
        self.socket.settimeout(patience)
        with suppress(ConnectionResetError):
            while self.socket.recv(65_536):
                pass
        return True

    def receive(self, method: str = "POST") -> Answer | None:
        """The next response; None if the server has hung up instead."""
        response = HTTPResponse(self.socket, method=method)
        response.fp.close()
        response.fp = self._received
        try:
            response.begin()
            return Answer.read(response)
        except (HTTPException, ConnectionResetError):
            return None


@contextmanager
def serve(
    database_url: str,
    log: Path,
    *,
    target: str = APPLICATION,
    workers: int = 1,
    **environment: str,
) -> Iterator[WebProcess]:
    """The web server as it is run, with the suite's settings, on a free port; ends with the block."""
    port = free_port()
    command = ["-m", "config.serve", target]
    command += ["--bind", f"{HOST}:{port}", "--workers", str(workers)]
    own_login = database_url.replace(
        "//postgres@", "//certificates_web@"
    )  # the fixtures' is a superuser's
    known = {"DJANGO_SETTINGS_MODULE": "config.settings.test", "DATABASE_URL": own_login}
    with log.open("wb") as output:
        process = start(command, output, environment={**os.environ, **known, **environment})
    live = WebProcess(port, log, process.pid)
    try:
        wait_until_ready(live, process)
        yield live
    finally:
        stop(process)


def wait_until_ready(live: WebProcess, process: "subprocess.Popen[bytes]") -> None:
    """Returns once it answers; fails with its log if it never does."""
    deadline = time.monotonic() + READY_SECONDS
    while time.monotonic() < deadline and process.poll() is None:
        try:
            if live.get("/healthz", timeout=2).status_code == 200:
                return
        except OSError:
            time.sleep(0.05)
    raise AssertionError(f"the server is not ready:\n{live.log.read_text()}")


def post(
    body: bytes, key: str, *headers: str, version: str = "1.1", length: int | None = None
) -> bytes:
    """The bytes of an issue request; with a `length` of its own, without one if `headers` say how long."""
    lines = [f"POST /api/external/certificates/issue HTTP/{version}", f"Host: {HOST}"]
    lines += ["Content-Type: application/json", f"x-api-key: {key}", *headers]
    if not any(header.lower().startswith("transfer-encoding") for header in headers):
        lines.append(f"Content-Length: {len(body) if length is None else length}")
    return ("\r\n".join(lines) + "\r\n\r\n").encode("latin-1") + body


def chunks(body: bytes, size: int) -> list[bytes]:
    """The body in chunks, and the last one, which is empty."""
    pieces = [body[at : at + size] for at in range(0, len(body), size)]
    return [b"%x\r\n%s\r\n" % (len(piece), piece) for piece in [*pieces, b""]]
