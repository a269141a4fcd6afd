"""Celery's Redis transport, made safe against restarts of Redis and pauses of workers.

*A connection lost in the middle of a task.* Celery 5.7 forgets where the broker is before it closes the
channels of a lost connection; kombu then asks for the address once more, to give back what was not
acknowledged, and the worker dies of `AttributeError: 'NoneType' object has no attribute 'hostname'`.
The same happens when a task that has outlived its connection is acknowledged. Both expect an error of
the connection, and go on after it.

*Ticks that nobody takes.* Tasks without arguments say "look what there is to do": one such message in a
queue is as good as many. While it waits there, no further one is added, so that beat can't fill Redis
while a worker is away, and the worker finds one of each kind when it is back.
"""

import json
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from kombu import transport
from kombu.transport import redis as kombu_redis
from redis import Redis
from redis.exceptions import ConnectionError as ConnectionLost

# KEYS: the queue, and where its last message of this kind is noted. ARGV: the message, seconds.
_ADD_ONCE = """
local last = redis.call('GET', KEYS[2])
if last and redis.call('LPOS', KEYS[1], last) then return 0 end
redis.call('SET', KEYS[2], ARGV[1], 'EX', ARGV[2])
return redis.call('LPUSH', KEYS[1], ARGV[1])
"""
_NOTED_SECONDS = 7 * 24 * 60 * 60
_SENT_AT = "sent_at"


class Channel(kombu_redis.Channel):
    """A channel that reports a lost connection instead of failing on it, and queues each periodic task once."""

    def _connparams(self, *options: Any, **named: Any) -> dict[str, Any]:
        if self.connection.client is None:
            raise ConnectionLost("this connection to Redis has been closed")
        params: dict[str, Any] = super()._connparams(*options, **named)  # type: ignore[misc]
        return params

    def _put(self, queue: str, message: dict[str, Any], **options: Any) -> None:
        headers = message["headers"]
        headers[_SENT_AT] = time.time()
        if not _is_tick(headers):
            super()._put(queue, message, **options)
            return
        noted = f"{queue}:last:{headers['task']}"
        with self.conn_or_acquire() as client:
            client.eval(_ADD_ONCE, 2, queue, noted, json.dumps(message), _NOTED_SECONDS)


class Transport(kombu_redis.Transport):
    Channel = Channel


def use() -> None:
    """Make Celery use this transport for every redis:// and rediss:// URL."""
    for scheme in ("redis", "rediss"):
        transport.TRANSPORT_ALIASES[scheme] = f"{__name__}:{Transport.__name__}"


def _is_tick(headers: Mapping[str, Any]) -> bool:
    """Whether this message is a periodic task: no arguments, no delay."""
    plain = headers.get("argsrepr") == "()" and headers.get("kwargsrepr") == "{}"
    return plain and not headers.get("eta")


@dataclass(frozen=True, slots=True)
class Waiting:
    """The messages of a queue that no worker has taken."""

    queue: str
    messages: int
    oldest_seconds: float


def waiting(client: "Redis", queue: str) -> Waiting:
    """Number and age of the messages waiting in a queue. Raises RedisError."""
    count: int = client.llen(queue)
    oldest: Any = client.lindex(queue, -1)
    return Waiting(queue, count, _age(oldest) if oldest else 0)


def _age(message: bytes) -> float:
    """Seconds since the message was sent; None if another version sent it without a time."""
    try:
        return max(time.time() - float(json.loads(message)["headers"][_SENT_AT]), 0)
    except (ValueError, KeyError, TypeError):
        return 0
