"""The descriptions of the properties in the OpenAPI document."""

import re
from collections.abc import Iterator
from typing import Any

from tests.support.openapi import api_document

WORD = re.compile(r"[a-z]+")
FILLING = frozenset({"a", "an", "is", "its", "of", "the"})


def properties(node: Any, name: str = "") -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Every property of the schemas, also of those inside others: schema, name, description."""
    if isinstance(node, list):
        for each in node:
            yield from properties(each, name)
    elif isinstance(node, dict):
        for member, described in node.get("properties", {}).items():
            yield name, member, described
        for key, each in node.items():
            if key not in {"if", "then", "else", "not", "example", "examples", "default"}:
                yield from properties(each, name)


def described() -> list[tuple[str, str, dict[str, Any]]]:
    """Every property of the components."""
    schemas = api_document()["components"]["schemas"]
    return [each for name, schema in schemas.items() for each in properties(schema, name)]


def test_every_property_says_what_it_means():
    found = described()
    assert len(found) > 1500
    assert not [(schema, name) for schema, name, member in found if not member.get("description")]


def test_no_property_only_repeats_its_name():
    for schema, name, member in described():
        spoken = re.sub(r"([A-Z])", r" \1", name).lower()
        said = member["description"]
        words = set(WORD.findall(said.lower())) - FILLING
        assert words - set(WORD.findall(spoken)) or "`" in said, (schema, name)
