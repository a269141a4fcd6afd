"""The back office of operators: issuers, plans and users (impersonation: issuers/test_impersonation.py)."""

import pytest
from django.apps import apps
from django.db.models import Model
from django.test import Client
from django.urls import reverse

from accounts.models import AuditEntry, Issuer, Plan, QuotaSlot, User
from accounts.scopes import Feature
from accounts.tasks import sweep_quotas
from tests.factories import issue_one, make_type
from tests.support.back_office import client_of, page_url

PLATFORM = ("issuer", "plan", "user", "membership")


def test_an_operator_makes_plans_issuers_users_and_memberships(platform_operator: User):
    client = client_of(platform_operator)
    rates = {"rate_burst": 10, "rate_per_minute": 60}
    post(client, "plan", code="pro", name="Professional", features=["dataHash"], **rates)
    plan = Plan.objects.get(code="pro")
    assert plan.features == ["dataHash"]
    post(client, "user", email="New@Staff.example", is_staff="on", locale="sq")
    user = User.objects.get(email="new@staff.example")
    assert not user.has_usable_password()
    empty = {"membership_set-TOTAL_FORMS": "0", "membership_set-INITIAL_FORMS": "0"}
    fields = {"default_locale": "sq", "time_zone": "Europe/Tirane", "standing": "active"}
    fields["sector"] = "education"
    post(client, "issuer", name="New", slug="new", plan=plan.pk, **fields, **empty)
    post(client, "membership", user=user.pk, issuer=Issuer.objects.get().pk)
    assert "New" in client_of(user).get(reverse("admin:index")).text


@pytest.mark.parametrize("model", PLATFORM)
def test_every_list_and_form_opens(platform_operator: User, owner: User, model: str):
    client = client_of(platform_operator)
    assert client.get(reverse(f"admin:accounts_{model}_changelist")).status_code == 200
    assert client.get(reverse(f"admin:accounts_{model}_add")).status_code == 200
    row = apps.get_model("accounts", model)._default_manager.first()
    assert row is not None
    assert client.get(page_url(row)).status_code == 200


def test_groups_are_not_there(platform_operator: User):
    assert client_of(platform_operator).get("/admin/auth/group/").status_code == 404


def post(client: Client, model: str, **fields) -> None:
    response = client.post(reverse(f"admin:accounts_{model}_add"), fields)
    assert response.status_code == 302, response.context["errors"]


def entries(action: str) -> list[AuditEntry]:
    return list(AuditEntry.objects.filter(action=action))


def changed_form(client: Client, row: Model, **changes: object) -> None:
    """The row's own form as its page shows it, with some fields changed, sent back."""
    form = client.get(page_url(row)).context["adminform"].form
    fields = {name: value for name, value in form.initial.items() if value is not None}
    inline = {"membership_set-TOTAL_FORMS": "0", "membership_set-INITIAL_FORMS": "0"}
    shown = {"shown": form["shown"].value()}
    response = client.post(page_url(row), {**fields, **inline, **shown, **changes})
    assert response.status_code == 302, response.context["errors"]


class TestPlans:
    def test_changes_are_audited(self, platform_operator: User, issuer: Issuer):
        changed_form(
            client_of(platform_operator),
            issuer.plan,
            monthly_certificates=500,
            features=["webhooks"],
        )
        (entry,) = entries("plan.changed")
        assert (entry.actor_id, entry.issuer, entry.target) == (
            str(platform_operator.pk),
            None,
            "test",
        )
        assert entry.changes == {
            "features": {"before": Feature.values, "after": ["webhooks"]},
            "monthly_certificates": {"before": None, "after": 500},
        }

    def test_saving_it_as_it_was_is_no_change(self, platform_operator: User, issuer: Issuer):
        changed_form(client_of(platform_operator), issuer.plan)
        assert entries("plan.changed") == []

    def test_another_plan_of_an_issuer_is_audited_and_granted(
        self, platform_operator: User, issuer: Issuer
    ):
        Plan.objects.update(monthly_certificates=10)
        issue_one(make_type(issuer))
        small = Plan.objects.create(code="small", name="Small", monthly_certificates=3)
        changed_form(client_of(platform_operator), issuer, plan=small.pk)
        (entry,) = entries("issuer.changed")
        assert (entry.issuer, entry.target) == (issuer, issuer.public_id)
        assert entry.changes == {"plan": {"before": "test", "after": "small"}}
        sweep_quotas()
        assert sum(QuotaSlot.objects.values_list("granted", flat=True)) == 3

    def test_new_ones_and_removed_ones_are_audited(self, platform_operator: User):
        client = client_of(platform_operator)
        rates = {"rate_burst": 10, "rate_per_minute": 60}
        post(client, "plan", code="pro", name="Professional", **rates)
        plan = Plan.objects.get(code="pro")
        client.post(page_url(plan, "delete"), {"post": "yes"})
        assert not Plan.objects.exists()
        assert [
            entry.target for name in ("created", "deleted") for entry in entries(f"plan.{name}")
        ] == ["pro", "pro"]

    def test_a_plan_in_use_cannot_be_deleted(self, platform_operator: User, issuer: Issuer):
        client_of(platform_operator).post(page_url(issuer.plan, "delete"), {"post": "yes"})
        assert Plan.objects.exists()
        assert entries("plan.deleted") == []

    def test_the_code_of_a_plan_cannot_be_changed(self, platform_operator: User, issuer: Issuer):
        changed_form(client_of(platform_operator), issuer.plan, code="other", name="Renamed")
        issuer.plan.refresh_from_db()
        assert (issuer.plan.code, issuer.plan.name) == ("test", "Renamed")
