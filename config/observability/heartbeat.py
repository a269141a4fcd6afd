"""Once a minute each process says that it is alive: a line in its log, and an entry in Redis.

The entries are what `/metrics` and the operators' page know of processes, those of other machines included.
"""

import logging
import os
import socket
import threading
import time
from dataclasses import dataclass
from pathlib import Path
from typing import cast

import orjson
from django.conf import settings
from redis import Redis, RedisError

SECONDS = 60.0
ALIVE = 150.0  # seconds: two that failed to arrive
FORGOTTEN = 24 * 60 * 60.0  # seconds after which a process that is silent is no longer missed
KEY = "heartbeats"
REDIS_SECONDS = 0.5
PAGE = os.sysconf("SC_PAGE_SIZE")

logger = logging.getLogger("heartbeat")
_started = time.monotonic()
_roles: list[str] = []  # of this process


@dataclass(frozen=True, slots=True)
class Heartbeat:
    """The last one of a process. `role` is web, beat, or the name of a worker's node."""

    role: str
    host: str
    pid: int
    at: float  # time.time()
    uptime_s: int
    rss_mib: int | None
    version: str

    def age(self) -> float:
        """Seconds since then."""
        return max(time.time() - self.at, 0.0)


@dataclass(frozen=True, slots=True)
class RoleState:
    """The processes of a role: those that are alive, and how long ago the last one of them said so."""

    role: str
    alive: list[Heartbeat]
    age: float


def start(role: str) -> None:
    """Say so now and then every minute, from a thread of its own.

    A process may have two roles, such as a worker with beat: it says so in one line.
    """
    _roles.append(role)
    if len(_roles) == 1:
        threading.Thread(target=_run, name="heartbeat", daemon=True).start()
    else:
        _leave(_now(role))


def _run() -> None:
    pause = threading.Event()
    while True:
        say(*_roles)
        pause.wait(SECONDS)


def say(*roles: str) -> None:
    """Log one heartbeat, and leave it in Redis for each role."""
    beats = [_now(role) for role in roles]
    extra: dict[str, object] = {"role": ", ".join(roles), "pid": beats[0].pid}
    extra["uptime_s"] = beats[0].uptime_s
    if beats[0].rss_mib is not None:
        extra["rss_mib"] = beats[0].rss_mib
    logger.info("alive", extra=extra)
    _leave(*beats)


def _now(role: str) -> Heartbeat:
    return Heartbeat(
        role=role,
        host=socket.gethostname(),
        pid=os.getpid(),
        at=time.time(),
        uptime_s=round(time.monotonic() - _started),
        rss_mib=_memory(),
        version=settings.VERSION,
    )


def _leave(*beats: Heartbeat) -> None:
    entries = {f"{each.role}@{each.host}:{each.pid}": orjson.dumps(each).decode() for each in beats}
    try:
        with _redis() as client:
            client.hset(KEY, mapping=entries)
    except RedisError:
        return  # /readyz and /metrics say that it is away


def roles() -> list[RoleState]:
    """The roles of all machines, by name; processes that ended long ago are forgotten. Raises RedisError."""
    with _redis() as client:
        entries = cast(dict[bytes, bytes], client.hgetall(KEY))
        beats = {name: Heartbeat(**orjson.loads(each)) for name, each in entries.items()}
        silent = [name for name, beat in beats.items() if beat.age() > FORGOTTEN]
        if silent:
            client.hdel(KEY, *silent)
    by_role: dict[str, list[Heartbeat]] = {}
    for name, beat in beats.items():
        if name not in silent:
            by_role.setdefault(beat.role, []).append(beat)
    return [_state(role, by_role[role]) for role in sorted(by_role)]


def _state(role: str, beats: list[Heartbeat]) -> RoleState:
    alive = [beat for beat in beats if beat.age() <= ALIVE]
    alive.sort(key=lambda beat: (beat.host, beat.pid))
    return RoleState(role, alive, min(beat.age() for beat in beats))


def _redis() -> Redis:
    return Redis.from_url(
        settings.REDIS_URL, socket_connect_timeout=REDIS_SECONDS, socket_timeout=REDIS_SECONDS
    )


def _memory() -> int | None:
    """Resident memory in MiB; None where the system does not tell."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE >> 20
    except OSError:
        return None
