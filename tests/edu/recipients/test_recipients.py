"""Recipients over the API: created or updated by number, searched, changed, mailed."""

from concurrent.futures import ThreadPoolExecutor
from datetime import date
from typing import Any

import orjson
import pytest
from django.db import connection
from django.utils import timezone

from accounts.models import AuditEntry, Issuer, User
from accounts.scopes import Role
from certificates.holders.operations import contact_address
from certificates.models import CertificateKey
from certificates.search.keys import HOLDER_EMAIL, hash_of
from edu.errors import CoordinatorRequired
from edu.lifecycle import TeamRole
from edu.models import Recipient
from edu.recipients import operations as recipients
from tests.accounts.people.helpers import actor_of
from tests.conftest import Api
from tests.factories import context_of, issue_one, make_key, make_member
from tests.factories.edu import (
    add_to_team,
    enrol,
    make_cohort,
    make_program,
    make_recipient,
    make_team,
)
from tests.support.problems import assert_faults, assert_problem
from webhooks.event_types import EVENT_TYPES
from webhooks.models import Event

PATH = "edu/recipients"
FULL = {
    "externalId": "S-2026-0042",
    "givenName": "Përparim",
    "familyName": "Gashi",
    "printedName": "Dr. Përparim Gashi",
    "email": "Perparim@example.com",
    "locale": "sq",
    "birthDate": "1999-02-28",
    "birthPlace": "Gjakova",
    "attributes": {"class": "12b"},
}


def data_of(event: Event) -> dict[str, Any]:
    data: dict[str, Any] = orjson.loads(event.body)["data"]
    return data


def test_a_recipient_is_created_and_read(api: Api):
    made = api.post(PATH, FULL)
    assert made.status_code == 201, made.content
    body = made.json()
    assert made["Location"].endswith(f"/{PATH}/{body['id']}")
    assert body.pop("created") is True
    assert body == FULL | {
        "ok": True,
        "id": body["id"],
        "fullName": "Dr. Përparim Gashi",
        "createdAt": body["createdAt"],
        "changedAt": body["createdAt"],
        "test": False,
    }
    assert api.get(f"{PATH}/{body['id']}").json() == body


def test_a_name_is_enough(api: Api, test_mode_api: Api):
    body = api.post(PATH, {"familyName": "Teuta"}).json()
    assert (body["fullName"], body["locale"], body["externalId"]) == ("Teuta", "en", None)
    again = api.post(PATH, {"familyName": "Teuta"}).json()
    assert again["id"] != body["id"]  # without a number, nobody says it is the same person
    assert test_mode_api.post(PATH, {"familyName": "Teuta"}).json()["test"] is True


def test_the_same_number_changes_what_is_stated_and_keeps_the_rest(api: Api):
    first = api.post(PATH, FULL).json()
    again = api.post(PATH, {"externalId": FULL["externalId"], "familyName": "Krasniqi"})
    assert again.status_code == 200
    assert again.json() == first | {
        "familyName": "Krasniqi",
        "created": False,
        "changedAt": again.json()["changedAt"],
    }
    assert api.post(PATH, FULL | {"familyName": "Krasniqi"}).json()["id"] == first["id"]
    assert Recipient.objects.count() == 1


def test_events_name_fields_and_no_person(api: Api):
    recipient_id = api.post(PATH, FULL).json()["id"]
    api.patch(f"{PATH}/{recipient_id}", {"email": "new@example.com", "givenName": "Përparim"})
    api.patch(f"{PATH}/{recipient_id}", {"email": "new@example.com"})  # nothing new
    created, updated = Event.objects.filter(type__startswith="recipient").order_by("sequence")
    for event in (created, updated):
        assert data_of(event).keys() == EVENT_TYPES[event.type].example.keys()
        assert not {b"example.com", b"Gashi"} & set(bytes(event.body).split(b'"'))
    assert data_of(updated)["changed"] == ["email"]
    for entry in AuditEntry.objects.filter(target=recipient_id):
        assert "Gashi" not in str(entry.changes)
        assert "S-2026-0042" not in str(entry.changes)


@pytest.mark.parametrize(
    ("number", "code"),
    [("S%001", "invalid_characters"), ("x" * 201, "too_long"), ("1&externalId=2", "too_many")],
)
def test_a_number_that_can_be_nobodys_is_refused(api: Api, number: str, code: str):
    document = assert_problem(api.get(f"{PATH}?externalId={number}"), 400, "validation_failed")
    assert [(each["parameter"], each["code"]) for each in document["errors"]] == [
        ("externalId", code)
    ]


@pytest.mark.parametrize(
    ("change", "pointer", "code"),
    [
        ({"familyName": None}, "/familyName", "required"),
        ({"familyName": "x" * 101}, "/familyName", "too_long"),
        ({"email": "nobody"}, "/email", "invalid_email"),
        ({"locale": "it"}, "/locale", "invalid_choice"),
        ({"birthDate": "28.2.1999"}, "/birthDate", "invalid_date"),
        ({"birthDate": "2999-01-01"}, "/birthDate", "in_the_future"),
        ({"birthDate": "1799-12-31"}, "/birthDate", "out_of_range"),
        ({"attributes": {"a": 1}}, "/attributes/a", "invalid_type"),
        ({"attributes": {" ": "x"}}, "/attributes", "too_short"),
        ({"attributes": {"a": "x" * 1001}}, "/attributes/a", "too_long"),
        ({"attributes": {str(n): "x" for n in range(51)}}, "/attributes", "too_many"),
        ({"familyname": "Gashi"}, "/familyname", "unknown_field"),
    ],
)
def test_faulty_recipient_is_refused_and_not_kept(api: Api, change, pointer: str, code: str):
    assert_faults(api.post(PATH, FULL | change), (pointer, code))
    assert not Recipient.objects.exists()


