"""A person's certificate with rows in every table that may name them."""

from datetime import timedelta
from typing import Any

from django.utils import timezone

from certificates.erasure import execution
from certificates.models import Certificate
from tests.certificates.transitions.helpers import request_transition
from tests.conftest import Api

NAME = "Arta Krasniqi"
EMAIL = "arta.krasniqi@example.com"
NEW_EMAIL = "arta.new@example.com"
MARK = "Krasniqi-4711"  # in every free text of hers
AFTER = timedelta(days=7, minutes=6)
PERSONAL = (NAME, EMAIL, NEW_EMAIL, MARK, "krasniqi arta")


def personal_fields(**changes: Any) -> dict[str, Any]:
    """The fields of a draft that speaks of her."""
    return {
        "holder_name": NAME,
        "holder_email": EMAIL,
        "external_ref": MARK,
        "metadata": {"batch": MARK, "remark": MARK},
        **changes,
    }


def request_erasure(api: Api, certificate: Certificate, *, dry_run: bool = False):
    """POST /certificates/{id}/erase"""
    return request_transition(api, certificate, "erase", {"dryRun": dry_run})


def erase_now(api: Api, certificate: Certificate) -> Certificate:
    """Asked for, and carried out a week later."""
    response = request_erasure(api, certificate)
    assert response.status_code == 200, response.content
    assert execution.erase_due(now=timezone.now() + AFTER) >= 1
    certificate.refresh_from_db()
    assert certificate.erased_at is not None
    return certificate
