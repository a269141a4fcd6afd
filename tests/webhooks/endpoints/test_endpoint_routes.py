"""Endpoints over the API: created, changed, disabled, deleted; permissions."""

import threading
from zoneinfo import ZoneInfo

import jsonschema
import pytest
from django.db import connection
from django.utils import timezone

from accounts.errors import PlanLimitReached
from accounts.models import Plan
from accounts.scopes import Mode
from lib import crypto
from tests.factories.webhooks import deliver, make_endpoint, make_event
from tests.support.openapi import api_document
from tests.support.problems import assert_problem
from tests.support.routes import call
from webhooks.endpoints import operations as endpoints
from webhooks.event_types import EVENT_TYPES
from webhooks.models import Delivery, Endpoint

ENDPOINTS = "webhooks/endpoints"
URL = "https://hooks.customer.example/certificates"


@pytest.fixture(autouse=True)
def _names_are_not_looked_up(monkeypatch):
    monkeypatch.setattr("lib.net.destinations.look_up_host", lambda _host: [])


def body(**changes):
    return {"url": URL, "events": ["certificate.*"], **changes}


def test_the_main_path(api, receiver, request_body):
    made = api.post(ENDPOINTS, body(url=receiver.url()))
    assert made.status_code == 201, made.content
    assert made.json()["secret"].startswith("whsec_")
    assert made["Location"].endswith(made.json()["id"])
    issued = api.post("certificates/issue", request_body())
    assert deliver() == 1
    assert receiver.calls[0].json()["data"]["certificateId"] == issued.json()["id"]
    found = api.get(f"{ENDPOINTS}/{made.json()['id']}").json()
    assert found["health"]["succeeded"] == 1
    assert "secret" not in found
    listed = api.get("webhooks/deliveries?state=succeeded").json()["data"]
    assert [entry["httpStatus"] for entry in listed] == [200]
    delivery = f"webhooks/deliveries/{listed[0]['id']}"
    assert api.get(delivery).json()["body"] == receiver.calls[0].json()
    (attempt,) = api.get(f"{delivery}/attempts").json()["data"]
    assert (attempt["number"], attempt["outcome"], attempt["error"]) == (1, "http_2xx", None)


def test_a_repeated_request_does_not_show_the_secret_again(api):
    once = {"Idempotency-Key": "endpoint-1"}
    first = api.post(ENDPOINTS, body(), **once).json()
    again = api.post(ENDPOINTS, body(), **once).json()
    assert first["id"] == again["id"]
    assert (again["secret"], again["secretAlreadyShown"]) == (None, True)
    assert Endpoint.objects.count() == 1


def test_secrets_are_encrypted_where_they_stand(issuer, api):
    secret = api.post(ENDPOINTS, body(headers={"X-Token": "very-secret"})).json()["secret"]
    with connection.cursor() as cursor:
        cursor.execute("SELECT row_to_json(e)::text FROM webhooks_endpoint e")
        stored = cursor.fetchone()[0]
        cursor.execute(
            "SELECT coalesce(string_agg(changes::text, ''), '') FROM accounts_auditentry"
        )
        audited = cursor.fetchone()[0]
    for text in (stored, audited):
        assert secret.removeprefix("whsec_") not in text
        assert "very-secret" not in text
    columns = {column.field for column in crypto.COLUMNS if column.model == "webhooks.Endpoint"}
    assert columns == {"secret", "old_secret", "headers"}


def test_changing_an_endpoint_keeps_what_others_changed_meanwhile(api, monkeypatch):
    path = f"{ENDPOINTS}/{api.post(ENDPOINTS, body(headers={'X-A': '1'})).json()['id']}"
    change = endpoints.change_endpoint

    def meanwhile(**given):
        Endpoint.objects.update(description="theirs", rate_limit=7)
        return change(**given)

    monkeypatch.setattr(endpoints, "change_endpoint", meanwhile)
    changed = api.patch(path, {"events": ["*"]}).json()
    assert (changed["events"], changed["description"]) == (["*"], "theirs")
    assert (changed["maxPerSecond"], changed["headers"]) == (7, ["X-A"])


