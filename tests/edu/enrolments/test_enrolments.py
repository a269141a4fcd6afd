"""Enrolments over the API: one by one or as a class, withdrawn, failed."""

from datetime import date, timedelta
from typing import Any

import pytest
from django.utils import timezone

from accounts.models import AuditEntry, Issuer
from accounts.scopes import Mode
from certificates.certificate.document import Draft
from certificates.issuing.operations import supersede
from certificates.lifecycle import Action, Reason
from certificates.models import Certificate
from certificates.transitions.effects import Explanation
from certificates.transitions.operations import transition
from certificates.types.models import SubjectKind
from edu.enrolments import operations as enrolments
from edu.enrolments.operations import RecipientKey
from edu.lifecycle import EnrolmentStatus
from edu.models import Cohort, Enrolment, Program
from tests.conftest import Api
from tests.factories import context_of, issue_one, make_key, make_type
from tests.factories.edu import enrol, make_cohort, make_program, make_recipient
from tests.support.problems import assert_faults, assert_problem
from webhooks.models import Event

FRENCH = {"kind": "numeric", "min": "0", "max": "20", "step": "0.5", "passMark": "10"}


@pytest.fixture
def program(issuer: Issuer) -> Program:
    return make_program(issuer, grade_scale=FRENCH | {"better": "higher"})


@pytest.fixture
def cohort(program: Program) -> Cohort:
    return make_cohort(program)


def ask(api: Api, cohort: Cohort, *people: dict[str, Any]) -> Any:
    return api.post("edu/enrolments", {"cohortId": cohort.public_id, "recipients": people})


def events_of(enrolment_id: str) -> list[tuple[str, int]]:
    rows = Event.objects.filter(type__startswith="enrolment.").order_by("id")
    about = [row for row in rows if enrolment_id.encode() in bytes(row.body)]
    return [(row.type, row.sequence) for row in about]


# --- enrolling ------------------------------------------------------------------------------------


def test_a_class_is_enrolled_and_once_more_changes_nothing(
    api: Api, issuer: Issuer, cohort: Cohort
):
    first = make_recipient(issuer, external_id="S-1")
    second = make_recipient(issuer, external_id="S-2", given_name="Arta")
    class_list = [{"externalId": "S-2"}, {"recipientId": first.public_id}, {"externalId": "S-2"}]
    done = ask(api, cohort, *class_list)
    assert done.status_code == 201
    rows = done.json()["data"]
    assert done.json()["created"] == 2
    assert [row["recipientId"] for row in rows] == [
        second.public_id,
        first.public_id,
        second.public_id,
    ]
    assert {(row["status"], row["attempt"], row["created"]) for row in rows} == {
        ("enrolled", 1, True)
    }
    assert events_of(rows[0]["id"]) == [("enrolment.created", 1)]
    again = ask(api, cohort, *class_list)
    assert (again.status_code, again.json()["created"]) == (200, 0)
    assert [row["id"] for row in again.json()["data"]] == [row["id"] for row in rows]
    assert Event.objects.filter(type="enrolment.created").count() == 2
    (entry,) = AuditEntry.objects.filter(action="cohort.enrolled")
    assert entry.target == cohort.public_id


def test_one_who_is_unknown_and_nobody_is_enrolled(
    api: Api, issuer: Issuer, other_issuer: Issuer, cohort: Cohort
):
    known = {"recipientId": make_recipient(issuer).public_id}
    make_recipient(other_issuer, external_id="S-1")
    make_recipient(issuer, Mode.TEST, external_id="S-2")
    refused = ask(
        api, cohort, known, {"externalId": "S-1"}, {"externalId": "S-2"}, {"recipientId": "x"}
    )
    assert_faults(
        refused,
        ("/recipients/1/externalId", "unknown_recipient"),
        ("/recipients/2/externalId", "unknown_recipient"),
        ("/recipients/3/recipientId", "unknown_recipient"),
    )
    both = known | {"externalId": "S-1"}
    assert_faults(
        ask(api, cohort, both, {}),
        ("/recipients/0/externalId", "ambiguous"),
        ("/recipients/1/recipientId", "required"),
    )
    assert_faults(ask(api, cohort), ("/recipients", "too_few"))
    assert_faults(ask(api, cohort, *[known] * 1001), ("/recipients", "too_many"))
    assert not Enrolment.objects.exists()


