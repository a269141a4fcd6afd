"""Is this file one of the certificate's? Known by its checksum; never called a forgery, never kept."""

import hashlib
from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from django.utils import timezone

from certificates.forms import fingerprint
from certificates.models import Certificate, CertificateType, Printout
from certificates.operations.draft import Attachment
from tests.factories import issue_one
from tests.pages import LOCALES, UNKNOWN, foreign_words, read

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


def test_it_costs_three_queries(
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


def test_what_is_too_large_is_refused_before_and_while_it_arrives(
    visitor: Client, certificate: Certificate, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(fingerprint, "LIMIT", 10)  # what a chunked body meets
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
