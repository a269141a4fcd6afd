"""Invitations: sent, accepted, expired, revoked."""

import logging
from datetime import timedelta
from typing import Any
from urllib.parse import quote

import pytest
import time_machine
from django.core import mail
from django.db import connection
from django.test import Client
from django.urls import reverse
from django.utils import timezone

from accounts.errors import OwnerRequired, PlanLimitReached
from accounts.models import AuditEntry, Invitation, Issuer, Membership, Plan, Session, User
from accounts.people import invitations
from accounts.scopes import Role
from accounts.sign_in.sessions import SessionStore
from tests.accounts.people.helpers import (
    INVITATIONS,
    INVITE,
    PASSWORD,
    actor_of,
    invitation_form,
    invitation_path,
    invite,
    invite_by_page,
    only_invitation,
    path_in_mail,
    sign_up,
)
from tests.factories import context_of, make_member
from tests.support.back_office import client_of, page_url, with_issuer

pytestmark = pytest.mark.django_db


def audited(issuer: Issuer) -> list[str]:
    return list(
        AuditEntry.objects.for_issuer(issuer.pk)
        .order_by("at", "id")
        .values_list("action", flat=True)
    )


class TestFromFormToSeat:
    def test_somebody_new_is_invited_signs_up_and_works(
        self, owner: User, issuer: Issuer, django_capture_on_commit_callbacks: Any
    ):
        path = invite_by_page(owner, issuer, django_capture_on_commit_callbacks)
        (message,) = mail.outbox
        assert message.to == ["new@staff.example"]
        assert issuer.name in message.subject
        assert only_invitation().mailed_at is not None
        page = Client().get(path)
        assert page.status_code == 200
        assert issuer.name in page.text
        assert page["Referrer-Policy"] == "same-origin"  # else browsers post from nowhere
        assert "no-store" in page["Cache-Control"]
        assert "'unsafe" not in page["Content-Security-Policy"]
        response = sign_up(path)
        assert (response.status_code, response.url) == (302, reverse("admin:index"))
        user = User.objects.get(email="new@staff.example")
        assert user.check_password(PASSWORD)
        assert (user.is_staff, user.is_superuser, user.locale) == (True, False, "de")
        assert issuer.name in client_of(user).get(reverse("admin:index")).text
        assert audited(issuer) == ["invitation.made", "member.joined", "user.signed_in"]
        joined = AuditEntry.objects.get(action="member.joined")
        assert joined.actor_id == str(user.pk)

    @pytest.mark.parametrize(
        ("mfa", "begins"), [(True, "It needs a second factor: set one up"), (False, "Your role: ")]
    )
    def test_who_signs_up_is_signed_in_and_told_what_comes_next(
        self, owner: User, issuer: Issuer, settings: Any, *, mfa: bool, begins: str
    ):
        settings.MFA_REQUIRED = mfa
        client = Client()
        path = invitation_path(invite(owner, issuer))
        page = client.post(path, {"name": "Ada", "password": PASSWORD}, follow=True)
        place = reverse("mfa_index") if mfa else reverse("admin:index")
        assert page.request["PATH_INFO"] == place
        assert f"Welcome: you work for {issuer.name} now" in page.text
        assert begins in page.text

    def test_a_member_elsewhere_sees_the_new_issuer_at_once(
        self, owner: User, issuer: Issuer, outsider: User, settings: Any
    ):
        settings.MFA_REQUIRED = False
        path = invitation_path(invite(owner, issuer, outsider.email))
        page = client_of(outsider).post(path, follow=True)
        assert page.context["membership"].issuer == issuer

    def test_an_address_works_once(self, owner: User, issuer: Issuer):
        path = invitation_path(invite(owner, issuer))
        sign_up(path)
        assert sign_up(path).status_code == 404
        assert Client().get(path).status_code == 404
        assert Membership.objects.for_issuer(issuer.pk).count() == 2

    def test_who_has_an_account_logs_in_and_accepts(
        self, owner: User, issuer: Issuer, outsider: User
    ):
        path = invitation_path(invite(owner, issuer, outsider.email.upper(), Role.ADMIN))
        page = Client().get(path).text
        assert f"{reverse('admin:login')}?next={quote(path, safe='')}" in page
        assert "password" not in page
        assert sign_up(path).status_code == 200  # the form of somebody new does nothing
        assert not Membership.objects.for_issuer(issuer.pk).filter(user=outsider).exists()
        assert client_of(outsider).post(path).status_code == 302
        assert Membership.objects.for_issuer(issuer.pk).get(user=outsider).role == Role.ADMIN
        outsider.refresh_from_db()
        assert outsider.check_password("correct horse battery staple")

    def test_another_person_who_is_logged_in_cannot_take_it(
        self, owner: User, issuer: Issuer, outsider: User
    ):
        path = invitation_path(invite(owner, issuer))
        assert "for somebody else" in client_of(outsider).get(path).text
        assert client_of(outsider).post(path).status_code == 409
        assert only_invitation().accepted_at is None
        assert not Membership.objects.for_issuer(issuer.pk).filter(user=outsider).exists()

    @pytest.mark.parametrize(
        ("changes", "said"),
        [
            ({"name": ""}, "required"),
            ({"password": "short"}, "too short"),
            ({"password": "new@staff.example"}, "too similar"),
            ({"password": "q1w2e3r4t5y6"}, "too common"),
        ],
    )
    def test_weak_passwords_are_refused_beside_the_field(
        self, owner: User, issuer: Issuer, changes: dict[str, str], said: str
    ):
        page = sign_up(invitation_path(invite(owner, issuer)), **changes)
        assert said in page.text
        assert not User.objects.filter(email="new@staff.example").exists()

    def test_the_page_is_there_in_four_languages(self, owner: User, issuer: Issuer):
        path = invitation_path(invite(owner, issuer))
        for locale in ("de", "en", "fr", "sq"):
            assert f'lang="{locale}"' in Client().get(f"{path}?lang={locale}").text


