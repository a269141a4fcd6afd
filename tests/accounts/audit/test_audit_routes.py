"""`GET /account/audit`: an issuer reads its own entries, page by page."""

import json
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from accounts.keys.operations import NewKey
from accounts.models import AuditEntry, Issuer
from accounts.scopes import AccountsPrefix, Mode, Scope
from lib import ids
from tests.accounts.audit.helpers import NOON, make_entry
from tests.conftest import Api
from tests.factories import make_key
from tests.support.problems import assert_problem

pytestmark = pytest.mark.django_db


def page(api: Api, query: str = "") -> dict[str, Any]:
    response = api.get(f"account/audit{query}")
    assert response.status_code == 200, response.content
    body: dict[str, Any] = json.loads(response.content)
    return body


def targets(api: Api, query: str = "") -> list[str]:
    return [entry["target"] for entry in page(api, query)["data"]]


def things(api: Api, query: str = "") -> list[str]:
    """The targets of `note`'s entries, without what making the cast has left."""
    return [target for target in targets(api, query) if not target.startswith("key_")]


class TestEntries:
    def test_an_entry_says_who_what_when_and_how(self, api: Api, issuer: Issuer):
        entry = make_entry(issuer, "cert_1", now=NOON)
        (shown,) = [e for e in page(api)["data"] if e["target"] == "cert_1"]
        assert shown == {
            "id": ids.encode(AccountsPrefix.AUDIT, entry.pk),
            "at": "2026-03-02T12:00:00.000Z",
            "actor": {"kind": "user", "id": "7"},
            "action": "thing.changed",
            "target": "cert_1",
            "changes": [{"field": "colour", "personal": False, "before": "red", "after": "blue"}],
            "requestId": "req-1",
            "network": "203.0.113.0",
            "mode": "live",
            "position": None,
            "seal": None,
        }

    def test_a_personal_field_is_only_named(self, api: Api, issuer: Issuer):
        make_entry(issuer, changes={"email": {"personal": True}})
        (shown,) = [e for e in page(api)["data"] if e["target"] == "thing"]
        assert shown["changes"] == [
            {"field": "email", "personal": True, "before": None, "after": None}
        ]

    def test_a_sealed_entry_shows_its_place(self, api: Api, issuer: Issuer):
        entry = make_entry(issuer)
        AuditEntry.objects.filter(pk=entry.pk).update(position=1, seal=b"\1" * 32)
        (shown,) = [e for e in page(api)["data"] if e["target"] == "thing"]
        assert (shown["position"], shown["seal"]) == (1, "01" * 32)


class TestWall:
    def test_another_issuer_sees_no_entries(self, outsider_api: Api, issuer: Issuer):
        make_entry(issuer)
        assert things(outsider_api) == []

    def test_a_test_key_sees_what_was_done_to_test_objects(
        self, api: Api, test_mode_api: Api, test_mode_key: NewKey, issuer: Issuer
    ):
        make_entry(issuer, "live one")
        make_entry(issuer, "test one", mode=Mode.TEST)
        assert set(targets(test_mode_api)) == {"test one", test_mode_key.key.public_id}
        assert things(api) == ["live one"]

    def test_entries_of_the_platform_are_not_listed(self, api: Api):
        make_entry(None, "platform")
        assert "platform" not in targets(api)

    def test_without_the_scope_nothing(self, issuer: Issuer):
        key = make_key(issuer, scopes=[Scope.CERTIFICATES_READ])
        assert_problem(Api(key).get("account/audit"), 403, "scope_missing")


