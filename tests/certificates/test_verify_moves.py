"""What a visitor sees of a move at once: the answer, why, and where to go on, in every language."""

import pytest
from django.test import Client
from django.utils import translation

from accounts.scopes import Locale
from certificates.lifecycle import Reason
from certificates.models import Certificate
from tests.certificates.lifecycle_cases import RECALL, act
from tests.conftest import Api


def seen(certificate: Certificate, locale: str) -> str:
    return Client().get(f"/{locale}/verify/{certificate.public_id}").text


@pytest.mark.parametrize("locale", Locale.values)
@pytest.mark.parametrize("action", ["suspend", "revoke"])
def test_the_reason_and_the_public_note_are_shown_and_the_internal_one_is_not(
    api: Api, certificate: Certificate, action: str, locale: str
):
    act(api, certificate, action, RECALL)
    page = seen(certificate, locale)
    with translation.override(locale):
        assert str(Reason.RECALL.label) in page
    assert "Bring it back." in page
    assert "Ticket 77" not in page


@pytest.mark.parametrize("locale", Locale.values)
def test_the_old_page_leads_to_the_new_one(
    api: Api, certificate: Certificate, request_body, locale: str
):
    body = request_body(reason="data_error")
    successor = act(api, certificate, "supersede", body).json()["id"]
    assert f'href="/{locale}/verify/{successor}"' in seen(certificate, locale)


def test_once_reinstated_nothing_is_left_of_it(api: Api, certificate: Certificate):
    act(api, certificate, "suspend", RECALL)
    act(api, certificate, "reinstate")
    page = seen(certificate, "en")
    assert "Valid" in page
    assert "Recall" not in page
    assert "Bring it back." not in page
