"""The load generator: keep-alive connections over raw sockets, in a process of its own.

It costs little and the same for product and floor. Reads a Load as JSON on standard input, prints a
Result as JSON: `python -m bench.loads.client`.
"""

import asyncio
import gc
import itertools
import json
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from typing import Any

HOST = "127.0.0.1"
STALLED_AFTER = 15.0  # seconds
CLIENT = "bench.loads.client"  # this program
SERIAL = b"%SERIAL%"  # stands where each request has a number of its own


@dataclass(frozen=True, slots=True, kw_only=True)
class Load:
    """One load: requests, duration, connections, expected status."""

    port: int
    method: str
    paths: list[str]
    headers: dict[str, str] = field(default_factory=dict)
    body: str = ""
    status: int = 200
    connections: int = 16
    units: int = 1  # what one request is worth: the certificates in it
    warm_up: float = 0.5
    seconds: float = 4.0
    first_serial: int = 0
    program: str = CLIENT  # what sends it
    environment: dict[str, str] = field(default_factory=dict)  # that program's


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """The result of one load; latencies in milliseconds."""

    per_second: float
    p50: float
    p99: float
    errors: dict[str, int]  # a status that was not expected, or what broke -> how often
    client_cpu: float  # the share of one core that this generator took
    answers: int  # of all requests, also during the warm-up


def requests(load: Load) -> Iterator[bytes]:
    """Endless requests; SERIAL is replaced by a new serial number in each."""
    templates = [_template(load, path) for path in load.paths]
    for serial, template in zip(itertools.count(load.first_serial), itertools.cycle(templates)):
        yield template.replace(SERIAL, _number(serial))


def _template(load: Load, path: str) -> bytes:
    body = load.body.encode()
    headers = {"Host": f"{HOST}:{load.port}", **load.headers}
    if body:
        headers["Content-Length"] = str(len(body.replace(SERIAL, _number(0))))
    lines = [f"{load.method} {path} HTTP/1.1", *(f"{k}: {v}" for k, v in headers.items())]
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + body


def _number(serial: int) -> bytes:
    return b"SN-%010d" % serial


class Run:
    """The state of one run, shared by its connections."""

    def __init__(self, load: Load) -> None:
        self.source = requests(load)
        self.expected = b"%d" % load.status
        self.begins = time.perf_counter() + load.warm_up
        self.ends = self.begins + load.seconds
        self.answers = 0
        self.latencies: list[float] = []
        self.errors: Counter[str] = Counter()

    def count(self, status: bytes, sent_at: float, now: float) -> None:
        """Check an answer, and count it if it came within the measured time."""
        self.answers += 1
        if status != self.expected:
            self.errors[status.decode("latin-1")] += 1
        elif self.begins <= now <= self.ends:
            self.latencies.append(now - sent_at)

    def result(self, load: Load, cpu: float) -> Result:
        ordered = sorted(self.latencies) or [0.0]
        return Result(
            per_second=len(self.latencies) * load.units / load.seconds,
            p50=ordered[len(ordered) // 2] * 1000,
            p99=ordered[len(ordered) * 99 // 100] * 1000,
            errors=dict(self.errors),
            client_cpu=cpu / (load.warm_up + load.seconds),
            answers=self.answers,
        )


class Connection(asyncio.Protocol):
    """A connection with one request in flight; sends the next when the answer is complete."""

    transport: asyncio.Transport

    def __init__(self, run: Run) -> None:
        self.run = run
        self.buffer = b""
        self.sent_at = 0.0
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        self.send()

    def send(self) -> None:
        request = next(self.run.source)
        self.sent_at = time.perf_counter()
        self.transport.write(request)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        end = self.buffer.find(b"\r\n\r\n")
        if end < 0 or len(self.buffer) < end + 4 + _content_length(self.buffer[:end]):
            return
        now = time.perf_counter()
        self.run.count(self.buffer[9:12], self.sent_at, now)
        self.buffer = b""
        if now < self.run.ends:
            self.send()
        else:
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        if time.perf_counter() < self.run.ends:
            self.run.errors["disconnected"] += 1
        self.closed.set_result(None)


def _content_length(head: bytes) -> int:
    """The Content-Length of an answer; 0 without one."""
    _, has_length, rest = head.lower().partition(b"\r\ncontent-length:")
    return int(rest.partition(b"\r\n")[0]) if has_length else 0


async def run(load: Load) -> Result:
    """Apply the load and return the result."""
    gc.disable()
    loop = asyncio.get_running_loop()
    started = time.process_time()
    current = Run(load)
    connections = [
        (await loop.create_connection(lambda: Connection(current), HOST, load.port))[1]
        for _ in range(load.connections)
    ]
    limit = load.warm_up + load.seconds + STALLED_AFTER
    _, stalled = await asyncio.wait([each.closed for each in connections], timeout=limit)
    if stalled:
        current.errors["stalled"] += len(stalled)
    return current.result(load, time.process_time() - started)


def main() -> None:
    """Read a Load as JSON from standard input, print a Result as JSON."""
    given: dict[str, Any] = json.load(sys.stdin)
    print(json.dumps(asdict(asyncio.run(run(Load(**given))))))


if __name__ == "__main__":
    main()