class TestPages:
    @pytest.fixture(autouse=True)
    def entries(self, issuer: Issuer) -> None:
        """Seven, of which three were at the same moment."""
        for number, minutes in enumerate((0, 1, 1, 1, 2, 3, 4), start=1):
            make_entry(issuer, f"t{number}", now=NOON + timedelta(minutes=minutes), action="a.b")

    def test_newest_first(self, api: Api):
        assert targets(api, "?action=a.b") == ["t7", "t6", "t5", "t4", "t3", "t2", "t1"]

    @pytest.mark.parametrize("limit", [1, 2, 3, 7])
    def test_pages_put_together_are_the_list(self, api: Api, limit: int):
        seen: list[str] = []
        query = f"?action=a.b&limit={limit}"
        cursor = ""
        while True:
            body = page(api, query + cursor)
            assert len(body["data"]) <= limit
            seen += [entry["target"] for entry in body["data"]]
            if body["nextCursor"] is None:
                break
            cursor = f"&cursor={body['nextCursor']}"
        assert seen == ["t7", "t6", "t5", "t4", "t3", "t2", "t1"]

    def test_new_entries_do_not_shift_pages(self, api: Api, issuer: Issuer):
        first = page(api, "?action=a.b&limit=3")
        make_entry(issuer, "newer", now=NOON + timedelta(hours=1), action="a.b")
        rest = targets(api, f"?action=a.b&cursor={first['nextCursor']}")
        assert rest == ["t4", "t3", "t2", "t1"]

    def test_the_default_limit_is_fifty(self, api: Api, issuer: Issuer):
        for number in range(51):
            make_entry(issuer, f"more {number}")
        assert len(page(api)["data"]) == 50

    @pytest.mark.parametrize("limit", ["0", "201", "-1", "x", "1.5", "９", "10000000000", "+5"])
    def test_a_limit_out_of_range_is_refused(self, api: Api, limit: str):
        document = assert_problem(api.get(f"account/audit?limit={limit}"), 400, "validation_failed")
        assert document["errors"][0]["parameter"] == "limit"
        assert document["errors"][0]["code"] == "out_of_range"

    @pytest.mark.parametrize(
        "cursor",
        [
            *("x", "!!", "%00", "A" * 5000),
            *("bnVsbA", "e30", "W1sxXV0"),  # null, {}, [[1]]
            "W10",  # []
            "WyJhY2NvdW50cy5hdWRpdGVudHJ5Il0",  # the list's name alone
            "WyJhY2NvdW50cy5hcGlrZXkiLCIyMDI2LTAzLTAyVDEyOjAwOjAwWiIsIngiXQ",  # another list's
            # a moment without a zone; no moment; an id that is none; a NUL
            "WyJhY2NvdW50cy5hdWRpdGVudHJ5IiwiMjAyNi0wMy0wMlQxMjowMDowMCIsIjAxYTFmZDE4LWE3OTItNzdjOC04ZjlhLTIwOTgxZTg4YjBmZSJd",
            "WyJhY2NvdW50cy5hdWRpdGVudHJ5IiwieCIsIjAxYTFmZDE4LWE3OTItNzdjOC04ZjlhLTIwOTgxZTg4YjBmZSJd",
            "WyJhY2NvdW50cy5hdWRpdGVudHJ5IiwiMjAyNi0wMy0wMlQxMjowMDowMFoiLCJ4Il0",
            "WyJhY2NvdW50cy5hdWRpdGVudHJ5IiwiXHUwMDAwIiwiXHUwMDAwIl0",
            "ä",
        ],
    )
    def test_a_cursor_that_is_not_of_this_list_is_refused(self, api: Api, cursor: str):
        assert_problem(api.get(f"account/audit?cursor={cursor}"), 400, "invalid_cursor")


class TestFilters:
    def test_by_action(self, api: Api, issuer: Issuer):
        make_entry(issuer, "one", action="a.b")
        make_entry(issuer, "two", action="a.c")
        assert targets(api, "?action=a.c") == ["two"]

    def test_by_actor(self, api: Api, issuer: Issuer):
        make_entry(issuer, "mine")
        assert targets(api, "?actor=7") == ["mine"]

    def test_days_are_the_issuers_own_and_both_ends_count(self, api: Api, issuer: Issuer):
        """Berlin is an hour ahead in winter: its 2nd of March begins on the 1st, UTC."""
        for number, at in enumerate(
            [
                datetime(2026, 3, 1, 22, 59, 59, tzinfo=UTC),
                datetime(2026, 3, 1, 23, 0, tzinfo=UTC),
                datetime(2026, 3, 2, 22, 59, 59, tzinfo=UTC),
                datetime(2026, 3, 2, 23, 0, tzinfo=UTC),
            ]
        ):
            make_entry(issuer, f"t{number}", now=at)
        assert things(api, "?from=2026-03-02&to=2026-03-02") == ["t2", "t1"]
        assert things(api, "?from=2026-03-03&to=2026-03-09") == ["t3"]
        assert things(api, "?from=2026-03-02T22:30:00%2B00:00") == ["t3", "t2"]
        assert things(api, "?to=2026-03-01") == ["t0"]

    def test_the_ends_of_time_are_no_ends(self, api: Api, issuer: Issuer):
        make_entry(issuer)
        assert things(api, "?from=0001-01-01&to=9999-12-31") == ["thing"]

    @pytest.mark.parametrize(
        ("query", "parameter", "code"),
        [
            ("from=2026-3-2", "from", "invalid_date"),
            ("from=20260302", "from", "invalid_date"),
            ("to=2026-W10-1", "to", "invalid_date"),
            ("to=2026-02-30", "to", "invalid_date"),
            ("from=2026-03-02&to=2026-03-01", "to", "date_order"),
            ("actor=" + "x" * 65, "actor", "too_long"),
            ("action=%00", "action", "invalid_characters"),
            ("colour=red", "colour", "unknown_parameter"),
        ],
    )
    def test_unknown_parameters_are_refused_by_name(
        self, api: Api, query: str, parameter: str, code: str
    ):
        document = assert_problem(api.get(f"account/audit?{query}"), 400, "validation_failed")
        assert [(e["parameter"], e["code"]) for e in document["errors"]] == [(parameter, code)]

    def test_an_empty_filter_is_refused_and_not_left_out(self, api: Api, issuer: Issuer):
        make_entry(issuer)
        names = ["action", "actor", "cursor", "from", "limit", "to"]
        query = "&".join(f"{name}=" for name in names)
        document = assert_problem(api.get(f"account/audit?{query}"), 400, "validation_failed")
        found = [(each["parameter"], each["code"]) for each in document["errors"]]
        assert found == [(name, "empty") for name in names]


def test_a_page_is_two_queries_whatever_it_holds(
    api: Api, issuer: Issuer, django_assert_num_queries: Any
):
    for number in range(30):
        make_entry(issuer, f"t{number}")
    with django_assert_num_queries(2):  # who calls, and the page
        page(api)
