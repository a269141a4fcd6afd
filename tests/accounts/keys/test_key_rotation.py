"""Key rotation over the API: overlap, events, and the secret shown once."""

import io
import logging
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
import time_machine
from django.db import connection
from django.utils import timezone

from accounts.keys.token import parse_token
from accounts.models import ApiKey, Issuer
from accounts.scopes import Scope
from tests.accounts.keys.helpers import KEYS, api_with_secret, key_body, make_key_by_api
from tests.conftest import Api
from tests.factories import make_key
from tests.support.problems import assert_problem
from webhooks.models import Event

DAY = timedelta(days=1)


class TestRotate:
    def test_both_work_for_a_day_and_then_only_the_successor(self, api: Api):
        old = make_key_by_api(api, scopes=["account:read"])
        response = api.post(f"{KEYS}/{old['id']}/rotate", {})
        new = response.json()
        assert response.status_code == 201
        assert response["Location"].endswith(new["id"])
        assert new["predecessorId"] == old["id"]
        assert (new["name"], new["scopes"]) == (old["name"], old["scopes"])
        assert new["secret"] != old["secret"]
        now = timezone.now()
        for hours, answers in ((0, (200, 200)), (23.9, (200, 200)), (24.1, (401, 200))):
            with time_machine.travel(now + timedelta(hours=hours), tick=False):
                found = [api_with_secret(one["secret"]).get("account") for one in (old, new)]
            assert tuple(one.status_code for one in found) == answers
        assert found[0].json()["code"] == "api_key_expired"
        assert "was rotated" in found[0].json()["detail"]

    def test_the_overlap_can_be_chosen(self, api: Api):
        for hours in (0, 168):
            old = make_key_by_api(api)
            before = timezone.now()
            api.post(f"{KEYS}/{old['id']}/rotate", {"overlapHours": hours})
            after = api.get(f"{KEYS}/{old['id']}").json()
            ends = datetime.fromisoformat(after["expiresAt"])
            assert before <= ends - timedelta(hours=hours) <= timezone.now()
            assert after["state"] == ("usable" if hours else "expired")

    @pytest.mark.parametrize("hours", [-1, 169, 1.5, "24", True])
    def test_rotation_refuses_an_overlap_outside_a_week(self, api: Api, hours: object):
        old = make_key_by_api(api)
        response = api.post(f"{KEYS}/{old['id']}/rotate", {"overlapHours": hours})
        assert_problem(response, 400, "validation_failed")
        assert ApiKey.objects.filter(name="ERP").count() == 1

    def test_the_old_keys_own_end_is_not_put_off(self, api: Api):
        end = (timezone.now() + timedelta(hours=3)).replace(microsecond=0)
        old = make_key_by_api(api, expiresAt=end.isoformat())
        api.post(f"{KEYS}/{old['id']}/rotate", {})
        after = api.get(f"{KEYS}/{old['id']}").json()
        assert datetime.fromisoformat(after["expiresAt"]) == end

    def test_the_successor_has_the_same_lifetime_again(self, api: Api):
        start = datetime(2026, 5, 1, tzinfo=UTC)
        with time_machine.travel(start, tick=False):
            old = make_key_by_api(api, expiresAt=(start + 90 * DAY).isoformat())
        with time_machine.travel(start + 80 * DAY, tick=False):
            new = api.post(f"{KEYS}/{old['id']}/rotate", {}).json()
        assert datetime.fromisoformat(new["expiresAt"]) == start + 170 * DAY

    def test_key_does_not_outlive_its_term_by_rotating_itself(self, issuer: Issuer):
        start = datetime(2026, 5, 1, tzinfo=UTC)
        with time_machine.travel(start, tick=False):
            key = make_key(issuer, expires_at=start + 90 * DAY)
        with time_machine.travel(start + 80 * DAY, tick=False):
            new = Api(key).post(f"{KEYS}/{key.key.public_id}/rotate", {}).json()
        assert datetime.fromisoformat(new["expiresAt"]) == start + 90 * DAY

    def test_ended_or_rotated_keys_are_neither_rotated_nor_changed(self, api: Api, issuer: Issuer):
        rotated, revoked, expired = make_key_by_api(api), make_key_by_api(api), make_key_by_api(api)
        api.post(f"{KEYS}/{rotated['id']}/rotate", {})
        api.post(f"{KEYS}/{revoked['id']}/revoke", {})
        past = timezone.now() - DAY
        ApiKey.objects.filter(last_four=expired["lastFour"], name="ERP").update(expires_at=past)
        count = ApiKey.objects.count()
        for key in (rotated, revoked, expired):
            assert_problem(api.post(f"{KEYS}/{key['id']}/rotate", {}), 409, "conflict")
            assert_problem(api.patch(f"{KEYS}/{key['id']}", {"name": "x"}), 409, "conflict")
        assert ApiKey.objects.count() == count

    def test_a_key_rotates_itself_if_it_manages_keys(self, issuer: Issuer):
        manager = make_key(issuer, scopes=[Scope.KEYS_MANAGE])
        other = make_key(issuer, scopes=[Scope.ACCOUNT_READ])
        path = f"{KEYS}/{manager.key.public_id}/rotate"
        new = Api(manager).post(path, {}).json()
        assert api_with_secret(new["secret"]).get(KEYS).status_code == 200
        path = f"{KEYS}/{other.key.public_id}/rotate"
        assert_problem(Api(other).post(path, {}), 403, "scope_missing")


