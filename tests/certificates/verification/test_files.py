"""Comparing a file with a certificate: by checksum; the file is never stored."""

import hashlib
import re
from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from django.utils import timezone

from accounts.limits import throttling
from accounts.models import Issuer
from certificates.addresses import CertificatesPrefix
from certificates.certificate.document import Attachment
from certificates.lifecycle import State
from certificates.models import Certificate, CertificateType, Printout
from certificates.verification import views as verification_views
from lib import ids
from tests.factories import issue_one, make_type, set_state
from tests.support.pages import LOCALES, UNKNOWN, ReadPage, foreign_words, read

DRAWING = b"%PDF-1.7 a drawing"
PRINTED = b"%PDF-1.7 what was handed out"


@pytest.fixture
def visitor() -> Client:
    """Somebody with a file, and no cookies."""
    return Client(enforce_csrf_checks=True)


@pytest.fixture
def certificate(certificate_type: CertificateType) -> Certificate:
    """With an attachment that its page does not show, and one printed copy."""
    sha256 = hashlib.sha256(DRAWING).hexdigest()
    drawing = Attachment(
        name="drawing.pdf", media_type="application/pdf", size=len(DRAWING), sha256=sha256
    )
    certificate = issue_one(certificate_type, attachments=[drawing])
    Printout.objects.create(
        issuer_id=certificate.issuer_id,
        certificate=certificate,
        locale="de",
        sha256=hashlib.sha256(PRINTED).digest(),
        printed_at=timezone.now(),
    )
    return certificate


def upload(visitor: Client, certificate: Certificate, content: bytes, locale: str = "en") -> Any:
    file = SimpleUploadedFile("file.pdf", content, "application/pdf")
    return visitor.post(f"/{locale}/verify/{certificate.public_id}/file", {"file": file})


def test_each_kind_of_file_is_known(visitor: Client, certificate: Certificate):
    assert certificate.document is not None
    for content, said in (
        (bytes(certificate.document), "is the certificate itself"),
        (DRAWING, "is an attachment of this certificate"),
        (PRINTED, "is a document that this service handed out"),
    ):
        response = upload(visitor, certificate, content)
        assert response.status_code == 200
        assert said in read(response).text
        assert not response.cookies
        assert "no-store" in response["Cache-Control"]

        digits = hashlib.sha256(content).hexdigest()
        address = f"/en/verify/{certificate.public_id}/file"
        assert said in read(visitor.post(address, {"sha256": digits})).text


@pytest.mark.parametrize("locale", LOCALES)
def test_another_file_is_not_known_and_no_more_is_said(
    visitor: Client, certificate: Certificate, locale: str
):
    page = read(upload(visitor, certificate, DRAWING + b" ", locale))

    assert foreign_words(page) == set()
    if locale == "en":
        assert "not a file known here" in page.text
        assert "forge" not in page.html.lower()
    assert page.band == "active"  # the file says nothing about the certificate


def test_checking_a_file_costs_three_queries(
    visitor: Client, certificate: Certificate, django_assert_num_queries: Any
):
    with django_assert_num_queries(3):
        upload(visitor, certificate, b"something else")


@pytest.mark.parametrize("fields", [{}, {"sha256": "zz"}, {"file": "no file"}])
def test_without_a_file_nothing_is_looked_up(
    visitor: Client, certificate: Certificate, fields: dict[str, str]
):
    response = visitor.post(f"/en/verify/{certificate.public_id}/file", fields)

    assert response.status_code == 400
    assert "Choose a file first." in read(response).text


