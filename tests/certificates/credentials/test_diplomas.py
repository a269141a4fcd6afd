"""A diploma that a program issues becomes a badge that software of others accepts, and learns to refuse."""

from typing import Any
from urllib.parse import unquote, urlsplit

import orjson
import pytest
from django.test import Client
from django.utils import timezone
from openbadgeslib.ob3.ldp import OB3LdpVerifier
from openbadgeslib.ob3.verifier import OB3VerificationError

from accounts.models import Issuer, SigningKey, SigningKeyState
from accounts.scopes import Mode
from certificates import tasks
from certificates.credentials import operations as credentials
from certificates.log import sequencing
from certificates.models import Certificate, SignedCredential
from certificates.types.presets import DIPLOMA
from edu.models import Enrolment
from tests.certificates.erasure.helpers import erase_now
from tests.certificates.printing.helpers import fetch_pdf
from tests.certificates.transitions.helpers import request_transition
from tests.conftest import Api
from tests.edu.completion.helpers import (
    finished_completion,
    make_class,
    make_published,
    result_of,
    send_completion,
)
from tests.factories.edu import make_approved_onboarding
from tests.support import credential_proofs
from tests.support.problems import assert_problem

pytestmark = pytest.mark.django_db(transaction=True)
TRANSCRIPT = [{"code": "M101", "title": "Analiza", "grade": "1.3", "credits": "7.5"}]


@pytest.fixture
def diploma(api: Api, issuer: Issuer) -> Certificate:
    """Of a program, in the recipient's language."""
    program = make_published(issuer, learning_outcomes=["Calculates loads"])
    (enrolment,) = make_class(program, 1)
    result = result_of(enrolment, 1, completedOn="2026-06-30", results=TRANSCRIPT)
    finished_completion(send_completion(api, program, result))
    certificate = Enrolment.objects.get(pk=enrolment.pk).certificate
    assert certificate is not None
    return certificate


def path(certificate: Certificate, proof: str = "") -> str:
    query = f"?proof={proof}" if proof else ""
    return f"certificates/{certificate.public_id}/credential{query}"


def fetch(url: str, *_: Any, **__: Any) -> bytes:
    """From this service, whatever host its addresses name."""
    parts = urlsplit(unquote(url))
    response = Client().get(f"{parts.path}?{parts.query}".rstrip("?"))
    assert response.status_code == 200, url
    return b"".join(response) if response.streaming else response.content


def judge(content: bytes) -> Any:
    """openbadgeslib, from the DID document to the bit in the status list."""
    did = orjson.loads(content)["issuer"]["id"]
    return OB3LdpVerifier.for_issuer_did(did).verify(
        content, check_status=True, verify_status_list=False, download=fetch
    )


def test_a_wallet_takes_the_diploma_until_it_is_revoked(
    api: Api, diploma: Certificate, seal_all, settings
):
    seal_all()
    tasks.publish_status_lists()
    content = api.get(path(diploma)).content
    badge = orjson.loads(content)
    assert badge["proof"][0]["cryptosuite"] == "eddsa-rdfc-2022"
    achievement = badge["credentialSubject"]["achievement"]
    assert (achievement["name"], achievement["achievementType"]) == ("Inxhinieri", "Diploma")
    assert [each["targetCode"] for each in achievement["alignment"]] == ["6", "60"]
    names = [each["name"] for each in achievement["resultDescription"]]
    assert "M101 Analiza" in names
    assert badge["credentialSubject"]["identifier"][0]["identityHash"] == "Përparim Gashi"
    assert judge(content)
    api.post(f"certificates/{diploma.public_id}/revoke", {"reason": "fraud"})
    sequencing.run(Mode.LIVE, now=timezone.now())
    tasks.publish_status_lists()
    assert api.get(path(diploma)).content == content
    with pytest.raises(OB3VerificationError, match="revo"):
        judge(content)


