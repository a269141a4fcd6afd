"""The generated module of the TypeScript client: a method per operation; npm makes its types."""

import re
from collections.abc import Iterator, Sequence

from . import Operation, Schema, item_of, operations, resources_of, words

HEAD = """/**
 * Every operation of the service as a typed method.
 *
 * Generated from docs/openapi.yaml by `make clients`: change nothing here.
 */
import { Pages } from "./pages.js";
import { type CallOptions, type Transport, part } from "./transport.js";
import type { Answer, Body, Item, Query } from "./types.js";

"""


def client(document: Schema) -> str:
    """`operations.ts`: a class for each resource, and the codes of errors."""
    found = operations(document)
    resources = resources_of(found)
    codes = [each["value"]["code"] for each in document["components"]["examples"].values()]
    return "".join(
        [
            HEAD,
            "/** What the service refuses, and codes that are newer than this client. */\n",
            "export type ErrorCode =\n",
            *(f'  | "{code}"\n' for code in codes),
            "  | (string & {});\n",
            *(_class(each, resources, found, document) for each in reversed(resources)),
        ]
    )


def _camel(name: str) -> str:
    first, *others = words(name.replace("_", "-").strip("-"))
    return first + "".join(each.title() for each in others)


def _class_name(resource: Sequence[str]) -> str:
    return "".join(each.title().replace("-", "") for each in resource) or "Operations"


def _class(
    resource: tuple[str, ...],
    resources: Sequence[tuple[str, ...]],
    found: Sequence[Operation],
    document: Schema,
) -> str:
    children = [each for each in resources if each and each[:-1] == resource]
    own = [each for each in found if each.resource == resource]
    members = [
        *(f"  readonly {_camel(each[-1])}: {_class_name(each)};\n" for each in children),
        f"  constructor({'private readonly ' if own else ''}transport: Transport) {{\n",
        *(
            f"    this.{_camel(each[-1])} = new {_class_name(each)}(transport);\n"
            for each in children
        ),
        "  }\n",
        *(_method(each, document) for each in own),
    ]
    return f"\nexport class {_class_name(resource)} {{\n{''.join(members)}}}\n"


def _method(operation: Operation, document: Schema) -> str:
    key = f'"{operation.id}"'
    send, answer = "this.transport.json", f"Promise<Answer<{key}>>"
    if operation.answer is None:
        send, answer = "this.transport.bytes", "Promise<Uint8Array>"
    call = "{ " + ", ".join(_call(operation)) + " }"
    result = f"{send}({call})"
    if item_of(document, operation.answer) is not None:
        answer = f"Pages<Answer<{key}>, Item<{key}>>"
        result = f"new Pages(this.transport, {call})"
    return (
        f"\n  /** {operation.summary} */\n  {_camel(operation.name)}({', '.join(_arguments(operation))})"
        f": {answer} {{\n    return {result};\n  }}\n"
    )


def _arguments(operation: Operation) -> Iterator[str]:
    for each in operation.path_parameters:
        yield f"{_camel(each.name)}: {'number' if each.schema.get('type') == 'integer' else 'string'}"
    if operation.body:
        yield f'body{"" if operation.body_required else "?"}: Body<"{operation.id}">'
    if operation.takes_file:
        yield "content: BodyInit"
        yield f'contentType = "{operation.content_type}"'
    if operation.query:
        needed = any(each.required for each in operation.query)
        kind = f'Query<"{operation.id}">'
        if operation.takes_metadata:
            kind = f'Omit<{kind}, "metadata"> & Record<string, string | number | undefined>'
        yield f"query{'' if needed else '?'}: {kind}"
    yield "options?: CallOptions"


def _call(operation: Operation) -> Iterator[str]:
    yield f'method: "{operation.method.upper()}"'
    path = re.sub(r"{(\w+)}", lambda found: f"${{part({_camel(found[1])})}}", operation.path)
    yield f"path: `{path}`" if operation.path_parameters else f'path: "{path}"'
    yield from (["body"] if operation.body else [])
    yield from (["content", "contentType"] if operation.takes_file else [])
    yield from (["query"] if operation.query else [])
    yield from (["keyed: true"] if operation.keyed else [])
    yield "options"
