"""The request log: what an issuer's keys have asked for, and how it was answered."""

import re
from collections.abc import Iterator
from datetime import UTC, datetime, time, timedelta
from threading import Thread
from typing import Any

import pytest
from django.db import connection
from django.utils import timezone

from accounts import metrics, tasks
from accounts.models import ApiKey, Issuer, LoggedRequest
from accounts.request_log import log as logged_requests
from accounts.request_log.log import RequestLog
from accounts.scopes import Scope
from certificates.models import Certificate, CertificateType
from lib import ids
from lib.database import tenancy
from lib.flush_thread import flush_all
from tests.conftest import Api
from tests.factories import make_key
from tests.support.partitions import drop_partitions, make_partition, partitions_of
from tests.support.problems import assert_problem

pytestmark = pytest.mark.django_db
TABLE = "accounts_loggedrequest"
ISSUE, ONE = "/api/external/certificates/issue", "/api/external/certificates/{certificateId}"


@pytest.fixture(autouse=True)
def empty_log() -> Iterator[None]:
    """What other tests asked for in this process is theirs."""
    logged_requests._collected._waiting.clear()
    yield
    logged_requests._collected._waiting.clear()


def logged(api: Api, query: str = "") -> list[dict[str, Any]]:
    """The request log as this key reads it; not the readings themselves."""
    with tenancy.across_issuers("as the background thread writes"):
        logged_requests.flush()
    answer = api.get(f"account/requests{query}")
    assert answer.status_code == 200, answer.content
    logged_requests._collected._waiting.clear()
    return answer.json()["data"]


def instant(minutes: int) -> str:
    """So many minutes from now, as a query says it."""
    return f"{timezone.now() + timedelta(minutes=minutes):%Y-%m-%dT%H:%M:%SZ}"


class TestLookingUp:
    def test_a_refused_request_is_found_by_its_request_id(self, api: Api, issuer: Issuer):
        refused = api.post("certificates/issue", {"typeId": 1, "holderNmae": "Ana", "gtin": "x"})
        (entry,) = logged(api, f"?requestId={refused['X-Request-Id']}")
        key = ApiKey.objects.get(issuer=issuer)
        assert entry.pop("durationMs") >= 0
        assert re.fullmatch(r".{19}\.\d{3}Z", entry["at"])
        assert timezone.now() - datetime.fromisoformat(entry.pop("at")) < timedelta(minutes=5)
        assert {(fault["pointer"], fault["code"]) for fault in entry.pop("errors")} == {
            (fault["pointer"], fault["code"]) for fault in refused.json()["errors"]
        }
        assert entry == {
            "requestId": refused["X-Request-Id"],
            "method": "POST",
            "route": ISSUE,
            "path": ISSUE,
            "parameters": [],
            "status": 400,
            "code": "validation_failed",
            "key": {"id": key.public_id, "name": key.name},
        }

    def test_an_id_of_the_clients_own_names_all_its_requests(self, api: Api):
        for _ in range(2):
            api.get("account", **{"X-Request-Id": "order-4711"})
        api.get("account", **{"X-Request-Id": "0" * 32})  # looks like one of the service
        assert [entry["requestId"] for entry in logged(api, "?requestId=order-4711")] == [
            "order-4711",
            "order-4711",
        ]
        (entry,) = logged(api, f"?requestId={'0' * 32}")
        assert entry["requestId"] == "0" * 32

    @pytest.mark.parametrize("query", ["from=10:05", "to=2026-11-27T10:05:00", "from=2026-11-31"])
    def test_a_time_that_is_none_is_named(self, api: Api, query: str):
        refused = assert_problem(api.get(f"account/requests?{query}"), 400, "validation_failed")
        (fault,) = refused["errors"]
        assert (fault["parameter"], fault["code"]) == (query.partition("=")[0], "invalid_date")

    def test_filters(self, api: Api, certificate: Certificate):
        other = make_key(certificate.issuer, scopes=[Scope.CERTIFICATES_READ])
        Api(other).get(f"certificates/{certificate.public_id}")
        Api(other).get("account/usage")
        api.get("certificates?limit=0&typ=1")
        one = f"/api/external/certificates/{certificate.public_id}"
        found = {
            query: [(entry["path"], entry["code"]) for entry in logged(api, f"?{query}")]
            for query in (
                "statusClass=2xx",
                "statusClass=4xx&path=/api/external/acc",
                "code=scope_missing",
                f"keyId={other.key.public_id}&path={one}",
                f"from={timezone.now():%Y-%m-%d}&path={ONE}",
                "from=2020-01-01&to=2020-01-31",
                f"from={instant(-1)}&to={instant(1)}&code=scope_missing",
                f"from={instant(1)}&path={ONE}",
                "keyId=nonsense",
                "requestId=nonsense",
            )
        }
        usage = ("/api/external/account/usage", "scope_missing")
        assert list(found.values()) == [
            [(one, None)],
            [usage],
            [usage],
            [(one, None)],
            [(one, None)],
            [],
            [usage],
            [],
            [],
            [],
        ]
        (refused,) = logged(api, "?code=validation_failed")
        assert refused["parameters"] == ["limit", "typ"]
        assert refused["errors"] == [{"code": "unknown_parameter", "parameter": "typ"}]

    def test_a_path_alone_is_too_broad_and_a_wrong_filter_is_named(self, api: Api):
        broad = api.get("account/requests?path=/api/external/account")
        assert (broad.status_code, broad.json()["code"]) == (400, "filter_too_broad")
        assert "keyId" in broad.json()["detail"]
        wrong = api.get("account/requests?statusClass=9xx").json()["errors"]
        assert [(fault["parameter"], fault["code"]) for fault in wrong] == [
            ("statusClass", "invalid_choice")
        ]

    def test_pages_are_newest_first(self, api: Api):
        for number in range(3):
            api.get("account", **{"X-Request-Id": f"r{number}"})
        logged_requests.flush()
        first = api.get("account/requests?limit=2").json()
        second = api.get(f"account/requests?limit=2&cursor={first['nextCursor']}").json()
        assert [entry["requestId"] for entry in first["data"] + second["data"]] == [
            "r2",
            "r1",
            "r0",
        ]


