"""The guarded HTTP client for web threads: under a deadline, and few requests at a time.

Its event loop runs in a thread of its own. A server, or a name server, that stays silent keeps a web
thread no longer than the deadline; who would be one too many is refused at once.
"""

import asyncio
import threading
from collections.abc import Callable, Collection, Coroutine, Mapping
from typing import Any

from .guarded_http import Failure, GuardedClient, Reply

DEADLINE = 4.0  # seconds for a request, with the look-up of its host
MAX_WAITING = 3  # requests at a time: less than the threads that a web process serves with


class BlockingClient:
    """A guarded client that callers without an event loop use. Lives as long as the process."""

    def __init__(self, make_client: Callable[[], GuardedClient]) -> None:
        self._places = threading.BoundedSemaphore(MAX_WAITING)
        self._loop = asyncio.new_event_loop()
        threading.Thread(target=self._loop.run_forever, name="outgoing", daemon=True).start()
        opening = asyncio.run_coroutine_threadsafe(make_client().__aenter__(), self._loop)
        self._client = opening.result()

    def get(self, url: str) -> Reply:
        """Fetch an address. Never raises: every failure is a reply."""
        return self._wait_for(self._client.get(url))

    def post(
        self, url: str, body: bytes, headers: Mapping[str, str], *, hidden: Collection[str] = ()
    ) -> Reply:
        """Send one request. Never raises: every failure is a reply. `hidden` texts are redacted."""
        return self._wait_for(self._client.post(url, body, headers, hidden=hidden))

    def _wait_for(self, request: Coroutine[Any, Any, Reply]) -> Reply:
        if not self._places.acquire(blocking=False):
            request.close()
            return Reply(failure=Failure.TIMEOUT, error="too many requests at a time")
        try:
            bounded = asyncio.wait_for(request, DEADLINE)
            return asyncio.run_coroutine_threadsafe(bounded, self._loop).result()
        except TimeoutError:
            return Reply(failure=Failure.TIMEOUT, seconds=DEADLINE)
        finally:
            self._places.release()
