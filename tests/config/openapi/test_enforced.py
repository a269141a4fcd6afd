"""The OpenAPI document compared with what the service accepts."""

import itertools
from typing import Any

import jsonschema
import pytest

from accounts.jobs.registry import JOB_KINDS
from accounts.models import Issuer, Plan
from tests.conftest import Api
from tests.factories import make_type
from tests.factories.edu import make_program, make_recipient
from tests.support.openapi import api_document, component

_keys = itertools.count(1)
OF_IDS = "cert_01h455vb4pex5vsknk084sn02q"
RECALL = {"action": "suspend", "reason": "recall", "expectedCount": 0}


@pytest.fixture(scope="module")
def schema() -> dict[str, Any]:
    return api_document()


@pytest.fixture(autouse=True)
def high_rate_limit(issuer: Issuer) -> None:
    Plan.objects.update(rate_burst=10_000)


REFUSED: list[tuple[str, str, dict[str, Any]]] = [
    # exactly one of two or three, and at least one
    ("certificates/issue", "CertificateCreate", {}),
    ("certificates/issue", "CertificateCreate", {"typeId": None, "typeCode": ""}),
    ("certificates/search", "CertificateSearch", {}),
    ("certificates/search", "CertificateSearch", {"holderEmail": "a@example.com", "holderName": "A"}),
    (f"certificates/{OF_IDS}/check", "CheckRequest", {}),
    ("certificates/access-requests", "AccessRequest", {}),
    ("certificates/access-requests", "AccessRequest", {"holderName": "A", "certificateId": OF_IDS}),
    ("certificates/access-requests", "AccessRequest", {"certificateId": "x"}),
    ("certificates/bulk-actions", "BulkActionRequest", RECALL),
    ("certificates/bulk-actions", "BulkActionRequest", RECALL | {"filter": {"batch": ""}}),
    ("certificates/bulk-actions", "BulkActionRequest", RECALL | {"filter": {"batch": "B"}, "ids": [OF_IDS]}),
    ("edu/enrolments/export", "EnrolmentExportRequest", {}),
    ("webhooks/deliveries/bulk-retry", "BulkRetryRequest", {"ids": None, "filter": {"state": "held"}}),
    # words, numbers and identifiers
    ("webhooks/deliveries/bulk-retry", "BulkRetryRequest", {"filter": {"state": "x"}}),
    ("webhooks/deliveries/bulk-retry", "BulkRetryRequest", {"filter": {"eventType": "x"}}),
    ("webhooks/deliveries/bulk-retry", "BulkRetryRequest", {"filter": {"httpStatus": 99}}),
    ("webhooks/deliveries/bulk-retry", "BulkRetryRequest", {"filter": {"endpointId": "x"}}),
    ("webhooks/deliveries/bulk-retry", "BulkRetryRequest", {"filter": {"since": ""}}),
    ("webhooks/endpoints", "WebhookEndpointCreate", {"url": "https://example.com", "events": []}),
    ("webhooks/endpoints", "WebhookEndpointCreate", {"url": "https://example.com", "events": ["x"]}),
    ("edu/enrolments", "EnrolRequest", {"cohortId": "", "recipients": [{"externalId": "S-1"}]}),
    ("edu/enrolments", "EnrolRequest", {"cohortId": "coh_01h455vb4pex5vsknk084sn02q", "recipients": [{}]}),
    ("edu/enrolments", "EnrolRequest", {"cohortId": "coh_01h455vb4pex5vsknk084sn02q", "recipients": [{"recipientId": "x"}]}),
    ("edu/recipients", "RecipientCreate", {"familyName": ""}),
    ("edu/recipients", "RecipientCreate", {"familyName": "A\u0007B"}),
    ("edu/recipients", "RecipientCreate", {"familyName": "A\u202eB"}),
    ("account/api-keys", "ApiKeyCreate", {"name": "N", "scopes": ["certificates:read"], "allowedNetworks": ["10.0.0.256"]}),
    ("account/api-keys", "ApiKeyCreate", {"name": "N", "scopes": ["certificates:read"], "allowedNetworks": ["10.0.0.0/33"]}),
    ("account/api-keys", "ApiKeyCreate", {"name": "N", "scopes": ["certificates:read"], "allowedNetworks": ["10.0.0.0/255.0.0.0"]}),
    # what is written beside a date is one, or nothing
    ("certificates/issue", "CertificateCreate", {"typeCode": "weld", "validUntil": "soon"}),
    ("certificates/issue", "CertificateCreate", {"typeCode": "weld", "gtin": "4006381"}),
    ("certificates/issue", "CertificateCreate", {"typeCode": "weld", "supersedes": "x"}),
    ("edu/recipients", "RecipientCreate", {"familyName": "A", "birthDate": "31.12.1999"}),
]  # fmt: skip
TAKEN: list[tuple[str, str, dict[str, Any]]] = [
    ("certificates/issue", "CertificateCreate", {"typeId": None, "typeCode": "weld", "productId": None}),
    ("certificates/issue", "CertificateCreate", {"typeCode": "weld", "metadata": {"note": "two\nlines"}}),
    # of what is optional, "" says nothing
    ("certificates/issue", "CertificateCreate", {"typeCode": "weld", "issuedOn": "", "validFrom": "", "validUntil": "", "gtin": "", "supersedes": "", "productId": ""}),
    ("edu/recipients", "RecipientCreate", {"familyName": "A", "birthDate": "", "birthPlace": ""}),
    ("account/api-keys", "ApiKeyCreate", {"name": "N", "scopes": ["certificates:read"], "expiresAt": ""}),
    ("certificates/search", "CertificateSearch", {"holderName": "A"}),
    ("certificates/access-requests", "AccessRequest", {"holderName": "A"}),
    ("certificates/bulk-actions", "BulkActionRequest", RECALL | {"filter": {"batch": "B"}}),
    ("edu/recipients", "RecipientCreate", {"familyName": " Krasniqi\n", "email": None}),
    ("webhooks/deliveries/bulk-retry", "BulkRetryRequest", {"filter": {"state": "held"}, "maxPerSecond": None}),
    ("account/api-keys", "ApiKeyCreate", {"name": "N", "scopes": ["certificates:read"], "allowedNetworks": ["192.0.2.7", "192.0.2.0/24", "2001:db8::/32", "::1"]}),
]  # fmt: skip


