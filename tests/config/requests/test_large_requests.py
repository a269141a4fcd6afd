"""Large requests: nobody holds all threads with them."""

import asyncio
import threading
from collections import Counter
from io import BytesIO
from typing import Any

from config.server import entry
from config.server.large_requests import LARGE, LargeRequests
from tests.config.requests.test_server import posted

SMALL = 100  # bytes of a body


def test_senders_of_large_bodies_share_the_threads():
    """One of them holds two at once however many it sends; another one gets its turn beside it."""
    shares, now, most = LargeRequests(of_all=3, of_one=2), Counter[str](), Counter[str]()
    ended: list[str] = []

    async def send(name: str) -> None:
        async with shares.turn(name):
            now[name] += 1
            most.update({key: 1 for key in (name, "all") if now_of(key) > most[key]})
            await asyncio.sleep(0)
            now[name] -= 1
            ended.append(name)

    def now_of(name: str) -> int:
        return now.total() if name == "all" else now[name]

    async def send_all() -> None:
        await asyncio.gather(*map(send, ["noisy"] * 50 + ["other"] * 2))

    asyncio.run(send_all())
    assert (most["noisy"], most["all"]) == (2, 3)
    assert ended.index("other") < 5
    assert ended.count("noisy") == 50


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

    async def send(_message: dict[str, Any]) -> None: ...

    async def main() -> None:
        server = entry.WebApplication(django)

        async def request(length: int) -> None:
            async def receive() -> dict[str, Any]:
                return {"type": "http.request", "body": b"x" * length}

            await server(posted(b"/en/verify/many", length), receive, send)

        await asyncio.gather(*map(request, [*[LARGE + 1] * 4, SMALL]))

    asyncio.run(main())
    assert most == {LARGE + 1: 1, SMALL: 1}
