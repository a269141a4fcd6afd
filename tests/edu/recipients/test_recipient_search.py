"""Searching recipients by beginnings of names, numbers and addresses."""

import re
from typing import Any

import pytest

from accounts.models import Issuer
from edu.models import Recipient
from edu.recipients import operations as recipients
from tests.conftest import Api
from tests.edu.recipients.test_recipients import FULL, PATH
from tests.factories import context_of
from tests.factories.edu import (
    make_recipient,
)
from tests.support.problems import assert_faults
from tests.support.query_plans import only_index


def found_names(api: Api, **asked: Any) -> list[str]:
    response = api.post(f"{PATH}/search", asked)
    assert response.status_code == 200, response.content
    return [row["familyName"] for row in response.json()["data"]]


@pytest.mark.parametrize(
    "asked",
    ["përparim", "PERPARIM", "Perp", "gashi perparim", "Dr.", "per gas", "Gashi, Përparim"],
)
def test_names_are_found_by_beginnings_whatever_case_accents_and_order(api: Api, asked: str):
    api.post(PATH, FULL)
    api.post(PATH, {"familyName": "Müller-Lüdenscheidt", "givenName": "Zoë"})
    assert found_names(api, name=asked) == ["Gashi"]


def test_searching(api: Api, issuer: Issuer):
    make_recipient(issuer, family_name="Müller-Lüdenscheidt", given_name="Zoë", email="Z@X.example")
    make_recipient(issuer, family_name="Mueller", given_name="Zoran")
    assert found_names(api, name="ludenscheidt zoe") == ["Müller-Lüdenscheidt"]
    assert found_names(api, name="mu zo") == ["Mueller", "Müller-Lüdenscheidt"]
    assert found_names(api, name="scheidt") == []
    assert found_names(api, email="z@x.EXAMPLE") == ["Müller-Lüdenscheidt"]
    assert found_names(api, email="z@x.example", name="zoran") == []
    first = api.post(f"{PATH}/search", {"name": "zo", "limit": 1}).json()
    asked = {"name": "zo", "limit": 1, "cursor": first["nextCursor"]}
    rest = api.post(f"{PATH}/search", asked).json()
    assert [row["familyName"] for row in rest["data"]] == ["Müller-Lüdenscheidt"]
    assert rest["nextCursor"] is None


@pytest.mark.parametrize(
    ("asked", "pointer", "code"),
    [
        ({}, "/name", "required"),
        ({"name": "…"}, "/name", "too_short"),
        ({"name": "a", "limit": 0}, "/limit", "out_of_range"),
        ({"familyName": "a"}, "/familyName", "unknown_field"),
    ],
)
def test_a_search_for_nothing_is_refused(api: Api, asked, pointer, code):
    assert_faults(api.post(f"{PATH}/search", asked), (pointer, code))


def test_a_search_reads_along_an_index(issuer: Issuer):
    rows = recipients.search_recipients(
        context=context_of(issuer), name=None, email="A@example.com"
    )
    with only_index("edu_recipient_email"):
        plan = rows.explain()
    assert "edu_recipient_email" in plan
    assert re.search(r"Index Cond: .*email", plan), plan
    by_name = Recipient.objects.all().with_name_words(["gashi"])
    with only_index("edu_recipient_search"):
        plan = by_name.explain()
    assert "edu_recipient_search" in plan
    assert "Index Cond: " in plan


@pytest.mark.parametrize("name", ["a & b", "a:*", "!a | (b", "'; DROP", "a\\", "<-> a", "𝒫ë", "²"])
def test_nothing_that_is_typed_is_taken_for_an_operator(api: Api, name: str):
    assert found_names(api, name=name) == []