def test_too_large_file_is_refused_before_and_while_arriving(
    visitor: Client, certificate: Certificate, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(verification_views, "MAX_FILE_SIZE", 10)  # what a chunked body meets
    arriving = upload(visitor, certificate, b"eleven byte")
    announced = visitor.post(
        f"/en/verify/{certificate.public_id}/file", {}, CONTENT_LENGTH="99999999"
    )

    for response in (arriving, announced):
        assert response.status_code == 413
        assert "larger than 25 MiB" in read(response).text


def test_of_an_unknown_certificate_no_file_is_known(visitor: Client, db: None):
    assert visitor.post(f"/en/verify/{UNKNOWN}/file", {"sha256": "0" * 64}).status_code == 404
    assert visitor.post("/en/verify/nonsense/file", {"sha256": "0" * 64}).status_code == 404


def test_the_other_languages_lead_back_to_the_certificate(
    visitor: Client, certificate: Certificate
):
    response = visitor.get(f"/fr/verify/{certificate.public_id}/file")

    assert response.headers["Location"] == f"/fr/verify/{certificate.public_id}"


@pytest.mark.parametrize("text", ["multipart/form-data", "multipart/form-data; boundary=x"])
def test_a_broken_upload_is_a_refusal(visitor: Client, certificate: Certificate, text: str):
    address = f"/en/verify/{certificate.public_id}/file"

    assert visitor.post(address, b"--y\r\nrubbish", content_type=text).status_code == 400


# --- the file of another certificate ---------------------------------------------------------------


@pytest.fixture
def open_certificate(certificate_type: CertificateType) -> Certificate:
    """The one whose page is open, while the file is that of `certificate`."""
    return issue_one(certificate_type, certificate_number="SHOWN-1")


def ask(
    visitor: Client, open_certificate: Certificate, content: bytes, how: str, locale: str = "en"
) -> ReadPage:
    """With the file itself, or as the script does: with its checksum and what it names."""
    if how == "upload":
        return read(upload(visitor, open_certificate, content, locale))
    found = verification_views.identifiers(content)
    named = " ".join(ids.encode(CertificatesPrefix.CERTIFICATE, each) for each in found)
    fields = {"sha256": hashlib.sha256(content).hexdigest(), "named": named}
    return read(visitor.post(f"/{locale}/verify/{open_certificate.public_id}/file", fields))


@pytest.mark.parametrize("how", ["upload", "script"])
@pytest.mark.parametrize("what", ["document", "printout"])
def test_the_file_of_another_certificate_leads_to_it(
    visitor: Client, certificate: Certificate, open_certificate: Certificate, what: str, how: str
):
    set_state(certificate, State.REVOKED)
    assert certificate.document is not None
    content = bytes(certificate.document) if what == "document" else PRINTED
    page = ask(visitor, open_certificate, content, how)
    assert "belongs to another certificate" in page.text
    assert f'href="/en/verify/{certificate.public_id}"' in page.html
    assert "status-revoked" in page.html
    assert "file-other" in page.html
    assert page.band == "active", "what the page says of its own certificate stays"


def test_an_attachment_names_no_other_certificate(
    visitor: Client, certificate: Certificate, open_certificate: Certificate
):
    """It may belong to many, and whoever holds it need not know of any."""
    page = ask(visitor, open_certificate, DRAWING, "upload")
    assert "not a file known here" in page.text
    assert certificate.public_id not in page.html


def test_naming_a_certificate_is_not_enough(
    visitor: Client, certificate: Certificate, open_certificate: Certificate
):
    page = ask(visitor, open_certificate, f'{{"id": "{certificate.public_id}"}}'.encode(), "script")
    assert "not a file known here" in page.text
    assert certificate.public_id not in page.html


def test_the_file_of_a_blocked_issuer_is_not_to_be_trusted(
    visitor: Client, certificate: Certificate, other_issuer: Issuer
):
    open_certificate = issue_one(make_type(other_issuer, code="other"))
    Issuer.objects.filter(pk=certificate.issuer_id).update(standing="fraud")
    page = ask(visitor, open_certificate, PRINTED, "upload")
    assert "status-distrust" in page.html
    assert "status-active" not in page.html
    assert "Ask the issuer" not in page.text.partition("Check a file")[2]


@pytest.mark.parametrize("locale", LOCALES)
def test_known_other_and_unknown_look_different(
    visitor: Client, certificate: Certificate, open_certificate: Certificate, locale: str
):
    looks = set()
    for page_of, content in (
        (certificate, PRINTED),
        (open_certificate, PRINTED),
        (open_certificate, b"anything"),
    ):
        page = ask(visitor, page_of, content, "upload", locale)
        assert foreign_words(page) == set()
        (look,) = re.findall(r'class="file-answer (file-\w+)"', page.html)
        (word,) = re.findall(r'class="file-word">([^<]+)<', page.html)
        (icon,) = re.findall(r'file-\w+" role="status">\s*(<svg.*?</svg>)', page.html, re.DOTALL)
        looks.add((look, word, icon))
    assert [len({each[part] for each in looks}) for part in range(3)] == [3, 3, 3]


@pytest.mark.parametrize("size", [1, 7, 40, 4096])
def test_an_identifier_is_found_however_the_file_arrives(certificate: Certificate, size: int):
    content = b"x" * 100 + certificate.public_id.encode() + b'" ' + b"y" * 100
    handler = verification_views.FileHashHandler()
    handler.new_file("file", "a.json", "application/json", len(content))
    for start in range(0, len(content), size):
        handler.receive_data_chunk(content[start : start + size], start)
    assert handler.named == (certificate.pk,)


# --- in the box before any certificate ---------------------------------------------------------------


def into_the_box(visitor: Client, content: bytes) -> Any:
    file = SimpleUploadedFile("file.pdf", content, "application/pdf")
    return visitor.post("/en/verify/", {"file": file})


def test_a_file_leads_from_the_box_to_its_certificate(visitor: Client, certificate: Certificate):
    page = f"/en/verify/{certificate.public_id}/file"
    saved = b"saved anew, by another program: " + certificate.public_id.encode()
    for content in (bytes(certificate.document or b""), PRINTED, saved):
        response = into_the_box(visitor, content)
        assert (response.status_code, response["Location"]) == (307, page)
        assert not response.cookies
        digits = {"sha256": hashlib.sha256(content).hexdigest(), "named": content.decode("latin1")}
        assert visitor.post("/en/verify/", digits)["Location"] == page


@pytest.mark.parametrize("locale", LOCALES)
def test_a_file_that_leads_nowhere_is_said_in_the_box(visitor: Client, db: None, locale: str):
    unknown = visitor.post(f"/{locale}/verify/", {"sha256": "0" * 64})
    missing = visitor.post(f"/{locale}/verify/", {})
    large = visitor.post(f"/{locale}/verify/", {}, CONTENT_LENGTH="99999999")
    for response, status in ((unknown, 404), (missing, 400), (large, 413)):
        assert response.status_code == status
        assert foreign_words(read(response)) == set()
        assert 'id="file-fault"' in response.content.decode()


def test_unknown_files_are_limited_in_the_box_too(visitor: Client, db: None, settings: Any):
    visitor.defaults["REMOTE_ADDR"] = own = "203.0.113.5"
    settings.FLOOD_BURST, settings.FLOOD_PER_MINUTE = 1, 1
    throttling.count_attempt(throttling.UNKNOWN_FILE, own)
    response = into_the_box(visitor, b"unknown")
    assert response.status_code == 429
    assert "Too many unknown files" in response.text
