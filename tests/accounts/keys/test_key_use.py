"""The use of a key: last use, allowed networks, and rotation of the pepper."""

from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from io import StringIO
from typing import Any

import pytest
import time_machine
from django.core.management import CommandError, call_command
from django.db import connection, connections, transaction
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from accounts.keys.operations import NewKey
from accounts.keys.token import Token
from accounts.models import ApiKey, ApiKeyUse, AuditEntry, Issuer
from accounts.scopes import Mode
from tests.conftest import Api
from tests.factories import make_key
from tests.support.problems import assert_problem

DAY = timedelta(days=1)
MINUTE = timedelta(minutes=1)


def call_from(address: str, key: NewKey, secret: str | None = None) -> Any:
    """A request from this address, with this key (or another secret under its id)."""
    token = key.token if secret is None else Token(Mode.LIVE, key.token.key_id, secret)
    return Client(REMOTE_ADDR=address).get(
        "/api/external/account", headers={"x-api-key": token.reveal()}
    )


def used_at(key: NewKey) -> Any:
    """What the row says."""
    return ApiKeyUse.objects.values_list("last_used_at", flat=True).filter(pk=key.key.pk).first()


def version_of(key: NewKey) -> tuple[str, str]:
    """The place of the key's row, and the transaction that wrote it."""
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT ctid::text, xmin::text FROM accounts_apikey WHERE id = %s", [key.key.pk]
        )
        return tuple(cursor.fetchone())


class TestAddresses:
    @pytest.mark.parametrize(
        ("networks", "address", "accepted"),
        [
            ([], "203.0.113.9", True),
            (["203.0.113.0/24"], "203.0.113.9", True),
            (["203.0.113.0/24"], "203.0.114.9", False),
            (["198.51.100.0/24", "203.0.113.9/32"], "203.0.113.9", True),
            (["203.0.113.0/24"], "::ffff:203.0.113.9", True),
            (["203.0.113.0/24"], "2001:db8::1", False),
            (["2001:db8::/32"], "2001:db8::1", True),
            (["203.0.113.0/24"], "", False),
        ],
    )
    @pytest.mark.parametrize("whose", ["key", "issuer"])
    def test_the_keys_networks_and_the_accounts_own(
        self, issuer: Issuer, whose: str, networks: list[str], address: str, accepted: object
    ):
        key = make_key(issuer, allowed_networks=networks if whose == "key" else [])
        if whose == "issuer":
            Issuer.objects.filter(pk=issuer.pk).update(trusted_networks=networks)
        response = call_from(address, key)
        if accepted:
            assert response.status_code == 200
        else:
            assert_problem(response, 403, "ip_not_allowed")

    def test_both_lists_count(self, issuer: Issuer):
        key = make_key(issuer, allowed_networks=["203.0.113.0/24"])
        Issuer.objects.filter(pk=issuer.pk).update(trusted_networks=["203.0.113.128/25"])
        assert_problem(call_from("203.0.113.9", key), 403, "ip_not_allowed")
        assert call_from("203.0.113.129", key).status_code == 200

    def test_refused_address_is_told_only_to_the_secrets_holder(self, issuer: Issuer):
        key = make_key(issuer, allowed_networks=["203.0.113.0/24"])
        assert_problem(call_from("198.51.100.1", key, "0" * 43), 401, "api_key_invalid")

    def test_an_ended_key_hears_of_its_end_first(self, issuer: Issuer):
        key = make_key(issuer, allowed_networks=["203.0.113.0/24"])
        ApiKey.objects.update(revoked_at=timezone.now())
        assert_problem(call_from("198.51.100.1", key), 401, "api_key_revoked")

    def test_a_refused_request_is_no_use(self, issuer: Issuer):
        key = make_key(issuer, allowed_networks=["203.0.113.0/24"])
        ApiKeyUse.objects.all().delete()
        call_from("198.51.100.1", key)
        assert used_at(key) is None


