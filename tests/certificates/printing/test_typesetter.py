"""The process that typesets: started when it is needed, replaced when it is gone or too slow."""

import os
import signal
from pathlib import Path
from typing import Any

import orjson
import pytest

from certificates.printing.typesetting import Typesetter, TypesettingFailed
from tests.certificates.printing.test_printed_texts import DAY, LETTERHEAD, SHEET

GOOD = {"title": "T", "author": "A", "date": DAY, "letterhead": LETTERHEAD}
SECRET = "h1dden-in-the-environment"


def order(content: object, seconds: int = 10) -> bytes:
    data = orjson.dumps(content).decode()
    order = {"format": "pdf", "standards": [], "ppi": None, "data": data}
    return orjson.dumps({**order, "seconds": seconds})


A_PAGE = order({**GOOD, "sheets": [{**SHEET, "title": "T", "subject": []}]})


@pytest.fixture
def typesetter():
    typesetter = Typesetter()
    yield typesetter
    typesetter._end()


def answered(typesetter: Typesetter) -> int:
    """The process that has answered an order well."""
    (file,) = typesetter.answer(A_PAGE, within=60)
    assert file.startswith(b"%PDF")
    assert typesetter._process is not None
    return typesetter._process.pid


def test_one_process_answers_many_and_another_follows_one_that_was_killed(typesetter: Typesetter):
    first = answered(typesetter)
    assert answered(typesetter) == first
    os.kill(first, signal.SIGKILL)
    assert answered(typesetter) != first


def test_typesetter_answers_on_after_a_refused_order(typesetter: Typesetter):
    first = answered(typesetter)
    with pytest.raises(TypesettingFailed, match="title"):
        typesetter.answer(order({"sheets": []}), within=60)
    assert answered(typesetter) == first


def test_an_answer_that_comes_too_late_is_never_taken_for_the_next(typesetter: Typesetter):
    first = answered(typesetter)
    os.kill(first, signal.SIGSTOP)
    with pytest.raises(TimeoutError):
        typesetter.answer(A_PAGE, within=0.01)
    assert answered(typesetter) != first


def test_an_order_that_takes_too_much_of_the_processor_is_given_up(typesetter: Typesetter):
    first = answered(typesetter)
    table: dict[str, Any] = {"title": "T", "columns": ["C"] * 20, "rows": [["x"] * 20] * 5000}
    table |= {"numeric": [False] * 20, "widths": [10] * 20, "outside": [], "measured": None}
    sheet = {**SHEET, "title": "T", "subject": [], "tables": [table]}
    with pytest.raises(TimeoutError):
        typesetter.answer(order({**GOOD, "sheets": [sheet]}, seconds=0), within=600)
    assert answered(typesetter) != first


def test_typesetter_ends_when_its_orders_end(typesetter: Typesetter):
    answered(typesetter)
    process = typesetter._process
    assert process is not None
    assert process.stdin is not None
    process.stdin.close()
    assert process.wait(timeout=60) == 0


def test_typesetter_knows_no_secret_key(typesetter: Typesetter, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("SECRET_KEY", SECRET)
    environment = Path(f"/proc/{answered(typesetter)}/environ")
    if not environment.exists():
        pytest.skip("only Linux shows the environment of a process")
    assert SECRET.encode() not in environment.read_bytes()