class TestEndings:
    def test_invitation_runs_out_after_seven_days(self, owner: User, issuer: Issuer):
        path = invitation_path(invite(owner, issuer))
        with time_machine.travel(timezone.now() + timedelta(days=6, hours=23)):
            assert Client().get(path).status_code == 200
        with time_machine.travel(timezone.now() + timedelta(days=7, minutes=1)):
            assert sign_up(path).status_code == 404
            assert "not valid" in Client().get(path).text
            assert invite(owner, issuer).invitation.is_usable(timezone.now())

    def test_sending_again_invalidates_the_earlier_link(
        self, owner: User, issuer: Issuer, django_capture_on_commit_callbacks: Any
    ):
        first = invite(owner, issuer)
        page = page_url(first.invitation, "send_again")
        with django_capture_on_commit_callbacks(execute=True):
            client_of(owner).post(page, with_issuer(issuer))
        assert Client().get(invitation_path(first)).status_code == 404
        assert sign_up(path_in_mail()).status_code == 302

    def test_a_revoked_invitation_cannot_be_accepted(self, owner: User, issuer: Issuer):
        invited = invite(owner, issuer)
        page = page_url(invited.invitation, "withdraw")
        assert "Withdraw this invitation?" in client_of(owner).get(page).text
        assert Client().get(invitation_path(invited)).status_code == 200
        client_of(owner).post(page, with_issuer(issuer))
        assert Client().get(invitation_path(invited)).status_code == 404
        assert invite(owner, issuer).invitation.pk != invited.invitation.pk

    def test_a_failed_mail_is_reported_and_can_be_sent_again(
        self, owner: User, issuer: Issuer, django_capture_on_commit_callbacks: Any, settings: Any
    ):
        settings.EMAIL_BACKEND = "django.core.mail.backends.smtp.EmailBackend"
        settings.EMAIL_PORT = 1
        with django_capture_on_commit_callbacks(execute=True):
            assert client_of(owner).post(INVITE, invitation_form(issuer)).status_code == 302
        assert only_invitation().mailed_at is None
        assert "send it again" in client_of(owner).get(INVITATIONS).text

    @pytest.mark.parametrize("token", ["x", "cis_invite_", "cis_invite_" + "a" * 43, "é"])
    def test_wrong_and_expired_tokens_get_the_same_answer(self, issuer: Issuer, token: str):
        for response in (Client().get(f"/invitations/{token}/"), sign_up(f"/invitations/{token}/")):
            assert response.status_code == 404
            assert "This invitation is not valid" in response.text
            assert issuer.name not in response.text


