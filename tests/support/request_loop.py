"""Run coroutines of requests as a web worker does."""

import threading
from collections.abc import Callable, Coroutine, Generator, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from typing import Any, TypeVar

from config.server.loop import RequestLoop

PATIENCE = 30.0
T = TypeVar("T")


@contextmanager
def request_loop() -> Iterator[RequestLoop]:
    """A loop that runs in a thread of its own."""
    loop = RequestLoop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    try:
        yield loop
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join(PATIENCE)
        loop.close()


def start(loop: RequestLoop, coroutine: Coroutine[Any, Any, T]) -> "Future[T]":
    """Begin a request in this thread, as Granian's does; its result comes when it ends."""
    ended: Future[T] = Future()

    async def request() -> None:
        try:
            ended.set_result(await coroutine)
        except BaseException as error:
            ended.set_exception(error)

    loop.call_soon_threadsafe(print, request())
    return ended


class Piece:
    """What `receive()` returns: awaited, a piece of the body that comes when `come` is set."""

    def __init__(self, come: "Future[dict[str, Any]]") -> None:
        self._come = come

    def __await__(self) -> Generator["Piece", None, dict[str, Any]]:
        if not self._come.done():
            yield self
        return self._come.result(0)

    def add_done_callback(self, task: Callable[[object], object]) -> None:
        """As Granian's futures: by the thread that brings the piece."""
        self._come.add_done_callback(task)

    def cancel(self) -> bool:
        """Given up, as it did not come in time."""
        return self._come.cancel()


def pieces(*bodies: bytes, more: bool = False) -> Callable[[], Piece]:
    """A client that has sent these pieces of a body; with `more` the rest never comes."""
    left = list(bodies)

    def receive() -> Piece:
        come: Future[dict[str, Any]] = Future()
        if left:
            body = left.pop(0)
            come.set_result({"type": "http.request", "body": body, "more_body": bool(left) or more})
        return Piece(come)

    return receive
