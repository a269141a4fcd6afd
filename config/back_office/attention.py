"""What the first page names because somebody has to do something about it.

Of an issuer's people, of a school's teams, and of platform admins. Each number is a look-up along an
index, and bounded.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

from django.db.models import Exists, F, OuterRef, Q, QuerySet
from django.http import HttpRequest
from django.urls import reverse
from django.utils.formats import date_format, number_format
from django.utils.timezone import localtime
from django.utils.translation import gettext as _, ngettext

from accounts.back_office.active_membership import ActiveMembership, as_membership_row
from accounts.jobs.models import Job, JobState
from accounts.limits import quota
from accounts.models import ApiKey, Invitation, OpenItem, QuotaNotice
from accounts.pdf_signing import operations as pdf_signing
from accounts.scopes import Mode, Role, Scope, Standing, roles_with
from certificates.lifecycle import State
from certificates.models import Certificate, ReleaseOffRequest
from edu.back_office import edu_membership, is_overseer
from edu.lifecycle import EnrolmentStatus, OnboardingState
from edu.models import Cohort, Enrolment, Onboarding
from lib import ids
from lib.dates import local_date
from webhooks.lifecycle import EndpointState
from webhooks.models import Endpoint

from .service import Line

COUNTED = 1_000  # counts of rows stop here


@dataclass(frozen=True, slots=True)
class AttentionItem:
    """One sentence, and the page on which it is dealt with."""

    text: str
    url: str
    is_urgent: bool = False

    @property
    def icon(self) -> str:
        """The symbol; it only repeats the order, in which urgent items come first."""
        return "error" if self.is_urgent else "info"


def urgent_first(items: list[AttentionItem]) -> list[AttentionItem]:
    """The items with the urgent ones first, otherwise in their order."""
    return sorted(items, key=lambda item: not item.is_urgent)


def bounded_count(rows: QuerySet[Any, Any]) -> int:
    """The number of rows, at most COUNTED and one."""
    return rows.order_by().values("pk")[: COUNTED + 1].count()


def shown_count(count: int) -> str:
    """The number as it is written: 1,000+ for more than were counted."""
    text = number_format(min(count, COUNTED), force_grouping=True)
    return f"{text}+" if count > COUNTED else text


def used_percent(used: int, limit: int) -> int:
    """How much of a quota is used, in percent."""
    return FULL if used >= limit else used * FULL // limit


# --- of an issuer ---------------------------------------------------------------------------------

SOON_DAYS = 30
SOON = timedelta(days=SOON_DAYS)
LATELY = timedelta(days=7)
NEARLY, FULL = 80, 100  # percent of the quota


@dataclass(frozen=True, slots=True)
class Viewer:
    """For whom and when the items are asked for."""

    membership: ActiveMembership
    now: datetime

    @property
    def issuer_id(self) -> UUID:
        """The active issuer."""
        return self.membership.issuer.pk

    def has_scope(self, scope: Scope) -> bool:
        """Whether the person's role has the rights of this scope."""
        return self.membership.role in roles_with(scope)


def attention_items(membership: ActiveMembership, now: datetime) -> list[AttentionItem]:
    """Everything that waits for the people of this issuer, for the role of the one who looks."""
    viewer = Viewer(membership, now)
    return urgent_first([item for ask in _ISSUER_ITEMS for item in ask(viewer)])


def _blocked(viewer: Viewer) -> Iterator[AttentionItem]:
    text = {
        Standing.FRAUD: _(
            "This issuer is blocked: the public sees its certificates as not trustworthy. Contact the operator of this service."
        ),
        Standing.SUSPENDED: _(
            "This account is suspended: nothing can be issued. Contact the operator of this service."
        ),
    }.get(Standing(viewer.membership.issuer.standing))
    if text:
        yield AttentionItem(text, reverse("admin:accounts_issuer_settings"), is_urgent=True)


def _consent(viewer: Viewer) -> Iterator[AttentionItem]:
    """Not for owners, to whom a banner on every page says the same."""
    blocked_from = viewer.membership.issuer.issuing_blocked_from
    if blocked_from is None or viewer.membership.role is Role.OWNER:
        return
    if blocked_from <= viewer.now:
        text = _("Issuing has stopped: an owner has to accept the terms.")
    else:
        day = date_format(localtime(blocked_from), "DATE_FORMAT")
        text = _("Issuing stops on %(date)s unless an owner accepts the new terms.")
        text %= {"date": day}
    yield AttentionItem(text, reverse("admin:accounts_issuer_consent"), blocked_from <= viewer.now)


