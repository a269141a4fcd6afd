"""Completing a program: all rows checked, one certificate for each who passed, idempotent."""

from contextlib import suppress
from dataclasses import replace
from datetime import timedelta
from typing import Any

import orjson
import pytest
from django.core import mail
from django.utils import timezone

from accounts.actors import RequestContext
from accounts.jobs import runner
from accounts.jobs.models import Job, JobState
from accounts.jobs.registry import JOB_KINDS
from accounts.keys.operations import NewKey
from accounts.mail import sender
from accounts.models import Issuer
from accounts.scopes import Mode
from certificates.lifecycle import Action
from certificates.models import Certificate
from certificates.transitions.effects import Explanation
from certificates.transitions.operations import transition
from edu.completion.jobs import COMPLETION_KIND
from edu.lifecycle import EnrolmentStatus
from edu.models import Enrolment, Program
from edu.recipients.merging import merge
from tests.conftest import Api
from tests.factories import TESTER, context_of
from tests.factories.edu import enrol, make_cohort, make_recipient
from webhooks import outbox
from webhooks.models import Event

from .helpers import (
    counts,
    errors,
    finished_completion,
    make_class,
    make_published,
    result_of,
    results,
    send_completion,
    send_grade_file,
)

DAY = "2026-06-15"
MODULES = [
    {"code": "M1", "title": "Statics", "grade": "1,7", "credits": "5"},
    {"title": "Thesis", "grade": "2.0"},
]


@pytest.fixture
def program(issuer: Issuer) -> Program:
    return make_published(issuer)


def certificate_of(enrolment: Enrolment) -> Certificate:
    enrolment.refresh_from_db()
    assert enrolment.certificate is not None
    return enrolment.certificate


def document_of(enrolment: Enrolment) -> dict[str, Any]:
    document = certificate_of(enrolment).document
    assert document is not None
    found: dict[str, Any] = orjson.loads(bytes(document))
    return found


def test_who_has_passed_is_certified_and_who_has_not_may_try_again(api: Api, program: Program):
    first, second = make_class(program, 2)
    job = finished_completion(
        send_completion(
            api,
            program,
            result_of(first, 1.7, completedOn=DAY, results=MODULES, evidence="Minutes 42"),
            {"externalId": second.recipient.external_id, "grade": "5"},
            notifyHolder=True,
        )
    )
    assert (job.state, counts(job)) == (JobState.SUCCEEDED, (2, 0, 0))
    document = document_of(first)
    assert document["holder"]["name"] == "Përparim Gashi"
    assert document["locale"] == "sq"
    assert document["metadata"] == {
        "programme": "Inxhinieri",
        "programmeCode": program.code,
        "grade": "1.7",
        "credits": "60",
        "completedOn": DAY,
        "eqfLevel": "6",
        "languageOfInstruction": "Shqip",
        "studentNo": first.recipient.external_id,
        "transcript": [["M1 Statics", "5", "1,7"], ["Thesis", "", "2.0"]],
    }
    assert certificate_of(first).external_ref == first.public_id
    assert (first.status, first.grade, first.evidence) == ("completed", "1.7", "Minutes 42")
    assert first.results[0] == {"code": "M1", "title": "Statics", "grade": "1,7", "credits": "5"}
    second.refresh_from_db()
    assert (second.status, second.grade, second.certificate) == ("failed", "5.0", None)
    assert [line["outcome"] for line in results(job)] == ["issued", "failed"]
    assert results(job)[0]["verifyUrl"].endswith(f"/sq/verify/{certificate_of(first).public_id}")


def test_a_bad_grade_leaves_out_itself_alone_if_that_is_said(api: Api, program: Program):
    first, second, third = make_class(program, 3)
    said = [result_of(first, 1.7), result_of(second, None), result_of(third, "good")]
    tried = finished_completion(send_completion(api, program, *said, mode="partial", dryRun=True))
    refused = [
        (1, "/completions/1/grade", "required"),
        (2, "/completions/2/grade", "invalid_format"),
    ]
    assert (tried.state, counts(tried), errors(tried)) == (JobState.SUCCEEDED, (1, 2, 0), refused)
    whole = finished_completion(send_completion(api, program, *said))
    assert (whole.state, errors(whole)) == (JobState.FAILED, refused)
    assert not Certificate.objects.exists()
    job = finished_completion(send_completion(api, program, *said, mode="partial"))
    assert (job.state, counts(job), errors(job)) == (JobState.SUCCEEDED, (1, 2, 0), refused)
    assert Certificate.objects.get() == certificate_of(first)
    names = {line["enrolmentId"]: line["outcome"] for line in results(job)}
    assert names == {
        first.public_id: "issued",
        second.public_id: "refused",
        third.public_id: "refused",
    }


