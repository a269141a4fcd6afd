"""The service as its units start it, behind nginx, with a receiver of webhooks and a mail server, for a drill of load."""

import asyncio
import getpass
import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import psycopg
import redis
from aiohttp import web

from tests.journeys.load.paced_client import Order, Outcome
from tests.journeys.processes.load_clients import FULL, wait_for
from tests.journeys.processes.nginx import behind_nginx
from tests.journeys.processes.units import Unit, nice_of, web_units, weigh
from tests.journeys.processes.web import Answer, WebProcess
from tests.journeys.product.test_without_docker import environment_file
from tests.paths import ROOT
from tests.support.mail_server import mail_server
from tests.support.suite.servers import own_postgres, own_redis
from tests.webhooks.receiver import Receiver, running
from tools.child_processes import HOST, end_with_parent
from tools.embedded import EmbeddedPostgres, EmbeddedRedis

READY_SECONDS = 120
LOG_FILES = 128 if FULL else 2  # of 16 MB: as many as min_wal_size keeps
QUEUES = ("celery", "jobs", "webhooks")


@dataclass
class CountingReceiver(Receiver):
    """Keeps the ids of what arrived, and nothing else: twenty minutes bring hundreds of thousands."""

    ids: set[str] = field(default_factory=set)
    slow: dict[str, float] = field(default_factory=dict)  # path -> seconds

    async def handle(self, request: web.Request) -> web.StreamResponse:
        await request.read()
        self.ids.add(request.headers["webhook-id"])
        await asyncio.sleep(self.slow.get(request.path, 0))
        return web.Response()


@dataclass(frozen=True)
class LoadIssuer:
    """An issuer with its key and type, and its address; `path` is that of its endpoint at the receiver."""

    issuer: str
    key: str
    type_id: int
    path: str

    @property
    def address(self) -> str:
        return f"203.0.113.{self.path[1:]}"


