"""Values held against the OpenAPI document."""

from functools import cache
from typing import Any

from jsonschema import Draft202012Validator
from referencing import Registry
from referencing.jsonschema import DRAFT202012

from config.api import document

URI = "urn:openapi"


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
    resource = DRAFT202012.create_resource(document("en"))
    return Registry().with_resource(URI, resource).crawl()