def test_the_world_is_told_of_results_and_holders_are_written_to(api: Api, program: Program):
    first, second = make_class(program, 2)
    finished_completion(
        send_completion(api, program, result_of(first, 1), result_of(second, 5), notifyHolder=True)
    )
    first.refresh_from_db()
    told = {event.type: orjson.loads(event.body)["data"] for event in Event.objects.all()}
    assert told["enrolment.completed"]["certificateId"] == certificate_of(first).public_id
    assert told["enrolment.failed"]["enrolmentId"] == second.public_id
    assert "5.0" not in str(told["enrolment.failed"])
    assert sender.send_due() == 1
    (letter,) = mail.outbox
    assert letter.to == [first.recipient.email]
    assert "/sq/verify/" in letter.body


def test_a_spreadsheet_of_grades(key: NewKey, issuer: Issuer, program: Program):
    people = make_class(program, 3)
    lines = [
        "Numri juaj;Note;completedOn".replace("Numri juaj", "externalId").replace("Note", "grade")
    ]
    lines += [f"{each.recipient.external_id};1,7;15.06.2026" for each in people]
    job = finished_completion(send_grade_file(key, program, "\r\n".join(lines).encode()))
    assert counts(job) == (3, 0, 0)
    assert {document_of(each)["metadata"]["grade"] for each in people} == {"1.7"}
    assert {document_of(each)["metadata"]["completedOn"] for each in people} == {DAY}


def test_one_wrong_row_and_nobody_is_certified(api: Api, issuer: Issuer, program: Program):
    people = make_class(program, 9)
    gone = people[6].recipient
    Enrolment.objects.filter(pk=people[4].pk).update(status=EnrolmentStatus.WITHDRAWN)
    tomorrow = (timezone.now() + timedelta(days=2)).date().isoformat()
    elsewhere = enrol(make_cohort(make_published(issuer, type_fields={"code": "d2"})), gone)
    enrol(make_cohort(program), people[7].recipient)
    job = finished_completion(
        send_completion(
            api,
            program,
            result_of(people[0], "1.0"),
            result_of(people[1], "1,7"),
            result_of(people[2], "0.5"),
            result_of(people[3], "2.0", completedOn=tomorrow),
            result_of(people[4], "2.0"),
            result_of(elsewhere, "2.0"),
            {"externalId": "nobody", "grade": "1.0"},
            {"externalId": people[7].recipient.external_id, "grade": "1.0"},
            {"grade": "1.0"},
            result_of(people[0], "2.0"),
            result_of(people[8], None),
        )
    )
    assert (job.state, job.failure) == (JobState.FAILED, "validation_failed")
    assert errors(job) == [
        (1, "/completions/1/grade", "invalid_format"),
        (2, "/completions/2/grade", "out_of_range"),
        (3, "/completions/3/completedOn", "in_the_future"),
        (4, "/completions/4/enrolmentId", "enrolment_ended"),
        (5, "/completions/5/enrolmentId", "unknown_enrolment"),
        (6, "/completions/6/externalId", "unknown_enrolment"),
        (7, "/completions/7/cohort", "several_enrolments"),
        (8, "/completions/8/enrolmentId", "required"),
        (9, "/completions/9/enrolmentId", "duplicate_row"),
        (10, "/completions/10/grade", "required"),
    ]
    assert not Certificate.objects.exists()
    assert not Enrolment.objects.exclude(pk=people[4].pk).exclude(status="enrolled").exists()


def test_a_name_too_long_for_a_certificate_is_named(api: Api, issuer: Issuer, program: Program):
    person = make_recipient(issuer, given_name="G" * 100, family_name="F" * 100)
    job = finished_completion(
        send_completion(api, program, result_of(enrol(make_cohort(program), person), "2.0"))
    )
    assert errors(job) == [(0, "/completions/0/holderName", "too_long")]


