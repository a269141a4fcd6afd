"""A receiver of OpenTelemetry's traces: OTLP over HTTP, decoded by OpenTelemetry's own messages."""

import gzip
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from opentelemetry.proto.trace.v1.trace_pb2 import Span

HOST = "127.0.0.1"


@dataclass
class Collector:
    """What was received: spans, and the bytes that they came in."""

    url: str = ""
    spans: list[Span] = field(default_factory=list)
    raw: bytes = b""
    services: set[str] = field(default_factory=set)

    def trace(self, trace_id: str) -> list[Span]:
        """The spans of one trace."""
        return [span for span in self.spans if span.trace_id.hex() == trace_id]

    def take(self, body: bytes) -> None:
        """Decode one export."""
        self.raw += body
        for resource in ExportTraceServiceRequest.FromString(body).resource_spans:
            named = {each.key: each.value.string_value for each in resource.resource.attributes}
            self.services.add(named["service.name"])
            self.spans += [span for scope in resource.scope_spans for span in scope.spans]


@contextmanager
def collecting() -> Iterator[Collector]:
    """A collector on a free port; gone after the block."""
    collector = Collector()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            packed = self.headers.get("Content-Encoding") == "gzip"
            collector.take(gzip.decompress(body) if packed else body)
            self.send_response(200)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Nothing: the tests read what was received."""

    server = ThreadingHTTPServer((HOST, 0), Handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    collector.url = f"http://{HOST}:{server.server_port}"
    try:
        yield collector
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
