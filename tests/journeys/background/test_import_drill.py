"""Drill: a large import whose worker is killed twice; each row once, level memory."""

import io
import os
import signal
import subprocess
import time
from typing import Any

import psutil
import pytest
from django.utils import timezone

from accounts.actors import RequestContext
from accounts.jobs import files
from accounts.jobs.imports.kinds import start_import
from accounts.jobs.models import Job, JobState
from accounts.models import Issuer
from accounts.scopes import Mode
from certificates.imports.jobs import CERTIFICATE_IMPORTS, CertificateImportParameters
from certificates.models import Certificate, CertificateType
from lib.tables.layout import Layout
from tests.factories import make_issuer, make_type
from tests.factories.jobs import SYSTEM
from tests.journeys.processes.workers import wait, worker

pytestmark = [pytest.mark.journey, pytest.mark.drill, pytest.mark.django_db(transaction=True)]
SECONDS = float(os.environ.get("DRILL_SECONDS", "0"))
ROWS = 100_000 if SECONDS >= 30 else 3_000
PATIENCE = 60 + ROWS / 100  # seconds
MIB = 1024 * 1024
MAX_GROWTH = 24  # MiB: of a worker, behind the first quarter of what it does
HEADER = "Seriennummer;Produkt;gültig bis;Charge;Schmelzennummer;Masse;Bemerkungen\r\n"


class Watch:
    """How far the job is, and what its worker holds, whenever somebody looks."""

    def __init__(self, job: Job, process: "subprocess.Popen[str]") -> None:
        self.job, self._process = job, psutil.Process(process.pid)
        self.held: list[float] = []

    def reaches(self, phase: str, rows: float) -> bool:
        """Whether the job is so far, or has ended."""
        self.job.refresh_from_db()
        if self._process.is_running() and not self.job.has_ended:
            self.held.append(self._process.memory_info().rss / MIB)
        if self.job.has_ended:
            return True
        return self.job.phase == phase and self.job.done >= rows

    def growth(self) -> float:
        """By how much more was held later than in the first quarter."""
        early = max(1, len(self.held) // 4)
        return max(self.held[early:], default=0) - max(self.held[:early])


@pytest.fixture
def kind(transactional_db: None) -> CertificateType:
    return make_type(
        make_issuer(), unique_by="product_and_serial", number_pattern="{code}-{year}-{seq:6}"
    )


def started(kind: CertificateType) -> Job:
    lines = (f"{n:06};ART-100;31.12.2031;B-42;H-{n};{n},50;{'x' * 40}\r\n" for n in range(ROWS))
    file = io.BytesIO((HEADER + "".join(lines)).encode("cp1252"))
    parameters = CertificateImportParameters(type_id=kind.pk)
    context = RequestContext(
        issuer=kind.issuer.facts(), mode=Mode.LIVE, actor=SYSTEM, now=timezone.now()
    )
    how: dict[str, Any] = {"source": file, "layout": Layout()}
    return start_import(CERTIFICATE_IMPORTS, parameters, context=context, **how)


def test_killed_twice_and_still_each_row_once(kind: CertificateType):
    job, begun, growth = started(kind), time.monotonic(), []
    for phase, share in (("validate", 0.4), ("issue", 0.4)):
        with worker() as process:
            watch = Watch(job, process)
            wait(lambda: watch.reaches(phase, share * ROWS), PATIENCE)  # noqa: B023
            process.send_signal(signal.SIGKILL)
            process.wait()
        growth.append(watch.growth())
        job.refresh_from_db()
        assert job.state == JobState.RUNNING
        assert Certificate.objects.count() == job.ok, "what was not kept was not issued either"
    with worker() as process:
        watch = Watch(job, process)
        wait(lambda: watch.reaches("", 0), PATIENCE)
    growth.append(watch.growth())
    took = time.monotonic() - begun
    assert (job.state, job.ok, job.failed, job.total) == (JobState.SUCCEEDED, ROWS, 0, ROWS)
    assert_each_row_once(kind.issuer, job)
    assert max(growth) < MAX_GROWTH, growth
    print(
        f"\n{ROWS} rows in {took:.0f} s, three workers, two of them killed; "
        f"memory {max(watch.held):.0f} MiB, growth {[round(each, 1) for each in growth]} MiB"
    )


def assert_each_row_once(issuer: Issuer, job: Job) -> None:
    made = Certificate.objects.for_issuer(issuer.pk, Mode.LIVE)
    serials = list(made.order_by("serial_number").values_list("serial_number", flat=True))
    assert serials == [f"{n:06}" for n in range(ROWS)]
    assert made.values("number").distinct().count() == ROWS
    lines = b"".join(files.read_results(job)).decode().splitlines()[1:]
    assert [line.split(",")[:2] for line in lines] == [
        [str(row), "issued"] for row in range(2, ROWS + 2)
    ]
