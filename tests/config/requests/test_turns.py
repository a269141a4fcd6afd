"""Fair shares of a process's threads, and refusals that cost little."""

import asyncio
import threading
from collections import Counter
from io import BytesIO
from typing import Any
from uuid import UUID

import pytest

from accounts.observability.request_log import ISSUER
from config.server import entry
from config.server.turns import KNOWN_KEYS, LARGE, Senders, Turns
from tests.config.requests.test_server import heard, posted

SMALL = 100  # bytes of a body
MANY = 50


def in_turn(turns: Turns, senders: list[str]) -> tuple[list[str], Counter[str]]:
    """The order in which requests begin that were sent in this order, and the most of each at once."""
    began: list[str] = []
    now, most = Counter[str](), Counter[str]()

    async def request(sender: str) -> None:
        await turns.take(sender)
        began.append(sender)
        now[sender] += 1
        most[sender] = max(most[sender], now[sender])
        most["all"] = max(most["all"], now.total())
        await asyncio.sleep(0)
        now[sender] -= 1
        turns.give_back(sender)

    async def send_all() -> None:
        await asyncio.gather(*map(request, senders))

    asyncio.run(send_all())
    return began, most


def test_a_sender_of_many_requests_leaves_threads_and_turns_to_others():
    began, most = in_turn(Turns(of_all=3, of_one=2), ["noisy"] * MANY + ["one", "other"] * 2)
    assert most == {"noisy": 2, "one": 1, "other": 1, "all": 3}
    assert set(began[9:]) == {"noisy"}, "the others have begun long before the last of fifty"
    assert Counter(began) == {"noisy": MANY, "one": 2, "other": 2}


def test_a_sender_alone_waits_for_nothing_but_its_share():
    began, most = in_turn(Turns(of_all=8, of_one=6), ["only"] * MANY)
    assert (len(began), most["only"]) == (MANY, 6)


def test_who_hangs_up_while_waiting_takes_no_turn():
    turns = Turns(of_all=1, of_one=1)

    async def main() -> None:
        await turns.take("first")
        gone, admitted = (asyncio.create_task(turns.take(name)) for name in ("gone", "admitted"))
        next_one = asyncio.create_task(turns.take("next"))
        await asyncio.sleep(0)
        gone.cancel()
        turns.give_back("first")  # `gone` has not noticed yet
        admitted.cancel()  # has its turn, and gives it on
        await asyncio.wait_for(next_one, 30)
        turns.give_back("next")
        await asyncio.wait_for(turns.take("last"), 30)

    asyncio.run(main())


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

    async def main() -> None:
        server = entry.WebApplication(django)
        sent = [request(server, length) for length in [*[LARGE + 1] * 4, SMALL]]
        await asyncio.gather(*sent)

    asyncio.run(main())
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

    async def main() -> None:
        server = entry.WebApplication(django)
        refused = [asyncio.create_task(request(server, SMALL + 1)) for _ in range(15)]
        for answered in range(3):
            done, _ = await asyncio.wait(refused, timeout=30, return_when=asyncio.FIRST_COMPLETED)
            assert done, f"only {answered} were answered at once"
            refused = [each for each in refused if each not in done]
            if len(refused) == 12:
                break
        await asyncio.wait_for(request(server, SMALL), 30)
        assert len([each for each in refused if not each.done()]) == 12
        for each in refused:
            each.cancel()

    asyncio.run(main())


async def request(server: entry.WebApplication, length: int) -> None:
    """One request with the same key and a body of so many bytes, to its answer."""
    scope = posted(b"/en/verify/many", length)
    scope["headers"].append((b"x-api-key", b"key"))

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"x" * length}

    async def send(_message: dict[str, Any]) -> None: ...

    await server(scope, receive, send)
