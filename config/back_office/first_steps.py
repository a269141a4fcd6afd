"""The first steps of a new issuer, on its first page until it is live. Each is computed from facts."""

from dataclasses import dataclass
from typing import Any, cast
from uuid import UUID

from django.contrib import admin
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils import timezone
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from accounts.back_office.active_membership import ActiveMembership, for_active_issuer
from accounts.back_office.pages import Handler, IssuerPage
from accounts.keys.token import KeyState
from accounts.models import ApiKey, Branding, Membership, UsageDay, User
from accounts.scopes import Feature, Mode, Role, Sector
from accounts.usage.recording import UsageKind
from certificates.models import Certificate, CertificateType
from edu.lifecycle import EnrolmentStatus, ProgramState
from edu.models import Cohort, Enrolment, Onboarding, Program, Recipient
from edu.onboarding.operations import LOCKED_STATES, missing_in
from webhooks.lifecycle import EndpointState
from webhooks.models import Endpoint

SETTERS_UP = frozenset({Role.OWNER, Role.ADMIN})


@dataclass(frozen=True, slots=True)
class Step:
    """A step: what it is called, the page on which it is done, and whether it was done."""

    title: str | Promise
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


def is_school(membership: ActiveMembership) -> bool:
    """Whether the issuer certifies education alone, and its plan includes it."""
    issuer = membership.issuer
    return issuer.sector == Sector.EDUCATION and Feature.EDU.value in issuer.plan.features


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


def _of_producer(issuer_id: UUID) -> list[Step]:
    """From the first type to the first live certificate."""
    live = _any(Certificate.objects.for_issuer(issuer_id, Mode.LIVE))
    issue = reverse("admin:certificates_certificate_add")
    keys = ApiKey.objects.for_issuer(issuer_id).in_state(KeyState.USABLE, timezone.now())
    hooks = Endpoint.objects.for_issuer(issuer_id).exclude(state=EndpointState.DELETED)
    types = CertificateType.objects.for_issuer(issuer_id).usable()
    return [
        Step(
            _("Describe a certificate type: what a certificate states"),
            reverse("admin:certificates_certificatetype_add"),
            _any(types),
        ),
        Step(
            _("Issue a test certificate and open its public page"),
            issue,
            live or _has_tested(issuer_id),
        ),
        Step(
            _("Create an API key for your system"), reverse("admin:accounts_apikey_add"), _any(keys)
        ),
        Step(
            _("Have events sent to your system by webhook"),
            reverse("admin:webhooks_endpoint_add"),
            _any(hooks),
            may_be_skipped=True,
        ),
        Step(
            _("Add your logo or colour, address and contact"),
            reverse("admin:accounts_issuer_settings"),
            _has_branding(issuer_id),
        ),
        Step(_("Issue the first live certificate"), issue, live),
    ]


def _of_school(issuer_id: UUID) -> list[Step]:
    """From the profile to the first completed enrolment."""
    profile = Onboarding.objects.for_issuer(issuer_id).first()
    programs = Program.objects.for_issuer(issuer_id).exclude(state=ProgramState.ARCHIVED)
    cohorts = Cohort.objects.for_issuer(issuer_id, Mode.LIVE)
    enrolments = Enrolment.objects.for_issuer(issuer_id, Mode.LIVE)
    classes = reverse("admin:edu_cohort_changelist")
    return [
        Step(
            _("Fill in the profile of the institution"),
            reverse("admin:edu_onboarding_guide"),
            profile is not None and not missing_in(profile),
        ),
        Step(
            _("Create a program"),
            reverse("admin:edu_program_add"),
            _any(programs),
        ),
        Step(_("Create a cohort"), reverse("admin:edu_cohort_add"), _any(cohorts)),
        Step(
            _("Add the recipients"),
            reverse("admin:edu_recipient_add"),
            _any(Recipient.objects.for_issuer(issuer_id, Mode.LIVE).living()),
        ),
        Step(
            _("Submit the onboarding: the operator of this service approves it"),
            reverse("admin:edu_onboarding_guide"),
            profile is not None and profile.state in LOCKED_STATES,
        ),
        Step(
            _("Enter the first results: certificates are issued from them"),
            classes,
            _any(enrolments.in_status(EnrolmentStatus.COMPLETED)),
        ),
    ]


def _any(rows: QuerySet[Any, Any]) -> bool:
    return rows.exists()


def _has_tested(issuer_id: UUID) -> bool:
    """Test certificates are removed after 30 days; that there were some stays in the usage."""
    used = UsageDay.objects.for_issuer(issuer_id, Mode.TEST)
    return (
        _any(Certificate.objects.for_issuer(issuer_id, Mode.TEST))
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
