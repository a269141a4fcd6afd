"""The descriptions of the properties in the OpenAPI document."""

import re
from collections.abc import Iterator
from typing import Annotated, Any

import msgspec
import pytest
from msgspec import Meta

from config.api_schema.schemas import Schemas
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
    silent = [f"{schema}.{name}" for schema, name, member in found if not member.get("description")]
    assert not silent, "say at one of these fields what it means, or at one of its name"


def test_no_property_only_repeats_its_name():
    repeating = []
    for schema, name, member in described():
        spoken = re.sub(r"([A-Z])", r" \1", name).lower()
        said = member.get("description", "nothing")  # the test before names what has none
        words = set(WORD.findall(said.lower())) - FILLING
        if not words - set(WORD.findall(spoken)) and "`" not in said:
            repeating.append((schema, name))
    assert not repeating


class Steel(msgspec.Struct):
    heat: Annotated[str, Meta(description="Number of the melt")]


class Kitchen(msgspec.Struct):
    heat: Annotated[str, Meta(description="How hot the oven is")]


class Undecided(msgspec.Struct):
    heat: str


def test_a_field_without_description_whose_name_means_two_things_is_named():
    schemas = Schemas()
    for shape in (Steel, Kitchen, Undecided):
        schemas.schema(shape)
    told = "two descriptions of Undecided.heat: How hot the oven is / Number of the melt"
    with pytest.raises(TypeError, match=told):
        schemas.components()
