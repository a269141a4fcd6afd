"""An empty filter is refused wherever there is one: left out in silence, it would widen what is meant."""

import itertools
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from accounts.models import Issuer, Plan
from tests.conftest import Api
from tests.support.openapi import api_document
from tests.support.problems import assert_problem

EMPTY = ["", " ", "\t\u3000"]
# What is done with whatever a body selects; what takes a list of ids alone, says them or nothing.
SELECTING = {
    "exportEnrolments",
    "startBulkAction",
    "replayWebhookEvents",
    "requestDataAccess",
    "retryWebhookDeliveries",
    "searchCertificates",
    "searchRecipients",
}
_keys = itertools.count(1)


def structs(base: type = msgspec.Struct) -> Iterator[type]:
    """Every shape of the interface."""
    for each in base.__subclasses__():
        yield each
        yield from structs(each)


DOCUMENT = api_document()
SELECTS = {
    each.__name__: found for each in structs() if (found := getattr(each, "selects", frozenset()))
}
OPERATIONS = [
    (method, path, operation)
    for path, item in DOCUMENT["paths"].items()
    for method, operation in item.items()
]
PARAMETERS = [
    (method, path, parameter["name"])
    for method, path, operation in OPERATIONS
    for parameter in operation.get("parameters", ())
    if parameter["in"] == "query" and parameter["schema"].get("type") != "object"
]


def body_name(operation: dict[str, Any]) -> str:
    """The name of the shape that an operation reads as JSON."""
    content = operation.get("requestBody", {}).get("content", {}).get("application/json", {})
    return str(content.get("schema", {}).get("$ref", "")).rpartition("/")[2]


def filters() -> Iterator[tuple[str, str, str | None]]:
    """Path, member of the body that selects, and filter within that member."""
    for _method, path, operation in OPERATIONS:
        for member in sorted(SELECTS.get(body_name(operation), ())):
            yield path, member, None
            yield from ((path, member, name) for name in sorted(within(operation, member)))


def within(operation: dict[str, Any], member: str) -> set[str]:
    """The filters that a member holds: those of its own shape, or those of the list."""
    if member != "filter":
        return set()
    if operation["operationId"] == "startBulkAction":
        listed = DOCUMENT["paths"]["/api/external/certificates"]["get"]["parameters"]
        return {each["name"] for each in listed} - {"limit", "cursor", "metadata"}
    return set(DOCUMENT["components"]["schemas"]["WebhookDeliveryFilter"]["properties"])


def filled(path: str) -> str:
    """An address that some object could have: filters are looked at before it is looked for."""
    return path.replace("{typeId}", "1").replace("{number}", "1").replace("{", "").replace("}", "")


def test_there_are_filters_to_walk():
    assert {name for _method, _path, name in PARAMETERS} > {"serialNumber", "kind", "httpStatus"}
    assert len(PARAMETERS) > 80
    assert len(list(filters())) > 30
    selecting = {o["operationId"] for _m, _p, o in OPERATIONS if body_name(o) in SELECTS}
    assert selecting == SELECTING


@pytest.fixture(autouse=True)
def unhurried(issuer: Issuer) -> None:
    """Hundreds of requests at once are no flood here."""
    Plan.objects.update(rate_burst=10_000)


def test_an_empty_parameter_is_refused_by_name(api: Api):
    for method, path, name in PARAMETERS:
        for value in EMPTY:
            address = f"{filled(path)}?{name}={value}"
            response = api.get(address) if method == "get" else api.post(address, {})
            told = assert_problem(response, 400, "validation_failed")
            assert [(each["parameter"], each["code"]) for each in told["errors"]] == [
                (name, "empty")
            ]


def test_an_empty_filter_of_a_body_is_refused_by_its_pointer(api: Api):
    for path, member, name in filters():
        pointer = f"/{member}/{name}" if name else f"/{member}"
        for value in (*EMPTY, None):
            body = {member: {name: value, "other": "x"} if name else value}
            key = {"Idempotency-Key": f"empty-{next(_keys)}"}
            told = assert_problem(api.post(filled(path), body, **key), 400, "validation_failed")
            named = {(each["pointer"], each["code"]) for each in told["errors"]}
            assert (pointer, "empty") in named
