"""Shares a process's threads among senders: whoever has many requests at once waits for their own.

The rules, and why: docs/design/fair_shares.md.
"""

from collections import OrderedDict, deque
from collections.abc import Callable, Generator, Hashable
from threading import Lock
from time import monotonic
from typing import Any

from django.conf import settings
from django.http import parse_cookie

from accounts.observability.request_log import ISSUER
from lib.processors import processors

from .loop import RequestLoop
from .threads import ThreadPool, Work

LARGE = 16 * 1024  # bytes of a body: a bulk request of some fifty certificates
NEW = 0.02  # seconds: longer than most requests take
RECENT = 128  # turns
MUCH = 2  # times what others send on average
# Rests for each other sender, as long as a request took: one would leave each of them as much time, but half of
# what a request costs comes after its answer (the log, the credential, the webhook).
RESTS_PER_OTHER = 2
LONGEST_REST = 0.25  # seconds, but for what a large request owes
LOOK_EVERY = 0.005  # seconds between two looks, while somebody waits
LONGEST_WAIT = 10.0  # seconds; whoever has waited for longer rests no more
LATELY = 0.25  # seconds for which a sender counts beside others
KNOWN_KEYS = 1024  # whose issuers a process remembers


class Turns:
    """At most `of_one` of a sender at once and `of_all` in all; of those that wait, senders take turns.

    No more than `of_new` have begun within the last NEW seconds: the interpreter runs one thread at a
    time, and the more of them want it, the more each request costs. What takes longer (a slow statement)
    does not count, so it keeps nobody waiting. While somebody else sends, too, only one of them is the same
    sender's, and whoever sends several at once rests between two for as long as the first one took; longer
    where processors are short, if it sends much more than others. Whoever waits holds no thread; whose turn it
    is goes on in one of `threads`.
    """

    def __init__(
        self,
        threads: ThreadPool,
        loop: RequestLoop,
        *,
        of_all: int,
        of_one: int,
        of_new: int | None = None,
        others_send: Callable[[], bool] | None = None,
    ) -> None:
        """`others_send`: asks whether others send requests, where these turns do not see them."""
        self._threads, self._loop = threads, loop
        self._free, self._of_one, self._of_new = of_all, of_one, of_new or of_all
        self._lock = Lock()
        self._at_work: dict[Hashable, int] = {}
        self._new: dict[Turn, None] = {}  # of those at work, the oldest first
        self._waiting: OrderedDict[Hashable, deque[tuple[Turn, Work]]] = OrderedDict()
        self._others_send_elsewhere = others_send
        self._looking = False
        self._resting: dict[Hashable, float] = {}  # until when, while others send
        # Senders, but for strangers: each once for a turn.
        self._recent: deque[Hashable] = deque(maxlen=RECENT)
        # The two who began last, not the same one, and when.
        self._last: tuple[Hashable, float] = (None, -LATELY)
        self._last_other: tuple[Hashable, float] = (None, -LATELY)

    def take(self, sender: Hashable) -> "Turn":
        """Await the turn of this sender, which its `give_back` ends."""
        return Turn(self, sender)

    def begin(self, turn: "Turn", work: Work) -> None:
        """Run `work` in a thread when it is the turn's time."""
        turn.arrived = monotonic()
        with self._lock:
            self._waiting.setdefault(turn.sender, deque()).append((turn, work))
            admitted = self._admit()
            if self._waiting:
                self._look_later()
        for each in admitted:
            self._threads.add_done_callback(each)

    def give_back(self, turn: "Turn", owed: float = 0.0) -> None:
        """The turn is over: let the next ones begin; the same sender's after `owed` seconds, while others send."""
        sender = turn.sender
        with self._lock:
            self._free += 1
            self._new.pop(turn, None)
            self._at_work[sender] -= 1
            if not self._at_work[sender]:
                del self._at_work[sender]
            if owed or sender in self._waiting or sender in self._at_work:
                self._rest(turn, owed)
            admitted = self._admit()
        for work in admitted:
            self._threads.add_done_callback(work)

    def _look_later(self) -> None:
        if not self._looking:
            self._looking = True
            self._loop.call_soon_threadsafe(self._loop.call_later, LOOK_EVERY, self._look)

    def _look(self) -> None:
        """Admit those whose rest, or NEW, has passed. In the loop's thread, again and again while somebody waits."""
        with self._lock:
            admitted = self._admit()
            self._looking = look_again = bool(self._waiting)
        for work in admitted:
            self._threads.add_done_callback(work)
        if look_again:
            self._loop.call_later(LOOK_EVERY, self._look)

    def _rest(self, turn: "Turn", owed: float) -> None:
        """Delay the sender's next request: `owed` seconds, or some times as long as this turn took, up to NEW."""
        now = monotonic()
        times = 1.0
        if others := self._others_who_send_less(turn.sender):
            times += (RESTS_PER_OTHER * others - 1) * processors.shortage()
        self._resting.pop(turn.sender, None)  # to stand at the end
        rest = min(min(now - turn.began, NEW) * times, LONGEST_REST)
        self._resting[turn.sender] = now + max(owed, rest)
        while self._resting[oldest := next(iter(self._resting))] <= now and oldest != turn.sender:
            del self._resting[oldest]

    def _others_who_send_less(self, sender: Hashable) -> int:
        """How many others had turns lately; 0 unless this sender had MUCH times as many as they had on average."""
        own, others = self._recent.count(sender), len(set(self._recent)) - 1
        return others if own * others > MUCH * (len(self._recent) - own) else 0

    def _has_room(self) -> bool:
        if self._free and self._new:
            long_ago = monotonic() - NEW
            while self._new and (oldest := next(iter(self._new))).began <= long_ago:
                del self._new[oldest]
        return self._free > 0 and len(self._new) < self._of_new

    def _may(self, sender: Hashable) -> bool:
        if self._at_work.get(sender, 0) >= self._of_one:
            return False
        first, _ = self._waiting[sender][0]
        now = monotonic()
        is_resting = self._resting.get(sender, 0.0) > now and now - first.arrived < LONGEST_WAIT
        return not ((is_resting or self._is_new(sender)) and self._others_send(sender))

    def _is_new(self, sender: Hashable) -> bool:
        return any(turn.sender == sender for turn in self._new)

    def _others_send(self, sender: Hashable) -> bool:
        if self._others_send_elsewhere is not None:
            return self._others_send_elsewhere()
        other, began = self._last if self._last[0] != sender else self._last_other
        return other is not None and monotonic() - began < LATELY

    def _count(self, turn: "Turn") -> None:
        turn.began = monotonic()
        if self._last[0] != turn.sender:
            self._last_other = self._last
        self._last = (turn.sender, turn.began)
        if not isinstance(turn.sender, Stranger):
            self._recent.append(turn.sender)
        self._free -= 1
        self._new[turn] = None
        self._at_work[turn.sender] = self._at_work.get(turn.sender, 0) + 1

    def _admit(self) -> list[Work]:
        """Those that may begin now: the first of each sender, and then behind those of all others."""
        admitted = []
        while (
            self._waiting
            and self._has_room()
            and (sender := next(filter(self._may, self._waiting), None)) is not None
        ):
            waiting = self._waiting.pop(sender)
            turn, work = waiting.popleft()
            if waiting:
                self._waiting[sender] = waiting
            self._count(turn)
            admitted.append(work)
        return admitted


class Turn:
    """A sender's turn. Awaited, it begins; the request goes on in a thread."""

    __slots__ = ("_turns", "arrived", "began", "sender")

    def __init__(self, turns: Turns, sender: Hashable) -> None:
        self._turns, self.sender = turns, sender
        self.arrived = self.began = 0.0

    def __await__(self) -> Generator["Turn", None, None]:
        yield self

    def add_done_callback(self, work: Work) -> None:
        """Run `work` when the turn begins."""
        self._turns.begin(self, work)

    def give_back(self, owed: float = 0.0) -> None:
        """End the turn. `owed`: seconds for which the sender's next one rests, while others send."""
        self._turns.give_back(self, owed)


class Stranger:
    """Who sends neither a key nor a session: one for each request."""


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
        return cookies.get(settings.SESSION_COOKIE_NAME) or Stranger()

    def learn(self, environ: dict[str, Any]) -> None:
        """Remember the issuer of a key that Django has found to be valid."""
        key, issuer = environ.get("HTTP_X_API_KEY"), environ.get(ISSUER)
        if key is None or issuer is None or key in self._issuers:
            return
        self._issuers[key] = issuer
        if len(self._issuers) > KNOWN_KEYS:
            self._issuers.popitem(last=False)