@pytest.mark.parametrize(
    ("stated", "number"),
    [
        *(
            (text, None)
            for text in ("1.200", "1,200", "5 ECTS", "1 200", "1,5", "1e3", "nan", "-5", "٣")
        ),
        *(("7.5", 7.5), ("180", 180)),
    ],
)
def test_credits_are_a_number_only_beyond_doubt(
    api: Api, issuer: Issuer, seal_all, stated: str, number: float | None
):
    """A successor may state as credits any text that its type takes."""
    make_approved_onboarding(issuer, country="XK")
    fields = [
        each | {"kind": "text"} if each["key"] == "credits" else each for each in DIPLOMA["fields"]
    ]
    program = make_published(issuer, type_fields={"fields": fields})
    (enrolment,) = make_class(program, 1)
    finished_completion(send_completion(api, program, result_of(enrolment, 1)))
    body = {
        "typeId": program.certificate_type_id,
        "holderName": "Përparim Gashi",
        "metadata": {"credits": stated, "transcript": [["Analiza", stated, "1.3"]]},
        "reason": "data_error",
    }
    successor = request_transition(api, Certificate.objects.get(), "supersede", body)
    assert successor.status_code == 201, successor.content
    certificate = Certificate.objects.get(supersedes__isnull=False)
    seal_all()
    badge = api.get(path(certificate))
    assert badge.status_code == 200, badge.content
    subject = orjson.loads(badge.content)["credentialSubject"]
    assert subject.get("creditsEarned") == number
    elm = fetch_pdf(api, f"{path(certificate)}?profile=elm")
    assert elm.status_code == 200, elm.content
    achieved = elm.json()["credentialSubject"]["hasClaim"]
    for each in (achieved, achieved["hasPart"][0]):
        assert each.get("creditReceived", {}).get("point") == (number and str(number))


def test_the_quick_suites_do_not_wait_for_the_slow_one(api: Api, diploma: Certificate, log_folder):
    sequencing.run(Mode.LIVE, now=timezone.now())
    tasks.seal_certificates()
    refused = api.get(path(diploma))
    assert_problem(refused, 503, "not_sealed_yet")
    assert credentials.health()[:2] == (0, 1)
    key = SigningKey.objects.get(state=SigningKeyState.ACTIVE, mode=Mode.LIVE)
    secured = orjson.loads(api.get(path(diploma, "eddsa-jcs-2022")).content)
    assert credential_proofs.verify_jcs(secured, bytes(key.public_key or b""))
    assert api.get(path(diploma, "jwt"))["Content-Type"] == "application/vc+jwt"
    tasks.sign_graphs()
    assert api.get(path(diploma)).status_code == 200
    assert credentials.health()[:2] == (0, 0)


def test_a_graph_that_cannot_be_signed_keeps_no_other_from_it(
    api: Api, diploma: Certificate, seal_all, monkeypatch
):
    sequencing.run(Mode.LIVE, now=timezone.now())
    tasks.seal_certificates()

    def fail(*_args: Any) -> bytes:
        raise ValueError("no such term")

    monkeypatch.setattr(credentials, "compose", fail)
    tasks.sign_graphs()
    assert SignedCredential.objects.get().rdfc is None
    monkeypatch.undo()
    tasks.sign_graphs()
    assert api.get(path(diploma)).status_code == 200


def test_compromised_key_has_the_diplomas_graph_signed_anew(
    api: Api, diploma: Certificate, seal_all
):
    seal_all()
    before = orjson.loads(api.get(path(diploma)).content)["proof"][0]
    compromised = {"state": SigningKeyState.COMPROMISED, "compromised_at": timezone.now()}
    SigningKey.objects.filter(mode=Mode.LIVE).update(**compromised)
    seal_all()
    after = orjson.loads(api.get(path(diploma)).content)["proof"][0]
    assert after["verificationMethod"] != before["verificationMethod"]

    erase_now(api, diploma)
    SigningKey.objects.filter(mode=Mode.LIVE).update(**compromised)
    seal_all()
    health = credentials.health()
    assert (health.waiting, health.graphs_waiting) == (0, 0)


def test_the_verify_page_shows_nothing_of_the_credential(diploma: Certificate, seal_all):
    seal_all()
    page = Client().get(f"/en/verify/{diploma.public_id}").text
    for secret in ("OpenBadgeCredential", "identityHash", "1.3", "@example.com"):
        assert secret not in page
