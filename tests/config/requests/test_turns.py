"""Fair shares of a process's threads, and refusals that cost little."""

import threading
from collections import Counter
from concurrent.futures import FIRST_COMPLETED, wait
from io import BytesIO
from types import SimpleNamespace
from typing import Any
from uuid import UUID

import pytest

from accounts.observability.request_log import ISSUER
from config.server import entry, turns
from config.server.threads import ThreadPool
from config.server.turns import KNOWN_KEYS, LARGE, Senders, Stranger, Turns
from tests.config.requests.test_server import heard, posted
from tests.support.request_loop import PATIENCE, pieces, request_loop, start

SMALL = 100  # bytes of a body
MANY = 50


def in_turn(senders: list[str], *, of_all: int, of_one: int) -> tuple[list[str], Counter[str]]:
    """The order in which requests begin that were sent in this order, and the most of each at once.

    None ends before all have been sent, and as many are at work as may be.
    """
    begun: list[tuple[float, str]] = []
    now, most = Counter[str](), Counter[str]()
    all_sent, full, lock = threading.Event(), threading.Event(), threading.Lock()
    at_once = min(of_all, of_one * len(set(senders)))

    async def request(taken: Turns, sender: str) -> None:
        turn = taken.take(sender)
        await turn
        with lock:
            begun.append((turn.began, sender))
            now[sender] += 1
            most[sender] = max(most[sender], now[sender])
            most["all"] = max(most["all"], now.total())
            if now.total() == at_once:
                full.set()
        assert all_sent.wait(PATIENCE)
        assert full.wait(PATIENCE)
        with lock:
            now[sender] -= 1
        turn.give_back()

    with request_loop() as loop:
        taken = Turns(ThreadPool(of_all), loop, of_all=of_all, of_one=of_one)
        sent = [start(loop, request(taken, sender)) for sender in senders]
        all_sent.set()
        for each in sent:
            each.result(PATIENCE)
    return [sender for _, sender in sorted(begun)], most


def test_a_sender_of_many_requests_leaves_threads_and_turns_to_others():
    began, most = in_turn(["noisy"] * MANY + ["one", "other"] * 2, of_all=3, of_one=2)
    assert (most["noisy"], most["all"]) == (2, 3)
    assert set(began[9:]) == {"noisy"}, "the others have begun long before the last of fifty"
    assert Counter(began) == {"noisy": MANY, "one": 2, "other": 2}


def test_a_sender_alone_waits_for_nothing_but_its_share():
    began, most = in_turn(["only"] * MANY, of_all=8, of_one=6)
    assert (len(began), most["only"]) == (MANY, 6)


def begun_while_none_ends(senders: list[object], number: int, *, of_new: int) -> int:
    """How many of these senders' requests begin before any ends, of which so many are waited for.

    Somebody else has had a turn before.
    """
    began, end = threading.Semaphore(0), threading.Event()

    async def ended(taken: Turns) -> None:
        turn = taken.take("somebody else")
        await turn
        turn.give_back()

    async def request(taken: Turns, sender: object) -> None:
        turn = taken.take(sender)
        await turn
        began.release()
        assert end.wait(PATIENCE)
        turn.give_back()

    with request_loop() as loop:
        taken = Turns(ThreadPool(8), loop, of_all=8, of_one=8, of_new=of_new)
        start(loop, ended(taken)).result(PATIENCE)
        sent = [start(loop, request(taken, sender)) for sender in senders]
        for _ in range(number):
            assert began.acquire(timeout=PATIENCE)
        more = began.acquire(timeout=0.2)
        end.set()
        for each in sent:
            each.result(PATIENCE)
    return number + more


def test_few_begin_at_once_until_those_at_work_have_taken_long(monkeypatch: pytest.MonkeyPatch):
    """Whoever computes for a moment is followed by the next; a slow statement keeps nobody waiting."""
    senders = [object() for _ in range(5)]
    monkeypatch.setattr(turns, "NEW", 3600)
    assert begun_while_none_ends(senders, 2, of_new=2) == 2
    monkeypatch.setattr(turns, "NEW", 0.005)
    assert begun_while_none_ends(senders, 5, of_new=2) == 5


