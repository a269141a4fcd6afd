"""A call with curl for each operation of the document, with a placeholder for the key."""

import re
from shlex import quote
from typing import Any
from urllib.parse import quote as quote_path

import orjson
from django.conf import settings

from .document import Json, followed
from .resources import ListedOperation

JSON = "application/json"
FORM = "multipart/form-data"
FILES = {
    "text/csv": "certificates.csv",
    "image/png": "picture.png",
    "application/pdf": "document.pdf",
}


def curl(source: Json, entry: ListedOperation) -> str:
    """A call with curl, as one would type it."""
    parameters = [followed(source, each) for each in entry.operation.get("parameters", ())]
    address = settings.BASE_URL + path_with_values(source, entry)
    lines = [f"curl {quote(address)}"]
    body = _body_lines(source, entry)
    if entry.method != ("post" if body else "get"):
        lines[0] = f"curl -X {entry.method.upper()} {quote(address)}"
    if entry.operation.get("security"):
        lines.append('-H "x-api-key: $API_KEY"')
    lines += [
        f'-H "{each["name"]}: {example_of(source, each)}"'
        for each in parameters
        if each["in"] == "header" and each["name"] == "Idempotency-Key"
    ]
    return " \\\n  ".join(lines + body)


def path_with_values(source: Json, entry: ListedOperation) -> str:
    """The path with the examples of its parameters in their places; a name stays where there is none."""
    values = {
        each["name"]: example_of(source, each)
        for each in (followed(source, each) for each in entry.operation.get("parameters", ()))
        if each["in"] == "path"
    }

    def value(match: re.Match[str]) -> str:
        found = values.get(match[1])
        return match[0] if found is None else quote_path(str(found), safe="")

    return re.sub(r"\{(\w+)\}", value, entry.path)


def example_of(source: Json, parameter: Json) -> Any:
    """The example of a parameter, or of its schema."""
    schema = followed(source, parameter["schema"])
    return parameter.get("example", schema.get("example"))


def body_example(source: Json, content: Json) -> Any:
    """The first example of a media type."""
    if "example" in content:
        return content["example"]
    first: Json = next(iter(content.get("examples", {}).values()), {})
    return followed(source, first).get("value")


def _body_lines(source: Json, entry: ListedOperation) -> list[str]:
    contents: Json = followed(source, entry.operation.get("requestBody", {})).get("content", {})
    if JSON in contents:
        example = body_example(source, contents[JSON])
        if example is None:
            return []
        text = orjson.dumps(example, option=orjson.OPT_INDENT_2).decode()
        return ["--json " + "'" + text.replace("'", r"'\''").replace("\n", "\n  ") + "'"]
    if FORM in contents:
        return ["-F file=@certificates.csv"]
    for media_type in contents:
        return [
            f'-H "Content-Type: {media_type}"',
            f"--data-binary @{FILES.get(media_type, 'file')}",
        ]
    return []
