"""Drill: an issuer with many certificates takes everything along; how much time and memory that takes, and
whether a program that knows nothing of us finds it whole. All that is stored is checked before.
EXPORT_CERTIFICATES=1000000 for the size of the design.
"""

import os
import shutil
import subprocess
import sys
import time
from datetime import timedelta
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import psutil
import pytest
from django.db.models import F

from accounts.exports import EXPORT
from accounts.jobs.models import Job
from accounts.jobs.operations import create_job
from accounts.scopes import Mode
from certificates.certificate.document import Draft
from certificates.issuing.operations import issue_many
from certificates.log import sequencing
from certificates.models import CertificateType, SignedCredential
from tests.factories import context_of, make_issuer, make_key, make_type
from tests.journeys.background.test_log_drill import is_drained, manage
from tests.journeys.processes.web import serve
from tests.journeys.processes.workers import database_url, wait, worker
from tests.paths import ROOT

pytestmark = [
    pytest.mark.journey,
    pytest.mark.drill_only,
    pytest.mark.django_db(transaction=True),
]
COUNT = int(os.environ.get("EXPORT_CERTIFICATES", "20000"))
PATIENCE = 300 + COUNT / 20  # seconds
MAY_GROW = 96 * 2**20  # bytes, whatever the number of certificates
BATCH = 1000
MIB = 2**20


@pytest.fixture
def kind(transactional_db: None, log_folder: Path) -> CertificateType:
    """A type with many certificates, each in the log and signed."""
    made = make_type(make_issuer())
    with worker("trust_worker", LOG_FOLDER=str(log_folder)):
        for start in range(0, COUNT, BATCH):
            numbers = range(start, min(start + BATCH, COUNT))
            drafts = [
                Draft(
                    type_id=made.pk,
                    product_id="ART-4711",
                    serial_number=f"SN-{number}",
                    metadata={"batch": f"B-{number // 100}", "heat": f"H-{number}"},
                )
                for number in numbers
            ]
            issue_many(context=context_of(made.issuer), drafts=drafts)
        wait(is_drained, PATIENCE, every=1)
        # A status list is signed in whole seconds, a seal in parts of them.
        a_second_later = F("status_list__signed_at") + timedelta(seconds=1)
        late = SignedCredential.objects.filter(signed_at__gte=a_second_later)
        wait(lambda: not late.exists(), PATIENCE, every=1)
    return made


def peak(pid: int) -> int:
    """The most memory that a process and its children have had so far, in bytes; each by itself."""
    family = [psutil.Process(pid), *psutil.Process(pid).children(recursive=True)]
    most = [Path(f"/proc/{each.pid}/status").read_text().split("VmHWM:")[1] for each in family]
    return max(int(text.split()[0]) * 1024 for text in most)


def run_although_killed(job: Job) -> tuple[float, int]:
    """Seconds of both workers, and how much the second one has grown."""
    began = time.monotonic()

    def done() -> int:
        job.refresh_from_db()
        return job.done

    with worker():  # which ends with kill -9
        wait(lambda: done() > COUNT / 10, PATIENCE, every=0.1)
    with worker() as process:
        before = peak(process.pid)
        wait(lambda: bool(done()) and job.has_ended, PATIENCE, every=0.2)
        grown = peak(process.pid) - before
    assert job.state == "succeeded"
    return time.monotonic() - began, grown


def fetch(job: Job, key: Any, folder: Path) -> tuple[float, int]:
    """Download the archive from a web server; seconds, and how much that has grown."""
    with serve(database_url(), folder / "server.log") as live:
        before, began = peak(live.pid), time.monotonic()
        address = f"{live.url}/api/external/jobs/{job.public_id}/results"
        request = Request(address, headers={"x-api-key": key.token.reveal()})
        with urlopen(request) as answer, (folder / "export.zip").open("wb") as file:
            shutil.copyfileobj(answer, file)
        return time.monotonic() - began, peak(live.pid) - before


def verify(folder: Path) -> tuple[int, str]:
    """What the auditor's program says, with nothing of ours but the program."""
    key = str(sequencing.signer(Mode.LIVE).key)
    program = str(ROOT / "docs" / "verifier" / "verify_export.py")
    command = [sys.executable, program, "export.zip", "--log", key]
    done = subprocess.run(command, cwd=folder, env={}, capture_output=True, text=True, check=False)
    assert "Traceback" not in done.stderr  # it tells how far it is
    return done.returncode, done.stdout


def check_stored(log_folder: Path) -> str:
    """`verify_documents` by all processors; the time and the processors' time, PostgreSQL's apart."""
    before, began = os.times(), time.monotonic()
    said = manage("manage.py", "verify_documents", LOG_FOLDER=str(log_folder))
    took, after = time.monotonic() - began, os.times()
    assert said.returncode == 0, said.stdout + said.stderr
    used = after.children_user + after.children_system
    used -= before.children_user + before.children_system
    return f"{said.stdout.strip()} In {took:.1f} s, with {used:.1f} s of processors, the start included"


def test_an_issuer_takes_everything_along(kind: CertificateType, tmp_path: Path, log_folder: Path):
    print(check_stored(log_folder))
    key = make_key(kind.issuer)
    job = create_job(context=context_of(kind.issuer), kind=EXPORT)
    made_in, worker_grown = run_although_killed(job)
    fetched_in, web_grown = fetch(job, key, tmp_path)
    began = time.monotonic()
    code, said = verify(tmp_path)
    checked_in = time.monotonic() - began
    size = (tmp_path / "export.zip").stat().st_size
    print(
        f"{COUNT} certificates: exported in {made_in:.0f} s, a worker killed in between (it grew by"
        f" {worker_grown / MIB:.0f} MiB); {size / MIB:.1f} MiB fetched in {fetched_in:.1f} s (the web by"
        f" {web_grown / MIB:.0f} MiB); checked in {checked_in:.0f} s\n{said}"
    )
    assert code == 0
    assert f"{COUNT} proof files: {COUNT} genuine and in force" in said
    assert worker_grown < MAY_GROW
    assert web_grown < MAY_GROW

    with (tmp_path / "export.zip").open("r+b") as file:
        file.seek(size // 2)
        byte = file.read(1)[0]
        file.seek(size // 2)
        file.write(bytes([byte ^ 1]))
    assert verify(tmp_path)[0] in {2, 3}
