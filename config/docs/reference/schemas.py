"""Schemas as rows of a table: properties with type, limits, meaning, values, and properties of their own."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import orjson
from django.utils.formats import number_format
from django.utils.html import format_html_join
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _

from .document import Json, followed, name_of, paragraphs

# A longer pattern only keeps control characters out, and says nothing to a reader.
LONGEST_PATTERN = 48
NULL = {"type": "null"}


class Property(NamedTuple):
    """A property of an object, or a parameter."""

    name: str
    type: str
    is_required: bool
    meaning: SafeString
    limits: Sequence[str]
    pattern: str
    values: Sequence[str]
    default: str
    children: "Sequence[Property]"


class SchemaTables:
    """Reads the schemas of one document."""

    def __init__(self, source: Json) -> None:
        self._source = source

    def properties(self, schema: Json, *, within: tuple[str, ...] = ()) -> list[Property]:
        """The properties of the objects that this schema describes, required ones first."""
        rows: list[Property] = []
        for each in self._objects(schema):
            name, whole = name_of(each), followed(self._source, each)
            if name and name in within:  # an object that holds others of its kind
                continue
            inside = (*within, name) if name else within
            required = set(whole.get("required", ()))
            rows += [
                self.property(key, value, is_required=key in required, within=inside)
                for key, value in whole.get("properties", {}).items()
            ]
        return sorted(rows, key=lambda row: not row.is_required)

    def property(
        self,
        name: str,
        schema: Json,
        *,
        is_required: bool,
        within: tuple[str, ...] = (),
        **told: Any,
    ) -> Property:
        """One property; `told` may hold the description of a parameter."""
        parts = list(self._alternatives(schema))
        default = next((part["default"] for part in [schema, *parts] if "default" in part), None)
        return Property(
            name,
            self.type_of(schema),
            is_required,
            self._meaning(told.get("description") or self._description(schema, parts), parts),
            [limit for part in parts for limit in _limits(part)],
            next(
                (
                    p
                    for part in parts
                    if len(p := part.get("pattern", "")) in range(1, LONGEST_PATTERN)
                ),
                "",
            ),
            [
                _value(each)
                for part in map(self._item, parts)
                for each in ([] if _lists_values(part) else _values(part))
            ],
            "" if default is None else _value(default),
            self.properties(schema, within=within),
        )

    def type_of(self, schema: Json) -> str:
        """The type in a word or two: `string (date)`, `Item[]`, `integer`."""
        words = list(dict.fromkeys(self._word(part) for part in self._alternatives(schema)))
        return " | ".join(words) or "null"

    def _word(self, schema: Json) -> str:
        if "items" in schema:
            return f"{self.type_of(schema['items'])}[]"
        kind = schema.get("type") or _kind_of(_values(schema))
        name = "" if "enum" in schema else schema.get("title", "")
        said = name or (" | ".join(kind) if isinstance(kind, list) else kind)
        return f"{said} ({schema['format']})" if "format" in schema else str(said)

    def _description(self, schema: Json, parts: Sequence[Json]) -> str | None:
        """The text beside a reference, or of a type that is no object: an object's is above its properties."""
        described = [schema, *(part for part in parts if "properties" not in part)]
        return next((part["description"] for part in described if part.get("description")), None)

    def _meaning(self, said: str | None, parts: Sequence[Json]) -> SafeString:
        """The description, then the meaning of each value where an enum lists them."""
        listed = [part["description"] for part in map(self._item, parts) if _lists_values(part)]
        texts = dict.fromkeys(text for text in [said, *listed] if text)
        return format_html_join("", "{}", ((paragraphs(text),) for text in texts))

    def _alternatives(self, schema: Json) -> Iterator[Json]:
        """What the value may be, but for null and the empty string, which mean that it is absent."""
        whole = followed(self._source, schema)
        options = whole.get("anyOf") or whole.get("oneOf") or whole.get("allOf")
        if not options:
            yield whole
            return
        for option in options:
            if option.get("type") != "null" and option.get("maxLength") != 0:
                yield from self._alternatives(option)

    def _item(self, schema: Json) -> Json:
        return followed(self._source, schema["items"]) if "items" in schema else schema

    def _objects(self, schema: Json) -> Iterator[Json]:
        """The objects in a schema: itself, the entries of an array, the values of a map, alternatives."""
        whole = followed(self._source, schema)
        for key in ("anyOf", "oneOf", "allOf"):
            for option in whole.get(key, ()):
                yield from self._objects(option)
        for key in ("items", "additionalProperties"):
            if isinstance(whole.get(key), dict):
                yield from self._objects(whole[key])
        if "properties" in whole:
            yield schema


def _lists_values(schema: Json) -> bool:
    """Whether the description of an enum says what each value means."""
    return "enum" in schema and "\n" in schema.get("description", "")


def _values(schema: Json) -> list[Any]:
    if "const" in schema:
        return [schema["const"]]
    return [value for value in schema.get("enum", ()) if value not in (None, "")]


def _kind_of(values: Sequence[Any]) -> str:
    """The type of a schema that says only which values there are."""
    if not values:
        return "any"
    kinds = {bool: "boolean", int: "integer", str: "string"}
    return kinds.get(type(values[0]), "any")


def _value(value: Any) -> str:
    return value if isinstance(value, str) else orjson.dumps(value).decode()


def _limits(schema: Json) -> Iterator[str]:
    """Limits in words, in the active language."""
    if most := schema.get("maxLength"):
        yield _("at most %(number)s characters") % {"number": _number(most)}
    if most := schema.get("maxItems", schema.get("maxProperties")):
        yield _("at most %(number)s entries") % {"number": _number(most)}
    low, high = schema.get("minimum"), schema.get("maximum")
    if low is not None and high is not None:
        yield _("%(low)s to %(high)s") % {"low": _number(low), "high": _number(high)}
    elif low is not None:
        yield _("at least %(number)s") % {"number": _number(low)}
    elif high is not None:
        yield _("at most %(number)s") % {"number": _number(high)}


def _number(number: float) -> str:
    return number_format(number, use_l10n=True, force_grouping=True)
