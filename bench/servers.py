"""The servers of a run: each is started when a row needs it, and all end with the run."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field, fields
from enum import StrEnum
from pathlib import Path

import psycopg

from tools.child_processes import ROOT, free_port, is_ready, start, stop
from tools.embedded import EmbeddedPostgres, EmbeddedRedis

START_SECONDS = 120
REFERENCE = ROOT / "bench" / "reference"
FLOOR_PATH = "/certificates/00000000-0000-0000-0001-000000000001"  # one that schema.sql inserts
FEW = 10_000  # certificates and deliveries of the small database, when growth is measured


class Site(StrEnum):
    """A web server with its database."""

    PRODUCTION = "production"  # the product with the settings of the image
    MAKE_RUN = "make run"  # the product on the same data with the settings of `make run`
    WITHOUT_REDIS = "without Redis"  # as PRODUCTION, but no Redis answers
    FLOOR = "floor"  # bench/reference
    SMALL = "small"  # the product on a database that holds FEW certificates and deliveries
    GROWN = "grown"  # ... that holds as many as --grown asks for
    OTHER = "other"  # the product of another checkout


@dataclass(frozen=True, slots=True, kw_only=True)
class Seed:
    """The output of `seed_bench`; certificates are pairs of public id and uuid."""

    api_key: str
    issuer_id: str
    type_id: int
    certificates: list[list[str]]
    mailed_key: str = ""  # of an issuer that mails each certificate to its holder
    mailed_type_id: int = 0
    listened_key: str = ""  # of an issuer with a webhook endpoint
    listened_type_id: int = 0
    session: str = ""  # of an owner of the issuer who is signed in to the back office

    @classmethod
    def read(cls, output: str) -> "Seed":
        """Read what the command printed, also that of another version."""
        known = {each.name for each in fields(cls)}
        return cls(**{name: value for name, value in json.loads(output).items() if name in known})


@dataclass(frozen=True, slots=True, kw_only=True)
class Server:
    """A running web server, and what it runs on."""

    port: int
    pid: int
    database: str
    seed: Seed | None = None
    environment: dict[str, str] = field(default_factory=dict)  # what differs from this process's


class Servers:
    """PostgreSQL, Redis and the web servers. Their data stand under `var/`, on a real disk: in memory,
    fsync would cost nothing.
    """

    def __init__(
        self, cleanup: ExitStack, *, certificates: int, grown: int = 0, other: Path | None = None
    ) -> None:
        self._cleanup = cleanup
        self._certificates, self._grown, self._other = certificates, grown, other
        self._started: dict[Site, Server] = {}
        (ROOT / "var").mkdir(exist_ok=True)
        self._folder = Path(tempfile.mkdtemp(prefix="bench-", dir=ROOT / "var"))
        cleanup.callback(shutil.rmtree, self._folder, ignore_errors=True)
        self._folder.chmod(0o755)  # as root, PostgreSQL runs as another user
        self.postgres = EmbeddedPostgres(self._folder / "postgres", durable=True)
        self.redis = EmbeddedRedis(self._folder / "redis")
        for server in (self.postgres, self.redis):
            cleanup.callback(server.stop)
            server.start()

    def of(self, site: Site) -> Server:
        """The web server of this site; started now if it does not run."""
        if site not in self._started:
            print(f"Starting {site} ...", flush=True)
            self._started[site] = self._start(site)
        return self._started[site]

    def keep_logs(self) -> None:
        """Copy the servers' logs to where they outlive the run, and say so."""
        kept = ROOT / "var" / "bench-logs"
        shutil.rmtree(kept, ignore_errors=True)
        kept.mkdir()
        for log in self._folder.glob("*.log"):
            shutil.copy(log, kept)
        print(f"The servers' logs: {kept}", flush=True)

    def _start(self, site: Site) -> Server:
        if site is Site.FLOOR:
            return self._floor()
        if site in {Site.PRODUCTION, Site.OTHER, Site.SMALL, Site.GROWN}:
            return self._product(site, (site is Site.OTHER and self._other) or ROOT)
        production = self.of(Site.PRODUCTION)
        changed = (
            {"DJANGO_SETTINGS_MODULE": "config.settings.local"}
            if site is Site.MAKE_RUN
            else {"REDIS_URL": f"redis://127.0.0.1:{free_port()}/0"}
        )
        return self._serve(site, production.environment | changed, production.seed)

    def _product(self, site: Site, checkout: Path) -> Server:
        """The product of a checkout on a new database."""
        url = self._create_database(site)
        environment = self._environment(site, url)
        _manage(environment, checkout, "migrate", "--verbosity", "0")
        if not Path(environment["BENCH_STATIC_ROOT"]).exists():
            _manage(environment, checkout, "collectstatic", "--no-input", "--verbosity", "0")
        number = str(self._certificates)
        seed = Seed.read(_manage(environment, checkout, "seed_bench", "--certificates", number))
        if stored := {Site.SMALL: FEW, Site.GROWN: self._grown}.get(site):
            _manage(environment, checkout, "grow_bench", str(stored))
        return self._serve(site, environment, seed, checkout)

    def _floor(self) -> Server:
        url = self._create_database(Site.FLOOR)
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute((REFERENCE / "schema.sql").read_bytes())
        port = free_port()
        command = ["-m", "granian", *(REFERENCE / "granian.args").read_text().split()]
        command += ["--port", str(port), "bench.reference.wsgi:application"]
        process = self._run(command, Site.FLOOR, os.environ | {"REFERENCE_DATABASE_URL": url}, ROOT)
        self._wait(process, port, Site.FLOOR)
        return Server(port=port, pid=process.pid, database=url)

    def _serve(
        self, site: Site, environment: dict[str, str], seed: Seed | None, checkout: Path = ROOT
    ) -> Server:
        """Start the product's web server as the image and `make run` do."""
        port = free_port()
        own = environment | {
            "DATABASE_URL": environment["DATABASE_URL"].replace(
                "//postgres@", "//certificates_web@"
            ),
            "BASE_URL": f"http://127.0.0.1:{port}",
            "PROMETHEUS_MULTIPROC_DIR": str(self._folder / f"{site}-metrics"),
        }
        # The second for a checkout to compare with that has Granian.
        own |= {"GUNICORN_CMD_ARGS": f"--bind=127.0.0.1:{port}", "GRANIAN_PORT": str(port)}
        process = self._run(["-m", "config.serve"], site, os.environ | own, checkout)
        self._wait(process, port, site)
        return Server(
            port=port,
            pid=process.pid,
            database=environment["DATABASE_URL"],
            seed=seed,
            environment=own | {"DATABASE_URL": environment["DATABASE_URL"]},
        )

    def _run(
        self, command: list[str], site: Site, environment: dict[str, str], checkout: Path
    ) -> "subprocess.Popen[bytes]":
        with self._log(site).open("wb") as output:
            process = start(command, output, environment=environment, cwd=checkout)
        self._cleanup.callback(stop, process)
        return process

    def _wait(self, process: "subprocess.Popen[bytes]", port: int, site: Site) -> None:
        deadline = time.monotonic() + START_SECONDS
        path = "/readyz" if site is not Site.FLOOR else FLOOR_PATH
        while not is_ready(port, path):
            if process.poll() is not None or time.monotonic() > deadline:
                text = self._log(site).read_text()[-2000:]
                raise SystemExit(f"The web server ({site}) did not start:\n{text}")
            time.sleep(0.1)

    def _log(self, site: Site) -> Path:
        return self._folder / f"{site}.log"

    def _create_database(self, site: Site) -> str:
        name = f"bench_{site.replace(' ', '_')}"
        url = self.postgres.url.replace("/certificates?", f"/{name}?")
        with psycopg.connect(self.postgres.url, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE template0")
        return url

    def _environment(self, site: Site, database: str) -> dict[str, str]:
        """Production's environment without the redirect to https: nothing terminates TLS here."""
        return {
            "DJANGO_SETTINGS_MODULE": "bench.settings",
            "DATABASE_URL": database,
            "REDIS_URL": self.redis.url.removesuffix("/0") + f"/{list(Site).index(site)}",
            "SECRET_KEY": "benchmark-only-not-a-secret-at-all-0123456789-0123456789",
            "API_KEY_PEPPERS": "bench=benchmark-only-pepper",
            "FIELD_KEYS": "YmVuY2htYXJrLW9ubHktZmllbGQta2V5LTMyLWJ5dGU=",
            "AUDIT_KEY": "benchmark-only-audit-key",
            "SIGNING_KEYS": "YmVuY2htYXJrLW9ubHktc2lnbmluZy1rZXktMzItYnk=",
            "LOG_KEY": "YmVuY2htYXJrLW9ubHktbG9nLWtleS0zMi1ieXRlcyE=",
            "ALLOWED_HOSTS": "127.0.0.1",
            "BASE_URL": "http://127.0.0.1",
            "SECURE_SSL_REDIRECT": "false",
            "TRUSTED_PROXIES": "0",
            "MFA_REQUIRED": "false",  # its owner signs in without a device
            "SESSION_IDLE_MINUTES": "480",  # and stays so while databases are filled
            "BENCH_STATIC_ROOT": str(
                self._folder / ("static of other" if site is Site.OTHER else "static")
            ),
        }


@contextmanager
def servers(*, certificates: int, grown: int = 0, other: Path | None = None) -> Iterator[Servers]:
    """PostgreSQL and Redis, and web servers as they are asked for."""
    with ExitStack() as cleanup:
        started = Servers(cleanup, certificates=certificates, grown=grown, other=other)
        try:
            yield started
        except BaseException:
            started.keep_logs()
            raise


def _manage(environment: dict[str, str], checkout: Path, *arguments: str) -> str:
    """Run manage.py of a checkout; returns its output."""
    return run(
        [sys.executable, "manage.py", *arguments],
        cwd=checkout,
        environment=os.environ | environment,
    )


def run(
    command: list[str],
    *,
    given: str = "",
    cwd: Path = ROOT,
    environment: Mapping[str, str] | None = None,
) -> str:
    """Run a program; returns its output. What it logs is shown only if it fails."""
    done = subprocess.run(
        command, cwd=cwd, env=environment, input=given, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        raise SystemExit(f"{' '.join(command)} failed:\n{done.stderr[-4000:]}")
    return done.stdout
