"""Merging two recipients who are one person: preview, then merge."""

from datetime import date
from typing import Any

import orjson
import pytest

from accounts.models import AuditEntry, Issuer
from certificates.holders.operations import change_contact, contact_address
from edu.lifecycle import EnrolmentStatus
from edu.models import Enrolment, Recipient
from tests.conftest import Api
from tests.factories import context_of, issue_one, make_key, make_type
from tests.factories.edu import enrol, make_cohort, make_program, make_recipient
from tests.support.problems import assert_faults, assert_problem, nothing_written
from webhooks.event_types import EVENT_TYPES
from webhooks.models import Event


@pytest.fixture
def kept(issuer: Issuer) -> Recipient:
    return make_recipient(
        issuer, external_id="S-1", email="p@example.com", attributes={"class": "12b", "a": "kept"}
    )


@pytest.fixture
def duplicate(issuer: Issuer) -> Recipient:
    return make_recipient(
        issuer,
        external_id="S-2",
        given_name="Perparim",
        birth_place="Gjakova",
        locale="de",
        attributes={"a": "other", "b": "b"},
    )


def merge(api: Api, kept: Recipient, duplicate: Recipient, *, dry_run: bool = False) -> Any:
    asked = {"duplicateId": duplicate.public_id, "dryRun": dry_run}
    return api.post(f"edu/recipients/{kept.public_id}/merge", asked)


@pytest.mark.parametrize("certified", [True, False])
def test_a_limited_key_merges_nobody_of_another_type(
    issuer: Issuer, kept, duplicate, *, certified: bool
):
    """Neither who holds such a certificate, nor who is enrolled where one is issued."""
    other, own = make_type(issuer), make_type(issuer, code="own")
    program = make_program(issuer, certificate_type=own if certified else other)
    certificate = issue_one(other) if certified else None
    enrol(make_cohort(program), duplicate, certificate=certificate)
    limited = Api(make_key(issuer, type_ids=[own.pk]))
    for dry_run in (True, False):
        with nothing_written():
            refused = merge(limited, kept, duplicate, dry_run=dry_run)
        document = assert_problem(refused, 403, "key_restricted")
        assert program.code not in str(document)
    assert merge(Api(make_key(issuer)), kept, duplicate).status_code == 200


def test_a_preview_says_what_a_merge_then_does(
    api: Api, issuer: Issuer, kept, duplicate, certificate_type
):
    certificate = issue_one(certificate_type)
    enrol(make_cohort(make_program(issuer)), duplicate, certificate=certificate)
    before = list(Recipient.objects.order_by("pk").values())
    foreseen = merge(api, kept, duplicate, dry_run=True).json()
    assert list(Recipient.objects.order_by("pk").values()) == before
    done = merge(api, kept, duplicate).json()
    assert done["filled"] == foreseen["filled"] == ["birthPlace", "attributes"]
    differing = ["givenName", "locale", "attributes"]
    assert done["differing"] == foreseen["differing"] == differing
    assert (done["enrolments"], done["certificates"], done["collisions"]) == (1, 1, [])
    assert (foreseen["dryRun"], done["dryRun"]) == (True, False)
    person = done["recipient"]
    assert (person["givenName"], person["birthPlace"]) == ("Përparim", "Gjakova")
    assert person["attributes"] == {"class": "12b", "a": "kept", "b": "b"}
    assert Enrolment.objects.get().recipient_id == kept.pk
    assert contact_address(certificate) == "p@example.com"


def test_old_id_and_old_number_lead_to_the_person(api: Api, issuer: Issuer, kept, duplicate):
    third = make_recipient(issuer, external_id="S-3")
    merge(api, duplicate, third)
    merge(api, kept, duplicate)
    for gone in (duplicate, third):
        read = api.get(f"edu/recipients/{gone.public_id}").json()
        assert (read["id"], read["externalId"]) == (kept.public_id, "S-1")
    by_number = api.get("edu/recipients?externalId=S-3").json()["data"]
    assert [row["id"] for row in by_number] == [kept.public_id]
    put = api.post("edu/recipients", {"externalId": "S-2", "familyName": "Gashi", "locale": "sq"})
    assert put.status_code == 200
    assert (put.json()["id"], put.json()["externalId"]) == (kept.public_id, "S-1")
    assert [row["id"] for row in api.get("edu/recipients").json()["data"]] == [kept.public_id]
    found = api.post("edu/recipients/search", {"name": "perparim"}).json()["data"]
    assert [row["id"] for row in found] == [kept.public_id]


