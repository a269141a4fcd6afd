"""Whether callers wait for short answers, anywhere in the installation: long work goes slower then.

A web process says so in Redis, at most once in a quarter of a second; whoever does long work looks there
(`lib.giving_way`). It is a hint: without Redis long work goes on at full speed.
"""

from collections.abc import Callable
from time import monotonic

import redis
from django.conf import settings

KEY = "callers"
LATELY = 0.25  # seconds for which a caller counts
KEPT = 2 * LATELY  # seconds, so that the key stays while callers come one after the other
LOOK_EVERY = 0.1  # seconds
TIMEOUT = 0.05  # seconds: for connecting, and for the response
PAUSE = 2.0  # seconds without a call, once Redis has failed


class Callers:
    """What this process knows of callers, its own and those of others."""

    def __init__(self) -> None:
        self._own = self._told = self._looked = -PAUSE  # when; of the process's clock
        self._paused_until = 0.0
        self._others = False
        self._client: redis.Redis | None = None

    def came(self, later: Callable[[Callable[[], object]], object]) -> None:
        """A short request begins. `later` runs what tells others of it, outside of the request."""
        self._own = now = monotonic()
        if now - self._told >= LATELY:
            self._told = now
            later(self._tell)

    def wait(self) -> bool:
        """Whether a short request began lately, here or in another process."""
        now = monotonic()
        if now - self._own < LATELY:
            return True
        if now - self._looked >= LOOK_EVERY:
            self._looked = now
            self._others = bool(self._call("EXISTS", KEY))
        return self._others

    def _tell(self) -> None:
        self._call("SET", KEY, 1, "PX", round(KEPT * 1000))

    def _call(self, *words: str | int) -> object:
        """The response of Redis; None if it is unavailable, and then it is not asked again for a while."""
        if monotonic() < self._paused_until:
            return None
        if self._client is None:
            self._client = redis.Redis.from_url(
                settings.REDIS_URL, socket_timeout=TIMEOUT, socket_connect_timeout=TIMEOUT
            )
        try:
            return self._client.execute_command(*words)  # type: ignore[no-untyped-call]
        except redis.RedisError:
            self._paused_until = monotonic() + PAUSE
            return None


callers = Callers()
