"""EDU in the back office: onboarding, approval, teams, recipients."""

import unicodedata
from typing import Any

import pytest
from django.urls import reverse

from accounts.models import Issuer, Membership, Plan, User
from accounts.scopes import Feature, Role, Standing
from edu.lifecycle import MANAGERS, OVERSEERS, OnboardingState, TeamRole
from edu.models import Onboarding, Recipient, Team, TeamInvitation, TeamMember
from tests.accounts.people.helpers import path_in_mail, sign_up
from tests.factories import make_member
from tests.factories.edu import (
    PROFILE,
    add_to_team,
    enrol,
    make_approved_onboarding,
    make_cohort,
    make_program,
    make_ready_onboarding,
    make_recipient,
    make_team,
)
from tests.support.back_office import client_of, page_text, page_url, submit_change, with_issuer

GUIDE = reverse("admin:edu_onboarding_guide")
ONBOARDINGS = reverse("admin:edu_onboarding_changelist")
RECIPIENTS = reverse("admin:edu_recipient_changelist")
NEW_RECIPIENT = reverse("admin:edu_recipient_add")
FIND = reverse("admin:edu_recipient_find")
TEAMS = reverse("admin:edu_team_changelist")
NEW_TEAM = reverse("admin:edu_team_add")


@pytest.fixture
def superuser(db: None) -> User:
    return User.objects.create_superuser("operator@platform.example", "x")


def person(issuer: Issuer, **changes: Any) -> dict[str, Any]:
    """The form of a recipient, as the page posts it."""
    fields = {"given_name": "Përparim", "family_name": "Gashi", "locale": "sq", "mode": "live"}
    return with_issuer(issuer, **(fields | {"attributes": "class: 12b\nyear: 2026"} | changes))


def test_an_issuer_is_guided_to_approval(
    issuer: Issuer, owner: User, operator: User, superuser: User, certificate_type
):
    make_ready_onboarding(issuer, operator, certificate_type)
    Onboarding.objects.all().delete()
    client = client_of(owner)
    page = page_text(client, GUIDE)
    assert "1 step is missing" in page
    assert "legal name" in page
    wrong = client.post(GUIDE, with_issuer(issuer, **PROFILE) | {"website": "http://a.example"})
    assert "Not in the expected format" in wrong.text
    assert client.post(GUIDE, with_issuer(issuer, **PROFILE)).status_code == 302
    assert "Everything is there" in page_text(client, GUIDE)
    client.post(GUIDE, with_issuer(issuer, submit="yes"))
    assert "The operator of this service looks at it" in page_text(client, GUIDE)
    found = Onboarding.objects.get()
    desk = client_of(superuser)
    assert PROFILE["legal_name"] in page_text(desk, ONBOARDINGS)
    page = page_text(desk, page_url(found))
    assert PROFILE["contact_email"] in page
    assert PROFILE["address"].replace("\n", "<br>") in page
    reject, approve = page_url(found, "reject_one"), page_url(found, "approve_one")
    assert "This field is required" in desk.post(reject, {"reason": ""}).text
    desk.post(reject, {"reason": "The address is not yours."})
    assert "The address is not yours." in page_text(client, GUIDE)
    client.post(GUIDE, with_issuer(issuer, submit="yes"))
    assert "Approve this issuer?" in page_text(desk, approve)
    desk.post(approve)
    assert "You may publish programs." in page_text(client, GUIDE)
    assert "approved the school" in page_text(desk, page_url(found, "history"))


def test_operators_find_what_was_submitted_above_what_is_unfinished(
    superuser: User, issuer: Issuer, other_issuer: Issuer
):
    Onboarding.objects.create(issuer=other_issuer, legal_name="Unfinished Ltd")
    make_approved_onboarding(
        issuer, legal_name="Submitted Ltd", state=OnboardingState.SUBMITTED, decided_at=None
    )
    page = page_text(client_of(superuser), ONBOARDINGS)
    assert page.index("Submitted Ltd") < page.index("Unfinished Ltd")


@pytest.mark.parametrize("role", Role)
def test_who_reads_the_guide_and_who_writes_it(issuer: Issuer, role: Role):
    client = client_of(make_member(issuer, role))
    assert (client.get(GUIDE).status_code == 200) == (role in OVERSEERS)
    posted = client.post(GUIDE, with_issuer(issuer, legal_name="Akademia"))
    assert (posted.status_code == 302) == (role in MANAGERS)
    assert client.get(ONBOARDINGS).status_code == 403


