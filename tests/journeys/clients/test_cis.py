"""The command line, as a person and as a script use it."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import keyring.backends.fail
import pytest
import standardwebhooks
from certificate_issuing.cli.main import cis as cis_group
from click.testing import CliRunner, Result
from keyring.backend import KeyringBackend
from keyring.errors import PasswordDeleteError

from accounts.jobs import runner
from tests.journeys.clients.conftest import Access, lines_of
from tests.journeys.processes.load_clients import OTHERS_PATIENCE, wait_for
from tests.paths import ROOT
from tests.webhooks.receiver import running
from tools.child_processes import stop

pytestmark = pytest.mark.journey
PATIENCE = 40  # seconds
CIS = [sys.executable, "-m", "certificate_issuing.cli"]
ENVIRONMENT = {
    "PATH": os.environ["PATH"],
    "PYTHONPATH": str(ROOT / "clients" / "python" / "src"),
    "PYTHONUNBUFFERED": "1",
    "PYTHONUTF8": "1",
}
Run = Callable[..., Result]


class OneKey(KeyringBackend):
    """A keyring of the test's own."""

    priority = 1

    def __init__(self) -> None:
        self.kept: str | None = None

    def get_password(self, service: str, username: str) -> str | None:
        return self.kept

    def set_password(self, service: str, username: str, password: str) -> None:
        self.kept = password

    def delete_password(self, service: str, username: str) -> None:
        if self.kept is None:
            raise PasswordDeleteError("there is none")
        self.kept = None


@pytest.fixture
def own_keyring(monkeypatch: pytest.MonkeyPatch) -> OneKey:
    """Nothing is known yet."""
    monkeypatch.setattr("keyring.core._keyring_backend", empty := OneKey())
    return empty


@pytest.fixture
def run(own_keyring: OneKey) -> Run:
    """Runs a command to its end, in this process: to start one for each takes most of a second."""

    def runs(*arguments: str, typed: str = "", **environment: str) -> Result:
        # Any exception is the test's: a user would see a traceback.
        return CliRunner(env=environment, catch_exceptions=False).invoke(
            cis_group, arguments, typed
        )

    return runs


@pytest.fixture
def cis(run: Run, access: Access) -> Run:
    """The same, where the environment names service and key."""
    return lambda *arguments, **more: run(*arguments, **access.environment, **more)


@contextmanager
def started(access: Access, log: Path, *arguments: str) -> Iterator["subprocess.Popen[bytes]"]:
    """A command that goes on until it is stopped."""
    with log.open("wb") as output:
        process = subprocess.Popen(
            [*CIS, *arguments],
            env={**ENVIRONMENT, **access.environment},
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
        *("issue", "--from", "-"),
        typed='\ufeff{"typeCode": "steel", "productId": "A", "serialNumber": "S"}',
    )
    assert "verifyUrl" in said.stdout, said.stderr
    assert "B-42" in cis("get", issued["id"]).stdout
    listed = cis("list", "--batch", "B-42").stdout.splitlines()
    assert len(listed) == 2
    assert issued["id"] in listed[1]
    assert "--limit 0" in cis("list", "--limit", "1").stderr
    assert len(lines_of(cis("list", "--json", "--limit", "0").stdout)) == 2
    assert cis("revoke", issued["id"], "--reason", "data_error", typed="n\n").exit_code == 1
    assert cis("revoke", issued["id"], "--reason", "data_error", typed="y\n").exit_code == 0
    assert json.loads(cis("get", issued["id"], "--json").stdout)["status"] == "revoked"


def test_failures_are_told_plainly_and_by_exit_code(cis, run, access, steel, tmp_path):
    refused = cis("issue", "--type", "steel", "--valid-until", "tomorrow")
    assert refused.exit_code == 1
    assert "/validUntil" in refused.stderr
    assert "Traceback" not in refused.stderr
    assert run("list").exit_code == 2  # neither service nor key is known
    assert cis("issue", "-m", "batch").exit_code == 2
    nobody = run("list", CIS_BASE_URL="http://127.0.0.1:1", CIS_API_KEY="cis_x")
    assert nobody.exit_code == 3
    assert "No answer" in nobody.stderr
    log = tmp_path / "log"
    with started(access, log, "issue", "--type", "steel", "--valid-until", "tomorrow") as process:
        assert process.wait(PATIENCE) == 1
    assert log.read_text().startswith("Error: ")
    assert "/validUntil" in log.read_text()


