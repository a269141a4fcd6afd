"""The platform's operators in the back office: they open accounts, and read what is in them."""

import pytest
from django.apps import apps
from django.test import Client
from django.urls import reverse

from accounts.models import ApiKey, Issuer, Plan, User
from tests.back_office import KEYS, NEW_KEY, at, page_of

PLATFORM = ("issuer", "plan", "user", "membership")


@pytest.fixture
def platform_operator(db: None) -> User:
    return User.objects.create_superuser("ops@platform.example", "correct horse battery staple")


def test_an_operator_makes_plans_issuers_users_and_memberships(platform_operator: User):
    client = at(platform_operator)
    rates = {"rate_burst": 10, "rate_per_minute": 60}
    post(client, "plan", code="pro", name="Professional", features=["dataHash"], **rates)
    plan = Plan.objects.get(code="pro")
    assert plan.features == ["dataHash"]
    password = {"password1": "a long new passphrase", "password2": "a long new passphrase"}
    post(client, "user", email="New@Staff.example", is_staff="on", **password)
    user = User.objects.get(email="new@staff.example")
    assert user.check_password("a long new passphrase")
    empty = {"membership_set-TOTAL_FORMS": "0", "membership_set-INITIAL_FORMS": "0"}
    fields = {"default_locale": "sq", "time_zone": "Europe/Tirane", "standing": "active"}
    post(client, "issuer", name="New", slug="new", plan=plan.pk, **fields, **empty)
    post(client, "membership", user=user.pk, issuer=Issuer.objects.get().pk, role="owner")
    assert "New" in at(user).get(reverse("admin:index")).text


def test_an_operator_reads_keys_of_all_issuers_and_changes_none(
    platform_operator: User, key, outsider_key
):
    client = at(platform_operator)
    page = client.get(KEYS).text
    assert key.key.last_four in page
    assert "Shkolla Shembull" in page
    assert client.get(NEW_KEY).status_code == 403
    client.post(page_of(key.key, "revoke_one"), {"confirmed": "yes"})
    assert not ApiKey.objects.exclude(revoked_at=None).exists()


@pytest.mark.parametrize("model", PLATFORM)
def test_every_list_and_form_opens(platform_operator: User, owner: User, model: str):
    client = at(platform_operator)
    assert client.get(reverse(f"admin:accounts_{model}_changelist")).status_code == 200
    assert client.get(reverse(f"admin:accounts_{model}_add")).status_code == 200
    row = apps.get_model("accounts", model)._default_manager.first()
    assert row is not None
    assert client.get(page_of(row)).status_code == 200


def test_groups_are_not_there(platform_operator: User):
    assert at(platform_operator).get("/admin/auth/group/").status_code == 404


def post(client: Client, model: str, **fields) -> None:
    response = client.post(reverse(f"admin:accounts_{model}_add"), fields)
    assert response.status_code == 302, response.context["errors"]
