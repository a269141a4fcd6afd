"""What needs the attention of an issuer's people. Each number is a look-up along an index, and bounded."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from uuid import UUID

from django.db.models import Q
from django.urls import reverse
from django.utils.formats import date_format
from django.utils.timezone import localtime
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from accounts.back_office.active_membership import ActiveMembership
from accounts.jobs.models import Job
from accounts.jobs.states import JobState
from accounts.limits import quota
from accounts.models import ApiKey, Invitation
from accounts.pdf_signing import operations as pdf_signing
from accounts.scopes import Mode, Role, Scope, Standing, roles_with
from certificates.lifecycle import State
from certificates.models import Certificate, ReleaseOffRequest
from lib import ids
from lib.dates import local_date
from webhooks.lifecycle import EndpointState
from webhooks.models import Endpoint

from . import COUNTED, AttentionItem, bounded_count, shown_count, urgent_first

SOON_DAYS = 30
SOON = timedelta(days=SOON_DAYS)
LATELY = timedelta(days=7)
NEARLY, FULL = 80, 100  # percent of the quota


@dataclass(frozen=True, slots=True)
class Question:
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
    question = Question(membership, now)
    return urgent_first([item for ask in _QUESTIONS for item in ask(question)])


def _blocked(question: Question) -> Iterator[AttentionItem]:
    text = {
        Standing.FRAUD: _(
            "This issuer is blocked: the public sees its certificates as not trustworthy. Contact the operator of this service."
        ),
        Standing.SUSPENDED: _(
            "This account is suspended: nothing can be issued. Contact the operator of this service."
        ),
    }.get(Standing(question.membership.issuer.standing))
    if text:
        yield AttentionItem(text, reverse("admin:accounts_issuer_settings"), is_urgent=True)


def _consent(question: Question) -> Iterator[AttentionItem]:
    """Not for owners, to whom a banner on every page says the same."""
    blocked_from = question.membership.issuer.issuing_blocked_from
    if blocked_from is None or question.membership.role is Role.OWNER:
        return
    if blocked_from <= question.now:
        text = _("Issuing has stopped: an owner has to accept the terms.")
    else:
        day = date_format(localtime(blocked_from), "DATE_FORMAT")
        text = _("Issuing stops on %(date)s unless an owner accepts the new terms.")
        text %= {"date": day}
    yield AttentionItem(
        text, reverse("admin:accounts_issuer_consent"), blocked_from <= question.now
    )


def _quota(question: Question) -> Iterator[AttentionItem]:
    limit = question.membership.issuer.plan.monthly_certificates
    if limit is None:
        return
    month = quota.month_of(question.now)
    used = quota.used_in(issuer_id=question.issuer_id, month=month)
    percent = FULL if used >= limit else used * FULL // limit
    if percent < NEARLY:
        return
    day = date_format(quota.resets_at(question.now).date(), "DATE_FORMAT")
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


def _endpoints(question: Question) -> Iterator[AttentionItem]:
    rows = Endpoint.objects.for_issuer(question.issuer_id, Mode.LIVE).exclude(
        state=EndpointState.DELETED
    )
    off = list(rows.filter(state=EndpointState.DISABLED).values_list("pk", flat=True)[:COUNTED])
    text = ngettext(
        "%(count)s webhook endpoint is switched off: no event is sent to it.",
        "%(count)s webhook endpoints are switched off: no event is sent to them.",
        len(off),
    )
    yield from _about_endpoints(text, off, is_urgent=True)
    has_trouble = Q(failing_since__isnull=False) | Q(parked_until__gt=question.now)
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


def _failed_jobs(question: Question) -> Iterator[AttentionItem]:
    begun = ids.lower_bound(question.now - LATELY)
    rows = Job.objects.for_issuer(question.issuer_id, Mode.LIVE)
    count = bounded_count(rows.filter(pk__gte=begun, state=JobState.FAILED))
    if count:
        text = ngettext(
            "%(count)s job has failed in the last 7 days.",
            "%(count)s jobs have failed in the last 7 days.",
            count,
        )
        url = reverse("admin:accounts_job_changelist") + "?state__exact=failed"
        yield AttentionItem(text % {"count": shown_count(count)}, url, is_urgent=True)


def _releases(question: Question) -> Iterator[AttentionItem]:
    rows = Certificate.objects.for_issuer(question.issuer_id, Mode.LIVE)
    count = bounded_count(rows.filter(state=State.PENDING))
    if count:
        text = ngettext(
            "%(count)s certificate waits to be released.",
            "%(count)s certificates wait to be released.",
            count,
        )
        url = reverse("admin:certificates_certificate_changelist") + "?status=pending"
        yield AttentionItem(text % {"count": shown_count(count)}, url)


def _release_off(question: Question) -> Iterator[AttentionItem]:
    """Requests to end the release by a second person, for those who may confirm them."""
    if not question.has_scope(Scope.CERTIFICATES_TYPES):
        return
    rows = ReleaseOffRequest.objects.for_issuer(question.issuer_id).open(question.now)
    for request in rows.select_related("type__current").order_by("requested_at", "pk")[:COUNTED]:
        day = date_format(localtime(request.lapses_at), "DATE_FORMAT")
        text = _(
            "Somebody asks to turn off the release by a second person for %(type)s. A second owner or administrator confirms it until %(date)s, or withdraws it."
        )
        url = reverse("admin:certificates_certificatetype_change", args=[request.type_id])
        yield AttentionItem(text % {"type": request.type.current, "date": day}, url)


def _ending_certificates(question: Question) -> Iterator[AttentionItem]:
    first = local_date(question.now, question.membership.issuer.time_zone)
    last = first + SOON
    rows = Certificate.objects.for_issuer(question.issuer_id, Mode.LIVE)
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


def _keys(question: Question) -> Iterator[AttentionItem]:
    current = ApiKey.objects.for_issuer(question.issuer_id).current(question.now)
    ending = list(current.filter(expires_at__lte=question.now + SOON).order_by("expires_at"))
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


def _pdf_certificate(question: Question) -> Iterator[AttentionItem]:
    key = pdf_signing.sets_signing(question.issuer_id)
    if key is None or key.valid_until is None or key.valid_until > question.now + SOON:
        return
    day = date_format(localtime(key.valid_until), "DATE_FORMAT")
    has_ended = key.valid_until <= question.now
    text = (
        _("No PDF can be signed since %(date)s, when the certificate for it ended. Renew it.")
        if has_ended
        else _("The certificate that PDFs are signed with ends on %(date)s. Renew it in time.")
    )
    url = reverse("admin:accounts_issuer_pdf_signing")
    yield AttentionItem(text % {"date": day}, url, has_ended)


def _unsent_invitations(question: Question) -> Iterator[AttentionItem]:
    """Invitations whose mail did not leave, for owners, who can send them again."""
    if question.membership.role is not Role.OWNER:
        return
    rows = Invitation.objects.for_issuer(question.issuer_id).usable(question.now)
    if count := rows.filter(mailed_at=None).count():
        text = ngettext(
            "%(count)s invitation was not sent. Send it again.",
            "%(count)s invitations were not sent. Send them again.",
            count,
        )
        url = reverse("admin:accounts_invitation_changelist")
        yield AttentionItem(text % {"count": shown_count(count)}, url)


_QUESTIONS: tuple[Callable[[Question], Iterator[AttentionItem]], ...] = (
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