def test_nothing_of_the_duplicates_data_stays(api: Api, kept, duplicate):
    merge(api, kept, duplicate)
    duplicate.refresh_from_db()
    assert (duplicate.given_name, duplicate.family_name, duplicate.search_text) == ("", "", "")
    assert (duplicate.birth_place, duplicate.attributes) == ("", {})
    merged = Event.objects.get(type="recipient.merged")
    data = orjson.loads(merged.body)["data"]
    assert data.keys() == EVENT_TYPES[merged.type].example.keys()
    assert data["mergedInto"] == kept.public_id


def test_both_in_one_cohort_is_a_collision_that_is_told_and_refused(
    api: Api, issuer: Issuer, kept, duplicate
):
    cohort = make_cohort(make_program(issuer))
    for each in (kept, duplicate):
        enrol(cohort, each)
    assert merge(api, kept, duplicate, dry_run=True).json()["collisions"] == [cohort.public_id]
    document = assert_problem(merge(api, kept, duplicate), 409, "conflict", "cohorts")
    assert document["cohorts"] == [cohort.public_id]
    duplicate.refresh_from_db()
    assert duplicate.merged_into is None


def test_attempts_at_one_cohort_are_counted_on(api: Api, issuer: Issuer, kept, duplicate):
    cohort = make_cohort(make_program(issuer))
    enrol(cohort, kept, status=EnrolmentStatus.FAILED)
    enrol(cohort, duplicate, status=EnrolmentStatus.WITHDRAWN)
    enrol(cohort, duplicate, attempt=2)
    assert merge(api, kept, duplicate).status_code == 200
    tried = Enrolment.objects.order_by("attempt").values_list("attempt", "status", "recipient")
    assert list(tried) == [
        (1, "failed", kept.pk),
        (2, "withdrawn", kept.pk),
        (3, "enrolled", kept.pk),
    ]


def test_the_live_attempt_is_the_last_so_its_result_can_be_taken_back(
    api: Api, issuer: Issuer, kept, duplicate
):
    """Whoever withdrew one of two enrolments said by it which of them counts."""
    cohort, other = (make_cohort(make_program(issuer)) for _ in range(2))
    enrol(cohort, kept, status=EnrolmentStatus.FAILED)
    live = enrol(cohort, kept, attempt=2, status="completed", completed_on=date(2026, 6, 15))
    enrol(cohort, duplicate, status=EnrolmentStatus.WITHDRAWN)
    failed = enrol(cohort, duplicate, attempt=2, status=EnrolmentStatus.FAILED)
    enrol(other, kept)
    assert merge(api, kept, duplicate).status_code == 200
    tried = Enrolment.objects.filter(cohort=cohort).order_by("attempt")
    assert list(tried.values_list("attempt", "status", "recipient")) == [
        (1, "failed", kept.pk),
        (2, "withdrawn", kept.pk),
        (3, "failed", kept.pk),
        (4, "completed", kept.pk),
    ]
    mistake = {"reason": "data_error"}
    refused = api.post(f"edu/enrolments/{failed.public_id}/reopen", mistake)
    assert assert_problem(refused, 409, "conflict", "latest")["latest"] == live.public_id
    reopened = api.post(f"edu/enrolments/{live.public_id}/reopen", mistake).json()
    assert (reopened["status"], reopened["attempt"]) == ("enrolled", 4)


@pytest.mark.parametrize(
    ("own", "other", "addresses"),
    [
        ("p@example.com", "p@example.com", ("parents@example.com", "parents@example.com")),
        ("p@example.com", None, ("parents@example.com", "p@example.com")),
        ("p@example.com", "q@example.com", ("parents@example.com", "p@example.com")),
        (None, "q@example.com", ("q@example.com", "parents@example.com")),
        (None, None, ("parents@example.com", "parents@example.com")),
    ],
)
def test_only_whose_address_is_another_is_written_to_elsewhere(
    api: Api, issuer: Issuer, certificate_type, own, other, addresses
):
    """What the issuer had set on one certificate stays where the person's address does."""
    people = [make_recipient(issuer, email=email) for email in (own, other)]
    program = make_program(issuer)
    certificates = [issue_one(certificate_type, holder_email="x@example.com") for _ in people]
    for person, certificate in zip(people, certificates, strict=True):
        enrol(make_cohort(program), person, certificate=certificate)
        change_contact(
            context=context_of(issuer), certificate_id=certificate.pk, email="parents@example.com"
        )
    entries = AuditEntry.objects.filter(action="certificate.contact_changed")
    before = entries.count()
    assert merge(api, *people).status_code == 200
    assert tuple(map(contact_address, certificates)) == addresses
    changed = sum(address != "parents@example.com" for address in addresses)
    assert entries.count() == before + changed


def test_nobody_is_merged_with_themselves(api: Api, kept, duplicate):
    assert_faults(merge(api, kept, kept), ("/duplicateId", "itself"))
    merge(api, kept, duplicate)
    assert_faults(merge(api, kept, duplicate), ("/duplicateId", "itself"))
