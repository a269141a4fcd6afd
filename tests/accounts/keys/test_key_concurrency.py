"""Concurrent requests: never more keys than the plan allows, and one successor for each rotation."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest
from django.db import connections

from accounts.keys.operations import NewKey
from accounts.models import ApiKey, Issuer, Plan
from tests.conftest import Api
from tests.factories import make_key

pytestmark = pytest.mark.django_db(transaction=True)


def at_once(act: Callable[[int], int], times: int) -> list[int]:
    """The statuses of so many requests, each thread with a connection of its own."""

    def run(number: int) -> int:
        try:
            return act(number)
        finally:
            connections.close_all()

    with ThreadPoolExecutor(12) as pool:
        return list(pool.map(run, range(times)))


def test_exactly_as_many_keys_as_there_is_room_for(issuer: Issuer, key: NewKey):
    Plan.objects.update(max_keys=6)

    def create(_: int) -> int:
        body = {"name": "ERP", "scopes": ["account:read"]}
        return Api(key).post("account/api-keys", body).status_code

    statuses = at_once(create, 30)
    assert statuses.count(201) == 5
    assert statuses.count(403) == 25
    assert ApiKey.objects.count() == 6


def test_a_key_is_rotated_once(issuer: Issuer, key: NewKey):
    target = make_key(issuer).key
    path = f"account/api-keys/{target.public_id}/rotate"
    statuses = at_once(lambda _: Api(key).post(path, {}).status_code, 24)
    assert (statuses.count(201), statuses.count(409)) == (1, 23)
    assert ApiKey.objects.count() == 3
