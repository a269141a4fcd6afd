"""The OpenAPI document: valid, complete, current."""

import gzip
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import orjson
import pytest
import yaml
from django.core.management import call_command
from django.test import Client

from accounts.api.views import METHODS
from accounts.errors import PROBLEMS
from config.api_schema.document import document
from config.api_schema.operations import ELSEWHERE, FORM, IN_PATH, SENTENCES
from tests.config.openapi.test_optional_bodies import OPTIONAL
from tests.paths import ROOT
from tests.support.openapi import api_document, component
from tests.support.problems import assert_problem
from tests.support.routes import routes, view_class

LANGUAGES = ["de", "en", "fr", "sq"]
PARAMETER = re.compile(r"<\w+:(\w+)>")
UNDERSCORE = re.compile(r"_(\w)")
TEXTS = {"summary", "description", "title", "detail"}
ADDRESS = "/api/external/openapi.json"


@pytest.fixture(scope="module")
def schema() -> dict[str, Any]:
    """The document in English."""
    return api_document()


def operations(schema: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Every operation: path, method, description."""
    for path, item in schema["paths"].items():
        for method in METHODS:
            if method in item:
                yield path, method, item[method]


def shape(value: Any) -> Any:
    """A document without its texts: what must be alike in all languages."""
    if isinstance(value, dict):
        return {
            key: shape(item)
            for key, item in value.items()
            if not (key in TEXTS and isinstance(item, str))
        }
    return [shape(item) for item in value] if isinstance(value, list) else value


def documented_path(route: str) -> str:
    """A route as the document writes it: parameters are camelCase."""
    return "/" + PARAMETER.sub(
        lambda found: f"{{{UNDERSCORE.sub(lambda letter: letter[1].upper(), found[1])}}}", route
    )


def read(path: Path) -> Any:
    """By libyaml: in Python alone it takes seconds."""
    return yaml.load(path.read_text(), yaml.CSafeLoader)


def test_the_committed_copy_is_current(tmp_path: Path):
    generated = tmp_path / "openapi.yaml"
    call_command("openapi", str(generated))
    committed = ROOT / "docs/openapi.yaml"
    assert read(committed) == read(generated)


def test_every_route_and_method_is_documented(schema):
    documented = {(path, method) for path, method, _operation in operations(schema)}
    served = {
        (documented_path(address), method)
        for address, pattern in routes()
        if (cls := view_class(pattern))
        for method in METHODS
        if hasattr(cls, method)
    }
    assert documented == served


def test_every_operation_says_what_it_does_and_how_it_refuses(schema):
    identifiers = [operation["operationId"] for _path, _method, operation in operations(schema)]
    assert len(set(identifiers)) == len(identifiers)
    for path, _method, operation in operations(schema):
        assert operation["summary"]
        needed = {"400", "500", "503"}
        needed |= {"401", "403"} if path.startswith("/api/external/") else set()
        assert needed <= operation["responses"].keys(), path
        assert ("{certificateId}" in path) <= ("404" in operation["responses"]), path


def test_operations_that_may_find_what_is_there_document_200_beside_201(schema):
    said = []
    for _path, _method, operation in operations(schema):
        content = operation["responses"].get("201", {}).get("content", {})
        name = content.get("application/json", {}).get("schema", {}).get("$ref", "").split("/")[-1]
        if "created" in schema["components"]["schemas"].get(name, {}).get("properties", {}):
            said.append(operation["operationId"])
            assert "200" in operation["responses"], operation["operationId"]
    assert "saveRecipient" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_parameter_says_what_it_means(language: str):
    said: dict[str, set[str]] = {}
    for path, method, operation in operations(api_document(language)):
        for parameter in operation.get("parameters", []):
            assert parameter.get("description"), (path, method, parameter["name"])
            if parameter["in"] != "path":
                said.setdefault(parameter["name"], set()).add(parameter["description"])
    assert {name for name, sentences in said.items() if len(sentences) > 1} == {
        name for _operation, name in ELSEWHERE
    }


def test_no_parameter_is_explained_that_there_is_not(schema):
    used = {
        (operation["operationId"], parameter["name"], parameter["in"] == "path")
        for _path, _method, operation in operations(schema)
        for parameter in operation.get("parameters", [])
    }
    assert SENTENCES.keys() == {name for _operation, name, in_path in used if not in_path}
    assert IN_PATH.keys() == {name for _operation, name, in_path in used if in_path}
    assert {(*each, False) for each in ELSEWHERE} <= used


def test_a_form_explains_its_fields_as_the_address_does(schema):
    for _path, _method, operation in operations(schema):
        content = operation.get("requestBody", {}).get("content", {})
        if FORM in content:
            asked = {each["name"]: each["description"] for each in operation["parameters"]}
            for name, field in content[FORM]["schema"]["properties"].items():
                assert field.get("description") == asked.get(name)


def test_whatever_belongs_to_a_feature_says_so(schema):
    for address, pattern in routes():
        for method in METHODS:
            if getattr(getattr(view_class(pattern), method, None), "feature", None):
                operation = schema["paths"][documented_path(address)][method]
                assert "feature_not_in_plan" in operation["responses"]["403"]["description"]


def test_every_code_that_is_promised_is_one_of_ours(schema):
    for _path, _method, operation in operations(schema):
        for status, answer in operation["responses"].items():
            if "application/problem+json" in answer["content"]:
                for code in answer["description"].split(", "):
                    assert PROBLEMS[code].status == int(status)


def test_only_public_routes_go_without_a_key(schema):
    for path, _method, operation in operations(schema):
        expected = [{"ApiKey": []}] if path.startswith("/api/external/") else []
        assert [entry for entry in operation.get("security", []) if entry] == expected
    assert schema["components"]["securitySchemes"]["ApiKey"] == {
        "type": "apiKey",
        "in": "header",
        "name": "x-api-key",
    }


def test_the_specifications_fields_stand_in_it(schema):
    draft = schema["components"]["schemas"]["CertificateCreate"]
    assert draft["additionalProperties"] is False
    spec = {"typeId", "productId", "serialNumber", "holderEmail", "validUntil", "metadata"}
    assert spec <= draft["properties"].keys()
    answer = schema["components"]["schemas"]["IssuedCertificate"]
    fields, optional = ["ok", "id", "verifyUrl"], ["dataHash", "digitalLink", "warnings"]
    assert list(answer["properties"]) == [*fields, *optional]
    assert set(answer["required"]) == set(fields)


def test_a_body_is_required_where_something_has_to_be_said(schema):
    for _path, _method, operation in operations(schema):
        if body := operation.get("requestBody"):
            assert body["required"] is (operation["operationId"] not in OPTIONAL)


def test_every_refusal_is_shown_as_it_is_answered(schema, api):
    for _path, _method, operation in operations(schema):
        for answer in operation["responses"].values():
            if problem := answer["content"].get("application/problem+json"):
                assert list(problem["examples"]) == answer["description"].split(", ")
    shown = schema["components"]["examples"]
    for code, example in shown.items():
        component("Problem").validate(example["value"])
        assert (example["value"]["code"], example["value"]["status"]) == (
            code,
            PROBLEMS[code].status,
        )
        assert "%(" not in example["value"]["detail"]
    told = api.get("certificates/x").json()
    differing = {"instance", "requestId", "detail"}
    assert {k: v for k, v in told.items() if k not in differing} == {
        k: v for k, v in shown["not_found"]["value"].items() if k not in differing
    }


def test_whatever_is_posted_can_be_named(schema):
    """Required where it changes many things at once; a second request may be refused."""
    needed = {"issueCertificates", "importCertificates", "startBulkAction", "completeProgram"}
    for path, method, operation in operations(schema):
        named = [p for p in operation.get("parameters", []) if p["name"] == "Idempotency-Key"]
        assert bool(named) == (method == "post" and path.startswith("/api/external/"))
        if operation["operationId"] in needed:
            assert named[0]["required"]
        assert ("422" in operation["responses"]) == bool(named)


def test_real_answers_fit_their_schemas(api, certificate):
    component("Account").validate(api.get("account").json())
    component("Usage").validate(api.get("account/usage").json())
    component("Certificate").validate(api.get(f"certificates/{certificate.public_id}").json())
    public = api.get(f"/api/public/certificates/{certificate.public_id}")
    component("PublicCertificate").validate(public.json())
    component("Problem").validate(api.get("certificates/x").json())
    component("Problem").validate(api.post("certificates/issue", {"x": 1}).json())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_four_languages_describe_the_same_interface(schema, language: str):
    other = api_document(language)
    assert shape(other) == shape(schema)
    if language != "en":
        words = [operation["summary"] for _path, _method, operation in operations(schema)]
        others = [operation["summary"] for _path, _method, operation in operations(other)]
        assert all(word != other for word, other in zip(words, others, strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_document_is_served_in_the_language_that_was_asked_for(language: str):
    response = Client().get(f"{ADDRESS}?lang={language}")
    assert response.status_code == 200
    assert response["Content-Type"] == "application/json"
    assert response.json() == orjson.loads(orjson.dumps(document(language)))


def test_the_document_is_served_in_english_without_a_language():
    assert Client().get(ADDRESS, headers={"accept-language": "de"}).json()["info"]["title"]
    assert_problem(Client().get(f"{ADDRESS}?lang=it"), 404, "not_found")


def test_the_document_is_compressed_and_may_be_kept():
    plain = Client().get(ADDRESS, headers={"accept-encoding": "gzip;q=0, identity"})
    packed = Client().get(ADDRESS, headers={"accept-encoding": "br, gzip"})
    assert "Content-Encoding" not in plain
    assert packed["Content-Encoding"] == "gzip"
    assert gzip.decompress(packed.content) == plain.content
    assert len(packed.content) * 5 < len(plain.content)
    for response in (plain, packed):
        assert "Accept-Encoding" in response["Vary"]
        assert response["Cache-Control"] == "public, max-age=3600"
    assert packed["ETag"] != plain["ETag"]
    known = {"accept-encoding": "gzip", "if-none-match": packed["ETag"]}
    again = Client().get(ADDRESS, headers=known)
    assert (again.status_code, again.content) == (304, b"")
