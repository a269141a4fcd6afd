"""The rate limiter: GCRA in one call to Redis for each request, so that concurrent requests cannot bypass it.

An API key has a burst and a sustained rate, those of its plan. Failed attempts are counted by network address
(wrong API keys, unknown identifiers, unknown files), after the look-up: a valid request from an address
that an attacker shares is never refused, and the price is one indexed look-up for each well-formed attempt.
Holder names are counted before the look-up: otherwise a correct guess would never be limited.

While Redis is unavailable, requests are let through and counted in a metric, and Redis is not called
again for a while.
"""

import hashlib
import logging
import math
import os
import threading
import time
from dataclasses import dataclass
from functools import cache
from typing import Self

import redis
from django.conf import settings
from django.utils.translation import gettext_lazy as _
from redis.backoff import NoBackoff
from redis.exceptions import NoScriptError
from redis.retry import Retry

from accounts import metrics
from accounts.actors import Rate
from accounts.errors import AccountsError
from lib.net.ip_addresses import client_network

logger = logging.getLogger(__name__)

TIMEOUT = 0.05  # seconds: for connecting, and for the response
PAUSE = 2.0  # seconds without a call, once Redis has failed

# What is counted by address or source, beside keys: the label of the metric.
FAILED_AUTHENTICATION = "401"
UNKNOWN_ID = "unknown"
UNKNOWN_FILE = "file"
HOLDER_NAME = "name"
WATCHING = "watch"  # counted although it is no failure: each has a mail sent to somebody
PRINTING = "print"  # counted although it is no failure: a PDF is expensive to make and to send
# A name is easier to guess than an identifier or a key.
NAME_GUESSES = Rate(burst=10, per_minute=10)

# GCRA (generic cell rate algorithm, ITU-T I.371): one number for each name, the moment at which its bucket
# is empty again. Arguments: seconds between two requests in the long run, burst. Returns, as one text:
# allowed, how many more right now, seconds until one more, seconds until all are back.
GCRA = """
local clock = redis.call('TIME')
local now = clock[1] + clock[2] / 1000000
local interval, burst = tonumber(ARGV[1]), tonumber(ARGV[2])
local empty = math.max(tonumber(redis.call('GET', KEYS[1]) or 0), now)
local wait = empty - now - (burst - 1) * interval
local allowed = wait <= 0.000001
if allowed then
  empty = empty + interval
  redis.call('SET', KEYS[1], string.format('%.6f', empty), 'EX', math.ceil(empty - now) + 1)
end
local left = math.max(math.floor(burst - (empty - now) / interval + 0.000001), 0)
return string.format('%d %d %f %f', allowed and 1 or 0, left, math.max(wait, 0), empty - now)
"""
_DIGEST = hashlib.sha1(GCRA.encode(), usedforsecurity=False).hexdigest()  # by which Redis knows it


@dataclass(frozen=True, slots=True)
class RateLimitState:
    """The state of a limit after a request, in requests and seconds."""

    allowed: bool
    left: int
    retry_after: float
    full_after: float


class RateLimited(AccountsError):
    """Carries `retryAfter`: seconds until one more request is let through."""

    code = "rate_limited"
    message = _("Too many requests with this key. Try again in %(seconds)s seconds.")

    @classmethod
    def after(cls, spent: RateLimitState, *, limit: str) -> Self:
        """The error for a request beyond the limit; `limit` is the label of the metric."""
        metrics.RATE_REFUSALS.labels(limit).inc()
        seconds = max(1, math.ceil(spent.retry_after))
        return cls(seconds=seconds, members={"retryAfter": seconds})


class TooManyFailures(RateLimited):
    """Replaces the error of a failed attempt beyond the limit."""

    message = _("Too many failed attempts from this network. Try again in %(seconds)s seconds.")


class Limiter:
    """Counts requests in Redis, under any name. One for each process.

    Each thread has a connection, which its client closes at the thread's end. It is used without the client
    and a pool: they take twice as much CPU as the call.
    """

    def __init__(self, url: str) -> None:
        self._url = url
        self._of_thread = threading.local()
        self._paused_until = 0.0

    def spend(self, name: str, rate: Rate) -> RateLimitState | None:
        """Counts one request; None if Redis is unavailable, which is not asked again for a while."""
        if time.monotonic() >= self._paused_until:
            try:
                reply = self._ask(name, rate)
            except redis.RedisError as error:
                self._paused_until = time.monotonic() + PAUSE
                logger.warning(
                    "limiter away, letting requests through", extra={"reason": str(error)}
                )
            else:
                allowed, left, retry_after, full_after = reply.split()
                return RateLimitState(
                    allowed == b"1", int(left), float(retry_after), float(full_after)
                )
        metrics.LET_THROUGH.inc()
        return None

    def _ask(self, name: str, rate: Rate) -> bytes:
        """Run GCRA: by its text where Redis does not know it, or has closed the connection since the last time."""
        if not hasattr(self._of_thread, "client"):
            self._of_thread.client = redis.Redis.from_url(
                self._url,
                socket_timeout=TIMEOUT,
                socket_connect_timeout=TIMEOUT,
                retry=Retry(NoBackoff(), 0),
                single_connection_client=True,
            )
        arguments = (1, f"rate:{name}", 60 / rate.per_minute, rate.burst)
        try:
            return self._call("EVALSHA", _DIGEST, *arguments)
        except (NoScriptError, redis.ConnectionError):
            return self._call("EVAL", GCRA, *arguments)

    def _call(self, *command: str | float) -> bytes:
        connection = self._of_thread.client.connection
        connection.send_command(*command)
        reply: bytes = connection.read_response()
        return reply


@cache
def _limiter_of(url: str) -> Limiter:
    return Limiter(url)


# A process that is forked has the connections of its parent, and would read the parent's replies.
os.register_at_fork(after_in_child=_limiter_of.cache_clear)


def limiter() -> Limiter:
    """This process's limiter."""
    return _limiter_of(settings.REDIS_URL)


def count_attempt(flood: str, remote: str, rate: Rate | None = None) -> None:
    """Counts one attempt from this address. Raises TooManyFailures beyond the limit."""
    network = client_network(remote)
    if network is not None:  # a server on a Unix socket has no addresses
        count_attempt_from(
            flood, network, rate or Rate(settings.FLOOD_BURST, settings.FLOOD_PER_MINUTE)
        )


def count_attempt_from(flood: str, source: str, rate: Rate) -> None:
    """The same for another source than a network: a browser, or a person."""
    spent = limiter().spend(f"flood:{flood}:{source}", rate)
    refuse_if_exceeded(spent, limit=flood, refusal=TooManyFailures)


def rate_limit_headers(rate: Rate, spent: RateLimitState | None) -> dict[str, str]:
    """The rate limit headers: `q` requests per `w` seconds, `r` left, all back in `t` seconds.

    draft-ietf-httpapi-ratelimit-headers.
    """
    window = math.ceil(rate.burst * 60 / rate.per_minute)
    headers = {"RateLimit-Policy": f'"key";q={rate.burst};w={window}'}
    if spent is not None:
        headers["RateLimit"] = f'"key";r={spent.left};t={math.ceil(spent.full_after)}'
    return headers


def refuse_if_exceeded(
    spent: RateLimitState | None, *, limit: str = "key", refusal: type[RateLimited] = RateLimited
) -> None:
    """Raises `refusal` if the limit is exceeded; `limit` is the label of the metric."""
    if spent is not None and not spent.allowed:
        raise refusal.after(spent, limit=limit)
