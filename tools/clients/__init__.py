"""The operations of the OpenAPI document, each with the place and name that it has in every client."""

import keyword
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

Schema = dict[str, Any]
JSON = "application/json"
METHODS = ("get", "put", "post", "patch", "delete")
# A POST that changes nothing needs no Idempotency-Key.
READING = ("get", "search", "check")
# What is hashed or stored byte by byte, although it is JSON.
AS_BYTES = ("getCanonicalDocument",)


@dataclass(frozen=True)
class Parameter:
    """One parameter of a path or a query."""

    name: str
    required: bool
    schema: Schema


@dataclass(frozen=True)
class Operation:
    """One call: `client.<resource>.<name>(…)`."""

    id: str
    resource: tuple[str, ...]
    name: str
    method: str
    path: str
    spec: Schema

    def _parameters(self, place: str) -> list[Parameter]:
        return [
            Parameter(each["name"], bool(each.get("required")), each["schema"])
            for each in self.spec.get("parameters", ())
            if each["in"] == place
        ]

    @cached_property
    def path_parameters(self) -> list[Parameter]:
        """In the order of the path."""
        stated = {each.name: each for each in self._parameters("path")}
        return [stated[name] for name in re.findall(r"{(\w+)}", self.path)]

    @cached_property
    def query(self) -> list[Parameter]:
        """What may stand behind the question mark; those of a table only where one is sent."""
        stated = [] if self.body else self._parameters("query")
        return [each for each in stated if each.schema.get("type") != "object"]

    @cached_property
    def takes_metadata(self) -> bool:
        """Whether every searchable metadata key is a filter, beside those that are listed."""
        return any(each.schema.get("type") == "object" for each in self._parameters("query"))

    @cached_property
    def body(self) -> str | None:
        """The name of the schema of a JSON body."""
        content = self.spec.get("requestBody", {}).get("content", {})
        return name_of(content[JSON]["schema"]) if JSON in content else None

    @cached_property
    def body_required(self) -> bool:
        """Whether it may not be left out."""
        return bool(self.spec.get("requestBody", {}).get("required"))

    @cached_property
    def takes_file(self) -> bool:
        """Whether the body is a file, of any of several types."""
        return "requestBody" in self.spec and not self.body

    @cached_property
    def content_type(self) -> str:
        """Which type a file has unless told otherwise."""
        kinds = [each for each in self.spec["requestBody"]["content"] if "multipart" not in each]
        return "application/octet-stream" if kinds[0] == "*/*" else str(kinds[0])

    @cached_property
    def keyed(self) -> bool:
        """Whether it is sent under an Idempotency-Key."""
        return self.method == "post" and not re.match("|".join(READING), self.name)

    @cached_property
    def answer(self) -> Schema | None:
        """The schema of the answer; None if it is bytes."""
        content = next(r for s, r in self.spec["responses"].items() if s < "3").get("content", {})
        return None if self.id in AS_BYTES or JSON not in content else content[JSON]["schema"]

    @property
    def summary(self) -> str:
        """What it does, in a sentence."""
        return str(self.spec["summary"]).rstrip(".") + "."


def name_of(schema: Schema) -> str:
    """The name of the component that a schema refers to."""
    return str(schema["$ref"]).rpartition("/")[2]


def item_of(document: Schema, page: Schema | None) -> Schema | None:
    """What a page lists; None if this is no page."""
    if page is None or "$ref" not in page:
        return None
    properties = document["components"]["schemas"][name_of(page)]["properties"]
    if "data" not in properties or not {"nextCursor", "nextAfter"} & properties.keys():
        return None
    item: Schema = properties["data"]["items"]
    return item


def words(name: str) -> list[str]:
    """`getQrCodePng` and `api-keys` as their words."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|-", " ", name).lower().split()


def snake(name: str) -> str:
    """`getQrCodePng` as `get_qr_code_png`."""
    return "_".join(words(name))


def operations(document: Schema) -> list[Operation]:
    """Every operation, in the order of the document."""
    paths = document["paths"]
    # What has members.
    collections = {segment for path in paths for segment in re.findall(r"/([a-z-]+)/{", path)}
    resources = {_place(path, collections) for path in paths}
    found = [
        Operation(
            spec["operationId"],
            _nearest(_place(path, collections), resources),
            "",
            method,
            path,
            _without_references(document, spec),
        )
        for path, methods in paths.items()
        for method, spec in methods.items()
        if method in METHODS
    ]
    return list(_named(found))


def resources_of(found: Sequence[Operation]) -> list[tuple[str, ...]]:
    """Every resource and what it stands in, up to the client itself, which is `()`."""
    return sorted({each.resource[:n] for each in found for n in range(len(each.resource) + 1)})


def _without_references(document: Schema, spec: Schema) -> Schema:
    """An operation with its parameters and answers in it, instead of the names of components."""
    parts = document["components"]

    def there(kind: str, each: Schema) -> Schema:
        found: Schema = parts[kind][name_of(each)] if "$ref" in each else each
        return found

    return spec | {
        "parameters": [there("parameters", each) for each in spec.get("parameters", ())],
        "responses": {
            status: there("responses", each) for status, each in spec["responses"].items()
        },
    }


def _place(path: str, collections: set[str]) -> tuple[str, ...]:
    """`certificates`, `types` for `/api/external/certificates/types/{typeId}/archive`."""
    _api, _side, first, *others = path.strip("/").split("/")
    return (first, *(each for each in others if each in collections and each != first))


def _nearest(place: tuple[str, ...], resources: set[tuple[str, ...]]) -> tuple[str, ...]:
    """The cohorts of a program are with all others: a resource has one place."""
    short = (place[0], place[-1])
    return short if short in resources else place


def _named(found: list[Operation]) -> Iterator[Operation]:
    """Each by its operationId without the words that its resource says already."""
    named = [replace(each, name=_name(each)) for each in found]
    times = Counter((each.resource, each.name) for each in named)
    for each in named:
        plural = words(each.id)[-1].endswith("s") and times[each.resource, each.name] > 1
        name = each.name + ("_many" if plural else "")
        yield replace(each, name=name + ("_" if keyword.iskeyword(name) else ""))


def _name(operation: Operation) -> str:
    rest = snake(operation.id)
    for segment in reversed(operation.resource):
        plural = "_".join(words(segment))
        singular = re.sub(r"ies$", "y", plural) if plural.endswith("ies") else plural.rstrip("s")
        rest = re.sub(rf"_({plural}|{singular})(?=_|$)", "", rest, count=1)
    return rest
