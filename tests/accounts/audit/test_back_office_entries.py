"""Every write in the back office has an audit entry, which the object's history shows."""

import re
from typing import Any

import pytest
from django.contrib.admin.models import LogEntry
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse

from accounts.models import AuditEntry, Issuer, Member, Membership, Plan, User
from accounts.scopes import Role
from certificates.models import CertificateType
from tests.accounts.people.helpers import INVITE, invitation_form, invite
from tests.accounts.settings.test_settings_pages import form as settings_form
from tests.factories import make_member
from tests.support.back_office import (
    KEYS,
    NEW_KEY,
    NEW_TYPE,
    client_of,
    key_form,
    page_url,
    submit_change,
    type_form,
    with_issuer,
)
from tests.support.query_plans import only_index

pytestmark = pytest.mark.django_db
NO_INLINE = {"membership_set-TOTAL_FORMS": "0", "membership_set-INITIAL_FORMS": "0"}


def wrote(client: Client, address: str, fields: dict[str, Any]) -> list[str]:
    """What the audit says of one post."""
    known = set(AuditEntry.objects.values_list("pk", flat=True))
    response = submit_change(client, address, fields)
    assert response.status_code in {200, 302}, response
    assert not LogEntry.objects.exists()
    new = AuditEntry.objects.exclude(pk__in=known).order_by("at", "id")
    return list(new.values_list("action", flat=True))


def test_each_write_of_an_issuers_people(
    owner: User, issuer: Issuer, operator: User, key, certificate_type: CertificateType
):
    client = client_of(owner)
    membership = Member.objects.get(user=operator)
    invitation = invite(owner, issuer, "third@staff.example").invitation
    selected = with_issuer(issuer, action="revoke_selected", _selected_action=str(key.key.pk))
    writes: list[tuple[str, dict[str, Any], str]] = [
        (NEW_KEY, key_form(issuer), "key.created"),
        (KEYS, selected | {"confirmed": "yes"}, "key.revoked"),
        (NEW_TYPE, type_form(issuer), "type.created"),
        (page_url(certificate_type), type_form(issuer), "type.changed"),
        (page_url(certificate_type, "archive_one"), with_issuer(issuer), "type.archived"),
        (page_url(membership), with_issuer(issuer, role="admin"), "member.role_changed"),
        (page_url(membership, "remove"), with_issuer(issuer), "member.removed"),
        (INVITE, invitation_form(issuer), "invitation.made"),
        (page_url(invitation, "send_again"), with_issuer(issuer), "invitation.renewed"),
        (page_url(invitation, "withdraw"), with_issuer(issuer), "invitation.revoked"),
        (
            reverse("admin:accounts_issuer_settings"),
            settings_form(issuer, color="#1f3a5f"),
            "settings.changed",
        ),
    ]
    for address, fields, action in writes:
        assert wrote(client, address, fields) == [action], address


def test_each_write_of_the_platforms_operators(platform_operator: User, owner: User):
    client = client_of(platform_operator)
    rates = {"rate_burst": 10, "rate_per_minute": 60}
    plan_fields = {"code": "pro", "name": "Professional", **rates}
    assert wrote(client, add("plan"), plan_fields) == ["plan.created"]
    plan = Plan.objects.get(code="pro")
    assert wrote(client, page_url(plan), plan_fields | {"rate_burst": 20}) == ["plan.changed"]
    changed = AuditEntry.objects.get(action="plan.changed")
    assert changed.changes == {"rate_burst": {"before": 10, "after": 20}}
    assert wrote(client, page_url(plan), plan_fields | {"rate_burst": 20}) == []
    fields = {"default_locale": "sq", "time_zone": "UTC", "standing": "active", "plan": plan.pk}
    new = {"name": "New", "slug": "new", "sector": "both", **fields, **NO_INLINE}
    assert wrote(client, add("issuer"), new) == ["issuer.created"]
    issuer = Issuer.objects.get(slug="new")
    assert wrote(client, page_url(issuer), new | {"standing": "suspended"}) == ["issuer.changed"]
    assert AuditEntry.objects.get(action="issuer.changed").issuer == issuer
    membership = {"user": owner.pk, "issuer": issuer.pk, "role": "owner"}
    assert wrote(client, add("membership"), membership) == ["member.added"]
    assert wrote(client, add("membership"), membership) == []  # refused, and told
    assert Membership.objects.for_issuer(issuer.pk).count() == 1


def test_people_and_passwords_are_noted_without_what_they_say(platform_operator: User):
    client = client_of(platform_operator)
    new = {"email": "New@Staff.example", "locale": "en"}
    assert wrote(client, add("user"), new) == ["user.created"]
    user = User.objects.get(email="new@staff.example")
    fields = {
        "email": user.email,
        "name": "Ada Secretive",
        "locale": "fr",
        "is_active": "on",
        "is_staff": "on",
    }
    assert wrote(client, page_url(user), fields) == ["user.changed"]
    assert wrote(client, page_url(user, "send_mail"), {}) == ["user.reset_mail_sent"]
    user.refresh_from_db()
    said = str(list(AuditEntry.objects.values_list("changes", flat=True)))
    for personal in ("staff.example", "Secretive", user.password):
        assert personal not in said
    history = client.get(page_url(user, "history")).text
    assert "created the log-in of" in history
    assert platform_operator.email in history


def test_a_plan_is_deleted_on_the_record(platform_operator: User):
    client = client_of(platform_operator)
    for number in range(2):
        Plan.objects.create(code=f"old-{number}", name="Old")
    first, second = Plan.objects.order_by("code")
    assert wrote(client, page_url(first, "delete"), {"post": "yes"}) == ["plan.deleted"]
    selected = {"action": "delete_selected", "_selected_action": str(second.pk), "post": "yes"}
    assert wrote(client, reverse("admin:accounts_plan_changelist"), selected) == ["plan.deleted"]
    assert not Plan.objects.exists()


def test_a_history_holds_what_happened_to_this_object_only(owner: User, issuer: Issuer):
    one, other = (make_member(issuer, Role.OPERATOR) for _ in range(2))
    client = client_of(owner)
    client.post(page_url(Member.objects.get(user=one)), with_issuer(issuer, role="admin"))
    histories = [
        client.get(page_url(Member.objects.get(user=user), "history")).text for user in (one, other)
    ]
    assert "role: operator → admin" in histories[0]
    assert "The audit has no entry about this yet." in histories[1]


def add(model: str) -> str:
    return reverse(f"admin:accounts_{model}_add")


def test_a_history_is_read_along_an_index_however_long_the_audit_is(
    owner: User, issuer: Issuer, platform_operator: User
):
    """That of an object of the issuer, and that of one that belongs to none."""
    member, plan = Member.objects.get(user=owner), Plan.objects.first()
    assert plan is not None
    operators = Client()
    operators.force_login(platform_operator)
    for client, shown in ((client_of(owner), member), (operators, plan)):
        with CaptureQueriesContext(connection) as asked:
            assert client.get(page_url(shown, "history")).status_code == 200
        (read,) = [each["sql"] for each in asked if '"target" = ' in each["sql"]]
        with only_index("accounts_audit_of_object"), connection.cursor() as cursor:
            cursor.execute(f"EXPLAIN {read}")
            explained = "\n".join(line for (line,) in cursor.fetchall())
        assert "accounts_audit_of_object" in explained, explained
        assert re.search(r"Index Cond: .*target", explained), explained
