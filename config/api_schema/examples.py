"""Examples of the OpenAPI document: recorded requests and answers, and every error.

`docs/examples.json` is written by `make examples`, which tells the stories in `tests/examples` to
the service itself. A test tells them again and compares.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import orjson
from django.conf import settings

from accounts.api.schema import Json
from accounts.errors import PROBLEMS
from config.errors import refusals

from .operations import PROBLEM

FILE = Path(settings.BASE_DIR) / "docs" / "examples.json"


@cache
def kept() -> dict[str, list[Json]]:
    """Recorded requests and answers by operationId, with this service's address."""
    text = FILE.read_text(encoding="utf-8").replace("{base_url}", settings.BASE_URL)
    examples: dict[str, list[Json]] = orjson.loads(text)
    return examples


def add_examples(result: Json) -> None:
    """Add examples to every operation, in place."""
    shown: set[str] = set()
    in_path: Json = {}  # examples of the parameters of paths, by name
    for item in result["paths"].values():
        for operation in item.values():
            _show(operation, kept().get(operation["operationId"], []), in_path)
            shown |= _show_refusals(operation["responses"])
    result["components"]["examples"] = {
        code: {"summary": str(PROBLEMS[code].title), "value": problem}
        for code, problem in sorted(refusals().items())
        if code in shown
    }


def _show(operation: Json, examples: list[Json], in_path: Json) -> None:
    """Add recorded examples to the request body and the answers of an operation."""
    bodies: dict[tuple[str, ...], Json] = {}
    for example in examples:
        name = example["name"]
        if request := example.get("request"):
            bodies.setdefault(("request", request["type"]), {})[name] = request["body"]
        if answer := example.get("answer"):
            bodies.setdefault((answer["status"], answer["type"]), {})[name] = answer["body"]
    for (place, media_type), values in bodies.items():
        if place == "request" and "requestBody" not in operation:
            continue  # kept from when it took one: `make examples` writes them anew
        described = (
            operation["requestBody"] if place == "request" else operation["responses"][place]
        )
        described["content"][media_type] |= _as_examples(values)
    for parameter in operation["parameters"]:
        name = parameter["name"]
        known = in_path if parameter["in"] == "path" else {}  # alike in all operations
        for example in examples:
            if name in example["parameters"]:
                value = example["parameters"][name]
                is_text = parameter["schema"].get("type") == "string"  # a type's number or code
                known.setdefault(name, str(value) if is_text else value)
        if name in known:
            parameter["example"] = known[name]


def _as_examples(values: Mapping[str, Any]) -> Json:
    if len(values) == 1:
        (value,) = values.values()
        return {"example": value}
    return {"examples": {name: {"value": value} for name, value in values.items()}}


def _show_refusals(responses: Json) -> set[str]:
    """Add an example of every error code that an operation lists for a status."""
    shown: set[str] = set()
    for answer in responses.values():
        if problem := answer.get("content", {}).get(PROBLEM):
            codes = answer["description"].split(", ")
            problem["examples"] = {c: {"$ref": f"#/components/examples/{c}"} for c in codes}
            shown.update(codes)
    return shown
