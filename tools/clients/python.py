"""The generated modules of the Python client: TypedDicts, and a sync and an async method per operation."""

import keyword
from collections.abc import Iterator, Sequence
from textwrap import indent

from . import (
    Operation,
    Parameter,
    Schema,
    item_of,
    name_of,
    operations,
    resources_of,
    snake,
)

HEAD = '"""{}\n\nGenerated from docs/openapi.yaml by `make clients`: change nothing here.\n"""\n\n'
PLAIN = {"string": "str", "integer": "int", "number": "float", "boolean": "bool", "null": "None"}
STATUSES = {
    400: "BadRequest",
    401: "Unauthorized",
    403: "Forbidden",
    404: "NotFound",
    409: "Conflict",
    410: "Gone",
    422: "Unprocessable",
    429: "RateLimited",
    500: "ServerError",
    503: "ServerError",
}


def models(document: Schema) -> str:
    """`models.py`: every schema of the document as a type."""
    events = [
        name_of(each["post"]["requestBody"]["content"]["application/json"]["schema"])
        for each in document["webhooks"].values()
    ]
    parts = [
        HEAD.format("The shapes of requests and answers, named as in the reference."),
        "from __future__ import annotations\n\n"
        "from typing import Any, Literal, TypeAlias, TypedDict\n\n"
        "from typing_extensions import NotRequired\n\n",
        *(_model(name, schema) for name, schema in document["components"]["schemas"].items()),
        f"Event: TypeAlias = {' | '.join(dict.fromkeys(events))!r}\n",
    ]
    return "".join(parts)


def _model(name: str, schema: Schema) -> str:
    """A TypedDict, or a name for any other type."""
    properties = schema.get("properties")
    if not properties:
        return f"{name}: TypeAlias = {type_of(schema)!r}\n{_docstring(schema)}\n"
    required = schema.get("required", ())
    types = {
        key: type_of(each) if key in required else f"NotRequired[{type_of(each)}]"
        for key, each in properties.items()
    }
    if all(map(_is_name, properties)):
        lines = [f"{key}: {types[key]}\n{_docstring(properties[key])}" for key in properties]
        body = _docstring(schema) + "".join(lines)
        return f"class {name}(TypedDict):\n{indent(body, '    ')}\n\n"
    return f"{name} = TypedDict({name!r}, {types!r})\n\n"


def _is_name(key: str) -> bool:
    return key.isidentifier() and not keyword.iskeyword(key)


def _docstring(schema: Schema) -> str:
    text = schema.get("description", "").strip().replace("\\", "\\\\")
    if text.endswith('"'):
        text += " "
    return f'"""{text}"""\n' if text else ""


def type_of(schema: Schema, *, prefix: str = "") -> str:
    """A schema as a Python type; `prefix` stands before the names of others."""
    if "$ref" in schema:
        return prefix + name_of(schema)
    if "const" in schema or "enum" in schema:
        return f"Literal[{', '.join(map(repr, schema.get('enum', [schema.get('const')])))}]"
    for key in ("anyOf", "oneOf", "allOf"):
        if key in schema:
            return _union(schema[key], prefix)
    match schema.get("type"):
        case list() as kinds:
            return _union([{**schema, "type": each} for each in kinds], prefix)
        case "array":
            return f"list[{type_of(schema.get('items', {}), prefix=prefix)}]"
        case "object":
            values = schema.get("additionalProperties")
            return f"dict[str, {type_of(values, prefix=prefix) if isinstance(values, dict) else 'Any'}]"
        case str() as plain:
            return PLAIN[plain]
    return "Any"


def _union(schemas: Sequence[Schema], prefix: str) -> str:
    return " | ".join(dict.fromkeys(type_of(each, prefix=prefix) for each in schemas))


def refusals(document: Schema) -> str:
    """`refusals.py`: an exception for each code, below that of its status."""
    problems = [each["value"] for each in document["components"]["examples"].values()]
    names = {each["code"]: "".join(map(str.title, each["code"].split("_"))) for each in problems}
    return "".join(
        [
            HEAD.format("What the service refuses: an exception for each `code`."),
            "from __future__ import annotations\n\nfrom . import errors\n\n",
            *(_refusal(names[each["code"]], each) for each in problems),
            "BY_CODE: dict[str, type[errors.ApiError]] = {\n",
            *(f"    {code!r}: {name},\n" for code, name in names.items()),
            "}\n",
        ]
    )


def _refusal(name: str, problem: Schema) -> str:
    base = f"errors.{STATUSES.get(problem['status'], 'ApiError')}"
    if name in STATUSES.values():
        return f"{name} = {base}\n"
    return f'class {name}({base}):\n    """{problem["status"]}: {problem["title"]}."""\n\n'


