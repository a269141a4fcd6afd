"""The back office's first page, and the permission checks of its menu."""

from datetime import datetime
from typing import Any, cast
from uuid import UUID
from zoneinfo import ZoneInfo

from django.contrib import admin
from django.http import HttpRequest
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import get_language
from django.utils.translation import gettext as _

from accounts.admin.foundation.active_membership import (
    ActiveMembership,
    active_membership_of,
    is_operator,
)
from accounts.admin.foundation.charts import Bars, chart_json
from accounts.keys import KeyState
from accounts.models import ApiKey, Member
from accounts.scopes import STAFF, Locale, Mode, Role, Scope, roles_with
from certificates.admin import CertificateAdmin
from certificates.models import Certificate, CertificateType, ReleaseOffRequest
from config.back_office import charts
from webhooks.operations import endpoint_health

LATEST = 5


def may_read(request: HttpRequest) -> bool:
    """Whether the person may see the data of an issuer."""
    membership = active_membership_of(request)
    return membership is not None and membership.role in STAFF


def may_read_people(request: HttpRequest) -> bool:
    """Whether the person may see the issuer's members."""
    return admin.site.get_model_admin(Member).has_view_permission(request)


def may_read_persons(request: HttpRequest) -> bool:
    """Whether the person may export holders' data."""
    membership = active_membership_of(request)
    return membership is not None and membership.role in {Role.OWNER, Role.ADMIN}


def may_read_platform_audit(request: HttpRequest) -> bool:
    """Whether the platform's audit is shown; an operator inside an issuer sees that issuer's instead."""
    return is_operator(request) and active_membership_of(request) is None


def may_recall(request: HttpRequest) -> bool:
    """Whether the person may change the status of certificates."""
    page = cast(CertificateAdmin, admin.site.get_model_admin(Certificate))
    return page.may_recall(request)


def public_pages(request: HttpRequest) -> str:
    """The address of the public verify page, in the language of this page."""
    locale = (get_language() or Locale.EN)[:2]
    return reverse("verify-enter", kwargs={"locale": locale})


def dashboard(request: HttpRequest, context: dict[str, Any]) -> dict[str, Any]:
    """Add the figures of the first page: roll-ups and index look-ups, no counts of growing tables."""
    context["title"] = _("Overview")
    membership = active_membership_of(request)
    if membership is None or membership.role not in STAFF:
        return context
    issuer_id = membership.issuer.pk
    now = timezone.now()
    keys = ApiKey.objects.for_issuer(issuer_id)
    latest = Certificate.objects.for_issuer(issuer_id, Mode.LIVE).select_related("version")
    certificates = cast(CertificateAdmin, admin.site.get_model_admin(Certificate))
    return (
        context
        | charts.figures(membership.issuer, now)
        | {
            "overview": True,
            "webhooks": _webhooks(issuer_id, now, ZoneInfo(membership.issuer.time_zone)),
            "may_create_keys": admin.site.get_model_admin(ApiKey).has_add_permission(request),
            "may_create_types": admin.site.get_model_admin(CertificateType).has_add_permission(
                request
            ),
            "ending_releases": _ending_releases(membership, now),
            "usable_keys": keys.in_state(KeyState.USABLE, now).count(),
            "usable_types": CertificateType.objects.for_issuer(issuer_id).usable().count(),
            "latest": [
                (certificate, certificates.shown_status(certificate))
                for certificate in latest.defer("document", "data_hash").order_by("-id")[:LATEST]
            ],
        }
    )


def _ending_releases(membership: ActiveMembership, now: datetime) -> list[ReleaseOffRequest]:
    """Certificate types with a pending request to end four-eyes release, for people who may confirm it."""
    if membership.role not in roles_with(Scope.CERTIFICATES_TYPES):
        return []
    requests = ReleaseOffRequest.objects.for_issuer(membership.issuer.pk).open(now)
    return list(requests.select_related("type__current").order_by("requested_at", "pk")[:LATEST])


def _webhooks(issuer_id: UUID, now: datetime, zone: ZoneInfo) -> dict[str, Any] | None:
    """Deliveries of the last 24 hours with hourly charts; None without an endpoint."""
    overview = endpoint_health.overview(issuer_id, now=now)
    if not overview.endpoints:
        return None
    hours = [f"{hour.astimezone(zone):%H}" for hour in overview.hours]
    attempts = chart_json(
        hours,
        Bars(_("delivered"), overview.succeeded, "var(--color-primary-500)", "attempts"),
        Bars(_("failed"), overview.failed, "var(--color-red-500)", "attempts"),
    )
    return {
        "success_rate": overview.success_rate,
        "waiting": overview.waiting,
        "held": overview.held,
        "first_attempt_ms": overview.first_attempt_ms,
        "attempts": attempts,
        "waited": chart_json(
            hours, Bars(_("milliseconds to the first attempt"), overview.waited_ms)
        ),
    }