def test_a_foreign_cohort_is_unknown(api: Api, issuer: Issuer, other_issuer: Issuer, program):
    known = {"recipientId": make_recipient(issuer).public_id}
    for cohort in (make_cohort(make_program(other_issuer)), make_cohort(program, Mode.TEST)):
        assert_faults(ask(api, cohort, known), ("/cohortId", "unknown_cohort"))
    assert not Enrolment.objects.exists()


def test_whoever_was_merged_is_enrolled_as_the_other(api: Api, issuer: Issuer, cohort: Cohort):
    kept = make_recipient(issuer, external_id="S-1")
    gone = make_recipient(issuer, external_id="S-2")
    api.post(f"edu/recipients/{kept.public_id}/merge", {"duplicateId": gone.public_id})
    rows = ask(api, cohort, {"externalId": "S-2"}, {"recipientId": gone.public_id}).json()
    assert {row["recipientId"] for row in rows["data"]} == {kept.public_id}
    assert rows["created"] == 1
    found = api.get(f"edu/enrolments?recipientId={gone.public_id}").json()["data"]
    assert [row["recipientId"] for row in found] == [kept.public_id]


def test_enrolling_a_class_costs_the_same_however_many(
    issuer: Issuer, cohort: Cohort, django_assert_num_queries
):
    people = [RecipientKey(make_recipient(issuer).pk) for _ in range(20)]
    for some in (people[:2], people[2:]):
        with django_assert_num_queries(12):
            enrolments.enrol(context=context_of(issuer), cohort_id=cohort.pk, people=some)


# --- what becomes of it ---------------------------------------------------------------------------


def test_an_attempt_ends_and_another_follows(api: Api, issuer: Issuer, cohort: Cohort):
    person = {"recipientId": make_recipient(issuer).public_id}
    (first,) = ask(api, cohort, person).json()["data"]
    failed = api.post(
        f"edu/enrolments/{first['id']}/fail", {"grade": "8.5", "completedOn": "2026-06-15"}
    ).json()
    assert (failed["status"], failed["grade"], failed["completedOn"]) == (
        "failed",
        "8.5",
        "2026-06-15",
    )
    (second,) = ask(api, cohort, person).json()["data"]
    assert (second["attempt"], second["created"]) == (2, True)
    path = f"edu/enrolments/{second['id']}"
    assert api.post(f"{path}/withdraw", {}).json()["status"] == "withdrawn"
    assert api.get(path).json()["status"] == "withdrawn"
    for move in ("withdraw", "fail"):
        refused = assert_problem(api.post(f"{path}/{move}", {}), 409, "invalid_transition")
        assert refused["from"] == "withdrawn"
    assert ask(api, cohort, person).json()["data"][0]["attempt"] == 3
    assert events_of(first["id"]) == [("enrolment.created", 1), ("enrolment.failed", 2)]
    assert events_of(second["id"]) == [("enrolment.created", 1), ("enrolment.withdrawn", 2)]
    entry = AuditEntry.objects.get(target=first["id"])
    assert "8.5" not in str(entry.changes)  # a grade is the person's own


@pytest.mark.parametrize(
    ("body", "pointer", "code"),
    [
        ({"grade": "21"}, "/grade", "out_of_range"),
        ({"grade": "8.7"}, "/grade", "between_grades"),
        ({"grade": "10"}, "/grade", "passing_grade"),
        ({"completedOn": "2999-01-01"}, "/completedOn", "in_the_future"),
        ({"completedOn": "1066-10-14"}, "/completedOn", "out_of_range"),
        ({"status": "failed"}, "/status", "unknown_field"),
    ],
)
def test_fault_in_a_failed_result_is_named(
    api: Api, issuer: Issuer, cohort: Cohort, body, pointer, code
):
    enrolment = enrol(cohort, make_recipient(issuer))
    refused = api.post(f"edu/enrolments/{enrolment.public_id}/fail", body)
    assert_faults(refused, (pointer, code))
    enrolment.refresh_from_db()
    assert enrolment.status == EnrolmentStatus.ENROLLED


