"""Units of deploy/systemd, started as systemd would: their command, environment, folders and way to end."""

import math
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from tests.paths import ROOT
from tools.child_processes import end_with_parent, free_port

UNITS = Path("deploy") / "systemd"  # of a checkout
PLACE = "/opt/certificates"  # where the units expect the checkout


@dataclass
class Unit:
    """A unit's process, as systemd would start it."""

    name: str
    instance: str
    folder: Path
    checkout: Path = ROOT  # what PLACE links to, from the next start on
    drop_in: str = ""  # of which instance it has the drop-in
    process: "subprocess.Popen[bytes] | None" = None

    def settings(self, option: str) -> list[str]:
        """All values of an option, with the instance and the folders of this test."""
        units = self.checkout / UNITS
        files = [units / f"certificates-{self.name}.service"]
        files += units.glob(f"certificates-{self.name}{self.drop_in or '-'}.service.d/*.conf")
        text = "".join(each.read_text() for each in files)
        found = re.findall(rf"^{option}=(.*)$", text, re.MULTILINE)
        return [self._placed(value) for value in found]

    def environment(self) -> dict[str, str]:
        """Environment=, then what the file says, without UnsetEnvironment=."""
        stated = [word for line in self.settings("Environment") for word in shlex.split(line)]
        (path,) = self.settings("EnvironmentFile")
        lines = [
            line for line in Path(path).read_text().splitlines() if re.match(r"[A-Z_]+=", line)
        ]
        stated += [shlex.split(line)[0] for line in lines]
        unset = [name for line in self.settings("UnsetEnvironment") for name in line.split()]
        values = dict(pair.split("=", 1) for pair in stated)
        return {"PATH": os.environ["PATH"]} | {k: v for k, v in values.items() if k not in unset}

    def start(self) -> "subprocess.Popen[bytes]":
        """Run ExecStart."""
        (command,) = self.settings("ExecStart")
        for name in self.settings("RuntimeDirectory"):
            shutil.rmtree(self.folder / "run" / name, ignore_errors=True)
            (self.folder / "run" / name).mkdir(parents=True)
        with self.log.open("ab") as output:
            self.process = subprocess.Popen(
                shlex.split(command),
                cwd=self.checkout,
                env=self.environment(),
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
                start_new_session=True,
                preexec_fn=partial(prepare, nice_of(self.weight)),  # noqa: PLW1509  (a few calls of the system)
            )
        return self.process

    def stop(self) -> None:
        """As KillMode=mixed does: SIGTERM to the main process, which ends the others."""
        assert self.process is not None
        (seconds,) = self.settings("TimeoutStopSec")
        self.process.terminate()
        assert self.process.wait(int(seconds)) in {0, -signal.SIGTERM}

    @property
    def log(self) -> Path:
        """What it has said."""
        return self.folder / f"{self.name}{self.instance}.log"

    @property
    def weight(self) -> int:
        """The unit's share of the processor within its slice; 100 where it says nothing."""
        return int(["100", *self.settings("CPUWeight")][-1])

    def _placed(self, value: str) -> str:
        value = value.replace("%i", self.instance).replace("%H", "test")
        value = value.replace(f"{PLACE}/.venv/bin", str(Path(sys.executable).parent))
        value = value.replace("/etc/certificates/service.env", str(self.folder / ".env"))
        value = value.replace("/tmp/beat-schedule", str(self.folder / "beat-schedule"))
        return value.replace("/run/", f"{self.folder}/run/").replace(
            "/var/lib/certificates", str(self.folder)
        )


def web_units(folder: Path, checkout: Path = ROOT) -> list[Unit]:
    """Those of deploy/nginx.conf, the one for bulk requests last, on ports of this test."""
    drop_ins = ("", "", "8003")
    return [Unit("web@", str(free_port()), folder, checkout, drop_in=each) for each in drop_ins]


def nice_of(weight: int) -> int:
    """The nice value that weighs as much as a CPUWeight=."""
    return round(-math.log(weight / 100, 1.25))


def prepare(nice: int) -> None:
    """In a new process: end with this one, and take this share of the processor."""
    if follow := end_with_parent(signal.SIGTERM):
        follow()
    weigh(os.getpid(), nice)


def weigh(pid: int, nice: int) -> None:
    """Give a process, and what it starts from now on, this share of the processor.

    Where the kernel groups processes by session (sched_autogroup_enabled), a nice value counts within
    its session only, and that of the session among sessions.
    """
    with suppress(OSError):  # only root may give more than others have
        os.setpriority(os.PRIO_PROCESS, pid, nice)
        Path(f"/proc/{pid}/autogroup").write_text(str(nice))