def _quota(viewer: Viewer) -> Iterator[AttentionItem]:
    limit = viewer.membership.issuer.plan.monthly_certificates
    if limit is None:
        return
    month = quota.month_of(viewer.now)
    used = quota.used_in(issuer_id=viewer.issuer_id, month=month)
    percent = used_percent(used, limit)
    if percent < NEARLY:
        return
    day = date_format(quota.resets_at(viewer.now).date(), "DATE_FORMAT")
    text = (
        _("The quota of this month is used up: nothing can be issued before %(date)s.")
        if percent == FULL
        else _("%(percent)s %% of this month’s quota are used. Counting starts anew on %(date)s.")
    )
    yield AttentionItem(
        text % {"percent": percent, "date": day},
        reverse("admin:accounts_issuer_settings"),
        percent == FULL,
    )


def _endpoints(viewer: Viewer) -> Iterator[AttentionItem]:
    rows = Endpoint.objects.for_issuer(viewer.issuer_id, Mode.LIVE).exclude(
        state=EndpointState.DELETED
    )
    off = list(rows.filter(state=EndpointState.DISABLED).values_list("pk", flat=True)[:COUNTED])
    text = ngettext(
        "%(count)s webhook endpoint is switched off: no event is sent to it.",
        "%(count)s webhook endpoints are switched off: no event is sent to them.",
        len(off),
    )
    yield from _about_endpoints(text, off, is_urgent=True)
    has_trouble = Q(failing_since__isnull=False) | Q(parked_until__gt=viewer.now)
    failing = list(
        rows.filter(has_trouble, state=EndpointState.ACTIVE).values_list("pk", flat=True)[:COUNTED]
    )
    text = ngettext(
        "%(count)s webhook endpoint is failing: deliveries to it are tried again later.",
        "%(count)s webhook endpoints are failing: deliveries to them are tried again later.",
        len(failing),
    )
    yield from _about_endpoints(text, failing, is_urgent=True)


def _about_endpoints(text: str, keys: list[UUID], *, is_urgent: bool) -> Iterator[AttentionItem]:
    """The sentence with a link to the only endpoint, or to the list."""
    if keys:
        page = "admin:webhooks_endpoint_change" if len(keys) == 1 else None
        url = reverse(page, args=keys) if page else reverse("admin:webhooks_endpoint_changelist")
        yield AttentionItem(text % {"count": shown_count(len(keys))}, url, is_urgent)


def _failed_jobs(viewer: Viewer) -> Iterator[AttentionItem]:
    begun = ids.lower_bound(viewer.now - LATELY)
    rows = Job.objects.for_issuer(viewer.issuer_id, Mode.LIVE)
    count = bounded_count(rows.filter(pk__gte=begun, state=JobState.FAILED))
    if count:
        text = ngettext(
            "%(count)s job has failed in the last 7 days.",
            "%(count)s jobs have failed in the last 7 days.",
            count,
        )
        url = reverse("admin:accounts_job_changelist") + "?state__exact=failed"
        yield AttentionItem(text % {"count": shown_count(count)}, url, is_urgent=True)


def _releases(viewer: Viewer) -> Iterator[AttentionItem]:
    rows = Certificate.objects.for_issuer(viewer.issuer_id, Mode.LIVE)
    count = bounded_count(rows.filter(state=State.PENDING))
    if count:
        text = ngettext(
            "%(count)s certificate waits to be released.",
            "%(count)s certificates wait to be released.",
            count,
        )
        url = reverse("admin:certificates_certificate_changelist") + "?status=pending"
        yield AttentionItem(text % {"count": shown_count(count)}, url)


def _release_off(viewer: Viewer) -> Iterator[AttentionItem]:
    """Requests to end the release by a second person, for those who may confirm them."""
    if not viewer.has_scope(Scope.CERTIFICATES_TYPES):
        return
    rows = ReleaseOffRequest.objects.for_issuer(viewer.issuer_id).open(viewer.now)
    for request in rows.select_related("type__current").order_by("requested_at", "pk")[:COUNTED]:
        day = date_format(localtime(request.lapses_at), "DATE_FORMAT")
        text = _(
            "Somebody asks to turn off the release by a second person for %(type)s. A second owner or administrator confirms it until %(date)s, or withdraws it."
        )
        url = reverse("admin:certificates_certificatetype_change", args=[request.type_id])
        yield AttentionItem(text % {"type": request.type.current, "date": day}, url)


