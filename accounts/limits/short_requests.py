"""Tell all processes, through Redis, that short requests are coming: long work goes slower then.

A web process says so in Redis, at most four times a second, from a thread of its own; whoever does long work
looks there (`lib.giving_way`). It is a hint: without Redis long work goes on at full speed.
"""

import logging
from time import monotonic

import redis
from django.conf import settings

from lib.throttled_call import ThrottledCall

KEY = "short-requests"
STEADY = 0.5  # seconds: a request by itself, such as a probe, does not count
TELL_EVERY = 0.25  # seconds
LOOK_EVERY = 0.1  # seconds
TIMEOUT = 0.05  # seconds: for connecting, and for the response
PAUSE = 2.0  # seconds without a call, once Redis has failed

logger = logging.getLogger(__name__)


class ShortRequests:
    """What this process knows of short requests, its own and those of other processes."""

    def __init__(self) -> None:
        # Moments of the process's clock.
        self._last = self._coming = self._looked = self._paused_until = -PAUSE
        self._others = False
        self._client: redis.Redis | None = None
        self._to_tell = ThrottledCall(self.tell, name="short-requests", pause=TELL_EVERY)

    def answered(self) -> None:
        """Note that this process has answered a short request. Does not wait for Redis."""
        before, self._last = self._last, monotonic()
        if self._last - before >= STEADY:
            return
        self._coming = self._last
        self._to_tell.request()

    def are_coming(self) -> bool:
        """Whether a process answered two within STEADY seconds, the second no longer ago than that.

        Of other processes it is known a little later, and for up to TELL_EVERY + LOOK_EVERY longer.
        """
        if self.are_coming_here():
            return True
        now = monotonic()
        if now - self._looked >= LOOK_EVERY:
            self._looked = now
            self._others = bool(self._call("EXISTS", KEY))
        return self._others

    def are_coming_here(self) -> bool:
        """Whether this process answered them. Does not wait for Redis."""
        return monotonic() - self._coming < STEADY

    def tell(self) -> None:
        """Set the key that other processes look for; it expires after STEADY seconds."""
        self._call("SET", KEY, 1, "PX", round(STEADY * 1000))

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
        except redis.RedisError as error:
            self._paused_until = monotonic() + PAUSE
            reason = {"reason": str(error)}
            logger.warning("Redis away, long work does not rest for short requests", extra=reason)
            return None


short_requests = ShortRequests()
