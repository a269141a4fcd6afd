"""What a type certifies only once, until the certificate is revoked or superseded."""

import threading
from typing import Any

import pytest
from django.db import IntegrityError, connection, transaction
from django.db.models import F
from django.utils import timezone

from accounts.scopes import Mode
from certificates.errors import SubjectAlreadyCertified
from certificates.lifecycle import State
from certificates.models import Certificate
from tests.conftest import Api
from tests.factories import issue_one, make_type, set_state
from tests.support.problems import assert_problem

SUBJECT = {"product_id": "P", "serial_number": "S", "external_ref": "R"}


@pytest.mark.parametrize(
    ("unique_by", "other"),
    [
        ("serial", {"serial_number": "S2"}),
        ("product_and_serial", {"serial_number": "S2"}),
        ("product_and_serial", {"product_id": "P2"}),
        ("external_ref", {"external_ref": "R2"}),
    ],
)
def test_one_certificate_for_a_subject(issuer, unique_by: str, other: dict[str, str]):
    certificate_type = make_type(issuer, unique_by=unique_by)
    issue_one(certificate_type, **SUBJECT)
    with pytest.raises(SubjectAlreadyCertified):
        issue_one(certificate_type, **SUBJECT)
    issue_one(certificate_type, **(SUBJECT | other))


@pytest.mark.parametrize("unique_by", ["serial", "external_ref"])
def test_only_what_is_compared_must_differ(issuer, unique_by: str):
    certificate_type = make_type(issuer, unique_by=unique_by)
    issue_one(certificate_type, **SUBJECT)
    with pytest.raises(SubjectAlreadyCertified):
        issue_one(certificate_type, **(SUBJECT | {"product_id": "P2"}))


def test_a_type_that_compares_nothing_certifies_again_and_again(certificate_type):
    assert issue_one(certificate_type, **SUBJECT) != issue_one(certificate_type, **SUBJECT)


def test_certificates_without_the_unique_field_may_repeat(issuer):
    certificate_type = make_type(issuer, unique_by="external_ref")
    assert issue_one(certificate_type).unique_by is None
    assert issue_one(certificate_type).unique_by is None


def test_types_modes_and_issuers_do_not_meet(issuer, other_issuer):
    first = make_type(issuer, unique_by="serial")
    second = make_type(issuer, unique_by="serial", code="second")
    theirs = make_type(other_issuer, unique_by="serial")
    for each in (first, second, theirs):
        issue_one(each, **SUBJECT)
        issue_one(each, mode=Mode.TEST, **SUBJECT)


@pytest.mark.parametrize("state", [State.PENDING, State.ACTIVE, State.SUSPENDED])
def test_the_answer_names_the_certificate_that_is_there(api: Api, issuer, state: State):
    certificate_type = make_type(issuer, unique_by="serial", required=[])
    first = set_state(issue_one(certificate_type, serial_number="S"), state)
    body = {"typeId": certificate_type.pk, "serialNumber": "S"}
    response = api.post("certificates/issue", body)
    assert_problem(response, 409, "duplicate_certificate")
    existing = response.json()["existing"]
    assert existing["id"] == first.public_id
    assert existing["status"] == state.value
    assert existing["verifyUrl"].endswith(first.public_id)
    assert Certificate.objects.count() == 1


@pytest.mark.parametrize("state", [State.REVOKED, State.SUPERSEDED])
def test_withdrawn_certificate_does_not_block_a_new_one(issuer, state: State):
    certificate_type = make_type(issuer, unique_by="serial")
    first = issue_one(certificate_type, **SUBJECT)
    set_state(first, state, successor=first)
    second = issue_one(certificate_type, **SUBJECT)
    with pytest.raises(IntegrityError), transaction.atomic():
        set_state(first, State.ACTIVE)
    assert second.state == State.ACTIVE


def test_a_successor_takes_over_in_the_transaction_that_supersedes(issuer):
    certificate_type = make_type(issuer, unique_by="serial")
    first = issue_one(certificate_type, **SUBJECT)
    with transaction.atomic():
        set_state(first, State.SUPERSEDED, successor=first)
        second = issue_one(certificate_type, **SUBJECT)
    assert (second.unique_by, second.serial_number) == (first.unique_by, first.serial_number)


def test_a_type_that_changes_its_mind_compares_like_with_like(issuer, key):
    certificate_type = make_type(issuer, unique_by="serial")
    issue_one(certificate_type, serial_number="7", external_ref="x")
    path = f"certificates/types/{certificate_type.pk}"
    assert Api(key).patch(path, {"uniqueBy": "external_ref"}).status_code == 200
    issue_one(certificate_type, external_ref="7")


def test_unique_value_cannot_change_before_erasure(issuer):
    first = issue_one(make_type(issuer, unique_by="serial"), **SUBJECT)
    row = Certificate.objects.filter(pk=first.pk)
    for changed in (
        {"unique_by": None},
        {"unique_by": "x"},
        {"serial_number": None},
        {"serial_number": "S2"},
    ):
        with pytest.raises(IntegrityError), transaction.atomic():
            row.update(**changed)
    row.update(
        serial_number=None, document=None, erased_at=timezone.now(), issued_at=F("issued_at")
    )


@pytest.mark.django_db(transaction=True)
def test_of_twenty_at_once_one_is_issued(issuer, api: Api):
    certificate_type = make_type(issuer, unique_by="product_and_serial", number_pattern="{seq:6}")
    answers: list[Any] = []

    def send() -> None:
        body = {"typeId": certificate_type.pk, "productId": "P", "serialNumber": "S"}
        answers.append(api.post("certificates/issue", body))
        connection.close()

    threads = [threading.Thread(target=send) for _ in range(20)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answer.status_code for answer in answers) == [201] + [409] * 19
    (issued,) = (answer.json() for answer in answers if answer.status_code == 201)
    for answer in answers:
        if answer.status_code == 409:
            assert answer.json()["existing"]["id"] == issued["id"]
    assert Certificate.objects.count() == 1
