"""The command line, as a person and as a script use it."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import standardwebhooks

from accounts.jobs import runner
from tests.journeys.clients.conftest import Access, lines_of
from tests.journeys.processes.load_clients import wait_for
from tests.paths import ROOT
from tests.webhooks.receiver import running
from tools.child_processes import stop

pytestmark = pytest.mark.journey
PATIENCE = 40  # seconds
CIS = [sys.executable, "-m", "certificate_issuing.cli"]
KEYRING = """
import json, pathlib, keyring.backend, keyring.errors

class Keyring(keyring.backend.KeyringBackend):
    priority = 1
    file = pathlib.Path(__file__).with_name("kept.json")

    def get_password(self, service, username):
        return json.loads(self.file.read_text())[service] if self.file.exists() else None

    def set_password(self, service, username, password):
        self.file.write_text(json.dumps({service: password}))

    def delete_password(self, service, username):
        if not self.file.exists():
            raise keyring.errors.PasswordDeleteError("there is none")
        self.file.unlink()
"""
Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """With a keyring of the test's own, and nothing known yet."""
    (tmp_path / "own_keyring.py").write_text(KEYRING)
    modules = os.pathsep.join([str(ROOT / "clients" / "python" / "src"), str(tmp_path)])
    return {
        "PATH": os.environ["PATH"],
        "PYTHONPATH": modules,
        "PYTHON_KEYRING_BACKEND": "own_keyring.Keyring",
        "PYTHONUTF8": "1",
    }


@pytest.fixture
def run(environment) -> Run:
    """Runs a command to its end."""

    def runs(*arguments: str, typed: str = "", **more: str) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            [*CIS, *arguments],
            env={**environment, **more},
            input=typed,
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )

    return runs


@pytest.fixture
def cis(run, access) -> Run:
    """The same, where the environment names service and key."""
    return lambda *arguments, **more: run(*arguments, **access.environment, **more)


@contextmanager
def started(
    environment: dict[str, str], access: Access, log: Path, *arguments: str
) -> Iterator["subprocess.Popen[bytes]"]:
    """A command that goes on until it is stopped."""
    with log.open("wb") as output:
        process = subprocess.Popen(
            [*CIS, *arguments],
            env={**environment, **access.environment, "PYTHONUNBUFFERED": "1"},
            stdout=output,
            stderr=output,
        )
    try:
        yield process
    finally:
        stop(process)


def test_from_issue_to_revocation(cis, steel):
    fields = ["--type", "steel", "--product", "ART-1", "--serial", "SN-1", "-m", "batch=B-42"]
    issued = json.loads(cis("issue", *fields, "--json").stdout)
    said = cis(
        "issue", "--from", "-", typed='{"typeCode": "steel", "productId": "A", "serialNumber": "S"}'
    )
    assert "verifyUrl" in said.stdout, said.stderr
    assert "B-42" in cis("get", issued["id"]).stdout
    listed = cis("list", "--batch", "B-42").stdout.splitlines()
    assert len(listed) == 2
    assert issued["id"] in listed[1]
    assert "--limit 0" in cis("list", "--limit", "1").stderr
    assert len(lines_of(cis("list", "--json", "--limit", "0").stdout)) == 2
    assert cis("revoke", issued["id"], "--reason", "data_error", typed="n\n").returncode == 1
    assert cis("revoke", issued["id"], "--reason", "data_error", typed="y\n").returncode == 0
    assert json.loads(cis("get", issued["id"], "--json").stdout)["status"] == "revoked"


def test_failures_are_told_plainly_and_by_exit_code(cis, run, steel):
    refused = cis("issue", "--type", "steel", "--valid-until", "tomorrow")
    assert refused.returncode == 1
    assert "/validUntil" in refused.stderr
    assert "Traceback" not in refused.stderr
    assert run("list").returncode == 2  # neither service nor key is known
    assert cis("issue", "-m", "batch").returncode == 2
    nobody = run("list", CIS_BASE_URL="http://127.0.0.1:1", CIS_API_KEY="cis_x")
    assert nobody.returncode == 3
    assert "No answer" in nobody.stderr


def test_a_key_is_kept_in_the_keyring(run, access, steel, tmp_path):
    typed = f"{access.url}\n{access.key}\n"
    said = run("login", typed=typed)
    assert said.returncode == 0, said.stderr
    assert access.key not in said.stdout
    assert run("list").returncode == 0
    other = run("list", CIS_BASE_URL="https://other.example")
    assert other.returncode == 2  # a key goes to no service but its own
    assert run("logout").returncode == 0
    assert run("list").returncode == 2
    wrong = run("login", typed=f"{access.url}\ncis_wrong\n")
    assert wrong.returncode == 1
    assert not (tmp_path / "kept.json").exists()
    fail = {"PYTHON_KEYRING_BACKEND": "keyring.backends.fail.Keyring"}
    assert "export CIS_API_KEY" in run("login", typed=typed, **fail).stderr


def test_an_import_is_followed_to_its_end(environment, access, steel, tmp_path):
    table = tmp_path / "coils.csv"
    table.write_text("Artikel,serialNumber,validUntil\nA,S-1,2031-12-31\nA,S-2,2031-02-30\n")
    log, command = (
        tmp_path / "log",
        ["import", str(table), "-t", "steel", "--map", "Artikel=productId"],
    )
    for mode, status, said in (
        ("--dry-run", 1, "validUntil"),
        ("--partial", 1, "1 ok"),
    ):
        with started(environment, access, log, *command, mode) as process:
            assert wait_for(lambda: runner.run_due_jobs() > 0, PATIENCE), log.read_text()
            assert process.wait(PATIENCE) == status, log.read_text()
        assert said in log.read_text()


def calls_about(receiver, certificate_id: str):
    return [call for call in receiver.calls if certificate_id.encode() in call.body]


def test_events_are_forwarded_signed_to_a_receiver_of_ones_own(
    environment, access, cis, steel, tmp_path
):
    log = tmp_path / "log"
    cis("issue", "-t", "steel", "--product", "A", "--serial", "before")
    with running() as receiver:
        command = ["listen", "--forward", receiver.url(), "--type", "certificate.*"]
        with started(environment, access, log, *command):
            assert wait_for(lambda: "Forwarding" in log.read_text(), PATIENCE), log.read_text()
            issued = json.loads(
                cis("issue", "-t", "steel", "--product", "A", "--serial", "S", "--json").stdout
            )
            # The certificate before may come too: the feed shows events a moment after they happen.
            assert wait_for(lambda: calls_about(receiver, issued["id"]), PATIENCE), log.read_text()
            assert wait_for(lambda: "→ 200" in log.read_text(), PATIENCE), log.read_text()
        secret = next(word for word in log.read_text().split() if word.startswith("whsec_"))
        (call,) = calls_about(receiver, issued["id"])
        event = standardwebhooks.Webhook(secret).verify(call.body, call.headers)
        assert event["data"]["certificateId"] == issued["id"]
        assert call.id == event["id"]


def test_events_are_printed_as_they_happen(environment, access, cis, steel, tmp_path):
    log = tmp_path / "log"
    cis("issue", "-t", "steel", "--product", "A", "--serial", "S")
    with started(environment, access, log, "events", "tail", "--all", "--json"):
        assert wait_for(lambda: log.read_text().endswith("\n"), PATIENCE), log.read_text()
    assert [each["type"] for each in lines_of(log.read_text())] == ["certificate.issued"]
