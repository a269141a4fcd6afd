"""The check of an export with several processes, and of proof files that share what is checked once."""

import json
import os
import runpy
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from pathlib import Path
from typing import Any

import psutil
import pytest

from tests.paths import ROOT

from .case import IN_FORCE, LOG_VKEY, NOT_IN_FORCE
from .many import IN_ONE_FILE, Export, compose, name_of
from .world import NOW, PLACE, Members, bits, genuine

WHOLE, IN_PART, ALTERED, CANNOT_TELL = range(4)
COUNT = 30
FOLDER = ROOT / "docs" / "verifier"
PROGRAM = FOLDER / "verify_export.py"


@pytest.fixture(scope="module")
def composed() -> Export:
    return compose(COUNT)


@pytest.fixture
def export(composed: Export) -> Export:
    return deepcopy(composed)


def command(path: Path, processes: int) -> list[str]:
    words = [sys.executable, "-B", str(PROGRAM), str(path), "--log", LOG_VKEY]
    return [*words, "--processes", str(processes)]


def check(path: Path, processes: int) -> tuple[int, str]:
    done = subprocess.run(command(path, processes), capture_output=True, text=True, check=False)
    assert done.stderr == ""
    return done.returncode, done.stdout


def test_several_processes_say_what_one_says(export, tmp_path):
    path = export.write(tmp_path / "export.zip")
    code, said = check(path, 1)
    assert code == WHOLE, said
    assert f"{COUNT} proof files: {COUNT} genuine and in force" in said
    assert check(path, 3) == (code, said)


def alter_document(file: Members) -> None:
    file["document"] = file["document"].replace("Ardita", "Arbnor")


def alter_list(file: Members) -> None:
    """A bit taken back from the list of revocations looks like this."""
    file["status"][0]["credentialSubject"]["encodedList"] = bits(PLACE + 1)


def alter_checkpoint(file: Members) -> None:
    file["issued"]["proof"] = flipped(file["issued"]["proof"], -4)


def flipped(text: str, place: int) -> str:
    """The text with one letter changed, to another letter of base64 where it is one."""
    place %= len(text)
    return text[:place] + ("B" if text[place] == "A" else "A") + text[place + 1 :]


FORGERIES = {
    11: (alter_document, "The document is not the one that was recorded in the log."),
    14: (alter_list, "A signature of the issuer does not fit: what it signed was altered."),
    17: (alter_checkpoint, "No key given with --log has signed the checkpoint of"),
}


def test_check_names_altered_proof_files_among_many(export, tmp_path):
    for number, (change, _says) in FORGERIES.items():
        file = export.file(number)
        change(file)
        export.replace(number, file)
    export.proofs[20]["certificateId"] = "cert_unknown"
    path = export.write(tmp_path / "export.zip")
    code, said = check(path, 3)
    assert code == ALTERED, said
    for number, (_change, says) in FORGERIES.items():
        assert f"{name_of(number)}: {says}" in said
    assert "cert_unknown: It is another certificate's." in said
    assert "17 genuine and in force" in said  # what follows an unknown one has no certificate left
    assert check(path, 1) == (code, said)


def test_a_long_check_tells_how_far_it_is(export, tmp_path, capsys, monkeypatch):
    monkeypatch.syspath_prepend(str(FOLDER))
    main = runpy.run_path(str(PROGRAM))["main"]
    monkeypatch.setitem(main.__globals__, "TELL_EVERY", 0)
    path = export.write(tmp_path / "export.zip")
    assert main([str(path), "--log", LOG_VKEY, "--processes", "1"]) == WHOLE
    told = capsys.readouterr().err.splitlines()
    assert f"0 s: {COUNT - IN_ONE_FILE} of {COUNT} lines of proofFile" in told


# --- what was checked once is asked for again by the same bytes only ---


@pytest.fixture
def verdict() -> Callable[[Members], str | int]:
    """Checks files in one process, one after the other."""
    program = runpy.run_path(str(FOLDER / "verify_certificate.py"))

    def run(file: Members) -> str | int:
        checked = program["Check"]([LOG_VKEY], [], program["instant"](NOW))
        try:
            checked.run(json.dumps(file).encode())
        except (program["NotGenuine"], program["Malformed"]) as fault:
            return str(fault)
        return int(checked.verdict())

    return run


