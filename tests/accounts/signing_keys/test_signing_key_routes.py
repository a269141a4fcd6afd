"""Signing keys over the API: read and rotate, in each mode, and nobody else's."""

import pytest
from django.utils import timezone

from accounts.models import AuditEntry, SigningKey, SigningKeyState
from accounts.scopes import Mode, Scope
from accounts.signing_keys import operations as signing_keys
from accounts.tasks import make_signing_keys
from tests.conftest import Api
from tests.factories import make_key
from tests.support.problems import assert_problem

pytestmark = pytest.mark.django_db
PATH = "account/signing-keys"


def test_before_and_after_the_first_key_is_made(api, issuer):
    empty = api.get(PATH).json()
    assert (empty["did"], empty["didDocumentUrl"], empty["data"]) == (None, None, [])
    key = signing_keys.active_key(issuer.pk, Mode.LIVE)
    told = api.get(PATH).json()
    assert told["did"] == key.did
    assert told["didDocumentUrl"].endswith(f"/issuers/{issuer.public_id}/did.json")
    (item,) = told["data"]
    assert (item["kid"], item["state"]) == (key.kid, "active")
    assert item["verificationMethod"] == key.verification_method
    assert "secret" not in item


def test_rotation(api, issuer):
    old = signing_keys.active_key(issuer.pk, Mode.LIVE)
    answers = [api.post(f"{PATH}/rotate", b"") for _ in range(2)]
    assert [answer.status_code for answer in answers] == [202, 202]
    assert answers[0].json()["state"] == "requested"
    assert SigningKey.objects.for_issuer(issuer.pk, Mode.LIVE).count() == 2
    make_signing_keys()
    new, retired = api.get(PATH).json()["data"]
    assert [new["state"], retired["state"]] == ["active", "retired"]
    assert retired["kid"] == old.kid
    entry = AuditEntry.objects.get(action="signing_key.rotated")
    assert entry.changes["key"]["after"] == old.kid


def test_whoever_rotates_without_end_does_not_make_the_document_endless(api, issuer, monkeypatch):
    monkeypatch.setattr(signing_keys, "MANY_KEYS", 3)
    for _ in range(4):
        make_signing_keys()
        answer = api.post(f"{PATH}/rotate", b"")
    assert (answer.status_code, answer.json()["state"]) == (202, "active")
    assert SigningKey.objects.for_issuer(issuer.pk, Mode.LIVE).count() == 3
    long_ago = timezone.now() - signing_keys.BETWEEN_MANY
    SigningKey.objects.in_state(SigningKeyState.ACTIVE).update(activated_at=long_ago)
    assert api.post(f"{PATH}/rotate", b"").json()["state"] == "requested"


def test_the_modes_have_keys_of_their_own(api, test_mode_api, issuer):
    make_signing_keys()
    live, test = (each.get(PATH).json() for each in (api, test_mode_api))
    assert test["did"] == f"{live['did']}:test"
    assert test["data"][0]["kid"] != live["data"][0]["kid"]


def test_nobody_else_s(outsider_key, issuer):
    signing_keys.active_key(issuer.pk, Mode.LIVE)
    outsider = Api(outsider_key)
    assert outsider.get(PATH).json()["data"] == []
    outsider.post(f"{PATH}/rotate", b"")
    assert SigningKey.objects.for_issuer(issuer.pk, Mode.LIVE).count() == 1


def test_signing_key_routes_refuse_keys_without_their_scope(issuer):
    others = [scope for scope in Scope if scope is not Scope.SIGNING_MANAGE]
    weak = Api(make_key(issuer, scopes=others))
    assert_problem(weak.get(PATH), 403, "scope_missing")
    assert_problem(weak.post(f"{PATH}/rotate", b""), 403, "scope_missing")


def test_no_route_declares_a_key_compromised(api, issuer):
    key = signing_keys.active_key(issuer.pk, Mode.LIVE)
    assert api.post(f"{PATH}/{key.kid}/compromised", b"").status_code == 404
