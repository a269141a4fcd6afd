"""All that a certificate's page shows, beside its buttons."""

from base64 import b64encode
from collections.abc import Mapping
from typing import Any

import orjson
from django.http import HttpRequest
from django.utils import timezone
from django.utils.translation import get_language

from accounts.scopes import Locale
from certificates.addresses import verify_url
from certificates.credentials.admin import credential_files
from certificates.digital_link.links import certificate_digital_link
from certificates.holders.mails import contact_address
from certificates.models import Certificate
from certificates.types.type import ShowHolder
from certificates.verification import verify as verification
from certificates.verification.qr_codes import qr_svg
from certificates.verification.verify_html import verify_page_content

from .activity import deliveries, mail_obstacle, mails, printed
from .related import batch_peers, related
from .timeline import open_holds, timeline


def page_content(request: HttpRequest, certificate: Certificate) -> Mapping[str, Any]:
    """The content of the page, in the active language.

    Facts and tables are those of the verify page, with what it keeps from the public.
    """
    locale, now = (get_language() or Locale.EN)[:2], timezone.now()
    verified = verification.for_issuer(certificate.pk, locale=locale, now=now)
    document = orjson.loads(bytes(certificate.document)) if certificate.document else {}
    address = verify_url(certificate.pk, locale)
    return {
        "original": certificate,
        "verification": verified,
        "sheet": verify_page_content(verified),
        "verify_url": address,
        "digital_link": certificate_digital_link(certificate),
        "qr": b64encode(qr_svg(address)).decode(),
        "canonical": _indented(document),
        "holder_is_public": certificate.version.show_holder == ShowHolder.NAME,
        "mail_address": contact_address(certificate),
        "credential_files": credential_files(certificate),
        "holds": open_holds(certificate),
        "timeline": timeline(certificate),
        "related": related(request, certificate),
        "batch": batch_peers(certificate, document.get("metadata", {}).get("batch")),
        "deliveries": deliveries(certificate),
        "mails": mails(certificate),
        "mail_obstacle": mail_obstacle(certificate),
        "printed": printed(certificate),
    }


def _indented(document: Mapping[str, Any]) -> str:
    """The document as JSON that people can read; empty once erased."""
    return orjson.dumps(document, option=orjson.OPT_INDENT_2).decode() if document else ""
