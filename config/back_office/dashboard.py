"""The back office's first page with its charts and first steps, what every page needs to know, and who sees which line
of the menu.
"""

from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Any, cast
from uuid import UUID
from zoneinfo import ZoneInfo

from django.contrib import admin
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils import timezone
from django.utils.formats import date_format, number_format
from django.utils.timezone import localtime
from django.utils.translation import gettext as _, ngettext

from accounts.back_office import active_membership
from accounts.back_office.active_membership import (
    ActiveMembership,
    active_membership_of,
    for_active_issuer,
    is_platform_admin,
)
from accounts.back_office.charts import Bars, Chart, daily_chart
from accounts.back_office.pages import Handler, IssuerPage, page_locale
from accounts.keys.token import KeyState
from accounts.limits import quota
from accounts.models import ApiKey, Branding, Issuer, Member, Membership, UsageDay, User
from accounts.scopes import STAFF, Feature, Mode, Role, Sector
from accounts.sign_in.sessions import seconds_left
from accounts.usage import operations as usage
from accounts.usage.recording import UsageKind
from certificates.admin import CertificateAdmin
from certificates.models import Certificate, CertificateType
from edu.back_office import is_overseer, may_see_edu
from edu.lifecycle import EnrolmentStatus, ProgramState
from edu.models import Cohort, Enrolment, Program
from edu.onboarding.admin import GUIDE_URL, page_of
from edu.onboarding.operations import LOCKED_STATES, progress
from webhooks.endpoints import health as endpoint_health
from webhooks.lifecycle import EndpointState
from webhooks.models import Endpoint

from . import attention
from .service import faults_of, sections

LATEST = 5
SETTERS_UP = frozenset({Role.OWNER, Role.ADMIN})


def is_school(membership: ActiveMembership) -> bool:
    """Whether the issuer certifies education alone, and its plan includes it."""
    issuer = membership.issuer
    return issuer.sector == Sector.EDUCATION and Feature.EDU.value in issuer.plan.features


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
    return is_platform_admin(request) and active_membership_of(request) is None


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
    return reverse("verify-enter", kwargs={"locale": page_locale()})


def dashboard(request: HttpRequest, context: dict[str, Any]) -> dict[str, Any]:
    """Add the figures of the first page: roll-ups and index look-ups, no counts of growing tables."""
    context["title"] = _("Overview")
    membership, now = active_membership_of(request), timezone.now()
    if membership is None:
        return context | (_of_platform(now) if is_platform_admin(request) else {})
    with timezone.override(membership.issuer.time_zone):
        waiting = attention.school_items(request, now)
        if membership.role not in STAFF:
            return context | {"attention": waiting}
        return (
            context
            | figures(membership.issuer, now)
            | {
                "overview": True,
                "attention": attention.urgent_first(
                    [*attention.attention_items(membership, now), *waiting]
                ),
                "first_steps": first_steps(request, membership),
            }
            | _of_issuer(request, membership, now)
        )


