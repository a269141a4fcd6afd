"""Certificates of a person, and many statuses at once."""

from typing import Any

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from accounts.scopes import Mode
from certificates.lifecycle import State
from certificates.search.keys import name_values, words_of
from tests.conftest import Api
from tests.factories import issue_one, set_state
from tests.support.problems import assert_faults, assert_problem

NOBODY = "cert_01h455vb4pex5vsknk084sn02q"


def search(api: Api, **asked: Any) -> list[str]:
    response = api.post("certificates/search", asked)
    assert response.status_code == 200, response.content
    return [row["id"] for row in response.json()["data"]]


class TestPeople:
    @pytest.fixture
    def people(self, certificate_type) -> dict[str, str]:
        names = ["Jürgen Müller", "Anna Maria Müller-Lüdenscheidt", "Åse Łuczak", "Zoë O’Hara"]
        return {
            name: issue_one(
                certificate_type, holder_name=name, holder_email=f"P{i}@Example.com"
            ).public_id
            for i, name in enumerate(names)
        }

    @pytest.mark.parametrize(
        ("typed", "expected"),
        [
            ("jurgen", ["Jürgen Müller"]),
            ("MÜLLER", ["Jürgen Müller", "Anna Maria Müller-Lüdenscheidt"]),
            ("müller jürgen", ["Jürgen Müller"]),
            ("mull ann", ["Anna Maria Müller-Lüdenscheidt"]),
            ("ludensch", ["Anna Maria Müller-Lüdenscheidt"]),
            ("anna müller", ["Anna Maria Müller-Lüdenscheidt"]),
            ("ase luczak", ["Åse Łuczak"]),
            ("o'hara", ["Zoë O’Hara"]),
            ("uller", []),
            ("%", []),
            ("_____", []),
            ("anna jürgen", []),
        ],
    )
    def test_by_the_beginnings_of_words(self, api, people, typed: str, expected: list[str]):
        assert set(search(api, holderName=typed)) == {people[name] for name in expected}

    def test_by_the_whole_address_whatever_its_case(self, api, people):
        assert search(api, holderEmail="p1@example.COM") == [
            people["Anna Maria Müller-Lüdenscheidt"]
        ]
        assert search(api, holderEmail="p1@example") == []

    def test_another_issuer_gets_no_results(self, outsider_api, test_mode_api, people):
        for stranger in (outsider_api, test_mode_api):
            assert search(stranger, holderName="müller") == []
            assert search(stranger, holderEmail="p1@example.com") == []

    def test_pages_follow_each_other(self, api, certificate_type):
        made = {
            issue_one(certificate_type, holder_name=f"Ana Anastasi {i}").public_id for i in range(5)
        }
        seen: list[str] = []
        asked: dict[str, Any] = {"holderName": "ana", "limit": 2}
        while True:
            body = api.post("certificates/search", asked).json()
            seen += [row["id"] for row in body["data"]]
            if body["nextCursor"] is None:
                break
            asked["cursor"] = body["nextCursor"]
        assert sorted(seen) == sorted(made)  # each once, though two of its words begin so

    def test_pages_by_address_too(self, api, certificate_type):
        made = [
            issue_one(certificate_type, holder_email="a@example.com").public_id for _ in range(3)
        ]
        first = api.post("certificates/search", {"holderEmail": "a@example.com", "limit": 2}).json()
        asked = {"holderEmail": "a@example.com", "cursor": first["nextCursor"]}
        assert [row["id"] for row in first["data"]] + search(api, **asked) == made[::-1]

    def test_a_forged_cursor_is_refused(self, api):
        response = api.post("certificates/search", {"holderName": "a", "cursor": "WyJhIl0"})
        assert_problem(response, 400, "invalid_cursor")

    def test_one_of_the_two_is_asked_for(self, api):
        told = assert_faults(api.post("certificates/search", {}), ("/holderEmail", "required"))
        assert "or holderName in its place" in told["errors"][0]["detail"]
        both = {"holderEmail": "a@example.com", "holderName": "a"}
        assert_faults(api.post("certificates/search", both), ("/holderName", "ambiguous"))

    def test_a_name_of_many_words_stays_small(self):
        assert words_of("Dr. Müller-Lüdenscheidt, ß") == ["dr", "muller", "ludenscheidt", "ss"]
        assert len(name_values(" ".join(["ab"] * 60))) == 6
        assert name_values("!?") == []


class TestStatuses:
    def test_of_many_in_their_order(self, api, certificate_type, other_issuer):
        one = issue_one(certificate_type)
        gone = set_state(issue_one(certificate_type), State.REVOKED)
        trial = issue_one(certificate_type, mode=Mode.TEST)
        asked = [gone.public_id, NOBODY, one.public_id, "x", trial.public_id, gone.public_id]
        data = api.post("certificates/status", {"ids": asked}).json()["data"]
        assert [entry["id"] for entry in data] == asked
        assert [entry.get("status") or entry["code"] for entry in data] == [
            *("revoked", "not_found", "active", "not_found", "not_found", "revoked")
        ]
        assert data[0]["statusChangedAt"].endswith("Z")
        assert data[1] == {"id": NOBODY, "code": "not_found"}

    def test_another_issuers_certificates_are_unknown(
        self, outsider_api, test_mode_api, certificate
    ):
        for stranger in (outsider_api, test_mode_api):
            answer = stranger.post("certificates/status", {"ids": [certificate.public_id]}).json()
            assert answer["data"] == [{"id": certificate.public_id, "code": "not_found"}]

    def test_a_thousand_take_one_query(self, api, certificate):
        asked = {"ids": [certificate.public_id] * 1000}
        with CaptureQueriesContext(connection) as queries:
            assert len(api.post("certificates/status", asked).json()["data"]) == 1000
        assert len([q for q in queries if "certificates_certificate" in q["sql"]]) == 1

    def test_too_many_and_none_are_refused(self, api):
        assert_faults(api.post("certificates/status", {"ids": ["x"] * 1001}), ("/ids", "too_many"))
        assert_faults(api.post("certificates/status", {"ids": []}), ("/ids", "too_few"))
        assert_faults(api.post("certificates/status", {"ids": [1]}), ("/ids/0", "invalid_type"))
