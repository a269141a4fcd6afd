"""Large requests: nobody holds all threads with them."""

import asyncio
from collections import Counter

from config.server.large_requests import LargeRequests


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
