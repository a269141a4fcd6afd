"""Keys changed and rotated in the back office: by whom, and what may be widened."""

from datetime import timedelta
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from django.utils import timezone

from accounts.errors import PlanLimitReached
from accounts.keys.operations import NewKey
from accounts.keys.token import parse_token
from accounts.models import ApiKey, AuditEntry, Issuer, Plan, User
from accounts.scopes import Role, Scope, Standing
from tests.accounts.keys.test_key_pages import everything_stored
from tests.factories import make_key, make_member, make_type
from tests.support.back_office import (
    KEYS,
    NEW_KEY,
    client_of,
    key_form,
    page_url,
    submit_change,
    with_issuer,
)
from tests.support.concurrency import run_while_locked

DAY = timedelta(days=1)


def rotating(key: NewKey) -> str:
    """The address of its page for rotating."""
    return page_url(key.key, "rotate_one")


class TestLimits:
    def test_a_key_is_made_for_some_types_and_networks(
        self, owner: User, issuer: Issuer, certificate_type, other_issuer
    ):
        foreign = make_type(other_issuer)
        client = client_of(owner)
        page = client.get(NEW_KEY).text
        assert certificate_type.code in page
        wrong = client.post(NEW_KEY, key_form(issuer, types=[foreign.pk]))
        assert "secret" not in wrong.context
        client.post(
            NEW_KEY,
            key_form(issuer, types=[certificate_type.pk], networks="10.0.0.0/8\n 192.0.2.7 "),
        )
        key = ApiKey.objects.get()
        assert key.type_ids == [certificate_type.pk]
        assert key.allowed_networks == ["10.0.0.0/8", "192.0.2.7/32"]

    def test_an_invalid_network_is_named(self, owner: User, issuer: Issuer):
        response = client_of(owner).post(
            NEW_KEY, key_form(issuer, networks="10.0.0.0/8\n10.0.0.7/8")
        )
        assert "10.0.0.7/8 is no address and no network" in response.text
        assert not ApiKey.objects.exists()

    def test_the_plans_limit_is_shown_and_the_form_kept(self, owner: User, issuer: Issuer):
        Plan.objects.update(max_keys=1)
        make_key(issuer)
        response = client_of(owner).post(NEW_KEY, key_form(issuer, name="One too many"))
        assert "Plan limit of 1 reached" in response.text
        assert "One too many" in response.text
        assert ApiKey.objects.count() == 1


class TestChange:
    def test_an_owner_widens(self, owner: User, issuer: Issuer, certificate_type):
        key = make_key(
            issuer,
            scopes=[Scope.ACCOUNT_READ],
            type_ids=[certificate_type.pk],
            allowed_networks=["10.0.0.0/8"],
            expires_at=timezone.now() + DAY,
        ).key
        page = client_of(owner).get(page_url(key)).text
        assert "10.0.0.0/8" in page
        form = key_form(issuer, name="Wider", scopes=list(Scope.values), networks="0.0.0.0/0")
        assert submit_change(client_of(owner), page_url(key), form).status_code == 302
        key.refresh_from_db()
        assert (key.name, key.type_ids, key.allowed_networks) == ("Wider", [], ["0.0.0.0/0"])
        assert key.expires_at is None
        assert set(key.scopes) == set(Scope.values)
        entry = AuditEntry.objects.get(target=key.public_id, action="key.changed")
        assert set(entry.changes) == {
            "name",
            "scopes",
            "type_ids",
            "allowed_networks",
            "expires_at",
        }

    def test_a_last_day_that_is_left_alone_moves_nothing(self, owner: User, issuer: Issuer):
        end = timezone.now() + DAY
        key = make_key(issuer, expires_at=end).key
        shown = client_of(owner).get(page_url(key)).context["adminform"].form.initial["last_day"]
        form = key_form(issuer, name="Renamed", last_day=shown.isoformat())
        submit_change(client_of(owner), page_url(key), form)
        key.refresh_from_db()
        assert (key.name, key.expires_at) == ("Renamed", end)

    @pytest.mark.parametrize("day", ["2020-01-01", "3000-01-01"])
    def test_no_day_that_is_over_or_out_of_reach(self, owner, issuer: Issuer, key, day: str):
        response = submit_change(
            client_of(owner), page_url(key.key), key_form(issuer, last_day=day)
        )
        assert "last_day" in response.context["adminform"].form.errors
        assert ApiKey.objects.get().expires_at is None

    def test_the_platforms_operator_has_no_seat_here(self, key):
        operator = User.objects.create_superuser("root@platform.example", "x")
        assert client_of(operator).get(page_url(key.key)).status_code == 403

    def test_the_secret_stays(self, owner: User, issuer: Issuer, key, api):
        submit_change(
            client_of(owner), page_url(key.key), key_form(issuer, scopes=["account:read"])
        )
        assert api.get("account").status_code == 200

    @pytest.mark.parametrize("role", [Role.OPERATOR, Role.AUDITOR])
    def test_others_read(self, issuer: Issuer, key, role: Role):
        client = client_of(make_member(issuer, role))
        assert client.get(page_url(key.key)).status_code == 200
        assert client.post(page_url(key.key), key_form(issuer)).status_code == 403
        assert client.post(rotating(key), with_issuer(issuer, overlap="24")).status_code == 403
        assert ApiKey.objects.get().name == "Test key"

    def test_ended_key_can_be_read_but_not_changed(self, owner: User, issuer: Issuer, key):
        ApiKey.objects.update(revoked_at=timezone.now())
        assert client_of(owner).post(page_url(key.key), key_form(issuer)).status_code == 403
        page = client_of(owner).get(page_url(key.key)).text
        assert 'name="_save"' not in page
        assert "rotate_one" not in page

    def test_another_issuers_key_is_not_there(self, outsider: User, other_issuer: Issuer, key):
        client = client_of(outsider)
        for address in (page_url(key.key), rotating(key)):
            response = client.post(address, key_form(other_issuer, overlap="24"))
            assert "secret" not in (response.context or {})
        key.key.refresh_from_db()
        assert (key.key.name, key.key.successor) == ("Test key", None)


