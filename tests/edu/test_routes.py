"""Every EDU route: the successful answer, and refusals that all share.

A route without an example here fails: nobody has thought of what it answers.
"""

import json
from collections.abc import Callable
from typing import Any, NamedTuple
from uuid import uuid4

import pytest
from django.test import Client
from django.utils import timezone

from accounts.keys.operations import NewKey
from accounts.models import Issuer, User
from accounts.scopes import Role, Standing
from accounts.settings.operations import change_settings
from edu.lifecycle import EnrolmentStatus, OnboardingState
from edu.models import Enrolment, Onboarding, Recipient, TeamInvitation
from edu.recipients import erasing
from tests.conftest import Api
from tests.edu.completion.helpers import make_class, make_published
from tests.edu.test_outsiders import OF_ROWS, ROUTES, filled
from tests.factories import context_of, make_issuer, make_key, make_member
from tests.factories.edu import (
    PROFILE,
    add_to_team,
    make_approved_onboarding,
    make_recipient,
    make_team,
)
from tests.support.problems import assert_problem, nothing_written

ROOT = "api/external/edu/"
NAMES = {"de": "A", "en": "B", "fr": "C", "sq": "D"}
TABLE = b"familyName;email\r\nHoxha;h@example.com\r\n"


def nobody_is_enrolled(issuer: Issuer) -> None:
    Enrolment.objects.for_issuer(issuer.pk).delete()


def nothing_is_submitted(issuer: Issuer) -> None:
    change = {"color": "#1f3a5f"}
    change_settings(context=context_of(issuer), change=change)
    undecided = {"state": OnboardingState.IN_PROGRESS, "submitted_at": None, "decided_at": None}
    Onboarding.objects.for_issuer(issuer.pk).update(**undecided, **PROFILE)


def somebody_is_erased(issuer: Issuer) -> None:
    for each in Recipient.objects.for_issuer(issuer.pk).living():
        erasing.request(context=context_of(issuer), recipient_id=each.pk)


def everybody_failed(issuer: Issuer) -> None:
    ended = {"status": EnrolmentStatus.FAILED, "completed_on": timezone.now().date()}
    Enrolment.objects.for_issuer(issuer.pk).update(**ended)


class Example(NamedTuple):
    """What is sent, and the status of the answer; `<str:...>` stands for the row of this name."""

    sent: Any = None
    status: int = 200
    before: Callable[[Issuer], None] | None = None


READ, DONE = Example(), Example({})
EXAMPLES = {
    ("onboarding", "get"): READ,
    ("onboarding", "patch"): Example({"contactName": "Arta"}),
    ("onboarding/submit", "post"): Example({}, before=nothing_is_submitted),
    ("teams", "get"): READ,
    ("teams", "post"): Example({"name": "Another"}, 201),
    ("teams/<str:team_id>", "get"): READ,
    ("teams/<str:team_id>", "patch"): Example({"name": "Renamed"}),
    ("teams/<str:team_id>/members", "get"): READ,
    ("teams/<str:team_id>/members", "post"): Example(
        {"email": "new@example.com", "role": "instructor"}, 201
    ),
    ("teams/<str:team_id>/members/<str:member_id>", "patch"): Example({"role": "assessor"}),
    ("teams/<str:team_id>/members/<str:member_id>", "delete"): READ,
    ("teams/<str:team_id>/invitations", "get"): READ,
    ("teams/<str:team_id>/invitations/<str:invitation_id>", "delete"): READ,
    ("teams/<str:team_id>/invitations/<str:invitation_id>/resend", "post"): DONE,
    ("recipients", "get"): READ,
    ("recipients", "post"): Example({"familyName": "Hoxha"}, 201),
    ("recipients/imports", "post"): Example(TABLE, 202),
    ("recipients/search", "post"): Example({"name": "gas"}),
    ("recipients/<str:recipient_id>", "get"): READ,
    ("recipients/<str:recipient_id>", "patch"): Example({"familyName": "Hoxha"}),
    ("recipients/<str:recipient_id>/merge", "post"): Example({"duplicateId": "<str:duplicate>"}),
    ("recipients/<str:recipient_id>/record", "get"): READ,
    ("recipients/<str:recipient_id>/erase", "post"): Example({"dryRun": False}),
    ("recipients/<str:recipient_id>/erase/undo", "post"): Example({}, before=somebody_is_erased),
    ("recipients/<str:recipient_id>/access-requests", "post"): Example({}, 202),
    ("programs", "get"): READ,
    ("programs", "post"): Example({"code": "new", "name": NAMES, "language": "sq"}, 201),
    ("programs/<str:program_id>", "get"): READ,
    ("programs/<str:program_id>", "patch"): Example({"hours": 20}),
    ("programs/<str:program_id>/publish", "post"): DONE,
    ("programs/<str:program_id>/archive", "post"): Example({}, before=nobody_is_enrolled),
    ("programs/<str:program_id>/overview", "get"): READ,
    ("programs/<str:program_id>/cohorts", "get"): READ,
    ("programs/<str:program_id>/cohorts", "post"): Example({"code": "c", "name": "C"}, 201),
    ("programs/<str:program_id>/complete", "post"): Example(
        {"completions": [{"enrolmentId": "<str:enrolment_id>", "grade": 1.7}]}, 202
    ),
    ("cohorts/<str:cohort_id>", "get"): READ,
    ("cohorts/<str:cohort_id>", "patch"): Example({"name": "Renamed"}),
    ("cohorts/<str:cohort_id>/overview", "get"): READ,
    ("enrolments", "get"): READ,
    ("enrolments", "post"): Example(
        {"cohortId": "<str:cohort_id>", "recipients": [{"recipientId": "<str:duplicate>"}]}, 201
    ),
    ("enrolments/<str:enrolment_id>", "get"): READ,
    ("enrolments/export", "post"): Example({"cohortId": "<str:cohort_id>"}, 202),
    ("enrolments/<str:enrolment_id>/withdraw", "post"): DONE,
    ("enrolments/<str:enrolment_id>/fail", "post"): Example({"grade": "5.0"}),
    ("enrolments/<str:enrolment_id>/reopen", "post"): Example(
        {"reason": "data_error"}, before=everybody_failed
    ),
}
READS = {("recipients/search", "post"), *(route for route in EXAMPLES if route[1] == "get")}
WRITES = {route: each for route, each in EXAMPLES.items() if route not in READS}