def test_a_plan_without_edu_shows_none_of_it(issuer: Issuer, owner: User):
    assert TEAMS in page_text(client_of(owner), "/admin/")
    features = [each for each in Feature.values if each != Feature.EDU]
    Plan.objects.filter(pk=issuer.plan_id).update(features=features)
    client = client_of(owner)
    assert TEAMS not in page_text(client, "/admin/")
    for address in (GUIDE, TEAMS, RECIPIENTS, NEW_RECIPIENT, FIND):
        assert client.get(address).status_code == 403, address


def test_a_team_is_made_and_its_coordinator_runs_it(
    issuer: Issuer, owner: User, django_capture_on_commit_callbacks
):
    client = client_of(owner)
    made = client.post(NEW_TEAM, with_issuer(issuer, name="Welding"))
    team = Team.objects.get()
    people = page_url(team, "people_of")
    assert made["Location"] == people
    again = client.post(NEW_TEAM, with_issuer(issuer, name="Welding"))
    assert "Another team has this name." in again.text
    form = with_issuer(
        issuer, add="yes", email="new@staff.example", role="coordinator", locale="en"
    )
    with django_capture_on_commit_callbacks(execute=True):
        assert client.post(people, form).status_code == 302
    assert "new@staff.example" in page_text(client, people)
    sign_up(path_in_mail())
    coordinator = User.objects.get(email="new@staff.example")
    client = client_of(coordinator)
    assert "Welding" in page_text(client, TEAMS)
    removing = with_issuer(issuer, remove=TeamMember.objects.get().public_id)
    assert "last coordinator" in client.post(people, removing, follow=True).text
    with django_capture_on_commit_callbacks(execute=True):
        client.post(people, form | {"email": "b@staff.example", "role": "assessor"})
    invited = TeamInvitation.objects.get(invitation__email="b@staff.example")
    with django_capture_on_commit_callbacks(execute=True):
        client.post(people, with_issuer(issuer, resend=invited.public_id))
    client.post(people, with_issuer(issuer, withdraw=invited.public_id))
    assert "b@staff.example" not in page_text(client, people).replace("withdrawn", "")
    member = make_member(issuer, Role.OPERATOR)
    client.post(people, form | {"email": member.email, "role": "instructor"})
    seated = TeamMember.objects.get(membership__user=member)
    client.post(people, with_issuer(issuer, role=seated.public_id, to="coordinator"))
    client.post(
        people, with_issuer(issuer, remove=TeamMember.objects.exclude(pk=seated.pk).get().public_id)
    )
    assert TeamMember.objects.get().role == TeamRole.COORDINATOR
    assert Membership.objects.filter(user=coordinator).exists()


@pytest.mark.parametrize("role", [TeamRole.INSTRUCTOR, TeamRole.ASSESSOR])
def test_the_others_of_a_team_read(issuer: Issuer, role: TeamRole):
    team, other = make_team(issuer, "Own"), make_team(issuer, "Other")
    somebody = make_member(issuer, Role.TEAM)
    add_to_team(team, somebody, role)
    client, people = client_of(somebody), page_url(team, "people_of")
    assert somebody.email in page_text(client, people)
    assert client.post(people, with_issuer(issuer, add="yes")).status_code == 403
    assert client.get(NEW_TEAM).status_code == 403
    assert client.post(page_url(team), with_issuer(issuer, name="X")).status_code == 403
    assert "Other" not in page_text(client, TEAMS)
    for name in ("change", "people_of", "history"):
        assert client.get(page_url(other, name)).status_code == 302


def test_recipients_are_entered_and_changed(issuer: Issuer, owner: User):
    client = client_of(owner)
    made = client.post(NEW_RECIPIENT, person(issuer, external_id="S-1"))
    assert made.status_code == 302, made.text
    recipient = Recipient.objects.get()
    assert recipient.attributes == {"class": "12b", "year": "2026"}
    taken = client.post(NEW_RECIPIENT, person(issuer, external_id="S-1"))
    assert "Another recipient has this externalId." in taken.text
    wrong = client.post(NEW_RECIPIENT, person(issuer, email="x", birth_date="2999-01-01"))
    assert "Not an e-mail address." in wrong.text
    assert "In the future." in wrong.text
    hidden = client.post(NEW_RECIPIENT, person(issuer, family_name="Ga\u202eshi"))
    assert "Contains control characters" in hidden.text
    assert "Write name: value" in client.post(NEW_RECIPIENT, person(issuer, attributes="x")).text
    pasted = unicodedata.normalize("NFD", "Çela")
    changed = submit_change(client, page_url(recipient), person(issuer, family_name=pasted))
    assert changed.status_code == 302, changed.text
    recipient.refresh_from_db()
    assert (recipient.family_name, recipient.external_id) == ("Çela", None)
    assert "changed the data of the person" in page_text(client, page_url(recipient, "history"))


