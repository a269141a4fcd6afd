"""A type-restricted key sees no other type, on any route."""

import re
from typing import Any

import pytest

from accounts.models import Issuer
from accounts.scopes import Mode
from certificates.lifecycle import Relation
from certificates.models import Certificate, CertificateType
from tests.conftest import Api
from tests.factories import issue_one, make_key, make_type
from tests.support.problems import assert_faults, assert_problem, nothing_written
from tests.support.routes import (
    METHODS_OF_ROUTES,
    OBJECT_ROUTES,
    TYPE_ROUTES,
    call,
    filled,
)

ISSUE = "certificates/issue"
KEYS = "account/api-keys"
# Events tell of every type, as do the audit, the whole account, and all that is held on a person.
OF_ALL_TYPES = re.compile(
    r"api/external/(webhooks/(endpoints|deliveries|events)(/.*)?|account/(audit|export)|.*access-requests)"
)


@pytest.fixture
def other_type(issuer: Issuer) -> CertificateType:
    return make_type(issuer, code="other")


@pytest.fixture
def limited(issuer: Issuer, certificate_type: CertificateType) -> Api:
    """A key with every scope, for one type."""
    return Api(make_key(issuer, type_ids=[certificate_type.pk]))


def test_restricted_key_issues_its_own_type_only(limited: Api, other_type, request_body: Any):
    assert limited.post(ISSUE, request_body()).status_code == 201
    by_code = request_body(typeCode="other")
    del by_code["typeId"]
    with nothing_written():
        response = limited.post(ISSUE, request_body(typeId=other_type.pk))
        assert_faults(response, ("/typeId", "unknown_type"))
        assert_faults(limited.post(ISSUE, by_code), ("/typeCode", "unknown_type"))


def test_the_answer_is_the_same_as_for_a_type_that_is_not_there(
    limited: Api, other_type, request_body: Any
):
    answers = [
        limited.post(ISSUE, request_body(typeId=type_id)).json()
        for type_id in (other_type.pk, 999_999)
    ]
    for answer in answers:
        answer.pop("requestId")
        answer.pop("instance")
    assert answers[0] == answers[1]


@pytest.mark.parametrize(
    ("address", "method"), [pair for pair in METHODS_OF_ROUTES if pair[0] in OBJECT_ROUTES]
)
def test_certificates_of_other_types_are_not_found_on_any_route(
    limited: Api, certificate, other_type, address: str, method: str
):
    if "link_id" not in address and "number" not in address:  # there is no link, and no file
        assert call(limited, method, filled(address, certificate)).status_code != 404
    foreign = issue_one(other_type)
    with nothing_written():
        refused = call(limited, method, filled(address, foreign))
    assert_problem(refused, 404, "not_found")


@pytest.mark.parametrize(
    ("address", "method"), [pair for pair in METHODS_OF_ROUTES if pair[0] in TYPE_ROUTES]
)
def test_other_types_are_not_found_on_any_route(
    limited: Api, certificate, other_type, address: str, method: str
):
    assert call(limited, method, filled(address, certificate)).status_code == 200
    foreign = issue_one(other_type)
    with nothing_written():
        refused = call(limited, method, filled(address, foreign))
    assert_problem(refused, 404, "not_found")


def test_the_list_of_types_holds_no_others_and_none_is_added(
    limited: Api, api: Api, certificate_type, other_type
):
    (listed,) = limited.get("certificates/types").json()["data"]
    assert listed["code"] == certificate_type.code
    names = dict.fromkeys(("de", "en", "fr", "sq"), "New")
    draft = {"code": "new", "kind": "product", "name": names}
    with nothing_written():
        assert_problem(limited.post("certificates/types", draft), 403, "key_restricted")
    assert api.post("certificates/types", draft).status_code == 201


def test_lists_hold_no_others(limited: Api, certificate, other_type):
    foreign = issue_one(other_type, holder_name="Arta Krasniqi", serial_number="S-1")
    for query in ("", "?serialNumber=S-1", f"?certificateNumber={foreign.number}"):
        found = limited.get(f"certificates{query}").json()["data"]
        assert foreign.public_id not in [each["id"] for each in found]
    searched = limited.post("certificates/search", {"holderName": "krasniqi"}).json()
    assert searched["data"] == []
    (told,) = limited.post("certificates/status", {"ids": [foreign.public_id]}).json()["data"]
    assert told["code"] == "not_found"


def test_a_taken_number_does_not_tell_whose_it_is(limited: Api, api: Api, other_type, request_body):
    foreign = issue_one(other_type, certificate_number="N-1")
    response = limited.post(ISSUE, request_body(certificateNumber="N-1"))
    assert (response.status_code, response.json()["code"]) == (409, "duplicate_certificate")
    assert "existing" not in response.json()
    assert foreign.public_id not in response.text


