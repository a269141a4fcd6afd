"""The back office: who may enter, whose rows they see, and what roles allow."""

import pytest
from django import forms
from django.contrib.admin import site
from django.contrib.admin.models import LogEntry
from django.test import Client
from django.urls import reverse
from django.utils.html import strip_tags

from accounts.back_office.audited import copy_columns
from accounts.back_office.forms import BackOfficeForm
from accounts.models import ApiKey, Issuer, Membership, User
from accounts.scopes import Role, Standing
from tests.factories import make_member
from tests.support.back_office import KEYS, NEW_KEY, client_of, key_form, page_url, with_issuer
from tests.support.sign_in import submit

PLATFORM = ("issuer", "plan", "user", "membership")


@pytest.fixture
def member_of_both(issuer: Issuer, other_issuer: Issuer) -> User:
    """Works for both issuers; the first by name is Muster Werke."""
    user = make_member(issuer, Role.OWNER)
    Membership.objects.create(user=user, issuer=other_issuer, role=Role.ADMIN)
    return user


class TestEntering:
    def test_a_person_logs_in_by_email_and_lands_on_the_overview(self, owner: User):
        response = submit(Client(), owner, follow=True)
        assert response.redirect_chain == [(reverse("admin:index"), 302)]
        assert "Muster Werke GmbH" in response.text

    def test_the_log_in_page_offers_four_languages(self, db: None):
        page = Client().get(reverse("admin:login"), follow=True).text
        assert reverse("set_language") in page
        assert all(f'value="{code}"' in page for code in ("de", "en", "fr", "sq"))

    def test_a_user_without_membership_sees_nothing(self, db: None):
        nobody = User.objects.create_user("new@staff.example", "x", is_staff=True)
        assert "do not work for any issuer" in client_of(nobody).get(reverse("admin:index")).text
        assert client_of(nobody).get(KEYS).status_code == 403

    def test_no_page_breaks_its_own_content_security_policy(self, owner: User):
        for address in (reverse("admin:index"), KEYS, NEW_KEY):
            response = client_of(owner).get(address)
            policy = response.headers["Content-Security-Policy"]
            assert "'unsafe-inline'" not in directive(policy, "script-src")
            assert "<script>" not in response.text
            assert " onclick=" not in response.text


def directive(policy: str, name: str) -> str:
    parts = policy.split(";")
    return next(part for part in parts if part.strip().startswith(name))


class TestWhoseRows:
    def test_the_active_issuers_name_stands_on_every_page(self, owner: User, key):
        for address in (reverse("admin:index"), KEYS, NEW_KEY, page_url(key.key)):
            assert "Muster Werke GmbH" in client_of(owner).get(address).text

    def test_a_list_holds_ones_own_keys_only(self, owner: User, key, outsider_key):
        page = client_of(owner).get(KEYS).text
        assert key.key.last_four in page
        assert outsider_key.key.last_four not in page

    @pytest.mark.parametrize("page", ["change", "history", "delete", "revoke_one"])
    def test_another_issuers_key_does_not_exist(self, outsider: User, key, page: str):
        response = client_of(outsider).get(page_url(key.key, page), follow=True)
        assert key.key.last_four not in response.text
        assert key.key.public_id not in response.text

    def test_an_action_skips_keys_of_another_issuer(
        self, outsider: User, other_issuer: Issuer, key
    ):
        form = with_issuer(
            other_issuer,
            action="revoke_selected",
            _selected_action=str(key.key.pk),
            confirmed="yes",
        )
        client_of(outsider).post(KEYS, form)
        client_of(outsider).post(
            page_url(key.key, "revoke_one"), with_issuer(other_issuer, confirmed="yes")
        )
        assert ApiKey.objects.get(pk=key.key.pk).revoked_at is None

    def test_columns_cannot_be_probed_through_the_address(self, owner: User, key):
        for lookup in ("issuer__name__startswith=M", "digest__gt=0", "created_by__email=x"):
            assert client_of(owner).get(f"{KEYS}?{lookup}").status_code == 400

    def test_choices_of_people_and_issuers_are_not_offered(self, owner: User):
        for model, field in (("apikey", "issuer"), ("apikey", "created_by")):
            query = {"app_label": "accounts", "model_name": model, "field_name": field, "term": ""}
            assert client_of(owner).get(reverse("admin:autocomplete"), query).status_code == 403

    def test_there_is_no_second_log_that_others_could_see(
        self, owner: User, outsider: User, issuer
    ):
        client_of(owner).post(NEW_KEY, key_form(issuer, name="Mine alone"))
        assert not LogEntry.objects.exists()
        assert "Mine alone" not in client_of(outsider).get(reverse("admin:index")).text

    @pytest.mark.parametrize("model", PLATFORM)
    @pytest.mark.parametrize("page", ["changelist", "add"])
    def test_the_platforms_own_rows_are_closed_to_staff(self, owner: User, model: str, page: str):
        assert client_of(owner).get(reverse(f"admin:accounts_{model}_{page}")).status_code == 403

    def test_model_permissions_of_django_open_nothing(self, auditor: User, issuer: Issuer):
        permissions = auditor.user_permissions.model.objects.filter(
            content_type__app_label="accounts"
        )
        auditor.user_permissions.set(permissions)
        assert client_of(auditor).get(reverse("admin:accounts_user_changelist")).status_code == 403
        assert client_of(auditor).post(NEW_KEY, key_form(issuer)).status_code == 403


