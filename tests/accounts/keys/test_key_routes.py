"""API keys over the API: created, read, narrowed, revoked."""

from datetime import datetime, timedelta
from typing import Any

import pytest
from django.utils import timezone

from accounts.keys.operations import NewKey, revoke_key
from accounts.keys.token import parse_token
from accounts.models import ApiKey, AuditEntry, Issuer, Plan
from accounts.scopes import Scope
from tests.accounts.keys.helpers import ISSUE, KEYS, api_with_secret, key_body, make_key_by_api
from tests.conftest import Api
from tests.factories import context_of, make_key, make_type
from tests.support.problems import assert_faults, assert_problem

DAY = timedelta(days=1)


class TestCreate:
    def test_the_new_key_works_and_says_what_it_may_do(self, api: Api, certificate_type):
        body = make_key_by_api(
            api,
            scopes=["account:read", ISSUE],
            typeIds=[certificate_type.pk],
            allowedNetworks=["127.0.0.1", "2001:db8::/32"],
            expiresAt="2090-01-01T01:00:00+01:00",
        )
        key = ApiKey.objects.get(name="ERP")
        token = parse_token(body.pop("secret"))
        assert token is not None
        assert body == {
            "ok": True,
            "id": key.public_id,
            "name": "ERP",
            "mode": "live",
            "state": "usable",
            "lastFour": token.last_four,
            "scopes": ["account:read", ISSUE],
            "scopeCap": sorted(Scope.values),
            "apiVersion": "2026-03-01",
            "deprecatedUses": [],
            "rootId": None,
            "orphanedAt": None,
            "typeIds": [certificate_type.pk],
            "allowedNetworks": ["127.0.0.1/32", "2001:db8::/32"],
            "createdAt": body["createdAt"],
            "expiresAt": "2090-01-01T00:00:00.000Z",
            "revokedAt": None,
            "lastUsedAt": None,
            "predecessorId": None,
            "successorId": None,
            "secretAlreadyShown": False,
        }
        assert Api(NewKey(key, token)).get("account").json()["key"]["id"] == key.public_id

    def test_location_header_leads_to_the_new_key(self, api: Api):
        response = api.post(KEYS, key_body())
        path = response["Location"].removeprefix("https://certificates.example")
        assert api.get(path).json()["id"] == response.json()["id"]

    def test_a_live_key_makes_a_test_key_which_is_beyond_its_reach(self, api: Api):
        made = make_key_by_api(api, mode="test", scopes=["account:read"])
        assert made["mode"] == "test"
        assert made["secret"].startswith("cis_test_")
        test_api = api_with_secret(made["secret"])
        assert test_api.get("account").json()["key"]["mode"] == "test"
        assert api.get(f"{KEYS}/{made['id']}").status_code == 404
        assert AuditEntry.objects.get(action="key.created", target=made["id"]).mode == "test"

    def test_a_test_key_makes_test_keys_only(self, test_mode_api: Api):
        assert make_key_by_api(test_mode_api)["mode"] == "test"
        assert make_key_by_api(test_mode_api, mode="test")["mode"] == "test"
        refused = test_mode_api.post(KEYS, key_body(mode="live"))
        assert refused.status_code == 403
        assert refused.json()["code"] == "grant_exceeded"
        assert "mode" in refused.json()["detail"]
        assert_faults(test_mode_api.post(KEYS, key_body(mode="x")), ("/mode", "invalid_choice"))

    @pytest.mark.parametrize(
        ("changes", "pointer", "code"),
        [
            ({"name": ""}, "/name", "required"),
            ({"name": "x" * 101}, "/name", "too_long"),
            ({"scopes": []}, "/scopes", "too_few"),
            ({"scopes": ["certificates"]}, "/scopes/0", "invalid_choice"),
            ({"typeIds": [999_999]}, "/typeIds/0", "unknown_type"),
            ({"typeIds": [2**53]}, None, "malformed_json"),
            ({"typeIds": "1"}, "/typeIds", "invalid_type"),
            ({"allowedNetworks": ["10.0.0.7/8"]}, "/allowedNetworks/0", "invalid_network"),
            ({"allowedNetworks": ["10.0.0.0/8", "x."]}, "/allowedNetworks/1", "invalid_network"),
            ({"expiresAt": "2020-01-01T00:00:00Z"}, "/expiresAt", "in_the_past"),
            ({"expiresAt": "2090-01-01"}, "/expiresAt", "invalid_instant"),
            ({"expiresAt": "2090-01-01T00:00:00"}, "/expiresAt", "invalid_instant"),
            ({"expiresAt": "9999-12-31T23:59:59-12:00"}, "/expiresAt", "out_of_range"),
            ({"digest": "x"}, "/digest", "unknown_field"),
        ],
    )
    def test_mistakes_are_named_and_make_no_key(self, api: Api, changes, pointer, code):
        response = api.post(KEYS, key_body(**changes))
        if pointer is None:
            assert_problem(response, 400, code)
        else:
            assert_faults(response, (pointer, code))
        assert not ApiKey.objects.filter(name="ERP").exists()
        assert not ApiKey.objects.filter(name="").exists()

    def test_another_issuers_type_is_none_of_ours(self, api: Api, other_issuer: Issuer):
        foreign = make_type(other_issuer)
        assert_faults(
            api.post(KEYS, key_body(typeIds=[foreign.pk])), ("/typeIds/0", "unknown_type")
        )

    def test_new_key_inherits_unnamed_limits_from_the_asking_key(
        self, issuer: Issuer, certificate_type
    ):
        end = timezone.now().replace(microsecond=0) + 9 * DAY
        limits: dict[str, Any] = {
            "type_ids": [certificate_type.pk],
            "allowed_networks": ["127.0.0.0/8"],
            "expires_at": end,
        }
        body = make_key_by_api(Api(make_key(issuer, **limits)))
        assert body["typeIds"] == [certificate_type.pk]
        assert body["allowedNetworks"] == ["127.0.0.0/8"]
        assert datetime.fromisoformat(body["expiresAt"]) == end