class TestRefusals:
    def test_members_and_invited_people_are_not_invited_again(
        self, owner: User, issuer: Issuer, operator: User
    ):
        page = (
            client_of(owner)
            .post(INVITE, invitation_form(issuer, email=operator.email.upper()))
            .text
        )
        assert "This person is a member already." in page
        client_of(owner).post(INVITE, invitation_form(issuer))
        assert "invited already" in client_of(owner).post(INVITE, invitation_form(issuer)).text
        assert Invitation.objects.count() == 1

    def test_the_form_does_not_reveal_other_accounts(
        self, owner: User, issuer: Issuer, outsider: User
    ):
        known = client_of(owner).post(
            INVITE, invitation_form(issuer, email=outsider.email), follow=True
        )
        unknown = client_of(owner).post(
            INVITE, invitation_form(issuer, email="x@unknown.example"), follow=True
        )
        assert known.redirect_chain == unknown.redirect_chain
        assert [str(m) for m in known.context["messages"]] == [
            str(m) for m in unknown.context["messages"]
        ]

    def test_open_invitations_count_as_members_of_the_plan(self, owner: User, issuer: Issuer):
        Plan.objects.filter(pk=issuer.plan_id).update(max_members=2)
        first = invite(owner, issuer)
        assert (
            "Plan limit of 2 reached"
            in client_of(owner).post(INVITE, invitation_form(issuer, email="b@x.example")).text
        )
        invitations.revoke_invitation(
            context=context_of(issuer, actor=actor_of(owner)), invitation_id=first.invitation.pk
        )
        second = invite(owner, issuer, "b@x.example")
        assert sign_up(invitation_path(second)).status_code == 302
        with pytest.raises(PlanLimitReached):
            invite(owner, issuer, "c@x.example")

    def test_accepting_checks_the_plans_present_limit(self, owner: User, issuer: Issuer):
        path = invitation_path(invite(owner, issuer))
        Plan.objects.filter(pk=issuer.plan_id).update(max_members=1)
        assert sign_up(path).status_code == 409
        assert not User.objects.filter(email="new@staff.example").exists()

    @pytest.mark.parametrize("role", [Role.ADMIN, Role.OPERATOR, Role.AUDITOR])
    def test_only_owners_invite(self, issuer: Issuer, role: Role):
        person = make_member(issuer, role)
        assert client_of(person).get(INVITE).status_code == 403
        assert (
            client_of(person).post(INVITE, invitation_form(issuer, role="owner")).status_code == 403
        )
        with pytest.raises(OwnerRequired):
            invite(person, issuer, role=Role.OWNER)

    def test_another_issuer_sees_and_revokes_no_invitation(
        self, owner: User, issuer: Issuer, outsider: User, other_issuer: Issuer
    ):
        invited = invite(owner, issuer)
        client = client_of(outsider)
        assert "new@staff.example" not in client.get(INVITATIONS).text
        for page in ("change", "history", "send_again", "withdraw"):
            address = page_url(invited.invitation, page)
            assert "new@staff.example" not in client.get(address, follow=True).text
            client.post(address, with_issuer(other_issuer))
        assert Client().get(invitation_path(invited)).status_code == 200


def test_the_token_stands_in_the_mail_and_nowhere_else(
    owner: User,
    issuer: Issuer,
    caplog: pytest.LogCaptureFixture,
    django_capture_on_commit_callbacks: Any,
):
    with caplog.at_level(logging.DEBUG):
        path = invite_by_page(owner, issuer, django_capture_on_commit_callbacks)
        secret = path.split("cis_invite_")[1].rstrip("/")
        Client().get(path)
        sign_up(path)
        Client().get(path)
        pages = [
            client_of(owner).get(INVITATIONS).text,
            client_of(owner).get(page_url(only_invitation())).text,
        ]
    logged = [
        f"{record.getMessage()} {record.__dict__}"
        for record in caplog.records
        if record.name != "django.request"
    ]
    assert any("/invitations/***/" in line for line in logged)
    assert secret not in "\n".join([*logged, *pages])
    assert secret not in everything_stored()


def everything_stored() -> str:
    """Every row of every table, as text."""
    text = [str(SessionStore().decode(row.session_data)) for row in Session.objects.all()]
    with connection.cursor() as cursor:
        for table in connection.introspection.table_names():
            cursor.execute(f'SELECT t::text FROM "{table}" t')
            text += [str(row) for row in cursor.fetchall()]
    return "\n".join(text)