def test_a_change_clears_by_null_and_keeps_what_it_does_not_name(api: Api):
    before = api.post(PATH, FULL).json()
    path = f"{PATH}/{before['id']}"
    cleared = dict.fromkeys(("givenName", "printedName", "email", "birthDate", "birthPlace"))
    changed = api.patch(path, {**cleared, "attributes": {"class": "", "year": "2026"}})
    assert changed.status_code == 200, changed.content
    body = changed.json()
    assert body["fullName"] == "Gashi"
    assert body["attributes"] == {"year": "2026"}
    assert {name: body[name] for name in cleared} == cleared
    assert (body["locale"], body["externalId"]) == ("sq", FULL["externalId"])
    assert_faults(api.patch(path, {"familyName": None}), ("/familyName", "not_null"))


def test_a_taken_number_is_told_with_who_has_it(api: Api, issuer: Issuer):
    first = make_recipient(issuer, external_id="S-1")
    second = make_recipient(issuer, external_id="S-2")
    refused = api.patch(f"{PATH}/{second.public_id}", {"externalId": "S-1"})
    document = assert_problem(refused, 409, "conflict", "existing")
    assert document["existing"] == first.public_id


def test_a_new_address_is_also_that_of_the_certificates(api: Api, issuer: Issuer, certificate_type):
    recipient = make_recipient(issuer, email="old@example.com")
    certificate = issue_one(certificate_type, holder_email="old@example.com")
    enrol(make_cohort(make_program(issuer)), recipient, certificate=certificate)
    limited = Api(make_key(issuer, type_ids=[certificate_type.pk]))
    changed = limited.patch(f"{PATH}/{recipient.public_id}", {"email": "new@example.com"})
    assert changed.status_code == 200
    assert contact_address(certificate) == "new@example.com"
    api.patch(f"{PATH}/{recipient.public_id}", {"email": None})
    assert contact_address(certificate) is None
    assert_problem(api.post(f"certificates/{certificate.public_id}/notify", {}), 409, "conflict")
    keys = CertificateKey.objects.filter(certificate_id=certificate.pk)
    hashes = {
        email: hash_of(issuer.pk, certificate.mode, HOLDER_EMAIL, email)
        for email in ("old@example.com", "new@example.com")
    }
    assert keys.filter(
        holder_email=hashes["old@example.com"]
    ).exists()  # the document still says it
    assert not keys.filter(holder_email=hashes["new@example.com"]).exists()
    api.patch(f"{PATH}/{recipient.public_id}", {"email": "old@example.com"})
    assert contact_address(certificate) == "old@example.com"


def test_a_repeated_request_takes_effect_once(api: Api):
    once = {"Idempotency-Key": "recipient-1"}
    first = api.post(PATH, {"familyName": "Gashi"}, **once)
    assert api.post(PATH, {"familyName": "Gashi"}, **once).content == first.content
    assert Recipient.objects.count() == 1


@pytest.mark.django_db(transaction=True)
def test_the_same_number_at_once_makes_one_recipient(issuer: Issuer):
    def put(number: int) -> bool:
        try:
            person = {"external_id": "S-1", "family_name": f"Gashi {number}"}
            return recipients.put_recipient(context=context_of(issuer), person=person).created
        finally:
            connection.close()

    with ThreadPoolExecutor(4) as pool:
        assert sorted(pool.map(put, range(4))) == [False, False, False, True]
    assert Recipient.objects.get().sequence == 4


def test_erased_recipient_is_410_and_not_listed(api: Api, issuer: Issuer):
    recipient = make_recipient(issuer)
    nothing: dict[str, Any] = {"given_name": "", "family_name": "", "search_text": ""}
    Recipient.objects.filter(pk=recipient.pk).update(erased_at=timezone.now(), **nothing)
    path = f"{PATH}/{recipient.public_id}"
    assert_problem(api.get(path), 410, "erased")
    assert_problem(api.patch(path, {"familyName": "Gashi"}), 410, "erased")
    assert api.get(PATH).json()["data"] == []


def test_a_list_costs_the_same_however_many(api: Api, issuer: Issuer, django_assert_num_queries):
    for _ in range(3):
        make_recipient(issuer)
    with django_assert_num_queries(2):
        assert len(api.get(PATH).json()["data"]) == 3
    with django_assert_num_queries(2):
        assert len(api.post(f"{PATH}/search", {"name": "gashi"}).json()["data"]) == 3


@pytest.mark.parametrize("role", TeamRole)
def test_of_team_members_coordinators_write_recipients(issuer: Issuer, role: TeamRole):
    person: User = make_member(issuer, Role.TEAM)
    add_to_team(make_team(issuer), person, role)
    asked = {
        "context": context_of(issuer, actor=actor_of(person)),
        "person": {"family_name": "Gashi"},
    }
    if role == TeamRole.COORDINATOR:
        assert recipients.put_recipient(**asked).created
    else:
        with pytest.raises(CoordinatorRequired):
            recipients.put_recipient(**asked)


def test_birth_is_told_to_nobody_but_the_issuer(api: Api):
    assert date.fromisoformat(api.post(PATH, FULL).json()["birthDate"]) == date(1999, 2, 28)
    for event in Event.objects.all():
        assert b"1999" not in bytes(event.body)
