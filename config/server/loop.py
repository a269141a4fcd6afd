"""The event loop of a web worker: runs a request where Granian hands it over, not in the loop's own thread.

Granian starts a request, and says that a piece of its body has come, by `loop.call_soon_threadsafe` from a
thread of its own. asyncio would wake the loop's thread for each, and every such change of threads has to
wait for the interpreter (ADR 0084). Here the coroutine of a request goes on at once in the thread that
calls; what waits for a thread of the pool goes on in that one. Everything else runs as in asyncio.
"""

import asyncio
from collections.abc import Callable, Coroutine, Generator
from contextvars import Context
from functools import partial
from inspect import iscoroutine
from threading import Lock
from time import monotonic
from typing import Any, ClassVar, Protocol, TypeVarTuple

LOOK_EVERY = 0.5  # seconds between two looks for bodies that are overdue
Ts = TypeVarTuple("Ts")


class Waitable(Protocol):
    """What a request's coroutine awaits: a future of Granian, of asyncio, or one of ours."""

    def add_done_callback(self, callback: Any, /) -> object:
        """Call `callback(self)` when it is done, in any thread."""


class RequestTask:
    """Runs the coroutine of a request, as `asyncio.Task` does, in the thread where it can go on.

    Only one thread does so at a time: a coroutine awaits one thing, which is done once.
    """

    __slots__ = ("_coroutine",)

    def __init__(self, coroutine: Coroutine[Any, Any, None]) -> None:
        self._coroutine = coroutine

    def __call__(self, awaited: Any = None) -> None:
        """Run until the coroutine awaits something that is not done, or ends."""
        try:
            if awaited is not None and awaited.cancelled():
                waits_for: Waitable = self._coroutine.throw(TimeoutError())
            else:
                waits_for = self._coroutine.send(None)
        except StopIteration:
            return
        waits_for.add_done_callback(self)


class RequestLoop(asyncio.SelectorEventLoop):
    """An event loop that leaves requests to the threads that hand them over."""

    _of_process: ClassVar["RequestLoop | None"] = None

    @classmethod
    def of_process(cls) -> "RequestLoop":
        """The loop of this process; Granian makes it before it loads the application."""
        if cls._of_process is None:
            cls._of_process = cls()
            asyncio.set_event_loop(cls._of_process)
        return cls._of_process

    def __init__(self) -> None:
        super().__init__()
        self._reading: dict[Deadline, None] = {}
        self._looking = False
        self._lock = Lock()  # a body must not be added while the last look is ending
        self._done = asyncio.Handle(bool, (), self)  # of what has been run already

    def call_soon_threadsafe(
        self, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.Handle:
        """Run a request that Granian starts, or that can go on, now; anything else in the loop's thread."""
        if type(callback) is RequestTask:
            callback(*args)
        elif args and iscoroutine(args[0]):
            RequestTask(args[0])()
        else:
            return super().call_soon_threadsafe(callback, *args, context=context)
        return self._done

    def call_soon(
        self, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.Handle:
        """As asyncio's. Also from another thread if a request is to go on in the loop's."""
        if type(callback) is RequestTask:
            return super().call_soon_threadsafe(partial(callback, *args))
        return super().call_soon(callback, *args, context=context)

    def watch(self, deadline: "Deadline") -> None:
        """Cancel what the deadline's request waits for, once it has passed."""
        with self._lock:
            self._reading[deadline] = None
            if self._looking:
                return
            self._looking = True
        self.call_soon_threadsafe(self.call_later, LOOK_EVERY, self._look)

    def forget(self, deadline: "Deadline") -> None:
        """Stop watching: the body is there, or was given up."""
        self._reading.pop(deadline, None)

    def _look(self) -> None:
        now = monotonic()
        for each in list(self._reading):
            if each.at <= now and each.waits_for is not None:
                each.waits_for.cancel()
        with self._lock:
            self._looking = bool(self._reading)
        if self._looking:
            self.call_later(LOOK_EVERY, self._look)


class Deadline:
    """Until when a request waits for its body, to half a second; `waits_for` is cancelled then."""

    __slots__ = ("at", "waits_for")

    def __init__(self, at: float) -> None:
        self.at = at
        self.waits_for: Any = None


class Pause:
    """Awaited, it holds the request for some seconds, without a thread."""

    def __init__(self, loop: asyncio.AbstractEventLoop, seconds: float) -> None:
        self._loop, self._seconds = loop, seconds

    def __await__(self) -> Generator["Pause", None, None]:
        yield self

    def add_done_callback(self, task: RequestTask) -> None:
        """Let the request go on after the time."""
        self._loop.call_soon_threadsafe(partial(self._loop.call_later, self._seconds, task))