def test_a_key_is_kept_in_the_keyring(run, own_keyring, access, steel, monkeypatch):
    typed = f"{access.url}\n{access.key}\n"
    said = run("login", typed=typed)
    assert said.exit_code == 0, said.stderr
    assert access.key not in said.stdout
    assert run("list").exit_code == 0
    other = run("list", CIS_BASE_URL="https://other.example")
    assert other.exit_code == 2  # a key goes to no service but its own
    assert run("logout").exit_code == 0
    assert run("list").exit_code == 2
    wrong = run("login", typed=f"{access.url}\ncis_wrong\n")
    assert wrong.exit_code == 1
    assert own_keyring.kept is None
    monkeypatch.setattr("keyring.core._keyring_backend", keyring.backends.fail.Keyring())
    assert "export CIS_API_KEY" in run("login", typed=typed).stderr


def test_an_import_is_followed_to_its_end(access, steel, tmp_path):
    table = tmp_path / "coils.csv"
    table.write_text("Artikel,serialNumber,validUntil\nA,S-1,2099-12-31\nA,S-2,2031-02-30\n")
    log, command = (
        tmp_path / "log",
        ["import", str(table), "-t", "steel", "--map", "Artikel=productId"],
    )
    for mode, status, said in (
        ("--dry-run", 1, "validUntil"),
        ("--partial", 1, "1 ok"),
    ):
        with started(access, log, *command, mode) as process:
            assert wait_for(lambda: runner.run_due_jobs() > 0, PATIENCE), log.read_text()
            assert process.wait(PATIENCE) == status, log.read_text()
        assert said in log.read_text()


def test_import_options_state_how_a_file_is_read(access, cis, steel, tmp_path):
    table, log = tmp_path / "coils.xls", tmp_path / "log"  # named at random
    head = "Lieferschein 4711\nproductId|serialNumber|validUntil|metadata.batch\n"
    table.write_bytes(f"{head}A|S-1|02/01/2031|7 – 9; a\n".encode("cp1252"))
    command = ["import", str(table), "-t", "steel", "--dry-run"]
    asked = {
        "encoding": ["--encoding", "windows-1252"],
        "headRow": ["--head-row", "2"],
        "dateFormat": ["--date-format", "DD/MM/YYYY"],
    }
    for parameter, stated in asked.items():
        refused = cis(*command)
        assert (refused.exit_code, parameter in refused.stderr) == (1, True)
        command += stated
    command += ["--delimiter", "|", "--decimal-mark", ",", "--hidden", "skip"]
    with started(access, log, *command) as process:
        assert wait_for(lambda: runner.run_due_jobs() > 0, PATIENCE), log.read_text()
        assert process.wait(PATIENCE) == 0, log.read_text()


def calls_about(receiver, certificate_id: str):
    return [call for call in receiver.calls if certificate_id.encode() in call.body]


def test_events_are_forwarded_signed_to_a_receiver_of_ones_own(access, cis, steel, tmp_path):
    log = tmp_path / "log"
    cis("issue", "-t", "steel", "--product", "A", "--serial", "before")
    with running() as receiver:
        command = ["listen", "--forward", receiver.url(), "--type", "certificate.*"]
        with started(access, log, *command):
            assert wait_for(lambda: "Forwarding" in log.read_text(), PATIENCE), log.read_text()
            issued = json.loads(
                cis("issue", "-t", "steel", "--product", "A", "--serial", "S", "--json").stdout
            )
            # The certificate before may come too: the feed shows events a moment after they happen.
            assert wait_for(lambda: calls_about(receiver, issued["id"]), OTHERS_PATIENCE), (
                log.read_text()
            )
            assert wait_for(lambda: "→ 200" in log.read_text(), PATIENCE), log.read_text()
        secret = next(word for word in log.read_text().split() if word.startswith("whsec_"))
        (call,) = calls_about(receiver, issued["id"])
        event = standardwebhooks.Webhook(secret).verify(call.body, call.headers)
        assert event["data"]["certificateId"] == issued["id"]
        assert call.id == event["id"]


def test_events_are_printed_as_they_happen(access, cis, steel, tmp_path):
    log = tmp_path / "log"
    cis("issue", "-t", "steel", "--product", "A", "--serial", "S")
    with started(access, log, "events", "tail", "--all", "--json"):
        assert wait_for(lambda: log.read_text().endswith("\n"), OTHERS_PATIENCE), log.read_text()
    assert [each["type"] for each in lines_of(log.read_text())] == ["certificate.issued"]
