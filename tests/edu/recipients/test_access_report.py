"""Access requests that include recipients."""

import json
from typing import Any

import pytest
from django.urls import reverse

from accounts.jobs import runner
from accounts.models import Issuer, User
from accounts.scopes import Mode
from certificates.models import Certificate
from edu.models import Enrolment, Recipient
from tests.conftest import Api
from tests.factories import issue_one, make_type
from tests.factories.edu import enrol, make_cohort, make_program, make_recipient
from tests.support.back_office import client_of, with_issuer

PERSON = reverse("admin:certificates_certificate_person")


@pytest.fixture
def certificate(issuer: Issuer) -> Certificate:
    """Issued under a former name and address."""
    diploma = make_type(issuer, code="diploma", kind="person", required=[])
    return issue_one(diploma, holder_name="Arta Gashi", holder_email="former@example.com")


@pytest.fixture
def her(issuer: Issuer, certificate: Certificate) -> Recipient:
    found = make_recipient(
        issuer,
        given_name="Arta",
        family_name="Krasniqi",
        email="arta@example.com",
        external_id="S-77",
        attributes={"class": "12b"},
    )
    make_recipient(issuer, given_name="Arta", family_name="Krasniqi-Berisha", external_id="S-78")
    done = enrol(make_cohort(make_program(issuer, code="welding"), name="12b"), found)
    Enrolment.objects.filter(pk=done.pk).update(grade="1.7", certificate=certificate)
    return found


def lines(api: Api, response: Any) -> dict[str, list[dict[str, Any]]]:
    """What the job has written down, by kind of object."""
    assert response.status_code == 202, response.content
    runner.run_due_jobs()
    text = api.get(f"jobs/{response.json()['id']}/results").getvalue().decode()
    found: dict[str, list[dict[str, Any]]] = {}
    for line in map(json.loads, text.splitlines()):
        found.setdefault(line["object"], []).append(line)
    return found


def exported(api: Api, response: Any) -> tuple[list[str], list[str], list[str]]:
    """Recipients, enrolments' grades, and certificates in an export."""
    found = lines(api, response)
    return (
        [each["externalId"] for each in found.get("recipient", [])],
        [each["grade"] for each in found.get("enrolment", [])],
        [each["holderName"] for each in found.get("certificate", [])],
    )


ALL_OF_HER = (["S-77"], ["1.7"], ["Arta Gashi"])


def test_all_of_a_recipient_is_written_down(api: Api, issuer: Issuer, her: Recipient):
    response = api.post(f"edu/recipients/{her.public_id}/access-requests", {})
    found = lines(api, response)
    (recipient,) = found["recipient"]
    assert (recipient["familyName"], recipient["attributes"]) == ("Krasniqi", {"class": "12b"})
    (enrolment,) = found["enrolment"]
    assert (enrolment["program"]["code"], enrolment["cohort"]["name"]) == ("welding", "12b")
    assert [each["holderName"] for each in found["certificate"]] == ["Arta Gashi"]


@pytest.mark.parametrize(
    "person",
    [
        {"holderEmail": "ARTA@example.com"},
        {"holderName": "krasniqi  arta"},
        {"holderName": "S-77"},
    ],
)
def test_whatever_is_known_of_them_finds_all_of_it(
    api: Api, outsider_api: Api, test_mode_api: Api, her: Recipient, person: dict[str, str]
):
    way = "certificates/access-requests"
    assert exported(api, api.post(way, person)) == ALL_OF_HER
    for other in (outsider_api, test_mode_api):
        assert exported(other, other.post(way, person)) == ([], [], [])


def test_a_certificate_leads_to_the_person(api: Api, her: Recipient, certificate: Certificate):
    way = "certificates/access-requests"
    person = {"certificateId": certificate.public_id}
    assert exported(api, api.post(way, person)) == ALL_OF_HER


def test_revoked_certificate_of_a_reopened_enrolment_reports_the_person(api: Api, issuer: Issuer):
    """The enrolment has let go of it, but it still names the enrolment."""
    arta = make_recipient(issuer, given_name="Arta", external_id="S-90")
    enrolment = enrol(make_cohort(make_program(issuer)), arta)
    diploma = make_type(issuer, code="diploma", kind="person", required=[])
    revoked, other = (
        issue_one(diploma, holder_name="Arta Gashi", external_ref=each)
        for each in (enrolment.public_id, arta.public_id)
    )
    for certificate, numbers in ((revoked, ["S-90"]), (other, [])):
        person = {"certificateId": certificate.public_id}
        assert exported(api, api.post("certificates/access-requests", person))[0] == numbers


def test_a_duplicate_is_part_of_the_person(api: Api, issuer: Issuer, her: Recipient):
    other = make_recipient(issuer, external_id="S-79")
    merge = {"duplicateId": other.public_id, "dryRun": False}
    assert api.post(f"edu/recipients/{her.public_id}/merge", merge).status_code == 200
    found = lines(api, api.post("certificates/access-requests", {"holderName": "S-79"}))
    assert [each["externalId"] for each in found["recipient"]] == ["S-77", "S-79"]


class TestThePageOfAPerson:
    @pytest.mark.parametrize("term", ["S-77", "arta@example.com", "Arta Krasniqi"])
    def test_shows_the_recipient_with_the_ways_on(
        self, owner: User, issuer: Issuer, her: Recipient, term: str
    ):
        page = client_of(owner).post(PERSON, with_issuer(issuer, term=term)).text
        assert reverse("admin:edu_recipient_erase_one", args=[her.pk]) in page
        assert reverse("admin:edu_recipient_record_of", args=[her.pk]) in page
        assert "S-78" not in page
        assert "Arta Gashi" in page

    def test_exports_recipients_who_have_no_certificate(self, owner: User, issuer: Issuer):
        make_recipient(issuer, Mode.TEST, external_id="S-80")
        export = reverse("admin:certificates_certificate_person_export")
        answer = client_of(owner).post(export, with_issuer(issuer, term="S-80"))
        assert "/job/" in answer["Location"]

    def test_strangers_find_nobody(self, outsider: User, her: Recipient):
        own = outsider.membership_set.get().issuer
        page = client_of(outsider).post(PERSON, with_issuer(own, term="S-77")).text
        assert "Krasniqi" not in page

    def test_without_edu_in_the_plan_nothing_leads_to_pages_that_are_closed(
        self, owner: User, issuer: Issuer, her: Recipient
    ):
        plan = issuer.plan
        plan.features = [each for each in plan.features if each != "edu"]
        plan.save()
        page = client_of(owner).post(PERSON, with_issuer(issuer, term="S-77")).text
        assert "/admin/edu/recipient/" not in page
        assert "S-77" in page
