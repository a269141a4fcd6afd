"""Programs over the API: created, published once the issuer is approved, archived."""

from typing import Any

import pytest
from django.utils import timezone

from accounts.models import AuditEntry, Issuer
from accounts.scopes import Mode, Role
from certificates.models import CertificateType
from certificates.types.models import SubjectKind
from certificates.types.operations import archive_type
from edu.errors import CoordinatorRequired
from edu.lifecycle import OnboardingState, ProgramState, TeamRole
from edu.models import Onboarding, Program
from edu.programs import operations as programs
from tests.accounts.people.helpers import actor_of
from tests.conftest import Api
from tests.factories import context_of, make_issuer, make_key, make_member, make_type
from tests.factories.edu import (
    add_to_team,
    enrol,
    make_approved_onboarding,
    make_cohort,
    make_program,
    make_recipient,
    make_team,
)
from tests.support.problems import assert_faults, assert_problem
from webhooks.models import Event

NAME = {"de": "Schweißen I", "en": "Welding I", "fr": "Soudage I", "sq": "Saldim I"}
GERMAN = {"kind": "numeric", "min": 1, "max": 6, "step": 0.1, "passMark": 4, "better": "lower"}
WHOLE = {
    "code": "welding-1",
    "name": NAME,
    "description": {"en": "MIG\nand MAG."},
    "eqfLevel": 4,
    "credits": 7.5,
    "hours": 120,
    "attendance": "blended",
    "language": "de-CH",
    "learningOutcomes": ["Welds a seam."],
    "alignment": [
        {
            "framework": "ESCO",
            "uri": "http://data.europa.eu/esco/skill/0d3d1b4d",
            "label": "operate welding equipment",
        }
    ],
    "validityMonths": 24,
    "gradeScale": GERMAN,
}


@pytest.fixture
def person_type(issuer: Issuer) -> CertificateType:
    return make_type(issuer, code="attendance", kind=SubjectKind.PERSON, required=[])


@pytest.fixture
def approved(issuer: Issuer) -> Onboarding:
    return make_approved_onboarding(issuer)


def draft(**changes: Any) -> dict[str, Any]:
    return {"code": "welding-1", "name": NAME, "language": "sq", **changes}


def events_of(program: Program) -> list[str]:
    events = Event.objects.filter(subject=program.pk).order_by("pk")
    return list(events.values_list("type", flat=True))


def test_a_program_is_written_read_and_changed(api: Api, issuer: Issuer, person_type):
    team = make_team(issuer)
    made = api.post("edu/programs", WHOLE | {"teamId": team.public_id, "typeId": person_type.pk})
    assert made.status_code == 201, made.json()
    body = made.json()
    assert body["gradeScale"]["passMark"] == "4"
    written = {"en": "MIG\nand MAG."}
    assert body["description"] == dict.fromkeys(("de", "en", "fr", "sq")) | written
    same = {"code", "name", "eqfLevel", "credits", "hours", "attendance", "language", "alignment"}
    assert {name: body[name] for name in same} == {name: WHOLE[name] for name in same}
    assert (body["state"], body["teamId"], body["typeId"]) == (
        "draft",
        team.public_id,
        person_type.pk,
    )
    path = f"edu/programs/{body['id']}"
    assert made["Location"].endswith(f"/api/external/{path}")
    assert api.get(path).json() == body
    change = {"credits": None, "teamId": None, "typeId": None, "gradeScale": None, "hours": 90.5}
    changed = api.patch(path, change | {"alignment": None, "description": None}).json()
    assert {name: changed[name] for name in change} == change
    assert (changed["alignment"], changed["description"]["en"]) == ([], None)
    assert changed["learningOutcomes"] == WHOLE["learningOutcomes"]
    assert api.patch(path, change).json()["changedAt"] == changed["changedAt"]  # nothing differs
    actions = AuditEntry.objects.filter(target=body["id"]).order_by("pk")
    assert [entry.action for entry in actions] == ["program.created", "program.changed"]


def test_program_sent_back_as_read_changes_nothing(api: Api, person_type):
    """A client that edits one language must not write English into the others."""
    made = api.post("edu/programs", WHOLE | {"typeId": person_type.pk}).json()
    path = f"edu/programs/{made['id']}"
    again = api.patch(path, {name: made[name] for name in ("name", "description")}).json()
    assert again == made
    row = Program.objects.get()
    assert (row.description_de, row.description_fr, row.description_sq) == ("", "", "")


