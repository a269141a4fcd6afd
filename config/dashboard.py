"""The back office's first page: where one stands, and the few things one comes for."""

from typing import Any, cast

from django.contrib import admin
from django.http import HttpRequest
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import get_language
from django.utils.translation import gettext as _

from accounts.admin.seat import is_operator, seat_of
from accounts.models import ApiKey
from accounts.scopes import Locale, Mode
from certificates.admin import CertificateAdmin
from certificates.models import Certificate, CertificateType

LATEST = 5


def may_read(request: HttpRequest) -> bool:
    """Whether there is anything of an issuer's to see."""
    return seat_of(request) is not None or is_operator(request)


def public_pages(request: HttpRequest) -> str:
    """Where the public checks a certificate, in the language of this page."""
    locale = (get_language() or Locale.EN)[:2]
    return reverse("verify-enter", kwargs={"locale": locale})


def dashboard(request: HttpRequest, context: dict[str, Any]) -> dict[str, Any]:
    """Facts that cost an index look-up each; nothing here counts the growing tables."""
    context["title"] = _("Overview")
    seat = seat_of(request)
    if seat is None:
        return context
    issuer_id = seat.issuer.pk
    now = timezone.now()
    keys = ApiKey.objects.for_issuer(issuer_id).filter(revoked_at=None)
    latest = Certificate.objects.for_issuer(issuer_id, Mode.LIVE).select_related("version")
    certificates = cast(CertificateAdmin, admin.site.get_model_admin(Certificate))
    return context | {
        "may_create_keys": admin.site.get_model_admin(ApiKey).has_add_permission(request),
        "may_create_types": admin.site.get_model_admin(CertificateType).has_add_permission(request),
        "usable_keys": sum(key.is_usable(now) for key in keys.only("expires_at", "revoked_at")),
        "usable_types": CertificateType.objects.for_issuer(issuer_id).usable().count(),
        "latest": [
            (certificate, certificates.shown_status(certificate))
            for certificate in latest.defer("document", "data_hash").order_by("-id")[:LATEST]
        ],
    }
