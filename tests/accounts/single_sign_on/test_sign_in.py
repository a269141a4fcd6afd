"""Signing in by an issuer's provider: who is let in, to what, and for how long."""

import pytest
from django.test import Client
from django.urls import reverse

from accounts.models import (
    AuditEntry,
    ExternalIdentity,
    IdentityProvider,
    Invitation,
    Issuer,
    Membership,
    Session,
    User,
)
from accounts.people import invitations
from accounts.people.operations import remove_member
from accounts.scopes import Role
from accounts.single_sign_on import operations as single_sign_on
from tests.factories import make_member
from tests.support.back_office import client_of
from tests.support.identity_provider import Provider, answer_of
from tests.support.sign_in import LOGIN, OFFICE

from .conftest import acting, connect, entered, sign_in, start_of

pytestmark = pytest.mark.django_db


def test_a_connected_member_is_signed_in(row: IdentityProvider, provider: Provider, operator: User):
    identity = connect(operator, row)
    browser = Client()
    assert sign_in(row, provider, browser)["Location"] == OFFICE
    page = browser.get(OFFICE).text
    assert row.issuer.name in page
    session = Session.objects.get(user=operator)
    assert session.identity_id == identity.pk
    entry = AuditEntry.objects.filter(issuer_id=row.issuer_id).latest("at")
    assert (entry.action, entry.actor_id) == ("sign_on.signed_in", str(operator.pk))


def test_the_person_is_known_by_iss_and_sub_whatever_the_address(
    row: IdentityProvider, provider: Provider, operator: User
):
    connect(operator, row)
    provider.person = {"sub": "person-1", "email": "renamed@elsewhere.example"}
    assert sign_in(row, provider)["Location"] == OFFICE
    provider.person = {"sub": "person-2", "email": operator.email, "email_verified": True}
    answer = sign_in(row, provider)
    assert answer.status_code == 403
    assert "connect it in your profile" in answer.text
    assert ExternalIdentity.objects.count() == 1


def test_the_session_opens_that_issuer_only(
    row: IdentityProvider, provider: Provider, other_issuer: Issuer, operator: User
):
    connect(operator, row)
    Membership.objects.create(user=operator, issuer=other_issuer, role=Role.OWNER)
    browser = entered(row, provider)
    page = browser.get(OFFICE).text
    assert row.issuer.name in page
    assert other_issuer.name not in page
    switched = browser.post(
        reverse("admin:accounts_issuer_switch"), {"issuer": str(other_issuer.pk)}
    )
    assert switched.status_code == 404


@pytest.mark.parametrize(
    "page",
    [
        "account_change_password",
        "account_sessions",
        "mfa_index",
        "mfa_activate_totp",
        "mfa_add_webauthn",
        "mfa_generate_recovery_codes",
        "mfa_reauthenticate",
        "sign_on_closed",
    ],
)
def test_single_sign_on_session_opens_no_personal_pages(
    row: IdentityProvider, provider: Provider, operator: User, page: str
):
    connect(operator, row)
    browser = entered(row, provider)
    for answer in (browser.get(reverse(page)), browser.post(reverse(page))):
        assert answer.status_code == 403
        assert "opens its own account only" in answer.text


def test_an_operator_of_the_platform_is_never_signed_in(
    row: IdentityProvider, provider: Provider, operator: User
):
    connect(operator, row)
    browser = entered(row, provider)
    User.objects.filter(pk=operator.pk).update(is_superuser=True)
    assert browser.get(OFFICE)["Location"].startswith(reverse("admin:login"))
    assert sign_in(row, provider).status_code == 403


def test_sessions_end_with_the_identity_the_membership_and_the_provider(
    row: IdentityProvider, provider: Provider, owner: User, operator: User
):
    context = acting(row.issuer, owner)

    def browser() -> Client:
        ExternalIdentity.objects.all().delete()
        if not Membership.objects.filter(user=operator).exists():
            Membership.objects.create(user=operator, issuer=row.issuer, role=Role.OPERATOR)
        connect(operator, row)
        return entered(row, provider)

    first = browser()
    ExternalIdentity.objects.all().delete()
    second = browser()
    remove_member(context=context, user_id=operator.pk)
    third = browser()
    single_sign_on.switch(context=context, on=False)
    assert Client().get(start_of(row)).status_code == 404
    single_sign_on.switch(context=context, on=True)
    fourth = browser()
    single_sign_on.remove_provider(context=context)
    for ended in (first, second, third, fourth):
        assert ended.get(OFFICE)["Location"].startswith(reverse("admin:login"))


# --- newcomers ---------------------------------------------------------------------------------------


def invite(issuer: Issuer, owner: User, email: str, role: Role = Role.AUDITOR) -> str:
    """Invites an address; the token."""
    context = acting(issuer, owner)
    return invitations.invite(context=context, email=email, role=role, locale="de").token


