"""The verify page says where the transparency log holds the certificate."""

import pytest
from django.test import Client

pytestmark = pytest.mark.django_db(transaction=True)


def page(certificate, locale="en"):
    return Client().get(f"/{locale}/verify/{certificate.public_id}").text


def test_a_certificate_that_is_recorded(certificate, log_all):
    assert "Recorded in the public log" not in page(certificate)
    log_all()
    assert "Recorded in the public log" in page(certificate)
    assert "as entry 0" in page(certificate)
    assert 'href="/en/docs/log"' in page(certificate)
    assert 'href="/de/docs/log"' in page(certificate, "de")
    assert "Im öffentlichen Protokoll verzeichnet" in page(certificate, "de")