class TestWhoSeesWhat:
    def test_others_see_nothing_of_it(self, api: Api, test_mode_api: Api, outsider_api: Api):
        asked = api.get("account", **{"X-Request-Id": "mine"})
        assert asked.status_code == 200
        for stranger in (test_mode_api, outsider_api):
            for query in ("", "?requestId=mine", "?statusClass=2xx"):
                assert logged(stranger, query) == []
        assert [entry["requestId"] for entry in logged(api)] == ["mine"]

    def test_a_key_of_some_types_sees_its_own(
        self, api: Api, certificate_type: CertificateType, issuer: Issuer
    ):
        narrow = Api(make_key(issuer, type_ids=[certificate_type.pk]))
        api.get("account")
        narrow.get("account", **{"X-Request-Id": "own"})
        assert [entry["requestId"] for entry in logged(narrow)] == ["own"]
        assert len(logged(api)) == 2

    def test_ended_keys_are_logged_and_unknown_ones_belong_to_nobody(
        self, api: Api, issuer: Issuer
    ):
        expired = make_key(issuer)
        ApiKey.objects.filter(pk=expired.key.pk).update(expires_at=timezone.now())
        assert Api(expired).get("account").status_code == 401
        assert Api(None).get("account").status_code == 401
        assert api._client.get(
            "/api/external/account", headers={"x-api-key": f"{expired.token.reveal()[:-1]}?"}
        )
        (entry,) = logged(api)
        assert (entry["status"], entry["code"]) == (401, "api_key_expired")
        assert entry["key"]["id"] == expired.key.public_id
        assert LoggedRequest.objects.count() == 1


class TestWhatIsKept:
    def test_neither_bodies_nor_values_nor_secrets(self, api: Api, issuer: Issuer):
        secret = make_key(issuer).token.reveal()
        api.post(
            "certificates/issue", {"holderEmail": "ana@example.org", "ana@example.org": secret}
        )
        api.get(f"certificates?holder=Ana+Berisha&{secret}=1")
        api.get(f"certificates/{secret}")
        api.get("edu/recipients/ana@example.org")
        api.get("certificates/%00%C3%A4")
        entries = logged(api)
        assert len(entries) == 5
        rows = str([*LoggedRequest.objects.values()])
        for kept in (str(entries), rows):
            assert not [word for word in (secret, "ana@", "Berisha") if word in kept]
        assert entries[0]["path"] == "/api/external/certificates/%00%C3%A4"
        assert {"***", "/***"} <= {
            *entries[3]["parameters"],
            *(fault["pointer"] for fault in entries[4]["errors"]),
        }

    def test_old_days_are_dropped_and_coming_ones_made(self, api: Api):
        for days_ago in (31, 30):
            api.get("account")
            day = make_partition(TABLE, width=1, days_ago=days_ago)
            logged(api)
            moment = datetime.combine(day, time(12), UTC)
            newest = LoggedRequest.objects.latest("pk").pk
            LoggedRequest.objects.filter(pk=newest).update(id=ids.lower_bound(moment))
        tasks.keep_request_log()
        assert len(logged(api)) == 1
        ahead = datetime.now(UTC).date() + timedelta(days=7)
        assert ahead in partitions_of(TABLE)

    def test_a_request_is_logged_of_a_day_whose_partition_nobody_has_made(self, api: Api):
        drop_partitions(TABLE)
        api.get("account")
        assert len(logged(api)) == 1


class TestUnderPressure:
    def test_successes_are_dropped_before_errors_and_counted(self, api: Api, monkeypatch):
        monkeypatch.setattr(logged_requests, "_collected", RequestLog(most=4))
        before = metrics.UNLOGGED_REQUESTS.labels("success")._value.get()
        for _ in range(5):
            api.get("account")
        for _ in range(2):
            api.get("certificates/x")
        assert metrics.UNLOGGED_REQUESTS.labels("success")._value.get() == before + 3
        assert [entry["status"] for entry in logged(api)] == [404, 404, 200, 200]

    def test_log_lines_wait_while_the_database_is_away(self, api: Api):
        api.get("account")
        settings = connection.settings_dict
        with pytest.MonkeyPatch.context() as patch:
            patch.setitem(settings, "HOST", "127.0.0.1")
            patch.setitem(settings, "PORT", "1")
            thread = Thread(target=flush_all)  # a connection of its own, which is refused
            thread.start()
            thread.join()
        assert len(logged(api)) == 1
