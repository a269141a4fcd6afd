"""Versions of the interface: asked for by a header, pinned per key; deprecated parts are metered."""

from datetime import UTC, datetime
from typing import Any

import pytest
from django.conf import settings

from accounts.api.views import DEPRECATIONS, Deprecation
from accounts.issuers.api import AccountApi
from accounts.keys.operations import NewKey
from accounts.models import ApiKey, AuditEntry
from accounts.usage import recording
from tests.accounts.keys.helpers import KEYS, api_with_secret, make_key_by_api
from tests.conftest import Api
from tests.support.problems import assert_faults, assert_problem

NEWEST = settings.API_VERSION
OLD = "2020-01-01"


@pytest.fixture
def old_version(monkeypatch: pytest.MonkeyPatch) -> str:
    """A version before the present one."""
    monkeypatch.setattr(settings, "API_VERSIONS", (OLD, NEWEST))
    return OLD


def test_an_unknown_version_is_refused_with_those_there_are(api: Api):
    refused = api.get("account", **{"api-version": "2026-03-02"})
    assert_problem(refused, 400, "unknown_api_version", "knownVersions")
    assert refused.json()["knownVersions"] == [NEWEST]
    assert NEWEST in refused.json()["detail"]


def test_issuing_refuses_it_too_and_writes_nothing(api: Api, request_body: Any):
    for _ in range(2):  # the second time by the cached key
        refused = api.post("certificates/issue", request_body(), **{"api-version": "1"})
        assert_problem(refused, 400, "unknown_api_version", "knownVersions")
        assert api.post("certificates/issue", request_body()).status_code == 201


def test_a_key_has_the_version_of_its_making_and_another_by_choice(api: Api, old_version: str):
    made = make_key_by_api(api, scopes=["account:read", "keys:manage"])
    assert made["apiVersion"] == NEWEST
    own, path = api_with_secret(made["secret"]), f"{KEYS}/{made['id']}"
    assert own.get("account")["API-Version"] == NEWEST
    changed = own.patch(path, {"apiVersion": old_version})
    assert changed.json()["apiVersion"] == old_version
    assert own.get("account")["API-Version"] == old_version
    assert own.get("account", **{"api-version": NEWEST})["API-Version"] == NEWEST
    assert AuditEntry.objects.get(action="key.changed").changes.keys() == {"api_version"}
    assert_faults(own.patch(path, {"apiVersion": "2019-01-01"}), ("/apiVersion", "invalid_choice"))
    successor = own.post(f"{path}/rotate", {}).json()
    assert successor["apiVersion"] == old_version


def test_who_uses_a_deprecated_part_is_told_and_counted(
    api: Api, key: NewKey, monkeypatch: pytest.MonkeyPatch
):
    path = f"{KEYS}/{key.key.public_id}"
    assert api.get(path).json()["deprecatedUses"] == []
    going = Deprecation("old_account", datetime(2026, 1, 1, tzinfo=UTC), datetime(2027, 1, 1, tzinfo=UTC))  # fmt: skip
    monkeypatch.setitem(DEPRECATIONS, "old_account", going)
    monkeypatch.setattr(AccountApi.get_account, "deprecated", "old_account")
    for _ in range(3):
        told = api.get("account")
    assert told["Deprecation"] == "@1767225600"
    assert told["Sunset"] == "Fri, 01 Jan 2027 00:00:00 GMT"
    page = "https://certificates.example/en/docs/changes#old_account"
    assert told["Link"] == f'<{page}>; rel="deprecation"'
    assert "Deprecation" not in api.get(path)
    recording.flush()
    api.get("account")
    recording.flush()
    (use,) = api.get(path).json()["deprecatedUses"]
    assert (use["code"], use["count"]) == ("old_account", 4)
    assert use["sunsetAt"] == "2027-01-01T00:00:00.000Z"
    assert ApiKey.objects.get(pk=key.key.pk).sequence == 1, "its row stays as it is"
