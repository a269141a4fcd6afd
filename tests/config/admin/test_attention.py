"""What the first page names because somebody has to do something about it, for each who looks."""

from datetime import date, timedelta

import pytest
from django.core.management import call_command
from django.urls import reverse
from django.utils import timezone

from accounts.jobs.models import Job, JobState
from accounts.models import Invitation, Issuer, Plan, QuotaNotice, User
from accounts.scopes import Role, Standing
from certificates.lifecycle import State
from certificates.models import CertificateType
from edu.lifecycle import OnboardingState, TeamRole
from tests.accounts.people.helpers import invite
from tests.factories import issue_one, make_key, make_member, make_open_item, set_state
from tests.factories.edu import (
    add_to_team,
    enrol,
    make_approved_onboarding,
    make_cohort,
    make_program,
    make_recipient,
    make_team,
)
from tests.factories.jobs import make_job
from tests.factories.webhooks import make_endpoint
from tests.support.back_office import KEYS, client_of, page_text, page_url
from tests.support.sign_in import PASSWORD
from webhooks.models import Endpoint

HOME = reverse("admin:index")
pytestmark = pytest.mark.django_db


def items(person: User) -> dict[str, str]:
    """The sentences on this person's first page, each with its link."""
    context = client_of(person).get(HOME).context
    return {item.text: item.url for item in context["attention"]}


def test_nothing_waits_for_a_new_issuer(owner: User):
    assert "Nothing at the moment." in page_text(client_of(owner), HOME)


def test_every_item_leads_to_a_page_that_shows_its_rows(
    owner: User, issuer: Issuer, certificate_type: CertificateType
):
    now = timezone.now()
    off, failing = (make_endpoint(issuer, f"http://127.0.0.1:9/{n}") for n in (1, 2))
    rows = Endpoint.objects
    rows.filter(pk=off.pk).update(state="disabled", disabled_reason="gone", disabled_at=now)
    rows.filter(pk=failing.pk).update(failing_since=now)
    job = make_job(issuer, kind="account.export")
    Job.objects.filter(pk=job.pk).update(
        state=JobState.FAILED, failure="internal_error", finished_at=now
    )
    waiting = set_state(issue_one(certificate_type, certificate_number="W-1"), State.PENDING)
    soon = (now + timedelta(days=5)).date()
    ending = issue_one(certificate_type, certificate_number="E-1", valid_until=soon)
    key = make_key(issuer, name="Mill", expires_at=now + timedelta(days=5)).key
    found = items(owner)
    shown = {
        "1 webhook endpoint is switched off: no event is sent to it.": str(off.pk),
        "1 webhook endpoint is failing: deliveries to it are tried again later.": str(failing.pk),
        "1 job has failed in the last 7 days.": page_url(job),
        "1 certificate waits to be released.": page_url(waiting),
        "1 certificate ends within 30 days.": page_url(ending),
    }
    for text, mark in shown.items():
        assert mark in found[text] + page_text(client_of(owner), found.pop(text)), text
    (about_key,) = found
    assert about_key.startswith("The API key Mill ends on ")
    assert found[about_key] == page_url(key)


@pytest.mark.parametrize(
    ("standing", "text"),
    [
        (Standing.FRAUD, "the public sees its certificates as not trustworthy"),
        (Standing.SUSPENDED, "This account is suspended"),
    ],
)
def test_a_blocked_issuer_is_told(
    owner: User, issuer: Issuer, certificate_type: CertificateType, standing: Standing, text: str
):
    certificate = issue_one(certificate_type)
    Issuer.objects.filter(pk=issuer.pk).update(standing=standing)
    assert any(text in each for each in items(owner))
    for page in (HOME, KEYS, page_url(certificate)):
        banner = "the public sees all of its certificates as not trustworthy"
        assert (banner in page_text(client_of(owner), page)) is (standing is Standing.FRAUD)


def test_several_keys_lead_to_a_filtered_list(owner: User, issuer: Issuer):
    now = timezone.now()
    for name in ("Mill", "Lab"):
        make_key(issuer, name=name, expires_at=now + timedelta(days=5))
    make_key(issuer, name="Later", expires_at=now + timedelta(days=90))
    address = items(owner)["2 API keys end within 30 days. Rotate them in time."]
    assert address.startswith(KEYS)
    page = page_text(client_of(owner), address)
    assert [name for name in ("Mill", "Lab", "Later") if name in page] == ["Mill", "Lab"]


