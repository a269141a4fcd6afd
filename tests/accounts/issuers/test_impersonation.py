"""Impersonation: operators enter an issuer for a reason, for an hour, audited."""

from datetime import timedelta

import pytest
import time_machine
from django.test import Client
from django.urls import reverse
from django.utils import timezone

from accounts.models import ApiKey, AuditEntry, Issuer, User
from accounts.scopes import Standing
from tests.accounts.people.helpers import MEMBERS, invitation_form
from tests.support.back_office import (
    KEYS,
    NEW_KEY,
    client_of,
    key_form,
    page_url,
    submit_change,
    with_issuer,
)

pytestmark = pytest.mark.django_db
ACT_FOR = reverse("admin:accounts_issuer_act_for")
SETTINGS_FORM = {
    "default_locale": "en",
    "time_zone": "UTC",
    "expiry_warning_days": "30",
    "sector": "both",
    "told_of_changes": "persons",
    "print_columns": "2",
}
LEAVE = reverse("admin:accounts_issuer_leave")
SETTINGS = reverse("admin:accounts_issuer_settings")


@pytest.fixture
def inside(platform_operator: User, issuer: Issuer) -> Client:
    """An operator who has looked in."""
    client = client_of(platform_operator)
    response = client.post(page_url(issuer, "look_in"), {"reason": "Ticket 4711"})
    assert response.status_code == 302
    return client


def notes(issuer: Issuer) -> list[tuple[str, dict[str, object]]]:
    entries = AuditEntry.objects.for_issuer(issuer.pk).filter(action__startswith="operator.")
    return [
        (entry.action, {name: change["after"] for name, change in entry.changes.items()})
        for entry in entries.order_by("at", "id")
    ]


def test_from_outside_an_operator_sees_no_tenants_row(platform_operator: User, key):
    client = client_of(platform_operator)
    for address in (KEYS, MEMBERS, SETTINGS, NEW_KEY):
        assert client.get(address).status_code == 403
    assert key.key.last_four not in client.get(page_url(key.key), follow=True).text
    assert client.get(reverse("admin:accounts_issuer_changelist")).status_code == 200


def test_the_list_of_issuers_leads_in(platform_operator: User, issuer: Issuer):
    client = client_of(platform_operator)
    leads_in = page_url(issuer, "look_in_as")
    assert leads_in in client.get(reverse("admin:accounts_issuer_changelist")).text
    page = client.get(leads_in, follow=True).text
    assert f"View as this issuer: {issuer.name}" in page


def test_who_looks_in_reads_everything_and_changes_nothing(
    inside: Client, platform_operator: User, issuer: Issuer, key, outsider_key
):
    page = inside.get(KEYS).text
    assert key.key.last_four in page
    assert outsider_key.key.last_four not in page
    assert "You are viewing as this issuer until" in page
    assert inside.get(MEMBERS).status_code == 200
    assert inside.get(SETTINGS).status_code == 200
    assert inside.post(NEW_KEY, key_form(issuer)).status_code == 403
    assert inside.post(SETTINGS, with_issuer(issuer, color="#1f3a5f")).status_code == 403
    inside.post(page_url(key.key, "revoke_one"), with_issuer(issuer, confirmed="yes"))
    assert ApiKey.objects.get(pk=key.key.pk).revoked_at is None
    ((action, said),) = notes(issuer)
    assert action == "operator.entered"
    assert (said["role"], said["reason"]) == ("auditor", "Ticket 4711")
    entry = AuditEntry.objects.get(action="operator.entered")
    assert entry.actor_id == str(platform_operator.pk)