def test_changed_field_by_field(api):
    made = api.post(ENDPOINTS, body(headers={"X-A": "1"}, maxPerSecond=5)).json()
    path = f"{ENDPOINTS}/{made['id']}"
    changed = api.patch(path, {"events": ["*"]}).json()
    assert (changed["events"], changed["url"], changed["headers"]) == (["*"], URL, ["X-A"])
    changed = api.patch(path, {"maxPerSecond": 0, "headers": {"X-A": None}}).json()
    assert (changed["maxPerSecond"], changed["headers"]) == (None, [])


def test_switched_off_and_on(api, issuer):
    made = api.post(ENDPOINTS, body()).json()
    path = f"{ENDPOINTS}/{made['id']}"
    assert api.post(f"{path}/disable", {}).json()["state"] == "disabled"
    make_event(issuer)
    assert api.get(path).json()["health"]["held"] == 1
    assert api.post(f"{path}/enable", {"release": True}).json()["released"] == 1
    assert api.delete(path).json() == {"ok": True}
    assert_problem(api.get(path), 404, "not_found")
    assert Delivery.objects.get().state == "cancelled"


def test_an_address_in_another_script_is_kept_as_it_is_sent(api):
    made = api.post(ENDPOINTS, body(url="https://Bücher.example:8443/häken?q=ü")).json()
    assert made["url"] == "https://xn--bcher-kva.example:8443/h%C3%A4ken?q=%C3%BC"
    address = f"{ENDPOINTS}/{made['id']}"
    changed = api.patch(address, {"url": "https://ελ.example/"}).json()
    assert changed["url"] == "https://xn--qxam.example/"
    refused = api.patch(address, {"url": "https://ü\u2028.example/"})
    assert_problem(refused, 400, "validation_failed")


@pytest.mark.parametrize(
    ("changes", "pointer", "code"),
    [
        ({"url": "https://10.0.0.1/"}, "/url", "address_refused"),
        ({"url": "https://user:pw@a.example/"}, "/url", "address_refused"),
        ({"url": "https://certificates.example/"}, "/url", "address_refused"),
        ({"url": ""}, "/url", "required"),
        ({"events": []}, "/events", "required"),
        ({"events": ["certificate.invented"]}, "/events/0", "invalid_choice"),
        ({"events": ["ping"]}, "/events/0", "invalid_choice"),
        ({"headers": {"Host": "x"}}, "/headers/Host", "reserved"),
        ({"headers": {"webhook-id": "x"}}, "/headers/webhook-id", "reserved"),
        ({"headers": {"X Y": "x"}}, "/headers/X Y", "invalid_format"),
        ({"headers": {"X-Y": "ü☃"}}, "/headers/X-Y", "invalid_characters"),
        ({"headers": {"X-Y": "x" * 1001}}, "/headers/X-Y", "too_long"),
        ({"maxPerSecond": -1}, "/maxPerSecond", "out_of_range"),
        ({"secret": "whsec_mine"}, "/secret", "unknown_field"),
    ],
)
def test_mistakes_are_named(api, changes, pointer, code):
    document_ = assert_problem(api.post(ENDPOINTS, body(**changes)), 400, "validation_failed")
    fault = document_["errors"][0]
    assert (fault["pointer"], fault["code"]) == (pointer, code)
    assert not Endpoint.objects.exists()


def test_who_states_no_event_is_told_where_they_are_listed(api):
    answer = api.post(ENDPOINTS, body(events=["certificate.invented"]))
    assert "/api/external/webhooks/event-types" in answer.json()["errors"][0]["detail"]


def test_the_plan_must_include_webhooks(api, issuer):
    Plan.objects.update(features=[])
    assert_problem(api.post(ENDPOINTS, body()), 403, "feature_not_in_plan")