def _of_issuer(request: HttpRequest, membership: ActiveMembership, now: datetime) -> dict[str, Any]:
    """What an issuer has: the latest certificates, webhooks, types and keys."""
    issuer_id = membership.issuer.pk
    keys = ApiKey.objects.for_issuer(issuer_id)
    latest = Certificate.objects.for_issuer(issuer_id, Mode.LIVE).select_related(
        "version", "issuer"
    )
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
    """What platform admins see: open items, and how the service itself is."""
    faults = faults_of(sections())
    return {
        "platform": True,
        "attention": attention.platform_items(now, faults),
        "open_items": attention.open_items(),
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


# --- charts of a month's use, and the quota -------------------------------------------------------

DAYS = 30


@dataclass(frozen=True, slots=True)
class QuotaBar:
    """The used part of the month's quota; there is no bar without a limit."""

    summary: str
    resets_on: str
    percent: int | None

    @property
    def tone(self) -> str:
        """Colour by how near the end is."""
        if self.percent is None or self.percent < attention.NEARLY:
            return ""
        return "quota--full" if self.percent >= attention.FULL else "quota--nearly"


def figures(issuer: Issuer, now: datetime) -> dict[str, Any]:
    """The figures of all charts, from roll-ups and index look-ups only."""
    last = now.astimezone(UTC).date()
    first = last - timedelta(days=DAYS - 1)
    report = usage.report(issuer_id=issuer.pk, mode=Mode.LIVE, first=first, last=last)
    days = [first + timedelta(days=number) for number in range(DAYS)]
    return {
        "charts": [_issued(report, days), _checked(report, days)],
        "quota": _quota(issuer, now),
    }


def _issued(report: usage.UsageReport, days: list[date]) -> Chart:
    total = report.amount(UsageKind.CERTIFICATES, days[0], days[-1])
    until = report.counted_until
    text = ngettext(
        "%(count)s certificate in the last %(days)s days",
        "%(count)s certificates in the last %(days)s days",
        total,
    )
    if total == 0:
        text = _("No certificate in the last %(days)s days")
    if until is not None:
        told = date_format(localtime(until), "DATETIME_FORMAT")
        text = _("%(text)s, counted up to %(moment)s") % {"text": text, "moment": told}
    return _chart(_("Issued"), text, total, report, UsageKind.CERTIFICATES, days)


def _checked(report: usage.UsageReport, days: list[date]) -> Chart:
    total = report.amount(UsageKind.VERIFICATIONS, days[0], days[-1])
    text = ngettext(
        "About %(count)s check by the public in the last %(days)s days",
        "About %(count)s checks by the public in the last %(days)s days",
        total,
    )
    if total == 0:
        text = _("No check by the public in the last %(days)s days")
    return _chart(_("Checked by the public"), text, total, report, UsageKind.VERIFICATIONS, days)


def _chart(
    title: str,
    text: str,
    total: int,
    report: usage.UsageReport,
    kind: UsageKind,
    days: list[date],
) -> Chart:
    amounts = [(day, report.amount(kind, day, day)) for day in days]
    summary = text % {"count": number_format(total, force_grouping=True), "days": DAYS}
    return daily_chart(title, summary, amounts)


def _quota(issuer: Issuer, now: datetime) -> QuotaBar:
    used = quota.used_in(issuer_id=issuer.pk, month=quota.month_of(now))
    limit = issuer.plan.monthly_certificates
    resets_on = date_format(quota.resets_at(now).date(), "DATE_FORMAT")
    shown = {"used": number_format(used, force_grouping=True)}
    if limit is None:
        text = ngettext(
            "%(used)s certificate this month; the plan sets no limit",
            "%(used)s certificates this month; the plan sets no limit",
            used,
        )
        text %= shown
        return QuotaBar(text, resets_on, None)
    shown["limit"] = number_format(limit, force_grouping=True)
    percent = attention.used_percent(used, limit)
    text = _("%(used)s of %(limit)s certificates this month") % shown
    return QuotaBar(text, resets_on, percent)


# --- the first steps of a new issuer, until it is live; each is computed from facts ---------------


@dataclass(frozen=True, slots=True)
class Step:
    """A step: what it is called, the page on which it is done, and whether it was done."""

    title: str
    url: str
    is_done: bool
    may_be_skipped: bool = False


@dataclass(frozen=True, slots=True)
class FirstSteps:
    """The steps in their order; `is_put_away`: the person does not want to see them now."""

    steps: list[Step]
    is_put_away: bool

    @property
    def done(self) -> int:
        """How many are done."""
        return sum(step.is_done for step in self.steps)

    @property
    def next(self) -> Step | None:
        """The first step that is not done and may not be skipped."""
        return next((s for s in self.steps if not s.is_done and not s.may_be_skipped), None)


def first_steps(request: HttpRequest, membership: ActiveMembership) -> FirstSteps | None:
    """The steps for people who set the account up; None once it is live."""
    if membership.role not in SETTERS_UP:
        return None
    make = _of_school if is_school(membership) else _of_producer
    steps = make(membership.issuer.pk)
    return None if steps[-1].is_done else FirstSteps(steps, _is_put_away(request, membership))


def _is_put_away(request: HttpRequest, membership: ActiveMembership) -> bool:
    rows = Membership.objects.for_issuer(membership.issuer.pk)
    return rows.filter(user=cast(User, request.user), first_steps_hidden=True).exists()


# fmt: off
def _of_producer(issuer_id: UUID) -> list[Step]:
    """From the first type to the first live certificate."""
    live = Certificate.objects.for_issuer(issuer_id, Mode.LIVE).exists()
    issue = reverse("admin:certificates_certificate_add")
    keys = ApiKey.objects.for_issuer(issuer_id).in_state(KeyState.USABLE, timezone.now())
    hooks = Endpoint.objects.for_issuer(issuer_id).exclude(state=EndpointState.DELETED)
    types = CertificateType.objects.for_issuer(issuer_id).usable()
    return [
        Step(_("Describe a certificate type: what a certificate states"), reverse("admin:certificates_certificatetype_add"), types.exists()),
        Step(_("Issue a test certificate and open its public page"), issue, live or _has_tested(issuer_id)),
        Step(_("Create an API key for your system"), reverse("admin:accounts_apikey_add"), keys.exists()),
        Step(_("Have events sent to your system by webhook"), reverse("admin:webhooks_endpoint_add"), hooks.exists(), may_be_skipped=True),
        Step(_("Add your logo or colour, address and contact"), reverse("admin:accounts_issuer_settings"), _has_branding(issuer_id)),
        Step(_("Issue the first live certificate"), issue, live),
    ]


def _of_school(issuer_id: UUID) -> list[Step]:
    """Those of its onboarding, then from the approval to the first completed enrolment."""
    onboarding = progress(issuer_id)
    published = Program.objects.for_issuer(issuer_id).filter(state=ProgramState.PUBLISHED)
    cohorts = Cohort.objects.for_issuer(issuer_id, Mode.LIVE)
    completed = Enrolment.objects.for_issuer(issuer_id, Mode.LIVE).in_status(EnrolmentStatus.COMPLETED)
    return [
        *(Step(str(each.step.label), page_of(each.step) or str(GUIDE_URL), each.done) for each in onboarding.steps),
        Step(_("Submit the onboarding: the operator of this service approves it"), str(GUIDE_URL), onboarding.state in LOCKED_STATES),
        Step(_("Publish the program, once you are approved"), reverse("admin:edu_program_changelist"), published.exists()),
        Step(_("Create a cohort"), reverse("admin:edu_cohort_add"), cohorts.exists()),
        Step(_("Enter the first results: certificates are issued from them"), reverse("admin:edu_cohort_changelist"), completed.exists()),
    ]
# fmt: on


def _has_tested(issuer_id: UUID) -> bool:
    """Test certificates are removed after 30 days; that there were some stays in the usage."""
    used = UsageDay.objects.for_issuer(issuer_id, Mode.TEST)
    return (
        Certificate.objects.for_issuer(issuer_id, Mode.TEST).exists()
        or used.filter(kind=UsageKind.CERTIFICATES, amount__gt=0).exists()
    )


def _has_branding(issuer_id: UUID) -> bool:
    rows = Branding.objects.filter(issuer_id=issuer_id)
    return rows.exclude(logo_sha256=None, color=None).exists()


class PutAwayPage(IssuerPage):
    """Puts the first steps away for the person who looks at them, or brings them back."""

    http_method_names = ["post"]
    writers = SETTERS_UP

    def post(self, request: HttpRequest) -> HttpResponse:
        rows = Membership.objects.for_issuer(self.membership.issuer.pk).filter(user=self.person())
        rows.update(first_steps_hidden="back" not in request.POST)
        return HttpResponseRedirect(reverse("admin:index"))


put_away = for_active_issuer(
    admin.site.admin_view(cast(Handler, PutAwayPage.as_view())), admin.site.each_context
)


# --- what every page needs ------------------------------------------------------------------------


def page_context(request: HttpRequest) -> dict[str, object]:
    """The active membership, whether it is with a school, and the seconds after which the session ends."""
    left = int(seconds_left(request)) if request.user.is_authenticated else 0
    membership = active_membership_of(request)
    return {
        **active_membership.page_context(request),
        "is_school": membership is not None and is_school(membership),
        "session_seconds": max(0, left),
    }


def is_in_certificates(request: HttpRequest) -> bool:
    """Whether the menu marks the certificates: not on those of their pages that the menu names beside them."""
    base = "admin:certificates_certificate"
    beside = (reverse(f"{base}_recall"), reverse(f"{base}_person"))
    path = request.path
    return path.startswith(reverse(f"{base}_changelist")) and not path.startswith(beside)
