"""`make run` as processes in a copy of the checkout: start, output, shutdown."""

import json
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psutil
import psycopg
import pytest

from tests.journeys.processes.load_clients import wait_for
from tests.support.suite.servers import own_folder
from tests.tools.checkout import START_SECONDS, Checkout, measure_processes
from tools.embedded import EmbeddedPostgres

STOP_SECONDS = 60  # what hangs never ends

pytestmark = pytest.mark.journey


@pytest.fixture
def checkout() -> Iterator[Checkout]:
    with own_folder() as folder:
        checkout = Checkout(folder)
        try:
            yield checkout
        finally:
            checkout.kill()


def stop(launcher: subprocess.Popen[bytes], signum: int) -> None:
    launcher.send_signal(signum)
    assert launcher.wait(STOP_SECONDS) == 0


def test_a_newcomer_gets_a_service_which_survives_whatever_ends_it(checkout):
    """One story in one checkout: the first start, which makes the data, takes the longest."""
    launcher = checkout.start()
    first = checkout.facts()
    try_a_first_start(checkout, first)
    refuse_a_second(checkout)
    if sys.platform == "linux":
        measure_processes(launcher)

    launcher.kill()  # as a crash would: the next start finds what it left
    launcher.wait()
    launcher = checkout.start()
    assert checkout.facts() == first
    kill_parts(checkout, launcher)
    assert checkout.processes() == []


@pytest.mark.drill_only
def test_damaged_files_cost_no_more_than_secrets(checkout):
    launcher = checkout.start()
    first = checkout.facts()
    stop(launcher, signal.SIGINT)
    assert checkout.processes() == []
    damage(checkout.root / "var", first)
    launcher = checkout.start()
    expect_new_secrets_only(checkout.facts(), first)
    stop(launcher, signal.SIGINT)


def try_a_first_start(checkout: Checkout, first: dict[str, Any]) -> None:
    """All that a newcomer is shown is there and works."""
    assert set(first) >= set(
        "baseUrl apiKey testApiKey typeId verifyUrl adminUrl adminEmail adminPassword "
        "otherApiKey otherAdminEmail otherAdminPassword operatorEmail operatorPassword "
        "programId cohortId diplomaId diplomaVerifyUrl".split()
    )
    assert checkout.get("/api/external/account", **{"x-api-key": first["apiKey"]}) == 200
    assert checkout.get(first["verifyUrl"].removeprefix(first["baseUrl"])) == 200
    try_the_school(checkout, first)
    for locale in ("de", "en", "fr", "sq"):
        assert f"{first['baseUrl']}/{locale}/verify/{first['certificateId']}" in checkout.printed()


def try_the_school(checkout: Checkout, facts: dict[str, Any]) -> None:
    """What is printed of it is there, and the line to paste does what it says."""
    key = {"x-api-key": facts["otherApiKey"]}
    assert checkout.get(f"/api/external/edu/cohorts/{facts['cohortId']}/overview", **key) == 200
    assert checkout.get(facts["diplomaVerifyUrl"].removeprefix(facts["baseUrl"])) == 200
    lines = [line for line in checkout.printed().splitlines() if line.startswith("curl")]
    for line in lines:
        pasted = subprocess.run(["sh", "-c", line], capture_output=True, text=True, check=True)
        assert json.loads(pasted.stdout)["ok"] is True
    assert facts["programId"] in lines[1]


def refuse_a_second(checkout: Checkout) -> None:
    second = subprocess.run(
        [sys.executable, "-m", "tools.launcher"],
        cwd=checkout.root,
        capture_output=True,
        text=True,
        check=False,
    )
    assert second.returncode == 1
    assert "runs in this checkout already" in second.stderr


