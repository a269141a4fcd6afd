"""Import files, how they are sent, and their results."""

import csv
import io
import itertools
import json
from typing import Any

from django.test import Client
from django.utils.http import urlencode
from openpyxl import Workbook

from accounts.jobs import files, runner
from accounts.jobs.models import Job
from accounts.keys.operations import NewKey

PATH = "/api/external/certificates/imports"
HEADER = "serialNumber;productId;validUntil;metadata.batch;metadata.mass"
_numbers = itertools.count(1)


def csv_file(*rows: str, header: str = HEADER) -> bytes:
    """A CSV file."""
    return "\r\n".join([header, *rows, ""]).encode()


def ndjson_file(*bodies: Any) -> bytes:
    """An NDJSON file."""
    return b"".join(json.dumps(body).encode() + b"\n" for body in bodies)


def xlsx_file(*rows: list[Any]) -> bytes:
    """An XLSX file."""
    book = Workbook()
    assert book.active is not None
    for row in rows:
        book.active.append(row)
    file = io.BytesIO()
    book.save(file)
    return file.getvalue()


def send_import(
    key: NewKey, content: bytes, *, media_type: str = "text/csv", once: str = "", **said: Any
) -> Any:
    """The file as the body; options in the address."""
    headers = {
        "x-api-key": key.token.reveal(),
        "idempotency-key": once or f"import-{next(_numbers)}",
    }
    return Client(raise_request_exception=False).post(
        f"{PATH}?{urlencode(said)}", content, content_type=media_type, headers=headers
    )


def finished_import(answer: Any) -> Job:
    """The job, after a worker has had it."""
    assert answer.status_code == 202, answer.content
    runner.run_due_jobs()
    job = Job.objects.latest("created_at", "id")
    assert job.public_id == answer.json()["id"]
    assert job.has_ended
    return job


def import_results(job: Job) -> list[dict[str, str]]:
    """The lines of the results file."""
    return list(csv.DictReader(io.StringIO(b"".join(files.read_results(job)).decode())))


def import_errors(job: Job) -> list[tuple[Any, Any, str]]:
    """What was wrong: row, column, code."""
    return list(job.errors.order_by("number").values_list("row", "column", "code"))
