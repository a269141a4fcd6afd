"""Rate limits: GCRA in one Lua call, so that concurrent requests cannot bypass them.

A key has a burst and a sustained rate, those of its plan; attempts per address (`ip_limits`) are counted
the same way, by the clock of Redis. A key under load has leases: tokens that Redis reserves for a process,
which spends them without a call. Reserved tokens are lacking to everybody else and do not drain, so no
window lets more requests through than the plan (docs/design/usage.md has the proof).

While Redis is unavailable, requests are let through and counted in a metric, and Redis is not called
again for a while.
"""

import hashlib
import logging
import math
import threading
import time
from contextlib import suppress
from functools import partial
from typing import Self

import redis
from django.conf import settings
from django.utils.translation import gettext_lazy as _
from redis.connection import Connection

from accounts.domain.actors import Rate
from accounts.limits.leases import NOTHING, LeaseCall, Ledger, LimitReply, RateLimitState
from accounts.observability import metrics
from lib import flush_thread

from .problems import ApiError

logger = logging.getLogger(__name__)

TIMEOUT = 0.05  # seconds: for connecting, and for the response
PAUSE = 2.0  # seconds without a call, once Redis has failed
PLENTY = 64  # tokens: the last ones are never leased
HELD = 10  # seconds after which a lease of which nothing was heard counts as spent

