"""The first steps of an issuer, and the menu by what it certifies."""

import pytest
from django.urls import reverse
from django.utils import timezone

from accounts.models import Branding, Issuer, User
from accounts.scopes import Mode, Role, Sector
from certificates.models import Certificate
from edu.models import Onboarding
from tests.factories import issue_one, make_key, make_member, make_type
from tests.factories.edu import PROFILE, enrol, make_cohort, make_program, make_recipient
from tests.factories.webhooks import make_endpoint
from tests.support.back_office import client_of, impersonating_client, page_text, with_issuer

HOME = reverse("admin:index")
PUT_AWAY = reverse("first-steps")
RECALL = reverse("admin:certificates_certificate_recall")
PROGRAMS = reverse("admin:edu_program_changelist")
pytestmark = pytest.mark.django_db


def done(person: User) -> list[bool]:
    """Which steps are done."""
    return [step.is_done for step in client_of(person).get(HOME).context["first_steps"].steps]


def test_each_step_is_done_by_what_is_there(owner: User, issuer: Issuer):
    assert done(owner) == [False] * 6
    kind = make_type(issuer)
    assert done(owner) == [True] + [False] * 5
    issue_one(kind, mode=Mode.TEST)
    make_key(issuer)
    assert done(owner) == [True, True, True, False, False, False]
    Certificate.objects.for_issuer(issuer.pk, Mode.TEST).update(mode=Mode.TEST)
    Branding.objects.create(issuer=issuer, color="#1f3a5f")
    assert done(owner) == [True, True, True, False, True, False]
    make_endpoint(issuer, "http://127.0.0.1:9/hook")
    assert done(owner) == [True] * 5 + [False]
    issue_one(kind)
    assert client_of(owner).get(HOME).context["first_steps"] is None


def test_each_step_is_one_click_away(owner: User, issuer: Issuer):
    for sector in (Sector.PRODUCTS, Sector.EDUCATION):
        Issuer.objects.update(sector=sector)
        steps = client_of(owner).get(HOME).context["first_steps"].steps
        for step in steps:
            assert client_of(owner).get(step.url, follow=True).status_code == 200, step.title


def test_a_webhook_is_never_the_next_step(owner: User, issuer: Issuer):
    issue_one(make_type(issuer), mode=Mode.TEST)
    make_key(issuer)
    steps = client_of(owner).get(HOME).context["first_steps"]
    assert "logo" in str(steps.next.title)


def test_a_person_hides_the_first_steps_and_brings_them_back(owner: User, issuer: Issuer):
    client, other = client_of(owner), make_member(issuer, Role.ADMIN)
    title = "Put these steps away"
    assert title in page_text(client, HOME)
    assert client.post(PUT_AWAY, with_issuer(issuer)).status_code == 302
    page = page_text(client, HOME)
    assert title not in page
    assert "Show the first steps" in page
    assert title in page_text(client_of(other), HOME)
    client.post(PUT_AWAY, with_issuer(issuer, back="yes"))
    assert title in page_text(client, HOME)


@pytest.mark.parametrize("role", [Role.OPERATOR, Role.AUDITOR])
def test_operators_and_auditors_see_no_first_steps(issuer: Issuer, role: Role):
    client = client_of(make_member(issuer, role))
    assert client.get(HOME).context["first_steps"] is None
    assert client.post(PUT_AWAY, with_issuer(issuer)).status_code == 403


def test_a_visiting_operator_cannot_hide_the_first_steps(issuer: Issuer):
    page = page_text(impersonating_client(issuer), HOME)
    assert "First steps" in page
    assert "Put these steps away" not in page


def still_to_do(person: User) -> set[str]:
    """The titles of the steps that are not done, up to a colon."""
    steps = client_of(person).get(HOME).context["first_steps"].steps
    return {step.title.partition(":")[0] for step in steps if not step.is_done}


def assert_it_agrees_with_the_onboarding(person: User) -> None:
    """The page of the onboarding has the same first steps, in the same words, done and not."""
    client = client_of(person)
    guide = client.get(reverse("admin:edu_onboarding_guide")).context["steps"]
    first = client.get(HOME).context["first_steps"].steps
    told = [(str(each.step.label), each.done) for each, _missing, _page in guide]
    assert told == [(step.title, step.is_done) for step in first[: len(told)]]


def test_a_school_has_first_steps_of_its_own(owner: User, issuer: Issuer):
    Issuer.objects.update(sector=Sector.EDUCATION)
    submitted = "Submit the onboarding"
    assert {"Profile of the institution", "First recipients", submitted} <= still_to_do(owner)
    profile = Onboarding.objects.create(issuer=issuer, **PROFILE)
    assert "Profile of the institution" not in still_to_do(owner)
    assert submitted in still_to_do(owner), "a profile that is filled in is not submitted"
    cohort = make_cohort(make_program(issuer))
    recipient = make_recipient(issuer)
    assert "First recipients" not in still_to_do(owner)
    assert_it_agrees_with_the_onboarding(owner)
    Onboarding.objects.filter(pk=profile.pk).update(state="submitted", submitted_at=timezone.now())
    assert submitted not in still_to_do(owner)
    enrolment = enrol(cohort, recipient)
    enrolment.status, enrolment.completed_on = "completed", cohort.created_at.date()
    enrolment.save()
    assert client_of(owner).get(HOME).context["first_steps"] is None


@pytest.mark.parametrize(
    ("sector", "named"),
    [
        (Sector.BOTH, [RECALL, PROGRAMS]),
        (Sector.PRODUCTS, [RECALL]),
        (Sector.EDUCATION, [PROGRAMS]),
    ],
)
def test_the_menu_names_what_the_issuer_needs(
    owner: User, issuer: Issuer, sector: Sector, named: list[str]
):
    Issuer.objects.update(sector=sector)
    client = client_of(owner)
    page = page_text(client, HOME)
    assert [address for address in (RECALL, PROGRAMS) if f'href="{address}"' in page] == named
    assert client.get(RECALL).status_code == client.get(PROGRAMS).status_code == 200
