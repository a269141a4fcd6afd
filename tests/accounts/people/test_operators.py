"""Limits of operators of the platform, and the audit entries of what they do at an issuer."""

import re

import pytest
from django.core import mail
from django.test import Client
from django.urls import reverse

from accounts.keys.operations import NewKey
from accounts.models import ApiKey, AuditEntry, Issuer, Membership, User
from accounts.scopes import Role
from tests.factories import make_issuer
from tests.factories.webhooks import make_endpoint
from tests.support.back_office import (
    KEYS,
    NEW_KEY,
    client_of,
    key_form,
    page_url,
    submit_change,
    with_issuer,
)
from tests.support.sign_in import PASSWORD
from webhooks.models import Endpoint

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("fresh_limits")]
NEW_SEAT = reverse("admin:accounts_membership_add")
NEW_USER = reverse("admin:accounts_user_add")
NEW_ENDPOINT = reverse("admin:webhooks_endpoint_add")


@pytest.fixture
def platform_operator(transactional_db: None) -> User:
    return User.objects.create_superuser("ops@platform.example", PASSWORD)


@pytest.fixture
def acting(platform_operator: User, issuer: Issuer) -> Client:
    """An operator who acts for the issuer."""
    client = client_of(platform_operator)
    client.post(page_url(issuer, "look_in"), {"reason": "Ticket 4711"})
    client.post(reverse("admin:accounts_issuer_act_for"), {"reason": "They asked by phone"})
    assert "You are acting for this issuer until" in client.get(KEYS).text
    return client


@pytest.fixture
def endpoint(issuer: Issuer) -> Endpoint:
    return make_endpoint(issuer, "https://8.8.8.8/hook")


class TestActingFor:
    def test_no_key_is_minted(self, acting: Client, issuer: Issuer):
        assert acting.get(NEW_KEY).status_code == 403
        assert acting.post(NEW_KEY, key_form(issuer)).status_code == 403
        assert not ApiKey.objects.exists()
        assert NEW_KEY not in acting.get(KEYS).text

    def test_none_is_rotated_or_changed(self, acting: Client, issuer: Issuer, key: NewKey):
        rotate = page_url(key.key, "rotate_one")
        for answer in (acting.get(rotate), acting.post(rotate, with_issuer(issuer, overlap="0"))):
            assert answer.status_code == 403
            assert "cis_live_" not in answer.text
        wider = key_form(issuer, name="Wider", scopes=["keys:manage"])
        acting.post(page_url(key.key), wider)
        found = ApiKey.objects.get()
        assert (found.name, found.successor_id) == (key.key.name, None)

    def test_one_that_has_leaked_is_revoked(self, acting: Client, issuer: Issuer, key: NewKey):
        acting.post(page_url(key.key, "revoke_one"), with_issuer(issuer, confirmed="yes"))
        assert ApiKey.objects.get().revoked_at is not None

    def test_no_secret_of_a_webhook_is_seen_or_made(
        self, acting: Client, issuer: Issuer, endpoint: Endpoint
    ):
        form = with_issuer(issuer, confirmed="yes", overlap="0")
        for page in ("secret", "rotate"):
            for answer in (
                acting.get(page_url(endpoint, page)),
                acting.post(page_url(endpoint, page), form),
            ):
                assert answer.status_code == 403
                assert "whsec_" not in answer.text

    def test_no_endpoint_is_made_or_led_elsewhere(
        self, acting: Client, issuer: Issuer, endpoint: Endpoint
    ):
        """A new one shows its secret; another address would be sent the headers of the old one."""
        fields = with_issuer(issuer, url="https://1.1.1.1/mine", mode="live", events=["*"])
        assert acting.post(NEW_ENDPOINT, fields).status_code == 403
        submit_change(acting, page_url(endpoint), fields)
        assert [each.url for each in Endpoint.objects.all()] == ["https://8.8.8.8/hook"]
        page = acting.get(page_url(endpoint)).text
        assert "Own headers" not in page

    def test_an_endpoint_is_tried_out_and_stopped(
        self, acting: Client, issuer: Issuer, endpoint: Endpoint
    ):
        acting.post(page_url(endpoint, "disable"), with_issuer(issuer, confirmed="yes"))
        assert Endpoint.objects.get().state == "disabled"
        acting.post(page_url(endpoint, "enable"), with_issuer(issuer, confirmed="yes"))
        assert Endpoint.objects.get().state == "active"

    def test_the_issuers_own_people_do_all_of_it(
        self, owner: User, issuer: Issuer, endpoint: Endpoint
    ):
        client = client_of(owner)
        assert client.get(NEW_KEY).status_code == 200
        assert client.get(page_url(endpoint, "secret")).status_code == 200
        assert "Own headers" in client.get(page_url(endpoint)).text