def test_acting_for_them_takes_a_second_reason_and_is_in_ones_own_name(
    inside: Client, platform_operator: User, issuer: Issuer
):
    assert inside.get(ACT_FOR).status_code == 200
    assert inside.post(ACT_FOR, {"reason": ""}).status_code == 200
    assert inside.post(NEW_KEY, key_form(issuer)).status_code == 403
    inside.post(ACT_FOR, {"reason": "They asked by phone"})
    assert "You are acting for this issuer until" in inside.get(KEYS).text
    submit_change(
        inside, SETTINGS, with_issuer(issuer, **SETTINGS_FORM, website="https://example.org")
    )
    assert AuditEntry.objects.get(action="settings.changed").actor_id == str(platform_operator.pk)
    assert [action for action, _ in notes(issuer)] == [
        "operator.entered",
        "operator.left",
        "operator.entered",
    ]
    people = reverse("admin:accounts_invitation_add")
    assert (
        inside.post(people, invitation_form(issuer)).status_code == 403
    )  # people are the owners' business


def test_leaving_is_noted_and_ends_it(inside: Client, issuer: Issuer):
    assert inside.get(LEAVE).status_code == 405
    inside.post(LEAVE)
    assert inside.get(KEYS).status_code == 403
    assert notes(issuer)[-1] == ("operator.left", {"how": "left"})
    inside.post(LEAVE)
    assert len(notes(issuer)) == 2


def test_impersonation_ends_after_an_hour_whatever_is_done(platform_operator: User, issuer: Issuer):
    start = timezone.now()
    client = client_of(platform_operator)
    with time_machine.travel(start, tick=False):
        client.post(page_url(issuer, "look_in"), {"reason": "Ticket 4711"})
    for minutes in (20, 40, 59):
        with time_machine.travel(start + timedelta(minutes=minutes), tick=False):
            assert client.get(KEYS).status_code == 200
    with time_machine.travel(start + timedelta(minutes=61), tick=False):
        assert client.get(KEYS).status_code == 403
    assert notes(issuer)[-1] == ("operator.left", {"how": "expired"})


def test_logging_out_is_leaving(inside: Client, issuer: Issuer):
    inside.post(reverse("admin:logout"))
    assert notes(issuer)[-1] == ("operator.left", {"how": "logged_out"})


def test_looking_in_elsewhere_leaves_the_first(
    inside: Client, issuer: Issuer, other_issuer: Issuer, key, outsider_key
):
    inside.post(page_url(other_issuer, "look_in"), {"reason": "Ticket 4712"})
    page = inside.get(KEYS).text
    assert outsider_key.key.last_four in page
    assert key.key.last_four not in page
    assert [action for action, _ in notes(issuer)] == ["operator.entered", "operator.left"]


@pytest.mark.parametrize("reason", ["", "x", "y" * 201])
def test_without_a_reason_nobody_enters(platform_operator: User, issuer: Issuer, reason: str):
    client = client_of(platform_operator)
    assert client.post(page_url(issuer, "look_in"), {"reason": reason}).status_code == 200
    assert client.get(KEYS).status_code == 403
    assert notes(issuer) == []


def test_staff_enter_nowhere(owner: User, other_issuer: Issuer):
    client = client_of(owner)
    for address in (page_url(other_issuer, "look_in"), ACT_FOR, LEAVE):
        assert client.post(address, {"reason": "Curious about it"}).status_code == 403
    assert notes(other_issuer) == []


def test_nobody_acts_for_an_issuer_without_having_looked_in(platform_operator: User):
    assert client_of(platform_operator).get(ACT_FOR).status_code == 404


def test_a_suspended_account_is_only_read(inside: Client, issuer: Issuer):
    inside.post(ACT_FOR, {"reason": "They asked by phone"})
    Issuer.objects.filter(pk=issuer.pk).update(standing=Standing.SUSPENDED)
    assert inside.post(NEW_KEY, key_form(issuer)).status_code == 403


def test_an_operator_demoted_meanwhile_is_out_at_once(inside: Client, platform_operator: User):
    User.objects.filter(pk=platform_operator.pk).update(is_superuser=False)
    assert inside.get(KEYS).status_code == 403