def client(document: Schema) -> str:
    """`operations.py`: a class for each resource, sync and async."""
    found = operations(document)
    resources = resources_of(found)
    parts = [
        HEAD.format("Every operation of the service as a typed method."),
        "from __future__ import annotations\n\nfrom collections.abc import Mapping\n"
        "from typing import Any, Literal, cast\n\nfrom typing_extensions import Unpack\n\n"
        "from . import models\nfrom .pages import AsyncPages, Pages\n"
        "from .transport import AsyncTransport, Call, Transport, path_of\n\n",
        *(
            _resource(each, resources, found, document, prefix)
            for prefix in ("", "Async")
            for each in reversed(resources)
        ),
    ]
    return "".join(parts)


def _class_name(resource: Sequence[str]) -> str:
    return "".join(each.title().replace("-", "") for each in resource) or "Operations"


def _resource(
    resource: tuple[str, ...],
    resources: Sequence[tuple[str, ...]],
    found: Sequence[Operation],
    document: Schema,
    prefix: str,
) -> str:
    children = [each for each in resources if each and each[:-1] == resource]
    lines = [
        f'class {prefix}{_class_name(resource)}:\n    """`client{"".join("." + snake(r) for r in resource)}`."""\n\n',
        f"    def __init__(self, transport: {prefix}Transport) -> None:\n        self._transport = transport\n",
        *(
            f"        self.{snake(each[-1])} = {prefix}{_class_name(each)}(transport)\n"
            for each in children
        ),
        "\n",
        *(
            indent(_method(each, document, prefix), "    ")
            for each in found
            if each.resource == resource
        ),
    ]
    return "".join(lines) + "\n\n"


def _method(operation: Operation, document: Schema, prefix: str) -> str:
    item = item_of(document, operation.answer)
    answer = type_of(operation.answer, prefix="models.") if operation.answer else "bytes"
    if item is not None:
        listed = "models.Event" if operation.id == "listEvents" else type_of(item, prefix="models.")
        answer = f"{prefix}Pages[{answer}, {listed}]"
    waits, awaits = ("async ", "await ") if prefix and item is None else ("", "")
    if item is not None:
        result = f"{prefix}Pages(self._transport, call)"
    elif operation.answer is None:
        result = f"{awaits}self._transport.content(call)"
    else:
        result = f"cast({answer}, {awaits}self._transport.json(call))"
    return (
        f"{waits}def {operation.name}({', '.join(_arguments(operation))}) -> {answer}:\n"
        f'    """{operation.summary}"""\n    call = Call({", ".join(_call(operation))})\n    return {result}\n\n'
    )


def _arguments(operation: Operation) -> Iterator[str]:
    yield "self"
    for each in operation.path_parameters:
        yield f"{snake(each.name)}: {type_of(each.schema, prefix='models.')}"
    if operation.takes_file:
        yield "content: bytes"
    if operation.path_parameters or operation.takes_file:
        yield "/"
    named = [_query_argument(each) for each in operation.query]
    if operation.takes_metadata:
        named.append("metadata: Mapping[str, str] | None = None")
    if operation.takes_file:
        named.append(f"content_type: str = {operation.content_type!r}")
    if operation.keyed:
        named.append("idempotency_key: str | None = None")
    if named:
        yield "*"
        yield from named
    if operation.takes_metadata:
        yield "**fields: str"
    if operation.body:
        yield f"**body: Unpack[models.{operation.body}]"


def _query_argument(parameter: Parameter) -> str:
    kind = type_of(parameter.schema, prefix="models.")
    return f"{_argument(parameter)}: {kind}" + ("" if parameter.required else " | None = None")


def _argument(parameter: Parameter) -> str:
    return parameter.name + ("_" if keyword.iskeyword(parameter.name) else "")


def _call(operation: Operation) -> Iterator[str]:
    yield repr(operation.method.upper())
    template, ids = operation.path, [snake(each.name) for each in operation.path_parameters]
    for each in operation.path_parameters:
        template = template.replace(f"{{{each.name}}}", "{}")
    yield f"path_of({template!r}, {', '.join(ids)})" if ids else repr(template)
    if operation.query:
        pairs = ", ".join(f"{each.name!r}: {_argument(each)}" for each in operation.query)
        more = ", **(metadata or {}), **fields" if operation.takes_metadata else ""
        yield f"query={{{pairs}{more}}}"
    if operation.body:
        yield "body=body" if operation.body_required else "body=body or None"
    if operation.takes_file:
        yield "content=content, content_type=content_type"
    if operation.keyed:
        yield "keyed=True, idempotency_key=idempotency_key"
