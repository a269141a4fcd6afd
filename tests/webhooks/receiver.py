"""A webhook receiver on the loopback interface with programmable responses."""

import asyncio
import ssl
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import orjson
from aiohttp import web

HOST = "127.0.0.1"
Behaviour = Callable[[web.Request], Awaitable[web.StreamResponse]]


@dataclass(frozen=True)
class Call:
    """One request as it arrived."""

    path: str
    headers: dict[str, str]
    body: bytes
    at: float  # time.time()

    @property
    def id(self) -> str:
        return self.headers["webhook-id"]

    def json(self) -> Any:
        return orjson.loads(self.body)


@dataclass
class Receiver:
    """What came in, in order; `behave` answers (200 unless told otherwise)."""

    port: int = 0
    calls: list[Call] = field(default_factory=list)
    behave: Behaviour | None = None
    at_once: int = 0
    most_at_once: int = 0

    def url(self, path: str = "/hook") -> str:
        return f"http://{HOST}:{self.port}{path}"

    def at(self, path: str) -> list[Call]:
        """What came to one path."""
        return [call for call in self.calls if call.path == path]

    def answers(self, status: int, body: str = "", **headers: str) -> None:
        """From now on every request is answered like this."""

        async def behave(request: web.Request) -> web.Response:
            return web.Response(status=status, text=body, headers=headers)

        self.behave = behave

    async def handle(self, request: web.Request) -> web.StreamResponse:
        body = await request.read()
        headers = {name.lower(): value for name, value in request.headers.items()}
        self.calls.append(Call(request.path, headers, body, time.time()))
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        try:
            return await self.behave(request) if self.behave else web.Response()
        except ConnectionError:  # the courier has had enough
            return web.Response()
        finally:
            self.at_once -= 1


async def serve(
    receiver: Receiver, port: int, ready: threading.Event, tls: ssl.SSLContext | None
) -> None:
    """Until it is cancelled."""
    app = web.Application(client_max_size=2**20)
    app.router.add_route("*", "/{path:.*}", receiver.handle)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    site = web.TCPSite(runner, HOST, port, ssl_context=tls)
    await site.start()
    assert site._server is not None
    receiver.port = site._server.sockets[0].getsockname()[1]  # type: ignore[attr-defined]
    ready.set()
    try:
        await asyncio.Event().wait()
    finally:
        await runner.cleanup()


def run_until_cancelled(loop: asyncio.AbstractEventLoop, task: "asyncio.Task[None]") -> None:
    """The thread of a receiver; leaves nothing behind."""
    try:
        loop.run_until_complete(task)
    except asyncio.CancelledError:
        pass
    finally:
        rest = asyncio.all_tasks(loop)
        for each in rest:
            each.cancel()
        if rest:
            loop.run_until_complete(asyncio.wait(rest))
        loop.close()


@contextmanager
def running(
    port: int = 0, *, tls: ssl.SSLContext | None = None, receiver: Receiver | None = None
) -> Iterator[Receiver]:
    """A receiver in a thread of its own, gone after the block."""
    receiver, ready = receiver or Receiver(), threading.Event()
    loop = asyncio.new_event_loop()
    task = loop.create_task(serve(receiver, port, ready, tls))
    thread = threading.Thread(target=run_until_cancelled, args=(loop, task), daemon=True)
    thread.start()
    assert ready.wait(10)
    try:
        yield receiver
    finally:
        loop.call_soon_threadsafe(task.cancel)
        thread.join(10)