@pytest.mark.parametrize(("limit", "said"), [(3, "is used up"), (4, None), (None, None)])
def test_a_quota_near_its_end_is_an_item(
    owner: User, certificate_type: CertificateType, limit: int | None, said: str | None
):
    for _ in range(3):
        issue_one(certificate_type)
    Plan.objects.update(monthly_certificates=limit)
    found = [text for text in items(owner) if "quota" in text]
    assert bool(found) == bool(said)
    assert all(str(said) in text for text in found)


def test_terms_are_named_to_those_who_have_no_banner(owner: User, issuer: Issuer):
    Issuer.objects.update(issuing_blocked_from=timezone.now() + timedelta(days=3))
    auditor = make_member(issuer, Role.AUDITOR)
    assert any("unless an owner accepts" in text for text in items(auditor))
    assert items(owner) == {}


def test_an_invitation_that_was_not_sent_is_the_owners_business(owner: User, issuer: Issuer):
    invite(owner, issuer)
    Invitation.objects.update(mailed_at=None)
    assert "1 invitation was not sent. Send it again." in items(owner)
    assert items(make_member(issuer, Role.ADMIN)) == {}


def test_nothing_of_another_issuer_is_named(
    outsider: User, issuer: Issuer, certificate_type: CertificateType
):
    issue_one(certificate_type, valid_until=(timezone.now() + timedelta(days=5)).date())
    make_key(issuer, expires_at=timezone.now() + timedelta(days=5))
    assert items(outsider) == {}


class TestSchools:
    def test_a_class_that_is_over_waits_for_its_results(self, owner: User, issuer: Issuer):
        team = make_team(issuer)
        assessor, stranger = make_member(issuer, Role.TEAM), make_member(issuer, Role.TEAM)
        add_to_team(team, assessor, TeamRole.ASSESSOR)
        cohort = make_cohort(make_program(issuer, team=team), name="Class 7b")
        enrol(cohort, make_recipient(issuer))
        assert items(owner) == {}
        cohort.starts_on, cohort.ends_on = date(2026, 1, 1), date(2026, 2, 1)
        cohort.save()
        text = "Class 7b has ended and waits for its results."
        place = reverse("admin:edu_cohort_enter_grades", args=[cohort.pk])
        assert items(owner) == items(assessor) == {text: place}
        assert items(stranger) == {}

    def test_a_rejected_onboarding_is_urgent(self, owner: User, issuer: Issuer):
        make_approved_onboarding(issuer, state=OnboardingState.REJECTED, reason="No address")
        (text,) = items(owner)
        assert "was not approved" in text


class TestPlatform:
    @pytest.fixture
    def ops(self) -> User:
        return User.objects.create_superuser("ops@platform.example", PASSWORD)

    def test_operators_see_open_items_and_issuers_near_their_limit(self, ops: User, issuer: Issuer):
        item = make_open_item(issuer)
        Plan.objects.update(monthly_certificates=10)
        month = timezone.now().date().replace(day=1)
        QuotaNotice.objects.create(issuer=issuer, month=month, warned_for=10)
        assert {
            "1 open item waits for an operator.",
            "1 issuer has used 80 % of the quota of this month.",
        } <= set(items(ops))
        page = page_text(client_of(ops), HOME)
        assert page_url(item) in page
        assert page.count("1 open item waits") == 1
        QuotaNotice.objects.update(exceeded_for=10)
        assert "1 issuer has used up the quota of this month." in items(ops)

    @pytest.mark.django_db(transaction=True)
    def test_backup_and_audit_are_not_known_until_they_are_recorded(self, ops: User):
        precautions = {"Last backup: not known", "Audit verified without a finding: not known"}
        assert precautions <= set(items(ops))
        call_command("record_backup", note="s3://backups")
        call_command("verify_audit")
        assert not precautions & set(items(ops))

    def test_people_of_an_issuer_see_no_items_of_operators(self, owner: User):
        assert not any("backup" in item for item in items(owner))
