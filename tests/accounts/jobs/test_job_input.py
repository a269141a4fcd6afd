"""The input of a job: stored in chunks, read as a seekable file, never whole in memory."""

import csv
import io
import tracemalloc
import zipfile
from datetime import datetime

import pytest

from accounts.jobs import runner
from accounts.jobs.models import CHUNK, Job, JobInput, JobState
from accounts.jobs.registry import JOB_KINDS, JobCursor, JobPlan, StepProgress
from tests.factories.jobs import TALLY, make_job, tally_kind

pytestmark = pytest.mark.django_db
ROWS = 100_000
MIB = 1024 * 1024


@pytest.fixture(autouse=True)
def tally(monkeypatch):
    monkeypatch.setitem(JOB_KINDS, TALLY, tally_kind())


@pytest.mark.parametrize("size", [0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK, 3 * CHUNK + 7])
@pytest.mark.parametrize("piece", [1000, CHUNK, 2 * CHUNK + 5])
def test_the_input_comes_back_byte_by_byte(issuer, size, piece):
    sent = bytes(i * 31 % 251 for i in range(size))
    job = make_job(issuer, source=(sent[i : i + piece] for i in range(0, size, piece)))
    assert job.input().read() == sent
    chunks = list(JobInput.objects.filter(job=job).order_by("number"))
    assert [len(chunk.data) for chunk in chunks[:-1]] == [CHUNK] * (len(chunks) - 1)


def test_reading_goes_on_at_any_byte(issuer):
    sent = b"".join(b"line %d\n" % n for n in range(60_000))
    job = make_job(issuer, source=[sent])
    reader = job.input()
    for _ in range(45_000):
        reader.readline()
    position = reader.tell()
    assert job.input(position).readline() == b"line 45000\n"
    assert reader.seek(0, io.SEEK_END) == len(sent)
    assert reader.seek(-6, io.SEEK_CUR) == len(sent) - 6
    assert reader.read() == b"59999\n"


def test_a_zip_can_be_opened_in_place(issuer):
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr("sheet1.xml", "x" * (2 * CHUNK))
    job = make_job(issuer, source=[packed.getvalue()])
    with zipfile.ZipFile(job.input()) as archive:
        assert len(archive.read("sheet1.xml")) == 2 * CHUNK


def read_rows(job: Job, cursor: JobCursor, limit: int, now: datetime) -> StepProgress:
    """What an import does: the next rows from where the last step stopped."""
    reader = job.input(cursor["offset"])
    lines = [line for line in (reader.readline() for _ in range(limit)) if line]
    rows = list(csv.reader(line.decode() for line in lines))
    first = cursor["row"] + 1
    assert [int(row[0]) for row in rows] == list(range(first, first + len(rows)))
    return StepProgress(
        cursor={
            "offset": cursor["offset"] + sum(map(len, lines)),
            "row": cursor["row"] + len(rows),
        },
        ok=len(rows),
        results=[(row[0], "ok") for row in rows],
        finished=len(lines) < limit,
    )


def test_memory_stays_flat_over_a_hundred_thousand_rows(issuer, monkeypatch):
    def plan(job, now):
        return JobPlan(cursor={"offset": 0, "row": 0})

    monkeypatch.setitem(JOB_KINDS, TALLY, tally_kind(plan=plan, step=read_rows, batch=1000))
    rows = (b"%d,ART-100,SN-%06d,%s\r\n" % (n, n, b"x" * 200) for n in range(1, ROWS + 1))
    tracemalloc.start()
    try:
        job = make_job(issuer, source=rows)
        runner.run_due_jobs(budget=runner.TIME_PER_TURN * 60)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    job.refresh_from_db()
    assert (job.state, job.ok) == (JobState.SUCCEEDED, ROWS)
    assert peak < 8 * MIB, f"the input has 22 MiB, at most {peak / MIB:.1f} were held"