def test_a_number_that_another_type_allots_does_not_stop_ones_own(
    issuer: Issuer, request_body: Any, other_type
):
    """Both types draw from one series: the number is skipped, and nothing is said of its owner."""
    issue_one(other_type, certificate_number="N-1")
    own = make_type(issuer, code="numbered", number_pattern="N-{seq:1}")
    limited = Api(make_key(issuer, type_ids=[own.pk]))
    answer = limited.post(ISSUE, request_body(typeId=own.pk))
    assert answer.status_code == 201
    assert Certificate.objects.get(type=own).number == "N-2"


def test_the_gates_of_lists_keep_to_the_types(issuer: Issuer, certificate, other_type):
    foreign = issue_one(other_type)
    own = frozenset({certificate.type_id})
    certificates = Certificate.objects.for_issuer(issuer.pk, Mode.LIVE, own)
    assert list(certificates) == [certificate]
    assert set(Certificate.objects.for_issuer(issuer.pk)) == {certificate, foreign}
    types = CertificateType.objects.for_issuer(issuer.pk, own)
    assert [found.pk for found in types] == [certificate.type_id]


@pytest.mark.parametrize(
    ("address", "method"), [pair for pair in METHODS_OF_ROUTES if OF_ALL_TYPES.fullmatch(pair[0])]
)
def test_restricted_key_is_refused_routes_of_all_types(
    limited: Api, certificate, address: str, method: str
):
    """Also before anything is looked for: no row of these is there."""
    with nothing_written():
        response = call(limited, method, filled(address, certificate))
    assert_problem(response, 403, "key_restricted")


def test_jobs_of_others_are_not_there(limited: Api, api: Api):
    job = api.post("account/export", {}).json()
    assert limited.get("jobs").json()["data"] == []
    for path in ("", "/errors", "/results"):
        assert_problem(limited.get(f"jobs/{job['id']}{path}"), 404, "not_found")
    assert_problem(limited.post(f"jobs/{job['id']}/cancel", {}), 404, "not_found")


def test_restricted_key_neither_makes_nor_sees_foreign_links(
    limited: Api, api: Api, certificate, other_type, other_issuer: Issuer
):
    hidden, foreign = issue_one(other_type), issue_one(make_type(other_issuer))
    path = f"certificates/{certificate.public_id}/links"
    for rel in Relation.values:
        asked = {"rel": rel, "target": hidden.public_id}
        assert_faults(limited.post(path, asked), ("/target", "invalid_target"))
    shown = limited.post(path, {"rel": "derivedFrom", "target": foreign.public_id}).json()["id"]
    leading = api.post(path, {"rel": "relatedTo", "target": hidden.public_id}).json()["id"]
    back = {"rel": "relatedTo", "target": certificate.public_id}
    api.post(f"certificates/{hidden.public_id}/links", back)
    assert [each["id"] for each in limited.get(path).json()["data"]] == [shown]
    assert limited.get(f"{path}?direction=in").json()["data"] == []
    assert_problem(limited.delete(f"{path}/{leading}"), 404, "not_found")
    assert [each["id"] for each in api.get(path).json()["data"]] == [leading, shown]


def test_a_successor_of_another_type_is_not_named(
    limited: Api, api: Api, certificate, other_type, request_body: Any
):
    successor = request_body(typeId=other_type.pk, supersedes=certificate.public_id)
    after = api.post(ISSUE, successor).json()["id"]
    path = f"certificates/{certificate.public_id}"
    (listed,) = limited.get("certificates").json()["data"]
    for seen in (limited.get(path).json(), listed):
        assert (seen["status"], seen["supersededBy"]) == ("superseded", None)
    assert api.get(path).json()["supersededBy"] == after
    assert api.get(f"certificates/{after}").json()["supersedes"] == certificate.public_id


def test_keys_of_other_types_are_not_there(limited: Api, issuer: Issuer, certificate, other_type):
    other = make_key(issuer, type_ids=[other_type.pk]).key.public_id
    both = make_key(issuer, type_ids=[certificate.type_id, other_type.pk]).key.public_id
    listed = {each["id"]: each["typeIds"] for each in limited.get(KEYS).json()["data"]}
    assert other not in listed
    assert listed[both] == limited.get(f"{KEYS}/{both}").json()["typeIds"] == [certificate.type_id]
    assert_problem(limited.get(f"{KEYS}/{other}"), 404, "not_found")
    assert_problem(limited.post(f"{KEYS}/{other}/revoke", {}), 404, "not_found")
    wider = limited.post(f"{KEYS}/{both}/revoke", {})
    assert_problem(wider, 403, "grant_exceeded")