def test_a_sender_begins_one_request_at_a_time_while_others_send(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(turns, "NEW", 3600)
    monkeypatch.setattr(turns, "LATELY", 3600)
    assert begun_while_none_ends(["noisy"] * 5, 1, of_new=3) == 1
    assert begun_while_none_ends(["noisy", "noisy", "other"], 2, of_new=3) == 2
    monkeypatch.setattr(turns, "LATELY", 0)
    assert begun_while_none_ends(["alone"] * 5, 3, of_new=3) == 3
    monkeypatch.setattr(turns, "LATELY", 3600)
    monkeypatch.setattr(turns, "NEW", 0.005)
    assert begun_while_none_ends(["slow"] * 5, 5, of_new=3) == 5, "slow statements do not count"


def test_a_sender_of_several_rests_between_two_while_others_send(monkeypatch: pytest.MonkeyPatch):
    clock = [0.0]
    monkeypatch.setattr(turns, "NEW", 3600)
    monkeypatch.setattr(turns, "LATELY", 3600)
    monkeypatch.setattr(turns, "monotonic", lambda: clock[0])
    monkeypatch.setattr(turns, "processors", SimpleNamespace(shortage=lambda: 1.0))
    monkeypatch.setattr(turns, "LONGEST_WAIT", 3600)
    monkeypatch.setattr(turns, "LONGEST_REST", 3600)
    others = ["other", "second", "third"]
    begun = {name: threading.Semaphore(0) for name in ("noisy", *others)}

    async def request(taken: Turns, sender: str, all_sent: threading.Event) -> None:
        turn = taken.take(sender)
        await turn
        begun[sender].release()
        assert all_sent.wait(PATIENCE)
        clock[0] += 1  # takes a second
        turn.give_back()

    def send(loop: Any, taken: Turns, *senders: str) -> None:
        all_sent = threading.Event()
        for sender in senders:
            start(loop, request(taken, sender, all_sent))
        all_sent.set()

    with request_loop() as loop:
        taken = Turns(ThreadPool(8), loop, of_all=8, of_one=1)
        send(loop, taken, *["noisy"] * turns.MUCH)
        for _ in range(turns.MUCH):
            assert begun["noisy"].acquire(timeout=PATIENCE), "alone, it does not rest"
        for names in (*([name] for name in others), ["noisy", "noisy"]):
            send(loop, taken, *names)
            assert begun[names[0]].acquire(timeout=PATIENCE)
        clock[0] += turns.RESTS_PER_OTHER * len(others) - 1
        assert not begun["noisy"].acquire(timeout=0.2), "it rests, for each of the others"
        send(loop, taken, "other", "other")
        assert begun["other"].acquire(timeout=PATIENCE), "nobody else waits for that"
        clock[0] += 3600
        assert begun["noisy"].acquire(timeout=PATIENCE)


def test_visitors_do_not_make_an_issuer_one_that_sends_much():
    """An issuer is compared with other issuers; each visitor sends once."""

    async def request(taken: Turns, sender: object) -> None:
        turn = taken.take(sender)
        await turn
        turn.give_back()

    with request_loop() as loop:
        taken = Turns(ThreadPool(1), loop, of_all=1, of_one=1)
        few = ["issuer"] * (turns.MUCH + 1)
        for sender in [*few, *(Stranger() for _ in range(turns.RECENT))]:
            start(loop, request(taken, sender)).result(PATIENCE)
        assert not taken._others_who_send_less("issuer")
        start(loop, request(taken, "other")).result(PATIENCE)
        assert taken._others_who_send_less("issuer") == 1


def test_all_keys_of_an_issuer_are_one_sender_and_strangers_are_nobody_else(settings: Any):
    senders, issuer = Senders(), UUID(int=7)
    one, other = heard((b"x-api-key", b"one")), heard((b"x-api-key", b"other"))
    assert senders.of(one) != senders.of(other), "nothing is known of them yet"
    for environ in (one, other):
        senders.learn(environ | {ISSUER: issuer})
    assert senders.of(one) == senders.of(other) == issuer
    for number in range(KNOWN_KEYS):
        senders.learn(heard((b"x-api-key", b"%d" % number)) | {ISSUER: UUID(int=number)})
    assert senders.of(one) == "one", "forgotten"

    session = f"{settings.SESSION_COOKIE_NAME}=mine".encode()
    signed_in = [heard((b"cookie", cookie)) for cookie in (session, session + b"; language=de")]
    assert len({senders.of(environ) for environ in signed_in}) == 1
    visitors = [heard(), heard(), heard((b"cookie", b"language=de"))]
    found = [senders.of(environ) for environ in visitors]  # kept, so that each has its own identity
    assert len(set(found)) == len(visitors)


def test_a_key_has_one_large_request_worked_on_at_a_time_and_small_ones_beside_it():
    at_work, most = Counter[int](), Counter[int]()
    beside = threading.Event()

    def django(environ: dict[str, Any], start: Any) -> BytesIO:
        length = int(environ["CONTENT_LENGTH"])
        at_work[length] += 1
        most[length] = max(most[length], at_work[length])
        if length == SMALL:
            beside.set()
        assert beside.wait(30), "a small request waits for a large one"
        at_work[length] -= 1
        start("200 OK", [])
        return BytesIO(b"")

    with request_loop() as loop:
        server = entry.WebApplication(django, loop)
        sent = [start(loop, request(server, length)) for length in [*[LARGE + 1] * 4, SMALL]]
        for each in sent:
            each.result(PATIENCE)
    assert most == {LARGE + 1: 1, SMALL: 1}


def test_refusals_of_too_many_requests_are_held_back_without_a_thread(
    monkeypatch: pytest.MonkeyPatch,
):
    """Whoever never stops sending is answered seldom; others are answered at once, and connections are left."""
    monkeypatch.setattr(entry, "HELD_BACK", 3600)
    monkeypatch.setattr(entry, "MOST_HELD_BACK", 12)  # more than there are threads

    def django(environ: dict[str, Any], start: Any) -> BytesIO:
        refused = int(environ["CONTENT_LENGTH"]) != SMALL
        start("429 Too Many Requests" if refused else "200 OK", [])
        return BytesIO(b"")

    with request_loop() as loop:
        server = entry.WebApplication(django, loop)
        refused = [start(loop, request(server, SMALL + 1)) for _ in range(15)]
        for answered in range(3):
            done, rest = wait(refused, timeout=PATIENCE, return_when=FIRST_COMPLETED)
            assert done, f"only {answered} were answered at once"
            refused = list(rest)
            if len(refused) == 12:
                break
        start(loop, request(server, SMALL)).result(PATIENCE)
        assert len([each for each in refused if not each.done()]) == 12


async def request(server: entry.WebApplication, length: int, key: bytes = b"key") -> None:
    """One request with this key and a body of so many bytes, to its answer."""
    scope = posted(b"/en/verify/many", length)
    scope["headers"].append((b"x-api-key", key))

    async def send(_message: dict[str, Any]) -> None: ...

    await server(scope, pieces(b"x" * length), send)
