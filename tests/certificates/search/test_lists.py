"""The list of certificates: filters by key, state and dates, and paging without gaps."""

from datetime import date, timedelta
from typing import Any

import orjson
import pytest
from django.utils import timezone

from accounts.models import Issuer
from accounts.scopes import Mode
from certificates.certificate.document import Item
from certificates.lifecycle import State
from certificates.models import CertificateKey, CertificateType, HolderName
from certificates.search.keys import forget
from lib import ids
from lib.dates import local_date, start_of_day
from tests.certificates.certificate.test_reading import erase
from tests.conftest import Api
from tests.factories import issue_one, make_key, make_type, set_state
from tests.support.problems import assert_problem

COLUMNS = [
    *("id certificateNumber typeId typeCode productId gtin serialNumber holderName".split()),
    *("holderEmail issuedAt issuedOn validFrom validUntil startsAt expiresAt externalRef".split()),
    *("locale status statusReason statusChangedAt verifyUrl dataHash supersedes".split()),
    *("supersededBy test".split()),
]


def listed_ids(api: Api, query: str = "") -> list[str]:
    """The ids in one page of the list."""
    response = api.get(f"certificates{query}")
    assert response.status_code == 200, response.content
    return [row["id"] for row in response.json()["data"]]


def issued(certificate_type: CertificateType, **stated: Any) -> str:
    return issue_one(certificate_type, **stated).public_id


class TestTheList:
    def test_the_newest_come_first_with_their_columns(self, api, certificate_type):
        first, second = issued(certificate_type), issued(certificate_type)
        body = api.get("certificates").json()
        assert [row["id"] for row in body["data"]] == [second, first]
        assert body["nextCursor"] is None
        assert list(body["data"][0]) == COLUMNS

    def test_a_line_says_what_the_certificate_says(self, api, certificate_type):
        one = issued(
            certificate_type,
            holder_name="Arta Krasniqi",
            holder_email="arta@example.com",
            external_ref="4711/10",
            certificate_number="N-1",
        )
        whole = api.get(f"certificates/{one}").json()
        (line,) = api.get("certificates").json()["data"]
        assert line == {name: whole[name] for name in COLUMNS}

    @pytest.mark.parametrize("query", ["", "batch=B-1&", "typeCode=en10204-3-1&", "status=active&"])
    def test_pages_follow_each_other_without_gap_or_double(self, api, certificate_type, query: str):
        made = [issued(certificate_type, metadata={"batch": "B-1"}) for _ in range(7)]
        seen: list[str] = []
        cursor = ""
        for _ in range(4):
            body = api.get(f"certificates?{query}limit=2{cursor}").json()
            seen += [row["id"] for row in body["data"]]
            if body["nextCursor"] is None:
                break
            issued(certificate_type)  # what is added meanwhile moves nothing
            cursor = f"&cursor={body['nextCursor']}"
        assert seen == made[::-1]

    def test_metadata_stand_in_it_if_asked_for(self, api, certificate_type):
        issued(certificate_type, metadata={"batch": "B-1", "plant": "Prishtina"})
        erased = issue_one(certificate_type)
        erase(erased)
        (gone, row) = api.get("certificates?include=metadata").json()["data"]
        assert (gone["metadata"], row["metadata"]["plant"]) == ({}, "Prishtina")
        assert "metadata" not in api.get("certificates").json()["data"][0]
        refused = assert_problem(api.get("certificates?include=items"), 400, "validation_failed")
        assert refused["errors"][0]["parameter"] == "include"

    def test_an_outsider_and_the_other_mode_see_none_of_it(
        self, outsider_api, test_mode_api, api, certificate_type
    ):
        issued(certificate_type, metadata={"batch": "B-1"}, certificate_number="N-1")
        for stranger in (outsider_api, test_mode_api):
            for query in (
                "",
                "?batch=B-1",
                "?productId=ART-100",
                "?certificateNumber=N-1",
                "?status=active",
                f"?issuedFrom={timezone.now().date()}",
            ):
                assert listed_ids(stranger, query) == []
        for query in (f"?typeId={certificate_type.pk}", "?typeCode=en10204-3-1"):
            assert listed_ids(test_mode_api, query) == []
            refused = assert_problem(
                outsider_api.get(f"certificates{query}"), 400, "validation_failed"
            )
            assert [fault["code"] for fault in refused["errors"]] == ["unknown_type"]
        trial = issued(certificate_type, mode=Mode.TEST)
        assert listed_ids(test_mode_api) == [trial]
        assert trial not in listed_ids(api)

    def test_a_cursor_of_another_list_is_refused(self, api, certificate_type):
        for _ in range(3):
            issued(certificate_type, metadata={"batch": "B-1"})
        cursor = api.get("certificates?batch=B-1&limit=1").json()["nextCursor"]
        assert_problem(api.get(f"certificates?cursor={cursor}"), 400, "invalid_cursor")


