"""The events that certificates publish: names, examples, and the frozen data."""

from collections.abc import Mapping
from uuid import UUID

from django.utils.translation import gettext_lazy as _

from accounts import ids
from webhooks import catalog

ISSUED = "certificate.issued"

catalog.register(
    catalog.EventType(
        name=ISSUED,
        summary=_("A certificate was issued."),
        example={
            "certificateId": "cert_01m7yd5xtjed4rskz84c1yqjs4",
            "certificateNumber": "2026-000017",
            "externalRef": "4711/10",
            "status": "active",
            "verifyUrl": "https://certificates.example/en/verify/cert_01m7yd5xtjed4rskz84c1yqjs4",
        },
    ),
)


def certificate_data(
    *,
    certificate_id: UUID,
    number: str | None,
    external_ref: str | None,
    status: str,
    verify_url: str,
) -> Mapping[str, object]:
    """`data` of every certificate event: references only, no personal data."""
    return {
        "certificateId": ids.encode(ids.Prefix.CERTIFICATE, certificate_id),
        "certificateNumber": number,
        "externalRef": external_ref,
        "status": status,
        "verifyUrl": verify_url,
    }