@dataclass
class Installation:
    """Web servers behind nginx, the workers, and what they need."""

    folder: Path
    postgres: EmbeddedPostgres
    redis: EmbeddedRedis
    receiver: CountingReceiver
    units: list[Unit] = field(default_factory=list)
    issuers: list[LoadIssuer] = field(default_factory=list)  # the last one is the noisy one
    most: float = 0.0  # certificates a second, once it was measured
    port: int = 0  # of nginx

    def ask(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        """Rows, straight from the database."""
        with psycopg.connect(self.postgres.url, autocommit=True) as connection:
            return connection.execute(query, values).fetchall()

    def analyze(self) -> None:
        """Let PostgreSQL know its tables, as it does by itself in an installation of a few minutes."""
        with psycopg.connect(self.postgres.url, autocommit=True) as connection:
            connection.execute("ANALYZE")

    def call(
        self, issuer: LoadIssuer, method: str, path: str, body: Any = None, **headers: str
    ) -> Answer:
        """One request of the API: JSON, or bytes of another type that is stated."""
        server = WebProcess(self.port, self.folder / "none", 0)
        raw = body if isinstance(body, bytes | None) else json.dumps(body).encode()
        known = {"Content-Type": "application/json", "x-api-key": issuer.key}
        known["X-Forwarded-For"] = issuer.address
        known |= {name.replace("_", "-"): value for name, value in headers.items()}
        return server.request(method, f"/api/external/{path}", raw, 60, **known)

    def waiting_messages(self) -> dict[str, int]:
        """How many messages no worker has taken from Celery's queues."""
        with redis.Redis.from_url(self.redis.url) as client:
            return {name: client.llen(name) for name in QUEUES}

    def issue(
        self, name: str, seconds: float, issuers: list[LoadIssuer], **order: Any
    ) -> "subprocess.Popen[str]":
        """Start the clients of these issuers, in a process of their own."""
        senders = [(each.key, each.type_id, each.address) for each in issuers]
        asked = Order(self.port, senders, name, seconds, **order)
        with (self.folder / f"{name}.json").open("w") as output:
            process = subprocess.Popen(
                [sys.executable, "-m", "tests.journeys.load.paced_client"],
                cwd=ROOT,
                stdin=subprocess.PIPE,
                stdout=output,
                text=True,
                preexec_fn=end_with_parent(9),  # noqa: PLW1509  (one C call)
            )
        assert process.stdin is not None
        json.dump(asdict(asked), process.stdin)
        process.stdin.close()
        return process

    def outcome(self, name: str, process: "subprocess.Popen[str]") -> Outcome:
        """What the clients saw, once they have ended."""
        assert process.wait() == 0
        told = json.loads((self.folder / f"{name}.json").read_text())
        return Outcome(**told | {"statuses": Counter(told["statuses"])})


@contextmanager
def installation(folder: Path, issuers: int) -> Iterator[Installation]:
    """All processes, as deploy/systemd starts them, on a durable database of their own."""
    with ExitStack() as stack:
        receiver = CountingReceiver()
        stack.enter_context(running(receiver=receiver))
        mails = stack.enter_context(mail_server())
        postgres = stack.enter_context(own_postgres(durable=True))
        configure(postgres)
        made = Installation(folder, postgres, stack.enter_context(own_redis()), receiver)
        for name in ("attachments", "log"):
            (folder / name).mkdir()
        environment_file(folder, **settings(made, mails.port))
        made.issuers = set_up(made, issuers)
        manage(folder, "collectstatic", "--no-input", "--verbosity", "0")
        stack.callback(stop, made)
        webs = web_units(folder)
        made.units = [*webs]
        made.units += [Unit(name, "", folder) for name in ("worker", "jobs", "courier", "beat")]
        # It is outside of the units' slice, and weighs as much as the slice.
        assert postgres.pid is not None
        weigh(postgres.pid, nice_of(sum(unit.weight for unit in made.units)))
        for unit in made.units:
            unit.start()
        first, second, bulk = (int(unit.instance) for unit in webs)
        for unit in webs:
            assert wait_for(partial(is_up, int(unit.instance)), READY_SECONDS), unit.log.read_text()
        web = WebProcess(first, webs[0].log, 0)
        made.port = stack.enter_context(behind_nginx(web, folder, second, bulk=bulk)).port
        yield made


def manage(folder: Path, *command: str) -> None:
    """By deploy/manage, with the file that the units read."""
    known = {"PATH": os.environ["PATH"], "PLACE": str(ROOT), "RUN_AS": getpass.getuser()}
    environment = known | {"SETTINGS": str(folder / ".env")}
    program = [ROOT / "deploy" / "manage", *command]
    done = subprocess.run(program, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def configure(postgres: EmbeddedPostgres) -> None:
    """Set what the runbook has an operator set, and let PostgreSQL have run for some hours.

    By then it has written as much as it keeps, and uses files of its write-ahead log again.
    """
    recommended = ROOT / "deploy" / "postgresql" / "certificates.conf"
    with (postgres.data / "postgresql.conf").open("a") as file:
        file.write(recommended.read_text())
    with psycopg.connect(postgres.url, autocommit=True) as connection:
        connection.execute("SELECT pg_reload_conf()")
        for _ in range(LOG_FILES):
            connection.execute("SELECT pg_logical_emit_message(false, '', '')")
            connection.execute("SELECT pg_switch_wal()")
        connection.execute("CHECKPOINT")


def settings(made: Installation, mail_port: int) -> dict[str, str]:
    """What differs from .env.example: the stores, and addresses of this machine."""
    return {
        **made.postgres.environment,
        "REDIS_URL": made.redis.url,
        "OTEL_EXPORTER_OTLP_ENDPOINT": "",
        "API_KEY_PEPPERS": "test=test-only-pepper",  # of the settings of tests, which made the keys
        "EMAIL_URL": f"smtp://{HOST}:{mail_port}",
        "WEBHOOK_ALLOWED_NETWORKS": f"{HOST}/32",
        "WEBHOOK_ALLOW_HTTP": "on",
        "WEBHOOK_PORTS": "",
        "TIMESTAMP_URL": "",
        "TIMESTAMP_CA": "",
        "LOG_WITNESSES": "",
        "ATTACHMENTS_BUCKET": "",
        "ATTACHMENTS_FOLDER": str(made.folder / "attachments"),
        "LOG_BUCKET": "",
        "LOG_FOLDER": str(made.folder / "log"),
    }


def set_up(made: Installation, issuers: int) -> list[LoadIssuer]:
    """Tables and issuers."""
    environment = os.environ | {"DJANGO_SETTINGS_MODULE": "config.settings.test"}
    migrate = [sys.executable, "manage.py", "migrate", "--verbosity", "0"]
    subprocess.run(migrate, cwd=ROOT, env=environment | made.postgres.environment, check=True)
    output = subprocess.check_output(
        [
            *(sys.executable, "-m", "tests.journeys.load.issuers"),
            *(str(issuers), made.receiver.url("")),
        ],
        cwd=ROOT,
        env=environment | {"DATABASE_URL": made.postgres.url},
        text=True,
    )
    return [LoadIssuer(**each, path=f"/{number}") for number, each in enumerate(json.loads(output))]


def is_up(port: int) -> bool:
    try:
        return WebProcess(port, Path(), 0).get("/healthz").status_code == 200
    except OSError:
        return False


def stop(made: Installation) -> None:
    for unit in made.units:
        if unit.process and unit.process.poll() is None:
            unit.stop()