def flips(file: Members) -> Iterator[tuple[str, Members]]:
    """The file with a letter flipped in each line of the proof of its issue and of its key, and elsewhere."""
    for change in (file["issued"], file["keys"][0]):
        proof, start = change["proof"], 0
        for line in proof.split("\n"):
            if line:
                change["proof"] = flipped(proof, start + len(line) // 2)
                yield line, file
            start += len(line) + 1
        change["proof"] = proof
    for holder, name in (
        (file["keys"][0]["statement"], "publicKeyMultibase"),
        (file["keys"][0]["statement"], "at"),
        (file["status"][0]["proof"], "proofValue"),
        (file["status"][1]["credentialSubject"], "encodedList"),
        (file["credential"]["proof"], "proofValue"),
    ):
        text = holder[name]
        holder[name] = flipped(text, len(text) // 2)
        yield name, file
        holder[name] = text


def test_nothing_is_taken_for_what_was_checked_before(composed, verdict):
    first, second = composed.file(0), composed.file(1)
    assert verdict(first) == verdict(second) == IN_FORCE
    count = 0
    for name, forged in flips(second):
        assert isinstance(verdict(forged), str), name
        count += 1
    assert count > 20
    assert verdict(second) == IN_FORCE


def test_a_forgery_is_not_remembered_either(composed, verdict):
    """The forged file comes first: what follows is genuine all the same."""
    file = composed.file(2)
    for name, forged in flips(file):
        assert isinstance(verdict(forged), str), name
    assert verdict(file) == IN_FORCE


def test_another_list_is_looked_at(verdict):
    """Of the same name and signed by the same key, in the next file."""
    revoked = genuine()
    revoked.set_bits = ("revocation",)
    verdicts = [verdict(each.file()) for each in (genuine(), revoked, genuine())]
    assert verdicts == [IN_FORCE, NOT_IN_FORCE, IN_FORCE]


# --- processes that end before their time ---


def is_ready(process: psutil.Process) -> bool:
    """Whether a process has begun to work: it leaves SIGINT to the one that started it."""
    status = Path(f"/proc/{process.pid}/status").read_text()
    is_ignored = int(status.split("SigIgn:")[1].split()[0], 16) >> (signal.SIGINT - 1) & 1
    return bool(is_ignored) and "spawn_main" in " ".join(process.cmdline())


@pytest.fixture
def long_check(composed, tmp_path) -> Iterator[Callable[[], tuple[Any, list[psutil.Process]]]]:
    """Starts a check that takes long; its process, and those that work for it."""
    many = Export(composed.certificates * 200, composed.proofs * 200, composed.keys)
    path = many.write(tmp_path / "export.zip", in_one_file=600)
    started: list[subprocess.Popen[str]] = []

    def start() -> tuple[Any, list[psutil.Process]]:
        pipe = subprocess.PIPE
        process = subprocess.Popen(
            command(path, 2),
            stdout=pipe,
            stderr=pipe,
            text=True,
            start_new_session=True,
            # A test run in the background of a shell has it ignored, and its children inherit that.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509  (one call)
        )
        started.append(process)
        began = time.monotonic()
        while time.monotonic() - began < 60:
            working = [each for each in psutil.Process(process.pid).children() if is_ready(each)]
            if len(working) == 2:
                working[0].suspend()  # so that it does not come to its end meanwhile
                return process, working
            time.sleep(0.02)
        raise AssertionError("no processes")

    yield start
    for process in started:
        process.kill()
        process.communicate()


def test_a_killed_process_is_no_success(long_check):
    process, working = long_check()
    working[0].kill()
    said, complaints = process.communicate(timeout=60)
    assert process.returncode == CANNOT_TELL, said + complaints
    assert "A process of this check has died." in said
    assert psutil.wait_procs(working, timeout=10)[1] == []


def test_an_interruption_is_no_success(long_check):
    """Ctrl+C goes to all processes of the terminal."""
    process, working = long_check()
    os.killpg(process.pid, signal.SIGINT)
    working[0].resume()
    said, complaints = process.communicate(timeout=60)
    assert (process.returncode, complaints) == (CANNOT_TELL, ""), said
    assert "Interrupted before all was checked." in said
    assert psutil.wait_procs(working, timeout=10)[1] == []


def test_processes_end_with_the_one_that_started_them(long_check):
    process, working = long_check()
    process.kill()
    working[0].resume()
    assert psutil.wait_procs(working, timeout=10)[1] == []


def test_only_a_few_pieces_are_held(monkeypatch):
    """However many there are: the archive is read as fast as it is checked."""
    monkeypatch.syspath_prepend(str(FOLDER))
    in_order = runpy.run_path(str(PROGRAM))["in_order"]
    read: list[int] = []

    def pieces() -> Iterator[int]:
        for number in range(1000):
            read.append(number)
            yield number

    with ThreadPoolExecutor(2) as executor:
        for number, answer in enumerate(in_order(executor, 8, str, pieces())):
            assert answer == str(number)
            assert len(read) <= number + 8
    assert len(read) == 1000
