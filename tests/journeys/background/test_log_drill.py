"""Drills of the transparency log: its worker killed under load, an old dump restored beside the files, a row
changed by SQL, and how long a change waits to be logged.
"""

import itertools
import os
import random
import runpy
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from uuid import UUID

import pytest
from django.db import connections
from django.utils import timezone

from accounts.scopes import Mode
from certificates.certificate.document import Draft
from certificates.issuing.build import Issued
from certificates.issuing.operations import issue_many
from certificates.log import checks, sequencing
from certificates.models import (
    CertificateHistory,
    CertificateType,
    LogEntry,
    SignedCredential,
    TransparencyLog,
    UnloggedChange,
)
from tests.certificates.log.test_checks import change
from tests.factories import context_of, issue_one, make_issuer, make_type
from tests.journeys.processes.workers import database_url, wait, worker
from tests.paths import ROOT
from tools.backup_drill import RESTORE
from tools.embedded import EmbeddedPostgres

pytestmark = [pytest.mark.journey, pytest.mark.drill, pytest.mark.django_db(transaction=True)]
SECONDS = float(os.environ.get("DRILL_SECONDS", "4"))
FULL = SECONDS >= 30
THREADS = 3
RATE = 300.0 if FULL else 60.0  # issues a second, of all threads, where the machine is so fast
numbers = itertools.count()
DRAINED = 60 + 4 * SECONDS
MONITOR = runpy.run_path(str(ROOT / "docs" / "verifier" / "monitor.py"))


@pytest.fixture
def kind(transactional_db: None) -> CertificateType:
    return make_type(make_issuer())


@contextmanager
def load(kind: CertificateType, together: int = 1) -> Iterator[list[UUID]]:
    """Threads that issue certificates, so many in a transaction; those that were acknowledged."""
    acknowledged: list[UUID] = []
    ended = threading.Event()

    def issue() -> None:
        try:
            while not ended.is_set():
                began = time.monotonic()
                drafts = [
                    Draft(type_id=kind.pk, product_id="A-1", serial_number=f"{next(numbers)}")
                    for _ in range(together)
                ]
                for issued in issue_many(context=context_of(kind.issuer), drafts=drafts):
                    assert isinstance(issued, Issued)
                    acknowledged.append(issued.id)
                ended.wait(max(0.0, began + together * THREADS / RATE - time.monotonic()))
        finally:
            connections.close_all()

    threads = [threading.Thread(target=issue) for _ in range(THREADS)]
    for thread in threads:
        thread.start()
    try:
        yield acknowledged
    finally:
        ended.set()
        for thread in threads:
            thread.join()


def is_drained() -> bool:
    log = TransparencyLog.objects.filter(mode=Mode.LIVE).first()
    nothing_waits = not UnloggedChange.objects.exists()
    all_signed = not SignedCredential.objects.filter(signed_at=None).exists()
    return nothing_waits and all_signed and log is not None and log.published == log.size


def monitor(folder: Path, *words: str) -> int:
    """An outsider's look at the published files, who remembers what they saw."""
    key = str(sequencing.signer(Mode.LIVE).key)
    state = str(folder.with_name("monitor.json"))
    code: int = MONITOR["main"]([str(folder), "--log", key, "--state", state, *words])
    return code


