"""Validates values against the OpenAPI document."""

from functools import cache
from typing import Any

import orjson
from jsonschema import Draft202012Validator
from referencing import Registry
from referencing.jsonschema import DRAFT202012

from accounts.api.schema import Json
from config.api_schema.document import document

URI = "urn:openapi"


def api_document(language: str = "en") -> Json:
    """The OpenAPI document, a copy for each caller; it is generated once, which takes a second.

    Responses and parameters stand in their operations, and schemas in their parameters, in the
    place of references.
    """
    copy: Json = orjson.loads(_generated(language))
    for item in copy["paths"].values():
        for operation in item.values():
            for status, answer in operation["responses"].items():
                operation["responses"][status] = resolved(answer, copy)
            operation["parameters"] = [resolved(each, copy) for each in operation["parameters"]]
            for parameter in operation["parameters"]:
                parameter["schema"] = resolved(parameter["schema"], copy)
    return copy


def resolved(part: Json, document: Json) -> Json:
    """What a reference refers to; anything else as it is."""
    if "$ref" not in part:
        return part
    _root, *names = part["$ref"].split("/")
    target = document
    for name in names:
        target = target[name]
    return {**target, **{key: value for key, value in part.items() if key != "$ref"}}


@cache
def _generated(language: str) -> bytes:
    return orjson.dumps(document(language))


@cache
def component(name: str) -> Draft202012Validator:
    """Validates against one of the document's components, formats included."""
    return Draft202012Validator(
        {"$ref": f"{URI}#/components/schemas/{name}"},
        registry=_registry(),
        format_checker=Draft202012Validator.FORMAT_CHECKER,
    )


@cache
def _registry() -> Registry[Any]:
    """The document, searched through for identifiers once: for each validator it would take a second."""
    resource = DRAFT202012.create_resource(api_document())
    return Registry().with_resource(URI, resource).crawl()
