"""The headers of responses compared with the OpenAPI document."""

from typing import Any

import pytest
from django.db import OperationalError

from accounts.models import Plan
from config.api_schema.document import HEADERS
from tests.conftest import Api
from tests.support.openapi import api_document

ISSUE = "/api/external/certificates/issue"
ACCOUNT = "/api/external/account"


@pytest.fixture(scope="module")
def schema() -> dict[str, Any]:
    """The document in English."""
    return api_document()


def assert_documented(schema: dict[str, Any], operation: dict[str, Any], response: Any) -> None:
    described = operation["responses"][str(response.status_code)]["headers"]
    carried = {name for name in HEADERS if name in response}
    required = {name for name in described if schema["components"]["headers"][name].get("required")}
    assert required <= carried <= described.keys(), response.headers


def test_an_answer_to_issuing_carries_the_documented_headers(schema, api: Api, request_body):
    operation = schema["paths"][ISSUE]["post"]
    named = {"Idempotency-Key": "order-4711"}
    first, again = (api.post(ISSUE, request_body(), **named) for _ in range(2))
    assert (first.status_code, again.status_code) == (201, 201)
    assert again["Idempotent-Replayed"] in HEADERS["Idempotent-Replayed"]["schema"]["enum"]
    refused = api.post(ISSUE, {}, **named)
    assert refused.status_code == 422
    for response in (first, again, refused):
        assert_documented(schema, operation, response)


def test_whoever_calls_too_fast_or_without_a_key_reads_what_is_documented(schema, api: Api):
    Plan.objects.update(rate_burst=1, rate_per_minute=1)
    answers = [Api(None).get("account"), *(api.get("account") for _ in range(2))]
    assert [each.status_code for each in answers] == [401, 200, 429]
    for response in answers:
        assert_documented(schema, schema["paths"][ACCOUNT]["get"], response)
    assert "Retry-After" in answers[-1]


def test_an_answer_without_the_database_carries_what_is_documented(
    schema, api: Api, monkeypatch: pytest.MonkeyPatch
):
    def fail(*_args: object) -> None:
        raise OperationalError

    monkeypatch.setattr("lib.sql.fetch_one", fail)
    away = api.get("account")
    assert away.status_code == 503
    assert "Retry-After" in away
    assert_documented(schema, schema["paths"][ACCOUNT]["get"], away)
