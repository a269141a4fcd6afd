"""Digital Conformity Credentials as workers sign them and the API gives them."""

from urllib.parse import urlsplit

import orjson
import pytest
from django.test import Client
from django.utils import timezone

from accounts.models import SigningKey, SigningKeyState
from accounts.scopes import Mode
from certificates import tasks
from certificates.credentials import securing
from certificates.models import ConformityForm, PublishedStatusList, SignedCredential
from config.tasks import tasks_with_work
from tests.certificates.erasure.helpers import erase_now
from tests.factories import issue_one, make_type
from tests.support import credential_proofs
from tests.support.problems import assert_problem

pytestmark = pytest.mark.django_db(transaction=True)


def address(certificate, query="profile=untp-dcc"):
    return f"certificates/{certificate.public_id}/credential?{query}"


def public_key(mode=Mode.LIVE):
    return bytes(SigningKey.objects.get(state=SigningKeyState.ACTIVE, mode=mode).public_key)


def test_the_api_gives_what_a_worker_signed(api, certificate, seal_all, settings):
    assert_problem(api.get(address(certificate)), 503, "not_sealed_yet")
    seal_all()
    response = api.get(address(certificate))
    assert response["Content-Type"] == "application/vc+jwt"
    claims = credential_proofs.verify_jwt(response.content.decode(), public_key())
    assert claims["type"] == ["DigitalConformityCredential", "VerifiableCredential"]
    assert claims["credentialSubject"]["referenceScheme"]["name"] == "EN 10204 3.1"
    assert api.get(address(certificate, "profile=untp-dcc&proof=jwt")).content == response.content
    settings.BASE_URL = "https://elsewhere.example"
    assert api.get(address(certificate)).content == response.content
    tasks.publish_status_lists()
    listed = claims["credentialStatus"]["statusListCredential"]
    published = PublishedStatusList.objects.get(purpose="withdrawn", suite="jwt")
    assert credential_proofs.verify_jwt(published.content, public_key())["id"] == listed
    served = Client().get(urlsplit(listed).path)
    assert orjson.loads(served.content)["id"] == listed


def test_types_without_the_profile_have_none(api, issuer, seal_all):
    plain = issue_one(make_type(issuer, code="plain", credential={}))
    seal_all()
    assert_problem(api.get(address(plain)), 400, "validation_failed")
    assert SignedCredential.objects.get().conformity is None
    for query in ("profile=other", "profile=untp-dcc&proof=eddsa-jcs-2022", "profile="):
        assert_problem(api.get(address(plain, query)), 400, "validation_failed")


def test_only_its_issuer_gets_it_and_not_after_its_erasure(
    api, certificate, seal_all, outsider_api, test_mode_api, anonymous_api
):
    seal_all()
    for other in (outsider_api, test_mode_api):
        assert_problem(other.get(address(certificate)), 404, "not_found")
    assert anonymous_api.get(address(certificate)).status_code == 401
    erase_now(api, certificate)
    assert_problem(api.get(address(certificate)), 410, "erased")


def test_credential_is_signed_anew_when_its_key_was_stolen(api, certificate, seal_all):
    seal_all()
    before = api.get(address(certificate)).content.decode()
    key = SigningKey.objects.get(mode=Mode.LIVE)
    stolen = {"state": SigningKeyState.COMPROMISED, "compromised_at": timezone.now()}
    SigningKey.objects.filter(pk=key.pk).update(**stolen)
    seal_all()
    after = api.get(address(certificate)).content.decode()
    claims = credential_proofs.verify_jwt(after, public_key())
    assert claims == credential_proofs.verify_jwt(before, bytes(key.public_key))
    with pytest.raises(securing.InvalidProof):
        credential_proofs.verify_jwt(before, public_key())


def test_one_of_a_withdrawn_form_is_signed_anew(api, certificate, seal_all):
    seal_all()
    before = api.get(address(certificate)).content
    place = SignedCredential.objects.values_list("status_list", "status_index").get()
    SignedCredential.objects.update(conformity_form=ConformityForm.WITHDRAWN, conformity=b"0" * 64)
    assert_problem(api.get(address(certificate)), 503, "not_sealed_yet")
    assert "certificates.tasks.seal_certificates" in tasks_with_work()
    seal_all()
    after = credential_proofs.verify_jwt(
        api.get(address(certificate)).content.decode(), public_key()
    )
    assert after == credential_proofs.verify_jwt(before.decode(), public_key())
    assert SignedCredential.objects.values_list("status_list", "status_index").get() == place