class TestKeys:
    @pytest.mark.parametrize(
        "query",
        [
            "productId=P%201",
            "serialNumber=S-1",
            "gtin=4006381333931",
            "externalRef=E%2F1",
            "batch=B-1",
            "plant=Prishtina",
            "line=L1",
            "orderNo=47",
            "certificateNumber=N-1",
            "batch=B-1&plant=Prishtina&line=L1&serialNumber=S-1&certificateNumber=N-1",
            "batch=%20B-1%20",
        ],
    )
    def test_certificate_is_found_by_every_stated_value(self, api, certificate_type, query: str):
        wanted = issued(
            certificate_type,
            product_id="P 1",
            serial_number="S-1",
            gtin="4006381333931",
            external_ref="E/1",
            certificate_number="N-1",
            metadata={"batch": "B-1", "plant": "Prishtina", "line": "L1", "orderNo": "47"},
        )
        issued(certificate_type, metadata={"batch": "B-2", "plant": "Peja"})
        assert listed_ids(api, f"?{query}") == [wanted]

    @pytest.mark.parametrize("query", ["productId=I-P", "serialNumber=I-S", "batch=I-B"])
    def test_an_items_own_finds_its_certificate_once(self, api, issuer, query: str):
        kind = make_type(issuer, required=[])
        item = Item(product_id="I-P", serial_number="I-S", batch="I-B")
        wanted = issued(kind, items=[item, item], metadata={"batch": "I-B"})
        assert listed_ids(api, f"?{query}") == [wanted]

    def test_values_are_compared_exactly(self, api, certificate_type):
        issued(certificate_type, metadata={"batch": "b1"})
        assert listed_ids(api, "?batch=B1") == []
        assert listed_ids(api, "?batch=b") == []

    def test_a_long_value_is_found_by_all_of_it(self, api, certificate_type):
        long = "ö" * 999
        first = issued(certificate_type, metadata={"batch": long + "1"})
        issued(certificate_type, metadata={"batch": long + "2"})
        assert listed_ids(api, f"?batch={long}1") == [first]

    def test_searchable_field_of_a_type_is_a_filter(self, api, issuer, other_issuer):
        field = {"key": "heat", "label": {"en": "Heat"}, "unit": "", "public": True}
        plain = make_type(issuer, code="plain", fields=[field])
        assert_problem(api.get("certificates?heat=H-1"), 400, "validation_failed")
        issued(plain, metadata={"heat": "H-1"})
        searching = make_type(issuer, code="searching", fields=[{**field, "searchable": True}])
        wanted = issued(searching, metadata={"heat": "H-1"})
        assert listed_ids(api, "?heat=H-1") == [wanted]
        make_type(other_issuer, fields=[{**field, "key": "theirs", "searchable": True}])
        assert_problem(api.get("certificates?theirs=1"), 400, "validation_failed")

    def test_people_are_no_filter_even_if_a_type_says_so(self, api, issuer):
        field = {"key": "holderName", "label": {"en": "Holder"}, "searchable": True}
        issued(make_type(issuer, fields=[field]), metadata={"holderName": "Arta"})
        for name in ("holderName", "holderEmail"):
            assert_problem(api.get(f"certificates?{name}=Arta"), 400, "validation_failed")

    def test_erasure_leaves_no_key_behind(self, api, certificate_type):
        one = issue_one(
            certificate_type,
            holder_name="Arta Krasniqi",
            holder_email="arta@example.com",
            external_ref="E-1",
            metadata={"batch": "B-1"},
        )
        assert one.document is not None
        forget(one, orjson.loads(bytes(one.document)))
        assert not CertificateKey.objects.filter(certificate_id=one.pk).exists()
        assert not HolderName.objects.filter(certificate_id=one.pk).exists()


