"""Printed documents read back, for the stories about them."""

from http import HTTPStatus
from io import BytesIO
from typing import Any

from django.utils import timezone
from pypdf import PdfReader

from certificates.models import Certificate, CertificateType
from certificates.printing import operations as printing
from certificates.types.presets import CALIBRATION_CERTIFICATE, DIPLOMA
from tests.factories import issue_one, make_type

RESULTS = [["Rp0,2", "≥ 230", "312.50", "N/mm²"], ["A", "≥ 45", "52", "%"]]


def fetch_pdf(client: Any, path: str, **options: Any) -> Any:
    """The answer once a worker has made the file."""
    response = client.get(path, **options)
    if response.status_code in {HTTPStatus.ACCEPTED, HTTPStatus.SERVICE_UNAVAILABLE}:
        assert (response.get("Retry-After") or response["Refresh"]) == "2"
        printing.print_waiting(now=timezone.now())
        response = client.get(path, **options)
    return response


def read_pdf(response: Any) -> PdfReader:
    """The document of an answer; fails if there is none."""
    assert response.status_code == 200, response.content
    assert response["Content-Type"] == "application/pdf"
    return PdfReader(BytesIO(response.getvalue()), strict=True)


def text_of(document: PdfReader) -> str:
    """All that stands on its pages, in one line of words."""
    text = "\n".join(page.extract_text() for page in document.pages)
    return " ".join(text.replace("\u200b", "").split())


def inspection(certificate_type: CertificateType, **stated: Any) -> Certificate:
    """An inspection certificate in German, with results, items and somebody who signed."""
    fields: dict[str, Any] = {
        "certificate_number": "3.1-2026-7",
        "locale": "de",
        "metadata": {"mass": "1250.50", "purchaser": "Käufer AG", "mechanicalProperties": RESULTS},
        "items": [],
        "signatories": [],
    }
    return issue_one(certificate_type, **(fields | stated))


def diploma(issuer: Any, **version: Any) -> Certificate:
    """A diploma in Albanian, with a transcript."""
    stated: dict[str, Any] = {
        "product_id": None,
        "serial_number": None,
        "holder_name": "Zoë Çela-Groß",
        "holder_email": "zoe@example.com",
        "locale": "sq",
        "metadata": {
            "qualification": "Bachelor i Shkencave",
            "dateOfBirth": "1999-02-01",
            "transcript": [["Analizë", "6", "9"], ["Algjebër", "6", "10"]],
        },
    }
    return issue_one(make_type(issuer, **(DIPLOMA | version)), **stated)


def calibration(issuer: Any) -> Certificate:
    """A calibration certificate in English."""
    metadata = {
        "instrument": "Digital caliper",
        "calibratedOn": "2026-01-05",
        "coverageFactor": "2.00",
        "results": [["10.00", "10.01", "0.01", "0.02", "mm"]],
    }
    return issue_one(make_type(issuer, **CALIBRATION_CERTIFICATE), locale="en", metadata=metadata)
