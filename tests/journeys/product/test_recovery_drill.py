"""Drill: under load a table is dropped; the service comes back as it was a moment before, by the runbook.

What is run for it is what docs/runbook.md says, and deploy/postgresql.
"""

import hashlib
import itertools
import os
import re
import shutil
import subprocess
import sys
import textwrap
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any
from urllib.parse import quote

import psycopg
import pytest

from certificates.addresses import CertificatesPrefix
from lib import ids
from tests.journeys.background.test_log_drill import MONITOR
from tests.journeys.processes.couriers import add_endpoint, ask, call
from tests.journeys.processes.load_clients import PHASE, Service, prepared, wait_for
from tests.journeys.processes.web import serve
from tests.journeys.processes.workers import worker
from tests.paths import ROOT
from tests.support.suite.servers import own_postgres
from tests.webhooks.receiver import Receiver, running
from tools.embedded import EmbeddedPostgres
from tools.embedded.processes import account_for, run_as

pytestmark = [pytest.mark.journey, pytest.mark.drill_only]
CONTENT = b"%PDF-1.7 what was measured"
ATTACHED = {
    "name": "measured.pdf",
    "mediaType": "application/pdf",
    "size": len(CONTENT),
    "sha256": hashlib.sha256(CONTENT).hexdigest(),
}
CLIENTS = 3
EVERY = 0.1  # seconds between two certificates of a client
PATIENCE = 60
BASE_BACKUP = "./deploy/base-backup"


def block(number: int, heading: str = "Back to a moment") -> str:
    """A block of commands of one of the runbook's sections."""
    text = (ROOT / "docs" / "runbook.md").read_text()
    (section,) = re.findall(rf"^### {heading}\n(.*?)^##", text, re.DOTALL | re.MULTILINE)
    blocks: list[str] = re.findall(r"^ *```sh\n(.*?)^ *```$", section, re.DOTALL | re.MULTILINE)
    return textwrap.dedent(blocks[number])


@dataclass
class Acknowledged:
    """When clients had the answer, in seconds since the epoch: certificates, and files of them."""

    certificates: dict[str, float] = field(default_factory=dict)
    files: dict[str, float] = field(default_factory=dict)
    refused: int = 0

    def before(self, moment: float) -> tuple[set[str], set[str]]:
        """What was acknowledged by then."""
        certificates, files = (
            {each for each, at in known.items() if at <= moment}
            for known in (self.certificates, self.files)
        )
        return certificates, files


