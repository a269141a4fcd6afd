"""The shortage of processor time, measured by /proc/stat."""

from pathlib import Path

import pytest

from lib import processors
from lib.processors import EASY, FULL, LOOK_EVERY, UNKNOWN, Processors


class Machine:
    """A machine whose processors are used for a share of the time."""

    def __init__(self, stat: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.stat, self.now = stat, 0.0
        self.used = self.idle = 1000
        self.write()
        monkeypatch.setattr(processors, "STAT", stat)
        monkeypatch.setattr(processors, "monotonic", lambda: self.now)

    def run(self, share: float, seconds: float = LOOK_EVERY) -> None:
        ticks = 1000 * seconds
        self.used += round(ticks * share)
        self.idle += round(ticks * (1 - share))
        self.now += seconds
        self.write()

    def write(self) -> None:
        """As proc(5) says: user, nice, system, idle, waiting for disks, irq, softirq, steal, guest twice."""
        self.stat.write_text(f"cpu  0 0 {self.used} {self.idle - 500} 500 0 0 0 0 0\ncpu0 1 1\n")


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(tmp_path / "stat", monkeypatch)


def shortage(machine: Machine, share: float) -> float:
    """After so many looks that earlier ones no longer count."""
    known = Processors()
    for _ in range(50):
        machine.run(share)
        known.shortage()
    return known.shortage()


def test_processors_are_short_where_little_of_them_is_free(machine: Machine):
    assert shortage(machine, 0.0) == 0
    assert shortage(machine, EASY - 0.02) == 0
    assert shortage(machine, (EASY + FULL) / 2) == pytest.approx(0.5, abs=0.1)
    assert shortage(machine, FULL + 0.02) == 1
    assert shortage(machine, 1.0) == 1


def test_a_moment_alone_says_little(machine: Machine):
    known = Processors()
    for _ in range(50):
        machine.run(0.0)
        known.shortage()
    machine.run(1.0)
    assert known.shortage() == 0
    machine.run(1.0, LOOK_EVERY / 10)
    assert known.shortage() == 0, "too soon to look again"
    for _ in range(20):
        machine.run(1.0)
        known.shortage()
    assert known.shortage() == 1


@pytest.mark.parametrize("text", [None, "", "cpu  1 2 3\n", "nonsense\n"])
def test_a_system_that_does_not_say_is_taken_to_have_some_free(machine: Machine, text: str | None):
    if text is None:
        machine.stat.unlink()
    else:
        machine.stat.write_text(text)
    known = Processors()
    machine.now += 3600
    assert known.shortage() == UNKNOWN


def test_this_machine_says():
    known = Processors()
    assert 0 <= known.shortage() <= 1
    assert known._all > known._used > 0
