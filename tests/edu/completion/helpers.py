"""A program with its class, requests of completion, and their results."""

import csv
import io
import itertools
from typing import Any

from django.test import Client
from django.utils import timezone
from django.utils.http import urlencode

from accounts.jobs import files, runner
from accounts.jobs.models import Job
from accounts.keys.operations import NewKey
from accounts.models import Issuer
from accounts.scopes import Mode
from certificates.types.presets import DIPLOMA
from edu.lifecycle import ProgramState
from edu.models import Cohort, Enrolment, Program
from tests.conftest import Api
from tests.factories import make_type
from tests.factories.edu import enrol, make_cohort, make_program, make_recipient

GERMAN = {
    "kind": "numeric",
    "min": "1",
    "max": "6",
    "step": "0.1",
    "passMark": "4",
    "better": "lower",
}
_numbers = itertools.count(1)


def make_published(issuer: Issuer, *, type_fields: Any = None, **fields: Any) -> Program:
    """A published program with German grades, whose certificate is a diploma."""
    columns = {
        "certificate_type": make_type(issuer, **(DIPLOMA | (type_fields or {}))),
        "state": ProgramState.PUBLISHED,
        "published_at": timezone.now(),
        "grade_scale": GERMAN,
        "eqf_level": 6,
        "credits": "60.00",
        "name_sq": "Inxhinieri",
        "name_en": "Engineering",
    }
    return make_program(issuer, **(columns | fields))


def make_class(program: Program, size: int, mode: Mode = Mode.LIVE) -> list[Enrolment]:
    """A cohort of so many, each with a number and an address."""
    cohort = make_cohort(program, mode)
    return [enrol_recipient(cohort, f"S-{next(_numbers)}") for _ in range(size)]


def enrol_recipient(cohort: Cohort, number: str) -> Enrolment:
    """One more of this class."""
    person = {"external_id": number, "email": f"{number}@example.com", "locale": "sq"}
    return enrol(cohort, make_recipient(cohort.issuer, Mode(cohort.mode), **person))


def completion_path(program: Program) -> str:
    return f"edu/programs/{program.public_id}/complete"


def send_completion(api: Api, program: Program, *completions: Any, **said: Any) -> Any:
    """The request in JSON, under a key of its own."""
    body = {"completions": list(completions), **said}
    once = f"completion-{next(_numbers)}"
    return api.post(completion_path(program), body, **{"Idempotency-Key": once})


def send_grade_file(
    key: NewKey, program: Program, content: bytes, media_type: str = "text/csv", **said: Any
) -> Any:
    """The request as a table, its options in the address."""
    headers = {
        "x-api-key": key.token.reveal(),
        "idempotency-key": f"completion-{next(_numbers)}",
    }
    address = f"/api/external/{completion_path(program)}?{urlencode(said)}"
    return Client(raise_request_exception=False).post(
        address, content, content_type=media_type, headers=headers
    )


def result_of(enrolment: Enrolment, grade: Any, **more: Any) -> dict[str, Any]:
    return {"enrolmentId": enrolment.public_id, "grade": grade, **more}


def finished_completion(answer: Any) -> Job:
    """The job, after a worker has had it."""
    assert answer.status_code == 202, answer.content
    runner.run_due_jobs()
    job = Job.objects.latest("created_at", "id")
    assert job.public_id == answer.json()["id"]
    assert job.has_ended
    return job


def results(job: Job) -> list[dict[str, str]]:
    """The lines of the results file."""
    return list(csv.DictReader(io.StringIO(b"".join(files.read_results(job)).decode())))


def errors(job: Job) -> list[tuple[Any, Any, str]]:
    """What was wrong: row, column, code."""
    return list(job.errors.order_by("number").values_list("row", "column", "code"))


def counts(job: Job) -> tuple[int, int, int]:
    return job.ok, job.failed, job.skipped
