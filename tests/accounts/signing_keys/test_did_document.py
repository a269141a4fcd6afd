"""`/issuers/{id}/did.json`, as software of others reads it."""

import pytest
from django.db import connection
from django.test import Client

from accounts.models import Issuer, SigningKey, SigningKeyState
from accounts.scopes import Mode, Standing
from accounts.signing_keys import operations as signing_keys
from tests.factories import make_issuer

pytestmark = pytest.mark.django_db


@pytest.fixture
def key(issuer):
    return signing_keys.active_key(issuer.pk, Mode.LIVE)


def read(issuer, tail="did.json", **headers):
    return Client().get(f"/issuers/{issuer.public_id}/{tail}", headers=headers)


def test_each_key_as_multikey_and_as_json_web_key(issuer, key):
    answer = read(issuer)
    assert (answer["Access-Control-Allow-Origin"], answer["Cache-Control"]) == (
        "*",
        "public, max-age=60",
    )
    document = answer.json()
    assert document["id"] == key.did
    multikey, jwk = document["verificationMethod"]
    assert [multikey["id"], jwk["id"]] == [key.verification_method, key.jwk_method]
    assert document["assertionMethod"] == [multikey["id"], jwk["id"]]
    assert jwk["publicKeyJwk"]["x"]
    again = read(issuer, **{"if-none-match": answer["ETag"]})
    assert (again.status_code, again["Access-Control-Allow-Origin"]) == (304, "*")


def test_test_mode_has_a_did_of_its_own(issuer, key):
    assert read(issuer, "test/did.json").json()["verificationMethod"] == []
    test_key = signing_keys.active_key(issuer.pk, Mode.TEST)
    document = read(issuer, "test/did.json").json()
    assert document["id"] == f"{key.did}:test" == test_key.did
    assert document["assertionMethod"][0] == test_key.verification_method


def test_a_retired_key_stays_and_a_compromised_one_is_absent(issuer, key):
    for state in (SigningKeyState.RETIRED, SigningKeyState.COMPROMISED):
        SigningKey.objects.filter(pk=key.pk).update(state=state)
        assert (key.kid in read(issuer).content.decode()) == (state == SigningKeyState.RETIRED)


def test_an_issuer_blocked_for_fraud_shows_no_keys(issuer, key):
    Issuer.objects.filter(pk=issuer.pk).update(standing=Standing.FRAUD)
    assert read(issuer).json()["assertionMethod"] == []


def test_nothing_of_the_private_key_is_read(issuer, key, settings):
    """A process that faces the internet has no SIGNING_KEYS, and needs none."""
    settings.SIGNING_KEYS = []
    assert read(issuer).status_code == 200
    with connection.cursor() as cursor:
        cursor.execute("SELECT secret FROM accounts_signingkey WHERE state = 'active'")
        assert cursor.fetchone()[0] not in read(issuer).content.decode()


def test_an_issuer_that_is_unknown_or_has_no_key_yet(key):
    without = make_issuer()
    assert read(without).status_code == 404
    for issuer_id in ("iss_01h455vb4pex5vsknk084sn02q", "iss_x", without.public_id.upper()):
        answer = Client().get(f"/issuers/{issuer_id}/did.json")
        assert (answer.status_code, answer["Cache-Control"]) == (404, "no-store")
