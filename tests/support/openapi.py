"""Validates values against the OpenAPI document."""

from functools import cache
from typing import Any

import orjson
from jsonschema import Draft202012Validator
from referencing import Registry
from referencing.jsonschema import DRAFT202012

from config.api import document

URI = "urn:openapi"


def api_document(language: str = "en") -> dict[str, Any]:
    """The OpenAPI document, a copy for each caller; it is generated once, which takes a second."""
    copy: dict[str, Any] = orjson.loads(_generated(language))
    return copy


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