def test_programs_are_listed_by_state(api: Api, issuer: Issuer, django_assert_num_queries):
    kept = make_program(issuer, team=make_team(issuer))
    gone = make_program(issuer, state=ProgramState.ARCHIVED, archived_at=timezone.now())
    with django_assert_num_queries(2):  # key, programs
        rows = api.get("edu/programs").json()["data"]
    assert [row["id"] for row in rows] == [gone.public_id, kept.public_id]
    first = api.get("edu/programs?limit=1").json()
    rest = api.get(f"edu/programs?limit=1&cursor={first['nextCursor']}").json()
    assert [row["id"] for row in rest["data"]] == [kept.public_id]
    rows = api.get("edu/programs?state=archived").json()["data"]
    assert [row["id"] for row in rows] == [gone.public_id]
    assert_problem(api.get("edu/programs?state=x"), 400, "validation_failed")
    assert_problem(api.get("edu/programs?team=x"), 400, "validation_failed")


@pytest.mark.parametrize(
    ("change", "pointer", "code"),
    [
        ({"code": "a b"}, "/code", "invalid_format"),
        ({"name": NAME | {"sq": ""}}, "/name/sq", "required"),
        ({"language": "Albanian"}, "/language", "invalid_format"),
        ({"eqfLevel": 9}, "/eqfLevel", "out_of_range"),
        ({"credits": -1}, "/credits", "out_of_range"),
        ({"credits": 1.234}, "/credits", "invalid_format"),
        ({"credits": 1e300}, "/credits", "out_of_range"),
        ({"hours": 1e9}, "/hours", "out_of_range"),
        ({"attendance": "mixed"}, "/attendance", "invalid_choice"),
        ({"validityMonths": 0}, "/validityMonths", "out_of_range"),
        ({"learningOutcomes": [""]}, "/learningOutcomes/0", "too_short"),
        ({"learningOutcomes": ["x" * 501]}, "/learningOutcomes/0", "too_long"),
        ({"learningOutcomes": ["x"] * 51}, "/learningOutcomes", "too_many"),
        (
            {"alignment": [{"framework": "ESCO", "uri": "welding", "label": "x"}]},
            "/alignment/0/uri",
            "invalid_format",
        ),
        ({"gradeScale": {"kind": "stars"}}, "/gradeScale/kind", "invalid_choice"),
        ({"gradeScale": GERMAN | {"passMark": 7}}, "/gradeScale/passMark", "out_of_range"),
        ({"teamId": "x"}, "/teamId", "unknown_team"),
        ({"typeId": 2**53 - 1}, "/typeId", "unknown_type"),
        ({"state": "published"}, "/state", "unknown_field"),
    ],
)
def test_fault_in_a_program_is_named(api: Api, change, pointer, code):
    assert_faults(api.post("edu/programs", draft(**change)), (pointer, code))
    assert not Program.objects.exists()


def test_a_program_names_only_what_is_the_issuers_own(
    api: Api, issuer: Issuer, other_issuer: Issuer, certificate_type
):
    foreign = {"teamId": make_team(other_issuer).public_id}
    assert_faults(api.post("edu/programs", draft(**foreign)), ("/teamId", "unknown_team"))
    foreign_type = make_type(other_issuer, kind=SubjectKind.PERSON, required=[])
    program = make_program(issuer)
    path = f"edu/programs/{program.public_id}"
    assert_faults(api.patch(path, {"typeId": foreign_type.pk}), ("/typeId", "unknown_type"))
    product = {"typeId": certificate_type.pk}
    assert_faults(api.patch(path, product), ("/typeId", "not_of_persons"))
    archive_type(context=context_of(certificate_type.issuer), certificate_type=certificate_type)
    assert_faults(api.patch(path, product), ("/typeId", "type_archived"))
    assert_problem(api.post("edu/programs", draft(code=program.code)), 409, "conflict")
    make_program(other_issuer, code="welding-1")
    assert api.post("edu/programs", draft()).status_code == 201


def test_a_program_is_published_and_archived(api: Api, issuer: Issuer, person_type, approved):
    program = make_program(issuer)
    path = f"edu/programs/{program.public_id}"
    refused = assert_problem(api.post(f"{path}/publish", {}), 409, "conflict", "missing")
    assert refused["missing"] == ["typeId"]
    api.patch(path, {"typeId": person_type.pk})
    published = api.post(f"{path}/publish", {}).json()
    assert published["state"] == "published"
    assert api.post(f"{path}/publish", {}).json() == published  # twice is once
    assert_problem(api.patch(path, {"gradeScale": {"kind": "pass_fail"}}), 409, "conflict")
    assert_problem(api.patch(path, {"typeId": None}), 409, "conflict", "missing")
    assert api.patch(path, {"hours": 40}).json()["hours"] == 40
    enrolment = enrol(make_cohort(program), make_recipient(issuer))
    enrol(make_cohort(program, Mode.TEST), make_recipient(issuer, Mode.TEST))
    refused = assert_problem(api.post(f"{path}/archive", {}), 409, "conflict", "enrolled")
    assert refused["enrolled"] == 1
    api.post(f"edu/enrolments/{enrolment.public_id}/withdraw", {})
    archived = api.post(f"{path}/archive", {}).json()
    assert (archived["state"], archived["archivedAt"] is None) == ("archived", False)
    assert api.post(f"{path}/archive", {}).json() == archived
    assert_problem(api.post(f"{path}/publish", {}), 409, "conflict")
    assert_problem(api.patch(path, {"hours": 41}), 409, "conflict")
    assert events_of(program) == ["program.published", "program.archived"]


