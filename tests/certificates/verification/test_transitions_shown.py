"""The verify page after each transition: answer, reason and next step, in every language."""

import re
from typing import Any

import pytest
from django.test import Client
from django.utils import translation

from accounts.scopes import Locale
from certificates.lifecycle import Reason
from certificates.models import Certificate, CertificateType
from tests.certificates.erasure.helpers import personal_fields, request_erasure
from tests.certificates.transitions.helpers import RECALL, request_transition
from tests.conftest import Api
from tests.factories import issue_one


def verify_page(certificate: Certificate, locale: str) -> str:
    return Client().get(f"/{locale}/verify/{certificate.public_id}").text


@pytest.mark.parametrize("locale", Locale.values)
@pytest.mark.parametrize("action", ["suspend", "revoke"])
def test_the_reason_and_the_public_note_are_shown_and_the_internal_one_is_not(
    api: Api, certificate: Certificate, action: str, locale: str
):
    request_transition(api, certificate, action, RECALL)
    page = verify_page(certificate, locale)
    with translation.override(locale):
        assert str(Reason.RECALL.label) in page
    assert "Bring it back." in page
    assert "Ticket 77" not in page


@pytest.mark.parametrize("locale", Locale.values)
def test_the_old_page_leads_to_the_new_one(
    api: Api, certificate: Certificate, request_body, locale: str
):
    body = request_body(reason="data_error")
    successor = request_transition(api, certificate, "supersede", body).json()["id"]
    assert f'href="/{locale}/verify/{successor}"' in verify_page(certificate, locale)


def test_the_history_is_told_newest_first_and_without_internal_notes(
    api: Api, certificate: Certificate, django_assert_num_queries: Any
):
    request_transition(api, certificate, "suspend", RECALL)
    assert "History of the status" not in verify_page(
        certificate, "en"
    )  # said as the change already

    request_transition(
        api, certificate, "suspend", {"reason": "data_error", "publicNote": "Weight <wrong>."}
    )
    request_transition(api, certificate, "reinstate", {"reason": "recall", "note": "Ticket 78"})
    request_transition(api, certificate, "reinstate")
    with django_assert_num_queries(1):
        page = verify_page(certificate, "en")

    history = page.split('<ol class="history">')[1].split("</ol>")[0]
    deeds = re.findall(r"<strong>(.*?)</strong>", history)
    assert deeds == [
        "Suspension lifted: in force again",
        "One reason for the suspension ended; the certificate stayed suspended",
        "Suspended for one more reason",
        "Suspended for the time being",
        "Issued",
    ]
    assert "(Recall)" in history
    assert "Bring it back." in history
    assert "Weight &lt;wrong&gt;." in history
    assert "Ticket" not in page


def test_page_hides_notes_once_erasure_is_requested(api: Api, certificate_type: CertificateType):
    certificate = issue_one(certificate_type, **personal_fields())
    request_transition(api, certificate, "suspend", RECALL)
    request_transition(api, certificate, "reinstate")
    assert request_erasure(api, certificate).status_code == 200
    page = verify_page(certificate, "en")
    assert "Suspended for the time being" in page
    assert "Bring it back." not in page