@dataclass
class Installation:
    """PostgreSQL that archives, and the folders of everything."""

    postgres: EmbeddedPostgres
    folder: Path  # of PostgreSQL's backups, which its user can open
    files: dict[str, str]
    demo: dict[str, Any]
    numbers: Iterator[int] = field(default_factory=itertools.count)

    def shell(self, commands: str, **variables: str) -> str:
        """Run commands as the person does who restores, as the user that PostgreSQL runs as.

        Who may read the checkout is not said: what that user runs was copied to where it may.
        """
        bins = [str(self.postgres.tool("psql").parent), str(Path(sys.executable).parent)]
        environment = {
            **os.environ,
            "PATH": ":".join([*bins, os.environ["PATH"]]),
            "PGHOST": str(self.postgres.socket_directory),
            "PGUSER": "postgres",
            "PGDATABASE": "certificates",
            "PGDATA": str(self.postgres.data),
            "BACKUPS": str(self.folder),
            **variables,
        }
        service = "DATABASE_URL" in variables
        done = subprocess.run(
            ["sh", "-euc", commands],
            cwd=ROOT if service else self.postgres.directory,
            env=environment,
            **run_as(None if service else account_for(self.postgres.data)),
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def manage(self, commands: str, **variables: str) -> str:
        """Run commands of the service, in a worker's environment."""
        known = {"DJANGO_SETTINGS_MODULE": "config.settings.test"}
        return self.shell(commands, **self.postgres.environment, **known, **self.files, **variables)

    @contextmanager
    def service(self, log: Path) -> Iterator[Service]:
        """Web server, and a worker that writes the log."""
        around = {**self.postgres.environment, **self.files}
        with (
            serve(self.postgres.url, log, **around) as live,
            worker("trust_worker", **around),
        ):
            yield Service(live, self.postgres, self.demo["apiKey"], self.demo["typeId"])

    def monitor(self) -> int:
        """What somebody sees of the log who remembers what they saw before."""
        log = Path(self.files["LOG_FOLDER"])
        (origin,) = ask_url(
            self.postgres.url, "SELECT verifier_key FROM certificates_log WHERE mode = 'live'"
        )
        state = str(log.with_name("monitor.json"))
        code: int = MONITOR["main"]([str(log), "--log", origin[0], "--state", state])
        return code


def ask_url(url: str, query: str) -> list[tuple[Any, ...]]:
    with psycopg.connect(url) as connection:
        return connection.execute(query).fetchall()


@pytest.fixture
def installation(tmp_path: Path) -> Iterator[Installation]:
    with archiving(tmp_path) as found:
        yield found


@contextmanager
def archiving(folder: Path) -> Iterator[Installation]:
    """Set up as the runbook says, with its settings for PostgreSQL."""
    data, demo = prepared()
    with own_postgres(durable=True, data=data) as postgres:
        backups, scripts = postgres.directory / "backups", postgres.directory / "deploy"
        shutil.copytree(ROOT / "deploy" / "postgresql", scripts)
        for script in (scripts, *scripts.iterdir()):
            script.chmod(0o755)
        postgres.stop()
        archive = f"BACKUPS={backups} {scripts}/archive-wal %p %f"
        with (postgres.data / "postgresql.conf").open("a") as settings:
            settings.write((ROOT / "deploy" / "postgresql" / "archive.conf").read_text())
            settings.write(f"archive_command = '{archive}'\n")
        postgres.start()
        files = {"ATTACHMENTS_FOLDER": f"{folder}/attachments", "LOG_FOLDER": f"{folder}/log"}
        yield Installation(postgres, backups, files, demo)


@contextmanager
def load(service: Service, numbers: Iterator[int]) -> Iterator[Acknowledged]:
    """Clients that issue certificates and send a file for each."""
    seen, ended = Acknowledged(), threading.Event()

    def issue() -> None:
        while not ended.wait(EVERY):
            body = {"typeId": service.type_id, "productId": "A-1", "attachments": [ATTACHED]}
            body["serialNumber"] = f"SN-{next(numbers)}"
            answer = call(service, "POST", "certificates/issue", body)
            if answer.status_code != 201:
                seen.refused += 1
                continue
            certificate = answer.json()["id"]
            seen.certificates[certificate] = time.time()
            put = f"/api/external/certificates/{certificate}/attachments/1"
            headers = {"x-api-key": service.key, "Content-Type": "application/pdf"}
            if service.live.request("PUT", put, CONTENT, **headers).status_code == 200:
                seen.files[certificate] = time.time()

    threads = [threading.Thread(target=issue) for _ in range(CLIENTS)]
    for thread in threads:
        thread.start()
    try:
        yield seen
    finally:
        ended.set()
        for thread in threads:
            thread.join()


def read_feed(service: Service, after: str = "") -> tuple[list[str], str]:
    """The ids of all events behind a cursor, and the cursor behind them."""
    found: list[str] = []
    while True:
        suffix = f"&after={quote(after)}" if after else ""
        page = call(service, "GET", f"webhooks/events?limit=200{suffix}").json()
        found += [event["id"] for event in page["data"]]
        after = page["nextAfter"]
        if not page["more"]:
            return found, after


def test_back_to_the_second_before_a_table_was_dropped(installation: Installation, tmp_path: Path):
    with running() as receiver:
        seen, cursor, last = lose_a_table(installation, receiver, tmp_path)
        log = installation.postgres.log.read_text()
        (moment,) = re.findall(r"^(\S+ \S+ UTC) .*DROP TABLE", log, re.MULTILINE)
        began = time.monotonic()
        replayed = recover(installation, moment, last)
        with installation.service(tmp_path / "restored.log") as service:
            assert wait_for(lambda: service.issue("after").status_code == 201, PATIENCE)
            took = time.monotonic() - began
            when = datetime.fromisoformat(moment.replace(" UTC", "Z"))
            expect_all(installation, seen, when.timestamp())
            events, _cursor = read_feed(service, cursor)
            assert len(events) == 1, "a reader's cursor from before the accident misses nothing new"
            assert wait_for(lambda: is_published(service), PATIENCE)
        installation.manage("python manage.py deliver_webhooks")
    assert installation.monitor() == 0  # the log neither forked nor shrank
    assert events[0] in {call.id for call in receiver.calls}
    print(f"recovered in {took:.1f} s, {replayed}")


def lose_a_table(
    installation: Installation, receiver: Receiver, folder: Path
) -> tuple[Acknowledged, str, str]:
    """A base backup under load, then the accident, which is noticed later; and everything is stopped."""
    with installation.service(folder / "server.log") as service, ExitStack() as stack:
        add_endpoint(service, receiver.url(), events=["certificate.issued"])
        seen = stack.enter_context(load(service, installation.numbers))
        # The embedded server comes with a pg_verifybackup that crashes: restoring it is the proof here.
        installation.shell(BASE_BACKUP, VERIFY="test -d")
        time.sleep(PHASE / 2)
        expect_more(seen)
        installation.manage("python manage.py deliver_webhooks")
        installation.shell("psql -c 'DROP TABLE certificates_attachmentfile CASCADE'")
        time.sleep(PHASE / 4)
        installation.manage("python manage.py deliver_webhooks")
        stack.close()
        assert wait_for(lambda: is_published(service), PATIENCE)
        _events, cursor = read_feed(service)
    assert installation.monitor() == 0
    last = installation.shell(block(0)).split()[0]
    return seen, cursor, last


def recover(installation: Installation, moment: str, last: str) -> str:
    """The runbook's steps, of which the first attempt takes a moment too early; what was replayed."""
    early = datetime.fromisoformat(moment.replace(" UTC", "")) - timedelta(seconds=0.5)
    go_back(installation, f"{early} UTC")
    (timeline,) = re.findall(r"`(TIMELINE=\$.+?)`", (ROOT / "docs" / "runbook.md").read_text())
    go_back(installation, moment, f"ASIDE=attempt-1; {timeline}\n")
    archived = sum(each.stat().st_size for each in (installation.folder / "wal").iterdir())
    return f"{archived / 2**20:.1f} MiB of archived WAL\n{installation.manage(block(3), LAST=last)}"


def go_back(installation: Installation, moment: str, before: str = "") -> None:
    installation.postgres.stop()  # which the commands did already
    installation.shell(before + block(1), MOMENT=moment)
    installation.postgres.start()
    installation.shell(block(2))


def is_published(service: Service) -> bool:
    waiting = ask(
        service,
        "SELECT (SELECT count(*) FROM certificates_unlogged) + (SELECT count(*)"
        " FROM certificates_log WHERE published < size)",
    )
    return waiting == [(0,)]


def expect_more(seen: Acknowledged) -> None:
    """Waits until clients have the answer for a certificate and a file that they sent after now."""
    certificates = len(seen.certificates) + CLIENTS  # as many requests may be on their way
    files = len(seen.files) + CLIENTS
    assert wait_for(
        lambda: len(seen.certificates) > certificates and len(seen.files) > files, PATIENCE
    )


def expect_all(installation: Installation, seen: Acknowledged, moment: float) -> set[str]:
    """Whatever was acknowledged by that moment is there. What was lost after it, which it prints."""
    certificates, files = seen.before(moment)
    assert certificates
    assert files
    there = found(installation, "SELECT id FROM certificates_certificate")
    with_file = found(installation, "SELECT certificate_id FROM certificates_attachmentfile")
    assert certificates <= there
    assert files <= with_file
    lost = seen.certificates.keys() - there
    print(
        f"{len(certificates)} certificates and {len(files)} files acknowledged by {moment:.3f}: all"
        f" there; of {len(seen.certificates) - len(certificates)} acknowledged later {len(lost)} are"
        f" lost; {seen.refused} requests refused"
    )
    return lost


def found(installation: Installation, query: str) -> set[str]:
    rows = ask_url(installation.postgres.url, query)
    return {ids.encode(CertificatesPrefix.CERTIFICATE, row[0]) for row in rows}
