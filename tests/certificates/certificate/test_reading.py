"""Reading one certificate over the API: complete, and only by its issuer."""

import json
from datetime import UTC, datetime
from typing import Any

import pytest
from django.utils import timezone

from accounts.models import Issuer
from certificates.lifecycle import Reason, State
from certificates.models import Certificate
from certificates.types.operations import change_type
from tests.conftest import Api
from tests.factories import context_of, issue_one, set_state
from tests.support.problems import assert_faults, assert_problem

MEMBERS = [
    *("ok id certificateNumber typeId typeCode productId gtin serialNumber items".split()),
    *("holderName holderEmail issuedAt issuedOn validFrom validUntil startsAt expiresAt".split()),
    *("metadata signatories attachments externalRef locale status statusReason".split()),
    *("statusChangedAt verifyUrl dataHash supersedes supersededBy test".split()),
]
MALFORMED = [
    "cert_",
    "cert_01h455vb4pex5vsknk084sn02",
    "cert_01h455vb4pex5vsknk084sn02u",
    "CERT_01h455vb4pex5vsknk084sn02q",
    "iss_01h455vb4pex5vsknk084sn02q",
    "key_01h455vb4pex5vsknk084sn02q",
    "01890a5d-ac96-774b-bcce-b302099a8057",
    "1",
    "%00",
    "%ff%fe",
    "..%2f..",
    "%F0%9F%98%80",
    "issue",
    "x" * 3000,
]


def erase(certificate: Certificate) -> None:
    """What erasing a holder leaves of a certificate."""
    Certificate.objects.filter(pk=certificate.pk).update(
        document=None, holder_name=None, holder_email=None, erased_at=timezone.now()
    )


def test_every_member_is_there_in_its_order(api, request_body):
    answer = api.post("certificates/issue", request_body(externalRef="4711/10")).json()
    body = api.get(f"certificates/{answer['id']}").json()
    assert list(body) == MEMBERS
    assert body["ok"] is True
    for name in ("productId", "serialNumber", "holderEmail", "validUntil", "metadata", "typeId"):
        assert body[name] == request_body()[name]
    for name in ("id", "verifyUrl", "dataHash"):
        assert body[name] == answer[name]
    assert body["externalRef"] == "4711/10"
    assert (body["status"], body["statusReason"], body["test"]) == ("active", None, False)
    assert body["expiresAt"] == "2099-12-31T23:00:00.000Z"
    assert (body["supersedes"], body["supersededBy"], body["gtin"]) == (None, None, None)


def test_instants_are_utc_with_z(api, certificate):
    body = api.get(f"certificates/{certificate.public_id}").json()
    for name in ("issuedAt", "startsAt", "statusChangedAt"):
        assert body[name].endswith("Z")
        assert datetime.fromisoformat(body[name]).tzinfo == UTC


def test_the_document_is_served_as_it_is(api, certificate):
    response = api.get(f"certificates/{certificate.public_id}/canonical")
    assert response.status_code == 200
    assert response["Content-Type"] == "application/json"
    assert response.content == bytes(certificate.document)


@pytest.mark.parametrize("state", [State.PENDING, State.SUSPENDED, State.REVOKED])
def test_the_state_is_told_with_its_reason(api, certificate, state):
    set_state(certificate, state, reason=Reason.RECALL)
    body = api.get(f"certificates/{certificate.public_id}").json()
    assert (body["status"], body["statusReason"]) == (state.value, "recall")


def test_a_successor_is_named(api, certificate_type):
    old, new = issue_one(certificate_type), issue_one(certificate_type)
    set_state(old, State.SUPERSEDED, reason=Reason.REPLACED, successor=new)
    body = api.get(f"certificates/{old.public_id}").json()
    assert (body["status"], body["supersededBy"]) == ("superseded", new.public_id)


def test_renaming_changes_nothing_that_was_issued(api, issuer, certificate_type, certificate):
    before = api.get(f"certificates/{certificate.public_id}").json()
    Issuer.objects.filter(pk=issuer.pk).update(name="Renamed", time_zone="Asia/Tokyo")
    change_type(
        context=context_of(certificate_type.issuer),
        certificate_type=certificate_type,
        name_en="Renamed",
    )
    assert api.get(f"certificates/{certificate.public_id}").json() == before
    document = json.loads(api.get(f"certificates/{certificate.public_id}/canonical").content)
    assert document["type"]["name"] == "Inspection certificate 3.1"
    assert document["issuer"]["name"] == "Muster Werke GmbH"


