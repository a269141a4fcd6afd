"""Every EDU route for another issuer, the other mode, and a plan without EDU."""

from typing import Any
from uuid import uuid4

import pytest

from accounts.models import Issuer, Plan, User
from accounts.scopes import Feature, Mode
from certificates.holders.operations import contact_address
from certificates.types.models import SubjectKind
from edu.lifecycle import EduPrefix
from edu.models import Program, TeamInvitation
from lib import ids
from tests.conftest import Api
from tests.factories import issue_one, make_key, make_type
from tests.factories.edu import (
    add_to_team,
    enrol,
    make_cohort,
    make_program,
    make_recipient,
    make_team,
)
from tests.support.problems import assert_faults, assert_problem, nothing_written
from tests.support.routes import METHODS_OF_ROUTES, call as send

ROUTES = [pair for pair in METHODS_OF_ROUTES if pair[0].startswith("api/external/edu/")]
OF_ROWS = [pair for pair in ROUTES if "<" in pair[0]]
# Both modes share them: a test key reads them, and makes test cohorts of a program.
SHARED = [pair for pair in OF_ROWS if "team_id" in pair[0] or "program_id" in pair[0]]
TRIED_OUT = ("api/external/edu/programs/<str:program_id>/cohorts", "post")
NOWHERE = ids.new()


@pytest.fixture
def rows(issuer: Issuer, operator: User, api: Api) -> dict[str, str]:
    """One row of each kind, by the parameter that names it."""
    team = make_team(issuer)
    member = add_to_team(team, operator)
    api.post(f"edu/teams/{team.public_id}/members", {"email": "a@b.example", "role": "assessor"})
    cohort = make_cohort(make_program(issuer))
    return {
        "program_id": cohort.program.public_id,
        "cohort_id": cohort.public_id,
        "enrolment_id": enrol(cohort, make_recipient(issuer)).public_id,
        "team_id": team.public_id,
        "member_id": member.public_id,
        "invitation_id": TeamInvitation.objects.get().public_id,
        "recipient_id": make_recipient(issuer).public_id,
    }


def call(api: Api, method: str, address: str) -> Any:
    """As anywhere; who completes a program says whom, and under which key."""
    if address.endswith("/complete"):
        body = {"completions": [{"externalId": "S-1", "grade": "1"}]}
        return api.post(address, body, **{"Idempotency-Key": uuid4().hex})
    return send(api, method, address)


def filled(address: str, rows: dict[str, str]) -> str:
    for name, value in rows.items():
        address = address.replace(f"<str:{name}>", value)
    assert "<" not in address
    return f"/{address}"


def test_there_are_routes_to_walk():
    assert len(ROUTES) >= 20
    assert len(OF_ROWS) >= 12


def test_the_outsider_finds_no_row(outsider_api: Api, rows):
    with nothing_written():
        for address, method in OF_ROWS:
            refused = call(outsider_api, method, filled(address, rows))
            document = assert_problem(refused, 404, "not_found")
            assert not set(rows.values()) & set(document.values())


def test_a_malformed_id_is_not_found(api: Api, rows):
    for wrong in ("x", "rcp_", "cert_01h455vb4pex5vsknk084sn02q", "9" * 300):
        for address, method in OF_ROWS:
            response = call(api, method, filled(address, dict.fromkeys(rows, wrong)))
            assert response.status_code == 404, (address, method)


def test_a_test_key_sees_no_live_row_and_changes_no_shared_one(test_mode_api: Api, rows):
    with nothing_written():
        for address, method in OF_ROWS:
            response = call(test_mode_api, method, filled(address, rows))
            if (address, method) not in SHARED:
                assert_problem(response, 404, "not_found")
            elif (address, method) == TRIED_OUT:
                assert_problem(response, 400, "validation_failed")  # what is sent here is empty
            elif address.endswith("/complete"):
                assert_problem(response, 409, "conflict")  # with test certificates, once published
            elif method != "get":
                assert_problem(response, 403, "live_mode_required")
            else:
                assert response.status_code == 200


def test_a_plan_without_edu_opens_nothing(issuer: Issuer, rows):
    features = [each for each in Feature.values if each != Feature.EDU]
    Plan.objects.filter(pk=issuer.plan_id).update(features=features)
    api = Api(make_key(issuer))
    with nothing_written():
        for address, method in ROUTES:
            response = call(api, method, filled(address, rows))
            assert_problem(response, 403, "feature_not_in_plan")


