"""What a type says about the credentials of its certificates, over the API and in the form."""

from typing import Any

import pytest

from accounts.models import Issuer, User
from certificates.models import CertificateType
from tests.conftest import Api
from tests.examples.mill import COIL_TYPE
from tests.support.back_office import NEW_TYPE, client_of, page_url, submit_change, type_form

COURSE: dict[str, Any] = {
    "code": "course",
    "kind": "person",
    "name": {"en": "Course"},
    "fields": [
        {"key": "subject", "label": {"en": "Subject"}},
        {"key": "points", "label": {"en": "Points"}, "kind": "decimal"},
        {
            "key": "marks",
            "label": {"en": "Marks"},
            "kind": "table",
            "columns": [{"label": {"en": "Module"}}],
        },
    ],
    "credential": {
        "profile": "open-badges",
        "achievementType": "MicroCredential",
        "map": {"subject": "name", "points": "creditsEarned", "marks": "result"},
    },
}
UNTP = {"profile": "untp-dcc", "standard": "EN 10204 3.1"}


def stated(**members: Any) -> dict[str, Any]:
    """The setting as it is answered: with all members."""
    empty = {"achievementType": "", "standard": "", "attestationType": "", "assessorLevel": ""}
    return {**empty, "map": {}, **members}


def test_credential_setting_reads_back_and_null_removes_it(api: Api):
    made = api.post("certificates/types", COURSE).json()
    assert made["credential"] == stated(**COURSE["credential"])
    changed = api.patch("certificates/types/course", {"credential": None}).json()
    assert (changed["version"], changed["credential"]) == (2, None)
    product = api.post("certificates/types", {**COIL_TYPE, "credential": UNTP}).json()
    assert product["credential"] == stated(**UNTP)


@pytest.mark.parametrize(
    ("credential", "place", "code"),
    [
        (UNTP, "profile", "invalid_choice"),
        ({"achievementType": "Doctorate"}, "achievementType", "invalid_choice"),
        ({"standard": "EN 10204 3.1"}, "standard", "not_of_profile"),
        ({"map": {"colour": "name"}}, "map/colour", "undeclared_key"),
        ({"map": {"subject": "title"}}, "map/subject", "invalid_choice"),
        ({"map": {"subject": "name", "points": "name"}}, "map/points", "taken"),
        ({"map": {"marks": "name"}}, "map/marks", "no_table"),
    ],
)
def test_each_mistake_is_named_where_it_is(api: Api, credential: Any, place: str, code: str):
    body = COURSE | {"credential": {"profile": "open-badges", **credential}}
    problem = api.post("certificates/types", body).json()
    assert [(each["pointer"], each["code"]) for each in problem["errors"]] == [
        (f"/credential/{place}", code)
    ]
    assert not CertificateType.objects.exists()


def test_a_change_is_held_to_the_setting_that_stays(api: Api):
    api.post("certificates/types", COURSE)
    for change in ({"kind": "product"}, {"fields": COURSE["fields"][:1]}):
        problem = api.patch("certificates/types/course", change).json()
        assert problem["errors"][0]["pointer"].startswith("/credential/"), change


def test_the_form_sets_it_row_by_row_and_shows_it_again(owner: User, issuer: Issuer):
    rows = (
        {"key": "subject", "label_en": "Subject", "kind": "text", "term": "name"},
        {"key": "points", "label_en": "Points", "kind": "decimal", "term": "creditsEarned"},
        {"key": "batch", "label_en": "Batch", "kind": "text", "term": "product.batchNumber"},
        {"key": "note", "label_en": "Note", "kind": "text"},
    )
    client = client_of(owner)
    person = {"kind": "person", "required": [], "achievement_type": "Course"}
    response = client.post(NEW_TYPE, type_form(issuer, *rows, **person))
    assert response.status_code == 302, response.context["errors"]
    made = CertificateType.objects.get()
    assert made.current is not None
    assert made.current.credential == stated(
        profile="open-badges",
        achievementType="Course",
        map={"subject": "name", "points": "creditsEarned"},  # not what only products have
    )
    form = client.get(page_url(made)).context["adminform"].form
    assert form["achievement_type"].value() == "Course"
    assert [row["term"].value() for row in form.rows] == ["name", "creditsEarned", "", ""]


def test_the_usual_terms_are_shown_and_stay_usual(owner: User, issuer: Issuer):
    rows = (
        {"key": "course", "label_en": "Course", "kind": "text", "term": "name"},
        {"key": "note", "label_en": "Note", "kind": "text"},
    )
    client = client_of(owner)
    client.post(NEW_TYPE, type_form(issuer, *rows, kind="person", required=[]))
    made = CertificateType.objects.get()
    assert made.current is not None
    assert made.current.credential == {}
    form = client.get(page_url(made)).context["adminform"].form
    assert [row["term"].value() for row in form.rows] == ["name", ""]
    other = rows[1] | {"term": "criteria"}
    form = type_form(issuer, rows[0], other, kind="person", required=[])
    assert submit_change(client, page_url(made), form).status_code == 302
    changed = CertificateType.objects.get().current
    assert changed is not None
    assert changed.credential["map"] == {"course": "name", "note": "criteria"}


def test_the_form_names_a_term_that_is_taken_at_its_row(owner: User, issuer: Issuer):
    rows = [
        {"key": key, "label_en": key, "kind": "text", "term": "name"} for key in ("first", "second")
    ]
    response = client_of(owner).post(NEW_TYPE, type_form(issuer, *rows, kind="person", required=[]))
    form = response.context["adminform"].form
    assert [list(row.errors) for row in form.rows] == [[], ["term"]]
    assert not CertificateType.objects.exists()