def _ending_certificates(viewer: Viewer) -> Iterator[AttentionItem]:
    first = local_date(viewer.now, viewer.membership.issuer.time_zone)
    last = first + SOON
    rows = Certificate.objects.for_issuer(viewer.issuer_id, Mode.LIVE)
    count = bounded_count(rows.filter(valid_until__range=(first, last), state=State.ACTIVE))
    if count:
        text = ngettext(
            "%(count)s certificate ends within %(days)s days.",
            "%(count)s certificates end within %(days)s days.",
            count,
        )
        days = f"?status=active&valid_until_from={first:%Y-%m-%d}&valid_until_to={last:%Y-%m-%d}"
        url = reverse("admin:certificates_certificate_changelist") + days
        yield AttentionItem(text % {"count": shown_count(count), "days": SOON_DAYS}, url)


def _keys(viewer: Viewer) -> Iterator[AttentionItem]:
    current = ApiKey.objects.for_issuer(viewer.issuer_id).current(viewer.now)
    ending = list(current.filter(expires_at__lte=viewer.now + SOON).order_by("expires_at"))
    if len(ending) == 1:
        (key,) = ending
        day = date_format(localtime(key.expires_at), "DATE_FORMAT")
        text = _("The API key %(key)s ends on %(date)s. Rotate it in time.")
        url = reverse("admin:accounts_apikey_change", args=[key.pk])
        yield AttentionItem(text % {"key": key.name, "date": day}, url)
    elif ending:
        text = _("%(count)s API keys end within %(days)s days. Rotate them in time.")
        url = reverse("admin:accounts_apikey_changelist") + "?state=ending"
        yield AttentionItem(text % {"count": len(ending), "days": SOON_DAYS}, url)
    if count := current.orphaned().count():
        text = ngettext(
            "Nobody answers for %(count)s API key: whoever made it has left or has a lesser role. An owner adopts, rotates or revokes it.",
            "Nobody answers for %(count)s API keys: whoever made them has left or has a lesser role. An owner adopts, rotates or revokes them.",
            count,
        )
        url = reverse("admin:accounts_apikey_changelist") + "?person=missing"
        yield AttentionItem(text % {"count": shown_count(count)}, url)


def _pdf_certificate(viewer: Viewer) -> Iterator[AttentionItem]:
    key = pdf_signing.sets_signing(viewer.issuer_id)
    if key is None or key.valid_until is None or key.valid_until > viewer.now + SOON:
        return
    day = date_format(localtime(key.valid_until), "DATE_FORMAT")
    has_ended = key.valid_until <= viewer.now
    text = (
        _("No PDF can be signed since %(date)s, when the certificate for it ended. Renew it.")
        if has_ended
        else _("The certificate that PDFs are signed with ends on %(date)s. Renew it in time.")
    )
    url = reverse("admin:accounts_issuer_pdf_signing")
    yield AttentionItem(text % {"date": day}, url, has_ended)


def _unsent_invitations(viewer: Viewer) -> Iterator[AttentionItem]:
    """Invitations whose mail did not leave, for owners, who can send them again."""
    if viewer.membership.role is not Role.OWNER:
        return
    rows = Invitation.objects.for_issuer(viewer.issuer_id).usable(viewer.now)
    if count := rows.filter(mailed_at=None).count():
        text = ngettext(
            "%(count)s invitation was not sent. Send it again.",
            "%(count)s invitations were not sent. Send them again.",
            count,
        )
        url = reverse("admin:accounts_invitation_changelist")
        yield AttentionItem(text % {"count": shown_count(count)}, url)


_ISSUER_ITEMS: tuple[Callable[[Viewer], Iterator[AttentionItem]], ...] = (
    _blocked,
    _consent,
    _quota,
    _endpoints,
    _failed_jobs,
    _releases,
    _release_off,
    _ending_certificates,
    _keys,
    _pdf_certificate,
    _unsent_invitations,
)


# --- of a school: classes without results, and the state of the onboarding ------------------------

NEWEST_CLASSES = 200  # classes that are looked at
NAMED = 3  # so many have an item of their own


def school_items(request: HttpRequest, now: datetime) -> list[AttentionItem]:
    """What waits for this person in EDU: of their teams, or of the whole school."""
    if edu_membership(request) is None:
        return []
    return [*_onboarding(request), *_classes(request, now)]


