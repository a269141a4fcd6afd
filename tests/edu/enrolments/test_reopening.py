"""Reopening an enrolment and revoking its certificate; links to successors."""

from functools import partial
from typing import Any

import orjson
import pytest
from django.utils import timezone

from accounts.models import AuditEntry, Issuer
from accounts.scopes import Mode, Scope
from certificates.certificate.document import Draft
from certificates.errors import InvalidTransition
from certificates.issuing.operations import supersede
from certificates.lifecycle import Reason
from certificates.models import Certificate, CertificateHistory
from certificates.transitions.effects import Explanation
from edu.enrolments import operations as enrolments
from edu.lifecycle import EnrolmentStatus, ProgramState
from edu.models import Enrolment, Program, Recipient
from tests.conftest import Api
from tests.edu.cohorts.test_cohorts import at_once
from tests.edu.completion.helpers import (
    finished_completion,
    make_class,
    make_published,
    result_of,
    send_completion,
)
from tests.factories import context_of, make_key, make_type
from tests.factories.edu import enrol
from tests.support.problems import assert_faults, assert_problem, nothing_written
from webhooks.models import Event

MISTAKE = {"reason": "data_error"}
WHY = Explanation(reason=Reason.DATA_ERROR)


@pytest.fixture
def program(issuer: Issuer) -> Program:
    return make_published(issuer)


@pytest.fixture
def graduate(api: Api, program: Program) -> Enrolment:
    """One who has completed, with a certificate."""
    return completed(api, make_class(program, 1)[0], 1.7)


def completed(api: Api, enrolment: Enrolment, grade: float, **said: Any) -> Enrolment:
    finished_completion(
        send_completion(api, enrolment.program, result_of(enrolment, grade), **said)
    )
    return Enrolment.objects.select_related("certificate").get(pk=enrolment.pk)


def path(enrolment: Enrolment) -> str:
    return f"edu/enrolments/{enrolment.public_id}/reopen"


def certificate_of(enrolment: Enrolment) -> Certificate:
    found = Enrolment.objects.select_related("certificate").get(pk=enrolment.pk).certificate
    assert found is not None
    return found


def events_of(enrolment: Enrolment) -> list[tuple[str, int]]:
    rows = Event.objects.filter(subject=enrolment.pk).order_by("sequence")
    return list(rows.values_list("type", "sequence"))


# --- reopening ------------------------------------------------------------------------------------


def test_revoked_and_reopened_at_once_and_completed_anew(api: Api, graduate: Enrolment):
    before = certificate_of(graduate)
    asked = MISTAKE | {"revoke": True, "note": "wrong list", "publicNote": "Wrong grade."}
    reopened = api.post(path(graduate), asked).json()
    assert (reopened["status"], reopened["attempt"]) == ("enrolled", 1)
    assert {reopened[name] for name in ("grade", "completedOn", "evidence", "certificateId")} == {
        None
    }
    before.refresh_from_db()
    assert (before.state, before.reason, before.public_note) == (
        "revoked",
        "data_error",
        "Wrong grade.",
    )
    assert CertificateHistory.objects.get(certificate=before, sequence=2).note == "wrong list"
    again = certificate_of(completed(api, graduate, 2.0))
    assert again.pk != before.pk
    assert again.external_ref == before.external_ref == graduate.public_id
    assert events_of(graduate) == [
        ("enrolment.completed", 2),
        ("enrolment.reopened", 3),
        ("enrolment.completed", 4),
    ]
    event = Event.objects.get(type="enrolment.reopened")
    assert orjson.loads(event.body)["data"]["reason"] == "data_error"
    entry = AuditEntry.objects.get(action="enrolment.reopened")
    assert entry.changes["reason"]["after"] == "data_error"
    assert entry.changes["certificate"]["before"] == before.public_id
    assert "1.7" not in str(entry.changes)
    record = api.get(f"edu/recipients/{graduate.recipient.public_id}/record").json()
    (one,) = record["enrolments"]
    assert [each["id"] for each in one["certificates"]] == [again.public_id, before.public_id]


