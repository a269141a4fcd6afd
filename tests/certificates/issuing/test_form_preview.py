"""The preview equals the page of the issued certificate, except for id and number."""

from dataclasses import replace
from datetime import date

import pytest
from django.utils import timezone

from accounts.actors import RequestContext
from accounts.errors import ValidationFailed
from accounts.models import Branding, Issuer
from accounts.scopes import Mode
from certificates.certificate.document import Attachment, Draft, Item, Signatory
from certificates.issuing.operations import issue
from certificates.issuing.previews import LATER, preview
from certificates.models import CertificateType
from certificates.verification import operations as verification
from tests.certificates.issuing.form_helpers import issue_form_url, send_form
from tests.factories import TESTER, make_type
from tests.support.back_office import client_of

SHA256 = "ab" * 32
PLAIN = {"product_id": "ART-100", "serial_number": "SN-1"}
FULL = PLAIN | {
    "holder_name": "Arta Krasniqi",
    "holder_email": "arta@example.com",
    "metadata": {"batch": "B-42", "internalCost": "12.50"},
    "certificate_number": "N-4711",
    "valid_from": date(2026, 1, 1),
    "valid_until": date(2100, 12, 31),
    "gtin": "4006381333931",
    "items": [Item(position=1, product_id="ART-1", quantity="3")],
    "signatories": [Signatory(name="Karin Öztürk", role="Inspector")],
    "attachments": [Attachment(name="a.pdf", media_type="application/pdf", size=4, sha256=SHA256)],
    "external_ref": "internal-4711",
    "locale": "fr",
}
OPEN = {"attachments_public": True, "pdf_public": True, "show_holder": "name"}


def context_of(issuer: Issuer, mode: Mode = Mode.LIVE) -> RequestContext:
    return RequestContext(issuer=issuer.facts(), mode=mode, actor=TESTER, now=timezone.now())


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize(
    ("version", "stated"),
    [
        ({}, PLAIN),
        ({}, FULL),
        (OPEN, FULL),
        ({"release_required": True, **OPEN}, FULL),
        ({"show_holder": "check", "default_locale": "sq"}, FULL | {"locale": None}),
        ({"signatories": [{"name": "B. Hoxha", "role": "Director"}]}, PLAIN),
        ({"number_pattern": "N-{seq:4}", "validity_months": 12}, PLAIN),
    ],
)
def test_a_preview_is_the_page_of_what_is_then_issued(issuer: Issuer, mode, version, stated):
    Branding.objects.create(issuer=issuer, color="#123456", contact="quality@example.com")
    draft = Draft(type_id=make_type(issuer, **version).pk, **stated)
    seen = preview(context=context_of(issuer, mode), draft=draft)
    issued = issue(context=context_of(issuer, mode), draft=draft)
    page = verification.find_uncounted(issued.public_id, locale=seen.locale, now=seen.checked_at)
    assert seen == replace(
        page,
        id=LATER,
        number=LATER if "number_pattern" in version else page.number,
        data_hash=LATER,
        test=True,
        trustworthy=False,
        printable=False,
    )


def test_a_type_that_issues_no_more_shows_no_preview(certificate_type: CertificateType):
    CertificateType.objects.filter(pk=certificate_type.pk).update(archived_at=timezone.now())
    with pytest.raises(ValidationFailed) as refused:
        preview(
            context=context_of(certificate_type.issuer),
            draft=Draft(type_id=certificate_type.pk, **PLAIN),
        )
    assert [fault.code for fault in refused.value.errors] == ["type_archived"]


def test_a_preview_of_what_cannot_be_issued_names_the_faults_and_is_no_second_form(
    operator, certificate_type: CertificateType
):
    page = send_form(client_of(operator), issue_form_url(certificate_type), "preview", gtin="123")
    assert "GTIN" in page.text
    assert 'class="issue-form"' not in page.text
    assert 'name="token"' not in page.text