@pytest.mark.parametrize("mode", Mode)
def test_lists_and_searches_keep_to_issuer_and_mode(
    issuer: Issuer, other_issuer: Issuer, mode: Mode
):
    own = make_recipient(issuer, mode, external_id="S-1", email="p@example.com")
    for stranger, side in ((other_issuer, mode), (issuer, other(mode))):
        make_recipient(stranger, side, external_id="S-1", email="p@example.com")
    api = Api(make_key(issuer, mode=mode))
    for found in (
        api.get("edu/recipients"),
        api.get("edu/recipients?externalId=S-1"),
        api.post("edu/recipients/search", {"name": "gashi"}),
        api.post("edu/recipients/search", {"email": "P@example.com"}),
    ):
        assert [row["id"] for row in found.json()["data"]] == [own.public_id]


def other(mode: Mode) -> Mode:
    return Mode.TEST if mode is Mode.LIVE else Mode.LIVE


def test_a_list_of_teams_holds_no_foreign_one(api: Api, outsider_api: Api, issuer: Issuer):
    team = make_team(issuer)
    assert [row["id"] for row in api.get("edu/teams").json()["data"]] == [team.public_id]
    assert outsider_api.get("edu/teams").json()["data"] == []


def test_a_foreign_duplicate_is_unknown(api: Api, issuer: Issuer, other_issuer: Issuer):
    kept, foreign = make_recipient(issuer), make_recipient(other_issuer)
    path = f"edu/recipients/{kept.public_id}/merge"
    for wrong in (foreign.public_id, ids.encode(EduPrefix.RECIPIENT, NOWHERE), "x"):
        for dry_run in (True, False):
            asked = {"duplicateId": wrong, "dryRun": dry_run}
            fault = api.post(path, asked).json()["errors"][0]
            assert (fault["pointer"], fault["code"]) == ("/duplicateId", "unknown_recipient")


def test_a_program_of_another_type_is_not_there_for_a_limited_key(issuer: Issuer):
    other = make_type(issuer, code="other", kind=SubjectKind.PERSON, required=[])
    program = make_program(issuer, certificate_type=make_type(issuer))
    cohort = make_cohort(program)
    enrolment = enrol(cohort, make_recipient(issuer, external_id="S-1"))
    untyped = make_program(issuer)  # it certifies nothing yet
    api = Api(make_key(issuer, type_ids=[other.pk]))
    path = f"edu/programs/{program.public_id}"
    before = Program.objects.filter(pk=program.pk).values().get()
    for refused in (
        api.get(path),
        api.patch(path, {"typeId": other.pk}),
        api.post(f"{path}/archive", {}),
        api.post(f"{path}/cohorts", {"code": "x", "name": "x"}),
        api.patch(f"edu/cohorts/{cohort.public_id}", {"name": "x"}),
        api.post(f"edu/enrolments/{enrolment.public_id}/withdraw", {}),
    ):
        assert_problem(refused, 404, "not_found")
    asked = {"cohortId": cohort.public_id, "recipients": [{"externalId": "S-1"}]}
    assert_faults(api.post("edu/enrolments", asked), ("/cohortId", "unknown_cohort"))
    assert [each["id"] for each in api.get("edu/programs").json()["data"]] == [untyped.public_id]
    assert api.get("edu/enrolments").json()["data"] == []
    assert Program.objects.filter(pk=program.pk).values().get() == before


def test_a_limited_key_changes_nobody_who_holds_a_certificate_of_another_type(
    issuer: Issuer, certificate_type
):
    recipient = make_recipient(issuer, external_id="S-1", email="old@example.com")
    certificate = issue_one(certificate_type, holder_email="old@example.com")
    enrol(make_cohort(make_program(issuer)), recipient, certificate=certificate)
    limited = Api(make_key(issuer, type_ids=[make_type(issuer, code="other").pk]))
    path, new = f"edu/recipients/{recipient.public_id}", {"email": "thief@example.com"}
    with nothing_written():
        assert_problem(limited.patch(path, new), 403, "key_restricted")
        again = {"externalId": "S-1", "familyName": "Gashi", **new}
        assert_problem(limited.post("edu/recipients", again), 403, "key_restricted")
    assert contact_address(certificate) == "old@example.com"
    same = {"email": "old@example.com"}
    assert limited.patch(path, same).status_code == 200  # nothing of it is changed