def manage(*command: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    """A command in a process of its own."""
    given = {"DATABASE_URL": database_url(), "DJANGO_SETTINGS_MODULE": "config.settings.test"}
    return subprocess.run(
        [sys.executable, *command],
        cwd=ROOT,
        env=os.environ | given | environment,
        capture_output=True,
        text=True,
        check=False,
    )


def test_killed_under_load_each_change_is_logged_once(kind: CertificateType, log_folder: Path):
    chance, files = random.Random(4711), {"LOG_FOLDER": str(log_folder)}
    kills, sizes, until = 0, {0}, time.monotonic() + SECONDS
    with load(kind) as acknowledged:
        while time.monotonic() < until or len(sizes) < 4:
            with worker("trust_worker", **files):  # which ends with kill -9
                time.sleep(chance.uniform(0.0, 2.0))
            kills += 1
            if (log_folder / "checkpoint").exists():
                assert monitor(log_folder) == 0
                sizes.add(TransparencyLog.objects.get(mode=Mode.LIVE).size)
    with worker("trust_worker", **files):
        wait(is_drained, DRAINED)
    of_certificates = LogEntry.objects.filter(signing_key_id=None)
    entries = of_certificates.values_list("certificate_id", "sequence")
    assert sorted(entries) == sorted((pk, 1) for pk in acknowledged)
    indexes = LogEntry.objects.order_by("index").values_list("index", flat=True)
    assert list(indexes) == list(range(len(indexes)))
    assert SignedCredential.objects.exclude(jcs=None).count() == len(acknowledged)
    assert checks.verify(Mode.LIVE).findings == []
    assert monitor(log_folder) == 0
    assert monitor(log_folder, "--all") == 0
    print(
        f"{kills} kills, {len(acknowledged)} issued and acknowledged, each logged and signed once"
    )

    altered = chance.choice(acknowledged)
    change(
        "UPDATE certificates_certificatehistory SET at = at - interval '1 day'"
        " WHERE certificate_id = %s",
        altered,
    )
    told = manage("manage.py", "verify_log", **files)
    row = CertificateHistory.objects.select_related("certificate").get(certificate_id=altered)
    assert told.returncode == 1
    assert told.stdout.startswith(f"{row.certificate.public_id} #1 (entry ")
    assert told.stdout.count("\n") == 3  # the finding, and a line for each log


class Watch:
    """When somebody who looks again and again first saw each entry published."""

    def __init__(self) -> None:
        self.seen: list[datetime] = []

    def look(self) -> None:
        published = TransparencyLog.objects.get(mode=Mode.LIVE).published
        self.seen += [timezone.now()] * (published - len(self.seen))

    def waits(self) -> list[float]:
        """The seconds between each change and its being published, in their order."""
        changed = LogEntry.objects.order_by("index").values_list("at", flat=True)
        pairs = zip(self.seen, changed, strict=True)
        return sorted((seen - at).total_seconds() for seen, at in pairs)


@pytest.mark.drill_only
def test_how_long_a_change_waits(kind: CertificateType, log_folder: Path):
    watch = Watch()
    with worker("trust_worker", LOG_FOLDER=str(log_folder)):
        issue_one(kind)
        wait(is_drained)
        began = time.monotonic()
        with load(kind, together=int(RATE / THREADS)) as acknowledged:  # each thread once a second
            while time.monotonic() < began + SECONDS:
                watch.look()
                time.sleep(0.05)
        rate = len(acknowledged) / (time.monotonic() - began)

        def is_seen() -> bool:
            watch.look()
            return is_drained()

        wait(is_seen, DRAINED)
    waits = watch.waits()
    print(
        f"{rate:.0f} issues/s ({len(acknowledged)}): a change was published after"
        f" {waits[len(waits) // 2]:.1f} s in the middle, {waits[-len(waits) // 100]:.1f} s for 99 of"
        f" 100, {waits[-1]:.1f} s at most"
    )
    if FULL:  # on a machine that others use, the worker may be late
        assert waits[-1] <= 10


class OldServer:
    """A server with a dump of the test's database."""

    def __init__(self, folder: Path) -> None:
        folder.chmod(0o755)  # as root, PostgreSQL runs as another user
        self.dump, self.postgres = (
            folder / "old",
            EmbeddedPostgres(folder / "server", durable=False),
        )

    def take(self) -> None:
        """Dump the test's database as it is now."""
        self._run("pg_dump", "--format=custom", "--file", str(self.dump), database_url())

    def restore(self) -> str:
        """Start the server with what was dumped, as the runbook restores it; its address."""
        self.postgres.start()
        self._run("pg_restore", *RESTORE, "--dbname", self.postgres.url, str(self.dump))
        return self.postgres.url

    def halted(self) -> str:
        """Why its log takes nothing up."""
        query = "SELECT coalesce(max(halted), '') FROM certificates_log"
        return self._run("psql", "-At", "-c", query, self.postgres.url).strip()

    def _run(self, program: str, *arguments: str) -> str:
        command = [str(self.postgres.tool(program)), *arguments]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout


@pytest.fixture
def old(tmp_path: Path) -> Iterator[OldServer]:
    server = OldServer(tmp_path)
    try:
        yield server
    finally:
        server.postgres.stop()


ISSUE_ONE = """
import django; django.setup()
from certificates.models import CertificateType
from tests.factories import issue_one
issue_one(CertificateType.objects.get())
"""


@pytest.mark.drill_only
def test_an_old_dump_does_not_fork_the_log(kind: CertificateType, log_folder: Path, old: OldServer):
    """It is restored into another server, beside the files that went on."""
    files, checkpoint = {"LOG_FOLDER": str(log_folder)}, log_folder / "checkpoint"
    with worker("trust_worker", **files):
        for _ in range(3):
            issue_one(kind)
        wait(is_drained)
        old.take()
        for _ in range(4):
            issue_one(kind)
        wait(is_drained)
    assert monitor(log_folder) == 0
    published = checkpoint.read_bytes()

    files["DATABASE_URL"] = old.restore()
    assert manage("-c", ISSUE_ONE, **files).returncode == 0
    with worker("trust_worker", **files):
        wait(lambda: "resume_log" in old.halted())
    assert checkpoint.read_bytes() == published
    resumed = manage("manage.py", "resume_log", **files).stdout
    assert "4 entries taken up. 0 of them are of changes that this database has" in resumed
    with worker("trust_worker", **files):
        wait(lambda: checkpoint.read_bytes() != published)
    assert old.halted() == ""
    assert monitor(log_folder) == 0  # it goes on from what an outsider saw before
    told = manage("manage.py", "verify_log", **files)
    # Three certificates, the issuer's key, and the certificate after the dump.
    assert "live: 5 entries are sound, 4 are of changes lost" in told.stdout, told.stderr