def kill_parts(checkout: Checkout, launcher: subprocess.Popen[bytes]) -> None:
    """What dies is started again, until it dies too often: then everything ends."""
    assert "worker.log" in checkout.printed()
    part(launcher, "config.serve").kill()
    checkout.await_words("web has ended (SIGKILL): started again")
    assert wait_for(checkout.is_ready, START_SECONDS)
    part(launcher, "redis-server").kill()
    checkout.await_words("Redis has ended")
    part(launcher, "postgres").kill()
    checkout.await_words("PostgreSQL has ended")
    assert wait_for(checkout.is_ready, START_SECONDS)
    for times in range(1, 4):
        part(launcher, "celery").kill()
        checkout.await_words("worker has ended (SIGKILL): started again", times)
    part(launcher, "celery").kill()
    assert launcher.wait(STOP_SECONDS + 5) == 1
    assert "Error: worker has ended 4 times within a minute (SIGKILL)." in checkout.printed()


def part(launcher: subprocess.Popen[bytes], words: str) -> psutil.Process:
    """The child with these words in its command, once there is one."""
    found: list[psutil.Process] = []

    def look() -> bool:
        found[:] = [
            process
            for process in psutil.Process(launcher.pid).children()
            if process.status() != psutil.STATUS_ZOMBIE and words in " ".join(process.cmdline())
        ]
        return bool(found)

    assert wait_for(look, START_SECONDS)
    return found[0]


def damage(var: Path, facts: dict[str, Any]) -> None:
    """Leave in var what an older version or a full disk may leave: only the database is relied on."""
    older = {"apiKey": facts["apiKey"], "typeId": 4711, "certificateId": ["?"]}
    (var / "demo.json").write_text(json.dumps(older))
    (var / "children.json").write_text('{"web": [1]}')
    (var / "redis" / "dump.rdb").write_bytes(b"REDIS9999")
    (var / "redis" / "port").write_text("?")
    (var / "metrics" / "counter_1.db").write_bytes(b"?")
    shutil.rmtree(var / "log")


def expect_new_secrets_only(again: dict[str, Any], first: dict[str, Any]) -> None:
    """Secrets that were lost are made again; what is still known stays."""
    assert again.keys() == first.keys()
    assert again["apiKey"] == first["apiKey"], "it still works, so it is still told"
    assert again["typeId"] == first["typeId"]
    for name in ("operatorPassword", "otherApiKey"):
        assert again[name] != first[name]


def test_make_run_can_be_stopped_before_it_is_ready(checkout):
    launcher = checkout.launch()
    checkout.await_words("Database schema")
    stop(launcher, signal.SIGTERM)
    assert "Ready after" not in checkout.printed()
    assert checkout.processes() == []


def test_a_port_in_use_is_a_sentence(checkout):
    with socket.socket() as other:
        other.bind(("127.0.0.1", checkout.port))
        other.listen()
        assert f"Port {checkout.port} is in use" in checkout.refused()
    assert checkout.processes() == []


def test_a_bad_port_is_a_sentence(checkout):
    ports = ["http", "0", "65536", "-1", "８０００"]
    refusals = {port: checkout.refused(PORT=port) for port in ports}
    wanted = "PORT must be a number from 1 to 65535"
    assert [port for port in ports if wanted not in refusals[port]] == []


def test_a_broken_var_is_a_sentence(checkout):
    (checkout.root / "var").write_text("not a folder")
    assert "var must be a folder that you can write to" in checkout.refused()


def test_broken_data_are_a_sentence(checkout):
    data = checkout.root / "var" / "postgres" / "data"
    data.mkdir(parents=True)
    (data / "PG_VERSION").write_text("9\n")
    assert "PostgreSQL does not start: " in checkout.refused()
    assert checkout.processes() == []


def test_data_from_before_the_first_version_are_a_sentence(checkout):
    server = EmbeddedPostgres(checkout.root / "var" / "postgres")
    server.start()
    with psycopg.connect(server.url) as connection:
        connection.execute(
            "CREATE TABLE django_migrations (id serial, app text, name text, applied date)"
        )
        connection.execute(
            "INSERT INTO django_migrations (app, name) VALUES ('accounts', '0001_initial')"
        )
    server.stop()
    assert "created before version 1.0.0 and can't be upgraded" in (sentence := checkout.refused())
    assert "`make reset`" in sentence
    assert checkout.processes() == []
