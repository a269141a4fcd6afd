"""The schemas of the OpenAPI document: one for each struct that views read and write.

What a property means is said at a field, in English only. A field without a description means what the
fields of its name mean that have one: in its module, or else in its app, or else anywhere; these have to agree.
"""

from collections import defaultdict
from collections.abc import Iterator
from inspect import cleandoc
from typing import Any

import msgspec

from accounts.api.schema import Json, Shape

PREFIX = "#/components/schemas/"
# How a struct's name ends in the code, and in the document: `CertificateAnswer` is `Certificate`
# there, which is the model here.
ENDINGS = {"Answer": "", "Item": "", "Draft": "Create", "Change": "Update", "Patch": "Update"}
# Words of the operations that say too little alone.
NAMES = {
    "Answer": "Success",
    "Attachment": "AttachmentCreate",
    "Column": "TableColumn",
    "Draft": "CertificateCreate",
    "Item": "CertificateLine",
    "Labels": "FieldLabels",
    "PendingChange": "PendingChange",
    "Result": "CompletionResult",
}


def public_name(name: str) -> str:
    """The name of a struct in the document, which client libraries show."""
    if name in NAMES:
        return NAMES[name]
    for ending, public in ENDINGS.items():
        if name.endswith(ending):
            return name.removesuffix(ending) + public
    return name


class Schemas:
    """Collects the structs that operations refer to."""

    def __init__(self) -> None:
        self._structs: dict[type[msgspec.Struct], None] = {}

    def schema(self, shape: Shape) -> Json:
        """The schema of a body: a reference, if a struct describes it."""
        if isinstance(shape, dict):
            return dict(shape)
        self._structs[shape] = None
        return {"$ref": PREFIX + public_name(shape.__name__)}

    def components(self) -> dict[str, Json]:
        """The schema of every struct that was referred to, by its public name."""
        _references, made = msgspec.json.schema_components(
            self._structs, ref_template=PREFIX + "{name}"
        )
        _describe_properties(made)
        components: dict[str, Json] = {}
        for name, schema in made.items():
            public = public_name(name)
            renamed = _renamed(schema | {"title": public})
            if (
                "description" in renamed
            ):  # of a docstring, whose lines are indented before Python 3.13
                renamed["description"] = cleandoc(renamed["description"])
            known = components.get(public)
            components[public] = _merged(public, known, renamed) if known else renamed
        return dict(sorted(components.items()))


def structs(base: type[msgspec.Struct] = msgspec.Struct) -> Iterator[type[msgspec.Struct]]:
    """All structs of the service."""
    for each in base.__subclasses__():
        yield each
        yield from structs(each)


def _describe_properties(schemas: dict[str, Json]) -> None:
    """Add a description to every property that has none, in place."""
    known = {each.__name__: each for each in structs()}
    said: dict[tuple[str, str], set[str]] = defaultdict(set)
    silent: list[tuple[Json, list[tuple[str, str]]]] = []
    for name, schema in schemas.items():
        for field in msgspec.structs.fields(known[name]) if name in known else ():
            described, places = schema["properties"][field.encode_name], _places(known[name], field)
            for inner in described.get("anyOf", ()):  # `Annotated[str, Meta(…)] | None`
                if "description" in inner and "title" not in inner:
                    described.setdefault("description", inner.pop("description"))
            if "description" in described:
                for place in places:
                    said[place].add(described["description"])
            else:
                silent.append((described, places))
    for described, places in silent:
        texts: set[str] = next((said[place] for place in places if place in said), set())
        if len(texts) == 1:
            (described["description"],) = texts


def _places(shape: type, field: msgspec.structs.FieldInfo) -> list[tuple[str, str]]:
    """Where others say what a field means, by its name: its module, its app, anywhere."""
    owner = next(
        each for each in shape.__mro__ if field.name in vars(each).get("__annotations__", {})
    )
    app = owner.__module__.partition(".")[0]
    return [(place, field.encode_name) for place in (owner.__module__, app, "")]


def _renamed(schema: Any) -> Any:
    """The schema with references to public names."""
    if isinstance(schema, list):
        return [_renamed(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    return {
        key: PREFIX + public_name(each.removeprefix(PREFIX)) if key == "$ref" else _renamed(each)
        for key, each in schema.items()
    }


def _merged(name: str, first: Json, second: Json) -> Json:
    """One schema for what is answered alone, with `ok`, and in lists, without."""
    alone, listed = sorted((first, second), key=lambda each: "ok" not in each["properties"])
    if alone["properties"].keys() - listed["properties"].keys() != {"ok"}:
        raise TypeError(f"two shapes of the API are called {name}")
    ok = {key: each for key, each in alone["properties"]["ok"].items() if key != "default"}
    return listed | {"properties": {"ok": ok} | listed["properties"]}