class TestTypesAndStates:
    def test_a_type_by_number_or_code(self, api, issuer, other_issuer, certificate_type):
        training = make_type(issuer, code="training", required=[])
        one, other = issued(training), issued(certificate_type)
        assert listed_ids(api, "?typeCode=training") == [one]
        assert listed_ids(api, f"?typeId={certificate_type.pk}") == [other]
        foreign = make_type(other_issuer)
        limited = Api(make_key(issuer, type_ids=[certificate_type.pk]))
        assert listed_ids(limited, f"?typeId={certificate_type.pk}") == [other]
        for client, query in (
            (api, "typeCode=unknown"),
            (api, f"typeId={foreign.pk}"),
            (api, f"typeId={2**63}"),
            (api, f"typeId={certificate_type.pk}&typeCode=training"),
            (limited, "typeCode=training"),
            (limited, f"typeId={training.pk}"),
        ):
            document = assert_problem(client.get(f"certificates?{query}"), 400, "validation_failed")
            assert [fault["code"] for fault in document["errors"]] == ["unknown_type"]

    def test_each_status_finds_its_own(self, api, certificate_type):
        day, now = timedelta(days=1), timezone.now()
        past, ahead = (now - 40 * day).date(), (now + 40 * day).date()
        made = {
            "active": issue_one(certificate_type),
            "expired": issue_one(
                certificate_type, issued_on=past, valid_until=(now - 2 * day).date()
            ),
            "not_yet_valid": issue_one(certificate_type, valid_from=ahead),
        }
        for state in (State.PENDING, State.SUSPENDED, State.REVOKED):
            made[state.value] = set_state(issue_one(certificate_type), state)
        made["superseded"] = set_state(
            issue_one(certificate_type), State.SUPERSEDED, successor=made["active"]
        )
        for status, certificate in made.items():
            query = f"?status={status}"
            if status == "not_yet_valid":
                query += f"&issuedFrom={(now - day).date()}"
            assert listed_ids(api, query) == [certificate.public_id], status
            assert listed_ids(api, f"?productId=ART-100&status={status}") == [certificate.public_id]

    @pytest.mark.parametrize(
        "query",
        [
            "status=not_yet_valid",
            "typeCode=en10204-3-1&status=not_yet_valid",
            "issuedFrom=2026-01-01&validUntilTo=2026-01-01",
            "statusChangedFrom=2026-01-01&issuedTo=2026-12-31",
        ],
    )
    def test_filter_that_no_index_serves_is_refused(self, api, certificate_type, query: str):
        document = assert_problem(api.get(f"certificates?{query}"), 400, "filter_too_broad")
        assert "serialNumber" in document["detail"]
        assert api.get(f"certificates?{query}&batch=B-1").status_code == 200

    @pytest.mark.parametrize(
        ("query", "code"),
        [
            ("status=good", "invalid_choice"),
            ("typeId=x", "invalid_type"),
            ("issuedFrom=2026-13-01", "invalid_date"),
            ("validUntilFrom=20260101", "invalid_date"),
            ("validUntilFrom=2026-02-01&validUntilTo=2026-01-01", "date_order"),
            ("batch=a%00b", "invalid_characters"),
            ("batch=" + "x" * 1001, "too_long"),
            ("batch=1&batch=2", "too_many"),
            ("batchNo=1", "unknown_parameter"),
            ("metadata=1", "unknown_parameter"),
            ("limit=0", "out_of_range"),
            ("limit=201", "out_of_range"),
        ],
    )
    def test_a_faulty_filter_is_named(self, api, issuer, query: str, code: str):
        document = assert_problem(api.get(f"certificates?{query}"), 400, "validation_failed")
        assert [fault["code"] for fault in document["errors"]] == [code]


class TestDates:
    def test_a_day_is_the_issuers_own_with_both_ends(self, api, issuer, certificate_type):
        here = local_date(timezone.now(), issuer.time_zone)
        midnight = start_of_day(here, issuer.time_zone)
        before = issued(certificate_type, now=midnight - timedelta(milliseconds=1))
        after = issued(certificate_type, now=midnight)
        yesterday = here - timedelta(days=1)
        for name in ("issued", "statusChanged"):
            assert listed_ids(api, f"?{name}From={here}&{name}To={here}") == [after]
            assert listed_ids(api, f"?{name}To={yesterday}") == [before]
            assert listed_ids(api, f"?{name}From={yesterday}") == [after, before]

    def test_the_last_day_of_validity(self, api, certificate_type):
        early = issued(certificate_type, valid_until=date(2099, 12, 30))
        late = issued(certificate_type, valid_until=date(2099, 12, 31))
        issued(certificate_type)
        assert listed_ids(api, "?validUntilFrom=2099-12-31&validUntilTo=2099-12-31") == [late]
        assert listed_ids(api, "?validUntilTo=2099-12-31") == [late, early]
        assert listed_ids(api, "?validUntilFrom=2099-12-31") == [late]

    def test_a_change_of_status_is_found_by_its_day(self, api, issuer, certificate_type):
        old = issue_one(certificate_type, now=timezone.now() - timedelta(days=1))
        set_state(old, State.REVOKED)
        here = local_date(timezone.now(), issuer.time_zone)
        assert listed_ids(api, f"?status=revoked&statusChangedFrom={here}") == [old.public_id]
        assert listed_ids(api, f"?status=revoked&statusChangedTo={here - timedelta(days=1)}") == []


def test_an_id_carries_the_moment_it_was_made(issuer: Issuer):
    now = timezone.now()
    made = ids.new()
    assert (
        ids.lower_bound(now - timedelta(seconds=5))
        < made
        < ids.lower_bound(now + timedelta(seconds=5))
    )