def _onboarding(request: HttpRequest) -> Iterator[AttentionItem]:
    membership = edu_membership(request)
    if membership is None or not is_overseer(request):
        return
    profile = Onboarding.objects.for_issuer(membership.issuer.pk).first()
    texts = {
        OnboardingState.IN_PROGRESS: _(
            "The onboarding has begun and is not submitted: programs are published once you are approved."
        ),
        OnboardingState.SUBMITTED: _(
            "The onboarding is submitted. The operator of this service has not decided yet."
        ),
        OnboardingState.REJECTED: _(
            "The onboarding was not approved: read why, mend it and submit again."
        ),
    }
    if profile is not None and (text := texts.get(OnboardingState(profile.state))):
        is_urgent = profile.state == OnboardingState.REJECTED
        yield AttentionItem(text, reverse("admin:edu_onboarding_guide"), is_urgent)


def _classes(request: HttpRequest, now: datetime) -> Iterator[AttentionItem]:
    """Classes whose last day is over, and in which enrolments are open."""
    membership = edu_membership(request)
    assert membership is not None
    ended = list(ended_classes(request, now))
    for cohort in ended[:NAMED] if len(ended) <= NAMED else ():
        text = _("%(cohort)s has ended and waits for its results.") % {"cohort": cohort.name}
        yield AttentionItem(text, reverse("admin:edu_cohort_enter_grades", args=[cohort.pk]))
    if len(ended) > NAMED:
        text = ngettext(
            "%(count)s cohort has ended and waits for its results.",
            "%(count)s cohorts have ended and wait for their results.",
            len(ended),
        )
        url = reverse("admin:edu_cohort_changelist")
        yield AttentionItem(text % {"count": shown_count(len(ended))}, url)


def ended_classes(request: HttpRequest, now: datetime) -> list[Cohort]:
    """Among the newest classes that this person sees: those that are over and not completed."""
    membership = edu_membership(request)
    assert membership is not None
    seen = Cohort.objects.for_issuer(membership.issuer.pk, Mode.LIVE).visible_to(
        as_membership_row(request, membership)
    )
    newest = seen.order_by("-pk").values("pk")[:NEWEST_CLASSES]
    running = Enrolment.objects.filter(
        program=OuterRef("program"),
        mode=OuterRef("mode"),
        cohort=OuterRef("pk"),
        status=EnrolmentStatus.ENROLLED,
    )
    rows = Cohort.objects.filter(pk__in=list(newest.values_list("pk", flat=True)))
    over = rows.filter(ends_on__lt=local_date(now, membership.issuer.time_zone))
    return list(over.filter(Exists(running)).order_by("ends_on", "pk"))


# --- of the platform: open items, faults of the service, quotas -----------------------------------

LONGEST_OPEN = 5  # open items that are named on the page


def open_items() -> list[OpenItem]:
    """The items that have waited longest."""
    return list(
        OpenItem.objects.open().select_related("issuer").order_by("opened_at")[:LONGEST_OPEN]
    )


def platform_items(now: datetime, faults: Sequence[Line]) -> list[AttentionItem]:
    """What waits for an operator, beside the open items; `faults` are those of the page about the service."""
    service = [
        AttentionItem(f"{line.title}: {line.value}", reverse("service"), is_urgent=True)
        for line in faults
    ]
    return urgent_first([*service, *_waiting(), *_near_limits(now)])


def _waiting() -> Iterator[AttentionItem]:
    if count := bounded_count(OpenItem.objects.open()):
        text = ngettext(
            "%(count)s open item waits for an operator.",
            "%(count)s open items wait for an operator.",
            count,
        )
        url = reverse("admin:accounts_openitem_changelist")
        yield AttentionItem(text % {"count": shown_count(count)}, url)


def _near_limits(now: datetime) -> Iterator[AttentionItem]:
    """Issuers that were told this month, for the quota that they still have."""
    rows = QuotaNotice.objects.filter(month=quota.month_of(now))
    limit = F("issuer__plan__monthly_certificates")
    full = rows.filter(exceeded_for=limit)
    near = rows.filter(warned_for=limit).filter(Q(exceeded_for=None) | ~Q(exceeded_for=limit))
    url = reverse("admin:accounts_issuer_changelist")
    if count := bounded_count(full):
        text = ngettext(
            "%(count)s issuer has used up the quota of this month.",
            "%(count)s issuers have used up the quota of this month.",
            count,
        )
        yield AttentionItem(text % {"count": shown_count(count)}, url, is_urgent=True)
    if count := bounded_count(near):
        text = ngettext(
            "%(count)s issuer has used 80 %% of the quota of this month.",
            "%(count)s issuers have used 80 %% of the quota of this month.",
            count,
        )
        yield AttentionItem(text % {"count": shown_count(count)}, url)
