"""The courier compared with a bare sender: both post to a receiver that takes 50 ms each.

Run as `python -m bench.loads.courier` with a Load on standard input, as the client of the other rows is:
`product` is the real courier on real rows, `floor` is aiohttp with as many in flight and no database.
"""

import asyncio
import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from functools import partial
from threading import Thread
from typing import Any

from bench.loads.client import HOST, Load, Result

ANSWER_SECONDS = 0.05
IN_FLIGHT = 200
ISSUERS, ENDPOINTS = 8, 10  # of each: enough that no cap of one endpoint or issuer is the limit
EVENTS = 60_000  # more than a run can send
BODY = json.dumps({"type": "certificate.issued", "data": {"note": "x" * 400}}).encode()


class Receiver(asyncio.Protocol):
    """Answers each request after ANSWER_SECONDS; requests to `/silent` never."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport: Any = transport
        self.buffer = b""

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        head, head_is_complete, rest = self.buffer.partition(b"\r\n\r\n")
        if not head_is_complete or head.startswith(b"POST /silent"):
            return
        length = int(head.lower().partition(b"content-length: ")[2].split(b"\r\n")[0])
        if len(rest) >= length:
            self.buffer = rest[length:]
            asyncio.get_running_loop().call_later(ANSWER_SECONDS, self.answer)

    def answer(self) -> None:
        if not self.transport.is_closing():
            self.transport.write(b"HTTP/1.1 204 No Content\r\n\r\n")


@contextmanager
def receiver() -> Iterator[int]:
    """Run a receiver in its own process; yields its port."""
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        asyncio.run(_receive(write))
    port = int(os.read(read, 16))
    try:
        yield port
    finally:
        os.kill(child, 9)
        os.waitpid(child, 0)


async def _receive(write: int) -> None:
    server = await asyncio.get_running_loop().create_server(Receiver, HOST, 0)
    os.write(write, str(server.sockets[0].getsockname()[1]).encode())
    await server.serve_forever()


def floor(seconds: float, port: int) -> list[float]:
    """A bare sender; returns the seconds of each request."""
    import aiohttp  # noqa: PLC0415  (each side pays for its own imports)

    took: list[float] = []

    async def send(session: Any, until: float) -> None:
        while time.perf_counter() < until:
            began = time.perf_counter()
            async with session.post(f"http://{HOST}:{port}/hook", data=BODY) as response:
                await response.read()
            took.append(time.perf_counter() - began)

    async def run() -> None:
        connector = aiohttp.TCPConnector(limit=0)
        async with aiohttp.ClientSession(connector=connector) as session:
            until = time.perf_counter() + seconds
            await asyncio.gather(*(send(session, until) for _ in range(IN_FLIGHT)))

    asyncio.run(run())
    return took


def product(seconds: float, port: int, *, alone: bool = True) -> list[float]:
    """The courier on prepared rows; returns the seconds of each attempt that it recorded."""
    import django  # noqa: PLC0415

    django.setup()
    from bench.loads import courier_rows  # noqa: PLC0415  (needs the apps)

    courier_rows.prepare(
        port, issuers=ISSUERS, endpoints=ENDPOINTS, events=EVENTS, body=BODY, alone=alone
    )
    courier = courier_rows.Courier(in_flight=IN_FLIGHT)
    thread = Thread(target=lambda: asyncio.run(courier.run()))
    thread.start()
    time.sleep(seconds)
    courier.stop()
    thread.join()
    return courier_rows.took()


SIDES: dict[str, Callable[[float, int], list[float]]] = {
    "product": product,
    "beside others": partial(product, alone=False),
    "floor": floor,
}


def main(measure: Callable[[Load, int], list[float]]) -> None:
    """Read a Load as JSON from standard input, print a Result as JSON.

    `measure` takes the load and the receiver's port, and returns the seconds of each delivery.
    """
    load = Load(**json.load(sys.stdin))
    os.environ.update(load.environment)
    with receiver() as port:
        cpu = time.process_time()
        took = sorted(measure(load, port)) or [0.0]
    result = Result(
        per_second=len(took) / load.seconds,
        p50=took[len(took) // 2] * 1000,
        p99=took[len(took) * 99 // 100] * 1000,
        errors={},
        client_cpu=(time.process_time() - cpu) / load.seconds,
        answers=len(took),
    )
    print(json.dumps(asdict(result)))


if __name__ == "__main__":
    main(lambda load, port: SIDES[load.paths[0]](load.seconds, port))