def test_a_certificate_in_force_stands_in_the_way_until_it_is_revoked(
    api: Api, graduate: Enrolment
):
    certificate = certificate_of(graduate)
    with nothing_written():
        refused = assert_problem(
            api.post(path(graduate), MISTAKE), 409, "conflict", "certificateId"
        )
    assert refused["certificateId"] == certificate.public_id
    api.post(f"certificates/{certificate.public_id}/revoke", MISTAKE)
    assert api.post(path(graduate), MISTAKE).json()["status"] == "enrolled"
    assert CertificateHistory.objects.filter(certificate=certificate).count() == 2


def test_reopening_does_not_revoke_a_certificate_twice(api: Api, graduate: Enrolment):
    certificate = certificate_of(graduate)
    api.post(f"certificates/{certificate.public_id}/revoke", MISTAKE)
    assert api.post(path(graduate), MISTAKE | {"revoke": True}).json()["status"] == "enrolled"
    assert CertificateHistory.objects.filter(certificate=certificate).count() == 2


def test_one_who_failed_by_mistake_goes_on_unless_they_tried_again(api: Api, program: Program):
    (first,) = make_class(program, 1)
    api.post(f"edu/enrolments/{first.public_id}/fail", {"grade": "5"})
    reopened = api.post(path(first), MISTAKE).json()
    assert (reopened["status"], reopened["grade"]) == ("enrolled", None)
    api.post(f"edu/enrolments/{first.public_id}/fail", {})
    second = enrol(first.cohort, first.recipient, attempt=2, status=EnrolmentStatus.WITHDRAWN)
    refused = assert_problem(api.post(path(first), MISTAKE), 409, "conflict", "latest")
    assert refused["latest"] == second.public_id
    refused = assert_problem(api.post(path(second), MISTAKE), 409, "invalid_transition")
    assert (refused["from"], refused["to"]) == ("withdrawn", "enrolled")
    asked = {
        "cohortId": first.cohort.public_id,
        "recipients": [{"recipientId": first.recipient.public_id}],
    }
    (third,) = api.post("edu/enrolments", asked).json()["data"]
    assert third["attempt"] == 3
    running = Enrolment.objects.get(attempt=3)
    assert_problem(api.post(path(running), MISTAKE), 409, "invalid_transition")


def test_beside_a_live_attempt_no_other_goes_on_whatever_its_number(api: Api, program: Program):
    (first,) = make_class(program, 1)
    completed(api, first, 1.0)
    second = enrol(first.cohort, first.recipient, attempt=2, status=EnrolmentStatus.FAILED)
    refused = assert_problem(api.post(path(second), MISTAKE), 409, "conflict", "latest")
    assert refused["latest"] == first.public_id
    reopened = api.post(path(first), MISTAKE | {"revoke": True}).json()
    assert (reopened["status"], reopened["attempt"]) == ("enrolled", 1)


def test_faulty_or_unauthorised_reopening_is_refused(api: Api, issuer: Issuer, graduate: Enrolment):
    other = make_type(issuer, code="other")
    with nothing_written():
        assert_faults(api.post(path(graduate), {}), ("/reason", "required"))
        notes = MISTAKE | {"note": "n", "publicNote": "p"}
        assert_faults(
            api.post(path(graduate), notes), ("/note", "only_with"), ("/publicNote", "only_with")
        )
        scopes = [Scope.EDU_READ, Scope.EDU_MANAGE]
        registrar = Api(make_key(issuer, scopes=scopes))
        refused = registrar.post(path(graduate), MISTAKE | {"revoke": True})
        assert_problem(refused, 403, "scope_missing")
        limited = Api(make_key(issuer, type_ids=[other.pk]))
        refused = limited.post(path(graduate), MISTAKE | {"revoke": True})
        assert_problem(refused, 404, "not_found")
    assert certificate_of(graduate).state == "active"


def test_reopening_is_refused_while_a_certificate_awaits_release(api: Api, issuer: Issuer):
    program = make_published(issuer, type_fields={"release_required": True})
    graduate = completed(api, make_class(program, 1)[0], 1.0)
    with nothing_written():
        refused = api.post(path(graduate), MISTAKE | {"revoke": True})
    assert_problem(refused, 409, "invalid_transition")
    graduate.refresh_from_db()
    assert graduate.status == EnrolmentStatus.COMPLETED


