"""What clients are given: the service's address and a key, and a way to it that loses answers."""

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from certificates.models import CertificateType
from tests.factories.certificates import make_type
from tests.journeys.processes.web import WebProcess
from tools.child_processes import HOST


@dataclass
class LossyProxy:
    """Passes requests on, and hangs up instead of answering while `to_lose` is above zero."""

    url: str
    to_lose: int = 0
    keys: list[str | None] = field(default_factory=list)


@dataclass(frozen=True)
class Access:
    """What a client needs."""

    url: str
    key: str

    @property
    def environment(self) -> dict[str, str]:
        """As the command line reads it."""
        return {"CIS_BASE_URL": self.url, "CIS_API_KEY": self.key}


@pytest.fixture
def access(live: WebProcess, transactional_db: None, key) -> Access:
    """A key that the running service knows."""
    return Access(live.url, key.token.reveal())


@pytest.fixture
def steel(access: Access, issuer) -> CertificateType:
    """A type for products, addressed by its code."""
    field = {"key": "heat", "label": {"en": "Heat"}, "searchable": True}
    return make_type(issuer, code="steel", fields=[field])


@pytest.fixture
def lossy(live: WebProcess) -> Iterator[LossyProxy]:
    """In front of the service."""
    with _proxy(live) as running:
        yield running


@contextmanager
def _proxy(live: WebProcess) -> Iterator[LossyProxy]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            kept = ("content-type", "x-api-key", "idempotency-key")
            headers = {name: self.headers[name] for name in kept if name in self.headers}
            answer = live.request("POST", self.path, body, **headers)
            proxy.keys.append(self.headers["idempotency-key"])
            if proxy.to_lose:
                proxy.to_lose -= 1
                self.close_connection = True
                return
            self.send_response(answer.status_code)
            for name in ("Content-Type", "Content-Length"):
                self.send_header(name, answer[name])
            self.end_headers()
            self.wfile.write(answer.content)

        def log_message(self, *_: object) -> None:
            """Nobody reads it."""

    with ThreadingHTTPServer((HOST, 0), Handler) as server:
        proxy = LossyProxy(f"http://{HOST}:{server.server_port}")
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
        thread.start()
        yield proxy
        server.shutdown()
        thread.join()


def lines_of(text: str) -> list[dict]:
    """JSON, an object on each line."""
    return [json.loads(line) for line in text.splitlines()]