class TestPasswords:
    def test_an_operator_cannot_set_a_password(self, platform_operator: User, owner: User):
        client, before = client_of(platform_operator), owner.password
        address = f"/admin/accounts/user/{owner.pk}/password/"
        form = {"password1": "a long new passphrase", "password2": "a long new passphrase"}
        assert client.get(address).status_code == 403
        assert client.post(address, {**form, "usable_password": "true"}).status_code == 403
        owner.refresh_from_db()
        assert owner.password == before

    def test_an_operator_changes_their_own_password_as_everyone(self, platform_operator: User):
        answer = client_of(platform_operator).get(
            f"/admin/accounts/user/{platform_operator.pk}/password/"
        )
        assert answer["Location"] == reverse("account_change_password")

    def test_no_form_has_a_field_for_one(self, platform_operator: User, owner: User):
        client = client_of(platform_operator)
        for address in (NEW_USER, page_url(owner)):
            assert 'type="password"' not in client.get(address).text

    def test_a_mail_lets_the_person_set_one_and_both_audits_say_so(
        self, platform_operator: User, owner: User, issuer: Issuer
    ):
        client = client_of(platform_operator)
        assert client.get(page_url(owner, "send_mail")).status_code == 200
        assert mail.outbox == []
        client.post(page_url(owner, "send_mail"))
        (sent,) = mail.outbox
        assert sent.to == [owner.email]
        link = re.search(r"https://certificates\.example(/\S+/password/reset/key/\S+)", sent.body)
        assert link is not None
        set_by_link(link[1])
        owner.refresh_from_db()
        assert owner.check_password("quartz lantern 48 violet")
        entries = AuditEntry.objects.filter(action="user.reset_mail_sent")
        assert {entry.issuer_id for entry in entries} == {issuer.pk, None}
        assert {entry.actor_id for entry in entries} == {str(platform_operator.pk)}

    def test_a_new_user_gets_the_mail(self, platform_operator: User):
        fields = {"email": "new@staff.example", "name": "Ada", "locale": "en", "is_staff": "on"}
        assert client_of(platform_operator).post(NEW_USER, fields).status_code == 302
        user = User.objects.get(email="new@staff.example")
        assert not user.has_usable_password()
        link = re.search(r"example(/\S+/password/reset/key/\S+)", mail.outbox[0].body)
        assert link is not None
        set_by_link(link[1])
        user.refresh_from_db()
        assert user.check_password("quartz lantern 48 violet")

    def test_only_operators_send_the_mail(self, owner: User, operator: User):
        assert client_of(owner).post(page_url(operator, "send_mail")).status_code == 403
        assert mail.outbox == []


def set_by_link(path: str) -> None:
    browser = Client()
    form = browser.get(path, follow=True).redirect_chain[-1][0]
    password = "quartz lantern 48 violet"
    answer = browser.post(form, {"password1": password, "password2": password})
    assert answer.status_code == 302, answer.text


class TestSeats:
    def add_member(self, operator: User, user: User, issuer: Issuer) -> None:
        client_of(operator).post(NEW_SEAT, {"user": user.pk, "issuer": issuer.pk, "role": "owner"})

    def test_a_first_owner_is_added_and_audited_at_the_issuer(self, platform_operator: User):
        issuer, user = make_issuer(), User.objects.create_user("new@staff.example", PASSWORD)
        self.add_member(platform_operator, user, issuer)
        assert Membership.objects.get().role == Role.OWNER
        entry = AuditEntry.objects.get(action="member.added")
        assert (entry.issuer_id, entry.actor_id) == (issuer.pk, str(platform_operator.pk))

    def test_an_issuer_with_an_owner_gets_no_other(
        self, platform_operator: User, owner: User, issuer: Issuer
    ):
        user = User.objects.create_user("new@staff.example", PASSWORD)
        self.add_member(platform_operator, user, issuer)
        assert Membership.objects.get().user == owner

    def test_no_other_role_is_given(self, platform_operator: User):
        issuer, user = make_issuer(), User.objects.create_user("new@staff.example", PASSWORD)
        client_of(platform_operator).post(
            NEW_SEAT, {"user": user.pk, "issuer": issuer.pk, "role": "admin"}
        )
        assert Membership.objects.get().role == Role.OWNER

    def test_operators_do_not_become_members(self, platform_operator: User):
        issuer = make_issuer()
        colleague = User.objects.create_superuser("ops2@platform.example", PASSWORD)
        for user in (platform_operator, colleague):
            self.add_member(platform_operator, user, issuer)
        assert not Membership.objects.exists()

    def test_no_member_is_made_an_operator(self, platform_operator: User, owner: User):
        fields = {"email": owner.email, "name": "", "locale": "en", "is_active": "on"}
        page = submit_change(
            client_of(platform_operator), page_url(owner), {**fields, "is_superuser": "on"}
        )
        assert "are members of no issuer" in page.text
        owner.refresh_from_db()
        assert not owner.is_superuser


def test_a_changed_user_is_audited_at_each_issuer(
    platform_operator: User, owner: User, issuer: Issuer
):
    other, before = make_issuer("Second"), owner.email
    Membership.objects.create(user=owner, issuer=other, role=Role.AUDITOR)
    outside = client_of(owner)
    fields = {"email": "moved@staff.example", "name": "", "locale": "en", "is_active": "on"}
    submit_change(client_of(platform_operator), page_url(owner), {**fields, "is_staff": "on"})
    entries = AuditEntry.objects.filter(action="user.changed")
    assert {entry.issuer_id for entry in entries} == {issuer.pk, other.pk, None}
    assert {str(entry.changes) for entry in entries} == {"{'email': {'personal': True}}"}
    (told,) = mail.outbox
    assert told.to == [before]
    assert "moved@staff.example" in told.body
    assert outside.get(reverse("admin:index")).status_code == 302  # signed out