class TestLastUse:
    def test_last_use_of_a_key_is_written_every_minute(self, api: Api, key: NewKey):
        start = timezone.now() + DAY
        noted = []
        for seconds in (0, 30, 59, 60, 61):
            with time_machine.travel(start + timedelta(seconds=seconds), tick=False):
                assert api.get("account").status_code == 200
            noted.append(round((used_at(key) - start).total_seconds()))
        assert noted == [0, 0, 0, 60, 60]

    def test_within_the_minute_who_calls_costs_one_query(
        self, api: Api, key: NewKey, django_assert_num_queries: Any
    ):
        with django_assert_num_queries(1):
            api.get("account/api-keys/nothing")
        ApiKeyUse.objects.update(last_used_at=timezone.now() - MINUTE)
        with django_assert_num_queries(2):
            api.get("account/api-keys/nothing")

    @pytest.mark.django_db(transaction=True)
    def test_writing_the_last_use_does_not_await_the_disk(self, api: Api, key: NewKey):
        ApiKeyUse.objects.all().delete()
        with CaptureQueriesContext(connection) as queries:
            api.get("account/api-keys/nothing")
        (written,) = [query for query in queries if "SET last_used_at = " in query["sql"]]
        assert "'synchronous_commit', 'off', true" in written["sql"]
        with connection.cursor() as cursor:
            cursor.execute("SHOW synchronous_commit")
            assert cursor.fetchone() != ("off",)  # what follows is safe again

    def test_where_nothing_can_be_written_the_request_goes_on(self, api: Api, key: NewKey):
        ApiKeyUse.objects.all().delete()
        with transaction.atomic(), connection.cursor() as cursor:
            cursor.execute("SET LOCAL transaction_read_only = on")
            assert api.get("account").status_code == 200
            transaction.set_rollback(True)
        assert used_at(key) is None

    @pytest.mark.django_db(transaction=True)
    @pytest.mark.parametrize("held", [ApiKey, ApiKeyUse])
    def test_a_request_does_not_wait_for_a_transaction_that_holds_the_row(
        self, key: NewKey, held: Any
    ):
        before = timezone.now() - DAY
        ApiKeyUse.objects.update(last_used_at=before)

        def ask() -> int:
            try:
                return Api(key).get("account").status_code
            finally:
                connections.close_all()

        with ThreadPoolExecutor(1) as pool, transaction.atomic():
            held.objects.select_for_update().get(pk=key.key.pk)
            assert pool.submit(ask).result(timeout=10) == 200
        assert (used_at(key) == before) is (held is ApiKeyUse)

    @pytest.mark.django_db(transaction=True)
    def test_noting_the_use_leaves_the_row_of_the_key_alone(self, api: Api, key: NewKey):
        """Else each process would have to read it anew once a minute."""
        before = version_of(key)
        ApiKeyUse.objects.all().delete()
        api.get("account")
        assert used_at(key) is not None
        assert version_of(key) == before

    @pytest.mark.django_db(transaction=True)
    def test_failure_to_note_a_use_is_logged_and_forgiven(
        self, key: NewKey, caplog: pytest.LogCaptureFixture
    ):
        ApiKeyUse.objects.all().delete()

        def ask() -> int:
            try:
                with connection.cursor() as cursor:
                    cursor.execute("SET lock_timeout = '50ms'")
                return Api(key).get("account").status_code
            finally:
                connections.close_all()

        with ThreadPoolExecutor(1) as pool, transaction.atomic(), connection.cursor() as cursor:
            cursor.execute("LOCK TABLE accounts_apikeyuse IN SHARE MODE")  # reading goes on
            assert pool.submit(ask).result(timeout=10) == 200
        assert "the use of a key was not noted" in caplog.text
        assert used_at(key) is None


class TestPeppers:
    @pytest.fixture
    def new_pepper(self, settings: Any, key: NewKey) -> None:
        """A new pepper stands first; the key was made under the old one."""
        settings.API_KEY_PEPPERS = {"new": "another pepper", **settings.API_KEY_PEPPERS}

    def test_a_key_that_is_used_moves_and_then_the_old_pepper_can_go(
        self, api: Api, key: NewKey, new_pepper: None, settings: Any
    ):
        ApiKeyUse.objects.update(last_used_at=timezone.now() - MINUTE)
        assert api.get("account").status_code == 200
        key.key.refresh_from_db()
        assert key.key.pepper_id == "new"
        settings.API_KEY_PEPPERS = {"new": "another pepper"}
        assert api.get("account").status_code == 200

    def test_without_its_pepper_a_key_is_not_valid(self, api: Api, new_pepper: None, settings: Any):
        settings.API_KEY_PEPPERS = {"new": "another pepper"}
        assert_problem(api.get("account"), 401, "api_key_invalid")

    def test_under_a_wrong_pepper_of_the_same_name_too(self, api: Api, settings: Any):
        settings.API_KEY_PEPPERS = dict.fromkeys(settings.API_KEY_PEPPERS, "wrong")
        assert_problem(api.get("account"), 401, "api_key_invalid")

    def test_the_command_says_what_has_not_moved(self, key: NewKey, new_pepper: None, issuer):
        make_key(issuer)
        ended = make_key(issuer)
        ApiKey.objects.filter(pk=ended.key.pk).update(revoked_at=timezone.now(), pepper_id="test")
        said = run_command()
        assert "new: 1 usable keys" in said
        assert "test: 1 usable keys" in said
        ApiKey.objects.filter(pk=key.key.pk).update(pepper_id="lost")
        assert "lost: 1 usable keys" in run_command()
        assert "they open nothing" in run_command()

    def test_keys_of_an_old_pepper_can_get_an_end(self, key: NewKey, new_pepper: None, issuer):
        soon = timezone.now() + 3 * DAY
        moved = make_key(issuer)
        ending = make_key(issuer, expires_at=soon)
        ApiKey.objects.filter(pk=ending.key.pk).update(pepper_id="test")
        assert "1 keys were given an end" in run_command("--expire-in", "30")
        for one in (key, moved, ending):
            one.key.refresh_from_db()
        assert key.key.expires_at is not None
        assert abs(key.key.expires_at - timezone.now() - 30 * DAY) < MINUTE
        assert (moved.key.expires_at, ending.key.expires_at) == (None, soon)
        entry = AuditEntry.objects.get(target=key.key.public_id, action="key.changed")
        assert (entry.actor_kind, entry.actor_id) == ("system", "rotate_peppers")
        assert "0 keys were given an end" in run_command("--expire-in", "30")

    @pytest.mark.parametrize("days", ["0", "-1", "366"])
    def test_not_at_once_and_not_in_years(self, key: NewKey, new_pepper: None, days: str):
        with pytest.raises(CommandError):
            run_command("--expire-in", days)


def run_command(*arguments: str) -> str:
    """What `rotate_peppers` says."""
    out = StringIO()
    call_command("rotate_peppers", *arguments, stdout=out)
    return out.getvalue()
