"""Addresses, forms and results of issuing by hand."""

from typing import Any

import orjson
from django.test import Client
from django.urls import reverse

from certificates.models import Certificate, CertificateType
from tests.support.forms import ReadForm, form_of

NEW = reverse("admin:certificates_certificate_add")
SUBJECT = {"product_id": "ART-1", "serial_number": "SN-1"}


def issue_form_url(certificate_type: CertificateType) -> str:
    return f"{NEW}?type={certificate_type.pk}"


def open_form(client: Client, address: str) -> ReadForm:
    return form_of(client.get(address), "issue-form")


def send_form(client: Client, address: str, button: str = "issue", **changes: Any) -> Any:
    """Opens the form, changes some of it, and presses a button."""
    form = open_form(client, address).filled(**changes)
    return client.post(address, form | {button: "yes"}, follow=True)


def document_of(certificate: Certificate) -> dict[str, Any]:
    assert certificate.document is not None
    return orjson.loads(bytes(certificate.document))
