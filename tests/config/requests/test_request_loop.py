"""In which threads the coroutine of a request runs, and when it gives up waiting."""

import threading
from concurrent.futures import Future
from time import monotonic
from typing import Any

import pytest

from accounts.api.foundation.problems import BodyTooSlow, MalformedRequest
from config.server import loop as loops
from config.server.bodies import BodyStore, RequestBody
from config.server.body_limits import BodyRefused
from config.server.loop import Pause
from config.server.threads import ThreadPool
from tests.support.request_loop import PATIENCE, Piece, pieces, request_loop, start


def here() -> str:
    return threading.current_thread().name


def test_a_request_begins_in_the_thread_that_hands_it_over_and_goes_on_where_its_work_is():
    pool = ThreadPool(1, name="pool")

    async def request() -> list[str]:
        names = [here()]
        await pool
        return [*names, here()]

    with request_loop() as loop:
        assert start(loop, request()).result(PATIENCE) == [here(), "pool-0"]


def test_a_piece_that_comes_later_is_read_by_the_thread_that_brings_it():
    come: Future[dict[str, Any]] = Future()

    async def request() -> tuple[object, str]:
        return (await Piece(come))["body"], here()

    with request_loop() as loop:
        ended = start(loop, request())
        assert not ended.done()
        threading.Thread(target=come.set_result, args=({"body": b"x"},), name="brings").start()
        assert ended.result(PATIENCE) == (b"x", "brings")


def test_a_pause_holds_no_thread_of_the_pool():
    pool = ThreadPool(1, name="pool")

    async def paused() -> str:
        await pool
        await Pause(loop, 0.2)
        return here()

    async def other() -> str:
        await pool
        return here()

    with request_loop() as loop:
        first = start(loop, paused())
        assert start(loop, other()).result(PATIENCE) == "pool-0"
        assert first.result(PATIENCE) != "pool-0"


def read(receive: Any, announced: int | None) -> RequestBody:
    """Read a body to its end."""
    with request_loop() as loop:
        body = RequestBody(BodyStore(1, 1024 * 1024))
        start(loop, body.read(receive, announced, 512 * 1024, loop)).result(PATIENCE)
        return body


def test_a_body_in_pieces_is_read_whole_also_if_it_is_written_to_a_file():
    sent = [bytes([number]) * 30_000 for number in range(10)]
    body = read(pieces(*sent), None)
    assert (body.length, body.file.read()) == (300_000, b"".join(sent))
    assert not hasattr(body.file, "getvalue")
    body.close()


def test_half_a_body_is_refused():
    with pytest.raises(BodyRefused) as refused:
        read(pieces(b"half"), 8)
    assert isinstance(refused.value.error, MalformedRequest)


def test_a_body_that_stops_coming_is_given_up(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("config.server.bodies.SECONDS", 0.05)
    monkeypatch.setattr(loops, "LOOK_EVERY", 0.01)
    began = monotonic()
    with pytest.raises(BodyRefused) as refused:
        read(pieces(b"half", more=True), 8)
    assert isinstance(refused.value.error, BodyTooSlow)
    assert monotonic() - began >= 0.05
