"""The page on which owners set up the digital signature of PDFs; all other members read."""

from datetime import timedelta
from typing import Any

import pytest
import time_machine
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from django.urls import reverse
from django.utils import timezone

from accounts.models import AuditEntry, Issuer, OutgoingMail, PdfSigningKey, User
from accounts.pdf_signing import rules
from accounts.tasks import warn_of_pdf_certificates
from certificates.tasks import print_waiting
from tests.factories import make_issuer
from tests.support.back_office import impersonating_client, page_text, with_issuer
from tests.support.sign_in import signed_in

from .authority import DAY, NOW, certified
from .test_chains import key

HOME = reverse("admin:index")
PAGE = reverse("admin:accounts_issuer_pdf_signing")
REQUEST = reverse("admin:accounts_issuer_pdf_certificate_request")
UPLOAD = reverse("admin:accounts_issuer_pdf_certificates")
SWITCH = reverse("admin:accounts_issuer_pdf_signing_switch")
STATUS = reverse("admin:accounts_issuer_pdf_signing_status")
NAMES = {"organization": "Muster Werke GmbH", "country": "de"}


@pytest.fixture(autouse=True)
def quick_keys(monkeypatch) -> None:
    monkeypatch.setattr(rules, "new_key", key)


@pytest.fixture
def browser(owner: User) -> Client:
    return signed_in(owner)


@pytest.fixture
def requested(browser: Client, issuer: Issuer) -> str:
    """A certificate request that was downloaded."""
    browser.post(PAGE, with_issuer(issuer, **NAMES))
    print_waiting()
    return browser.get(REQUEST).text


def upload(browser: Client, issuer: Issuer, raw: bytes) -> Any:
    file = SimpleUploadedFile("chain.pem", raw)
    return browser.post(UPLOAD, with_issuer(issuer, file=file, text=""), follow=True)


def actions(issuer: Issuer) -> list[str]:
    rows = AuditEntry.objects.for_issuer(issuer.pk).filter(action__startswith="pdf_signing.")
    return list(rows.order_by("at", "pk").values_list("action", flat=True))


def test_from_the_request_to_the_signature_and_off_again(browser: Client, issuer: Issuer):
    assert "without a digital signature" in page_text(browser, PAGE)
    browser.post(PAGE, with_issuer(issuer, **NAMES))
    assert "is being made" in page_text(browser, PAGE)
    assert "is being made" in browser.get(STATUS).text
    assert browser.get(REQUEST).status_code == 404
    print_waiting()
    assert browser.get(STATUS)["HX-Refresh"] == "true"
    download = browser.get(REQUEST)
    assert download["Content-Disposition"] == 'attachment; filename="pdf-signing.csr"'
    assert "are signed from now on" in upload(browser, issuer, certified(download.text)).text
    text = page_text(browser, PAGE)
    assert "Test Seals CA" in text
    assert "Renew the certificate" in text
    browser.post(SWITCH, with_issuer(issuer, off="yes"))
    assert "Switched off" in page_text(browser, PAGE)
    browser.post(SWITCH, with_issuer(issuer, on="yes"))
    browser.post(SWITCH, with_issuer(issuer, remove="yes"))
    assert "without a digital signature" in page_text(browser, PAGE)
    assert actions(issuer) == [
        "pdf_signing.key_requested",
        "pdf_signing.certificate_added",
        "pdf_signing.switched",
        "pdf_signing.switched",
        "pdf_signing.removed",
    ]


def test_a_name_that_no_certificate_can_bear_keeps_nobody_waiting(browser: Client, issuer: Issuer):
    """64 bytes are fewer letters where they have umlauts."""
    name_too_long = {**NAMES, "organization": "Ü" * 33}
    assert "at most 64 characters" in browser.post(PAGE, with_issuer(issuer, **name_too_long)).text
    other = make_issuer("Universität")
    PdfSigningKey.objects.create(
        issuer=other, organization="Ü" * 33, country="DE", requested_at=other.created_at
    )
    browser.post(PAGE, with_issuer(issuer, **NAMES))
    print_waiting()
    assert browser.get(REQUEST).status_code == 200


def test_without_an_authority_it_signs_at_once(browser: Client, issuer: Issuer):
    browser.post(PAGE, with_issuer(issuer, **NAMES, self_signed="on"))
    print_waiting()
    text = page_text(browser, PAGE)
    assert "no authority" in text
    assert "Signs PDFs" in text


def test_unusable_uploaded_certificate_is_refused_with_the_reason(
    browser: Client, issuer: Issuer, requested: str
):
    assert "Choose the file" in browser.post(UPLOAD, with_issuer(issuer)).text
    assert "No certificate could be read" in upload(browser, issuer, b"nonsense").text
    ended = certified(requested, start=NOW - 2 * DAY, end=NOW - DAY)
    assert "has expired" in upload(browser, issuer, ended).text
    too_large = upload(browser, issuer, b"x" * 70_000)
    assert "At most 64 KiB" in too_large.text
    assert not PdfSigningKey.objects.filter(state="active").exists()


def test_a_successor_takes_over_with_its_certificate_and_the_old_key_is_deleted(
    browser: Client, issuer: Issuer, requested: str, monkeypatch
):
    upload(browser, issuer, certified(requested))
    monkeypatch.undo()
    browser.post(PAGE, with_issuer(issuer, **NAMES))
    print_waiting()
    assert "Signs PDFs" in page_text(browser, PAGE)  # still the old one
    upload(browser, issuer, certified(browser.get(REQUEST).text))
    states = PdfSigningKey.objects.order_by("requested_at").values_list("state", "secret")
    (old, secret), (new, new_secret) = states
    assert (old, secret, new) == ("retired", None, "active")
    assert new_secret


@pytest.mark.parametrize("address", [PAGE, UPLOAD, SWITCH])
def test_only_owners_change_it_and_only_after_a_recent_sign_in(
    address: str, issuer: Issuer, owner: User, operator: User, auditor: User, outsider: User
):
    form = with_issuer(issuer, **NAMES, remove="yes", text="x")
    for person in (operator, auditor):
        browser = signed_in(person)
        assert "You can read" in page_text(browser, PAGE)
        assert browser.post(address, form).status_code == 403
    assert impersonating_client(issuer).post(address, form).status_code == 403
    signed_in(outsider).post(address, form)  # with a form of an issuer that is not theirs
    browser = signed_in(owner)
    with time_machine.travel(timezone.now() + timedelta(minutes=25), tick=False):
        response = browser.post(address, form)
    assert response["Location"].startswith("/admin/access/confirm/")
    assert not PdfSigningKey.objects.exists()


def test_owners_are_warned_before_it_ends(
    browser: Client, owner: User, issuer: Issuer, requested: str
):
    upload(browser, issuer, certified(requested, end=NOW + 40 * DAY))
    mails = OutgoingMail.objects.filter(kind="pdf_certificate_ending")
    warn_of_pdf_certificates()
    assert not mails.exists()
    for days, count in ((20, 1), (21, 1), (35, 2), (39.5, 3)):
        with time_machine.travel(NOW + days * DAY, tick=False):
            warn_of_pdf_certificates()
        assert mails.count() == count
    for days, words in ((35, "Renew it in time"), (41, "No PDF can be signed since")):
        with time_machine.travel(NOW + days * DAY, tick=False):
            assert words in page_text(signed_in(owner), HOME)
    with time_machine.travel(NOW + 41 * DAY, tick=False):
        assert "PDFs are refused to you" in page_text(signed_in(owner), PAGE)
