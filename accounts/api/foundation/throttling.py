"""Rate limits: GCRA in one Lua call, so that concurrent requests cannot bypass them.

A key has a burst and a sustained rate, those of its plan; attempts per address (`ip_limits`) are counted
the same way, by the clock of Redis. While Redis is unavailable, requests are let through and counted
in a metric, and Redis is not called again for a while.
"""

import hashlib
import logging
import math
import threading
import time
from dataclasses import dataclass
from functools import partial
from typing import Self

import redis
from django.conf import settings
from django.utils.translation import gettext_lazy as _
from redis.connection import Connection

from accounts.domain.actors import Rate
from accounts.observability import metrics

from .problems import ApiError

logger = logging.getLogger(__name__)

TIMEOUT = 0.05  # seconds: for connecting, and for the response
PAUSE = 2.0  # seconds without a call, once Redis has failed

# GCRA (generic cell rate algorithm, ITU-T I.371): one number per key, the theoretical arrival
# time. Returns, as one text: allowed, how many more right now, seconds until one more, until all are back.
_GCRA = """
local clock = redis.call('TIME')
local now = clock[1] + clock[2] / 1000000
local interval, burst = tonumber(ARGV[1]), tonumber(ARGV[2])
local expected = math.max(tonumber(redis.call('GET', KEYS[1]) or now), now)
local earliest = expected + interval - burst * interval
local allowed = earliest <= now + 0.000001
if allowed then
  expected = expected + interval
  redis.call('SET', KEYS[1], string.format('%.6f', expected), 'EX', math.ceil(expected - now) + 1)
end
local left = math.floor((burst * interval - (expected - now)) / interval + 0.000001)
return string.format('%d %d %f %f', allowed and 1 or 0, left, math.max(earliest - now, 0), expected - now)
"""
_GCRA_SHA = hashlib.sha1(_GCRA.encode(), usedforsecurity=False).hexdigest()  # as Redis names it
# The call as it is sent, in Redis' protocol, up to the three arguments that follow the number of keys.
_EVALSHA = b"*6\r\n$7\r\nEVALSHA\r\n$40\r\n%b\r\n$1\r\n1\r\n" % _GCRA_SHA.encode()


class RateLimited(ApiError):
    """Carries `retryAfter`: seconds until one more request is let through."""

    code = "rate_limited"
    message = _("Too many requests with this key. Try again in %(seconds)s seconds.")

    @classmethod
    def after(cls, spent: "RateLimitState", *, limit: str) -> Self:
        """The error for a request beyond the limit; `limit` is the label of the metric."""
        metrics.RATE_REFUSALS.labels(limit).inc()
        seconds = max(1, math.ceil(spent.retry_after))
        return cls(seconds=seconds, members={"retryAfter": seconds})


@dataclass(frozen=True, slots=True)
class RateLimitState:
    """The state of a limit after a request, in requests and seconds."""

    allowed: bool
    left: int
    retry_after: float
    full_after: float


class Limiter:
    """The client of Redis. One per process, with one connection for each thread, made on first use, so
    never before a fork.

    redis-py's connections, without its client and its pool: these cost more than the call itself.
    """

    def __init__(self, url: str) -> None:
        pool = redis.ConnectionPool.from_url(  # reads the URL, and is not used as a pool
            url, socket_timeout=TIMEOUT, socket_connect_timeout=TIMEOUT, retry=None
        )
        self._connect = partial(pool.connection_class, **pool.connection_kwargs)
        self._local = threading.local()
        self._paused_until = 0.0
        self.let_through = 0  # requests that Redis could not count

    def spend(self, name: str, rate: Rate) -> RateLimitState | None:
        """Counts one request under this name; None if Redis is unavailable."""
        if time.monotonic() < self._paused_until:
            self._let_through()
            return None
        try:
            result = self._gcra(f"rate:{name}", 60 / rate.per_minute, rate.burst)
        except redis.RedisError as error:
            self._pause(error)
            return None
        allowed, left, retry_after, full_after = result.split()
        return RateLimitState(allowed == b"1", int(left), float(retry_after), float(full_after))

    def _gcra(self, *arguments: str | float) -> bytes:
        """Runs the script over this thread's connection."""
        connection: Connection | None = getattr(self._local, "connection", None)
        if connection is None:
            connection = self._local.connection = self._connect()
        reused = connection.is_connected
        try:
            return _call(connection, arguments)
        except redis.ConnectionError:  # not a timeout
            if not reused:
                raise
            return _call(connection, arguments)  # Redis was restarted: over a new socket

    def _pause(self, error: redis.RedisError) -> None:
        self._paused_until = time.monotonic() + PAUSE
        self._let_through()
        logger.warning("limiter away, letting requests through", extra={"reason": str(error)})

    def _let_through(self) -> None:
        self.let_through += 1
        metrics.LET_THROUGH.inc()


def _call(connection: Connection, arguments: tuple[str | float, ...]) -> bytes:
    """Sends the script by its hash, and in full to a Redis that does not know it.

    After an error the connection is closed; the next call opens it again.
    """
    words = [str(each).encode() for each in arguments]
    packed = _EVALSHA + b"".join([b"$%d\r\n%b\r\n" % (len(word), word) for word in words])
    connection.send_packed_command([packed])  # type: ignore[no-untyped-call]
    try:
        result: bytes = connection.read_response()
    except redis.exceptions.NoScriptError:
        connection.send_command("EVAL", _GCRA, 1, *arguments)  # type: ignore[no-untyped-call]
        result = connection.read_response()
    return result


_lock = threading.Lock()
_limiters: dict[str, Limiter] = {}


def limiter() -> Limiter:
    """This process's limiter."""
    url = settings.REDIS_URL
    if url not in _limiters:
        with _lock:
            _limiters.setdefault(url, Limiter(url))
    return _limiters[url]


def rate_limit_headers(rate: Rate, spent: RateLimitState | None) -> dict[str, str]:
    """The rate limit headers: `q` requests per `w` seconds, `r` left, all back in `t` seconds.

    draft-ietf-httpapi-ratelimit-headers.
    """
    window = math.ceil(rate.burst * 60 / rate.per_minute)
    headers = {"RateLimit-Policy": f'"key";q={rate.burst};w={window}'}
    if spent is not None:
        headers["RateLimit"] = f'"key";r={max(spent.left, 0)};t={math.ceil(spent.full_after)}'
    return headers


def refuse_if_exceeded(
    spent: RateLimitState | None, *, limit: str = "key", refusal: type[RateLimited] = RateLimited
) -> None:
    """Raises `refusal` if the limit is exceeded; `limit` is the label of the metric."""
    if spent is not None and not spent.allowed:
        raise refusal.after(spent, limit=limit)
