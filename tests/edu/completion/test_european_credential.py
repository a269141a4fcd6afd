"""A diploma in the European Learning Model, as a school uploads it to Europass."""

import base64
from typing import Any

import pytest

from accounts.models import Issuer, User
from certificates.models import Certificate
from edu.models import Onboarding
from tests.certificates.erasure.helpers import erase_now
from tests.certificates.printing.helpers import fetch_pdf
from tests.conftest import Api
from tests.factories import issue_one, make_type
from tests.factories.edu import make_approved_onboarding
from tests.support.back_office import client_of
from tests.support.problems import assert_problem

from .helpers import finished_completion, make_class, make_published, result_of, send_completion
from .test_completion import certificate_of

TRANSCRIPT = [
    {"code": "M101", "title": "Analiza", "grade": "1.3", "credits": "7.5"},
    {"code": "M102", "title": "Fizika", "grade": "", "credits": "6"},
]


@pytest.fixture
def diploma(api: Api, issuer: Issuer) -> Certificate:
    make_approved_onboarding(issuer)
    Onboarding.objects.update(country="XK", address="Rr. Agim Ramadani, Prishtinë")
    program = make_published(issuer, learning_outcomes=["Calculates loads"])
    (enrolment,) = make_class(program, 1)
    result = result_of(enrolment, 1, completedOn="2026-06-30", results=TRANSCRIPT)
    finished_completion(send_completion(api, program, result))
    return certificate_of(enrolment)


def address(certificate: Certificate, query: str = "profile=elm") -> str:
    return f"certificates/{certificate.public_id}/credential?{query}"


def test_the_school_gets_what_europass_takes(api: Api, diploma: Certificate):
    response = fetch_pdf(api, address(diploma))
    assert response.status_code == 200, response.content
    assert response["Content-Type"] == "application/ld+json"
    credential: dict[str, Any] = response.json()
    assert "proof" not in credential
    person = credential["credentialSubject"]
    assert (person["givenName"], person["familyName"]) == ({"sq": "Përparim"}, {"sq": "Gashi"})
    achieved = person["hasClaim"]
    assert achieved["title"] == {"sq": "Inxhinieri"}
    assert achieved["creditReceived"]["point"] == "60"
    assert achieved["awardedBy"]["awardingDate"] == "2026-06-30T00:00:00Z"
    specified = achieved["specifiedBy"]
    assert specified["eqfLevel"]["id"] == "http://data.europa.eu/snb/eqf/6"
    assert specified["learningOutcome"][0]["title"] == {"sq": "Calculates loads"}
    assert [part["creditReceived"]["point"] for part in achieved["hasPart"]] == ["7.5", "6"]
    [grade] = achieved["hasPart"][0]["provenBy"]
    assert grade["grade"]["noteLiteral"] == {"sq": "1.3"}
    assert "provenBy" not in achieved["hasPart"][1]
    country = credential["issuer"]["location"]["address"]["countryCode"]["id"]
    assert country.endswith("/country/1A0")
    shown = credential["displayParameter"]["individualDisplay"]["displayDetail"]
    assert base64.b64decode(shown[0]["image"]["content"]).startswith(b"\x89PNG")


def test_who_is_no_graduate_has_none(api: Api, issuer: Issuer, outsider_api: Api):
    person = issue_one(make_type(issuer, code="welder", kind="person", required=[]))
    refused = assert_problem(api.get(address(person)), 400, "validation_failed")
    assert refused["errors"][0]["code"] == "not_of_program"
    assert_problem(outsider_api.get(address(person)), 404, "not_found")
    assert_problem(api.get(address(person, "profile=elm&proof=jwt")), 400, "validation_failed")


def test_a_revoked_diploma_is_not_given_to_be_sealed(api: Api, diploma: Certificate):
    api.post(f"certificates/{diploma.public_id}/revoke", {"reason": "fraud"})
    assert_problem(api.get(address(diploma)), 400, "validation_failed")


def test_an_erased_diploma_has_none(api: Api, diploma: Certificate):
    erase_now(api, diploma)
    assert_problem(api.get(address(diploma)), 410, "erased")


def test_the_certificates_page_offers_it(owner: User, diploma: Certificate):
    path = f"/admin/certificates/certificate/{diploma.pk}/credential/elm"
    saved = fetch_pdf(client_of(owner), path)
    assert saved.status_code == 200, saved.headers
    assert saved["Content-Type"].startswith("application/ld+json")
