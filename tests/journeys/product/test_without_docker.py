"""Installation without Docker as README describes it."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from config.settings import BAD_SETTINGS
from tests.journeys.processes.load_clients import prepared, wait_for
from tests.journeys.processes.web import WebProcess
from tests.paths import ROOT
from tests.support.suite.servers import own_postgres
from tools.child_processes import HOST, free_port, stop

pytestmark = pytest.mark.journey
SECRETS = {
    "TRUSTED_PROXIES": "1",
    "SECRET_KEY": "a-secret-of-fifty-characters-or-more-0123456789-abcdef",
    "API_KEY_PEPPERS": "p1=a-pepper-of-thirty-two-characters-or-more",
    "FIELD_KEYS": "dGVzdC1vbmx5LWZpZWxkLWtleS1vZi0zMi1ieXRlcyE=",
    "AUDIT_KEY": "an-audit-key-of-thirty-two-characters-or-more",
    "SIGNING_KEYS": "dGVzdC1vbmx5LXNpZ25pbmcta2V5LTMyLWJ5dGVzISE=",
    "LOG_KEY": "dGVzdC1vbmx5LWxvZy1rZXktb2YtMzItYnl0ZXMhISE=",
    "POSTGRES_PASSWORD": "letters0nly",
    "SECURE_SSL_REDIRECT": "off",
    "ALLOWED_HOSTS": f"certificates.example.com,{HOST}",
}
README = (ROOT / "README.md").read_text()
PROCESSES = ["python -m config.serve", "celery -A config worker", "celery -A config beat"]


def environment_file(folder: Path, **values: str) -> None:
    """`.env.example` with every setting in it switched on, and these values."""
    text = re.sub(r"^#([A-Z_]+=)", r"\1", (ROOT / ".env.example").read_text(), flags=re.MULTILINE)
    for name, value in (SECRETS | values).items():
        text, count = re.subn(rf"^{name}=.*$", f'{name}="{value}"', text, flags=re.MULTILINE)
        assert count == 1, name
    (folder / ".env").write_text(text)


def run(folder: Path, command: str) -> "subprocess.Popen[bytes]":
    """A shell that reads `.env` by README's own line, then becomes the command."""
    (fill,) = re.findall(r"^set -a; .*$", README, re.MULTILINE)
    fill = fill.replace("./.env", str(folder / ".env"))
    binaries = Path(sys.executable).parent
    with (folder / "output").open("wb") as output:
        return subprocess.Popen(
            ["sh", "-c", f"{fill}; exec {command}"],
            cwd=ROOT,
            env={"PATH": f"{binaries}:{os.environ['PATH']}"},
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
            start_new_session=True,
        )


def output_lines(folder: Path) -> list[str]:
    return (folder / "output").read_text().splitlines()


@pytest.mark.parametrize("command", [*PROCESSES, "python manage.py migrate"])
def test_missing_keys_are_named_once_and_end_the_start(tmp_path: Path, command: str):
    assert command in README
    environment_file(tmp_path, FIELD_KEYS="", AUDIT_KEY="", LOG_KEY="", SIGNING_KEYS="")
    process = run(tmp_path, command)
    assert process.wait(60) == BAD_SETTINGS, output_lines(tmp_path)
    missing = ["FIELD_KEYS", "AUDIT_KEY"]
    if "config.serve" not in command:  # who faces the internet signs nothing
        missing += ["LOG_KEY", "SIGNING_KEYS"]
    assert output_lines(tmp_path) == [
        f"Error: Missing in the environment: {', '.join(missing)}. See .env.example for what each"
        " one is."
    ]


def test_every_setting_reaches_a_process_as_it_was_written(tmp_path: Path):
    database = "postgres://user:password@db:5432/certificates?sslmode=require&connect_timeout=3"
    environment_file(tmp_path, DATABASE_URL=database)
    names = re.findall(r"^#?([A-Z_]+)=", (ROOT / ".env.example").read_text(), re.MULTILINE)
    assert run(tmp_path, "env").wait(60) == 0
    told = dict(line.split("=", 1) for line in output_lines(tmp_path))
    assert set(names) <= set(told)
    assert told["DATABASE_URL"] == database
    assert told["DB_SESSION_OPTIONS"].startswith("-c statement_timeout=5s -c lock_timeout=3s ")


def test_the_web_server_answers(tmp_path: Path):
    data, _demo = prepared()
    port = free_port()
    with own_postgres(data=data) as postgres:
        metrics = tmp_path / "metrics"
        environment_file(
            tmp_path,
            DATABASE_URL=postgres.url,
            REPLICA_URLS="",
            PROMETHEUS_MULTIPROC_DIR=str(metrics),
        )
        process = run(tmp_path, f"python -m config.serve --bind 127.0.0.1:{port}")
        live = WebProcess(port, tmp_path / "output", process.pid)
        try:
            assert wait_for(lambda: answers(live), 60), output_lines(tmp_path)
        finally:
            stop(process)


def answers(live: WebProcess) -> bool:
    try:
        return live.get("/readyz").status_code == 200
    except OSError:
        return False