class TestRotate:
    def test_the_new_secret_is_shown_once_and_both_keys_work(
        self, owner: User, issuer: Issuer, key, api, caplog: pytest.LogCaptureFixture
    ):
        client = client_of(owner)
        asked = client.get(rotating(key)).text
        assert "A new key takes the place of this one" in asked
        response = client.post(rotating(key), with_issuer(issuer, overlap="72"))
        token = parse_token(response.context["secret"])
        assert token is not None
        assert "the old key works as well" in response.text
        assert "no-store" in response["Cache-Control"]
        assert token.secret not in everything_stored()
        assert token.secret not in caplog.text
        assert token.secret not in client.get(KEYS).text
        old, new = ApiKey.objects.get(pk=key.key.pk), ApiKey.objects.get(successor=None)
        assert (old.successor, new.created_by) == (new, owner)
        assert old.expires_at is not None
        assert abs(old.expires_at - timezone.now() - 3 * DAY) < timedelta(minutes=1)
        assert api.get("account").status_code == 200
        assert page_url(new) in client.get(page_url(old)).text
        assert page_url(old) in client.get(page_url(new)).text

    def test_at_once(self, owner: User, issuer: Issuer, key, api):
        response = client_of(owner).post(rotating(key), with_issuer(issuer, overlap="0"))
        assert "The old key works no longer." in response.text
        assert api.get("account").json()["code"] == "api_key_expired"

    @pytest.mark.parametrize("overlap", ["", "-1", "169", "x"])
    def test_for_no_other_time(self, owner: User, issuer: Issuer, key, overlap: str):
        response = client_of(owner).post(rotating(key), with_issuer(issuer, overlap=overlap))
        assert "secret" not in response.context
        assert ApiKey.objects.count() == 1

    def test_a_page_sent_twice_makes_one_successor(self, owner: User, issuer: Issuer, key):
        client = client_of(owner)
        client.post(rotating(key), with_issuer(issuer, overlap="24"))
        response = client.post(rotating(key), with_issuer(issuer, overlap="24"), follow=True)
        assert "was rotated already" in response.text
        assert ApiKey.objects.count() == 2

    def test_a_suspended_account_rotates_nothing(self, owner: User, issuer: Issuer, key: Any):
        Issuer.objects.update(standing=Standing.SUSPENDED)
        assert (
            client_of(owner).post(rotating(key), with_issuer(issuer, overlap="24")).status_code
            == 403
        )
        assert ApiKey.objects.count() == 1


@pytest.mark.django_db(transaction=True)
def test_a_key_that_is_revoked_meanwhile_is_not_changed(owner: User, issuer: Issuer, key: NewKey):
    form = key_form(issuer, name="Too late")

    def revoke() -> Any:
        ApiKey.objects.filter(pk=key.key.pk).update(revoked_at=timezone.now())

    def rename() -> Any:
        return submit_change(client_of(owner), page_url(key.key), form, follow=True).text

    assert "was revoked" in run_while_locked(revoke, rename)
    assert ApiKey.objects.get().name == "Test key"


@pytest.mark.django_db(transaction=True)
def test_a_key_that_is_made_while_the_plan_changes_has_the_new_plans_room(issuer: Issuer):
    smaller = Plan.objects.create(code="smaller", name="Smaller", max_keys=0)

    def make() -> Any:
        with pytest.raises(PlanLimitReached):
            make_key(issuer)

    run_while_locked(lambda: Issuer.objects.update(plan=smaller), make)


def test_the_list_says_which_of_two_is_replaced_and_until_when(owner: User, issuer: Issuer):
    """After a rotation two keys have one name."""
    key = make_key(issuer, name="ERP", maker=owner)
    client = client_of(owner)
    assert "Replaced" not in client.get(KEYS).text
    client.post(rotating(key), with_issuer(issuer, overlap="24"))
    old = ApiKey.objects.order_by("id")[0]
    assert old.expires_at is not None
    ends = old.expires_at.astimezone(ZoneInfo(issuer.time_zone))
    page = client.get(KEYS).text
    assert page.count("Replaced, works until") == 1
    assert f"Replaced, works until {ends.day} {ends:%b} {ends.year}, {ends:%H:%M}" in page