class School(NamedTuple):
    """An issuer with a key, an operator, and the ids of one row of each kind."""

    issuer: Issuer
    key: NewKey
    operator: User
    rows: dict[str, str]


@pytest.fixture(scope="module")
def school(module_db: None) -> School:
    """Such that everything can be done with its rows."""
    issuer = make_issuer()
    key, operator = make_key(issuer), make_member(issuer, Role.OPERATOR)
    make_approved_onboarding(issuer)
    team = make_team(issuer)
    add_to_team(team, make_member(issuer, Role.OWNER))
    member = add_to_team(team, operator)
    invited = {"email": "a@b.example", "role": "assessor"}
    Api(key).post(f"edu/teams/{team.public_id}/members", invited)
    (enrolment,) = make_class(make_published(issuer), 1)
    rows = {
        "team_id": team.public_id,
        "member_id": member.public_id,
        "invitation_id": TeamInvitation.objects.get().public_id,
        "recipient_id": enrolment.recipient.public_id,
        "duplicate": make_recipient(issuer).public_id,
        "program_id": enrolment.program.public_id,
        "cohort_id": enrolment.cohort.public_id,
        "enrolment_id": enrolment.public_id,
    }
    return School(issuer, key, operator, rows)


@pytest.fixture
def issuer(school: School, db: None) -> Issuer:
    return Issuer.objects.get(pk=school.issuer.pk)


@pytest.fixture
def key(school: School, db: None) -> NewKey:
    return school.key


@pytest.fixture
def operator(school: School, db: None) -> User:
    return school.operator


@pytest.fixture
def rows(school: School, db: None) -> dict[str, str]:
    return school.rows


def send(key: NewKey, method: str, path: str, sent: Any) -> Any:
    """A request of any method, under a key of its own where something is sent."""
    headers = {"x-api-key": key.token.reveal()}
    more: dict[str, Any] = {}
    if sent is not None:
        headers["idempotency-key"] = uuid4().hex
        is_table = isinstance(sent, bytes)
        more["data"] = sent if is_table else json.dumps(sent)
        more["content_type"] = "text/csv" if is_table else "application/json"
    client = Client(raise_request_exception=False)
    return client.generic(method.upper(), path, headers=headers, **more)


def ask(key: NewKey, route: tuple[str, str], rows: dict[str, str], **more: Any) -> Any:
    """The request of the example, with these fields besides."""
    address, method = route
    sent = EXAMPLES[route].sent
    if isinstance(sent, dict):
        text = json.dumps(sent | more)
        for name, value in rows.items():
            text = text.replace(f"<str:{name}>", value)
        sent = json.loads(text)
    return send(key, method, filled(ROOT + address, rows), sent)


def test_every_route_has_its_example():
    assert {(ROOT + address, method) for address, method in EXAMPLES} == set(ROUTES)


@pytest.mark.parametrize("route", EXAMPLES, ids=" ".join)
def test_all_is_well(key: NewKey, issuer: Issuer, rows: dict[str, str], route: tuple[str, str]):
    example = EXAMPLES[route]
    if example.before:
        example.before(issuer)
    answer = ask(key, route, rows)
    assert answer.status_code == example.status, answer.content
    assert answer.json()["ok"] is True
    if example.status == 201 and "id" in answer.json():
        assert answer["Location"].startswith("https://")


def test_the_outsider_finds_no_row_however_well_it_asks(outsider_key: NewKey, rows):
    with nothing_written():
        for address, method in OF_ROWS:
            route = (address.removeprefix(ROOT), method)
            assert_problem(ask(outsider_key, route, rows), 404, "not_found")


def test_unknown_fields_and_filters_are_refused_by_name(key: NewKey, rows):
    """A mistyped field, or filter, must not vanish."""
    with nothing_written():
        for route, example in EXAMPLES.items():
            if example.sent and isinstance(example.sent, dict):
                refused = ask(key, route, rows, nonsense=1)
                where = "pointer", "/nonsense"
            elif example.sent is None:
                path = filled(ROOT + route[0], rows) + "?nonsense=1"
                refused = send(key, route[1], path, None)
                where = "parameter", "nonsense"
            else:
                continue
            document = assert_problem(refused, 400, "validation_failed")
            assert where in document["errors"][0].items(), (route, document)


def test_a_suspended_issuer_reads_and_writes_nothing(key: NewKey, issuer: Issuer, rows):
    Issuer.objects.filter(pk=issuer.pk).update(standing=Standing.SUSPENDED)
    with nothing_written():
        for route in EXAMPLES:
            answer = ask(key, route, rows)
            if route in WRITES:
                assert_problem(answer, 403, "issuer_suspended")
            else:
                assert answer.status_code == 200, (route, answer.content)
