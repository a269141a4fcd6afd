"""`make backup-drill`: dump the database, copy the files, restore both, verify the result.

Takes DATABASE_URL, or the data of `make run`. The source is only read; what was made is removed. The
audit's seals need the AUDIT_KEY they were made with, and log and credentials go on only with LOG_KEY and
SIGNING_KEYS, so it has to run with a worker's environment.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tools.embedded import EmbeddedPostgres, EmbeddedServers, ServerError
from tools.launcher.checkout import ROOT, VAR, LaunchProblem, complain, paint, step

CHECKS = (
    ("The schema is complete", ("migrate", "--check")),
    ("Events in the order of the feed", ("settle_events",)),
    ("Documents, hashes, histories, files", ("verify_documents",)),
    ("The transparency log goes on", ("resume_log",)),
    ("The transparency log", ("verify_log",)),
    ("LOG_KEY and SIGNING_KEYS", ("verify_keys",)),
    ("The audit's seals", ("verify_audit",)),
)


def main() -> int:
    """Exit status 0 if everything that was backed up is restored and valid, else 1."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings.local")
    servers = EmbeddedServers(VAR, {**os.environ})
    try:
        if "DATABASE_URL" in servers.needed:
            servers.start("DATABASE_URL")
        drill(servers.environ.get("DATABASE_OWNER_URL") or servers.environ["DATABASE_URL"])
    except (LaunchProblem, ServerError) as problem:
        complain(str(problem))
        return 1
    finally:
        servers.leave()
    print(paint("1", "  The backup can be restored, and what came back is sound."), flush=True)
    return 0


def drill(source: str) -> None:
    """Dump, restore, check. Raises LaunchProblem at the first step that fails."""
    VAR.mkdir(exist_ok=True)
    folder = Path(tempfile.mkdtemp(prefix="backup-drill-", dir=VAR))
    folder.chmod(0o755)  # as root, PostgreSQL runs as another user
    fresh = EmbeddedPostgres(folder / "postgres", durable=False)
    dump, roles = folder / "certificates.dump", folder / "roles.sql"
    try:
        started = time.monotonic()
        with step("Dump"):
            run([str(fresh.tool("pg_dump")), "--format=custom", "--file", str(dump), source])
            run([str(fresh.tool("pg_dumpall")), *ROLES, "--file", str(roles), "--dbname", source])
        size = dump.stat().st_size / 2**20
        print(f"  ({size:.1f} MiB in {time.monotonic() - started:.1f} s)", flush=True)
        files = copy_of_files("ATTACHMENTS", VAR / "media", folder / "attachments")
        files |= copy_of_files("LOG", VAR / "log-files", folder / "log")
        with step("A fresh server, restored"):
            fresh.start()
            run([str(fresh.tool("psql")), "--quiet", "--file", str(roles), fresh.url])
            run([str(fresh.tool("pg_restore")), *RESTORE, "--dbname", fresh.url, str(dump)])
        # The tables belong to whom they belonged to before.
        environment = fresh.environment | files | {"DATABASE_OWNER_URL": fresh.url}
        for title, command in CHECKS:
            with step(title):
                result = run([sys.executable, "manage.py", *command], **environment)
            print(f"  ({result})" if result else "", end="\n" if result else "", flush=True)
    finally:
        fresh.stop()
        shutil.rmtree(folder, ignore_errors=True)


def copy_of_files(name: str, default: Path, copy: Path) -> dict[str, str]:
    """Copy a folder of files after the dump; a bucket is not copied but read in place."""
    if os.environ.get(f"{name}_BUCKET"):
        print(f"  (the files of {name}_BUCKET are compared in place: there is no copy)")
        return {}
    source = Path(os.environ.get(f"{name}_FOLDER") or default)
    with step(f"Files of {source.name}, copied"):
        if source.exists():
            shutil.copytree(source, copy)
    return {f"{name}_FOLDER": str(copy)}


ROLES = ("--roles-only", "--no-role-passwords")
RESTORE = ("--exit-on-error", "--single-transaction")  # with owners, rights and policies


def run(command: list[str], **environment: str) -> str:
    """Run a command; returns its last line of output. Raises LaunchProblem with its last lines if it fails."""
    done = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, **environment},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        last_lines = "\n".join((done.stdout + done.stderr).strip().splitlines()[-10:])
        raise LaunchProblem(f"`{Path(command[0]).name} {command[1]}` failed:\n{last_lines}")
    return " ".join(done.stdout.strip().splitlines()[-1:])


if __name__ == "__main__":
    sys.exit(main())
