"""The API gives a credential to who may read its certificate."""

import orjson
import pytest
from django.db.models import F
from django.db.models.functions import Mod
from django.test import Client

from accounts.models import Issuer
from accounts.scopes import Scope
from certificates.credentials import operations as credentials, securing
from certificates.models import SignedCredential
from tests.conftest import Api
from tests.factories import make_key, make_type
from tests.support import credential_proofs
from tests.support.problems import assert_problem

from .helpers import address, public_key

pytestmark = pytest.mark.django_db(transaction=True)


def test_the_api_gives_what_a_worker_signed(api, certificate, seal_all):
    refused = api.get(address(certificate))
    assert_problem(refused, 503, "not_sealed_yet")
    assert refused["Retry-After"] == "2"
    seal_all()
    response = api.get(address(certificate))
    assert response["Content-Type"] == "application/vc"
    secured = orjson.loads(response.content)
    credential = credential_proofs.verify_jcs(secured, public_key())
    assert credential["credentialSubject"]["certificate"] == orjson.loads(certificate.document)
    assert credential["issuer"]["id"] == Issuer.objects.get(pk=certificate.issuer_id).did
    token = api.get(address(certificate, proof="jwt"))
    assert token["Content-Type"] == "application/vc+jwt"
    claims = credential_proofs.verify_jwt(token.content.decode(), public_key())
    assert credential.items() <= claims.items()
    assert api.get(address(certificate, proof="eddsa-jcs-2022")).content == response.content


def test_only_who_may_read_the_certificate_gets_it(
    api, issuer, certificate, seal_all, outsider_api, test_mode_api, anonymous_api
):
    seal_all()
    for other in (outsider_api, test_mode_api):
        assert_problem(other.get(address(certificate)), 404, "not_found")
    assert anonymous_api.get(address(certificate)).status_code == 401
    other_type = make_type(issuer, code="another")
    client = Api(make_key(issuer, type_ids=[other_type.pk]))
    assert_problem(client.get(address(certificate)), 404, "not_found")
    client = Api(make_key(issuer, scopes=[Scope.CERTIFICATES_ISSUE]))
    assert_problem(client.get(address(certificate)), 403, "scope_missing")
    for proof in ("rsa", "eddsa-rdfc-2022", ""):
        assert_problem(api.get(address(certificate, proof=proof)), 400, "validation_failed")


def test_no_later_change_alters_a_signed_byte(api, certificate, seal_all, settings):
    """Only signatures are stored: what the credential is composed of must be what it was."""
    seal_all()
    before = api.get(address(certificate)).content
    settings.BASE_URL = "https://elsewhere.example"
    issuer = certificate.issuer
    issuer.name = "Another name"
    issuer.save()
    body = {"name": {"en": "Another name"}, "fields": []}
    api.patch(f"certificates/types/{certificate.type_id}", body)
    api.post(f"certificates/{certificate.public_id}/revoke", {"reason": "fraud"})
    seal_all()
    assert api.get(address(certificate)).content == before


def test_an_altered_row_does_not_leave_with_its_signature(certificate, seal_all):
    seal_all()
    SignedCredential.objects.update(status_index=Mod(F("status_index") + 1, 131072))
    with pytest.raises(securing.InvalidProof):
        credentials.read(certificate.pk)


def test_the_context_of_product_credentials_is_public():
    response = Client().get("/contexts/v1")
    assert response["Content-Type"] == "application/ld+json"
    assert response["Access-Control-Allow-Origin"] == "*"
    terms = response.json()["@context"]
    assert terms["CertifiedProduct"]["@context"]["certificate"]["@type"] == "@json"
