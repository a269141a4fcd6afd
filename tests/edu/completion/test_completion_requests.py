"""Requests of completion that are refused as a whole."""

import pytest
from django.utils import timezone

from accounts.jobs.models import Job
from accounts.keys.operations import NewKey
from accounts.models import Issuer
from accounts.scopes import Mode, Scope
from certificates.models import Certificate
from edu.lifecycle import EnrolmentStatus, ProgramState
from edu.models import Enrolment, Program
from tests.conftest import Api
from tests.factories import make_key, make_type
from tests.factories.edu import make_cohort
from tests.support.problems import assert_faults, assert_problem

from .helpers import (
    completion_path,
    counts,
    enrol_recipient,
    errors,
    finished_completion,
    make_class,
    make_published,
    result_of,
    send_completion,
    send_grade_file,
)


@pytest.fixture
def program(issuer: Issuer) -> Program:
    return make_published(issuer)


def test_faulty_completion_request_is_refused_as_a_whole(
    api: Api, key: NewKey, outsider_api: Api, test_mode_api: Api, issuer: Issuer, program: Program
):
    (enrolment,) = make_class(program, 1)
    said = result_of(enrolment, "1.0")
    without_key = api.post(completion_path(program), {"completions": [said]})
    assert_problem(without_key, 400, "idempotency_key_missing")
    assert_problem(send_completion(outsider_api, program, said), 404, "not_found")
    assert_faults(
        send_completion(api, program, {**said, "grade": [1], "mark": 2}, notify=True),
        ("/completions/0/mark", "unknown_field"),
        ("/completions/0/grade", "invalid_type"),
        ("/notify", "unknown_field"),
    )
    assert_faults(send_completion(api, program), ("/completions", "too_few"))
    assert_faults(send_completion(api, program, said, {"grade": ""}), ("/completions/1", "empty"))
    wrong = send_grade_file(key, program, b"name;grade\r\nx;1\r\n")
    assert wrong.status_code == 400
    assert {e["code"] for e in wrong.json()["errors"]} == {"unknown_column"}
    other = Api(make_key(issuer, type_ids=[make_type(issuer, code="other").pk]))
    assert_problem(send_completion(other, program, said), 404, "not_found")
    manager = Api(make_key(issuer, scopes=[Scope.EDU_MANAGE]))
    assert_problem(send_completion(manager, program, said), 403, "scope_missing")
    Program.objects.filter(pk=program.pk).update(
        state=ProgramState.ARCHIVED, archived_at=timezone.now()
    )
    assert_problem(send_completion(api, program, said), 409, "conflict")
    assert not Job.objects.exists()


def test_the_other_mode_has_other_enrolments(
    api: Api, test_mode_api: Api, issuer: Issuer, program: Program
):
    (live,) = make_class(program, 1)
    tried = enrol_recipient(make_cohort(program, Mode.TEST), "S-test")
    assert errors(
        finished_completion(send_completion(test_mode_api, program, result_of(live, "1.0")))
    ) == [(0, "/completions/0/enrolmentId", "unknown_enrolment")]
    assert counts(
        finished_completion(send_completion(test_mode_api, program, result_of(tried, "1.0")))
    ) == (1, 0, 0)
    assert Certificate.objects.get().mode == Mode.TEST


def test_a_file_is_blamed_in_the_column_that_it_has(key: NewKey, program: Program):
    (gone,) = make_class(program, 1)
    Enrolment.objects.filter(pk=gone.pk).update(status=EnrolmentStatus.WITHDRAWN)
    table = f"externalId,grade\n{gone.recipient.external_id},1\n"
    job = finished_completion(send_grade_file(key, program, table.encode()))
    assert [each[1:] for each in errors(job)] == [("externalId", "enrolment_ended")]