class TestRead:
    def test_newest_first_by_pages_and_by_state(self, api: Api, key: NewKey, issuer: Issuer):
        first, second = make_key_by_api(api), make_key_by_api(api)
        api.post(f"{KEYS}/{first['id']}/revoke", {})
        page = api.get(f"{KEYS}?limit=2").json()
        assert [row["id"] for row in page["data"]] == [second["id"], first["id"]]
        rest = api.get(f"{KEYS}?limit=2&cursor={page['nextCursor']}").json()
        assert [row["id"] for row in rest["data"]] == [key.key.public_id]
        assert rest["nextCursor"] is None
        revoked = api.get(f"{KEYS}?state=revoked").json()["data"]
        assert [(row["id"], row["state"]) for row in revoked] == [(first["id"], "revoked")]
        assert api.get(f"{KEYS}?state=expired").json()["data"] == []
        assert len(api.get(f"{KEYS}?state=usable").json()["data"]) == 2
        assert_problem(api.get(f"{KEYS}?state=lost"), 400, "validation_failed")

    def test_a_page_is_two_queries(self, api: Api, django_assert_num_queries: Any):
        make_key_by_api(api)
        api.post(f"{KEYS}/{make_key_by_api(api)['id']}/rotate", {})
        with django_assert_num_queries(2):  # who calls, and the page
            assert len(api.get(KEYS).json()["data"]) == 4

    def test_neither_digest_nor_pepper_is_said(self, api: Api, key: NewKey):
        for path in (KEYS, f"{KEYS}/{key.key.public_id}"):
            text = api.get(path).text
            assert "digest" not in text
            assert "pepper" not in text
            assert bytes(key.key.digest).hex() not in text

    @pytest.mark.parametrize("path", ["", "/rotate", "/revoke", "PATCH"])
    def test_other_issuers_and_the_other_mode_find_nothing(
        self, key: NewKey, outsider_api: Api, test_mode_api: Api, path: str
    ):
        for stranger in (outsider_api, test_mode_api):
            address = f"{KEYS}/{key.key.public_id}"
            if path == "PATCH":
                response = stranger.patch(address, {"name": "Mine"})
            else:
                response = stranger.post(address + path, {}) if path else stranger.get(address)
            assert_problem(response, 404, "not_found")
            assert key.key.public_id not in stranger.get(KEYS).text
        key.key.refresh_from_db()
        assert (key.key.name, key.key.revoked_at, key.key.successor) == ("Test key", None, None)

    @pytest.mark.parametrize("key_id", ["key_x", "cert_01h455vb4pex5vsknk084sn02q", "0", "%00"])
    def test_id_that_is_no_key_is_not_found(self, api: Api, key_id: str):
        assert_problem(api.get(f"{KEYS}/{key_id}"), 404, "not_found")


class TestRevoke:
    def test_revoked_key_ends_at_once_and_stays_ended(self, api: Api):
        new = make_key_by_api(api)
        holder = api_with_secret(new["secret"])
        assert_problem(holder.get("account"), 403, "scope_missing")
        answer = api.post(f"{KEYS}/{new['id']}/revoke", {})
        assert (answer.status_code, answer.json()["state"]) == (200, "revoked")
        assert_problem(holder.get("account"), 401, "api_key_revoked")
        again = api.post(f"{KEYS}/{new['id']}/revoke", {}).json()
        assert again["revokedAt"] == answer.json()["revokedAt"]

    def test_a_key_may_end_itself(self, api: Api, key: NewKey):
        assert api.post(f"{KEYS}/{key.key.public_id}/revoke", {}).status_code == 200
        assert_problem(api.get("account"), 401, "api_key_revoked")


