"""nginx has a web server of its own answer what computes for long, and the others while that one is away."""

import re
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from tests.journeys.processes.nginx import behind_nginx
from tests.journeys.processes.web import WebProcess
from tests.paths import ROOT
from tools.child_processes import HOST

pytestmark = pytest.mark.journey
LONG = {
    "/api/external/certificates/bulk-actions",
    "/api/external/certificates/imports",
    "/api/external/certificates/issue/bulk",
    "/api/external/edu/programs/{programId}/complete",
    "/api/external/edu/recipients/imports",
}


class Port(BaseHTTPRequestHandler):
    """Says on which port it was asked."""

    def do_GET(self) -> None:
        assert isinstance(self.server, ThreadingHTTPServer)
        content = str(self.server.server_port).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, *_: object) -> None: ...


@contextmanager
def server() -> Iterator[int]:
    with ThreadingHTTPServer((HOST, 0), Port) as running:
        threading.Thread(target=running.serve_forever).start()
        yield running.server_port
        running.shutdown()


def test_long_requests_have_a_server_of_their_own(tmp_path: Path):
    document = (ROOT / "docs" / "openapi.yaml").read_text()
    paths = {
        *re.findall(r"^  (/api/.+):$", document, re.MULTILINE),
        "/en/verify/",
        "/admin/imports",
    }
    assert paths > LONG
    with ExitStack() as stack, server() as web:
        bulk = stack.enter_context(server())
        with behind_nginx(WebProcess(web, tmp_path, 0), tmp_path, bulk=bulk) as nginx:
            asked = {path: int(nginx.get(re.sub("[{}]", "", path)).content) for path in paths}
            assert asked == {path: bulk if path in LONG else web for path in paths}
            stack.close()
            for path in LONG:
                assert int(nginx.get(path).content) == web
