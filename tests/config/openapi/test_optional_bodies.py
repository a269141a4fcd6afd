"""Routes with an optional body or none, compared with the OpenAPI document."""

from typing import Any

import pytest
from django.test import Client

from accounts.models import Issuer, Plan
from certificates.models import Certificate
from tests.conftest import Api
from tests.factories import make_key
from tests.factories.webhooks import make_endpoint
from tests.support.openapi import api_document
from tests.support.problems import assert_problem

TYPES = [None, "application/json", "text/plain", "application/x-www-form-urlencoded"]
BODIES = ["", "{}", " \r\n"]
OPTIONAL = {
    "enableWebhookEndpoint",
    "failEnrolment",
    "reinstateCertificate",
    "releaseCertificate",
    "retryWebhookDelivery",
    "rotateApiKey",
    "rotateWebhookSecret",
    "sendWebhookSample",
}


@pytest.fixture(autouse=True)
def high_rate_limit(issuer: Issuer) -> None:
    """Hundreds of requests at once are no flood here."""
    Plan.objects.update(rate_burst=10_000)


def operations(method: str) -> list[tuple[str, dict[str, Any]]]:
    """Every operation of a method, by its path."""
    paths = api_document()["paths"].items()
    return [(path, item[method]) for path, item in paths if method in item]


def filled(path: str, certificate: Certificate) -> str:
    path = path.replace("{certificateId}", certificate.public_id)
    return path.replace("{", "").replace("}", "")


def send(key: Any, method: str, path: str, body: str, media_type: str | None) -> Any:
    """A request as it is, without a Content-Type where there is none."""
    headers = {"x-api-key": key.token.reveal()}
    client = Client(raise_request_exception=False)
    announced = {"CONTENT_TYPE": media_type} if media_type else {}  # of an empty body, too
    return client.generic(method.upper(), path, body, "", headers=headers, **announced)


def test_a_body_is_optional_where_nothing_has_to_be_said():
    said = {
        operation["operationId"]
        for _path, operation in operations("post")
        if not operation.get("requestBody", {"required": True})["required"]
    }
    assert said == OPTIONAL


def test_an_optional_body_can_be_left_out_with_any_content_type(key, certificate):
    for path, operation in operations("post"):
        if operation.get("requestBody", {"required": False})["required"]:
            continue
        for media_type in TYPES:
            for body in BODIES if media_type == "application/json" else ("", " "):
                response = send(key, "post", filled(path, certificate), body, media_type)
                said = (operation["operationId"], media_type, body, response.content)
                assert response.status_code not in {400, 413, 415}, said


def test_members_of_a_body_are_refused_by_name_where_none_is_taken(key, certificate):
    refused = []
    for method in ("post", "delete"):
        for path, operation in operations(method):
            if "requestBody" in operation:
                continue
            address = filled(path, certificate)
            json = "application/json"
            told = send(key, method, address, '{"reason": "recall"}', json).json()
            assert [(e["pointer"], e["code"]) for e in told.get("errors", ())] == [
                ("/reason", "unknown_field")
            ], operation["operationId"]
            assert_problem(send(key, method, address, "[", json), 400, "malformed_json")
            wrong = send(key, method, address, "reason=recall", "text/plain")
            assert_problem(wrong, 415, "unsupported_media_type")
            refused.append(operation["operationId"])
    named = {"withdrawEnrolment", "disableWebhookEndpoint", "publishProgram", "cancelJob"}
    assert named | {"undoCertificateErasure", "notifyHolder", "removeTeamMember"} <= set(refused)


def test_an_empty_body_means_the_defaults(api: Api, key, issuer):
    endpoint = make_endpoint(issuer, "http://127.0.0.1:9/hook")
    path = f"/api/external/webhooks/endpoints/{endpoint.public_id}"
    assert send(key, "post", f"{path}/disable", "", None).json()["state"] == "disabled"
    enabled = send(key, "post", f"{path}/enable", "", None).json()
    assert (enabled["state"], enabled["released"]) == ("active", 0)
    assert send(key, "post", f"{path}/rotate-secret", "", "text/plain").json()["secret"]
    old = make_key(issuer)
    rotated = send(
        key, "post", f"/api/external/account/api-keys/{old.key.public_id}/rotate", "", None
    )
    assert rotated.json()["predecessorId"] == old.key.public_id


def test_a_required_body_cannot_be_left_out(key, certificate):
    path = f"/api/external/certificates/{certificate.public_id}/revoke"
    assert_problem(send(key, "post", path, "", None), 415, "unsupported_media_type")
    assert_problem(send(key, "post", path, "", "application/json"), 400, "malformed_json")