def test_an_archived_program_and_an_erased_person_stay_as_they_are(
    api: Api, program: Program, graduate: Enrolment
):
    asked = MISTAKE | {"revoke": True}
    assert api.post(f"edu/programs/{program.public_id}/archive", {}).status_code == 200
    assert_problem(api.post(path(graduate), asked), 409, "conflict")
    Program.objects.filter(pk=program.pk).update(state=ProgramState.PUBLISHED, archived_at=None)
    nothing: dict[str, Any] = dict.fromkeys(
        ("given_name", "family_name", "email", "search_text"), ""
    )
    nothing |= {"external_id": None, "email": None, "erased_at": timezone.now()}
    Recipient.objects.filter(pk=graduate.recipient_id).update(**nothing)
    assert_problem(api.post(path(graduate), asked), 410, "erased")
    assert certificate_of(graduate).state == "active"


def test_a_test_key_reopens_test_enrolments(test_mode_api: Api, program: Program):
    graduate = completed(test_mode_api, make_class(program, 1, Mode.TEST)[0], 1.0)
    reopened = test_mode_api.post(path(graduate), MISTAKE | {"revoke": True}).json()
    assert (reopened["status"], reopened["test"]) == ("enrolled", True)


# --- superseding ----------------------------------------------------------------------------------


def test_the_enrolment_follows_a_certificate_that_was_superseded(api: Api, graduate: Enrolment):
    before = certificate_of(graduate)
    draft = {"typeId": before.type_id, "holderName": "Përparim Gashi-Krasniqi", **MISTAKE}
    draft["externalRef"] = graduate.public_id
    issued = api.post(f"certificates/{before.public_id}/supersede", draft).json()
    found = api.get(f"edu/enrolments/{graduate.public_id}").json()
    assert found["certificateId"] == issued["id"]
    renewal = {"typeId": before.type_id, "holderName": "Përparim Gashi", "supersedes": issued["id"]}
    renewal["externalRef"] = graduate.public_id
    bulk = {"certificates": [renewal]}
    answer = api.post("certificates/issue/bulk", bulk, **{"Idempotency-Key": "renewal"}).json()
    third = certificate_of(graduate)
    assert third.public_id == answer["results"][0]["id"]
    corrected = completed(api, graduate, 1.3, correct=True)
    assert certificate_of(corrected).supersedes_id == third.pk
    assert [name for name, _number in events_of(graduate)] == ["enrolment.completed"] * 2
    api.post(path(graduate), MISTAKE | {"revoke": True})
    assert corrected.certificate is not None
    corrected.certificate.refresh_from_db()
    assert corrected.certificate.state == "revoked"


def test_a_certificate_of_no_enrolment_is_superseded_as_ever(
    issuer: Issuer, certificate: Certificate, graduate: Enrolment
):
    draft = Draft(type_id=certificate.type_id, product_id="P", serial_number="S")
    supersede(
        context=context_of(issuer), certificate_id=certificate.pk, draft=draft, explanation=WHY
    )
    assert certificate_of(graduate).state == "active"


@pytest.mark.django_db(transaction=True)
def test_correcting_reopening_and_superseding_at_once_leave_one_certificate(
    issuer: Issuer, api: Api
):
    """Whoever comes second meets what the first has done; nobody waits for the other for ever."""
    people = [completed(api, each, 1.0) for each in make_class(make_published(issuer), 3)]

    def replace(each: Enrolment) -> Any:
        assert each.certificate is not None
        draft = Draft(
            type_id=each.certificate.type_id, holder_name="Gashi", external_ref=each.public_id
        )
        return supersede(
            context=context_of(issuer),
            certificate_id=each.certificate_id,
            draft=draft,
            explanation=WHY,
        )

    def reopen(each: Enrolment) -> Any:
        return enrolments.reopen(
            context=context_of(issuer), enrolment_id=each.pk, explanation=WHY, revoke=True
        )

    outcomes = at_once(*(partial(act, each) for each in people for act in (replace, reopen)))
    assert {each for each in outcomes if isinstance(each, type)} <= {InvalidTransition}
    for each in people:
        each.refresh_from_db()
        assert (each.status, each.certificate_id) == (EnrolmentStatus.ENROLLED, None)
        issued = Certificate.objects.filter(external_ref=each.public_id)
        assert not issued.filter(state="active").exists()


# --- in the back office ---------------------------------------------------------------------------
