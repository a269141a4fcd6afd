"""Shares a process's threads among senders: whoever has many requests at once waits for their own.

The rules, and why: docs/design/fair_shares.md.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Hashable
from typing import Any

from django.conf import settings
from django.http import parse_cookie

from accounts.observability.request_log import ISSUER

LARGE = 16 * 1024  # bytes of a body: a bulk request of some fifty certificates
KNOWN_KEYS = 1024  # whose issuers a process remembers
Waiting = deque[asyncio.Future[None]]


class Turns:
    """At most `of_one` of a sender at once and `of_all` in all; of those that wait, senders take turns.

    Used by the event loop alone, so that nothing has to be locked. Whoever waits holds no thread.
    """

    def __init__(self, *, of_all: int, of_one: int) -> None:
        self._free, self._of_one = of_all, of_one
        self._at_work: dict[Hashable, int] = {}
        self._waiting: OrderedDict[Hashable, Waiting] = OrderedDict()  # the next one first

    async def take(self, sender: Hashable) -> None:
        """Wait for a turn of this sender, which `give_back` ends."""
        if self._free and self._may(sender):
            self._begin(sender)
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(sender, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._leave(sender, turn)
            else:
                self.give_back(sender)
            raise

    def give_back(self, sender: Hashable) -> None:
        """The sender's request has ended: let the next one begin."""
        self._free += 1
        self._at_work[sender] -= 1
        if not self._at_work[sender]:
            del self._at_work[sender]
        while self._free and (next_one := next(filter(self._may, self._waiting), None)):
            self._admit(next_one)

    def _may(self, sender: Hashable) -> bool:
        return self._at_work.get(sender, 0) < self._of_one

    def _begin(self, sender: Hashable) -> None:
        self._free -= 1
        self._at_work[sender] = self._at_work.get(sender, 0) + 1

    def _admit(self, sender: Hashable) -> None:
        """The first request of a sender that waits; the others behind those of all other senders."""
        waiting = self._waiting.pop(sender)
        turn = waiting.popleft()
        if waiting:
            self._waiting[sender] = waiting
        if not turn.cancelled():
            self._begin(sender)
            turn.set_result(None)

    def _leave(self, sender: Hashable, turn: asyncio.Future[None]) -> None:
        waiting = self._waiting.get(sender, deque())
        if turn in waiting:
            waiting.remove(turn)
            if not waiting:
                del self._waiting[sender]


class Senders:
    """Whose turn a request takes: its issuer's, its browser's, or one of its own."""

    def __init__(self) -> None:
        self._issuers: OrderedDict[str, Hashable] = OrderedDict()  # by API key

    def of(self, environ: dict[str, Any]) -> Hashable:
        """The sender. Of a key that has not been used in this process yet, the key."""
        key: str = environ.get("HTTP_X_API_KEY", "")
        if key:
            return self._issuers.get(key, key)
        cookies: dict[str, str] = parse_cookie(environ.get("HTTP_COOKIE", ""))
        return cookies.get(settings.SESSION_COOKIE_NAME) or object()  # a stranger is nobody else

    def learn(self, environ: dict[str, Any]) -> None:
        """Remember the issuer of a key that Django has found to be valid."""
        key, issuer = environ.get("HTTP_X_API_KEY"), environ.get(ISSUER)
        if key is None or issuer is None or key in self._issuers:
            return
        self._issuers[key] = issuer
        if len(self._issuers) > KNOWN_KEYS:
            self._issuers.popitem(last=False)