class TestSwitching:
    def test_one_switches_between_ones_own_issuers(
        self, member_of_both: User, other_issuer: Issuer, key, outsider_key
    ):
        client = client_of(member_of_both)
        assert key.key.last_four in client.get(KEYS).text
        client.post(reverse("admin:accounts_issuer_switch"), {"issuer": str(other_issuer.pk)})
        page = client.get(KEYS).text
        assert outsider_key.key.last_four in page
        assert key.key.last_four not in page
        assert "Shkolla Shembull ·" in page

    def test_switching_to_another_issuer_is_refused(self, owner: User, other_issuer: Issuer):
        client = client_of(owner)
        form = {"issuer": str(other_issuer.pk)}
        assert client.post(reverse("admin:accounts_issuer_switch"), form).status_code == 404
        assert client.get(reverse("admin:accounts_issuer_switch")).status_code == 405
        assert "Shkolla" not in client.get(reverse("admin:index")).text

    def test_a_form_of_the_issuer_one_has_left_saves_nothing(
        self, member_of_both: User, issuer: Issuer, other_issuer: Issuer
    ):
        client = client_of(member_of_both)
        client.post(reverse("admin:accounts_issuer_switch"), {"issuer": str(other_issuer.pk)})
        response = client.post(NEW_KEY, key_form(issuer))
        assert response.status_code == 409
        assert "Switch to Muster Werke GmbH" in response.text
        assert not ApiKey.objects.exists()

    def test_a_form_that_names_no_issuer_saves_nothing(self, owner: User, issuer: Issuer):
        form = key_form(issuer) | {"_issuer": ""}
        assert client_of(owner).post(NEW_KEY, form).status_code == 409
        assert not ApiKey.objects.exists()

    def test_a_removed_member_is_out_at_once(self, owner: User, key):
        client = client_of(owner)
        assert client.get(KEYS).status_code == 200
        Membership.objects.filter(user=owner).delete()
        assert client.get(KEYS).status_code == 403


class TestRoles:
    @pytest.mark.parametrize("role", [Role.AUDITOR, Role.OPERATOR])
    def test_some_read_keys_and_change_none(self, issuer: Issuer, key, role: Role):
        client = client_of(make_member(issuer, role))
        assert client.get(KEYS).status_code == 200
        assert client.get(page_url(key.key)).status_code == 200
        assert client.get(NEW_KEY).status_code == 403
        assert client.post(NEW_KEY, key_form(issuer)).status_code == 403
        client.post(page_url(key.key, "revoke_one"), with_issuer(issuer, confirmed="yes"))
        selected = with_issuer(issuer, action="revoke_selected", _selected_action=str(key.key.pk))
        client.post(KEYS, selected | {"confirmed": "yes"})
        assert ApiKey.objects.get().revoked_at is None

    @pytest.mark.parametrize("role", [Role.OWNER, Role.ADMIN])
    def test_others_manage_keys(self, issuer: Issuer, role: Role):
        assert (
            client_of(make_member(issuer, role)).post(NEW_KEY, key_form(issuer)).status_code == 200
        )
        assert ApiKey.objects.get().issuer == issuer

    def test_a_suspended_account_is_read_but_its_keys_can_be_revoked(
        self, owner: User, issuer: Issuer, key
    ):
        Issuer.objects.filter(pk=issuer.pk).update(standing=Standing.SUSPENDED)
        client = client_of(owner)
        assert "Suspended (billing)" in client.get(KEYS).text
        assert client.post(NEW_KEY, key_form(issuer)).status_code == 403
        client.post(page_url(key.key, "revoke_one"), with_issuer(issuer, confirmed="yes"))
        assert ApiKey.objects.get().revoked_at is not None


def test_copying_columns_leaves_relations_and_database_state_alone(
    owner: User, issuer: Issuer, other_issuer: Issuer
):
    """Of the row that was read anew, not what it knew of relations or of the database."""
    entered = Membership(user=owner, issuer=other_issuer, role=Role.AUDITOR)
    saved = Membership.objects.select_related("user").get(user=owner, issuer=issuer)
    copy_columns(entered, saved)
    assert (entered.pk, entered.role, entered.issuer) == (saved.pk, Role.OWNER, issuer)
    assert not entered._state.adding
    assert entered._state is not saved._state
    assert entered.user is owner
    partial = Membership.objects.defer("role").get(pk=saved.pk)
    copy_columns(entered, partial)
    assert partial.get_deferred_fields() == {"role"}


def test_empty_values_are_a_dash_on_every_page():
    for page in site._registry.values():
        inlines = [inline(page.model, site) for inline in page.inlines]
        for each in (page, *inlines):
            if type(each).__module__.split(".")[0] in {
                "accounts",
                "certificates",
                "edu",
                "webhooks",
            }:
                assert strip_tags(each.get_empty_value_display()) == "–", each


class TestForms:
    class Example(BackOfficeForm):
        name = forms.CharField(
            max_length=9, widget=forms.TextInput(attrs={"type": "tel", "placeholder": "Ada"})
        )
        is_new = forms.BooleanField()
        day = forms.DateField()

        def __init__(self) -> None:
            super().__init__()
            self.fields["color"] = forms.ChoiceField(choices=[("red", "Red")])

    def test_fields_get_the_widgets_of_the_back_office(self):
        form = self.Example()
        assert "DateTimeShortcuts.js" in str(form.media)
        with_class = {
            "name": "rounded-default",
            "is_new": "cursor-pointer",
            "day": "vDateField",
            "color": "text-ellipsis",
        }
        for name, word in with_class.items():
            assert word in str(form[name]), name
        html = str(form["name"])
        assert all(
            part in html
            for part in ('type="tel"', 'placeholder="Ada"', 'maxlength="9"', "required")
        )
        assert 'value="red"' in str(form["color"])
