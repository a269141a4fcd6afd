"""The reference of the API: a page for each resource, with its operations.

An operation shows parameters, bodies, answers, errors and a call with curl; a schema is a table: properties with
type, bounds, meaning, values, and properties of their own.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import groupby
from typing import Any, NamedTuple

import orjson
from django.http import Http404, HttpRequest, HttpResponse
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils.functional import Promise
from django.utils.html import format_html_join
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _, gettext_lazy

from accounts.errors import PROBLEMS
from config.docs.pages import DocsPage

from .guides import code_block, coded, grouped
from .reference_document import (
    Json,
    ListedOperation,
    curl,
    documents,
    followed,
    inline,
    name_of,
    paragraphs,
    resources,
    tryable,
)

# A longer pattern only keeps control characters out, and says nothing to a reader.
LONGEST_PATTERN = 48


class Property(NamedTuple):
    """A property of an object, or a parameter."""

    name: str
    type: str
    is_required: bool
    meaning: SafeString
    bounds: Sequence[str]
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
        patterns = [part.get("pattern", "") for part in parts]
        return Property(
            name,
            self.type_of(schema),
            is_required,
            self._meaning(told.get("description") or self._description(schema, parts), parts),
            [bound for part in parts for bound in _bounds(part)],
            next((each for each in patterns if 0 < len(each) < LONGEST_PATTERN), ""),
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


def _bounds(schema: Json) -> Iterator[str]:
    """How long, how many, how large: in words, in the active language."""
    if most := schema.get("maxLength"):
        yield _("at most %(number)s characters") % {"number": grouped(most)}
    if most := schema.get("maxItems", schema.get("maxProperties")):
        yield _("at most %(number)s entries") % {"number": grouped(most)}
    low, high = schema.get("minimum"), schema.get("maximum")
    if low is not None and high is not None:
        yield _("%(low)s to %(high)s") % {"low": grouped(low), "high": grouped(high)}
    elif low is not None:
        yield _("at least %(number)s") % {"number": grouped(low)}
    elif high is not None:
        yield _("at most %(number)s") % {"number": grouped(high)}


# --- operations -----------------------------------------------------------------------------------

PLACES: Mapping[str, str | Promise] = {
    "path": gettext_lazy("In the path"),
    "query": gettext_lazy("In the query"),
    "header": gettext_lazy("Headers"),
}
PROBLEM = "application/problem+json"
# Shown once, on the first page of the reference, as they stand in nearly every answer.
COMMON_HEADERS = frozenset({"API-Version", "RateLimit", "RateLimit-Policy", "X-Request-Id"})


class Example(NamedTuple):
    """An example by its name in the document; the name is empty if there is one only."""

    name: str
    code: SafeString


class Body(NamedTuple):
    """A request body or an answer, in one media type."""

    media_type: str
    type: str
    meaning: SafeString
    properties: Sequence[Property]
    examples: Sequence[Example]


class DocumentedResponse(NamedTuple):
    """What comes back where all went well."""

    status: str
    headers: Sequence[Property]
    bodies: Sequence[Body]


class Operation(NamedTuple):
    """An operation as the page shows it."""

    id: str
    method: str
    path: SafeString
    summary: SafeString
    description: SafeString
    parameters: Sequence[tuple[str, Sequence[Property]]]
    is_body_required: bool
    bodies: Sequence[Body]
    answers: Sequence[DocumentedResponse]
    errors: Sequence[tuple[str, Sequence[tuple[str, str]]]]
    curl: SafeString


class OperationReader:
    """Reads the operations of one document."""

    def __init__(self, source: Json) -> None:
        self._source = source
        self._schemas = SchemaTables(source)

    def operation(self, entry: ListedOperation) -> Operation:
        """All that the page shows of an operation."""
        said = entry.operation
        body = followed(self._source, said.get("requestBody", {}))
        return Operation(
            entry.id,
            entry.method.upper(),
            coded(entry.path),
            entry.title,
            paragraphs(said.get("description")),
            list(self._parameters(said)),
            bool(body.get("required")),
            list(self._bodies(body)),
            list(self._answers(said)),
            list(self._errors(said)),
            code_block(curl(self._source, entry), "bash"),
        )

    def event(self, name: str, operation: Json) -> tuple[str, SafeString, Body]:
        """A webhook: its name, what has happened, and its body."""
        (body,) = self._bodies(followed(self._source, operation["requestBody"]))
        return name, inline(operation.get("summary")), body

    def headers(self, declared: Json) -> list[Property]:
        """Headers of answers."""
        return [self._row(name, header) for name, header in declared.items()]

    def _parameters(self, said: Json) -> Iterator[tuple[str, list[Property]]]:
        listed = [followed(self._source, each) for each in said.get("parameters", ())]
        for place, title in PLACES.items():
            if rows := [self._row(each["name"], each) for each in listed if each["in"] == place]:
                yield str(title), rows

    def _row(self, name: str, parameter: Json) -> Property:
        whole = followed(self._source, parameter)
        required = bool(whole.get("required"))
        said = {"description": whole["description"]} if "description" in whole else {}
        return self._schemas.property(name, whole["schema"], is_required=required, **said)

    def _bodies(self, holder: Json) -> Iterator[Body]:
        for media_type, content in holder.get("content", {}).items():
            schema = content.get("schema", {})
            whole = followed(self._source, schema)
            yield Body(
                media_type,
                self._schemas.type_of(schema),
                paragraphs(whole.get("description")),
                self._schemas.properties(schema),
                [
                    Example(name, code_block(_text(value), _lexer(media_type)))
                    for name, value in examples(self._source, content)
                ],
            )

    def _answers(self, said: Json) -> Iterator[DocumentedResponse]:
        for status, response in said["responses"].items():
            whole = followed(self._source, response)
            if PROBLEM not in whole.get("content", {}):
                headers = self.headers(whole.get("headers", {}))
                own = [each for each in headers if each.name not in COMMON_HEADERS]
                yield DocumentedResponse(status, own, list(self._bodies(whole)))

    def _errors(self, said: Json) -> Iterator[tuple[str, list[tuple[str, str]]]]:
        """The codes of each error status with their titles."""
        codes = {
            code
            for response in said["responses"].values()
            if (content := followed(self._source, response).get("content", {}).get(PROBLEM))
            for code in content.get("examples", {})
            if code in PROBLEMS
        }
        by_status = sorted(codes, key=lambda code: (PROBLEMS[code].status, code))
        for status, group in groupby(by_status, key=lambda code: PROBLEMS[code].status):
            yield str(status), [(code, str(PROBLEMS[code].title)) for code in group]


def examples(source: Json, content: Json) -> Iterator[tuple[str, Any]]:
    """The examples of a media type by name; one alone has none."""
    if "example" in content:
        yield "", content["example"]
    for name, example in content.get("examples", {}).items():
        yield name, followed(source, example).get("value")


def _text(value: Any) -> str:
    if isinstance(value, str):
        return value
    return orjson.dumps(value, option=orjson.OPT_INDENT_2).decode()


def _lexer(media_type: str) -> str:
    return "json" if media_type.endswith("json") else "text"


# --- pages ----------------------------------------------------------------------------------------

EVENTS = "webhook-events"


class ReferencePage(DocsPage):
    """Every operation of the interface, by resource, and what all answers have in common."""

    def get(self, request: HttpRequest, *, locale: str) -> HttpResponse:
        return self.docs("docs/reference/index.html", "reference", listed=_index(locale))


class ResourcePage(DocsPage):
    """The operations of one resource."""

    def get(self, request: HttpRequest, *, locale: str, resource: str) -> HttpResponse:
        shown = resources(locale).get(resource)
        if shown is None:
            raise Http404
        return self.docs(
            "docs/reference/resource.html",
            "reference",
            resource=shown,
            operations=_operations(locale, resource),
        )


@cache
def _index(locale: str) -> SafeString:
    """The list of resources as HTML, made once per process."""
    source = documents(locale)
    declared = source["components"].get("headers", {})
    common = {name: declared[name] for name in sorted(COMMON_HEADERS & declared.keys())}
    return render_to_string(
        "docs/reference/list.html",
        {
            "resources": [
                (each, address(locale, each.slug)) for each in resources(locale).values()
            ],
            "headers": OperationReader(source).headers(common),
            "openapi": f"{reverse('openapi')}?lang={locale}",
        },
    )


@cache
def _operations(locale: str, slug: str) -> SafeString:
    """The operations of a resource as HTML, made once per process."""
    source, reader = documents(locale), OperationReader(documents(locale))
    events = source.get("webhooks", {}).items() if slug == EVENTS else ()
    return render_to_string(
        "docs/reference/operations.html",
        {
            "operations": [reader.operation(each) for each in resources(locale)[slug].entries],
            "events": [reader.event(name, item["post"]) for name, item in events],
            "tryable": tryable(),
            "errors": reverse("docs-errors", kwargs={"locale": locale}),
        },
    )


def address(locale: str, slug: str) -> str:
    """The address of a resource's page."""
    return reverse("docs-resource", kwargs={"locale": locale, "resource": slug})
