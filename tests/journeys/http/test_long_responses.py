"""Long responses on a real socket: files, slow readers, disconnects, shutdown."""

import signal
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

from tests.journeys.processes.load_clients import wait_for
from tests.journeys.processes.long_responses_app import PIECE, PIECES, SHORT
from tests.journeys.processes.web import Answer, WebProcess, Wire, serve
from tools.child_processes import HOST

pytestmark = pytest.mark.journey


@pytest.fixture
def note(tmp_path: Path) -> Path:
    return tmp_path / "notes"


@pytest.fixture
def answers(note: Path) -> Iterator[WebProcess]:
    note.with_suffix(".txt").write_bytes(PIECE * PIECES)
    target = "tests.journeys.processes.long_responses_app:application"
    log = note.with_name("server.log")
    with serve("postgres:///none", log, target=target, NOTES=str(note), WEB_THREADS="2") as live:
        yield live


def ask(path: str, method: str = "GET") -> bytes:
    return f"{method} {path} HTTP/1.1\r\nHost: {HOST}\r\n\r\n".encode()


@pytest.mark.parametrize(("path", "pieces"), [("/long", PIECES), ("/short", SHORT)])
def test_an_answer_in_pieces_arrives_whole_and_is_closed_where_it_was_made(
    answers: WebProcess, note: Path, path: str, pieces: int
):
    assert answers.get(path).content == PIECE * pieces
    assert wait_for(note.exists, 10)
    said, _, thread = note.read_text().rpartition(" in ")
    assert said == f"{pieces} of {pieces}"
    assert thread.startswith("web-")


def test_a_file_arrives_whole(answers: WebProcess):
    assert answers.get("/file").content == PIECE * PIECES


@pytest.mark.parametrize("path", ["/long", "/short", "/file"])
def test_a_head_says_nothing_of_it(answers: WebProcess, path: str):
    with Wire(answers) as wire:
        wire.send(ask(path, "HEAD"))
        first = wire.receive("HEAD")
        wire.send(ask("/none"))
        second = wire.receive("GET")
    assert (first and first.status_code, second and second.status_code) == (200, 200)


@pytest.mark.parametrize("path", ["/short", "/file"])
def test_who_does_not_read_keeps_no_thread(answers: WebProcess, path: str):
    """Of which there are two."""
    wires = [Wire(answers) for _ in range(8)]
    for wire in wires:
        wire.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        wire.send(ask(path))
    assert answers.get("/none", timeout=20).status_code == 200
    for wire in wires:
        wire.socket.close()


def test_who_reads_long_answers_slowly_leaves_threads_to_others(answers: WebProcess):
    """Half of them: here one of two. Whoever asks for one more long answer is told to come again."""
    with Wire(answers) as first:
        first.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        first.send(ask("/long"))
        assert first.socket.recv(1000).startswith(b"HTTP/1.1 200")
        assert [answers.get("/long", timeout=20).status_code for _ in range(4)] == [503] * 4
        assert answers.get("/none", timeout=20).status_code == 200
    assert wait_for(lambda: answers.get("/long", timeout=20).status_code == 200, 60)


def test_who_leaves_ends_the_work_on_the_answer(answers: WebProcess, note: Path):
    with Wire(answers) as wire:
        wire.send(ask("/long"))
        assert wire.socket.recv(1000)
    assert wait_for(note.exists, 20)
    sent = int(note.read_text().split(" of ")[0])
    assert sent < PIECES


def test_what_has_begun_is_answered_when_the_server_is_told_to_end(answers: WebProcess):
    found: list[Answer] = []
    asking = threading.Thread(target=lambda: found.append(answers.get("/slow", timeout=20)))
    asking.start()
    time.sleep(0.5)  # it has been taken up
    main = next(
        process
        for process in psutil.Process().children(recursive=True)
        if str(answers.port) in process.cmdline()
    )
    main.send_signal(signal.SIGTERM)
    asking.join(timeout=20)
    assert [answer.status_code for answer in found] == [200]