class TestSecret:
    def test_a_replay_says_everything_but_the_secret(self, api: Api):
        again = {"Idempotency-Key": "one"}
        first, second = (api.post(KEYS, key_body(), **again).json() for _ in range(2))
        assert second == {**first, "secret": None, "secretAlreadyShown": True}
        path = f"{KEYS}/{first['id']}/rotate"
        again = {"Idempotency-Key": "two"}
        third, fourth = (api.post(path, {}, **again).json() for _ in range(2))
        assert fourth == {**third, "secret": None, "secretAlreadyShown": True}
        assert ApiKey.objects.filter(name="ERP").count() == 2

    def test_key_secret_stands_in_no_table_and_no_log(
        self, api: Api, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
    ):
        with caplog.at_level(logging.DEBUG):
            first = api.post(KEYS, key_body(), **{"Idempotency-Key": "one"}).json()
            path = f"{KEYS}/{first['id']}/rotate"
            second = api.post(path, {}, **{"Idempotency-Key": "two"}).json()
            api_with_secret(second["secret"]).get("account")
        everything = "\n".join(every_row())
        written = caplog.text + "".join(capfd.readouterr())
        assert first["id"] in everything  # the stored outcome is among what was searched
        for shown in (first["secret"], second["secret"]):
            token = parse_token(shown)
            assert token is not None
            for spelling in (token.secret, token.secret.encode().hex()):
                assert spelling not in everything
                assert spelling not in written


class TestNews:
    def test_each_change_is_announced_with_the_keys_next_number(self, api: Api):
        first = make_key_by_api(api)
        second = api.post(f"{KEYS}/{first['id']}/rotate", {}).json()
        api.post(f"{KEYS}/{first['id']}/revoke", {})
        said = [
            (event.type, event.sequence, event.mode)
            for event in Event.objects.filter(subject=pk_of(first)).order_by("id")
        ]
        assert said == [
            ("api_key.created", 1, "live"),
            ("api_key.rotated", 2, "live"),
            ("api_key.revoked", 3, "live"),
        ]
        assert not Event.objects.filter(subject=pk_of(second)).exists()

    def test_nothing_that_a_person_typed_is_in_it(self, api: Api):
        make_key_by_api(api, name="Erika’s notebook")
        body = bytes(Event.objects.latest("id").body)
        assert b"api_key.created" in body
        assert b"Erika" not in body


def pk_of(answer: dict[str, Any]) -> Any:
    """The primary key behind an answer."""
    return ApiKey.objects.get(name="ERP", last_four=answer["lastFour"]).pk


def every_row() -> Iterator[str]:
    """Everything that the database holds, bytes both as text and as hexadecimal digits."""
    with connection.cursor() as cursor:
        for table in connection.introspection.table_names(cursor):
            text = io.StringIO()
            with cursor.copy(f'COPY (SELECT * FROM "{table}") TO STDOUT') as copy:
                for block in copy:
                    text.write(bytes(block).decode())
            yield text.getvalue()
            for word in text.getvalue().split():
                if word.startswith("\\\\x"):
                    yield bytes.fromhex(word.removeprefix("\\\\x")).decode("utf-8", "replace")
