"""Public pages of an issuer that is blocked for fraud."""

import pytest
from django.test import Client
from django.utils import translation

from accounts.models import Branding, Issuer
from accounts.scopes import Standing
from certificates.lifecycle import State
from certificates.models import CertificateType
from certificates.verification.texts import (
    ADVICE,
    DISTRUST_CERTIFICATE,
    DISTRUST_PRODUCT,
    LEAVE_CERTIFICATE,
    LEAVE_PRODUCT,
)
from tests.certificates.verification.test_answer import MAKERS
from tests.factories import issue_one, make_type, set_state
from tests.support.pages import LOCALES, look

pytestmark = pytest.mark.django_db
NOTE = "Call us under 030 123456"
LED_TO_IT = (LEAVE_PRODUCT, LEAVE_CERTIFICATE, *ADVICE.values())


def translated(locale: str, text: str) -> str:
    """The sentence in this language."""
    with translation.override(locale):
        return translation.gettext(text)


@pytest.fixture
def persons_type(issuer: Issuer) -> CertificateType:
    return make_type(issuer, code="course", kind="person", required=["holderName"])


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("status", MAKERS)
def test_no_page_advises_to_ask_the_issuer(
    issuer: Issuer, certificate_type: CertificateType, locale: str, status: str
):
    certificate = MAKERS[status](certificate_type)
    Branding.objects.create(issuer=issuer, contact="quality@issuer.example")
    Issuer.objects.update(standing=Standing.FRAUD)
    page = look(Client(), certificate, locale)
    assert translated(locale, DISTRUST_PRODUCT) in page.text
    for sentence in LED_TO_IT:
        assert translated(locale, sentence) not in page.text
    assert "quality@issuer.example" not in page.html


@pytest.mark.parametrize("locale", LOCALES)
def test_a_persons_certificate_is_spoken_of_as_one(persons_type: CertificateType, locale: str):
    certificate = set_state(
        issue_one(persons_type, product_id=None, serial_number=None, holder_name="Ada"),
        State.SUSPENDED,
    )
    Issuer.objects.update(standing=Standing.FRAUD)
    page = look(Client(), certificate, locale)
    assert translated(locale, DISTRUST_CERTIFICATE) in page.text
    assert translated(locale, LEAVE_CERTIFICATE) not in page.text


def test_without_the_block_the_advice_is_to_ask(certificate_type: CertificateType):
    page = look(Client(), MAKERS["suspended"](certificate_type), "en")
    assert "Do not use the product. Ask the issuer." in page.text


def test_its_notes_are_not_passed_on(certificate_type: CertificateType):
    certificate = set_state(issue_one(certificate_type), State.SUSPENDED, public_note=NOTE)
    assert NOTE in look(Client(), certificate, "en").text
    Issuer.objects.update(standing=Standing.FRAUD)
    assert NOTE not in look(Client(), certificate, "en").html
    answer = Client().get(f"/api/public/certificates/{certificate.public_id}")
    assert answer.status_code == 200
    assert NOTE not in answer.text
    assert answer.json()["trustworthy"] is False