def send(api: Api, path: str, body: dict[str, Any]) -> Any:
    return api.post(path, body, **{"Idempotency-Key": f"enforced-{next(_keys)}"})


@pytest.mark.parametrize(("path", "name", "body"), REFUSED)
def test_bodies_that_the_service_refuses_do_not_fit_the_document(api: Api, path, name, body):
    assert not component(name).is_valid(body)
    if OF_IDS not in path:  # that one is not there, whatever is said
        assert send(api, path, body).status_code == 400


@pytest.mark.parametrize(("path", "name", "body"), TAKEN)
def test_bodies_that_the_service_takes_fit_the_document(api: Api, issuer, path, name, body):
    make_type(issuer, code="weld", required=[])
    make_recipient(issuer)
    assert component(name).is_valid(body)
    response = send(api, path, body)
    assert response.status_code in {200, 201, 202}, response.content


def test_a_date_that_may_be_left_out_may_be_empty(schema, api: Api, issuer):
    checker = jsonschema.Draft202012Validator.FORMAT_CHECKER
    dates = {
        f"{name}.{member}"
        for name, shape in schema["components"]["schemas"].items()
        if shape.get("additionalProperties") is False
        for member, described in shape["properties"].items()
        for each in described.get("anyOf", ())
        if "format" in each
        and jsonschema.Draft202012Validator(described, format_checker=checker).is_valid("")
    }
    assert {"CohortCreate.startsOn", "CohortUpdate.endsOn", "RecipientUpdate.birthDate"} <= dates
    assert {"Completion.completedOn", "FailRequest.completedOn"} <= dates
    assert "ApiKeyUpdate.expiresAt" not in dates
    assert "BulkActionRequest.upTo" not in dates  # it selects, and what selects is never empty
    cohort = {"code": "a", "name": "A", "startsOn": "", "endsOn": "", "teamId": ""}
    path = f"edu/programs/{make_program(issuer).public_id}/cohorts"
    assert component("CohortCreate").is_valid(cohort)
    created = api.post(path, cohort)
    assert created.status_code == 201, created.content
    stated = {"startsOn": "", "teamId": ""}
    assert component("CohortUpdate").is_valid(stated)
    assert api.patch(f"edu/cohorts/{created.json()['id']}", stated).status_code == 200


def test_a_parameter_of_the_document_is_as_narrow_as_the_service(schema, api: Api):
    for path, item in schema["paths"].items():
        for operation in item.values():
            for each in operation.get("parameters", ()):
                if each["in"] == "query":
                    where = (path, each["name"])
                    assert not jsonschema.Draft202012Validator(
                        each["schema"],
                        format_checker=jsonschema.Draft202012Validator.FORMAT_CHECKER,
                    ).is_valid(""), where
    listed = {each["name"]: each["schema"] for each in of(schema, "listJobs")["parameters"]}
    assert listed["kind"]["enum"] == sorted(JOB_KINDS)
    deliveries = of(schema, "listWebhookDeliveries")["parameters"]
    status = next(each["schema"] for each in deliveries if each["name"] == "httpStatus")
    for number in (99, 100, 599, 600):
        taken = jsonschema.Draft202012Validator(status).is_valid(number)
        answer = api.get(f"webhooks/deliveries?httpStatus={number}&since=2026-01-01")
        assert taken is (answer.status_code == 200), number


def of(schema: dict[str, Any], operation_id: str) -> dict[str, Any]:
    """An operation by its id."""
    paths = schema["paths"].values()
    found = (each for item in paths for each in item.values())
    return next(each for each in found if each["operationId"] == operation_id)


def test_a_property_is_required_or_optional_and_has_no_default(schema):
    for name, shape in schema["components"]["schemas"].items():
        for member, described in shape.get("properties", {}).items():
            assert "default" not in described, (name, member)
    answers = schema["components"]["schemas"]
    assert "ok" in answers["IssuedCertificate"]["required"]
    assert "oldSecretValidUntil" in answers["NewWebhookEndpoint"]["required"]
    assert {"pointer", "parameter"}.isdisjoint(answers["FieldProblem"]["required"])
    assert answers["SecretRotateRequest"]["properties"]["overlapHours"]["description"].endswith(
        "`24`"
    )
