"""The environment of a run, started for it and removed afterwards: databases, data, web server."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path

from bench.growth import sizes
from bench.rows import Seed
from tools.child_processes import ROOT, free_port, is_ready, start, stop
from tools.embedded import EmbeddedPostgres, EmbeddedRedis

START_SECONDS = 30


@contextmanager
def stage(*, certificates: int, stored: int = 0, deliveries: int = 0) -> Iterator[Seed]:
    """A migrated, seeded product behind a web server; all of it ends with the block.

    With `stored`, a second one beside it, which holds so many certificates more. With `deliveries`
    also behind two more, on a database with so many and on one with few.
    """
    with ExitStack() as cleanup:
        seed = cleanup.enter_context(_staged(certificates=certificates, deliveries=deliveries))
        if stored:
            grown = cleanup.enter_context(_staged(certificates=certificates, grow=stored))
            seed = replace(seed, grown=grown)
        yield seed


@contextmanager
def _staged(*, certificates: int, grow: int = 0, deliveries: int = 0) -> Iterator[Seed]:
    """One seeded product with its servers.

    The data stand under `var/`, on a real disk: in memory, fsync would cost nothing.
    """
    var = ROOT / "var"
    var.mkdir(exist_ok=True)
    with ExitStack() as cleanup:
        folder = Path(tempfile.mkdtemp(prefix="bench-", dir=var))
        cleanup.callback(shutil.rmtree, folder, ignore_errors=True)
        folder.chmod(0o755)  # as root, PostgreSQL runs as another user
        postgres = EmbeddedPostgres(folder / "postgres", durable=True)
        redis = EmbeddedRedis(folder / "redis")
        for server in (postgres, redis):
            cleanup.callback(server.stop)
            server.start()
        port, alone = free_port(), free_port()
        environment = _environment(postgres.url, redis.url, port, folder)
        _manage(environment, "migrate", "--verbosity", "0")
        _manage(environment, "collectstatic", "--no-input", "--verbosity", "0")
        made = json.loads(_manage(environment, "seed_bench", "--certificates", str(certificates)))
        if grow:
            _manage(environment, "grow_bench", str(grow))
        both_sizes = None
        if deliveries:
            beside = sizes(environment, made["issuer_id"], deliveries, folder, _another)
            both_sizes = cleanup.enter_context(beside)
        web = cleanup.enter_context(_web_server(environment, port, folder / "web.log"))
        without_redis = environment | {"REDIS_URL": f"redis://127.0.0.1:{free_port()}/0"}
        cleanup.enter_context(_web_server(without_redis, alone, folder / "alone.log"))
        yield Seed(
            port=port,
            port_without_redis=alone,
            server=web,
            environment={
                name: value for name, value in environment.items() if os.environ.get(name) != value
            },
            sizes=both_sizes,
            **made,
        )


def _environment(database: str, redis: str, port: int, folder: Path) -> dict[str, str]:
    """Production's environment without the redirect to https: nothing terminates TLS here."""
    return {
        **os.environ,
        "DJANGO_SETTINGS_MODULE": "bench.settings",
        "DATABASE_URL": database,
        "REDIS_URL": redis,
        "SECRET_KEY": "benchmark-only-not-a-secret-at-all-0123456789-0123456789",
        "API_KEY_PEPPERS": "bench=benchmark-only-pepper",
        "FIELD_KEYS": "YmVuY2htYXJrLW9ubHktZmllbGQta2V5LTMyLWJ5dGU=",
        "AUDIT_KEY": "benchmark-only-audit-key",
        "ALLOWED_HOSTS": "127.0.0.1",
        "BASE_URL": f"http://127.0.0.1:{port}",
        "SECURE_SSL_REDIRECT": "false",
        "TRUSTED_PROXIES": "0",
        "BENCH_STATIC_ROOT": str(folder / "static"),
    }


def _manage(environment: dict[str, str], *arguments: str) -> str:
    """Run manage.py; returns its output."""
    command = [sys.executable, "manage.py", *arguments]
    return subprocess.run(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, check=True
    ).stdout


@contextmanager
def _web_server(environment: dict[str, str], port: int, log: Path) -> Iterator[int]:
    """Run the web server; yields its process id when it is ready."""
    command = ["-m", "config.serve", "--host", "127.0.0.1", "--port", str(port)]
    with log.open("wb") as output:
        process = start(command, output, environment=environment)
    try:
        _wait_until_ready(process, port, log)
        yield process.pid
    finally:
        stop(process)


@contextmanager
def _another(environment: dict[str, str], log: Path) -> Iterator[int]:
    port = free_port()
    with _web_server(environment | {"BASE_URL": f"http://127.0.0.1:{port}"}, port, log):
        yield port


def _wait_until_ready(process: subprocess.Popen[bytes], port: int, log: Path) -> None:
    deadline = time.monotonic() + START_SECONDS
    while not is_ready(port):
        if process.poll() is not None or time.monotonic() > deadline:
            raise SystemExit(f"The web server did not start:\n{log.read_text()[-2000:]}")
        time.sleep(0.1)