def test_an_erased_certificate_keeps_hash_and_status_and_nothing_else(api, certificate):
    digest = bytes(certificate.data_hash).hex()
    erase(certificate)
    response = api.get(f"certificates/{certificate.public_id}/canonical")
    assert_problem(response, 410, "erased")
    body = api.get(f"certificates/{certificate.public_id}").json()
    assert (body["dataHash"], body["status"]) == (digest, "active")
    assert (body["metadata"], body["holderName"], body["holderEmail"]) == ({}, None, None)


@pytest.mark.parametrize("raw_id", MALFORMED)
@pytest.mark.parametrize("suffix", ["", "/canonical"])
def test_a_malformed_id_is_not_found(api, raw_id: str, suffix: str):
    if (raw_id, suffix) == ("issue", ""):
        assert_problem(api.get("certificates/issue"), 405, "method_not_allowed")
        return
    code = "route_not_found" if "%2f" in raw_id else "not_found"  # it becomes a longer path
    assert_problem(api.get(f"certificates/{raw_id}{suffix}"), 404, code)


@pytest.mark.parametrize("suffix", ["", "/canonical"])
def test_an_unknown_id_is_not_found(api, suffix: str):
    assert_problem(
        api.get(f"certificates/cert_01h455vb4pex5vsknk084sn02q{suffix}"), 404, "not_found"
    )


@pytest.mark.parametrize("suffix", ["?fields=id", "/canonical?pretty=1"])
def test_an_unknown_parameter_is_refused(api, certificate, suffix: str):
    response = api.get(f"certificates/{certificate.public_id}{suffix}")
    assert_problem(response, 400, "validation_failed")


@pytest.mark.parametrize("suffix", ["", "/canonical"])
def test_html_is_not_on_offer(api, certificate, suffix: str):
    response = api.get(f"certificates/{certificate.public_id}{suffix}", accept="text/html")
    assert response.status_code == 200
    assert response["Content-Type"] == "application/json"


class TestTheDocument:
    def test_the_canonical_bytes_have_their_hash_for_a_tag(self, api, certificate):
        path = f"certificates/{certificate.public_id}/canonical"
        response = api.get(path)
        assert response["ETag"] == f'"{bytes(certificate.data_hash).hex()}"'
        again = api.get(path, **{"If-None-Match": response["ETag"]})
        assert (again.status_code, again.content) == (304, b"")

    def check(self, api: Api, certificate, **asked: Any) -> tuple[bool, str]:
        response = api.post(f"certificates/{certificate.public_id}/check", asked)
        assert response.status_code == 200, response.content
        return response.json()["match"], response.json()["status"]

    def test_a_copy_is_recognised_as_hash_text_or_object(self, api, certificate_type):
        metadata = {"batch": "B-1", "note": "two\nlines\tof it", "schlüssel": "ö"}
        one = issue_one(certificate_type, metadata=metadata)
        assert one.document is not None
        text = bytes(one.document).decode()
        held = json.loads(text)
        assert self.check(api, one, dataHash=bytes(one.data_hash).hex()) == (True, "active")
        assert self.check(api, one, document=text) == (True, "active")
        assert self.check(api, one, document=dict(reversed(held.items()))) == (True, "active")
        for forged in (
            {**held, "number": "1"},
            {**held, "locale": f" {held['locale']}"},
            {"x": 1.5},
        ):
            assert self.check(api, one, document=forged) == (False, "active")
        assert self.check(api, one, **{" document ": text}) == (True, "active")
        assert self.check(api, one, dataHash="0" * 64) == (False, "active")
        assert self.check(api, one, document=text + " ") == (False, "active")

    def test_check_still_answers_once_the_content_is_erased(self, api, certificate):
        digest = bytes(certificate.data_hash).hex()
        set_state(certificate, State.REVOKED)
        erase(certificate)
        assert self.check(api, certificate, dataHash=digest) == (True, "revoked")
        response = api.get(f"certificates/{certificate.public_id}/canonical")
        assert_problem(response, 410, "erased")

    def test_one_of_the_two_is_asked_for(self, api, certificate):
        path = f"certificates/{certificate.public_id}/check"
        assert_faults(api.post(path, {}), ("/dataHash", "required"))
        assert_faults(api.post(path, {"dataHash": "x"}), ("/dataHash", "invalid_format"))
        both = {"dataHash": "0" * 64, "document": {}}
        assert_faults(api.post(path, both), ("/document", "ambiguous"))
        assert_faults(api.post(path, {"document": 1}), ("/document", "invalid_type"))
