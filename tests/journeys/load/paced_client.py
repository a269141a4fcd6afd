"""Clients of many issuers that issue certificates at a pace, or as fast as they are answered.

Run as `python -m tests.journeys.load.paced_client` with an Order as JSON on standard input; prints an
Outcome as JSON. At a pace, a request's time begins when it was to be sent, so that one that had to wait
for an answer before it counts as slow as it was for its caller.
"""

import asyncio
import gc
import itertools
import json
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

HOST = "127.0.0.1"
ACCEPTED = b"201"
MAILED_EVERY = 50  # of so many certificates one has a holder with an address
PATIENCE = 30.0  # seconds for what is under way at the end


@dataclass(frozen=True, slots=True)
class Order:
    """Who issues where, how fast and for how long. Without a `rate` as fast as they are answered."""

    port: int
    senders: list[tuple[str, int, str]]  # key, type, address
    name: str  # makes serial numbers unique
    seconds: float
    rate: float | None = None  # certificates a second, of all together
    connections: int = 1  # of each sender


@dataclass(slots=True)
class Outcome:
    """What was acknowledged, and how long each answer took: its beginning, seconds."""

    ids: list[str] = field(default_factory=list)
    took: list[tuple[float, float]] = field(default_factory=list)
    statuses: Counter[str] = field(default_factory=Counter)


class Run:
    """The state that all connections share."""

    def __init__(self, order: Order) -> None:
        self.order, self.outcome = order, Outcome()
        self.began = time.time()
        self.numbers = itertools.count()

    def turns(self, sender: int) -> Iterator[float]:
        """When this sender sends its next request: evenly, and not all senders at once."""
        for turn in itertools.count():
            if self.order.rate is None:
                yield time.time()
            else:
                count = len(self.order.senders)
                yield self.began + (turn * count + sender) / self.order.rate

    def request(self, sender: int) -> bytes:
        key, type_id, address = self.order.senders[sender]
        number = next(self.numbers)
        body: dict[str, Any] = {
            "typeId": type_id,
            "productId": "ART-4711",
            "serialNumber": f"{self.order.name}-{number}",
            "metadata": {"batch": f"{self.order.name}-{number // 1000}"},
        }
        if number % MAILED_EVERY == 0:
            body["holderEmail"] = f"{self.order.name}-{number}@holder.example"
        content = json.dumps(body).encode()
        head = (
            f"POST /api/external/certificates/issue HTTP/1.1\r\nHost: {HOST}:{self.order.port}\r\n"
            f"Content-Type: application/json\r\nx-api-key: {key}\r\nX-Forwarded-For: {address}\r\n"
            f"Content-Length: {len(content)}\r\n\r\n"
        )
        return head.encode() + content


async def send(run: Run, sender: int, turns: Iterator[float]) -> None:
    """One connection of a sender, opened again where it breaks."""
    ends = run.began + run.order.seconds
    streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
    while (due := next(turns)) < ends:
        if due > (now := time.time()):
            await asyncio.sleep(due - now)
        try:
            streams = streams or await asyncio.open_connection(HOST, run.order.port)
            status, body = await exchange(*streams, run.request(sender))
        except (OSError, asyncio.IncompleteReadError) as error:
            run.outcome.statuses[type(error).__name__] += 1
            streams = None
            continue
        run.outcome.took.append((due, time.time() - due))
        run.outcome.statuses[status.decode()] += 1
        if status == ACCEPTED:
            run.outcome.ids.append(json.loads(body)["id"])
    if streams:
        streams[1].close()


async def exchange(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, request: bytes
) -> tuple[bytes, bytes]:
    """Status and body of one answer."""
    writer.write(request)
    head = await reader.readuntil(b"\r\n\r\n")
    length = head.lower().partition(b"\r\ncontent-length:")[2].partition(b"\r\n")[0]
    return head[9:12], await reader.readexactly(int(length or 0))


async def carry_out(order: Order) -> Outcome:
    """Send all that was ordered."""
    gc.disable()
    run = Run(order)
    tasks = []
    for sender in range(len(order.senders)):
        turns = run.turns(sender)
        tasks += [asyncio.create_task(send(run, sender, turns)) for _ in range(order.connections)]
    _, late = await asyncio.wait(tasks, timeout=order.seconds + PATIENCE)
    run.outcome.statuses["never answered"] += len(late)
    for task in set(tasks) - late:
        task.result()
    return run.outcome


def main() -> None:
    given: dict[str, Any] = json.load(sys.stdin)
    outcome = asyncio.run(carry_out(Order(**given)))
    told = {name: getattr(outcome, name) for name in outcome.__slots__}
    json.dump(told, sys.stdout)


if __name__ == "__main__":
    main()