@pytest.mark.parametrize("term", ["GASHI per", "p@example.com", "S-1", "the id"])
def test_whatever_is_known_of_somebody_opens_their_page(issuer: Issuer, owner: User, term: str):
    recipient = make_recipient(issuer, external_id="S-1", email="p@example.com")
    make_recipient(issuer, family_name="Krasniqi", given_name="Arta")
    asked = recipient.public_id.upper() if term == "the id" else term
    found = client_of(owner).post(FIND, with_issuer(issuer, term=asked))
    assert found["Location"] == page_url(recipient)
    assert "Nobody is found" in client_of(owner).post(FIND, with_issuer(issuer, term="Nobody")).text


def test_who_sees_whom(issuer: Issuer):
    team, cohort = make_team(issuer), make_cohort(make_program(issuer))
    cohort.program.team = team
    cohort.program.save()
    enrolled, other = make_recipient(issuer), make_recipient(issuer, family_name="Krasniqi")
    enrol(cohort, enrolled)
    for role, sees in ((TeamRole.ASSESSOR, False), (TeamRole.COORDINATOR, True)):
        somebody = make_member(issuer, Role.TEAM)
        add_to_team(team, somebody, role)
        client = client_of(somebody)
        assert "Gashi" in page_text(client, RECIPIENTS)
        assert ("Krasniqi" in page_text(client, RECIPIENTS)) == sees
        assert (client.get(page_url(other)).status_code == 200) == sees
        assert (client.get(NEW_RECIPIENT).status_code == 200) == sees
        found = client.post(FIND, with_issuer(issuer, term="krasniqi"))
        assert (found.status_code == 302) == sees


def test_a_duplicate_is_merged_after_a_preview(issuer: Issuer, owner: User):
    kept = make_recipient(issuer, external_id="S-1", locale="sq", attributes={"class": "12b"})
    apart = {"locale": "fr", "attributes": {"class": "13a", "house": "Drini"}}
    duplicate = make_recipient(issuer, external_id="S-2", email="p@example.com", **apart)
    client, merge = client_of(owner), page_url(kept, "merge_one")
    assert (
        "No recipient of this issuer"
        in client.post(merge, with_issuer(issuer, duplicate="S-9")).text
    )
    preview = client.post(merge, with_issuer(issuer, duplicate="S-2"))
    assert preview.text.count("<td>comes over</td>") == 2  # the address, and the house
    for said in ("12b", "13a", "house", "Drini", "Shqip", "Français"):
        assert said in preview.text
    assert Recipient.objects.living().count() == 2
    done = client.post(merge, with_issuer(issuer, duplicate=duplicate.public_id, confirmed="yes"))
    assert done["Location"] == page_url(kept)
    kept.refresh_from_db()
    assert (kept.email, kept.locale) == ("p@example.com", "sq")
    assert kept.attributes == {"class": "12b", "house": "Drini"}
    assert Recipient.objects.living().get() == kept


def test_a_suspended_account_is_only_read(issuer: Issuer, owner: User, operator: User):
    team = make_team(issuer)
    add_to_team(team, operator)
    Issuer.objects.filter(pk=issuer.pk).update(standing=Standing.SUSPENDED)
    for somebody in (owner, operator):
        client = client_of(somebody)
        assert client.get(TEAMS).status_code == 200
        assert client.get(NEW_RECIPIENT).status_code == 403
        assert (
            client.post(page_url(team, "people_of"), with_issuer(issuer, add="yes")).status_code
            == 403
        )


def test_lists_cost_the_same_however_long(
    issuer: Issuer, owner: User, django_assert_max_num_queries
):
    for _ in range(3):
        make_recipient(issuer)
        add_to_team(make_team(issuer), make_member(issuer, Role.OPERATOR))
    client = client_of(owner)
    for address in (RECIPIENTS, TEAMS):
        with django_assert_max_num_queries(9):
            client.get(address)
