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

from accounts.back_office.active_membership import (
    ActiveMembership,
    active_membership_of,
    is_operator,
)
from accounts.back_office.charts import Bars, Chart
from accounts.keys.token import KeyState
from accounts.models import ApiKey, Member
from accounts.scopes import STAFF, Locale, Mode, Role, Sector
from certificates.admin import CertificateAdmin
from certificates.models import Certificate, CertificateType
from config.back_office import charts
from config.back_office.attention import platform, urgent_first
from config.back_office.attention.issuer import attention_items
from config.back_office.attention.school import school_items
from config.back_office.first_steps import first_steps, is_school
from config.back_office.service import page
from edu.back_office import is_overseer, may_see_edu
from webhooks.endpoints import health as endpoint_health

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


def shows_recall(request: HttpRequest) -> bool:
    """Whether the menu names the recall: a school calls nothing back, but the page stays open to it."""
    membership = active_membership_of(request)
    return membership is not None and not is_school(membership) and may_recall(request)


def shows_prefixes(request: HttpRequest) -> bool:
    """Whether the menu names company prefixes: a school's certificates are of no product."""
    membership = active_membership_of(request)
    return membership is not None and not is_school(membership) and may_read(request)


def shows_edu(request: HttpRequest) -> bool:
    """Whether the menu names education: not to issuers that certify products alone."""
    membership = active_membership_of(request)
    return (
        membership is not None
        and membership.issuer.sector != Sector.PRODUCTS
        and may_see_edu(request)
    )


def shows_onboarding(request: HttpRequest) -> bool:
    """Whether the menu names the issuer's own onboarding."""
    return shows_edu(request) and is_overseer(request)


def public_pages(request: HttpRequest) -> str:
    """The address of the public verify page, in the language of this page."""
    locale = (get_language() or Locale.EN)[:2]
    return reverse("verify-enter", kwargs={"locale": locale})


def dashboard(request: HttpRequest, context: dict[str, Any]) -> dict[str, Any]:
    """Add the figures of the first page: roll-ups and index look-ups, no counts of growing tables."""
    context["title"] = _("Overview")
    membership, now = active_membership_of(request), timezone.now()
    if membership is None:
        return context | (_of_platform(now) if is_operator(request) else {})
    with timezone.override(membership.issuer.time_zone):
        waiting = school_items(request, now)
        if membership.role not in STAFF:
            return context | {"attention": waiting}
        return (
            context
            | charts.figures(membership.issuer, now)
            | {
                "overview": True,
                "attention": urgent_first([*attention_items(membership, now), *waiting]),
                "first_steps": first_steps(request, membership),
            }
            | _of_issuer(request, membership, now)
        )


def _of_issuer(request: HttpRequest, membership: ActiveMembership, now: datetime) -> dict[str, Any]:
    """What an issuer has: the latest certificates, webhooks, types and keys."""
    issuer_id = membership.issuer.pk
    keys = ApiKey.objects.for_issuer(issuer_id)
    latest = Certificate.objects.for_issuer(issuer_id, Mode.LIVE).select_related("version")
    certificates = cast(CertificateAdmin, admin.site.get_model_admin(Certificate))
    types = admin.site.get_model_admin(CertificateType)
    return {
        "webhooks": _webhooks(issuer_id, now, ZoneInfo(membership.issuer.time_zone)),
        "may_create_keys": admin.site.get_model_admin(ApiKey).has_add_permission(request),
        "may_create_types": types.has_add_permission(request),
        "may_issue": certificates.has_add_permission(request),
        "usable_keys": keys.in_state(KeyState.USABLE, now).count(),
        "usable_types": CertificateType.objects.for_issuer(issuer_id).usable().count(),
        "latest": [
            (certificate, certificates.shown_status(certificate))
            for certificate in latest.defer("document", "data_hash").order_by("-id")[:LATEST]
        ],
    }


def _of_platform(now: datetime) -> dict[str, Any]:
    """What operators of the platform see: open items, and how the service itself is."""
    faults = page.faults(page.sections())
    return {
        "platform": True,
        "attention": platform.platform_items(now, faults),
        "open_items": platform.open_items(),
    }


def _webhooks(issuer_id: UUID, now: datetime, zone: ZoneInfo) -> dict[str, Any] | None:
    """Deliveries of the last 24 hours with hourly charts; None without an endpoint."""
    overview = endpoint_health.overview(issuer_id, now=now)
    if not overview.endpoints:
        return None
    hours = [f"{hour.astimezone(zone):%H}" for hour in overview.hours]
    attempts = (
        Bars(_("delivered"), overview.succeeded, "var(--color-primary-500)", "attempts"),
        Bars(_("failed"), overview.failed, "var(--color-red-500)", "attempts"),
    )
    waited = Bars(_("milliseconds to the first attempt"), overview.waited_ms)
    return {
        "success_rate": overview.success_rate,
        "waiting": overview.waiting,
        "held": overview.held,
        "first_attempt_ms": overview.first_attempt_ms,
        "charts": [
            _hourly(_("Attempts, by hour"), hours, *attempts),
            _hourly(_("Milliseconds until an event was first sent, by hour"), hours, waited),
        ],
    }


def _hourly(title: str, hours: list[str], *bars: Bars) -> Chart:
    return Chart(title=title, summary="", axis=_("Hour"), labels=hours, bars=bars)
