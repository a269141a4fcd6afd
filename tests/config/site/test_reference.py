"""The pages of the API reference: every operation and all that is sent, on the page of its resource."""

import re
from typing import Any

import pytest
from django.test import Client

from accounts.api.views import METHODS
from config.docs.reference_document import RESOURCES, EnglishText, _in_language, slug_of
from tests.support.openapi import api_document
from tests.support.pages import read


@pytest.fixture(scope="module")
def shown() -> dict[str, str]:
    """The section of each operation, by operationId."""
    pages = (read(Client().get(f"/en/docs/reference/{slug}")).html for slug in RESOURCES)
    sections = (each for page in pages for each in page.split('<section class="operation"')[1:])
    return {re.findall(r'aria-labelledby="([^"]+)"', each)[0]: each for each in sections}


def operations() -> list[tuple[str, str, dict[str, Any]]]:
    return [
        (path, method, item[method])
        for path, item in api_document()["paths"].items()
        for method in METHODS
        if method in item
    ]


def resolved(node: dict[str, Any]) -> dict[str, Any]:
    """What a reference stands for."""
    document: Any = api_document()
    while "$ref" in node:
        target = document
        for part in node["$ref"].removeprefix("#/").split("/"):
            target = target[part]
        node = target
    return node


def test_every_operation_is_shown_with_what_it_takes_and_a_call(shown: dict[str, str]):
    document = api_document()
    named = {operation["operationId"] for _path, _method, operation in operations()}
    assert shown.keys() == named | document["webhooks"].keys()
    for _path, method, operation in operations():
        section = shown[operation["operationId"]]
        assert f'<span class="verb verb-{method}">' in section
        assert "curl" in section
        for parameter in operation.get("parameters", ()):
            assert f"<code>{resolved(parameter)['name']}</code>" in section


@pytest.mark.parametrize(
    ("operation", "words"),
    [
        ("issueCertificate", ["typeCode", "signatories", "SN-2026-0001", "duplicate_certificate"]),
        ("createWebhookEndpoint", ["maxPerSecond", "plan_limit_reached"]),
        ("certificate.revoked", ["sequence", "certificateId"]),
    ],
)
def test_an_operation_shows_its_fields_examples_and_errors(
    shown: dict[str, str], operation: str, words: list[str]
):
    for word in words:
        assert word in shown[operation]


def test_no_sample_holds_a_key(shown: dict[str, str]):
    for section in shown.values():
        assert "cis_live_" not in section.split("<h3>")[0]
        assert "cis_test_" not in section.split("<h3>")[0]


@pytest.mark.parametrize(
    ("path", "slug"),
    [
        ("/api/external/certificates/{certificateId}/revoke", "status"),
        ("/api/external/edu/programs/{programId}/cohorts", "cohorts"),
        ("/api/external/account/requests", "account"),
        ("/api/public/certificates/{certificateId}", "public"),
    ],
)
def test_a_path_has_its_page(path: str, slug: str):
    assert slug_of(path) == slug


def test_untranslated_texts_are_marked_as_english():
    merged = _in_language(
        {
            "description": "Nobody has translated this.",
            "summary": "Ours",
            "list": [{"summary": "b"}],
        },
        {"summary": "Unseres", "list": [{"summary": "c"}]},
    )
    assert isinstance(merged["description"], EnglishText)
    assert merged["summary"] == "Unseres"
    assert merged["list"] == [{"summary": "c"}]


def test_an_unknown_resource_is_404():
    assert Client().get("/en/docs/reference/no-such-resource").status_code == 404