def test_in_two_cohorts_one_is_named(api: Api, program: Program):
    (first,) = make_class(program, 1)
    twice = enrol(make_cohort(program), first.recipient)
    named = {"externalId": first.recipient.external_id, "cohort": twice.cohort.code}
    assert counts(
        finished_completion(send_completion(api, program, {**named, "grade": "1.0"}))
    ) == (1, 0, 0)
    twice.refresh_from_db()
    assert twice.status == "completed"


def test_said_again_it_is_done_already_and_a_correction_supersedes(api: Api, program: Program):
    (enrolment,) = make_class(program, 1)
    said = result_of(enrolment, "2.0", completedOn=DAY)
    finished_completion(send_completion(api, program, said))
    first = certificate_of(enrolment)
    assert counts(finished_completion(send_completion(api, program, said))) == (0, 0, 1)
    assert Certificate.objects.count() == 1
    better = result_of(enrolment, "1.0", completedOn=DAY)
    assert errors(finished_completion(send_completion(api, program, better))) == [
        (0, "/completions/0/enrolmentId", "completed_already")
    ]
    worse = result_of(enrolment, "6", completedOn=DAY)
    assert errors(finished_completion(send_completion(api, program, worse, correct=True))) == [
        (0, "/completions/0/grade", "correction_fails")
    ]
    job = finished_completion(send_completion(api, program, better, correct=True))
    assert results(job)[0]["outcome"] == "corrected"
    enrolment.refresh_from_db()
    first.refresh_from_db()
    assert (first.state, first.superseded_by_id) == ("superseded", enrolment.certificate_id)
    assert document_of(enrolment)["metadata"]["grade"] == "1.0"


def test_a_step_that_dies_is_done_again_and_counts_once(
    api: Api, program: Program, monkeypatch: pytest.MonkeyPatch
):
    """The worker is killed at the end of a step, before it commits; and between two steps."""
    people = make_class(program, 8)
    monkeypatch.setitem(JOB_KINDS, COMPLETION_KIND, replace(JOB_KINDS[COMPLETION_KIND], batch=3))
    answer = send_completion(api, program, *(result_of(each, "2.0") for each in people))
    assert answer.status_code == 202
    now, died, steps = timezone.now(), [], 0
    real = outbox.record_many

    def dies_once(events: Any) -> None:
        real(events)
        if len(died) < 2:
            died.append(1)
            raise KeyboardInterrupt

    monkeypatch.setattr(outbox, "record_many", dies_once)
    job = Job.objects.get()
    while not job.has_ended and steps < 40:
        steps += 1
        now += timedelta(minutes=5)  # each time another worker, once the lease has run out
        held = runner.claim_job(now=now)
        assert held is not None
        with suppress(KeyboardInterrupt):
            runner.run_step(job_id=held.pk, token=held.lease_token, now=now)
        job.refresh_from_db()
    assert (job.state, counts(job), len(died)) == (JobState.SUCCEEDED, (8, 0, 0), 2)
    assert Certificate.objects.count() == 8
    assert Event.objects.filter(type="enrolment.completed").count() == 8
    assert Enrolment.objects.filter(status="completed").exclude(certificate=None).count() == 8


def test_certificate_mail_waits_for_release_by_a_second_person(api: Api, issuer: Issuer):
    program = make_published(issuer, type_fields={"release_required": True})
    (enrolment,) = make_class(program, 1)
    finished_completion(
        send_completion(api, program, result_of(enrolment, "1.0"), notifyHolder=True)
    )
    enrolment.refresh_from_db()
    assert (enrolment.status, certificate_of(enrolment).state) == ("completed", "pending")
    assert sender.claim(now=timezone.now()) is None
    asked = RequestContext(issuer=issuer.facts(), mode=Mode.LIVE, actor=TESTER, now=timezone.now())
    transition(
        context=asked,
        action=Action.RELEASE,
        certificate_id=enrolment.certificate_id,
        explanation=Explanation(),
    )
    assert sender.claim(now=timezone.now())


def test_a_merged_recipient_is_found_by_both_numbers(api: Api, issuer: Issuer, program: Program):
    (enrolment,) = make_class(program, 1)
    twin = make_recipient(issuer, external_id="old-number")
    merge(context=context_of(issuer), kept_id=enrolment.recipient_id, duplicate_id=twin.pk)
    job = finished_completion(
        send_completion(api, program, {"externalId": "old-number", "grade": "1.3"})
    )
    assert counts(job) == (1, 0, 0)
