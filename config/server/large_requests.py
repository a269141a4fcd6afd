"""Shares the threads among senders of large bodies: such requests take long, and few senders could hold all."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

LARGE = 16 * 1024  # bytes of a body: a bulk request of some fifty certificates


def sender_of(environ: dict[str, Any]) -> str:
    """Whose turn a request takes: that of its API key, or of its browser."""
    return str(environ.get("HTTP_X_API_KEY") or environ.get("HTTP_COOKIE") or "")


@dataclass(slots=True)
class _Sender:
    turns: asyncio.Semaphore
    requests: int = 0


class LargeRequests:
    """At most `of_one` of a sender at once, at most `of_all` in all; the others wait without a thread."""

    def __init__(self, *, of_all: int, of_one: int) -> None:
        self._of_all, self._of_one = asyncio.Semaphore(of_all), of_one
        self._senders: dict[str, _Sender] = {}

    @asynccontextmanager
    async def turn(self, name: str) -> AsyncIterator[None]:
        """Wait for a turn of this sender. Turns are given in the order in which they were asked for."""
        sender = self._senders.setdefault(name, _Sender(asyncio.Semaphore(self._of_one)))
        sender.requests += 1
        try:
            async with sender.turns, self._of_all:
                yield
        finally:
            sender.requests -= 1
            if not sender.requests:
                del self._senders[name]