def test_somebody_invited_joins_by_a_verified_address(
    row: IdentityProvider, provider: Provider, owner: User
):
    invite(row.issuer, owner, "new@example.com")
    provider.person = {"sub": "n", "email": "New@Example.com", "email_verified": False}
    assert sign_in(row, provider).status_code == 403
    provider.person |= {"email_verified": True, "name": "Nora Neu"}
    assert sign_in(row, provider)["Location"] == OFFICE
    member = Membership.objects.get(user__email="new@example.com")
    assert (member.role, member.user.name, member.user.locale) == (Role.AUDITOR, "Nora Neu", "de")
    assert not member.user.has_usable_password()
    assert Invitation.objects.get().accepted_at


def test_the_link_of_an_invitation_proves_the_address_where_the_provider_does_not(
    row: IdentityProvider, provider: Provider, owner: User
):
    token = invite(row.issuer, owner, "new@example.com")
    browser = Client()
    page = browser.get(reverse("invitation", args=[token])).text
    start = f"{start_of(row)}?invitation={token}"
    assert start in page
    provider.person = {"sub": "n"}
    assert browser.get(answer_of(browser, provider, start))["Location"] == OFFICE
    assert Membership.objects.filter(user__email="new@example.com").exists()


def test_newcomers_join_only_with_a_role_for_them(row: IdentityProvider, provider: Provider):
    provider.person = {"sub": "n", "email": "new@example.com", "email_verified": True}
    assert sign_in(row, provider).status_code == 403
    row.newcomer_role = Role.OPERATOR
    row.save()
    provider.person["email"] = "new@elsewhere.example"
    assert sign_in(row, provider).status_code == 403
    provider.person["email"] = "new@example.com"
    assert sign_in(row, provider)["Location"] == OFFICE
    assert Membership.objects.get(user__email="new@example.com").role == Role.OPERATOR


@pytest.mark.parametrize(
    ("claims", "trusted", "joins"),
    [
        ({}, False, False),  # Entra ID
        ({}, True, True),
        ({"xms_edov": True}, False, True),
        ({"email_verified": "true"}, False, True),  # Cognito, Apple
        ({"email_verified": "false"}, True, False),
        ({"email_verified": False}, True, False),
        ({"email_verified": ["true"]}, True, False),
    ],
)
def test_whose_addresses_count(
    row: IdentityProvider,
    provider: Provider,
    claims: dict[str, object],
    *,
    trusted: bool,
    joins: bool,
):
    row.newcomer_role, row.trusts_addresses = Role.OPERATOR, trusted
    row.save()
    provider.person = {"sub": "n", "email": "new@elsewhere.example", **claims}
    assert sign_in(row, provider).status_code == 403
    provider.person["email"] = "new@example.com"
    assert (sign_in(row, provider).status_code == 302) is joins
    assert Membership.objects.filter(user__email="new@example.com").exists() is joins


@pytest.mark.parametrize("claims", [{"email_verified": True}, {}])
def test_an_account_that_exists_is_never_taken_over_by_its_address(
    row: IdentityProvider, provider: Provider, owner: User, outsider: User, claims: dict[str, bool]
):
    row.newcomer_role, row.trusts_addresses = Role.OPERATOR, True
    row.domains = ["example.com"]
    row.save()
    outsider.email = "boss@example.com"
    outsider.save()
    token = invite(row.issuer, owner, outsider.email)
    provider.person = {"sub": "n", "email": outsider.email, **claims}
    browser = Client()
    start = f"{start_of(row)}?invitation={token}"
    for answer in (sign_in(row, provider), browser.get(answer_of(browser, provider, start))):
        assert answer.status_code == 403
    assert not ExternalIdentity.objects.exists()
    assert not Session.objects.filter(user=outsider).exists()


def test_the_plan_limits_newcomers(row: IdentityProvider, provider: Provider, owner: User):
    row.issuer.plan.max_members = 1
    row.issuer.plan.save()
    row.newcomer_role = Role.OPERATOR
    row.save()
    provider.person = {"sub": "n", "email": "new@example.com", "email_verified": True}
    answer = sign_in(row, provider)
    assert answer.status_code == 403
    assert "no room for another member" in answer.text
    assert not User.objects.filter(email="new@example.com").exists()


def test_no_second_factor_of_ours_is_asked_for(
    row: IdentityProvider, provider: Provider, owner: User, settings
):
    settings.MFA_REQUIRED = True
    connect(owner, row)
    browser = entered(row, provider)
    assert browser.get(OFFICE).status_code == 200
    assert client_of(owner).get(OFFICE)["Location"] == reverse("mfa_index")


def test_the_browser_remembers_the_way_in(
    row: IdentityProvider, provider: Provider, operator: User
):
    connect(operator, row)
    browser = entered(row, provider)
    browser.post(reverse("account_logout"))
    page = browser.get(LOGIN).text
    assert start_of(row) in page
    assert row.issuer.name in page
    assert row.issuer.name not in Client().get(LOGIN).text


def test_a_member_of_two_issuers_signs_in_to_each_by_its_own_provider(
    row: IdentityProvider, provider: Provider, operator: User
):
    """Signing in ends the session before: what that one could is not added to the new one."""
    make_member(row.issuer, Role.OWNER)
    connect(operator, row)
    browser = client_of(operator)
    before = browser.session.session_key
    assert sign_in(row, provider, browser)["Location"] == OFFICE
    assert not Session.objects.filter(pk=before).exists()
    assert "active_issuer" not in browser.session
