"""Leases: tokens of a key's rate limit that a process has reserved, and spends without asking Redis.

Only keys under load have them. `docs/design/usage.md` says why no window lets more requests through.
"""

import secrets
import threading
from dataclasses import dataclass, field
from typing import NamedTuple

from accounts.domain.actors import Rate

LIFE = 0.25  # seconds in which a lease may be spent, from before it was asked for
BUSY = 4  # requests of a key within LIFE, from which on leases are taken
MOST = 32  # tokens of a lease
FORGOTTEN_AFTER = 10.0  # seconds without a request


@dataclass(frozen=True, slots=True)
class RateLimitState:
    """The state of a limit after a request, in requests and seconds."""

    allowed: bool
    left: int
    retry_after: float
    full_after: float


class LeaseCall(NamedTuple):
    """What a request asks of Redis beside its own token: a lease, and to settle the one before."""

    cost: int = 1  # tokens of this request
    wanted: int = 0  # tokens of the new lease
    id: str = ""
    settled: str = ""  # the id of a lease that has ended
    used: int = 0  # tokens of it that were spent


class LimitReply(NamedTuple):
    """What Redis replies: for this request, and how many tokens of a lease it grants beside."""

    allowed: bool
    left: int
    retry_after: float
    full_after: float
    granted: int


NOTHING = LeaseCall()


@dataclass(slots=True)
class Lease:
    """Tokens that Redis has reserved for this process."""

    id: str
    rate: Rate
    granted: int
    unspent: int
    ends: float

    def holds(self, rate: Rate, now: float) -> bool:
        """Whether there is a token for this rate."""
        return self.unspent > 0 and now < self.ends and self.rate == rate


@dataclass(slots=True)
class Ledger:
    """One key's requests and leases in this process. The lock is never held while Redis is asked."""

    _lock: threading.Lock = field(default_factory=threading.Lock)
    _leases: list[Lease] = field(default_factory=list)  # that is being spent, and the next
    _ended: list[Lease] = field(default_factory=list)  # to be settled
    _asking: bool = False  # a thread is on its way to settle and to take a lease
    _left: int = 0  # beside the leases
    _full_at: float = 0.0  # when all are back, if all leases are spent; on this process's clock
    _since: float = 0.0
    _requests: int = 0  # since then
    _before: int = 0  # in the LIFE before that

    def spend(self, rate: Rate, now: float) -> RateLimitState | LeaseCall:
        """Takes a token of a lease, or returns what to ask Redis: the next lease while half is left."""
        with self._lock:
            self._count(now)
            self._end(rate, now)
            requests = max(self._requests, self._before)
            wanted = min(requests, MOST) if requests >= BUSY else 0
            if self._is_low() and not self._asking and (wanted or self._ended):
                return self._ask(wanted)
            return self._take(now) if self._leases else NOTHING

    def _is_low(self) -> bool:
        match self._leases:
            case []:
                return True
            case [lease]:
                return lease.unspent <= lease.granted // 2
        return False

    def _count(self, now: float) -> None:
        passed = now - self._since
        if passed >= LIFE:
            self._before = self._requests if passed < 2 * LIFE else 0
            self._since, self._requests = now, 0
        self._requests += 1

    def _end(self, rate: Rate, now: float) -> None:
        """Sets leases without a token for this rate aside: nothing more is spent of them."""
        while self._leases and not self._leases[0].holds(rate, now):
            self._ended.append(self._leases.pop(0))

    def _take(self, now: float) -> RateLimitState:
        self._leases[0].unspent -= 1
        held, interval = self._held(), 60 / self._leases[0].rate.per_minute
        return RateLimitState(
            allowed=True,
            left=self._left + held,
            retry_after=0.0,
            full_after=max(self._full_at - held * interval - now, 0.0),
        )

    def _held(self) -> int:
        return sum(lease.unspent for lease in self._leases)

    def _ask(self, wanted: int, cost: int = 1) -> LeaseCall:
        self._asking = True
        identity = secrets.token_hex(8) if wanted else ""
        if not self._ended:
            return LeaseCall(cost, wanted, identity)
        ended = self._ended[0]
        return LeaseCall(cost, wanted, identity, ended.id, ended.granted - ended.unspent)

    def settle(self, now: float) -> tuple[Rate, LeaseCall] | None:
        """What to tell Redis of a lease that has ended; None if there is nothing to tell."""
        with self._lock:
            if self._leases:
                self._end(self._leases[0].rate, now)
            if self._asking or not self._ended:
                return None
            return self._ended[0].rate, self._ask(0, cost=0)

    def answered(
        self, asked: LeaseCall, reply: LimitReply | None, rate: Rate, sent: float
    ) -> RateLimitState | None:
        """Takes in what Redis has replied; the state of the limit, with what the leases still hold.

        Without a reply, the account of the lease is kept for the next call. `sent`: the time just before
        the call.
        """
        with self._lock:
            if asked is not NOTHING:
                self._asking = False
            if reply is None:
                return None
            if asked.settled:
                self._ended.pop(0)
            single = asked is NOTHING and self._leases  # it may be older than what is known
            self._left = min(self._left, reply.left) if single else reply.left
            self._full_at = sent + reply.full_after
            if reply.granted:
                lease = Lease(asked.id, rate, reply.granted, reply.granted, sent + LIFE)
                self._leases.append(lease)
            self._end(rate, sent)
            if not reply.allowed and asked.cost and self._leases:
                return self._take(sent)  # the last ones may be here
            held = self._held()
            back = max(reply.full_after - held * 60 / rate.per_minute, 0.0)
            return RateLimitState(reply.allowed, self._left + held, reply.retry_after, back)

    def is_forgotten(self, now: float) -> bool:
        """Whether nothing is to be kept: no lease, and no request for long."""
        with self._lock:
            kept = self._leases or self._ended or self._asking
            return not kept and now - self._since > FORGOTTEN_AFTER