class TestChange:
    def test_key_is_narrowed_and_renamed_over_the_api(self, api: Api, certificate_type):
        new = make_key_by_api(api, scopes=[ISSUE, "account:read"])
        wish = {
            "name": "ERP 2",
            "scopes": ["account:read"],
            "typeIds": [certificate_type.pk],
            "allowedNetworks": ["127.0.0.0/8"],
            "expiresAt": "2090-01-01T00:00:00.000Z",
        }
        response = api.patch(f"{KEYS}/{new['id']}", wish)
        assert response.status_code == 200, response.content
        assert wish.items() <= response.json().items()
        assert api_with_secret(new["secret"]).get("account").status_code == 200
        assert_problem(
            api_with_secret(new["secret"]).post("certificates/issue", {}), 403, "scope_missing"
        )

    def test_changing_a_key_keeps_fields_left_out(self, api: Api):
        new = make_key_by_api(api, expiresAt="2090-01-01T00:00:00Z", allowedNetworks=["10.0.0.0/8"])
        after = api.patch(f"{KEYS}/{new['id']}", {"name": "Other"}).json()
        expected = {**new, "name": "Other"}
        assert all(expected[name] == value for name, value in after.items())

    @pytest.mark.parametrize(
        ("changes", "field"),
        [
            ({"scopes": [ISSUE, "account:read"]}, "scopes"),
            ({"scopes": ["account:read"]}, "scopes"),
            ({"typeIds": []}, "typeIds"),
            ({"allowedNetworks": []}, "allowedNetworks"),
            ({"allowedNetworks": ["10.0.0.0/7"]}, "allowedNetworks"),
            ({"allowedNetworks": ["10.1.0.0/16", "11.0.0.0/8"]}, "allowedNetworks"),
            ({"expiresAt": "2090-01-01T00:00:01Z"}, "expiresAt"),
        ],
    )
    def test_key_is_never_widened_over_the_api(
        self, api: Api, certificate_type, changes, field: str
    ):
        new = make_key_by_api(
            api,
            typeIds=[certificate_type.pk],
            allowedNetworks=["10.0.0.0/8"],
            expiresAt="2090-01-01T00:00:00Z",
        )
        response = api.patch(f"{KEYS}/{new['id']}", {**changes, "name": "Wider"})
        document = assert_problem(response, 403, "grant_exceeded")
        assert field in document["detail"]
        assert api.get(f"{KEYS}/{new['id']}").json()["name"] == "ERP"

    def test_mistakes_are_named(self, api: Api):
        new = make_key_by_api(api)
        response = api.patch(
            f"{KEYS}/{new['id']}", {"typeIds": [999_999], "expiresAt": "2020-01-01T00:00:00Z"}
        )
        assert_faults(response, ("/typeIds/0", "unknown_type"), ("/expiresAt", "in_the_past"))


class TestRoom:
    @pytest.fixture(autouse=True)
    def two_keys(self, issuer: Issuer):
        Plan.objects.filter(pk=issuer.plan_id).update(max_keys=2)

    def test_no_more_than_the_plan_has_room_for(self, api: Api):
        first = make_key_by_api(api)
        document = assert_problem(api.post(KEYS, key_body()), 403, "plan_limit_reached")
        assert "2" in document["detail"]
        api.post(f"{KEYS}/{first['id']}/revoke", {})
        make_key_by_api(api)

    def test_rotating_needs_no_room_and_makes_none(self, api: Api):
        first = make_key_by_api(api)
        assert api.post(f"{KEYS}/{first['id']}/rotate", {}).status_code == 201
        assert_problem(api.post(KEYS, key_body()), 403, "plan_limit_reached")

    def test_expired_keys_and_those_of_the_other_mode_take_no_room(
        self, api: Api, test_mode_api: Api
    ):
        make_key_by_api(test_mode_api)
        make_key_by_api(api)
        ApiKey.objects.filter(name="ERP").update(expires_at=timezone.now() - DAY)
        make_key_by_api(api)


def test_revoking_stops_at_the_wall_between_the_modes(issuer: Issuer, test_mode_key: NewKey):
    """Revoking is told the mode too: an id alone does not reach over the wall."""
    now = timezone.now()
    key = test_mode_key.key
    assert not revoke_key(context=context_of(issuer, now=now), key_id=key.pk)