# GCRA (generic cell rate algorithm, ITU-T I.371): one number per name, the theoretical arrival time. For API
# keys also the leases of processes, each with its tokens and the time after which they count as spent.
# Arguments: interval, burst; for API keys also: tokens to spend (0 or 1), tokens of a lease that is asked
# for, and its id, the id of the lease before, how many of its tokens were spent. Returns, as one text:
# allowed, how many more right now, seconds until one more, seconds until all are back, tokens of the lease.
_GCRA = """
local clock = redis.call('TIME')
local now = clock[1] + clock[2] / 1000000
local interval, burst = tonumber(ARGV[1]), tonumber(ARGV[2])
local cost, wanted = tonumber(ARGV[3] or 1), tonumber(ARGV[4] or 0)
local known = tonumber(redis.call('GET', KEYS[1]) or 0)
local expected = known
local reserved, settled = 0, 0
if KEYS[2] then
  local leases = redis.call('HGETALL', KEYS[2])
  for at = 1, #leases, 2 do
    local tokens, ends = string.match(leases[at + 1], '(%d+) (.+)')
    if leases[at] == ARGV[6] then
      settled = tonumber(ARGV[7])
      redis.call('HDEL', KEYS[2], leases[at])
    elseif tonumber(ends) <= now then
      expected = math.max(expected, tonumber(ends)) + tokens * interval
      redis.call('HDEL', KEYS[2], leases[at])
    else
      reserved = reserved + tokens
    end
  end
end
expected = math.max(expected, now) + settled * interval
local earliest = expected + interval - (burst - reserved) * interval
local allowed = earliest <= now + 0.000001
if allowed then
  expected = expected + cost * interval
end
local room = (burst - reserved) * interval - (expected - now)
local left = math.max(math.floor(room / interval + 0.000001), 0)
local granted = 0
if allowed and wanted > 0 then
  granted = math.max(math.min(wanted, math.floor((left - PLENTY) / 4)), 0)
end
if granted > 0 then  -- none to a call that runs a second time
  local lease = string.format('%d %.6f', granted, now + HELD)
  granted = granted * redis.call('HSETNX', KEYS[2], ARGV[5], lease)
  left, reserved = left - granted, reserved + granted
end
local back = expected - now + reserved * interval
if expected > now and expected ~= known then
  redis.call('SET', KEYS[1], string.format('%.6f', expected), 'EX', math.ceil(expected - now) + 1)
end
if reserved > 0 then
  redis.call('EXPIRE', KEYS[2], math.ceil(back + HELD) + 1)
end
return string.format('%d %d %f %f %d', allowed and 1 or 0, left, math.max(earliest - now, 0), back, granted)
""".replace("PLENTY", str(PLENTY)).replace("HELD", str(HELD))
_GCRA_SHA = hashlib.sha1(_GCRA.encode(), usedforsecurity=False).hexdigest()  # as Redis names it
_EVALSHA = b"$7\r\nEVALSHA\r\n$40\r\n%b\r\n" % _GCRA_SHA.encode()  # in Redis' protocol


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
        self._ledgers: dict[str, Ledger] = {}
        self.let_through = 0  # requests that Redis could not count

    def spend(self, name: str, rate: Rate) -> RateLimitState | None:
        """Counts one request of an API key; None if Redis is unavailable.

        A key under load spends tokens of a lease, and Redis is not asked.
        """
        now = time.monotonic()
        if now < self._paused_until:
            return self._or_let_through(None)
        ledger = self._ledgers.get(name) or self._ledgers.setdefault(name, Ledger())
        asked = ledger.spend(rate, now)
        if isinstance(asked, RateLimitState):
            return asked
        return self._or_let_through(self._ask(name, rate, ledger, asked, now))

    def spend_singly(self, name: str, rate: Rate) -> RateLimitState | None:
        """Counts one request under a name that is no key's, without leases; None if Redis is unavailable."""
        if time.monotonic() < self._paused_until:
            return self._or_let_through(None)
        answer = self._answer((f"rate:{name}",), rate)
        return self._or_let_through(RateLimitState(*answer[:4]) if answer else None)

    def give_back(self) -> None:
        """Tells Redis how much was spent of leases that have ended, and forgets keys that went quiet."""
        for name, ledger in [*self._ledgers.items()]:
            now = time.monotonic()
            if ledger.is_forgotten(now):
                del self._ledgers[name]
            while now >= self._paused_until and (ended := ledger.settle(now)):
                rate, told = ended
                if self._ask(name, rate, ledger, told, now) is None:
                    return

    def _ask(
        self, name: str, rate: Rate, ledger: Ledger, asked: LeaseCall, now: float
    ) -> RateLimitState | None:
        """Spends a key's token at Redis, settles a lease and takes the next."""
        answer = None
        arguments: tuple[str | int, ...] = () if asked is NOTHING else asked
        try:
            answer = self._answer((f"rate:{name}", f"leases:{name}"), rate, *arguments)
        finally:
            state = ledger.answered(asked, answer, rate, now)
        return state

    def _answer(
        self, keys: tuple[str, ...], rate: Rate, *arguments: str | int
    ) -> LimitReply | None:
        """What the script says; None if Redis is unavailable, which is not asked again for a while."""
        try:
            result = self._gcra(keys, 60 / rate.per_minute, rate.burst, *arguments)
        except redis.RedisError as error:
            self._paused_until = time.monotonic() + PAUSE
            logger.warning("limiter away, letting requests through", extra={"reason": str(error)})
            return None
        allowed, left, retry_after, full_after, granted = result.split()
        return LimitReply(
            allowed == b"1", int(left), float(retry_after), float(full_after), int(granted)
        )

    def _gcra(self, keys: tuple[str, ...], *arguments: str | float) -> bytes:
        """Runs the script over this thread's connection."""
        if not hasattr(self._local, "opened"):
            self._local.opened = _ThreadConnection(self._connect())
        connection: Connection = self._local.opened.connection
        reused = connection.is_connected
        try:
            return _call(connection, len(keys), *keys, *arguments)
        except redis.ConnectionError:  # not a timeout
            if not reused:
                raise
            return _call(
                connection, len(keys), *keys, *arguments
            )  # Redis was restarted: a new socket

    def _or_let_through(self, state: RateLimitState | None) -> RateLimitState | None:
        """The same; a request that Redis could not count is let through, and counted here."""
        if state is None:
            self.let_through += 1
            metrics.LET_THROUGH.inc()
        return state


class _ThreadConnection:
    """A thread's connection, which ends with the thread.

    Those of redis-py are parts of reference cycles: by themselves they stay open until the next search for
    garbage.
    """

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    def __del__(self) -> None:
        with suppress(Exception):  # at the end of a process anything may be gone
            self.connection.disconnect()  # type: ignore[no-untyped-call]


def _call(connection: Connection, *arguments: str | float) -> bytes:
    """Sends the script by its hash, and in full to a Redis that does not know it.

    After an error the connection is closed; the next call opens it again.
    """
    words = [str(each).encode() for each in arguments]
    packed = b"".join([b"$%d\r\n%b\r\n" % (len(word), word) for word in words])
    connection.send_packed_command([b"*%d\r\n%b%b" % (len(words) + 2, _EVALSHA, packed)])  # type: ignore[no-untyped-call]
    try:
        result: bytes = connection.read_response()
    except redis.exceptions.NoScriptError:
        connection.send_command("EVAL", _GCRA, *arguments)  # type: ignore[no-untyped-call]
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


@flush_thread.register_flush
def give_back() -> None:
    """Settles leases of keys that went quiet."""
    for each in [*_limiters.values()]:
        each.give_back()


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