def test_without_a_date_it_failed_today(api: Api, issuer: Issuer, cohort: Cohort):
    enrolment = enrol(cohort, make_recipient(issuer))
    failed = api.post(f"edu/enrolments/{enrolment.public_id}/fail", {}).json()
    assert abs(date.fromisoformat(failed["completedOn"]) - timezone.now().date()) <= timedelta(1)


def test_enrolments_are_filtered_and_paged(
    api: Api, test_mode_api: Api, issuer: Issuer, cohort: Cohort, django_assert_num_queries
):
    other = make_cohort(make_program(issuer))
    first, second = make_recipient(issuer), make_recipient(issuer, external_id="S-2")
    gone = enrol(cohort, first, status=EnrolmentStatus.WITHDRAWN)
    rows = [gone, enrol(cohort, second), enrol(other, second)]
    expected = {
        "": rows,
        f"?programId={cohort.program.public_id}": rows[:2],
        f"?cohortId={other.public_id}": rows[2:],
        f"?recipientId={second.public_id}": rows[1:],
        f"?status=withdrawn&cohortId={cohort.public_id}": [gone],
        f"?status=completed&programId={cohort.program.public_id}": [],
    }
    for query, found in expected.items():
        data = api.get(f"edu/enrolments{query}").json()["data"]
        assert [row["id"] for row in data] == [row.public_id for row in reversed(found)], query
    with django_assert_num_queries(2):  # key, enrolments with their recipients
        assert api.get("edu/enrolments").json()["data"][0]["externalId"] == "S-2"
    page = api.get("edu/enrolments?limit=2").json()
    rest = api.get(f"edu/enrolments?cursor={page['nextCursor']}").json()
    assert [row["id"] for row in rest["data"]] == [gone.public_id]
    assert test_mode_api.get("edu/enrolments").json()["data"] == []
    assert_problem(api.get("edu/enrolments?status=live"), 400, "validation_failed")
    assert_problem(api.get("edu/enrolments?program=x"), 400, "validation_failed")
    answer = api.get("edu/enrolments?programId=x&cohortId=prog_x")
    faults = assert_problem(answer, 400, "validation_failed")["errors"]
    assert {each["parameter"] for each in faults} == {"programId", "cohortId"}


# --- the record -----------------------------------------------------------------------------------


def test_the_record_tells_every_enrolment_and_certificate(
    api: Api, issuer: Issuer, cohort: Cohort, django_assert_num_queries
):
    person_type = make_type(issuer, kind=SubjectKind.PERSON, required=[])
    recipient = make_recipient(issuer, external_id="S-1")
    wrong = issue_one(person_type, holder_name="Përparim Gashi")
    draft = Draft(type_id=person_type.pk, holder_name="Përparim Gashi")
    why = Explanation(reason=Reason.DATA_ERROR)
    context = context_of(issuer)
    supersede(context=context, certificate_id=wrong.pk, draft=draft, explanation=why)
    right = Certificate.objects.get(supersedes=wrong)
    done = enrol(cohort, recipient, certificate=right, grade="14")
    running = enrol(make_cohort(cohort.program), recipient)
    before = issue_one(person_type, holder_name="Përparim Gashi", external_ref=running.public_id)
    transition(context=context, action=Action.REVOKE, certificate_id=before.pk, explanation=why)
    enrol(cohort, make_recipient(issuer, given_name="Arta"))
    path = f"edu/recipients/{recipient.public_id}/record"
    # Key, recipient, enrolments, which certificates name them, certificates, those before.
    with django_assert_num_queries(6):
        record = api.get(path).json()
    assert record["recipient"]["externalId"] == "S-1"
    newest, oldest = record["enrolments"]
    assert newest["id"] == running.public_id
    assert [each["status"] for each in newest["certificates"]] == ["revoked"]
    assert (oldest["id"], oldest["grade"], oldest["cohort"]["code"]) == (
        done.public_id,
        "14",
        cohort.code,
    )
    assert oldest["program"]["name"]["sq"] == cohort.program.name_sq
    assert [(each["id"], each["status"]) for each in oldest["certificates"]] == [
        (right.public_id, "active"),
        (wrong.public_id, "superseded"),
    ]
    limited = Api(make_key(issuer, type_ids=[make_type(issuer, code="other").pk]))
    assert limited.get(path).json()["enrolments"][1]["certificates"] == []
