"""Which processes computed while a drill ran, the drill's own among them."""

import os
import time
from collections import defaultdict
from contextlib import suppress

import psutil

from tests.journeys.load.installation import Installation
from tests.journeys.load.watch import family


class ProcessorTime:
    """Seconds of processor time of each part of the installation, and of all that ran on the machine."""

    def __init__(self, made: Installation) -> None:
        self.made = made
        self.seconds: defaultdict[str, float] = defaultdict(float)
        self.elapsed = 0.0

    def __enter__(self) -> "ProcessorTime":
        self._before, self._began = used(self.made), time.monotonic()
        return self

    def __exit__(self, *_: object) -> None:
        self.elapsed += time.monotonic() - self._began
        for name, seconds in used(self.made).items():
            self.seconds[name] += seconds - self._before[name]

    def table(self) -> str:
        """Shares in per cent. The `drill` are its clients and receivers, `machine` is all that ran."""
        return ", ".join(f"{name} {share:.0%}" for name, share in self.shares.items())

    @property
    def shares(self) -> dict[str, float]:
        """Of all processors of the machine."""
        whole = self.elapsed * (os.cpu_count() or 1)
        return {name: seconds / whole for name, seconds in self.seconds.items()}


def used(made: Installation) -> dict[str, float]:
    """Seconds so far. Clients and the receiver of webhooks are the drill."""
    known: defaultdict[str, float] = defaultdict(float)
    for unit in made.units:
        assert unit.process is not None
        known[unit.name.rstrip("@")] += of_family(unit.process.pid)
    for name, server in (("redis", made.redis), ("postgres", made.postgres)):
        assert server.pid is not None
        known[name] += of_family(server.pid)
    servers = {unit.process.pid for unit in made.units if unit.process}
    servers |= {made.redis.pid, made.postgres.pid}
    known["drill"] = own(psutil.Process()) + sum(
        own(each) for each in psutil.Process().children() if each.pid not in servers
    )
    machine = psutil.cpu_times()
    known["machine"] = machine.user + machine.nice + machine.system + machine.irq + machine.softirq
    return known


def of_family(pid: int) -> float:
    """A process, its children, and those that have ended."""
    return sum(own(each) for each in family(pid))


def own(process: psutil.Process) -> float:
    """A process and those of its children that have ended."""
    with suppress(psutil.NoSuchProcess):
        return sum(process.cpu_times()[:4])
    return 0.0