def test_only_an_approved_issuer_publishes(api: Api, issuer: Issuer, person_type):
    program = make_program(issuer, certificate_type=person_type)
    path = f"edu/programs/{program.public_id}/publish"
    assert_problem(api.post(path, {}), 403, "approval_required")
    make_approved_onboarding(issuer, state=OnboardingState.REJECTED, reason="No.")
    assert_problem(api.post(path, {}), 403, "approval_required")
    assert events_of(program) == []


def test_a_type_archived_since_is_no_type_to_publish_with(
    api: Api, issuer: Issuer, person_type, approved
):
    program = make_program(issuer, certificate_type=person_type)
    archive_type(context=context_of(person_type.issuer), certificate_type=person_type)
    path = f"edu/programs/{program.public_id}"
    assert_problem(api.post(f"{path}/publish", {}), 409, "conflict", "missing")


def test_a_test_key_only_reads_programs(issuer: Issuer, test_mode_api: Api):
    path = f"edu/programs/{make_program(issuer).public_id}"
    assert test_mode_api.get(path).status_code == 200
    for refused in (
        test_mode_api.post("edu/programs", draft()),
        test_mode_api.patch(path, {"hours": 1}),
        test_mode_api.post(f"{path}/publish", {}),
        test_mode_api.post(f"{path}/archive", {}),
    ):
        assert_problem(refused, 403, "live_mode_required")


def test_a_limited_key_names_only_its_types(issuer: Issuer, person_type):
    other = make_type(issuer, code="other", kind=SubjectKind.PERSON, required=[])
    api = Api(make_key(issuer, type_ids=[other.pk]))
    assert_faults(
        api.post("edu/programs", draft(typeId=person_type.pk)), ("/typeId", "unknown_type")
    )
    assert api.post("edu/programs", draft(typeId=other.pk)).status_code == 201


def test_a_type_is_named_by_its_code_as_well(api: Api, issuer: Issuer, person_type):
    other = make_type(issuer, code="other", kind=SubjectKind.PERSON, required=[])
    make_type(make_issuer(), code="foreign", kind=SubjectKind.PERSON, required=[])
    made = api.post("edu/programs", draft(typeCode=person_type.code)).json()
    assert (made["typeId"], made["typeCode"]) == (person_type.pk, person_type.code)
    path = f"edu/programs/{made['id']}"
    assert api.patch(path, {"typeCode": "other"}).json()["typeId"] == other.pk
    both = {"typeId": person_type.pk, "typeCode": person_type.code}
    assert api.patch(path, both).json()["typeCode"] == person_type.code
    refusals = {
        ("/typeCode", "unknown_type"): {"typeCode": "foreign"},
        ("/typeCode", "ambiguous"): both | {"typeCode": "other"},
        ("/typeCode", "too_long"): {"typeCode": "x" * 61},
    }
    for fault, body in refusals.items():
        assert_faults(api.patch(path, body), fault)
    assert api.patch(path, {"typeCode": None}).json()["typeCode"] is None
    limited = Api(make_key(issuer, type_ids=[other.pk]))
    refused = limited.patch(path, {"typeCode": person_type.code})
    assert_faults(refused, ("/typeCode", "unknown_type"))


@pytest.mark.parametrize("role", TeamRole)
def test_coordinators_run_the_programs_of_their_team(issuer: Issuer, approved, role: TeamRole):
    own, other = make_team(issuer), make_team(issuer)
    person = make_member(issuer, Role.TEAM)
    add_to_team(own, person, role)
    context = context_of(issuer, actor=actor_of(person))
    names = {f"name_{locale}": text for locale, text in NAME.items()}
    for team in (own, other, None):
        program = make_program(issuer, team=team)
        new = {"context": context, "code": f"new-{program.code}", "curriculum": names}
        if team == own and role is TeamRole.COORDINATOR:
            programs.change_program(context=context, program=program, curriculum={"language": "de"})
            with pytest.raises(CoordinatorRequired):  # it would be out of reach
                programs.change_program(
                    context=context, program=program, curriculum={}, links={"team": other}
                )
            programs.create_program(team=team, **new)
            programs.archive_program(context=context, program=program)
            continue
        for act in (programs.publish_program, programs.archive_program):
            with pytest.raises(CoordinatorRequired):
                act(context=context, program=program)
        with pytest.raises(CoordinatorRequired):
            programs.create_program(team=team, **new)
