"""What needs attention in EDU: classes without results, and the state of the onboarding."""

from collections.abc import Iterator
from datetime import datetime

from django.db.models import Exists, OuterRef
from django.http import HttpRequest
from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from accounts.back_office.active_membership import as_membership_row
from accounts.scopes import Mode
from edu.back_office import edu_membership, is_overseer
from edu.lifecycle import EnrolmentStatus, OnboardingState
from edu.models import Cohort, Enrolment, Onboarding
from lib.dates import local_date

from . import AttentionItem, shown_count

NEWEST = 200  # classes that are looked at
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
    newest = seen.order_by("-pk").values("pk")[:NEWEST]
    running = Enrolment.objects.filter(
        program=OuterRef("program"),
        mode=OuterRef("mode"),
        cohort=OuterRef("pk"),
        status=EnrolmentStatus.ENROLLED,
    )
    rows = Cohort.objects.filter(pk__in=list(newest.values_list("pk", flat=True)))
    over = rows.filter(ends_on__lt=local_date(now, membership.issuer.time_zone))
    return list(over.filter(Exists(running)).order_by("ends_on", "pk"))
