"""The secret of an endpoint: rotated, shown, removed; and a lost key."""

from datetime import timedelta

import pytest
from cryptography.fernet import Fernet
from django.db import connection
from django.test.utils import CaptureQueriesContext

from accounts.models import AuditEntry
from accounts.scopes import Scope
from tests.conftest import Api
from tests.factories import make_key
from tests.factories.webhooks import deliver, make_endpoint, make_event
from tests.support.problems import assert_problem
from webhooks.endpoints.operations import forget_old_secrets
from webhooks.models import Endpoint

ENDPOINTS = "webhooks/endpoints"


@pytest.fixture
def path(endpoint):
    return f"{ENDPOINTS}/{endpoint.public_id}"


@pytest.fixture
def lose_the_key(settings):
    """Called, it leaves no key that opens what was encrypted before."""

    def lose() -> None:
        settings.FIELD_KEYS = [Fernet.generate_key().decode()]

    return lose


def test_the_secret_takes_the_scope_that_manages_keys(issuer, api, endpoint, path):
    without = Api(make_key(issuer, scopes=[s for s in Scope if s != Scope.KEYS_MANAGE]))
    assert_problem(without.get(f"{path}/secret"), 403, "scope_missing")
    assert api.get(f"{path}/secret").json()["secret"] == endpoint.secret
    assert AuditEntry.objects.filter(action="webhook_endpoint.secret_shown").count() == 1


def test_rotated(api, endpoint, path):
    turned = api.post(f"{path}/rotate-secret", {"overlapHours": 2}).json()
    assert turned["secret"] not in {None, endpoint.secret}
    assert turned["oldSecretValidUntil"]
    at_once = api.post(f"{path}/rotate-secret", {"overlapHours": 0})
    assert at_once.json()["oldSecretValidUntil"] is None
    too_long = api.post(f"{path}/rotate-secret", {"overlapHours": 169})
    assert_problem(too_long, 400, "validation_failed")


def test_a_secret_is_not_replaced_before_the_one_before_it_has_ended(api, endpoint, path):
    """A double click, or a retry: what the receiver has in its place must go on signing."""
    turned = api.post(f"{path}/rotate-secret", {"overlapHours": 24}).json()
    assert_problem(api.post(f"{path}/rotate-secret", {"overlapHours": 24}), 409, "conflict")
    now_so = Endpoint.objects.get()
    assert (now_so.old_secret, now_so.secret) == (endpoint.secret, turned["secret"])
    leaked = api.post(f"{path}/rotate-secret", {"overlapHours": 0}).json()
    now_so = Endpoint.objects.get()
    assert (now_so.old_secret, now_so.secret) == (None, leaked["secret"])
    assert api.post(f"{path}/rotate-secret", {"overlapHours": 24}).status_code == 200


@pytest.mark.parametrize("is_over", [False, True])
def test_an_old_secret_is_forgotten_when_it_signs_no_more(api, path, is_over):
    api.post(f"{path}/rotate-secret", {"overlapHours": 2})
    until = Endpoint.objects.get().old_secret_until
    assert until
    assert forget_old_secrets(now=until - timedelta(seconds=not is_over)) == is_over
    endpoint = Endpoint.objects.get()
    assert [endpoint.old_secret is None, endpoint.old_secret_until is None] == [is_over] * 2


def test_a_lost_key_takes_the_secret_but_not_the_endpoint(api, issuer, receiver, lose_the_key):
    endpoint = make_endpoint(issuer, receiver.url(), headers={"X-Token": "abc"})
    path = f"{ENDPOINTS}/{endpoint.public_id}"
    lose_the_key()
    assert api.get(ENDPOINTS).json()["data"][0]["headers"] == []
    assert api.get(path).json()["headers"] == []
    assert_problem(api.get(f"{path}/secret"), 409, "conflict")
    assert_problem(api.post(f"{path}/rotate-secret", {"overlapHours": 24}), 409, "conflict")
    assert api.post(f"{path}/disable", {}).json()["state"] == "disabled"
    assert api.post(f"{path}/enable", {}).json()["state"] == "active"
    assert api.patch(path, {"description": "ERP"}).json()["description"] == "ERP"
    turned = api.post(f"{path}/rotate-secret", {"overlapHours": 0}).json()["secret"]
    assert api.get(f"{path}/secret").json()["secret"] == turned
    assert api.patch(path, {"headers": {"X-Token": "new"}}).json()["headers"] == ["X-Token"]
    make_event(issuer)
    assert deliver() == 1
    assert receiver.calls[0].headers["x-token"] == "new"
    lose_the_key()
    assert api.delete(path).json() == {"ok": True}


def test_the_list_opens_its_headers_without_a_query_each(api, issuer, receiver):
    def queries() -> int:
        make_endpoint(issuer, receiver.url(), headers={"X-Token": "abc"})
        with CaptureQueriesContext(connection) as found:
            listed = api.get(ENDPOINTS).json()["data"]
        assert [entry["headers"] for entry in listed] == [["X-Token"]] * len(listed)
        return len(found)

    queries()  # a process's first request reads more
    assert queries() == queries()