@pytest.mark.django_db(transaction=True)
def test_the_last_place_is_given_once(issuer):
    Plan.objects.update(max_endpoints=3)
    outcomes: list[bool] = []

    def add() -> None:
        try:
            make_endpoint(issuer, URL)
            outcomes.append(True)
        except PlanLimitReached:
            outcomes.append(False)
        finally:
            connection.close()

    threads = [threading.Thread(target=add) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(outcomes) == [False] * 5 + [True] * 3
    assert Endpoint.objects.count() == 3


def test_two_walls(issuer, api, outsider_api, test_mode_api, receiver):
    endpoint = make_endpoint(issuer, receiver.url())
    make_event(issuer)
    delivery = Delivery.objects.get()
    for stranger in (outsider_api, test_mode_api):
        for method, path in (
            ("get", f"{ENDPOINTS}/{endpoint.public_id}"),
            ("patch", f"{ENDPOINTS}/{endpoint.public_id}"),
            ("delete", f"{ENDPOINTS}/{endpoint.public_id}"),
            ("get", f"{ENDPOINTS}/{endpoint.public_id}/secret"),
            ("post", f"{ENDPOINTS}/{endpoint.public_id}/send-sample"),
            ("get", f"webhooks/deliveries/{delivery.public_id}"),
            ("get", f"webhooks/deliveries/{delivery.public_id}/attempts"),
            ("post", f"webhooks/deliveries/{delivery.public_id}/retry"),
        ):
            answer = call(stranger, method, f"/api/external/{path}")
            assert_problem(answer, 404, "not_found")
        for path in (ENDPOINTS, "webhooks/deliveries", "webhooks/events"):
            assert stranger.get(path).json()["data"] == []
        asked = f"webhooks/deliveries?endpointId={endpoint.public_id}"
        assert stranger.get(asked).json()["data"] == []
    trial = test_mode_api.post(ENDPOINTS, body()).json()
    assert trial["mode"] == Mode.TEST


@pytest.mark.parametrize(
    ("query", "code"),
    [
        ("state=lost", "validation_failed"),
        ("endpointId=x", "validation_failed"),
        ("httpStatus=abc", "validation_failed"),
        ("since=2026-13-01", "validation_failed"),
        ("since=0001-01-01T00:00:00%2B14:00", "validation_failed"),
        ("colour=red", "validation_failed"),
        ("httpStatus=204", "filter_too_broad"),
        ("state=succeeded&httpStatus=200", "filter_too_broad"),
        ("cursor=x", "invalid_cursor"),
    ],
)
def test_filters_that_cannot_be(api, query, code):
    assert_problem(api.get(f"webhooks/deliveries?{query}"), 400, code)


def test_filters_that_can(api, issuer, receiver):
    endpoint = make_endpoint(issuer, receiver.url())
    make_event(issuer)
    receiver.answers(503)
    deliver()
    today = timezone.localdate(timezone=ZoneInfo(issuer.time_zone)).isoformat()
    for query, count in (
        (f"endpointId={endpoint.public_id}", 1),
        (f"since={today}&until={today}&outcome=http_5xx", 1),
        (f"endpointId={endpoint.public_id}&httpStatus=503", 1),
        (f"endpointId={endpoint.public_id}&httpStatus=500", 0),
        ("state=pending&eventType=certificate.issued", 1),
        ("eventType=certificate.issued", 1),
        ("outcome=http_5xx", 1),
        ("outcome=timeout", 0),
        ("httpStatus=503", 1),
        ("httpStatus=500", 0),
        ("httpStatus=503&outcome=timeout", 0),
        ("until=2020-01-01T00:00:00Z", 0),
    ):
        assert len(api.get(f"webhooks/deliveries?{query}").json()["data"]) == count, query


@pytest.mark.parametrize("language", ["de", "en", "fr", "sq"])
def test_the_catalogue_and_openapi_list_every_event(api, language):
    answer = api.get("webhooks/event-types", **{"Accept-Language": language}).json()
    assert [entry["type"] for entry in answer["data"]] == sorted(EVENT_TYPES)
    described = api_document(language)
    section = described["webhooks"]
    assert section.keys() == EVENT_TYPES.keys()
    for entry in answer["data"]:
        body = section[entry["type"]]["post"]["requestBody"]["content"]["application/json"]
        assert body["example"] == entry["example"]
        for schema in (entry["schema"], body["schema"] | {"components": described["components"]}):
            jsonschema.Draft202012Validator(schema).validate(entry["example"])
            wrong = entry["example"] | {"data": {}}
            assert not jsonschema.Draft202012Validator(schema).is_valid(wrong)
